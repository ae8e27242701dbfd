"""A game at one keyboard, between bots and people who may share it."""

from __future__ import annotations

import shlex
from contextlib import nullcontext, suppress
from pathlib import Path

from rich.console import Console
from rich.text import Text

from kronika.bots import Bot, Position, make
from kronika.bots.levels import LEVELS, at_level
from kronika.engine.dice import aside
from kronika.engine.errors import IllegalAnswer, KronikaError
from kronika.engine.match import Match
from kronika.interrupts import interruptible
from kronika.words import Words

from .answers import Ask, Command, read_command
from .console import INTERRUPTED, USAGE_ERROR, complain, read_line, wipe
from .explain import explain, resign_refusal, show_help
from .files import FileError, Player, new_path, save_text, write_text
from .lookup import plain
from .screen import (
    Heard,
    Rendered,
    changes,
    draw_legend,
    draw_log,
    draw_question,
    draw_screen,
    news,
    show_final,
    table_blocks,
)

YES = ("y", "yes", "a", "ano")


class Quit(Exception):
    """Raised when a player leaves. `code` is the exit code."""

    def __init__(self, code: int = 0) -> None:
        super().__init__()
        self.code = code


def bot_of(kind: str, seed: str) -> Bot:
    return at_level(kind, seed) if kind in LEVELS else make(kind, seed)


