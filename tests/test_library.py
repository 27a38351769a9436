"""The public Python API: a match in a script, from the deal to the record."""

import doctest
import json
from itertools import islice
from pathlib import Path

import pytest

import tablee
from tablee.core.game import Game
from tablee.core.game.rules import no_deadline
from tablee.core.game.shelf import games
from tablee.match import codec
from tablee.testing import golden

PAGES = ("library", "write-a-bot", "analyse-in-a-notebook", "environments", "train-an-agent")


def play_out(seed: int) -> tablee.Match:
    game = next(
        game for game in games().values() if game.rules.deadline is no_deadline
    )  # else times are in the position
    match = tablee.deal(game.name, seed=seed)
    while match.result is None:
        match.ask(match.bot(match.to_play[0], match.game.engine.levels[0]))
    return match


def test_a_seed_deals_and_plays_the_same_match_again() -> None:
    one, same, other = play_out(3), play_out(3), play_out(4)
    assert one.position == same.position != other.position


def test_a_record_gives_the_match_back() -> None:
    match = play_out(5)
    again = tablee.from_record(match.record())
    assert again.position == match.position
    assert again.events == match.events
    assert again.view(0) == match.view(0)


def test_an_ask_that_is_refused_says_why_and_changes_nothing() -> None:
    match = play_out(6)
    before = match.position
    with pytest.raises(tablee.Refused, match="MatchOver"):
        match.ask(match.game.exam.examples()[0].asks[0])
    assert match.position is before


def test_an_unfinished_match_gives_no_record_away() -> None:
    with pytest.raises(tablee.Refused, match="NotFinished"):
        tablee.deal(next(iter(games())), seed=1).record()


def test_a_name_that_is_no_game_and_an_option_that_is_none_are_refused() -> None:
    with pytest.raises(tablee.Refused, match="NoSuchGame"):
        tablee.deal("belote")
    with pytest.raises(tablee.Refused, match="OptionOutside"):
        tablee.deal(next(iter(games())), colour="pink")
    with pytest.raises(AttributeError):
        _ = tablee.belote


def test_a_level_a_seat_a_language_and_a_view_that_are_none_are_named() -> None:
    name = next(iter(games()))
    match = tablee.deal(name, seed=1)
    with pytest.raises(tablee.Refused, match="NoSuchLevel"):
        match.bot(0, "grandmaster")
    for seat in (-1, 9):
        with pytest.raises(tablee.Refused, match="NoSuchSeat"):
            match.view(seat)
    with pytest.raises(tablee.Refused, match="WrongSeatCount"):
        tablee.deal(name, seats=0)
    with pytest.raises(ValueError, match="fr and en"):
        match.draw(language="tlh")
    with pytest.raises(TypeError, match="no view"):
        tablee.svg(match)
    assert repr(match) == f"<Match {name}, seats={len(match.table.chairs)}, seed=1, to play: {match.to_play}>"


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_match_out_of_a_record_gives_the_same_record_again(game: Game) -> None:
    records = sorted(golden.folder_of(game).glob("*.txt"))
    assert records
    for path in records:
        text = path.read_text("utf-8")
        match = tablee.from_record(text)
        assert match.record() == text
        assert match.so_far.result == match.result is not None
        assert match.so_far.to_play == match.to_play


def test_moves_are_typed_listed_and_taken_back() -> None:
    match = tablee.deal("multiplipotion", seed=1)
    dealt = match.position
    assert [match.write(move) for move in match.legal_moves()] == ["+"]
    match.play("+")
    card = match.write(next(match.legal_moves()))
    match.play(card)
    assert type(match.events[-1]).__name__ == "Laid"
    match.undo()
    match.undo()
    assert match.position == dealt
    with pytest.raises(IndexError):
        match.undo()
    with pytest.raises(tablee.Refused, match="Unreadable"):
        match.play("xyzzy")


@pytest.mark.parametrize("name", tablee.games())
def test_what_is_listed_can_be_typed(name: str) -> None:
    match = tablee.deal(name, seed=2)
    seat = match.to_play[0]
    for move in islice(match.legal_moves(seat), 50):
        assert match.game.text.read(match.write(move), match.view(seat)) == move


def test_where_several_seats_are_to_play_one_says_for_whom() -> None:
    match = tablee.deal("motus", seats=2, seed=1)
    while len(match.to_play) < 2:
        match.ask(match.bot(match.to_play[0], "novice"))
    with pytest.raises(ValueError, match="say which"):
        match.legal_moves()
    assert next(match.legal_moves(match.to_play[1])).seat == match.to_play[1]


def test_a_match_is_printed_as_the_player_to_move_sees_it() -> None:
    match = tablee.deal("topword", seats=2, seed=1)
    mover = match.to_play[0]
    assert str(match) == match.draw(mover) != match.draw(1 - mover)
    assert "Your letters" in str(match)
    assert "Your letters" not in match.draw()
    assert "Vos lettres" in match.draw(mover, "fr")


def test_a_record_can_be_had_as_json() -> None:
    match = play_out(5)
    said = json.loads(match.record("json"))
    assert (said["game"], said["rules"]) == (match.game.name, match.game.rules.version)
    assert [one["kind"] for one in said["events"]] == [codec.plain(one)["kind"] for one in match.events]
    assert [one["seq"] for one in said["events"]] == list(range(1, len(match.events) + 1))
    assert said["seats"][0]["kind"] == "person"


@pytest.mark.parametrize("page", PAGES)
def test_a_page_for_programmers_runs_as_it_stands(page: str) -> None:
    file = Path(__file__).resolve().parents[1] / "docs" / f"{page}.md"
    outcome = doctest.testfile(str(file), module_relative=False, encoding="utf-8")
    assert outcome.attempted > 4
    assert not outcome.failed
