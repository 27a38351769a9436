"""Engines of other programs in the arena, named `engine:COMMAND`; each process has one of each running."""

import atexit
import zlib
from typing import Any

from tablee.core.actions import Action
from tablee.core.game import Game
from tablee.engines.partner import EngineFailed, Partner

PREFIX = "engine:"

_running: dict[tuple[str, str], Partner] = {}


class Forfeit(Exception):
    """An engine does not play on: its seat loses, and the next match begins with a fresh one."""

    def __init__(self, seat: int, fault: str) -> None:
        super().__init__(fault)
        self.seat, self.fault = seat, fault


def is_foreign(level: str) -> bool:
    """Whether a level is a program of somebody else."""
    return level.startswith(PREFIX)


def asked(game: Game, level: str, view: Any, seat: int, luck: str) -> Action:
    """What the engine asks, or Forfeit; the seed that it may use depends on the moment alone."""
    key = game.name, level.removeprefix(PREFIX)
    try:
        if key not in _running:
            _running[key] = Partner(key[1], game)
        _running[key].newmatch(zlib.crc32(f"{luck} {seat}".encode()))
        ask = _running[key].choose(view)
    except EngineFailed as failed:
        if lost := _running.pop(key, None):
            lost.close()
        raise Forfeit(seat, str(failed)) from None
    if ask.seat != seat:
        raise Forfeit(seat, f"a move for seat {ask.seat}")
    return ask


@atexit.register
def _sent_home() -> None:
    for partner in _running.values():
        partner.close()
