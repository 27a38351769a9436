"""Tables that are ready to be played; the first is what « Jouer » starts."""

from tablee.core.clock import Clock
from tablee.core.presets import DAYS, Preset

PRESETS = (
    Preset("newcomer", 2, "beginner", {"help": "words"}),
    Preset("family", 3, "novice", {"help": "words", "compounds": True}),
    Preset("leaflet", 2, "club", {"help": "none"}),
    Preset("quick", 2, "club", {"turns": 4, "help": "words"}, Clock(per_turn=90)),
    Preset("slow", 2, "club", {"help": "words"}, clock=DAYS),
)
