"""The letters: named in turn, or drawn by lot; everybody takes them (R6, R7, R17)."""

from collections.abc import Sequence
from random import Random

from tablee.core.refusal import Refused
from tablee.games.multimo.rules import refusals as no
from tablee.games.multimo.rules.events import Happening, LastLetter, LetterDrawn, LetterNamed
from tablee.games.multimo.rules.grid_refusals import NoSuchLetter
from tablee.games.multimo.rules.letters import counts
from tablee.games.multimo.rules.state import Table, store, to_name


def name_letter(table: Table, seat: int, letter: str, now: float) -> Sequence[Happening]:
    """R4, R6: any letter that the store still has."""
    require_letters_missing(table)
    if letter not in counts():
        raise Refused(NoSuchLetter(letter[:20]))
    if not store(table)[letter]:
        raise Refused(no.LetterUsedUp(letter))
    return with_last_letter(table, (LetterNamed(seat, letter, now),), now)


def draw_letters(table: Table, seat: int, count: int, rng: Random, now: float) -> Sequence[Happening]:
    """R17: for someone who plays alone."""
    require_letters_missing(table)
    if table.seats > 1:
        raise Refused(no.NotAlone())
    if not 1 <= count <= to_name(table):
        raise Refused(no.BadCount(count, to_name(table)))
    return drawn(table, seat, count, rng, now)


def drawn(table: Table, seat: int, count: int, rng: Random, now: float) -> Sequence[Happening]:
    """R7: letters by lot, every one left in the store as likely as any other."""
    left = "".join(letter * number for letter, number in store(table).items())
    letters = tuple(LetterDrawn(seat, letter, now) for letter in rng.sample(left, count))
    return with_last_letter(table, letters, now)


def with_last_letter(table: Table, letters: Sequence[Happening], now: float) -> Sequence[Happening]:
    """R9, R10: after the last letter the minutes for finishing begin."""
    return (*letters, LastLetter(now)) if len(letters) == to_name(table) else letters


def require_letters_missing(table: Table) -> None:
    """It is the time of naming letters."""
    if table.phase == "neutrals":
        raise Refused(no.NeutralsFirst(table.to_place))
    if table.phase != "letters":
        raise Refused(no.AllNamed())
