"""A position drawn as a few lines of text, for the leaflet's examples and for tests.

The first line says what is to be done and by whom; a line each tells what lies before the players; the pile is the
rest of the deck unless it is listed. Cards are written potion/monster.

    lay 1
    1: zone 9/16; hand 7/48 5/24
    2: zone 4/63; trophies 6/18 8/14
    pile: 2/45 3/64

`draw 2 said`: player 1 has just said that the turn is over.
"""

from dataclasses import replace

from tablee.core.position import Position
from tablee.games.multiplipotion.rules.cards import Cards, deck
from tablee.games.multiplipotion.rules.options import Options
from tablee.games.multiplipotion.rules.state import Box, Moment, Phase, start

PHASES: dict[str, Phase] = {"draw": "draw", "lay": "lay", "capture": "capture", "amend": "amend"}
USUAL = Options()


def scene(picture: str, options: Options = USUAL) -> Moment:
    """The position of a picture."""
    first, *lines = (line.strip() for line in picture.strip().splitlines())
    phase, seat, *said = first.split()
    parts = dict(line.split(":", 1) for line in lines)
    zones, hands, trophies = ((_at("1", spot, parts), _at("2", spot, parts)) for spot in ("zone", "hand", "trophies"))
    seen = {card.id for cards in (*zones, *hands, *trophies) for card in cards}
    rest = tuple(card for card in deck(options.level) if card.id not in seen)
    pile = _cards(parts["pile"]) if "pile" in parts else rest
    table = replace(
        start(options, 2).table,
        phase=PHASES[phase],
        turn=int(seat) - 1,
        zones=zones,
        trophies=trophies,
        hand_counts=(len(hands[0]), len(hands[1])),
        pile=len(pile),
        said_end=said == ["said"],
    )
    return Position(table, hands, Box(pile, ((), ())))


def _at(player: str, spot: str, parts: dict[str, str]) -> Cards:
    """What the picture shows at one spot before a player."""
    for listed in parts.get(player, "").split(";"):
        name, _, cards = listed.strip().partition(" ")
        if name == spot:
            return _cards(cards)
    return ()


def _cards(words: str) -> Cards:
    named = {f"{card.potion}/{card.monster}": card for card in deck("all")}
    return tuple(named[word] for word in words.split())
