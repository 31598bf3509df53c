"""Worldbreakers: Advent of the Khanate."""
