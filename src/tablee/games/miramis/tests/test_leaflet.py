"""The leaflet's game of seven moves, with every column of its score table, and our own examples."""

import pytest

from tablee.games.miramis.exam.examples import examples
from tablee.games.miramis.rules.lays.sheet import Move, Score, Sort
from tablee.games.miramis.rules.state import Moment
from tablee.games.miramis.tests.table import played

SCORE_TABLE = """
    MOVE           | CORRESPONDANCE            | SUITE                   | BONUS | LAURENT | CATHERINE
    B4 ROUle       | 1 R/R = 5, 2 B/B = 20     | 3R = 10, 2B = 7         |       | 42      |
    C8 neCTAR      | 4 R/R = 20, 3 B/B = 30    | 2B = 7, 4R = 20, 2B = 7 |       |         | 84
    3B CR*EME      | 5 R/R = 25, 1 bi/bi = 30  | 5R = 40, 4R = 20        |       | 115     |
    9B r(e)ntiEReS | 1 R/R = 5, 4 B/B = 40     | 5B = 60, 2R = 5         | 150   |         | 260
    G8 T(E)NTE     | 2 R/R = 10                | 5R = 40                 |       | 50      |
    G6 eN(TENTE)S  |                           | 7R = 110                |       |         | 110
    4E Entrer      | 2 R/R = 10, 1 B/B = 10    | 5B = 60, 2R = 5         |       | 85      |
"""
SIGNS: dict[Sort, str] = {"red": "R/R", "blue": "B/B", "two_coloured": "bi/bi"}
EXAMPLES = {example.name: example for example in examples()}


def after(name: str) -> Moment:
    example = EXAMPLES[name]
    position: Moment = played(example.position, *example.asks).position
    return position


def as_on_the_leaflet(move: Move) -> list[str]:
    totals = [str(move.score.points) if move.seat == seat else "" for seat in (0, 1)]
    return [move.notation, match_column(move.score), run_column(move.score), str(move.score.bonus or ""), *totals]


def match_column(score: Score) -> str:
    cells = []
    for sort, sign in SIGNS.items():
        found = [match for match in score.matches if match.sort == sort]
        points = sum(match.times * match.points for match in found)
        cells += [f"{sum(match.times for match in found)} {sign} = {points}"] if found else []
    return ", ".join(cells)


def run_column(score: Score) -> str:
    found = (run for word in score.words for run in word.runs)
    return ", ".join(f"{len(run.letters)}{run.colour[0].upper()} = {run.points}" for run in found)


def test_R13_R14_R15_R17_the_leaflets_game_of_seven_moves() -> None:
    table = after("seven_moves").table
    expected = [[cell.strip() for cell in line.split("|")] for line in SCORE_TABLE.strip().splitlines()[1:]]
    assert [as_on_the_leaflet(move) for move in table.history] == expected
    assert [move.score.points for move in table.history] == [42, 84, 115, 260, 50, 110, 85]
    assert table.scores == (42 + 115 + 50 + 85, 84 + 260 + 110)


def test_R15_the_columns_add_up_to_the_points() -> None:
    columns = [(move.score.match, move.score.run, move.score.bonus) for move in after("seven_moves").table.history]
    assert columns == [(25, 17, 0), (50, 34, 0), (55, 60, 0), (45, 65, 150), (10, 40, 0), (0, 110, 0), (20, 65, 0)]


@pytest.mark.parametrize(("name", "points"), [("same_entry", 10), ("pawn", 100), ("miramis", 920), ("exchange", 42)])
def test_R15_our_examples_earn_what_their_captions_say(name: str, points: int) -> None:
    assert after(name).table.history[-1].score.points == points
