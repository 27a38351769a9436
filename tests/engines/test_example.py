"""The tutorial's engine keeps to the protocol."""

import shlex
import sys
from pathlib import Path

import pytest

from tablee.core.game.shelf import games
from tablee.engines.checking import checked

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "towers_engine.py"


@pytest.mark.heavy
def test_it_answers_everything_that_is_asked_of_an_engine() -> None:
    found = list(checked(shlex.join([sys.executable, str(EXAMPLE)]), games()["topword"]))
    assert [one for one in found if one.wrong] == []
    assert len(found) == 6
