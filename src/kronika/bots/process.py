"""A bot in any language: a program that reads each question as a line of JSON and answers with a line of JSON.

It is started for each game, sees only what its seat may see, and should exit when its input ends.
"""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
from contextlib import suppress
from json import dumps, loads
from tempfile import TemporaryFile
from typing import IO

from kronika.engine.errors import BadSetup, KronikaError
from kronika.engine.json import Json

from .position import Position

PREFIX = "process"
LONGEST_LINE = 10_000
PATIENCE = 0.5  # seconds that a program gets to exit after its input has ended


class BotFault(KronikaError):
    """What a bot did wrong. The message continues a sentence that begins with the bot's name: 'ended with code 1'."""


class ProcessBot:
    def __init__(self, command: str, seed: int | str = 0) -> None:
        self.name = f"{PREFIX}:{command}"
        self.seed = seed
        try:
            self.words = shlex.split(command)
        except ValueError as error:
            raise BadSetup(f"{self.name!r} isn't a command: {error}.") from None
        if not self.words or shutil.which(self.words[0]) is None:
            raise BadSetup(f"{self.name!r}: there is no such program.")
        self.process: subprocess.Popen[str] | None = None
        self.errors: IO[bytes] | None = None

    def choose(self, position: Position) -> int:
        question: dict[str, Json] = {
            "game": position.game,
            "seat": position.seat,
            "key": position.key,
            "view": position.view(),
            "options": [option.token for option in position.options],
        }
        return self.ask(dumps(question, separators=(",", ":")))

    def ask(self, question: str) -> int:
        process = self.process or self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(question + "\n")
            process.stdin.flush()
            line = process.stdout.readline(LONGEST_LINE)
        except BrokenPipeError:
            line = ""
        except UnicodeDecodeError:
            raise BotFault("answered with text that isn't UTF-8") from None
        if not line:
            raise BotFault(self.epitaph(process))
        return read_answer(line)

    def start(self) -> subprocess.Popen[str]:
        """Start the program in a session of its own, so that it can be killed together with everything that it has
        started."""
        self.errors = TemporaryFile()  # noqa: SIM115 - closed in close()
        self.process = subprocess.Popen(
            self.words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            encoding="utf-8",
            env={**os.environ, "KRONIKA_SEED": str(self.seed)},
            start_new_session=True,
        )
        return self.process

    def epitaph(self, process: subprocess.Popen[str]) -> str:
        """How the program ended, with the last line that it wrote to stderr."""
        try:
            code = process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            return "closed its output without an answer"
        assert self.errors is not None
        self.errors.seek(0)
        last = self.errors.read()[-LONGEST_LINE:].decode(errors="replace").strip().splitlines()[-1:]
        return f"ended with code {code}" + "".join(f": {line}" for line in last)

    def close(self) -> None:
        process, self.process = self.process, None
        if process is None or self.errors is None:
            return
        for stream in (process.stdin, process.stdout):
            assert stream is not None
            with suppress(OSError):
                stream.close()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            kill_with_all(process)
            process.wait()
        self.errors.close()

    def __del__(self) -> None:
        if getattr(self, "process", None) is not None:
            self.close()


def kill_with_all(process: subprocess.Popen[str]) -> None:
    """Kill the program and everything that it has started: they are one process group."""
    if hasattr(os, "killpg"):
        os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()


def read_answer(line: str) -> int:
    try:
        answer: Json = loads(line)
    except ValueError:
        answer = None
    index = answer.get("option") if isinstance(answer, dict) else None
    if not isinstance(index, int) or isinstance(index, bool):
        raise BotFault(f'answered {line.strip()[:80]!r}, which is not {{"option": number}}')
    return index
