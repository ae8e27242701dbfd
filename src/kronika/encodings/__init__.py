"""What is hot of an observation: the sheet it is written on, the cards, and the numbers beside them, a module for each
game that says which fields there are and reads them off the table. `kronika.research` makes arrays of it."""
