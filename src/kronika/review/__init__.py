"""Reviews of finished games: every player's chance of winning, what each decision cost, and what was luck.

One judge evaluates all positions: the net that the game's bots play with.
"""
