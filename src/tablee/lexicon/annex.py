"""The annex: what is known but is no common word: names, abbreviations, compounds… found by its plain letters."""

from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from tablee.lexicon.kinds import KINDS, Kind
from tablee.lexicon.letters import fold


@dataclass(frozen=True, slots=True)
class AnnexWord:
    """A spelling of the annex and its kind."""

    kind: Kind
    spelling: str


def key_of(spelling: str) -> str:
    """The plain letters of a spelling, spaces left out too."""
    return fold(spelling.replace(" ", ""))


def annex_text(known: Iterable[tuple[str, Kind]]) -> str:
    """The annex as text: a line for each spelling, in the order of plain letters, its kind first, as a hex digit."""
    lines = {(key_of(spelling), KINDS.index(kind), spelling) for spelling, kind in known}
    return "\n".join(f"{kind:x}{spelling}" for _, kind, spelling in sorted(lines))


class Annex:
    """Looks spellings up by their plain letters."""

    def __init__(self, text: str) -> None:
        self._lines = text.split("\n") if text else []

    def known(self, word: str) -> Iterator[AnnexWord]:
        """All spellings of these plain letters, by kind."""
        at = bisect_left(self._lines, word, key=_key_of_line)
        while at < len(self._lines) and _key_of_line(self._lines[at]) == word:
            yield AnnexWord(_kind_of_line(self._lines[at]), self._lines[at][1:])
            at += 1

    def words(self, kinds: Collection[Kind]) -> Iterator[str]:
        """The plain letters of what is of these kinds, in order, without repeats."""
        last = ""
        for line in self._lines:
            if _kind_of_line(line) in kinds and (word := _key_of_line(line)) != last:
                yield word
                last = word

    def count(self, kind: Kind) -> int:
        """How many different words there are of a kind."""
        return len({_key_of_line(line) for line in self._lines if _kind_of_line(line) == kind})


def _key_of_line(line: str) -> str:
    return key_of(line[1:])


def _kind_of_line(line: str) -> Kind:
    return KINDS[int(line[0], 16)]
