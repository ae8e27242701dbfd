"""Puzzles: positions in which one option is clearly better than every other, from the games of bots and people."""
