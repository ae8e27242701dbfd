"""Random games with checks. Any failure leaves a record with which it can be replayed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from kronika.engine.choice import Option
from kronika.engine.dice import Dice
from kronika.engine.match import Match
from kronika.games import game as find_game

FAILURES = Path("failures")
LONGEST = 20_000  # decisions in a game, far more than any game takes

Policy = Callable[[Match, Dice], Option]


class PlayFailure(AssertionError):
    """A game failed in the middle. The message names the card, the answer and the record."""


def anything(match: Match, dice: Dice) -> Option:
    options = match.choice.options
    return options[dice.below(len(options))]


def random_game(
    game_id: str,
    seats: int,
    seed: int | str,
    options: dict[str, str] | None = None,
    check: Callable[[Match], None] | None = None,
    policy: Policy = anything,
) -> Match:
    """Play one game to its end and call `check` at every decision."""
    match = None
    for match in decisions(game_id, seats, seed, options, policy):
        if check is not None:
            guard(match, "check", check)
    assert match is not None
    assert match.over
    return match


def decisions(
    game_id: str,
    seats: int,
    seed: int | str,
    options: dict[str, str] | None = None,
    policy: Policy = anything,
) -> Iterator[Match]:
    """The match at every decision and at its end (the same object each time)."""
    match = Match.start(find_game(game_id), seats, seed, options or {})
    dice = Dice(f"runner/{seed}")
    for _ in range(LONGEST):
        yield match
        if match.over:
            return
        option = policy(match, dice)
        guard(match, option.token, lambda playing, chosen=option: playing.answer(chosen))  # type: ignore[misc]
    raise PlayFailure(f"{game_id} with seed {seed} isn't over after {LONGEST} decisions")


def guard(match: Match, doing: str, act: Callable[[Match], None]) -> None:
    """Run something; if it raises, save the record so far and name the card."""
    given = len(match.answers)
    asker = "no card" if match.over else match.choice.asker or "no card"
    try:
        act(match)
    except Exception as error:
        FAILURES.mkdir(exist_ok=True)
        path = FAILURES / f"{match.game.id}-{match.seats}-{str(match.seed).replace('/', '_')}.kronika.txt"
        header, _, answers = match.record().partition("\n\n")
        lines = [header, "", *answers.splitlines()[:given], f"; then: {doing}", ""]
        path.write_text("\n".join(lines), encoding="utf-8")
        raise PlayFailure(f"{doing!r} broke at {asker}: {error!r}. The record: {path}") from error
