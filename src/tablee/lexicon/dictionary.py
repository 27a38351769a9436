"""The lexicon: opens the compiled file when it is first asked and answers what a word is."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from tablee.lexicon.annex import Annex
from tablee.lexicon.binding import Bound, numbers, open_bound
from tablee.lexicon.filing import Filing, headwords_of_compound, with_compounds
from tablee.lexicon.graph import Graph
from tablee.lexicon.headwords import entries_by
from tablee.lexicon.kinds import COMPOUNDS, EXTENDED, KINDS, Kind, WordEntry, counted
from tablee.lexicon.letters import LONGEST, as_word, fold, shown
from tablee.lexicon.ranks import CRUDE, most_marks, rank_of
from tablee.lexicon.secrets import Level, Secrets
from tablee.lexicon.vocabulary import Vocabulary
from tablee.lexicon.weave import restrict, union, weave
from tablee.lexicon.why import WhyNot, why_not_at_all, why_not_known

SHIPPED = Path(__file__).parent / "data" / "lexicon.bin"


@dataclass(frozen=True, slots=True)
class WordCard:
    """All that the lexicon says of a word, ready to be shown or sent."""

    asked: str
    word: str
    common: bool
    extended: bool
    compound: bool
    kinds: tuple[Kind, ...]
    entries: tuple[WordEntry, ...]
    rank: int | None
    why_not: WhyNot | None


class Lexicon:
    """A compiled lexicon. All questions take any text: accents, œ, æ, hyphens and apostrophes are folded here."""

    def __init__(self, path: Path = SHIPPED) -> None:
        self.path = path
        self._sub_vocabularies: dict[int, Vocabulary] = {}
        self._vocabularies: dict[tuple[Kind, ...], Vocabulary] = {}

    @cached_property
    def common(self) -> Vocabulary:
        """The words that count in most games."""
        return Vocabulary(lambda: Graph(numbers(self._bound.sections["graph"], "I")))

    @property
    def extended(self) -> Vocabulary:
        """Common words, proper nouns, abbreviations and symbols."""
        return self.words(extended=True)

    def words(self, *, extended: bool = False, compounds: bool = False) -> Vocabulary:
        """The words that count at a table; compounds are those that a grid writes as one word: ARCENCIEL, QUELQUUN."""
        kinds = counted(extended=extended, compounds=compounds)
        if len(kinds) == 1:
            return self.common
        if kinds not in self._vocabularies:
            self._vocabularies[kinds] = Vocabulary(lambda: union(self.common.graph, weave(self._annex.words(kinds))))
        return self._vocabularies[kinds]

    def sub_vocabulary(self, rank: int) -> Vocabulary:
        """The common words of at least this frequency that are not crude: what a bot of some level knows."""
        most = most_marks(rank)
        if most not in self._sub_vocabularies:
            self._sub_vocabularies[most] = Vocabulary(lambda: self._graph_below(most))
        return self._sub_vocabularies[most]

    def kinds(self, text: str) -> tuple[Kind, ...]:
        """What a word is: common, proper, abbreviation, symbol, compound…; nothing if it is not known."""
        found = {entry.kind for entry in self.entries(text)}
        return tuple(kind for kind in KINDS if kind in found)

    def entries(self, text: str) -> tuple[WordEntry, ...]:
        """Where a dictionary files the word: common headwords first, then what else is spelled so."""
        word = as_word(text)
        if word is None:
            return ()
        number = self.common.graph.number(word)
        common = () if number is None else entries_by(word, self._rules[self._classes[number]])
        return common + tuple(WordEntry(known.spelling, known.kind) for known in self._annex.known(word))

    def same_entry(self, one: str, other: str) -> bool:
        """Whether two common words share a headword: ROULE and ROULÉES do, ROULE and ROULETTE do not."""
        return bool(self._headwords(one) & self._headwords(other))

    def filed_with(self, word: str, other: str) -> bool:
        """Whether a word has no headword that another has not: ROULÉES after ROULE has none, MAIS after MAI has."""
        headwords = self._filed_under(word)
        return bool(headwords) and headwords <= self._filed_under(other)

    def filing(self, *, compounds: bool = False) -> Filing:
        """How all common words are filed, and compounds if wanted; for kernels."""
        common = Filing(self.common.graph, self._classes, self._rules)
        if not compounds:
            return common
        every = self.words(compounds=True).graph
        return with_compounds(common, every, self._annex.words(COMPOUNDS[:1]), self._filed_under)

    def rank(self, text: str) -> int | None:
        """The word is among so many most frequent ones, rounded up; None if it is not common or was never counted."""
        word = as_word(text)
        number = None if word is None else self.common.graph.number(word)
        return None if number is None else rank_of(self._marks[number])

    def is_crude(self, text: str) -> bool:
        """Whether it is a word that the house neither asks for nor lays itself."""
        word = as_word(text)
        number = None if word is None else self.common.graph.number(word)
        return number is not None and bool(self._marks[number] & CRUDE)

    def pattern(self, pattern: str, letters: str | None = None, limit: int | None = None) -> list[str]:
        """Common words that fit a pattern such as `C.OULE?`; see Vocabulary.pattern."""
        return self.common.pattern(pattern, letters, limit)

    def prefix(self, prefix: str, limit: int | None = None) -> list[str]:
        """Common words that begin so."""
        return self.common.prefix(prefix, limit)

    def anagrams(self, letters: str, limit: int | None = None) -> list[str]:
        """Common words of exactly these letters; `?` is a blank."""
        return self.common.anagrams(letters, limit)

    def secrets(self, length: int, level: Level = "normal") -> tuple[str, ...]:
        """Reviewed words of 4 to 10 letters that the house may ask a player to guess."""
        return self._secrets.of(length, level)

    def why_not(self, text: str, *, extended: bool = False, compounds: bool = False) -> WhyNot | None:
        """The reason why a word does not count among these words, or None if it does."""
        counts = counted(extended=extended, compounds=compounds)
        if any(kind in counts for kind in self.kinds(text)):
            return None
        word = fold(text.replace(" ", "")) if len(text) <= LONGEST else ""
        known = next(self._annex.known(word), None)
        return why_not_at_all(text) if known is None else why_not_known(word, known)

    def lookup(self, text: str) -> WordCard:
        """All of the above about one word."""
        asked = shown(text)
        kinds = self.kinds(text)
        return WordCard(
            asked=asked,
            word=fold(asked),
            common="common" in kinds,
            extended=any(kind in EXTENDED for kind in kinds),
            compound=any(kind in COMPOUNDS for kind in kinds),
            kinds=kinds,
            entries=self.entries(text),
            rank=self.rank(text),
            why_not=self.why_not(text),
        )

    @property
    def sha256(self) -> str:
        """The digest that names this lexicon, for the headers of matches."""
        return self._bound.sha256

    @property
    def sources_sha256(self) -> str:
        """The digest of the sources that this lexicon was compiled from."""
        return self._bound.sources_sha256

    def _headwords(self, text: str) -> set[str]:
        return {entry.headword for entry in self.entries(text) if entry.kind == "common"}

    def _filed_under(self, text: str) -> set[str]:
        """The headwords of a common word, or else of a compound."""
        compounds = (entry.headword for entry in self.entries(text) if entry.kind == "compound")
        return self._headwords(text) or set().union(*(headwords_of_compound(one, self._headwords) for one in compounds))

    def _graph_below(self, most: int) -> Graph:
        return restrict(self.common.graph, [number for number, mark in enumerate(self._marks) if mark < most])

    @cached_property
    def _bound(self) -> Bound:
        return open_bound(self.path)

    @cached_property
    def _classes(self) -> memoryview:
        return numbers(self._bound.sections["classes"], "H")

    @property
    def _marks(self) -> memoryview:
        return self._bound.sections["marks"]

    @cached_property
    def _rules(self) -> list[str]:
        return str(self._bound.sections["rules"], "utf-8").split("\n")

    @cached_property
    def _annex(self) -> Annex:
        return Annex(str(self._bound.sections["annex"], "utf-8"))

    @cached_property
    def _secrets(self) -> Secrets:
        return Secrets(str(self._bound.sections["secrets"], "utf-8"))
