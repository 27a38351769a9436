"""`tablee ladder`: ratings as the books have them, and a ladder that is stopped and goes on as if it had not been."""

from math import log10, sqrt
from pathlib import Path

import pytest

from tablee.arena.bout import BoutScore
from tablee.arena.crew import crew
from tablee.arena.journal import AnotherLadder, Journal, NoJournal
from tablee.arena.ladder import Ladder, Meeting, played, tallies
from tablee.arena.rating import AVERAGE, SCALE, fitted
from tablee.arena.tally import Z95, Count
from tablee.core.refusal import Refused
from tests.cli.conftest import Run

LADDER = Ladder(game="toy", options={}, bots=("pupil", "master"), seed=0, deals=5)
COMMAND = ("ladder", "toy", "--matches", "5", "--workers", "1", "--lang", "en")


def test_two_ratings_differ_by_the_odds() -> None:
    found = fitted(2, {(1, 0): Count(75, 25)})
    assert found.values[1] - found.values[0] == pytest.approx(400 * log10(3))
    assert sum(found.values) == pytest.approx(2 * AVERAGE)
    odds = sqrt(1 / (100 * 0.75 * 0.25))  # the deviation of the log-odds of 75 in 100; each has half of the difference
    assert found.margins == pytest.approx((Z95 * SCALE * odds / 2,) * 2)
    assert found.bounded


def test_ratings_are_those_that_the_results_were_made_with() -> None:
    strengths = (1.0, 2.0, 5.0, 6.0)
    exact = {
        (a, b): Count(round(84_000 * one / (one + other)), round(84_000 * other / (one + other)))
        for a, one in enumerate(strengths)
        for b, other in enumerate(strengths[:a])
    }
    found = fitted(4, exact)
    for at, strength in enumerate(strengths):
        assert found.values[at] - found.values[0] == pytest.approx(400 * log10(strength), abs=0.01)


def test_who_never_met_is_compared_by_way_of_others() -> None:
    found = fitted(3, {(1, 0): Count(60, 40), (2, 1): Count(60, 40)})
    assert found.values[2] - found.values[0] == pytest.approx(2 * 400 * log10(1.5))
    assert found.margins[1] < found.margins[0] == pytest.approx(found.margins[2])


def test_a_draw_is_half_a_point_and_draws_alone_make_equals() -> None:
    assert fitted(2, {(1, 0): Count(65, 15, 20)}).values == pytest.approx(fitted(2, {(1, 0): Count(75, 25)}).values)
    drawn = fitted(3, {(1, 0): Count(draws=50), (2, 0): Count(draws=50), (2, 1): Count(draws=50)})
    assert drawn.values == pytest.approx((AVERAGE,) * 3)
    assert 0 < drawn.margins[0] < 60
    assert drawn.bounded


def test_who_won_everything_gets_a_rating_that_says_what_it_rests_on() -> None:
    found = fitted(3, {(1, 0): Count(60, 40), (2, 1): Count(80, 0), (2, 0): Count(80, 0)})
    assert not found.bounded
    assert found.values[0] < found.values[1] < found.values[2] < 3000
    assert found.margins[2] > 100


def test_everybody_meets_everybody_twice_a_deal_and_neighbours_alone_if_wanted() -> None:
    four = Ladder(game="toy", options={}, bots=("a", "b", "c", "d"), seed=0, deals=1)
    assert four.pairs() == [("b", "a"), ("c", "a"), ("d", "a"), ("c", "b"), ("d", "b"), ("d", "c")]
    assert [(one.a, one.b, one.a_seat) for one in four.meetings()][:3] == [("b", "a", 0), ("b", "a", 1), ("c", "a", 0)]
    near = Ladder(game="toy", options={}, bots=("a", "b", "c", "d"), seed=0, deals=1, span=1)
    assert near.pairs() == [("b", "a"), ("c", "b"), ("d", "c")]
    assert (four.matches, near.matches) == (12, 6)


@pytest.mark.parametrize("kept", [0.1, 0.35, 0.5, 0.8, 0.99])
def test_a_ladder_that_was_killed_loses_a_match_at_most_and_ends_the_same(
    run: Run, tmp_path: Path, kept: float
) -> None:
    file, table = tmp_path / "toy.jsonl", tmp_path / "toy.md"
    run(*COMMAND, "--file", file, "--page", table)
    whole, told = file.read_bytes(), table.read_bytes()
    torn = whole[: int(len(whole) * kept)]
    file.write_bytes(torn)
    with_it = Journal(file, LADDER)
    assert len(with_it.scores) >= torn.count(b"\n") - 1
    with_it.close()
    done = run(*COMMAND, "--file", file, "--page", table)
    assert (file.read_bytes(), table.read_bytes()) == (whole, told)
    assert f"matches are noted in {file} already." in done.stderr or torn.count(b"\n") < 2


def test_more_deals_go_on_from_those_played(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "toy.jsonl"
    run(*COMMAND, "--file", file)
    few = file.read_bytes()
    run(*COMMAND, "--file", file, "--matches", "8")
    assert file.read_bytes().startswith(few)
    assert file.read_bytes().count(b"\n") == 1 + 2 * 8


def test_what_is_noted_is_told_without_playing(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "toy.jsonl"
    run(*COMMAND, "--file", file)
    noted = file.read_bytes()
    told = run(*COMMAND, "--file", file, "--matches", "1", "--noted")
    assert told.stdout.splitlines()[0] == "toy · 2 robots · 10 matches · seed 0"
    assert file.read_bytes() == noted


def test_ctrl_c_tells_what_there_is_and_how_to_go_on(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def some(self: Journal, meeting: Meeting, score: BoutScore) -> None:
        self.scores[meeting] = score
        if len(self.scores) == 4:
            raise KeyboardInterrupt

    monkeypatch.setattr(Journal, "add", some)
    done = run(*COMMAND, "--file", tmp_path / "toy.jsonl")
    assert done.exit_code == 130
    assert done.stdout.splitlines()[0] == "toy · 2 robots · 4 matches · seed 0"
    assert done.stdout.splitlines()[-1].startswith("Stopped. The same command goes on where ")


@pytest.mark.usefixtures("run")
def test_the_figures_do_not_depend_on_who_played_what() -> None:
    with crew(1) as hands:
        here = dict(played(LADDER, LADDER.meetings(), hands))
        backwards = dict(played(LADDER, list(LADDER.meetings())[::-1], hands))
    assert tallies(LADDER, here) == tallies(LADDER, backwards)


@pytest.mark.parametrize(
    ("content", "refusal"),
    [
        (b'{"ladder":"chess"}\n', AnotherLadder),
        (b"My holidays\n", NoJournal),
        (b'{"a":1}\n', AnotherLadder),
        (None, NoJournal),
    ],
)
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: bytes | None, refusal: type) -> None:
    file = tmp_path / "toy.jsonl"
    if content is None:
        Journal(file, LADDER).close()
        content = file.read_bytes() + b'{"a":"master"}\n'
    file.write_bytes(content)
    with pytest.raises(Refused) as refused:
        Journal(file, LADDER)
    assert isinstance(refused.value.refusal, refusal)
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("god",), "There is no robot “god”."),
        (("--file", "/no/such/folder/x"), "Cannot write /no/such/folder/x."),
        (("master", "--only"), "It takes two robots at least."),
        (("--cluster", "tcp://127.0.0.1:9"), "leave out --workers"),
    ],
)
def test_a_wrong_ladder_is_answered_with_a_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(*COMMAND, *words)
    assert sentence in done.stderr
    assert (done.exit_code, done.stdout) == (2, "")
