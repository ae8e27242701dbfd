"""Metrics for Prometheus. Several workers write into files in a folder made by `serve`, and any of them can report for
all."""

from __future__ import annotations

import gc
import os
from pathlib import Path
from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
    start_http_server,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from kronika.engine.errors import BadSetup

from .settings import Settings

if TYPE_CHECKING:
    from .hub import Hub

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # read by prometheus_client when it is imported

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
SLOW = (0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60, 300)
SIZES = (1, 2, 5, 10, 20, 50, 100)

PROCESS = {  # from the client library's names to ours
    "process_cpu_seconds_total": "cpu_seconds",
    "process_resident_memory_bytes": "memory_bytes",
    "process_open_fds": "open_files",
}


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = self.counter("requests_total", "HTTP requests", "method", "path", "status")
        self.connections = self.gauge("connections", "Live connections")
        self.live_tables = self.gauge("live_tables", "Tables in memory")
        self.answer_seconds = self.histogram(
            "answer_seconds", "From a person's answer until it is on disk and has taken effect", FAST, "channel"
        )
        self.commit_seconds = self.histogram("commit_seconds", "Writing a group of answers in one transaction", FAST)
        self.commit_answers = self.histogram("commit_answers", "Answers written in one transaction", SIZES)
        self.commit_queue = self.gauge("commit_queue", "Answers waiting for the next transaction")
        self.database_errors = self.counter("database_errors_total", "Failed database operations", "use")
        self.sweep_seconds = self.histogram("sweep_seconds", "Checking for overdue bots and absent players", SLOW)
        self.lag_seconds = self.histogram("event_loop_lag_seconds", "How late the event loop runs", FAST)
        self.bot_queue = self.gauge("bot_queue", "Decisions waiting for a bot", "priority")
        self.bot_queue_seconds = self.histogram(
            "bot_queue_seconds", "How long a decision waited for a bot", SLOW, "priority"
        )
        self.bot_seconds = self.histogram("bot_seconds", "How long a bot thought about a decision", SLOW)
        self.bot_failures = self.counter(
            "bot_failures_total", "Bot processes lost or too late, and decisions without a free process", "reason"
        )
        self.cpu_seconds = self.gauge("worker_cpu_seconds", "CPU time that a worker has used", of_each=True)
        self.memory_bytes = self.gauge("worker_memory_bytes", "Resident memory of a worker", of_each=True)
        self.open_files = self.gauge("worker_open_files", "Open files and connections of a worker", of_each=True)
        self.collections = self.gauge("worker_gc_collections", "Runs of a worker's garbage collector", of_each=True)
        self.process = ProcessCollector(registry=None)

    def counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"kronika_{name}", about, labels, registry=self.registry)

    def histogram(self, name: str, about: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"kronika_{name}", about, labels, buckets=buckets, registry=self.registry)

    def gauge(self, name: str, about: str, *labels: str, of_each: bool = False) -> Gauge:
        """The sum over all workers, or one value for each. Workers that have ended don't count."""
        mode = "liveall" if of_each else "livesum"
        return Gauge(f"kronika_{name}", about, labels, registry=self.registry, multiprocess_mode=mode)  # type: ignore[arg-type]

    def sample(self, hub: Hub) -> None:
        """Update the metrics that aren't counted as they happen."""
        self.live_tables.set(len(hub.rooms.known))
        self.commit_queue.set(len(hub.writer.waiting))
        for priority, waiting in hub.bots.queue.lengths().items():
            self.bot_queue.labels(priority.name.lower()).set(waiting)
        for metric in self.process.collect():
            for found in metric.samples:
                if found.name in PROCESS:
                    getattr(self, PROCESS[found.name]).set(found.value)
        self.collections.set(sum(generation["collections"] for generation in gc.get_stats()))

    def text(self) -> bytes:
        return generate_latest(registry_of_all() if FOLDER in os.environ else self.registry)


class Workers(MultiProcessCollector):
    """The metrics of all workers, without the current values of those that have ended."""

    def collect(self):  # type: ignore[no-untyped-def]
        for path in Path(self._path).glob("gauge_live*_*.db"):
            pid = int(path.stem.rpartition("_")[2])
            try:
                os.kill(pid, 0)
            except ProcessLookupError:
                mark_process_dead(pid, self._path)  # type: ignore[no-untyped-call]
        return super().collect()  # type: ignore[no-untyped-call]


def registry_of_all() -> CollectorRegistry:
    registry = CollectorRegistry()
    Workers(registry)  # type: ignore[no-untyped-call]
    return registry


def serve_metrics(settings: Settings, registry: CollectorRegistry) -> None:
    """Serve metrics on a separate port, in threads, for the lifetime of this process."""
    if settings.metrics_port:
        try:
            start_http_server(settings.metrics_port, settings.metrics_host, registry)
        except OSError as error:
            raise BadSetup(
                f"Metrics can't be served on {settings.metrics_host}:{settings.metrics_port}: {error.strerror}."
            ) from None
