"""Messages for games that have none: the names in their code, as people would write them.

They only fill the gaps in a game's own catalogue, and are the same in all languages. The server sends them to the page,
too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from inspect import cleandoc

from .discovery import file_of
from .engine.choice import Key
from .engine.game import Game

BETWEEN_WORDS = re.compile(r"[_-]+")
# the name of an argument in messages, by its kind
VALUES = {"card": "name", "seat": "player", "number": "number", "word": "word"}


def readable(name: str) -> str:
    """A name from the code as people would write it.

    >>> readable("draw_pile")
    'draw pile'
    """
    return BETWEEN_WORDS.sub(" ", name).strip()


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def derived_messages(game: Game, lang: str) -> str:
    """A catalogue with every message that a game needs, derived from the names of its keys and options."""
    lines = [f"{name} = {text}" for name, text in named_messages(game)]
    return "\n".join([file_of(f"locale/plain.{lang}.ftl").read_text(encoding="utf-8"), *lines, ""])


def named_messages(game: Game) -> Iterator[tuple[str, str]]:
    about = literal(about_game(game))
    yield "game-name", literal(readable(game.id).title())
    yield "game-about", about
    yield "intro", about
    for key in game.table.keys.keys:
        yield f"ask-{key.name}", readable(key.name)
        yield f"option-{key.name}", " ".join([readable(key.name), ", ".join(arguments(key))]).strip()
    for good in game.goods:
        yield f"price-{good}", f"{{ $count }} {readable(good)}"
    for name, values in game.variants.items():
        yield f"variant-{name}", capital(readable(name))
        for value in values:
            yield f"variant-{name}-{value}", readable(value)


def about_game(game: Game) -> str:
    """The first paragraph of the game's docstring in one line."""
    text = cleandoc(type(game).__doc__ or "").partition("\n\n")[0]
    return " ".join(text.split()) or readable(game.id).title()


def arguments(key: Key) -> list[str]:
    """The arguments of a key's options as placeables. The second one of a kind ends with 2."""
    count: dict[str, int] = {}
    placed = []
    for arg in key.args:
        count[arg.kind] = count.get(arg.kind, 0) + 1
        placed.append(f"{{ ${VALUES[arg.kind]}{'' if count[arg.kind] == 1 else count[arg.kind]} }}")
    return placed


def literal(text: str) -> str:
    """A text as a Fluent pattern: braces are escaped."""
    return re.sub(r"[{}]", lambda brace: f'{{ "{brace[0]}" }}', text)


def derived_story(kind: str, args: Mapping[str, float | str]) -> str:
    """A sentence of the log for an event without a message: who, what, which card, and all other facts."""
    facts = {name: value for name, value in args.items() if name not in ("kind", "player", "card", "name", "same")}
    rest = [f"{readable(name)} {value}" for name, value in facts.items() if not name.endswith("-id")]
    who = f"{args['player']}: " if "player" in args else ""
    what = " ".join([readable(kind), str(args["name"])] if "name" in args else [readable(kind)])
    more = f" ({', '.join(rest)})" if rest else ""
    return f"{who}{what}{more}."
