"""Our robots speak the engine protocol: lines in, lines out, and thoughts in a process that can be stopped.

docs/engine-protocol.md has the words. Whatever comes in is answered, if only by an `error`; nothing ends the engine but
`quit` and the end of its input.
"""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from itertools import islice
from random import Random
from typing import Any

import tablee
from tablee.core.game import Game
from tablee.core.game.shelf import games
from tablee.core.refusal import Refused
from tablee.match import codec
from tablee.match.thinking.worker import Worker, process
from tablee.search import warm

MODES = ("search", "list", "endgame")
"""The last one where the game has a search for it."""
USUAL_MOVES = 10
LARGEST_SEED = 2**32 - 1
PATIENCE = 24 * 3600.0
"""Seconds after which a thought is given up in any case."""

Heard = Callable[[], str]
Say = Callable[[str], None]


class Wrong(Exception):
    """What was said makes no sense here; the engine says so and goes on."""


async def speak(game: Game, level: str, hear: Heard, say: Say) -> None:
    """Answer every line, until there is none."""
    speaker = Speaker(game, level, say)
    try:
        while line := await asyncio.to_thread(hear):
            if line.strip() == "quit":
                break
            try:
                await speaker.heard(line.strip())
            except Wrong as wrong:
                say(f"error {wrong}")
    finally:
        speaker.close()


class Speaker:
    """One engine: its options, the position it was given, and what it is thinking of."""

    def __init__(self, game: Game, level: str, say: Say) -> None:
        self.game, self.say = game, say
        self.level, self.seed = level, 0
        self._view: dict[str, Any] | None = None
        self._asked = 0
        self._worker = Worker(process, PATIENCE)
        self._thought: asyncio.Task[None] | None = None

    async def heard(self, line: str) -> None:
        """Do what a line says, or raise Wrong."""
        word, _, rest = line.partition(" ")
        match word:
            case "":
                return
            case "tablee":
                self._introduce()
            case "isready":
                await self._get_ready()
            case "stop":
                await self._stop()
            case _ if self._thinking:
                raise Wrong(f"thinking: stop first, or wait for bestmove, before {word[:20]}")
            case "setoption":
                self._set(rest)
            case "newmatch":
                self._view, self._asked = None, 0
            case "position":
                self._view = _position(self.game, rest)
            case "go":
                self._go(_words(rest))
            case _:
                raise Wrong(f"unknown {word[:20]}")

    def close(self) -> None:
        """Whatever it thinks of, it ends."""
        if self._thought:
            self._thought.cancel()
        self._worker.close()

    @property
    def _modes(self) -> tuple[str, ...]:
        return MODES if self.game.engine.endgame else MODES[:-1]

    @property
    def _thinking(self) -> bool:
        return self._thought is not None and not self._thought.done()

    def _introduce(self) -> None:
        levels = (*self.game.engine.levels, *self.game.engine.sparring)
        self.say(f"id name Tablée {tablee.__version__}")
        self.say(f"id game {self.game.name} rules {self.game.rules.version}")
        self.say(f"id modes {' '.join(self._modes)}")
        choices = " ".join(f"var {level}" for level in levels)
        self.say(f"option name Level type combo default {self.level} {choices}")
        self.say(f"option name Seed type spin default 0 min 0 max {LARGEST_SEED}")
        self.say("tableeok")

    async def _get_ready(self) -> None:
        if not self._thinking:
            await self._worker.think(partial(warm.now, *self.game.engine.kernels))
        self.say("readyok")

    def _set(self, rest: str) -> None:
        name, _, value = rest.removeprefix("name ").partition(" value ")
        match name.strip().lower():
            case "level" if level := self.game.engine.level(value):
                self.level = level
            case "seed" if value.isdecimal() and int(value[:20]) <= LARGEST_SEED:
                self.seed, self._asked = int(value), 0
            case "level" | "seed":
                raise Wrong(f"value {value[:40]!r} of {name} is not offered")
            case _:
                raise Wrong(f"option {name[:40]!r} is not offered")

    def _go(self, words: dict[str, str]) -> None:
        if self._view is None:
            raise Wrong("no position")
        mode, budget = words.get("mode", "search"), _number(words, "movetime", 0)
        if mode not in self._modes:
            raise Wrong(f"mode {mode[:20]!r} is not offered")
        self._asked += 1
        thought: Callable[[], list[str]]
        if mode == "list":
            thought = partial(listed, self.game.name, self._view, _number(words, "moves", USUAL_MOVES))
        elif mode == "endgame":
            thought = partial(last, self.game.name, self._view)
        else:
            thought = partial(best, self.game.name, self._view, self.level, f"{self.seed} {self._asked}")
        self._thought = asyncio.create_task(self._think(thought, mode, budget))

    async def _think(self, thought: Callable[[], list[str]], mode: str, budget: int) -> None:
        began, level = time.monotonic(), self.level
        try:
            moves = await asyncio.wait_for(self._worker.think(thought), budget / 1000 or None)
        except TimeoutError:
            self._worker.close()
            moves, level = self._at_once()
        except Exception as error:  # a position that is none: the engine lives on
            self.say(f"error thinking failed: {str(error)[:100]}")
            moves = []
        if mode == "list":
            for move in moves:
                self.say(f"info move {move}")
        if mode == "endgame" and moves[1:]:
            self.say(f"info endgame {moves[1]}")
        by = f"by {level} seed {self.seed} " if mode == "search" else ""
        self.say(f"info {by}rules {self.game.rules.version} ms {round(1000 * (time.monotonic() - began))}")
        self.say(f"bestmove {moves[0] if moves else 'none'}")

    async def _stop(self) -> None:
        if not self._thinking or self._thought is None:
            return
        self._thought.cancel()
        self._worker.close()
        moves, level = self._at_once()
        self.say(f"info by {level} seed {self.seed} rules {self.game.rules.version} stopped")
        self.say(f"bestmove {moves[0]}")

    def _at_once(self) -> tuple[list[str], str]:
        """A move without long thoughts: what the weakest robot would do."""
        level = self.game.engine.levels[0]
        assert self._view is not None, "nobody thinks without a position"
        return best(self.game.name, self._view, level, f"{self.seed} {self._asked}"), level


