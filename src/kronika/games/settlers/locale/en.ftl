# Imperial Settlers in English. The terms of the rulebook: build, make a deal, raze, activate, send workers, pass.

game-name = Imperial Settlers
game-about = Build an empire of locations, make deals, raze what stands in your way and gain the most points in five rounds.

intro =
    { $seats ->
        [1] The goal: after five rounds have more faction locations than the virtual player has cards in his Collection; the points then give your rank. He collects what you leave of his locations and attacks your common ones.
       *[other] The goal: the most victory points (VP) after five rounds. You gain points during play, and at the end 1 VP for each common and 2 VP for each faction location.
    }
    A round: lookout (new cards), production (goods from your board, deals and production locations), actions, cleanup. Goods that you can't store are lost in cleanup.
    Your turn: one action. Build a location, make a deal (1 food, a faction card), raze a card from your hand or an opponent's location, activate an action location, send workers in pairs, or pass. You take turns until you pass.
    Many faction locations cost one of your locations. One gold replaces any wood, stone or food.
intro-next = Now: answer the question below. Type ? 1 to read the first option.
legend =
    ♣ wood
    ■ stone
    ● food
    $ gold
    ☺ worker
    ✖ raze token
    ◆ defence token, samurai
    ★ victory point
    ▯ card
    ≈ a deal of yours
    ⌂ a location of yours
    ⚑ faction card
    • use left in this round
    ◦ use spent
    ← taken over from
    ▶ whose turn it is
    ×2 two of them
    – none
    → what you get for it
intro-table =
    On the table: each player's goods, then three rows of locations: production, features, actions; faction locations come first.
    Hidden cards are shown by their backs: [common card]×3 are three common cards.

## Players

virtual-player = the virtual player

## Cards

card-known = { $name }
card-hidden = { $back ->
    [common] a common card
    [attack] an attack card
   *[other] a faction card
}
cards-hidden = { $count ->
    [one] { card-hidden }
   *[other] { $count } { $back ->
        [common] common cards
        [attack] attack cards
       *[other] faction cards
    }
}
card-attack = attack card for { $good }
card-cost = cost
card-free = free
card-raze = razed for
card-deal = deal
card-action = price
card-faction = faction board

## Words

word-wood = wood
word-stone = stone
word-food = food
word-gold = gold
word-worker = worker
word-raze = raze token
word-defence = defence token
word-vp = VP
word-card = card
word-common = common card
word-faction = faction card
word-barbarian = Barbarians
word-roman = Romans
word-egyptian = Egyptians
word-japanese = Japanese
word-attack = attack
word-lookout = lookout
word-production = production
word-feature = feature
word-action = action
word-cleanup = cleanup
word-choosing = choice of factions
word-hand = hand
word-draft = cards to choose from

## The colour of a card

colour-brown = brown
colour-grey = grey
colour-red = red
colour-pink = pink
colour-gold = gold
colour-black = black
colour-blue = blue
colour-purple = purple

## The colour of a card, in short

code-brown = Br
code-grey = Gy
code-red = Re
code-pink = Pi
code-gold = Go
code-black = Bk
code-blue = Bu
code-purple = Pu

## Amounts

