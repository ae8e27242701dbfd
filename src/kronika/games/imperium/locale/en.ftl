# Imperium in English. The terms of the rulebook: activate, innovate, revolt, acquire, break through, develop, garrison, exile.

game-name = Imperium: Classics and Legends
game-about = Lead one of sixteen peoples from barbarians to an empire: conquer regions, win cards from the market, keep unrest down.
intro =
    The goal: the most victory points. Cards bring points wherever you own them, each progress token 1 point, each unrest card −2.
    Your turn is one of three. Activate: play cards from your hand (each takes an action token) and use exhaust abilities (each takes an exhaust token). Innovate: discard your hand and break through for a card. Revolt: return unrest from your hand. Then you put progress on a market card, discard what you like and draw up to your hand limit.
    Cards from the market bring unrest along when you acquire them; after a break-through it returns to its pile. Whenever your draw deck runs out, your next nation card joins it: the last one makes barbarians an empire. An empire then buys development cards.
    When all have had their turn, everybody resolves solstice abilities. Scoring is triggered by an empty main deck, King of Kings or your last development card: this round and one more are played. If the unrest pile runs out, everything collapses at once, and the fewest unrest cards win.
intro-next = Now: choose a side of your power card. Side B is for your first games. Type ? 1 to read it.
legend =
    ■ materials
    ☺ population
    ★ progress
    ● action token
    ○ spent action
    ◆ exhaust token
    ◇ spent exhaust token
    ! unrest under a market card
    ✗ exhausted card
    ¤ coin
    ψ wheat
    ∘ drop
    ▶ whose turn it is
    Re two letters: the suit
    + garrisoned under it
    ×2 two of them
intro-table =
    On the table: the market with the tokens on its cards and the unrest (!) beneath them, then each player's tokens, cards in play, hand and piles.

## Cards

card-known = { $name }
card-hidden = { $back ->
   *[card] a card
}
cards-hidden = { $count ->
    [one] { card-hidden }
   *[other] { $count } cards
}
card-points = { $points } VP
card-variable = VP by what you own
card-placed = VP by its place: { $cases }
card-cost = develop for
card-free = free play
card-nation = nation card
card-nation-facts = nation · { $box } · difficulty { $number } of 5
card-aid = player aid
card-uncertain = Some numbers of this card are uncertain.

## Words

word-a = A
word-b = B
word-region = region
word-uncivilised = uncivilised
word-civilised = civilised
word-tributary = tributary
word-fame = fame
word-unrest = unrest
word-power = power
word-any = any suit
word-coin = coin
word-wheat = wheat
word-drop = drop
word-city = city
word-metropolis = metropolis
word-knight = knight
word-scroll = scroll
word-mask = mask
word-pinned = pinned
word-attack = attack
word-barbarian = barbarians
word-empire = empire
word-classics = Classics
word-legends = Legends
word-sides = choice of sides
word-activate = turn
word-market-token = cleanup: market token
word-discarding = cleanup: discard and draw
word-solstice = solstice
word-hand = hand
word-discard = discard
word-history = history
word-none = discard in place of a history
word-sunken = sunken pile
word-in_play = in play
word-in_history = in history
word-garrisoned = garrisoned
word-otherwise = elsewhere
word-materials = materials
word-population = population
word-progress = progress
word-actions = actions
word-action = action
word-acquire = acquire
word-break-through = break through
word-draw = draw
word-abandon = abandon
word-recall = recall
word-exile = exile
word-top-deck = top-deck
word-ready = take back an exhaust token
word-return-unrest = return unrest
word-take-unrest = take unrest
word-develop = develop
word-pay-materials = pay materials
word-pay-population = pay population
word-pay-progress = pay progress
word-garrison = garrison
word-look = look
word-find = find
word-free-play = free play
word-swap = swap
word-sink = sink
word-journey = journey
word-place = place tokens
word-materials-for-coins = materials for coins
word-population-for-regions = population for regions
word-draw-for-cities = draw for cities
word-progress-for-cities = progress for cities
word-both = both
word-steal = steal
word-materials-and-population = materials and population
word-development = the last development card
word-main-deck = the empty main deck
word-king = King of Kings
word-zenith = the zenith card
word-graal = the Graal
word-shangri-la = Shangri-La
word-scoring = scoring
word-collapse = collapse
word-resigned = resignation
word-carthaginians = Carthaginians
word-celts = Celts
word-greeks = Greeks
word-macedonians = Macedonians
word-persians = Persians
word-romans = Romans
word-scythians = Scythians
word-vikings = Vikings
word-arthurians = Arthurians
word-atlanteans = Atlanteans
word-egyptians = Egyptians
word-mauryans = Mauryans
word-minoans = Minoans
word-olmecs = Olmecs
word-qin = Qin
word-utopians = Utopians
word-deck = draw deck

