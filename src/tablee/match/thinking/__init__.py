"""Processes that think for the house: robots and analyses, shared fairly."""
