"""Scenarios of Rising Cultures.

A seat can have `civilization` (default: rome for me, persia for you), `coins`, `bank`, `hand`, `deck` (top card
first), `resources`, `army`, `buildings`, `leaders`, `development` (cards, or how many levels), `discard`, `provinces`,
`turned`. A hand that isn't named holds as many cards as the moment of the round asks for, a deck that isn't named all
other cards of the civilization; the rest of a civilization whose deck is named is in the box. `row` names the provinces
from the current one on. In `expect` there are also `side` (of the board) and, in the middle, `row`, `gone`, `supply`,
`marker`, `round` and `game`.
"""

from __future__ import annotations

from collections.abc import Sequence

from kronika.engine.match import Match
from kronika.testing.scenario import (
    SEAT_NAMES,
    Box,
    Layout,
    Scenario,
    Seat,
    items,
    mapping,
    only,
    present,
    seats_named,
    whole,
    words,
)

from . import side
from .data import (
    ABILITY,
    BOARD_ROWS,
    CIVILIZATIONS,
    COINS,
    GOLDEN_LEVEL,
    HAND_SIZE,
    LEVEL,
    PLAYS,
    PROVINCE_BACK,
    RESOURCE_ROWS,
    SIDES,
    STRIP,
    SYMBOL_ROWS,
)
from .flow.provinces import begin_contest, next_to_decide
from .flow.turns import played
from .rules import GAME
from .setup import backs_of, faces_of
from .table import (
    ARMY,
    BUILDINGS,
    DEVELOPMENT,
    DISCARD,
    LEADERS,
    PHASES,
    PROVINCE,
    PROVINCES,
    RESOURCES,
    Cultures,
)

AREAS = {
    "resources": RESOURCES,
    "army": ARMY,
    "buildings": BUILDINGS,
    "leaders": LEADERS,
    "development": DEVELOPMENT,
    "discard": DISCARD,
    "provinces": PROVINCES,
}
SEAT_FIELDS = {"civilization", "coins", "bank", "hand", "deck", "turned", *AREAS}
USUAL_CIVILIZATIONS = ("rome", "persia")
USUAL_ROW = ("gaul", "indus", "caucasus", "britannia", "armenia", "germania", "aksum")


class CulturesScenario(Scenario[Cultures]):
    unordered = ("hand",)

    def shared_position(self) -> dict[str, Layout]:
        t = self.table
        for seat in range(2):
            assert t.civ[seat] < 0 or t.sides[seat] == recount(t, seat), "the cached numbers are wrong"
        middle: Layout = {
            "row": self.names(t.row),
            "gone": self.names(t.gone),
            "supply": t.supply,
            "marker": SEAT_NAMES[t.marker],
            "round": t.round,
            "game": t.game_number,
        }
        return {"middle": middle}

    def seat_position(self, seat: int) -> Layout:
        t = self.table
        areas: Layout = {name: self.names(t.zones[zone + seat]) for name, zone in AREAS.items()}
        return {
            **areas,
            "hand": self.in_any_order(t.hand[seat]),
            "deck": self.names(reversed(t.deck[seat])),
            "coins": t.coins[seat],
            "bank": t.bank[seat],
            "side": SIDES[t.golden[seat]],
            "turned": t.turned[seat] == 1,
        }

    def normal(self, what: str, value: object) -> object:
        if isinstance(value, (list, tuple)) and what != "hand":
            return words(self.table, value)
        return super().normal(what, value)

    # --- what tests ask about a seat

    def board(self, seat: str) -> dict[str, object]:
        return dict(mapping(items(self.match.view(None)["boards"])[SEAT_NAMES.index(seat)]))

    def military(self, seat: str) -> dict[str, int]:
        """The symbols that the seat has, without those that it lacks."""
        return present(self.board(seat)["military"])

    def resources(self, seat: str) -> dict[str, int]:
        board = self.board(seat)
        return present(board["resources"]) | present({"any": board["any_resource"]})

    def score(self, seat: str) -> dict[str, object]:
        """The score if the game ended now, by line."""
        return dict(mapping(items(self.match.view(None)["scores"])[SEAT_NAMES.index(seat)]))

    def lines(self, seat: str) -> dict[str, int]:
        """The score as if the game ended now, without lines of 0."""
        return present(self.score(seat)["lines"])

    def points(self, seat: str) -> dict[str, int]:
        """What each card, level and the marker scores as if the game ended now."""
        return {name: whole(points) for name, points in mapping(self.score(seat)["sources"]).items()}

    def price(self, card: str, seat: str = "me") -> int:
        """What building a card of the hand costs in coins."""
        uses = mapping(self.match.view(SEAT_NAMES.index(seat))["uses"])
        return whole(mapping(mapping(uses[card])["build"])["coins"])


