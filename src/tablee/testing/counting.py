"""Positions of all stages and what can be laid in them, counted by a reference: the measure of every move finder.

Both files are committed; counts.txt names the words it was counted with.
"""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from tablee.core.actions import Deal
from tablee.core.game import Game
from tablee.core.loop import Applied, apply, view_for

WORDS = "words "


@dataclass(frozen=True, slots=True)
class MoveCount:
    """How many moves there are, their points added up, the best, and the fingerprint of the whole set."""

    moves: int
    points: int
    best: int
    digest: str


def tally(moves: Mapping[Any, int]) -> MoveCount:
    """The count of a set of moves with their points."""
    rows = sorted(f"{points} {lay}" for lay, points in moves.items())
    digest = hashlib.sha256("\n".join(rows).encode()).hexdigest()[:16]
    return MoveCount(len(moves), sum(moves.values()), max(moves.values(), default=0), digest)


@dataclass(frozen=True, slots=True)
class Counts:
    """The committed positions of a game, and the counts of them."""

    folder: Path

    @property
    def positions(self) -> Path:
        """A position on each line."""
        return self.folder / "positions.txt"

    @property
    def _counts(self) -> Path:
        return self.folder / "counts.txt"

    def read(self) -> list[MoveCount]:
        """The counts, in the order of the positions."""
        rows = (line.split() for line in self._counts.read_text("utf-8").splitlines()[1:])
        return [MoveCount(int(moves), int(points), int(best), digest) for moves, points, best, digest in rows]

    def counted_with(self) -> str:
        """The words that the counts were made with."""
        return self._counts.read_text("utf-8").split("\n", 1)[0].removeprefix(WORDS)

    def write(self, words: str, counts: Iterable[MoveCount]) -> None:
        """Counts made afresh."""
        lines = (f"{one.moves} {one.points} {one.best} {one.digest}" for one in counts)
        self._counts.write_text("\n".join([WORDS + words, *lines]) + "\n", "utf-8")

    def write_positions(self, lines: Iterable[str]) -> None:
        """Positions played afresh."""
        self.folder.mkdir(exist_ok=True)
        self.positions.write_text("\n".join(lines) + "\n", "utf-8")


def seen_in_a_match(game: Game, options: Any, rng: Random) -> list[Any]:
    """What each player saw when it was to move, in a match played now at random and now for points."""
    views: list[Any] = []
    applied = apply(game, game.rules.start(options, rng.choice((2, 2, 3, 4))), Deal(), rng, 0.0)
    while isinstance(applied, Applied) and applied.position.table.result is None:
        view = view_for(game, applied.position, applied.position.table.turn)
        views.append(view)
        ask = game.exam.random_action(view, rng) if rng.random() < 0.4 else game.engine.choose(view, "greedy", rng)
        applied = apply(game, applied.position, ask, rng, 0.0)
    return views
