"""Putting a game into words: interface, questions, options and the log, from Project Fluent catalogues.

What all games share is in `locale/`, a game's own words in `games/<game>/locale/`. The names of the messages follow
from the game's own names: `option-<key>`, `ask-<key>`, `word-<word>`, `event-<kind>`, `reason-<reason>`,
`line-<label>`, `card-known` and `card-hidden` for a card as the object of a sentence, and, where "Done" would read
wrong for declining, `done-<key>`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from .catalogue import LANGUAGES, card_names
from .engine.choice import DONE, Choice, Option
from .engine.errors import BadData, BadSetup
from .engine.game import Result
from .engine.json import Json
from .engine.match import Match

SEAT_FACTS = ("to",)  # the facts of an event that are seats, beside its own seat


class Words:
    """The words of one language, for one game or for none.

    >>> Words("en", "innovation").say("option-achieve", number=3)
    'Achieve age 3'
    """

    def __init__(self, lang: str, game: str | None = None) -> None:
        if lang not in LANGUAGES:
            raise BadSetup(f"There is no language {lang!r}. Languages: {', '.join(LANGUAGES)}.")
        self.lang = lang
        self.game = game
        self.bundle = bundle_of(lang, game)

    def has(self, message: str) -> bool:
        return bool(self.bundle.has_message(message))

    def say(self, message: str, **args: float | str) -> str:
        """The message with its arguments. A missing message or argument is an error."""
        pattern = self.bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            raise BadData(f"{self.lang}: there is no message {message!r}.")
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise BadData(f"{self.lang}: the message {message!r} can't be said: {errors[0]}.")
        return str(text)

    def word(self, name: str) -> str:
        """A word of the game (a colour, a place), the name of a card, or what it is called if it is neither."""
        if self.has(f"word-{name}"):
            return self.say(f"word-{name}")
        return card_names(self.game, self.lang).get(name, name) if self.game else name

    def card_name(self, card: str) -> str:
        return card_names(self.game, self.lang)[card] if self.game else card

    def card(self, card: str | None, back: str) -> str:
        """A card as the object of a sentence: by its name, or by its back if it is hidden."""
        if card is None:
            return self.say("card-hidden", back=back)
        return self.say("card-known", name=self.card_name(card))

    def player(self, seat: int, names: Sequence[str]) -> str:
        """A player's name; the number after the last seat is the game's own player, as in a solo game."""
        return names[seat] if seat < len(names) else self.say("virtual-player")

    def join(self, items: Sequence[str]) -> str:
        """'A, B and C'."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1])


@cache
def bundle_of(lang: str, game: str | None) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for path in catalogues(lang, game):
        bundle.add_resource(FluentResource(path_text(path)))
    return bundle


def catalogues(lang: str, game: str | None) -> list[str]:
    return [f"locale/{lang}.ftl", *([f"games/{game}/locale/{lang}.ftl"] if game else [])]


def path_text(path: str) -> str:
    try:
        return files("kronika").joinpath(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadData(f"{path}: {error.strerror}.") from None


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# --- options and questions


def option_args(words: Words, option: Option, names: Sequence[str]) -> dict[str, float | str]:
    """By kind: `card` (and `name`), `player`, `number`, `word` (and `word-id`); the second of a kind ends with 2."""
    args: dict[str, float | str] = {}
    count: dict[str, int] = {}
    for arg, value in zip(option.key.args, option.args, strict=True):
        count[arg.kind] = count.get(arg.kind, 0) + 1
        suffix = "" if count[arg.kind] == 1 else str(count[arg.kind])
        if arg.kind == "card":
            card, back = (None, value[1:]) if value.startswith("?") else (value, "")
            args[f"card{suffix}"] = words.card(card, back)
            args[f"name{suffix}"] = words.card_name(card) if card else words.card(None, back)
        elif arg.kind == "seat":
            args[f"player{suffix}"] = words.player(int(value), names)
        elif arg.kind == "number":
            args[f"number{suffix}"] = int(value)
        else:
            args[f"word{suffix}"] = words.word(value)
            args[f"word{suffix}-id"] = value
    return args


def default_names(words: Words, seats: int) -> list[str]:
    return [words.say("seat-human", number=seat + 1) for seat in range(seats)]


def option_label(words: Words, choice: Choice, option: Option, names: Sequence[str] | None = None) -> str:
    """What the button of an option says."""
    if option.code == DONE:
        own = f"done-{choice.key.name}"
        return words.say(own if words.has(own) else "option-done" if choice.key.args else "option-skip")
    names = names or default_names(words, choice.table.seats)
    return capital(words.say(f"option-{option.key.name}", **option_args(words, option, names)))


def prompt(words: Words, match: Match) -> str:
    """What is asked, in one sentence to the asked player, and because of which card."""
    choice = match.choice
    if choice.codes == [DONE]:
        ask = words.say("ask-nothing")
    else:
        ask = words.say(f"ask-{choice.key.name}", may="yes" if DONE in choice.codes else "no")
    if choice.asker is None:
        return capital(ask)
    return words.say("prompt-card", card=words.card_name(choice.asker), ask=ask)


# --- the log and the end


def story(words: Words, event: Mapping[str, Json], names: Sequence[str]) -> str:
    """One sentence of the log, for an event as `match.told` tells it."""
    args: dict[str, float | str] = {"same": "yes" if event.get("to", -1) == event.get("seat") else "no"}
    for name, value in event.items():
        if name == "seat" and isinstance(value, int):
            args["player"] = words.player(value, names)
        elif name in SEAT_FACTS and isinstance(value, int):
            args[name] = words.player(value, names)
        elif name == "back":
            card = event.get("card")
            args["card"] = words.card(str(card) if card else None, str(value))
            args["name"] = words.card_name(str(card)) if card else args["card"]
        elif isinstance(value, str) and name != "card":
            args[name] = words.word(value)
            args[f"{name}-id"] = value
        elif isinstance(value, int):
            args[name] = value
    line = capital(words.say(f"event-{event['kind']}", **args))
    return line[:-1] if line.endswith("..") else line  # after a name that ends with a full stop


def verdict(words: Words, result: Result, names: Sequence[str]) -> str:
    """Who won and why. In a solo game it may be nobody: then the reason says it all."""
    winners = [names[seat] for seat in result.winners]
    why = words.say(f"reason-{result.reason}", count=len(winners))
    return f"{words.say('result-winners', count=len(winners), players=words.join(winners))} {why}" if winners else why
