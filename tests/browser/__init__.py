"""Tablée in a real browser; a package, so that Chromium is put away before the asynchronous tests elsewhere begin."""
