"""Scenarios of Imperial Settlers, in the action phase of a round, or from the beginning of its lookout or production.

A seat can have `faction`, its goods (`wood`, `vp` …), `hand`, `empire`, `foundations`, `deals`, `deck` (its
faction deck, top card first), `discard`, `used` ({location: uses in this round}), `guard` (locations with a defence
token or a samurai), `passed`. In the middle: `deck` and `discard` of the common cards, and for a solo game `line`,
`rival`, `collection`, `attack_deck`. A deck that isn't named holds all the cards that aren't elsewhere; the rest of a
named one is out of the game. In `expect` there are also `pieces` (what lies on locations), `routes` (the locations with
which there are Trade Route deals) and `taken` (locations taken over), and in the middle `tucked` (under Gates),
`offer`, `round`, `phase` and `first`.
"""

from __future__ import annotations

from collections.abc import Sequence

from kronika.engine.match import Match
from kronika.testing.scenario import SEAT_NAMES, Box, Layout, Scenario, Seat, mapping, only, seats_named, whole, words

from .data import ATTACK, COMMON, DECKS, FACTIONS, PRINTED
from .flow.rounds import begin_production, begin_round
from .goods import GOODS, HELD, unpack
from .moves.cards import routes_of
from .moves.empire import place
from .moves.targets import locations
from .rules import GAME
from .setup import backs_of
from .table import ACTION, PHASES, Settlers

Names = Sequence[str]

SEAT_FIELDS = (
    *("faction", "hand", "empire", "foundations", "deals", "deck", "discard", "used", "guard", "passed"),
    *GOODS[:HELD],
)
RANDOM_FACTIONS = {f"faction_{seat}": "random" for seat in range(1, 5)}  # as options of a match
USUAL_FACTIONS = ("barbarian", "roman", "egyptian", "japanese")


class SettlersScenario(Scenario[Settlers]):
    unordered = (
        *("hand", "empire", "foundations", "deals", "guard", "taken", "routes"),
        *("tucked", "rival", "collection"),
    )

    def shared_position(self) -> dict[str, Layout]:
        t = self.table
        middle: Layout = {
            "deck": self.names(reversed(t.deck)),
            "discard": self.names(t.discard),
            "offer": self.names(t.offer),
            "tucked": self.in_any_order(t.tucked),
            "line": self.names(t.line),
            "rival": self.in_any_order(t.rival),
            "collection": self.in_any_order(t.collection),
            "attack_deck": self.names(reversed(t.attack_deck)),
            "attack_discard": self.names(t.attack_discard),
            "round": t.round,
            "phase": PHASES[t.phase],
            "first": SEAT_NAMES[t.first],
        }
        return {"middle": middle}

    def seat_position(self, seat: int) -> Layout:
        t = self.table
        own = locations(t, seat)
        position: Layout = dict(zip(GOODS[:HELD], t.goods[seat], strict=True))
        return position | {
            "faction": DECKS[t.faction[seat]],
            "hand": self.in_any_order(t.hand[seat]),
            "empire": self.in_any_order(own),
            "foundations": self.in_any_order(t.foundations[seat]),
            "deals": self.in_any_order(t.deals[seat]),
            "deck": self.names(reversed(t.faction_deck[seat])),
            "discard": self.names(t.faction_discard[seat]),
            "used": {self.card_id(card): t.used[card] for card in own if t.used[card]},
            "pieces": {
                self.card_id(card): {GOODS[good]: number for good, number in unpack(t.lying[card])}
                for card in own
                if t.lying[card]
            },
            "guard": self.in_any_order(card for card in own for _ in range(t.guard[card])),
            "taken": self.in_any_order(card for card in own if t.home[card] >= 0),
            "routes": self.in_any_order(routes_of(t, seat)),
            "passed": bool(t.passed >> seat & 1),
        }

    def deck(self, seat: str | None = None) -> list[str]:
        """The common deck or a seat's own one, top card first, as it was at the start or at the last `expect`."""
        return self.was(seat or "middle", "deck")


def place_seat(box: Box[Settlers], number: int, seat: Seat) -> None:
    only(seat, SEAT_FIELDS)
    t = box.table
    for good, name in enumerate(GOODS[:HELD]):
        t.goods[number][good] = whole(seat.get(name, 0))
    for name in words(t, seat.get("empire", [])):
        place(t, number, box.take(name))
        t.fresh = 0
    own = {card: t.card_ids[t.faces[card]] for card in locations(t, number)}
    for name, times in mapping(seat.get("used", {})).items():
        t.used[next(card for card in own if own[card] == name)] = whole(times)
    for name in words(t, seat.get("guard", [])):
        t.guard[next(card for card in own if own[card] == name and not t.guard[card])] = 1
    box.put(seat.get("hand", []), t.hand[number], 1 << number)
    box.put(seat.get("foundations", []), t.foundations[number], t.everybody)
    box.put(seat.get("deals", []), t.deals[number], t.everybody)
    box.put(seat.get("discard", []), t.faction_discard[number], t.everybody)
    if seat.get("passed"):
        t.passed |= 1 << number


def factions(named: list[Seat]) -> list[str]:
    """The factions that are named, then the others in their usual order."""
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
    named = seats_named(me, you, third, fourth, least=1 if solo else 2)
    seats = len(named)
    t = Settlers(seats, GAME.check_options(options or {}), backs_of(seats))
    t.faces = [face for number in sorted(set(t.backs)) for face in PRINTED[number]]
    t.box.extend(range(len(t.backs)))
    t.locate()
    box = Box(t, range(len(t.backs)))
    t.source = -1
    t.faction[:] = [FACTIONS.index(faction) + 1 for faction in factions(named)]
    t.round, t.phase, t.first, t.active = round, ACTION, SEAT_NAMES.index(first), SEAT_NAMES.index(active)
    for number, seat in enumerate(named):
        place_seat(box, number, seat)
    for names, zone in ((discard, t.discard), (line, t.line), (rival, t.rival), (collection, t.collection)):
        box.put(list(names), zone, t.everybody)
    for number, seat in enumerate(named):
        box.pile(t.faction_deck[number], seat.get("deck"), t.faction[number])
    box.pile(t.deck, deck, COMMON)
    if solo:
        box.pile(t.attack_deck, attack_deck, ATTACK)
    t.box.clear()
    box.lay(list(box.free), t.box, t.everybody)
    t.locate()
    if phase == "production":
        begin_production(t)
    elif phase == "lookout":
        t.round -= 1
        begin_round(t)
    return SettlersScenario(Match.of_table(GAME, t))
