"""What every store promises of notes."""

import asyncio
from dataclasses import replace

import pytest

from tablee.storage.log import Conflict, Log, Note


def note(key: str = "a", version: int = 1, browser: str = "", shelf: str = "toys") -> Note:
    """A note with a body that says its version."""
    return Note(shelf, key, browser, version, 100.0 + version, f'"{key} {version} é\n"')


async def test_a_note_is_found_by_shelf_key_and_whose_it_is(log: Log) -> None:
    kept = [note(), note(browser="ana"), note("b", browser="ana"), note("b", browser="ana", shelf="books")]
    await log.write_down(*kept)
    assert await log.note("toys", "a") == kept[0]
    assert await log.note("toys", "a", "ana") == kept[1]
    assert await log.note("books", "b", "ana") == kept[3]
    assert await log.note("toys", "c") is None
    assert await log.note("toys", "a", "bob") is None


async def test_notes_come_in_order_and_no_more_than_asked_for(log: Log) -> None:
    kept = [
        note("b"),
        note("É"),
        note("a", browser="bob"),
        note("a", browser="ana"),
        note("a", browser="ana", shelf="b"),
    ]
    await log.write_down(*kept)
    order = [kept[4], kept[3], kept[2], kept[0], kept[1]]
    assert await log.notes() == order
    assert await log.notes("toys") == order[1:]
    assert await log.notes("toys", limit=2) == order[1:3]
    assert await log.notes("toys", key="a") == order[1:3]
    assert await log.notes(browser="ana") == order[:2]
    assert await log.notes("toys", browser="") == order[3:]
    assert await log.notes("none") == []


@pytest.mark.parametrize("version", [1, 2, 4])
async def test_a_note_is_written_after_its_last_version_only(log: Log, version: int) -> None:
    await log.write_down(note())
    await log.write_down(note(version=2))
    with pytest.raises(Conflict):
        await log.write_down(note("new"), note(version=version))
    with pytest.raises(Conflict):
        await log.write_down(note("never", version=2))
    assert await log.notes() == [note(version=2)]
    await log.write_down(note("new"), note(version=3))
    assert await log.notes() == [note(version=3), note("new")]


async def test_of_two_who_write_at_once_one_is_quicker_and_nothing_of_the_other_is_there(log: Log) -> None:
    await log.write_down(note())
    mine, yours = note("mine"), note("yours")
    outcomes = await asyncio.gather(
        log.write_down(mine, note(version=2)), log.write_down(note(version=2), yours), return_exceptions=True
    )
    assert sorted(type(one).__name__ for one in outcomes) == ["Conflict", "NoneType"]
    assert await log.notes() == [note(version=2), mine if outcomes[0] is None else yours]


async def test_thirty_who_count_together_and_try_again_count_to_thirty(log: Log) -> None:
    async def count(name: str) -> None:
        while True:
            before = await log.note("toys", "count")
            after = Note("toys", "count", "", before.version + 1 if before else 1, 1.0, "")
            try:
                return await log.write_down(after, note(name))
            except Conflict:
                continue

    await asyncio.gather(*(count(f"n{number}") for number in range(30)))
    counted = await log.note("toys", "count")
    assert (counted and counted.version, len(await log.notes())) == (30, 31)


async def test_a_note_is_struck_out_in_its_present_version_only(log: Log) -> None:
    await log.write_down(note(), note("b"))
    await log.write_down(note(version=2))
    with pytest.raises(Conflict):
        await log.write_down(note("c"), gone=[note("b"), note()])
    assert len(await log.notes()) == 2
    await log.write_down(note("c"), gone=[note("b"), note(version=2)])
    assert await log.notes() == [note("c")]
    with pytest.raises(Conflict):
        await log.write_down(gone=[note("b")])
    await log.write_down(note("b"))  # the name is free again
    moved = replace(note("b"), browser="ana")
    await log.write_down(moved, gone=[note("b")])
    assert await log.notes(key="b") == [moved]
