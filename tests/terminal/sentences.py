"""The sentences of every game, in both languages, with everything that makes them: every key with every kind of option,
every question in every role, every event, every way to end. The page's tests run `python -m tests.terminal.sentences`
and build the same sentences from the same data."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime

from tests.terminal.every_message import messages_of, spread

import kronika
from kronika.catalogue import LANGUAGES, card_names
from kronika.engine.choice import DONE, NOWHERE, Arg, Choice, Key, Option, Place, Price
from kronika.engine.events import EventKind
from kronika.engine.game import Result, Running
from kronika.engine.json import Json
from kronika.engine.table import Table
from kronika.games import GAMES, game
from kronika.server.routes.catalogue import grammar_of
from kronika.server.routes.wire.states import ChoiceOut, OptionOut, PlaceOut, RunningOut
from kronika.words import Told, Words, option_text, question, runs, score_lines, story, verdict

NUMBERS = (0, 1, 2, 5, 21, 1234)  # all plural forms of both languages, and one that may be grouped by thousands
ASKED = 1  # the seat that is asked; seats beside it are others
Sentences = dict[str, Json]


def names_of(words: Words) -> list[str]:
    """A player's name, one that ends like a sentence, and the default names of players and bots."""
    return ["Dana", "Karel IV.", words.say("seat-human", number=3), words.say("seat-bot", number=4)]


