"""The course of the game: rounds, what a player is asked in one, and the contest for a province."""

from .rounds import step

__all__ = ["step"]
