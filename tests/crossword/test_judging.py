"""Answers are weighed against the best move: by what was measured, by points where nothing was; levels and days too."""

from random import Random

import pytest

from tablee.core.game import Problem
from tablee.crossword.problems.days import three_of
from tablee.crossword.problems.familiar import NEVER_MET, may_be_asked, rank, rarest
from tablee.crossword.problems.hardness import EASIEST, HARDEST, Find, level
from tablee.crossword.problems.judging import NOT_YET, NOTHING_LAID, Weighed, judge_first, judged
from tablee.crossword.problems.proof import Lead, Proof, read_proof, summed_up, write_proof

PROOF = "5.5±0.6/200 6.1±0.9/100 | =F1 BRIS | F1 PICAS 5.7 | 3E RIRE 12.0"
PROBLEM = Problem("7-3", "theme", 1500, "", "E3 RATEAU", PROOF)
BEST = 30
KNOWN = {
    "E3 RATEAU": Weighed("E3 RATEAU", BEST, ("RATEAU",), ("S", "T"), 4.0),
    "F1 PICAS": Weighed("F1 PICAS", 24, ("PICAS",), ("W",), -9.0),
    "3E RIRE": Weighed("3E RIRE", 18, ("RIRE",), ("V",), -4.0),
}
USUAL = Find(rank=10_000, many=200, laid=4, words=2, turns=1, earns_less=0, lead=2)


def points_of(move: str, points: int, *, is_best: bool = False) -> tuple[int, bool, str]:
    verdict = judged(PROBLEM, Weighed(move, points), KNOWN.__getitem__, is_best=is_best)
    assert verdict.done
    assert verdict.most == 100
    return verdict.points, verdict.right, verdict.said


def test_a_proof_reads_as_it_was_written() -> None:
    proof = read_proof(PROOF)
    assert proof == Proof((Lead(550, 60, 200), Lead(610, 90, 100)), ("F1 BRIS",), {"F1 PICAS": 5.7, "3E RIRE": 12.0})
    assert write_proof(proof) == PROOF
    assert summed_up(proof.leads) == pytest.approx(5.7)


def test_the_best_and_what_comes_to_the_same_are_right() -> None:
    assert points_of("E3 RATEAU", BEST, is_best=True) == points_of("F1 BRIS", BEST) == (100, True, "best")


def test_a_move_that_was_tried_loses_what_it_was_behind() -> None:
    assert points_of("F1 PICAS", 33) == (81, False, "good")
    assert points_of("3E RIRE", 12) == (60, False, "behind")


def test_where_points_are_all_that_it_lacks_nothing_is_said_of_a_long_run() -> None:
    assert points_of("F1 PICAS", 24) == (81, False, "near")
    assert points_of("3E RIRE", 18) == (60, False, "short")


def test_of_any_other_move_its_points_tell_but_never_more_than_the_last_that_was_tried() -> None:
    assert points_of("A1 OS", 9) == (30, False, "short")
    assert points_of("A1 OSE", 29) == (60, False, "short")
    assert points_of("A1 WU", 60) == (60, False, "for_now")
    assert points_of("A1 WU", 30) == (60, False, "as_many")


@pytest.mark.parametrize(
    ("move", "points", "kept", "hand", "said"),
    [
        ("A1 WU", 60, ("O", "V"), -5.0, "for_now_kept"),
        ("A1 WU", 30, ("O", "V"), -5.0, "as_many_kept"),
        ("A1 WU", 30, ("O", "V"), 3.5, "as_many"),
        ("A1 WU", 30, (), -5.0, "as_many"),
        ("A1 WU", 29, ("O", "V"), -5.0, "short"),
        ("F1 PICAS", 33, ("O", "V"), -5.0, "good_kept"),
        ("F1 PICAS", 33, ("O", "V"), 0.0, "good"),
        ("F1 PICAS", 20, ("S", "E"), -5.0, "good"),
        ("3E RIRE", 22, ("O", "V"), -5.0, "behind_kept"),
    ],
)
def test_letters_are_named_where_they_are_why_the_best_is_better(
    move: str, points: int, kept: tuple[str, ...], hand: float, said: str
) -> None:
    answer = Weighed(move, points, ("WU",), kept, hand)
    verdict = judged(PROBLEM, answer, KNOWN.__getitem__, is_best=False)
    assert verdict.said == said
    assert [verdict.fields.get(one) for one in ("kept", "left")] == (
        [("S", "T"), kept] if said.endswith("_kept") else [None, None]
    )


