"""The settings of a server: from the command line, the environment (KRONIKA_…), secret files and a TOML file, where
earlier ones take precedence. They are checked when the server starts."""

from __future__ import annotations

import logging
import os
import re
import secrets
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import ip_network
from pathlib import Path
from tomllib import TOMLDecodeError
from typing import Any, Literal
from urllib.parse import urlsplit

from pydantic import Field, ValidationError, field_validator
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SecretsSettingsSource,
    SettingsConfigDict,
    SettingsError,
    TomlConfigSettingsSource,
)

from kronika import packs
from kronika.engine.errors import BadSetup
from kronika.home import home, home_notice

from .rates import parsed
from .strength import check_secret

CONFIG = "KRONIKA_CONFIG"  # names the TOML file
SECRETS = "KRONIKA_SECRETS_DIR"  # names a directory with a file for each secret setting
CREDENTIALS = "CREDENTIALS_DIRECTORY"  # the same, given by systemd to a service that loads credentials

HOST = re.compile(r"(\*\.)?[\w-]+(\.[\w-]+)*")

log = logging.getLogger("kronika.settings")


class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_prefix="KRONIKA_", env_file=None, extra="forbid")

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        secret_files = SecretsSettingsSource(settings_cls, secrets_dir=secrets_directory())
        return init_settings, env_settings, secret_files, TomlConfigSettingsSource(settings_cls, config_file())

    home: str = Field(default="", description="The data directory; empty: the platform's.")
    database: str = Field(default="", description="An SQLAlchemy address; empty: SQLite in the data directory.")
    secret: str = Field(default="", description="Signs cookies; empty: generated once and kept in the data directory.")
    base_url: str = Field(default="", description="The public address, such as https://play.example.")
    sign_up: Literal["open", "invitation", "closed"] = Field(default="open", description="Who may create an account.")
    host: str = "127.0.0.1"
    port: int = Field(default=8000, ge=0, le=65535)
    workers: int = Field(default=1, ge=1, le=64)
    bot_processes: int = Field(default=2, ge=1, le=64)
    bot_queue: int = Field(default=1000, ge=1)
    bot_decision_seconds: float = Field(default=30.0, gt=0, description="Time limit; then a quick bot answers.")
    bot_tables_per_account: int = Field(default=10, ge=1, description="With bots to move, when another one is opened.")
    bot_tables_per_address: int = Field(default=30, ge=1)
    bot_seconds_per_account: float = Field(default=3600.0, gt=0, description="Of bots' thinking time per hour.")
    bot_seconds_per_address: float = Field(default=7200.0, gt=0)
    bot_rest_minutes: float = Field(default=10.0, ge=0, description="With nobody present, until a game is paused.")
    bot_pause: float = Field(default=0.5, ge=0, le=10, description="Seconds that a bot pauses for people to follow.")
    live_tables: int = Field(default=500, ge=1, description="Tables kept in memory at most.")
    sweep_seconds: float = Field(default=5.0, gt=0, description="Interval for checking on bots and absent players.")
    cookie_days: int = Field(default=365, ge=1)
    secure_cookies: bool = Field(default=False, description="Set it behind HTTPS.")
    origins: list[str] = Field(default_factory=list, description="Other origins whose pages may use this server.")
    hosts: list[str] = Field(default_factory=list, description="Names under which the server is reached.")
    limits: dict[str, str] = Field(default_factory=dict, description="Rate limits that differ from the defaults.")
    trusted_proxies: list[str] = Field(default=["127.0.0.1", "::1"], description="Whose X-Forwarded-For is trusted.")
    messages_per_second: float = Field(default=30.0, gt=0, description="Per connection; faster messages wait.")
    max_body: int = Field(default=600_000, ge=1000)
    log_level: str = "INFO"
    metrics_port: int = Field(
        default=0, ge=0, le=65535, description="Of their own; 0: /metrics beside everything else."
    )
    metrics_host: str = Field(default="127.0.0.1", description="The address of that port.")

    @field_validator("database")
    @classmethod
    def known_database(cls, value: str) -> str:
        if value.startswith("postgresql://"):
            return value.replace("postgresql://", "postgresql+psycopg://", 1)
        if value and not value.startswith(("sqlite:///", "postgresql+psycopg://")):
            raise ValueError("must begin with sqlite:/// or postgresql://")
        return value

    @field_validator("secret")
    @classmethod
    def strong_secret(cls, value: str) -> str:
        return check_secret(value) if value else value

    @field_validator("base_url")
    @classmethod
    def plain_address(cls, value: str) -> str:
        if not value:
            return value
        parts = urlsplit(value)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
            raise ValueError("must be like https://play.example, without a path")
        return f"{parts.scheme}://{parts.netloc}".lower()

    @field_validator("hosts")
    @classmethod
    def names_only(cls, value: list[str]) -> list[str]:
        if wrong := [name for name in value if not HOST.fullmatch(name)]:
            raise ValueError(f"{wrong[0]!r} must be a name such as play.example or *.play.example")
        return value

    @field_validator("limits")
    @classmethod
    def known_limits(cls, value: dict[str, str]) -> dict[str, str]:
        parsed(value)
        return value

    @field_validator("trusted_proxies")
    @classmethod
    def networks(cls, value: list[str]) -> list[str]:
        for network in value:
            try:
                ip_network(network)
            except ValueError:
                raise ValueError(f"{network!r} must be an address or a network such as 10.0.0.0/8") from None
        return value

    @field_validator("log_level")
    @classmethod
    def known_level(cls, value: str) -> str:
        if value.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR"):
            raise ValueError("must be DEBUG, INFO, WARNING or ERROR")
        return value.upper()

    @property
    def on_postgres(self) -> bool:
        return self.database.startswith("postgresql")

    @property
    def local_address(self) -> str:
        """The address under which this machine reaches the server."""
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(self.host, self.host)
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"

    @property
    def address(self) -> str:
        """The address under which people reach the server."""
        return self.base_url or self.local_address

    def completed(self) -> Settings:
        """Fill in a database and a secret in the data directory if none are given, and derive host names and HTTPS from
        the public address."""
        chosen = self.model_copy()
        public = urlsplit(chosen.base_url)
        if public.hostname and public.hostname not in chosen.hosts:
            chosen.hosts = [*chosen.hosts, public.hostname]
        chosen.secure_cookies = chosen.secure_cookies or public.scheme == "https"
        if not chosen.database or not chosen.secret:
            folder = Path(chosen.home) if chosen.home else home()
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            if not chosen.home and (notice := home_notice()):
                log.warning(notice)
            chosen.database = chosen.database or f"sqlite:///{folder / 'kronika.db'}"
            chosen.secret = chosen.secret or kept_secret(folder / "secret")
        if chosen.workers > 1 and not chosen.on_postgres:
            raise BadSetup("Several workers need PostgreSQL: --database postgresql://…")
        return chosen


