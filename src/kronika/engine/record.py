"""Game records: readable, diffable text with headers and one line per answer.

[Game "…"]
[Rules "1"]
[Fingerprint "7d0a3c51e2b8"]
[Seats "2"]
[Dealer "blake2b"]
[Seed "7"]
[Deal "5f0c…"]
[Result "0"]

0 open tools
1 open sailing
…
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from . import dice
from .errors import BadRecord, BadSetup, IllegalAnswer, KronikaError
from .game import Game
from .match import RESIGN, Match
from .saves import check_pack
from .shared import SharedDeal

HEADER = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
LINE = re.compile(r"([0-9]{1,3}) (\S.*)")


@dataclass
class Record:
    """A record as it is written. Nothing in it has been checked against the rules."""

    game: str
    rules: int
    seats: int
    dealer: str  # empty in old records
    seed: int | str
    deal: str
    result: str
    fingerprint: str = ""  # of the rules: `Game.fingerprint`; empty in older records
    data: str = ""  # the data pack, if any
    table: str = ""  # of a shared deal: the id of the table
    # of a shared deal: its parts by seat, and "server" for the server's
    parts: dict[str, str] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    answers: list[tuple[int, int, str]] = field(default_factory=list)  # line number, seat, token

    @property
    def shared(self) -> SharedDeal | None:
        """The parts of the deal; None if it wasn't shared."""
        if not self.parts:
            return None
        seats = tuple(self.parts.get(str(seat), "") for seat in range(self.seats))
        return SharedDeal(self.game, self.table, self.parts.get("server", ""), seats)


def other_rules(record: Record, game: Game) -> tuple[str, str] | None:
    """The names of the record's rules and of the game's, if they differ. Old records have a version, but no
    fingerprint."""
    fingerprint = record.fingerprint and game.fingerprint
    if record.rules == game.rules_version and (not fingerprint or record.fingerprint == game.fingerprint):
        return None
    return rules_name(record.rules, record.fingerprint), rules_of(game)


def rules_of(game: Game) -> str:
    """The name of the game's current rules."""
    return rules_name(game.rules_version, game.fingerprint)


def rules_name(version: int, fingerprint: str) -> str:
    return f"{version} ({fingerprint})" if fingerprint else str(version)


def quote(text: str) -> str:
    """The value of a header, without line breaks and without semicolons, which start comments."""
    return " ".join(text.replace("\\", "\\\\").replace('"', '\\"').replace(";", ",").split())


def write(
    match: Match,
    names: list[str] | None = None,
    rules: tuple[int, str] | None = None,
    shared: SharedDeal | None = None,
) -> str:
    """The record of a match. `rules` are the version and fingerprint of the rules that the answers follow, if they
    aren't the game's own. `shared` has the parts of a shared deal."""
    if match.seed is None:
        raise KronikaError("A match that started from a position has no seed, and so no record.")
    result = " ".join(map(str, match.result.winners)) if match.over else "*"
    version, fingerprint = rules or (match.game.rules_version, match.game.fingerprint)
    lines = [
        f'[Game "{match.game.id}"]',
        f'[Rules "{version}"]',
        *([f'[Fingerprint "{fingerprint}"]'] if fingerprint else []),
        *([f'[Data "{match.game.pack}"]'] if match.game.pack else []),
        f'[Seats "{match.seats}"]',
        *(f'[Option "{quote(f"{name}={value}")}"]' for name, value in match.options.items()),
        *(f'[Player "{quote(name)}"]' for name in names or []),
        *([f'[Dealer "{match.dealer}"]'] if match.dealer else []),
        f'[Seed "{quote(str(match.seed))}"]',
        f'[Deal "{match.commitment if shared is None else shared.commitment}"]',
        *shared_headers(shared),
        f'[Result "{result}"]',
        "",
        *(f"{seat} {token}" for seat, token in match.answers),
    ]
    return "\n".join(lines) + "\n"


def shared_headers(shared: SharedDeal | None) -> list[str]:
    if shared is None:
        return []
    given = [("server", shared.server), *((str(seat), part) for seat, part in enumerate(shared.parts) if part)]
    return [f'[Table "{quote(shared.table)}"]', *(f'[Part "{who} {part}"]' for who, part in given)]


