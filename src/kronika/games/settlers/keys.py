"""Everything Imperial Settlers can ask. The order is part of the options' numbers: add at the end.

A seat next to a card says in whose empire it is; in the solo game the number after the last seat is the virtual
player.
"""

from __future__ import annotations

from typing import Final

from kronika.engine.choice import CARD, NUMBER, SEAT, KeyRing, words

from .data import FACTIONS
from .goods import GOODS

KEYS: Final = KeyRing()
GOOD: Final = words(*GOODS)
DECK: Final = words("common", "faction")
COMMON_DECK, FACTION_DECK = range(2)

FACTION: Final = KEYS.add("faction", words(*FACTIONS), rule="SET-SETUP-04")
TAKE: Final = KEYS.add("take", CARD, rule="SET-LOOK-04")
KEEP: Final = KEYS.add("keep", CARD, rule="SET-VARA-03")

ACTION: Final = KEYS.add("action", rule="SET-ACT-02")
PASS: Final = KEYS.add("pass", rule="SET-ACT-07", ends=True)
BUILD: Final = KEYS.add("build", CARD, rule="SET-BUILD-01")
DEAL: Final = KEYS.add("deal", CARD, rule="SET-DEAL-01")
RAZE_CARD: Final = KEYS.add("raze-card", CARD, rule="SET-RAZE-03")
RAZE: Final = KEYS.add("raze", CARD, SEAT, rule="SET-RAZE-07")
ACTIVATE: Final = KEYS.add("activate", CARD, rule="SET-ACTV-01")
ACTIVATE_TWICE: Final = KEYS.add("activate-twice", CARD, rule="SET-ACTV-06")
SEND: Final = KEYS.add("send", words("wood", "stone", "food", "common", "faction"), rule="SET-SEND-01")
DEFEND: Final = KEYS.add("defend", CARD, rule="SET-DEF-02")
SAMURAI: Final = KEYS.add("samurai", CARD, rule="SET-SAM-01")
TUCK: Final = KEYS.add("tuck", CARD, CARD, rule="SET-JAP-03")
STORE: Final = KEYS.add("store", GOOD, rule="SET-JAP-16")
AFTER: Final = KEYS.add("after", rule="SET-SAM-01")  # what may be placed at the end of a turn

DRAW: Final = KEYS.add("draw", DECK, rule="SET-GEN-05")
GOLD_FOR: Final = KEYS.add("gold-for", GOOD, rule="SET-GOLD-01")
PAY: Final = KEYS.add("pay", GOOD, rule="SET-ACTV-02")
SACRIFICE: Final = KEYS.add("sacrifice", CARD, rule="SET-COST-02")
FOUNDATION: Final = KEYS.add("foundation", rule="SET-COST-06")
GAIN: Final = KEYS.add("gain", GOOD, NUMBER, rule="SET-BUILD-08")
EXCHANGE: Final = KEYS.add("exchange", GOOD, rule="SET-BUILD-08")
CONVERT: Final = KEYS.add("convert", GOOD, rule="SET-BAR-04")
DISCARD: Final = KEYS.add("discard", CARD, rule="SET-ACTV-02")
COPY: Final = KEYS.add("copy", CARD, rule="SET-COM-10")
REFRESH: Final = KEYS.add("refresh", CARD, rule="SET-ACTV-09")
USE_DEAL: Final = KEYS.add("use-deal", CARD, rule="SET-COM-08")
GIVE_UP: Final = KEYS.add("give-up", CARD, rule="SET-COM-09")
RAZE_OWN: Final = KEYS.add("raze-own", CARD, rule="SET-BAR-10")
STEAL: Final = KEYS.add("steal", GOOD, SEAT, rule="SET-BAR-01")
PILLAGE: Final = KEYS.add("pillage", GOOD, rule="SET-BAR-08")
REMOVE: Final = KEYS.add("remove", CARD, SEAT, rule="SET-ROM-03")
BLOCK: Final = KEYS.add("block", CARD, SEAT, rule="SET-EGY-24")
TAKE_OVER: Final = KEYS.add("take-over", CARD, SEAT, rule="SET-EGY-15")
END_DEAL: Final = KEYS.add("end-deal", CARD, SEAT, rule="SET-BAR-13")
TAKE_DEAL: Final = KEYS.add("take-deal", CARD, SEAT, rule="SET-ROM-05")
TRADE: Final = KEYS.add("trade", CARD, SEAT, rule="SET-JAP-20")
OPPONENT: Final = KEYS.add("opponent", SEAT, rule="SET-EGY-02")
BURY: Final = KEYS.add("bury", CARD, rule="SET-EGY-09")
LOSE: Final = KEYS.add("lose", CARD, rule="SET-SOLOATK-17")
PRODUCE: Final = KEYS.add("produce", CARD, rule="SET-PROD-05")
