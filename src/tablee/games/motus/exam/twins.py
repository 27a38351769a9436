"""For the exam: what is conserved in a match, and what could be otherwise without a seat noticing."""

from collections import defaultdict
from random import Random

from tablee.core.position import Position
from tablee.core.quick import changed
from tablee.core.tuples import put_at
from tablee.games.motus.rules.rounds.grid import BLANK
from tablee.games.motus.rules.state import Box, Moment
from tablee.games.motus.rules.view import next_setter
from tablee.games.motus.rules.words.clues import clues_of
from tablee.games.motus.rules.words.lists import HOUSE_SETS, hidden_words
from tablee.games.motus.rules.words.slate import Slate


def holdings(position: Moment) -> tuple[object, ...]:
    """The numbers of every grid, on it and in its basin, and the house's words."""
    grids = (tuple(sorted({*grid.covered, *grid.basin} - {BLANK})) for grid in position.table.grids)
    return (*grids, *sorted(position.box.stock))


def twin(position: Moment, seat: int | None, rng: Random) -> Moment:
    """Other words, with the same first letters, wherever nobody but the seat itself could show the difference."""
    table = position.table
    if table.phase in ("deal", "over"):
        return position
    other = Position(table, position.hands, Box(position.box.secrets, _shuffled(position, rng)))
    for number, slate in enumerate(table.slates):
        if _may_differ(slate, seat) and position.box.secrets[number]:
            other = _with_secret(other, number, slate, rng)
    return _with_prepared(other, seat, rng)


def _may_differ(slate: Slate, seat: int | None) -> bool:
    """A word that the seat did not set itself, and of which the next ask of others tells its first letter at most."""
    if slate.setter == seat and seat is not None:
        return False
    return slate.status == "setting" or (slate.status == "guessing" and set(slate.awaited) <= {seat})


def _with_secret(position: Moment, number: int, slate: Slate, rng: Random) -> Moment:
    """Another word under a slate that agrees with all that is known of it."""
    secret = position.box.secrets[number]
    words = _others(position, secret)
    if slate.status == "guessing":
        words = clues_of(slate).fitting(words)
    if not words:
        return position
    word = rng.choice(words)
    hands = position.hands if slate.setter < 0 else put_at(position.hands, slate.setter, word)
    stock = _swapped(position.box.stock, secret, word)
    return Position(position.table, hands, Box(put_at(position.box.secrets, number, word), stock))


def _with_prepared(position: Moment, seat: int | None, rng: Random) -> Moment:
    """Another word in the hand of the one who has prepared the next of the super partie (R14)."""
    race = position.table.race
    setter = next_setter(position.table, race) if race and race.ready else None
    if setter is None or setter == seat:
        return position
    prepared = position.hands[setter]
    word = rng.choice(_others(position, prepared) or (prepared,))
    stock = _swapped(position.box.stock, prepared, word)
    return Position(position.table, put_at(position.hands, setter, word), changed(position.box, stock=stock))


def _others(position: Moment, word: str) -> tuple[str, ...]:
    """Words that begin like one, and that the house would pass over no sooner than that one."""
    hidden, stocked = _hidden(position), word in position.box.stock
    words = hidden_words(HOUSE_SETS, word[0], len(word))
    return tuple(one for one in words if one not in hidden and (one in position.box.stock) == stocked)


def _swapped(stock: tuple[str, ...], one: str, other: str) -> tuple[str, ...]:
    """The stock if one word had been hidden instead of the other."""
    return tuple({one: other, other: one}.get(word, word) for word in stock)


def _hidden(position: Moment) -> set[str]:
    """The words that the house passes over, since they are or were hidden (R3)."""
    return {*position.table.used, *position.box.secrets, *position.hands}


def _shuffled(position: Moment, rng: Random) -> tuple[str, ...]:
    """The house's words in another order, with the same first letters one after the other; hidden ones stay."""
    stock, hidden = position.box.stock, _hidden(position)
    groups: dict[str, list[str]] = defaultdict(list)
    for word in rng.sample([word for word in stock if word not in hidden], k=len(set(stock) - hidden)):
        groups[word[0]].append(word)
    return tuple(word if word in hidden else groups[word[0]].pop() for word in stock)
