"""The HTTP call about words: is it good, what is it, and if not, why?"""

import asyncio

from fastapi import Response

from tablee.lexicon import lookup
from tablee.lexicon.dictionary import WordCard
from tablee.server.calls.http import Browser, HouseHere, router, said

words = router()


@words.get("/api/word/{word}", response_model=WordCard)
async def word(word: str, house: HouseHere, browser: Browser) -> Response:
    """What the lexicon says of a word; closed to those whose match forbids looking words up."""
    house.require_open_dictionary(browser)
    return said(await asyncio.to_thread(lookup, word))
