"""How hard a problem is for a child, as a rating: by its products, by how much lies on the table, by what is asked."""

from tablee.games.multiplipotion.problems.sayings import LEARNT
from tablee.games.multiplipotion.rules.captures import Possible
from tablee.games.multiplipotion.rules.state import Moment

EASIEST, HARDEST = 900, 2200
A_CARD = 45
"""What each card on the table adds."""
FEW = 4
ASKED = {"spot": 0, "vigilance": 200, "every": 200, "lay": 340, "wise": 1050, "rush": 340}
NOTHING_THERE = 270
"""To be sure that there is nothing is harder than to find something."""
ONE_MORE = 200
"""What each further capture adds."""
PRODUCTS = (0, 55, 160, 200, 300, 430, 540, 600)
"""What a product adds, by the easier of its tables, in the order in which they are learnt."""


def product_hardness(one: Possible) -> int:
    """Of the two factors the easier one helps."""
    return PRODUCTS[min(LEARNT.index(one[0].potion), LEARNT.index(one[1].potion))]


def rated(theme: str, position: Moment, sought: list[Possible]) -> int:
    """The level of a problem in which these captures are to be found."""
    cards = sum(map(len, position.table.zones))
    level = EASIEST + ASKED[theme] + A_CARD * max(0, cards - FEW)
    if sought:
        level += max(map(product_hardness, sought)) + ONE_MORE * (len({one[2] for one in sought}) - 1)
    elif theme != "wise":
        level += NOTHING_THERE
    return min(level, HARDEST)
