"""Notes of two browsers that become one."""

from pathlib import Path

from tablee.storage.log import Note
from tests.match.parlour import parlour


def written(key: str, browser: str, at: float = 1.0, version: int = 1) -> Note:
    """A note that says whose it was."""
    return Note("toys", key, browser, version, at, f"{key} of {browser}")


async def test_notes_follow_to_the_name_both_are_known_by(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        many = [written(f"n{number:03}", "bob") for number in range(250)]
        await here.log.write_down(*many, written("mine", "ana"), written("the house's", ""))
        code = here.house.carrying.link("ana")
        await here.house.carrying.redeem(code, "bob")
        assert await here.log.notes(browser="bob") == []
        assert len(await here.log.notes("toys", browser="ana")) == 251
        moved = await here.log.note("toys", "n007", "ana")
        assert (moved and moved.body, moved and moved.version) == ("n007 of bob", 1)
        assert len(await here.log.notes(browser="")) == 1


async def test_of_two_under_one_key_the_later_one_stays(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        await here.log.write_down(
            written("a", "ana", at=5.0),
            written("a", "bob", at=4.0),
            written("b", "ana", at=4.0),
            written("b", "bob", at=5.0),
        )
        await here.house.carrying.redeem(here.house.carrying.link("ana"), "bob")
        found = {note.key: (note.body, note.version) for note in await here.log.notes("toys", browser="ana")}
        assert found == {"a": ("a of ana", 1), "b": ("b of bob", 2)}
