"""Why one option is better than another: which parts of a position's value it gains, and which it loses.

Both options are played on the same deals to the end of the action: by the search's best moves as far as it has looked,
and at random beyond that. The reason is the difference in the parts of the value that the game names
(`Judgement.parts`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from kronika.engine.dice import Dice
from kronika.engine.playout import Playout

from .greedy import LONGEST
from .position import Position, moves_of
from .search import Search
from .tree import Node
from .values import judgement_of

DEALS = 24
WIN = "win"  # the name of a part that every game has
DECIDED = 4.0  # log odds of winning or losing at once, which outweigh everything else
LEAST = 0.03  # log odds: smaller differences aren't mentioned
SHARE = 0.3  # of the greatest difference: smaller ones aren't mentioned either
GAINS = 2
RIVALS = 3  # compare with this many options at most, until one of them differs in a named part
ALIKE = 0.02  # options whose expected results differ by less are about equal
LOOKED_AT = 0.25  # of the visits of the best option: with fewer, an expected result is only a guess

Row = tuple[str, int, float]  # token, visits, expected result: see `Search.report`


@dataclass(frozen=True)
class Part:
    """A part of the value that differs between two options. `more`: there is more of it after the first one. `theirs`:
    it belongs to the opponents."""

    name: str
    more: bool
    theirs: bool = False


@dataclass(frozen=True)
class Reason:
    """The pros and cons of an option compared with another, the greatest first. If there are no gains, its advantage
    shows only later in the game."""

    gains: tuple[Part, ...]
    loss: Part | None


UNSAID = Reason((), None)  # an advantage in nothing that has a name


@dataclass(frozen=True)
class Advice:
    """What a search thinks of each option, its choice first. Copies of a card are one option. `equal` are the options
    that are about as good as the choice, and `other` is the one that the reason compares it with."""

    rows: list[Row]
    equal: list[str]
    other: str | None
    reason: Reason | None


def advise(search: Search, position: Position) -> Advice:
    places = {option.token: place for place, option in enumerate(position.options)}
    by_move: dict[int, Row] = {}
    for row in search.report(position):
        by_move.setdefault(position.moves[places[row[0]]], row)
    rows = list(by_move.values())
    root = search.kept[1].root if search.kept is not None else None
    best, _, expected = rows[0]
    advice = Advice(rows, about_equal(rows), None, None)
    for token, visits, worth in rows[1 : 1 + RIVALS]:
        found = compare(position, places[best], places[token], root) if visits else None
        if found is not None and found.gains:
            return replace(advice, other=token, reason=found)
        if visits and advice.reason is None and expected - worth > ALIKE:
            advice = replace(advice, other=token, reason=found or UNSAID)
    return advice


def about_equal(rows: Sequence[Row]) -> list[str]:
    _, most, best = rows[0]
    return [token for token, visits, worth in rows[1:] if visits >= LOOKED_AT * most and abs(worth - best) <= ALIKE]


def compare(position: Position, one: int, other: int, root: Node | None = None) -> Reason | None:
    """Compare two options, given by their indices. `root` is the root of a search tree for this position. None if
    nothing differs, or if the game names no parts."""
    parts = judgement_of(position.game).parts
    if parts is None:
        return None
    gains: dict[tuple[str, bool], float] = {}
    for deal in range(DEALS):
        after = told_parts(position, one, root, deal)
        for part, worth in told_parts(position, other, root, deal).items():
            gains[part] = gains.get(part, 0.0) + (after[part] - worth) / DEALS
    greatest = max(map(abs, gains.values()))
    if greatest < LEAST:
        return None
    telling = sorted(
        ((gain, name, theirs) for (name, theirs), gain in gains.items() if abs(gain) >= max(LEAST, SHARE * greatest)),
        key=lambda found: -abs(found[0]),
    )
    better = [Part(name, not theirs, theirs) for gain, name, theirs in telling if gain > 0]
    worse = [Part(name, theirs, theirs) for gain, name, theirs in telling if gain < 0]
    return Reason(tuple(better[:GAINS]), worse[0] if worse else None)


def told_parts(position: Position, option: int, root: Node | None, deal: int) -> dict[tuple[str, bool], float]:
    """The named parts of the value after the option on this deal: the seat's own, and the opponents' as they count for
    the seat."""
    parts = judgement_of(position.game).parts
    assert parts is not None
    seat, seats = position.seat, position.seats
    twin = finished(position, option, root, Random(Dice(f"reasons/{deal}").state))
    decided = 0.0
    if twin.over:
        decided = DECIDED if seat in twin.result.winners else -DECIDED
    found = {(WIN, False): decided}
    for who in range(seats):
        theirs = who != seat
        share = -1.0 / (seats - 1) if theirs else 1.0
        for name, worth in zip(parts.names, parts.of(twin.table, who), strict=True):
            if name:
                found[name, theirs] = found.get((name, theirs), 0.0) + share * worth
    return found


def finished(position: Position, option: int, root: Node | None, random: Random) -> Playout:
    """A twin at the end of the action that this option starts or continues."""
    twin = position.redealt(random)
    node = root.children.get(moves_of(twin.choice)[option]) if root is not None else None
    action = twin.actions_taken
    twin.play(twin.choice.codes[option])
    for _ in range(LONGEST):
        if twin.over or twin.actions_taken != action:
            break
        codes = twin.choice.codes
        index = random.randrange(len(codes))
        if node is not None and len(codes) > 1:
            moves = moves_of(twin.choice)
            known = {place: node.children[move].visits for place, move in enumerate(moves) if move in node.children}
            if known:
                index = max(known, key=lambda place: known[place])
                node = node.children[moves[index]]
        twin.play(codes[index])
    return twin
