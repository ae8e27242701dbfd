# Imperial Settlers on the page: its table, its introduction, its guided first game. What the terminal says too comes from the server.

## What it is about

point-goal = The goal
point-goal-text = The most points after five rounds. You gain them with your locations; at the end each common location is worth 1 point and each faction location 2.
point-turn = Your turn
point-turn-text = One action: build a location, make a deal, raze, activate a location, send workers, or pass. Turn by turn, until everybody has passed.
point-empire = Your empire
point-empire-text = Production locations give goods each round, features reward what you do, actions turn goods into points. What you can't store is lost at the end of the round.

## Cards

fact-deck = Deck
fact-type = Type
fact-colours = Colour
deck-common = common
deck-barbarian = Barbarians
deck-roman = Romans
deck-egyptian = Egyptians
deck-japanese = Japanese
deck-attack = attack cards
type-production = production
type-feature = feature
type-action = action
card-how = How to read a card
card-worth = { $points } VP at the end
card-unsure = Our data of this card isn't certain.
card-renamed = The English name is our translation.
field-raze = Razed for
field-deal = A deal gives
effect-per = 1 { $good } for each { $of }, at most { $most }
word-samurai = samurai
goods-any_resource = { $count ->
    [one] any resource
   *[other] { $count } resources of any kind
}
goods-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
goods-common_card = { $count ->
    [one] { $count } common card
   *[other] { $count } common cards
}
goods-faction_card = { $count ->
    [one] { $count } faction card
   *[other] { $count } faction cards
}
goods-location = { $count ->
    [one] a location of yours
   *[other] { $count } locations of yours
}
goods-deal = { $count ->
    [one] a deal of yours
   *[other] { $count } deals of yours
}

## The table

