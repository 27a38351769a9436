"""All tables of the house together: found, opened, taken up after a restart, carried to other devices."""
