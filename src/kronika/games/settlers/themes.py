"""What the puzzles of Imperial Settlers are about, by the verb of the solution."""

from __future__ import annotations

from typing import Final

THEMES: Final[dict[str, str]] = {
    "opening": "faction",
    "cards": "take keep draw discard bury",
    "building": "build foundation sacrifice raze-own",
    "economy": (
        "deal activate activate-twice send store gain exchange convert pay gold-for use-deal give-up produce "
        "refresh copy trade tuck"
    ),
    "attack": "raze raze-card remove block take-over end-deal take-deal steal pillage opponent",
    "defence": "defend samurai lose",
    "timing": "pass after",
}
