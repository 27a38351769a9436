"""Words by number, in alphabetical order; the last number draws a ball. Words beyond the dictionary have none (R4)."""

from functools import lru_cache

import numpy as np

from tablee.core.game.encoding import Offer
from tablee.games.motus.rules.actions import Ask, Draw, Guess, SetWord
from tablee.games.motus.rules.view import View
from tablee.games.motus.rules.words.admitted import words_with
from tablee.lexicon import ALPHABET

DRAW = "draw a ball"


@lru_cache(maxsize=8)
def names(letters: int) -> tuple[str, ...]:
    """What each number stands for."""
    return (*(word for first in ALPHABET for word in words_with(first, letters)), DRAW)


def offer(view: View) -> Offer[Ask]:
    """Whatever the seat is asked for now: the oldest word, and a ball if it owes one."""
    known = names(view.options.letters)
    mask = np.zeros(len(known), np.int8)
    wanted = next((one for one in view.asked if one.what != "draw"), None)
    mask[-1] = any(one.what == "draw" for one in view.asked)
    if wanted and wanted.what == "guess":
        mask[_beginning(view.slates[wanted.slate].slate.known[0], view.options.letters)] = 1
    elif wanted:
        mask[:-1] = 1
        mask[[number for word in view.used if (number := _number(view.options.letters).get(word)) is not None]] = 0

    def ask(number: int) -> Ask:
        assert view.seat is not None, "a spectator has nothing to ask"
        if number == len(known) - 1 or wanted is None:
            return Draw(view.seat)
        if wanted.what == "set":
            return SetWord(view.seat, known[number])
        return Guess(view.seat, wanted.slate, view.round, wanted.line, known[number])

    return Offer(mask, None, ask)


@lru_cache(maxsize=256)
def _beginning(first: str, letters: int) -> slice:
    """The numbers of the words that begin with a letter."""
    before = sum(len(words_with(letter, letters)) for letter in ALPHABET[: ALPHABET.index(first)])
    return slice(before, before + len(words_with(first, letters)))


@lru_cache(maxsize=8)
def _number(letters: int) -> dict[str, int]:
    return {word: number for number, word in enumerate(names(letters))}
