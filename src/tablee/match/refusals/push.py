"""Refusals about being told on one's device that it is one's turn."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class ForeignPushService(Refusal):
    """A device that wants to be told through a service that this house does not know."""

    host: str
    refused: Literal["foreign_push_service"] = "foreign_push_service"


@dataclass(frozen=True, slots=True)
class BadSubscription(Refusal):
    """A device whose keys are none."""

    refused: Literal["bad_subscription"] = "bad_subscription"


PUSH_REFUSALS: tuple[type[Refusal], ...] = (ForeignPushService, BadSubscription)
