"""Scenarios of Through the Ages.

A seat can have `hand`, `military_hand` (card ids), `technologies` (besides the initial ones; including governments
and special ones), `workers` and `tokens` ({card: number}, over the workers of the start and no tokens), `leader`,
`wonders`, `ruins`, `unfinished` with `stages`, `colonies`, `tactic` (the current one, common unless `exclusive`),
`war` and `pact` (`(card, seat)`, a pact also with the side: `(card, "you", "a")`), and the numbers `yellow`, `unused`,
`blue` (bank; 16 less those on cards unless named), `culture`, `science`, `civil`, `military` (available actions; all
unless named), `leaders_taken` (ages). Of the middle: `row` (card ids or None by space), `current` (events, top first),
`future`, `past`, `common`, `discarded`, `civil_deck` and `military_deck` (top first); a deck that isn't named holds the
cards of the age that lie nowhere else.

In `expect`, `workers` and `tokens` name only what changed; `gone`, `discarded` and `past` name the cards that came;
a deck is given as the number of cards that were taken from its top.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Self

from kronika.engine.match import Match
from kronika.testing.scenario import (
    SEAT_NAMES,
    Box,
    Changes,
    Layout,
    Scenario,
    Seat,
    items,
    mapping,
    only,
    seats_named,
    whole,
    words,
)

from .data import (
    A_LEADER,
    AGE_NAMES,
    CIVIL_BACK,
    CONSTRUCTION,
    CULTURE,
    FACE,
    GOVERNMENT,
    IDS,
    INITIAL,
    KIND,
    LAW,
    LEVEL,
    MILITARY_BACK,
    ROW,
    SIDE_SYMBOLS,
    SLOTS,
    SYMBOLS,
)
from .moves import LAST_AGE, civil_total, military_total, recount, refresh_all, set_tactic, update_powers
from .moves.play import RUIN_CULTURE
from .moves.ratings import change_symbols, change_workers, net, update_prices
from .rules import GAME
from .setup import template
from .table import (
    ACTIONS,
    COLONIES,
    GONE,
    HAND,
    LEADER,
    MILITARY_HAND,
    PACT,
    PHASES,
    POLITICAL,
    RUINS,
    TACTIC,
    TECHNOLOGIES,
    UNFINISHED,
    WAR,
    WONDERS,
    Ages,
    place,
)

NUMBERS: Final = ("yellow", "unused", "blue", "culture", "science")
RATINGS: Final = ("science_rating", "culture_rating", "strength", "happiness")
ONE_CARD: Final = {"leader": LEADER, "unfinished": UNFINISHED}
CARDS: Final = {
    "hand": HAND,
    "military_hand": MILITARY_HAND,
    "technologies": TECHNOLOGIES,
    "wonders": WONDERS,
    "ruins": RUINS,
    "colonies": COLONIES,
}
SEAT_FIELDS: Final = (
    *CARDS,
    *ONE_CARD,
    *NUMBERS,
    *("workers", "tokens", "tactic", "exclusive", "war", "pact", "stages", "civil", "military", "leaders_taken"),
)
MERGED: Final = ("workers", "tokens")
ADDED: Final = ("gone", "discarded", "past")
DECKS: Final = ("civil_deck", "military_deck")
TURN_NUMBERS: Final = ("extra_civil", "extra_military", "unit_resources", "unit_science", "politics")
EVENTS: Final = ("development_of_science", "development_of_crafts", "development_of_agriculture")


class AgesScenario(Scenario[Ages]):
    unordered = (*CARDS, "future", "common")

    def shared_position(self) -> dict[str, Layout]:
        t = self.table
        middle: Layout = {
            "age": AGE_NAMES[t.age],
            "round": t.round,
            "active": SEAT_NAMES[t.active],
            "phase": PHASES[t.phase],
            "last_round": t.last_round,
            "row": [self.name(card) for card in t.space],
            "current": self.names(reversed(t.current)),
            "future": self.in_any_order(t.future),
            "past": self.names(t.past),
            "common": self.in_any_order(t.common),
            "discarded": self.in_any_order(t.discarded),
            "gone": self.in_any_order(t.gone),
            "civil_deck": self.names(reversed(t.civil_deck)),
            "military_deck": self.names(reversed(t.military_deck)),
            **{name: getattr(t, name) for name in TURN_NUMBERS},
        }
        return {"table": middle}

    def seat_position(self, seat: int) -> Layout:
        t = self.table
        cards = {name: self.in_any_order(t.zones[place(t, kind, seat)]) for name, kind in CARDS.items()}
        single = {name: self.one(t.zones[place(t, kind, seat)]) for name, kind in ONE_CARD.items()}
        return {
            **cards,
            **single,
            "stages": t.stages[seat],
            "workers": {IDS[slot]: number for slot, number in enumerate(t.workers[seat]) if number},
            "tokens": {IDS[slot]: number for slot, number in enumerate(t.tokens[seat]) if number},
            **{name: getattr(t, name)[seat] for name in (*NUMBERS, *RATINGS, "food", "resources", "civil", "military")},
            "civil_total": civil_total(t, seat),
            "military_total": military_total(t, seat),
            "tactic": IDS[t.tactic_face[seat]] if t.tactic_face[seat] >= 0 else None,
            "exclusive": self.one(t.tactic[seat]),
            "war": (self.one(t.war[seat]), SEAT_NAMES[t.war_target[seat]]) if t.war[seat] else None,
            "pact": (self.one(t.pact[seat]), SEAT_NAMES[t.pact_partner[seat]], "ab"[t.pact_side[seat]])
            if t.pact[seat]
            else None,
            "leaders_taken": [AGE_NAMES[age] for age in range(4) if t.leaders_taken[seat] >> age & 1],
            "no_politics": bool(t.no_politics[seat]),
            "out": bool(t.out >> seat & 1),
        }

    def one(self, cards: Sequence[int]) -> str | None:
        return self.card_id(cards[0]) if cards else None

    def normal(self, what: str, value: object) -> object:
        """`ANY` stands for itself."""
        return super().normal(what, value) if isinstance(value, list) else value

    def expect(self, **parts: Changes) -> Self:
        """What isn't named must be as it was; see the module for what names only changes."""
        whole: dict[str, Changes] = {}
        for where, changes in parts.items():
            fields: dict[str, object] = {}
            for name, value in changes.items():
                what = str(name)
                fields[what] = self.merged(what, self.before[where].get(what), value)
            whole[where] = fields
        return super().expect(**whole)

    def merged(self, what: str, before: object, value: object) -> object:
        if what in MERGED and isinstance(value, Mapping):
            assert isinstance(before, dict)
            words(Ages, list(value))
            return {card: number for card, number in {**before, **value}.items() if number}
        if what in ADDED and isinstance(value, list):
            assert isinstance(before, list)
            return [*before, *words(Ages, value)] if what == "past" else sorted([*before, *words(Ages, value)])
        if what in DECKS and isinstance(value, int):
            assert isinstance(before, list)
            return before[value:]
        return value


