"""Who has a live connection to which table, on this worker and, as they report it, on the others."""

from __future__ import annotations

from collections import Counter

WATCHING = -1  # stands for spectators, next to the seats


class Presence:
    def __init__(self) -> None:
        self.here: dict[str, Counter[int]] = {}
        self.elsewhere: dict[str, dict[str, set[int]]] = {}  # table -> worker -> seats

    def places_here(self, table_id: str) -> set[int]:
        return set(self.here.get(table_id, ()))

    def seats(self, table_id: str) -> set[int]:
        """The seats whose players are connected."""
        return self.places_here(table_id).union(*self.elsewhere.get(table_id, {}).values()) - {WATCHING}

    def anybody(self, table_id: str) -> bool:
        """Whether somebody plays or watches."""
        return table_id in self.here or table_id in self.elsewhere

    def arrive(self, table_id: str, seat: int) -> bool:
        """Note a connection; returns whether it is the first one here of this seat, or of spectators."""
        there = self.here.setdefault(table_id, Counter())
        there[seat] += 1
        return there[seat] == 1

    def leave(self, table_id: str, seat: int) -> bool:
        """Note a lost connection; returns whether it was the last one here of this seat, or of spectators."""
        there = self.here[table_id]
        there[seat] -= 1
        if there[seat]:
            return False
        del there[seat]
        if not there:
            del self.here[table_id]
        return True

    def hear(self, worker: str, table_id: str, seats: set[int]) -> None:
        """Take note of who is connected to another worker."""
        workers = self.elsewhere.setdefault(table_id, {})
        if seats:
            workers[worker] = seats
        else:
            workers.pop(worker, None)
        if not workers:
            del self.elsewhere[table_id]

    def keep_only(self, workers: set[str]) -> list[str]:
        """Forget everything about workers that have ended. Returns the tables that this concerns."""
        gone = [(table, one) for table, heard in self.elsewhere.items() for one in heard if one not in workers]
        for table_id, worker in gone:
            self.hear(worker, table_id, set())
        return [table_id for table_id, _ in gone]
