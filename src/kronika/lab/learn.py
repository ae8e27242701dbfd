"""Training a game's net: `python -m kronika.lab.learn GAME`.

A round plays games with the current net (`selfplay`), trains the next net on the last rounds' games (`fit`), and lets
the two play each other (`gate`). Every step is kept in a folder, so the command can be stopped at any time and goes on
where it was. The last net that passed its gate is the one to ship: `--install` puts it into the game's folder.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import track

from kronika.bots.netfile import lineage_of, read_net, reading_of, write_net
from kronika.bots.values import ByNet, net_file
from kronika.engine.errors import BadData
from kronika.games import game as find_game

from .arguments import GameId
from .examples import examples
from .gate import compare, evaluation
from .selfplay import Samples, play
from .steps import finer, first_net, seats_of

REMEMBERED = 3  # rounds whose games are learned from
SEARCHED = 30  # iterations of a search that plays
EPOCHS = 2  # passes over the games
TILTED = 4  # features that are tried in a round
TILTS = (0.4, 2.5)  # times their weight
EXPLOITS = 0.55  # of the games won: more than luck
POSITIONS = 60  # kept of a game at most


# --- one round


def play_one(game_id: str, net: str, others: list[str], job: tuple[str, int, int]) -> Samples:
    seed, seats, searching = job
    current = evaluation(game_id, net)
    assert isinstance(current, ByNet)
    rivals = [evaluation(game_id, each) for each in others]
    return play(find_game(game_id), seats, seed, current.net, rivals, searching, POSITIONS)


class Run:
    """A folder with the nets and games of all rounds so far."""

    def __init__(self, game_id: str, folder: Path, processes: int, ray: str | None = None) -> None:
        self.game = find_game(game_id)
        self.folder = folder
        self.processes = processes
        self.ray = ray
        self.log_file = folder / "log.jsonl"
        folder.mkdir(parents=True, exist_ok=True)

    def net_path(self, number: int) -> Path:
        return self.folder / f"net-{number:03}.npz"

    def games_path(self, number: int) -> Path:
        return self.folder / f"games-{number:03}.pickle"

    def log(self, **entry: Any) -> None:
        with self.log_file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")

    def entries(self) -> list[dict[str, Any]]:
        if not self.log_file.exists():
            return []
        return [json.loads(line) for line in self.log_file.read_text(encoding="utf-8").splitlines()]

    def begin(self, scratch: bool) -> None:
        """Start with the game's net, unless it can't be read any more or training is to start from scratch."""
        if self.net_path(0).exists():
            return
        shipped = net_file(self.game.id)
        lineage = {}
        try:
            net = first_net(self.game, "steps") if scratch else finer(self.game, read_net(self.game, shipped), "steps")
            lineage = {} if scratch else lineage_of(shipped)
        except BadData:
            net = first_net(self.game, "steps")
        write_net(self.net_path(0), self.game, net, lineage)

    def best(self) -> int:
        """The newest net that passed its gate."""
        passed = [entry["round"] for entry in self.entries() if entry.get("passed")]
        return max(passed, default=0)

    def play(self, number: int, games: int, searched: int) -> None:
        """The games of a round, some of them by searches."""
        path = self.games_path(number)
        if path.exists():
            return
        newest = number - 1
        others = [str(self.net_path(older)) for older in sorted({0, newest // 2, self.best()} - {newest})]
        others += self.exploiters()
        seats = seats_of(self.game)
        jobs = [
            (f"round {number}/{index}", seats[index % len(seats)], SEARCHED if index < searched else 0)
            for index in range(games)
        ]
        work = partial(play_one, self.game.id, str(self.net_path(newest)), others)
        found = list(self.each(work, jobs, f"round {number}: games"))
        temporary = path.with_suffix(".new")
        temporary.write_bytes(pickle.dumps(found))
        temporary.replace(path)

    def each(self, work: Callable[[Any], Any], jobs: Any, told: str) -> Iterator[Any]:
        """The results in the order of the jobs, from processes here or from a Ray cluster that shares the folder."""
        if self.ray is not None:
            from ray.util.multiprocessing import Pool

            with Pool(ray_address=self.ray) as cluster:
                yield from track(cluster.imap(work, jobs), told, total=len(jobs))
        elif self.processes == 1:
            yield from map(work, track(jobs, told))
        else:
            with ProcessPoolExecutor(self.processes, get_context("spawn")) as pool:
                yield from track(pool.map(work, jobs), told, total=len(jobs))

    def train(self, number: int, reach: float) -> None:
        from .fit import fit

        path = self.net_path(number)
        if path.exists():
            return
        net = read_net(self.game, self.net_path(number - 1))
        odds = self.game.judgement().odds
        found = []
        counts = []
        for older in range(max(1, number - REMEMBERED + 1), number + 1):
            games = pickle.loads(self.games_path(older).read_bytes())
            counts.append(len(games))
            found += examples(games, net, odds, reach)
        made, loss = fit(net, found, EPOCHS, number)
        write_net(path, self.game, made, {"round": number})
        self.log(
            round=number,
            loss=loss,
            games=counts[-1],
            positions=len(found),
            learned_from=sum(counts),
            reach=reach,
        )

    def lineage(self, number: int) -> dict[str, Any]:
        """Where a net comes from: the net that it started from, and what happened in each round since."""
        return {"from": lineage_of(self.net_path(0)), "round": number, "log": self.entries()}

    def gate(self, number: int, bot: str, games: int) -> None:
        """Against the best net so far."""
        if any(entry["round"] == number and "passed" in entry for entry in self.entries()):
            return
        new, old = str(self.net_path(number)), str(self.net_path(self.best()))
        self.log(round=number, against=self.best(), bot=bot, **compare(self.game.id, bot, new, old, games, self.each))

    def exploit(self, number: int, games: int) -> None:
        """Tilt the net towards some of its features, and see whether that beats it. A tilt that does shows what the net
        still misjudges, and stays as an opponent."""
        if any(entry["round"] == number and "tilts" in entry for entry in self.entries()):
            return
        net = str(self.net_path(number))
        names = self.weighted()
        tilts = {}
        for feature in Random(number).sample(names, min(TILTED, len(names))):
            for factor in TILTS:
                found = compare(self.game.id, "quick", f"{net}*{feature}={factor}", net, games, self.each)
                tilts[f"{feature}={factor}"] = found["wins"] / found["games"]
        self.log(round=number, tilts=tilts)

    def weighted(self) -> list[str]:
        """The features that have a weight to tilt."""
        reading = reading_of(self.game)
        return [name for name, weight in zip(reading.features.names, reading.weights, strict=True) if weight]

    def exploiters(self) -> list[str]:
        """Tilted nets that beat the net they were made of."""
        return [
            f"{self.net_path(entry['round'])}*{tilt}"
            for entry in self.entries()
            for tilt, share in entry.get("tilts", {}).items()
            if share > EXPLOITS
        ]


def main(
    game: GameId,
    folder: Annotated[Path, typer.Option(help="Where everything is kept; a run can be resumed.")] = Path("learn"),
    rounds: Annotated[int, typer.Option(help="Rounds in all, those before included.")] = 8,
    games: Annotated[int, typer.Option(help="Games of a round.")] = 800,
    searched: Annotated[int, typer.Option(help="How many of them searches play, from round 3 on.")] = 100,
    reach: Annotated[float, typer.Option(help="How far back a result counts, as a share of a game.")] = 0.3,
    gate_bot: Annotated[str, typer.Option(help="Who compares two nets: quick, or search:N.")] = "search:40",
    gate_games: Annotated[int, typer.Option(help="Games of a gate.")] = 200,
    tilt_games: Annotated[int, typer.Option(help="Games of each exploiter; 0 leaves them out.")] = 40,
    processes: Annotated[int, typer.Option(help="Processes that play.")] = 2,
    ray: Annotated[str | None, typer.Option(help="Address of a Ray cluster that sees the folder.")] = None,
    scratch: Annotated[bool, typer.Option(help="Start from the game's features, not from the net it has.")] = False,
    install: Annotated[bool, typer.Option(help="Put the best net into the game's folder.")] = False,
) -> None:
    """Train a game's net by self-play."""
    run = Run(game, (folder / game).resolve(), processes, ray)
    run.begin(scratch)
    told = Console()
    for number in range(1, rounds + 1):
        run.play(number, games, searched if number > 2 else 0)
        run.train(number, reach)
        run.gate(number, gate_bot, gate_games)
        if tilt_games:
            run.exploit(number, tilt_games)
        for entry in run.entries():
            if entry["round"] == number:
                told.print(entry)
    if install:
        path = Path(str(net_file(game)))
        best = run.best()
        write_net(path, run.game, read_net(run.game, run.net_path(best)), run.lineage(best))
        told.print(f"{path}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    typer.run(main)
