"""Records and replays: a finished match goes out and comes back; anything else is refused with its line."""

from dataclasses import replace
from pathlib import Path

import pytest

from tablee.core.record import HEADINGS
from tablee.core.record import _seal as seal
from tablee.core.refusal import BadRecord, Refusal, Refused
from tablee.match import codec
from tablee.match.records import records
from tablee.match.records.reading import Wanted, stepped_through
from tablee.match.records.replay import example_frames, frames
from tablee.match.refusals.records import NewerRules, NotFinished
from tablee.match.refusals.tables import NoSuchGame, NoSuchSeat
from tests.exam.otherwise import otherwise
from tests.exam.toy import GAME
from tests.match.parlour import ANA, BOB, MASTER, parlour

GAMES = {"toy": GAME}


@pytest.fixture
async def text(tmp_path: Path) -> str:
    """A finished match."""
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        while match.referee.table.status != "finished":
            here.time += 1.5
            await match.lay()
        return await here.house.past.record(match.referee.table.id)


def sealed(text: str) -> str:
    """A text with a new seal, as a forger would make it."""
    body = text[: text.rindex("seal: ")]
    return f"{body}seal: {seal(body)}\n"


def refusal_of(text: str, seat: int | None = None) -> Refusal:
    with pytest.raises(Refused) as caught:
        _replayed(text, seat)
    return caught.value.refusal


def _replayed(text: str, seat: int | None) -> None:
    table, game, happened = records.read(text, GAMES)
    frames(game, table, happened, seat)


def test_a_record_says_what_was_played_by_whom(text: str) -> None:
    first, *headings = text.split("\n")[: len(HEADINGS) + 1]
    assert first == "tablee record 1"
    assert [heading.partition(":")[0] for heading in headings] == list(HEADINGS)
    assert 'seats: {"seats":[{"name":"Ana","kind":"person"},{"name":"Bob","kind":"person"}]}' in headings


async def test_a_record_replays_as_the_match_did(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, MASTER)
        told = await match.ears["ana"].hears("told")
        while told["result"] is None:
            if told["to_play"] == [0]:
                await match.lay(0)
            told = await match.ears["ana"].hears("told")
        table_id = match.referee.table.id
        table, game, happened = records.read(await here.house.past.record(table_id), GAMES)
        for seat in (None, 0, 1):
            _, there = await here.house.past.replay(table_id, "ana")
            answer = stepped_through(Wanted(there, seat, b"{}"), 10**6, GAMES)
            assert answer == codec.encode({"table": {}, "frames": frames(game, table, happened, seat)})


async def test_every_ask_is_one_frame(text: str) -> None:
    table, game, happened = records.read(text, GAMES)
    steps = frames(game, table, happened, 0)
    assert len(steps) == 1 + 6  # the deal and six cards
    assert [step["seq"] for step in steps] == [3, 4, 6, 7, 9, 10, 12]


def test_a_replay_shows_a_seat_only_what_it_saw(text: str) -> None:
    table, game, happened = records.read(text, GAMES)
    for seat in (None, 0, 1):
        told = codec.encode(frames(game, table, happened, seat)[0]["events"]).decode()
        assert told.count('"dealt"') == (seat is not None)
        assert "shuffled" not in told


async def test_an_unfinished_match_keeps_its_secrets(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        for asked in (
            here.house.past.record(match.referee.table.id),
            here.house.past.replay(match.referee.table.id, "ana"),
        ):
            with pytest.raises(Refused) as caught:
                await asked
            assert caught.value.refusal == NotFinished()
        assert match.referee.play is not None
        with pytest.raises(Refused):
            records.written(match.referee.table, match.referee.play)


def test_an_unfinished_record_is_refused(text: str) -> None:
    lines = text.split("\n")
    del lines[-4:-2]  # the last two events
    assert refusal_of(sealed("\n".join(lines))) == NotFinished()


@pytest.mark.parametrize(
    ("line", "new", "refusal"),
    [
        (1, "tablee record 2", BadRecord(1, "first_line")),
        (2, "game: chess", NoSuchGame("chess")),
        (2, "jeu: toy", BadRecord(2, "heading:game")),
        (3, "rules: 2", NewerRules(2, 1)),
        (3, "rules: new", BadRecord(3, "heading:rules")),
        (5, "options: {", BadRecord(5, "heading:options")),
        (5, 'options: {"hand":9}', BadRecord(5, "heading:options")),
        (6, 'clock: {"per_day":1}', BadRecord(6, "heading:clock")),
        (7, 'seats: {"seats":[]}', BadRecord(7, "seats")),
        (7, 'seats: {"seats":[{"kind":"cat"}]}', BadRecord(7, "heading:seats")),
        (8, "played: yesterday", BadRecord(8, "heading:played")),
        (10, "1 0.0 {}", BadRecord(10, "event")),
        (11, "3 1.0 {}", BadRecord(11, "event")),
        (12, '3 1.0 {"kind":"won"}', BadRecord(12, "event")),
        (13, '4 1.0 {"kind":"laid","seat":7,"card":1}', BadRecord(13, "event")),
        (13, '4 1.0 {"kind":"laid","seat":"x","card":1}', BadRecord(13, "event")),
    ],
)
def test_a_malformed_record_is_refused_with_its_line(text: str, line: int, new: str, refusal: Refusal) -> None:
    lines = text.split("\n")
    lines[line - 1] = new
    assert refusal_of(sealed("\n".join(lines))) == refusal


def test_a_damaged_record_is_noticed_by_its_seal(text: str) -> None:
    last = text.count("\n")
    assert refusal_of(text.replace('"card":', '"card": ', 1)) == BadRecord(last, "seal")
    assert refusal_of(text[: len(text) // 2]) == BadRecord(text[: len(text) // 2].count("\n") + 1, "cut_short")


@pytest.mark.parametrize("text", ["", "\n", "hello", "tablee record 1", "\x00" * 100, "tablee record 1\n" * 50])
def test_what_is_no_record_is_refused(text: str) -> None:
    assert isinstance(refusal_of(text), BadRecord)


def test_a_seat_nobody_had_cannot_be_looked_through(text: str) -> None:
    assert refusal_of(text, 2) == NoSuchSeat(2)
    assert refusal_of(text, -1) == NoSuchSeat(-1)


def test_an_endless_record_is_refused(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_EVENTS", 5)
    assert refusal_of(text) == BadRecord(15, "too_long")


def test_older_rules_still_replay(text: str) -> None:
    newer = otherwise(GAME, rules={"version": 3})
    table, game, happened = records.read(text, {"toy": newer})
    assert (table.rules_version, len(frames(game, table, happened, 0))) == (1, 7)


def test_examples_step_through_their_asks() -> None:
    trick, swap = GAME.exam.examples()
    start, laid, taken = example_frames(GAME, trick)
    assert (start["events"], start["view"]["hand"], start["refused"]) == ([], (2, 7), None)
    assert [event["kind"] for event in laid["events"] + taken["events"]] == ["laid", "laid", "taken"]
    assert [event["kind"] for event in example_frames(GAME, swap)[1]["events"]] == ["swap_seen"]


def test_an_examples_refusal_is_shown() -> None:
    trick = replace(GAME.exam.examples()[0], asks=GAME.exam.examples()[0].asks[::-1])
    assert example_frames(GAME, trick)[1]["refused"]["refused"] == "not_your_turn"
