"""A package, so that a server and a browser of all its tests end with the last of them."""
