"""The phases of a match of Multimo, in their order: opening, naming, arranging, finishing, revealing."""
