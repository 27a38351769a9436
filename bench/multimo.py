"""The grid builder measured: how near to the bound it comes, by format and vocabulary; and whether drafting wins.

    python -m bench.multimo                       the table: 20 draws of each format, 10 s each, on one core
    python -m bench.multimo --duel --matches 200  the expert against the same builder that names letters by lot

Seconds are of processor time of this thread, so that figures do not depend on what else the machine does.
"""

import argparse
from collections.abc import Iterator
from random import Random
from statistics import mean
from time import thread_time

from tablee.arena.bout import Contest, bouts, fought
from tablee.core.game.shelf import games
from tablee.games.multimo.engine.building import KERNELS
from tablee.games.multimo.engine.kernels.mosaic import Task, build_for
from tablee.games.multimo.engine.placing import well_placed
from tablee.games.multimo.rules.at_random import placeable
from tablee.games.multimo.rules.grid import EMPTY, NEUTRAL, blank, put
from tablee.games.multimo.rules.letters import counts, values
from tablee.games.multimo.rules.scoring import good_words, sheet_of, worth
from tablee.lexicon import Graph, lexicon
from tablee.search import warm

LEAFLET = "TARTINESAHECARTLUTTONSORIENTPCILEIREHELASREAYCISETQUEL"
FORMATS = {
    "leaflet": (8, 8, 10),
    "8x8, 10 neutral": (8, 8, 10),
    "10x8, 12 neutral": (10, 8, 12),
    "10x8, 7 neutral": (10, 8, 7),
    "8x8, 10 placed by robots": (8, 8, 10),
    "8x8, 10 placed by lot": (8, 8, 10),
}


def tasks(name: str, draws: int) -> Iterator[Task]:
    """Letters drawn from the store by their number; neutral squares placed beforehand as robots do it, or by lot."""
    width, height, neutrals = FORMATS[name]
    store = "".join(letter * count for letter, count in counts().items())
    for draw in range(draws):
        rng = Random(draw)
        letters = LEAFLET if name == "leaflet" else "".join(rng.sample(store, width * height - neutrals))
        grid = blank(width, height)
        if "placed" in name:
            place = well_placed if "robots" in name else placeable
            for _ in range(neutrals):
                grid = put(grid, {place(grid, rng): NEUTRAL})
        yield Task(grid, letters, "".join(grid).count(EMPTY) - len(letters))


def measured(name: str, graph: Graph, draws: int, seconds: float) -> str:
    """One row of the table."""
    shares, points = [], []
    for seed, task in enumerate(tasks(name, draws)):
        built = build_for(task, graph, values(), seconds, seed, thread_time)
        assert built.points <= sheet_of(built.grid).points, "the rules count what the builder counts"
        shares.append(built.points / (2 * worth(task.letters)))
        points.append(built.points)
    return f"| {name} | {mean(points):.1f} | {100 * mean(shares):.1f} % | {100 * min(shares):.1f} % |"


def duel(a: str, b: str, matches: int, options: dict[str, int]) -> None:
    """Matches on the same luck with seats exchanged; a draw is neither won nor lost."""
    contest = Contest(game="multimo", options=options, seats=2, a=a, b=b, seed=1, deals=matches // 2, swap=True)
    tally = {1: 0, -1: 0, 0: 0}
    since = thread_time()
    for number, bout in enumerate(bouts(contest), 1):
        tally[fought(games()["multimo"], contest, bout).ended] += 1
        if number % 10 == 0 or number == contest.matches:
            each = (thread_time() - since) / number
            print(f"{a} {b}: won {tally[1]}, lost {tally[-1]}, drawn {tally[0]}; {each:.1f} s a match", flush=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--draws", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--format", action="append", choices=list(FORMATS))
    parser.add_argument("--common", action="store_true", help="common words only")
    parser.add_argument("--duel", action="store_true")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--width", type=int, default=8)
    parser.add_argument("--height", type=int, default=8)
    typed = parser.parse_args()
    warm.now(*KERNELS)
    if typed.duel:
        duel("expert", "builder", typed.matches, {"width": typed.width, "height": typed.height})
        return
    print(f"{'common' if typed.common else 'extended'} words, {typed.seconds:g} s of one core, {typed.draws} draws")
    print("| format | mean points | mean share of the bound | least |\n|---|---|---|---|")
    for name in typed.format or FORMATS:
        graph = (lexicon.common if typed.common else good_words(True)).graph
        print(measured(name, graph, typed.draws, typed.seconds), flush=True)


if __name__ == "__main__":
    main()
