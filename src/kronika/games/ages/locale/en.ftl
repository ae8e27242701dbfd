# Through the Ages in English. The terms of the rulebook: civil and military actions, workers, ratings, wonders, leaders.

game-name = Through the Ages
game-about = Lead a civilization from antiquity to the present: take cards, feed your people, build wonders, and gain the most culture.

intro =
    The goal: have the most culture points when the game ends. When the civil cards of age III run out, this round is the last if it is the starting player's turn; otherwise the next one is.
    Your turn: one political action (events, aggressions, wars, pacts), then civil and military actions: take cards, increase the population, build and upgrade, play leaders, build wonders, develop technologies.
    The end of your turn: unless there is an uprising, your ratings bring science and culture, farms bring food and mines resources. Corruption and hunger take their share.
intro-next = Now: the first turn. Take cards from the row with your civil actions; everything else starts in the second round.
legend =
    ♪ culture points
    ☼ science points
    † strength
    ♥ happy faces: have/need
    ● food
    ■ resources
    ○ civil actions
    ◊ military actions
    ☺ workers, yellow tokens
    • blue tokens
    ≈ colonization bonus
    ▯ cards
    +2 gained each turn
    ▶ whose turn it is
    → at war with
    ×2 two of them
intro-table =
    On the table: the card row with its prices in civil actions, the events, and each civilization with its technologies, workers and ratings.

## Cards

card-known = { $name }
card-hidden = { $back ->
    [civil-a] a civil card of age A
    [civil-i] a civil card of age I
    [civil-ii] a civil card of age II
    [civil-iii] a civil card of age III
    [military-a] a military card of age A
    [military-i] a military card of age I
    [military-ii] a military card of age II
    [military-iii] a military card of age III
   *[other] a card
}
cards-hidden = { $count ->
    [one] { card-hidden }
   *[other] { $count } { $back ->
        [civil-a] civil cards of age A
        [civil-i] civil cards of age I
        [civil-ii] civil cards of age II
        [civil-iii] civil cards of age III
        [military-a] military cards of age A
        [military-i] military cards of age I
        [military-ii] military cards of age II
        [military-iii] military cards of age III
       *[other] cards
    }
}
card-develop = develop for
card-revolution = by revolution for
card-build = build for
card-actions = play for
card-worker = each worker
card-gives = gives
card-once = once
card-token = each blue token
card-urban-limit = urban buildings of each type: { $number }
card-stages = stages
card-defence = defence { $number }

## Words

word-food = food
word-resources = resources
word-science = science points
word-culture = culture points
word-population = population
word-yellow = yellow tokens
word-blue = blue tokens
word-civil = civil actions
word-military = military
word-a = A
word-b = B
word-accept = accept
word-refuse = refuse
word-resigned = resignation
word-farm = farm
word-mine = mine
word-lab = lab
word-temple = temple
word-library = library
word-theater = theater
word-arena = arena
word-infantry = infantry
word-cavalry = cavalry
word-artillery = artillery
word-air_force = air force
word-government = government
word-law = law
word-warfare = warfare
word-navigation = navigation
word-construction = construction
word-wonder = wonder
word-leader = leader
word-action = action card
word-event = event
word-territory = territory
word-tactic = tactic
word-aggression = aggression
word-war = war
word-pact = pact
word-bonus = military bonus
word-actions = action phase
word-politics = political phase
word-side = pact: choice of the side
word-answer = pact: the answer
word-defence = defence
word-strike = aggression succeeds
word-auction = colonization: bids
word-force = colonization: the force
word-discard = discarding
word-final = final scoring
word-civil-a = civil A
word-civil-i = civil I
word-civil-ii = civil II
word-civil-iii = civil III
word-military-a = military A
word-military-i = military I
word-military-ii = military II
word-military-iii = military III
word-military_hand = military cards in hand

# So much of what.

