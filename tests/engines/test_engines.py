"""Engines of other programs: ours keeps to the protocol, and those that do not lose, with the reason."""

import os
import shlex
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tablee
from tablee.arena import foreign
from tablee.arena.bout import Bout, BoutScore, Contest, fought
from tablee.core.actions import Action
from tablee.core.game.shelf import games
from tablee.engines.checking import checked
from tablee.engines.partner import EngineFailed, Partner

GAME = next(game for game in games().values() if not game.rules.uses_lexicon)
OURS = (
    f"{shlex.quote(str(Path(sys.executable).with_name('tablee')))} engine {GAME.name} --level {GAME.engine.levels[0]}"
)
POLITE = """
import sys
for line in sys.stdin:
    word = line.split()[0]
    print({"tablee": "tableeok", "isready": "readyok", "go": GO}.get(word, ""), flush=True)
"""


def engine(tmp_path: Path, program: str) -> str:
    """The command that runs a program of a few lines."""
    file = tmp_path / "engine.py"
    file.write_text(program)
    return shlex.join([sys.executable, "-S", str(file)])


def contest(a: str) -> Contest:
    weakest = GAME.engine.levels[0]
    return Contest(game=GAME.name, options={}, seats=2, a=a, b=weakest, seed=1, deals=1, swap=False)


def test_our_robots_keep_to_the_protocol() -> None:
    found = list(checked(OURS, GAME))
    assert [one for one in found if one.wrong] == []
    assert len(found) == 6


def test_an_engine_plays_as_the_robot_it_is_and_in_the_arena() -> None:
    partner = Partner(OURS, GAME)
    match = tablee.deal(GAME.name, seed=3)
    seat = match.to_play[0]
    listed = [match.write(move) for move in match.legal_moves()]
    assert partner.listed(match.view(seat), 50) == listed
    assert match.write(partner.choose(match.view(seat))) in listed
    assert partner.says("setoption name Level value grandmaster", "error")[-1].endswith("is not offered")
    assert partner.says("go mode endgame", "error")[-1] == "error mode 'endgame' is not offered"
    partner.close()
    score = fought(GAME, contest(f"engine:{OURS}"), Bout(0, 0))
    assert score.fault == ""
    assert score.asks > 10


@pytest.mark.parametrize(
    ("program", "fault"),
    [
        ("", "dead"),
        ("print('tableeok\\nreadyok', flush=True)\nwhile True: print('bestmove .', flush=True)", "illegal move '.'"),
        ("while True: print('x' * 1000)", "rubbish: 10000 lines without tableeok"),
        (POLITE.replace("GO", "'bestmove xyzzy'"), "illegal move 'xyzzy'"),
        (POLITE.replace("GO", "'bestmove .'"), "illegal move '.'"),
        ("exec('import sys')\nsys.exit(3)", "dead, with exit code 3"),
    ],
)
def test_an_engine_that_does_not_play_on_loses_with_the_reason(tmp_path: Path, program: str, fault: str) -> None:
    score = fought(GAME, contest(f"engine:{engine(tmp_path, program)}"), Bout(0, 0))
    assert (score.ended, score.fault) == (-1, fault)


def test_an_engine_that_says_nothing_is_not_waited_for(tmp_path: Path) -> None:
    silent = engine(tmp_path, "import sys\nsys.stdin.read()")
    with pytest.raises(EngineFailed, match=r"silent: no tableeok within 0\.2 s"):
        Partner(silent, GAME, start=0.2)
    for command in ("/no/such/engine", "", "unbalanced 'quote"):
        with pytest.raises(EngineFailed, match="cannot be started"):
            Partner(command, GAME)


def test_the_other_seat_wins_by_a_forfeit(tmp_path: Path) -> None:
    a_robot = replace(contest(GAME.engine.levels[0]), b=f"engine:{engine(tmp_path, '')}")
    assert fought(GAME, a_robot, Bout(0, 0)) == BoutScore(0, 1, 3, "dead")


def test_a_deaf_engine_that_floods_is_judged_by_what_it_says(tmp_path: Path) -> None:
    deaf = engine(tmp_path, "print('tableeok', 'readyok', sep='\\n')\nwhile True: print('bestmove +', flush=True)")
    partner = Partner(deaf, GAME)
    view = tablee.deal(GAME.name, seed=3).view(0)
    for _ in range(200):  # more than its ear holds
        assert GAME.text.write(partner.choose(view)) == "+"
    partner.end()


def test_what_an_engine_has_started_ends_with_it(tmp_path: Path) -> None:
    with pytest.raises(EngineFailed, match="silent"):
        Partner(f"sh -c 'sh -c \"echo $$ > {tmp_path}/child; sleep 1000; true\"; true'", GAME, start=0.3)
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "child").read_text()), 0)


class Told(Partner):
    """A robot of ours in the place of an engine that is running."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def newmatch(self) -> None:
        self.told.append("newmatch")

    def seed(self, seed: int) -> None:
        self.told.append("seed")

    def choose(self, view: Any) -> Action:
        ask: Action = GAME.engine.choose(view, GAME.engine.levels[0], Random(1))
        return ask


def test_an_engine_is_told_once_that_a_match_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    robot = Told()
    monkeypatch.setitem(foreign._running, (GAME.name, "robot"), robot)
    for deal in (0, 1):
        assert fought(GAME, contest("engine:robot"), Bout(deal, 0)).fault == ""
    assert robot.told.count("newmatch") == 2
    assert robot.told.count("seed") > 20
