"""Decisions as rows of Parquet: observation, legal actions, visits, answer and result.

Observations are sparse: the indices of the nonzero numbers, and those numbers. `legal` and `visits` are parallel: the
legal actions and how often a search visited each. Lists by seat start with the seat that answers.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from json import dumps, loads
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet as pq

from kronika import __version__
from kronika.engine.errors import BadData
from kronika.engine.json import Json
from kronika.engine.match import Match
from kronika.games import game as find_game

from .actions import MISSING, Mask, vocabulary
from .observe import Flat, encoder

Ints = npt.NDArray[np.int64]

COLUMNS = {
    "game": pa.int32(),
    "deal": pa.int32(),
    "seat": pa.int8(),
    "bot": pa.int8(),
    "step": pa.int32(),
    "places": pa.list_(pa.uint32()),
    "values": pa.list_(pa.float32()),
    "legal": pa.list_(pa.int32()),
    "visits": pa.list_(pa.int32()),
    "action": pa.int32(),
    "worth": pa.float32(),
    "result": pa.float32(),
    "results": pa.list_(pa.float32()),
    "scores": pa.list_(pa.int32()),
}
ALIKE = ("game", "seats", "encoder", "actions")  # the metadata in which files must agree to be read together


@dataclass(frozen=True)
class Sample:
    """One decision, before its result is known."""

    seat: int
    step: int
    places: Ints
    values: Flat
    legal: list[int]
    visits: list[int]  # zeros for a bot that doesn't search
    action: int
    worth: float | None  # the result that a search expects after its answer


@dataclass(frozen=True)
class Played:
    """A game with its decisions; `bots`, `shares` and `scores` by seat."""

    number: int
    deal: int
    bots: Sequence[int]
    shares: Sequence[float]
    scores: Sequence[int]
    samples: Sequence[Sample]


def sample(match: Match, step: int, place: int, looked: Sequence[tuple[int, float]]) -> Sample | None:
    """Record the decision for the option with this index. `looked` has the visits and the expected result of each
    option, or is empty. Returns None in the rare case that the answer has no action of its own."""
    seat = match.choice.seat
    actions = vocabulary(match.game.id).actions(match.choice)
    action = actions[place]
    if action == MISSING:
        return None
    visits = [visits for visits, _ in looked] if looked else [0] * len(actions)
    if MISSING in actions:
        visits = [count for count, known in zip(visits, actions, strict=True) if known != MISSING]
    flat = encoder(match.game.id, match.seats).flat(match, seat)
    places = np.flatnonzero(flat)
    return Sample(
        seat=seat,
        step=step,
        places=places,
        values=flat[places],
        legal=[known for known in actions if known != MISSING],
        visits=visits,
        action=action,
        worth=looked[place][1] if looked else None,
    )


# --- writing


def pack(game_id: str, seats: int, plan: dict[str, Json], numbers: list[int], games: Sequence[Played]) -> bytes:
    """Write decisions as a Parquet file. `numbers` are the games that the file covers, including those without a
    decision."""
    rows = [(game, each) for game in games for each in game.samples]
    columns = {
        "game": [game.number for game, _ in rows],
        "deal": [game.deal for game, _ in rows],
        "seat": [each.seat for _, each in rows],
        "bot": [game.bots[each.seat] for game, each in rows],
        "step": [each.step for _, each in rows],
        "places": ragged([each.places for _, each in rows], "places"),
        "values": ragged([each.values for _, each in rows], "values"),
        "legal": ragged([each.legal for _, each in rows], "legal"),
        "visits": ragged([each.visits for _, each in rows], "visits"),
        "action": [each.action for _, each in rows],
        "worth": [each.worth for _, each in rows],
        "result": [game.shares[each.seat] for game, each in rows],
        "results": [turned(game.shares, each.seat) for game, each in rows],
        "scores": [turned(game.scores, each.seat) for game, each in rows],
    }
    head = {
        "kronika": __version__,
        "game": game_id,
        "seats": str(seats),
        "rules": str(find_game(game_id).rules_version),
        "encoder": encoder(game_id, seats).version,
        "actions": vocabulary(game_id).version,
        "plan": dumps(plan, sort_keys=True),
        "games": dumps(numbers),
    }
    table = pa.table(columns, pa.schema(list(COLUMNS.items()), head))
    out = io.BytesIO()
    pq.write_table(table, out, compression="zstd")
    return out.getvalue()


def turned(by_seat: Sequence[Any], seat: int) -> list[Any]:
    return [*by_seat[seat:], *by_seat[:seat]]


def ragged(lists: Sequence[Any], name: str) -> Any:
    """Lists of different lengths as an Arrow array, made without a Python object for each number."""
    ends = np.cumsum([0, *map(len, lists)], dtype=np.int32)
    kind = COLUMNS[name].value_type
    numbers = np.concatenate([np.zeros(0), *lists]).astype(kind.to_pandas_dtype())
    return pa.ListArray.from_arrays(pa.array(ends), pa.array(numbers, kind))


# --- reading


@dataclass(frozen=True)
class Head:
    """The metadata of a dataset file."""

    text: dict[str, str]
    games: list[int]
    plan: dict[str, Json]


def read_head(path: Path) -> Head:
    try:
        found = pq.read_schema(path).metadata or {}
        text = {key.decode(): value.decode() for key, value in found.items()}
        return Head(text, loads(text["games"]), loads(text["plan"]))
    except KeyError:
        raise BadData(f"{path} is a Parquet file, but not part of an arena dataset.") from None
    except (pa.ArrowException, ValueError) as error:
        raise BadData(f"{path} can't be read as part of a dataset: {error}") from None


class Samples:
    """A dataset in memory. `column["action"]` and the other columns are arrays. A column of lists is one long array,
    and `starts` says where each list begins."""

    def __init__(self, table: pa.Table, head: Head) -> None:
        self.head = head
        self.game = head.text["game"]
        self.seats = int(head.text["seats"])
        self.count: int = table.num_rows
        self.column: dict[str, Any] = {}
        self.starts: dict[str, Ints] = {}
        for name, kind in COLUMNS.items():
            column = table[name].combine_chunks()
            if pa.types.is_list(kind):
                self.starts[name] = column.offsets.to_numpy().astype(np.int64)
                column = column.values
            self.column[name] = column.to_numpy(zero_copy_only=False)

    def __len__(self) -> int:
        return self.count

    def row(self, name: str, number: int) -> Any:
        """The list in this column and row."""
        starts = self.starts[name]
        return self.column[name][starts[number] : starts[number + 1]]

    def span(self, name: str, rows: Ints) -> tuple[Ints, Ints]:
        """For the concatenated lists of these rows: the row of each number, and its index in the column."""
        starts = self.starts[name]
        lengths = starts[rows + 1] - starts[rows]
        ends = np.cumsum(lengths)
        owners = np.repeat(np.arange(len(rows)), lengths)
        return owners, np.arange(ends[-1] if len(ends) else 0) + np.repeat(starts[rows] - (ends - lengths), lengths)

    def observations(self, rows: Ints) -> Flat:
        """The observations of these rows as the encoder made them: (row, place)."""
        flat = np.zeros((len(rows), encoder(self.game, self.seats).size), np.float32)
        owners, at = self.span("places", rows)
        flat[owners, self.column["places"][at]] = self.column["values"][at]
        return flat

    def masks(self, rows: Ints) -> Mask:
        """The legal actions of these rows: (row, action), 1 if legal."""
        mask = np.zeros((len(rows), len(vocabulary(self.game))), np.int8)
        owners, at = self.span("legal", rows)
        mask[owners, self.column["legal"][at]] = 1
        return mask


def load(folder: Path | str) -> Samples:
    """Load all Parquet files in a folder and its subfolders."""
    paths = sorted(path for path in Path(folder).rglob("*.parquet") if not path.name.startswith("."))
    if not paths:
        raise BadData(f"There is no dataset in {folder}: it has no Parquet file.")
    heads = [read_head(path) for path in paths]
    for path, head in zip(paths, heads, strict=True):
        for name in ALIKE:
            if head.text.get(name) != heads[0].text.get(name):
                raise BadData(
                    f"{path} has the {name} {head.text.get(name)}, but {paths[0]} has {heads[0].text.get(name)}."
                )
    check_versions(heads[0].text, str(paths[0]))
    return Samples(pa.concat_tables([pq.read_table(path, partitioning=None) for path in paths]), heads[0])


def check_versions(text: dict[str, str], name: str) -> None:
    """Check that observations and actions still mean the same as when the data was written."""
    game_id, seats = text["game"], int(text["seats"])
    for what, now in (("encoder", encoder(game_id, seats).version), ("actions", vocabulary(game_id).version)):
        if text[what] != now:
            raise BadData(f"{name} was made with {what} {text[what]}, but this version has {now}.")
