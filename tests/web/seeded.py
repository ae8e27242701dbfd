"""A server whose deals are known in advance: `python -m tests.web.seeded`. The test writes a number of its own and a
name into the file that DEALS names, and the n-th game that starts from then on has the same seed whenever the name is
the same. Without a name deals are real."""

if __name__ == "__main__":  # a bot's process imports this module too, and needs nothing of it
    import hashlib
    import os
    from collections import Counter
    from pathlib import Path

    from kronika.server import starting
    from kronika.server.serve import run
    from kronika.server.settings import load_settings

    names, dealt = Path(os.environ["DEALS"]), Counter()

    settle_seed = starting.settle_seed

    def settle(row, seats) -> None:
        written = names.read_text(encoding="utf-8")
        _, _, name = written.partition(" ")
        if not name or row.lesson:
            settle_seed(row, seats)
            return
        dealt[written] += 1
        row.seed = hashlib.sha256(f"{name} {dealt[written]}".encode()).hexdigest()[:32]
        row.secret = None  # as for a table from before deals were shared: nobody can check a deal that was chosen

    starting.settle_seed = settle
    run(load_settings())
