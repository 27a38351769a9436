"""The default store: one SQLite file; nothing to install or configure."""
