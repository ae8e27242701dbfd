"""Everything Through the Ages can ask, in the rulebook's verbs. The order is part of the options' numbers: add at the
end."""

from __future__ import annotations

from typing import Final

from kronika.engine.choice import CARD, NUMBER, SEAT, KeyRing, words

KEYS: Final = KeyRing()

# --- the action phase
ACTION: Final = KEYS.add("action", rule="TTA-ACTION-01")
TAKE: Final = KEYS.add("take", CARD, rule="TTA-TAKE-01")
GROW: Final = KEYS.add("increase-population", rule="TTA-POP-01")
BUILD: Final = KEYS.add("build", CARD, rule="TTA-BUILD-01")
UPGRADE: Final = KEYS.add("upgrade", CARD, CARD, rule="TTA-UPGRADE-01")
DESTROY: Final = KEYS.add("destroy", CARD, rule="TTA-DESTROY-01")
DISBAND: Final = KEYS.add("disband", CARD, rule="TTA-UNIT-08")
PLAY_LEADER: Final = KEYS.add("play-leader", CARD, rule="TTA-LEADER-01")
BUILD_STAGES: Final = KEYS.add("build-stages", NUMBER, rule="TTA-WONDER-02")
DEVELOP: Final = KEYS.add("develop", CARD, rule="TTA-TECH-01")
REVOLUTION: Final = KEYS.add("revolution", CARD, rule="TTA-REVOLUTION-01")
PLAY_CARD: Final = KEYS.add("play", CARD, rule="TTA-ACTIONCARD-01")
PLAY_TACTIC: Final = KEYS.add("play-tactic", CARD, rule="TTA-TACTIC-05")
COPY_TACTIC: Final = KEYS.add("copy-tactic", CARD, rule="TTA-TACTIC-09")
USE: Final = KEYS.add("use", CARD, rule="TTA-STATS-04")  # what a leader or a wonder lets one do
END_TURN: Final = KEYS.add("end-turn", rule="TTA-ACTION-03", ends=True)

# --- the political phase
POLITICS: Final = KEYS.add("politics", rule="TTA-POLITICS-01")
PREPARE: Final = KEYS.add("prepare", CARD, rule="TTA-POLITICS-05")
ATTACK: Final = KEYS.add("attack", CARD, SEAT, rule="TTA-AGGRESSION-01")
DECLARE_WAR: Final = KEYS.add("declare-war", CARD, SEAT, rule="TTA-WAR-01")
OFFER: Final = KEYS.add("offer", CARD, SEAT, rule="TTA-PACT-01")
CANCEL: Final = KEYS.add("cancel", CARD, rule="TTA-PACT-10")
PASS: Final = KEYS.add("pass", rule="TTA-POLITICS-01", ends=True)
SIDE: Final = KEYS.add("side", words("a", "b"), rule="TTA-PACT-02")
ANSWER: Final = KEYS.add("answer", words("accept", "refuse"), rule="TTA-PACT-03")
DEFEND: Final = KEYS.add("defend", CARD, rule="TTA-AGGRESSION-09")
DISCARD: Final = KEYS.add("discard", CARD, rule="TTA-ENDTURN-03")

# --- colonization
BID: Final = KEYS.add("bid", NUMBER, rule="TTA-COLONY-01")
SEND: Final = KEYS.add("send", CARD, rule="TTA-COLONY-09")
PLAY_BONUS: Final = KEYS.add("play-bonus", CARD, rule="TTA-COLONY-14")

# --- payments and losses
COVER: Final = KEYS.add("cover", CARD, rule="TTA-WONDER-05")  # a wonder stage, with a blue token from this card
LOSE_TOKEN: Final = KEYS.add("lose-token", CARD, rule="TTA-TOKENS-07")
LOSE_WORKER: Final = KEYS.add("lose-worker", CARD, rule="TTA-POP-10")
PAY_WITH: Final = KEYS.add("pay-with", words("food", "resources"), rule="TTA-STATS-04")  # 1 of it, by a pact

# --- what cards ask
GOODS: Final = KEYS.add("goods", words("food", "resources"), rule="TTA-EVENT-03")
FOOD: Final = KEYS.add("food", NUMBER, rule="TTA-EVENT-03")  # how much of it is food, the rest resources
TUCK: Final = KEYS.add("tuck", CARD, rule="TTA-LEADER-03")  # Homer, under this wonder
COLONIZE: Final = KEYS.add("colonize", CARD, rule="TTA-COLONY-18")
LOSE_COLONY: Final = KEYS.add("lose-colony", CARD, rule="TTA-COLONY-26")
TAKE_COLONY: Final = KEYS.add("take-colony", CARD, rule="TTA-COLONY-27")
REMOVE: Final = KEYS.add("remove", CARD, rule="TTA-CARDS-06")
RUIN: Final = KEYS.add("ruin", CARD, rule="TTA-APPENDIX-28")
STEAL: Final = KEYS.add("steal", CARD, rule="TTA-WAR-16")
SUPPORT: Final = KEYS.add("support", words("culture", "military"), rule="TTA-FOOD-15")