amount = { $what-id ->
    [food] { $number } food
    [resources] { $number ->
        [one] { $number } resource
       *[other] { $number } resources
    }
    [science] { $number ->
        [one] { $number } science point
       *[other] { $number } science points
    }
    [culture] { $number ->
        [one] { $number } culture point
       *[other] { $number } culture points
    }
    [population] { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    }
    [yellow] { $number ->
        [one] { $number } yellow token
       *[other] { $number } yellow tokens
    }
    [blue] { $number ->
        [one] { $number } blue token
       *[other] { $number } blue tokens
    }
   *[civil] { $number ->
        [one] { $number } civil action
       *[other] { $number } civil actions
    }
}

## Prices

price-civil = { $count ->
    [one] { $count } civil action
   *[other] { $count } civil actions
}
price-military = { $count ->
    [one] { $count } military action
   *[other] { $count } military actions
}
price-food = { $count } food
price-resources = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
price-science = { $count ->
    [one] { $count } science point
   *[other] { $count } science points
}

## Options

option-action = Take an action
option-take = Take { $card }
option-increase-population = Increase population
option-build = Build { $name }
option-upgrade = Upgrade { $name } to { $name2 }
option-destroy = Destroy { $name }
option-disband = Disband { $name }
option-play-leader = Play { $card } as leader
option-build-stages = { $number ->
    [one] Build { $number } stage of the wonder
   *[other] Build { $number } stages of the wonder
}
option-develop = Develop { $card }
option-revolution = Declare a revolution: { $name }
option-play = Play { $card }
option-play-tactic = Play the tactic { $name }
option-copy-tactic = Copy the tactic { $name }
option-use = Use { $card }
option-end-turn = End the turn
option-politics = Take a political action
option-prepare = Prepare { $card }
option-attack = Play { $name } against { $player }
option-declare-war = Declare { $name } on { $player }
option-offer = Offer { $card } to { $player }
option-cancel = Cancel { $card }
option-pass = Take no political action
option-side = Take side { $word }
option-answer = { $word-id ->
    [accept] Accept the pact
   *[refuse] Refuse the pact
}
option-defend = Defend with { $card }
option-discard = Discard { $card }
option-bid = Bid { $number }
option-send = Send { $name }
option-play-bonus = Play { $card } for its colonization bonus
option-cover = Take a blue token from { $card }
option-lose-token = Lose a blue token from { $card }
option-lose-worker = Lose a worker from { $card }
option-pay-with = { $word-id ->
    [food] Pay 1 with food
   *[resources] Pay 1 with a resource
}
option-goods = { $word-id ->
    [food] Gain food
   *[resources] Gain resources
}
option-food = { $number ->
    [0] Only resources
   *[other] { $number } food, the rest resources
}
option-tuck = Tuck Homer under { $card }
option-colonize = Colonize { $card }
option-lose-colony = Give up { $card }
option-take-colony = Take { $card }
option-remove = Remove { $card }
option-ruin = Ruin { $card }
option-steal = Steal { $card }
option-support = { $word-id ->
    [culture] Gain 3 culture points
   *[military] Gain 3 science and 3 resources for the military
}

# Where “Done” would read wrong: `done-<key>`.

done-action = { option-skip }
done-build = { option-skip }
done-destroy = { option-skip }
done-defend = Give in
done-bid = Pass
done-send = The force is complete
done-pay-with = Don't use the pact
done-tuck = { option-skip }

## Questions

