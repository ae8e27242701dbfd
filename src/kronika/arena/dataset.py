"""The dataset of an arena: a folder with one Parquet file for each chunk of games.

A file is first written as a draft, then its games are added to the results, then the draft is renamed. So every renamed
file contains only games that count. After an interruption, a leftover draft is renamed if its games count, and deleted
otherwise.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from kronika.engine.errors import BadData, BadSetup, KronikaError

from .plan import Plan
from .play import Outcome, Played
from .results import Results, make_folder

if TYPE_CHECKING:
    from kronika.research.samples import Head

NEEDED = ("numpy", "gymnasium", "pettingzoo", "pyarrow")
DRAFT = ".draft"


class BadDataset(KronikaError):
    """A dataset folder that is damaged or belongs to another plan."""


class Dataset:
    """The dataset in a folder, which is created if needed. With `fresh`, its files are deleted first. A folder with
    decisions of another plan, or of other versions of the bots, is refused."""

    def __init__(self, folder: Path, plan: Plan, fresh: bool = False) -> None:
        check_installed()
        self.folder = folder
        self.plan = plan
        self.drafts: dict[Path, list[int]] = {}
        make_folder(folder, BadDataset, "--dataset")
        for path in [*folder.glob("*.parquet")] if fresh else ():
            path.unlink()
        self.games = {number for path in sorted(folder.glob("*.parquet")) for number in self.head(path).games}

    def head(self, path: Path) -> Head:
        from kronika.research.samples import read_head

        try:
            head = read_head(path)
        except BadData as error:
            raise BadDataset(f"{error} If you delete it, its games are played again.") from None
        here, there = self.plan.identity(), head.plan
        differing = [name for name in {**here, **there} if here.get(name) != there.get(name)]
        if differing:
            raise BadDataset(
                f"{path} has decisions of another plan (other {', '.join(differing)}). "
                "Choose another folder with --dataset."
            )
        return head

    def missing(self, results: Results) -> list[int]:
        """The games to play: those without a result or without their decisions."""
        played = results.played()
        if unknown := sorted(self.games - played):
            raise BadDataset(
                f"{self.folder} has the decisions of game {unknown[0]}, of which {results.path} knows nothing. "
                "Choose the results' own folder with --out, or another folder with --dataset."
            )
        self.settle(played)
        done = self.games & played
        return [number for number in range(self.plan.total) if number not in done]

    def settle(self, played: set[int]) -> None:
        """Deal with the drafts that an interrupted run left behind: rename those whose games count, delete the
        others."""
        from kronika.research.samples import read_head

        for draft in sorted(self.folder.glob(f".*{DRAFT}")):
            try:
                games = read_head(draft).games
            except BadData:
                games = []
            if games and played.issuperset(games) and self.games.isdisjoint(games):
                self.name(draft, games)
            else:
                draft.unlink()

    # --- writing

    def draft(self, played: Played) -> None:
        """Write a chunk's decisions to disk as a draft."""
        numbers = sorted(outcome.number for outcome in played.outcomes)
        path = self.folder / f".{numbers[0]:08}{DRAFT}"
        try:
            with path.open("wb") as file:
                file.write(played.data)
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise BadDataset(f"Can't write to {self.folder}: {error.strerror}.") from error
        self.drafts[path] = numbers

    def publish(self, counted: list[int]) -> None:
        """Rename the drafts whose games are now in the results."""
        for path in [path for path, games in self.drafts.items() if set(games) <= set(counted)]:
            self.name(path, self.drafts.pop(path))

    def name(self, draft: Path, games: list[int]) -> None:
        draft.replace(self.folder / f"games-{games[0]:08}.parquet")
        self.games |= set(games)


def check_installed() -> None:
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise BadSetup(f"A dataset needs {', '.join(missing)}: pip install 'kronika[research]'.")


def pack_samples(plan: Plan, outcomes: list[Outcome]) -> bytes:
    """The decisions of these games as a Parquet file. They are removed from the outcomes to free memory. Forfeited
    games have no decisions."""
    from kronika.research import samples

    games = []
    for outcome in outcomes:
        fixture = plan.fixture(outcome.number)
        noted, outcome.samples = outcome.samples, []
        if noted:
            games.append(
                samples.Played(outcome.number, fixture.deal, fixture.bots, outcome.shares, outcome.scores, noted)
            )
    numbers = sorted(outcome.number for outcome in outcomes)
    return samples.pack(plan.game, plan.seats, plan.identity(), numbers, games)
