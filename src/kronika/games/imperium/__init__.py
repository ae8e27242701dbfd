"""Imperium: Classics and Legends.

Beside the rooms that every game has: `boxes` (which cards and nations the two boxes hold) and `knowledge` (what a seat
can follow of cards that all have one back).
"""
