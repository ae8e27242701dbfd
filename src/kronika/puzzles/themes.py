"""The themes of a puzzle: the game's own theme for its solution, and themes that are found in any game."""

from __future__ import annotations

from kronika.bots.reasons import WIN
from kronika.engine.match import Match

from .puzzle import Step

LATE = 0.85  # after this share of a game's answers, it is an endgame
PLAIN = "planning"  # the theme of a puzzle that has no other


def themes_of(start: Match, steps: tuple[Step, ...], progress: float) -> tuple[str, ...]:
    """The themes, the main one first. `progress` is how much of the game had been played, from 0 to 1."""
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
