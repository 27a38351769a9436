"""PostgreSQL itself: clear about databases it cannot use, and exact about what was written when the line breaks."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import asyncpg
import pytest

from tablee.storage.log import BadStore, Conflict, Damaged, Entry, Note, Sheet, StoreFailed
from tablee.storage.postgres import pool, schema
from tablee.storage.postgres.log import PostgresLog
from tablee.storage.postgres.schema import prepare
from tablee.storage.postgres.verify import PostgresVerification
from tools.servers import Postgres, free_port

ONE = [Entry(1, 1.0, "{}")]
GUARDED = "host all guarded 127.0.0.1/32 scram-sha-256"


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[PostgresLog]:
    """A store that is let go again."""
    await prepare(address)
    log = PostgresLog(address)
    try:
        yield log
    finally:
        await log.close()


async def said(address: str) -> tuple[str, str]:
    """Why a database cannot be opened: the word, and what is said in French."""
    with pytest.raises(BadStore) as caught:
        await prepare(address)
    assert caught.value.said("en") != caught.value.said("fr")
    return caught.value.why, caught.value.said("fr")


def named(address: str, role: str, **other: str) -> str:
    """The address for another role."""
    parts = urlsplit(address)
    return f"postgresql://{role}@127.0.0.1:{parts.port}{other.get('path', parts.path)}?{parts.query}"


async def test_a_database_that_cannot_be_used_is_named_with_what_to_do(postgres: Postgres, database: str) -> None:
    hba = postgres.folder / "data" / "pg_hba.conf"
    hba.write_text(f"{GUARDED}\n{hba.read_text()}")
    postgres.psql("CREATE ROLE guarded LOGIN PASSWORD 'sesame'; CREATE ROLE guest LOGIN; CREATE ROLE reader LOGIN")
    postgres.psql("ALTER ROLE reader SET default_transaction_read_only = on")
    postgres.psql("SELECT pg_reload_conf()")
    word, sentence = await said(named(database, "guarded:wrong"))
    assert word == "database_password"
    assert "mot de passe" in sentence
    assert "wrong" not in sentence
    assert (await said(named(database, "guest")))[0] == "database_no_rights"
    assert (await said(named(database, "reader")))[0] == "database_read_only"
    assert (await said(named(database, "postgres", path="/nowhere")))[0] == "database_no_database"
    assert (await said(f"postgresql://127.0.0.1:{free_port()}/x"))[0] == "database_unreachable"
    assert (await said("postgresql://127.0.0.1:noon/x"))[0] == "database_address"


async def test_tables_of_a_newer_house_or_of_another_program_are_left_alone(postgres: Postgres, database: str) -> None:
    space = database.rpartition("=")[2]
    await prepare(database)
    postgres.psql(f"UPDATE {space}.tablee SET version = {len(schema.STEPS) + 1}")
    assert (await said(database))[0] == "newer"
    postgres.psql(f"DROP TABLE {space}.tablee")
    word, sentence = await said(database)
    assert word == "database_foreign"
    assert "«\u00a0tables\u00a0»" in sentence


async def test_an_older_database_is_brought_up_to_date(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(database) as log:
        await log.append("m", 0, ONE)
        monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, "CREATE TABLE later (what text)"))
        await asyncio.gather(prepare(database), prepare(database))  # houses that are opened at once
        assert await log.read("m") == ONE


async def test_a_full_disk_is_told_and_survived(postgres: Postgres, database: str) -> None:
    space = database.rpartition("=")[2]
    async with opened(database) as log:
        await log.append("m", 0, ONE)
        raising = "$$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '53100'; END $$"
        postgres.psql(f"CREATE FUNCTION {space}.is_full() RETURNS trigger LANGUAGE plpgsql AS {raising}")
        postgres.psql(f"CREATE TRIGGER is_full BEFORE INSERT ON {space}.events EXECUTE FUNCTION {space}.is_full()")
        with pytest.raises(StoreFailed) as caught:
            await log.append("m", 1, [Entry(2, 2.0, "{}")])
        assert caught.value.why == "full"
        postgres.psql(f"DROP TRIGGER is_full ON {space}.events")
        await log.append("m", 1, [Entry(2, 2.0, "{}")])


async def test_a_text_that_cannot_be_kept_spoils_nothing_that_is_written_with_it(database: str) -> None:
    async with opened(database) as log:
        both = (log.append("m", 0, [Entry(1, 1.0, "{}", "0:\0")]), log.append("n", 0, ONE))
        outcomes = await asyncio.gather(*both, return_exceptions=True)
        assert [type(one) for one in outcomes] == [StoreFailed, type(None)]


async def test_on_a_standby_that_lagged_an_append_that_does_not_follow_is_a_conflict(
    postgres: Postgres, database: str
) -> None:
    space = database.rpartition("=")[2]
    async with opened(database) as log:
        await log.append("m", 0, ONE, sheets=[Sheet("m", 1, "playing", 1.0, (), "")])
        await log.append("m", 1, [Entry(2, 2.0, "{}"), Entry(3, 2.0, "{}")])
        postgres.psql(f"DELETE FROM {space}.events WHERE seq > 1")  # the standby never heard of these
        with pytest.raises(Conflict):
            await log.append("m", 3, [Entry(4, 4.0, "{}")])
        assert await log.read("m") == ONE
        await log.append("m", 1, [Entry(2, 5.0, "{other}")])
        assert [one.event for one in await log.read("m")] == ["{}", "{other}"]
    assert await asyncio.to_thread(found_in, database) == []


def found_in(address: str) -> list[str]:
    """What a walk through the store finds."""
    walk = PostgresVerification(address, lambda _: None, lambda *_: None)
    return [one.kind for one in walk.findings()]


class Proxy:
    """A line to the server that breaks once, before the answer to something that was said comes back."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.unanswered = b""
        self._lines: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> int:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return int(self._server.sockets[0].getsockname()[1])

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        self._cut()

    def _cut(self) -> None:
        for line in self._lines:
            line.close()
        self._lines.clear()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        self._lines += (writer, back)
        said = bytearray()
        await asyncio.gather(self._ask(reader, back, said), self._answer(there, writer, said))

    async def _ask(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, said: bytearray) -> None:
        while data := await reader.read(65536):
            said[:] = data
            writer.write(data)
        writer.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, said: bytearray) -> None:
        while data := await reader.read(65536):
            if self.unanswered and self.unanswered in said:  # it was done, and nobody hears of it
                self.unanswered = b""
                self._cut()
                return
            writer.write(data)
        writer.close()


