"""A server whose deals are known in advance: `python -m tests.web.seeded`. The test writes a name into the file that
DEALS names, and the n-th game that starts under that name has always the same seed. Without a name deals are real."""

if __name__ == "__main__":  # a bot's process imports this module too, and needs nothing of it
    import hashlib
    import os
    from collections import Counter
    from pathlib import Path

    from kronika.server import starting
    from kronika.server.serve import run
    from kronika.server.settings import load_settings

    names, dealt = Path(os.environ["DEALS"]), Counter()

    def seed_of(shared):
        name = names.read_text(encoding="utf-8")
        if not name:
            return shared.seed
        dealt[name] += 1
        return hashlib.sha256(f"{name} {dealt[name]}".encode()).hexdigest()[:32]

    starting.seed_of = seed_of
    run(load_settings())
