"""Starting a game: every seat is taken, the cards are dealt, and somebody is asked."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from kronika.engine.dice import BLAKE2B
from kronika.engine.match import Match
from kronika.engine.shared import SharedDeal
from kronika.games import game as find_game

from .clocks import due
from .models import SeatRow, TableRow


def shared_deal(row: TableRow, seats: Sequence[SeatRow]) -> SharedDeal | None:
    """The parts of the table's deal; None for tables from before deals were shared."""
    if row.secret is None:
        return None
    return SharedDeal(row.game, row.id, row.secret, tuple(seat.part or "" for seat in seats))


def settle_seed(row: TableRow, seats: Sequence[SeatRow]) -> None:
    """Make the seed, once everybody at the table has contributed a part or won't."""
    shared = shared_deal(row, seats)
    if shared is not None:
        row.seed = shared.seed


def dealt(row: TableRow, seats: int) -> Match:
    """The table's match before its first answer."""
    return Match.start(find_game(row.game), seats, row.seed, row.options, dealer=row.dealer)


def start(row: TableRow, seats: Sequence[SeatRow], moment: datetime) -> bool:
    """Start the game if it hasn't started and no seat is free; returns whether it did.

    The store calls this inside the transaction that took the last seat, so a full table that hasn't started is never
    on disk. It only changes the rows it is given; the transaction writes them.
    """
    if row.state != "open" or any(seat.kind == "free" for seat in seats):
        return False
    game = find_game(row.game)
    row.dealer = BLAKE2B
    settle_seed(row, seats)
    match = dealt(row, len(seats))
    row.state = "running"
    row.rules = game.rules_version  # the table may have waited for its players through an update of the server
    row.asked = match.choice.seat
    row.asked_since = row.updated = moment
    row.due = due(row, seats, row.asked, moment)
    return True
