"""Scenarios of Imperial Settlers, in the action phase of a round, or from the beginning of its lookout or production.

Of a seat one can name: `faction`, its goods (`wood`, `vp` …), `hand`, `empire`, `foundations`, `deals`, `deck` (its
faction deck, top card first), `discard`, `used` ({location: uses in this round}), `guard` (locations with a defence
token or a samurai), `passed`. In the middle: `deck` and `discard` of the common cards, and for a solo game `line`,
`rival`, `collection`, `attack_deck`. A deck that isn't named holds all the cards that lie nowhere else; of a named one
the rest is out of the game. In `expect` there are also `pieces` (what lies on locations), `routes` (the locations with
which there are Trade Route deals) and `taken` (locations taken over), and in the middle `tucked` (under Gates),
`offer`, `round`, `phase` and `first`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kronika.engine.match import Match
from kronika.games.settlers.data import ATTACK, COMMON, DECKS, FACE, FACTIONS, IDS, PRINTED
from kronika.games.settlers.goods import GOODS, HELD, unpack
from kronika.games.settlers.moves.cards import routes_of
from kronika.games.settlers.moves.empire import place
from kronika.games.settlers.rounds import begin_production, begin_round
from kronika.games.settlers.rules import GAME, backs_of
from kronika.games.settlers.table import ACTION, PHASES, Settlers
from kronika.games.settlers.targets import locations
from kronika.testing.scenario import SEAT_NAMES, Position, Scenario

Seat = Mapping[str, object]
Names = Sequence[str]

SORTED = ("hand", "empire", "foundations", "deals", "guard", "taken", "routes", "tucked", "rival", "collection")
SEAT_FIELDS = {"faction", "hand", "empire", "foundations", "deals", "deck", "discard", "used", "guard", "passed"}
RANDOM_FACTIONS = {f"faction_{seat}": "random" for seat in range(1, 5)}  # as options of a match
USUAL_FACTIONS = ("barbarian", "roman", "egyptian", "japanese")


class SettlersScenario(Scenario):
    @property
    def table(self) -> Settlers:
        table = self.match.table
        assert isinstance(table, Settlers)
        return table

    def position(self) -> dict[str, Position]:
        t = self.table
        seats: dict[str, Position] = {SEAT_NAMES[seat]: self.seat_position(seat) for seat in range(t.seats)}
        middle: Position = {
            "deck": self.names(reversed(t.deck)),
            "discard": self.names(t.discard),
            "offer": self.names(t.offer),
            "tucked": sorted(self.names(t.tucked)),
            "line": self.names(t.line),
            "rival": sorted(self.names(t.rival)),
            "collection": sorted(self.names(t.collection)),
            "attack_deck": self.names(reversed(t.attack_deck)),
            "attack_discard": self.names(t.attack_discard),
            "round": t.round,
            "phase": PHASES[t.phase],
            "first": SEAT_NAMES[t.first],
        }
        return {**seats, "middle": middle}

    def seat_position(self, seat: int) -> Position:
        t = self.table
        own = locations(t, seat)
        position: Position = dict(zip(GOODS[:HELD], t.goods[seat], strict=True))
        return position | {
            "faction": DECKS[t.faction[seat]],
            "hand": sorted(self.names(t.hand[seat])),
            "empire": sorted(self.names(own)),
            "foundations": sorted(self.names(t.foundations[seat])),
            "deals": sorted(self.names(t.deals[seat])),
            "deck": self.names(reversed(t.faction_deck[seat])),
            "discard": self.names(t.faction_discard[seat]),
            "used": {IDS[t.faces[card]]: t.used[card] for card in own if t.used[card]},
            "pieces": {
                IDS[t.faces[card]]: {GOODS[good]: number for good, number in unpack(t.lying[card])}
                for card in own
                if t.lying[card]
            },
            "guard": sorted(self.names(card for card in own for _ in range(t.guard[card]))),
            "taken": sorted(self.names(card for card in own if t.home[card] >= 0)),
            "routes": sorted(self.names(routes_of(t, seat))),
            "passed": bool(t.passed >> seat & 1),
        }

    def names(self, cards: Iterable[int]) -> list[str]:
        return [IDS[self.table.faces[card]] for card in cards]

    def normal(self, what: str, value: object) -> object:
        return sorted(words(value)) if what in SORTED else value

    def deck(self, seat: str | None = None) -> list[str]:
        """The common deck or a seat's own one, top card first, as it was at the start or at the last `expect`."""
        return words(self.before[seat or "middle"]["deck"])


def words(value: object) -> list[str]:
    assert isinstance(value, (list, tuple)), f"{value!r} must be a list"
    names = [str(item) for item in value]
    for name in names:
        assert name in FACE, f"there is no card {name!r}"
    return names


