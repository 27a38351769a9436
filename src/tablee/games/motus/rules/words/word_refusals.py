"""Why a word may not be proposed or set (R4): its length, its first letter, and each reason that the lexicon gives."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core.refusal import Refusal
from tablee.lexicon.why import Reason


@dataclass(frozen=True, slots=True)
class NotLetters(Refusal):
    """Something that cannot be written on a slate."""

    word: str
    rule: ClassVar[str] = "R4"
    refused: Literal["not_letters"] = "not_letters"


@dataclass(frozen=True, slots=True)
class TooShort(Refusal):
    """Fewer letters than agreed."""

    word: str
    count: int
    letters: int
    rule: ClassVar[str] = "R4"
    refused: Literal["too_short"] = "too_short"


@dataclass(frozen=True, slots=True)
class TooLong(Refusal):
    """More letters than agreed."""

    word: str
    count: int
    letters: int
    rule: ClassVar[str] = "R4"
    refused: Literal["too_long"] = "too_long"


@dataclass(frozen=True, slots=True)
class WrongFirstLetter(Refusal):
    """A proposal begins with the letter that is given."""

    word: str
    letter: str
    rule: ClassVar[str] = "R4"
    refused: Literal["wrong_first_letter"] = "wrong_first_letter"


@dataclass(frozen=True, slots=True)
class BadWord(Refusal):
    """A word that does not count, and the spelling it is known by."""

    word: str
    spelling: str

    rule: ClassVar[str] = "R4"


@dataclass(frozen=True, slots=True)
class UnknownWord(BadWord):
    """The dictionary does not have it."""

    refused: Literal["unknown_word"] = "unknown_word"


@dataclass(frozen=True, slots=True)
class ProperNoun(BadWord):
    """It is a name."""

    refused: Literal["proper_noun"] = "proper_noun"


@dataclass(frozen=True, slots=True)
class Abbreviation(BadWord):
    """It is short for something."""

    refused: Literal["abbreviation"] = "abbreviation"


@dataclass(frozen=True, slots=True)
class Symbol(BadWord):
    """It stands for a unit or an element."""

    refused: Literal["symbol"] = "symbol"


@dataclass(frozen=True, slots=True)
class Compound(BadWord):
    """It is written with a hyphen, an apostrophe or a space."""

    refused: Literal["compound"] = "compound"


@dataclass(frozen=True, slots=True)
class RomanNumeral(BadWord):
    """It is a number in Roman figures."""

    refused: Literal["roman_numeral"] = "roman_numeral"


@dataclass(frozen=True, slots=True)
class Affix(BadWord):
    """It is only the beginning or the end of words."""

    refused: Literal["affix"] = "affix"


@dataclass(frozen=True, slots=True)
class OnlyInPhrase(BadWord):
    """It is said in a set phrase only."""

    refused: Literal["only_in_phrase"] = "only_in_phrase"


@dataclass(frozen=True, slots=True)
class Elided(BadWord):
    """It never stands without the word behind its apostrophe."""

    refused: Literal["elided"] = "elided"


BY_REASON: dict[Reason, type[BadWord]] = {
    "proper": ProperNoun,
    "abbreviation": Abbreviation,
    "symbol": Symbol,
    "compound": Compound,
    "compound_name": Compound,
    "locution": Compound,
    "roman": RomanNumeral,
    "affix": Affix,
    "phrase": OnlyInPhrase,
    "elided": Elided,
    "too_short": UnknownWord,
    "too_long": UnknownWord,
    "not_letters": UnknownWord,
    "unknown": UnknownWord,
}

WORD_REFUSALS: tuple[type[Refusal], ...] = (
    NotLetters,
    TooShort,
    TooLong,
    WrongFirstLetter,
    *dict.fromkeys(BY_REASON.values()),
)
