"""The harvest: everything that the sources know, sorted into common words with their entries and the annex."""

from collections.abc import Callable
from typing import Generic, TypeVar

from tablee.lexicon.annex import key_of
from tablee.lexicon.build import sources as s
from tablee.lexicon.build.classify import kind_of, tag_of
from tablee.lexicon.build.sources import SourceError, Sources
from tablee.lexicon.kinds import KINDS, PARTS, Kind, Part
from tablee.lexicon.letters import as_word

COUNTED_ROWS = 306_706
"""So many rows of French.lex stand in the order of falling frequency; the rest are in alphabetical order, uncounted."""

ALL_ROWS = 513_295
"""For the progress bar only."""

T = TypeVar("T")
Tick = Callable[[float], None]


class Harvest:
    """What was gathered."""

    def __init__(self) -> None:
        self.entries: dict[str, dict[str, set[Part]]] = {}
        """word → headword → parts of speech; words in the order in which they were first met."""
        self.ranks: dict[str, int] = {}
        """word → place in the order of frequency, from 1; only words that the corpus has counted."""
        self.known: dict[tuple[str, Kind], str] = {}
        """plain letters and kind → the most frequent spelling, for the annex."""

    def take(self, form: str, headword: str, parts: frozenset[Part], *, counted: bool) -> None:
        """File a common word under its headword."""
        word = as_word(form)
        if word is None:
            return
        entry = self.entries.get(word)
        if entry is None:
            entry = self.entries[word] = {}
            if counted:
                self.ranks[word] = len(self.entries)
        entry.setdefault(headword, set()).update(parts)

    def note(self, spelling: str, kind: Kind) -> None:
        """Keep a spelling that is no common word."""
        key = key_of(spelling)
        if len(key) > 1 and key.isascii() and key.isalpha():
            self.known.setdefault((key, kind), spelling)

    def headwords(self) -> set[str]:
        """All headwords of common words."""
        return {headword for entry in self.entries.values() for headword in entry}


def gather(sources: Sources, tick: Tick) -> Harvest:
    """Read all the sources but the lists for secrets."""
    harvest = Harvest()
    _gather_rows(sources, harvest, tick)
    for number, (form, headword, part) in sources.rows(s.ALLOWED, 3):
        if part not in PARTS:
            raise SourceError(s.ALLOWED, number, f"no such part of speech: {part!r}")
        harvest.take(form, headword, frozenset({part}), counted=False)
    _gather_names(sources, harvest)
    _gather_abbreviations(sources, harvest)
    return harvest


def _gather_rows(sources: Sources, harvest: Harvest, tick: Tick) -> None:
    kinds, headwords, symbols = _kinds(sources), _headwords(sources), _symbols(sources)
    for row, (number, (form, headword, column)) in enumerate(sources.rows(s.LEXICON, 3)):
        if not row % 10_000:
            tick(row / ALL_ROWS)
        tag = tag_of(column)
        if tag is None:
            raise SourceError(s.LEXICON, number, f"the tags do not parse: {column[:60]!r}")
        kind = kinds.get(form) or kind_of(form, tag)
        if kind == "common":
            mended = headwords.get(f"{form} {headword}") or headword
            harvest.take(form, mended, tag.parts, counted=row < COUNTED_ROWS)
        elif kind is not None and (kind != "symbol" or symbols.get(form)):
            harvest.note(form, kind)
    for mends in (kinds, headwords, symbols):
        mends.require_all_used()


class _Mends(Generic[T]):
    """A list of corrections to French.lex that notices which of them are of no use."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._right: dict[str, T] = {}
        self._lines: dict[str, int] = {}
        self._used: set[str] = set()

    def add(self, line: int, wrong: str, right: T) -> None:
        self._right[wrong] = right
        self._lines[wrong] = line

    def get(self, wrong: str) -> T | None:
        right = self._right.get(wrong)
        if right is not None:
            self._used.add(wrong)
        return right

    def require_all_used(self) -> None:
        for wrong, line in self._lines.items():
            if wrong not in self._used:
                raise SourceError(self.name, line, f"{wrong} is not in {s.LEXICON}")


def _kinds(sources: Sources) -> _Mends[Kind]:
    kinds = _Mends[Kind](s.KINDS)
    for number, (form, kind) in sources.rows(s.KINDS, 2):
        if kind not in KINDS:
            raise SourceError(s.KINDS, number, f"no such kind: {kind!r}")
        kinds.add(number, form, kind)
    return kinds


def _headwords(sources: Sources) -> _Mends[str]:
    headwords = _Mends[str](s.HEADWORDS)
    for number, (form, wrong, right) in sources.rows(s.HEADWORDS, 3):
        headwords.add(number, f"{form} {wrong}", right)
    return headwords


def _symbols(sources: Sources) -> _Mends[str]:
    symbols = _Mends[str](s.SYMBOLS)
    for number, symbol in sources.words(s.SYMBOLS):
        symbols.add(number, symbol, symbol)
    return symbols


def _gather_names(sources: Sources, harvest: Harvest) -> None:
    letters: dict[str, Kind] = {"P": "proper", "A": "abbreviation", "S": "symbol"}
    for number, (form, letter) in sources.rows(s.NAMES, 2):
        if letter not in letters:
            raise SourceError(s.NAMES, number, f"P, A or S expected: {letter[:20]!r}")
        harvest.note(form, letters[letter])
    for _, name in sources.words(s.PROPER):
        harvest.note(name, "proper")


def _gather_abbreviations(sources: Sources, harvest: Harvest) -> None:
    kinds: dict[str, Kind] = {"abbreviation": "abbreviation", "symbol": "symbol"}
    for number, (form, kind, _meaning) in sources.rows(s.ABBREVIATIONS, 3):
        if kind not in kinds:
            raise SourceError(s.ABBREVIATIONS, number, f"abbreviation or symbol expected: {kind[:20]!r}")
        if (key_of(form), kinds[kind]) in harvest.known:
            raise SourceError(s.ABBREVIATIONS, number, f"{form} is known already")
        harvest.note(form, kinds[kind])
