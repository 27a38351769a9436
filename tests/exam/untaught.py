"""Ways to spoil a lesson, each a small change of the toy's that one law of the exam notices."""

from tests.exam.faults import ENGLISH, FRENCH
from tests.exam.spoil import Edit

UNTAUGHT: dict[str, tuple[str, tuple[Edit, ...]]] = {
    "a lesson cannot be played": (
        "law_a_lesson_can_be_played",
        (("exam/examples.py", 'name="again"', 'name="again", asks=(trick.asks[1], trick.asks[0])'),),
    ),
    "a lesson is over before it has begun": (
        "law_a_lesson_can_be_played",
        (
            ("exam/examples.py", ', replace(trick, name="again")', ""),
            (FRENCH, ', "Encore le 7.", "Regardez encore."', ""),
            (FRENCH, ', "Il est posé.", "Le 9 emporte."]', "]"),
            (ENGLISH, ', "The 7 again.", "Watch again."', ""),
            (ENGLISH, ', "It is laid.", "The 9 takes."]', "]"),
        ),
    ),
    "a lesson does not say what a move brought": (
        "law_a_lesson_has_its_captions",
        ((FRENCH, '"Il est posé.", ', ""),),
    ),
}
