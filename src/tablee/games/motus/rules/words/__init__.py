"""Words in Motus: which count, where they come from, and the marks they get."""
