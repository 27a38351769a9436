"""Problems and days over HTTP: the whole way of a player, and no call that tells the answer of a day too early."""

from itertools import product
from typing import Any

from starlette.testclient import TestClient

from tablee.match.problems.rows import is_kept, rows_of
from tablee.match.problems.season import problems_on
from tablee.match.tables.days import day_named
from tests.exam.toy import GAME
from tests.exam.toy.problems.setting import cards
from tests.server.visitors import BOT, PERSON, Browser

SAID_IN = {
    "number": 0,
    "asked": 0,
    "ask": {"kind": "lay", "card": 99},
    "theme": "take",
    "many": 12,
    "name": "Ana",
    "seat": 0,
    "code": "x",
}
"""Something for every field that a call may want; 99 is a card that nobody holds."""


def drawn(client: TestClient, day: str) -> tuple[Any, ...]:
    """The problems of a day, as this house alone can know them."""
    house = client.app.state.house  # type: ignore[attr-defined]  # the app is FastAPI's
    return problems_on(GAME, day_named(day, house.desk.today()), house.desk.secret)


def bodies(call: dict[str, Any], page: dict[str, Any]) -> dict[str, Any] | None:
    """A body with the fields that a call asks for."""
    shape = call.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    if "$ref" not in shape:
        return {} if shape else None
    fields = page["components"]["schemas"][shape["$ref"].rpartition("/")[2]]["properties"]
    return {name: SAID_IN[name] for name in fields if name in SAID_IN}


def test_a_day_from_the_first_look_to_its_result(client: TestClient, ana: Browser) -> None:
    day = ana.get("/api/today").json()["day"]
    at = f"/api/games/toy/days/{day}"
    assert [one["best"] for one in ana.get(at).json()["items"]] == [[], []]
    assert ana.post(f"{at}/preview", {"number": 0, "ask": SAID_IN["ask"]}).json() == {"preview": None, "refused": None}
    assert ana.post(f"{at}/answer", SAID_IN | {"number": 9}).status_code == 400
    best = [
        (number, one) for number, problem in enumerate(drawn(client, day)) for one in enumerate(cards(problem.answer))
    ]
    asks = [{"number": number, "ask": {"kind": "lay", "card": card}, "asked": asked} for number, (asked, card) in best]
    answers = [ana.post(f"{at}/answer", ask).json() for ask in asks]
    assert {one["why"] for one in answers} == {"done"}
    last = answers[-1]
    assert last["result"]["distribution"] == {"10": 1}
    (game,) = ana.get("/api/today").json()["games"]
    assert (game["status"], game["streak"], game["result"]) == ("finished", 1, last["result"])


def test_a_problem_from_the_shelf_to_the_rating(ana: Browser) -> None:
    assert ana.get("/api/games").json()[0]["problems"] is True
    (found,) = ana.post("/api/games/toy/problems/next", {"theme": "take"}).json()["problems"]
    best = cards(rows_of(GAME).by_id[found["id"]].answer)[0]
    at = f"/api/games/toy/problems/{found['id']}"
    done = ana.post(f"{at}/answer", {"ask": {"kind": "lay", "card": best}, "asked": 0}).json()
    assert done["change"]["after"]["rating"] > done["change"]["before"]["rating"] == 1500
    assert ana.get(at).json() == done["problem"]
    assert ana.post(f"{at}/give-up").json()["why"] == "again"
    assert ana.get("/api/games/toy/problems").json()["solved"] == 1


def test_no_call_tells_the_answer_of_a_day_before_it_was_played(client: TestClient, ana: Browser, bob: Browser) -> None:
    page = client.get("/api/openapi.json").json()
    day = ana.get("/api/today").json()["day"]
    table = bob.table(PERSON, BOT)
    secret = drawn(client, day)
    ladder = next(one for one in rows_of(GAME).ladder)
    words = {"name": ["toy"], "day": [day], "table_id": [table], "problem": [*(one.id for one in secret), ladder.id]}
    words |= {"language": ["fr"], "word": ["mot"]}
    asked = 0
    ends = "/api/games/{name}/days/{day}/give-up"  # whoever looks at the answer has played
    assert ends in page["paths"]
    for path, calls in page["paths"].items():
        if path == ends:
            continue
        names = [name for name in words if f"{{{name}}}" in path]
        for values in product(*(words[name] for name in names)):
            where = path.format(**dict(zip(names, values, strict=True)))
            for method, call in calls.items():
                body = bodies(call, page)
                answer = ana.call(method.upper(), where, **({} if body is None else {"json": body}))
                assert answer.status_code < 500, where
                _tells_nothing(where, answer.text, kept={one.id for one in secret if one.id in where})
                asked += 1
    assert asked > 40
    assert all(map(is_kept, secret))


def _tells_nothing(where: str, text: str, kept: set[str]) -> None:
    own = "/problems/" in where and not kept
    assert own or '"best":[{' not in text, where
    assert '"distribution":{' not in text, where
    for one in rows_of(GAME).kept:
        named = f'"{one.id}"' in text
        assert not named or one.id in kept, f"{where} names {one.id}"
