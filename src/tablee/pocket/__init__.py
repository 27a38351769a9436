"""The house in a browser: its calls and windows without a network, in a worker of a page (docs/pocket.md)."""
