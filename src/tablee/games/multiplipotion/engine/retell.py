"""The analysis of a match as text."""

from collections.abc import Iterator

from tablee.core.text.retelling import columns
from tablee.core.text.sentences import Say
from tablee.games.multiplipotion.engine.analyse import Analysis, Player, Turn
from tablee.games.multiplipotion.rules.captures import Possible

NONE = "–"


def retell(analysis: Analysis, say: Say) -> str:
    """Turn by turn what was laid, captured and possible; then each seat's finest capture and what it may practise."""
    titles = [say(f"terminal.analysis.{name}") for name in ("turn", "player", "laid", "taken", "better")]
    turns = [_turn(number, turn, say) for number, turn in enumerate(analysis.turns, 1)]
    seats = (line for seat in range(len(analysis.seats)) for line in _player(seat, analysis, say))
    return "\n".join((columns([titles, *turns], right=(0,)), *seats))


def _turn(number: int, turn: Turn, say: Say) -> list[str]:
    return [
        f"{number}.",
        say("terminal.analysis.name", seat=turn.seat),
        f"{turn.laid.potion}/{turn.laid.monster}" if turn.laid else NONE,
        _product(turn.taken, say) if turn.taken else NONE,
        _better(turn, say),
    ]


def _better(turn: Turn, say: Say) -> str:
    if turn.better is None:
        return NONE
    product = _product(turn.better, say)
    if turn.fate == "shown":
        return say("terminal.analysis.shown", product=product, seat=1 - turn.seat)
    if turn.fate == "other_card":
        card = turn.better[1]  # the card of the hand was laid last
        return say("terminal.analysis.other_card", product=product, card=f"{card.potion}/{card.monster}")
    return product


def _player(seat: int, analysis: Analysis, say: Say) -> Iterator[str]:
    player = analysis.seats[seat]
    yield ""
    counts = {"count": player.trophies, "captures": player.captures, "vigilant": player.vigilant}
    yield say("terminal.analysis.seat", seat=seat, **counts)
    if player.finest is not None and (taken := analysis.turns[player.finest].taken):
        yield "  " + say("terminal.analysis.finest", product=_product(taken, say), number=player.finest + 1)
    yield "  " + _practise(player, say)


def _practise(player: Player, say: Say) -> str:
    if not player.practise:
        return say("terminal.analysis.nothing_due")
    sums = (say("ui.product", a=one.a, b=one.b, product=one.a * one.b) for one in player.practise)
    return say("terminal.analysis.practise", products=", ".join(sums))


def _product(one: Possible, say: Say) -> str:
    first, second, monster = one
    return say("ui.product", a=first.potion, b=second.potion, product=monster.monster)
