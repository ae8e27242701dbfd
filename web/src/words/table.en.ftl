# The table and the end of a game.
close = Close
prompt-label = What is asked
prompt-waiting = Waiting for { $player }.
prompt-asked = The question: { $ask }
prompt-since = Asked { $ago }.
prompt-all = All { $count }
prompt-fewer = Fewer
why-rule = Rule { $rule }
prompt-why = Why?
prompt-hint = Hint
prompt-undo = Undo
log-label = What has happened
log-empty = Nothing has happened yet.
chat-label = Chat
chat-empty = No messages yet. Say hello!
chat-say = Say something
chat-send = Send
tabs-label = Parts of the table
tab-mine = My board
tab-others = Opponents
tab-middle = Middle
tab-log = Log
tab-news = something has happened here
tab-legal = something to choose here

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
hand-label = Hand
score-label = Score pile
nothing = none
hand-empty = No cards in hand.
mine-label = { $player }: board and hand
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
goals-needed = { $count } of these win the game. Those of the ages are claimed with an action; the special ones come by themselves to whoever meets their condition.
achievement-age = Age { $age }: { $points } points and a top card of { $age } or more
achievement-owned = Age { $age }: owned by { $player }
special-monument = Monument: tuck six cards or score six cards in one turn
special-empire = Empire: show three or more of all six icons
special-world = World: show twelve or more clocks
special-wonder = Wonder: all five colours splayed up or right
special-universe = Universe: five top cards of value 8 or more
special-short-monument = 6 tucks
special-short-empire = 3 of each
special-short-world = 12 clocks
special-short-wonder = 5 splays
special-short-universe = 5 × 8+
card-more = More about this card

table-title = Table
table-turn = Turn { $turn }
table-setup = Set-up
table-spectator = You are watching.
table-your-turn = Your turn
table-waiting-room = Waiting for players
table-waiting-why = The game starts by itself when every seat is taken.
table-invite = Send this link to a friend:
table-open-seat = Anybody can take this seat from the lobby.
table-bot = bot
table-stand-in = { $player } is away; a bot plays.
table-back = I'm back
table-leave = Leave this table
table-sit = Take this seat
table-resign = Resign
table-resign-sure = Resign this game?
table-resign-why-two = The other player wins.
table-resign-why-more = A bot takes your seat and plays on.
table-resign-yes = Yes, resign
table-stay = No, play on
table-help = How to play
table-menu = This table
table-deal = Fair deal
table-deal-why = All cards were shuffled from one secret number, the seed. This is its fingerprint (SHA-256), shown before the deal; at the end the seed itself is shown, and anybody can check that nothing was changed:
table-here = at the table
table-away = away
table-offline = Connection lost. Trying again …
table-pass-title = Pass the device
table-pass = Now it is { $player }'s turn. Hand over the device; nobody else should look.
table-pass-ready = I am { $player }
table-over = The game is over.
table-result = See the result
table-clock = { $minutes } min left
table-hint-text = The bot would choose: { $option }.

result-title = Result
result-scores = Scores
result-chart = Points over time
result-moments = Turning points
result-no-moments = Nobody claimed an achievement in this game.
result-boards = The final table
result-again = Play again, seats moved on
result-record = Download the record
result-replay = Replay step by step
result-deal-proof = The deal was fair: the seed { $seed } fits the hash that was shown before the deal.
result-not-over = This game isn't over yet.
result-to-table = To the table

guide-understood = Got it
guide-open = Pick the card you want on the table from the start. The other one stays in your hand. Good starters draw cards or show many icons.
guide-action = Choose one of the glowing things: draw from the pile, meld a card from your hand, activate a top card of yours, or achieve an age. You have two actions a turn; they may be the same.
guide-meld = Melding puts the card on top of your pile of its colour. Its icons count at once; the card beneath stops being usable.
guide-return = A returned card goes to the bottom of its age's pile. That is the price; the card says what you get for it.
guide-tuck = A tucked card goes to the bottom of your pile of its colour. It helps once that pile is splayed.
guide-score = A scored card goes into your score pile and is worth its age in points. Points unlock the achievements.
guide-transfer = A demand hit you: choose what you can spare.
guide-splay = A splayed pile shows icons of its covered cards too. Up shows the most, then right, then left.

intro-goal-title = The goal
intro-goal = Be the first to own enough achievements: 6 with two players, 5 with three, 4 with four. For the achievement of age 3 you need 15 points (5 for each step of its number) and a top card of age 3 or more. Five special achievements come by themselves when you meet their condition.
intro-turn-title = Your turn: two actions
intro-turn = Draw a card, meld one from your hand onto your pile of its colour, activate one of your top cards, or achieve an age. You draw from the age of your highest top card: higher cards pull you forward.
intro-dogma-title = Activating a card
intro-dogma = Every card has a featured icon. Opponents who show at least as many of it as you share the effect, before you; you get a free draw for that. Opponents who show fewer must obey its demands. So watch the icon totals.
intro-splay-title = Splaying
intro-splay = Some effects splay a pile left, right or up: then the covered cards show some of their icons too, and your totals grow.
intro-end-title = How it ends
intro-end = At once, when somebody has enough achievements. Or when somebody must draw above age 10: then most points win. Some late cards name a winner, too. That's all – the cards tell you the rest, and 'Why?' opens the rule behind every question.
intro-back = Back
intro-next-step = Next
intro-skip = Skip
intro-play = Play
