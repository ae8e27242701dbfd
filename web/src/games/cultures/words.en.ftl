# Rising Cultures on the page: its table, its introduction, its guided first game. What the terminal says too comes from the server.

## What it is about

point-goal = The goal
point-goal-text = The most victory points after seven rounds: for buildings, leaders, development levels, provinces and the development marker.
point-uses = One card, four uses
point-uses-text = Sell it for 2 coins, lay it as a resource, put it into the army, or build it. Each round you draw four cards and play three.
point-provinces = Provinces
point-provinces-text = At the end of each round the stronger army takes a province and discards its last card.

## Cards

kind-building = building
kind-leader = leader
kind-province = province
kind-board = board
word-coin = coin
amount-wood = { $count } wood
amount-brick = { $count ->
    [one] { $count } brick
   *[other] { $count } bricks
}
amount-stone = { $count } stone
amount-gold = { $count } gold
fact-kind = Kind
fact-civilization = Civilization
fact-icon = Icon
fact-coin_limit = Coin limit
card-how = The four uses of a card
card-spoken = { $kind }; cost: { $cost }; army: { $symbols }; resource: { $resources }; { $points } VP.
use-army = In the army
use-resource = As a resource
province-compares = These symbols count in the contest: { $symbols }.

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
board-look = { $civilization }: show the board
board-enlarge = Enlarge
score-so-far = Score so far
score-if-now = If the game ended now:
marker-word = Marker
marker-title = Holds the development marker: starts the round, and it is worth 3 VP at the end.
level-reached = reached
strip-lit = in effect
strip-dark = not in effect
leader-covered = covered
coins-label = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}, limit { $limit }
coins-after = Treasury { $before } → { $after } (limit { $limit })
income-title = Coins each round
flood-title = Coins for the Nile each round
discard-label = Discard pile
discard-own = From your discard pile
discard-empty = There are no cards here yet.
discard-top-only = You can only see the top card of another player's pile.
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
result-no-moments = There was no turning point in this game.

## The guided first game

guide-civilization = Each civilization has its own deck and board. Hover over one (on a phone, press and hold) to read what it can do. For a first game, Rome and Persia are the simplest.
guide-lay = Two of your four cards start as resources. Look at their lower edge: different resources let you build more. The one you lay second is the first that can become a level.
guide-top = One of the two remaining cards goes on top of your deck, so you draw it at once. The other one goes to the bottom.
guide-exchange = You may put cards back and draw others: up to two for 1 coin each. Often it is better to keep the coins.
guide-bottom = Now put as many cards as you have drawn under your deck, old or new.
guide-play = Pick a card: its four uses glow around your board. To the right it fights, below it gives resources, above it is built, and in the treasury it is worth 2 coins. You also see what it would cost.
guide-develop = Developing turns your latest resource card into a level for good. You lose its resources and gain what the level says. If you have more levels than your opponent, you also get the marker.
guide-develop-with = You may develop with one of these cards: choose the one you need least.
guide-keep = Discarding the card frees its strip, and you can fill it again. Keep it if you need its symbol or what the strip gives.
guide-contest = Both armies are compared, but only by the symbols of this province. The winner gets it and discards the last card of their army. You can stay out to keep your army.
guide-bank = You can also pay with coins on your bank of the Nile. They don't count towards the coin limit, so you may want to spend the treasury first.
guide-store = Coins above the limit are lost now; on your bank of the Nile they are safe.
guide-event-turn-7 = The last round: afterwards coins and resources are worth nothing. Build what scores most, and win the last province if you can.
guide-event-led = Only one leader is in effect: the next one covers the last, who then gives nothing any more. What was given at once stays.
guide-event-golden-age = A Golden Age: the board flips to its better side, with other resources and strips. It is worth 3 VP.
guide-event-marker-passed = The marker goes to whoever has more levels; on a tie it changes hands. Its holder begins the round and wins ties for provinces.
guide-event-boxed = Nobody gets this province: both stayed out, or nobody has any of its symbols. It is out of the game.

## The introduction

intro-goal-title = The goal
intro-goal = Have the most victory points (VP) after seven rounds. Buildings and leaders, development levels, provinces and the development marker score.
intro-uses-title = Each card has four uses
intro-uses = Its edges show them. Lower edge: lay it as a resource that stays. Right edge: put it into your army. Upper part: build it. Or sell it for 2 coins. Pick a card from your hand, and the four places glow.
intro-build-title = Building
intro-build = A card costs resources. You don't use your resources up: you only need to have them. Each missing one costs 2 coins. The table shows what is missing and the price before you decide.
intro-develop-title = Developing
intro-develop = After building you may develop: your latest resource card turns over and becomes your next level, for good. Levels bring abilities and VP, and one of them flips your board to its Golden Age side.
intro-province-title = Provinces
intro-province = At the end of a round both armies are compared by the symbols of the current province. The stronger one takes it and discards its last card. Each card of the army also lights up a strip of the board.
intro-round-title = A round
intro-round = Income, draw four cards, exchange some if you like, play three in turns. The fourth goes back on top of your deck. Then comes the province; then the player with more levels takes the marker; and coins above your limit are lost. “Why?” opens the rule behind every question.
