"""Which seats have a live connection: on this worker, and on the others as they tell it."""

from __future__ import annotations

from collections import Counter


class Presence:
    def __init__(self) -> None:
        self.here: dict[str, Counter[int]] = {}
        self.elsewhere: dict[str, dict[str, set[int]]] = {}  # table -> worker -> seats

    def seats_here(self, table_id: str) -> set[int]:
        return set(self.here.get(table_id, ()))

    def seats(self, table_id: str) -> set[int]:
        return self.seats_here(table_id).union(*self.elsewhere.get(table_id, {}).values())

    def arrive(self, table_id: str, seat: int) -> bool:
        """Whether that is the seat's first connection here."""
        there = self.here.setdefault(table_id, Counter())
        there[seat] += 1
        return there[seat] == 1

    def leave(self, table_id: str, seat: int) -> bool:
        """Whether that was the seat's last connection here."""
        there = self.here[table_id]
        there[seat] -= 1
        if there[seat]:
            return False
        del there[seat]
        if not there:
            del self.here[table_id]
        return True

    def hear(self, worker: str, table_id: str, seats: set[int]) -> None:
        """Another worker says who is there."""
        workers = self.elsewhere.setdefault(table_id, {})
        if seats:
            workers[worker] = seats
        else:
            workers.pop(worker, None)
        if not workers:
            del self.elsewhere[table_id]

    def keep_only(self, workers: set[str]) -> list[str]:
        """Forget what workers said that have ended since: the tables where that changes something."""
        gone = [(table, one) for table, heard in self.elsewhere.items() for one in heard if one not in workers]
        for table_id, worker in gone:
            self.hear(worker, table_id, set())
        return [table_id for table_id, _ in gone]
