"""A bot as a program: one question as a line of JSON in, one answer as a line of JSON out. Any language can do that."""

import json
import os
import random
import sys


def main() -> None:
    random.seed(os.environ.get("KRONIKA_SEED"))
    for line in sys.stdin:
        options = json.loads(line)["options"]
        achievements = [place for place, token in enumerate(options) if token.startswith("achieve")]
        print(json.dumps({"option": random.choice(achievements or range(len(options)))}), flush=True)


if __name__ == "__main__":
    main()