## The suit of a card, in short

code-region = Re
code-uncivilised = Un
code-civilised = Ci
code-tributary = Tr
code-fame = Fa
code-unrest = !!
code-power = Po
code-nation = Na

## Tokens in a sentence

lead-materials = { " " }
lead-population = { $materials ->
    [0] { lead-materials }
   *[other] { ", " }
}
lead-progress = { $population ->
    [0] { lead-population }
   *[other] { ", " }
}
lead-actions = { $progress ->
    [0] { lead-progress }
   *[other] { ", " }
}
tokens-materials = { $materials ->
    [0] { "" }
    [one] { lead-materials }{ $materials } material
   *[other] { lead-materials }{ $materials } materials
}
tokens-population = { $population ->
    [0] { "" }
    [one] { lead-population }{ $population } population
   *[other] { lead-population }{ $population } population
}
tokens-progress = { $progress ->
    [0] { "" }
    [one] { lead-progress }{ $progress } progress
   *[other] { lead-progress }{ $progress } progress
}
tokens-actions = { $actions ->
    [0] { "" }
    [one] { lead-actions }{ $actions } action token
   *[other] { lead-actions }{ $actions } action tokens
}
goods = { tokens-materials }{ tokens-population }{ tokens-progress }

## Prices

price-materials = { $count ->
    [one] { $count } material
   *[other] { $count } materials
}
price-population = { $count } population
price-progress = { $count } progress
price-action = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
price-exhaust = { $count ->
    [one] { $count } exhaust token
   *[other] { $count } exhaust tokens
}

## Options

option-side = Play side { $word }
option-action = Take an action
option-play = Play { $name }
option-exhaust = Use { $name }
option-innovate = Innovate: discard your hand and break through
option-revolt = Revolt: return unrest from your hand
option-end = End the turn
option-place = Place on { $name }
option-discard = Discard { $name }
option-solstice = Resolve the solstice of { $name }
option-acquire = Acquire { $name }
option-break-through = Break through: take { $card }
option-deck = { $word-id ->
    [any] Break through: the main deck
   *[other] Break through: { $word } from a deck
}
option-exile = Exile { $name }
option-garrison = Garrison { $name }
option-host = Garrison under { $name }
option-history = Put { $name } into history
option-sink = Sink { $name }
option-recall = Recall { $name }
option-abandon = Abandon { $name }
option-top-deck = Put { $name } on top of your deck
option-take = Take { $name }
option-give = Give { $name }
option-swap = Swap { $name }
option-find = Find { $name }
option-ready = Take the exhaust token back from { $name }
option-develop = Develop { $name }
option-take-fame = Take { $name }
option-put-back = Put { $name } back next
option-free-play = Play { $name } free
option-quest = Start the quest { $name }
option-count-as = Let { $word } on { $name } count as coins
option-resolve = Use the ability of { $name }
option-react = React with { $name }
option-protect = Protect yourself with { $name }
option-ignore = Ignore the attack
option-bribe = Give 1 progress
option-return-unrest = { $word-id ->
    [hand] Return unrest from your hand
   *[discard] Return unrest from your discard
}
option-return-number = { $number ->
    [0] Return nothing
    [one] Return { $number } unrest card
   *[other] Return { $number } unrest cards
}
pay-progress = { $number2 } progress
option-pay-population = { $number ->
    [0] Pay { pay-progress }
   *[other] { $number2 ->
        [0] Pay { $number } population
       *[other] Pay { $number } population and { pay-progress }
    }
}
option-pay-materials = { $number ->
    [0] Pay { pay-progress }
    [one] { $number2 ->
        [0] Pay { $number } material
       *[other] Pay { $number } material and { pay-progress }
    }
   *[other] { $number2 ->
        [0] Pay { $number } materials
       *[other] Pay { $number } materials and { pay-progress }
    }
}
option-pay-both = { $number ->
    [0] { $number2 ->
        [0] Pay materials and population
       *[other] Pay { pay-progress } in place of materials
    }
   *[other] { $number2 ->
        [0] Pay { $number } progress in place of population
       *[other] Pay { $number } progress in place of population and { $number2 } in place of materials
    }
}
option-amount = Choose { $number }
option-suit = { $word-id ->
    [tributary] Tributary
   *[other] { $word }
}
option-player = Choose { $player }
option-draw = Draw a card
option-gain = Gain what the card gives
option-pay = Pay the price
option-look = Look at the card
option-shuffle = Shuffle the nation deck
option-bury = Put the card at the bottom of the deck
option-do = Use the effect
option-choose = { $word-id ->
    [acquire] Acquire a card
    [break-through] Break through
    [materials] Gain materials
    [population] Gain population
    [progress] Gain progress
    [action] Gain an action token
    [draw] Draw
    [discard] Discard
    [history] Put into history
    [abandon] Abandon
    [recall] Recall
    [exile] Exile
    [top-deck] Put on top of your deck
    [ready] Take back an exhaust token
    [return-unrest] Return unrest
    [take-unrest] Take unrest
    [develop] Develop
    [pay-materials] Pay materials
    [pay-population] Pay population
    [pay-progress] Pay progress
    [garrison] Garrison
    [look] Look
    [find] Find
    [free-play] Play a card free
    [swap] Swap
    [sink] Sink
    [journey] Go on with the journey
    [place] Place tokens
    [region] Region
    [tributary] Tributary
    [uncivilised] Uncivilised card
    [civilised] Civilised card
    [materials-for-coins] Gain materials for coins
    [population-for-regions] Gain population for regions
    [draw-for-cities] Draw for cities
    [progress-for-cities] Gain progress for cities
    [both] Both
    [steal] Steal
   *[materials-and-population] Gain materials and population
}

