"""What a puzzle is about: the game's theme for its solution, and themes found in any game."""

from __future__ import annotations

from kronika.bots.reasons import WIN
from kronika.engine.match import Match

from .puzzle import Step

LATE = 0.85  # of a game's answers
PLAIN = "planning"  # when there is nothing else to say


def themes_of(start: Match, steps: tuple[Step, ...], progress: float) -> tuple[str, ...]:
    """The main one first. `progress`: how much of the game had been played, from 0 to 1."""
    choice, first = start.choice, steps[0]
    found = [start.game.theme(choice, choice.options[first.best])]
    gains = first.reason.gains if first.reason is not None else ()
    if any(part.name == WIN for part in gains) or progress >= LATE:
        found.append("endgame")
    if gains and gains[0].theirs:
        found.append("defence")
    if len(steps) > 1:
        found.append("combination")
    return tuple(dict.fromkeys(theme for theme in found if theme)) or (PLAIN,)
