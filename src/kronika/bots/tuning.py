"""The settings of a search, and the ones found for each game."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from importlib.resources.abc import Traversable
from json import loads

from kronika.engine.errors import BadData
from kronika.games import file_of

from .values import judgement_of

CURRENT = "tuning"  # the file with today's settings
FIRST = "tuning@1"  # the settings of the search before there were nets, which never change
MANY = 2  # seats; with more of them a game may have another tuning


@dataclass(frozen=True)
class Tuning:
    """The standard is the textbook's: every move is tried once, then UCB1 with a constant of 1.4; below the tree ten
    actions at random. What was found for a game by `python -m kronika.lab.tune` is in the game's `bot/tuning.json`."""

    explore: float = 1.4  # how much to try what was rarely tried
    ahead: int = 10  # actions played on below the tree, after the one that is under way
    tries: int = 1  # options drawn for each answer of a playout: the one that did best in other playouts is taken
    looks: int = 0  # options played for each action of a playout: that after which its seat stands best is taken
    alone: int = 0  # 1: only the seat's own moves are in the tree, and the others always play as in a playout
    urgency: float = 10.0  # what an untried move is hoped to bring beyond what it did elsewhere
    bias: float = 0.0  # weight of what a move did elsewhere, fading with its visits
    near: float = 0.0  # at each action's end, how much the value there counts against all that comes later
    scale: float = 1.0  # how much of the value function makes even chances into e to 1
    tempo: float = 0.0  # what it is worth to be asked where the tree ends, so that a turn isn't ended too soon
    relative: int = 0  # 1: `explore` and `urgency` are multiples of how far the seat's results lie apart
    halving: int = 0  # 1: the options are tried in rounds, and the better half of them goes on to the next one
    longest: int = 200  # answers in one playout
    learned: int = 0  # 2: the game's net; 1: its value function with learned weights; 0: with those set by hand
    effort: float = 1.0  # what part of its iterations a level has in this game, so that it answers in time


STANDARD = Tuning()
TO_THE_END = Tuning(ahead=1000, longest=1000, effort=0.1)  # whole games take their time
KINDS = {field.name: type(getattr(STANDARD, field.name)) for field in fields(Tuning)}


@cache
def tuning_of(game_id: str, seats: int = 2, name: str = CURRENT) -> Tuning:
    """The tuning found for the game. Without one it is the standard; a game that is judged by nothing but its points is
    played to the end."""
    found = tuning_file(game_id, name)
    if found.is_file():
        return read_tuning(found.read_text(encoding="utf-8"), game_id, seats)
    return TO_THE_END if judgement_of(game_id).plain else STANDARD


def tuning_file(game_id: str, name: str = CURRENT) -> Traversable:
    return file_of(f"games/{game_id}/bot/{name}.json")


def read_tuning(text: str, name: str, seats: int = 2) -> Tuning:
    """`many` is what is different with more than two seats."""
    found = loads(text)
    named, many = found.get("tuning"), found.get("many", {})
    if not isinstance(named, dict) or not isinstance(many, dict) or not {*named, *many} <= set(KINDS):
        raise BadData(f"The tuning of {name} can have only these numbers: {', '.join(KINDS)}.")
    wanted = named | many if seats > MANY else named
    return Tuning(**{key: KINDS[key](value) for key, value in wanted.items()})
