"""The tunings that were found, one file for each game."""
