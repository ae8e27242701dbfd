"""What the puzzles of Imperium are about, by the verb of the solution."""

from __future__ import annotations

from typing import Final

THEMES: Final[dict[str, str]] = {
    "opening": "side",
    "cards": (
        "acquire break-through deck exile history sink top-deck take swap find discard put-back draw suit look "
        "shuffle bury take-fame"
    ),
    "building": "garrison host recall abandon",
    "progress": "innovate develop quest",
    "economy": "pay-population pay-materials pay-both pay gain amount count-as",
    "unrest": "revolt return-unrest return-number",
    "attack": "player",
    "defence": "give protect ignore bribe",
    "timing": "play free-play exhaust ready react resolve solstice place do choose end",
}
