"""What Prometheus may ask."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from worldtable.server.optional import EXTRAS, missing

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.answers = Counter("worldtable_answers", "Answers saved", ["by"], registry=registry)
        self.refused = Counter("worldtable_refused", "Messages refused", ["why"], registry=registry)
        self.undos = Counter("worldtable_undos", "Answers taken back", registry=registry)
        self.tables = Counter("worldtable_tables_made", "Tables made", ["game"], registry=registry)
        self.finished = Counter(
            "worldtable_tables_finished", "Games that came to their end", ["game"], registry=registry
        )
        self.loaded = Gauge("worldtable_tables_loaded", "Tables in memory", registry=registry)
        self.connections = Gauge("worldtable_connections", "Open WebSockets", registry=registry)
        self.click = Histogram(
            "worldtable_answer_seconds", "From an answer's arrival to its views", buckets=BUCKETS, registry=registry
        )
        self.saving = Histogram("worldtable_save_seconds", "Time to commit a row", buckets=BUCKETS, registry=registry)
        self.thinking = Histogram(
            "worldtable_bot_seconds", "Time that a bot thinks", ["bot"], buckets=BUCKETS, registry=registry
        )
        self.waiting = Histogram(
            "worldtable_bot_wait_seconds", "Time that a bot waits for a worker", buckets=BUCKETS, registry=registry
        )
        self.hints = Counter("worldtable_hints", "Hints that were taken", registry=registry)
        self.late = Counter("worldtable_bot_late", "Bots that passed their deadline", ["bot"], registry=registry)
        extras = Gauge(
            "worldtable_extra",
            "1 if an optional part is installed; one that is not: pip install 'worldtable[name]'",
            ["name"],
            registry=registry,
        )
        for name in EXTRAS:
            extras.labels(name).set(not missing(name))
        self.requests = Counter("worldtable_requests", "HTTP requests", ["route", "status"], registry=registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
