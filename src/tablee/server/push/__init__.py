"""A knock on the device of whoever is to play at a table with days for a turn (Web Push)."""