def box_of(seats: int) -> Box[Ages]:
    """The table with nothing but what is printed on the boards, and all other cards of a game with so many players."""
    t = template(seats).copy()
    t.options = GAME.check_options({})
    for zone in t.zones:
        zone[:] = [card for card in zone if t.backs[card] == 0]
    t.space[:] = [-1] * ROW
    for card, back in enumerate(t.backs):
        t.seen[card] = 0 if back else t.everybody
    return Box(t, [card for card, back in enumerate(t.backs) if back])


def ages(
    me: Seat | None = None,
    you: Seat | None = None,
    third: Seat | None = None,
    fourth: Seat | None = None,
    *,
    row: Sequence[str | None] = (),
    current: Sequence[str] = EVENTS,
    future: Sequence[str] = (),
    past: Sequence[str] = (),
    common: Sequence[str] = (),
    discarded: Sequence[str] = (),
    civil_deck: Sequence[str] | None = None,
    military_deck: Sequence[str] | None = None,
    age: str = "I",
    round: int = 5,
    last_round: int = 0,
    active: str = "me",
    phase: str = "actions",
) -> AgesScenario:
    """A game in which `me` is on turn. There are as many seats as are named, two at least."""
    named = seats_named(me, you, third, fourth)
    box = box_of(len(named))
    t = box.table
    t.age, t.round, t.last_round = AGE_NAMES.index(age), round, last_round
    t.active = SEAT_NAMES.index(active)
    t.phase = PHASES.index(phase)
    assert t.phase in (ACTIONS, POLITICAL), "a scenario begins with actions or politics"
    t.politics = int(t.phase == POLITICAL)
    for number, seat in enumerate(named):
        place_seat(box, number, seat)
    for space, name in enumerate(row):
        t.space[space] = box.put([name], t.row, t.everybody)[0] if name is not None else -1
    box.put(list(reversed(current)), t.current, 0)
    box.put(list(future), t.future, 0)
    box.put(list(past), t.past, t.everybody)
    box.put(list(common), t.common, t.everybody)
    box.put(list(discarded), t.discarded, 0)
    place_decks(box, civil_deck, military_deck)
    t.locate()
    for number, seat in enumerate(named):
        set_up_seat(t, number, seat)
    for number, seat in enumerate(named):
        update_prices(t, number)
        update_powers(t, number)
        t.civil[number] = whole(seat.get("civil", civil_total(t, number)))
        t.military[number] = whole(seat.get("military", military_total(t, number)))
    refresh_all(t)
    return AgesScenario(Match.of_table(GAME, t))


