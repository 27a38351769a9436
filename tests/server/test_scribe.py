"""Notes are written by somebody else than those who play: a pipe that nobody reads stops nothing."""

import os
import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from tablee.server.scribe import MOST_UNWRITTEN, Scribe


@pytest.mark.timeout(120)
def test_a_house_whose_notes_nobody_reads_goes_on(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tablee", "serve", "--port", "0", "--data", str(tmp_path)]
    calm = {
        **os.environ,
        "TABLEE_LOG_LEVEL": "info",
        **dict.fromkeys(("TABLEE_PAGES_AT_ONCE", "TABLEE_ARRIVALS_AT_ONCE"), "100000"),
    }
    house = subprocess.Popen(command, env=calm, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        assert house.stdout is not None
        found = re.search(rb"http://localhost:(\d+)/", house.stdout.readline())
        assert found
        where, told = f"http://127.0.0.1:{int(found[1])}/nothing.js?{'x' * 64}", 0
        while told < 3 * 65_536:  # three pipes full of notes
            with pytest.raises(urllib.error.HTTPError, match="404"):
                urllib.request.urlopen(where, timeout=60)
            told += 100
    finally:
        house.send_signal(signal.SIGINT)
        ended = house.wait(60)
        assert house.stderr is not None
        noted = house.stderr.read()
        house.stderr.close()
        if house.stdout is not None:
            house.stdout.close()
    assert ended == 0
    assert noted.startswith(b'{"route"')


def test_whoever_writes_never_waits_and_hears_what_was_lost(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    with os.fdopen(writing, "w") as stream, os.fdopen(reading) as reader:
        scribe = Scribe(stream)
        line = "x" * 99 + "\n"
        for _ in range(MOST_UNWRITTEN + 2_000):  # a pipe takes some 650
            scribe.write(line)
        seen = [next(reader)]
        while '"notes_lost"' not in seen[-1]:
            seen.append(next(reader))
        lost = int(seen[-1].partition('"count":')[2].partition(",")[0])
        assert lost > 0
        assert all(one == line for one in seen[:-1])
