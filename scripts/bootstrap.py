"""Set-up steps for the Makefile; standard library only, because nothing is installed yet.

    bootstrap.py env DIR [LOCK]      make the virtual environment DIR with what LOCK pins
    bootstrap.py install DIR PATH    add a wheel, or a source folder as editable, to DIR
    bootstrap.py unpack DIR WHEEL    install WHEEL into the plain folder DIR
    bootstrap.py compiler            see that extensions can be compiled, or say what is missing
    bootstrap.py npm ARGUMENT...     run npm in web/, with the machine's Node or a pinned one
    bootstrap.py browser             see that there is a browser for the tests, or get one
    bootstrap.py together COMMAND... run commands side by side, and show what each said as it ends
    bootstrap.py say MESSAGE         say one of the messages of words/LANGUAGE/setup.ftl
    bootstrap.py timed MESSAGE COMMAND...  say MESSAGE, run a long command, say how long it takes,
                                     and what it said if it fails

It speaks the language that LANG asks for: the catalogue needs nothing that is not here yet.
uv installs when it can be had, pip otherwise. On Debian, root gets missing system packages.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import venv
from concurrent.futures import ThreadPoolExecutor, as_completed
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryFile

BUILD_ENV = Path(".venv-build")
UV_LOCK = Path("requirements/uv.txt")
NODE_ENV = Path(".venv-node")
OLDEST_NODE = (20, 19)
BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
SIGN_OF_LIFE = 20.0  # seconds between two lines about a command that takes long


def main(arguments: list[str]) -> None:  # noqa: C901, PLR0912 - one case for each step
    """Run one step, and report failures on one line."""
    try:
        match arguments:
            case ["env", folder]:
                make_env(Path(folder))
            case ["env", folder, lock]:
                make_env(Path(folder))
                install(Path(folder), "--require-hashes", "-r", lock)
            case ["install", folder, path]:
                editable = ["--no-build-isolation", "-e"] if Path(path).is_dir() else []
                install(Path(folder), "--no-deps", "--force-reinstall", *editable, path)
            case ["unpack", folder, wheel]:
                shutil.rmtree(folder, ignore_errors=True)
                install(BUILD_ENV, "--no-deps", "--target", folder, wheel)
            case ["compiler"]:
                need_compiler()
            case ["npm", *what]:
                run_npm(what)
            case ["browser"]:
                need_browser()
            case ["together", *commands]:
                run_together(commands)
            case ["say", message]:
                print(say(message), flush=True)
            case ["timed", message, *command]:
                run_timed(message, command)
            case _:
                sys.exit(__doc__)
    except subprocess.CalledProcessError as error:
        sys.exit(say("setup-failed", code=error.returncode, command=" ".join(error.cmd)))
    except KeyboardInterrupt:
        sys.exit(130)  # as shells have it


def say(message: str, **facts: object) -> str:
    """Return a message of the catalogue, in the language of the environment."""
    sys.path.insert(0, str(Path(__file__).parents[1] / "src"))
    from warofwhispers.cli.language import of_environment  # noqa: PLC0415 - found by now
    from warofwhispers.words import words  # noqa: PLC0415 - as above

    return words(of_environment(os.environ)).say(message, **facts)


def make_env(folder: Path) -> None:
    """Create a fresh virtual environment; the build environment also gets uv, if available."""
    if find_spec("ensurepip") is None and not install_system("python3-venv"):
        sys.exit(say("setup-venv-missing"))
    venv.create(folder, clear=True, with_pip=True)
    if folder == BUILD_ENV:
        pip = [python_of(folder), "-m", "pip", "install", "--quiet", "--only-binary", ":all:"]
        if subprocess.run([*pip, "--require-hashes", "-r", UV_LOCK], check=False).returncode:
            print(say("setup-no-uv"))


def install(folder: Path, *what: str) -> None:
    """Install into an environment with uv or pip, which take the same arguments here."""
    uv = BUILD_ENV / "bin" / "uv"
    if uv.exists():
        # Compiled once here, as pip does, and not at every start of every process.
        command = [str(uv), "pip", "install", "--compile-bytecode", "--python", python_of(folder)]
    else:
        command = [python_of(folder), "-m", "pip", "install", "--disable-pip-version-check"]
    subprocess.run([*command, "--quiet", *what], check=True)


def need_compiler() -> None:
    """Exit with a message unless there are a C compiler and Python's headers."""
    if can_compile():
        return
    install_system("build-essential", "python3-dev")
    if not can_compile():
        sys.exit(say("setup-compiler-missing"))


