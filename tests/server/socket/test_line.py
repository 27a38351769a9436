"""A window that does not read: the others are told at once, and it is closed."""

import asyncio
from typing import Any

import pytest

from tablee.server.socket import line as line_module
from tablee.server.socket.line import GONE, SocketLine, never, nothing


class Wire:
    """A connection whose other end may stop reading."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.reading = asyncio.Event()
        self.never = asyncio.get_running_loop().create_future()

    async def send(self, message: Any) -> None:
        await self.reading.wait()
        self.sent.append(message)

    async def receive(self) -> Any:
        return await self.never


async def test_what_is_said_is_sent_in_order() -> None:
    wire = Wire()
    wire.reading.set()
    line = SocketLine(wire.receive, wire.send, never, 10, nothing)
    speaking = asyncio.create_task(line.speak())
    for number in range(5):
        line.say(b"%d" % number)
        await asyncio.sleep(0)
    while len(wire.sent) < 5:
        await asyncio.sleep(0)
    assert [one["text"] for one in wire.sent] == ["0", "1", "2", "3", "4"]
    speaking.cancel()


async def test_what_can_be_said_at_once_overtakes_nothing() -> None:
    wire, busy = Wire(), False

    def at_once(text: bytes) -> bool:
        if not busy:
            wire.sent.append({"text": text.decode()})
        return not busy

    wire.reading.set()
    line = SocketLine(wire.receive, wire.send, at_once, 10, nothing)
    line.say(b"0")  # nobody speaks yet
    speaking = asyncio.create_task(line.speak())
    await asyncio.sleep(0)
    line.say(b"1")
    busy = True
    line.say(b"2")
    busy = False
    line.say(b"3")  # could be said now, but 2 is still waiting
    while len(wire.sent) < 4:
        await asyncio.sleep(0)
    assert [one["text"] for one in wire.sent] == ["0", "1", "2", "3"]
    speaking.cancel()


async def test_a_window_that_does_not_read_is_given_up() -> None:
    wire = Wire()
    line = SocketLine(wire.receive, wire.send, never, 10, nothing)
    speaking = asyncio.create_task(line.speak())
    listening = asyncio.create_task(line.heard())
    await asyncio.sleep(0)
    for number in range(12):
        line.say(b"%d" % number)  # never blocks, whatever the window does
    assert await listening == GONE
    assert await line.heard() == GONE
    assert line.broken
    speaking.cancel()


async def test_what_is_unread_is_counted_in_bytes() -> None:
    wire = Wire()
    line = SocketLine(wire.receive, wire.send, never, 1000, nothing)
    for _ in range(200):
        line.say(b"12345")  # many, but small
    assert not line.broken
    line = SocketLine(wire.receive, wire.send, never, 1000, nothing)
    line.say(b"x" * 5000)  # one of any length: a long match is told to whoever joins
    assert len(line._unsaid) == 1
    line.say(b"x")
    assert line.broken
    assert not line._unsaid  # and nothing is kept any longer


async def test_who_does_not_even_read_a_goodbye_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    wire, cut = Wire(), []
    line = SocketLine(wire.receive, wire.send, never, 1, lambda: cut.append(True))
    monkeypatch.setattr(line_module, "A_MOMENT", 0.0)
    await line.hang_up()
    assert cut
    wire.reading.set()
    cut.clear()
    monkeypatch.undo()
    await line.hang_up()
    assert not cut
    assert wire.sent[-1]["code"] == 4408


async def test_a_window_at_the_referees_is_given_up_only_afterwards() -> None:
    line = SocketLine(Wire().receive, Wire().send, never, 1, nothing)
    for _ in range(3):
        line.say(b"x")
    assert line.broken
    assert await line.heard() == GONE


async def test_a_window_that_is_sent_away_does_not_wait_for_the_referee() -> None:
    wire, cut = Wire(), []
    line = SocketLine(wire.receive, wire.send, never, 1, lambda: cut.append(True))
    listening = asyncio.create_task(line.heard())
    await asyncio.sleep(0)
    line.send_away()
    assert await listening == GONE
    assert not cut  # it hears a goodbye
    line = SocketLine(wire.receive, wire.send, never, 1, lambda: cut.append(True))
    line.send_away()
    assert cut
