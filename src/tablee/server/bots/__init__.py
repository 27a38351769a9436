"""The door for bots of others: tokens, streams of lines, and what becomes of bots that misbehave (docs/bot-door.md)."""
