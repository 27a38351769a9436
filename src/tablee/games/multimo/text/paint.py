"""Colours of the grid in a terminal: letters stand out from what is empty."""

from tablee.core.text.paint import in_rows

paint = in_rows(r"[A-H]\| ", (r"·", "dim"), (r"■", "dim"), (r"[A-Z]", "bold"))