class Sentencing:
    """Everything that one game can say."""

    def __init__(self, game_id: str) -> None:
        self.game = game(game_id)
        self.words = {lang: Words(lang, game_id) for lang in LANGUAGES}
        self.names = {lang: names_of(words) for lang, words in self.words.items()}
        self.table: Table = kronika.new(game_id, seats=self.game.min_seats, seed=1).table
        self.cards = (self.table.card_ids[0], self.table.card_ids[-1])

    def both(self, say: Callable[[Words, list[str]], Json]) -> dict[str, Json]:
        return {lang: say(words, self.names[lang]) for lang, words in self.words.items()}

    def values(self, arg: Arg) -> list[str]:
        """Spelled as in an option."""
        if arg.kind == "card":
            return [*self.cards, *(f"?{back}" for back in self.table.back_names)]
        if arg.kind == "seat":
            return [str(seat) for seat in self.seats()]
        return list(map(str, NUMBERS)) if arg.kind == "number" else list(arg.words)

    def seats(self) -> list[int]:
        """Of everybody, and in a game with a player of its own the number after the last seat."""
        return list(range(len(self.names["en"]) + self.words["en"].has("virtual-player")))

    # --- options and questions

    def choices(self) -> Iterator[Sentences]:
        for number, key in enumerate(self.game.table.keys.keys):
            options = list(self.options(key))
            for may in (True, False):
                yield self.asked(Choice(self.table, ASKED, key, []), [*options, *([done(key)] if may else [])], None)
            yield self.asked(Choice(self.table, ASKED, key, [], source=0), [done(key)], None)
            for option in options:
                yield self.asked(Choice(self.table, ASKED, key, [], source=0), [option, done(key)], None)
            for running in (None, *(runnings() if number == 0 else ())):
                yield self.asked(Choice(self.table, ASKED, key, [], source=0), options[:1], running)
            if [arg.kind for arg in key.args] == ["card"]:
                yield from self.placed(key, options[:2])

    def placed(self, key: Key, options: list[Option]) -> Iterator[Sentences]:
        """Cards of every zone and owner, asked by a demand and by a card of one's own, one of several or alone."""
        demand = Running(0, "demand", ASKED, 2)
        for zone in self.game.table.ZONES:
            for owner, running, nth in ((-1, None, 0), (0, demand, 1), (ASKED, None, 2), (ASKED, demand, 3)):
                choice = Choice(self.table, ASKED, key, [], source=0).counted(nth, 3 if nth else 0)
                yield self.asked(choice, options, running, (zone.name, owner))

    def priced(self) -> Iterator[Sentences]:
        """Every price in every number, alone and several together."""
        for good in self.game.goods:
            for count in NUMBERS:
                yield self.said_price(((good, count),))
        yield self.said_price(tuple((good, 2) for good in self.game.goods))

    def said_price(self, price: Price) -> Sentences:
        return {"price": dict(price), "words": self.both(lambda words, _: words.price(price))}

    def options(self, key: Key) -> Iterator[Option]:
        for args in spread([self.values(arg) for arg in key.args]):
            yield Option(key, args, 0, " ".join((key.name, *args)))

    def asked(
        self, choice: Choice, options: list[Option], running: Running | None, place: Place = NOWHERE
    ) -> Sentences:
        choice.codes = [option.code for option in options]
        zone, owner = place
        wire = ChoiceOut(
            seat=choice.seat,
            key=choice.key.name,
            card=choice.asker,
            running=RunningOut.model_validate(running.to_json()) if running else None,
            rule=choice.rule,
            options=[OptionOut(token=o.token, key=o.key.name, args=list(o.args)) for o in options],
            place=PlaceOut(zone=zone, seat=None if owner < 0 else owner) if zone else None,
            nth=choice.nth or None,
            most=choice.most or None,
            since=datetime(2026, 1, 1, tzinfo=UTC),
        )
        return {
            "choice": wire.model_dump(mode="json"),
            "question": self.both(lambda words, names: question(words, choice, options, running, names, place)),
            "labels": self.both(lambda words, names: [option_text(words, choice, o, names) for o in options]),
        }

    # --- the log and the end

    def stories(self) -> Iterator[Sentences]:
        """Each event alone, and with events that share its line; then one that nobody has declared or worded."""
        for kind in self.game.events.kinds.values():
            for event in self.events(kind):
                yield self.told([event])
            if self.words["en"].has(f"event-{kind.name}-many"):
                first = next(self.events(kind))
                cards: list[tuple[str | None, str]] = [(card, self.backs()[0]) for card in self.cards]
                hidden: list[tuple[str | None, str]] = [(None, back) for back in (*self.backs()[:1] * 2, *self.backs())]
                for run in (cards, hidden, cards + hidden):
                    yield self.told([{**first, "card": card, "back": back} for card, back in run])
        sold = {"kind": "sold_out", "seat": 0, "price-paid": 3, "what": "ripe_apples"}
        yield self.told([sold])
        yield self.told([{**sold, "card": self.cards[0], "back": self.backs()[0]}])
        yield self.told([{"kind": "harvest-over"}])

    def backs(self) -> Sequence[str]:
        return self.table.back_names

    def events(self, kind: EventKind) -> Iterator[Told]:
        for values in spread([self.facts(name, arg) for name, arg in kind.facts.items()]):
            event: dict[str, Json] = {"kind": kind.name}
            for name, value in zip(kind.facts, values, strict=True):
                if name == "card":
                    assert isinstance(value, str)
                    hidden = value.startswith("?")
                    event |= {"card": None if hidden else value, "back": value[1:] if hidden else self.backs()[0]}
                else:
                    event[name] = value
            yield event

    def facts(self, name: str, arg: Arg) -> list[Json]:
        """As they stand in an event. Only the card that it is about can be hidden."""
        if arg.kind == "seat":
            return [*self.seats()]
        if arg.kind == "card" and name != "card":
            return [*self.cards]
        return [*NUMBERS] if arg.kind == "number" else [*self.values(arg)]

    def told(self, events: list[Told]) -> Sentences:
        def say(words: Words, names: list[str]) -> Json:
            return [story(words, run[0], names, run[1:]) for run in runs(words, events)]

        return {"events": [dict(event) for event in events], "lines": self.both(say)}

    def verdicts(self) -> Iterator[Sentences]:
        for reason in (*self.game.events.kinds["ended"].facts["reason"].words, "out_of-apples"):
            for winners in ((), (0,), (0, 1), (1, 2, 3)):
                result = Result(winners, (1, 2, 3, 4), reason, self.score())
                yield {
                    "result": result.to_json(),
                    "verdict": self.both(lambda words, names, result=result: verdict(words, result, names)),
                    "score": self.both(
                        lambda words, names, result=result: [
                            [words.line(label), numbers] for label, numbers in score_lines(result)
                        ]
                    ),
                }

    def score(self) -> tuple[tuple[tuple[str, int], ...], ...]:
        """All lines of the game, some seats without some of them."""
        found = [name.removeprefix("line-") for name in messages_of(self.game.id, "en") if name.startswith("line-")]
        lines = [(label, number) for number, label in enumerate([*found, "ripe_apples"])]
        return tuple(lines[::2]), tuple(lines[1:]), tuple(lines[:-1]), tuple(lines)


def done(key: Key) -> Option:
    return Option(key, (), DONE, "done")


def runnings() -> Iterator[Running]:
    """One for each role that the asked player can have, and each with everybody who can be behind it."""
    for kind in ("card", "share", "demand"):
        for seat, by in ((ASKED, 0), (ASKED, 2), (0, ASKED), (3, ASKED), (ASKED, ASKED)):
            yield Running(0, kind, seat, by)


def sentences(game_id: str) -> Sentences:
    all_of = Sentencing(game_id)
    cards: Json = {card: {lang: card_names(game_id, lang)[card] for lang in LANGUAGES} for card in all_of.cards}
    return {
        "game": game_id,
        "grammar": grammar_of(game_id).model_dump(mode="json"),
        "cards": cards,
        "names": {lang: list(names) for lang, names in all_of.names.items()},
        "choices": list(all_of.choices()),
        "prices": list(all_of.priced()),
        "stories": list(all_of.stories()),
        "verdicts": list(all_of.verdicts()),
    }


if __name__ == "__main__":
    json.dump([sentences(game_id) for game_id in GAMES], sys.stdout, ensure_ascii=False)