def place_decks(box: Box[Ages], civil: Sequence[str] | None, military: Sequence[str] | None) -> None:
    """Fill the decks of the current age. Cards of older ages are out of the game, those of later ages wait."""
    t = box.table
    if t.age < LAST_AGE:
        box.pile(t.civil_deck, civil, CIVIL_BACK + t.age)
    if 0 < t.age < LAST_AGE:
        box.pile(t.military_deck, military, MILITARY_BACK + t.age)
    for card in box.free:
        (t.later if LEVEL[t.faces[card]] > t.age else t.gone).append(card)


def place_seat(box: Box[Ages], number: int, seat: Seat) -> None:
    """The cards of a seat."""
    only(seat, SEAT_FIELDS)
    t = box.table
    for what, kind in CARDS.items():
        seen = 1 << number if kind == MILITARY_HAND else t.everybody
        box.put(seat.get(what, []), t.zones[place(t, kind, number)], seen)
    single = {kind: seat.get(what) for what, kind in (*ONE_CARD.items(), ("exclusive", TACTIC))}
    with_seat = {kind: items(seat[what])[0] for what, kind in (("war", WAR), ("pact", PACT)) if seat.get(what)}
    for kind, name in {**single, **with_seat}.items():
        if name:
            box.put([name], t.zones[place(t, kind, number)], t.everybody)


def set_up_seat(t: Ages, number: int, seat: Seat) -> None:
    """What follows from the cards, and the numbers."""
    for name in NUMBERS:
        getattr(t, name)[number] = whole(seat.get(name, getattr(t, name)[number]))
    if "blue" not in seat:
        tokens = sum(whole(count) for count in mapping(seat.get("tokens", {})).values())
        t.blue[number] = max(0, t.blue[number] - tokens - whole(seat.get("stages", 0)))
    banks = t.yellow[number], t.blue[number]
    for card in list(t.technologies[number]):
        face = t.faces[card]
        if face < SLOTS:
            t.tech[number][face] = card
        elif KIND[face] == GOVERNMENT and t.faces[card] not in INITIAL:
            old = t.government[number]
            t.government[number] = card
            change_symbols(t, number, net(SYMBOLS[face], SYMBOLS[t.faces[old]]))
            t.technologies[number].remove(old)
            t.gone.append(old)
            t.where[old] = GONE
        elif LAW <= KIND[face] <= CONSTRUCTION:
            t.special[number][KIND[face] - LAW] = card
            change_symbols(t, number, SYMBOLS[face])
    for card in (*t.leader[number], *t.wonders[number], *t.colonies[number]):
        change_symbols(t, number, SYMBOLS[t.faces[card]])
    t.base[number][CULTURE] += RUIN_CULTURE * len(t.ruins[number])
    taken = [LEVEL[t.faces[card]] for card in (*t.leader[number], *t.hand[number]) if KIND[t.faces[card]] == A_LEADER]
    for level in (*taken, *(AGE_NAMES.index(str(name)) for name in items(seat.get("leaders_taken", [])))):
        t.leaders_taken[number] |= 1 << level
    place_tokens(t, number, seat)
    t.stages[number] = whole(seat.get("stages", 0))
    t.yellow[number], t.blue[number] = banks
    tactic = seat.get("exclusive") or seat.get("tactic")
    if tactic:
        set_tactic(t, number, FACE[str(tactic)])
    if seat.get("war"):
        t.war_target[number] = SEAT_NAMES.index(str(items(seat["war"])[1]))
    if seat.get("pact"):
        pact, partner, *side = items(seat["pact"])
        t.pact_partner[number] = other = SEAT_NAMES.index(str(partner))
        t.pact_side[number] = mine = "ab".index(str(side[0])) if side else 0
        for party, its_side in ((number, mine), (other, 1 - mine)):
            change_symbols(t, party, SIDE_SYMBOLS[FACE[str(pact)]][its_side])


def place_tokens(t: Ages, number: int, seat: Seat) -> None:
    """Workers and blue tokens on the technology cards."""
    for name, count in mapping(seat.get("workers", {})).items():
        assert t.tech[number][FACE[name]] >= 0, f"{name} is not in play"
        change_workers(t, number, FACE[name], whole(count) - t.workers[number][FACE[name]])
    for name, count in mapping(seat.get("tokens", {})).items():
        assert t.tech[number][FACE[name]] >= 0, f"{name} is not in play"
        t.tokens[number][FACE[name]] = whole(count)
    recount(t, number)