def recount(t: Cultures, you: int) -> list[int]:
    """The numbers of a side, counted from the cards: what the moves must have kept."""
    civ, golden, faces = t.civ[you], t.golden[you], t.faces
    level = len(t.development[you])
    rows = [*BOARD_ROWS[civ][golden]]
    for ability in (*LEVEL[civ][:level], *STRIP[civ][golden][: len(t.army[you])]):
        rows += ability.rows
    for card in t.resources[you]:
        rows += RESOURCE_ROWS[faces[card]]
    for card in t.army[you]:
        rows += SYMBOL_ROWS[faces[card]]
    more = sum(number for ability in LEVEL[civ][:level] for which, number in ability.rows if which == side.MORE_LEADERS)
    for card in (*t.buildings[you], *t.provinces[you], *t.leaders[you][-1 - more :]):
        rows += ABILITY[faces[card]].rows
    numbers = [0] * side.LENGTH
    for which, number in rows:
        numbers[which] += number
    return numbers


# --- building a table


def cultures(
    me: Seat | None = None,
    you: Seat | None = None,
    row: Sequence[str] | None = None,
    gone: Sequence[str] = (),
    phase: str = "play",
    plays: int = 0,
    marker: str = "me",
    round: int = 3,
    options: dict[str, str] | None = None,
) -> CulturesScenario:
    """A game in the middle of a round. The marker holder starts; `plays` cards have been played."""
    seats = seats_named(me, you)
    civs = tuple(
        CIVILIZATIONS.index(str(seat.get("civilization", usual)))
        for seat, usual in zip(seats, USUAL_CIVILIZATIONS, strict=True)
    )
    assert civs[0] != civs[1], "both seats have the same civilization"
    t = Cultures(2, GAME.check_options(options or {}), backs_of(civs))
    t.faces = faces_of(civs).copy()
    t.civ[:] = civs
    t.game_number = 1
    t.round = round
    t.marker = t.starter = SEAT_NAMES.index(marker)
    t.phase = PHASES.index(phase)
    t.plays = 2 * PLAYS if t.phase == PROVINCE else plays
    t.active = t.marker if plays % 2 == 0 else 1 - t.marker
    for picks in t.opening:
        picks[:] = [0, 0, 0]
    box = Box(t, range(len(t.faces)))
    for number, seat in enumerate(seats):
        place_seat(box, number, seat)
    owned = {t.card_ids[t.faces[card]] for cards in t.provinces for card in cards}
    coming = USUAL_ROW[round - 1 :] if row is None else row
    box.put([name for name in coming if name not in owned], t.row, t.everybody)
    box.put(list(gone), t.gone, t.everybody)
    t.box.extend(box.rest(PROVINCE_BACK))
    t.supply = COINS - sum(t.coins) - sum(t.bank)
    t.locate()
    if t.phase == PROVINCE:
        begin_contest(t)
        t.active = next_to_decide(t)
    return CulturesScenario(Match.of_table(GAME, t))


def place_seat(box: Box[Cultures], you: int, seat: Seat) -> None:
    only(seat, SEAT_FIELDS)
    t = box.table
    t.coins[you] = whole(seat.get("coins", 0))
    t.bank[you] = whole(seat.get("bank", 0))
    t.turned[you] = int(bool(seat.get("turned", False)))
    box.put(seat.get("hand", []), t.hand[you], 1 << you)
    box.put(items(seat.get("deck", []))[::-1], t.deck[you], 0)
    levels = seat.get("development", [])
    for name, zone in AREAS.items():
        if name != "development" or not isinstance(levels, int):
            box.put(seat.get(name, []), t.zones[zone + you], t.everybody)
    areas = (t.hand, t.deck, *(t.zones[zone : zone + 2] for zone in AREAS.values()))
    strange = [card for area in areas for card in area[you] if t.backs[card] not in (t.civ[you], PROVINCE_BACK)]
    assert not strange, f"{t.card_ids[t.faces[strange[0]]]} isn't a card of the seat's civilization"
    rest = box.rest(t.civ[you])
    if isinstance(levels, int):
        box.lay(rest[::-1][:levels], t.development[you], t.everybody)
        del rest[len(rest) - levels :]
    if "hand" not in seat:
        number = 0 if t.phase == PROVINCE else HAND_SIZE - played(t, you)
        box.lay(rest[:number], t.hand[you], 1 << you)
        del rest[:number]
    if "deck" in seat:
        t.box.extend(rest)
    else:
        t.deck[you].extend(reversed(rest))
    t.golden[you] = int(len(t.development[you]) >= GOLDEN_LEVEL[t.civ[you]])
    t.sides[you][:] = recount(t, you)
    t.led[you] = min(len(t.leaders[you]), 1 + t.sides[you][side.MORE_LEADERS])
