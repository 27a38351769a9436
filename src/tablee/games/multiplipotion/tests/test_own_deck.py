"""Cards of one's own: checked, kept, played with, and written into the match (R2)."""

import re
from argparse import ArgumentParser
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from tablee.core.actions import Deal
from tablee.core.game import own_file
from tablee.core.loop import Applied, apply, replay, view_for
from tablee.core.options import chosen
from tablee.core.refusal import CannotRead, Refusal, Refused
from tablee.core.seats import Open
from tablee.core.text.sentences import speaker, texts
from tablee.games.multiplipotion import GAME
from tablee.games.multiplipotion.exam.twins import holdings
from tablee.games.multiplipotion.rules import deck_refusals as no
from tablee.games.multiplipotion.rules.cards import Cards, deck
from tablee.games.multiplipotion.rules.decks import FIRST, on_one_line, read_deck, written
from tablee.games.multiplipotion.rules.events import OwnDeckLaid
from tablee.games.multiplipotion.rules.options import Options
from tablee.games.multiplipotion.text.deck_command import DECK
from tablee.games.multiplipotion.text.own_deck import furnish, kept_in
from tablee.match.tables.lobby import Wish, opened

OURS = files("tablee.games.multiplipotion").joinpath("data/deck.csv").read_text("utf-8")
TURNED = written(tuple(reversed(deck("all"))))
"""The same cards in another order, so under other numbers."""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A house without cards of its own, whose settings are in a folder of its own."""
    monkeypatch.setenv("TABLEE_CONFIG", str(tmp_path / "settings"))
    return kept_in()


def dealt(options: Options | None = None) -> Applied:
    """The deal at a table that is opened now."""
    outcome = apply(GAME, GAME.rules.start(furnish(options or Options()), 2), Deal(), Random(1), 0.0)
    assert isinstance(outcome, Applied), outcome
    return outcome


def said(*words: str) -> str:
    """What `tablee multiplipotion deck …` prints."""
    parser = ArgumentParser()
    DECK.arguments(parser)
    return DECK.run(parser.parse_args(words), speaker(texts("tablee.games.multiplipotion.text", "en"), language="en"))


def faces(cards: Cards) -> list[tuple[int, int, str]]:
    return [(card.potion, card.monster, card.colour) for card in cards]


def changed(line: int, text: str) -> str:
    """The cards with another line, counted from 1; the first is the heading."""
    lines = TURNED.splitlines()
    lines[line - 1] = text
    return "\n".join(lines)


def test_R2_the_reconstructed_deck_passes_the_check_itself() -> None:
    cards = read_deck(OURS)
    assert faces(cards) == faces(deck("all"))
    assert [card.id for card in cards] == list(range(FIRST, FIRST + 60))


def test_R2_a_card_may_be_written_in_several_ways() -> None:
    one = read_deck(changed(2, "  60; 9/81   Violette # the strongest"))[0]
    assert (one.potion, one.monster, one.colour) == (9, 81, "violet")


def test_R2_forty_violet_cards_will_do_as_well() -> None:
    more = "\n".join((TURNED, *("6 36 violet", "7 49 violet", "8 64 violet", "9 81 violet")))
    assert len(read_deck(more)) == 64


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("", no.WrongGreen(0, 24)),
        (changed(61, ""), no.WrongGreen(23, 24)),
        (changed(2, ""), no.WrongViolet(35, 36, 40)),
        (changed(5, "seven 28 violet"), no.UnclearCard(5, "seven 28 violet")),
        (changed(5, "7 28 pink"), no.UnclearCard(5, "7 28 pink")),
        (changed(5, "7 28"), no.UnclearCard(5, "7 28")),
        (changed(5, "1 2 3 7 28 violet"), no.UnclearCard(5, "1 2 3 7 28 violet")),
        (changed(5, "1 28 violet"), no.StrangePotion(5, 1, 2, 9)),
        (changed(61, "6 12 green"), no.StrangePotion(61, 6, 2, 5)),
        (changed(5, "7 29 violet"), no.StrangeMonster(5, 29)),
        (changed(61, "5 24 green"), no.StrangeMonster(61, 24)),
        (re.sub(r"(?m)^5,(\d+),green", r"4,\1,green", TURNED), no.OutOfReach(38, 25)),
    ],
    ids=lambda one: type(one).__name__,
)
def test_R2_cards_that_will_not_do_are_refused_with_their_line(text: str, refusal: Refusal) -> None:
    with pytest.raises(Refused) as raised:
        read_deck(text)
    assert (raised.value.refusal, refusal.rule) == (refusal, "R2")


def test_R2_without_cards_of_its_own_the_house_plays_with_the_reconstructed_ones(home: Path) -> None:
    outcome = dealt()
    assert outcome.events[0].__class__.__name__ == "Shuffled"
    assert holdings(outcome.position) == tuple(range(1, 61))
    assert view_for(GAME, outcome.position, None).deck == deck("all")


@pytest.mark.parametrize(("level", "count"), [("all", 60), ("low", 24), ("high", 36)])
def test_R2_new_matches_are_played_with_the_houses_cards(home: Path, level: str, count: int) -> None:
    own_file.keep(home, TURNED)
    outcome = dealt(Options(level=level))  # type: ignore[arg-type]  # parametrize knows no literals
    assert len(holdings(outcome.position)) == count
    assert min(holdings(outcome.position)) >= FIRST
    assert outcome.position.table.pile == count - 8
    assert {card.id for card in view_for(GAME, outcome.position, 0).deck} == set(holdings(outcome.position))


def test_R2_a_table_may_prefer_the_reconstructed_cards(home: Path) -> None:
    own_file.keep(home, TURNED)
    assert holdings(dealt(Options(deck="reconstructed")).position) == tuple(range(1, 61))


def test_R2_a_match_replays_where_there_are_no_such_cards(home: Path) -> None:
    own_file.keep(home, TURNED)
    outcome = dealt()
    options = furnish(Options())
    assert own_file.forget(home)
    assert replay(GAME, options, 2, outcome.events) == outcome.position


def test_R2_a_match_of_before_whose_options_only_named_the_houses_cards_replays(home: Path) -> None:
    own_file.keep(home, TURNED)
    outcome = dealt()
    assert outcome.events[0] == OwnDeckLaid(read_deck(TURNED))
    assert replay(GAME, Options(deck="house"), 2, outcome.events) == outcome.position


def test_R2_the_cards_travel_in_the_options_of_the_table(home: Path) -> None:
    own_file.keep(home, TURNED)
    table = opened({GAME.name: GAME}, Wish(GAME.name, (Open(), Open()), {"level": "low"}), "ana", 5.0)
    options = chosen(Options, table.options)
    assert options == Options(level="low", deck=on_one_line(read_deck(TURNED)))
    own_file.keep(home, OURS)
    assert faces(dealt(options).position.table.own) == [one for one in faces(read_deck(TURNED)) if one[2] == "green"]


def test_R2_cards_in_the_options_are_checked_like_a_file() -> None:
    with pytest.raises(Refused) as raised:
        chosen(Options, {"deck": on_one_line(read_deck(OURS)).replace("3 4 green", "6 4 green", 1)})
    assert isinstance(raised.value.refusal, no.StrangePotion)


@pytest.mark.parametrize("level", [*GAME.engine.levels, *GAME.engine.sparring])
def test_R2_robots_play_with_the_houses_cards_to_the_end(home: Path, level: str) -> None:
    own_file.keep(home, TURNED)
    position, cards = dealt().position, holdings(dealt().position)
    for number in range(500):
        if position.table.result is not None:
            break
        ask = GAME.engine.choose(view_for(GAME, position, position.table.turn), level, Random(number))
        outcome = apply(
            GAME, position, GAME.text.read(GAME.text.write(ask), view_for(GAME, position, ask.seat)), Random(1), 0.0
        )
        assert isinstance(outcome, Applied), outcome
        position = outcome.position
        assert holdings(position) == cards
    assert position.table.result is not None


def test_R2_the_command_keeps_shows_and_removes(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "box.txt"
    file.write_text(TURNED, "utf-8")
    assert said().endswith("this house has not put in its own.")
    assert said(str(file)) == f"All 60 cards will do: new matches of this house are played with them ({home})."
    assert said().startswith(TURNED)
    assert "taken away" in said("--remove")
    assert "reconstructed cards" in said("--remove")


def test_R2_a_bad_file_takes_the_place_of_nothing(home: Path, tmp_path: Path) -> None:
    own_file.keep(home, TURNED)
    bad = tmp_path / "bad.txt"
    bad.write_text(changed(2, "9 99 violet"), "utf-8")
    with pytest.raises(Refused) as raised:
        said(str(bad))
    assert raised.value.refusal == no.StrangeMonster(2, 99)
    with pytest.raises(Refused) as raised:
        said(str(tmp_path / "none"))
    assert isinstance(raised.value.refusal, CannotRead)
    assert said().startswith(TURNED)


def test_R2_cards_that_were_spoiled_since_are_refused_when_a_table_is_opened(home: Path) -> None:
    own_file.keep(home, "rubbish")
    with pytest.raises(Refused) as raised:
        opened({GAME.name: GAME}, Wish(GAME.name, (Open(), Open())), "ana", 5.0)
    assert raised.value.refusal == no.UnclearCard(1, "rubbish")
    assert dealt(Options(deck="reconstructed")).position.table.phase == "draw"


def test_R2_a_place_that_cannot_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", "utf-8")
    monkeypatch.setenv("TABLEE_CONFIG", str(blocked))
    (tmp_path / "box.txt").write_text(TURNED, "utf-8")
    with pytest.raises(Refused) as raised:
        said(str(tmp_path / "box.txt"))
    assert isinstance(raised.value.refusal, no.DeckNotKept)
