"""The fields of a table, each declared once."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Annotated

import hatch_compile
import pytest
from tests.engine.toy import KEYS, NAMES, Toy

from kronika.engine import fields
from kronika.engine import table as tables
from kronika.engine.table import (
    ALL,
    EACH_CARD,
    NOBODY,
    OWNER,
    SEATS,
    Cache,
    Cards,
    Counter,
    First,
    Numbers,
    PerSeat,
    Unsaved,
    Zone,
)
from kronika.games import GAMES, game

COLOURS = 2


class Small(tables.Table):
    deck: Annotated[Cards, Zone(NOBODY)]
    gone: Annotated[Cards, Zone(ALL)]
    hand: Annotated[list[Cards], Zone(OWNER, SEATS)]
    board: Annotated[list[list[Cards]], Zone(ALL, SEATS, COLOURS, ordered=True)]
    last: Annotated[Cards, Zone(NOBODY)]
    splay: Annotated[list[Numbers], Counter(SEATS, COLOURS, start=7)]
    coins: PerSeat
    lying: Annotated[Numbers, Counter(EACH_CARD, start=-1)]
    hands: Annotated[int, First("hand")]
    boards: Annotated[int, First("board")]
    known: Annotated[list[tuple[int, ...]], Cache(())]
    executor: Annotated[int, Unsaved(-1)]
    round: int

    __slots__ = tuple(__annotations__)
    card_ids = NAMES
    back_names = ("small",)
    keys = KEYS


def small() -> Small:
    table = Small(3, {}, [0] * 4)
    table.faces = [0, 1, 2, 0]
    return table


def test_the_names_are_parts_of_the_flat_lists() -> None:
    table = small()
    assert len(table.zones) == 2 + 3 + 3 * 2 + 1
    for number, zone in enumerate(table.zones):
        zone.append(number)
    assert (table.deck, table.gone, table.last) == ([0], [1], [11])
    assert table.hand == [[2], [3], [4]]
    assert table.board == [[[5], [6]], [[7], [8]], [[9], [10]]]
    assert (table.hands, table.boards) == (2, 5)
    assert list(table.zone_numbers("board")) == [5, 6, 7, 8, 9, 10]


def test_counters_have_their_shapes_and_first_numbers() -> None:
    table = small()
    assert table.splay == [[7, 7], [7, 7], [7, 7]]
    assert table.coins == [0, 0, 0]
    assert table.lying == [-1] * 4
    assert [counter is part for counter, part in zip(table.counters, [*table.splay, table.coins], strict=False)]
    assert (table.round, table.executor, table.known) == (0, -1, [(), (), ()])


def test_a_copy_has_everything_but_what_matters_inside_an_action() -> None:
    table = small()
    table.round, table.executor = 5, 1
    table.known[1] = (4, 2)
    table.coins[2] = 9
    copy = table.copy()
    assert (copy.round, copy.executor, copy.known, copy.coins) == (5, -1, [(), (4, 2), ()], [0, 0, 9])
    copy.known[0] = (1,)
    copy.coins[0] = 1
    copy.round = 6
    assert (table.round, table.known[0], table.coins[0]) == (5, (), 0)


def test_only_numbers_zones_and_counters_are_saved() -> None:
    table = small()
    saved = table.save()
    assert saved["scalars"] == {"round": 0}
    assert len(saved["counters"]) == 5
    assert Small.load(3, {}, saved).save() == saved


def test_slots_are_the_declared_names() -> None:
    assert Small.__slots__ == tuple(Small.__annotations__)
    assert not hasattr(small(), "__dict__")


@pytest.mark.parametrize(
    ("annotation", "problem"),
    [
        ("list[int]", "must be an int, PerSeat or Annotated"),
        ("Annotated[Cards, SEATS]", "must be an int, PerSeat or Annotated"),
        ("Annotated[Cards, Zones(ALL)]", "one of Zone, Counter"),
        ("Annotated[list[Cards], Zone(ALL, UNHEARD_OF)]", "names UNHEARD_OF"),
        ("Annotated[list[list[list[Cards]]], Zone(ALL, SEATS, 2, 3)]", "lists of lists of lists"),
    ],
)
def test_a_field_that_is_none_is_refused(annotation: str, problem: str) -> None:
    with pytest.raises(TypeError, match=problem):
        fields.flat_code("Small", fields.read({"odd": annotation}), {})


def test_annotations_must_be_text() -> None:
    with pytest.raises(TypeError, match="from __future__ import annotations"):
        type("Odd", (tables.Table,), {"__annotations__": {"round": int}})


def as_compiled(source: Path, name: str) -> ModuleType:
    """The module as it is handed to the compiler, but interpreted."""
    module = ModuleType(name)
    module.__package__ = name.rpartition(".")[0]
    sys.modules[name] = module
    try:
        exec(hatch_compile.prepared(source.read_text(encoding="utf-8"), source.name), module.__dict__)
    finally:
        del sys.modules[name]
    return module


@pytest.mark.parametrize("game_id", GAMES)
def test_the_compiler_gets_the_same_code(game_id: str) -> None:
    table = game(game_id).table
    here = import_module(table.__module__)
    if not str(here.__file__).endswith(".py"):
        pytest.skip("a compiled class has this code, and no annotations to make it from")
    there = as_compiled(Path(str(here.__file__)), f"{here.__package__}.as_compiled")
    twin = getattr(there, table.__name__)
    for name in ("attach", "empty", "copy_scalars"):
        assert getattr(twin, name).__code__.co_code == getattr(table, name).__code__.co_code
        assert getattr(twin, name).__code__.co_names == getattr(table, name).__code__.co_names
    assert [(zone.name, zone.shape, zone.look, zone.ordered) for zone in twin.ZONES] == [
        (zone.name, zone.shape, zone.look, zone.ordered) for zone in table.ZONES
    ]
    assert [(c.name, c.shape, c.start) for c in twin.COUNTERS] == [(c.name, c.shape, c.start) for c in table.COUNTERS]
    assert twin.SCALARS == table.SCALARS
    constants = {name: value for name, value in vars(here).items() if name.isupper() and isinstance(value, int)}
    assert constants == {name: getattr(there, name) for name in constants}


def test_constants_given_together_are_declared_for_the_compiler() -> None:
    source = (
        "from __future__ import annotations\n"
        "NAMES = ('a', 'b')\n"
        "RED, BLUE = range(2)\n"
        "A, B = (1 << i for i in range(len(NAMES)))\n"
        "C, D = NAMES\n"
        "LIMIT = 3\n"
        "small = 4\n"
    )
    made = hatch_compile.with_constants(source)
    assert len(made.splitlines()) == len(source.splitlines())
    assert "RED: Final = 0; BLUE: Final = 1" in made
    assert "A: Final = 1; B: Final = 2" in made
    assert "LIMIT: Final = 3" in made
    known: dict[str, object] = {}
    exec(made, known)
    assert [known[name] for name in ("RED", "BLUE", "A", "B", "C", "D", "LIMIT", "small")] == [
        0,
        1,
        1,
        2,
        "a",
        "b",
        3,
        4,
    ]


def test_the_toy_declares_what_it_uses() -> None:
    assert [zone.name for zone in Toy.ZONES] == ["deck", "hand", "discard", "row"]


def test_a_field_that_every_table_has_is_the_same_one() -> None:
    """`source` is known to the engine; a game declares it to have it saved."""

    class Asking(tables.Table):
        source: int
        __slots__ = tuple(__annotations__)

    table = Asking(2, {}, [])
    table.source = 4
    assert tables.Table.source.__get__(table) == 4
    assert table.copy().source == 4
    assert table.save()["scalars"] == {"source": 4}
