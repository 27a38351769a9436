"""The builder: from the sources to the compiled lexicon; look-ups need none of it."""
