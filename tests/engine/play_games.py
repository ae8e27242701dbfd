"""Plays games of all kinds and prints them: run by an interpreted and by a compiled Kronika."""

from hashlib import sha256

import kronika
from kronika.bots import Position, make
from kronika.games import GAMES

COMPILED = "innovation"
BOTS = {"random": 8, "greedy": 1, "search:12": 1}  # and how many games each plays against itself


def played(game: str, seats: int, bot: str, number: int) -> str:
    match = kronika.new(game, seats=seats, seed=f"{bot}/{number}")
    bots = [make(bot, f"{number}/{seat}") for seat in range(seats)]
    while not match.over:
        match.play(match.choice.codes[bots[match.choice.seat].choose(Position(match))])
    return match.record([bot] * seats) + str(match.view(None)) + match.save()


def main() -> None:
    print(type(kronika.Match.play).__name__)
    for game in GAMES:
        for seats in (2, 3, 4) if game == COMPILED else (2,):
            for bot, games in BOTS.items() if game == COMPILED else [("random", 2)]:
                for number in range(games):
                    text = played(game, seats, bot, number)
                    print(game, seats, bot, number, sha256(text.encode()).hexdigest())


if __name__ == "__main__":
    main()
