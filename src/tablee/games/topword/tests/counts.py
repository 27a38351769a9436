"""The committed positions of Topword and their counts (tablee/testing/counting.py).

python -m tablee.games.topword.tests.counts positions    play them afresh (always the same ones)
python -m tablee.games.topword.tests.counts counts       count them afresh with the reference; takes minutes
"""

import hashlib
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random

from rich.progress import track

from tablee.games.topword import GAME
from tablee.games.topword.rules.lays.moves import Found
from tablee.games.topword.rules.options import Options
from tablee.games.topword.rules.view import View
from tablee.games.topword.tests.reference import Lay, Reference
from tablee.games.topword.text.diagram import read_position, write_line
from tablee.lexicon import lexicon
from tablee.testing.counting import Counts, seen_in_a_match, tally

COUNTS = Counts(Path(__file__).parent / "positions")
TABLES = (
    Options(),
    Options(size=8),
    Options(no_full_cover=True),
    Options(),
    Options(no_bare_plural=True),
    Options(size=8, no_full_cover=True, no_bare_plural=True),
)
MATCHES, OF_EACH = 24, 10


def as_lays(found: Iterable[Found]) -> dict[Lay, int]:
    """Moves as the reference writes them."""
    return {tuple((tile.row, tile.col, tile.letter) for tile in one.tiles): one.points for one in found}


def positions() -> list[View]:
    """The committed positions, each as its player sees it."""
    return [read_position(line) for line in COUNTS.positions.read_text("utf-8").splitlines()]


def words_now() -> str:
    """The words of today: a fingerprint of their graph, which knows nothing of ranks and reasons."""
    return hashlib.sha256(lexicon.common.graph.cells).hexdigest()


def record_positions() -> None:
    """Play matches, and keep some positions of each."""
    kept = []
    for number in track(range(MATCHES), "matches"):
        views = seen_in_a_match(GAME, TABLES[number % len(TABLES)], Random(number))
        step = len(views) / OF_EACH
        kept += [write_line(views[int(place * step)]) for place in range(OF_EACH)]
    COUNTS.write_positions(kept)


def record_counts() -> None:
    """Let the reference count every position."""
    reference = Reference(lexicon.common)
    rows = (reference.moves(view.stacks, view.rack, view.options) for view in track(positions(), "positions"))
    COUNTS.write(words_now(), map(tally, rows))


if __name__ == "__main__":
    {"positions": record_positions, "counts": record_counts}[sys.argv[1]]()
