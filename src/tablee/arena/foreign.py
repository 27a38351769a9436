"""Engines of other programs in the arena, named `engine:COMMAND`; each process has one of each running."""

import atexit
import zlib
from collections.abc import Iterable
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


def begun(game: Game, levels: Iterable[str]) -> None:
    """Another match begins: those that are running are told."""
    for level in filter(is_foreign, set(levels)):
        try:
            if running := _running.get(_key(game, level)):
                running.newmatch()
        except EngineFailed:
            dismissed(game, level)


def asked(game: Game, level: str, view: Any, seat: int, luck: str) -> Action:
    """What the engine asks, or Forfeit; the seed that it may use depends on the moment alone."""
    key = _key(game, level)
    try:
        if key not in _running:
            _running[key] = Partner(key[1], game)
            _running[key].newmatch()
        _running[key].seed(zlib.crc32(f"{luck} {seat}".encode()))
        ask = _running[key].choose(view)
    except EngineFailed as failed:
        raise Forfeit(seat, str(failed)) from None
    if ask.seat != seat:
        raise Forfeit(seat, f"a move for seat {ask.seat}")
    return ask


def dismissed(game: Game, level: str) -> None:
    """An engine has lost by a fault of its own: the next match begins with a fresh one."""
    if lost := _running.pop(_key(game, level), None):
        lost.end()


def _key(game: Game, level: str) -> tuple[str, str]:
    return game.name, level.removeprefix(PREFIX)


@atexit.register
def _sent_home() -> None:
    for partner in _running.values():
        partner.close()
