"""Positions of all stages and what can be laid in them, counted by the reference: the measure of every move finder.

    python -m tablee.games.topword.tests.counts positions    play them afresh (always the same ones)
    python -m tablee.games.topword.tests.counts counts       count them afresh with the reference; takes minutes

Both files are committed; counts.txt names the words it was counted with.
"""

import hashlib
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random

from rich.progress import track

from tablee.core.actions import Deal
from tablee.core.loop import Applied, apply, view_for
from tablee.games.topword import GAME
from tablee.games.topword.rules.lays.moves import Found
from tablee.games.topword.rules.options import Options
from tablee.games.topword.rules.view import View
from tablee.games.topword.tests.reference import Lay, Reference
from tablee.games.topword.text.diagram import read_position, write_line
from tablee.lexicon import lexicon

FOLDER = Path(__file__).parent / "positions"
POSITIONS, COUNTS = FOLDER / "positions.txt", FOLDER / "counts.txt"
TABLES = (
    Options(),
    Options(size=8),
    Options(no_full_cover=True),
    Options(),
    Options(no_bare_plural=True),
    Options(size=8, no_full_cover=True, no_bare_plural=True),
)
MATCHES, OF_EACH = 24, 10
WORDS = "words "


@dataclass(frozen=True, slots=True)
class Count:
    """How many moves there are, their points added up, the best, and the fingerprint of the whole set."""

    moves: int
    points: int
    best: int
    digest: str


def tally(moves: Mapping[Lay, int]) -> Count:
    """The count of a set of moves with their points."""
    rows = sorted(f"{points} {lay}" for lay, points in moves.items())
    digest = hashlib.sha256("\n".join(rows).encode()).hexdigest()[:16]
    return Count(len(moves), sum(moves.values()), max(moves.values(), default=0), digest)


def as_lays(found: Iterable[Found]) -> dict[Lay, int]:
    """Moves as the reference writes them."""
    return {tuple((tile.row, tile.col, tile.letter) for tile in one.tiles): one.points for one in found}


def positions() -> list[View]:
    """The committed positions, each as its player sees it."""
    return [read_position(line) for line in POSITIONS.read_text("utf-8").splitlines()]


def counts() -> list[Count]:
    """The committed counts, in the order of the positions."""
    lines = COUNTS.read_text("utf-8").splitlines()[1:]
    rows = (line.split() for line in lines)
    return [Count(int(moves), int(points), int(best), digest) for moves, points, best, digest in rows]


def counted_with() -> str:
    """The words that the committed counts were made with."""
    return COUNTS.read_text("utf-8").split("\n", 1)[0].removeprefix(WORDS)


def words_now() -> str:
    """The words of today: a fingerprint of their graph, which knows nothing of ranks and reasons."""
    return hashlib.sha256(lexicon.common.graph.cells).hexdigest()


def record_positions() -> None:
    """Play matches, now at random and now for points, and keep some positions of each."""
    kept = []
    for number in track(range(MATCHES), "matches"):
        views = _match(TABLES[number % len(TABLES)], Random(number))
        step = len(views) / OF_EACH
        kept += [write_line(views[int(place * step)]) for place in range(OF_EACH)]
    POSITIONS.write_text("\n".join(kept) + "\n", "utf-8")


def _match(options: Options, rng: Random) -> list[View]:
    """What each player saw when it was to move."""
    views: list[View] = []
    applied = apply(GAME, GAME.rules.start(options, rng.choice((2, 2, 3, 4))), Deal(), rng, 0.0)
    while isinstance(applied, Applied) and applied.position.table.result is None:
        view = view_for(GAME, applied.position, applied.position.table.turn)
        views.append(view)
        ask = GAME.exam.random_action(view, rng) if rng.random() < 0.4 else GAME.engine.choose(view, "greedy", rng)
        applied = apply(GAME, applied.position, ask, rng, 0.0)
    return views


def record_counts() -> None:
    """Let the reference count every position."""
    reference = Reference(lexicon.common)
    lines = [WORDS + words_now()]
    for view in track(positions(), "positions"):
        count = tally(reference.moves(view.stacks, view.rack, view.options))
        lines.append(f"{count.moves} {count.points} {count.best} {count.digest}")
    COUNTS.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    {"positions": record_positions, "counts": record_counts}[sys.argv[1]]()
