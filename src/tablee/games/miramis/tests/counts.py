"""The committed positions of Miramis and their counts (tablee/testing/counting.py).

python -m tablee.games.miramis.tests.counts positions    play them afresh (always the same ones)
python -m tablee.games.miramis.tests.counts counts       count them afresh with the reference; takes minutes
"""

import hashlib
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random

from rich.progress import track

from tablee.games.miramis import GAME
from tablee.games.miramis.rules.lays.colouring import Coloured
from tablee.games.miramis.rules.options import Options
from tablee.games.miramis.rules.view import View
from tablee.games.miramis.tests.reference import Lay, Reference
from tablee.games.miramis.text.diagram import read_position, write_line
from tablee.lexicon import lexicon
from tablee.search import warm
from tablee.testing.counting import Counts, seen_in_a_match, tally

COUNTS = Counts(Path(__file__).parent / "positions")
MATCHES, OF_EACH = 12, 8


def as_lays(found: Iterable[Coloured]) -> dict[Lay, int]:
    """Moves as the reference writes them."""
    return {tuple((*tile.square, tile.stone.reads) for tile in one.tiles): one.points for one in found}


def positions() -> list[View]:
    """The committed positions, each as its player sees it."""
    return list(map(read_position, COUNTS.positions.read_text("utf-8").splitlines()))


def words_now() -> str:
    """The words of today, and where they are filed: a longer word of the same entry earns nothing."""
    graph, lines, rules = lexicon.filing()
    return hashlib.sha256(graph.cells.tobytes() + bytes(lines) + "\n".join(rules).encode()).hexdigest()


def record_positions() -> None:
    """Play matches, and keep some positions of each, and all with a pawn."""
    warm.now(*GAME.engine.kernels)
    kept: list[str] = []
    for number in track(range(MATCHES), "matches"):
        views = seen_in_a_match(GAME, Options(board="reconstructed"), Random(number))
        step = len(views) / OF_EACH
        chosen = {int(place * step) for place in range(OF_EACH)}
        chosen |= {place for place, view in enumerate(views) if any(letter.is_pawn for letter in view.rack)}
        kept += [write_line(views[place]) for place in sorted(chosen)]
    COUNTS.write_positions(kept)


def record_counts() -> None:
    """Let the reference count every position."""
    reference = Reference(lexicon.common)
    COUNTS.write(
        words_now(),
        [tally(reference.moves(view.ground, view.stones, view.rack)) for view in track(positions(), "positions")],
    )


if __name__ == "__main__":
    {"positions": record_positions, "counts": record_counts}[sys.argv[1]]()
