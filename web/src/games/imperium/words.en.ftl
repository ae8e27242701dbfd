# Imperium on the page: its table, its introduction, its guided first game. What the terminal says too comes from the server.

## What it is about

point-goal = The goal
point-goal-text = The most victory points. Every card you own counts wherever it lies; each progress token is 1 point, each unrest card −2.
point-turn = Your turn
point-turn-text = Activate: play cards and use abilities. Or innovate: discard your hand for a market card. Or revolt: get rid of unrest. Then put progress on a market card and draw.
point-nation = Your nation
point-nation-text = Sixteen nations, each with its own deck. Whenever your draw deck runs out, a nation card joins it; the last one turns barbarians into an empire, and an empire buys development cards.

## Cards

fact-suit = Suit
fact-state = State
fact-icons = Icon
card-how = How to read a card
amount-label = { $count } { $good }

## The table

standing-progress = ★ { $count }
middle-label = The market, the decks and what ends the game
market-label = Market
deck-of = Deck { $suit }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
tokens-on = Tokens on the card: the player who takes it gets them
unrest-under = { $count ->
    [one] { $count } unrest card beneath: it comes along when the card is acquired
   *[other] { $count } unrest cards beneath: they come along when the card is acquired
}
fame-top = The top card is { $name }.
fame-known = The fame cards you know, from the top. The others are hidden.
offer-label = Choose a card
zone-hand = hand
zone-play = in play
zone-garrison = garrison
zone-market = market
zone-deck = draw deck
zone-discard = discard
zone-history = history
zone-nation = nation deck
zone-development = development cards
table-in-last-round = the last round
zone-exile = exile
zone-fame = fame
zone-resolving = taking effect
zone-score = points so far
zone-nation-words = nation
pile-of = { $player }: { $pile }
pile-empty = There are no cards here.
pile-hidden = { $count ->
    [one] { $count } hidden card.
   *[other] { $count } hidden cards.
}
deck-order = The cards are listed by name; their order is hidden.
nation-deck = { $count ->
    [one] { $count } card left. When the draw deck runs out, the top one joins the discard, and all is shuffled into a new draw deck.
   *[other] { $count } cards left. Whenever the draw deck runs out, the top one joins the discard, and all is shuffled into a new draw deck.
}
nation-about = About this nation
score-sum = Sum
mine-label = { $player }: state card, cards in play and hand
supply-label = Tokens
actions-left = { $count ->
    [one] { $count } action token left
   *[other] { $count } action tokens left
}
exhausts-left = { $count ->
    [one] { $count } exhaust token left
   *[other] { $count } exhaust tokens left
}
points-open = Points line by line
first-mark = Starts each round; the solstice card lies to the right
no-regions = No regions in play.
no-others = Nothing else in play.
accession-label = Last nation card
hand-of = Hand { $count } of { $limit }
hand-empty = No cards in hand.
unrest-owned = { $count ->
    [one] { $count } unrest card in total
   *[other] { $count } unrest cards in total
}
hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
regions-count = { $count ->
    [one] { $count } region in play
   *[other] { $count } regions in play
}
fold = Fold { $player }'s cards
unfold = Unfold { $player }'s cards
realm-label = { $player }'s cards
tile-exhausted = exhausted this turn
tile-ready = exhaust ability: ready
tile-passive = always active while in play
garrison-label = { $card }, garrisoned under { $host }
garrison-of = Garrison: { $cards }

## What ends the game

end-label = What ends the game
end-next = The last round is { $number }
end-now = This is the last round
end-main = Main deck
end-main-why = When it is empty, scoring is triggered: this round and one more are played.
end-fame = Fame before the King
end-fame-why = King of Kings lies below the fame cards. The first player to reach him triggers scoring.
end-unrest = Unrest pile
end-unrest-why = When it is empty, the game ends at once in a collapse: the fewest unrest cards win.
end-development = { $player }: development
end-development-why = Developing the last development card triggers scoring.
end-zenith = { $player }: zenith
end-zenith-why = When the zenith card leaves the nation deck, scoring is triggered.
end-graal = { $player }: quests
end-graal-why = The last quest is the Graal; playing it triggers scoring.
end-shangri-la = { $player }: Shangri-La
end-shangri-la-why = At Shangri-La, 24 population at solstice trigger scoring.
solstice-after = Solstice after { $player }

## The choice of sides and nations

