"""The table as plain text, for the terminal."""

from tablee.core.text.sentences import Say
from tablee.games.multiplipotion.rules.cards import Card, Cards
from tablee.games.multiplipotion.rules.view import View


def draw(view: View, say: Say) -> str:
    """The opponent above, the one who looks below; every card as potion/monster."""
    me = view.seat or 0
    lines = [
        say("terminal.pile", count=view.pile),
        "",
        *_player(view, 1 - me, say),
        "",
        *_player(view, me, say),
    ]
    if view.seat is not None:
        lines += ["", f"{say('terminal.hand')}  {_row(view.hand)}"]
    if view.phase not in ("deal", "over"):
        mine = view.turn == view.seat
        lines += ["", say(f"terminal.{_moment(view)}", you=mine, seat=view.turn)]
    if view.capturable:
        lines.append(
            say(
                "terminal.capturable",
                cards=tuple(_name(card) for zone in view.zones for card in zone if card.id in view.capturable),
            )
        )
    return "\n".join(lines)


def _player(view: View, seat: int, say: Say) -> list[str]:
    mine = seat == view.seat
    trophies = tuple(card.monster for card in view.trophies[seat])
    fields = {"seat": seat, "count": len(trophies)}
    return [
        say("terminal.player", you=mine, hand=view.hand_counts[seat], **fields),
        f"{say('terminal.zone')}  {_row(view.zones[seat])}",
        f"{say('terminal.trophies', **fields)}  {' '.join(map(str, trophies))}".rstrip(),
    ]


def _row(cards: Cards) -> str:
    return "  ".join(map(_name, cards)) or "·"


def _name(card: Card) -> str:
    return f"{card.potion}/{card.monster}"


def _moment(view: View) -> str:
    return "draw_or_denounce" if view.may_denounce else view.phase
