"""Tables that are ready to be played; the first is what « Jouer » starts: words to guess, not a match of teams."""

from tablee.core.presets import DAYS, Preset

PRESETS = (
    Preset("newcomer", 1, options={"letters": 6, "series": 3}),
    Preset("family", 2, "novice", {"letters": 6, "series": 5, "words": "house"}),
    Preset("leaflet", 4, "club"),
    Preset("quick", 2, "club", {"letters": 5, "series": 3, "words": "house", "time": 30}),
    Preset("slow", 2, "club", {"letters": 6, "series": 5, "words": "house"}, DAYS),
)
