"""Through the Ages (2015 edition): 2 to 4 players.

Besides the modules that every game has, there are `armies` (which units form an army), `event_parts` (what an event
does to whom), `payment` (which blue tokens pay a price) and `ranks` (who is ahead).
"""
