"""The robots of MultipliPotion in numbers, weakest first; docs/strength.md has how often each beats the one before."""

from dataclasses import dataclass

from tablee.games.multiplipotion.rules.captures import Possible

ALL_TABLES = (2, 3, 4, 5, 6, 7, 8, 9)


@dataclass(frozen=True, slots=True, kw_only=True)
class Skill:
    """How a robot plays."""

    tables: tuple[int, ...] = ALL_TABLES
    """The times tables it has learnt."""
    sees: float = 1.0
    """How often it sees a capture that it could make."""
    looks: float = 1.0
    """How often it looks through its hand for a card that captures at once."""
    weighs: float = 0.0
    """How often it minds what a card exposes, and what the next one could capture."""
    vigilant: float = 0.0
    """How often it notices that the other has overlooked a capture."""
    worlds: int = 0
    """In how many imagined worlds it plays its plans through; 0: it does not."""

    def knows(self, one: Possible) -> bool:
        """Whether the product stands in a table it has learnt."""
        first, second, _ = one
        return first.potion in self.tables or second.potion in self.tables


SKILLS = {
    "beginner": Skill(tables=(2, 5), sees=0.18, looks=0.0),
    "novice": Skill(tables=(2, 5), sees=0.45, looks=0.25, vigilant=0.05),
    "casual": Skill(tables=(2, 3, 5), sees=0.5, looks=0.25, vigilant=0.1),
    "club": Skill(tables=(2, 3, 4, 5), sees=0.6, looks=0.4, weighs=0.1, vigilant=0.2),
    "regular": Skill(tables=(2, 3, 4, 5, 6, 9), sees=0.75, looks=0.6, weighs=0.2, vigilant=0.3),
    "expert": Skill(sees=0.9, looks=0.85, weighs=0.45, vigilant=0.4),
    "virtuoso": Skill(vigilant=0.7, worlds=3),
    "champion": Skill(vigilant=1.0, worlds=128),
}
