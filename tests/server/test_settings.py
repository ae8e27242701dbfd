"""Settings from the environment: each mistake is a clear message before anything starts."""

import os
import re
import secrets
import subprocess
import sys
from pathlib import Path
from threading import Barrier, Thread

import pytest

from kronika.engine.errors import BadSetup
from kronika.server.serve import environment
from kronika.server.settings import Settings, kept_secret, load_settings
from kronika.server.strength import check_secret

HOST = Path(__file__).parents[2] / "docs" / "host.md"


@pytest.fixture(autouse=True)
def empty_environment(monkeypatch, tmp_path) -> None:
    for name in [name for name in os.environ if name.startswith("KRONIKA_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("KRONIKA_HOME", str(tmp_path / "home"))


def test_without_settings_there_is_a_database_and_a_secret_at_home(tmp_path) -> None:
    settings = load_settings()
    assert settings.database == f"sqlite:///{tmp_path}/home/kronika.db"
    assert len(settings.secret) == 64
    assert load_settings().secret == settings.secret
    assert (tmp_path / "home" / "secret").stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "home").stat().st_mode & 0o077 == 0


def test_settings_from_the_environment(monkeypatch) -> None:
    for name, value in {
        "DATABASE": "postgresql://kronika@db/kronika",
        "SECRET": "0f1e6a4b7c9d2835a1b4c7d0e3f69258",
        "PORT": "80",
        "WORKERS": "4",
        "BOT_PAUSE": "0.25",
        "SECURE_COOKIES": "true",
        "ORIGINS": '["https://play.example"]',
        "LOG_LEVEL": "debug",
    }.items():
        monkeypatch.setenv(f"KRONIKA_{name}", value)
    settings = load_settings(port=81)
    assert settings.database == "postgresql+psycopg://kronika@db/kronika"
    assert (settings.port, settings.workers, settings.bot_pause, settings.secure_cookies) == (81, 4, 0.25, True)
    assert (settings.origins, settings.log_level) == (["https://play.example"], "DEBUG")


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("DATABASE", "mysql://here", "database: must begin with sqlite:/// or postgresql://"),
        ("PORT", "web", "port: .*integer"),
        ("PORT", "70000", "port: .*65535"),
        ("WORKERS", "0", "workers: .*1"),
        ("WORKERS", "2", "Several workers need PostgreSQL"),
        ("BOT_PROCESSES", "0", "bot_processes: .*1"),
        ("BOT_QUEUE", "0", "bot_queue: .*1"),
        ("BOT_PAUSE", "-1", "bot_pause: .*0"),
        ("LIVE_TABLES", "0", "live_tables: .*1"),
        ("SWEEP_SECONDS", "0", "sweep_seconds: .*0"),
        ("COOKIE_DAYS", "0", "cookie_days: .*1"),
        ("SECURE_COOKIES", "perhaps", "secure_cookies: .*boolean"),
        ("ORIGINS", "https://play.example", "origins.*JSON"),
        ("ORIGINS", "[1]", "origins.0: .*string"),
        ("HOSTS", "play.example", "hosts: .*JSON"),
        ("HOSTS", '["https://play.example"]', "hosts: .*a name such as play.example"),
        ("SECRET", "short", "secret: .*5 characters and needs at least 32.*secrets.token_hex"),
        ("SECRET", "x" * 64, "secret: .*easy to guess"),
        ("SECRET", "change-me-password" * 4, "secret: .*easy to guess"),
        ("SECRET", "0123456789abcdefghijklmnopqrstuvwxyz", "secret: .*easy to guess"),
        ("LIMITS", "30/hour", "limits: .*JSON object"),
        ("LIMITS", '{"tables": "often"}', "limits: .*tables must be like '30/hour'"),
        ("LIMITS", '{"tables": "0/hour"}', "limits: .*at least one"),
        ("LIMITS", '{"moves": "1/hour"}', "limits: .*no limit on 'moves'; there are limits on guests, "),
        ("TRUSTED_PROXIES", '["proxy"]', "trusted_proxies: .*address or a network"),
        ("TRUSTED_PROXIES", '["10.0.0.1/8"]', "trusted_proxies: .*address or a network"),
        ("MESSAGES_PER_SECOND", "0", "messages_per_second: .*0"),
        ("MAX_BODY", "1", "max_body: .*1000"),
        ("LOG_LEVEL", "LOUD", "log_level: .*DEBUG, INFO, WARNING or ERROR"),
    ],
)
def test_a_wrong_value_is_told(monkeypatch, name, value, said) -> None:
    monkeypatch.setenv(f"KRONIKA_{name}", value)
    with pytest.raises(BadSetup, match=said):
        load_settings()


@pytest.mark.parametrize("secret", ["", "secret"])
def test_a_weak_secret_in_the_data_directory_is_refused(tmp_path, secret) -> None:
    load_settings()
    (tmp_path / "home" / "secret").write_text(f"{secret}\n")
    with pytest.raises(BadSetup, match=f"The secret in .* has {len(secret)} characters .* delete the file"):
        load_settings()