amount = { $good-id ->
    [wood] { $count } wood
    [stone] { $count } stone
    [food] { $count } food
    [gold] { $count } gold
    [worker] { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
    [raze] { $count ->
        [one] { $count } raze token
       *[other] { $count } raze tokens
    }
    [defence] { $count ->
        [one] { $count } defence token
       *[other] { $count } defence tokens
    }
    [card] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[vp] { $count } VP
}

# Only the name, by the number: “5 workers”.

goods-name = { $good-id ->
    [wood] wood
    [stone] stone
    [food] food
    [gold] gold
    [worker] { $count ->
        [one] worker
       *[other] workers
    }
    [raze] { $count ->
        [one] raze token
       *[other] raze tokens
    }
    [defence] { $count ->
        [one] defence token
       *[other] defence tokens
    }
   *[vp] VP
}

# What is paid, in a sentence.

lead-wood = { " " }
lead-stone = { $wood ->
    [0] { lead-wood }
   *[other] { ", " }
}
lead-food = { $stone ->
    [0] { lead-stone }
   *[other] { ", " }
}
lead-gold = { $food ->
    [0] { lead-food }
   *[other] { ", " }
}
lead-worker = { $gold ->
    [0] { lead-gold }
   *[other] { ", " }
}
lead-raze = { $worker ->
    [0] { lead-worker }
   *[other] { ", " }
}
paid-wood = { $wood ->
    [0] { "" }
   *[other] { lead-wood }{ $wood } wood
}
paid-stone = { $stone ->
    [0] { "" }
   *[other] { lead-stone }{ $stone } stone
}
paid-food = { $food ->
    [0] { "" }
   *[other] { lead-food }{ $food } food
}
paid-gold = { $gold ->
    [0] { "" }
   *[other] { lead-gold }{ $gold } gold
}
paid-worker = { $worker ->
    [0] { "" }
    [one] { lead-worker }{ $worker } worker
   *[other] { lead-worker }{ $worker } workers
}
paid-raze = { $raze ->
    [0] { "" }
    [one] { lead-raze }{ $raze } raze token
   *[other] { lead-raze }{ $raze } raze tokens
}
paid = { paid-wood }{ paid-stone }{ paid-food }{ paid-gold }{ paid-worker }{ paid-raze }

## Prices

price-wood = { $count } wood
price-stone = { $count } stone
price-food = { $count } food
price-gold = { $count } gold
price-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
price-raze = { $count ->
    [one] { $count } raze token
   *[other] { $count } raze tokens
}
price-any_resource = { $count ->
    [one] { $count } resource of any kind
   *[other] { $count } resources of any kind
}
price-card = { $count ->
    [one] { $count } card of your hand
   *[other] { $count } cards of your hand
}
price-deal = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
price-location = { $count ->
    [one] { $count } location
   *[other] { $count } locations
}

## Options

option-faction = { $word-id ->
    [barbarian] Play the Barbarians
    [roman] Play the Romans
    [egyptian] Play the Egyptians
   *[japanese] Play the Japanese
}
option-take = Take { $name }
option-keep = Keep { $name }
option-action = Take an action
option-pass = Pass
option-build = Build { $name }
option-deal = Make a deal with { $name }
option-raze-card = Raze { $name } from your hand
option-raze = Raze { $name } ({ $player })
option-activate = Activate { $name }
option-activate-twice = Activate { $name } twice
option-send = { $word-id ->
    [common] Send 2 workers for a common card
    [faction] Send 2 workers for a faction card
    [wood] Send 2 workers for 1 wood
    [stone] Send 2 workers for 1 stone
   *[food] Send 2 workers for 1 food
}
option-defend = Put the defence token on { $name }
option-samurai = Put a samurai on { $name }
option-tuck = Put { $name } under { $name2 }
option-store = Put 1 { $word } on Shrine
option-after = Place something
option-draw = { $word-id ->
    [common] Draw a common card
   *[faction] Draw a faction card
}
option-gold-for = Pay gold in place of 1 { $word }
option-pay = Pay 1 { $word }
option-sacrifice = Give up { $name }
option-foundation = Give up a foundation
option-gain = { $word-id ->
    [raze] Gain { $number ->
        [one] { $number } raze token
       *[other] { $number } raze tokens
    }
    [worker] Gain { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    }
   *[other] Gain { $number } { $word }
}
option-exchange = { $word-id ->
    [gold] Pay 1 gold for 2 VP
   *[other] Pay 1 { $word } for 1 VP
}
option-convert = Give up 1 { $word } for points
option-discard = Discard { $name }
option-copy = Take the production of { $name }
option-refresh = Clear { $name }
option-use-deal = Take the good of the deal with { $name }
option-give-up = End the deal with { $name }
option-raze-own = Raze your own { $name }
option-steal = Take 1 { $word } from { $player }
option-pillage = Take 1 { $word }
option-remove = Remove { $name } ({ $player })
option-block = Block { $name } ({ $player })
option-take-over = Take { $name } over ({ $player })
option-end-deal = End the deal with { $name } ({ $player })
option-take-deal = Take the deal with { $name } ({ $player })
option-trade = Trade with { $name } ({ $player })
option-opponent = Choose { $player }
option-bury = Make { $name } a foundation
option-lose = Lose { $name }
option-produce = Draw for { $name } first

# Where “Done” would read wrong: `done-<key>`.

done-send = Send no more
done-after = End the turn
done-gold-for = Pay the rest without gold
done-exchange = { option-skip }

## Questions

ask-faction = choose your faction.
ask-take = take one of the revealed cards.
ask-keep = choose the card that you keep.
ask-action = choose your action.
ask-pass = you can pass.
ask-build = choose a location to build.
ask-deal = choose a card for a deal.
ask-raze-card = choose a card of your hand to raze.
ask-raze = choose what you raze.
ask-activate = choose a location to activate.
ask-activate-twice = choose a location to activate twice.
ask-send = { $may ->
    [yes] you may send two more workers.
   *[no] choose what you send two workers for.
}
ask-defend = choose a common location for the defence token.
ask-samurai = choose a faction location for a samurai.
ask-tuck = choose a card to put under Gate.
ask-store = choose a resource for Shrine.
ask-after = before your turn ends, you may put something on one of your locations.
ask-draw = choose a deck to draw from.
ask-gold-for = you may pay gold in place of a resource.
ask-pay = choose a resource to pay.
ask-sacrifice = choose the location that you give up for the new one.
ask-foundation = you can give up a foundation.
ask-gain = choose what you gain.
ask-exchange = you may pay a good and gain points for it.
ask-convert = you may give up a good for points.
ask-discard = choose a card to discard.
ask-copy = choose a production location whose goods you take.
ask-refresh = choose an action location that you clear for use.
ask-use-deal = choose a deal whose good you take.
ask-give-up = choose a deal that you give up.
ask-raze-own = choose one of your own common locations to raze.
ask-steal = choose a resource to take from an opponent.
ask-pillage = choose a good of an opponent's raze field.
ask-remove = choose a location to remove.
ask-block = choose an action location to block for this round.
ask-take-over = choose a location to take over for this round.
ask-end-deal = choose a deal to end.
ask-take-deal = choose a deal to take over.
ask-trade = choose a faction location to make a deal with.
ask-opponent = choose an opponent.
ask-bury = choose a common card that becomes a foundation.
ask-lose = choose the location that you lose.
ask-produce = choose which card you draw for first.

## The log

event-turn = Round { $number }: { $player } is first player
event-phase = { $phase-id ->
    [lookout] Lookout phase.
    [production] Production phase.
    [action] Action phase.
    [cleanup] Cleanup phase.
   *[attack] The virtual player attacks.
}
event-faction = { $player } plays the { $faction }.
event-drew = { $player } draws { $card }.
event-drew-many = { event-drew }
event-reshuffled = The common discard pile is shuffled into a new deck.
event-passed-on = { $player } hands { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to { $to }.
event-shuffled-back = { $player } shuffles a card back into the faction deck.
event-revealed = { $name } is revealed.
event-revealed-many = { $name } are revealed.
event-took = { $player } takes { $name }.
event-left-over = { $name } is left over and discarded.
event-left-over-many = { $name } are left over and discarded.
event-kept = { $player } keeps a card.
event-produces = { $player } produces.
event-gained = { $player } gains { amount }.
event-paid = { $player } pays{ paid }.
event-stole = { $player } takes { amount } from { $to }.
event-lost = { $player } can't store { amount }.
event-tucked = { $player } puts { $card } under Gate.
event-discarded = { $player } discards { $card }.
event-discarded-many = { event-discarded }
event-built = { $player } builds { $name }.
event-sacrificed = { $player } gives up { $name }.
event-used-foundation = { $player } gives up a foundation ({ $name }).
event-set-off = { $name } of { $player } takes effect.
event-foundation = { $name } becomes a foundation of { $player }.
event-buried = { $player } makes { $card } a foundation.
event-collected = { $name } goes to the Collection.
event-defended = { $player } puts the defence token on { $name }.
event-samurai = { $player } puts a samurai on { $name }.
event-refreshed = { $player } clears { $name } for use.
event-blocked = { $player } blocks { $name } ({ $to }).
event-took-over = { $player } takes { $name } over ({ $to }).
event-gave-back = { $player } gives { $name } back.
event-dealt = { $player } makes a deal with { $name }.
event-gave-up = { $player } gives up the deal with { $name }.
event-ended-deal = { $player } ends the deal with { $name } ({ $to }).
event-took-deal = { $player } takes the deal with { $name } ({ $to }).
event-traded = { $player } makes a deal with { $name } ({ $to }).
event-razed-card = { $player } razes { $name } from the hand.
event-razed = { $same ->
    [yes] { $player } razes a location of their own: { $name }.
   *[no] { $player } razes { $name } ({ $to }).
}
event-removed = { $player } removes { $name } ({ $to }).
event-activated = { $count ->
    [one] { $player } activates { $name }.
   *[other] { $player } activates { $name } twice.
}
event-sent = { $player } sends 2 workers.
event-passed = { $player } passes.
event-converted = { $player } gives up { amount } for points.
event-slaver = { $player } pays { amount } for points.
event-stored = { $player } puts { amount } on Shrine.
event-attack = { $name }.
event-struck = { $player } loses { $name }.
event-rival-got = { $name } goes to the virtual player.
event-resigned = { $player } resigns.
event-ended = The game is over.

## The end

reason-points = The most points decide.
reason-leftover = The points are equal: the most leftover resources and workers decide.
reason-cards = Points and leftovers are equal: the most cards in hand decide.
reason-shared = Points, leftovers and hands are equal.
reason-resigned = The opponent resigned.
reason-lost = The virtual player wins: you don't have more faction locations than he has cards in his Collection.
reason-commoner = Your rank: Commoner.
reason-servant = Your rank: Servant.
reason-squire = Your rank: Squire.
reason-knight = Your rank: Knight.
reason-castellan = Your rank: Castellan.
reason-king = Your rank: King.
reason-emperor = Your rank: Emperor.
line-gained = VP gained during play
line-common-locations = common locations
line-faction-locations = faction locations
line-gate-and-shrine = Gate and Shrine
line-leftover = first tie-break: leftover resources and workers
line-cards = second tie-break: cards in hand
line-own-faction-locations = number of your faction locations
line-collection = cards in the Collection

## Options of a match

variant-faction_1 = Faction of seat 1
variant-faction_1-choose = the player chooses, the first player first
variant-faction_1-random = random
variant-faction_1-barbarian = Barbarians
variant-faction_1-roman = Romans
variant-faction_1-egyptian = Egyptians
variant-faction_1-japanese = Japanese
variant-faction_2 = Faction of seat 2
variant-faction_2-choose = the player chooses, the first player first
variant-faction_2-random = random
variant-faction_2-barbarian = Barbarians
variant-faction_2-roman = Romans
variant-faction_2-egyptian = Egyptians
variant-faction_2-japanese = Japanese
variant-faction_3 = Faction of seat 3
variant-faction_3-choose = the player chooses, the first player first
variant-faction_3-random = random
variant-faction_3-barbarian = Barbarians
variant-faction_3-roman = Romans
variant-faction_3-egyptian = Egyptians
variant-faction_3-japanese = Japanese
variant-faction_4 = Faction of seat 4
variant-faction_4-choose = the player chooses, the first player first
variant-faction_4-random = random
variant-faction_4-barbarian = Barbarians
variant-faction_4-roman = Romans
variant-faction_4-egyptian = Egyptians
variant-faction_4-japanese = Japanese
variant-lookout = Lookout phase
variant-lookout-standard = two open drafts
variant-lookout-alternate = hidden: keep one of three, hand two on
variant-lookout-advanced = one open draft of five cards
variant-peaceful = Peaceful variant
variant-peaceful-no = no
variant-peaceful-yes = one more common card, razing only from hand

## The table on the screen

table-round = Round { $number } of { $rounds }
table-deck = Common deck { $deck }, discard pile { $discard }
table-offer = Revealed
table-line = Attack line
table-rival = Virtual player
table-collection = Collection
board-first = first player
board-passed = passed
board-score = { $points } VP
board-final = { $points } VP with locations
board-goods = Goods
board-stores = stores { $good }
board-production = Production
board-feature = Features
board-action = Actions
board-deals = Deals
board-routes = Trade Routes
board-foundations = Foundations
board-hand = Hand
board-apart = To choose from
board-deck = faction deck { $count }
hint-gold = { $count } gold

## What an option does

about-pass = no more actions for you in this round
hint-deal = each production
hint-gain = gain
about-done-after = the next player acts
about-done-gold-for = the rest is paid as printed

## Why a move is good: what there is more or less of after it

part-points = { $more ->
    [yes] more victory points
   *[no] fewer victory points
}
part-production = { $more ->
    [yes] better production
   *[no] worse production
}
part-features = { $more ->
    [yes] more useful features
   *[no] less useful features
}
part-actions = { $more ->
    [yes] more useful actions
   *[no] less useful actions
}
part-open_actions = { $more ->
    [yes] more actions left this round
   *[no] fewer actions left this round
}
part-guards = { $more ->
    [yes] better protected locations
   *[no] less protected locations
}
part-on_shrines = { $more ->
    [yes] more goods on shrines
   *[no] fewer goods on shrines
}
part-deals = { $more ->
    [yes] better deals
   *[no] worse deals
}
part-wood = { $more ->
    [yes] more wood
   *[no] less wood
}
part-stone = { $more ->
    [yes] more stone
   *[no] less stone
}
part-food = { $more ->
    [yes] more food
   *[no] less food
}
part-gold = { $more ->
    [yes] more gold
   *[no] less gold
}
part-workers = { $more ->
    [yes] more workers
   *[no] fewer workers
}
part-raze_tokens = { $more ->
    [yes] more raze tokens
   *[no] fewer raze tokens
}
part-defences = { $more ->
    [yes] more defence tokens
   *[no] fewer defence tokens
}
part-common_cards = { $more ->
    [yes] more common cards in hand
   *[no] fewer common cards in hand
}
part-faction_cards = { $more ->
    [yes] more faction cards in hand
   *[no] fewer faction cards in hand
}
part-foundations = { $more ->
    [yes] more foundations
   *[no] fewer foundations
}
part-solo = { $more ->
    [yes] a better lead in faction locations
   *[no] a worse lead in faction locations
}
