"""Six friendly signs from player to player: told to every window, kept nowhere."""

from tablee.core.refusal import Refused
from tablee.match.envelope import Guest, ReactLetter, reacted_message
from tablee.match.play.referee import Referee
from tablee.match.refusals.tables import NotYourSeat


def react(referee: Referee, guest: Guest, letter: ReactLetter) -> None:
    """Show everybody at the table how a player takes it, or Refused(NotYourSeat)."""
    referee.audience.tell()  # whose seats have just changed reacts with the new ones
    if letter.seat not in guest.seats:
        raise Refused(NotYourSeat())
    message = reacted_message(letter)
    for one in referee.guests:
        one.hear(message)
