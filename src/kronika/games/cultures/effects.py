"""How the data declare effects: a closed vocabulary of plain data, read into rows of numbers.

An effect is `{when: …, do: …}` with the parameters of its verb. What lasts becomes a row: which number of the side
grows, and by how much. What happens at once becomes an act, what counts at the end a score.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from kronika.data import Fields

from . import side
from .side import RESOURCES, SYMBOLS

Row: TypeAlias = tuple[int, int]  # a number of the side, and how much it grows
Act: TypeAlias = tuple[int, int]  # a verb, and its amount or zone

GAIN_COINS, FILL_BASIN, FLIP_BOARD, DEVELOP_FROM, SKIP_DISCARD = range(5)
ZONES: Final = ("discard", "discard_or_last_military")
DISCARD, DISCARD_OR_LAST_MILITARY = range(2)
TARGETS: Final = ("building", "leader")

ICONS: Final = ("frontier", "trade", "harvest")
COUNTED: Final = ("level", "province", *ICONS, "leader", "coin", "basin_coin", "development_military_pair")
CONDITIONS: Final = ("golden_age", "marker")
NO_LIMIT: Final = 999


class Score(NamedTuple):
    """`amount` for each `div` of what is counted (-1: once), at most `cap`, under a condition (-1: always)."""

    amount: int
    counted: int
    div: int
    cap: int
    condition: int


@dataclass(frozen=True)
class Ability:
    """All effects of a card in one place: of a building or leader, a strip, a level or a province."""

    rows: tuple[Row, ...]
    acts: tuple[Act, ...]
    scores: tuple[Score, ...]


# --- what lasts: one small function for each verb, from its parameters to a row


def amount(effect: Fields, most: int = 9) -> int:
    return effect.whole("amount", 1, most)


def provide(effect: Fields) -> Row:
    return effect.word("resource", (*RESOURCES, "any")), amount(effect)


def add_military(effect: Fields) -> Row:
    return side.SWORD + effect.word("symbol", SYMBOLS), amount(effect)


def discount(effect: Fields) -> Row:
    return side.DISCOUNT + effect.word("target", TARGETS), amount(effect)


def set_price(effect: Fields) -> Row:
    price = effect.whole("amount", 0, 1)
    return (side.FOR_ONE if price else side.FOR_NOTHING) + effect.word("resource", RESOURCES), 1


def free_exchange(effect: Fields) -> Row:
    turned = "by" in effect and effect.word("by", ("turn_card",)) == 0
    return side.TURNED_EXCHANGE if turned else side.FREE_EXCHANGE, amount(effect, 4)


def active_leaders(effect: Fields) -> Row:
    return side.MORE_LEADERS, amount(effect) - 1


def win_ties(effect: Fields) -> Row:
    return side.WINS_TIES, 1


def keep_military(effect: Fields) -> Row:
    return side.KEEPS_MILITARY, 1


def score_covered_leaders(effect: Fields) -> Row:
    return side.SCORES_COVERED, 1


def adds(number: int) -> Callable[[Fields], Row]:
    """A verb that adds its amount to one number."""
    return lambda effect: (number, amount(effect))


LASTING: Final[dict[tuple[str, str], Callable[[Fields], Row]]] = {
    ("passive", "provide"): provide,
    ("passive", "add_military"): add_military,
    ("passive", "discount"): discount,
    ("passive", "set_price"): set_price,
    ("passive", "free_exchange"): free_exchange,
    ("passive", "win_ties"): win_ties,
    ("passive", "keep_military"): keep_military,
    ("passive", "active_leaders"): active_leaders,
    ("passive", "basin_capacity"): adds(side.CAPACITY),
    ("income", "gain_coins"): adds(side.INCOME),
    ("income", "flood"): adds(side.FLOOD),
    ("on_develop", "gain_coins"): adds(side.ON_DEVELOP),
    ("on_province", "gain_coins"): adds(side.ON_PROVINCE),
    ("on_military", "gain_coins"): adds(side.ON_MILITARY),
    ("end", "score_covered_leaders"): score_covered_leaders,
}

# --- what happens at once, and what counts at the end

AT_ONCE: Final[dict[tuple[str, str], Callable[[Fields], Act]]] = {
    ("on_play", "gain_coins"): lambda effect: (GAIN_COINS, amount(effect)),
    ("on_play", "fill_basin"): lambda effect: (FILL_BASIN, amount(effect)),
    ("on_play", "flip_board"): lambda effect: (FLIP_BOARD, 0),
    ("on_play", "develop_from"): lambda effect: (DEVELOP_FROM, effect.word("zone", ZONES[:1])),
    ("on_gain", "gain_coins"): lambda effect: (GAIN_COINS, amount(effect)),
    ("on_gain", "develop_from"): lambda effect: (DEVELOP_FROM, effect.word("zone", ZONES)),
    ("on_gain", "skip_discard"): lambda effect: (SKIP_DISCARD, 0),
}


def score(effect: Fields) -> Score:
    return Score(
        amount=amount(effect, 20),
        counted=effect.word("per", COUNTED) if "per" in effect else -1,
        div=effect.whole("div", 1, 9, usual=1),
        cap=effect.whole("cap", 1, 99) if "cap" in effect else NO_LIMIT,
        condition=effect.word("if", CONDITIONS) if "if" in effect else -1,
    )


PARAMETERS: Final = {
    "gain_coins": ("amount",),
    "provide": ("resource", "amount"),
    "add_military": ("symbol", "amount"),
    "discount": ("target", "amount"),
    "set_price": ("resource", "amount"),
    "free_exchange": ("amount", "by"),
    "win_ties": (),
    "keep_military": (),
    "skip_discard": (),
    "develop_from": ("zone",),
    "active_leaders": ("amount",),
    "flip_board": (),
    "flood": ("amount",),
    "fill_basin": ("amount",),
    "basin_capacity": ("amount",),
    "score": ("amount", "per", "div", "cap", "if"),
    "score_covered_leaders": (),
}
NILE: Final = ("flood", "fill_basin", "basin_capacity")

# Verbs that are limited to some places: only a level flips the board or changes how many leaders are in use, and
# cards on strips come and go, so they have no immediate effects.
MOMENTS: Final = {
    "building": ("passive", "income", "on_play", "on_develop", "on_province", "on_military", "end"),
    "leader": ("passive", "income", "on_play", "on_develop", "on_province", "on_military", "end"),
    "strip": ("passive", "income", "on_develop", "on_province", "on_military"),
    "level": ("passive", "income", "on_play", "on_develop", "on_province", "on_military", "end"),
    "province": ("passive", "income", "on_gain", "on_develop", "on_province", "on_military", "end"),
}
ONLY_LEVELS: Final = ("flip_board", "active_leaders", "score_covered_leaders")
NOT_LEVELS: Final = ("develop_from",)


def read_ability(entry: Fields, kind: str, egyptian: bool) -> Ability:
    """The effects of a card, strip or level, checked word by word."""
    rows: list[Row] = []
    acts: list[Act] = []
    scores: list[Score] = []
    for effect in entry.each("effects"):
        moment = MOMENTS[kind][effect.word("when", MOMENTS[kind])]
        verb = effect.text("do")
        check_verb(effect, kind, moment, verb, egyptian)
        if (moment, verb) in LASTING:
            rows.append(LASTING[moment, verb](effect))
        elif (moment, verb) in AT_ONCE:
            acts.append(AT_ONCE[moment, verb](effect))
        else:
            scores.append(score(effect))
    return Ability(tuple(rows), tuple(acts), tuple(scores))


def check_verb(effect: Fields, kind: str, moment: str, verb: str, egyptian: bool) -> None:
    verbs = [do for when, do in (*LASTING, *AT_ONCE, ("end", "score")) if when == moment]
    if verb not in verbs:
        raise effect.wrong("do", f"can't be {verb!r} at {moment!r}. It can be: {', '.join(verbs)}.")
    if verb in NILE and not egyptian:
        raise effect.wrong("do", f"{verb!r} is only for Ancient Egypt, which has the Nile basin.")
    if verb in (NOT_LEVELS if kind == "level" else ONLY_LEVELS):
        raise effect.wrong("do", f"{verb!r} has no place on a {kind}.")
    effect.only("when", "do", *PARAMETERS[verb])