# Where “Done” would read wrong: `done-<key>`.

done-acquire = { option-skip }
done-break-through = { option-skip }
done-exile = { option-skip }
done-garrison = { option-skip }
done-host = { option-skip }
done-history = { option-skip }
done-sink = { option-skip }
done-recall = { option-skip }
done-abandon = { option-skip }
done-top-deck = { option-skip }
done-take = { option-skip }
done-give = { option-skip }
done-swap = { option-skip }
done-find = { option-skip }
done-ready = { option-skip }
done-develop = { option-skip }
done-free-play = { option-skip }
done-quest = { option-skip }
done-count-as = { option-skip }
done-resolve = { option-skip }
done-react = { option-skip }
done-choose = { option-skip }
done-protect = Don't protect yourself
done-ignore = Don't ignore it

## Questions

# Where the cards of a question lie.

from-place = { $from ->
    [hand] { " from your hand" }
    [discard] { " from your discard" }
    [history] { " from your history" }
    [market] { " from the market" }
    [exile] { " from exile" }
    [play] { $whose ->
        [own] { " that you have in play" }
       *[other] { " in play at " }{ $owner }
    }
   *[none] { "" }
}

ask-side = choose a side of your power card.
ask-action = choose what you do.
ask-play = choose a card to play.
ask-exhaust = choose a card to exhaust.
ask-innovate = you can innovate.
ask-revolt = you can revolt.
ask-end = you can end your turn.
ask-place = choose a market card to put the token on.
ask-discard = { $may ->
    [yes] you may discard a card{ from-place }.
   *[no] choose a card{ from-place } to discard.
}
ask-discard-only = you may discard { $card }.
ask-solstice = choose the next solstice ability to resolve.
ask-acquire = { $may ->
    [yes] you may acquire a card{ from-place }.
   *[no] choose a card{ from-place } to acquire.
}
ask-acquire-only = you may acquire { $card }.
ask-break-through = { $may ->
    [yes] you may break through for a card.
   *[no] choose a card or a deck to break through for.
}
ask-deck = { $may ->
    [yes] you may break through.
   *[no] choose a suit to break through for.
}
ask-exile = { $may ->
    [yes] you may exile a card{ from-place }.
   *[no] choose a card{ from-place } to exile.
}
ask-exile-only = you may exile { $card }.
ask-garrison = { $may ->
    [yes] you may garrison a card{ from-place }.
   *[no] choose a card{ from-place } to garrison.
}
ask-garrison-only = you may garrison { $card }.
ask-host = { $may ->
    [yes] you may garrison it under a card.
   *[no] choose the card that takes the garrison.
}
ask-history = { $may ->
    [yes] you may put a card{ from-place } into history.
   *[no] choose a card{ from-place } to put into history.
}
ask-history-only = you may put { $card } into history.
ask-sink = { $may ->
    [yes] you may sink a card.
   *[no] choose a card to sink.
}
ask-sink-only = you may sink { $card }.
ask-recall = { $may ->
    [yes] you may recall a card{ from-place }.
   *[no] choose a card{ from-place } to recall.
}
ask-recall-only = you may recall { $card }.
ask-abandon = { $may ->
    [yes] you may abandon a card{ from-place }.
   *[no] choose a card{ from-place } to abandon.
}
ask-abandon-only = you may abandon { $card }.
ask-top-deck = { $may ->
    [yes] you may put a card{ from-place } on top of your deck.
   *[no] choose a card{ from-place } to put on top of your deck.
}
ask-top-deck-only = you may put { $card } on top of your deck.
ask-take = { $may ->
    [yes] you may take a card{ from-place }.
   *[no] choose a card{ from-place } to take.
}
ask-take-only = you may take { $card }.
ask-give = { $may ->
    [yes] you may give a card{ from-place } away.
   *[no] choose a card{ from-place } to give away.
}
ask-give-only = you may give { $card } away.
ask-swap = { $may ->
    [yes] you may swap a card{ from-place }.
   *[no] choose a card{ from-place } to swap.
}
ask-swap-only = you may swap { $card }.
ask-find = { $may ->
    [yes] you may find a card.
   *[no] choose the card that you find.
}
ask-find-only = you may find { $card }.
ask-ready = { $may ->
    [yes] you may take back an exhaust token.
   *[no] choose a card whose exhaust token you take back.
}
ask-develop = { $may ->
    [yes] you may develop a card.
   *[no] choose a development card.
}
ask-develop-only = you may develop { $card }.
ask-take-fame = choose the fame card that you take.
ask-put-back = choose which card goes back next; the last one will be on top.
ask-free-play = { $may ->
    [yes] you may play a card{ from-place } free.
   *[no] choose a card{ from-place } to play free.
}
ask-free-play-only = you may play { $card } free.
ask-quest = { $may ->
    [yes] you may start a quest.
   *[no] choose a quest.
}
ask-count-as = { $may ->
    [yes] you may let an icon count as coins.
   *[no] choose an icon that counts as coins.
}
ask-resolve = { $may ->
    [yes] you may use the ability of a card.
   *[no] choose whose ability you use.
}
ask-react = { $may ->
    [yes] you may use an exhaust ability that fits now.
   *[no] choose an exhaust ability that fits now.
}
ask-protect = { $may ->
    [yes] you may protect yourself from this attack.
   *[no] choose what protects you from this attack.
}
ask-ignore = you are protected: do you ignore this part of the attack?
ask-bribe = give 1 progress, or your attack does nothing to its owner.
ask-return-unrest = { $may ->
    [yes] you may return unrest.
   *[no] choose from where you return unrest.
}
ask-return-number = how many unrest cards do you return?
ask-pay-population = how do you pay? A progress can stand in for 1 population.
ask-pay-materials = how do you pay? A progress can stand in for 2 materials.
ask-pay-both = how do you pay? A progress can stand in for 1 population or 2 materials.
ask-amount = choose how many.
ask-suit = name a suit.
ask-player = choose a player.
ask-draw = you may draw a card.
ask-gain = you may gain what the card gives.
ask-pay = you may pay the price of this effect, or leave it out.
ask-look = you may look at the card.
ask-shuffle = you may shuffle your nation deck.
ask-bury = you may put the card at the bottom.
ask-do = you may use this effect, or leave it out.
ask-choose = { $may ->
    [yes] you may use one of these effects.
   *[no] choose which of these effects you use.
}

