# Through the Ages on the page: its table, its introduction, its guided first game. What the terminal says too comes from the server.

## What it is about

point-goal = The goal
point-goal-text = The most culture points at the end of the fourth age. Your culture rating brings some every turn; wonders, leaders, events and wars bring more.
point-turn = Your turn
point-turn-text = One political action, then civil and military actions: take cards from the row, grow, build, develop technologies, play leaders, raise wonders. Then your civilization produces.
point-people = Your people
point-people-text = Workers make food, resources, science, culture and strength. The more there are, the more they eat and the more happiness they want; too many stored goods breed corruption.

## Cards

fact-age = Age
fact-kind = Kind
card-how = How to read a card
card-kind = { $kind }, age { $age }
card-fresh = Taken this turn: you can play it from your next turn.
card-fresh-short = next turn
word-worker = worker

named-amount = { $name } { $count }
amount-civil = civil actions
amount-military = military actions
amount-food = food
amount-resources = resources
amount-science = science
amount-culture = culture
amount-strength = strength
amount-happiness = happiness
amount-colonization = colonization bonus
amount-yellow = yellow tokens
amount-blue = blue tokens
amount-population = population
amount-military_cards = military cards
amount-civil_hand = civil hand limit
amount-military_hand = military hand limit
amount-food_made = food each turn
amount-resources_made = resources each turn
amount-defence = defence

## The table

