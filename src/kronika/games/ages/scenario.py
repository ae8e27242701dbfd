"""Scenarios of Through the Ages.

Of a seat one can name: `hand`, `military_hand` (card ids), `technologies` (beside the initial ones; governments and
special ones too), `workers` and `tokens` ({card: number}, over the workers of the start and no tokens), `leader`,
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

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Self

from kronika.engine.match import Match
from kronika.games.ages.data import (
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
from kronika.games.ages.moves import civil_total, military_total, recount, refresh_all, set_tactic, update_powers
from kronika.games.ages.moves.play import RUIN_CULTURE
from kronika.games.ages.moves.ratings import change_symbols, change_workers, net, update_prices
from kronika.games.ages.rules import GAME
from kronika.games.ages.rules.setup import template
from kronika.games.ages.table import (
    ACTIONS,
    CIVIL_DECK,
    COLONIES,
    COMMON,
    CURRENT,
    DISCARD_PILE,
    FUTURE,
    GONE,
    HAND,
    IN_ROW,
    LATER,
    LEADER,
    MILITARY_DECK,
    MILITARY_HAND,
    PACT,
    PAST,
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
from kronika.testing.scenario import SEAT_NAMES, Changes, Position, Scenario

Seat = Mapping[str, object]
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
OTHER_FIELDS: Final = {
    *("workers", "tokens", "tactic", "exclusive", "war", "pact", "stages", "civil", "military", "leaders_taken"),
}
MERGED: Final = ("workers", "tokens")
ADDED: Final = ("gone", "discarded", "past")
DECKS: Final = ("civil_deck", "military_deck")
TURN_NUMBERS: Final = ("extra_civil", "extra_military", "unit_resources", "unit_science", "politics")
EVENTS: Final = ("development_of_science", "development_of_crafts", "development_of_agriculture")


class AgesScenario(Scenario):
    @property
    def table(self) -> Ages:
        table = self.match.table
        assert isinstance(table, Ages)
        return table

    def position(self) -> dict[str, Position]:
        t = self.table
        middle: Position = {
            "age": AGE_NAMES[t.age],
            "round": t.round,
            "active": SEAT_NAMES[t.active],
            "phase": PHASES[t.phase],
            "last_round": t.last_round,
            "row": [self.name(card) for card in t.space],
            "current": self.names(reversed(t.current)),
            "future": sorted(self.names(t.future)),
            "past": self.names(t.past),
            "common": sorted(self.names(t.common)),
            "discarded": sorted(self.names(t.discarded)),
            "gone": sorted(self.names(t.gone)),
            "civil_deck": self.names(reversed(t.civil_deck)),
            "military_deck": self.names(reversed(t.military_deck)),
            **{name: getattr(t, name) for name in TURN_NUMBERS},
        }
        return {**{SEAT_NAMES[seat]: self.seat_position(seat) for seat in range(t.seats)}, "table": middle}

    def seat_position(self, seat: int) -> Position:
        t = self.table
        cards = {name: sorted(self.names(t.zones[place(t, kind, seat)])) for name, kind in CARDS.items()}
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

    def name(self, card: int) -> str | None:
        return IDS[self.table.faces[card]] if card >= 0 else None

    def names(self, cards: Iterable[int]) -> list[str]:
        return [IDS[self.table.faces[card]] for card in cards]

    def one(self, cards: Sequence[int]) -> str | None:
        return self.name(cards[0]) if cards else None

    def normal(self, what: str, value: object) -> object:
        if what in ("hand", "military_hand", "technologies", "wonders", "ruins", "colonies", "future", "common"):
            return sorted(words(value)) if isinstance(value, list) else value
        return value

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
            for card in value:
                assert card in FACE, f"there is no card {card!r}"
            return {card: number for card, number in {**before, **value}.items() if number}
        if what in ADDED and isinstance(value, list):
            assert isinstance(before, list)
            return [*before, *words(value)] if what == "past" else sorted([*before, *words(value)])
        if what in DECKS and isinstance(value, int):
            assert isinstance(before, list)
            return before[value:]
        return value


def items(value: object) -> list[object]:
    assert isinstance(value, (list, tuple)), f"{value!r} must be a list"
    return list(value)


def words(value: object) -> list[str]:
    names = [str(item) for item in items(value)]
    for name in names:
        assert name in FACE, f"there is no card {name!r}"
    return names


def whole(value: object) -> int:
    assert isinstance(value, int), f"{value!r} must be a number"
    return value


class Box:
    """The cards of a game with so many players, unplaced until they are named."""

    def __init__(self, seats: int) -> None:
        self.t = t = template(seats).copy()
        t.options = GAME.check_options({})
        for zone in t.zones:
            zone[:] = [card for card in zone if t.backs[card] == 0]
        t.space[:] = [-1] * ROW
        self.free: dict[str, list[int]] = {}
        for card, face in enumerate(t.faces):
            t.seen[card] = t.everybody if t.backs[card] == 0 else 0
            if t.backs[card]:
                self.free.setdefault(IDS[face], []).append(card)

    def put(self, name: str, zone: int, seen: int) -> int:
        assert name in FACE, f"there is no card {name!r}"
        assert self.free.get(name), f"a game of {self.t.seats} has no {name} (any more)"
        card = self.free[name].pop(0)
        self.t.zones[zone].append(card)
        self.t.where[card] = zone
        self.t.seen[card] = seen
        return card

    def rest(self, back: int) -> list[str]:
        """The names of the cards with that back that are still free, in the order of the data."""
        cards = sorted(card for cards in self.free.values() for card in cards if self.t.backs[card] == back)
        return [IDS[self.t.faces[card]] for card in cards]


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
    named: list[Seat] = [me or {}, you or {}]
    named += [seat for seat in (third, fourth) if seat is not None]
    box = Box(len(named))
    t = box.t
    t.age, t.round, t.last_round = AGE_NAMES.index(age), round, last_round
    t.active = SEAT_NAMES.index(active)
    t.phase = PHASES.index(phase)
    assert t.phase in (ACTIONS, POLITICAL), "a scenario begins with actions or politics"
    t.politics = int(t.phase == POLITICAL)
    for number, seat in enumerate(named):
        place_seat(box, number, seat)
    for space, name in enumerate(row):
        t.space[space] = box.put(name, IN_ROW, t.everybody) if name is not None else -1
    for names, zone, seen in (
        (reversed(current), CURRENT, 0),
        (future, FUTURE, 0),
        (past, PAST, t.everybody),
        (common, COMMON, t.everybody),
        (discarded, DISCARD_PILE, 0),
    ):
        for name in names:
            box.put(name, zone, seen)
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


def place_decks(box: Box, civil: Sequence[str] | None, military: Sequence[str] | None) -> None:
    """Of the current age; older cards are out of the game, later ones wait."""
    t = box.t
    for named, back, zone in ((civil, CIVIL_BACK, CIVIL_DECK), (military, MILITARY_BACK, MILITARY_DECK)):
        if t.age < 4 and (t.age > 0 or zone == CIVIL_DECK):
            for name in reversed(list(named) if named is not None else box.rest(back + t.age)):
                box.put(name, zone, 0)
        for level in range(4):
            for name in box.rest(back + level):
                box.put(name, LATER if level > t.age else GONE, 0)


def place_seat(box: Box, number: int, seat: Seat) -> None:
    """The cards of a seat."""
    t = box.t
    unknown = set(seat) - set(CARDS) - set(ONE_CARD) - set(NUMBERS) - OTHER_FIELDS
    assert not unknown, f"a seat has no {', '.join(sorted(unknown))}"
    for what, kind in CARDS.items():
        for name in words(seat.get(what, [])):
            box.put(name, place(t, kind, number), 1 << number if kind == MILITARY_HAND else t.everybody)
    for what, kind in ONE_CARD.items():
        if seat.get(what) is not None:
            box.put(str(seat[what]), place(t, kind, number), t.everybody)
    if seat.get("exclusive"):
        box.put(str(seat["exclusive"]), place(t, TACTIC, number), t.everybody)
    for what, kind in (("war", WAR), ("pact", PACT)):
        if seat.get(what):
            box.put(str(items(seat[what])[0]), place(t, kind, number), t.everybody)


def set_up_seat(t: Ages, number: int, seat: Seat) -> None:
    """What follows from the cards, and the numbers."""
    for name in NUMBERS:
        getattr(t, name)[number] = whole(seat.get(name, getattr(t, name)[number]))
    if "blue" not in seat:
        tokens = seat.get("tokens", {})
        assert isinstance(tokens, Mapping)
        t.blue[number] = max(0, t.blue[number] - sum(tokens.values()) - whole(seat.get("stages", 0)))
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
    workers = seat.get("workers", {})
    tokens = seat.get("tokens", {})
    assert isinstance(workers, Mapping)
    assert isinstance(tokens, Mapping)
    for name, count in workers.items():
        assert t.tech[number][FACE[name]] >= 0, f"{name} is not in play"
        change_workers(t, number, FACE[name], count - t.workers[number][FACE[name]])
    for name, count in tokens.items():
        assert t.tech[number][FACE[name]] >= 0, f"{name} is not in play"
        t.tokens[number][FACE[name]] = count
    recount(t, number)
