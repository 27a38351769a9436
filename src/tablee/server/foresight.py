"""The HTTP call that looks ahead: what would this ask bring?"""

from fastapi import Response

from tablee.server import shapes
from tablee.server.http import Browser, HouseHere, router, said

foresight = router()


@foresight.post("/api/tables/{table_id}/preview", response_model=shapes.PreviewShape)
async def preview(table_id: str, wish: shapes.WouldAsk, house: HouseHere, browser: Browser) -> Response:
    """What an ask would bring, or the rule it breaks; nothing happens."""
    return said(await house.preview(table_id, browser, wish.seat, wish.ask))
