"""The server: rooms, accounts, a store that loses nothing, and bots that think in separate processes."""
