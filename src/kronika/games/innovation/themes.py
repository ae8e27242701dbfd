"""What the puzzles of Innovation are about, by the verb of the solution."""

from __future__ import annotations

from typing import Final

THEMES: Final[dict[str, str]] = {
    "opening": "open",
    "timing": "draw",
    "building": "meld meld-all splay place",
    "achievement": "achieve",
    "dogma": "dogma execute",
    "scoring": "score score-all evolve",
    "cards": "return return-scored tuck tuck-all draw-and-tuck transfer swap take keep reveal exchange colour value",
    "attack": "player",
}
