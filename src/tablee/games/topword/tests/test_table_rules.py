"""The stricter rules that a table may choose."""

from tablee.games.topword.exam.scene import scene
from tablee.games.topword.rules import refusals as no
from tablee.games.topword.rules.options import Options
from tablee.games.topword.tests.table import breakdown, played, refused

NO_COVER = Options(size=8, no_full_cover=True)
NO_PLURAL = Options(size=8, no_bare_plural=True)
OTHER = "AEINRST"
AMI = """
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . A M I . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
"""


def test_R19_a_word_may_be_covered_whole_unless_the_table_forbids_it() -> None:
    assert breakdown(played(scene(AMI, "LESNOTU", OTHER), "D3 +L+E+S")) == {"LES": 6}


def test_R19_a_word_may_not_be_covered_whole() -> None:
    assert refused(scene(AMI, "LESNOTU", OTHER, options=NO_COVER), "D3 +L+E+S") == no.WholeWordCovered("AMI")


def test_R19_a_word_may_not_vanish_in_a_longer_one() -> None:
    assert refused(scene(AMI, "LESNOTU", OTHER, options=NO_COVER), "D2 L+E+N+TS") == no.WholeWordCovered("AMI")


def test_R19_a_word_may_be_covered_but_for_one_letter() -> None:
    assert breakdown(played(scene(AMI, "NESLOTU", OTHER, options=NO_COVER), "D3 (A)+N+E")) == {"ANE": 5}


def test_R19_a_single_letter_is_no_word_to_be_covered() -> None:
    outcome = played(scene(AMI, "ESTNOUL", OTHER, options=NO_COVER), "5D +EST")
    assert breakdown(outcome) == {"EST": 4, "AME": 4}


def test_R20_a_bare_S_is_allowed_unless_the_table_forbids_it() -> None:
    assert breakdown(played(scene(AMI, "SELNOTU", OTHER), "D3 (AMI)S")) == {"AMIS": 8}


def test_R20_a_bare_S_is_not_enough() -> None:
    assert refused(scene(AMI, "SELNOTU", OTHER, options=NO_PLURAL), "D3 (AMI)S") == no.BarePlural("AMI", "D6")


def test_R20_an_S_that_begins_another_word_is_fine() -> None:
    outcome = played(scene(AMI, "SELNOTU", OTHER, options=NO_PLURAL), "6D SE")
    assert breakdown(outcome) == {"SE": 4, "AMIS": 8}


def test_R20_another_ending_is_fine() -> None:
    assert breakdown(played(scene(AMI, "ESLNOTU", OTHER, options=NO_PLURAL), "D3 (AMI)ES")) == {"AMIES": 10}


def test_R20_an_S_on_a_stack_is_no_plural() -> None:
    amie = AMI.replace("I . .", "I E .")
    assert breakdown(played(scene(amie, "SLNOTUU", OTHER, options=NO_PLURAL), "D3 (AMI)+S")) == {"AMIS": 5}


def test_R20_an_S_behind_a_single_letter_is_no_plural() -> None:
    assert breakdown(played(scene(AMI, "SELNOTU", OTHER, options=NO_PLURAL), "3D (A)S")) == {"AS": 4}
