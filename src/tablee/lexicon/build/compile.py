"""Building: compiles the sources into the one file that the house reads, byte for byte the same on every run."""

from array import array
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from tablee.lexicon.annex import annex_text
from tablee.lexicon.binding import bind, packed
from tablee.lexicon.build import sources as s
from tablee.lexicon.build.harvest import Harvest, gather
from tablee.lexicon.build.review import secrets_text
from tablee.lexicon.build.sources import SourceError, Sources
from tablee.lexicon.headwords import rule_for
from tablee.lexicon.ranks import CRUDE, UNKNOWN, band_of
from tablee.lexicon.weave import weave

Progress = Callable[[float], None]
"""Is told how much of the work is done, from 0 to 1."""


def compile_lexicon(folder: Path, progress: Progress = lambda _: None) -> bytes:
    """The compiled file of the sources in a folder."""
    sources = Sources(folder)
    digest = sources.digest()
    harvest = gather(sources, lambda share: progress(share * 0.6))
    words = sorted(harvest.entries)
    crude = _crude_words(sources, harvest)
    progress(0.6)
    graph = weave(words)
    progress(0.75)
    classes, rules = _rules(words, harvest)
    progress(0.95)
    sections = {
        "graph": packed(graph.cells),
        "classes": packed(classes),
        "marks": bytes(_mark(word, harvest, crude) for word in words),
        "rules": rules.encode(),
        "annex": annex_text((spelling, kind) for (_, kind), spelling in harvest.known.items()).encode(),
        "secrets": secrets_text(sources, harvest, crude).encode(),
    }
    bound = bind(sections, digest)
    progress(1.0)
    return bound


def _rules(words: list[str], harvest: Harvest) -> "tuple[array[int], str]":
    """For each word the number of its line of rules, and the lines, the most used first."""
    lines = []
    for word in words:
        entries = harvest.entries[word]
        line = " ".join(rule_for(word, headword, entries[headword]) for headword in sorted(entries))
        lines.append(line)
    used = Counter(lines)
    order = sorted(used, key=lambda line: (-used[line], line))
    number = {line: place for place, line in enumerate(order)}
    return array("H", [number[line] for line in lines]), "\n".join(order)


def _mark(word: str, harvest: Harvest, crude: set[str]) -> int:
    rank = harvest.ranks.get(word)
    band = UNKNOWN if rank is None else band_of(rank)
    return band | CRUDE if word in crude else band


def _crude_words(sources: Sources, harvest: Harvest) -> set[str]:
    """The words whose headwords are all on the list of crude ones."""
    known = harvest.headwords()
    listed = set()
    for number, headword in sources.words(s.CRUDE):
        if headword not in known:
            raise SourceError(s.CRUDE, number, f"{headword} is no headword of a common word")
        listed.add(headword)
    return {word for word, entries in harvest.entries.items() if entries.keys() <= listed}