## The log

event-turn = Round { $round }, turn { $number }: { $player }
event-innovated = { $player } innovates.
event-revolted = { $player } revolts.
event-solstice-begins = The solstice of round { $round }.
event-solstice = { $player } resolves { $name } at solstice.
event-played = { $player } plays { $name }.
event-exhausted = { $player } exhausts { $name }.
event-readied = { $player } takes the exhaust token back from { $name }.
event-protected = { $player } is protected by { $name }.
event-ignored = { $player } ignores the attack.
event-gained = { $player } gains{ goods }{ tokens-actions }.
event-paid = { $player } pays{ goods }{ tokens-actions }.
event-placed = { $player } puts{ goods } on { $name }.
event-stole = { $player } steals{ goods } from { $to }.
event-waived = The next card that { $player } plays counts as having no empire icon.
event-drew = { $player } draws { $card }.
event-drew-many = { event-drew }
event-renewed = { $player } renews the draw deck.
event-discarded = { $player } discards { $card }.
event-discarded-many = { event-discarded }
event-top-decked = { $player } puts { $card } on top of the deck.
event-top-decked-many = { event-top-decked }
event-took = { $player } takes { $card }.
event-gave = { $player } gives { $card } to { $to }.
event-nation-card = { $player } adds the nation card { $name }.
event-empire = { $player } becomes an empire.
event-shuffled-nation = { $player } shuffles the nation deck.
event-buried = { $player } puts { $card } at the bottom of the nation deck.
event-swapped-nation = { $player } swaps a hand card for the top card of the nation deck: { $card }.
event-developed = { $player } develops { $name }.
event-recalled = { $player } recalls { $name }.
event-abandoned = { $player } abandons { $name }.
event-exiled = { $player } exiles { $card }.
event-exiled-many = { event-exiled }
event-to-history = { $player } puts { $card } into history.
event-sank = { $player } sinks { $card }.
event-garrisoned = { $player } garrisons { $name } under { $host }.
event-replaced = { $player } goes on to { $name }.
event-flipped = A card is turned over: { $name }.
event-counted-as-coins = { $player } lets an icon of { $name } count as coins.
event-acquired = { $player } acquires { $name }.
event-broke-through = { $player } breaks through for { $card }.
event-revealed = { $player } reveals { $card }.
event-revealed-in-market = { $name } comes to the market.
event-revealed-in-market-many = { $name } come to the market.
event-took-fame = { $player } takes fame: { $card }.
event-looked = { $player } looks at { $card }.
event-met-king = { $player } resolves King of Kings.
event-took-unrest = { $player } takes unrest.
event-got-unrest = { $player } gets unrest along with it.
event-returned-unrest = { $player } returns unrest.
event-found = { $player } finds { $card }.
event-found-nothing = { $player } finds nothing.
event-scoring-triggered = Scoring is triggered by { $why }: this round and one more are played.
event-collapsed = The unrest pile is empty: collapse.
event-resigned = { $player } resigns.
event-ended = The game is over.