ask-action = { $may ->
    [yes] you may take one action.
   *[no] choose your action.
}
ask-take = { $may ->
    [yes] you may take a card from the row.
   *[no] choose a card from the row.
}
ask-increase-population = you may increase your population.
ask-build = { $may ->
    [yes] you may build one of these.
   *[no] choose what you build.
}
ask-upgrade = { $may ->
    [yes] you may upgrade one of your buildings or units.
   *[no] choose what you upgrade.
}
ask-destroy = { $may ->
    [yes] you may destroy one more building.
   *[no] choose what is destroyed.
}
ask-disband = choose a unit to disband.
ask-play-leader = choose a leader to play.
ask-build-stages = choose how many stages of your wonder you build.
ask-develop = { $may ->
    [yes] you may develop a technology.
   *[no] choose a technology to develop.
}
ask-revolution = choose the new government.
ask-play = choose an action card to play.
ask-play-tactic = choose a tactic to play.
ask-copy-tactic = choose a tactic to copy.
ask-use = choose a card to use.
ask-end-turn = you can end your turn.
ask-politics = choose your political action.
ask-prepare = choose an event to prepare.
ask-attack = choose an aggression and a rival.
ask-declare-war = choose a war and a rival.
ask-offer = choose a pact and a partner.
ask-cancel = choose a pact to cancel.
ask-pass = you can skip the political action.
ask-side = which side of the pact do you take?
ask-answer = do you accept the pact?
ask-defend = { $may ->
    [yes] play bonus cards and discard cards until you match the attacker, or give in.
   *[no] play bonus cards and discard cards until you match the attacker.
}
ask-discard = choose a military card to discard.
ask-bid = bid for the territory, or pass.
ask-bid-nothing = you cannot bid more.
ask-send = { $may ->
    [yes] the force is strong enough. Send more, or be done.
   *[no] send units and bonus cards until the force has the strength of your bid.
}
ask-send-nothing = the force is complete.
ask-play-bonus = choose a bonus card.
ask-cover = the blue bank is empty, so choose the card whose token covers the stage.
ask-lose-token = the blue bank is empty, so choose the card that loses a token.
ask-lose-worker = no worker is unused, so choose the card that loses one.
ask-pay-with = you pay 1 of the price with the other good.
ask-pay-with-only = { $word-id ->
    [food] you may pay 1 food in place of 1 of the resources.
   *[resources] you may pay 1 resource in place of 1 of the food.
}
ask-goods = choose whether you gain food or resources.
ask-food = choose how much of it is food and how much resources.
ask-tuck = you may tuck Homer under a wonder instead of getting the civil action back.
ask-colonize = choose a territory to colonize.
ask-lose-colony = choose a colony to give up.
ask-take-colony = choose a colony to take.
ask-remove = { $may ->
    [yes] you may remove a card.
   *[no] choose what is removed.
}
ask-ruin = choose a wonder that falls to ruin.
ask-steal = { $may ->
    [yes] you may steal a special technology.
   *[no] choose a special technology to steal.
}
ask-support = choose what you gain for this turn.

## The log