standing = { $points } (+{ $rating })
middle-label = Card row, decks, events and tactics
row-label = The card row
row-part = Cards for { $price ->
    [one] { $price } civil action
   *[other] { $price } civil actions
}
row-price = { $count ->
    [0] free for you
    [one] { $count } civil action for you
   *[other] { $count } civil actions for you
}
row-surcharge = { $count } more for wonders that you have completed
row-cheaper = { $count } less
age-now = Age { $age }
events-label = Events
events-current = current
events-future = future
events-past = last
event-known = { $card }: you know that it is there
tactic-would = { $card }. { $count ->
    [0] Your units form no army with it
    [one] Your units form { $count } army with it
   *[other] Your units form { $count } armies with it
}
matter-auction = Colonization
auction-none = Nobody has bid yet.
auction-in = Still bidding: { $players }
auction-force = The force:
force-of = { $force } of { $bid }
bid-most = Your whole force
matter-attack = { $player } attacks { $to }
attack-strength = Strength of the attacker
defence-strength = Strength of the defender
attack-succeeds = The attack succeeds.
attack-short = The defence is { $count } strength short.
matter-offer = { $player } offers { $to } a pact
offer-sides = { $player } would have side { $side }, { $to } side { $other }.
matter-event = Event
board-of = Civilization of { $player }
board-special = Special
leader-none = none
technologies-label = Technologies with workers, by type and age
technology-label = { $card }, age { $age }. Workers: { $workers }, blue tokens: { $tokens }. A worker costs { $price } resources.
build-price = A worker here costs { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
workers-count = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
tokens-count = { $count ->
    [one] { $count } blue token
   *[other] { $count } blue tokens
}
stages-built = { $count } of { $total } stages built
actions-civil = { $count } of { $total } civil actions left
actions-military = { $count } of { $total } military actions left
rating-culture = Culture: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, +{ $rating } each turn
rating-science = Science: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, +{ $rating } each turn
rating-strength = Strength: { $number }
rating-happiness = Happiness: { $number }, needed: { $needed }
rating-food = Food: { $number }, farms make { $rating } each turn
rating-resources = Resources: { $number }, mines make { $rating } each turn
armies-strength = Armies add { $number } strength
armies-count = { $count ->
    [0] no army
    [one] { $count } army
   *[other] { $count } armies
}
pact-with = side { $side }, with { $player }
war-between = { $player } against { $to }: strength { $attack } to { $defence }
war-on-you = war on you
this-turn-units = This turn only: resources and science for military units
unused-label = Unused workers
uprising-looms = Uprising! Discontented workers: { $number }
bank-empty = The yellow bank is empty: no more workers.
grow-price = A new worker costs { $count } food
grow-then = Then: people eat { $consumption }, happiness needed { $needed }, discontented { $discontent }, unused workers { $unused }
yellow-label = Yellow bank: { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} left. People eat { $consumption } food each turn and need happiness { $needed }.
yellow-section = A worker from here costs { $price } food. With this place empty, people eat { $consumption } and need happiness { $happiness }.
consumption-now = People eat { $count } food each turn
happiness-now = Happiness needed: { $count }
blue-label = Blue bank: { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} left. Corruption each turn: { $corruption }.
blue-section = With this place empty, corruption takes { $corruption } each turn.
corruption-now = Corruption takes { $count } resources each turn
end-leader = with { $leader }:
end-leader-only = but { $leader }:
end-corruption = { $count } lost to corruption
end-blue-empty = the blue bank runs empty
end-draws = { $count ->
    [one] You draw { $count } military card for unused military actions
   *[other] You draw { $count } military cards for unused military actions
}
end-discards = { $count ->
    [one] { $count } military card over the limit is discarded first
   *[other] { $count } military cards over the limit are discarded first
}
end-actions-left = { $count ->
    [one] { $count } civil action is unused.
   *[other] { $count } civil actions are unused.
}
table-in-last-round = the last round
hand-limit = Limit: { $count }
hand-none = none
hands-count = { $civil } civil and { $military } military cards in hand
fold = Fold the board of { $player }
unfold = Show the board of { $player }

## Options

word-group-take = Take a card from the row
word-group-end-turn = End the turn
word-group-build-stages = Build the wonder
word-group-copy = Copy a common tactic
word-group-destroy = Destroy a building or disband a unit
option-end-turn-short = End it now
option-build-short = Build
option-upgrade-use = Upgrade
option-destroy-short = Destroy
option-disband-short = Disband
option-develop-short = Develop
option-revolution-short = Revolution
option-defend-short = Play for its defence bonus
option-discard-short = Discard face down
option-attack-use = Play the aggression
option-declare-war-use = Declare the war
option-offer-use = Offer the pact
destroy-why = The worker becomes unused
prepare-later = Later:
revolution-why = Takes all your civil actions.
strengths = Strength: you { $mine }, { $player } { $theirs }. { $who ->
    [mine] You are stronger.
    [none] A tie.
   *[theirs] You are weaker.
}
now-take = To take it:
now-develop = To develop it:
now-revolution = By revolution:
now-build = A worker on it:
now-attack = Against { $player }:
attack-not-now = Not possible now.

## The end

result-chart = Culture over time
result-no-moments = It was a quiet history.

## The guided first game

guide-action = Choose something that glows. Cards in the row cost the white tokens below them. Click a technology to see what you can do there: build, upgrade, destroy. In the first round you can only take cards: an action card, a leader or a farm, mine or lab technology is a good start. “End of turn” on your board shows what the end of your turn will bring.
guide-politics = One political action before your turn: prepare an event (it brings culture points by its age, and reveals a current event), attack, declare war or offer a pact. You can also do nothing.
guide-discard = You hold more military cards than military actions. Keep tactics for your units and bonus cards for defence and colonies.
guide-build = A card lets you build: the price with its discount is taken from your resources.
guide-upgrade = An upgrade costs only the difference in price.
guide-develop = A technology costs science points. Then you can put workers on it.
guide-bid = The player who bids the strongest force colonizes the territory. You pay with units, which are lost; bonus cards and ships help.
guide-send = Choose the units and bonus cards of your force. Send no more than you have to.
guide-defend = You need as much strength as the attacker. Bonus cards count their defence, any other military card counts 1; you can play as many as you have military actions. Or give in and suffer what the card says.
guide-answer = Look at both sides before you accept: the pact lasts until someone cancels it or leaves.
guide-side = The sides differ. Your partner gets the other one, and may refuse.
guide-lose-worker = One of your workers leaves. Choose where you can spare one.
guide-lose-token = The blue bank is empty, so you lose a token from a card: some food or resources.
guide-cover = The blue bank is empty: the stage is covered with a token from a farm or mine.
guide-destroy = Choose the building that is lost. The older one is usually the smaller loss.
guide-goods = Food feeds people and new workers, resources build.
guide-food = Food feeds people and new workers, resources build. Choose how much of each.
guide-ruin = A wonder falls into ruin: you lose its effects, but it still counts as a wonder.
guide-take = A card lets you take one from the row.
guide-event-age = A new age has begun. When an age ends, cards of the age before it become antiquated: they leave hands, and leaders and unfinished wonders of that time leave play. Everybody also loses 2 yellow tokens, so people soon want more food and more happiness.
guide-event-last-round = The last round. Turn what you have into culture, and think of the events: those of age III that are left score for everybody at the end.
guide-event-aggression = An aggression hits at once, if the attacker stays stronger. The defender can add strength with military cards: at most as many as they have military actions.
guide-event-war = A war is decided at the start of the attacker's next turn. The stronger side wins, whichever that is. Until then both can arm; bonus cards don't count.
guide-event-tactic = A tactic makes armies of units: each complete set adds strength. From the player's next turn on it is common, and everybody may copy it for 2 military actions.
guide-event-colonized = A colony: its permanent effect works from now on, the other one happens once. The units that were sent are lost, and their tokens return to the yellow bank.
guide-event-completed = A completed wonder works from now on. Each one you complete makes the next one dearer: taking it costs 1 civil action more.
guide-event-revolution = A revolution brings a new government for less science, but costs all civil actions of the turn. Developed like any technology, it costs more science and a single action.
guide-event-uprising = An uprising: there were more discontent workers than unused ones, so nothing was produced. Build a temple or a theater, or keep more workers unused.
guide-event-famine = There wasn't enough food: each one missing cost 4 culture points. Another farm helps, or a better one.
guide-event-corruption = Corruption took resources, because the blue bank is getting empty. What you spend goes back to the bank, so don't hoard.
guide-option-upgrade = You can upgrade now: a worker moves to a better card of the same type for the difference in price. It takes an action, but no unused worker.
guide-option-play-tactic = You hold a tactic. It costs 1 military action, and each set of units that it shows adds strength.
guide-option-copy-tactic = A tactic is common now: for 2 military actions you can make it yours, too.
guide-option-revolution = You can change your government by a revolution: it costs less science, but all civil actions of this turn. The new government stays for the rest of the game, or until the next one.
guide-option-attack = You hold an aggression and somebody is weaker than you. It costs the military actions on the card. They may defend with cards, so a small lead may not be enough.
guide-option-declare-war = You can declare a war. It is decided at the start of your next turn, and the stronger side wins, even if that isn't you.

## The introduction

intro-goal-title = The goal
intro-goal = You lead a civilization from antiquity to the present. The most culture points at the end win. Four ratings drive everything: culture and science come in every turn, strength decides conflicts, happiness keeps your people quiet.
intro-turn-title = A turn
intro-turn = First one political action: an event, an aggression, a war, a pact, or nothing. Then as many actions as your government allows: white tokens are civil actions, red ones military. At the end of the turn your civilization produces.
intro-row-title = The card row
intro-row = Thirteen cards lie in a row; the further right, the more civil actions they cost: 1, 2 or 3. Technologies are developed with science, you can have one leader per age, and action cards help once and can be played from your next turn.
intro-people-title = People
intro-people = A civil action and food turn a yellow token into a new worker. Put workers on farms, mines, buildings and units for resources. The emptier the yellow bank, the more your people eat, and the more happiness they want. If there are more discontented than unused workers, there is an uprising: no production.
intro-tokens-title = Blue tokens
intro-tokens = Each worker on a farm or mine puts a blue token on its card each turn: food or resources, worth more on better technologies. The emptier the blue bank, the more you lose to corruption. So spend, and improve your farms and mines.
intro-wonders-title = Wonders
intro-wonders = A wonder goes into play unfinished. Build its stages one by one; the last one makes it work. Each completed wonder makes the next one cost a civil action more to take.
intro-military-title = The military
intro-military = { $seats ->
    [2] Unused military actions draw military cards: tactics make armies of units, bonus cards defend, events and territories are prepared, aggressions and wars hit the weaker one. Never fall far behind in strength.
   *[other] Unused military actions draw military cards: tactics make armies of units, bonus cards defend, events and territories are prepared, aggressions and wars hit the weaker ones, pacts bind. Never fall far behind in strength.
}
intro-end-title = How it ends
intro-end = When the civil cards of age III run out on the starting player's turn, this round is the last; otherwise the next one is. Then the remaining events of age III score for everybody. That's all – the cards tell you the rest, and “Why?” opens the rule behind every question.
