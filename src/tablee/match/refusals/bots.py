"""Refusals about bots that play from outside."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class NoSuchBot(Refusal):
    """No bot of that name is connected, or it does not play this game."""

    name: str
    refused: Literal["no_such_bot"] = "no_such_bot"


@dataclass(frozen=True, slots=True)
class BotUnknown(Refusal):
    """No bot of that name has a token of this house."""

    name: str
    refused: Literal["bot_unknown"] = "bot_unknown"


@dataclass(frozen=True, slots=True)
class BadToken(Refusal):
    """A call of a bot without a token of this house, or with one that was revoked."""

    refused: Literal["bad_token"] = "bad_token"


@dataclass(frozen=True, slots=True)
class BotName(Refusal):
    """A name that no bot may have: taken, or not made of a few small letters, digits and hyphens."""

    name: str
    refused: Literal["bot_name"] = "bot_name"


@dataclass(frozen=True, slots=True)
class NoBotDoor(Refusal):
    """Houses that share their tables have no door for bots."""

    refused: Literal["no_bot_door"] = "no_bot_door"


@dataclass(frozen=True, slots=True)
class TooManyBotTables(Refusal):
    """A bot looks at so many tables already."""

    limit: int
    refused: Literal["too_many_bot_tables"] = "too_many_bot_tables"


BOT_REFUSALS: tuple[type[Refusal], ...] = (NoSuchBot, BotUnknown, BadToken, BotName, NoBotDoor, TooManyBotTables)
