"""The command `kronika`."""

from __future__ import annotations

from .app import app
from .bots import arena, lesson, puzzles, simulate
from .lookup import cards, games, rules, version
from .play import play, replay, review
from .server import backup, invite, restore, serve

__all__ = ["app", "main"]

COMMANDS = {
    "Play": (play, replay, review),
    "Look up": (games, cards, rules, version),
    "Run a server": (serve, backup, restore, invite),
    "Make bots, puzzles and lessons": (simulate, arena, puzzles, lesson),
}

for panel, commands in COMMANDS.items():
    for command in commands:
        app.command(rich_help_panel=panel)(command)


def main() -> None:
    app(prog_name="kronika")
