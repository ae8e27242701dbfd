"""Putting a game into words: interface, questions, options and the log, from Project Fluent catalogues.

What all games share is in `locale/`, a game's own words in `games/<game>/locale/`. The names of the messages follow
from the game's own names: `option-<key>`, `ask-<key>`, `word-<word>`, `event-<kind>`, `reason-<reason>`,
`event-<kind>-many` for a run of events that shares a line, `line-<label>`, `card-known` and `card-hidden` for a card
as the object of a sentence (`cards-known`, `cards-hidden` for several), and, where "Done" would read
wrong for declining, `done-<key>`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, partial
from importlib.resources import files
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from .catalogue import LANGUAGES, card_names
from .engine.choice import DONE, Choice, Option
from .engine.errors import BadData, BadSetup
from .engine.game import Result, Running
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

    def cards(self, events: Sequence[Mapping[str, Json]]) -> str:
        """The cards of several events as the object of a sentence: known ones by name, hidden ones counted by back."""
        known = [self.card_name(str(event["card"])) for event in events if event["card"]]
        hidden = Counter(str(event["back"]) for event in events if not event["card"])
        parts = [self.say("cards-known", names=self.join(known), count=len(known))] if known else []
        parts += [self.say("cards-hidden", count=count, back=back) for back, count in hidden.items()]
        return self.join(parts)

    def card_list(self, events: Sequence[Mapping[str, Json]]) -> str:
        """The same by their names alone."""
        return self.join([self.card_name(str(event["card"])) for event in events if event["card"]])

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
    functions: Any = {"PLAYER": partial(player_in_case, lang, game)}
    bundle = FluentBundle([lang], use_isolating=False, functions=functions)
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


def player_in_case(lang: str, game: str | None, name: str, case: str) -> str:
    """What `{ PLAYER($player, case: "dat") }` says in a message of a language that inflects: names of their own keep
    their form behind a word that is inflected ('hráči Dana'), the usual names of a seat are inflected themselves."""
    words = Words(lang, game)
    number = name.rpartition(" ")[2]
    for seat in ("seat-human", "seat-bot"):
        if number.isdecimal() and name == words.say(seat, number=number):
            return words.say(f"{seat}-{case}", number=number)
    if words.has("virtual-player") and name == words.say("virtual-player"):
        return words.say(f"virtual-player-{case}")
    return words.say(f"player-{case}", name=name)


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


def prompt(words: Words, match: Match, names: Sequence[str] | None = None) -> str:
    """What is asked, in one sentence to the asked player: because of which card, and who wants it."""
    choice = match.choice
    if choice.codes == [DONE]:
        ask = words.say("ask-nothing")
    else:
        ask = words.say(f"ask-{choice.key.name}", may="yes" if DONE in choice.codes else "no")
    if choice.asker is None:
        return capital(ask)
    names = names or default_names(words, match.seats)
    running = match.running
    args = {"card": words.card_name(choice.asker), "ask": ask}
    if running is not None:
        args |= {"player": words.player(running.seat, names), "by": words.player(running.by, names)}
    return words.say(f"prompt-{role(choice.seat, running)}", **args)


def role(asked: int, running: Running | None) -> str:
    """How the asked player has to do with the running effect: obeys a demand, makes it, shares an effect, answers for
    somebody else's card, or simply uses a card."""
    if running is None:
        return "card"
    if running.kind == "demand":
        return "demand" if asked == running.by else "obey"
    if running.by == asked:
        return "card"
    return "share" if running.kind == "share" else "theirs"


# --- the log and the end


Told: TypeAlias = Mapping[str, Json]  # an event as `match.told` tells it


def runs(words: Words, events: Sequence[Told]) -> list[list[Told]]:
    """The events, those together that share one line: consecutive ones that differ only in their card, where there is
    a message `event-<kind>-many`."""
    found: list[list[Told]] = []
    for event in events:
        grouped = words.has(f"event-{event['kind']}-many")
        if grouped and found and apart_from_card(found[-1][0]) == apart_from_card(event):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def apart_from_card(event: Told) -> Told:
    return {name: value for name, value in event.items() if name not in ("card", "back")}


def story(words: Words, event: Told, names: Sequence[str], more: Sequence[Told] = ()) -> str:
    """One sentence of the log, for an event and those that share its line."""
    args = story_args(words, event, names)
    message = f"event-{event['kind']}"
    if more:
        run = [event, *more]
        message += "-many"
        args |= {"count": len(run), "card": words.cards(run), "name": words.card_list(run)}
    line = capital(words.say(message, **args))
    return line[:-1] if line.endswith("..") else line  # after a name that ends with a full stop


def story_args(words: Words, event: Told, names: Sequence[str]) -> dict[str, float | str]:
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
    return args


def verdict(words: Words, result: Result, names: Sequence[str]) -> str:
    """Who won and why. In a solo game it may be nobody: then the reason says it all."""
    winners = [names[seat] for seat in result.winners]
    why = words.say(f"reason-{result.reason}", count=len(winners))
    return f"{words.say('result-winners', count=len(winners), players=words.join(winners))} {why}" if winners else why
