"""The lexicon measured: counts, sizes, memory, processor time, and every path against a plain set."""

from __future__ import annotations

import argparse
import io
import json
import subprocess
import sys
import time
import zipfile
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

import numpy as np
import numpy.typing as npt

from tablee.lexicon import Graph, Vocabulary, lexicon
from tablee.lexicon.binding import open_bound
from tablee.lexicon.build.compile import compile_lexicon
from tablee.lexicon.build.harvest import Harvest, gather
from tablee.lexicon.build.sources import Sources
from tablee.lexicon.dictionary import SHIPPED
from tablee.lexicon.kinds import COMPOUNDS, EXTENDED, KINDS
from tablee.lexicon.secrets import LEVELS, LONGEST, SHORTEST
from tablee.search import walk
from tests.lexicon import test_must_hold as must_hold

SOURCES = Path(__file__).resolve().parent.parent / "lexicon-sources"
Rows = list[tuple[str, str]]

FRESH = """
import json, sys, time
def resident():
    return next(int(line.split()[1]) for line in open("/proc/self/status") if line.startswith("VmRSS"))
marks = {}
at, before = time.process_time(), resident()
def mark(name):
    global at
    marks[name] = time.process_time() - at
    at = time.process_time()
from tablee.lexicon import lexicon
mark("import")
assert "ROULETTE" in lexicon.common
mark("first look-up")
lexicon.rank("ROULETTE")
mark("first rank")
lexicon.kinds("ROME")
mark("first name")
marks["memory"] = (resident() - before) / 1024
at = time.process_time()
assert "EIRE" in lexicon.extended
mark("extended graph")
for rank in (2_000, 20_000, 100_000):
    lexicon.sub_vocabulary(rank).graph
    mark(f"sub-vocabulary of rank {rank:,}")
print(json.dumps(marks))
"""


