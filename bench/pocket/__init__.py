"""The house in a browser, tried out as a whole."""
