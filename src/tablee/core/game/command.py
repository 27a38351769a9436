"""What a game can do in the terminal besides being played: solve a position, take in a board of one's own."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tablee.core.refusal import CannotRead, Refused
from tablee.core.text.sentences import Say


@dataclass(frozen=True, slots=True)
class Command:
    """`tablee GAME NAME …`, or `tablee solve GAME …` for the one that an engine brings."""

    name: str
    about: str
    """One line of help."""
    arguments: Callable[[ArgumentParser], object]
    """(parser) → adds what may be typed behind the name."""
    run: Callable[[Namespace, Say], str]
    """(what was typed, say) → what is printed, or raises Refused."""


def text_of(file: str) -> str:
    """What a file named on the command line holds; - is standard input. Bytes that are no text become �."""
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        raise Refused(CannotRead(file)) from error
    return raw.decode(errors="replace")