class Builder:
    """Takes cards out of the box, one after another."""

    def __init__(self, seats: int, options: dict[str, str] | None) -> None:
        self.table = t = Settlers(seats, GAME.check_options(options or {}), backs_of(seats))
        t.faces = [face for deck in range(len(DECKS)) if deck != ATTACK or seats == 1 for face in PRINTED[deck]]
        t.box.extend(range(len(t.backs)))
        t.locate()
        t.source = -1

    def take(self, name: str) -> int:
        card = next((c for c in self.table.box if self.table.faces[c] == FACE[name]), None)
        assert card is not None, f"{name} is named more often than there are copies"
        return card

    def put(self, names: object, zone: list[int], seen: int) -> None:
        t = self.table
        for name in words(names):
            card = self.take(name)
            t.box.remove(card)
            zone.append(card)
            t.seen[card] = seen

    def fill(self, zone: list[int], deck: int, named: Names | None) -> None:
        """A deck, top card last; without names all that is left of its cards."""
        t = self.table
        if named is not None:
            self.put(list(reversed(named)), zone, 0)
            return
        rest = [card for card in t.box if t.backs[card] == deck]
        t.box[:] = [card for card in t.box if t.backs[card] != deck]
        zone.extend(reversed(rest))

    def seat(self, number: int, seat: Seat) -> None:
        t = self.table
        unknown = set(seat) - SEAT_FIELDS - set(GOODS[:HELD])
        assert not unknown, f"a seat has no {', '.join(unknown)}"
        for good, name in enumerate(GOODS[:HELD]):
            t.goods[number][good] = int(str(seat.get(name, 0)))
        for name in words(seat.get("empire", [])):
            place(t, number, self.take(name))
            t.fresh = 0
        own = locations(t, number)
        for name, times in as_map(seat.get("used", {})).items():
            t.used[next(c for c in own if IDS[t.faces[c]] == name)] = int(str(times))
        for name in words(seat.get("guard", [])):
            t.guard[next(c for c in own if IDS[t.faces[c]] == name and not t.guard[c])] = 1
        self.put(seat.get("hand", []), t.hand[number], 1 << number)
        self.put(seat.get("foundations", []), t.foundations[number], t.everybody)
        self.put(seat.get("deals", []), t.deals[number], t.everybody)
        self.put(seat.get("discard", []), t.faction_discard[number], t.everybody)
        if seat.get("passed"):
            t.passed |= 1 << number


def as_map(value: object) -> Mapping[str, object]:
    assert isinstance(value, Mapping), f"{value!r} must name locations and numbers"
    return value


def factions(named: list[Seat]) -> list[str]:
    """Those that are named, and the others in their usual order."""
    taken = [str(seat["faction"]) for seat in named if "faction" in seat]
    free = [faction for faction in USUAL_FACTIONS if faction not in taken]
    return [str(seat["faction"]) if "faction" in seat else free.pop(0) for seat in named]


def settlers(
    me: Seat | None = None,
    you: Seat | None = None,
    third: Seat | None = None,
    fourth: Seat | None = None,
    *,
    solo: bool = False,
    deck: Names | None = None,
    discard: Names = (),
    line: Names = (),
    rival: Names = (),
    collection: Names = (),
    attack_deck: Names | None = None,
    round: int = 3,
    phase: str = "action",
    first: str = "me",
    active: str = "me",
    options: dict[str, str] | None = None,
) -> SettlersScenario:
    """A game in which `me` is on turn. There are as many seats as are named, two at least, or one in a solo game. A
    phase before the actions begins at once: what it does without a question has been done."""
    named: list[Seat] = [me or {}] if solo else [me or {}, you or {}]
    for other in (third, fourth):
        if other is not None:
            named.append(other)
    builder = Builder(len(named), options)
    t = builder.table
    t.faction[:] = [FACTIONS.index(faction) + 1 for faction in factions(named)]
    t.round, t.phase, t.first, t.active = round, ACTION, SEAT_NAMES.index(first), SEAT_NAMES.index(active)
    for number, seat in enumerate(named):
        builder.seat(number, seat)
    for names, zone in ((discard, t.discard), (line, t.line), (rival, t.rival), (collection, t.collection)):
        builder.put(list(names), zone, t.everybody)
    named_decks = [words(seat["deck"]) if "deck" in seat else None for seat in named]
    for number, own in enumerate(named_decks):
        builder.fill(t.faction_deck[number], t.faction[number], own)
    builder.fill(t.deck, COMMON, deck)
    if solo:
        builder.fill(t.attack_deck, ATTACK, attack_deck)
    for card in t.box:
        t.seen[card] = t.everybody
    t.locate()
    if phase == "production":
        begin_production(t)
    elif phase == "lookout":
        t.round -= 1
        begin_round(t)
    return SettlersScenario(Match.of_table(GAME, t))
