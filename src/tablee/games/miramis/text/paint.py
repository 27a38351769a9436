"""Colours of the board in a terminal: red and blue squares, red and blue letters, and those of both."""

from tablee.core.text.paint import in_rows

paint = in_rows(
    r"[A-O] +",
    (r"·r", "dim red"),
    (r"·b", "dim blue"),
    (r"·\*", "dim magenta"),
    (r"·R", "bold red"),
    (r"·B", "bold blue"),
    (r"·M", "bold magenta"),
    (r"(?<=[ \[?*])[A-Z](?=[ \]\n]|$)", "bold red"),
    (r"(?<=[ \[?*])[a-z](?=[ \]\n]|$)", "bold blue"),
    (r"[*?]+(?=[A-Za-z])", "magenta"),
    (r"\[[^\]]+\]", "reverse"),
)
