"""The README runs as printed: every command and every line of Python in both languages is run."""

import os
import re
import shlex
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
READMES = ("README.md", "README.fr.md")


def blocks(language: str) -> list[str]:
    found = [
        block
        for name in READMES
        for block in re.findall(rf"```{language}\n(.*?)```", (ROOT / name).read_text(), re.DOTALL)
    ]
    assert found, f"no {language} block in the README"
    return found


def commands() -> list[str]:
    lines = [line for block in blocks("sh") for line in block.splitlines()]
    return list(dict.fromkeys(lines))


@pytest.mark.parametrize("block", blocks("python"))
def test_the_python_of_the_readme_runs(block: str) -> None:
    done = subprocess.run([sys.executable, "-c", block], check=False, capture_output=True, text=True, timeout=50)
    assert done.returncode == 0, done.stderr
    assert "Result(" in done.stdout


@pytest.mark.parametrize("command", [one for one in commands() if one.startswith("make play")])
def test_make_play_prints_an_address_that_answers(command: str, tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {**os.environ, "PORT": str(port), "XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    house = subprocess.Popen(
        shlex.split(command), cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert house.stdout is not None
    try:
        address = next(match[0] for line in house.stdout if (match := re.search(r"https?://[^\s]+", line)))
        local = re.sub(r"//[^:/]+", "//127.0.0.1", address)
        with urllib.request.urlopen(local, timeout=60) as page:
            assert b"<html" in page.read()
    finally:
        os.killpg(house.pid, signal.SIGTERM)
        house.wait(60)
        house.stdout.close()


@pytest.mark.timeout(300)  # many programs, one after the other
def test_the_tablee_commands_run_in_their_order(tmp_path: Path) -> None:
    for command in (one for one in commands() if one.startswith(".venv/bin/tablee")):
        program, *words = shlex.split(command)
        done = subprocess.run(
            [str(ROOT / program), *words], cwd=tmp_path, check=False, capture_output=True, text=True, timeout=50
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        assert done.stdout.strip(), command


@pytest.mark.parametrize("command", [one for one in commands() if re.fullmatch(r"make (setup|help|test|pocket)", one)])
def test_the_other_make_targets_exist(command: str) -> None:
    # Dry: this test is itself part of `make test`.
    done = subprocess.run(
        [*shlex.split(command), "--dry-run"], cwd=ROOT, check=False, capture_output=True, text=True, timeout=50
    )
    assert done.returncode == 0, done.stderr


def test_no_command_of_the_readme_is_left_out() -> None:
    known = r"make play.*|\.venv/bin/tablee .*|make (setup|help|test|pocket)"
    assert [one for one in commands() if not re.fullmatch(known, one)] == []
