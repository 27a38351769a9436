"""The calls that look ahead and back: what would this ask bring, how well was this match played?"""

from tablee.match.shapes import HintGiven
from tablee.match.thinking.analyses import StillThinking
from tablee.match.thinking.fair import Whose
from tablee.server.calls import shapes
from tablee.server.calls.asking import Address, Browser, Calls, HouseHere, Said, said

insight = Calls()


@insight.post("/api/tables/{table_id}/preview", dear=True, response_model=shapes.Previewed)
async def preview(table_id: str, wish: shapes.WouldAsk, house: HouseHere, browser: Browser) -> Said:
    """What an ask would bring, or the rule it breaks; nothing happens."""
    return said(await house.preview(table_id, browser, wish.seat, wish.ask))


@insight.post("/api/tables/{table_id}/hint", response_model=HintGiven)
async def hint(table_id: str, wish: shapes.WantHint, house: HouseHere, browser: Browser) -> Said:
    """A step of a hint, counted when it is told for the first time; alone or against robots, in one's turn."""
    return said(await house.hint(table_id, browser, wish.seat, wish.step))


@insight.get(
    "/api/tables/{table_id}/analysis",
    response_model=shapes.Analysed,
    responses={202: {"model": shapes.Analysed, "description": "Not yet"}},
)
async def analysis(table_id: str, house: HouseHere, browser: Browser, address: Address) -> Said:
    """How well a finished match was played; 202 while it is thought over: ask again."""
    found = await house.past.analysis(table_id, Whose(browser, address))
    if isinstance(found, StillThinking):
        return said({"analysis": None, "waiting": found}, 202)
    return said({"analysis": found, "waiting": None})
