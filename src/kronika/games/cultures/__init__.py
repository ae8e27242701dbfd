"""Rising Cultures: two players, four civilizations.

Besides the modules that every game has, there is `side` (the numbers of a player's side, to which all effects add).
"""
