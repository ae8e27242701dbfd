"""Other engines, played at random and measured as Kronika is. This runs in an environment of its own, .bench-venv.

`python bench/peers.py` measures every peer in a process of its own and prints JSON. A peer that fails is reported, and
the others continue.
"""

from __future__ import annotations

import argparse
import copy
import json
import os
import shutil
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Any

from timing import FULL, QUICK, Effort, micros, pin, play

HERE = Path(__file__).resolve().parent
SAMPLE = 1 / 16  # the share of all positions that is sampled
POSITIONS = 300  # enough positions: some engines need long for a game
TIMEOUT = 1800

Row = dict[str, Any]
# Plays the game with this number. Yields the position and the number of options before each choice.
Walk = Callable[[int], Iterator[tuple[Any, int]]]


def measured(
    effort: Effort, engine: str, package: str, game: str, seats: int, walk: Walk, take: Callable[[Any], Any]
) -> tuple[Row, list[Any]]:
    """A line of the table, and positions from random points of random games. `take` copies a position."""
    played = play(effort, lambda number: count(walk(number)))
    random = Random(0)
    positions: list[Any] = []
    for number in range(effort.games):
        if len(positions) > POSITIONS:
            break
        positions += [take(position) for position, _ in walk(number) if random.random() < SAMPLE]
    row: Row = {"engine": engine, "version": version(package), "game": game, "seats": seats, **played.to_json()}
    row["clone_us"] = micros(effort, positions, take)
    return row, positions


def count(steps: Iterator[tuple[Any, int]]) -> tuple[int, int]:
    """The numbers of decisions and steps in a game."""
    decisions = total = 0
    for _, options in steps:
        total += 1
        if options > 1:
            decisions += 1
    return decisions, total


# --- catanatron


def catanatron(effort: Effort) -> list[Row]:
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    def walk(seed: int) -> Iterator[tuple[Any, int]]:
        game = Game([RandomPlayer(colour) for colour in Color], seed=seed + 1)
        state = game.state
        while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            yield game, len(state.playable_actions)
            game.play_tick()

    return [measured(effort, "catanatron", "catanatron", "Catan", 4, walk, Game.copy)[0]]


# --- OpenSpiel


def open_spiel(effort: Effort) -> list[Row]:
    from pyspiel import SpielError, load_game

    def walk_of(game: Any) -> Walk:
        def walk(seed: int) -> Iterator[tuple[Any, int]]:
            number = Random(seed).random
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(by_chance(state.chance_outcomes(), number()))
                    continue
                actions = state.legal_actions()
                yield state, len(actions)
                state.apply_action(actions[int(number() * len(actions))])

        return walk

    number = Random(1).random

    def redeal(state: Any) -> Any:
        return state.resample_from_infostate(state.current_player(), number)

    rows = []
    for name in ("hearts", "skat", "cribbage", "gin_rummy"):
        game = load_game(name)
        title = name.replace("_", " ")
        seats = game.num_players()
        row, states = measured(
            effort, "OpenSpiel", "open_spiel", title, seats, walk_of(game), lambda state: state.clone()
        )
        try:
            redeal(states[0])
            row["redeal_us"] = micros(effort, states, redeal)
        except SpielError:  # this game can't be redealt
            row["redeal_us"] = None
        rows.append(row)
    return rows


def by_chance(outcomes: list[tuple[int, float]], number: float) -> int:
    for action, probability in outcomes:
        number -= probability
        if number < 0:
            return action
    return outcomes[-1][0]


# --- RLCard


def rlcard(effort: Effort) -> list[Row]:
    from rlcard import make

    def walk_of(env: Any) -> Walk:
        def walk(seed: int) -> Iterator[tuple[Any, int]]:
            number = Random(seed).random
            env.seed(seed)
            state, _ = env.reset()
            while not env.is_over():
                actions = list(state["legal_actions"])
                yield env.game, len(actions)
                state, _ = env.step(actions[int(number() * len(actions))])

        return walk

    rows = []
    for name in ("uno", "gin-rummy", "mahjong"):
        env = make(name, config={"seed": 1})
        title = name.replace("-", " ")
        rows.append(measured(effort, "RLCard", "rlcard", title, env.num_players, walk_of(env), copy.deepcopy)[0])
    return rows