side-recommended = for first games
difficulty = difficulty { $number } of 5
starts-empire = Starts as an empire.
history-none = Has no history: such cards go to the discard pile.
history-sunken = Has a sunken pile instead of a history.
exhausts-of = Has { $count } exhaust tokens instead of 5.
power-side = Power card, side { $side }
powers-label = The two sides of its power card
nations-compare = Compare the nations
nation-choose = choose
nation-chosen = chosen

## Options

detail-innovate = { $count ->
    [0] Break through for any card.
    [one] Discard { $count } card, then break through for any card.
   *[other] Discard { $count } cards, then break through for any card.
}
detail-revolt = Return unrest from your hand; this is your whole turn.
detail-end = { $count ->
    [one] { $count } action token stays unused.
   *[other] { $count } action tokens stay unused.
}
detail-calm = the unrest returns to its pile
detail-deck = { $count ->
    [one] the last card, unseen
   *[other] the top one of { $count }, unseen
}
detail-dig = revealed from the main deck until one fits
detail-stand-in = uses { $count } progress
now-state = Can be played only as: { $state }.
now-unplayable = You can't play it now.
now-lacking = You lack { $goods }.
now-missing = To develop it you lack { $goods }.

## The end

result-chart = Points over time
result-no-moments = There was no turning point in this game.

## The guided first game

guide-side = The power card works for the whole game. Side B is simpler and meant for first games.
guide-action = Click a glowing card in your hand to play it (an action token each), or one in play to use its exhaust ability. Regions stay in play and bring tokens; Advance and Conquer bring market cards. If your hand is bad, innovate; if it is full of unrest, revolt. End the turn when you are done.
guide-place = Each turn ends with a token on a market card. The player who takes the card gets it, so choose a card that you want soon.
guide-discard = Keep what you want to play next turn, discard the rest: you draw up to your hand limit, and the faster your deck runs through, the sooner nation cards come.
guide-acquire = Acquired cards come to your hand with their tokens – and with the unrest beneath them. Regions have none.
guide-break-through = When you break through for a card, the unrest below it returns to its pile. You can see the cards in the market; a deck gives you its top card unseen.
guide-develop = Development cards are strong and worth points. Progress replaces what you lack: 1 for one population, 1 for two materials.
guide-garrison = A garrisoned card lies under a region, out of your deck, as long as the region stays. Good for weak cards and unrest.
guide-history = Cards in history never come back to your hand but still score. Send the weak ones there to improve your deck.
guide-exile = The exiled card leaves the market, and a new one comes. Exile what your opponents want.
guide-solstice = At the solstice everybody resolves these abilities, in any order.
guide-choose = The card lets you choose. Options that can't be carried out in full aren't offered.
guide-return-number = Unrest goes back to the pile. Each card that you keep is −2 points.
guide-take-fame = Fame cards are worth many points. Take one; the others go back.
guide-pay-population = Progress can replace population, 1 for 1. But each progress is a point at the end.
guide-pay-materials = Progress can replace materials, 1 for 2. But each progress is a point at the end.
guide-pay-both = Progress can replace population, 1 for 1, and materials, 1 for 2. But each progress is a point at the end.
guide-abandon = The abandoned card goes to your discard pile, along with cards garrisoned under it.
guide-protect = You are being attacked. You can protect yourself now.
guide-event-nation-card = A draw deck ran out, so the next card of the nation joined it. This happens at most once a turn. The last nation card turns barbarians into an empire.
guide-event-empire = Barbarians have become an empire: cards for barbarians can't be played any more, those for empires can. When the deck is renewed from now on, a development card may join it for its price.
guide-event-developed = A development card has joined a deck. Whoever develops the last one of their own triggers scoring.
guide-event-scoring-triggered = The end is near: after this round one more is played. Play for points now: each progress token counts 1, and each unrest card costs 2.
guide-event-innovated = An innovate turn: the whole hand is discarded, and one card comes without its unrest.
guide-event-revolted = A revolt turn: unrest cards go from the hand back to their pile, and nothing else is done.
guide-option-exhaust = A card of yours has an exhaust ability. It costs an exhaust token but no action, and you can use it once a turn. Use it before you end the turn.
guide-option-innovate = If your hand is bad, innovate instead of playing cards: you discard all of it and take one card of a suit that you choose, without its unrest.
guide-option-revolt = You hold unrest. A revolt returns all of it to its pile, but takes the whole turn. Often playing it for its price, or a garrison, is cheaper.

## The introduction

