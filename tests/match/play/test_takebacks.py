"""A move is taken back by consent, once, over nothing hidden; the log only grows, and leads to the same position."""

import asyncio
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from tablee.core.actions import Deadline, Deal
from tablee.core.clock import Clock
from tablee.core.events import WentBack, standing
from tablee.core.refusal import BadRecord, Refused
from tablee.match.envelope import AnswerLetter, TakebackLetter
from tablee.match.play import takebacks
from tablee.match.play.play import Play
from tablee.match.records import records
from tablee.match.records.replay import frames
from tests.exam.otherwise import otherwise
from tests.exam.toy import GAME
from tests.exam.toy.rules.events import Laid, Taken
from tests.match.parlour import ANA, BOB, PUPIL, Ear, LiveMatch, parlour


def play_of(match: LiveMatch) -> Play:
    assert match.referee.play is not None
    return match.referee.play


async def take_back(match: LiveMatch, browser: str = "ana", seat: int = 0, letter_id: str = "t", seq: int = -1) -> None:
    letter = TakebackLetter(True, seat, match.seq if seq < 0 else seq, letter_id)
    await match.referee.asks.player(match.ears[browser].guest, letter)


async def answer(match: LiveMatch, grant: bool, browser: str = "bob", request: int = 1) -> None:
    await match.referee.asks.player(match.ears[browser].guest, AnswerLetter(grant, request, "a"))


async def refused(match: LiveMatch, browser: str = "ana") -> Any:
    return (await match.ears[browser].hears("refused"))["refused"]