## The end

reason-scoring = The most victory points win.
reason-collapse = The unrest pile ran out: the fewest unrest cards decide, then the points.
reason-resigned = The opponent resigned.
line-progress = progress tokens
line-power = power card
line-region = regions
line-uncivilised = uncivilised cards
line-civilised = civilised cards
line-tributary = tributaries
line-fame = fame cards
line-nation = nation cards without a suit
line-unrest = unrest cards

## Options of a match

variant-commons = Common cards
variant-commons-classics = from the Classics box
variant-commons-legends = from the Legends box
variant-nations = Random nations
variant-nations-both = from both boxes
variant-nations-classics = from the Classics box
variant-nations-legends = from the Legends box
variant-nation_1 = Nation of seat 1
variant-nation_1-random = random
variant-nation_1-carthaginians = Carthaginians
variant-nation_1-celts = Celts
variant-nation_1-greeks = Greeks
variant-nation_1-macedonians = Macedonians
variant-nation_1-persians = Persians
variant-nation_1-romans = Romans
variant-nation_1-scythians = Scythians
variant-nation_1-vikings = Vikings
variant-nation_1-arthurians = Arthurians
variant-nation_1-atlanteans = Atlanteans
variant-nation_1-egyptians = Egyptians
variant-nation_1-mauryans = Mauryans
variant-nation_1-minoans = Minoans
variant-nation_1-olmecs = Olmecs
variant-nation_1-qin = Qin
variant-nation_1-utopians = Utopians
variant-nation_2 = Nation of seat 2
variant-nation_2-random = random
variant-nation_2-carthaginians = Carthaginians
variant-nation_2-celts = Celts
variant-nation_2-greeks = Greeks
variant-nation_2-macedonians = Macedonians
variant-nation_2-persians = Persians
variant-nation_2-romans = Romans
variant-nation_2-scythians = Scythians
variant-nation_2-vikings = Vikings
variant-nation_2-arthurians = Arthurians
variant-nation_2-atlanteans = Atlanteans
variant-nation_2-egyptians = Egyptians
variant-nation_2-mauryans = Mauryans
variant-nation_2-minoans = Minoans
variant-nation_2-olmecs = Olmecs
variant-nation_2-qin = Qin
variant-nation_2-utopians = Utopians
variant-nation_3 = Nation of seat 3
variant-nation_3-random = random
variant-nation_3-carthaginians = Carthaginians
variant-nation_3-celts = Celts
variant-nation_3-greeks = Greeks
variant-nation_3-macedonians = Macedonians
variant-nation_3-persians = Persians
variant-nation_3-romans = Romans
variant-nation_3-scythians = Scythians
variant-nation_3-vikings = Vikings
variant-nation_3-arthurians = Arthurians
variant-nation_3-atlanteans = Atlanteans
variant-nation_3-egyptians = Egyptians
variant-nation_3-mauryans = Mauryans
variant-nation_3-minoans = Minoans
variant-nation_3-olmecs = Olmecs
variant-nation_3-qin = Qin
variant-nation_3-utopians = Utopians
variant-nation_4 = Nation of seat 4
variant-nation_4-random = random
variant-nation_4-carthaginians = Carthaginians
variant-nation_4-celts = Celts
variant-nation_4-greeks = Greeks
variant-nation_4-macedonians = Macedonians
variant-nation_4-persians = Persians
variant-nation_4-romans = Romans
variant-nation_4-scythians = Scythians
variant-nation_4-vikings = Vikings
variant-nation_4-arthurians = Arthurians
variant-nation_4-atlanteans = Atlanteans
variant-nation_4-egyptians = Egyptians
variant-nation_4-mauryans = Mauryans
variant-nation_4-minoans = Minoans
variant-nation_4-olmecs = Olmecs
variant-nation_4-qin = Qin
variant-nation_4-utopians = Utopians

