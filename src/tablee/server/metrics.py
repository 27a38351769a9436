"""Figures for those who run the house, in Prometheus' format; no table, browser or name is in them."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, ProcessCollector, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

from tablee.match.play.desk import Witness

METHODS = ("GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE")
SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0)


class Moves(Collector):
    """How long moves took; counted by one thread alone, and so without the library's locks."""

    def __init__(self) -> None:
        self._counts: dict[str, list[int]] = {}
        self._sums: dict[str, float] = {}

    def add(self, game: str, seconds: float) -> None:
        """One more move."""
        if game not in self._counts:
            self._counts[game], self._sums[game] = [0] * (len(SECONDS) + 1), 0.0
        self._counts[game][bisect_left(SECONDS, seconds)] += 1
        self._sums[game] += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """All games' moves, as the registry asks for them."""
        said = "From an ask to everybody told, the durable write included"
        family = HistogramMetricFamily("tablee_move_seconds", said, labels=["game"])
        for game, counts in self._counts.items():
            bounds = [*map(str, SECONDS), "+Inf"]
            family.add_metric([game], list(zip(bounds, accumulate(counts), strict=True)), self._sums[game])
        yield family


class Metrics(Witness):
    """Counts for one house."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._calls = Counter("tablee_http_calls", "HTTP calls", ["route", "method", "status"], registry=self._registry)
        self._moves = Moves()
        self._registry.register(self._moves)
        self._refusals = Counter("tablee_refusals", "Asks refused", ["refused"], registry=self._registry)
        self.sockets = Gauge("tablee_open_sockets", "Open WebSockets", registry=self._registry)
        self.connections = Gauge("tablee_connections", "Connections, from accept to close", registry=self._registry)
        self._ended = Counter("tablee_matches_ended", "Matches that came to their end", registry=self._registry)
        self._thoughts = Counter("tablee_thoughts", "Robots' thoughts", ["where"], registry=self._registry)
        self._carried = Counter(
            "tablee_carried", "Asks that came by way of another house", ["ask"], registry=self._registry
        )
        self._archived = Counter("tablee_matches_archived", "Old matches put away", registry=self._registry)
        self.when_ended: Callable[[], None] = lambda: None
        """What somebody wants to do whenever a match has ended."""
        self.ready = Gauge(
            "tablee_ready", "1 if a part of the house works, 0 if not", ["part"], registry=self._registry
        )
        ProcessCollector(registry=self._registry)
        self.tables = Gauge("tablee_tables_in_memory", "Tables in memory", registry=self._registry)

    def moved(self, game: str, seconds: float) -> None:
        self._moves.add(game, seconds)

    def ended(self) -> None:
        self._ended.inc()
        self.when_ended()

    def refused(self, name: str) -> None:
        self._refusals.labels(name).inc()

    def archived(self, matches: int) -> None:
        self._archived.inc(matches)

    def thought(self, where: str) -> None:
        """A robot was asked: of this house, or elsewhere."""
        self._thoughts.labels(where).inc()

    def carried(self, ask: str) -> None:
        """Somebody at another house asked something of a table of this one."""
        self._carried.labels(ask).inc()

    def called(self, route: str, method: str, status: int) -> None:
        """An HTTP call was answered; `route` is the pattern, never the address itself."""
        self._calls.labels(route, method if method in METHODS else "-", str(status)).inc()

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self._registry)
