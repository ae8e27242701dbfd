# Imperial Settlers on the page: its table, its introduction, its guided first game. What the terminal says too comes from the server.

## What it is about

point-goal = The goal
point-goal-text = The most points after five rounds. You gain them with your locations; at the end each common location is worth 1 point and each faction location 2.
point-turn = Your turn
point-turn-text = One action: build a location, make a deal, raze, activate a location, send workers, or pass. Players take turns until everybody has passed.
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
card-unsure = Our data for this card isn't certain.
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
    [one] one of your locations
   *[other] { $count } of your locations
}
goods-deal = { $count ->
    [one] one of your deals
   *[other] { $count } of your deals
}

## The log

event-gained-good = { amount }
event-gained-goods = { $player } gains { $goods }.

## The table

standing = { $points } ({ $final })
middle-label = Round, points and the common deck
phase-lookout = lookout
phase-production = production
phase-action = actions
phase-cleanup = cleanup
phase-attack = attack
track-label = Points; the hatched part is added by the locations
track-mark = { $player }: { $points } VP, { $final } with locations
points-now = { $points } VP; { $final } with locations
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
table-turn = Round { $turn }
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
        [0] used this round
       *[other] not used this round
    }
   *[other] { $left } of { $uses } uses left this round
}
pieces-label = Goods paid stay here until the end of the round
pieces-here = On it: { $goods }
blocked-label = Blocked this round
guarded-samurai = Guarded by a samurai: razing it costs 1 more token
guarded-token = Guarded by a defence token: razing it costs 1 more token
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
end-points = { $count } extra VP at the end
danger-label = In danger: an attack card for { $goods } would hit it
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
gold-stands-in = { $count } gold used instead
pass-loses = You will lose in cleanup
pass-nothing-lost = You won't lose anything in cleanup.
now-missing = To build it you need
now-missing-action = To activate it you need
now-gives = In your empire it would now give:

## The solo game

rival-locations = His locations
line-label = Attack line, newest first ({ $count } still hidden)
line-next = The next attack card
race-label = Your faction locations: { $own }. His Collection: { $collection }. You need more than he has.
solo-next-lookout = Now: you take a card, he gets a random one, twice.
solo-next-production = Now: your goods.
solo-next-action = { $count ->
    [0] After you pass, two attack cards come.
    [one] After you pass, he collects the location left here; then two attack cards come.
   *[other] After you pass, he collects the { $count } locations left here; then two attack cards come.
}
solo-next-attack = Now: two attack cards, one after the other.
solo-danger = Each hits one of your common locations whose raze field shows its good and that of another card in the line.

## The end

result-chart = Points over time
result-no-moments = Nothing was razed in this game.

## The guided first game

guide-faction = Each faction plays differently. The Romans are good for a first game: solid production and points for building.
guide-take = New cards each round. Look for production in the first rounds, for points in the last ones. Cards of one colour help each other.
guide-keep = Keep the card that helps you most; the others are passed on.
guide-action = Choose something that glows. Click a card in your hand to see its uses: build it, make a deal (a good each round), or raze it for goods. Click action locations where they lie; send your workers in pairs. When nothing is worth doing, pass.
guide-after = You may still place something before your turn ends: a defence token on a common location, or whatever your cards allow.
guide-sacrifice = Most faction locations are built on top of another one: choose a location that you can spare. Ruins and foundations are made for this.
guide-draw = A card from the common deck or from your own faction's. Faction cards are stronger, but most of them cost you a location.
guide-gold-for = One gold replaces one wood, stone or food. Keep it if you can pay otherwise.
guide-pay = Any resources will do: pay what you need least.
guide-send = Two workers bring one resource or one card. You can continue as long as you have pairs.
guide-gain = Choose what you need most now.
guide-raze = Razing takes the goods in the raze field. The victim keeps a foundation and gets 1 wood.
guide-discard = Choose the card that you need least.
guide-lose = The attack hits one of these. Choose one that you can spare.
guide-exchange = Points are good, but goods may bring more later. You may decline.
guide-event-turn-5 = This is the last round, and no production follows it. Turn all your goods into points, and build: a common location is worth 1 VP, a faction location 2 VP.
guide-event-razed = A location has been razed: the attacker takes the goods of its raze field. Its owner gets 1 wood and keeps a foundation, on which a faction location can be built.
guide-event-set-off = A feature has taken effect. It works by itself whenever its condition is met, and costs nothing.
guide-event-used-foundation = A foundation has been used up in place of a location: it is the cheapest thing to build a faction location on.
guide-option-raze = You have enough raze tokens to raze a location of your opponent: 2, or 3 if a defence token lies there. Only common locations can be razed, and only until their owner passes.
guide-option-activate-twice = This action location can be used twice in a round: in a single turn, or in two.

## The introduction

intro-goal-title = The goal
intro-goal = { $seats ->
    [1] Over five rounds you build an empire against a virtual player. You win if you have more faction locations than he has cards in his Collection; your points then give your rank.
   *[other] Over five rounds you build an empire. The player with the most points (VP) at the end wins: those gained during play, 1 for each common location and 2 for each faction location.
}
intro-round-title = A round
intro-round = Lookout: everybody gets new cards. Production: board, deals and production locations give goods. Actions: players take turns until all have passed. Cleanup: goods that you can't store are lost. Your board stores one kind.
intro-turn-title = Your turn: one action
intro-turn = Build a location for the goods on its left. Make a deal: pay 1 food and a faction card for its good now and in every production. Raze a card from your hand or an opponent's location. Activate an action location. Send two workers for a resource or a card. Or pass for the round.
intro-card-title = A card
intro-card = At the top, its colour and what it is worth at the end; below, the cost and what it does. At the bottom, what razing it gives (common cards) or what a deal brings (faction cards). A house in the cost means that you give up one of your locations. One gold replaces any wood, stone or food.
intro-raze-title = Razing and guarding
intro-raze = { $seats ->
    [1] A location of the virtual player costs 2 raze tokens. What you leave goes to his Collection. Then two attack cards come: they hit common locations of yours whose raze fields show their goods.
   *[other] An opponent's common location costs 2 raze tokens, a card from your own hand only 1. The victim keeps a foundation and gets 1 wood. A defence token makes razing cost one more; players who have passed are safe. Of the faction locations only those of the Japanese can be razed; samurai guard them.
}
intro-factions-title = The four factions
intro-factions = Each has its own deck, board and style of play.
intro-end-title = How it ends
intro-end = { $seats ->
    [1] After five rounds. That's all – the cards tell you the rest, and “Why?” opens the rule behind every question.
   *[other] After five rounds. If points are tied, leftover resources and workers decide, then cards in hand. That's all – the cards tell you the rest, and “Why?” opens the rule behind every question.
}
