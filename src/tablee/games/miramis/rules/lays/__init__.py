"""Laying letters in Miramis: what may be laid, what it brings, and every lay there is."""
