"""The leaflet's example and its questions, as played: each is a position and what is asked in it."""

from tablee.core.game import Example
from tablee.games.multiplipotion.exam.scene import scene
from tablee.games.multiplipotion.rules.actions import Capture, Denounce, Draw, EndTurn, Lay
from tablee.games.multiplipotion.rules.cards import deck

NUMBERS = {f"{card.potion}/{card.monster}": card.id for card in deck("all")}


def examples() -> tuple[Example, ...]:
    """In the order of the leaflet."""
    return _sixty_three(), _obligatory_lay(), _same_values(), _vigilance(), _wrong_product()


def _sixty_three() -> Example:
    """R4–R7: 9 × 7 captures the 63, and both zones are empty."""
    position = scene("""
        draw 1
        1: zone 9/16; hand 7/48 5/24 2/18
        2: zone 4/63; hand 6/36 8/27 3/21
    """)
    asks = Draw(0), _lay(0, "7/48"), _capture(0, "9/16", "7/48", "4/63")
    return Example("sixty_three", position, asks, 0)


def _obligatory_lay() -> Example:
    """R5: the zone captures as it is, and a card of the hand is laid first all the same."""
    position = scene("""
        lay 1
        1: zone 8/14 7/12; hand 3/64 5/40 2/45 6/72
        2: zone 7/56; hand 6/18 4/24 7/28
    """)
    asks = _lay(0, "5/40"), _capture(0, "8/14", "7/12", "7/56")
    return Example("obligatory_lay", position, asks, 0)


def _same_values() -> Example:
    """R6: of two monsters of the same value, the player takes the one that suits better, and only that one."""
    position = scene("""
        capture 1
        1: zone 6/18 6/54; hand 3/64 5/40 2/45
        2: zone 9/36 2/6 7/36; hand 8/81 4/24 7/28
    """)
    return Example("same_values", position, (_capture(0, "6/18", "6/54", "9/36"),), 0)


def _vigilance() -> Example:
    """R8, R10: 6 × 8 = 48 was overlooked; it is captured after all, and the vigilant player is rewarded."""
    position = scene("""
        capture 1
        1: zone 6/32 8/35; hand 3/64 5/40 2/45
        2: zone 7/48 4/10; hand 8/81 4/24 7/28
    """)
    missed = NUMBERS["6/32"], NUMBERS["8/35"]
    asks = EndTurn(0), Denounce(1, missed, NUMBERS["7/48"]), Capture(0, missed, NUMBERS["7/48"])
    return Example("vigilance", position, asks, 1)


def _wrong_product() -> Example:
    """R9: 7 × 8 is not 54; nothing is lost, and the 56 is still there to be captured."""
    position = scene("""
        capture 1
        1: zone 7/28 8/14; hand 3/64 5/40 2/45
        2: zone 9/54 8/56; hand 6/18 4/24 7/36
    """)
    asks = _capture(0, "7/28", "8/14", "9/54"), _capture(0, "7/28", "8/14", "8/56")
    return Example("wrong_product", position, asks, 0)


def _lay(seat: int, card: str) -> Lay:
    return Lay(seat, NUMBERS[card])


def _capture(seat: int, first: str, second: str, monster: str) -> Capture:
    return Capture(seat, (NUMBERS[first], NUMBERS[second]), NUMBERS[monster])
