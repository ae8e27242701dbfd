"""The engine: it knows no game and does no input or output."""
