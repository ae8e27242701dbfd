"""Playing in a terminal: screens, the game at one keyboard, records, lists of cards and rules."""
