"""Through the Ages (edition of 2015): 2 to 4 players."""
