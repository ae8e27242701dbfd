"""A server whose deals are known in advance: `python -m tests.web.seeded`. The test writes a name into the file that
DEALS names, and the n-th table opened under that name has always the same seed."""

if __name__ == "__main__":  # a bot's process imports this module too, and needs nothing of it
    import hashlib
    import os
    import secrets
    from collections import Counter
    from pathlib import Path

    from kronika.server.routes import tables
    from kronika.server.serve import run
    from kronika.server.settings import load_settings

    class Deals:
        """Stands in for the module `secrets`; of what it makes, only seeds are known in advance."""

        def __getattr__(self, name):
            return getattr(secrets, name)

        def __init__(self, names):
            self.names = names
            self.dealt = Counter()

        def token_hex(self, size):
            name = self.names.read_text(encoding="utf-8")
            self.dealt[name] += 1
            return hashlib.sha256(f"{name} {self.dealt[name]}".encode()).hexdigest()[: 2 * size]

    tables.secrets = Deals(Path(os.environ["DEALS"]))
    run(load_settings())
