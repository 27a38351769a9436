"""The real command in processes of its own, and at a real (pseudo) terminal."""

import os
import pty
import re
import subprocess
import sys
from pathlib import Path
from random import Random

from tablee.cli.person import CLEAN
from tablee.cli.speech import Language, voice
from tablee.core.actions import Action, Deal
from tablee.core.game.shelf import games
from tablee.core.loop import Applied, apply, view_for

COLOUR = re.compile(r"\x1b\[[\d;]*m")

TABLEE = (sys.executable, "-m", "tablee")
GAME = games()["multiplipotion"]
BOT = GAME.engine.levels[0]


def tablee(*words: object, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*TABLEE, *map(str, words)], input=typed, capture_output=True, text=True, timeout=50, check=False
    )


class Keyboard:
    """A terminal at which somebody sits."""

    def __init__(self, *words: str) -> None:
        screen, self._keys = pty.openpty()
        here = {**os.environ, "TERM": "xterm"}
        self._process = subprocess.Popen(
            [*TABLEE, *words], stdin=self._keys, stdout=self._keys, stderr=self._keys, env=here
        )
        os.close(self._keys)
        self._screen = screen

    def until(self, words: str) -> str:
        """What appears on the screen up to these words."""
        shown = b""
        while words.encode() not in shown:
            shown += os.read(self._screen, 4096)
        return shown.decode()

    def types(self, words: str) -> None:
        os.write(self._screen, words.encode())

    def leaves(self) -> int:
        self.types("\x04")
        self._process.wait(timeout=60)
        os.close(self._screen)
        return self._process.returncode


def test_a_match_is_played_written_down_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    played = tablee("play", GAME.name, "--seat", f"bot:{BOT}", "--seat", f"bot:{BOT}", "--seed", "3", "--record", file)
    assert (played.returncode, played.stderr) == (0, "")
    again = tablee("replay", file)
    assert (again.returncode, again.stderr) == (0, "")
    assert again.stdout.splitlines()[-1] in played.stdout


def test_figures_do_not_depend_on_how_many_share_the_work(tmp_path: Path) -> None:
    words = ("arena", GAME.name, BOT, BOT, "--matches", "6", "--swap", "--seed", "2", "--lang", "en")
    one, two = (tablee(*words, "--workers", workers) for workers in (1, 2))
    assert (one.returncode, two.returncode) == (0, 0)
    assert one.stdout.splitlines()[:-1] == two.stdout.splitlines()[:-1]
    assert two.stdout.splitlines()[-1].endswith("processes: 2).")


def test_when_the_input_ends_the_exit_code_says_so() -> None:
    stopped = tablee("play", GAME.name, "--lang", "en")
    assert stopped.returncode == 1
    assert "The match stops here" in stopped.stdout
    assert "Traceback" not in stopped.stderr


def first_turn(seed: int) -> tuple[list[str], str, str]:
    """Moves for the first turn of seat 0 in the match of a seed, and what both seats see when it is over."""
    position, seq = GAME.rules.start(GAME.rules.options(), 2), 0
    moves: list[str] = []
    ask: Action = Deal()
    while True:
        outcome = apply(GAME, position, ask, Random(f"{seed} {seq}"), 0.0)
        assert isinstance(outcome, Applied)
        position, seq = outcome.position, seq + len(outcome.events)
        if GAME.rules.to_play(position.table) != (0,):
            say = voice(Language.en, GAME, ["Camille", "Lou"])
            camille, lou = (GAME.text.draw(view_for(GAME, position, seat), say) for seat in (0, 1))
            return moves, camille, lou
        ask = GAME.exam.random_action(view_for(GAME, position, 0), Random(seq))
        moves.append(GAME.text.write(ask))


def test_a_curtain_falls_between_two_hands() -> None:
    moves, camille, lou = first_turn(seed=1)
    keys = Keyboard("play", GAME.name, "--seat", "Camille", "--seat", "Lou", "--lang", "en", "--seed", "1")
    keys.until("Pass the keyboard to Camille")
    keys.types("\r")
    for move in moves:
        keys.until("Camille > ")
        keys.types(f"{move}\r")
    assert CLEAN in keys.until("Pass the keyboard to Lou, then press Enter.")
    keys.types("\r")
    painted = keys.until("Lou > ").rpartition(CLEAN)[2].replace("\r\n", "\n")
    shown = COLOUR.sub("", painted)
    assert shown != painted
    assert lou in shown
    own = set(camille.splitlines()) - set(lou.splitlines())
    assert own
    assert not own & set(shown.splitlines())
    assert keys.leaves() == 1


def test_a_replay_waits_for_its_reader(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    tablee("play", GAME.name, "--seat", f"bot:{BOT}", "--seat", f"bot:{BOT}", "--seed", "3", "--record", file)
    keys = Keyboard("replay", str(file), "--lang", "en")
    assert "Step 1 of " in keys.until("q to leave > ")
    keys.types("\r")
    assert "Step 2 of " in keys.until("q to leave > ")
    keys.types("q\r")
    assert keys.leaves() == 0


def test_an_arena_shows_a_bar_at_a_terminal() -> None:
    keys = Keyboard("arena", GAME.name, BOT, BOT, "--matches", "20", "--workers", "1", "--lang", "en")
    assert "/20" in keys.until("against")
    assert keys.leaves() == 0
