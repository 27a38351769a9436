"""When the dictionary is closed: a match is open in this browser and played from it, and its table says no words."""

from tablee.core.refusal import Refused
from tablee.match.play.referee import Referee
from tablee.match.refusals.play import DictionaryClosed


def require_open_dictionary(referee: Referee, browser: str) -> None:
    """Refuse if this table's match would be spoilt; a forgotten one, at which no window of the browser is, is not."""
    table, play = referee.table, referee.play
    if browser not in referee.online or play is None or table.status != "playing":
        return
    plays = table.seats_of(browser) or table.kept_for(browser)
    if plays and referee.game.rules.closes_dictionary(play.position.table):
        raise Refused(DictionaryClosed(table.game, table.id))