def best(name: str, view: dict[str, Any], level: str, luck: str) -> list[str]:
    """In a process of its own: the move of a level, as one types it."""
    game = games()[name]
    return [game.text.write(game.engine.choose(codec.view_from(game, view), level, Random(luck)))]


def last(name: str, view: dict[str, Any]) -> list[str]:
    """In a process of its own: the best move of an end, and what is known of it."""
    game = games()[name]
    found = game.engine.endgame(codec.view_from(game, view)) if game.engine.endgame else None
    if found is None:
        raise ValueError("this is no endgame: something is still hidden, or nothing is to be played")
    certain = "not proven" if found.gain is None else f"gain {found.gain} exact"
    return [game.text.write(found.ask), certain]


def listed(name: str, view: dict[str, Any], most: int) -> list[str]:
    """In a process of its own: the first legal moves."""
    game = games()[name]
    return [game.text.write(move) for move in islice(game.engine.legal(codec.view_from(game, view)), most)]


def _position(game: Game, text: str) -> dict[str, Any]:
    """A view as JSON, as a window of the house gets it, with a seat that may move."""
    try:
        view = codec.parse(text)
        if codec.view_from(game, view).seat is None:
            raise Wrong("position of a spectator: nobody can move")
    except Refused as refused:
        raise Wrong(f"position cannot be read: {refused.refusal}"[:200]) from None
    return view


def _words(rest: str) -> dict[str, str]:
    """Pairs of a name and its value."""
    words = rest.split()
    if len(words) % 2:
        raise Wrong("go takes pairs: mode, moves, movetime")
    return dict(zip(words[::2], words[1::2], strict=True))


def _number(words: dict[str, str], name: str, usual: int) -> int:
    value = words.get(name, str(usual))
    if not (value.isdecimal() and len(value) < 9):
        raise Wrong(f"{name} is a number, not {value[:20]!r}")
    return int(value)
