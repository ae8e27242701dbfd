"""Everything Rising Cultures can ask. The order is part of the options' numbers: add at the end."""

from __future__ import annotations

from typing import Final

from kronika.engine.choice import CARD, NUMBER, KeyRing, words

from .data import CIVILIZATIONS

KEYS: Final = KeyRing()

CIVILIZATION: Final = KEYS.add("civilization", words(*CIVILIZATIONS), rule="CUL-COMP-08")
LAY: Final = KEYS.add("lay", CARD, rule="CUL-SETUP-08")
TOP: Final = KEYS.add("top", CARD, rule="CUL-SETUP-09")
EXCHANGE: Final = KEYS.add("exchange", NUMBER, rule="CUL-HAND-02")
TURN: Final = KEYS.add("turn", rule="CUL-MAURETANIA-02")
BOTTOM: Final = KEYS.add("bottom", CARD, rule="CUL-HAND-04")

# The four uses of a card; the fourth has a verb for buildings and one for leaders.
PLAY: Final = KEYS.add("play", rule="CUL-PLAY-04")
COINS: Final = KEYS.add("coins", CARD, rule="CUL-COIN-01")
ARMY: Final = KEYS.add("army", CARD, rule="CUL-MIL-01")
RESOURCE: Final = KEYS.add("resource", CARD, rule="CUL-RES-01")
BUILD: Final = KEYS.add("build", CARD, rule="CUL-BUILD-01")
LEAD: Final = KEYS.add("lead", CARD, rule="CUL-LEADER-02")

BANK: Final = KEYS.add("bank", NUMBER, rule="CUL-NILE-06")  # how much of a price the bank of the Nile pays
DEVELOP: Final = KEYS.add("develop", rule="CUL-DEV-01")
DEVELOP_WITH: Final = KEYS.add("develop-with", CARD, rule="CUL-MAGHREB-02")
CONTEST: Final = KEYS.add("contest", rule="CUL-PROV-12")
COMPETE: Final = KEYS.add("compete", rule="CUL-PROV-03")
DECLINE: Final = KEYS.add("decline", rule="CUL-PROV-12", ends=True)
STORE: Final = KEYS.add("store", NUMBER, rule="CUL-NILE-08")
KEEP: Final = KEYS.add("keep", rule="CUL-SCYTHIA-02")  # the last card of the army, or discard it after all
