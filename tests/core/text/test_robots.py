"""The robots' first names; web/src/robots.test.ts has the same tests."""

from typing import Any

import pytest

from tablee.core.game.shelf import games, text_room
from tablee.core.seats import Bot, Open, Person, Program, Sitter
from tablee.core.text.robots import robots, seated
from tablee.core.text.sentences import LANGUAGES, speaker, texts

BOOK: dict[str, Any] = {
    "level": {"novice": "Débutant", "greedy": "Glouton"},
    "robot": {"novice": "Zoé, débutante / Léo, débutant", "pupil": "novice"},
}


def at(*sitters: Sitter) -> list[str]:
    return [one.introduced for one in seated(sitters, speaker(BOOK))]


def test_robots_have_first_names_with_their_level_beside() -> None:
    assert at(Person("Lou"), Bot("novice"), Open()) == ["Lou", "Zoé, débutante", "…"]


def test_a_bot_from_outside_is_marked_as_one() -> None:
    assert at(Program("rufus"), Bot("novice")) == ["rufus, bot", "Zoé, débutante"]


def test_a_game_whose_level_is_called_otherwise_has_the_same_persons() -> None:
    assert at(Bot("pupil")) == ["Zoé, débutante"]


def test_no_two_robots_are_the_same_while_there_are_others() -> None:
    assert at(Bot("novice"), Bot("novice")) == ["Zoé, débutante", "Léo, débutant"]
    assert [one.name for one in seated([Bot("novice")] * 3, speaker(BOOK))] == ["Zoé", "Léo", "Zoé"]


def test_none_has_the_name_of_a_person_who_is_there() -> None:
    assert at(Bot("novice"), Person("Zoé")) == ["Léo, débutant", "Zoé"]


def test_a_level_without_persons_is_called_by_its_name() -> None:
    assert at(Bot("greedy")) == ["Glouton"]


@pytest.mark.parametrize("game", sorted(games()))
def test_every_game_has_robots_of_the_house_at_every_level(game: str) -> None:
    played = games()[game]
    rooms = (text_room(played), "tablee.core")
    rosters = [speaker(*(texts(room, language) for room in rooms), language=language) for language in LANGUAGES]
    for level in played.engine.levels:
        french, english = ([one.name for one in robots(level, say)] for say in rosters)
        assert french == english
        assert len(french) >= max(played.rules.seat_counts), level
        assert all(one.level for say in rosters for one in robots(level, say)), level


def test_no_first_name_is_given_twice() -> None:
    listed = texts("tablee.core", "fr")["robot"].values()
    names = [one.split(", ")[0] for line in listed for one in line.split(" / ")]
    assert len(names) == len(set(names))
