"""Some legal ask, for play-outs: words to set and to propose, sensible and less so."""

from random import Random

from tablee.games.motus.rules.actions import Ask, Draw, Guess, SetWord
from tablee.games.motus.rules.view import View
from tablee.games.motus.rules.words.admitted import words_with
from tablee.games.motus.rules.words.clues import clues_of
from tablee.games.motus.rules.words.lists import HOUSE_SETS, hidden_words, house_words
from tablee.games.motus.rules.words.slate import Slate
from tablee.lexicon import ALPHABET

RARELY = 0.15
NO_WORD = "W"
"""A letter that, repeated, is no word of any length."""


def random_action(view: View, rng: Random) -> Ask:
    """Anything the seat of the view may ask now; the same view and seed give the same ask."""
    assert view.seat is not None, "a spectator has nothing to ask"
    wanted = rng.choice(view.asked)
    match wanted.what:
        case "set":
            return SetWord(view.seat, _word(view, rng))
        case "draw":
            return Draw(view.seat)
        case "guess":
            slate = view.slates[wanted.slate].slate
            word = _proposal(slate, view.free_words, view.options.strict, rng)
            return Guess(view.seat, wanted.slate, view.round, wanted.line, word)


def _word(view: View, rng: Random) -> str:
    """A word to set: mostly one that the house might choose, sometimes any, and if words are free, no word at all."""
    letters = view.options.letters
    if view.free_words and rng.random() < RARELY:
        return "".join(rng.choices(ALPHABET, k=letters))
    words = [word for word in house_words(letters) if word not in view.used]
    word = rng.choice(words)
    rare = [one for one in words_with(word[0], letters) if one not in view.used]
    return rng.choice(rare) if rng.random() < RARELY else word


def _proposal(slate: Slate, free: bool, strict: bool, rng: Random) -> str:
    """A word that could be the one, or anything that begins like it; where it costs a line, even no word at all."""
    first, letters = slate.known[0], len(slate.known)
    if free and (rng.random() < RARELY or not words_with(first, letters)):
        return first + "".join(rng.choices(ALPHABET, k=letters - 1))
    if strict and rng.random() < RARELY:
        return first + NO_WORD * rng.randrange(letters - 2, letters + 1)
    likely = clues_of(slate).fitting(hidden_words(HOUSE_SETS, first, letters))
    if not likely or rng.random() < RARELY:
        return rng.choice(words_with(first, letters))
    return rng.choice(likely)
