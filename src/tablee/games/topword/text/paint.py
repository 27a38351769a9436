"""Colours of the board in a terminal: the higher the stack, the warmer."""

from tablee.core.text.paint import in_rows

paint = in_rows(
    r"[A-J] +",
    (r"·", "dim"),
    (r"\+", "magenta"),
    (r"[A-Z]u?", "bold"),
    (r"[A-Z]u?2", "bold cyan"),
    (r"[A-Z]u?3", "bold green"),
    (r"[A-Z]u?4", "bold yellow"),
    (r"[A-Z]u?5", "bold red"),
    (r"\[[^\]]+\]", "reverse"),
)
