"""A race through the referee: two windows speak at once, neither is stale, and the house is the arbiter."""

from pathlib import Path

from tests.match.parlour import ANA, BOB, LiveMatch, Parlour, parlour
from tests.match.racing import RACE


async def race(here: Parlour) -> LiveMatch:
    """Ana and Bob race; the words are the house's."""
    match = await here.match(ANA, BOB, ANA, ANA, letters=6, words="house")
    here.time += 60  # past the first moments of a house, in which no deadline falls
    return match


async def say(match: LiveMatch, browser: str, word: str, seq: int) -> None:
    ask = {"kind": "guess", "slate": 0, "round": 2, "line": 1, "word": word}
    await match.ask(browser, ("ana", "bob").index(browser), ask, seq=seq)


def written(match: LiveMatch) -> list[tuple[int, str]]:
    """The lines on the slate."""
    assert match.referee.play is not None
    return [(line.seat, line.word) for line in match.referee.play.position.table.slates[0].lines]


async def test_two_who_speak_within_a_fifth_of_a_second_are_both_written(tmp_path: Path) -> None:
    async with parlour(tmp_path, RACE) as here:
        match = await race(here)
        seen = match.seq
        await say(match, "ana", "CITRON", seen)
        here.time += 0.15
        await say(match, "bob", "CANARD", seen)
        assert written(match) == [(0, "CITRON"), (1, "CANARD")]


async def test_the_house_closes_the_line_and_a_late_word_is_refused_with_its_reason(tmp_path: Path) -> None:
    async with parlour(tmp_path, RACE) as here:
        match = await race(here)
        seen = match.seq
        await say(match, "ana", "CITRON", seen)
        here.time += 0.201
        await match.referee.asks.if_due()
        await say(match, "bob", "CANARD", seen)
        refused = await match.ears["bob"].hears("refused")
        assert (refused["refused"], refused["rule"], refused["line"]) == ("line_taken", "R7", 1)
        assert written(match) == [(0, "CITRON")]


async def test_both_right_at_once_the_word_is_void(tmp_path: Path) -> None:
    async with parlour(tmp_path, RACE) as here:
        match = await race(here)
        seen = match.seq
        await say(match, "bob", "carton", seen)
        here.time += 0.2
        await say(match, "ana", "CARTON", seen)
        assert match.referee.play is not None
        table = match.referee.play.position.table
        assert (table.previous[0].status, table.race.wins) == ("void", (0, 0))
