"""Tables that are ready to be played; the first is what « Jouer » starts: the easy tables, with all the help."""

from tablee.core.clock import Clock
from tablee.core.presets import DAYS, Preset

PRESETS = (
    Preset("newcomer", 2, "beginner", {"level": "low", "help": "monsters"}),
    Preset("family", 2, "novice", {"help": "product"}),
    Preset("leaflet", 2, "club"),
    Preset("quick", 2, "club", {"level": "low"}, Clock(per_turn=30)),
    Preset("slow", 2, "club", clock=DAYS),
)
