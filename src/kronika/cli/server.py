"""Commands for hosts."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from kronika.engine.errors import KronikaError
from kronika.terminal.browse import open_when_ready
from kronika.terminal.console import open_console

Database = Annotated[str | None, typer.Option("--database", help="sqlite:///… or postgresql://…")]
Config = Annotated[
    Path | None,
    typer.Option("--config", metavar="FILE", envvar="KRONIKA_CONFIG", help="A TOML file with the server's settings."),
]


def use_config(file: Path | None) -> None:
    """Read the settings from this file, in this process and in those that it starts."""
    if file is not None:
        os.environ["KRONIKA_CONFIG"] = str(file)


def serve(
    host: Annotated[str | None, typer.Option("--host", help="Address to listen on (default: 127.0.0.1).")] = None,
    port: Annotated[int | None, typer.Option("--port", help="Port to listen on (default: 8000).")] = None,
    database: Database = None,
    workers: Annotated[
        int | None, typer.Option("--workers", help="Worker processes; more than one needs PostgreSQL.")
    ] = None,
    config: Config = None,
    browse: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
) -> None:
    """Run the web server. Other settings come from KRONIKA_… environment variables and --config."""
    from kronika.server.logs import set_up as set_up_logs
    from kronika.server.serve import check_port
    from kronika.server.serve import run as run_server
    from kronika.server.settings import load_settings
    from kronika.server.stopping import exit_on_signals

    exit_on_signals()
    set_up_logs("INFO")  # for what is said about the settings; then they choose the level
    use_config(config)
    given = {"host": host, "port": port, "database": database, "workers": workers}
    settings = load_settings(**{name: value for name, value in given.items() if value is not None})
    check_port(settings)
    address = f"{settings.address}/"
    open_console().print(Text.assemble("Kronika: ", (address, "bold"), "  (Ctrl-C to stop)"), soft_wrap=True)
    if browse:
        open_when_ready(settings.local_address)
    run_server(settings)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="File to write.")],
    database: Database = None,
    config: Config = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")] = False,
) -> None:
    """Back up the server's database to a file. The server can keep running."""
    from kronika.server.backup_command import back_up

    if file.exists() and not force:
        raise KronikaError(f"{file} exists. Choose another name, or overwrite it with --force.")
    use_config(config)
    back_up(file, database)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="File written by kronika backup.")],
    database: Database = None,
    config: Config = None,
    force: Annotated[bool, typer.Option("--force", help="Replace everything in the database.")] = False,
) -> None:
    """Check a backup and restore it. The server must be stopped."""
    from kronika.server.backup_command import put_back

    use_config(config)
    put_back(file, database, force)


def invite(
    days: Annotated[int, typer.Option("--days", min=1, max=365, help="How long the invitation is valid.")] = 14,
    config: Config = None,
) -> None:
    """Print an invitation link for one account. The server can keep running."""
    from kronika.server.invitations import invite as new_link
    from kronika.server.settings import load_settings

    use_config(config)
    print(new_link(load_settings(), days))
