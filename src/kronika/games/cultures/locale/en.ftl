# Rising Cultures in English. See the terms of the rulebook: exchange, resource, military, build, leader, develop, marker.

game-name = Rising Cultures
game-about = Two ancient civilizations, seven rounds: every card is a building or leader, an army, a resource or two coins.

intro =
    The goal: the most victory points (VP) after 7 rounds, for { $seats } players. Buildings, leaders, development levels, provinces and the development marker score.
    A round: take your income, draw 4 cards, exchange some if you like (1 coin each), then play 3 cards in turns with your opponent. The fourth goes back on top of your deck.
    Each card has four uses: sell it for 2 coins, lay it as a resource, put it into your army, or build it. A missing resource costs 2 coins. After building you may develop: your latest resource card becomes a level, for good.
    Then the stronger army takes the current province and discards its last card, the player with more levels takes the marker, and coins above the limit are lost.
intro-next = Now: lay two of your four cards as resources, the later one on top, and then choose which of the other two goes on top of your deck. If you may choose your civilization, do that first. Type ? 1 to read the first option.
legend =
    ⚔ sword
    ♞ horse
    ⛨ shield
    W wood
    B brick
    S stone
    G gold
    { "*" } any resource
    ● coin
    ▪ covered army strip
    ▫ free army strip
    ■ level reached
    □ level to come
    ⚑ development marker
    → cost → victory points
    ▶ whose turn it is, current province
    – none
intro-table =
    On the table: for each player the board with its four sides. Above buildings and leaders, below resources, right the army with its strips, left the levels.

## Cards

card-known = { $name }
card-hidden = { $back ->
    [province] a province
   *[other] a card
}
cards-hidden = { $count ->
    [one] { card-hidden }
   *[other] { $count } cards
}
card-facts = { $kind ->
    [leader] leader
    [building] building
    [province] province
    [strip] strip
    [level] level
   *[board] board
}, { $civilization }
card-province = province { $number }, { $icon }
card-cost = Cost: { $cost }
card-army = Army: { $symbols }
card-resource = Resource: { $resources }
card-points = { $points } VP
card-reconstructed = Reconstructed: our own numbers, not the printed ones.
card-icon-reconstructed = The icon is reconstructed; everything else is from the rulebook.
card-free = nothing
card-limit = Coin limit: { $number }
card-side = { $side ->
    [silver] Silver side
   *[golden] Golden Age side
}
card-strip = strip { $number }
card-level = level { $number }

## Words

word-persia = Persian Empire
word-rome = Roman Empire
word-abbasid = Abbasid Caliphate
word-egypt = Ancient Egypt
word-province = province
word-wood = wood
word-brick = brick
word-stone = stone
word-gold = gold
word-any = any resource
word-sword = sword
word-horse = horse
word-shield = shield
word-frontier = frontier
word-trade = trade
word-harvest = harvest
word-yes = yes
word-no = no
word-income = income
word-card = card
word-symbol = coin symbol
word-board = board
word-start = set-up
word-ability = ability
word-hand = hand

## Resources in one letter

letter-wood = W
letter-brick = B
letter-stone = S
letter-gold = G

## Prices

price-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}

## Options

option-civilization = Play as { $word }
option-lay = Lay { $card }
option-top = Put { $card } on top of the deck
option-exchange = { $number ->
    [0] Exchange no card
    [one] Exchange { $number } card
   *[other] Exchange { $number } cards
}
option-turn = Turn Mauretania for a free exchange
option-bottom = Put { $card } under the deck
option-play = Play a card
option-coins = Sell { $card } for 2 coins
option-army = Put { $card } into the army
option-resource = Lay { $card } as a resource
option-build = Build { $card }
option-lead = Play the leader { $card }
option-bank = { $number ->
    [0] Pay all from the treasury
    [one] Pay { $number } coin from the Nile
   *[other] Pay { $number } coins from the Nile
}
option-develop = Develop one level
option-develop-with = Develop with { $card }
option-keep = Keep the last card of your army
done-keep = Discard the last card of your army
option-contest = Decide about the province
option-compete = Compete for the province
option-decline = Don't compete for it
option-store = { $number ->
    [0] Store nothing
    [one] Store { $number } coin
   *[other] Store { $number } coins
}

## Questions

