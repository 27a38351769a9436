"""Marks: which letters of a proposal are well placed, misplaced or not in the word (R6)."""

from collections import Counter

from tablee.games.motus.rules.words.slate import UNKNOWN

WELL, MISPLACED, ABSENT = "X", "O", "-"


def marks(secret: str, word: str) -> str:
    """As in Mastermind: X first, then O from the left, each letter as often as the secret has it."""
    left = Counter(hidden for hidden, letter in zip(secret, word, strict=True) if hidden != letter)
    row = []
    for hidden, letter in zip(secret, word, strict=True):
        if hidden == letter:
            row.append(WELL)
        elif left[letter]:
            left[letter] -= 1
            row.append(MISPLACED)
        else:
            row.append(ABSENT)
    return "".join(row)


def learnt(known: str, word: str, row: str) -> str:
    """What is known of the secret after a proposal: its well placed letters are added."""
    return "".join(letter if mark == WELL else old for old, letter, mark in zip(known, word, row, strict=True))


def first_unknown(known: str) -> int | None:
    """The first place, from the left, whose letter is not yet found (R9)."""
    place = known.find(UNKNOWN)
    return None if place < 0 else place
