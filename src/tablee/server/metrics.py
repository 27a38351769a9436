"""Figures for those who run the house, in Prometheus' format; no table, browser or name is in them."""

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from tablee.match.desk import Witness

METHODS = ("GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE")
SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0)


class Metrics(Witness):
    """Counts for one house."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._calls = Counter("tablee_http_calls", "HTTP calls", ["route", "method", "status"], registry=self._registry)
        self._moves = Histogram(
            "tablee_move_seconds",
            "From an ask to everybody told, the durable write included",
            ["game"],
            buckets=SECONDS,
            registry=self._registry,
        )
        self._moves_of = cache(self._moves.labels)
        self._refusals = Counter("tablee_refusals", "Asks refused", ["refused"], registry=self._registry)
        self.sockets = Gauge("tablee_open_sockets", "Open WebSockets", registry=self._registry)
        self.tables = Gauge("tablee_tables_in_memory", "Tables in memory", registry=self._registry)

    def moved(self, game: str, seconds: float) -> None:
        self._moves_of(game).observe(seconds)

    def refused(self, name: str) -> None:
        self._refusals.labels(name).inc()

    def called(self, route: str, method: str, status: int) -> None:
        """An HTTP call was answered; `route` is the pattern, never the address itself."""
        self._calls.labels(route, method if method in METHODS else "-", str(status)).inc()

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self._registry)
