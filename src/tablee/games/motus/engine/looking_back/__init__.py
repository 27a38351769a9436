"""Looking back at words that are over: how good each proposal was, and how lucky."""
