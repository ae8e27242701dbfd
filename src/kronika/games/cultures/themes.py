"""What the puzzles of Rising Cultures are about, by the verb of the solution."""

from __future__ import annotations

from typing import Final

THEMES: Final[dict[str, str]] = {
    "opening": "civilization lay top",
    "cards": "exchange turn bottom keep",
    "economy": "coins resource bank store",
    "building": "build lead",
    "progress": "develop develop-with",
    "province": "army contest compete decline",
}