async def test_a_move_is_taken_back_when_the_others_agree(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        before, seq = play_of(match).position, match.seq
        await match.lay()
        assert (await match.ears["bob"].hears("told", seq=seq + 1))["may_take_back"] == [0]
        await take_back(match)
        onlooker = match.ears["zoe"] = Ear("zoe")
        await here.house.join(match.referee.table.id, onlooker.guest)
        for ear in match.ears.values():
            asked = await ear.hears("takeback")
            assert (asked["seat"], asked["waits_for"], asked["state"]) == (0, [1], "asked")
        await answer(match, grant=True)
        told = await match.ears["ana"].hears("told", why="happened", seq=seq + 2)
        assert told["events"][0]["event"] == {"kind": "went_back", "seat": 0, "to": seq}
        assert (told["to_play"], told["may_take_back"]) == ([0], [])
        assert (await onlooker.hears("takeback", state="granted"))["by"] is None
        assert play_of(match).position == before


async def test_robots_never_mind_but_look_again(tmp_path: Path) -> None:
    thinks = Event()

    def slow(view: Any, level: str, luck: Any) -> Any:
        assert thinks.wait(5)
        return GAME.engine.choose(view, level, luck)

    async with parlour(tmp_path, choose=slow) as here:
        match = await here.match(ANA, PUPIL)
        before, seq = match.hands, match.seq
        await match.lay()
        await take_back(match)
        assert (match.seq, match.hands) == (seq + 2, before)
        thinks.set()
        await match.ask("ana", 0, {"kind": "lay", "card": max(match.hands[0])})
        told = await match.ears["ana"].hears("told", seq=seq + 5)
        assert [one["event"]["kind"] for one in told["events"]] == ["laid", "taken"], "what it thought before is stale"


async def test_one_who_says_no_is_not_asked_again(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        await match.lay()
        await take_back(match)
        await answer(match, grant=False)
        assert (await match.ears["ana"].hears("takeback", state="declined"))["by"] == 1
        here.time += takebacks.BREATH
        await take_back(match, letter_id="again")
        assert await refused(match) == "takeback_declined"
        assert match.seq == 4


async def test_a_request_is_over_as_soon_as_somebody_plays(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        await match.lay()
        await take_back(match)
        await match.lay(1)
        await match.ears["bob"].hears("takeback", state="lapsed")
        seq = match.seq
        await answer(match, grant=True)
        assert await refused(match, "bob") == "takeback_over"
        assert match.seq == seq


async def test_a_request_is_over_after_a_minute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(takebacks, "PATIENCE", 0.01)
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        await match.lay()
        await take_back(match)
        await match.ears["ana"].hears("takeback", state="lapsed")
        await take_back(match, letter_id="again")
        assert await refused(match) == "takeback_too_soon"


async def test_everybody_must_agree_and_robots_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB, PUPIL)
        thought, settled = asyncio.Event(), match.referee.takebacks.settled

        async def waits() -> None:
            thought.set()
            await settled()

        monkeypatch.setattr(match.referee.takebacks, "settled", waits)
        cid = match.ears["cid"] = Ear("cid")
        await here.house.join(match.referee.table.id, cid.guest)
        await match.lay()
        await match.lay()
        await take_back(match, "bob", 1)
        await asyncio.wait_for(thought.wait(), 60)
        assert (await match.ears["ana"].hears("takeback"))["waits_for"] == [0], "of robots nobody asks anything"
        await answer(match, grant=True, browser="cid")
        assert await refused(match, "cid") == "takeback_over", "who only looks on is not asked"
        seq = match.seq
        await answer(match, grant=True, browser="ana")
        assert play_of(match).happened[seq].event == WentBack(1, seq - 1), "the robot has waited"


async def test_two_clicks_take_one_move_back(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, ANA)
        await match.lay()
        await match.lay()  # and the trick is taken
        seq = match.seq
        await asyncio.gather(*(take_back(match, seat=1, letter_id=one, seq=seq) for one in ("a", "a", "b")))
        assert match.seq == seq + 1
        heard = [one.get("done") or one.get("refused") or one["type"] for one in match.ears["ana"].so_far()]
        assert heard[-4:] == ["a", "done", "told", "stale"]
        await take_back(match, seat=0)
        assert match.seq == seq + 2, "those at one device need not ask each other; move after move"


async def test_nothing_is_taken_back_over_what_was_hidden(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB, swaps=True)
        await take_back(match)
        assert await refused(match) == "nothing_to_take_back"
        await match.ask("ana", 0, {"kind": "swap", "card": match.hands[0][0]})
        await take_back(match)
        assert await refused(match) == "nothing_to_take_back", "a card was drawn"
        await match.lay()
        await match.lay()
        await take_back(match)
        assert await refused(match) == "nothing_to_take_back", "the other has shown a card"
        await take_back(match, "bob", 0)
        assert await refused(match, "bob") == "not_your_seat"


async def test_a_table_may_do_without(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB, takeback=False)
        await match.lay()
        assert (await match.ears["ana"].hears("told", seq=4))["may_take_back"] == []
        await take_back(match)
        assert await refused(match) == "takebacks_forbidden"


async def test_a_match_does_not_go_back_into_time_that_a_game_measures(tmp_path: Path) -> None:
    timed = otherwise(GAME, rules={"deadline": lambda position: Deadline(2_000_000.0, Deal())})
    async with parlour(tmp_path, timed) as here:
        match = await here.match(ANA, BOB)
        await match.lay()
        await take_back(match)
        assert await refused(match) == "nothing_to_take_back"


async def test_time_that_was_used_stays_used_and_a_turn_given_back_begins_anew(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB, clock=Clock(per_match=600))
        here.time += 10
        await match.lay()
        here.time += 5
        await take_back(match)
        await answer(match, grant=True)
        glass = play_of(match).glass
        assert glass.used == pytest.approx((10, 5), abs=0.01)
        assert glass.since[0] == pytest.approx(here.time, abs=0.01)
        assert glass.since[1] is None


async def test_a_house_that_stops_forgets_the_request_and_keeps_what_was_granted(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        await match.lay()
        await take_back(match)
        await answer(match, grant=True)
        await match.lay()
        here.time += takebacks.BREATH
        await take_back(match, letter_id="open")
        play, name = play_of(match), match.referee.table.id
        await here.close()
        await here.open()
        again = (await here.house.referee(name)).play
        assert again is not None
        assert (again.position, again.happened, again.asks) == (play.position, play.happened, play.asks)
        assert again.may_take_back == (0,)


async def test_a_record_with_takebacks_is_stepped_through_whole(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, ANA)
        await match.lay()
        await take_back(match)
        await match.ask("ana", 0, {"kind": "lay", "card": max(match.hands[0])})
        await match.to_the_end()
        text = await here.house.past.record(match.referee.table.id)
        table, game, happened = records.read(text, {"toy": GAME})
        seen = frames(game, table, happened, 0)
        assert [(one["seq"], one["stood"]) for one in seen[:5]] == [(3, 3), (4, 4), (5, 3), (6, 4), (8, 6)]
        events = [one.event for one in happened]
        assert seen[0]["view"] == seen[2]["view"] != seen[1]["view"]
        assert len(standing(events)) == len(events) - 2
        assert sum(isinstance(one, Laid | Taken) for one in standing(events)) == 6 + 3
        forged = [*happened[:4], happened[4].__class__(5, happened[4].at, WentBack(0, 1), ""), *happened[5:]]
        with pytest.raises(Refused) as caught:
            frames(game, table, forged, None)
        assert isinstance(caught.value.refusal, BadRecord)
