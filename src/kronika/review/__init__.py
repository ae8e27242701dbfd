"""Reviews of finished games: every player's chance of winning, what each decision cost, and what was luck.

One judge says what a position is worth; it is the net that the game's bots play by.
"""
