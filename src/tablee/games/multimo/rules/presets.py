"""Tables that are ready to be played; the first is what « Jouer » starts: a small grid, and all the time one likes."""

from tablee.core.presets import DAYS, Preset

UNHURRIED = {"letter_seconds": 0, "finish_seconds": 0}

PRESETS = (
    Preset("newcomer", 2, "beginner", {"width": 5, "height": 5, "stars": 2, "help": "words", **UNHURRIED}),
    Preset("family", 3, "novice", {"width": 6, "height": 6, "stars": 2, "help": "words", **UNHURRIED}),
    Preset("leaflet", 2, "club", {"help": "none"}),
    Preset("quick", 2, "club", {"width": 5, "height": 5, "letter_seconds": 15, "finish_seconds": 90, "help": "words"}),
    Preset("slow", 2, "club", {"width": 5, "height": 5, "stars": 2, "help": "words", **UNHURRIED}, DAYS),
)
