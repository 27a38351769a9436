"""A match while it is played: the referee, its clock, its windows, and what each is told."""
