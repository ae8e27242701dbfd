"""The parameters of a search, and those found for each game."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from importlib.resources.abc import Traversable
from json import loads

from kronika.engine.errors import BadData
from kronika.games import file_of

from .values import judgement_of

CURRENT = "tuning"  # the file with the current parameters
FIRST = "tuning@1"  # the file with the parameters of the search before there were nets, which never change
MANY = 2  # seats: with more players, a game may have another tuning


@dataclass(frozen=True)
class Tuning:
    """The parameters of a search. The defaults are the textbook's: every move is tried once, then UCB1 with a constant
    of 1.4, and ten random actions below the tree. `python -m kronika.lab.tune` finds better ones for a game and writes
    them to its `bot/tuning.json`."""

    explore: float = 1.4  # weight of the bonus for moves that have rarely been tried
    ahead: int = 10  # actions to play below the tree, after the current one
    tries: int = 1  # options drawn for each answer of a playout; the one that did best in other playouts is taken
    looks: int = 0  # options tried on copies for each action of a playout; the best one for its seat is taken
    alone: int = 0  # 1: only the seat's own moves are in the tree; the others play as in a playout
    urgency: float = 10.0  # added to the expected result of an untried move
    bias: float = 0.0  # weight of a move's results elsewhere in the tree, fading with its visits
    near: float = 0.0  # weight of the value at the end of each action, compared with all that comes later
    scale: float = 1.0  # how much of the value function is one unit of log odds
    tempo: float = 0.0  # the value of being asked next where a playout ends, so that turns aren't ended too soon
    bend: float = 1.0  # the power of the log odds that a lead counts as: above 1, narrow leads count for less
    relative: int = 0  # 1: `explore` and `urgency` are multiples of the standard deviation of the seat's results
    halving: int = 0  # 1: sequential halving: after each round only the better half of the options stays
    longest: int = 200  # the most answers in one playout
    learned: int = 0  # 2: the game's net; 1: its value function with learned weights; 0: with hand-made ones
    effort: float = 1.0  # the share of its iterations that a level gets in this game, so that it answers in time


STANDARD = Tuning()
TO_THE_END = Tuning(ahead=1000, longest=1000, effort=0.1)  # playing whole games is slow
KINDS = {field.name: type(getattr(STANDARD, field.name)) for field in fields(Tuning)}


@cache
def tuning_of(game_id: str, seats: int = 2, name: str = CURRENT) -> Tuning:
    """The tuning found for the game, or else the standard one. If the game is judged by nothing but its points,
    playouts go to the end."""
    found = tuning_file(game_id, name)
    if found.is_file():
        return read_tuning(found.read_text(encoding="utf-8"), game_id, seats)
    return TO_THE_END if judgement_of(game_id).plain else STANDARD


def tuning_file(game_id: str, name: str = CURRENT) -> Traversable:
    return file_of(f"games/{game_id}/bot/{name}.json")


def read_tuning(text: str, name: str, seats: int = 2) -> Tuning:
    """A tuning from the text of its file. `many` lists what is different with more than two seats."""
    found = loads(text)
    named, many = found.get("tuning"), found.get("many", {})
    if not isinstance(named, dict) or not isinstance(many, dict) or not {*named, *many} <= set(KINDS):
        raise BadData(f"The tuning of {name} can have only these numbers: {', '.join(KINDS)}.")
    wanted = named | many if seats > MANY else named
    return Tuning(**{key: KINDS[key](value) for key, value in wanted.items()})
