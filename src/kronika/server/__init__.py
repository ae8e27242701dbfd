"""The server: tables and accounts, a database that loses nothing, and bots that think in separate processes."""
