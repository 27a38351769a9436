"""An ask is done once: its id stands in the log with what it said, and serves no other ask."""

from pathlib import Path

import pytest

from tablee.match.house.house import House
from tablee.match.play.marks import Mark, mark_for, mark_in
from tests.exam.toy.rules.actions import Lay
from tests.match.parlour import ANA, BOB, LiveMatch, parlour


def test_a_mark_is_read_as_it_was_written() -> None:
    for ask_id in ("plain", "1/2:3", ":", "/", "with space", "é"):
        mark = mark_for(Lay(1, 4), ask_id)
        assert mark_in(mark.text) == mark
        assert mark.ask == f"1:{ask_id}"


def test_marks_of_older_houses_have_no_digest_and_are_believed() -> None:
    old = mark_in("0:a/b:c")
    assert old == Mark("0:a/b:c", "")
    assert old.text == "0:a/b:c"
    assert mark_for(Lay(0, 4), "a/b:c").means(old)
    assert not mark_for(Lay(0, 4), "x").means(mark_for(Lay(0, 5), "x"))


async def lay(match: LiveMatch, card: int) -> None:
    await match.ask("ana", 0, {"kind": "lay", "card": card}, ask_id="one")


async def test_a_used_id_with_another_body_is_refused(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        first, other, *_ = match.hands[0]
        await lay(match, first)
        seq = match.seq
        match.ears["ana"].so_far()
        await lay(match, other)
        (answer,) = match.ears["ana"].so_far()
        assert (answer["type"], answer["refused"], answer["id"], match.seq) == ("refused", "id_used", "one", seq)
        await lay(match, first)
        (answer,) = match.ears["ana"].so_far()
        assert (answer["type"], answer["seq"]) == ("done", seq)


@pytest.mark.parametrize(("older", "answered"), [(False, "id_used"), (True, None)])
async def test_so_it_is_after_a_restart_but_an_older_houses_word_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, older: bool, answered: str | None
) -> None:
    if older:
        monkeypatch.setattr(Mark, "text", property(lambda mark: mark.ask))
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        first, other, *_ = match.hands[0]
        await lay(match, first)
        match.referee = await House(here.house.games, here.desk).referee(match.referee.table.id)
        match.referee.join(match.ears["ana"].guest)
        match.ears["ana"].so_far()
        await lay(match, other)
        (answer,) = match.ears["ana"].so_far()
        assert answer.get("refused") == answered
