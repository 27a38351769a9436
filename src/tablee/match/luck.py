"""Luck that is kept: drawn from a secret, the same for the same moment, and known to nobody who has not the secret."""

from __future__ import annotations

import hmac
from typing import Literal

from tablee.core.game.form import RobotLuck, luck_of

Use = Literal["choice", "pause"]


def seed_of(secret: str, table: str, seat: int, number: int, level: str, use: Use = "choice") -> str:
    """What a bot's luck is drawn from after so many events; how long it waits tells nothing of what it chooses.

    Two words: the first is the same for the whole match, and its form comes of it; the second is of this moment.
    """
    match = digest(secret, "form", table, str(seat), level).hex()
    return f"{match} {digest(secret, 'robot', use, table, str(seat), str(number), level).hex()}"


def luck_from(seed: str) -> RobotLuck:
    """The luck that a seed stands for."""
    match, _, moment = seed.partition(" ")
    return luck_of(match, moment)


def digest(secret: str, *what: str) -> bytes:
    """256 bits that look random to everybody else."""
    return hmac.digest(secret.encode(), "\n".join(what).encode(), "sha256")
