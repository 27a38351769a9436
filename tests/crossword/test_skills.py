"""What robots of crossing words do with a list of moves: the best they see, and nothing at random."""

from collections import Counter
from random import Random

from tablee.crossword.skills import LAPSES, Skill, settled

MOVES = [("SEPT" * 2)[: 7 - number % 5] for number in range(200)]
"""The best first; so many letters each."""


def often(skill: Skill, times: int = 300) -> Counter[int]:
    moves = list(enumerate(MOVES))
    made = (settled(moves, skill, lambda move: len(move[1]), Random(seed)) for seed in range(times))
    return Counter(move[0] for move in made if move)


def test_who_sees_everything_makes_the_best_move() -> None:
    assert often(Skill()) == {0: 300}
    assert settled([], Skill(notices=0.1), len, Random(1)) is None


def test_the_fewer_moves_one_notices_the_worse_the_best_of_them() -> None:
    means = [sum(at * many for at, many in often(Skill(notices=share)).items()) / 300 for share in (0.02, 0.1, 0.5)]
    assert means[0] > 2 * means[1] > 4 * means[2]


def test_a_lapse_takes_the_next_best_and_seldom_the_one_after_it() -> None:
    made = often(Skill(lapse=0.2))
    assert made[0] > 200 > 3 * made[1] > 6 * made[2]
    assert max(made) < LAPSES


def test_a_child_lays_few_letters_and_rather_many_than_none() -> None:
    assert all(len(MOVES[at]) <= 4 for at in often(Skill(letters=4.0)))
    halves = Counter(len(MOVES[at]) for at in often(Skill(letters=3.5)).elements())
    assert set(halves) == {3, 4}
    long = settled(["SEPTSEP"], Skill(letters=3.0), len, Random(1))
    assert long == "SEPTSEP"


def test_only_who_notices_little_needs_the_whole_list() -> None:
    assert [skill.looks_at(999) for skill in (Skill(), Skill(lapse=0.1), Skill(notices=0.5), Skill(letters=4.0))] == [
        1,
        LAPSES,
        999,
        999,
    ]
