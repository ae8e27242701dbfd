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
        self.bot_queue = Gauge(
            "kronika_bot_queue", "Decisions that wait for a bot", ["priority"], registry=self.registry
        )
        self.bot_queue_seconds = Histogram(
            "kronika_bot_queue_seconds",
            "How long a decision waited for a bot",
            ["priority"],
            registry=self.registry,
            buckets=(0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60, 300),
        )
        self.bot_seconds = Histogram(
            "kronika_bot_seconds",
            "How long a bot thought about a decision",
            registry=self.registry,
            buckets=(0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60),
        )
        self.bot_failures = Counter(
            "kronika_bot_failures_total",
            "Bots' processes that were lost, or ended because they exceeded the time limit",
            ["reason"],
            registry=self.registry,
        )
