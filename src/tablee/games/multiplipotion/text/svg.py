"""The table as a picture: both zones, a potion below and a monster above on every card, trophies, and one's hand."""

from collections.abc import Iterator

from tablee.core.text.svg import Felt, box, label, picture
from tablee.games.multiplipotion.rules.cards import Card, Cards
from tablee.games.multiplipotion.rules.view import View

FELT = Felt("#6b4973", "#89708f")
SKIN = {"green": ("#c8ecc9", "#a0d9a3", "#2f6a3c"), "violet": ("#e6dbfa", "#cdb9ee", "#59318a")}
FLASK = "#a5d3dd"
WIDE, TALL, GAP = 62.0, 104.0, 12.0
LEAST = 5
"""Cards for which there is room in any case."""


def svg(view: View) -> str:
    """What the seat of the view sees, its own zone below."""
    me = view.seat or 0
    rows = [(view.zones[1 - me], True, 1 - me), (view.zones[me], False, me)]
    most = max(LEAST, len(view.hand), *(len(zone) for zone in view.zones))
    parts = [label(most * (WIDE + GAP), 20, 15, f"{view.pile} ▯", anchor="end")]
    top = 34.0
    for zone, theirs, seat in rows:
        parts.append(label(GAP, top - 14, 15, "★" * len(view.trophies[seat]) or "☆", anchor="start"))
        parts += _row(zone, top, theirs)
        top += TALL + 34
    if view.hand:
        parts.append(box((0, top - 12), (GAP + most * (WIDE + GAP), 2), FELT.line))
        parts += _row(view.hand, top, theirs=False)
        top += TALL + GAP
    return picture("MultipliPotion", GAP + most * (WIDE + GAP), top, FELT, parts)


def _row(cards: Cards, top: float, theirs: bool) -> Iterator[str]:
    for at, card in enumerate(cards):
        yield from _card(card, GAP + at * (WIDE + GAP), top, theirs)


def _card(card: Card, x: float, y: float, theirs: bool) -> Iterator[str]:
    """The potion points to the owner of the card, the monster to the opponent."""
    band, skin, dark = SKIN[card.colour]
    yield box((x, y), (WIDE, TALL), "#fdfaf3", line="#cdb797", radius=8)
    monster, potion = (y + 0.7 * TALL, y + 0.25 * TALL) if theirs else (y + 0.25 * TALL, y + 0.7 * TALL)
    yield box((x + 3, (y + TALL / 2 if theirs else y + 3)), (WIDE - 6, TALL / 2 - 3), band, radius=6)
    yield f'<circle cx="{x + WIDE / 2:g}" cy="{monster:g}" r="20" fill="{skin}" stroke="{dark}" stroke-width="2"/>'
    yield label(x + WIDE / 2, monster, 20, str(card.monster), ink=dark)
    yield (
        f'<path d="M{x + WIDE / 2 - 5:g} {potion - 20:g}v9l-14 20a7 7 0 0 0 6 11h26a7 7 0 0 0 6-11l-14-20v-9z" '
        f'fill="{FLASK}" stroke="#2d5f6b" stroke-width="2"/>'
    )
    yield label(x + WIDE / 2, potion + 8, 20, str(card.potion), ink="#123c46")