intro-goal-title = The goal
intro-goal = Lead your nation from barbarians to an empire. The most victory points win: cards count wherever you own them – in play, in hand, in your deck or history. Each progress token is 1 point, each unrest card −2.
intro-turn-title = Your turn: one of three
intro-turn = Activate: play cards (an action token each, you have 3) and use abilities of cards in play (an exhaust token each). Innovate: discard your hand and break through for any card. Revolt: return unrest from your hand. Then put a token on a market card, discard what you like and draw up to your hand limit.
intro-market-title = The market and unrest
intro-market = When you acquire a card, you get the tokens on it and the unrest below it. When you break through, the unrest returns to its pile. Unrest clogs your hand and costs points; regions come without it.
intro-cards-title = Suits
intro-cards = The shield shows a card's suit. Pinned cards stay in play, the others go to your discard pile. Barbarians can't play cards with the crown, an empire can't play cards with the axe. The points are at the top right; a star means that they depend on what you own.
intro-nation-title = Your nation
intro-nation = When your draw deck runs out, your next nation card joins the discard pile, and everything is shuffled into a new deck. The last nation card makes you an empire. From then on each new draw deck lets you buy a development card.
intro-solstice-title = The solstice
intro-solstice = When everybody has had a turn, the round ends: all resolve the solstice abilities of their cards in play.
intro-end-title = How it ends
intro-end = An empty main deck, King of Kings below the fame cards, or a player's last development card: then this round and one more are played. If the unrest pile runs out, the game ends at once, and the fewest unrest cards win. The panel left of the market shows how close each is. That's all – “Why?” opens the rule behind every question.

## The nations: difficulty and way to play, also where a seat chooses its nation

