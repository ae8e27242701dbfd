"""Keep the shapes of some games' numbers, so that their observations stay as they are while the rules change.

python -m kronika.research.learn cultures settlers
"""

from __future__ import annotations

import sys
from json import dumps
from pathlib import Path

from kronika.games import game as find_game

from .numbers import learn

FOLDER = Path(__file__).parent / "encodings"
GAMES = 60  # for each number of seats: a shape that is kept should have a place for what is rare too


def main(games: list[str]) -> None:
    for game_id in games:
        path = FOLDER / f"{find_game(game_id).id}.json"
        path.write_text(dumps(learn(find_game(game_id), GAMES), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
