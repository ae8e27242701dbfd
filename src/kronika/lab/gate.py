"""Two nets against each other: mirrored deals, the same bot with each, until it is settled which one is better.

A net is named by its file. A suffix tilts one of its features: `net-004.npz*strength=4`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from kronika.arena.sprt import Sprt
from kronika.bots import Bot
from kronika.bots.netfile import read_net, reading_of
from kronika.bots.search import Search
from kronika.bots.tuning import tuning_of
from kronika.bots.values import LEARNED, ByNet, Evaluation, evaluation_of
from kronika.engine.match import Match
from kronika.games import game as find_game
from kronika.simulate import play_out

from .selfplay import Quick, with_tastes

Each = Callable[[Callable[[int], tuple[float, float]], range, str], Iterator[tuple[float, float]]]

PLAIN = "features"  # instead of a net: the game's value function without one
GAIN = 30.0  # Elo that a new net should gain
KNOWN: dict[tuple[str, str], Evaluation] = {}


def evaluation(game_id: str, name: str) -> Evaluation:
    """Kept, because a process plays many games with the same net."""
    found = KNOWN.get((game_id, name))
    if found is None:
        KNOWN[game_id, name] = found = read_evaluation(game_id, name)
    return found


def read_evaluation(game_id: str, name: str) -> Evaluation:
    if name == PLAIN:
        return evaluation_of(game_id, LEARNED)
    path, _, taste = name.partition("*")
    net = read_net(find_game(game_id), Path(path))
    if not taste:
        return ByNet(net)
    feature, _, factor = taste.partition("=")
    names = reading_of(find_game(game_id)).features.names
    return with_tastes(net, [float(factor) if each == feature else 1.0 for each in names])


def bot_with(game_id: str, name: str, net: str, seed: str) -> Bot:
    """`quick`, `search:100` or `search:40ms`, with this net."""
    by = evaluation(game_id, net)
    kind, _, budget = name.partition(":")
    if kind == "quick":
        return Quick(seed, by)
    tuning = tuning_of(game_id)
    if budget.endswith("ms"):
        return Search(seed, seconds=int(budget[:-2]) / 1000, tuning=tuning, evaluation=by)
    return Search(seed, int(budget), tuning=tuning, evaluation=by)


def deal_for(net: str, number: int) -> str:
    """The seed of a game in which a net is tested. Two games in a row have one deal. Each net has its own deals: with
    the same ones for all, the best of many nets would be one that those deals happen to suit."""
    return f"gate/{Path(net).name}/{number // 2}"


def mirrored(game_id: str, bot: str, first: str, second: str, number: int) -> tuple[float, float]:
    """The first net's share of the victory, and its points more. In games 0 and 1 the nets change seats, and so on."""
    turned = number % 2
    nets = (second, first) if turned else (first, second)
    match = Match.start(find_game(game_id), 2, deal_for(first, number), {})
    play_out(match, [bot_with(game_id, bot, nets[seat], f"{number}/{seat}") for seat in (0, 1)])
    result = match.result
    return result.shares[turned], float(result.scores[turned] - result.scores[1 - turned])


def compare(game_id: str, bot: str, first: str, second: str, most: int, each: Each) -> dict[str, Any]:
    """Play up to `most` games, fewer if the test is settled before. It passes if the gain is likelier than none."""
    test = Sprt(0, GAIN)
    wins = margin = 0.0
    games = 0
    for won, points in each(partial(mirrored, game_id, bot, first, second), range(most), f"{bot}: {Path(first).stem}"):
        test.hear(games, (games % 2, 1 - games % 2), (won, 1 - won) if games % 2 == 0 else (1 - won, won))
        games, wins, margin = games + 1, wins + won, margin + points
        if test.settled:
            break
    return {
        "games": games,
        "wins": wins,
        "margin": round(margin / games, 2),
        "llr": round(test.llr, 2),
        "passed": test.llr > 0,
    }
