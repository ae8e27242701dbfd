"""Scenarios of Rising Cultures.

Of a seat one can name: `civilization` (usual: rome for me, persia for you), `coins`, `bank`, `hand`, `deck` (top card
first), `resources`, `army`, `buildings`, `leaders`, `development` (cards, or how many levels), `discard`, `provinces`,
`turned`. A hand that isn't named holds as many cards as the moment of the round asks for, a deck that isn't named all
other cards of the civilization; of a civilization whose deck is named the rest is in the box. `row` names the provinces
from the current one on. In `expect` there are also `side` (of the board) and, in the middle, `row`, `gone`, `supply`,
`marker`, `round` and `game`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kronika.engine.match import Match
from kronika.games.cultures import side
from kronika.games.cultures.data import (
    ABILITY,
    BOARD_ROWS,
    CIVILIZATIONS,
    COINS,
    DECKS,
    FACE,
    FIRST_PROVINCE,
    GOLDEN_LEVEL,
    HAND_SIZE,
    IDS,
    LEVEL,
    PLAYS,
    RESOURCE_ROWS,
    SIDES,
    STRIP,
    SYMBOL_ROWS,
)
from kronika.games.cultures.provinces import begin_contest, next_to_decide
from kronika.games.cultures.rules import GAME
from kronika.games.cultures.setup import backs_of, faces_of
from kronika.games.cultures.table import (
    ARMY,
    BUILDINGS,
    DEVELOPMENT,
    DISCARD,
    HAND,
    LEADERS,
    PHASES,
    PROVINCE,
    PROVINCES,
    RESOURCES,
    Cultures,
)
from kronika.testing.scenario import SEAT_NAMES, Position, Scenario

Seat = Mapping[str, object]

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


class CulturesScenario(Scenario):
    @property
    def table(self) -> Cultures:
        table = self.match.table
        assert isinstance(table, Cultures)
        return table

    def position(self) -> dict[str, Position]:
        t = self.table
        for seat in range(2):
            assert t.civ[seat] < 0 or t.sides[seat] == recount(t, seat), "the cached numbers are wrong"
        middle: Position = {
            "row": self.names(t.row),
            "gone": self.names(t.gone),
            "supply": t.supply,
            "marker": SEAT_NAMES[t.marker],
            "round": t.round,
            "game": t.game_number,
        }
        return {"me": self.seat_position(0), "you": self.seat_position(1), "middle": middle}

    def seat_position(self, seat: int) -> Position:
        t = self.table
        areas: Position = {name: self.names(t.zones[zone + seat]) for name, zone in AREAS.items()}
        return {
            **areas,
            "hand": sorted(self.names(t.hand[seat])),
            "deck": self.names(reversed(t.deck[seat])),
            "coins": t.coins[seat],
            "bank": t.bank[seat],
            "side": SIDES[t.golden[seat]],
            "turned": t.turned[seat] == 1,
        }

    def names(self, cards: Iterable[int]) -> list[str]:
        return [IDS[self.table.faces[card]] for card in cards]

    def normal(self, what: str, value: object) -> object:
        if what == "hand":
            return sorted(words(value))
        return words(value) if isinstance(value, (list, tuple)) else value

    # --- what tests ask about a seat

    def was(self, seat: str, what: str) -> list[str]:
        """The cards of an area as they were at the start or at the last `expect`; a deck top card first."""
        return words(self.before[seat][what])

    def board(self, seat: str) -> dict[str, object]:
        boards = self.match.view(None)["boards"]
        assert isinstance(boards, list)
        board = boards[SEAT_NAMES.index(seat)]
        assert isinstance(board, dict)
        return dict(board)

    def military(self, seat: str) -> dict[str, int]:
        """The symbols that the seat has, without those that it lacks."""
        return present(self.board(seat)["military"])

    def resources(self, seat: str) -> dict[str, int]:
        board = self.board(seat)
        return present(board["resources"]) | ({"any": int(str(n))} if (n := board["any_resource"]) else {})

    def lines(self, seat: str) -> dict[str, int]:
        """The score as if the game ended now, without lines of 0."""
        scores = self.match.view(None)["scores"]
        assert isinstance(scores, list)
        score = scores[SEAT_NAMES.index(seat)]
        assert isinstance(score, dict)
        return present(score["lines"])

    def points(self, seat: str) -> dict[str, int]:
        """What each card, level and the marker scores as if the game ended now."""
        scores = self.match.view(None)["scores"]
        assert isinstance(scores, list)
        score = scores[SEAT_NAMES.index(seat)]
        assert isinstance(score, dict)
        found = score["sources"]
        assert isinstance(found, dict)
        return {name: int(str(value)) for name, value in found.items()}

    def price(self, card: str, seat: str = "me") -> int:
        """What building a card of the hand costs in coins."""
        uses = self.match.view(SEAT_NAMES.index(seat))["uses"]
        assert isinstance(uses, dict)
        use = uses[card]
        assert isinstance(use, dict)
        build = use["build"]
        assert isinstance(build, dict)
        return int(str(build["coins"]))


def present(counts: object) -> dict[str, int]:
    assert isinstance(counts, Mapping)
    return {name: count for name, count in counts.items() if count}


def words(value: object) -> list[str]:
    assert isinstance(value, (list, tuple)), f"{value!r} must be a list"
    names = [str(item) for item in value]
    for name in names:
        assert name in FACE, f"there is no card {name!r}"
    return names


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
    """A game in the middle of a round. Who holds the marker begins; `plays` cards have been played."""
    seats = [me or {}, you or {}]
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
    place_provinces(t, seats, USUAL_ROW[round - 1 :] if row is None else row, gone)
    for number, seat in enumerate(seats):
        place_seat(t, number, seat)
    t.supply = COINS - sum(t.coins) - sum(t.bank)
    t.locate()
    if t.phase == PROVINCE:
        begin_contest(t)
        t.active = next_to_decide(t)
    return CulturesScenario(Match.of_table(GAME, t))


def handle(t: Cultures, name: str) -> int:
    assert FACE[name] in t.faces, f"{name} belongs to a civilization that doesn't play"
    return t.faces.index(FACE[name])


def place_provinces(t: Cultures, seats: list[Seat], row: Sequence[str], gone: Sequence[str]) -> None:
    owned = [name for seat in seats for name in words(seat.get("provinces", []))]
    named = [handle(t, name) for name in words(list(row))]
    t.row.extend(card for card in named if IDS[t.faces[card]] not in owned)
    t.gone.extend(handle(t, name) for name in gone)
    rest = {card for card, face in enumerate(t.faces) if face >= FIRST_PROVINCE}
    rest -= {*t.row, *t.gone, *(handle(t, name) for name in owned)}
    t.box.extend(sorted(rest))
    for card in (*t.row, *t.gone):
        t.seen[card] = t.everybody


def place_seat(t: Cultures, you: int, seat: Seat) -> None:
    unknown = set(seat) - SEAT_FIELDS
    assert not unknown, f"a seat has no {', '.join(unknown)}"
    t.coins[you] = int(str(seat.get("coins", 0)))
    t.bank[you] = int(str(seat.get("bank", 0)))
    t.turned[you] = int(bool(seat.get("turned", False)))
    free = dict.fromkeys(handle(t, IDS[face]) for face in DECKS[t.civ[you]])

    def claim(names: object) -> list[int]:
        cards = [handle(t, name) for name in words(names)]
        for card in cards:
            if t.faces[card] < FIRST_PROVINCE:
                assert card in free, f"{IDS[t.faces[card]]} is named twice or isn't the seat's own"
                del free[card]
        return cards

    hand = claim(seat.get("hand", []))
    deck = claim(seat.get("deck", []))
    levels = seat.get("development", [])
    for name, zone in AREAS.items():
        cards = claim(seat.get(name, [])) if name != "development" or not isinstance(levels, int) else []
        t.zones[zone + you].extend(cards)
        for card in cards:
            t.seen[card] = t.everybody
    if isinstance(levels, int):
        for card in list(free)[::-1][:levels]:
            del free[card]
            t.development[you].append(card)
            t.seen[card] = t.everybody
    if "hand" not in seat:
        hand = list(free)[: HAND_SIZE - cards_played(t, you)]
        for card in hand:
            del free[card]
    t.zones[HAND + you].extend(hand)
    for card in hand:
        t.seen[card] = 1 << you
    t.deck[you].extend(reversed(deck if "deck" in seat else list(free)))
    if "deck" in seat:
        t.box.extend(free)
    t.golden[you] = int(len(t.development[you]) >= GOLDEN_LEVEL[t.civ[you]])
    t.sides[you][:] = recount(t, you)
    t.led[you] = min(len(t.leaders[you]), 1 + t.sides[you][side.MORE_LEADERS])


def cards_played(t: Cultures, you: int) -> int:
    if t.phase == PROVINCE:
        return HAND_SIZE
    return t.plays // 2 if you != t.marker else (t.plays + 1) // 2
