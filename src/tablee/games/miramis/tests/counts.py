"""Positions of all stages and what can be laid in them, counted by the reference: the measure of every move finder.

    python -m tablee.games.miramis.tests.counts positions    play them afresh (always the same ones)
    python -m tablee.games.miramis.tests.counts counts       count them afresh with the reference; takes minutes

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
from tablee.games.miramis import GAME
from tablee.games.miramis.rules.lays.colouring import Coloured
from tablee.games.miramis.rules.options import Options
from tablee.games.miramis.rules.view import View
from tablee.games.miramis.tests.reference import Lay, Reference
from tablee.games.miramis.text.diagram import read_position, write_line
from tablee.lexicon import lexicon
from tablee.search import warm

FOLDER = Path(__file__).parent / "positions"
POSITIONS, COUNTS = FOLDER / "positions.txt", FOLDER / "counts.txt"
MATCHES, OF_EACH = 12, 8
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


def as_lays(found: Iterable[Coloured]) -> dict[Lay, int]:
    """Moves as the reference writes them."""
    return {tuple((*tile.square, tile.stone.reads) for tile in one.tiles): one.points for one in found}


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
    """The words of today, and where they are filed: a longer word of the same entry earns nothing."""
    graph, lines, rules = lexicon.filing()
    return hashlib.sha256(graph.cells.tobytes() + bytes(lines) + "\n".join(rules).encode()).hexdigest()


def record_positions() -> None:
    """Play matches, now at random and now for points, and keep some positions of each, and all with a pawn."""
    warm.now(*GAME.engine.kernels)
    kept: list[str] = []
    for number in track(range(MATCHES), "matches"):
        views = _match(Random(number))
        step = len(views) / OF_EACH
        chosen = {int(place * step) for place in range(OF_EACH)}
        chosen |= {place for place, view in enumerate(views) if any(letter.is_pawn for letter in view.rack)}
        kept += [write_line(views[place]) for place in sorted(chosen)]
    POSITIONS.parent.mkdir(exist_ok=True)
    POSITIONS.write_text("\n".join(kept) + "\n", "utf-8")


def _match(rng: Random) -> list[View]:
    """What each player saw when it was to move."""
    views: list[View] = []
    applied = apply(GAME, GAME.rules.start(Options(board="reconstructed"), rng.choice((2, 2, 3, 4))), Deal(), rng, 0.0)
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
        count = tally(reference.moves(view.ground, view.stones, view.rack))
        lines.append(f"{count.moves} {count.points} {count.best} {count.digest}")
    COUNTS.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    {"positions": record_positions, "counts": record_counts}[sys.argv[1]]()
