"""Rising Cultures: two players, four civilizations.

Beside the rooms that every game has: `side` (the numbers of a player's side, to which all effects add).
"""
