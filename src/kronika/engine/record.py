"""The game record: text, readable and diffable, a header and one line per answer.

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
from .match import Match
from .saves import check_pack
from .shared import SharedDeal

HEADER = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
LINE = re.compile(r"([0-9]{1,3}) (\S.*)")


@dataclass
class Record:
    """A record as written; nothing in it has been checked against the rules yet."""

    game: str
    rules: int
    seats: int
    dealer: str  # empty in records from before there was one
    seed: int | str
    deal: str
    result: str
    fingerprint: str = ""  # of the rules: `Game.fingerprint`; empty in older records
    data: str = ""  # the data pack, if it was played with one
    table: str = ""  # of a shared deal
    parts: dict[str, str] = field(default_factory=dict)  # of a shared deal: who ("server" or a seat) gave what
    options: dict[str, str] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    answers: list[tuple[int, int, str]] = field(default_factory=list)  # line number, seat, token

    @property
    def shared(self) -> SharedDeal | None:
        """The parts that the seed was made of; None if it was made otherwise."""
        if not self.parts:
            return None
        seats = tuple(self.parts.get(str(seat), "") for seat in range(self.seats))
        return SharedDeal(self.game, self.table, self.parts.get("server", ""), seats)


def other_rules(record: Record, game: Game) -> tuple[str, str] | None:
    """The rules that it was recorded under and those of today, if they differ: their versions, with fingerprints. Of an
    old record only the version is known."""
    fingerprint = record.fingerprint and game.fingerprint
    if record.rules == game.rules_version and (not fingerprint or record.fingerprint == game.fingerprint):
        return None
    return rules_name(record.rules, record.fingerprint), rules_name(game.rules_version, game.fingerprint)


def rules_name(version: int, fingerprint: str) -> str:
    return f"{version} ({fingerprint})" if fingerprint else str(version)


def quote(text: str) -> str:
    """A header's value: no line breaks, and no semicolon, which begins a comment."""
    return " ".join(text.replace("\\", "\\\\").replace('"', '\\"').replace(";", ",").split())


def write(
    match: Match,
    names: list[str] | None = None,
    rules: tuple[int, str] | None = None,
    shared: SharedDeal | None = None,
) -> str:
    """`rules`: the version and the fingerprint of the rules that the answers follow, if they aren't the game's own.
    `shared`: the parts of the deal."""
    if match.seed is None:
        raise KronikaError("A match that began from a position has no seed, so it has no record.")
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
        raise BadRecord(f'This is no record of a game: the header [{name} "…"] is missing.')
    return headers[name]


def number_of(headers: dict[str, str], name: str) -> int:
    value = need(headers, name)
    if not re.fullmatch(r"[0-9]{1,9}", value):
        raise BadRecord(f"The header {name} must be a number, not {value!r}.")
    return int(value)


def steps(record: Record, find: Callable[[str], Game]) -> Iterator[Match]:
    """The match at the start and after each answer: the same match, moving on. A record of other rules is good as long
    as it fits; where it stops fitting, the error says that the rules have changed."""
    game = find(record.game)
    try:
        yield from fitting(record, game)
    except Misfit as error:
        others = other_rules(record, game)
        if others is None:
            raise
        then, now = others
        raise BadRecord(
            f"This game was recorded under different rules, version {then}, and {game.id} has version {now} now: it "
            f"fits no longer. {error}"
        ) from None


class Misfit(BadRecord):
    """What the record says isn't what comes out by the rules."""


def fitting(record: Record, game: Game) -> Iterator[Match]:
    check_pack(game, record.data, BadRecord)
    check_deal(record)
    try:
        match = Match.start(game, record.seats, record.seed, record.options, dealer=record.dealer)
    except BadSetup as error:
        raise Misfit(f"The header doesn't fit the game: {error}") from None
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
    """What was shown before the deal must fit what is shown now."""
    shared = record.shared
    if shared is None:
        if record.deal and record.deal != dice.commitment(record.game, record.seed):
            raise BadRecord("The seed doesn't fit the hash that was shown before the deal.")
        return
    strangers = set(record.parts) - {"server", *map(str, range(record.seats))}
    if strangers:
        raise BadRecord(
            f"A part of the deal is said to be from {min(strangers)!r}, which is neither the server nor a seat."
        )
    if record.deal != shared.commitment:
        raise BadRecord("The server's part of the deal doesn't fit the hash that was shown before the deal.")
    if record.seed != shared.seed:
        raise BadRecord("The seed isn't the one that the parts of the deal make: one of them was changed or left out.")


def play_line(match: Match, number: int, seat: int, token: str) -> None:
    if match.over:
        raise Misfit(f"Line {number}: the game is over, but the record goes on.")
    try:
        if token == "resign":
            match.resign(seat)
            return
        if seat != match.choice.seat:
            raise Misfit(f"Line {number}: seat {seat} answers, but seat {match.choice.seat} is asked.")
        match.answer(token)
    except IllegalAnswer as error:
        raise Misfit(f"Line {number}: {error}") from None


def replay(text: str, find: Callable[[str], Game]) -> Match:
    """The match at the end of a record. A record that doesn't fit the rules stops with the line's number."""
    last: Match | None = None
    for match in steps(parse(text), find):
        last = match
    assert last is not None
    return last
