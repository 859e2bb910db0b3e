"""`deploy/`, the Dockerfile and the compose file keep in step with the program."""

from __future__ import annotations

import configparser
import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # comes with schemathesis, without its types

from warofwhispers.cli.app import build_parser, load
from warofwhispers.server.app import create_app
from warofwhispers.server.metrics import REGISTRY
from warofwhispers.server.settings import PREFIX, Settings, load_settings

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
DOCKERFILE = (ROOT / "Dockerfile").read_text().replace("\\\n", " ")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
METRIC = re.compile(r"\bwhispers_[a-z_]+")


def stages() -> list[str]:
    """Return the stages of the Dockerfile; the last one is shipped."""
    return re.split(r"^FROM ", DOCKERFILE, flags=re.MULTILINE)[1:]


def settings_of(environment: dict[str, str]) -> Settings:
    """Return the settings that an environment gives; each of our names in it must exist."""
    known = {f"{PREFIX}{name.upper()}" for name in Settings.__dataclass_fields__}
    ours = {name: value for name, value in environment.items() if name.startswith(PREFIX)}
    assert ours.keys() <= known
    return load_settings({}, ours)


def parsed(command: list[str]) -> Any:  # noqa: ANN401 - argparse's own
    """Return a parsed command; unknown arguments end the test."""
    assert command[0] in {"serve", "admin"}
    return build_parser({command[0]: load(command[0])}).parse_args(command)


def test_the_board_shows_every_metric_and_no_other() -> None:
    """By the names under which the server exposes them."""
    board = json.loads((DEPLOY / "grafana.json").read_text())
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in METRIC.findall(target["expr"])
    }
    families = {family.name: family.type for family in REGISTRY.collect()}
    endings = {"counter": ["_total"], "gauge": [""], "histogram": ["_bucket", "_count", "_sum"]}
    exposed = {name + end: name for name, kind in families.items() for end in endings[kind]}
    assert asked <= exposed.keys()
    assert {exposed[name] for name in asked} == families.keys()
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def test_the_image_runs_as_nobody_without_a_compiler() -> None:
    """The last stage has neither privileges nor build tools, and a health check."""
    last = stages()[-1]
    assert re.search(r"^USER (?!0\b|root\b)\d+$", last, re.MULTILINE)
    assert "slim" in last.splitlines()[0]
    assert not re.search(r"gcc|build-essential|apt-get|npm|pip install", last)
    [path] = re.findall(r"http://127\.0\.0\.1:8421(/\w+)", last)
    assert path in create_app().openapi()["paths"]
    assert "HEALTHCHECK" in last


def test_the_images_settings_and_command_are_the_programs() -> None:
    """Names and values are right, and the data is where the volume is."""
    last = stages()[-1]
    [line] = re.findall(r"^ENV (.+)$", last, re.MULTILINE)
    settings = settings_of(dict(pair.split("=", 1) for pair in shlex.split(line)))
    assert settings.host == "0.0.0.0"  # noqa: S104 - inside a container
    assert f"EXPOSE {settings.port}" in last
    [volume] = re.findall(r"^VOLUME (\S+)$", last, re.MULTILINE)
    assert settings.database.startswith(f"{volume}/")
    [entry] = re.findall(r"^ENTRYPOINT (.+)$", last, re.MULTILINE)
    [command] = re.findall(r"^CMD (.+)$", last, re.MULTILINE)
    assert json.loads(entry) == ["whispers"]
    parsed(json.loads(command))


def test_what_the_image_copies_is_there() -> None:
    """None of it is kept out by .dockerignore."""
    kept = {line[1:] for line in (ROOT / ".dockerignore").read_text().split() if line[0] == "!"}
    for names in re.findall(r"^COPY (?!--from)(.+)$", DOCKERFILE, re.MULTILINE):
        for name in names.split()[:-1]:
            assert (ROOT / name).exists(), name
            assert name.split("/")[0] in kept, name


def test_compose_runs_the_server_over_its_database_behind_caddy() -> None:
    """Settings, addresses and ports match each other."""
    services = COMPOSE["services"]
    server = services["whispers"]
    settings = settings_of(server["environment"])
    assert settings.trust_proxy
    assert settings.database.startswith("postgresql://whispers:")
    assert settings.database.endswith(f"@db/{services['db']['environment']['POSTGRES_DB']}")
    assert "ports" not in server  # only Caddy reaches it
    parsed(server["command"])
    [upstream] = re.findall(r"reverse_proxy (\S+)", (DEPLOY / "Caddyfile").read_text())
    assert upstream == f"whispers:{Settings().port}"
    mounted = [volume.split(":")[0] for volume in services["caddy"]["volumes"]]
    assert all((ROOT / name).exists() for name in mounted if name.startswith("."))


def test_proxies_reach_the_servers_port() -> None:
    """For the proxies that are not in the compose file."""
    for name in ("nginx.conf", "prometheus.yml"):
        assert f"127.0.0.1:{Settings().port}" in (DEPLOY / name).read_text()


@pytest.mark.parametrize("name", ["whispers.service", "whispers-backup.service"])
def test_units_run_what_there_is(name: str) -> None:
    """Their commands are ours, with the database in their own folder."""
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # names as they are written
    unit.read_string((DEPLOY / name).read_text())
    service = unit["Service"]
    words = shlex.split(service["ExecStart"])
    if words[0] == "/bin/sh":
        words = shlex.split(re.sub(r"\$\(.+?\)", "today", words[-1].removeprefix("exec ")))
    assert words[0] == "/opt/whispers/bin/whispers"
    parsed(words[1:])
    settings = settings_of(dict([service["Environment"].split("=", 1)]))
    assert settings.database.startswith(f"/var/lib/{service['StateDirectory'].split()[0]}/")
    litestream = yaml.safe_load((DEPLOY / "litestream.yml").read_text())
    assert litestream["dbs"][0]["path"] == settings.database
    assert service["DynamicUser"] == "yes"
