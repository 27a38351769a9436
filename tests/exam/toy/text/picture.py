"""The table of the toy as plain text."""

from tablee.core.text.sentences import Say

from ..rules.view import View


def draw(seen: View, say: Say) -> str:
    """Laid cards and the hand, in two lines."""
    laid = say("terminal.laid", cards=seen.table.laid) if seen.table.laid else say("terminal.nothing_laid")
    return laid if seen.seat is None else f"{laid}\n{say('terminal.hand', cards=seen.hand)}"
