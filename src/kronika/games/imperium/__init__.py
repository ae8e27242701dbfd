"""Imperium: Classics and Legends.

Besides the modules that every game has, there are `boxes` (which cards and nations the two boxes hold) and `knowledge`
(what a seat can follow of cards that all have one back).
"""
