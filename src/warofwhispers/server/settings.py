"""How the server runs: from flags, over environment variables, over a file, over defaults."""

from __future__ import annotations

import os
import tomllib
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any

from warofwhispers.folders import data_file

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from pathlib import Path

PREFIX = "WHISPERS_"
LARGEST = 1_000_000_000
LOG_LEVELS = ("debug", "info", "warning", "error")
LOG_FORMATS = ("text", "json")
DATABASES = ("sqlite", "sqlite+aiosqlite", "postgresql", "postgres", "postgresql+asyncpg")


class SettingsError(ValueError):
    """A setting that cannot be; the message names it and where it came from."""


def default_database() -> str:
    """Give the address of the database when none is named: a file in the user's data folder."""
    return f"sqlite:///{data_file('tables.sqlite3')}"


def setting(
    default: Any,  # noqa: ANN401 - as dataclasses.field, for all types
    text: str,
    *,
    most: int = LARGEST,
    words: Collection[str] = (),
) -> Any:  # noqa: ANN401 - likewise
    """Describe one setting: its highest value if it is a number, or the words there are."""
    return field(default=default, metadata={"help": text, "most": most, "words": words})


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting with its default; the help texts are what `whispers serve --help` shows."""

    host: str = setting("127.0.0.1", "address to listen on; 0.0.0.0 lets other machines in")
    port: int = setting(8421, "port to listen on; if it is taken, a free one near it", most=65535)
    database: str = setting("", "a file, sqlite:/// or postgresql:// address (default: user data)")
    open_browser: bool = setting(False, "open the address in a browser")  # noqa: FBT003 - a default
    workers: int = setting(1, "processes in which bots think")
    bot_seconds: float = setting(3.0, "how long a bot may think about one position of a council")
    bot_pause: float = setting(0.0, "seconds a bot waits before it plays, for people to follow")
    log_level: str = setting("info", "debug, info, warning or error", words=LOG_LEVELS)
    log_format: str = setting("text", "text for people, json for machines", words=LOG_FORMATS)
    shutdown_seconds: float = setting(5.0, "how long open connections are waited for at the end")
    new_tables_per_minute: int = setting(30, "tables and records one address may make")
    requests_per_second: int = setting(50, "requests one address may send, on average")
    chat_per_minute: int = setting(20, "messages one seat may write")
    patience: int = setting(300, "seconds away before others may ask for a bot in one's place")
    streams_per_address: int = setting(64, "event streams one address may hold open")
    trust_proxy: bool = setting(False, "believe X-Forwarded-For, behind a proxy of yours")  # noqa: FBT003 - a default
    metrics: bool = setting(True, "serve Prometheus metrics at /metrics")  # noqa: FBT003 - a default

    @property
    def database_address(self) -> str:
        """Give the database's address, with the default filled in."""
        return self.database or default_database()


def load_settings(
    flags: Mapping[str, object] | None = None,
    environment: Mapping[str, str] | None = None,
    file: Path | None = None,
) -> Settings:
    """Gather all settings; raises `SettingsError`.

    `flags` that are None count as not given. `file` is TOML with the same names.
    """
    chosen: dict[str, object] = {}
    environment = os.environ if environment is None else environment
    if file is not None:
        chosen |= _from_file(file)
    for entry in fields(Settings):
        name = PREFIX + entry.name.upper()
        if name in environment:
            chosen[entry.name] = _read(entry.name, environment[name], name)
    for key, value in (flags or {}).items():
        if value is not None:
            chosen[key] = _read(key, value, f"--{key.replace('_', '-')}")
    return Settings(**chosen)  # type: ignore[arg-type]  # `_read` has checked the types


def _from_file(file: Path) -> dict[str, object]:
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise SettingsError(f"{file}: {fault}") from None
    known = {entry.name for entry in fields(Settings)}
    if unknown := sorted(set(table) - known):
        raise SettingsError(f"{file}: {unknown[0]}: no such setting ({', '.join(sorted(known))})")
    return {name: _read(name, value, f"{file}: {name}") for name, value in table.items()}


def _read(name: str, value: object, where: str) -> object:
    described = next(entry for entry in fields(Settings) if entry.name == name)
    default: object = described.default
    kind = type(default)
    if kind is bool:
        word = str(value).lower()
        if word not in {"true", "false", "1", "0", "yes", "no"}:
            raise SettingsError(f"{where}: {value!r} is neither true nor false")
        return word in {"true", "1", "yes"}
    if kind is str:
        return _read_text(name, str(value), where, described.metadata["words"])
    try:
        number = int(str(value)) if kind is int else float(str(value))
    except ValueError:
        raise SettingsError(f"{where}: {value!r} is not a number") from None
    most = described.metadata["most"]
    if not 0 <= number <= most:
        raise SettingsError(f"{where}: {value!r} is not from 0 to {most}")
    return number


def _read_text(name: str, value: str, where: str, words: Collection[str]) -> str:
    if words and value not in words:
        raise SettingsError(f"{where}: {value!r} is not one of {', '.join(words)}")
    kind, separator, _ = value.partition("://")
    if name == "database" and separator and kind not in DATABASES:
        raise SettingsError(f"{where}: {kind}:// is neither sqlite:/// nor postgresql://")
    return value
