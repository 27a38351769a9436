"""`tablee problems`: made from seeds, proven again, shown."""

from pathlib import Path

import pytest

from tablee.match.problems.rows import parsed
from tests.cli.conftest import Run
from tests.exam.toy.problems.making import make

ALONE = ("--workers", "1", "--lang", "en")


def test_problems_of_new_matches_are_merged_in_order_and_the_same_again(run: Run, tmp_path: Path) -> None:
    table = tmp_path / "problems.tsv"
    first = run("problems", "make", "toy", "--seeds", "3-9", "--file", table, *ALONE)
    assert first.exit_code == 0
    assert f"from 7 matches: {table} now holds" in first.stdout
    assert "Problems per core-hour: " in first.stdout
    run("problems", "make", "toy", "--seeds", "0-4", "--file", table, *ALONE)
    rows = parsed(table.read_text("utf-8"))
    assert [one.id for one in rows] == sorted(one.id for seed in range(10) for one in make(seed))
    before = table.read_bytes()
    again = run("problems", "make", "toy", "--seeds", "2", "--file", table, *ALONE)
    assert again.stdout.startswith("0 new problems from 1 match")
    assert table.read_bytes() == before
    assert list(tmp_path.iterdir()) == [table]


def test_a_proof_that_does_not_hold_is_named_and_the_exit_code_says_so(run: Run, tmp_path: Path) -> None:
    table = tmp_path / "problems.tsv"
    run("problems", "make", "toy", "--seeds", "0-2", "--file", table, *ALONE)
    good = run("problems", "check", "toy", "--sample", "50", "--file", table, *ALONE)
    assert (good.exit_code, good.stderr.splitlines()[-1]) == (0, "6 problems of 6")
    assert good.stdout == "6 of 6 proofs held with other luck, out of 6 in the table.\n"
    text = table.read_text("utf-8")
    assert "1.take\ttake\t1400\t2,3,10|5|8,11\t10\t" in text
    table.write_text(text.replace("1.take\ttake\t1400\t2,3,10|5|8,11\t10\t", "1.take\ttake\t1400\t2,3,10|5|8,11\t3\t"))
    bad = run("problems", "check", "toy", "--sample", "50", "--file", table, *ALONE)
    assert bad.exit_code == 1
    assert bad.stdout.splitlines() == [
        "Problem 1.take does not hold.",
        "5 of 6 proofs held with other luck, out of 6 in the table.",
    ]


def test_a_problem_is_shown_with_its_answer(run: Run) -> None:
    shown = run("problems", "show", "toy", "0.all", "--lang", "fr")
    assert shown.exit_code == 0
    assert shown.stdout.splitlines()[0] == "Problème 0.all · Toutes celles qui prennent · 1550"
    assert "2\u00a0cartes prennent le pli" in shown.stdout
    assert shown.stdout.splitlines()[-2:] == ["Réponse\u00a0: 7, 13", "Preuve\u00a0: 2"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("make", "toy", "--seeds", "9-3"), "“9-3” are no seeds"),
        (("make", "toy", "--seeds", "all"), "“all” are no seeds"),
        (("make", "chess", "--seeds", "1-2"), "chess"),
        (("make", "toy", "--seeds", "1", "--file", "/nowhere/x.tsv"), "/nowhere/x.tsv"),
        (("check", "toy", "--file", __file__), "holds no problems"),
        (("show", "toy", "x"), "There is no problem “x”"),
    ],
)
def test_what_cannot_be_done_is_said(run: Run, words: tuple[str, ...], said: str) -> None:
    done = run("problems", *words, "--lang", "en")
    assert done.exit_code == 2
    assert said in done.stderr
