"""What travels between the server and its clients, by subject. The page's types are generated from these models."""
