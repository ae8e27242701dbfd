"""The verbs of Rising Cultures: what is done with cards and with coins."""
