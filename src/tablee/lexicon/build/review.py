"""The review: chooses the secret words from the harvest by the reviewed lists of easy and of denied words."""

from collections.abc import Iterator

from tablee.lexicon.build import sources as s
from tablee.lexicon.build.harvest import Harvest
from tablee.lexicon.build.sources import SourceError, Sources
from tablee.lexicon.letters import fold
from tablee.lexicon.secrets import LEVELS, LONGEST, REACH, SHORTEST, Level


def secrets_text(sources: Sources, harvest: Harvest, crude: set[str]) -> str:
    """The secrets as text: for each level and length a line with the words that this level adds."""
    denied = {word for _, word in _listed(sources, s.DENIED, harvest)}
    easy: set[str] = set()
    for number, word in _listed(sources, s.EASY, harvest):
        if word in easy or word in denied or word in crude or not SHORTEST <= len(word) <= LONGEST:
            raise SourceError(s.EASY, number, f"{word} stands twice, is denied or crude, or has the wrong length")
        easy.add(word)
    by_level: dict[Level, set[str]] = {"easy": easy}
    taken = easy | denied | crude
    for level in LEVELS[1:]:
        by_level[level] = set(_frequent_headwords(harvest, REACH[level])) - taken
        taken |= by_level[level]
    return "\n".join(
        " ".join((level, str(length), *sorted(word for word in words if len(word) == length)))
        for level, words in by_level.items()
        for length in range(SHORTEST, LONGEST + 1)
    )


def _listed(sources: Sources, name: str, harvest: Harvest) -> Iterator[tuple[int, str]]:
    for number, word in sources.words(name):
        if word not in harvest.entries:
            raise SourceError(name, number, f"{word} is not a common word")
        yield number, word


def _frequent_headwords(harvest: Harvest, reach: int) -> Iterator[str]:
    for word, rank in harvest.ranks.items():
        if rank <= reach and SHORTEST <= len(word) <= LONGEST and word in map(fold, harvest.entries[word]):
            yield word