@pytest.mark.parametrize(
    ("kept", "said", "only_best", "only_other"),
    [
        (("S", "V"), "behind_kept", ("T",), ("V",)),
        (("S", "T", "V", "V"), "behind_rid", (), ("V", "V")),
        (("T",), "behind_more", ("S",), ()),
    ],
)
def test_only_the_letters_are_named_in_which_two_moves_differ(
    kept: tuple[str, ...], said: str, only_best: tuple[str, ...], only_other: tuple[str, ...]
) -> None:
    answer = Weighed("3E RIRE", 22, ("RIRE",), kept, -5.0)
    verdict = judged(PROBLEM, answer, KNOWN.__getitem__, is_best=False)
    assert (verdict.said, verdict.fields["kept"], verdict.fields["left"]) == (said, only_best, only_other)


def test_who_finds_the_best_is_told_what_another_earns_and_keeps() -> None:
    dearer = {**KNOWN, "3E RIRE": KNOWN["3E RIRE"]._replace(points=33, words=("RIRE", "AS"))}
    found = judged(PROBLEM, KNOWN["E3 RATEAU"], dearer.__getitem__, is_best=True)
    assert (found.said, found.right, found.fields["words"], found.fields["more"]) == ("best_kept", True, ("RIRE",), 3)


def test_nothing_is_judged_before_an_answer_and_nothing_laid_is_worth_nothing() -> None:
    assert judge_first((), lambda _: None) == NOT_YET
    assert judge_first(("pass",), lambda _: None) == NOTHING_LAID


def test_forms_are_known_by_their_headwords() -> None:
    assert rank("CAFES") <= 2 * rank("CAFE")
    assert rank("NANOLUX") == rank("XYZ") == NEVER_MET
    assert rarest(["DE", "MAISON"]) == rank("MAISON") < NEVER_MET
    assert may_be_asked(["DE", "MAISON"], 60_000)
    assert not may_be_asked(["DE", "MERDE"], 60_000)


def test_a_short_word_must_be_better_known_than_a_long_one() -> None:
    assert rank("GAN") == rank("TALWEG") == 60_000
    assert may_be_asked(["TALWEG"], 60_000)
    assert not may_be_asked(["GAN"], 60_000)


def test_a_short_word_that_is_laid_must_be_better_known_than_one_that_comes_along() -> None:
    assert 30_000 < rank("URE") <= 40_000
    assert may_be_asked(["MAISON", "URE"], 60_000)
    assert not may_be_asked(["URE", "MAISON"], 60_000)


@pytest.mark.parametrize(
    "harder",
    [{"rank": 50_000}, {"many": 2000}, {"laid": 7}, {"words": 5}, {"turns": 4}, {"earns_less": 5}, {"lead": 1.2}],
)
def test_what_is_rarer_longer_or_hidden_is_harder(harder: dict[str, float]) -> None:
    assert level(USUAL._replace(**harder)) > level(USUAL)  # type: ignore[arg-type]  # one field of its type each


def test_levels_stay_within_bounds() -> None:
    assert level(Find(10, 3, 1, 1, 0, 0, 20)) == EASIEST
    assert level(Find(NEVER_MET, 9999, 8, 8, 8, 99, 1)) == HARDEST


def test_a_day_has_three_positions_each_harder_than_the_one_before() -> None:
    problems = [Problem(str(number), "theme", 900 + number * 7 % 1300, "", "", "") for number in range(300)]
    for day in range(30):
        first, second, third = three_of(Random(day), problems)
        assert first.level < second.level < third.level
    assert len({three_of(Random(day), problems) for day in range(30)}) == 30
    assert three_of(Random(0), ()) == ()
