"""A lesson to be played by hand: each ask of its scenes with the table before and after, through the learner's eyes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tablee.core.events import told_to
from tablee.core.game import Example, Game
from tablee.core.loop import Applied, apply, view_for
from tablee.match import codec
from tablee.match.play.foresight import told_ahead


def lesson_steps(game: Game) -> list[dict[str, Any]]:
    """The steps of all scenes; the exam holds that every ask is granted."""
    return [step for scene in game.exam.lesson() for step in _steps(game, scene)]


def _steps(game: Game, scene: Example) -> Iterator[dict[str, Any]]:
    position, luck = scene.position, Random(scene.name)
    for number, ask in enumerate(scene.asks, 1):
        view = view_for(game, position, scene.seat)
        mine = ask.seat == scene.seat
        applied = apply(game, position, ask, luck, float(number))
        if not isinstance(applied, Applied):
            raise ValueError(f"the lesson of {game.name} cannot be played: {ask} is refused")
        position = applied.position
        yield {
            "seat": scene.seat,
            "view": codec.plain(view),
            "ask": codec.plain(ask),
            "mine": mine,
            "preview": told_ahead(game, view, ask) if mine else {"preview": None, "refused": None},
            "events": [codec.plain(one) for event in applied.events if (one := told_to(event, scene.seat)) is not None],
            "after": codec.plain(view_for(game, position, scene.seat)),
        }
