"""What a lay is worth beyond the leaflet's examples."""

from tablee.core.loop import Applied
from tablee.core.text.sentences import speaker, texts
from tablee.games.topword.exam.scene import scene
from tablee.games.topword.tests.table import breakdown, laid, played

OTHER = "AEINRST"
TRI = """
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . T R I . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
"""
CRI = TRI.replace("T R I", "TC R I")
PRI = TRI.replace("T R I", "P R I")


def tell(outcome: Applied) -> str:
    """The lay, as whoever made it reads it."""
    say = speaker(texts("tablee.games.topword.text", "en"), language="en")
    event = laid(outcome)
    return say("event.laid", you=True, words=event.words, points=event.points, all_seven=event.all_seven)


def test_R13_one_covered_letter_is_enough_to_lose_the_doubling() -> None:
    assert breakdown(played(scene(CRI, "SEELNOU", OTHER), "D3 (CRI)S")) == {"CRIS": 5}


def test_R13_a_flat_word_beside_a_stack_still_counts_double() -> None:
    assert breakdown(played(scene(CRI, "ELNOUSS", OTHER), "5D (I)L")) == {"IL": 4}


def test_R13_a_new_letter_in_two_words_counts_in_both() -> None:
    outcome = played(scene(TRI, "SELNOUA", OTHER), "6D SA")
    assert breakdown(outcome) == {"SA": 4, "TRIS": 8}
    assert laid(outcome).points == 12


def test_R14_bonus_letters_earn_two_points_each_when_laid() -> None:
    outcome = played(scene("", "KIWIELN", OTHER), "E3 KIWI")
    assert (laid(outcome).bonus, laid(outcome).points) == (4, 12)


def test_R14_a_bonus_letter_is_paid_once_though_it_stands_in_two_words() -> None:
    outcome = played(scene(PRI, "XIELNOU", OTHER), "6D XI")
    assert (breakdown(outcome), laid(outcome).bonus) == ({"XI": 4, "PRIX": 8}, 2)


def test_R14_a_bonus_letter_of_an_earlier_turn_earns_nothing_more() -> None:
    position = played(scene("", "KIWIELN", "SAELNOU"), "E3 KIWI").position
    outcome = played(position, "E3 (KIWI)S")
    assert (laid(outcome).bonus, laid(outcome).points) == (0, 10)


def test_R14_the_bonus_is_not_doubled() -> None:
    outcome = played(scene("", "QIELNOR", OTHER), "E5 QUI")
    assert laid(outcome).points == 2 * 2 + 2


def test_R14_seven_letters_at_once_earn_ten_points() -> None:
    outcome = played(scene("", "RETRACE", OTHER), "E3 RETRACE")
    assert (laid(outcome).all_seven, laid(outcome).points) == (10, 24)
    assert tell(outcome) == "Seven letters at once! You lay RETRACE: 24 points."


def test_R14_six_letters_that_empty_a_short_rack_earn_no_bonus() -> None:
    outcome = played(scene("", "RATEAU", OTHER, bag="E"), "E3 RATEAU")
    assert laid(outcome).all_seven == 0
    assert tell(outcome) == "You lay RATEAU: 12 points."
