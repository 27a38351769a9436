"""The public Python API: a match in a script, from the deal to the record."""

import pytest

import tablee
from tablee.core.game import Game
from tablee.core.game.rules import no_deadline
from tablee.core.game.shelf import games
from tablee.testing import golden


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


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_match_out_of_a_record_gives_the_same_record_again(game: Game) -> None:
    records = sorted(golden.folder_of(game).glob("*.txt"))
    assert records
    for path in records:
        text = path.read_text("utf-8")
        match = tablee.from_record(text)
        assert match.record() == text
        assert match.play.result == match.result is not None
        assert match.play.to_play == match.to_play
