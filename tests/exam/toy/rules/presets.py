"""Tables of the toy that are ready to be played."""

from tablee.core.presets import Preset

PRESETS = (
    Preset("newcomer", 2, "pupil", {"hand": 2}),
    Preset("leaflet", 3, "pupil"),
)
