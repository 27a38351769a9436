"""Visits to tables that another house has: carried to it over NATS, and answered as if they had come there."""
