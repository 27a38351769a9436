"""Problems: the only word that the lines leave, and the word that tells those apart that are left."""

from random import Random

import pytest

from tablee.core.game import Problem
from tablee.core.loop import Applied, apply, view_for
from tablee.core.text.sentences import speaker, texts
from tablee.games.motus import GAME
from tablee.games.motus.problems import PROBLEMS
from tablee.games.motus.problems.slates import read
from tablee.games.motus.rules.actions import Guess

ONLY = Problem("1", "only", 1500, "CARTON CITRON CANARD", "CARTON", "only word")
LEFT = "ACCENT AIDENT AIMENT ARDENT ARGENT"
DIVIDE = Problem("2", "divide", 1500, "AIMENT ABSENT", f"ACCORD {LEFT}", "7 usual words")


def guess(problem: Problem, word: str) -> Guess:
    return Guess(0, 0, 1, read(problem.position).line, word)


def test_the_slate_has_the_lines_and_hides_the_word() -> None:
    scene = PROBLEMS.scene(ONLY)
    slate = view_for(GAME, scene.position, 0).slates[0].slate
    assert [(line.word, line.marks) for line in slate.lines] == [("CITRON", "X-OOXX"), ("CANARD", "XXO-O-")]
    assert slate.secret == ""
    assert slate.line == 3


@pytest.mark.parametrize("problem", [ONLY, DIVIDE])
def test_the_best_answer_is_granted_and_right(problem: Problem) -> None:
    scene = PROBLEMS.scene(problem)
    assert isinstance(apply(GAME, scene.position, scene.asks[0], Random(0), 0.0), Applied)
    best = Guess(0, 0, 1, read(problem.position).line, problem.answer.split()[0].lower())
    verdict = PROBLEMS.judge(problem, [best])
    assert (verdict.done, verdict.right, verdict.points) == (True, True, verdict.most)
    assert not PROBLEMS.judge(problem, []).done


def test_another_word_contradicts_a_line_which_is_told() -> None:
    verdict = PROBLEMS.judge(ONLY, [guess(ONLY, "CANTON")])
    assert (verdict.done, verdict.right, verdict.said) == (True, False, "contradicted")
    assert verdict.fields["line"] == 1


def test_a_word_that_is_left_tells_fewer_apart() -> None:
    verdict = PROBLEMS.judge(DIVIDE, [guess(DIVIDE, "AIMENT")])
    assert (verdict.right, verdict.points, verdict.most) == (False, 3, 5)
    say = speaker(texts("tablee.games.motus.text", "fr"))
    told = say(f"problem.said.{verdict.said}", **verdict.fields)
    assert told == "Avec AIMENT, ces mots ne font que 3 groupes sur 5. Avec ACCORD, plus de doute possible."


def test_the_task_names_the_words_to_be_told_apart() -> None:
    assert PROBLEMS.task(DIVIDE) == {"words": LEFT.split()}
    assert PROBLEMS.task(ONLY) == {}


def test_problems_are_made_alike_and_proven() -> None:
    made = [problem for seed in range(3) for problem in PROBLEMS.make(seed)]
    assert made == [problem for seed in range(3) for problem in PROBLEMS.make(seed)]
    assert made
    assert all(PROBLEMS.prove(problem, 1) for problem in made)


def test_a_word_that_is_not_alone_is_no_proof() -> None:
    assert not PROBLEMS.prove(Problem("3", "only", 1500, "CARTON CITRON", "CARTON", "only word"), 1)
    assert not PROBLEMS.prove(Problem("4", "divide", 1500, "AIMENT ABSENT", f"AIMENT {LEFT}", ""), 1)