nation-carthaginians-text = Trade and hoard materials. Steer the market with Caravans and Trading Ships, hand awkward cards to your opponents, and as an empire expand with Elephants and Hannibal or cash in with Monopoly.
nation-celts-text = Attack, collect uncivilised cards and spread unrest. Materials come from Cattle Raid, population from Druids and the Cauldron of Cerridwen.
nation-greeks-text = Build cities and technology. Settlers and Greek Mercenaries carry the early game, Science lets you play Advance as an empire, Olympic Games thin your deck and the Lighthouse reaches exiled cards.
nation-macedonians-text = Regions first. Phalanx replays regions from your discard, Companion Cavalry lets you play Conquer as an empire, and Glory turns regions into fame.
nation-persians-text = Gather tributaries. Conquer as many as you can; later Battering Ram and Persian Gold hurt your opponents.
nation-romans-text = Expand fast and turn your regions into glory and fame. Legions let you play Conquer as an empire.
nation-scythians-text = Spread over many regions for their coins. Nomads, Tents and Mounted Archers keep you moving; fame comes only when you are an empire.
nation-vikings-text = A stream of nation cards comes in random order and free of charge; Gothja and your power card look ahead. Nothing goes to history, so use garrisons in regions and Sagas to keep cards out of your deck.
nation-arthurians-text = Knights garrisoned in your regions are your engine. Send them on quests with Myrddin Wyllt or take the dark road with Morigena, and beware of Gwaith Camlan.
nation-atlanteans-text = An empire from the first turn, and hungry for tokens. Floods sink your regions in exchange for market cards, so keep new regions coming.
nation-egyptians-text = A patient builder with many developments. Regions with drops feed Flood of the Nile.
nation-mauryans-text = Start aggressively with Indian Elephants, then choose between glory and the peaceful way of Ashoka.
nation-minoans-text = Progress is your currency. Pottery stores it, Writing Systems keep your deck lean, and most developments cost progress.
nation-olmecs-text = Masks draw your cards and power your exhaust abilities, but they score only in history. When to let them go is your main decision.
nation-qin-text = Choose between schools of thought and bear the burden of the Mandate of Heaven. Later build the Long Walls or follow your rulers to other goals.
nation-utopians-text = Don't hurry through your deck: an empty one brings unrest. Scrolls drive your places of learning, progress takes you along the journey to Shangri-La, and population wins.
nation-carthaginians-pick = Carthaginians (2/5): trade and materials
nation-celts-pick = Celts (2/5): attacks and unrest for the others
nation-greeks-pick = Greeks (5/5): cities and technology
nation-macedonians-pick = Macedonians (1/5): regions first
nation-persians-pick = Persians (1/5): tributaries
nation-romans-pick = Romans (1/5): regions into glory and fame
nation-scythians-pick = Scythians (2/5): coins from many regions
nation-vikings-pick = Vikings (5/5): free nation cards, no history
nation-arthurians-pick = Arthurians (5/5): knights and quests
nation-atlanteans-pick = Atlanteans (3/5): an empire from the start, sinking regions
nation-egyptians-pick = Egyptians (3/5): many developments, drops
nation-mauryans-pick = Mauryans (2/5): elephants, then glory or peace
nation-minoans-pick = Minoans (3/5): progress as currency
nation-olmecs-pick = Olmecs (5/5): masks
nation-qin-pick = Qin (2/5): schools, rulers and Long Walls
nation-utopians-pick = Utopians (5/5): a journey to Shangri-La
variant-nation_1-carthaginians = { nation-carthaginians-pick }
variant-nation_1-celts = { nation-celts-pick }
variant-nation_1-greeks = { nation-greeks-pick }
variant-nation_1-macedonians = { nation-macedonians-pick }
variant-nation_1-persians = { nation-persians-pick }
variant-nation_1-romans = { nation-romans-pick }
variant-nation_1-scythians = { nation-scythians-pick }
variant-nation_1-vikings = { nation-vikings-pick }
variant-nation_1-arthurians = { nation-arthurians-pick }
variant-nation_1-atlanteans = { nation-atlanteans-pick }
variant-nation_1-egyptians = { nation-egyptians-pick }
variant-nation_1-mauryans = { nation-mauryans-pick }
variant-nation_1-minoans = { nation-minoans-pick }
variant-nation_1-olmecs = { nation-olmecs-pick }
variant-nation_1-qin = { nation-qin-pick }
variant-nation_1-utopians = { nation-utopians-pick }
variant-nation_2-carthaginians = { nation-carthaginians-pick }
variant-nation_2-celts = { nation-celts-pick }
variant-nation_2-greeks = { nation-greeks-pick }
variant-nation_2-macedonians = { nation-macedonians-pick }
variant-nation_2-persians = { nation-persians-pick }
variant-nation_2-romans = { nation-romans-pick }
variant-nation_2-scythians = { nation-scythians-pick }
variant-nation_2-vikings = { nation-vikings-pick }
variant-nation_2-arthurians = { nation-arthurians-pick }
variant-nation_2-atlanteans = { nation-atlanteans-pick }
variant-nation_2-egyptians = { nation-egyptians-pick }
variant-nation_2-mauryans = { nation-mauryans-pick }
variant-nation_2-minoans = { nation-minoans-pick }
variant-nation_2-olmecs = { nation-olmecs-pick }
variant-nation_2-qin = { nation-qin-pick }
variant-nation_2-utopians = { nation-utopians-pick }
variant-nation_3-carthaginians = { nation-carthaginians-pick }
variant-nation_3-celts = { nation-celts-pick }
variant-nation_3-greeks = { nation-greeks-pick }
variant-nation_3-macedonians = { nation-macedonians-pick }
variant-nation_3-persians = { nation-persians-pick }
variant-nation_3-romans = { nation-romans-pick }
variant-nation_3-scythians = { nation-scythians-pick }
variant-nation_3-vikings = { nation-vikings-pick }
variant-nation_3-arthurians = { nation-arthurians-pick }
variant-nation_3-atlanteans = { nation-atlanteans-pick }
variant-nation_3-egyptians = { nation-egyptians-pick }
variant-nation_3-mauryans = { nation-mauryans-pick }
variant-nation_3-minoans = { nation-minoans-pick }
variant-nation_3-olmecs = { nation-olmecs-pick }
variant-nation_3-qin = { nation-qin-pick }
variant-nation_3-utopians = { nation-utopians-pick }
variant-nation_4-carthaginians = { nation-carthaginians-pick }
variant-nation_4-celts = { nation-celts-pick }
variant-nation_4-greeks = { nation-greeks-pick }
variant-nation_4-macedonians = { nation-macedonians-pick }
variant-nation_4-persians = { nation-persians-pick }
variant-nation_4-romans = { nation-romans-pick }
variant-nation_4-scythians = { nation-scythians-pick }
variant-nation_4-vikings = { nation-vikings-pick }
variant-nation_4-arthurians = { nation-arthurians-pick }
variant-nation_4-atlanteans = { nation-atlanteans-pick }
variant-nation_4-egyptians = { nation-egyptians-pick }
variant-nation_4-mauryans = { nation-mauryans-pick }
variant-nation_4-minoans = { nation-minoans-pick }
variant-nation_4-olmecs = { nation-olmecs-pick }
variant-nation_4-qin = { nation-qin-pick }
variant-nation_4-utopians = { nation-utopians-pick }
