"""Tables that are ready to be played; the first is what « Jouer » starts."""

from tablee.core.clock import Clock
from tablee.core.presets import DAYS, Preset

PRESETS = (
    Preset("newcomer", 2, "beginner", {"help": "words"}),
    Preset("family", 3, "novice", {"help": "words"}),
    Preset("leaflet", 2, "club", {"referee": "challenge", "help": "none"}),
    Preset("quick", 2, "club", {"size": 8, "help": "words"}, Clock(per_turn=60)),
    Preset("slow", 2, "club", {"help": "words"}, clock=DAYS),
)
