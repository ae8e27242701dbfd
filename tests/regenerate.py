"""`make regenerate`: brings up to date what is made from the games and kept in the repository, and says what it was.

Run it after you have added a card, changed a number, a rule or a message of the protocol. It records playthroughs again
that don't fit any more, and writes the schema of the server, the page's types and what the examples in the docs print.
What it can't do by itself, such as learning weights, it tells you. Everything else is computed when the tests run.
"""

from __future__ import annotations

import doctest
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.playthroughs.make import paths, recorded

import kronika
from kronika.discovery import file_of
from kronika.engine.errors import KronikaError
from kronika.engine.record import parse
from kronika.games import GAMES, game
from kronika.puzzles.book import OtherRules, book_of
from kronika.server.schema import schema_text

ROOT = Path(__file__).resolve().parents[1]
SCHEMA = ROOT / "web/openapi.json"
ADVICE = "If this change of the rules is meant, `make regenerate` brings up to date what depends on it."


class ToDo(Exception):
    """Something that is out of date and must be changed by hand."""


# --- playthroughs


def misfit(path: Path) -> str | None:
    """Why a playthrough isn't what the rules make of it; None if it is. Its fingerprint may be another: data can change
    in ways that no recorded game notices."""
    if not path.exists():
        return f"{path.name} is missing."
    text = path.read_text(encoding="utf-8")
    try:
        match = kronika.replay(text)
    except KronikaError as error:
        return f"{path.name}: {error}"
    if not match.over:
        return f"{path.name} stops before the end of the game."
    if unstamped(match.record(parse(text).names)) != unstamped(text):
        return f"{path.name} isn't written as records are written now."
    return None


def unstamped(text: str) -> str:
    return re.sub(r'\[Fingerprint ".*"\]\n', "", text)


def playthroughs(game_id: str) -> Iterator[str]:
    """Records of the same version of the rules must fit: if they don't, the version has to grow first."""
    version = game(game_id).rules_version
    for number, path in enumerate(paths(game_id), start=1):
        why = misfit(path)
        if why is None:
            continue
        if path.exists() and parse(path.read_text(encoding="utf-8")).rules == version:
            raise ToDo(
                f"{game_id} plays differently than under version {version} of its rules. {why} If that is meant, raise "
                f"its `rules_version` to {version + 1} and run this again."
            )
        path.write_text(recorded(game_id, number), encoding="utf-8")
        yield f"{path.relative_to(ROOT)}: recorded again"


# --- the page


def page() -> Iterator[str]:
    text = schema_text()
    if SCHEMA.read_text(encoding="utf-8") != text:
        SCHEMA.write_text(text, encoding="utf-8")
        yield f"{SCHEMA.relative_to(ROOT)}: written again"
    before = page_types()
    subprocess.run(["npm", "--prefix", "web", "run", "--silent", "types"], cwd=ROOT, check=True, capture_output=True)
    for path, text in page_types().items():
        if text != before.get(path):
            yield f"{path.relative_to(ROOT)}: written again"


def page_types() -> dict[Path, str]:
    files = (ROOT / "web/src/api/types.ts", *sorted(ROOT.glob("web/src/games/*/shape.ts")))
    return {path: path.read_text(encoding="utf-8") for path in files}


# --- documents


class Answers(doctest.DocTestRunner):
    """Runs the examples of a document and notes what they say now, where it isn't what the document says."""

    def __init__(self) -> None:
        super().__init__(verbose=False)
        self.said: list[tuple[doctest.Example, str]] = []

    def report_failure(self, out: object, test: doctest.DocTest, example: doctest.Example, got: str) -> None:
        if example.exc_msg is not None:  # of a traceback only what the document shows of it
            head, shown = example.want.split("\n", 1)[0], got.rstrip("\n").split("\n")
            last = next(number for number in range(len(shown), 0, -1) if shown[number - 1].startswith("  "))
            got = "\n".join([head, "...", *shown[last:], ""])
        self.said.append((example, got))

    def report_unexpected_exception(
        self, out: object, test: doctest.DocTest, example: doctest.Example, exc_info: tuple[object, ...]
    ) -> None:
        place = f"{Path(str(test.filename)).relative_to(ROOT)}:{example.lineno + 1}"
        raise ToDo(f"{place}: {example.source.strip()}: {exc_info[1]}")


def documents() -> Iterator[str]:
    """What the examples of the documentation print. An example that can't even run has to be changed by hand."""
    for path in sorted((ROOT / "docs").rglob("*.md")):
        text = path.read_text(encoding="utf-8")
        runner = Answers()
        runner.run(doctest.DocTestParser().get_doctest(text, {"__name__": "__main__"}, path.name, str(path), 0))
        if runner.said:
            path.write_text(with_answers(text, runner.said), encoding="utf-8")
            yield f"{path.relative_to(ROOT)}: its examples print something else now"


def with_answers(text: str, said: list[tuple[doctest.Example, str]]) -> str:
    lines = text.split("\n")
    for example, got in reversed(said):
        first = example.lineno + example.source.count("\n")
        answer = [" " * example.indent + (line or "<BLANKLINE>") for line in got.rstrip("\n").split("\n")]
        lines[first : first + example.want.count("\n")] = answer if got else []
    return "\n".join(lines)


# --- what bots have learned


def weights(game_id: str) -> Iterator[str]:
    """Learned weights stay good enough when a card is added: only a person can say whether to learn them again."""
    file = file_of(f"games/{game_id}/bot/weights.json")
    then = json.loads(file.read_text(encoding="utf-8")).get("fingerprint") if file.is_file() else None
    if then is not None and then != game(game_id).fingerprint:
        yield f"{game_id}: its weights were learned under other rules (`python -m kronika.lab.train`, some hours)"


def puzzles(game_id: str) -> Iterator[str]:
    """Puzzles of other rules are refused: they have to be found again."""
    try:
        book_of(game_id)
    except OtherRules:
        yield f"{game_id}: its puzzles were made under other rules (`kronika puzzles {game_id}`, some hours)"


def main() -> int:
    told: list[str] = []
    left: list[str] = []
    of_games = [work for game_id in GAMES for work in (playthroughs(game_id), weights(game_id), puzzles(game_id))]
    for work in (*of_games, page(), documents()):
        try:
            for line in work:
                print(line, flush=True)
                told.append(line)
        except ToDo as error:
            left.append(str(error))
    for line in left:
        print(line)
    if not told and not left:
        print("Everything is up to date.")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
