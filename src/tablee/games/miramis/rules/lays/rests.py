"""What the rest of a rack is worth at most, if letters with certain faces are laid, be they red, blue or pawns."""

from collections import Counter
from dataclasses import dataclass
from itertools import combinations

from tablee.games.miramis.rules.box.letters import PAWN, Letters
from tablee.games.miramis.rules.lays.colouring import Keep


@dataclass(frozen=True, slots=True)
class Rests:
    """The most that rests are worth, by the faces that are laid, in order; a pawn counts for a face that is lacking."""

    faces: str
    worth: dict[str, int]

    def after(self, laid: str) -> int:
        """What is left at most after laying these faces."""
        left, taken = self.faces, ""
        for face in laid:
            used = face if face in left else PAWN
            left, taken = left.replace(used, "", 1), taken + used
        return self.worth["".join(sorted(taken))]


def rests(rack: Letters, keep: Keep) -> Rests:
    """All that can be left of a rack."""
    worth: dict[str, int] = {}
    for many in range(len(rack) + 1):
        for left in set(combinations(sorted(rack), many)):
            laid = "".join(sorted(letter.face for letter in (Counter(rack) - Counter(left)).elements()))
            worth[laid] = max(worth.get(laid, keep(left)), keep(left))
    for laid in sorted(worth, key=lambda laid: laid.count(PAWN), reverse=True):
        for face in set(laid):  # a pawn may lie for a letter that the rack has, too
            other = "".join(sorted(laid.replace(face, PAWN, 1)))
            worth[laid] = max(worth[laid], worth.get(other, worth[laid]))
    return Rests("".join(letter.face for letter in rack), worth)