event-turn = Round { $number }: { $player }
event-age = Age { $age } begins.
event-last-round = Round { $number } is the last one.
event-row-cleared = { $name } leaves the row.
event-row-cleared-many = { $name } leave the row.
event-took = { $player } takes { $card }.
event-grew = { $player } increases the population.
event-built = { $player } builds: { $name }.
event-upgraded = { $player } upgrades to { $name }.
event-destroyed = { $player } loses a building: { $name }.
event-destroys = { $player } destroys a building: { $name }.
event-disbands = { $player } disbands a unit: { $name }.
event-leader = { $player } is led by { $name }.
event-leader-left = { $name } leaves { $player }.
event-tucked = { $player } tucks Homer under { $name }.
event-stages = { $number ->
    [one] { $player } builds { $number } stage of { $name }.
   *[other] { $player } builds { $number } stages of { $name }.
}
event-completed = { $player } completes { $name }.
event-wonder-lost = { $player } loses the unfinished wonder { $name }.
event-ruined = { $name } of { $player } falls to ruin.
event-developed = { $player } develops { $name }.
event-revolution = Revolution! { $player } introduces { $name }.
event-played = { $player } plays { $card }.
event-used = { $player } uses { $card }.
event-tactic = { $player } plays the tactic { $name }.
event-copied = { $player } copies the tactic { $name }.
event-common = The tactic { $name } of { $player } becomes common.
event-prepared = { $player } prepares { $card }.
event-event = { $player } turns up the event { $name }.
event-events-renewed = { $number ->
    [one] { $number } future event becomes current.
   *[other] { $number } future events become current.
}
event-peeked = { $player } looks at { $card } on top of the current events.
event-gained = { $player } gains { amount }.
event-lost = { $player } loses { amount }.
event-lost-token = { $player } loses a blue token from { $name }.
event-produced = { $number ->
    [0] { $player } produces no { $what-id ->
        [food] food
       *[resources] resources
    }.
   *[other] { $player } produces { amount }.
}
event-corruption = Corruption of { $player }: { $number }.
event-famine = { $player } lacks { $number } food.
event-uprising = Uprising! { $player } produces nothing.
event-drew = { $player } draws { $card }.
event-drew-many = { event-drew }
event-discarded = { $player } discards { $card }.
event-discarded-many = { event-discarded }
event-reshuffled = The discarded military cards are shuffled into a new deck.
event-antiquated = { $player } discards { $card }: it is antiquated.
event-aggression = { $player } plays { $name } against { $to }.
event-defended = { $player } defends with { $card }.
event-repelled = { $player } repels the aggression.
event-war = { $player } declares { $name } on { $to }.
event-war-over = { $name }: { $player } has strength { $mine }, { $to } { $yours }. { $outcome-id ->
    [won] { $player } wins.
    [lost] { $to } wins.
   *[tied] Nobody wins.
}
event-offered = { $player } offers { $card } to { $to }.
event-side = { $player } would take side { $side }.
event-refused = { $player } refuses { $card }.
event-pact = { $player } and { $to } conclude { $name }.
event-pact-ended = { $name } between { $player } and { $to } ends.
event-cancelled = { $player } cancels { $name }.
event-bid = { $player } bids { $number }.
event-passed = { $player } passes.
event-sent = { $player } sends a unit: { $name }.
event-bonus = { $player } plays { $card }.
event-colonized = { $player } colonizes { $name }.
event-nobody-colonizes = Nobody colonizes { $name }.
event-colony-lost = { $player } loses the colony { $name }.
event-colony-stolen = { $player } takes the colony { $name } from { $to }.
event-technology-stolen = { $player } takes the technology { $name } from { $to }.
event-final-scoring = The game is over: the last events are scored.
event-final-event = Scored: { $name }.
event-resigned = { $player } resigns.
event-ended = The result is final.

## The end

reason-culture = The most culture points win.
reason-resigned = All others have resigned.
line-production = production
line-prepared = prepared events
line-events = events
line-colonies = colonies
line-cards = leaders, wonders and action cards
line-conflicts = aggressions and wars
line-famine = famine
line-final = events at the end
line-at-end = cards at the end

## The table on a terminal

table-age = age { $age }
table-round = round { $number }
table-last-round = the last one is { $number }
table-civil-deck = civil deck
table-military-deck = military deck
table-current = current events
table-future = future events
table-known = Events that you know
table-past = Last event
table-common = Common tactics
table-event = Event
table-bid = { $player } bids { $number }.
table-most = { $number ->
    [0] You have no force to send.
   *[other] You can bid up to { $number }.
}
table-force = The force has strength { $force } of { $bid }.
hint-strengths = strength { $mine } to { $theirs }
hint-force = then { $force } of { $bid }
table-attack = Against { $player }: attack { $attack }, defence { $defence }
table-offer = Offered to { $player }
table-this-turn = For this turn
board-out = resigned
board-yellow = Yellow bank
board-population-price = next worker
board-unused = unused workers: { $number }
board-blue = Blue bank
board-discontent = discontent: { $number }
board-urban-limit = urban buildings of each type: { $number }
board-government = Government
board-leader = Leader
board-wonders = Wonders
board-ruin = ruin
board-colonies = Colonies
board-tactic = Tactic
board-war = War
board-pact = Pact
board-hand = Civil cards
board-military-hand = Military cards
board-end-of-turn = End of turn
board-uprising = uprising: nothing is produced
board-corruption = corruption
board-consumption = consumption
board-famine = famine: culture points −{ $number }