def main() -> None:
    """Measure and print Markdown."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--random", type=int, default=1_000_000, help="how many random strings every path is asked")
    chosen = options.parse_args()
    harvest, build_seconds = gathered()
    print(f"sha256 `{lexicon.sha256}`\n")
    table("Words by kind", ("kind", "words"), kinds(harvest))
    table("Common words by length", ("letters", "words"), lengths())
    table("Must hold", ("list", "held"), held())
    table("Secrets (4 to 10 letters)", ("level", "words by length"), secrets())
    table("Sizes", ("what", "bytes"), sizes())
    table("Time and memory", ("what", "measured"), [*fresh(), ("build from the sources", f"{build_seconds:.1f} s")])
    table("Speed", ("path", "look-ups a second"), speed())
    table("Every path against a plain set", ("path", "questions, all right"), agreement(harvest, chosen.random))


def table(title: str, head: tuple[str, str], rows: Iterable[tuple[str, str]]) -> None:
    """Print a table of two columns."""
    print(f"### {title}\n\n| {head[0]} | {head[1]} |\n|---|---|")
    for left, right in rows:
        print(f"| {left} | {right} |", flush=True)
    print()


def gathered() -> tuple[Harvest, float]:
    """What the sources say without the graph, and how long a build takes; the build must give the shipped file."""
    start = time.process_time()
    compiled = compile_lexicon(SOURCES)
    seconds = time.process_time() - start
    assert compiled == SHIPPED.read_bytes(), "run: tablee lexicon build"
    return gather(Sources(SOURCES), lambda _: None), seconds


def kinds(harvest: Harvest) -> Rows:
    """How many words there are of each kind."""
    annex = lexicon._annex  # noqa: SLF001 - the counts are nobody else's business
    counts = {kind: len(lexicon.common) if kind == "common" else annex.count(kind) for kind in KINDS}
    return [
        *((kind, f"{count:,}") for kind, count in counts.items()),
        (f"extended lexicon ({', '.join(EXTENDED)})", f"{len(lexicon.extended):,}"),
        ("common words and compounds", f"{len(lexicon.words(compounds=True)):,}"),
        ("extended lexicon and compounds", f"{len(lexicon.words(extended=True, compounds=True)):,}"),
        ("headwords of common words", f"{len(harvest.headwords()):,}"),
    ]


def lengths() -> Rows:
    """How many common words there are of each length."""
    by_length = Counter(map(len, lexicon.common))
    playable = sum(count for length, count in by_length.items() if length <= 15)
    rows = [(str(length), f"{count:,}") for length, count in sorted(by_length.items())]
    return [*rows, ("2 to 15", f"{playable:,}")]


def held() -> Rows:
    """How much of the must-hold lists is there."""
    lists = {
        "common": [word in lexicon.common for word in must_hold.COMMON],
        "extended": [word in lexicon.extended for word in (*must_hold.COMMON, *must_hold.EXTENDED)],
        "not common": [word not in lexicon.common for word in must_hold.NOT_COMMON],
    }
    return [(name, f"{sum(good)} of {len(good)}") for name, good in lists.items()]


def secrets() -> Rows:
    """How many secrets there are at each level."""
    return [
        (level, " · ".join(str(len(lexicon.secrets(length, level))) for length in range(SHORTEST, LONGEST + 1)))
        for level in LEVELS
    ]


def sizes() -> Rows:
    """How large the file and its parts are, and what a wheel makes of it."""
    wheel = io.BytesIO()
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.write(SHIPPED)
    sections = open_bound(SHIPPED).sections
    return [
        ("the file", f"{SHIPPED.stat().st_size:,}"),
        ("in the wheel (deflated)", f"{len(wheel.getvalue()):,}"),
        *((f"section {name}", f"{len(content):,}") for name, content in sections.items()),
    ]


def fresh() -> Rows:
    """The best of five new processes: what loading costs."""
    runs = [
        json.loads(subprocess.run([sys.executable, "-c", FRESH], capture_output=True, check=True).stdout)
        for _ in "12345"
    ]
    best = {name: min(run[name] for run in runs) for name in runs[0]}
    memory = best.pop("memory")
    return [
        *((name, f"{seconds * 1000:.1f} ms") for name, seconds in best.items()),
        ("memory for all but the extended graph", f"{memory:.1f} MB"),
    ]


def speed() -> Rows:
    """Look-ups a second on words of the lexicon in random order."""
    words = Random(1).sample(list(lexicon.common), 100_000)
    graph = lexicon.common.graph
    few = words[:20_000]
    return [
        ("Python, `word in graph`", rate(len(words), lambda: [word in graph for word in words])),
        ("Python, `text in lexicon.common`", rate(len(words), lambda: [word in lexicon.common for word in words])),
        ("Python, `lexicon.rank`", rate(len(few), lambda: [lexicon.rank(word) for word in few])),
        ("Python, `lexicon.entries`", rate(len(few), lambda: [lexicon.entries(word) for word in few])),
        ("kernel, is it a word", rate(len(words), asking(graph, words))),
        ("kernel, its number", rate(len(words), numbering(graph, words))),
    ]


def rate(count: int, work: Callable[[], object]) -> str:
    """How often a second, the best of five."""
    best = float("inf")
    for _ in "12345":
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return f"{count / best:,.0f}"


def laid(words: list[str]) -> tuple[walk.Letters, npt.NDArray[np.int64]]:
    """Words end to end, and where each begins."""
    return walk.letters_of("".join(words)), np.cumsum([0, *map(len, words)]).astype(np.int64)


def asking(graph: Graph, words: list[str]) -> Callable[[], npt.NDArray[np.bool_]]:
    """A call of the kernel that tells words, warm."""
    cells, (letters, starts), out = walk.cells_of(graph), laid(words), np.zeros(len(words), np.bool_)

    def call() -> npt.NDArray[np.bool_]:
        walk.are_words(cells, letters, starts, out)
        return out

    call()
    return call


def numbering(graph: Graph, words: list[str]) -> Callable[[], npt.NDArray[np.int64]]:
    """A call of the kernel that numbers words, warm."""
    cells, tally, (letters, starts) = walk.cells_of(graph), walk.tally_of(graph), laid(words)
    out = np.zeros(len(words), np.int64)

    def call() -> npt.NDArray[np.int64]:
        walk.numbers_of(cells, tally, letters, starts, out)
        return out

    call()
    return call


def agreement(harvest: Harvest, count: int) -> Rows:
    """Ask every path all words and random strings; the plain sets come from the sources, not from the graph."""
    rng = Random(2)
    common = set(harvest.entries)
    extended = common | {word for word, kind in harvest.known if kind in EXTENDED}
    joined = extended | {word for word, kind in harvest.known if kind in COMPOUNDS}
    ranked = {word for word, rank in harvest.ranks.items() if rank <= 20_000 and word in lexicon.sub_vocabulary(20_000)}
    strings = ["".join(rng.choices("EEEEAAASSIINNTTRRLUODCMPGBVHFQYXJKWZ", k=rng.randint(2, 9))) for _ in range(count)]
    asked = [*joined, *strings]
    rows = []
    paths: dict[str, tuple[Vocabulary, set[str]]] = {
        "common": (lexicon.common, common),
        "extended": (lexicon.extended, extended),
        "extended and compounds": (lexicon.words(extended=True, compounds=True), joined),
        "rank 20,000": (lexicon.sub_vocabulary(20_000), ranked),
    }
    for name, (vocabulary, plain) in paths.items():
        expected = [word in plain for word in asked]
        graph = vocabulary.graph
        assert [word in graph for word in asked] == expected
        assert asking(graph, asked)().tolist() == expected
        order = {word: number for number, word in enumerate(sorted(plain))}
        assert numbering(graph, asked)().tolist() == [order.get(word, -1) for word in asked]
        rows.append((f"{name}: Python, kernels, numbers", f"{3 * len(asked):,}"))
    for word, entries in harvest.entries.items():
        told = {e.headword: set(e.parts) for e in lexicon.entries(word) if e.kind == "common"}
        assert told == entries, word
    return [*rows, ("common: entries with their parts of speech", f"{len(common):,}")]


if __name__ == "__main__":
    main()
