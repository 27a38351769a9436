"""Why a word is not admitted (R11): a refusal for each reason that the lexicon gives."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core.refusal import Refusal
from tablee.lexicon.why import Reason


@dataclass(frozen=True, slots=True)
class WordRefusal(Refusal):
    """The first bad word of a move, the spelling it is known by, and all bad words of the move."""

    word: str
    spelling: str
    words: tuple[str, ...]

    rule: ClassVar[str] = "R11"


@dataclass(frozen=True, slots=True)
class UnknownWord(WordRefusal):
    """The dictionary does not have it."""

    refused: Literal["unknown_word"] = "unknown_word"


@dataclass(frozen=True, slots=True)
class ProperNoun(WordRefusal):
    """It is a name."""

    refused: Literal["proper_noun"] = "proper_noun"


@dataclass(frozen=True, slots=True)
class Abbreviation(WordRefusal):
    """It is short for something."""

    refused: Literal["abbreviation"] = "abbreviation"


@dataclass(frozen=True, slots=True)
class Symbol(WordRefusal):
    """It stands for a unit or an element."""

    refused: Literal["symbol"] = "symbol"


@dataclass(frozen=True, slots=True)
class Compound(WordRefusal):
    """It is written with a hyphen, an apostrophe or a space."""

    refused: Literal["compound"] = "compound"


@dataclass(frozen=True, slots=True)
class RomanNumeral(WordRefusal):
    """It is a number in Roman figures."""

    refused: Literal["roman_numeral"] = "roman_numeral"


@dataclass(frozen=True, slots=True)
class Affix(WordRefusal):
    """It is only the beginning or the end of words."""

    refused: Literal["affix"] = "affix"


@dataclass(frozen=True, slots=True)
class OnlyInPhrase(WordRefusal):
    """It is said in a set phrase only."""

    refused: Literal["only_in_phrase"] = "only_in_phrase"


@dataclass(frozen=True, slots=True)
class Elided(WordRefusal):
    """It never stands without the word behind its apostrophe."""

    refused: Literal["elided"] = "elided"


BY_REASON: dict[Reason, type[WordRefusal]] = {
    "proper": ProperNoun,
    "abbreviation": Abbreviation,
    "symbol": Symbol,
    "compound": Compound,
    "roman": RomanNumeral,
    "affix": Affix,
    "phrase": OnlyInPhrase,
    "elided": Elided,
    "too_short": UnknownWord,
    "too_long": UnknownWord,
    "not_letters": UnknownWord,
    "unknown": UnknownWord,
}

WORD_REFUSALS: tuple[type[Refusal], ...] = tuple(dict.fromkeys(BY_REASON.values()))
