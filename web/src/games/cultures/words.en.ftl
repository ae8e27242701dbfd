# Rising Cultures on the page: its table, its introduction, its guided first game. What the terminal says too comes from the server.

## What it is about

point-goal = The goal
point-goal-text = Most victory points after seven rounds: for buildings, leaders, development levels, provinces and the development marker.
point-uses = One card, four uses
point-uses-text = Sell it for 2 coins, lay it as a resource, put it into the army, or build it. In each round you draw four cards and play three.
point-provinces = Provinces
point-provinces-text = At the end of each round the stronger army takes a province, and pays for it with its last card.

## Cards

kind-building = building
kind-leader = leader
kind-province = province
kind-board = board
word-coin = coin
fact-kind = Kind
fact-civilization = Civilization
fact-icon = Icon
fact-coin_limit = Coin limit
card-how = The four uses of a card
card-spoken = { $kind }; cost: { $cost }; army: { $symbols }; resource: { $resources }; { $points } VP.
use-army = In the army
use-resource = As a resource
province-compares = Who competes counts these symbols: { $symbols }.

## The table

table-turn = Round { $turn }
mine-label = { $player }: board and hand
middle-label = Provinces and the Nile
tab-mine = My board
tab-others = Opponent
tab-middle = Provinces
hand-empty = No cards in hand.
area-build = Buildings and leaders
area-resources = Resources
area-treasury = Coins, deck and discard pile
board-look = { $civilization }: look at the board
board-enlarge = Enlarge
score-so-far = Score so far
score-if-now = If the game ended now:
marker-word = Marker
marker-title = Holds the development marker: begins the round, and it is worth 3 VP at the end.
level-reached = reached
strip-lit = in effect
strip-dark = not in effect
leader-covered = covered
coins-label = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}, limit { $limit }
coins-after = Treasury { $before } → { $after } (limit { $limit })
income-title = Coins in each round
flood-title = Coins for the Nile in each round
discard-label = Discard pile
discard-own = From your discard pile
discard-empty = No card lies here yet.
discard-top-only = Of another player's pile only the top card can be seen.
hint-short = { $count ->
    [one] { $count } coin short
   *[other] { $count } coins short
}
option-coins-short = For coins
option-army-short = Into the army
option-resource-short = As a resource
option-build-short = Build
option-lead-short = Play as leader

province-current = contested now
province-coming = still to come
province-won = belongs to { $player }
province-gone = nobody's
contest-label = Strength at this province
contest-stronger = would win
contest-in = competes
contest-out = stays out
outcome-wins = { $against }: you win.
outcome-loses = { $against }: if { $player } competes, you lose.
outcome-tie-wins = { $against }: a tie, and it is yours.
outcome-tie-loses = { $against }: a tie, and { $player } wins it.
outcome-alone = { $against }: nobody can stop you.
outcome-price = The winner discards the last card of the army; yours is { $card }.
outcome-keeps = If you win, you may keep the last card of your army, { $card }.
nile-label = Nile
nile-bank = { $player }: { $count ->
    [one] { $count } coin
   *[other] { $count } coins
} on the bank

## The end

result-chart = Victory points over time
result-no-moments = Nothing turned this game.

## The guided first game

guide-civilization = Each civilization has a deck and a board of its own. Hold the pointer on one (on a phone, press it long) to read what it can do. For a first game, Rome and Persia are the plainest.
guide-lay = Two of your four cards begin as resources. Look at their lower edge: different resources let you build more. The one you lay second is the first that can become a level.
guide-top = One of the two cards left goes on top of your deck, so you draw it at once. The other one goes under it.
guide-exchange = You may put cards back and draw others: up to two for 1 coin each. Often it is better to keep the coins.
guide-bottom = Now as many cards as you have drawn go under your deck, old or new.
guide-play = Pick a card: its four uses glow around your board. To the right it fights, below it gives resources, above it is built, and in the treasury it is 2 coins. What it would cost stands there, too.
guide-develop = Developing turns your latest resource card into a level for good. You lose its resources, and gain what the level says. More levels than your opponent also bring the marker.
guide-develop-with = This gift lets you develop with one of these cards: choose the one you need least.
guide-keep = Discarding the card frees its strip, and you can fill it again. Keep it if you need its symbol or what the strip gives.
guide-contest = Both armies are compared, but only by the symbols of this province. The winner gets it and discards the last card of the army. You can stay out to keep your army.
guide-bank = Coins on your bank of the Nile pay, too. They don't count towards the coin limit, so you may want to spend those of the treasury first.
guide-store = Coins above the limit are lost now; on your bank of the Nile they are safe.

## The introduction

intro-goal-title = The goal
intro-goal = Have the most victory points (VP) after seven rounds. Buildings and leaders, development levels, provinces and the development marker score.
intro-uses-title = Each card has four uses
intro-uses = Its edges say which. Lower edge: lay it as a resource that stays. Right edge: put it into your army. Upper part: build it. Or sell it for 2 coins. Pick a card of your hand, and the four places glow.
intro-build-title = Building
intro-build = A card costs resources. Your resources aren't used up: you need to have them. Each one that is missing costs 2 coins. The table shows what is missing and the price before you decide.
intro-develop-title = Developing
intro-develop = After building you may develop: your latest resource card turns over and becomes your next level, for good. Levels bring abilities and VP, and one of them flips your board to its Golden Age side.
intro-province-title = Provinces
intro-province = At the end of a round both armies are compared by the symbols of the current province. The stronger one gets it and discards the last card of its army. Each card of the army also lights up a strip of the board.
intro-round-title = A round
intro-round = Income, draw four cards, exchange some if you like, play three in turns. The fourth goes back on top of your deck. Then the province; then the marker goes to whoever has more levels; and coins above your limit are lost. ‘Why?’ opens the rule behind every question.
