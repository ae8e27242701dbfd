"""What the game's bots know: its value function, the weights that were learned for it, and the search's tuning."""
