"""The console, the language, and messages about errors."""

from __future__ import annotations

import codecs
import os
import sys
from contextlib import suppress
from unicodedata import combining, normalize

from rich.console import Console
from rich.text import Text

from kronika.catalogue import LANGUAGES
from kronika.engine.errors import BadSetup

with suppress(ImportError):  # line editing, where it is available
    import readline  # noqa: F401

USAGE_ERROR = 2
INTERRUPTED = 130


# For ASCII terminals: all symbols of a game stay distinct.
SIGNS = "♜♛♣☼⚙◷♪†♥●■○◊☺•≈▯✖◆★⌂⚑◦◇✗¤ψ∘⚔♞⛨▪▫□▶←→↑×·–—−…„“”’▁▂▃▄▅▆▇█"
PLAIN = 'CKwbftcshorampn~=XdvLF,_xgyqTHu#_:@<>^x.---~"""\'_.-=+*%#'


def plainly(error: UnicodeError) -> tuple[str, int]:
    """Handle characters that a stream can't encode: drop the accents of letters, and replace symbols by other
    symbols."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = error.object[error.start : error.end]
    return "".join(PLAIN_SIGNS.get(letter) or unaccented(letter) for letter in letters), error.end


PLAIN_SIGNS = dict(zip(SIGNS, PLAIN, strict=True))
codecs.register_error("kronika.plain", plainly)


def unaccented(letter: str) -> str:
    bare = "".join(part for part in normalize("NFKD", letter) if not combining(part))
    return bare if bare.isascii() else "?"


def open_console(stderr: bool = False) -> Console:
    """A console on the real stream. Characters that the stream can't show are replaced."""
    stream = sys.stderr if stderr else sys.stdout
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="kronika.plain")
    return Console(file=stream, highlight=False, markup=False, emoji=False)


def complain(message: str) -> None:
    """Print one clear red message on stderr."""
    open_console(stderr=True).print(Text(message, "bold red"), soft_wrap=True)


def language(asked: str | None) -> str:
    """The requested language. The default is KRONIKA_LANG, LANG or English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise BadSetup(f"There is no language {asked!r}. Languages: {', '.join(LANGUAGES)}.")
        return asked
    for name in ("KRONIKA_LANG", "LANG"):
        lang = os.environ.get(name, "")[:2].lower()
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]


def read_line(console: Console, question: str) -> str:
    """A line from the keyboard or a pipe; EOFError at the end of the input."""
    if sys.stdin is None:
        raise EOFError
    if not sys.stdin.isatty():
        console.print(Text(f"{question} > ", "bold"), end="")
        line = sys.stdin.readline()
        if not line:
            console.print()
            raise EOFError
        console.print(Text(tidy(line)))
        return tidy(line)
    return tidy(input(f"{question} > "))


def tidy(line: str) -> str:
    """Remove terminal control characters."""
    return "".join(letter for letter in line if letter.isprintable()).strip()


def wipe(console: Console, secret: bool = False) -> None:
    """Clear the screen and the scrollback of a real terminal, so that no hidden card stays visible."""
    if console.is_terminal:
        console.file.write("\x1b[H\x1b[2J" + "\x1b[3J" * secret)
        console.file.flush()
