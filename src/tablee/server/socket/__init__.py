"""The WebSocket of a window: its wire, its pace, its letters."""
