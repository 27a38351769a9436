"""Where logs and tables are kept: one protocol, one implementation a database."""
