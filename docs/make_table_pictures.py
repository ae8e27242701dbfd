"""Takes docs/images/table-<game>.png: each game's table in the browser, in the middle of a game between bots.

Run `python -m docs.make_table_pictures [GAME …]` from the root of a checkout, with the development requirements and
Pillow installed. The same bots give the same position every time."""

from __future__ import annotations

import shutil
import sys
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, ViewportSize, sync_playwright
from tests.web.begun import Begun
from tests.web.conftest import ARGS, BROWSERS, SeededServer
from tests.web.visitor import Visitor

import kronika
from kronika.bots import Position, make

SEED = "a picture of the table"
PICTURES = Path(__file__).parent / "images"
SIZE: ViewportSize = {"width": 1440, "height": 900}
COLOURS = 128
SHARE = 0.55  # how much of the game has been played


class Midgame(Begun):
    """A game of greedy bots, stopped about halfway when seat 0 has several options."""

    def __init__(self, game: str) -> None:
        super().__init__(game, 2, SEED)
        length = self.run()
        super().__init__(game, 2, SEED)
        self.run(stop=int(length * SHARE))

    def run(self, stop: int | None = None) -> int:
        match, bots = self.match, [make("greedy", seat) for seat in range(2)]
        while not match.over:
            choice = match.choice
            if stop is not None and len(self.answers) >= stop and choice.seat == 0 and len(choice.codes) > 3:
                break
            option = choice.options[bots[choice.seat].choose(Position(match))]
            self.answers.append((choice.seat, option.token))
            match.answer(option.token)
        return len(self.answers)


def take(browser: Browser, server: SeededServer, game: str) -> Path:
    context = browser.new_context(locale="en-GB", color_scheme="light", viewport=SIZE, reduced_motion="reduce")
    visitor = Visitor(context, server.base, "Ann")
    table = Midgame(game).write(server.environment["KRONIKA_DATABASE"], visitor)
    visitor.sit(table).asked()
    visitor.page.wait_for_timeout(500)
    shot = Image.open(BytesIO(visitor.page.screenshot()))
    picture = PICTURES / f"table-{game}.png"
    shot.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(picture, optimize=True)
    visitor.leave()
    return picture


def main() -> None:
    with tempfile.TemporaryDirectory() as home, SeededServer(Path(home)) as server, sync_playwright() as playwright:
        chromium = next(filter(None, map(shutil.which, BROWSERS)))
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGS)
        for game in sys.argv[1:] or kronika.games():
            print(take(browser, server, game))
        browser.close()


if __name__ == "__main__":
    main()
