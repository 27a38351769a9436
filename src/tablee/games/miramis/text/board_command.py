"""`tablee miramis board`: put in a board of one's own, look at the one in use, or take it away again (R19)."""

import os
from argparse import ArgumentParser, Namespace

from tablee.core.game import own_file
from tablee.core.game.command import Command, text_of
from tablee.core.refusal import Refused
from tablee.core.text.sentences import Say
from tablee.games.miramis.rules.box.board import reconstructed_ground
from tablee.games.miramis.rules.box.board_refusals import BoardNotKept
from tablee.games.miramis.rules.box.grounds import read_ground
from tablee.games.miramis.text.own_board import keep, kept_in, own_ground


def arguments(parser: ArgumentParser) -> None:
    """A file, or nothing to look."""
    parser.add_argument("file", nargs="?", help="15 lines of 15 signs: r b * R B M; - reads standard input")
    parser.add_argument("--remove", action="store_true", help="play on the reconstructed board again")


def run(typed: Namespace, say: Say) -> str:
    """What is printed."""
    if typed.file is None and not typed.remove:
        own = own_ground()
        where = say("terminal.board_own", place=kept_in(os.environ)) if own else say("terminal.board_none")
        return "\n".join((*(own or reconstructed_ground()), "", where))
    ground = None if typed.remove else read_ground(text_of(typed.file))
    try:
        if ground is None:
            return say("terminal.board_removed" if own_file.forget(kept_in(os.environ)) else "terminal.board_none")
        return say("terminal.board_kept", place=keep(ground, os.environ))
    except OSError:
        raise Refused(BoardNotKept(str(kept_in(os.environ)))) from None


BOARD = Command("board", "Check a board of your own and play on it; without a file, show the board.", arguments, run)
