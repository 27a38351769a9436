"""What is counted of the word of the day."""

from dataclasses import replace

from tablee.core.options import chosen
from tablee.core.seats import Result
from tablee.games.motus.rules import RULES
from tablee.games.motus.rules.options import WORD_OF_THE_DAY, Options
from tablee.games.motus.rules.state import start


def test_a_word_that_was_found_counts_by_its_lines_and_one_that_was_not_apart() -> None:
    table = replace(start(chosen(Options, WORD_OF_THE_DAY), 1).table, lines=(4,))
    assert RULES.mark is not None
    assert RULES.mark(replace(table, result=Result((0,), (50,), "points"))) == "4"
    assert RULES.mark(replace(table, result=Result((), (0,), "points"))) == "-"
