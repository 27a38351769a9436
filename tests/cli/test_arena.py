"""`tablee arena`: the figures, their honesty, and their being the same again."""

from pathlib import Path

import pytest

from tablee.arena import field
from tablee.arena.bout import Bout, BoutScore, Contest, Misplayed, bouts, fought
from tablee.arena.crew import crew
from tablee.arena.tally import Count, Tally
from tablee.cli.speech import Language, percent
from tablee.match import codec
from tablee.search import warm
from tests.cli.conftest import Run
from tests.exam.otherwise import otherwise
from tests.exam.spoil import forget, spoilt
from tests.exam.toy import GAME

ARENA = ("arena", "toy", "master", "pupil", "--matches", "30", "--workers", "1", "--lang", "en")


def contest(seats: int = 2, deals: int = 3, swap: bool = True) -> Contest:
    return Contest(game="toy", options={}, seats=seats, a="master", b="pupil", seed=0, deals=deals, swap=swap)


def test_the_figures_are_told_in_sentences(run: Run) -> None:
    done = run(*ARENA, "--swap")
    lines = done.stdout.splitlines()
    assert done.exit_code == 0
    assert lines[0] == "toy · master against pupil · 60 matches · seed 0"
    assert lines[1].startswith("master wins ")
    assert "of the decided matches (95% Wilson interval:" in lines[1]
    assert lines[2].startswith("  in all ")
    assert [line[:8] for line in lines[3:5]] == ["  seat 1", "  seat 2"]
    assert lines[5].startswith("Mean length: ")
    assert "matches per second" in lines[6]


def test_a_bot_may_be_called_by_its_name_of_before(run: Run) -> None:
    assert (
        run("arena", "toy", "master", "child", *ARENA[4:])
        .stdout.splitlines()[0]
        .startswith("toy · master against pupil")
    )


def test_french_writes_its_figures_in_french(run: Run) -> None:
    assert (percent(0.6543, Language.fr), percent(0.6543, Language.en)) == ("65,4\u00a0%", "65.4%")
    assert "des parties décidées (intervalle de Wilson" in run(*ARENA[:-1], "fr").stdout


def test_progress_is_told_on_standard_error_in_plain_lines(run: Run) -> None:
    done = run(*ARENA)
    assert done.stderr.splitlines()[-1] == "30 matches of 30"
    assert len(done.stderr.splitlines()) <= 10
    assert "\x1b" not in done.stderr


def test_the_same_seed_gives_the_same_figures_and_another_does_not(run: Run, tmp_path: Path) -> None:
    def figures(*words: str) -> dict[str, object]:
        file = tmp_path / "figures.json"
        run(*ARENA, "--json", file, *words)
        told = codec.parse(file.read_bytes())
        return {name: value for name, value in told.items() if name not in ("seconds", "matches_per_second", "workers")}

    assert figures() == figures()
    assert figures("--swap")["wins"] != figures()["wins"]
    assert figures("--seed", "7") != figures()


def test_the_file_holds_all_figures(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    run(*ARENA, "--swap", "--option", "cards=long", "--json", file)
    told = codec.parse(file.read_bytes())
    assert told["options"] == {"cards": "long"}
    assert told["matches"] == told["wins"] + told["losses"] + told["draws"] == 60
    assert told["win_rate"] == told["wins"] / (told["wins"] + told["losses"])
    assert told["interval_95"][0] < told["win_rate"] < told["interval_95"][1]
    assert sum(seat["wins"] for seat in told["by_seat"]) == told["wins"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("arena", "chess", "a", "b"), "The game “chess” is not in this house. Games: toy."),
        (("arena", "toy", "master", "god"), "There is no robot “god”. Possible robots: pupil, master."),
        (("arena", "toy", "god", "master"), "There is no robot “god”."),
        (("arena", "toy", "master", "pupil", "--seats", "7"), "Possible"),
        (("arena", "toy", "master", "pupil", "--option", "cards=huge"), "cannot be “huge”"),
        (
            ("arena", "toy", "master", "pupil", "--json", "/no/such/folder/x.json"),
            "Cannot write /no/such/folder/x.json.",
        ),
        (("arena", "toy", "master", "pupil", "--matches", "0"), "--matches"),
    ],
)
def test_a_wrong_command_is_answered_with_a_sentence(run: Run, words: tuple[str, ...], sentence: str) -> None:
    done = run(*words, "--lang", "en")
    assert sentence in done.stderr
    assert done.stdout == ""
    assert done.exit_code == 2


def test_swapped_seats_meet_on_the_same_deals() -> None:
    assert list(bouts(contest(deals=2))) == [Bout(0, 0), Bout(0, 1), Bout(1, 0), Bout(1, 1)]
    assert list(bouts(contest(deals=2, swap=False))) == [Bout(0, 0), Bout(1, 0)]
    assert list(bouts(contest(seats=3, deals=1))) == [Bout(0, 0), Bout(0, 1), Bout(0, 2)]


def test_a_bout_depends_on_its_own_seed_alone() -> None:
    alone = fought(GAME, contest(), Bout(2, 1))
    in_order = [fought(GAME, contest(), bout) for bout in bouts(contest())]
    assert in_order[-1] == alone == fought(GAME, contest(deals=99), Bout(2, 1))


def test_a_bot_that_misplays_is_named_with_its_deal(tmp_path: Path) -> None:
    game = spoilt(tmp_path, [("engine/bot.py", "max(seen.hand))", "max(seen.hand) + 1)")])
    with pytest.raises(Misplayed, match="seed 0, deal 0, ask 1: Lay"):
        fought(game, contest(), Bout(0, 0))
    forget(game, tmp_path)


def test_kernels_are_compiled_before_the_first_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    warmed: list[tuple[str, ...]] = []
    monkeypatch.setattr(warm, "now", lambda *modules: warmed.append(modules))
    for kernels in ((), ("tablee.search.walk",)):
        shelf = {"toy": otherwise(GAME, engine={"kernels": kernels})}
        monkeypatch.setattr(field, "games", lambda shelf=shelf: shelf)
        with crew(1) as hands:
            assert len(next(iter(field.scores(contest(deals=1), hands)))) == 1
    assert warmed == [("tablee.search.walk",)]


def test_a_tally_counts_by_seat_and_in_all() -> None:
    tally = Tally.empty(2)
    for score in (BoutScore(0, 1, 10), BoutScore(1, 1, 20), BoutScore(1, -1, 30), BoutScore(0, 0, 40)):
        tally = tally.plus(score)
    assert tally.seats == (Count(1, 0, 1), Count(1, 1, 0))
    assert tally.total == Count(2, 1, 1)
    assert (tally.matches, tally.mean_asks) == (4, 25.0)


@pytest.mark.parametrize(
    ("wins", "losses", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 0, 0.7225, 1.0), (50, 50, 0.4038, 0.5962), (1300, 700, 0.6288, 0.6706)],
)
def test_wilson_s_interval_is_that_of_the_books(wins: int, losses: int, low: float, high: float) -> None:
    assert Count(wins, losses, 5).interval == pytest.approx((low, high), abs=1e-4)


def test_without_a_decided_match_there_is_no_rate() -> None:
    assert Count(0, 0, 5).rate is None
    assert Count(0, 0, 5).interval is None
