"""A fair queue of decisions. Tables with people present come first. Then addresses take turns, and so do the table
owners at an address, however many tables an owner has and however many guests an address creates."""

from __future__ import annotations

from collections import OrderedDict, deque
from enum import IntEnum
from typing import Generic, Protocol, TypeVar


class Priority(IntEnum):
    PRESENT = 0  # somebody is at the table now
    AWAY = 1  # people play there, but none is connected
    SPARE = 2  # nobody plays or watches, or the owner's quota is used up


class Queued(Protocol):
    @property
    def address(self) -> str: ...

    @property
    def owner(self) -> str: ...

    priority: Priority


T = TypeVar("T", bound=Queued)
V = TypeVar("V")
Turns = OrderedDict[str, V]


class FairQueue(Generic[T]):
    def __init__(self) -> None:
        # By priority, address and owner, in the order of their turns.
        self.lines: dict[Priority, Turns[Turns[deque[T]]]] = {priority: OrderedDict() for priority in Priority}

    def add(self, job: T) -> None:
        owners = self.lines[job.priority].setdefault(job.address, OrderedDict())
        owners.setdefault(job.owner, deque()).append(job)

    def take(self) -> T | None:
        """The next job. After it, all other addresses get a turn, and then the other owners at this address."""
        for line in self.lines.values():
            if line:
                address, owners = line.popitem(last=False)
                owner, jobs = owners.popitem(last=False)
                job = jobs.popleft()
                if jobs:
                    owners[owner] = jobs
                if owners:
                    line[address] = owners
                return job
        return None

    def remove(self, job: T) -> bool:
        """Remove a job; returns whether it was still waiting."""
        line = self.lines[job.priority]
        owners = line.get(job.address, OrderedDict())
        jobs = owners.get(job.owner, deque())
        if job not in jobs:
            return False
        jobs.remove(job)
        if not jobs:
            del owners[job.owner]
        if not owners:
            del line[job.address]
        return True

    def move(self, job: T, priority: Priority) -> None:
        """Change the priority of a waiting job."""
        if priority != job.priority and self.remove(job):
            job.priority = priority
            self.add(job)

    def lengths(self) -> dict[Priority, int]:
        """The number of waiting jobs."""
        return {
            priority: sum(len(jobs) for owners in line.values() for jobs in owners.values())
            for priority, line in self.lines.items()
        }