def can_compile() -> bool:
    """Return whether Python's C compiler and headers are installed."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(compiler.split()[0]) is not None and headers.exists()


def run_npm(what: list[str]) -> None:
    """Run npm in web/; if Node is missing or too old, one from a wheel is put on the path."""
    environment = dict(os.environ)
    if not has_node():
        if not (NODE_ENV / "bin" / "node").exists():
            print(say("setup-installing", packages="Node"), flush=True)
            make_env(NODE_ENV)
            install(NODE_ENV, "--require-hashes", "-r", "requirements/node.txt")
        environment["PATH"] = f"{(NODE_ENV / 'bin').resolve()}{os.pathsep}{environment['PATH']}"
    subprocess.run(["npm", "--prefix", "web", *what], env=environment, check=True)


def has_node() -> bool:
    """Return whether the machine has npm and a Node that is new enough."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return version >= OLDEST_NODE


def need_browser() -> None:
    """Exit with a message unless there is a Chromium: the system's, or Playwright's own."""
    if any(map(shutil.which, BROWSERS)) or any(map(install_system, BROWSERS[:2])):
        return
    own = [python_of(Path(".venv")), "-m", "playwright", "install", "chromium"]
    if subprocess.run(own, check=False).returncode:
        sys.exit(say("setup-browser-missing"))


def run_together(commands: list[str]) -> None:
    """Run commands side by side, each shown in one piece; leave with an error if one fails."""
    with ThreadPoolExecutor(len(commands)) as pool:
        under_way = {pool.submit(run_quietly, command): command for command in commands}
        failed = []
        for done in as_completed(under_way):
            code, said = done.result()
            print(said, end="", flush=True)
            if code:
                failed.append(under_way[done])
    if failed:
        sys.exit(say("setup-failed-together", commands=", ".join(failed)))


def run_timed(message: str, command: list[str]) -> None:
    """Run a command that takes long, and say every now and then how long it has taken.

    What it says itself, such as a list of a hundred files, is shown only if it fails.
    """
    print(say(message), flush=True)
    began = time.monotonic()
    with TemporaryFile() as said, subprocess.Popen(command, stdout=said, stderr=said) as process:
        while process.poll() is None:
            try:
                process.wait(SIGN_OF_LIFE)
            except subprocess.TimeoutExpired:
                passed = round(time.monotonic() - began)
                # As text: what groups the digits of a thousand seconds is not installed yet.
                print(say("setup-so-far", seconds=str(passed)), flush=True)
        if process.returncode:
            said.seek(0)
            print(said.read().decode(errors="replace"), end="", flush=True)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)


def run_quietly(command: str) -> tuple[int, str]:
    """Run a command; return its exit code and all its output."""
    done = subprocess.run(
        shlex.split(command),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


def install_system(*packages: str) -> bool:
    """Install Debian packages if possible without asking; return whether that was done."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    print(say("setup-installing", packages=", ".join(packages)), flush=True)
    unasked = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        apt = ["apt-get", "-qq", *step]
        if subprocess.run(apt, env=unasked, stdout=subprocess.DEVNULL, check=False).returncode:
            return False
    return True


def python_of(folder: Path) -> str:
    """Return the interpreter of an environment."""
    return str(folder / "bin" / "python")


if __name__ == "__main__":
    main(sys.argv[1:])
