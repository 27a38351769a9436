"""Looking words up: closed to those who play a match that forbids it, open to everybody else."""

from dataclasses import replace
from pathlib import Path

import pytest

from tablee.core.refusal import Refused
from tablee.match.refusals import DictionaryClosed
from tests.exam.toy import GAME as TOY
from tests.match.parlour import ANA, BOB, parlour

STRICT = replace(TOY, closes_dictionary=lambda options: isinstance(options, TOY.options))


async def test_the_dictionary_is_closed_while_one_plays_a_match_that_forbids_it(tmp_path: Path) -> None:
    async with parlour(tmp_path, STRICT) as here:
        await here.table(ANA, BOB, browser="zoe")
        await here.house.require_open_dictionary("zoe")  # her table is still waiting
        await here.match(ANA, BOB)
        for player in ("ana", "bob"):
            with pytest.raises(Refused) as caught:
                await here.house.require_open_dictionary(player)
            assert caught.value.refusal == DictionaryClosed()
        await here.house.require_open_dictionary("zoe")


async def test_it_stays_closed_to_who_may_still_take_a_seat_back(tmp_path: Path) -> None:
    async with parlour(tmp_path, STRICT) as here:
        match = await here.match(ANA, BOB)
        match.referee.part(match.ears["bob"].guest)
        here.time += 120
        await here.house.relieve(match.referee.table.id, "ana", 1)
        with pytest.raises(Refused) as caught:
            await here.house.require_open_dictionary("bob")
        assert caught.value.refusal == DictionaryClosed()


async def test_it_stays_open_in_other_games(tmp_path: Path) -> None:
    async with parlour(tmp_path, TOY) as here:
        await here.match(ANA, BOB)
        await here.house.require_open_dictionary("ana")
