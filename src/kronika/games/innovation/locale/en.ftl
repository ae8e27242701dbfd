# Innovation in English. See the terms of the rulebook: draw, meld, dogma, achieve, tuck, splay, score, return.

game-name = Innovation
game-about = Build a civilization from cards of ten ages; activate them, share their effects or suffer their demands.

intro =
    The goal: be the first with { $seats ->
        [2] 6
        [3] 5
       *[other] 4
    } achievements. To achieve an age you need 5 points times its number (age 3: 15 points) and a top card of that age or higher. You get special achievements as soon as you meet their condition.
    Your turn: two actions. Draw a card, meld one from your hand, activate a top card (its dogma), or achieve an age.
    Activating: opponents who show at least as many of the card's icon share its effects before you; those who show fewer must obey its demands.
intro-next = Now: choose one of your two cards to meld first. Type ? 1 to read the first one. The player whose card comes first in the alphabet starts.
legend =
    ♜ castle
    ♛ crown
    ♣ leaf
    ☼ lightbulb
    ⚙ factory
    ◷ clock
    · the picture: no icon
    ← splayed left
    → splayed right
    ↑ splayed up
    ▶ whose turn it is
    R1 red card of age 1
    { "[" }2]×3 three hidden cards of age 2
    – none
intro-table =
    On the table: each line of a board is the pile of one colour, with the age, name and icons of its top card, then what lies under it. The icons stand as on the card: top left, then the bottom row.
    An arrow is a splay, followed by the icons that it shows of each covered card.

## Cards

card-known = { $name }
card-hidden = a card of age { $back }
cards-hidden = { $count ->
    [one] a card
   *[other] { $count } cards
} of age { $back }
card-facts = age { $age }, { $colour }
card-featured = featured icon: { $icon }
effect-demand = Demand
effect-share = Share
special-achievement = special achievement

## Words

word-red = red
word-yellow = yellow
word-green = green
word-blue = blue
word-purple = purple
word-none = flat
word-left = left
word-right = right
word-up = up
word-castle = castle
word-crown = crown
word-leaf = leaf
word-lightbulb = lightbulb
word-factory = factory
word-clock = clock
word-monument = Monument
word-empire = Empire
word-world = World
word-wonder = Wonder
word-universe = Universe
word-hand = hand
word-score = score pile
word-board = board
word-draw = draw

## The colour of a card

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple

## Options

option-open = Begin with { $card }
option-action = Take an action
option-draw = Draw a card
option-meld = Meld { $card }
option-dogma = Activate { $card }
option-achieve = Achieve age { $number }
option-return = Return { $card }
option-tuck = Tuck { $card }
option-score = Score { $card }
option-transfer = Transfer { $card }
option-swap = Exchange { $card }
option-take = Take { $card }
option-keep = Keep { $card }
option-reveal = Show { $card }
option-place = Place { $card } next
option-execute = Execute { $card }
option-splay = { $word2-id ->
    [none] Unsplay { $word }
   *[other] Splay { $word } { $word2 }
}
option-colour = { $word-id ->
    [red] Choose red
    [yellow] Choose yellow
    [green] Choose green
    [blue] Choose blue
   *[purple] Choose purple
}
option-value = Name the value { $number }
option-player = Choose { $player }
option-return-scored = Return a card of age { $number } from { $player }'s score pile
option-exchange = Exchange the cards
option-meld-all = Meld all these cards
option-tuck-all = Tuck all cards
option-score-all = Score all cards
option-draw-and-tuck = Draw a card and tuck it
option-evolve = { $word-id ->
    [score] Draw and score an 8, then return a card from your score pile
   *[draw] Draw a card one higher than your highest score card
}

# Where “Done” would read wrong: `done-<key>`.

done-splay = Don't splay
done-score = Don't score
done-colour = { option-skip }
done-player = { option-skip }
done-evolve = { option-skip }

## Questions

# Where the cards of a question lie, and to whom one of them goes.

from-place = { $from ->
    [hand] { $whose ->
        [own] { " from your hand" }
       *[other] { " from the hand of " }{ $owner }
    }
    [score] { $whose ->
        [own] { " from your score pile" }
       *[other] { " from the score pile of " }{ $owner }
    }
    [board] { $whose ->
        [own] { " from your board" }
       *[other] { " from the board of " }{ $owner }
    }
   *[none] { "" }
}
to-whom = { $role ->
    [obey] { $whose ->
        [own] { " to " }{ $by }
        [other] { " to yourself" }
       *[none] { "" }
    }
   *[card] { "" }
}

