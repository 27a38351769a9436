"""The doors to the outside: HTTP and WebSocket; no rule and no SQL here."""
