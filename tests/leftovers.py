"""What a test run leaves behind: processes, open ports, temporary files, files in the repository or the home folder."""

import os
import secrets
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path

import psutil

ROOT = Path(__file__).resolve().parents[1]
MARK = "TEST_RUN"
PATIENCE = 10.0  # seconds a process may take to end after it was told to
# What tools write beside the source, and the page, which the tests of the page build.
TOOLS = {".git", ".venv", ".bench-venv", "node_modules", "__pycache__", ".mypy_cache", ".ruff_cache", ".hypothesis"}
BUILT = {ROOT / "src/kronika/page", ROOT / "build", ROOT / "dist", ROOT / "site"}


class Leftovers:
    """Gives this process and all that it starts a temporary folder, a home and a mark of their own. A process that has
    lost its parent still has the mark in its environment."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.mark = secrets.token_hex(8)
        self.folder = Path(tempfile.mkdtemp(prefix="kronika-tests-"))
        self.folder.chmod(0o755)  # PostgreSQL runs as a user of its own
        self.temporary, self.home = self.folder / "tmp", self.folder / "home"
        self.temporary.mkdir()
        self.temporary.chmod(0o777)
        self.here, self.ports, self.children = files_in(root), open_ports(), psutil.Process().children()
        os.environ[MARK] = self.mark
        os.environ["TMPDIR"] = tempfile.tempdir = str(self.temporary)
        os.environ["KRONIKA_HOME"] = str(self.home)
        os.environ["NODE_DISABLE_COMPILE_CACHE"] = "1"  # it would be kept in the temporary folder
        if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):  # else every server would compile all its modules
            os.environ["PYTHONPYCACHEPREFIX"] = str(self.folder / "pycache")

    def found(self, patience: float = PATIENCE) -> list[str]:
        return [
            *(f"the process {pid}: {' '.join(command)}" for pid, command in self.processes(patience)),
            *(f"the open port {port}" for port in open_ports() - self.ports),
            *(f"in the temporary folder {path.name}" for path in sorted(self.temporary.iterdir())),
            *(f"the file {path}" for path in sorted(files_in(self.home) | files_in(self.root) - self.here)),
        ]

    def processes(self, patience: float) -> list[tuple[int, list[str]]]:
        """Those that didn't end by themselves; now they do."""
        alive = [process for process in psutil.process_iter() if self.is_ours(process)]
        _, alive = psutil.wait_procs(alive, patience)
        found = []
        for process in alive:
            with suppress(psutil.NoSuchProcess):
                found.append((process.pid, process.cmdline()))
                process.kill()  # or it would disturb whatever runs next
        return found

    def is_ours(self, process: psutil.Process) -> bool:
        try:
            if "multiprocessing.resource_tracker" in " ".join(process.cmdline()):
                return False  # ends with the process that it belongs to, which may be this one
            child = process.ppid() == os.getpid() and process.status() != psutil.STATUS_ZOMBIE
            return (child and process not in self.children) or process.environ().get(MARK) == self.mark
        except psutil.Error:
            return False

    def remove(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)


def open_ports() -> set[int]:
    """The ports that this process listens on. Those of another process are noticed with it."""
    return {each.laddr.port for each in psutil.Process().net_connections() if each.status == psutil.CONN_LISTEN}


def files_in(folder: Path) -> set[Path]:
    found: set[Path] = set()
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in TOOLS and Path(place, name) not in BUILT]
        found.update(Path(place, name) for name in names)
        if not folders and not names:
            found.add(Path(place))
    found.discard(folder)
    return found
