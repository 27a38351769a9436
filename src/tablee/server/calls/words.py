"""The HTTP call about words: is it good, what is it, and if not, why?"""

import asyncio

from fastapi import Request, Response

from tablee.lexicon import lookup
from tablee.lexicon.dictionary import WordCard
from tablee.server.calls.http import Browser, HouseHere, router, said
from tablee.server.visits.calls import CallsElsewhere, call_of

REFUSED = 400

words = router()


@words.get("/api/word/{word}", response_model=WordCard)
async def word(word: str, house: HouseHere, browser: Browser, request: Request) -> Response:
    """What the lexicon says of a word; closed to those whose match forbids looking words up, in any house."""
    house.require_open_dictionary(browser)
    calls: CallsElsewhere = request.app.state.calls
    for owner in [] if calls.came_from_elsewhere(request) else await house.desk.leases.played_at(browser):
        answer = await calls.asked(owner, call_of(request), b"")
        if answer is not None and answer.status_code >= REFUSED:
            return answer
    return said(await asyncio.to_thread(lookup, word))