ask-open = choose the card to meld first.
ask-action = choose your action.
ask-draw = { $may ->
    [yes] you may draw a card.
   *[no] draw a card.
}
ask-meld = { $may ->
    [yes] you may meld a card{ from-place }.
   *[no] choose a card{ from-place } to meld.
}
ask-meld-only = you may meld { $card }.
ask-dogma = { $may ->
    [yes] you may activate a card.
   *[no] choose a card to activate.
}
ask-dogma-only = you may activate { $card }.
ask-achieve = { $may ->
    [yes] you may achieve an age.
   *[no] choose an age to achieve.
}
ask-return = { $may ->
    [yes] you may return a card{ from-place }.
   *[no] choose a card{ from-place } to return.
}
ask-return-only = you may return { $card }.
ask-tuck = { $may ->
    [yes] you may tuck a card{ from-place }.
   *[no] choose a card{ from-place } to tuck.
}
ask-tuck-only = you may tuck { $card }.
ask-score = { $may ->
    [yes] you may score a card{ from-place }.
   *[no] choose a card{ from-place } to score.
}
ask-score-only = you may score { $card }.
ask-transfer = { $may ->
    [yes] you may transfer a card{ from-place }{ to-whom }.
   *[no] choose a card{ from-place } to transfer{ to-whom }.
}
ask-transfer-only = you may transfer { $card }.
ask-swap = { $may ->
    [yes] you may exchange a card{ from-place }.
   *[no] choose a card{ from-place } to exchange.
}
ask-swap-only = you may exchange { $card }.
ask-take = { $may ->
    [yes] you may take a card from your score pile into your hand.
   *[no] choose a card of your score pile to take into your hand.
}
ask-take-only = you may take { $card } from your score pile into your hand.
ask-keep = { $may ->
    [yes] you may keep a card.
   *[no] choose the one card to keep.
}
ask-keep-only = you may keep { $card }.
ask-reveal = { $may ->
    [yes] you may show a card from your hand.
   *[no] choose a card from your hand to show.
}
ask-reveal-only = you may show { $card } from your hand.
ask-place = { $may ->
    [yes] you may choose the next card of the pile, from the bottom up.
   *[no] choose the next card of the pile, from the bottom up.
}
ask-execute = { $may ->
    [yes] you may execute a card alone, without sharing.
   *[no] choose a card to execute alone, without sharing.
}
ask-execute-only = you may execute { $card } alone, without sharing.
ask-splay = { $may ->
    [yes] you may splay one of your piles.
   *[no] choose the pile that you splay.
}
ask-splay-only = { $word2-id ->
    [none] you may unsplay your { $word } pile.
   *[other] you may splay your { $word } pile { $word2 }.
}
ask-colour = { $may ->
    [yes] you may choose a colour.
   *[no] choose a colour.
}
ask-value = { $may ->
    [yes] you may name a value.
   *[no] name a value.
}
ask-player = { $may ->
    [yes] you may choose a player.
   *[no] choose a player.
}
ask-return-scored = { $may ->
    [yes] you may choose whose score card goes back.
   *[no] choose whose score card goes back.
}
ask-exchange = you may exchange the cards.
ask-meld-all = you may meld all these cards from your score pile.
ask-tuck-all = you may tuck all cards from your hand.
ask-score-all = you may score all cards from your hand.
ask-draw-and-tuck = you may draw and tuck a card.
ask-evolve = { $may ->
    [yes] you may draw and score an 8, or draw a card by the highest card of your score pile.
   *[no] choose whether you draw and score an 8, or draw a card by the highest card of your score pile.
}

## The log