@pytest.mark.parametrize(("sheets", "last_word"), [([], b"{2}"), ([Sheet("m", 1, "playing", 1.0, (), "")], b"COMMIT")])
async def test_an_append_whose_answer_was_lost_is_there_once(
    postgres: Postgres, database: str, sheets: list[Sheet], last_word: bytes
) -> None:
    proxy = Proxy(postgres.port)
    async with proxy as port, opened(database.replace(str(postgres.port), str(port))) as log:
        await log.append("m", 0, ONE)
        proxy.unanswered = last_word
        more = [Entry(2, 2.0, "{2}"), Entry(3, 2.0, "{3}")]
        await log.append("m", 1, more, sheets=sheets)
        assert not proxy.unanswered, "no answer was lost"
        await log.append("m", 3, [Entry(4, 4.0, "{}")])
        assert await log.read("m") == [*ONE, *more, Entry(4, 4.0, "{}")]


async def test_notes_whose_answer_was_lost_are_written_or_struck_out_once(postgres: Postgres, database: str) -> None:
    proxy = Proxy(postgres.port)
    first, second = Note("toys", "a", "", 1, 1.0, "{1}"), Note("toys", "a", "", 2, 1.0, "{2}")
    async with proxy as port, opened(database.replace(str(postgres.port), str(port))) as log:
        await log.write_down(first)
        proxy.unanswered = b"COMMIT"
        await log.write_down(second)
        assert not proxy.unanswered, "no answer was lost"
        with pytest.raises(Conflict):
            await log.write_down(second)
        proxy.unanswered = b"COMMIT"
        await log.write_down(gone=[second])
        assert await log.notes() == []


async def test_a_database_that_was_away_is_found_again_and_one_that_stays_away_is_named(
    postgres: Postgres, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as log:
        await log.append("m", 0, ONE)
        postgres.psql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tablee'")
        await log.append("m", 1, [Entry(2, 2.0, "{}")])
        assert len(await log.read("m")) == 2
        monkeypatch.setattr(pool, "PATIENCE", 0.0)

        async def nobody(address: str) -> asyncpg.Connection:
            raise ConnectionRefusedError("nobody is there")

        monkeypatch.setattr(pool, "connected", nobody)
        await log._writing.close()
        with pytest.raises(StoreFailed) as caught:
            await log.append("m", 2, [Entry(3, 3.0, "{}")])
        assert caught.value.why == "unreachable"


async def test_every_damage_is_refused_and_named(postgres: Postgres, database: str) -> None:
    space = database.rpartition("=")[2]
    async with opened(database) as log:
        for match in ("m", "n"):
            begun = [Sheet(match, 1, "playing", 1.0, ("ana",), match)]
            await log.append(match, 0, [*ONE, Entry(2, 2.0, "{}"), Entry(3, 3.0, "{}")], sheets=begun)
        await log.write_down(Note("toys", "a", "", 1, 1.0, "{}"), Note("toys", "b", "", 1, 1.0, "{}"))
    assert await asyncio.to_thread(found_in, database) == []
    number = f"(SELECT number FROM {space}.matches WHERE id = 'm')"
    postgres.psql(f"UPDATE {space}.events SET at = 2.5 WHERE match = {number} AND seq = 2")
    postgres.psql(f"DELETE FROM {space}.events WHERE match = {number} AND seq = 3")
    postgres.psql(f"UPDATE {space}.tables SET body = 'other' WHERE id = 'm'")
    postgres.psql(f"UPDATE {space}.notes SET body = 'other' WHERE key = 'a'")
    assert await asyncio.to_thread(found_in, database) == ["changed", "tail", "sheet", "note"]
    async with opened(database) as log:
        with pytest.raises(Damaged, match="event 2"):
            await log.read("m")
        with pytest.raises(Damaged):
            await log.sheet("m")
        assert len(await log.read("n")) == 3
        assert [one.id for one in await log.with_status("playing")] == ["n"]
        with pytest.raises(Damaged):
            await log.note("toys", "a")
        assert [one.key for one in await log.notes("toys")] == ["b"]
