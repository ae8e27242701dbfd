"""A review in words: the sentences that the terminal and the HTML page share."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.bots.reasons import Part, Reason
from kronika.engine.match import RESIGN, Match
from kronika.words import Words, option_label

from .findings import Error, Review, Turn, gainer

MINUS, SPACE = "−", "\N{NO-BREAK SPACE}"


class Telling:
    """Puts a review into words. `found` is the match before each answer."""

    def __init__(self, words: Words, names: Sequence[str], found: list[Match]) -> None:
        self.words = words
        self.names = names
        self.found = found

    def label(self, number: int, token: str) -> str:
        """An answer, worded as on its button."""
        if token == RESIGN:
            return self.words.say("review-resign")
        choice = self.found[number].choice
        option = next(option for option in choice.options if option.token == token)
        return option_label(self.words, choice, option, self.names)

    def error(self, error: Error) -> str:
        words = self.words
        said = words.say(
            "review-error",
            number=error.number + 1,
            player=self.names[error.seat],
            taken=self.label(error.number, error.taken),
            best=self.label(error.number, error.best),
            cost=percent(error.cost),
            grade=words.say(f"review-{error.grade}"),
        )
        if error.reason is not None and error.reason.gains:
            said += f" {words.say('review-because', reason=self.reason(error.reason))}"
        else:
            said += f" {words.say('review-later')}"
        return said if error.sure else f"{said} {words.say('review-unsure')}"

    def reason(self, reason: Reason) -> str:
        gains = self.words.join([self.part(part) for part in reason.gains])
        return gains if reason.loss is None else self.words.say("parts-but", gains=gains, loss=self.part(reason.loss))

    def part(self, part: Part) -> str:
        said = self.words.say(f"part-{part.name}", more="yes" if part.more else "no")
        return self.words.say("part-theirs", part=said, count=len(self.names) - 1) if part.theirs else said

    def turn(self, turn: Turn) -> str:
        """A turning point, told from the point of view of the player who gained most."""
        winner = gainer(turn.change)
        return self.words.say(
            "review-turn",
            number=turn.number + 1,
            player=self.names[turn.seat],
            taken=self.label(turn.number, turn.token),
            winner=self.names[winner],
            change=signed(turn.change[winner]),
            why=turn.cause,
        )

    def sums(self, review: Review, seat: int) -> str:
        player = review.players[seat]
        return self.words.say(
            "review-sums",
            player=self.names[seat],
            start=percent(player.start),
            final=percent(player.final),
            luck=signed(player.luck),
            skill=signed(player.own + player.others),
        )

    def rate(self, review: Review, seat: int) -> str:
        player = review.players[seat]
        return self.words.say(
            "review-rate",
            player=self.names[seat],
            count=player.decisions,
            rate=100 * player.rate,
            inaccuracies=player.errors.get("inaccuracy", 0),
            mistakes=player.errors.get("mistake", 0),
            blunders=player.errors.get("blunder", 0),
        )


def percent(share: float) -> str:
    return f"{100 * share:.0f}{SPACE}%"


def signed(share: float) -> str:
    """
    >>> [signed(share).replace(SPACE, " ") for share in (0.114, -0.19, 0.001)]
    ['+11 %', '−19 %', '0 %']
    """
    number = round(100 * share)
    sign = "+" if number > 0 else MINUS if number < 0 else ""
    return f"{sign}{abs(number)}{SPACE}%"
