"""Whose bot thinks next: people who are there first, and table owners in turn, however many tables one has."""

from __future__ import annotations

from collections import OrderedDict, deque
from enum import IntEnum
from typing import Generic, Protocol, TypeVar


class Priority(IntEnum):
    PRESENT = 0  # somebody is at the table now
    AWAY = 1  # people play there, but none is connected
    SPARE = 2  # nobody plays or watches, or the owner has used up their share


class Queued(Protocol):
    @property
    def owner(self) -> str: ...

    priority: Priority


T = TypeVar("T", bound=Queued)


class FairQueue(Generic[T]):
    def __init__(self) -> None:
        # By priority, then by owner. The owner whose turn is next comes first.
        self.lines: dict[Priority, OrderedDict[str, deque[T]]] = {priority: OrderedDict() for priority in Priority}

    def add(self, job: T) -> None:
        self.lines[job.priority].setdefault(job.owner, deque()).append(job)

    def take(self) -> T | None:
        """The next job. Its owner's other jobs wait until everybody else of this priority has had a turn."""
        for line in self.lines.values():
            if line:
                owner, jobs = line.popitem(last=False)
                job = jobs.popleft()
                if jobs:
                    line[owner] = jobs
                return job
        return None

    def remove(self, job: T) -> bool:
        """Whether it was still waiting."""
        line = self.lines[job.priority]
        jobs = line.get(job.owner)
        if jobs is None or job not in jobs:
            return False
        jobs.remove(job)
        if not jobs:
            del line[job.owner]
        return True

    def move(self, job: T, priority: Priority) -> None:
        """Give a waiting job another priority."""
        if priority != job.priority and self.remove(job):
            job.priority = priority
            self.add(job)

    def lengths(self) -> dict[Priority, int]:
        """How many jobs wait."""
        return {priority: sum(map(len, line.values())) for priority, line in self.lines.items()}
