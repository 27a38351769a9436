"""After a round: the next series, the super partie, or the end of the match (R13, R16–R18)."""

from collections.abc import Sequence

from tablee.core.actions import HOUSE
from tablee.games.motus.rules.events import Happening
from tablee.games.motus.rules.rounds.round_events import (
    Ending,
    MatchEnded,
    PreparedInVain,
    SeriesBegan,
    SuperBegan,
    SuperWordBegan,
)
from tablee.games.motus.rules.scoring import WORDS_TO_WIN
from tablee.games.motus.rules.seating import side_of
from tablee.games.motus.rules.state import Moment, Race, Table
from tablee.games.motus.rules.view import next_setter

BARREN = 3
"""Rounds in a row without a word found that end a tie (R13) or the super partie (R16)."""


def after_round(position: Moment, now: float) -> Sequence[Happening]:
    """What follows when all slates are over and all balls drawn."""
    table = position.table
    if table.race:
        return after_race(position, table.race, now)
    if table.series < table.options.series:
        return (SeriesBegan(table.series + 1, now),)
    if table.mode != "teams":
        return (for_themselves(table),)
    if table.scores[0] == table.scores[1]:
        if barren_rounds(table) >= BARREN:
            return (ended(table, (), "tie"),)
        return (SeriesBegan(table.series + 1, now),)
    return _super_partie(table, now)


def barren_rounds(table: Table) -> int:
    """How many rounds in a row, this one included, have brought nothing; agreed series do not count."""
    states = [slate.status for slate in table.slates]
    if table.race is None and table.series <= table.options.series:
        return 0
    if "found" in states:
        return 0
    return table.barren + ("missed" in states)


def after_race(position: Moment, race: Race, now: float) -> Sequence[Happening]:
    """R16: three words win; a super partie in which nobody finds anything any more is broken off."""
    table = position.table
    leaders = tuple(racer for racer, wins in zip(race.racers, race.wins, strict=True) if wins == max(race.wins))
    if max(race.wins) == WORDS_TO_WIN:
        return (ended(table, leaders, "super_partie"),)
    if barren_rounds(table) >= BARREN:
        return (ended(table, leaders, "undecided"),)
    number = 1 + sum(one.series == 0 for one in table.sheet)
    began = SuperWordBegan(number, next_setter(table, race), now)
    if race.ready and position.hands[began.setter] in table.used:
        return PreparedInVain(began.setter, position.hands[began.setter]), began
    return (began,)


def _super_partie(table: Table, now: float) -> Sequence[Happening]:
    """R14: the leading team races, the other sets the words in turn, unless the house does."""
    lead = 0 if table.scores[0] > table.scores[1] else 1
    setters = (HOUSE,) if table.options.words == "house" else table.sides[1 - lead]
    return SuperBegan(lead, table.sides[lead], setters), SuperWordBegan(1, setters[0], now)


def ended(table: Table, winners: tuple[int, ...], reason: Ending) -> MatchEnded:
    """The end, with the points of every seat's side."""
    scores = tuple(table.scores[side_of(seat, table.mode)] for seat in range(table.seats))
    return MatchEnded(winners, scores, reason)


def for_themselves(table: Table) -> MatchEnded:
    """R17, R18: most points; of those with as many, the fewest lines, unless the table leaves it there."""
    best = max(table.scores)
    leaders = tuple(seat for seat, score in enumerate(table.scores) if score == best)
    if table.mode == "solo":
        return ended(table, leaders if best else (), "solo")
    fewest = min(table.lines[seat] for seat in leaders)
    quickest = tuple(seat for seat in leaders if table.lines[seat] == fewest)
    if best and len(quickest) < len(leaders) and table.options.ties == "lines":
        return ended(table, quickest, "lines")
    return ended(table, leaders if best and len(leaders) < table.seats else (), "points")
