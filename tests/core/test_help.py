"""Help is the same in every word game: the same choices under the same words, settled by who sits there."""

import pytest

from tablee.core.game.shelf import games, text_room
from tablee.core.help import HELP, settled, unsettled
from tablee.core.options import describe
from tablee.core.text.sentences import LANGUAGES, find, texts

WITH_HELP = [
    game
    for game in games().values()
    if any((one.name, one.choices) == ("help", HELP) for one in describe(game.rules.options))
]


def test_there_are_games_to_compare() -> None:
    assert len(WITH_HELP) >= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_says_help_in_the_same_words(language: str) -> None:
    said = [find(texts(text_room(game), language), "option.help") for game in WITH_HELP]
    assert [one for one in said if one != said[0]] == []


@pytest.mark.parametrize(
    ("seats", "robots", "helped"),
    [
        (1, (), "words"),
        (2, (1,), "words"),
        (4, (0, 1, 3), "words"),
        (2, (), "points"),
        (3, (2,), "points"),
        (2, (0, 1), "words"),
    ],
)
def test_words_alone_or_against_robots_and_points_among_persons(
    seats: int, robots: tuple[int, ...], helped: str
) -> None:
    assert settled("auto", seats, robots) == helped


def test_a_table_may_choose() -> None:
    assert [settled(wish, 2, ()) for wish in HELP[1:]] == ["none", "points", "words"]
    assert [unsettled(wish) for wish in HELP] == ["words", "none", "points", "words"]
