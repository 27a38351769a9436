"""The tutorial's agent, with hardly any matches: that the program runs from learning to meeting robots."""

import re
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "train_an_agent.py"


def test_it_learns_and_meets_robots() -> None:
    few = ("--rounds", "2", "--matches", "3", "--meet", "2")
    done = subprocess.run([sys.executable, EXAMPLE, *few], check=True, capture_output=True, text=True)
    assert re.search(r"^against novice: [\d.]+% of 2 matches", done.stdout, re.MULTILINE)