def kept_secret(path: Path) -> str:
    """The secret, generated once. If two servers start together, the first one's counts."""
    if not path.exists():
        mine = path.with_suffix(f".{secrets.token_hex(4)}")
        mine.touch(mode=0o600)
        mine.write_text(secrets.token_hex(32), encoding="utf-8")
        with suppress(FileExistsError):
            path.hardlink_to(mine)
        mine.unlink()
    try:
        return check_secret(path.read_text(encoding="utf-8").strip())
    except ValueError as error:
        raise BadSetup(
            f"The secret in {path} {error}. Or delete the file: the server makes a new one, and everybody has to log "
            "in again."
        ) from None


def config_file() -> Path | None:
    named = os.environ.get(CONFIG)
    if not named:
        return None
    if not Path(named).is_file():
        raise BadSetup(f"There is no configuration file {named}.")
    return Path(named)


def secrets_directory() -> Path | None:
    named = os.environ.get(SECRETS) or os.environ.get(CREDENTIALS)
    if not named:
        return None
    if not Path(named).is_dir():
        raise BadSetup(f"There is no directory {named} with secrets.")
    return Path(named)


def unknown_names() -> list[str]:
    """Environment variables that look like settings but aren't, such as typos."""
    known = {
        CONFIG,
        SECRETS,
        "KRONIKA_LANG",
        packs.VARIABLE,
        *(f"KRONIKA_{name.upper()}" for name in Settings.model_fields),
    }
    return sorted(name for name in os.environ if name.startswith("KRONIKA_") and name not in known)


def wrong_fields(errors: Sequence[Any], known: Sequence[str] = ()) -> str:
    """The errors that pydantic found, field by field. `known`: the names of all fields, for a hint."""
    found = []
    for error in errors:
        message = str(error["msg"]).removeprefix("Value error, ")
        if error["type"] == "extra_forbidden":
            message = f"there is no such field.{packs.hint(str(error['loc'][-1]), list(known)) if known else ''}"
        found.append(f"{'.'.join(map(str, error['loc'])) or 'settings'}: {message}")
    return "; ".join(found)


def load_settings(**given: object) -> Settings:
    """Settings from the arguments, the environment and files; errors are explained in words."""
    for name in unknown_names():
        log.warning("%s isn't a setting of the server and has no effect.", name)
    try:
        return Settings(**given).completed()  # type: ignore[arg-type]
    except ValidationError as error:
        raise BadSetup(f"Invalid settings: {wrong_fields(error.errors(), list(Settings.model_fields))}") from None
    except (TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetup(f"{os.environ[CONFIG]} isn't valid TOML: {error}.") from None
    except SettingsError as error:  # a value that should be JSON can't be parsed
        found = re.search(r'"(\w+)"', str(error))
        name = found[1] if found else "settings"
        form = 'a JSON object: {"tables": "30/hour"}' if name == "limits" else 'a JSON list: ["…", "…"]'
        raise BadSetup(f"Invalid settings: {name}: must be {form}") from None
