"""Innovation: 2 to 4 players, base game."""
