"""What the puzzles of Through the Ages are about, by the verb of the solution."""

from __future__ import annotations

from typing import Final

THEMES: Final[dict[str, str]] = {
    "cards": "take discard",
    "economy": "increase-population goods food pay-with cover lose-token lose-worker",
    "building": "build upgrade destroy disband ruin",
    "wonder": "build-stages tuck",
    "progress": "play-leader develop revolution",
    "attack": "attack declare-war play-tactic copy-tactic steal take-colony",
    "defence": "defend lose-colony remove",
    "politics": "prepare offer cancel side answer support",
    "colony": "bid send play-bonus colonize",
    "timing": "play use end-turn pass",
}
