"""Imperial Settlers: 1 to 4 players, base game.

Besides the modules that every game has, there is `goods` (what there is to gain and to pay).
"""
