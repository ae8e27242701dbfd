"""Through the Ages (edition of 2015): 2 to 4 players.

Beside the rooms that every game has: `armies` (which units form an army), `event_parts` (what an event does to whom),
`payment` (which blue tokens pay a price) and `ranks` (who is ahead).
"""
