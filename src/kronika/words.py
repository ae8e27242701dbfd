"""Puts a game into words: interface, questions, options and the log, from Project Fluent catalogues.

Words that all games share are in `locale/`, a game's own words in `games/<game>/locale/`. docs/protocol.md ("Words")
defines the messages and their arguments. The page builds the same sentences by the same rules (web/src/words/game.ts),
and its tests compare them with the sentences of this module.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from .catalogue import LANGUAGES, card_names
from .derived import capital, derived_messages, derived_story, readable
from .discovery import file_of
from .engine.choice import DONE, NOWHERE, Choice, Option, Place, Price
from .engine.errors import BadData, BadSetup
from .engine.game import Result, Running
from .engine.json import Json
from .engine.playout import Playout
from .games import game as find_game


class Words:
    """The words of one language, for one game or for none.

    >>> Words("en").say("cards-count", count=3)
    '3 cards'
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
        """The message with these arguments. A missing message or argument is an error."""
        pattern = self.bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            raise BadData(f"{self.lang}: there is no message {message!r}.")
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise BadData(f"{self.lang}: the message {message!r} can't be formatted: {errors[0]}.")
        return str(text)

    def word(self, name: str) -> str:
        """A word of the game, such as a colour or a zone. If it has no message, its name as people would write it."""
        return self.say(f"word-{name}") if self.has(f"word-{name}") else readable(name)

    def card_name(self, card: str) -> str:
        return card_names(self.game, self.lang)[card] if self.game else card

    def card(self, card: str | None, back: str) -> str:
        """A card as the object of a sentence: by its name, or by its back if it is hidden."""
        if card is None:
            return self.say("card-hidden", back=back)
        return self.say("card-known", name=self.card_name(card))

    def cards(self, events: Sequence[Mapping[str, Json]]) -> str:
        """The cards of several events as the object of a sentence: known ones by name, hidden ones counted by their
        backs."""
        known = [self.card_name(str(event["card"])) for event in events if event["card"]]
        hidden = Counter(str(event["back"]) for event in events if not event["card"])
        parts = [self.say("cards-known", names=self.join(known), count=len(known))] if known else []
        parts += [self.say("cards-hidden", count=count, back=back) for back, count in hidden.items()]
        return self.join(parts)

    def card_list(self, events: Sequence[Mapping[str, Json]]) -> str:
        """The known cards of several events, by name only."""
        return self.join([self.card_name(str(event["card"])) for event in events if event["card"]])

    def player(self, seat: int, names: Sequence[str]) -> str:
        """A player's name. The number after the last seat stands for the game's own player, as in a solo game."""
        return names[seat] if seat < len(names) else self.say("virtual-player")

    def line(self, label: str) -> str:
        """The label of a line in the score."""
        message = f"line-{label}"
        return capital(self.say(message) if self.has(message) else readable(label))

    def reason(self, reason: str, winners: int = 1) -> str:
        """A sentence that says why the game ended."""
        message = f"reason-{reason}"
        return self.say(message, count=winners) if self.has(message) else f"{capital(readable(reason))}."

    def price(self, price: Price) -> str:
        """A price such as '1 civil action and 2 resources'."""
        return self.join([self.say(f"price-{good}", count=count) for good, count in price])

    def join(self, items: Sequence[str]) -> str:
        """A list such as 'A, B and C'."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1])


@cache
def bundle_of(lang: str, game: str | None) -> FluentBundle:
    functions: Any = {"PLAYER": partial(player_in_case, lang, game)}
    bundle = FluentBundle([lang], use_isolating=False, functions=functions)
    for text in [path_text(f"locale/{lang}.ftl"), *([game_text(lang, game)] if game else [])]:
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


@cache
def game_text(lang: str, game: str) -> str:
    """The catalogue of a game: derived messages, overridden by its own. If it has no messages in this language, those
    in the first language are used."""
    own = next((path for path in own_catalogues(lang, game) if file_of(path).is_file()), None)
    return derived_messages(find_game(game), lang) + (path_text(own) if own else "")


def own_catalogues(lang: str, game: str) -> list[str]:
    return [f"games/{game}/locale/{each}.ftl" for each in (lang, LANGUAGES[0])]


def path_text(path: str) -> str:
    try:
        return file_of(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadData(f"{path}: {error.strerror}.") from None


def player_in_case(lang: str, game: str | None, name: str, case: str) -> str:
    """The value of `{ PLAYER($player, case: "dat") }` in an inflected language. A player's own name keeps its form
    after an inflected word ('hráči Dana'); the default name of a seat is inflected."""
    words = Words(lang, game)
    number = name.rpartition(" ")[2]
    for seat in ("seat-human", "seat-bot"):
        if number.isdecimal() and name == words.say(seat, number=number):
            return words.say(f"{seat}-{case}", number=number)
    if words.has("virtual-player") and name == words.say("virtual-player"):
        return words.say(f"virtual-player-{case}")
    return words.say(f"player-{case}", name=name)


# --- options and questions


def option_args(words: Words, option: Option, names: Sequence[str]) -> dict[str, float | str]:
    """The arguments for an option's message, by kind: `card` (and `name`), `player`, `number`, `word` (and `word-id`).
    The second one of a kind ends with 2."""
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
    """The label of an option's button: a verb, an object, and the price."""
    text = option_text(words, choice, option, names)
    price = price_of(words, choice, option)
    return words.say("option-priced", option=text, price=words.price(price)) if price else text