standing = { $points } ({ $final })
middle-label = Round, points and the common deck
phase-lookout = look-out
phase-production = production
phase-action = actions
phase-cleanup = clean-up
phase-attack = attack
track-label = Points; the hatched part is what the locations add
track-mark = { $player }: { $points } VP, { $final } with locations
points-now = { $points } VP gained; { $final } with the locations
points-final = ({ $final })
common-deck = Common deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
discard-pile = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
discard-title = Common discard pile, newest card first
discard-empty = No card has been discarded yet.
pick-order = Order: { $players }
factions-label = Factions
mine-label = { $player }: empire and hand
hand-empty = No cards in hand.
row-faction = { $type }: faction locations
row-common = { $type }: common locations
deals-none = No deals yet
deal-label = Deal: { $card }, each round 1 { $good }
route-label = Trade Route deal: { $card }, each round 1 { $good }
foundations-label = { $count ->
    [one] { $count } foundation
   *[other] { $count } foundations
}
faction-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
fold = Fold { $player }'s empire
unfold = Unfold { $player }'s empire
empire-label = { $player }'s empire
locations-count = { $count ->
    [one] { $count } location
   *[other] { $count } locations
}
hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
targets-here = { $count ->
    [one] { $count } target
   *[other] { $count } targets
}
uses-left = { $uses ->
    [one] { $left ->
        [0] used in this round
       *[other] not used in this round
    }
   *[other] { $left } of { $uses } uses left in this round
}
pieces-label = What was paid lies here until the end of the round
pieces-here = Lying here: { $goods }
blocked-label = Blocked in this round
guarded-samurai = Guarded by a samurai: razing it costs 1 token more
guarded-token = Guarded by a defence token: razing it costs 1 token more
raze-cost = Razing it costs { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
taken-from = Taken over from { $player } for this round
traded-by = { $player } has a Trade Route deal with it
tucked-label = { $count ->
    [one] { $count } card under it
   *[other] { $count } cards under it
}
end-points = { $count } VP on top at the end
danger-label = In danger: an attack card for { $goods } would strike it
activate-twice = Activate twice

## Options

option-build-short = Build
option-deal-short = Make a deal
option-raze-card-short = Raze it
word-group-pass = Pass
word-group-raze = Raze a location
word-group-send = Send workers
word-group-defend = Place the defence token
word-group-samurai = Place a samurai
word-group-store = Put a resource on Shrine
word-group-tuck = Put a card under Gate
each-round = now and each round
at-once = at once
at-the-end = at the end
gold-stands-in = { $count } gold stands in
pass-loses = In cleanup you lose
pass-nothing-lost = Nothing of yours is lost in cleanup.
now-missing = To build it you lack
now-missing-action = To activate it you lack
now-gives = In your empire it would give now:

## The solo game

rival-locations = His locations
line-label = Attack line, newest first ({ $count } still hidden)
line-next = The next attack card
race-label = Your faction locations: { $own }. His Collection: { $collection }. You need more than he has.
solo-next-lookout = Now: you take a card, he gets a random one, twice.
solo-next-production = Now: your goods.
solo-next-action = { $count ->
    [0] After you pass two attack cards come.
    [one] After you pass he collects the location left here; then two attack cards come.
   *[other] After you pass he collects the { $count } locations left here; then two attack cards come.
}
solo-next-attack = Now: two attack cards, one after the other.
solo-danger = Each strikes one of your common locations whose raze field shows its good and that of another card in the line.

## The end

result-chart = Points over time
result-no-moments = Nothing was razed in this game.

## The guided first game

guide-faction = Each faction plays in its own way. The Romans are good for a first game: solid production and points for building.
guide-take = New cards each round. Look for production in the first rounds, for points in the last ones. Cards of one colour help each other.
guide-keep = Keep the card that helps you most; the others go on.
guide-action = Choose one of the glowing things. Click a card of your hand to see its uses: build it, make a deal (a good each round), or raze it for goods. Action locations are clicked where they lie; your workers can be sent in pairs. When nothing is worth doing, pass.
guide-after = You may still place something before your turn ends: a defence token on a common location, or what your cards allow.
guide-sacrifice = Most faction locations are built on top of another one: choose a location that you can spare. Ruins and foundations are made for this.
guide-draw = A card of the common deck or of your own faction's. Faction cards are stronger, but most of them need a location to be given up.
guide-gold-for = One gold stands in for one wood, stone or food. Keep it if you can pay otherwise.
guide-pay = Any resources will do: pay what you need least.
guide-send = Two workers bring one resource or one card. You can go on as long as you have pairs.
guide-gain = Choose what you need most now.
guide-raze = Razing takes the goods in the raze field. The victim keeps a foundation and gets 1 wood.
guide-discard = Choose the card that you need least.
guide-lose = The attack strikes one of these. Choose the one that you can spare.
guide-exchange = Points are good, but goods may bring more later. You may decline.

## The introduction

intro-goal-title = The goal
intro-goal = { $seats ->
    [1] Over five rounds you build an empire against a virtual player. You win with more faction locations than he has cards in his Collection; your points then give your rank.
   *[other] Over five rounds you build an empire. Whoever has the most points (VP) at the end wins: those gained during play, 1 for each common location and 2 for each faction location.
}
intro-round-title = A round
intro-round = Look-out: everybody gets new cards. Production: board, deals and production locations give goods. Actions: turn by turn until all have passed. Clean-up: goods that you can't store are lost. Your board stores one kind.
intro-turn-title = Your turn: one action
intro-turn = Build a location for the goods on its left. Make a deal: 1 food and a faction card, for its good now and in every production. Raze a card of your hand or an opponent's location. Activate an action location. Send two workers for a resource or a card. Or pass for the round.
intro-card-title = A card
intro-card = On top its colour and what it is worth at the end; beneath, the cost and what it does. At the bottom what razing it gives (common cards) or what a deal with it brings (faction cards). A house in the cost: you give up one of your locations. One gold stands in for any wood, stone or food.
intro-raze-title = Razing and guarding
intro-raze = { $seats ->
    [1] A location of the virtual player costs 2 raze tokens. What you leave goes to his Collection. Then two attack cards come: they strike common locations of yours whose raze fields show their goods.
   *[other] An opponent's common location costs 2 raze tokens, a card of your own hand only 1. The victim keeps a foundation and gets 1 wood. A defence token makes razing dearer by one; whoever has passed is safe. Of the faction locations only those of the Japanese can be razed; samurai guard them.
}
intro-factions-title = The four factions
intro-factions = Each has its own deck, board and way to play.
intro-end-title = How it ends
intro-end = { $seats ->
    [1] After five rounds. That's all – the cards tell you the rest, and 'Why?' opens the rule behind every question.
   *[other] After five rounds. If points are equal, leftover resources and workers decide, then cards in hand. That's all – the cards tell you the rest, and 'Why?' opens the rule behind every question.
}
