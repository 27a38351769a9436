"""How rounds begin and words are hidden: slates, hands and the house's stock."""

from tablee.core.actions import HOUSE
from tablee.core.position import Position
from tablee.core.quick import changed
from tablee.core.tuples import put_at
from tablee.games.motus.rules.events import WordSet
from tablee.games.motus.rules.rounds.next_round import barren_rounds
from tablee.games.motus.rules.rounds.round_events import PreparedInVain, SeriesBegan, SuperBegan, SuperWordBegan
from tablee.games.motus.rules.seating import race_slate, slates_of
from tablee.games.motus.rules.state import Box, Moment, Race, Table
from tablee.games.motus.rules.words.slate import Slate


def series_began(position: Moment, event: SeriesBegan) -> Moment:
    """Clean slates, and nothing hidden yet."""
    table = position.table
    slates = slates_of(table.options, table.seats, event.series)
    after = changed(_fresh(table, slates, event.at), series=event.series)
    return Position(after, ("",) * table.seats, Box(("",) * len(slates), position.box.stock))


def super_began(position: Moment, event: SuperBegan) -> Moment:
    """Two partners become rivals."""
    race = Race(event.racers, event.setters, (0,) * len(event.racers))
    return changed(position, table=changed(position.table, race=race))


def super_word_began(position: Moment, event: SuperWordBegan) -> Moment:
    """One clean slate; a word that was prepared is hidden under it at once."""
    table, race = position.table, position.table.race
    assert race is not None, "a word of the super partie begins after the super partie itself"
    prepared = position.hands[event.setter] if race.ready else ""
    slate = race_slate(table.options, event.setter, race.racers)
    after = _fresh(table, (slate,), event.at)
    after = changed(after, race=changed(race, ready=False), ready=(event.setter,) if prepared else ())
    hands = ("",) * table.seats
    if prepared:
        hands = put_at(hands, event.setter, prepared)
    return Position(after, hands, Box((prepared,), position.box.stock))


def prepared_in_vain(position: Moment, event: PreparedInVain) -> Moment:
    """The seat's hand is empty again."""
    table = position.table
    assert table.race is not None, "words are prepared in the super partie only"
    hands = put_at(position.hands, event.seat, "")
    return changed(position, table=changed(table, race=changed(table.race, ready=False)), hands=hands)


def word_set(position: Moment, event: WordSet) -> Moment:
    """A word is hidden; one of the house's goes to the end of its stock, so that the stock never runs dry."""
    table, box = position.table, position.box
    others = tuple(word for word in box.stock if word != event.word)
    stock = (*others, event.word) if event.from_stock else box.stock
    hands = position.hands if event.seat == HOUSE else put_at(position.hands, event.seat, event.word)
    if table.phase == "guessing" and table.race:
        return Position(changed(table, race=changed(table.race, ready=True)), hands, changed(box, stock=stock))
    ready = table.ready if event.seat == HOUSE else (*table.ready, event.seat)
    return Position(changed(table, ready=ready), hands, Box(put_at(box.secrets, event.slate, event.word), stock))


def _fresh(table: Table, slates: tuple[Slate, ...], at: float) -> Table:
    return changed(
        table,
        phase="setting",
        round=table.round + 1,
        since=at,
        slates=slates,
        ready=(),
        previous=table.slates,
        barren=barren_rounds(table),
    )
