"""Laying letters in Topword: what may be laid, what it brings, and every lay there is."""
