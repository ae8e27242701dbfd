"""A small game that uses what Innovation doesn't: copies of cards, shuffles in play, an auction with answers out of
turn, hidden simultaneous picks, tokens lying on cards, and resignation."""

from __future__ import annotations

from typing import Annotated, Any, Never

from kronika.engine import hidden
from kronika.engine.choice import CARD, DONE, NUMBER, Choice, Effect, KeyRing
from kronika.engine.dice import Dice
from kronika.engine.errors import Ended
from kronika.engine.game import Game, Result
from kronika.engine.json import Json
from kronika.engine.table import ALL, NOBODY, OWNER, SEATS, Cards, Counter, Numbers, PerSeat, Table, Zone

KEYS = KeyRing()
PICK = KEYS.add("pick", CARD, rule="TOY-PICK-01")
BID = KEYS.add("bid", NUMBER, rule="TOY-BID-01")
PLAY = KEYS.add("play", CARD, rule="TOY-PLAY-01")
PASS = KEYS.add("pass", rule="TOY-PLAY-02")

NAMES: tuple[str, ...] = ("farm", "mine", "mill")
CARDS = 12  # four copies of each


class Toy(Table):
    deck: Annotated[list[Cards], Zone(NOBODY, SEATS)]
    hand: Annotated[list[Cards], Zone(OWNER, SEATS)]
    discard: Annotated[list[Cards], Zone(ALL, SEATS)]
    row: Annotated[Cards, Zone(ALL, ordered=True)]

    goods: Annotated[Numbers, Counter(CARDS)]
    picked: Annotated[Numbers, Counter(SEATS, start=-1)]
    passed: PerSeat

    phase: int
    turn: int
    bid: int
    bidder: int
    gone: int

    __slots__ = tuple(__annotations__)
    card_ids = NAMES
    back_names = ("toy",)
    keys = KEYS


def move(t: Any, card: int, to: Cards, seers: int) -> None:
    t.zones[t.where[card]].remove(card)
    to.append(card)
    t.where[card] = next(i for i, zone in enumerate(t.zones) if zone is to)
    hidden.show(t, card, seers)


class ToyGame(Game):
    id = "toy"
    rules_version = 3
    min_seats = 2
    max_seats = 3
    variants = {"length": ("short", "long")}  # noqa: RUF012
    table = Toy

    def deal(self, seats: int, options: dict[str, str], chance: Dice) -> Toy:
        t = Toy(seats, options, [0] * CARDS)
        t.faces = [number % 3 for number in range(CARDS)]
        t.go_on_from(chance)
        for card in range(CARDS):
            t.deck[card % seats].append(card)
        t.locate()
        for seat in range(seats):
            hidden.shuffle(t, t.deck[seat])
            for _ in range(2):
                move(t, t.deck[seat][-1], t.hand[seat], 1 << seat)
        return t

    def step(self, t: Any) -> Effect:
        return (self.pick, self.auction, self.turn)[t.phase](t)

    def pick(self, t: Any) -> Effect:
        """Everybody picks a card of the hand in secret; then all are laid into the row together."""
        seat = t.picked.index(-1)
        t.picked[seat] = yield Choice(t, seat, PICK, list(t.hand[seat]))
        if -1 not in t.picked:
            for card in t.picked:
                move(t, card, t.row, t.everybody)
            t.phase = 1

    def auction(self, t: Any) -> Effect:
        """One answer a step: the auction's state is in the table."""
        seat = t.turn % t.seats
        t.turn += 1
        if not t.passed[seat]:
            bid = yield Choice(t, seat, BID, [*range(t.bid + 1, 5), DONE])
            if bid == DONE:
                t.passed[seat] = 1
            else:
                t.bid, t.bidder = bid, seat
        if (sum(t.passed) == t.seats - 1 and t.bid) or all(t.passed):
            for card in list(t.row):
                t.goods[card] = t.bid
                move(t, card, t.hand[t.bidder], t.everybody)
            t.phase, t.turn = 2, 0

    def turn(self, t: Any) -> Effect:
        """Play a card and draw one; an empty deck is renewed from the discard pile, also in the middle of a turn."""
        seat = t.turn % t.seats
        t.turn += 1
        if t.turn > (12 if t.options["length"] == "short" else 40):
            raise Ended
        fitting = [c for c in t.hand[seat] if NAMES[t.faces[c]] != "mill"]
        code = yield Choice(t, seat, PLAY, [PLAY.base + c for c in fitting] + [PASS.base], private=True)
        if code != PASS.base:
            move(t, code - PLAY.base, t.discard[seat], t.everybody)
        if not t.deck[seat]:
            for card in list(t.discard[seat]):
                move(t, card, t.deck[seat], 0)
            hidden.shuffle(t, t.deck[seat])
        if t.deck[seat]:
            move(t, t.deck[seat][-1], t.hand[seat], 1 << seat)

    def result(self, t: Any) -> Result:
        points = [sum(t.goods[card] for card in hand) for hand in t.hand]
        best = max(points)
        winners = tuple(s for s in range(t.seats) if points[s] == best and s + 1 != t.gone)
        return Result(winners, tuple(points), "resigned" if t.gone else "goods", tuple((("goods", p),) for p in points))

    def numbers(self, t: Any, seat: int | None) -> dict[str, Json]:
        return {"phase": t.phase, "bid": t.bid, "passed": list(t.passed), "picked": [card >= 0 for card in t.picked]}

    def resign(self, t: Any, seat: int) -> Never:
        t.gone = seat + 1
        raise Ended


GAME = ToyGame()
