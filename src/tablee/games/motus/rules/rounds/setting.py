"""Setting words: who hides which, what happens when time runs out, and the first letters shown (R3, R14, R19, R20)."""

from collections.abc import Sequence
from random import Random

from tablee.core.actions import HOUSE
from tablee.core.refusal import Refused
from tablee.games.motus.rules import refusals as no
from tablee.games.motus.rules.actions import SetWord
from tablee.games.motus.rules.events import Happening, RaceOpened, SettingTimeUp, SlateOpened, WordSet
from tablee.games.motus.rules.options import Options
from tablee.games.motus.rules.state import Moment, Table
from tablee.games.motus.rules.view import may_prepare
from tablee.games.motus.rules.words.admitted import why_not, written
from tablee.games.motus.rules.words.lists import house_words

SPARE = 100
"""Words that the house has ready besides those it surely needs."""


def stock(options: Options, slates: int, rng: Random) -> tuple[str, ...]:
    """R19: words for every series if the house sets them, and some for setters who are late and for ties."""
    pool = house_words(options.letters)
    needed = slates * options.series if options.words == "house" or slates == 1 else 0
    return tuple(rng.sample(pool, min(len(pool), needed + SPARE)))


def set_word(position: Moment, ask: SetWord) -> Sequence[Happening]:
    """R3; R14 for the next word of the super partie."""
    table, seat = position.table, ask.seat
    slate = require_setter(table, seat, position.hands[seat])
    word = written(ask.word)
    refusal = why_not(word, table.options.letters, free=table.free_words)
    if refusal:
        raise Refused(refusal)
    if word in table.used:
        raise Refused(no.WordUsed(word))
    if seat in table.robots and word in position.box.secrets:
        return (WordSet(seat, slate, next_word(position), from_stock=True),)  # to refuse it would tell a secret
    return (WordSet(seat, slate, word, from_stock=False),)


def require_setter(table: Table, seat: int, hand: str) -> int:
    """The slate under which this seat may hide a word now."""
    if hand:
        raise Refused(no.AlreadySet(hand))
    if may_prepare(table, seat):
        return 0
    if table.slates and all(slate.setter == HOUSE for slate in table.slates):
        raise Refused(no.HouseSets())
    if table.phase == "setting":
        for number, slate in enumerate(table.slates):
            if slate.setter == seat:
                return number
    raise Refused(no.NotYoursToSet())


def set_by_house(position: Moment, seat: int) -> Sequence[Happening]:
    """R20: the setter took too long, and the house hides a word for them."""
    slate = next(number for number, slate in enumerate(position.table.slates) if slate.setter == seat)
    return SettingTimeUp(seat), WordSet(seat, slate, next_word(position), from_stock=True)


def next_word(position: Moment) -> str:
    """R3: the next of the house's words that was not hidden in this match; the oldest if all of them were."""
    hidden = {*position.table.used, *position.box.secrets, *position.hands}
    return next((word for word in position.box.stock if word not in hidden), position.box.stock[0])


def opening(position: Moment, now: float) -> Sequence[Happening]:
    """What follows while words are being set: the house hides its own; when all are hidden, the slates open."""
    table, box = position.table, position.box
    for number, slate in enumerate(table.slates):
        if slate.setter == HOUSE and not box.secrets[number]:
            return (WordSet(HOUSE, number, next_word(position), from_stock=True),)
    if not all(box.secrets):
        return ()
    letters = table.options.letters
    if table.race:
        return (RaceOpened(0, box.secrets[0][0], letters, now),)
    return tuple(
        SlateOpened(number, slate.guessers[0], secret[0], letters, now)
        for number, (slate, secret) in enumerate(zip(table.slates, box.secrets, strict=True))
    )