class Session:
    """A match with its players, and the log of what each human has been told."""

    def __init__(
        self,
        match: Match,
        players: list[Player],
        words: Words,
        console: Console,
        save: Path | None,
        record: Path | None,
    ) -> None:
        self.match = match
        self.players = players
        self.names = [player.name for player in players]
        self.words = words
        self.console = console
        self.save_path = save or new_path(match.game.id, ".save.json")
        self.record_path = record or new_path(match.game.id, ".record.txt")
        self.humans = [seat for seat, player in enumerate(players) if player.human]
        self.bots: dict[int, Bot] = {
            seat: bot_of(player.kind, aside(str(match.seed), f"bot/{seat}/{len(match.answers)}"))
            for seat, player in enumerate(players)
            if not player.human
        }
        self.logs: dict[int, list[Heard]] = {seat: [] for seat in self.humans}
        self.drawn: dict[int, list[Rendered]] = {}  # the table as it was last drawn for each human
        self.at_keyboard: int | None = self.humans[0] if len(self.humans) == 1 else None
        self.refusal = ""  # the last typed line, if it was neither an answer nor a command
        self.notice = ""  # shown under the next screen
        self.unsaved = ""  # why the last save failed; the next q then quits without saving
        self.catch_up()

    # --- the log

    def catch_up(self) -> None:
        """Fill the logs with everything that happened before this session."""
        match = self.match
        if not match.answers or match.seed is None:
            return
        again = match.from_start()
        with suppress(IllegalAnswer):  # a save can be continued even if its history can't be replayed
            for seat, token in match.answers:
                again.repeat(seat, token)
                self.listen(again)

    def listen(self, match: Match) -> None:
        for seat, log in self.logs.items():
            log += news(match, seat)

    def news(self, seat: int) -> list[Heard]:
        """What has happened since the seat's last answer, including the consequences of that answer."""
        answers = self.match.answers
        last = max((number for number, (who, _) in enumerate(answers, start=1) if who == seat), default=0)
        return [line for line in self.logs[seat] if line.number >= last]

    # --- the game

    def run(self) -> int:
        """Play to the end or until a player leaves; returns the exit code."""
        try:
            with interruptible():
                self.play()
        except Quit as quitting:
            return quitting.code
        except KeyboardInterrupt:
            self.console.print()
            self.save(self.save_path)
            return INTERRUPTED
        return self.finish()

    def play(self) -> None:
        while not self.match.over:
            seat = self.match.choice.seat
            if seat in self.bots:
                self.let_bot_choose(seat)
            else:
                self.ask(seat)

    def let_bot_choose(self, seat: int) -> None:
        match = self.match
        thinking = Text(self.words.say("screen-thinking", player=self.names[seat]))
        with self.console.status(thinking) if self.console.is_terminal else nullcontext():
            place = self.bots[seat].choose(Position(match))
        match.play(match.choice.codes[place])
        self.listen(match)

    def ask(self, seat: int) -> None:
        """Show the table and carry out commands until one of them is an answer."""
        if seat != self.at_keyboard:
            self.pass_device(seat)
        self.show(seat)
        answered = False
        while not answered:
            line = self.read(self.words.say("screen-input"))
            answered = self.obey(seat, read_command(line, self.match.choice, self.words, self.names))

    def pass_device(self, seat: int) -> None:
        words, name = self.words, self.names[seat]
        wipe(self.console, secret=True)
        self.console.print(Text(words.say("screen-pass", player=name), "bold"))
        self.read(words.say("screen-pass-ready", player=name))
        self.at_keyboard = seat
        self.drawn.pop(seat, None)  # the screen has been wiped, so draw the whole table again

    def read(self, question: str) -> str:
        try:
            return read_line(self.console, question)
        except EOFError:
            raise Quit(self.end_of_input()) from None

    def show(self, seat: int) -> None:
        """Show the whole table at first. Later, show the news, what has changed on the table, and the question."""
        match, words, console = self.match, self.words, self.console
        before, after = self.drawn.get(seat), self.render_table(seat)
        log = self.news(seat)
        if before is None or len(before) != len(after):
            console.print(draw_screen(match, seat, words, self.names, log, console.width))
        else:
            if log:
                console.print(draw_log(log, words, self.names))
            console.print(*changes(before, after), sep="", end="")
            console.print(draw_question(match, words, self.names))
        self.drawn[seat] = after
        if self.notice:
            console.print(Text(self.notice, "green"))
            self.notice = ""

    def render_table(self, seat: int) -> list[Rendered]:
        console = self.console
        blocks = table_blocks(self.match, seat, self.words, self.names, console.width)
        return [console.render_lines(block, pad=False) for block in blocks]

    def obey(self, seat: int, command: Command) -> bool:
        """Carry out a typed line. Returns whether the question has been answered or undone."""
        self.refusal = ""
        match, words = self.match, self.words
        if command.kind is Ask.ANSWER:
            match.answer(command.text)
            self.listen(match)
            return True
        if command.kind is Ask.UNDO:
            return self.undo(seat)
        if command.kind is Ask.QUIT:
            self.quit()
        elif command.kind is Ask.SAVE:
            self.save(Path(command.text).expanduser() if command.text else self.save_path)
        elif command.kind is Ask.WHY:
            explain(self.console, match, command.text, words)
        elif command.kind is Ask.HELP:
            show_help(self.console, match, words)
        elif command.kind is Ask.LOG:
            self.console.print(draw_log(self.logs[seat], words, self.names, len(self.logs[seat])))
        elif command.kind is Ask.TABLE:
            self.console.print(*table_blocks(match, seat, words, self.names, self.console.width), sep="\n")
            self.console.print(draw_question(match, words, self.names))
        elif command.kind is Ask.LEGEND:
            self.console.print(*draw_legend(words) or [Text(words.say("no-legend"))])
        elif command.kind is Ask.RESIGN:
            return self.resign(seat)
        else:
            self.refusal = command.text
            self.console.print(Text(command.text, "red"))
        return False

    def undo(self, seat: int) -> bool:
        match, words = self.match, self.words
        if not match.can_undo(seat):
            self.console.print(Text(words.say(self.undo_refusal(seat)), "red"))
            return False
        match.undo()
        for log in self.logs.values():
            log[:] = [line for line in log if line.number <= len(match.answers)]
        self.notice = words.say("undo-done")
        return True

    def undo_refusal(self, seat: int) -> str:
        answers = self.match.answers
        if all(answered != seat for answered, _ in answers):
            return "undo-none"
        return "undo-shown" if answers[-1][0] == seat else "undo-passed"

    def resign(self, seat: int) -> bool:
        """Resign after confirmation. The game continues without the seat, or it is over."""
        match, words = self.match, self.words
        try:
            match.clone().resign(seat)
        except IllegalAnswer as error:
            self.console.print(Text(resign_refusal(match, error, words), "red"))
            return False
        if plain(self.read(words.say("resign-sure"))) not in YES:
            self.console.print(Text(words.say("resign-kept")))
            return False
        match.resign(seat)
        self.listen(match)
        return True

    # --- saving and leaving

    def save(self, path: Path) -> bool:
        words, console = self.words, self.console
        try:
            write_text(path, save_text(self.match, self.players))
        except FileError as error:
            self.unsaved = str(error)
            console.print(Text(words.say("not-saved", error=str(error)), "red"), soft_wrap=True)
            return False
        self.unsaved = ""
        self.save_path = path
        command = f"kronika play {self.match.game.id} --resume {shlex.quote(str(path))}"
        console.print(Text(words.say("saved", file=str(path)), "green"), soft_wrap=True)
        console.print(Text(words.say("saved-continue", command=command)), soft_wrap=True)
        return True

    def quit(self) -> None:
        """Save and leave. If the last save failed, leave without saving."""
        if self.unsaved:
            complain(self.unsaved)
            raise Quit(USAGE_ERROR)
        if self.save(self.save_path):
            raise Quit

    def end_of_input(self) -> int:
        """The input has ended: save and leave. If the last line wasn't an answer, exit with an error."""
        if not self.save(self.save_path):
            complain(self.unsaved)
            return USAGE_ERROR
        if self.refusal:
            complain(self.refusal)
            return USAGE_ERROR
        return 0

    def finish(self) -> int:
        """Show the result and write the record of the game."""
        match, words, console = self.match, self.words, self.console
        seat = self.humans[0] if len(self.humans) == 1 else None
        if seat is not None:
            console.print(draw_log(self.news(seat), words, self.names))
        show_final(console, match, seat, words, self.names)
        try:
            write_text(self.record_path, match.record(self.names))
        except KronikaError as error:
            complain(str(error))
            return USAGE_ERROR
        command = f"kronika replay {shlex.quote(str(self.record_path))}"
        console.print(words.say("result-seed", seed=str(match.seed)), soft_wrap=True)
        told = words.say("result-record", file=str(self.record_path), command=command)
        console.print(Text(told), soft_wrap=True)
        return 0
