"""Without the extras: rules, library and terminal do not need them, and what does says which one is missing."""

import subprocess
import sys
import tomllib
from pathlib import Path

from packaging.requirements import Requirement

from tablee.core.extras import EXTRAS, lacking
from tablee.core.refusal import NotInstalled

ROOT = Path(__file__).resolve().parent.parent
WITHOUT = f"""
import sys
for name in {[name for names in EXTRAS.values() for name in names]}:
    sys.modules[name] = None
"""
EVERY_GAME = """
import itertools, tablee
for name, game in tablee.games().items():
    match = tablee.deal(name, seed=1)
    for _ in range(5):
        seat = match.to_play[0]
        assert next(match.legal_moves(seat)).seat == seat
        match.ask(match.bot(seat, game.engine.levels[0]))
    assert str(match) and tablee.svg(match.view(0))
strong = [(name, level) for name, game in tablee.games().items() for level in game.engine.levels[-1:]]
for name, level in strong:
    match = tablee.deal(name, seats=1 if 1 in tablee.games()[name].rules.seat_counts else 2, seed=1)
    try:
        while match.to_play and len(match.events) < 60:
            match.ask(match.bot(match.to_play[0], level))
    except tablee.Refused as refused:
        print(name, refused.refusal.package, refused.refusal.extra)
"""
PLAIN = """
import tablee
for name, game in tablee.games().items():
    for level in game.engine.plain or game.engine.levels:
        assert level in game.engine.levels, (name, level)
        match = tablee.deal(name, seats=1 if 1 in game.rules.seat_counts else 2, seed=1)
        while match.to_play and len(match.events) < 12:
            match.ask(match.bot(match.to_play[0], level))
    match = tablee.deal(name, seats=1 if 1 in game.rules.seat_counts else 2, seed=2)
    while match.to_play:
        match.ask(match.bot(match.to_play[0], game.engine.levels[0]))
    assert match.analysis() is not None, name
"""
PROBLEMS = """
import tablee
from random import Random
from tablee.match.problems.board import answered, laid_out, previewed, shown
from tablee.match.problems.rows import rows_of
from tablee.match import codec
for name, game in tablee.games().items():
    rows = list(rows_of(game).by_id.values())
    for problem in Random(1).sample(rows, min(3, len(rows))):
        stand = laid_out(game, problem)
        for ask in game.problems.scene(problem).asks:
            stand = answered(stand, {key: value for key, value in codec.plain(ask).items() if key != "seat"})
        assert stand.verdict.right and shown(stand).best, problem.id
    if rows and game.problems.day:
        assert game.problems.day(Random(1), rows_of(game).kept)
    print(name, len(rows))
"""
COMMAND = "from tablee.cli import main\nmain()\n"


def without_extras(program: str, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT + program, *words], capture_output=True, text=True, check=False
    )


def test_every_game_is_played_and_drawn_and_strong_robots_say_what_they_lack() -> None:
    done = without_extras(EVERY_GAME)
    assert done.returncode == 0, done.stderr
    assert {line.split(" ", 1)[1] for line in done.stdout.splitlines()} <= {"numpy engine", "numba engine"}


def test_robots_that_are_called_plain_and_all_analyses_need_no_kernels() -> None:
    done = without_extras(PLAIN)
    assert done.returncode == 0, done.stderr


def test_problems_are_set_up_and_judged_without_kernels() -> None:
    done = without_extras(PROBLEMS)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) > 1


def test_a_command_says_which_extra_it_needs() -> None:
    done = without_extras(COMMAND, "serve", "--port", "0")
    assert done.returncode != 0
    assert "pip install 'tablee[server]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_extras_are_those_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = {
        extra: {Requirement(one).name.replace("-", "_") for one in wanted if not one.startswith("tablee[")}
        for extra, wanted in project["optional-dependencies"].items()
        if extra != "all"
    }
    imported = {"nats_py": "nats"}
    assert set(named) == set(EXTRAS)
    for extra, packages in named.items():
        assert {imported.get(package, package) for package in packages} <= set(EXTRAS[extra])


def test_another_module_that_is_missing_is_a_mistake_of_ours() -> None:
    assert str(NotInstalled("numba", "engine")) == "numba is not installed: pip install 'tablee[engine]'"
    assert lacking(ModuleNotFoundError("…", name="numba.core")) == NotInstalled("numba", "engine")
    assert lacking(ModuleNotFoundError("…", name="tablee.games.chess")) is None
