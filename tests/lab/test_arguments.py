"""The arguments that the lab's commands share."""

from types import ModuleType

import pytest
import typer
from typer.testing import CliRunner

from kronika.lab import calibrate, confirm, judge, learn, train, tune, weigh


@pytest.mark.parametrize("command", [calibrate, confirm, judge, learn, train, tune, weigh])
def test_every_command_refuses_an_unknown_game(command: ModuleType) -> None:
    app = typer.Typer()
    app.command()(command.main)
    done = CliRunner().invoke(app, ["chess", *(["greedy"] if command is judge else [])])
    assert done.exit_code == 2
    assert "There is no game 'chess'" in done.output