def option_text(words: Words, choice: Choice, option: Option, names: Sequence[str] | None) -> str:
    """The label of an option without the price."""
    if option.code == DONE:
        own = f"done-{choice.key.name}"
        return words.say(own if words.has(own) else "option-done" if choice.key.args else "option-skip")
    names = names or default_names(words, choice.table.seats)
    return capital(words.say(f"option-{option.key.name}", **option_args(words, option, names)))


def price_of(words: Words, choice: Choice, option: Option) -> Price:
    if option.code == DONE or words.game is None:
        return ()
    return find_game(words.game).price(choice.table, choice, option.code)


def prompt(words: Words, match: Playout, names: Sequence[str] | None = None) -> str:
    """The current question, in one sentence to the asked player."""
    choice = match.choice
    names = names or default_names(words, match.seats)
    return question(words, choice, choice.options, match.running, names, choice.place())


def question(
    words: Words,
    choice: Choice,
    options: Sequence[Option],
    running: Running | None,
    names: Sequence[str],
    place: Place = NOWHERE,
) -> str:
    """What is asked, on account of which card and for whom. If there is a single thing to do or decline, the message
    `ask-<key>-only` names it: 'you may return Archery'. If there is nothing, `ask-<key>-nothing` may say so. `place` is
    where the offered cards lie."""
    offered = [option for option in options if option.code != DONE]
    only = f"ask-{choice.key.name}-only"
    people: dict[str, str] = {}
    if running is not None:
        people = {"player": words.player(running.seat, names), "by": words.player(running.by, names)}
    if not offered:
        nothing = f"ask-{choice.key.name}-nothing"
        ask = words.say(nothing if words.has(nothing) else "ask-nothing")
    elif 1 == len(offered) < len(options) and offered[0].key is choice.key and words.has(only):
        ask = words.say(only, **option_args(words, offered[0], names))
    else:
        ask = words.say(
            f"ask-{choice.key.name}",
            may="yes" if len(offered) < len(options) else "no",
            role=role(choice.seat, running),
            by=people.get("by", ""),
            **place_args(words, choice.seat, place, names),
        )
    if choice.most > 1:
        ask = words.say("ask-counted", ask=ask[:-1], end=ask[-1], nth=choice.nth, most=choice.most)
    if choice.asker is None:
        return capital(ask)
    return words.say(f"prompt-{role(choice.seat, running)}", card=words.card_name(choice.asker), ask=ask, **people)


def place_args(words: Words, asked: int, place: Place, names: Sequence[str]) -> dict[str, str]:
    """Arguments about the offered cards: `from` is their zone or `none`, `whose` is `own`, `other` or `none`, and
    `owner` is the player's name."""
    zone, owner = place
    whose = "none" if owner < 0 else "own" if owner == asked else "other"
    return {"from": zone or "none", "whose": whose, "owner": "" if owner < 0 else words.player(owner, names)}


def role(asked: int, running: Running | None) -> str:
    """How the asked player is involved in the running effect: obeys a demand, makes it, shares an effect, answers for
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
    """The events grouped into lines of the log. Consecutive events that differ only in their card share a line if there
    is a message `event-<kind>-many`."""
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
    """A sentence of the log for an event, and for those that share its line."""
    args = story_args(words, event, names)
    message = f"event-{event['kind']}"
    if more:
        run = [event, *more]
        message += "-many"
        args |= {"count": len(run), "card": words.cards(run), "name": words.card_list(run)}
    line = capital(words.say(message, **args) if words.has(message) else derived_story(str(event["kind"]), args))
    return line[:-1] if line.endswith("..") else line  # after a name that ends with a full stop


def story_args(words: Words, event: Told, names: Sequence[str]) -> dict[str, float | str]:
    """The arguments for an event's message. `player` is the seat that does it, and `card` and `name` are the card that
    it is about. All other facts keep their names."""
    args: dict[str, float | str] = {"same": "yes" if event.get("to", -1) == event.get("seat") else "no"}
    kinds = fact_kinds(words.game, str(event["kind"]))
    for name, value in event.items():
        if name in ("kind", "back"):
            continue
        if name == "card":
            card = None if value is None else str(value)
            args["card"] = words.card(card, str(event["back"]))
            args["name"] = words.card_name(card) if card else args["card"]
            continue
        kind = kinds.get(name) or ("number" if isinstance(value, int) else "word")
        if kind == "seat":
            args["player" if name == "seat" else name] = words.player(int(str(value)), names)
        elif kind == "number":
            args[name] = int(str(value))
        elif kind == "card":
            args[name] = words.card_name(str(value))
        else:
            args[name] = words.word(str(value))
            args[f"{name}-id"] = str(value)
    return args


def fact_kinds(game_id: str | None, event: str) -> dict[str, str]:
    """The kinds of an event's facts, as declared by the game. Of an undeclared event, only the seat is known."""
    declared = find_game(game_id).events.kinds.get(event) if game_id else None
    return {name: arg.kind for name, arg in declared.facts.items()} if declared else {"seat": "seat"}


def score_lines(result: Result) -> list[tuple[str, list[int | None]]]:
    """The score line by line: the label, and each seat's number, which is None if the seat doesn't have that line."""
    labels: list[str] = []
    for lines in result.lines:
        after = -1
        for label, _ in lines:
            if label not in labels:
                labels.insert(after + 1, label)
            after = labels.index(label)
    by_seat = [dict(lines) for lines in result.lines]
    return [(label, [lines.get(label) for lines in by_seat]) for label in labels]


def verdict(words: Words, result: Result, names: Sequence[str]) -> str:
    """Who won and why. If nobody won, as can happen in a solo game, only why."""
    winners = [names[seat] for seat in result.winners]
    why = words.reason(result.reason, len(winners))
    return f"{words.say('result-winners', count=len(winners), players=words.join(winners))} {why}" if winners else why
