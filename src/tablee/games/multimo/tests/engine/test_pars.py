"""Pars: problems are composed alike every time, and other luck of the builder makes nothing better of them."""

from dataclasses import replace
from itertools import islice

from tablee.games.multimo.problems import PROBLEMS
from tablee.games.multimo.problems.building import is_usual
from tablee.games.multimo.rules.scoring import words_on


def test_a_problem_is_composed_of_usual_words_and_proven() -> None:
    problem = next(PROBLEMS.make(1))
    assert problem == next(PROBLEMS.make(1))
    assert PROBLEMS.prove(problem, 7)
    assert all(is_usual(word.text) for word in words_on(tuple(problem.answer.split("/"))))


def test_a_par_that_can_be_beaten_is_noticed() -> None:
    problem = next(one for one in islice(PROBLEMS.make(1), 5) if one.theme == "small")
    rows = problem.answer.split("/")
    worse = replace(problem, answer="/".join([*rows[1:], rows[0]]))
    assert not PROBLEMS.prove(worse, 7)
