import fcntl
import json
import os
import shutil
import subprocess
import sys
from itertools import count
from pathlib import Path

import hatch_build
import pytest
from playwright.sync_api import sync_playwright
from tests.server.conftest import Server
from tests.server.player import PATIENCE
from tests.web.visitor import DESK, Visitor

ROOT = Path(__file__).resolve().parents[2]
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first is the quickest
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
    "--js-flags=--no-opt",  # no test runs for so long that compiling what is hot a second time would pay
]

# All tests have one address and come from it within minutes.
UNLIMITED = json.dumps({"guests": "", "accounts": "", "logins": ""})

# Animations end at once: nobody looks at their frames, and drawing them takes time.
STILL = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (...motion) {
  const made = animate.apply(this, motion);
  made.finish();
  return made;
};
"""

# How fast the others' turns are shown, unless the visitor has set something.
SPEED = "localStorage.getItem('kronika.settings') ?? localStorage.setItem('kronika.settings', '{\"speed\": \"%s\"}')"


class SeededServer(Server):
    """A server in a process of its own whose deals are always the same for the same test."""

    def __init__(self, home) -> None:
        self.deals, self.named = home / "deals", count()
        self.deal("")
        super().__init__(f"sqlite:///{home / 'kronika.db'}", home, bot_processes=1, limits=UNLIMITED)

    def launch(self):
        command = [sys.executable, "-m", "tests.web.seeded"]
        ours = ("KRONIKA_ARTIFACTS", "KRONIKA_CHROMIUM")
        environment = {name: value for name, value in self.environment.items() if name not in ours}
        environment["DEALS"] = str(self.deals)
        return subprocess.Popen(command, env=environment, cwd=ROOT, start_new_session=True)

    def deal(self, name) -> None:
        """From now on the games under this name, beginning with its first; without a name, real deals."""
        self.deals.write_text(f"{next(self.named)} {name}", encoding="utf-8")


@pytest.fixture(scope="session")
def built_page():
    """The page as its source is now; of several test processes one builds it."""
    with Path(hatch_build.__file__).open(encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            hatch_build.build(ROOT)
        except hatch_build.NoPage as problem:
            pytest.fail(f"There is no page to test. Try `make page`: {problem}", pytrace=False)
    return ROOT / "src/kronika/page"


@pytest.fixture(scope="package")
def server(built_page, tmp_path_factory):
    """One for all tests of a process: each has visitors and tables of its own."""
    with SeededServer(tmp_path_factory.mktemp("home")) as running:
        yield running


@pytest.fixture(scope="package")
def browser():
    """One for all tests of a process. It must end with the last of them: as long as there is one, other tests of the
    process can't start an event loop."""
    found = os.environ.get("KRONIKA_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        names = ", ".join(BROWSERS)
        pytest.fail(
            f"The tests of the page need a browser, and there is none of {names}. Install it (apt-get install "
            "chromium, or tests/web/install_browser.sh as root), or name one in KRONIKA_CHROMIUM.",
            pytrace=False,
        )
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=ARGS)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(server, browser, request):
    """New visitors, each with a browser profile of their own. Any error on their pages fails the test. For those who
    ask for less motion there is none at all, unless the test is about that (`still=False`)."""
    server.deal(request.node.name)
    visitors = []

    def come(name="Dana", lang="en", theme="light", viewport=DESK, speed="off", still=True, **more):
        wishes = {
            "locale": {"en": "en-GB", "cs": "cs-CZ"}[lang],
            "color_scheme": theme,
            "viewport": viewport,
            "has_touch": viewport["width"] < 700,
            "reduced_motion": "reduce",
            "service_workers": "block",  # they would answer what a test wants to fail
        }
        wishes.update(more)
        context = browser.new_context(**wishes)
        context.set_default_timeout(1000 * PATIENCE)
        context.add_init_script(SPEED % speed)
        if still and wishes["reduced_motion"] == "reduce":
            context.add_init_script(STILL)
        visitors.append(Visitor(context, server.base, name))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()


@pytest.fixture(scope="session")
def artifacts(tmp_path_factory):
    """Where screenshots go: the folder that KRONIKA_ARTIFACTS names, or a temporary one."""
    folder = Path(os.environ.get("KRONIKA_ARTIFACTS") or tmp_path_factory.mktemp("artifacts"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder
