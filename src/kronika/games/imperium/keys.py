"""Everything Imperium can ask, in the rulebook's verbs. The order is part of the options' numbers: add at the end."""

from __future__ import annotations

from typing import Final

from kronika.engine.choice import CARD, NUMBER, SEAT, KeyRing, words

from .data import MARKET_SUITS, TERRAIN

KEYS: Final = KeyRing()

SIDE: Final = KEYS.add("side", words("a", "b"), rule="IMP-PSETUP-02")
ACTION: Final = KEYS.add("action", rule="IMP-ROUND-03")
PLAY: Final = KEYS.add("play", CARD, rule="IMP-ACTION-03")
EXHAUST: Final = KEYS.add("exhaust", CARD, rule="IMP-EXHAUST-01")
INNOVATE: Final = KEYS.add("innovate", rule="IMP-INNOVATE-01")
REVOLT: Final = KEYS.add("revolt", rule="IMP-REVOLT-01")
END: Final = KEYS.add("end", rule="IMP-ACTIVATE-02", ends=True)
PLACE: Final = KEYS.add("place", CARD, rule="IMP-CLEANUP-02")
DISCARD: Final = KEYS.add("discard", CARD, rule="IMP-DISCARD-01")
SOLSTICE: Final = KEYS.add("solstice", CARD, rule="IMP-SOLSTICE-05")

ACQUIRE: Final = KEYS.add("acquire", CARD, rule="IMP-ACQUIRE-01")
BREAK_THROUGH: Final = KEYS.add("break-through", CARD, rule="IMP-BREAK-02")
DECK: Final = KEYS.add("deck", words(*MARKET_SUITS, "any"), rule="IMP-BREAK-05")  # way 2 to 5 of breaking through
EXILE: Final = KEYS.add("exile", CARD, rule="IMP-EXILE-01")
GARRISON: Final = KEYS.add("garrison", CARD, rule="IMP-GARRISON-01")
HOST: Final = KEYS.add("host", CARD, rule="IMP-GARRISON-10")  # the card in play that takes a garrison
HISTORY: Final = KEYS.add("history", CARD, rule="IMP-HISTORY-01")
SINK: Final = KEYS.add("sink", CARD, rule="IMP-SINK-01")
RECALL: Final = KEYS.add("recall", CARD, rule="IMP-RECALL-01")
ABANDON: Final = KEYS.add("abandon", CARD, rule="IMP-RECALL-02")
TOP_DECK: Final = KEYS.add("top-deck", CARD, rule="IMP-DRAW-01")
TAKE: Final = KEYS.add("take", CARD, rule="IMP-DRAW-01")  # a card of choice from one's discard or history to hand
GIVE: Final = KEYS.add("give", CARD, rule="IMP-ATTACK-04")
SWAP: Final = KEYS.add("swap", CARD, rule="IMP-EXILE-04")
FIND: Final = KEYS.add("find", CARD, rule="IMP-FIND-06")
READY: Final = KEYS.add("ready", CARD, rule="IMP-EXHAUST-02")  # whose exhaust token goes back
DEVELOP: Final = KEYS.add("develop", CARD, rule="IMP-DEVELOP-01")
TAKE_FAME: Final = KEYS.add("take-fame", CARD, rule="IMP-LOOK-01")
PUT_BACK: Final = KEYS.add("put-back", CARD, rule="IMP-LOOK-04")  # the next card on top of the deck looked at
FREE_PLAY: Final = KEYS.add("free-play", CARD, rule="IMP-FREEPLAY-01")  # granted by an effect
QUEST: Final = KEYS.add("quest", CARD, rule="IMP-ARTHURIANS-01")
COUNT_AS: Final = KEYS.add("count-as", CARD, words(*TERRAIN), rule="IMP-CARD-08")  # a region's icon counts as coins
RESOLVE: Final = KEYS.add("resolve", CARD, rule="IMP-EXHAUST-05")  # another card's ability as one's own

REACT: Final = KEYS.add("react", CARD, rule="IMP-EXHAUST-01")  # an exhaust ability that fits what just happened
PROTECT: Final = KEYS.add("protect", CARD, rule="IMP-ATTACK-06")
IGNORE: Final = KEYS.add("ignore", rule="IMP-ATTACK-03")
BRIBE: Final = KEYS.add("bribe", rule="IMP-ATTACK-03")

RETURN_UNREST: Final = KEYS.add("return-unrest", words("hand", "discard"), rule="IMP-UNREST-02")
RETURN_NUMBER: Final = KEYS.add("return-number", NUMBER, rule="IMP-REVOLT-01")
# How a price is paid: the tokens of the kind, and the progress that stands in for the rest.
PAY_POPULATION: Final = KEYS.add("pay-population", NUMBER, NUMBER, rule="IMP-PAY-04")
PAY_MATERIALS: Final = KEYS.add("pay-materials", NUMBER, NUMBER, rule="IMP-PAY-05")
AMOUNT: Final = KEYS.add("amount", NUMBER, rule="IMP-PAY-01")
SUIT: Final = KEYS.add("suit", words(*MARKET_SUITS), rule="IMP-BREAK-01")
PLAYER: Final = KEYS.add("player", SEAT, rule="IMP-EACH-02")

DRAW: Final = KEYS.add("draw", rule="IMP-DRAW-01")
GAIN: Final = KEYS.add("gain", rule="IMP-GAIN-01")
PAY: Final = KEYS.add("pay", rule="IMP-PAY-01")
LOOK: Final = KEYS.add("look", rule="IMP-LOOK-01")
SHUFFLE: Final = KEYS.add("shuffle", rule="IMP-NATIONDECK-01")
BURY: Final = KEYS.add("bury", rule="IMP-NATIONDECK-02")  # the card looked at goes to the bottom
DO: Final = KEYS.add("do", rule="IMP-SOLSTICE-04")  # the optional effect of the card that asks

# The options of a card that says "or".
WAYS: Final = (
    *("acquire", "break-through", "materials", "population", "progress", "action", "draw", "discard"),
    *("history", "abandon", "recall", "exile", "top-deck", "ready", "return-unrest", "take-unrest"),
    *("develop", "pay-materials", "pay-population", "pay-progress", "garrison", "look", "find", "free-play"),
    *("swap", "sink", "journey", "place", "region", "tributary", "uncivilised", "civilised"),
    *("materials-for-coins", "population-for-regions", "draw-for-cities", "progress-for-cities", "both", "steal"),
    "materials-and-population",
)
CHOOSE: Final = KEYS.add("choose", words(*WAYS), rule="IMP-OR-01")
# The price has population and materials: how much progress stands in for either.
PAY_BOTH: Final = KEYS.add("pay-both", NUMBER, NUMBER, rule="IMP-PAY-04")
