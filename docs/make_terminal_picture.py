"""Draws docs/images/terminal.svg: a screen from the middle of a game, the same one every time."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import kronika
from kronika.bots import Position, make
from kronika.terminal.screen import Heard, draw_screen, news
from kronika.words import Words

SEED = "picture"
WIDTH = 110
TURN = 24
NAMES = ["Ann", "Bot 2"]
PICTURE = Path(__file__).parent / "images" / "terminal.svg"

DARK = [(24, 26, 31), (214, 90, 80), (126, 184, 112), (222, 180, 84), (92, 140, 220), (178, 124, 214), (96, 178, 190)]
BRIGHT = [(96, 98, 104), (240, 104, 92), (150, 208, 134), (240, 204, 110), (112, 166, 255), (202, 148, 240)]
INK, WHITE, SEA = (214, 212, 206), (240, 238, 232), (124, 206, 218)
NIGHT = TerminalTheme(DARK[0], INK, [*DARK, INK], [*BRIGHT, SEA, WHITE])


def draw() -> str:
    """The screen of the first seat at its first action from the given turn on."""
    words = Words("en", "innovation")
    match = kronika.new("innovation", seats=2, seed=SEED)
    bots = [make("greedy", seat) for seat in range(2)]
    log: list[Heard] = []
    while not ready(match):
        seat = match.choice.seat
        if seat == 0:
            log = []
        match.play(match.choice.codes[bots[seat].choose(Position(match))])
        log += news(match, 0)
    console = Console(width=WIDTH, record=True, file=StringIO(), force_terminal=True, color_system="truecolor")
    console.print(draw_screen(match, 0, words, NAMES, log, WIDTH))
    console.print(f"{words.say('screen-input')} > ")
    picture = console.export_svg(title="kronika play innovation", unique_id="kronika", theme=NIGHT)
    return re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)  # nothing is loaded from elsewhere


def ready(match: kronika.Match) -> bool:
    view = match.view(0)
    turn, actions = view["turn"], view["actions"]
    assert isinstance(turn, int)
    return match.choice.seat == 0 and match.choice.key.name == "action" and turn >= TURN and actions == 2


if __name__ == "__main__":
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(draw(), encoding="utf-8")
    print(PICTURE)