## What an option does

about-pass = straight on to your civil and military actions
about-increase-population = one more worker, unused at first
about-destroy = the worker becomes unused
about-disband = the worker becomes unused
about-bid = the highest bidder pays with units and bonus cards
about-done-bid = you leave the auction
about-done-defend = the aggression succeeds

## Why a move is good: what there is more or less of after it

part-culture = { $more ->
    [yes] more culture points
   *[no] fewer culture points
}
part-culture_rating = { $more ->
    [yes] more culture per turn
   *[no] less culture per turn
}
part-resources = { $more ->
    [yes] more resources
   *[no] fewer resources
}
part-food = { $more ->
    [yes] more food
   *[no] less food
}
part-science = { $more ->
    [yes] more science points
   *[no] fewer science points
}
part-resource_rate = { $more ->
    [yes] more resources per turn
   *[no] fewer resources per turn
}
part-science_rate = { $more ->
    [yes] more science per turn
   *[no] less science per turn
}
part-food_rate = { $more ->
    [yes] more food per turn
   *[no] less food per turn
}
part-hunger = { $more ->
    [yes] less danger of famine
   *[no] more danger of famine
}
part-corruption = { $more ->
    [yes] less corruption
   *[no] more corruption
}
part-yellow_tokens = { $more ->
    [yes] more yellow tokens in the bank
   *[no] fewer yellow tokens in the bank
}
part-blue_tokens = { $more ->
    [yes] more blue tokens in the bank
   *[no] fewer blue tokens in the bank
}
part-workers = { $more ->
    [yes] more unused workers
   *[no] fewer unused workers
}
part-uprising = { $more ->
    [yes] less danger of an uprising
   *[no] more danger of an uprising
}
part-faces = { $more ->
    [yes] happier people
   *[no] less happy people
}
part-civil_actions = { $more ->
    [yes] more civil actions each turn
   *[no] fewer civil actions each turn
}
part-military_actions = { $more ->
    [yes] more military actions each turn
   *[no] fewer military actions each turn
}
part-rooms = { $more ->
    [yes] room for more urban buildings
   *[no] room for fewer urban buildings
}
part-open_civil = { $more ->
    [yes] more civil actions left this turn
   *[no] fewer civil actions left this turn
}
part-open_military = { $more ->
    [yes] more military actions left this turn
   *[no] fewer military actions left this turn
}
part-strength = { $more ->
    [yes] a stronger army
   *[no] a weaker army
}
part-wars = { $more ->
    [yes] better prospects in war
   *[no] worse prospects in war
}
part-technologies = { $more ->
    [yes] better technologies
   *[no] worse technologies
}
part-leaders = { $more ->
    [yes] a better leader
   *[no] a weaker leader or none
}
part-colonies = { $more ->
    [yes] more colonies
   *[no] fewer colonies
}
part-held_cards = { $more ->
    [yes] better cards in hand
   *[no] worse cards in hand
}
part-action_cards = { $more ->
    [yes] more action cards in hand
   *[no] fewer action cards in hand
}
part-military_cards = { $more ->
    [yes] more military cards in hand
   *[no] fewer military cards in hand
}
part-wonder = { $more ->
    [yes] a wonder nearer completion
   *[no] a wonder further from completion
}
part-impacts = { $more ->
    [yes] more culture from the events that you know
   *[no] less culture from the events that you know
}

## Themes of puzzles

puzzle-theme-wonder = Wonders
puzzle-theme-politics = Politics
puzzle-theme-colony = Colonies