# --- PettingZoo


def pettingzoo(effort: Effort) -> list[Row]:
    warnings.simplefilter("ignore")  # it suggests another way to make environments
    from numpy import flatnonzero
    from pettingzoo.classic import chess_v6, hanabi_v5

    def walk_of(env: Any) -> Walk:
        def walk(seed: int) -> Iterator[tuple[Any, int]]:
            number = Random(seed).random
            env.reset(seed=seed)
            while env.agents:
                observation, _, ended, cut, info = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
                actions = flatnonzero(mask)
                yield env, len(actions)
                env.step(int(actions[int(number() * len(actions))]))

        return walk

    rows = []
    for name, module in (("hanabi", hanabi_v5), ("chess", chess_v6)):
        env = module.env()
        seats = len(env.possible_agents)
        rows.append(measured(effort, "PettingZoo", "pettingzoo", name, seats, walk_of(env), copy.deepcopy)[0])
    return rows


# --- python-chess


def python_chess(effort: Effort) -> list[Row]:
    from chess import Board

    def walk(seed: int) -> Iterator[tuple[Any, int]]:
        number = Random(seed).random
        board = Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            yield board, len(moves)
            board.push(moves[int(number() * len(moves))])

    def copied(board: Board) -> Board:
        return board.copy(stack=False)

    return [measured(effort, "python-chess", "chess", "chess", 2, walk, copied)[0]]


# --- boardgame.io


def boardgame_io(effort: Effort) -> list[Row]:
    """A game of 104 cards, with four clients that get their own views after every move. `NODE_MODULES` is the folder
    where boardgame.io is installed."""
    node = shutil.which("node")
    if node is None:
        raise RuntimeError("there is no node")
    modules = os.environ.get("NODE_MODULES", str(HERE / "boardgameio" / "node_modules"))
    if not (Path(modules) / "boardgame.io").is_dir():
        raise RuntimeError("npm has not installed it")
    done = subprocess.run(
        [node, str(HERE / "boardgameio" / "speed.cjs"), str(effort.seconds / effort.repeats), str(effort.repeats)],
        env={**os.environ, "NODE_PATH": modules, "NODE_ENV": "production"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(last_line(done.stderr))
    facts = json.loads(done.stdout)
    return [{"engine": "boardgame.io", "game": "104 cards, 4 views", "seats": 4, "served": True, **facts}]


# --- all of them

PEERS: dict[str, Callable[[Effort], list[Row]]] = {
    "catanatron": catanatron,
    "OpenSpiel": open_spiel,
    "RLCard": rlcard,
    "PettingZoo": pettingzoo,
    "python-chess": python_chess,
    "boardgame.io": boardgame_io,
}

# The packages that pip installs for each peer, in the versions of peers.txt.
NEEDS: dict[str, tuple[str, ...]] = {
    "catanatron": ("catanatron",),
    "OpenSpiel": ("open_spiel",),
    "RLCard": ("rlcard",),
    "PettingZoo": ("pettingzoo", "chess", "pygame-ce", "shimmy", "open_spiel"),
    "python-chess": ("chess",),
}


def last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else "no message"


def measure_apart(name: str, quick: bool) -> dict[str, Any]:
    """Measure one peer in a process of its own."""
    command = [sys.executable, __file__, "--one", name, *(["--quick"] if quick else [])]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT, check=False)
    except subprocess.TimeoutExpired:
        return {"peer": name, "error": f"took more than {TIMEOUT} s"}
    if done.returncode:
        return {"peer": name, "error": last_line(done.stderr)}
    return {"peer": name, "rows": json.loads(last_line(done.stdout))}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short run")
    parser.add_argument("--only", choices=sorted(PEERS), help="only this peer")
    parser.add_argument("--one", choices=sorted(PEERS), help="only this peer, in this process, its lines alone")
    arguments = parser.parse_args()
    if arguments.one:
        pin()
        print(json.dumps(PEERS[arguments.one](QUICK if arguments.quick else FULL)))
        return
    names = [arguments.only] if arguments.only else list(PEERS)
    print(json.dumps([measure_apart(name, arguments.quick) for name in names], indent=1))


if __name__ == "__main__":
    main()
