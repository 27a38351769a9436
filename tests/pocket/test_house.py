"""A house in a browser is played in: windows, robots, reloads, a file with all matches."""

import asyncio
from typing import Any

from tablee.core.game.shelf import games
from tablee.match import codec
from tablee.pocket.house import PocketHouse, open_house
from tests.pocket.minds import Thinking
from tests.storage.shelf import Shelf

ROBOT = {"kind": "bot", "level": "novice"}
PERSON = {"kind": "person", "name": "Lou"}


async def called(house: PocketHouse, path: str, **sent: Any) -> dict[str, Any]:
    answer = await house.call(
        "POST" if sent or path.endswith("start") else "GET", path, codec.encode(sent) if sent else b""
    )
    assert answer.status < 300, answer.body
    return codec.parse(answer.body)


class Page:
    """A page at a table."""

    def __init__(self, house: PocketHouse, table: str, name: str = "tab 1") -> None:
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed: list[int] = []
        self._house, self._name = house, name
        house.dial(name, table, lambda text: self.told.put_nowait(codec.parse(text)), self.closed.append)

    async def hears(self, kind: str) -> dict[str, Any]:
        while (heard := await asyncio.wait_for(self.told.get(), 60))["type"] != kind:
            pass
        return heard

    def ask(self, seat: int, seq: int, **ask: Any) -> None:
        letter = {"ask": ask, "seat": seat, "seq": seq, "id": f"{seq}"}
        self._house.say(self._name, codec.encode(letter).decode())


async def begun(house: PocketHouse, *seats: dict[str, str]) -> str:
    table = await called(house, "/api/tables", game="multiplipotion", seats=list(seats))
    await called(house, f"/api/tables/{table['id']}/start")
    return str(table["id"])


async def test_a_robot_answers_from_another_worker_and_a_lost_thought_is_thought_again(shelf: Shelf) -> None:
    mind = Thinking()
    house = await open_house(shelf, mind, Thinking())
    house.house.desk.pause = 0.0
    table = await called(house, "/api/tables", game="multiplipotion", seats=[ROBOT, PERSON])
    while not mind.thoughts:  # it gets ready
        await asyncio.sleep(0)
    mind.lost = 2
    await called(house, f"/api/tables/{table['id']}/start")
    page = Page(house, str(table["id"]))
    told = await page.hears("told")
    while told["to_play"] != [1]:
        told = await page.hears("told")
    assert mind.ended
    await house.close()


async def test_after_a_reload_the_match_stands_where_it_stood(shelf: Shelf, house: PocketHouse) -> None:
    table = await begun(house, PERSON, PERSON)
    page = Page(house, table)
    told = await page.hears("told")
    page.ask(told["to_play"][0], told["seq"], kind="draw")
    told = await page.hears("told")
    again = await open_house(shelf, Thinking(), Thinking())  # the worker was killed: nobody said goodbye
    assert (await Page(again, table).hears("told"))["seq"] == told["seq"]
    await again.close()


async def test_a_table_that_is_not_there_is_said_and_the_line_ended(house: PocketHouse) -> None:
    page = Page(house, "nowhere")
    assert (await page.hears("refused"))["refused"] == "no_such_table"
    assert page.closed == [4404]


async def test_a_page_that_is_gone_leaves_its_tables(house: PocketHouse) -> None:
    table = await begun(house, PERSON, PERSON)
    pages = [Page(house, table, name) for name in ("one 1", "one 2", "other 1")]
    for page in pages:
        await page.hears("told")
    (referee,) = house.house.awake
    house.hang_up("one ")
    await asyncio.sleep(0)
    assert len(referee.guests) == 1


async def test_rubbish_is_refused_and_the_window_lives_on(house: PocketHouse) -> None:
    page = Page(house, await begun(house, PERSON, PERSON))
    await page.hears("told")
    house.say("tab 1", "{")
    assert (await page.hears("refused"))["refused"] == "malformed"
    house.say("tab 1", '{"ping":true}')
    await page.hears("pong")


async def test_all_matches_leave_as_one_file_and_come_in_elsewhere(house: PocketHouse) -> None:
    table = await begun(house, PERSON, PERSON)
    file = (await house.call("GET", "/api/matches", b"")).body
    other = await open_house(Shelf(), Thinking(), Thinking())
    assert codec.parse((await other.call("POST", "/api/matches", file)).body) == {"new": 1, "longer": 0, "known": 0}
    assert codec.parse((await other.call("POST", "/api/matches", file)).body) == {"new": 0, "longer": 0, "known": 1}
    page = Page(house, table)
    told = await page.hears("told")
    page.ask(told["to_play"][0], told["seq"], kind="draw")
    told = await page.hears("told")
    file = (await house.call("GET", "/api/matches", b"")).body
    assert codec.parse((await other.call("POST", "/api/matches", file)).body)["longer"] == 1
    assert (await Page(other, table).hears("told"))["seq"] == told["seq"]
    for spoilt in (b"{}", file.replace(b'"playing"', b'"waiting"'), b"no"):
        assert (await other.call("POST", "/api/matches", spoilt)).status == 400
    await other.close()


async def test_only_robots_that_need_no_kernels_are_offered(house: PocketHouse) -> None:
    cards = codec.reader(list[dict[str, Any]])((await house.call("GET", "/api/games", b"")).body)
    for card in cards:
        whole = games()[card["name"]]
        assert set(card["levels"]) == set(whole.engine.plain or whole.engine.levels)
        assert (*card["levels"], *card["away"]) == whole.engine.levels
        assert card["levels"] == [level for level in whole.engine.levels if level in card["levels"]]
        assert all(preset["level"] in ("", *card["levels"]) for preset in card["presets"])
        assert "slow" not in [preset["name"] for preset in card["presets"]]  # for friends who are far away
    strongest = [(name, game.engine.levels[-1]) for name, game in games().items() if game.engine.plain]
    name, level = strongest[0]
    seats = [PERSON, {"kind": "bot", "level": level}]
    refused = await house.call("POST", "/api/tables", codec.encode({"game": name, "seats": seats}))
    assert refused.status == 400
