"""Robots on other machines: a house asks them over the bus, and `tablee robots` answers."""
