"""A test that waits again when its time is up, and so would wait for ever, fails; those after it are run."""

import subprocess
import sys
from pathlib import Path

CONFTEST = """
from tests import watched

pytest_plugins = ["tests.watched"]
watched.GRACE = 0.5
"""
HANGING = """
import subprocess, sys, threading
import pytest

@pytest.fixture
def stuck():
    yield
    threading.Event().wait()

def test_a_process_that_is_waited_for():
    with subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"], stdout=subprocess.PIPE) as child:
        child.stdout.read()

def test_a_fixture_that_does_not_end_after_a_failure(stuck):
    raise AssertionError

def test_another():
    pass
"""


def test_a_hang_becomes_a_failure_and_the_rest_is_run(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_hanging.py").write_text(HANGING)
    own = ("-c", "/dev/null", "--rootdir", str(tmp_path), "-o", f"pythonpath={Path.cwd()}", "-p", "no:cacheprovider")
    command = (sys.executable, "-m", "pytest", *own, "-n", "1", "-q", "--timeout", "0.5", str(tmp_path))
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60, cwd=Path.cwd())
    assert done.returncode == 1
    assert "test_a_process_that_is_waited_for hangs" in done.stderr
    assert "test_a_fixture_that_does_not_end_after_a_failure hangs" in done.stderr
    assert "3 failed, 1 passed" in done.stdout  # the fixture's test failed by itself, and then with its process
