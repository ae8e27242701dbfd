"""The course of the game: rounds and their phases, turns, and the solo game's attacks."""

from .rounds import next_chooser, step

__all__ = ["next_chooser", "step"]
