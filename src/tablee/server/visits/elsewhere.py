"""What comes of visits to other houses, known also where there is no bus to carry them."""

TAKEOVER = 6.0
"""Seconds in which a table whose house is gone finds another one."""
AGAIN = 0.25


class Unanswered(Exception):
    """Nobody is there, or no answer came in time."""


class TurnedAway(Exception):
    """The house that has the table refuses the window: the refusal's name, and the message."""

    def __init__(self, name: str, message: bytes) -> None:
        super().__init__(name)
        self.name = name
        self.message = message
