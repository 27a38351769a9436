"""What a match has taught: every product a seat has found, missed or mistaken, counted."""

from collections import Counter

from tablee.games.multiplipotion.rules.state import Lesson, Products


def lessons(found: Products, missed: Products, mistaken: Products) -> tuple[Lesson, ...]:
    """One lesson a product, in the order of the tables."""
    counts = Counter(found), Counter(missed), Counter(mistaken)
    products = sorted({*found, *missed, *mistaken})
    return tuple(Lesson(a, b, *(count[a, b] for count in counts)) for a, b in products)
