# Innovation on the page: its table, its introduction, its guided first game. What the terminal says too comes from the server.

## What it is about

point-goal = The goal
point-goal-text = Be the first to claim enough achievements: 6 with two players, 5 with three, 4 with four. An age costs five times its number in points.
point-turn = Your turn
point-turn-text = Two actions: draw a card, meld one onto its pile, activate a top card, or achieve an age.
point-dogma = Activating
point-dogma-text = Opponents who show as many of the card's icon as you share its effect before you. Opponents who show fewer must obey its demands.

## Cards

fact-age = Age
fact-colour = Colour
fact-icons = Icon
card-how = How effects work

## The table

pile-count = { $count ->
    [one] { $count } card in this pile
   *[other] { $count } cards in this pile
}
pile-covered = a covered card of age { $age }
age-number = age { $age }
points-title = Points in the score pile
points-unit = { $count ->
    [one] point
   *[other] points
}
achieved-none = No achievements yet
achieved-label = Achievements
score-label = Score pile
hand-empty = No cards in hand.
mine-label = { $player }: board and hand
draw-from = from age { $age }
draw-ends = above age 10: this ends the game
reach-mine = you { $count }
reach-rival = { $player } { $count }
reach-share = { $count ->
    [0] nobody shares
    [one] { $players } shares
   *[other] { $players } share
}
reach-obey = { $count ->
    [0] nobody must obey
   *[other] { $players } must obey
}
actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
middle-label = Supply and achievements
supply-label = Supply piles
supply-pile = Age { $age }: { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
achievements-label = Achievements
achievements-about = Achievements: age and points needed
goals-needed = { $count } of these win the game. You claim those of the ages with an action; you get the special ones automatically when you meet their condition.
achievement-age = Age { $age }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} and a top card of { $age } or more
achievement-owned = Age { $age }: owned by { $player }
special-monument = Monument: tuck six cards or score six cards in one turn
special-empire = Empire: show three or more of all six icons
special-world = World: show twelve or more clocks
special-wonder = Wonder: all five colours splayed up or right
special-universe = Universe: five top cards of value 8 or more
special-also = Also through the effect of { $name }.
special-short-monument = 6 tucks
special-short-empire = 3 of each
special-short-world = 12 clocks
special-short-wonder = 5 splays
special-short-universe = 5 × 8+

## The end

result-chart = Points over time
result-no-moments = Nobody claimed an achievement in this game.

## The guided first game

guide-open = Pick the card you want on the table from the start. The other one stays in your hand. Good starters draw cards or show many icons.
guide-action = Choose something that glows: draw from the pile, meld a card from your hand, activate one of your top cards, or achieve an age. You have two actions a turn; they may be the same.
guide-meld = Melding puts the card on top of your pile of its colour. Its icons count at once; you can no longer use the card below it.
guide-return = A returned card goes to the bottom of its age's pile. That is the price; the card says what you get for it.
guide-tuck = A tucked card goes to the bottom of your pile of its colour. It helps once that pile is splayed.
guide-score = A scored card goes into your score pile and is worth its age in points. Points unlock the achievements.
guide-transfer = You must obey a demand: choose what you can spare.
guide-splay = A splayed pile also shows icons of its covered cards. Up shows the most, then right, then left.
guide-event-splayed = A pile has been splayed: its covered cards now show some of their icons, and these count. Left shows the fewest, up the most.
guide-event-tucked = A tucked card lies at the bottom of its pile: its icons count once the pile is splayed. Six cards tucked in one turn bring the special achievement Monument.
guide-event-claimed = A special achievement: it belongs at once to whoever meets its condition, without an action, and counts like any other. Click the special achievements to see what they ask for.
guide-event-achieved = This age is taken for good. Keep an eye on how many achievements your opponent still needs: whoever has 6 wins at once.
guide-event-exchanged = An exchange: two groups of cards change places, even if one of them is empty. Nothing of it counts as scored or melded.
guide-event-executes = This card's share effects are now carried out by one player alone: nobody joins in, and its demands are skipped.

## The introduction

intro-goal-title = The goal
intro-goal = Be the first to own enough achievements: 6 with two players, 5 with three, 4 with four. For the achievement of age 3 you need 15 points (5 times its number) and a top card of age 3 or higher. You get the five special achievements automatically when you meet their condition.
intro-turn-title = Your turn: two actions
intro-turn = Draw a card, meld one from your hand onto your pile of its colour, activate one of your top cards, or achieve an age. You draw from the age of your highest top card: higher cards pull you forward.
intro-dogma-title = Activating a card
intro-dogma = Every card has a featured icon. Opponents who show at least as many of it as you share the effect, before you; you get a free draw for that. Opponents who show fewer must obey its demands. So watch the icon totals.
intro-splay-title = Splaying
intro-splay = Some effects splay a pile left, right or up: then the covered cards show some of their icons, and your totals grow.
intro-end-title = How it ends
intro-end = As soon as a player has enough achievements. Or when a player must draw above age 10: then the most points win. Some late cards also name a winner. That's all – the cards tell you the rest, and “Why?” opens the rule behind every question.
