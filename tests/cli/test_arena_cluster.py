"""A contest on a cluster: the same scores as here, though a worker is killed; and a clear word when there is none."""

from pathlib import Path

import pytest

from tablee.arena import cluster, field, sameness
from tablee.arena.bout import BoutScore, Contest
from tablee.arena.cluster import AnotherTablee
from tablee.arena.crew import crew
from tablee.core.game.shelf import games
from tablee.core.refusal import Refused
from tests.cli.conftest import Run
from tools.arena_cluster import kill_one, two_workers

GAME = next(game for game in games().values() if not game.engine.kernels)
WEAK = GAME.engine.levels[0]
CONTEST = Contest(game=GAME.name, options={}, seats=2, a=WEAK, b=WEAK, seed=3, deals=12, swap=True)


def scores(bunches: list[list[BoutScore]]) -> list[tuple[int, int, int]]:
    return sorted((score.a_seat, score.ended, score.asks) for bunch in bunches for score in bunch)


@pytest.mark.heavy
def test_a_cluster_that_loses_a_worker_comes_to_the_same_scores(monkeypatch: pytest.MonkeyPatch) -> None:
    with crew(1) as hands:
        here = scores(list(field.scores(CONTEST, hands)))
    with two_workers() as workers, crew(2, workers.scheduler_address) as hands:
        assert hands.size == 2
        coming = field.scores(CONTEST, hands)
        first = next(coming)
        kill_one(workers)
        rest = list(coming)
        assert len(rest) > 10
        assert scores([first, *rest]) == here
        monkeypatch.setattr(cluster, "fingerprint", lambda _module: "a file was changed")
        with pytest.raises(Refused) as refused:
            list(field.scores(CONTEST, hands))
    assert isinstance(refused.value.refusal, AnotherTablee)
    assert refused.value.refusal.worker.startswith("tcp://127.0.0.1:")


def test_a_cluster_that_is_not_there_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.1)
    words = ("arena", "toy", "master", "pupil", "--lang", "en")
    for address in ("tcp://127.0.0.1:9", "nonsense://x"):
        done = run(*words, "--cluster", address)
        assert (done.exit_code, done.stdout) == (2, "")
        assert done.stderr.startswith(f"No Dask scheduler answers at {address}.")
    both = run(*words, "--cluster", "tcp://127.0.0.1:9", "--workers", "2")
    assert both.exit_code == 2
    assert "leave out --workers" in both.stderr


def test_a_fingerprint_is_of_all_that_is_played_with_and_of_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "rules.py").write_text("SEATS = 2")
    before = sameness.of_folder(tmp_path)
    (tmp_path / "tests/test_rules.py").write_text("assert SEATS")
    (tmp_path / "notes.md").write_text("to be said")
    assert sameness.of_folder(tmp_path) == before
    (tmp_path / "letters.csv").write_text("A,9")
    assert sameness.of_folder(tmp_path) != before
