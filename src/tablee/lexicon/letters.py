"""Letters: how any spelling becomes a word in the capitals A to Z, in one place for the whole house."""

import unicodedata

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
BIT = {letter: 1 << number for number, letter in enumerate(ALPHABET)}
LONGEST = 64
"""No spelling of a word is longer; whatever is longer is not looked at."""

HYPHENS = "-\u2010\u2011\u2013\u00ad"
APOSTROPHES = "'\u2019\u02bc"
_LIGATURES = {"Œ": "OE", "Æ": "AE"}
_COMBINING = range(0x300, 0x370)
_LATIN = (*range(0xC0, 0x250), *range(0x1E00, 0x1F00))


def _bare(letter: str) -> str:
    """A letter without its marks: É is E, Ǽ is AE. NFD, not NFKD, which would make letters of ᵉ and ²."""
    first = unicodedata.normalize("NFD", letter)[0]
    return _LIGATURES.get(first, first)


_FOLDED: dict[int, str | None] = {
    **{code: _bare(chr(code)) for code in _LATIN},
    **dict.fromkeys(_COMBINING),
    **dict.fromkeys(map(ord, HYPHENS + APOSTROPHES)),
    **dict.fromkeys((0xA0, 0x202F), " "),
}


def fold(text: str) -> str:
    """The text in capitals, without accents, hyphens or apostrophes, œ and æ as two letters.

    Other characters stay as they are, so that rubbish never turns into a word.
    """
    if text.isascii() and text.isalpha():
        return text.upper()
    return text.upper().translate(_FOLDED).strip()


def shown(text: str) -> str:
    """What somebody typed, cut to a length that can be shown and without what cannot be written."""
    cut = text if len(text) <= LONGEST else text[:LONGEST] + "…"
    return cut.encode("utf-8", "replace").decode("utf-8")


def as_word(text: str) -> str | None:
    """The A–Z word of two letters or more that a text stands for, or None."""
    if len(text) > LONGEST:
        return None
    word = fold(text)
    return word if len(word) > 1 and word.isascii() and word.isalpha() else None
