"""The terminal: playing a game at one keyboard, replaying records, and looking up cards and rules."""
