"""Ways to give a secret away, each a small change of the toy that exactly one law of the exam notices."""

from tests.exam.faults import EVOLVE
from tests.exam.spoil import Edit


def told(event: str, whom: str, new: str) -> Edit:
    """Tell an event to somebody else than the toy does."""
    kind, says = f'    kind: Literal["{event}"] = "{event}"', "\n\n    def audience(self) -> Audience:\n        return "
    return "rules/events.py", kind + (says + whom if whom else ""), kind + says + new


INDISCREET: dict[str, tuple[str, tuple[Edit, ...]]] = {
    "a swap is told to all": (
        "law_twins_cannot_be_told_apart",
        (told("swapped", "self.seat", '"all"'),),
    ),
    "the table shows the top of the pile": (
        "law_twins_cannot_be_told_apart",
        ((EVOLVE, "laid=(*table.laid, card))", "laid=(*table.laid, card), pile=pile[0])"),),
    ),
    "twins are always the same": (
        "law_twins_vary_every_secret",
        (("exam/twins.py", "    rng.shuffle(loose)", "    return position"),),
    ),
    "twins keep the top of the pile": (
        "law_twins_vary_every_secret",
        (
            ("exam/twins.py", "loose = [*position.box,", "loose = [*position.box[1:],"),
            ("exam/twins.py", "tuple(hands), tuple(loose))", "tuple(hands), (*position.box[:1], *loose))"),
        ),
    ),
    "a hand is told to a seat that is not its own": (
        "law_secrets_are_told_to_their_own_seat",
        (told("dealt", "self.seat", "self.seat + 9"),),
    ),
    "hands are dealt aloud": (
        "law_the_deal_gives_no_hand_away",
        (told("dealt", "self.seat", '"all"'),),
    ),
    "a shadow is whispered": (
        "law_shadows_are_public",
        (told("swap_seen", "", "self.seat"),),
    ),
    "a swap may be taken back, and what was drawn is known": (
        "law_takebacks_give_nothing_away",
        (
            (
                "rules/events.py",
                '    kind: Literal["swapped"] = "swapped"',
                '    kind: Literal["swapped"] = "swapped"\n    takeback: ClassVar[Takeback] = "own"',
            ),
        ),
    ),
    "a card that was shown is said to be none of the hand's": (
        "law_takebacks_give_nothing_away",
        (("rules/events.py", 'Takeback] = "own"', 'Takeback] = "open"'),),
    ),
    "an observation remembers how often it was made": (
        "law_twins_give_the_same_numbers",
        (
            (
                "engine/learning.py",
                "    numbers[[card - 1 for card in seen.hand]] = 1",
                "    observe.times = getattr(observe, 'times', 0) + 1\n    numbers[0] = observe.times % 2",
            ),
        ),
    ),
    "nothing is offered": (
        "law_what_is_offered_is_granted",
        (("engine/learning.py", "    mask[list(asks)] = 1", "    mask[list(asks)] = 0"),),
    ),
    "numbers are larger than one": (
        "law_what_is_offered_is_granted",
        (("engine/learning.py", "for card in seen.table.laid]] = 1", "for card in seen.table.laid]] = 2"),),
    ),
}