## The table on the screen

table-round = Round { $number }
table-last-round = the last round is { $number }
table-empty = empty
table-decks = Decks
table-main = main deck
table-exile = Exile
table-end = The end
table-end-main = { $count ->
    [one] main deck: { $count } card left
   *[other] main deck: { $count } cards left
}
table-end-fame = { $count ->
    [0] King of Kings is next
    [one] King of Kings after { $count } fame card
   *[other] King of Kings after { $count } fame cards
}
table-end-unrest = { $count ->
    [one] collapse after { $count } unrest card
   *[other] collapse after { $count } unrest cards
}
table-resolving = Taking effect
board-first = starting player
board-points = { $points } VP
board-actions = actions
board-exhausts = exhaust
board-limit = hand limit { $number }
board-regions = Regions
board-others = In play
board-hand = Hand
board-deck = Draw deck
board-top = top: { $names }
board-discard = Discard
board-history = History
board-sunken = Sunken pile
board-nation = Nation deck
board-accession = last card: { $name }
board-nation-top = top: { $name }
board-development = Development
board-quests = Quests
board-unrest = { $count ->
    [one] { $count } unrest card
   *[other] { $count } unrest cards
}
hint-unrest = brings unrest

## What an option does

about-innovate = your whole turn; the new card goes into your hand
about-revolt = your whole turn
about-end = cleanup, then you draw up to your hand limit
about-ignore = the attack does nothing to you

## Why a move is good: what there is more or less of after it

part-points = { $more ->
    [yes] more victory points
   *[no] fewer victory points
}
part-cards = { $more ->
    [yes] better cards in hand and deck
   *[no] worse cards in hand and deck
}
part-in_play = { $more ->
    [yes] better cards in play
   *[no] worse cards in play
}
part-materials = { $more ->
    [yes] more materials
   *[no] fewer materials
}
part-population = { $more ->
    [yes] more population
   *[no] less population
}
part-nation = { $more ->
    [yes] further on the way to empire and developments
   *[no] less far on the way to empire and developments
}
part-actions = { $more ->
    [yes] more actions left this turn
   *[no] fewer actions left this turn
}
part-unrest = { $more ->
    [yes] less unrest
   *[no] more unrest
}

## Themes of puzzles

puzzle-theme-unrest = Unrest
