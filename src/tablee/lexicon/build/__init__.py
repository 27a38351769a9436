"""The making of the lexicon: sources read, sorted, reviewed and compiled; look-ups need none of it."""
