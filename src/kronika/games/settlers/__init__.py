"""Imperial Settlers: 1 to 4 players, base game."""
