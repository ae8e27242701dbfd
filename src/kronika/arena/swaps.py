"""What a card is worth: how the same position ends if another card is drawn instead.

Which cards the winners hold says little about the cards: players who are ahead may draw more, and players who are
behind may play worse ones. So we take moments of recorded games at which a card has just moved from a pile into a hand.
Everything that nobody knows is redealt, and the position is played to the end twice by the same quick players with the
same seeds: once as it is, and once with the card swapped for another one from the same pile. The difference in the
share of the victory is how much more one card is worth than the other, whoever was ahead.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from kronika.bots.greedy import LONGEST_GAME, finish_action
from kronika.bots.values import Evaluation, evaluation_of, value_of
from kronika.engine.hidden import TOGETHER, fresh
from kronika.engine.json import Json
from kronika.engine.match import Match
from kronika.engine.playout import Playout
from kronika.engine.table import NOBODY, OWNER, Table, numbered
from kronika.review.moments import moments

from .local import Progress, each_done
from .play import FORFEIT
from .ratings import Interval, mean
from .results import Results

LOOKS = 4  # the number of options that a quick player compares


@dataclass(frozen=True)
class Draw:
    """A card that has just moved from a pile into a seat's hand. `number` is the index of the next answer of the
    game."""

    number: int
    seat: int
    card: int
    pile: int


@dataclass(frozen=True)
class Pair:
    """A position played twice. `effect` is how much more the seat won with the drawn card than with the other one."""

    card: str
    other: str
    effect: float


@dataclass(frozen=True)
class Worth:
    """What a card is worth to whoever draws it, compared with other cards from the same pile."""

    card: str
    pairs: int
    effect: Interval

    def to_json(self) -> dict[str, Json]:
        return {"card": self.card, "pairs": self.pairs, "effect": self.effect.to_json()}


# --- moments


def owners(t: Table, look: str) -> dict[int, int]:
    """The numbers of the zones with this visibility, each with the seat that owns it (-1: nobody)."""
    found: dict[int, int] = {}
    for zone, numbers in numbered(t.ZONES, t.seats):
        if zone.look == look:
            each = len(numbers) // t.seats
            found |= {number: place // each if zone.per_seat else -1 for place, number in enumerate(numbers)}
    return found


def draws(found: list[Match]) -> list[Draw]:
    """All cards drawn from piles into hands, given the match before each answer. A draw counts from the end of its
    action on."""
    hands = {zone: seat for zone, seat in owners(found[0].table, OWNER).items() if seat >= 0}
    piles = owners(found[0].table, NOBODY)
    plain = [(number, match) for number, match in enumerate(found) if not match.over and match.at_boundary]
    return [
        Draw(number, hands[now], card, then)
        for (_, before), (number, match) in pairwise(plain)
        for card, (then, now) in enumerate(zip(before.table.where, match.table.where, strict=True))
        if then != now and then in piles and now in hands
    ]


def rivals(t: Table, draw: Draw) -> list[int]:
    """The cards that could have been drawn instead: those in the pile that have the same back and that nobody has
    seen."""
    back = t.backs[draw.card]
    return [card for card in t.zones[draw.pile] if t.backs[card] == back and not t.seen[card]]


# --- pairs


def pairs_of(found: list[Match], evaluation: Evaluation, seeds: list[str]) -> Iterator[Pair | None]:
    """One pair for each seed, or None if no card can be swapped."""
    drawn = [(draw, others) for draw in draws(found) if (others := rivals(found[draw.number].table, draw))]
    for seed in seeds:
        random = fresh(seed)
        if not drawn:
            yield None
            continue
        draw, others = drawn[random.randrange(len(drawn))]
        yield pair_at(found[draw.number], draw, others[random.randrange(len(others))], evaluation, seed)


def pair_at(match: Match, draw: Draw, other: int, evaluation: Evaluation, seed: str) -> Pair | None:
    """Play the position twice. None if the two cards are the same printed card."""
    as_it_is, exchanged = (match.redealt(TOGETHER, fresh(seed), swap=(draw.card, card)) for card in (draw.card, other))
    faces, ids = as_it_is.table.faces, match.table.card_ids
    if faces[draw.card] == faces[other]:
        return None
    names = ids[faces[draw.card]], ids[faces[other]]
    shares = [play_on(twin, evaluation, fresh(f"{seed}/play"))[draw.seat] for twin in (as_it_is, exchanged)]
    return Pair(*names, shares[0] - shares[1])


def play_on(twin: Playout, evaluation: Evaluation, random: Random) -> list[float]:
    """Play to the end with a quick player in every seat; returns each seat's share of the victory. A quick player tries
    a few options to the end of the action and takes the best one."""
    for _ in range(LONGEST_GAME):
        if twin.over:
            break
        codes, seat = twin.choice.codes, twin.choice.seat
        if twin.copyable and len(codes) > 1:
            tried = random.sample(codes, min(LOOKS, len(codes)))
            worths = [looked(twin, code, seat, evaluation, random) for code in tried]
            twin.play(tried[worths.index(max(worths))])
        else:
            twin.play(codes[random.randrange(len(codes))])
    return twin.game.result(twin.table).shares


def looked(twin: Playout, code: int, seat: int, evaluation: Evaluation, random: Random) -> float:
    copy = twin.clone()
    finish_action(copy, code, random)
    return value_of(copy, seat, evaluation)


# --- many of them


def pairs_of_record(text: str, seeds: list[str]) -> list[Pair | None]:
    found = moments(text)
    return list(pairs_of(found, evaluation_of(found[0].game.id, seats=found[0].seats), seeds))


def add_swaps(results: Results, count: int, jobs: int, progress: Progress | None) -> None:
    """Add pairs until each game has this many. Forfeited games are left out."""
    query = """SELECT number, record, (SELECT COUNT(*) FROM swaps WHERE game = number) AS there FROM games
        WHERE number < ? AND reason <> ? AND there < ?"""
    todo = {}
    for number, record, there in results.db.execute(query, (results.plan.total, FORFEIT, count)):
        seeds = [f"swap/{results.plan.seed}/{number}/{place}" for place in range(there, count)]
        todo[number, there] = record, seeds
    with closing(each_done(pairs_of_record, todo, jobs, progress)) as found:
        for (number, there), pairs in found:
            rows = [
                (number, place, *((pair.card, pair.other, pair.effect) if pair else (None, None, 0.0)))
                for place, pair in enumerate(pairs, there)
            ]
            with results.writing():
                results.db.executemany("INSERT OR REPLACE INTO swaps VALUES (?, ?, ?, ?, ?)", rows)


def worths(rows: list[tuple[str, str, float]]) -> list[Worth]:
    """The worth of each card, best first. A pair counts for the drawn card and against the other one."""
    effects: dict[str, list[float]] = {}
    for card, other, effect in rows:
        effects.setdefault(card, []).append(effect)
        effects.setdefault(other, []).append(-effect)
    found = [
        Worth(card, len(each), mean(sum(each), sum(effect * effect for effect in each), len(each)))
        for card, each in effects.items()
    ]
    return sorted(found, key=lambda worth: (-worth.effect.value, worth.card))