@pytest.mark.parametrize("make", [lambda: secrets.token_hex(16), lambda: secrets.token_urlsafe(24)])
def test_a_random_secret_is_never_too_weak(make) -> None:
    for _ in range(1000):
        check_secret(make())


def test_two_servers_that_start_together_have_one_secret(tmp_path) -> None:
    gate, found = Barrier(8), []

    def start() -> None:
        gate.wait()
        found.append(kept_secret(tmp_path / "secret"))

    threads = [Thread(target=start) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(found)) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]


def test_workers_get_the_same_settings_by_their_environment(monkeypatch) -> None:
    settings = Settings(
        database="postgresql://kronika@db/kronika",
        secret="0f1e6a4b7c9d2835a1b4c7d0e3f69258",
        workers=3,
        origins=["https://a.example", "https://b.example"],
        bot_queue=7,
        cookie_days=3,
        secure_cookies=True,
        max_body=5000,
        messages_per_second=2.5,
        limits={"tables": "3/minute", "chat": ""},
        trusted_proxies=["10.0.0.0/8"],
    ).completed()
    for name, value in environment(settings).items():
        monkeypatch.setenv(name, value)
    assert load_settings() == settings


def test_a_name_that_is_no_setting_is_noticed(monkeypatch, caplog) -> None:
    monkeypatch.setenv("KRONIKA_WORKRES", "4")
    caplog.set_level("WARNING", logger="kronika")
    monkeypatch.setattr("kronika.server.settings.log.parent.propagate", True)
    load_settings()
    assert "KRONIKA_WORKRES isn't a setting" in caplog.text


def test_every_setting_is_documented() -> None:
    documented = set(re.findall(r"`([A-Z_]+)`", HOST.read_text(encoding="utf-8")))
    assert {name.upper() for name in Settings.model_fields} - documented == set()


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("PORT", "web", "port: "),
        ("DATABASE", "sqlite:////nowhere/at/all.db", "The database can't be used"),
        ("DATABASE", f"sqlite:///{__file__}", "The database can't be used: file is not a database"),
    ],
)
def test_the_command_ends_with_the_message_and_no_traceback(monkeypatch, name, value, said) -> None:
    monkeypatch.setenv(f"KRONIKA_{name}", value)
    done = subprocess.run([sys.executable, "-m", "kronika.server"], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert said in done.stderr
    assert "Traceback" not in done.stderr


# --- files


def test_a_file_with_settings_and_one_with_each_secret(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    config, folder = tmp_path / "kronika.toml", tmp_path / "secrets"
    config.write_text('port = 81\nworkers = 2\nsecret = "too short, and not read"\n[limits]\ntables = "3/hour"\n')
    folder.mkdir()
    (folder / "kronika_secret").write_text("0f1e6a4b7c9d2835a1b4c7d0e3f69258\n")
    (folder / "kronika_database").write_text("postgresql://kronika:word@db/kronika\n")
    monkeypatch.setenv("KRONIKA_CONFIG", str(config))
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", str(folder))
    monkeypatch.setenv("KRONIKA_WORKERS", "3")
    settings = load_settings(port=82)
    assert (settings.port, settings.workers, settings.limits) == (82, 3, {"tables": "3/hour"})
    assert settings.secret == "0f1e6a4b7c9d2835a1b4c7d0e3f69258"
    assert settings.database == "postgresql+psycopg://kronika:word@db/kronika"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("port = ", "kronika.toml isn't valid TOML: "),
        ("prot = 81", "prot: there is no such field. Did you mean 'port'?"),
        ('port = "web"', "port: .*integer"),
        ('sign_up = "members"', "sign_up: .*'open', 'invitation' or 'closed'"),
        ('base_url = "play.example"', "base_url: .*like https://play.example"),
        ('base_url = "https://example.org/games"', "base_url: .*without a path"),
    ],
)
def test_a_mistake_in_the_file_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "kronika.toml").write_text(text)
    monkeypatch.setenv("KRONIKA_CONFIG", str(tmp_path / "kronika.toml"))
    with pytest.raises(BadSetup, match=said):
        load_settings()


def test_a_file_that_is_not_text_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "kronika.toml").write_bytes(b"\x89PNG\xff")
    monkeypatch.setenv("KRONIKA_CONFIG", str(tmp_path / "kronika.toml"))
    with pytest.raises(BadSetup, match="isn't valid TOML"):
        load_settings()


@pytest.mark.parametrize(("name", "what"), [("CONFIG", "configuration file"), ("SECRETS_DIR", "directory")])
def test_a_file_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch, name: str, what: str) -> None:
    monkeypatch.setenv(f"KRONIKA_{name}", "/nowhere")
    with pytest.raises(BadSetup, match=f"There is no {what} /nowhere"):
        load_settings()


def test_the_public_address_says_which_name_and_whether_cookies_are_secure() -> None:
    settings = load_settings(base_url="https://Play.example/", hosts=["www.example"])
    assert (settings.address, settings.hosts) == ("https://play.example", ["www.example", "play.example"])
    assert settings.secure_cookies
    assert not load_settings(base_url="http://play.example").secure_cookies
    assert load_settings(port=81).address == "http://127.0.0.1:81"
