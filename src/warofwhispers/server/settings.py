"""The server's settings: flags override environment variables, a file, and defaults."""

from __future__ import annotations

import os
import tomllib
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any

from warofwhispers.content.errors import WhispersError
from warofwhispers.folders import data_file
from warofwhispers.table.journal import MINIMUM_PATIENCE

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from pathlib import Path

PREFIX = "WHISPERS_"
LARGEST = 1_000_000_000
LOG_LEVELS = ("debug", "info", "warning", "error")
LOG_FORMATS = ("text", "json")
DATABASES = ("sqlite", "sqlite+aiosqlite", "postgresql", "postgres", "postgresql+asyncpg")


class SettingsError(WhispersError, ValueError):
    """An impossible setting; the message names it and where it came from."""


def default_database() -> str:
    """Return where the database is by default: a file in the user's data folder."""
    return str(data_file("tables.sqlite3"))


def setting(
    default: Any,  # noqa: ANN401 - as dataclasses.field, for all types
    *,
    least: int = 0,
    most: int = LARGEST,
    words: Collection[str] = (),
) -> Any:  # noqa: ANN401 - likewise
    """Describe one setting: its lowest and highest value, or the words allowed."""
    return field(default=default, metadata={"least": least, "most": most, "words": words})


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting with its default; `cli-serve-setting-…` in the catalogue describes each."""

    host: str = setting("127.0.0.1")
    port: int = setting(8421, most=65535)
    database: str = setting("")
    open_browser: bool = setting(False)  # noqa: FBT003 - a default
    workers: int = setting(1)
    bot_seconds: float = setting(3.0)
    bot_pause: float = setting(0.3)
    log_level: str = setting("info", words=LOG_LEVELS)
    log_format: str = setting("text", words=LOG_FORMATS)
    shutdown_seconds: float = setting(5.0)
    new_tables_per_minute: int = setting(30)
    requests_per_second: int = setting(50)
    chat_per_minute: int = setting(20)
    claims_per_hour: int = setting(6)
    reports_per_hour: int = setting(6)
    patience: int = setting(300, least=MINIMUM_PATIENCE)
    connections: int = setting(20_000, least=16)
    connections_per_address: int = setting(256, least=4)
    streams_per_address: int = setting(64)
    listed_per_address: int = setting(12)
    request_seconds: float = setting(10.0)
    trust_proxy: bool = setting(False)  # noqa: FBT003 - a default
    keep_days: int = setting(0)
    keep_megabytes: int = setting(0)
    metrics: bool = setting(True)  # noqa: FBT003 - a default

    @property
    def database_address(self) -> str:
        """Return the database's address, with the default filled in."""
        return self.database or default_database()


def load_settings(
    flags: Mapping[str, object] | None = None,
    environment: Mapping[str, str] | None = None,
    file: Path | None = None,
) -> Settings:
    """Collect all settings; raises `SettingsError`.

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
    except OSError as fault:
        raise SettingsError("in-file", where=file, fault=fault) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise SettingsError("in-file", where=file, fault=fault) from None
    known = {entry.name for entry in fields(Settings)}
    if unknown := sorted(set(table) - known):
        raise SettingsError("setting-unknown", where=file, given=unknown[0], known=sorted(known))
    return {name: _read(name, value, f"{file}: {name}") for name, value in table.items()}


def _read(name: str, value: object, where: str) -> object:
    described = next(entry for entry in fields(Settings) if entry.name == name)
    default: object = described.default
    kind = type(default)
    if kind is bool:
        word = str(value).lower()
        if word not in {"true", "false", "1", "0", "yes", "no"}:
            raise SettingsError("setting-not-bool", where=where, given=repr(value))
        return word in {"true", "1", "yes"}
    if kind is str:
        return _read_text(name, str(value), where, described.metadata["words"])
    try:
        number = int(str(value)) if kind is int else float(str(value))
    except ValueError:
        raise SettingsError("setting-not-number", where=where, given=repr(value)) from None
    least, most = described.metadata["least"], described.metadata["most"]
    if not least <= number <= most:
        given = repr(value)
        raise SettingsError("setting-range", where=where, given=given, least=least, most=most)
    return number


def _read_text(name: str, value: str, where: str, words: Collection[str]) -> str:
    if words and value not in words:
        raise SettingsError("setting-words", where=where, given=repr(value), known=list(words))
    kind, separator, _ = value.partition("://")
    if name == "database" and separator and kind not in DATABASES:
        raise SettingsError("setting-database", where=where, given=kind)
    return value
