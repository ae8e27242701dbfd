"""Nothing is translated in vain: every message is said somewhere, by its name or by a name that code puts together."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from tests.terminal.every_message import PAGE, SOURCE, messages

from kronika.games import GAMES, game

NAME = re.compile(r"[a-z][\w-]*")
IN_TYPESCRIPT = re.compile(r"\"([a-z][\w-]*)\"|`((?:[\w-]|\$\{[^{}`]*\})+)`")
# Messages are named after what a game declares (see docs/protocol.md): then the name must be declared.
OF_KEYS = ("option-", "ask-", "done-", "about-", "about-done-")
DECLARED = re.compile(r"(option|ask|done|about|price|event|guide|reason|variant)-")
LONGEST = 20  # rounds or turns whose number has a message of its own


@cache
def said() -> tuple[frozenset[str], list[re.Pattern[str]]]:
    """The names of messages in the source, and the patterns of names that are put together, as `hint-…`."""
    python = [found for path in SOURCE.rglob("*.py") for found in in_python(path)]
    typescript = [found for path in PAGE.rglob("*.ts*") for found in in_typescript(path)]
    plain = frozenset(found for found in python + typescript if NAME.fullmatch(found))
    parts = {found for found in python + typescript if "…" in found}
    telling = [part for part in parts if len(part.replace("…", "")) >= (5 if part.startswith("…") else 3)]
    return plain, [re.compile(re.escape(part).replace("…", r"[\w-]*")) for part in telling]


def in_python(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            parts = (part.value if isinstance(part, ast.Constant) else "…" for part in node.values)
            text = "".join(map(str, parts))
            if re.fullmatch(r"[\w…-]+", text):
                yield text


def in_typescript(path: Path) -> Iterator[str]:
    for plain, template in IN_TYPESCRIPT.findall(path.read_text(encoding="utf-8")):
        yield plain or re.sub(r"\$\{[^{}`]*\}", "…", template)


def declared(game_id: str) -> set[str]:
    """The names of all messages that follow from the game's keys, events, reasons and options."""
    found = game(game_id)
    names = {
        f"{kind}{key.name}{short}"
        for key in found.table.keys.keys
        for kind in OF_KEYS
        for short in ("", "-short", "-use")
    }
    names |= {f"ask-{key.name}-{few}" for key in found.table.keys.keys for few in ("only", "nothing")}
    names |= {f"price-{good}" for good in found.goods}
    names |= {f"event-{kind}{line}" for kind in found.events.kinds for line in ("", "-many", "-good", "-goods")}
    names |= {f"guide-{option}{key.name}" for key in found.table.keys.keys for option in ("", "option-")}
    names |= {f"guide-event-{kind}" for kind in found.events.kinds}
    names |= {
        f"guide-event-{kind.name}-{number}"
        for kind in found.events.kinds.values()
        if "number" in kind.facts
        for number in range(1, LONGEST)
    }
    names |= {f"reason-{reason}" for reason in found.events.kinds["ended"].facts["reason"].words}
    names |= {f"variant-{name}" for name in found.variants}
    return names | {f"variant-{name}-{value}" for name, values in found.variants.items() for value in values}


def referred(message: object) -> Iterator[str]:
    """The messages that a message refers to."""
    if isinstance(message, ftl.MessageReference):
        yield message.id.name
    elif isinstance(message, list):
        for item in message:
            yield from referred(item)
    elif isinstance(message, ftl.BaseNode):
        for value in vars(message).values():
            yield from referred(value)


@pytest.mark.parametrize("game_id", [None, *GAMES])
def test_every_message_is_said(game_id: str | None) -> None:
    own = [SOURCE / f"games/{game_id}/locale/en.ftl", PAGE / f"games/{game_id}/words.en.ftl"]
    shared = [SOURCE / "locale/en.ftl", SOURCE / "locale/plain.en.ftl", *(PAGE / "words").glob("*en.ftl")]
    found = {name: message for path in (own if game_id else shared) for name, message in messages(path).items()}
    names, patterns = said()
    known = names | {name for message in found.values() for name in referred(message)}
    known |= declared(game_id) if game_id else set()
    unused = {name for name in found if name not in known}
    for name in list(unused):
        if not (game_id and DECLARED.match(name)) and any(pattern.fullmatch(name) for pattern in patterns):
            unused.remove(name)
    assert not unused
