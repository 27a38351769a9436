"""A bot's luck: the same for the same moment, its own for every seat, and hidden from whoever knows only the source."""

from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import tablee
from tablee.core.actions import Action
from tablee.core.seats import Bot
from tablee.games.motus.rules.actions import Guess
from tablee.match.luck import seed_of
from tests.exam.otherwise import otherwise
from tests.exam.toy import GAME
from tests.match.parlour import ANA, PUPIL, parlour
from tests.match.racing import RACE


def test_luck_depends_on_the_secret_and_on_everything_that_makes_a_moment() -> None:
    moments = list(product(("s", "t"), ("a", "b"), (0, 1), (1, 2), ("pupil", "master"), ("choice", "pause")))
    seeds = {seed_of(*moment) for moment in moments}  # type: ignore[arg-type]  # product forgets what stands where
    assert len(seeds) == len(moments)
    assert seed_of("s", "a", 0, 1, "pupil") == seed_of("s", "a", 0, 1, "pupil")


async def test_two_robots_of_one_level_at_one_table_are_no_clones(tmp_path: Path) -> None:
    paces: dict[int, float] = {}
    chosen: dict[int, float] = {}

    def pause(view: Any, level: str, rng: Random) -> float:
        paces[view.seat] = rng.random()
        return 0.0

    def choose(view: Any, level: str, rng: Random) -> Action:
        chosen.setdefault(view.seat, rng.random())
        return Guess(view.seat, 0, view.round, view.asked[0].line, "CANARD")

    async with parlour(tmp_path, otherwise(RACE, engine={"pause": pause}), choose=choose) as here:
        twin = Bot(RACE.engine.levels[0])
        match = await here.match(twin, twin, ANA, ANA, letters=6, words="house")
        while len(chosen) < 2:
            await match.ears["ana"].hears("told")
        assert len({*paces.values(), *chosen.values()}) == 4


async def test_who_knows_the_table_and_the_source_does_not_know_the_luck(tmp_path: Path) -> None:
    drawn: list[float] = []

    def choose(view: Any, level: str, rng: Random) -> Action:
        drawn.append(rng.random())
        return GAME.engine.choose(view, level, rng)

    async with parlour(tmp_path, choose=choose) as here:
        match = await here.match(ANA, PUPIL)
        await match.lay(0)
        table, seq = match.referee.table.id, match.seq
        while not drawn:
            await match.ears["ana"].hears("told")
        secret = await here.log.secret()
        guesses = ("", table, "None", here.desk.secret[::-1])
        assert Random(seed_of(secret, table, 1, seq, "pupil")).random() == drawn[0]
        assert not {Random(seed_of(guess, table, 1, seq, "pupil")).random() for guess in guesses} & {*drawn}


async def test_a_robot_that_thinks_again_after_a_restart_has_the_same_luck_and_another_house_has_not(
    tmp_path: Path,
) -> None:
    async with parlour(tmp_path / "one") as here:
        before = here.desk.secret
        await here.close()
        await here.open()
        assert here.desk.secret == before == await here.log.secret()
    async with parlour(tmp_path / "two") as there:
        assert there.desk.secret != before


async def test_what_is_asked_instead_of_a_lost_choice_is_as_secret(tmp_path: Path) -> None:
    drawn: list[float] = []

    def nothing(*_: Any) -> Action:
        raise ZeroDivisionError

    def anything(view: Any, rng: Random) -> Action:
        drawn.append(rng.random())
        return GAME.exam.random_action(view, rng)

    async with parlour(tmp_path, otherwise(GAME, exam={"random_action": anything}), choose=nothing) as here:
        match = await here.match(ANA, PUPIL)
        table, seq = match.referee.table.id, match.seq + 1
        await match.lay(0)
        while not drawn:
            await match.ears["ana"].hears("told")
        assert drawn[0] == Random(seed_of(here.desk.secret, table, 1, seq, "pupil")).random()


def test_in_a_script_seats_of_one_level_differ_and_the_seed_is_the_secret() -> None:
    one, same = (tablee.deal("multiplipotion", seed=4) for _ in range(2))
    level = one.game.engine.levels[0]
    assert one.luck(0, level).random() == same.luck(0, level).random()
    assert len({one.luck(seat, level, use).random() for seat in (0, 1) for use in ("choice", "pause")}) == 4
