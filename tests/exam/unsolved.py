"""Ways to spoil problems, each a small change of the toy's that one law of the exam notices."""

from tests.exam.faults import ENGLISH, FRENCH
from tests.exam.spoil import Edit

JUDGING, SETTING = "problems/judging.py", "problems/setting.py"

UNSOLVED: dict[str, tuple[str, tuple[Edit, ...]]] = {
    "a problem stands twice in the table": (
        "law_there_are_problems_enough",
        (("data/problems.tsv", "\n1.take\t", "\n0.take\t"),),
    ),
    "a day has a problem that anybody may have solved": (
        "law_there_are_problems_enough",
        (("problems/making.py", "luck.choice([one for", 'Problem("0", theme, 0, "", "", "") or luck.choice([one for'),),
    ),
    "the best answer is refused": (
        "law_problems_can_be_solved",
        ((SETTING, "tuple(Lay(ME, one)", "tuple(Lay(ME, one + 1)"),),
    ),
    "the best answer is not worth most": (
        "law_problems_can_be_solved",
        ((JUDGING, "most=2)", "most=3)"), (JUDGING, "right=points == 2", "right=False")),
    ),
    "whatever is laid is right": (
        "law_problems_can_be_missed",
        (
            (JUDGING, "points = 0 if not laid else 2 if", "points = 0 if not asks else 2 if True or"),
            (JUDGING, "found = len(set(laid) & set(best))", "found = min(len(asks), len(best))"),
            (JUDGING, "wrong = len(laid) < len(asks) or bool(set(laid) - set(best))", "wrong = False"),
        ),
    ),
    "the task tells the answer": (
        "law_problems_keep_their_answer",
        (
            (
                SETTING,
                '{"count": len(',
                '{"cards": [{"card": one, "kind": "lay"} for one in cards(problem.answer)], "count": len(',
            ),
        ),
    ),
    "a verdict says something that nobody has written": (
        "law_problems_have_their_sentences",
        ((FRENCH, "too_low =", "too_high ="), (ENGLISH, "too_low =", "too_high =")),
    ),
}
