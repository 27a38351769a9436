"""Tables: who sits where, what is played, and what a browser has a part in; no match moves here."""
