"""Looking words up: closed to those who have a match open that forbids it, open to everybody else."""

from dataclasses import replace
from pathlib import Path

import pytest

from tablee.core.refusal import Refused
from tablee.match.refusals.play import DictionaryClosed
from tests.exam.otherwise import otherwise
from tests.exam.toy import GAME as TOY
from tests.match.parlour import ANA, BOB, parlour

STRICT = otherwise(TOY, rules={"closes_dictionary": lambda table: isinstance(table.options, TOY.rules.options)})


async def test_the_dictionary_is_closed_while_a_match_that_forbids_it_is_open_and_says_which(tmp_path: Path) -> None:
    async with parlour(tmp_path, STRICT) as here:
        await here.table(ANA, BOB, browser="zoe")
        here.house.require_open_dictionary("zoe")  # her table is still waiting
        match = await here.match(ANA, BOB)
        for player in ("ana", "bob"):
            with pytest.raises(Refused) as caught:
                here.house.require_open_dictionary(player)
            assert caught.value.refusal == DictionaryClosed("toy", match.referee.table.id)
        here.house.require_open_dictionary("zoe")


async def test_a_match_that_no_window_shows_any_more_keeps_nothing_closed(tmp_path: Path) -> None:
    async with parlour(tmp_path, STRICT) as here:
        match = await here.match(ANA, BOB)
        match.referee.part(match.ears["ana"].guest)
        here.house.require_open_dictionary("ana")
        with pytest.raises(Refused):
            here.house.require_open_dictionary("bob")
        match.referee.join(match.ears["ana"].guest)
        with pytest.raises(Refused):
            here.house.require_open_dictionary("ana")


async def test_who_watches_a_match_may_look_words_up(tmp_path: Path) -> None:
    async with parlour(tmp_path, STRICT) as here:
        match = await here.match(ANA, BOB)
        match.referee.join(replace(match.ears["ana"].guest, browser="zoe"))
        here.house.require_open_dictionary("zoe")


async def test_it_is_closed_to_who_watches_a_seat_that_may_still_be_taken_back(tmp_path: Path) -> None:
    async with parlour(tmp_path, STRICT) as here:
        match = await here.match(ANA, BOB)
        match.referee.part(match.ears["bob"].guest)
        here.time += 120
        await here.house.relieve(match.referee.table.id, "ana", 1)
        here.house.require_open_dictionary("bob")
        match.referee.join(match.ears["bob"].guest)
        with pytest.raises(Refused):
            here.house.require_open_dictionary("bob")


async def test_it_stays_open_in_other_games(tmp_path: Path) -> None:
    async with parlour(tmp_path, TOY) as here:
        await here.match(ANA, BOB)
        here.house.require_open_dictionary("ana")
