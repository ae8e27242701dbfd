"""Without the extra the rest works, and the module says what is missing."""

import subprocess
import sys

BLOCKED = """
import sys
sys.modules["pettingzoo"] = sys.modules["pyarrow"] = None
import kronika
kronika.new("innovation")
import kronika.cli, kronika.bots
import kronika.research
"""


def test_a_missing_extra_is_named() -> None:
    done = subprocess.run([sys.executable, "-c", BLOCKED], capture_output=True, text=True, check=False)
    assert done.returncode
    assert done.stderr.strip().splitlines()[-1] == (
        "ImportError: kronika.research needs pettingzoo, pyarrow. Install it with: pip install 'kronika[research]'."
    )
