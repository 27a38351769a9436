"""Who plays with whom: sides, who sets the words of a series, and who guesses them in which order (R1, R3, R7, R17)."""

from tablee.core.actions import HOUSE
from tablee.games.motus.rules.options import Mode, Options, mode_of
from tablee.games.motus.rules.words.slate import Slate, blank

TEAMS = ((0, 1), (2, 3))
"""A and B against C and D."""


def sides_of(options: Options, seats: int) -> tuple[tuple[int, ...], ...]:
    """Who scores together."""
    return TEAMS if mode_of(options, seats) == "teams" else tuple((seat,) for seat in range(seats))


def side_of(seat: int, mode: Mode) -> int:
    """The side a seat plays for."""
    return seat // 2 if mode == "teams" else seat


def partner_of(seat: int) -> int:
    """The other one of the team."""
    return seat ^ 1


def slates_of(options: Options, seats: int, series: int) -> tuple[Slate, ...]:
    """The empty slates of a series."""
    if mode_of(options, seats) == "teams":
        return _for_teams(options, series)
    helped = ((seat, (seat + 1) % seats) for seat in range(seats))
    return tuple(
        blank(_setter(options, seats, setter), (guesser,), (guesser,), options.letters) for setter, guesser in helped
    )


def race_slate(options: Options, setter: int, racers: tuple[int, ...]) -> Slate:
    """The empty slate of a word of the super partie (R14)."""
    return blank(_setter(options, len(TEAMS) * 2, setter), racers, racers, options.letters, race=True)


def _for_teams(options: Options, series: int) -> tuple[Slate, ...]:
    """A quarter turn brings A's slate to C, C's to B, B's to D and D's to A; then the partner there has it in turn."""
    quarter_turn = {0: 2, 2: 1, 1: 3, 3: 0}
    setters = (0, 2) if series % 2 else (1, 3)
    slates = []
    for setter in setters:
        first = quarter_turn[setter]
        guessers = first, partner_of(first)
        slates.append(blank(_setter(options, 4, setter), guessers, (partner_of(setter),), options.letters))
    return tuple(slates)


def _setter(options: Options, seats: int, seat: int) -> int:
    return HOUSE if options.words == "house" or seats == 1 else seat
