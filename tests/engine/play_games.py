"""Plays games of all kinds and prints them: run by an interpreted and by a compiled Kronika."""

from hashlib import sha256

import kronika
from kronika.bots import Position, make
from kronika.engine.dice import BLAKE2B, Dealer, Dice, Echo
from kronika.games import GAMES
from kronika.games import game as find_game

COMPILED = "innovation"
BOTS = {"random": 8, "greedy": 1, "search:12": 1}  # and how many games each plays against itself


def played(game: str, seats: int, bot: str, number: int) -> str:
    match = kronika.new(game, seats=seats, seed=f"{bot}/{number}")
    bots = [make(bot, f"{number}/{seat}") for seat in range(seats)]
    while not match.over:
        match.play(match.choice.codes[bots[match.choice.seat].choose(Position(match))])
    return match.record([bot] * seats) + str(match.view(None)) + match.save()


def drawn(dice: Dice) -> str:
    """What a random stream gives: numbers below small and large bounds, and shuffled cards."""
    numbers = [dice.below(n) for n in (1, 2, 3, 6, 52, 1000, 10**6, 2**31) for _ in range(40)]
    cards = list(range(200))
    dice.shuffle(cards)
    return f"{numbers} {cards} {dice.state}"


def streams() -> str:
    """The streams of a dealer, of its echo in another process, and of the quick generator."""
    dealer = Dealer("stream")
    echo = Echo(5, dealer.spoken(5, 90))
    said = [echo.below(10, used) for used in range(5, 90)]
    return f"{drawn(Dice(0, dealer))} {said} {drawn(Dice('quick'))}"


def dealt(game: str, seats: int, dealer: str, number: int) -> str:
    """The table at the start."""
    match = kronika.Match.start(find_game(game), seats, f"deal/{number}", {}, dealer=dealer)
    return str(match.table.save()) + str(match.redealt(0, number).table.save())


def main() -> None:
    print(type(kronika.Match.play).__name__, type(Dealer.below).__name__)
    print("streams", sha256(streams().encode()).hexdigest())
    for game in GAMES:
        for seats in range(find_game(game).min_seats, find_game(game).max_seats + 1):
            for dealer in (BLAKE2B, ""):
                deals = "".join(dealt(game, seats, dealer, number) for number in range(3))
                print("deal", game, seats, dealer, sha256(deals.encode()).hexdigest())
    for game in GAMES:
        for seats in (2, 3, 4) if game == COMPILED else (2,):
            for bot, games in BOTS.items() if game == COMPILED else [("random", 2)]:
                for number in range(games):
                    text = played(game, seats, bot, number)
                    print(game, seats, bot, number, sha256(text.encode()).hexdigest())


if __name__ == "__main__":
    main()
