"""What is in deploy/ passes its linters, and agrees with the server and with itself."""

import os
import re
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from ginkgopolis.server.settings import Settings, read_settings, to_environment

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
SERVICES: dict[str, dict[str, Any]] = YAML(typ="safe").load(DEPLOY / "compose.yaml")["services"]
NETWORKS: dict[str, Any] = YAML(typ="safe").load(DEPLOY / "compose.yaml")["networks"]
FOR_THE_BUILD = {"GINKGOPOLIS_REQUIRE_COMPILED"}
PINNED = re.compile(r"[a-z]+:\d+(\.\d+)*-[a-z-]+")


def check(*command: str, **environment: str) -> None:
    """Run a linter that was installed with what we test with; it must find nothing."""
    program = Path(sys.executable).with_name(command[0])
    told = subprocess.run(
        [program, *command[1:]],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env=os.environ | environment,
    )
    assert told.returncode == 0, told.stdout + told.stderr


def test_the_image_passes_its_linter() -> None:
    check("hadolint", "deploy/Dockerfile")


def test_the_compose_file_follows_its_schema() -> None:
    check("check-jsonschema", "--builtin-schema", "vendor.compose-spec", "deploy/compose.yaml")


def test_the_proxy_takes_its_configuration(tmp_path: Path) -> None:
    options = ("--adapter", "caddyfile", "--config", "deploy/Caddyfile")
    check("caddy", "validate", *options, SITE="ginkgopolis.example", HOME=str(tmp_path))
    check("caddy", "fmt", "--diff", "deploy/Caddyfile")


@pytest.mark.parametrize("file", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_only_settings_that_there_are(file: Path) -> None:
    named = set(re.findall(r"GINKGOPOLIS_[A-Z_]+", file.read_text(encoding="utf-8")))
    assert named <= to_environment(read_settings({})).keys() | FOR_THE_BUILD


def settings_of_compose() -> Settings:
    """Return the settings of a server that compose.yaml starts, where .env says nothing about them."""
    given = {
        name: re.sub(r"\$\{\w+:-(.*)\}", r"\1", str(value))
        for name, value in SERVICES["game"]["environment"].items()
    }
    return read_settings(given)


def test_the_server_behind_the_proxy() -> None:
    """It has several workers, cookies for https only, and believes the proxy, but nobody else."""
    settings = settings_of_compose()
    assert settings.workers > 1 and settings.secure_cookies
    assert settings.proxies == SERVICES["proxy"]["networks"]["front"]["ipv4_address"]
    assert settings.url == "postgresql+psycopg://ginkgopolis@database/ginkgopolis"


def test_settings_of_the_image_and_the_unit() -> None:
    image = read_settings(dict(re.findall(r"\s(GINKGOPOLIS_\w+)=(\S+)", DOCKERFILE.rpartition("\nFROM ")[2])))
    assert (image.host, image.port) == ("0.0.0.0", 8000)
    assert f"VOLUME {Path(image.url.removeprefix('sqlite:///')).parent}\n" in DOCKERFILE
    lines = [line for line in (DEPLOY / "ginkgopolis.env").read_text(encoding="utf-8").splitlines() if line]
    variables = [line.partition("=") for line in lines if not line.startswith("#")]
    unit = read_settings({name: value for name, _, value in variables})
    assert (unit.host, unit.proxies, unit.secure_cookies) == ("127.0.0.1", "127.0.0.1", True)
    offered = [line.removeprefix("#").partition("=") for line in lines if line.startswith("#GINKGOPOLIS_")]
    assert read_settings({name: value for name, _, value in offered}).workers > 1


def test_images_are_pinned() -> None:
    images = re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)
    images += [service["image"] for service in SERVICES.values() if "build" not in service]
    assert len(images) == 4
    assert [image for image in images if not PINNED.fullmatch(image)] == []


def test_packages_come_from_hashed_locks() -> None:
    installed = re.findall(r"pip install (.*)", DOCKERFILE)
    for options in installed:
        lock = re.search(r"--require-hashes -r (\S+)", options)
        assert (ROOT / lock[1]).is_file() if lock else "--no-index" in options


def test_nobody_is_root() -> None:
    users = re.findall(r"^USER (\d+):(\d+)$", DOCKERFILE.rpartition("\nFROM ")[2], re.MULTILINE)
    assert len(users) == 1 and int(users[0][0]) > 0 and int(users[0][1]) > 0
    assert SERVICES["database"]["user"] == "postgres"
    unit = read_unit()
    assert unit["DynamicUser"] == "yes" and unit["User"] != "root"


def read_unit() -> dict[str, str]:
    """Return what ginkgopolis.service says of the service."""
    parser = ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(DEPLOY / "ginkgopolis.service")
    return dict(parser["Service"])


def test_the_unit_may_write_nothing_but_its_tables() -> None:
    unit = read_unit()
    assert unit["ProtectSystem"] == "strict" and unit["NoNewPrivileges"] == "yes"
    tables = read_settings(dict([unit["Environment"].split("=", 1)])).url.removeprefix("sqlite:///")
    assert Path(tables).parent == Path("/var/lib") / unit["StateDirectory"]
    assert unit["EnvironmentFile"] == "-/etc/ginkgopolis.env"


@pytest.mark.parametrize("name", SERVICES)
def test_services_are_confined(name: str) -> None:
    service = SERVICES[name]
    assert service["read_only"] and service["cap_drop"] == ["ALL"]
    assert service.get("cap_add", []) == (["NET_BIND_SERVICE"] if name == "proxy" else [])
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["deploy"]["resources"]["limits"].keys() == {"cpus", "memory", "pids"}
    assert ("ports" in service) == (name == "proxy")
    reached = [network for network in service["networks"] if not (NETWORKS[network] or {}).get("internal")]
    assert reached == (["outside"] if name == "proxy" else [])


def test_the_page_tells_of_every_file() -> None:
    page = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
    assert [path.name for path in DEPLOY.iterdir() if path.name != ".env" and path.name not in page] == []
