"""Refusals of the house itself, by what they are about; a game has its own. Sentences stand in `match/locales`."""

from tablee.core.refusal import Refusal
from tablee.match.refusals.bots import BOT_REFUSALS
from tablee.match.refusals.crowd import CROWD_REFUSALS
from tablee.match.refusals.devices import DEVICE_REFUSALS
from tablee.match.refusals.hints import HINT_REFUSALS
from tablee.match.refusals.messages import MESSAGE_REFUSALS
from tablee.match.refusals.play import PLAY_REFUSALS
from tablee.match.refusals.problems import PROBLEM_REFUSALS
from tablee.match.refusals.push import PUSH_REFUSALS
from tablee.match.refusals.records import RECORD_REFUSALS
from tablee.match.refusals.tables import TABLE_REFUSALS
from tablee.match.refusals.takebacks import TAKEBACK_REFUSALS

HOUSE_REFUSALS: tuple[type[Refusal], ...] = (
    *MESSAGE_REFUSALS,
    *TABLE_REFUSALS,
    *PLAY_REFUSALS,
    *TAKEBACK_REFUSALS,
    *HINT_REFUSALS,
    *RECORD_REFUSALS,
    *PROBLEM_REFUSALS,
    *DEVICE_REFUSALS,
    *PUSH_REFUSALS,
    *CROWD_REFUSALS,
    *BOT_REFUSALS,
)
