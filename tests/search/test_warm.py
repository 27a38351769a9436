"""Warming up: plain Python serves until the kernels are there, and if they never come."""

import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.lexicon.weave import weave
from tablee.search import warm
from tablee.search.words import WALK, are_words, between

GRAPH = weave(["AB", "ABC", "CAB"])
ASKED = ["AB", "ABC", "AC", "CAB", "B"]


@pytest.fixture(autouse=True)
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test begins with nothing compiled, as a new process does."""
    monkeypatch.setattr(warm, "_ready", set())
    monkeypatch.setattr(warm, "_threads", {})


def test_the_same_answers_before_and_after() -> None:
    assert not warm.is_ready(WALK)
    before = are_words(GRAPH, ASKED), between(GRAPH, "A", ""), between(GRAPH, "", "B"), between(GRAPH, "AB", "")
    warm.start(WALK).join()
    assert warm.is_ready(WALK)
    after = are_words(GRAPH, ASKED), between(GRAPH, "A", ""), between(GRAPH, "", "B"), between(GRAPH, "AB", "")
    assert before == after == ([True, True, False, True, False], 0b10, 0b1, 0b100)


def test_starting_twice_starts_once() -> None:
    thread = warm.start(WALK)
    assert warm.start(WALK) is thread
    thread.join()


def test_only_what_is_named_is_warmed() -> None:
    warm.now(WALK)
    assert warm._ready == {WALK}
    assert warm.is_ready()
    assert not warm.is_ready(WALK, "tablee.games.topword.engine.kernels.stacking")


def test_words_that_kernels_cannot_read_go_the_plain_way() -> None:
    warm.now(WALK)
    assert are_words(GRAPH, ["ab", "É", "", "🎉", "AB"]) == [False, False, False, False, True]


def test_kernels_that_do_not_compile_leave_the_plain_way_open(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("tablee.search.walk.warm_up", lambda: [1 / 0])
    with caplog.at_level(logging.ERROR):
        warm.now(WALK)
    assert not warm.is_ready(WALK)
    assert are_words(GRAPH, ASKED) == [True, True, False, True, False]
    assert "plain Python goes on serving" in caplog.text


def test_a_process_that_ends_while_kernels_compile_ends_well() -> None:
    code = f"from tablee.search import warm; warm.start({WALK!r}); print('bye')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "bye", "")


def test_importing_the_doors_does_not_import_numba() -> None:
    code = "import sys, tablee.search.words; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_of_two_processes_one_compiles_and_the_other_fetches(tmp_path: Path) -> None:
    code = f"""
from numba.core import event
from tablee.search import warm
with event.install_recorder("numba:compile") as compiled:
    warm.now({WALK!r})
print(len(compiled.buffer))
"""
    here = {**os.environ, "TABLEE_CACHE": str(tmp_path)}
    both = [subprocess.Popen([sys.executable, "-c", code], env=here, stdout=subprocess.PIPE) for _ in range(2)]
    first, second = sorted(int(one.communicate()[0]) for one in both)
    assert first == 0 < second
