"""What the server counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "kronika_requests_total", "HTTP requests", ["method", "path", "status"], registry=self.registry
        )
        self.answer_seconds = Histogram(
            "kronika_answer_seconds",
            "From an answer's arrival until it is on disk and has happened",
            registry=self.registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
        )
        self.live_tables = Gauge("kronika_live_tables", "Tables in memory", registry=self.registry)
        self.connections = Gauge("kronika_connections", "Live connections", registry=self.registry)
        self.bots_waiting = Gauge("kronika_bots_waiting", "Bots' thoughts queued or running", registry=self.registry)