event-turn = Turn { $number }: { $player }
event-drew = { $player } draws { $card }.
event-drew-many = { event-drew }
event-revealed = { $player } shows { $card }.
event-named = { $player } names: { $word }.
event-showed-hand = { $player } shows the whole hand.
event-melded = { $player } melds { $card }.
event-tucked = { $player } tucks { $card }.
event-tucked-many = { event-tucked }
event-scored = { $player } scores { $card }.
event-scored-many = { event-scored }
event-returned = { $player } returns { $card }.
event-returned-many = { event-returned }
event-transferred = { $same ->
    [yes] { $player } moves { $card } to { $place-id ->
        [hand] the hand
        [score] the score pile
       *[board] the board
    }.
   *[no] { $player } transfers { $card } to { $to }'s { $place }.
}
event-exchanged = { $same ->
    [yes] { $player } exchanges { $card } into the { $place }.
   *[no] { $player } exchanges { $card } into { $to }'s { $place }.
}
event-removed = { $player } removes { $card } from the game.
event-rearranged = { $player } rearranges the { $colour } pile; { $name } is on top.
event-splayed = { $direction-id ->
    [none] { $player } unsplays the { $colour } pile.
   *[other] { $player } splays the { $colour } pile { $direction }.
}
event-achieved = { $player } achieves age { $age }.
event-claimed = { $player } claims the special achievement { $achievement }.
event-activated = { $player } activates { $card }.
event-executes = { $player } executes { $card } alone, without sharing.
event-obeys = { $player } must obey the demand.
event-obeyed-in-vain = { $player } has nothing that the demand asks for, so nothing happens.
event-demand-reaches-nobody = The demand reaches nobody: everyone shows its icon ({ $icon }) at least as often as { $player }.
event-shares = { $player } shares the effect.
event-shared-in-vain = For { $player } it changes nothing, so it earns no sharing bonus.
event-changed-nothing = Effect { $number } changes nothing for { $player }.
event-bonus = Sharing bonus: { $player } draws once more.
event-resigned = { $player } resigns.
event-ended = The game is over.

## The end

reason-achievements = Enough achievements win the game at once.
reason-points = The points decide, and among equals the achievements.
reason-effect = The effect of a card decides the game.
reason-resigned = The opponent resigned.
line-points = points
line-score-cards = cards in the score pile
line-age-achievements = ages achieved
line-special-achievements = special achievements
line-achievements-total = achievements in total

## Options of a match

variant-city_states = City States
variant-city_states-score = the victim draws and scores a 1, as in the Czech rulebook
variant-city_states-draw = the victim only draws a 1, as in other printings
variant-titles = Who starts
variant-titles-cs = alphabetical order of the Czech titles
variant-titles-en = alphabetical order of the English titles

## The table on the screen

table-turn = Turn { $number }
table-setup = Set-up
table-needed = { $number } achievements win
table-age = Age
table-supply = Cards left
table-price = Points to achieve
table-specials = Special achievements
table-legend = Icons
board-title = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count } of { $needed } achievements
board-actions = { $actions ->
    [0] on turn
    [one] on turn, { $actions } action left
   *[other] on turn, { $actions } actions left
}
board-empty = no cards on the board yet
board-without = no cards: { $colours }
board-covered = { $count ->
    [one] + { $count } card
   *[other] + { $count } cards
}
board-hand = Hand
board-score = Score pile
board-achievements = Achievements
board-age = age { $age }
board-none = none
board-opened = has chosen

hint-draw = of age { $age }
hint-draw-end = no card is left: this ends the game
hint-demand = demand on { $players }
hint-share = shared by { $players }
hint-alone = nobody shares
hint-nobody = nobody is affected

## What an option does

about-achieve = one more of the achievements that win
about-exchange = the cards of both places change sides
about-done-splay = the pile stays as it is

## Why a move is good: what there is more or less of after it

part-achievements = { $more ->
    [yes] more achievements
   *[no] fewer achievements
}
part-reachable = { $more ->
    [yes] more achievements within reach
   *[no] fewer achievements within reach
}
part-points = { $more ->
    [yes] more points in the score pile
   *[no] fewer points in the score pile
}
part-hand_values = { $more ->
    [yes] a more valuable hand
   *[no] a less valuable hand
}
part-top_values = { $more ->
    [yes] higher top cards
   *[no] lower top cards
}
part-icons = { $more ->
    [yes] more icons
   *[no] fewer icons
}

## Themes of puzzles

puzzle-theme-demand = Demand
puzzle-theme-dogma = Dogma
puzzle-theme-achievement = Achievements
puzzle-theme-scoring = Scoring
