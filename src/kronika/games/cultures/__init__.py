"""Rising Cultures: two players, four civilizations."""
