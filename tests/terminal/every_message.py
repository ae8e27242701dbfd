"""Every message of a catalogue, said with the numbers, names and words that can occur in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, product
from pathlib import Path
from typing import TypeVar

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import kronika
from kronika.words import Words, player_in_case

SOURCE = Path(kronika.__file__).parent
PAGE = Path(__file__).parents[2] / "web/src"
NUMBERS = (0, 1, 2, 5)
# Both genders, both kinds of ending, the names of seats that nobody has named, and one that ends a sentence early.
NAMES = ("Dana", "Petr", "Jiří", "Alice", "Hráč 1", "Bot 2", "Karel IV.")
PEOPLE = {"player", "player2", "to", "by"}
# Arguments that are numbers without being selected by.
AMOUNTS = """
    after at attack before bid chance civil collection consumption corruption count defence discard discontent final
    force happiness length limit military mine minutes needed number number2 over own points price rating rival round
    rounds seat theirs total turn unused workers yours
"""
SEATS = {"seats", "least", "most"}  # of a table: two to four
PLURALS = {"zero", "one", "two", "few", "many", "other"}
T = TypeVar("T")
MOST = 60  # ways to say one message


def catalogues(game: str | None, lang: str) -> list[Path]:
    """The files of one language that are loaded together: the terminal's, and the page's own on top of them."""
    shared = [SOURCE / f"locale/{lang}.ftl", *sorted((PAGE / "words").glob(f"*{lang}.ftl"))]
    own = [SOURCE / f"games/{game}/locale/{lang}.ftl", PAGE / f"games/{game}/words.{lang}.ftl"] if game else []
    return [*shared, *own]


def messages_of(game: str, lang: str) -> dict[str, ftl.Message]:
    """The messages in the game's own catalogue, without the page's."""
    return messages(SOURCE / f"games/{game}/locale/{lang}.ftl")


def messages(path: Path) -> dict[str, ftl.Message]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


class Catalogue:
    """All messages of a game (None: of none) in one language."""

    def __init__(self, game: str | None, lang: str) -> None:
        self.words = Words(lang, game)
        self.paths = catalogues(game, lang)
        self.known = {name: message for path in self.paths for name, message in messages(path).items()}
        self.bundle = FluentBundle(
            [lang],
            use_isolating=False,
            functions={"PLAYER": lambda name, case: player_in_case(lang, game, name, case)},
        )
        for path in self.paths:
            self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)

    def own(self) -> list[str]:
        """The messages of the last files: of the game, or those that all share."""
        paths = self.paths[-2:] if self.words.game else self.paths
        return [name for path in paths for name in messages(path)]

    def said(self, name: str) -> list[str]:
        """The message in all its forms. An error of Fluent (an unknown reference, a missing argument) is raised."""
        message = self.known[name]
        pattern = self.bundle.get_message(name).value
        assert pattern is not None
        found = []
        for args in self.arguments(message):
            text, errors = self.bundle.format_pattern(pattern, args)
            assert not errors, f"{name}: {errors} with {args}"
            found.append(str(text))
        return list(dict.fromkeys(found))

    def arguments(self, message: ftl.Message) -> Iterator[dict[str, object]]:
        values = {name: self.values(name, keys) for name, keys in sorted(self.selectors(message).items())}
        for chosen in spread(list(values.values())):
            yield dict(zip(values, chosen, strict=True))

    def values(self, name: str, keys: set[str]) -> Sequence[object]:
        """What the argument can be: a number where the message or its name says so, else what it selects by."""
        if name in PEOPLE or name.startswith("player"):
            return list(NAMES) + ([self.words.say("virtual-player")] if self.words.has("virtual-player") else [])
        if name in SEATS:
            return [2, 4]
        if keys & (PLURALS - {"other"}) or any(key.isdigit() for key in keys):
            return sorted({*NUMBERS, *(int(key) for key in keys if key.isdigit())})
        if keys:
            return sorted(keys)
        if name == "card":
            return [self.words.card(None, "1") if self.words.has("card-hidden") else "1"]
        return list(NUMBERS) if name in AMOUNTS.split() else [f"⟨{name}⟩"]

    def selectors(self, node: object) -> dict[str, set[str]]:
        """The arguments of a message, also through the messages that it refers to, and by which keys it selects."""
        found: dict[str, set[str]] = {}
        if isinstance(node, ftl.VariableReference):
            found[node.id.name] = set()
        elif isinstance(node, ftl.MessageReference):
            return self.selectors(self.known[node.id.name].value)
        elif isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            found[node.selector.id.name] = {key_of(variant) for variant in node.variants}
            parts = [self.selectors(variant.value) for variant in node.variants]
            return merged([found, *parts])
        elif isinstance(node, list):
            return merged([self.selectors(item) for item in node])
        elif isinstance(node, ftl.BaseNode):
            return merged([self.selectors(value) for value in vars(node).values()])
        return found


def spread(values: Sequence[Sequence[T]]) -> list[tuple[T, ...]]:
    """All combinations of the values; if there are too many, each value at least once, with the first and the last of
    the others."""
    whole = list(islice(product(*values), MOST + 1))
    if len(whole) <= MOST:
        return whole
    turns = range(max(len(each) for each in values))
    forward = [tuple(each[min(turn, len(each) - 1)] for each in values) for turn in turns]
    backward = [tuple(each[-1 - min(turn, len(each) - 1)] for each in values) for turn in turns]
    return forward + backward


def key_of(variant: ftl.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ftl.Identifier) else str(key.value)


def merged(parts: list[dict[str, set[str]]]) -> dict[str, set[str]]:
    whole: dict[str, set[str]] = {}
    for part in parts:
        for name, keys in part.items():
            whole.setdefault(name, set()).update(keys)
    return whole
