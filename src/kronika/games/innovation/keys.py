"""Everything Innovation can ask, in the rulebook's verbs. The order is part of the options' numbers: add at the end."""

from __future__ import annotations

from typing import Final

from kronika.engine.choice import CARD, NUMBER, SEAT, KeyRing, words

from .data import COLOURS, DIRECTIONS

KEYS: Final = KeyRing()

OPEN: Final = KEYS.add("open", CARD, rule="INN-SETUP-06")
ACTION: Final = KEYS.add("action", rule="INN-TURN-03")
DRAW: Final = KEYS.add("draw", rule="INN-DRAW-01")
MELD: Final = KEYS.add("meld", CARD, rule="INN-MELD-01")
DOGMA: Final = KEYS.add("dogma", CARD, rule="INN-DOGMA-01")
ACHIEVE: Final = KEYS.add("achieve", NUMBER, rule="INN-ACHIEVE-01")

RETURN: Final = KEYS.add("return", CARD, rule="INN-RETURN-01")
TUCK: Final = KEYS.add("tuck", CARD, rule="INN-TUCK-01")
SCORE_CARD: Final = KEYS.add("score", CARD, rule="INN-SCORE-01")
TRANSFER: Final = KEYS.add("transfer", CARD, rule="INN-TRANSFER-01")
SWAP: Final = KEYS.add("swap", CARD, rule="INN-EXCHANGE-01")  # one card of an exchange
TAKE: Final = KEYS.add("take", CARD, rule="INN-TRANSFER-01")  # from one's own score pile into the hand
KEEP: Final = KEYS.add("keep", CARD, rule="INN-TRANSFER-01")
REVEAL: Final = KEYS.add("reveal", CARD, rule="INN-INFO-02")
PLACE: Final = KEYS.add("place", CARD, rule="INN-DOGMA-08")  # the next card of a rearranged pile, from the bottom
EXECUTE: Final = KEYS.add("execute", CARD, rule="INN-NEST-03")
SPLAY: Final = KEYS.add("splay", words(*COLOURS), words(*DIRECTIONS), rule="INN-SPLAY-01")
COLOUR: Final = KEYS.add("colour", words(*COLOURS), rule="INN-DOGMA-08")
VALUE: Final = KEYS.add("value", NUMBER, rule="INN-TERM-07")
PLAYER: Final = KEYS.add("player", SEAT, rule="INN-DOGMA-08")
RETURN_SCORED: Final = KEYS.add("return-scored", SEAT, NUMBER, rule="INN-INFO-04")  # by value: the faces are hidden
EXCHANGE: Final = KEYS.add("exchange", rule="INN-EXCHANGE-03")
MELD_ALL: Final = KEYS.add("meld-all", rule="INN-DOGMA-08")
TUCK_ALL: Final = KEYS.add("tuck-all", rule="INN-DOGMA-08")
SCORE_ALL: Final = KEYS.add("score-all", rule="INN-DOGMA-08")
DRAW_AND_TUCK: Final = KEYS.add("draw-and-tuck", rule="INN-TAKE-02")
EVOLVE: Final = KEYS.add("evolve", words("score", "draw"), rule="INN-DOGMA-08")
