"""The call about words: is it good, what is it, and if not, why?"""

import asyncio

from tablee.lexicon import lookup
from tablee.lexicon.dictionary import WordCard
from tablee.server.calls.asking import AskedHere, Browser, Calls, HouseHere, Said, said

words = Calls()


@words.get("/api/word/{word}", response_model=WordCard)
async def word(word: str, house: HouseHere, browser: Browser, asked: AskedHere) -> Said:
    """What the lexicon says of a word; closed to those whose match forbids looking words up, in any house."""
    house.require_open_dictionary(browser)
    return await asked.objection(browser) or said(await asyncio.to_thread(lookup, word))
