"""Records the playthroughs again: `python tests/playthroughs/make.py`. Do it only when the rules version grows."""

from pathlib import Path

import kronika
from kronika.bots import make
from kronika.engine.match import Match
from kronika.games import game
from kronika.simulate import play_out

HERE = Path(__file__).parent

GAMES = {
    "innovation": [
        (["random", "random"], {}),
        (["random", "random"], {"city_states": "draw"}),
        (["random", "random"], {"titles": "en"}),
        (["random"] * 3, {}),
        (["random"] * 4, {}),
        (["greedy", "greedy"], {}),
        (["greedy", "random"], {}),
        (["random", "greedy"], {"city_states": "draw"}),
        (["greedy"] * 3, {}),
        (["greedy"] * 4, {}),
        (["greedy", "random", "greedy", "random"], {"titles": "en"}),
        (["random", "random", "greedy"], {"city_states": "draw", "titles": "en"}),
    ],
}


def main() -> None:
    for game_id in kronika.games():
        for number, (names, options) in enumerate(GAMES[game_id], start=1):
            match = Match.start(game(game_id), len(names), f"playthrough {number}", options)
            play_out(match, [make(name, f"{number}/{seat}") for seat, name in enumerate(names)])
            path = HERE / f"{game_id}-{number:02d}.kronika.txt"
            path.write_text(match.record(names), encoding="utf-8")
            print(path.name, len(match.answers), match.result.reason)


if __name__ == "__main__":
    main()
