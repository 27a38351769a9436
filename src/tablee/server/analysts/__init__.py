"""Analyses on other machines: a house puts a match into a queue on its database, and `tablee robots` thinks it over."""
