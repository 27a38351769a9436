"""Tests of the toy, one named after each rule."""