ask-civilization = choose your civilization.
ask-lay = choose a card to lay in your resource area.
ask-top = choose the card that goes on top of your deck; the other one goes under it.
ask-exchange = how many cards do you exchange? Each costs 1 coin, but for those that your abilities make free.
ask-turn = you may turn this card for a free exchange; else you pay 1 coin.
ask-bottom = choose a card of your hand to put under your deck.
ask-play = play a card: for coins, into the army, as a resource, or build it.
ask-coins = choose a card to sell.
ask-army = choose a card for your army.
ask-resource = choose a card to lay as a resource.
ask-build = choose a building.
ask-lead = choose a leader.
ask-bank = how many of the coins do you pay from your bank of the Nile?
ask-develop = you may develop: your latest resource card becomes your next level.
ask-develop-with = choose the card that becomes your next level.
ask-keep = you need not discard the last card of your army, but you may.
ask-contest = do you compete for this province? The winner pays with the last card of the army.
ask-compete = do you compete?
ask-decline = do you stay out?
ask-store = how many coins do you store on your bank of the Nile?

## The log

event-turn = Round { $number }: { $player } begins
event-civilization = { $player } plays: { $civilization }.
event-gained = { $number ->
    [0] { $player } gets no coins: the supply is empty.
    [one] { $player } gains { $number } coin ({ $why }).
   *[other] { $player } gains { $number } coins ({ $why }).
}
event-flooded = The Nile floods: { $number } on the bank of { $player }, { $over } on that of { $to }.
event-stored = { $player } stores { $number ->
    [one] { $number } coin
   *[other] { $number } coins
} on the bank of the Nile.
event-limited = { $player } returns { $number ->
    [one] { $number } coin
   *[other] { $number } coins
} above the limit.
event-paid = { $player } pays { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}{ $banked ->
    [0] .
   *[other] , { $banked } of them from the Nile.
}
event-drew-hand = { $player } draws { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
event-drew = { $player } draws { $card }.
event-drew-many = { event-drew }
event-exchanged = { $player } exchanges { $number ->
    [one] { $number } card
   *[other] { $number } cards
} { $paid ->
    [0] for free.
    [one] for { $paid } coin.
   *[other] for { $paid } coins.
}
event-turned = { $player } turns Mauretania.
event-put-back = { $player } puts { $card } on top of the deck.
event-put-under = { $player } puts { $card } under the deck.
event-put-under-many = { event-put-under }
event-put-away = { $player } puts { $card } back into the box.
event-put-away-many = { event-put-away }
event-sold = { $player } sells { $card }.
event-armed = { $player } puts { $card } on strip { $number } of the army.
event-laid = { $player } lays { $card } as a resource.
event-laid-many = { event-laid }
event-built = { $player } builds { $card }.
event-led = { $player } plays the leader { $card }.
event-developed = { $player } reaches level { $number } with { $card }.
event-golden-age = { $player } enters the Golden Age.
event-decided = { $competes-id ->
    [yes] { $player } competes for the province.
   *[no] { $player } doesn't compete.
}
event-contest = { $player } has strength { $number } against { $rival }.
event-won = { $player } gains the province { $card }.
event-boxed = Nobody gains { $card }; it goes back to the box.
event-kept-army = { $player } keeps { $card } in the army.
event-discarded = { $player } discards { $card } from the army.
event-marker-kept = { $player } keeps the development marker.
event-marker-passed = { $player } takes the development marker.
event-noted = { $player } notes { $number } VP for the first game.
event-second-game = The second game begins: the players swap civilizations, the provinces stay.
event-resigned = { $player } resigns.
event-ended = The game is over.

## The end

reason-points = The most victory points win.
reason-marker = The points are tied: the holder of the marker wins.
reason-two-games = The sum of both games decides.
reason-draw = The sums of both games are tied.
reason-resigned = The opponent resigned.
line-buildings = buildings
line-leaders = leaders
line-levels = development levels
line-golden-age = Golden Age
line-provinces = provinces
line-marker = marker
line-first-buildings = game 1: buildings
line-first-leaders = game 1: leaders
line-first-levels = game 1: development levels
line-first-golden-age = game 1: Golden Age
line-first-provinces = game 1: provinces
line-first-marker = game 1: marker
line-first-total = game 1
line-second-buildings = game 2: buildings
line-second-leaders = game 2: leaders
line-second-levels = game 2: development levels
line-second-golden-age = game 2: Golden Age
line-second-provinces = game 2: provinces
line-second-marker = game 2: marker
line-second-total = game 2

## Options of a match

variant-civilization_1 = Civilization of seat 1
variant-civilization_1-random = random
variant-civilization_1-choose = the player chooses at the start
variant-civilization_1-persia = Persian Empire
variant-civilization_1-rome = Roman Empire
variant-civilization_1-abbasid = Abbasid Caliphate
variant-civilization_1-egypt = Ancient Egypt
variant-civilization_2 = Civilization of seat 2
variant-civilization_2-random = random
variant-civilization_2-choose = the player chooses at the start
variant-civilization_2-persia = Persian Empire
variant-civilization_2-rome = Roman Empire
variant-civilization_2-abbasid = Abbasid Caliphate
variant-civilization_2-egypt = Ancient Egypt
variant-games = Games
variant-games-one = one game
variant-games-two = clash of civilizations: two games with civilizations swapped and the same provinces, the sum decides
variant-marker = Who holds the marker first
variant-marker-random = random
variant-marker-1 = seat 1
variant-marker-2 = seat 2
variant-mauretania = Mauretania
variant-mauretania-every_round = can be used once every round
variant-mauretania-once = can be used once in the whole game

## The table on the screen

table-round = { $number ->
    [0] Set-up
   *[other] Round { $number } of { $rounds }
}
table-game = game { $number } of 2
table-first-game = Game 1: { $score }
table-supply = supply { $number } ●
table-provinces = Provinces
table-current = Now
table-strength = { $player } { $number }
table-nile = Nile
table-bank = { $player } { $number } ●
table-capacity = room for { $number }
board-unknown = no civilization yet
board-side = { $side ->
    [silver] silver side
   *[golden] Golden Age
}
board-coins = { $number } ● (limit { $limit })
board-points = { $points } VP
board-marker = ⚑ marker
board-buildings = Buildings
board-leaders = Leaders
board-covered = covered: { $names }
board-resources = Resources
board-army = Army
board-levels = Levels
board-level = { $number } of { $most }
board-next = next: { $text }
board-development = next free strip: { $text }
board-provinces = Provinces
board-hand = Hand
board-deck = { $count ->
    [one] deck { $count } card
   *[other] deck { $count } cards
}
board-discard = { $count ->
    [one] discard pile { $count } card
   *[other] discard pile { $count } cards
}
board-discarded = Discarded
board-top = on top of the deck: { $names }
board-played = { $number } of { $most } cards played
board-opened = has chosen
board-income = income { $number } ●
board-flood = flood { $number } ●
board-full = all strips are covered

hint-coins = +{ $number } ●
hint-price = { $coins ->
    [0] costs no coins
    [one] costs { $coins } coin
   *[other] costs { $coins } coins
}
hint-missing = missing { $missing }
hint-covered = { $count } of them covered by abilities
hint-strip = strip { $number }: { $text }
hint-level = level { $number }: { $text }
hint-loses = you lose { $resources }
hint-strength = { $mine } against { $theirs }
hint-free = { $free ->
    [0] no free exchange
    [one] { $free } free exchange
   *[other] { $free } free exchanges
}
hint-exchange = { $coins ->
    [0] free
    [one] { $coins } coin
   *[other] { $coins } coins
}

## What an option does

about-decline = you keep your last army card and leave the province
about-done-develop = your resource card stays a resource
about-resource = for everything that you build later

## Why a move is good: what there is more or less of after it

part-points = { $more ->
    [yes] more victory points
   *[no] fewer victory points
}
part-coins = { $more ->
    [yes] more coins
   *[no] fewer coins
}
part-income = { $more ->
    [yes] a higher income
   *[no] a lower income
}
part-development = { $more ->
    [yes] a higher level of development
   *[no] a lower level of development
}
part-stock = { $more ->
    [yes] more useful resources
   *[no] less useful resources
}
part-provinces = { $more ->
    [yes] better prospects in the provinces
   *[no] worse prospects in the provinces
}
part-hand = { $more ->
    [yes] better cards in hand
   *[no] worse cards in hand
}

## Themes of puzzles

puzzle-theme-province = Provinces
