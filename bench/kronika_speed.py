"""Measures how fast Kronika is: random play of every game, with two seats and with four where possible.

`python bench/kronika_speed.py` prints JSON; `measure` is for other programs.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import json
import pstats
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import mean
from time import perf_counter_ns, process_time
from typing import Any

import kronika
from kronika.bots.position import Position
from kronika.bots.search import Search
from kronika.engine import match as engine
from kronika.engine.game import Game
from kronika.engine.match import Match
from kronika.engine.playout import Playout, start_playout
from kronika.games import game as find_game
from kronika.research.observe import Encoder, encoder
from timing import FULL, QUICK, Effort, best_of, micros, pin, play

SEATS = (2, 4)
SAMPLE = 1 / 16  # the share of all positions that is sampled
ITERATIONS = 200  # iterations of a search
HOTTEST = 15


def measure(game_id: str, seats: int, effort: Effort = FULL) -> dict[str, Any]:
    """All figures of one game with this number of seats."""
    game = find_game(game_id)
    played = play(effort, lambda number: play_out(start(game, seats, number), Random(number)))
    boundary, inside, inside_share = positions(game, seats, effort.games)
    matches = boundary + inside
    random = Random(1)
    eyes = encoder(game_id, seats)
    clone_boundary = micros(effort, boundary, Match.clone)
    clone_used = micros(effort, boundary, clone_and_answer)
    clone_inside = micros(effort, inside, Match.clone)
    redeal_boundary = micros(effort, boundary, lambda match: match.redealt(match.choice.seat, random))
    redeal_inside = micros(effort, inside, lambda match: match.redealt(match.choice.seat, random))
    seeds = range(100)
    ended = [play_kept(game, seats, number) for number in range(effort.games)]
    records = [match.record() for match in ended]
    early, late = answer_micros(effort, ended)
    return {
        "game": game_id,
        "seats": seats,
        **played.to_json(),
        "inside_share": inside_share,
        "clone_us": mix(clone_boundary, clone_inside, inside_share),
        "clone_boundary_us": clone_boundary,
        "clone_used_us": clone_used,
        "clone_inside_us": clone_inside,
        "redeal_us": mix(redeal_boundary, redeal_inside, inside_share),
        "redeal_boundary_us": redeal_boundary,
        "redeal_inside_us": redeal_inside,
        "observation_live_us": observation_live_us(effort, game, seats, eyes),
        "observation_us": micros(effort, matches, lambda match: eyes.flat(match, match.choice.seat)),
        "search_per_s": search_per_s(effort, matches),
        "new_us": micros(effort, seeds, lambda seed: kronika.new(game_id, seats, seed)),
        "start_us": micros(effort, seeds, lambda seed: start(game, seats, seed)),
        "answer_early_us": early,
        "answer_late_us": late,
        "served_per_s": served_per_s(effort, ended),
        "view_us": micros(effort, matches, lambda match: match.view(match.choice.seat)),
        "replay_ms": micros(effort, records, kronika.replay) / 1000,
        "save_mid_bytes": mean(len(half_way(match).save()) for match in ended),
        "save_end_bytes": mean(len(match.save()) for match in ended),
        "memory_bytes": memory(game, seats, effort.matches),
    }


# --- random play


def start(game: Game, seats: int, seed: int) -> Playout:
    return start_playout(game, seats, seed, {})


def play_out(match: Playout, random: Random) -> tuple[int, int]:
    """Play to the end; returns the number of decisions and of steps."""
    number = random.random
    decisions = steps = 0
    while not match.over:
        codes = match.choice.codes
        count = len(codes)
        if count > 1:
            decisions += 1
        steps += 1
        match.play(codes[int(number() * count)])
    return decisions, steps


def clone_and_answer(match: Match) -> None:
    """Clone a match and answer in the clone. A clone shares its table until something is answered in it, so only then
    does it cost what it has saved."""
    twin = match.clone()
    twin.play(twin.choice.codes[0])


def play_kept(game: Game, seats: int, seed: int) -> Match:
    """Play a match to its end with its full history."""
    match = Match.start(game, seats, seed, {})
    play_out(match, Random(seed))
    return match


def positions(game: Game, seats: int, games: int) -> tuple[list[Match], list[Match], float]:
    """Matches at random points of random games, at boundaries and inside effects, and how many of all points were
    inside."""
    random = Random(0)
    boundary: list[Match] = []
    inside: list[Match] = []
    counts = [0, 0]
    for seed in range(games):
        match = Match.start(game, seats, f"positions/{seed}", {})
        while not match.over:
            counts[match.at_boundary] += 1
            if random.random() < SAMPLE:
                (boundary if match.at_boundary else inside).append(match.clone())
            codes = match.choice.codes
            match.play(codes[int(random.random() * len(codes))])
    return boundary, inside, counts[False] / sum(counts)


def mix(boundary: float, inside: float, inside_share: float) -> float:
    """The mean over all positions, at boundaries and inside effects."""
    return inside * inside_share + boundary * (1 - inside_share) if inside_share else boundary


def observation_live_us(effort: Effort, game: Game, seats: int, eyes: Encoder) -> float:
    """Microseconds for an observation in the course of a game, as an environment needs it: after every answer."""

    def observed(number: int) -> float:
        spent = count = 0
        match, random = start(game, seats, number), Random(number)
        while not match.over:
            seat, codes = match.choice.seat, match.choice.codes
            before = perf_counter_ns()
            eyes.flat(match, seat)
            spent += perf_counter_ns() - before
            count += 1
            match.play(codes[int(random.random() * len(codes))])
        return spent / count / 1000

    return mean(min(observed(number) for _ in range(effort.repeats)) for number in range(effort.games // 4))


# --- the table's path: tokens, records, views


def half_way(match: Match) -> Match:
    twin = match.from_start()
    for _, token in match.answers[: len(match.answers) // 2]:
        twin.answer(token)
    return twin


def answer_micros(effort: Effort, ended: list[Match]) -> tuple[float, float]:
    """Microseconds to accept an answer by its token, in the first and in the last quarter of a game."""
    fastest = [float("inf")] * 4
    count = sum(len(match.answers) // 4 for match in ended)
    for _ in range(effort.least_repeats):
        gc.collect()
        seconds = [0.0] * 4
        for match in ended:
            twin = match.from_start()
            tokens = [token for _, token in match.answers]
            length = len(tokens) // 4
            for quarter in range(4):
                part = tokens[quarter * length : (quarter + 1) * length]
                begun = process_time()
                for token in part:
                    twin.answer(token)
                seconds[quarter] += process_time() - begun
        fastest = [min(pair) for pair in zip(fastest, seconds, strict=True)]
    return fastest[0] / count * 1e6, fastest[3] / count * 1e6


def served_per_s(effort: Effort, ended: list[Match]) -> float:
    """Answers per second, with what a server sends after each: a view for every seat."""
    played = ended[: max(1, len(ended) // 6)]

    def serve() -> None:
        for match in played:
            twin = match.from_start()
            for _, token in match.answers:
                twin.answer(token)
                for seat in range(twin.seats):
                    twin.view(seat)

    return sum(len(match.answers) for match in played) / best_of(effort, serve)


def search_per_s(effort: Effort, matches: list[Match]) -> float:
    """Iterations per second of a search with the game's own tuning, on positions from all parts of games."""
    asked = [match for match in matches if len(match.choice.codes) > 1]
    positions = [Position(match) for match in asked[:: max(1, len(asked) // effort.searches)][: effort.searches]]

    def think() -> None:
        for number, position in enumerate(positions):
            Search(number, ITERATIONS).rows(position)

    return ITERATIONS * len(positions) / best_of(effort, think)


def memory(game: Game, seats: int, count: int) -> float:
    """Bytes per live match in the middle of its game, as the mean of many. What the matches share isn't counted."""
    lengths = [play_out(start(game, seats, seed), Random(seed))[1] for seed in range(count)]
    play_kept(game, seats, 0)  # fills caches, which must not count
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    matches: list[Match] = []
    for seed, length in enumerate(lengths):
        match = Match.start(game, seats, seed, {})
        number = Random(seed).random
        for _ in range(length // 2):
            codes = match.choice.codes
            match.play(codes[int(number() * len(codes))])
        matches.append(match)
    del match, number, codes
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(matches)


# --- where the time goes


def hottest(game_id: str, seats: int, games: int) -> list[dict[str, Any]]:
    """The functions in which random play spends most of its time according to cProfile, each with its own share."""
    game = find_game(game_id)

    def work() -> None:
        for number in range(games):
            play_out(start(game, seats, number), Random(number))

    profile = cProfile.Profile(process_time)
    profile.runcall(work)
    stats: dict[tuple[str, int, str], tuple[int, int, float, float, object]] = pstats.Stats(profile).stats  # type: ignore[attr-defined]
    total = sum(entry[2] for entry in stats.values())
    rows = sorted(stats.items(), key=lambda item: -item[1][2])[:HOTTEST]
    return [
        {
            "function": where(file, line, name),
            "calls_per_game": calls / games,
            "own_share": own / total,
            "with_callees_share": whole / total,
        }
        for (file, line, name), (_, calls, own, whole, _) in rows
    ]


def where(file: str, line: int, name: str) -> str:
    name = name.strip("<>")
    if line == 0:
        return name
    path = Path(file)
    parts = path.with_suffix("").parts
    inner = parts[parts.index("kronika") + 1 :] if "kronika" in parts else (path.stem,)
    return f"{'.'.join(inner)}.{name}"


def seat_counts(game: Game) -> list[int]:
    return [seats for seats in SEATS if game.min_seats <= seats <= game.max_seats] or [game.min_seats]


def measure_all(effort: Effort, say: Callable[[str], None], profiled: bool = True) -> dict[str, Any]:
    rows: list[dict[str, Any]] = []
    profiles = []
    for game_id in kronika.games():
        counts = seat_counts(find_game(game_id))
        ours = []
        for seats in counts:
            say(f"{game_id}, {seats} seats")
            ours.append(measure(game_id, seats, effort))
            ours[-1]["over_two_seats"] = ours[0]["decisions_per_s"] / ours[-1]["decisions_per_s"]
        rows += ours
        if profiled:
            functions = hottest(game_id, counts[0], max(20, effort.games))
            profiles.append({"game": game_id, "seats": counts[0], "functions": functions})
    found = {"version": kronika.__version__, "package": str(Path(kronika.__file__).parent), "compiled": is_compiled()}
    return {**found, "rows": rows, "profiles": profiles}


def is_compiled() -> bool:
    return Path(engine.__file__).suffix != ".py"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short run")
    parser.add_argument("--no-profile", action="store_true", help="no list of the hottest functions")
    arguments = parser.parse_args()
    pin()
    effort = QUICK if arguments.quick else FULL
    print(json.dumps(measure_all(effort, lambda text: None, not arguments.no_profile), indent=1))


if __name__ == "__main__":
    main()
