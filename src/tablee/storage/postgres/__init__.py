"""PostgreSQL as the store of a house, or of several (docs/adr/0027); needs the extra `tablee[cluster]`."""
