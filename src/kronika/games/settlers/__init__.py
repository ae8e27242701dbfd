"""Imperial Settlers: 1 to 4 players, base game.

Beside the rooms that every game has: `goods` (what there is to gain and to pay).
"""
