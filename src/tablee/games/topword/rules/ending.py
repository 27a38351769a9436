"""When a match is over, and who has won (R17, R18)."""

from tablee.crossword.events import winners_of
from tablee.games.topword.rules.events import Ending, MatchEnded
from tablee.games.topword.rules.state import Moment, Table, passes

OFF_FOR_A_LETTER = 5
ROUNDS_TO_STALL = 3


def why_over(table: Table) -> Ending | None:
    """R17: the bag is empty and a player is out or all have passed in a row; or nobody has laid for three rounds."""
    if table.phase != "play":
        return None
    idle = passes(table)
    if not table.bag and 0 in table.rack_counts:
        return "out"
    if not table.bag and idle >= table.seats:
        return "all_passed"
    if idle >= ROUNDS_TO_STALL * table.seats:
        return "stalled"
    return None


def match_ended(position: Moment, reason: Ending) -> MatchEnded:
    """R18: five points off for each letter left; most points win, and if all have as many it is a draw."""
    scores = tuple(
        score - OFF_FOR_A_LETTER * len(rack) for score, rack in zip(position.table.scores, position.hands, strict=True)
    )
    return MatchEnded(winners_of(scores), scores, tuple("".join(sorted(rack)) for rack in position.hands), reason)
