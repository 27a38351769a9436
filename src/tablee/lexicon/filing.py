"""Filing: which headwords words have, for all words at once; compounds are filed by their last part."""

import re
from array import array
from collections.abc import Callable, Iterable
from typing import NamedTuple

from tablee.lexicon.graph import Graph
from tablee.lexicon.headwords import rule_for
from tablee.lexicon.letters import APOSTROPHES, HYPHENS

_JOINER = re.compile(f"[{HYPHENS}{APOSTROPHES}]")


class Filing(NamedTuple):
    """Words, for each by its number that of its line of rules, and all lines of rules (tablee.lexicon.headwords)."""

    graph: Graph
    line: memoryview
    rules: list[str]


def headwords_of_compound(spelling: str, headwords: Callable[[str], set[str]]) -> set[str]:
    """As a grid writes them, in one word, and by what the last part is filed under: sous-sols has soussol."""
    *parts, last = _JOINER.split(spelling)
    return {"".join((*parts, headword)) for headword in headwords(last) or {last}}


def with_compounds(
    common: Filing, every: Graph, compounds: Iterable[str], headwords: Callable[[str], set[str]]
) -> Filing:
    """A filing that has compounds, too; those that are common words as well stay as they are filed."""
    lines = {text: number for number, text in enumerate(common.rules)}
    fresh: dict[int, int] = {}
    for word in compounds:
        number = every.number(word)
        if number is not None and word not in common.graph:
            text = " ".join(sorted(rule_for(word, headword, ()) for headword in headwords(word)))
            fresh[number] = lines.setdefault(text, len(lines))
    known = iter(common.line)
    line = array("H", (fresh[number] if number in fresh else next(known) for number in range(len(every))))
    return Filing(every, memoryview(line).toreadonly(), list(lines))