def parse(text: str) -> Record:
    """Read a record without checking it against the rules."""
    headers: dict[str, str] = {}
    options: dict[str, str] = {}
    names: list[str] = []
    parts: dict[str, str] = {}
    answers: list[tuple[int, int, str]] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.split(";", 1)[0].strip()
        if not line:
            continue
        if header := HEADER.fullmatch(line):
            name, value = header[1], re.sub(r"\\(.)", r"\1", header[2])
            if name == "Option":
                key, _, setting = value.partition("=")
                options[key] = setting
            elif name == "Player":
                names.append(value)
            elif name == "Part":
                who, _, part = value.partition(" ")
                parts[who] = part
            else:
                headers[name] = value
        elif answer := LINE.fullmatch(line):
            answers.append((number, int(answer[1]), answer[2]))
        else:
            raise BadRecord(f'Line {number} is neither a header like [Seats "2"] nor an answer: {line[:80]!r}.')
    return Record(
        game=need(headers, "Game"),
        rules=number_of(headers, "Rules"),
        seats=number_of(headers, "Seats"),
        dealer=headers.get("Dealer", ""),
        seed=need(headers, "Seed"),
        deal=headers.get("Deal", ""),
        result=headers.get("Result", "*"),
        fingerprint=headers.get("Fingerprint", ""),
        data=headers.get("Data", ""),
        table=headers.get("Table", ""),
        parts=parts,
        options=options,
        names=names,
        answers=answers,
    )


def need(headers: dict[str, str], name: str) -> str:
    if name not in headers:
        raise BadRecord(f'This is not the record of a game: the header [{name} "…"] is missing.')
    return headers[name]


def number_of(headers: dict[str, str], name: str) -> int:
    value = need(headers, name)
    if not re.fullmatch(r"[0-9]{1,9}", value):
        raise BadRecord(f"The header {name} must be a number, not {value!r}.")
    return int(value)


def steps(record: Record, find: Callable[[str], Game]) -> Iterator[Match]:
    """Play a record. Yields the match at the start and after each answer (the same object each time).

    A record made under other rules is accepted as long as its answers are legal. If one isn't, the error says that the
    rules have changed.
    """
    game = find(record.game)
    try:
        yield from fitting(record, game)
    except Misfit as error:
        others = other_rules(record, game)
        if others is None:
            raise
        then, now = others
        raise BadRecord(
            f"This game was recorded under different rules, version {then}, and {game.id} has version {now} now: it no "
            f"longer fits. {error}"
        ) from None


class Misfit(BadRecord):
    """The record contradicts the rules."""


def fitting(record: Record, game: Game) -> Iterator[Match]:
    check_pack(game, record.data, BadRecord)
    check_deal(record)
    try:
        match = Match.start(game, record.seats, record.seed, record.options, dealer=record.dealer)
    except BadSetup as error:
        raise Misfit(f"The header doesn't match the game: {error}") from None
    yield match
    for number, seat, token in record.answers:
        play_line(match, number, seat, token)
        yield match
    stated = record.result.split()
    if match.over and stated != [str(seat) for seat in match.result.winners] and stated != ["*"]:
        raise Misfit(f"The header says that {record.result} won; by the rules it was {match.result.winners}.")
    if not match.over and stated != ["*"]:
        raise Misfit("The header names a winner, but the record stops before the end of the game.")


def check_deal(record: Record) -> None:
    """Check that the hash shown before the deal matches what is revealed now."""
    shared = record.shared
    if shared is None:
        if record.deal and record.deal != dice.commitment(record.game, record.seed):
            raise BadRecord("The seed doesn't match the hash that was shown before the deal.")
        return
    strangers = set(record.parts) - {"server", *map(str, range(record.seats))}
    if strangers:
        raise BadRecord(
            f"A part of the deal claims to be from {min(strangers)!r}, which is neither the server nor a seat."
        )
    if record.deal != shared.commitment:
        raise BadRecord("The server's part of the deal doesn't match the hash that was shown before the deal.")
    if record.seed != shared.seed:
        raise BadRecord("The parts of the deal don't make this seed: one of them was changed or left out.")


def play_line(match: Match, number: int, seat: int, token: str) -> None:
    if match.over:
        raise Misfit(f"Line {number}: the game is over, but the record continues.")
    try:
        if token != RESIGN and seat != match.choice.seat:
            raise Misfit(f"Line {number}: seat {seat} answers, but seat {match.choice.seat} is asked.")
        match.repeat(seat, token)
    except IllegalAnswer as error:
        raise Misfit(f"Line {number}: {error}") from None


def replay(text: str, find: Callable[[str], Game]) -> Match:
    """The match at the end of a record. If the record doesn't fit the rules, the error names the line."""
    last: Match | None = None
    for match in steps(parse(text), find):
        last = match
    assert last is not None
    return last
