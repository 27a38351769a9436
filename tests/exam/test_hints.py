"""Hints of every game: what they ask is granted, each step has its sentence, and they come in time without kernels."""

from random import Random
from typing import Any

import pytest

from tablee.core.actions import Deal
from tablee.core.game import Game, Hint
from tablee.core.game.shelf import games
from tablee.core.loop import Applied, apply, view_for
from tablee.core.options import chosen
from tablee.core.position import AnyPosition
from tablee.core.text.sentences import LANGUAGES, Say, speaker, texts

ASKS = 10
OPTIONS: dict[str, dict[str, Any]] = {"motus": {"words": "house", "letters": 5}, "multimo": {"width": 3, "height": 3}}
"""Small tables."""


def granted(game: Game, position: AnyPosition, ask: object, rng: Random, now: float) -> AnyPosition:
    outcome = apply(game, position, ask, rng, now)  # type: ignore[arg-type]  # what a hint asks is an action
    assert isinstance(outcome, Applied), (ask, outcome)
    return outcome.position


def voices(game: Game) -> list[Say]:
    return [speaker(texts(f"tablee.games.{game.name}.text", language), language=language) for language in LANGUAGES]


def told(hint: Hint, say: Say) -> list[str]:
    return [say(f"hint.{step.said}", **step.fields) for step in hint.steps]


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_match_is_played_by_hints_alone(game: Game) -> None:
    assert game.engine.hint is not None
    rng, seats = Random(3), min(game.rules.seat_counts, key=lambda count: (count != 2, count))
    options = chosen(game.rules.options, OPTIONS.get(game.name, {}))
    position = granted(game, game.rules.start(options, seats), Deal(robots=(1,)), rng, 0.0)
    given = 0
    for now in range(ASKS):
        seat = (*game.rules.to_play(position.table), None)[0]
        if seat is None:
            break
        view = view_for(game, position, seat)
        hint = game.engine.hint(view, Random(1))
        assert now or hint == game.engine.hint(view, Random(1))
        if hint is not None:
            given += 1
            assert all(len(set(told(hint, say))) == len(hint.steps) <= 3 for say in voices(game))
        ask = hint.ask if hint else game.exam.random_action(view, rng)
        position = granted(game, position, ask, rng, float(now))
    assert given > ASKS // 4
