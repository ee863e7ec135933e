# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses the program as it is installed: build-aux/test-package runs this in a clean Debian 13 root.

What a desktop does with an installed program is done here: it is found by the type of a file, started
by its name on the session bus, given files. Then the whole match of tests/app/test-window.py is played
in it.
"""

import configparser
import gzip
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
APP = os.path.join(os.path.dirname(HERE), "app")
sys.path.insert(0, APP)

import driver  # pylint: disable=wrong-import-position

ID = "io.github.tablemate.Tablemate"
OBJECT = "/io/github/tablemate/Tablemate"
SEED = f"{7:064x}"
MATCH = os.path.join(APP, "four-players.json")
# The end of a file's name, what it says about itself, and the type that a desktop has to see in it.
FILES = (
    (".tablemate-match.json", "tablemate-match", "application/x-tablemate-match+json"),
    (".tablemate.json", "tablemate-history", "application/x-tablemate-history+json"),
    (".tablemate-template.json", "tablemate-template", "application/x-tablemate-template+json"),
    (".tablemate-pack", "tablemate-pack", "application/x-tablemate-pack+json"),
)


def run(*command, **more):
    """What a program prints; it has to succeed."""
    done = subprocess.run(command, capture_output=True, text=True, **more)
    if done.returncode != 0:
        raise driver.Failure(f"{' '.join(command)} ended with {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def expect(is_so, what):
    if not is_so:
        raise driver.Failure(what)


def scratch(name):
    return os.path.join(os.environ[driver.INSIDE], name)


def write(name, kind):
    """A file of a kind, as far as a desktop looks into it."""
    path = scratch(name)
    with open(path, "w", encoding="utf-8") as target:
        json.dump({"format": kind, "version": 1}, target)
    return path


def call(method, *arguments):
    return run("gdbus", "call", "--session", "--timeout", "30", "--dest", ID, "--object-path", OBJECT,
               "--method", f"org.freedesktop.Application.{method}", *arguments)


class Activated(driver.Window):
    """The program as the session bus has started it."""

    def __init__(self):  # pylint: disable=super-init-not-called
        import pyatspi
        self.atspi = pyatspi
        self.process = self
        self.root = None
        self.pid = int(re.search(r"uint32 (\d+)", run(
            "gdbus", "call", "--session", "--dest", "org.freedesktop.DBus",
            "--object-path", "/org/freedesktop/DBus",
            "--method", "org.freedesktop.DBus.GetConnectionUnixProcessID", ID)).group(1))
        self.root = self.wait_for(self._find_application, "the window in the accessibility tree")

    def poll(self):
        """None as long as the program runs, as for one that was started here."""
        return None if os.path.exists(f"/proc/{self.pid}") else 0

    def read_log(self):
        return ""


# -- Without a window

def test_command_line():
    """The command line plays, verifies and repeats a match"""
    path = scratch("smoke.json")
    run("tablemate-cli", "setup", "dungeon-raiders", "--players", "3", "--seed", SEED, "--output", path)
    expect(json.loads(run("tablemate-cli", "replay", "--json", path))["moves"], "the match has no moves")
    replayed = json.loads(run("tablemate-cli", "replay", "--audit", "--json", MATCH))
    driver.expect_equal("the audit", replayed["audit"], {"differing": []})
    run("tablemate-cli", "verify", MATCH)
    run("tablemate-cli", "simulate", "dungeon-roll", "--players", "2", "--seed", SEED, "--matches", "3")


def test_languages():
    """The translations are found where they are installed"""
    said = run("tablemate-cli", "--help", env=dict(os.environ, LC_ALL="ru_RU.UTF-8", LANGUAGE="ru"))
    expect(re.search("[а-я]{4}", said), said)


def test_completion():
    """The shell completes the commands"""
    said = run("bash", "-c", "source /usr/share/bash-completion/completions/tablemate-cli"
               " && COMP_WORDS=(tablemate-cli ve) && COMP_CWORD=1 && _tablemate_cli && echo ${COMPREPLY[*]}")
    driver.expect_equal("completions of ve", said.split(), ["verify"])


def test_manuals():
    """Both programs have a manual page, which speaks of every option"""
    for name in ("tablemate", "tablemate-cli"):
        page = gzip.open(f"/usr/share/man/man1/{name}.1.gz", "rt", encoding="utf-8").read().replace("\\", "")
        said = run(name, "--help")
        for option in re.findall(r"^ +(?:-., )?--([a-z-]+)", said, re.MULTILINE):
            expect(option.startswith("help") or f"Fl -{option}" in page, f"{name}(1) does not mention --{option}")


def test_settings():
    """The settings are known"""
    expect("keep-awake" in run("gsettings", "list-keys", ID), "the schema lacks a key")


# -- On a desktop

def test_types():
    """Every kind of file is recognised by its name and by its first line"""
    for end, kind, wanted in FILES:
        for name in (f"evening{end}", f"by-contents-{kind}"):
            path = write(name, kind)
            found = re.search(r"content-type: (\S+)", run("gio", "info", "-a", "standard", path)).group(1)
            driver.expect_equal(f"the type of {name}", found, wanted)
        found = run("xdg-mime", "query", "filetype", scratch(f"evening{end}"),
                    env=dict(os.environ, XDG_CURRENT_DESKTOP="GNOME")).strip()
        driver.expect_equal(f"the type of evening{end}, asked of xdg-mime", found, wanted)


def test_pictures():
    """Every type, and the program, has a picture"""
    pictures = {path.stem for path in pathlib.Path("/usr/share/icons/hicolor").rglob("*.svg")}
    expect({ID, f"{ID}-symbolic"} <= pictures, "the program lacks a picture")
    for end, kind, _type in FILES:
        said = run("gio", "info", "-a", "standard::icon", write(f"evening{end}", kind))
        names = re.search(r"standard::icon: (.*)", said).group(1).split(", ")
        expect(names[0] in pictures, f"{kind}: there is no {names[0]}")


def test_handlers():
    """Every type is opened by the program"""
    for _end, _kind, wanted in FILES:
        said = run("gio", "mime", wanted)
        expect(f"{ID}.desktop" in said.split("\n", maxsplit=1)[0], said)


def test_search():
    """The desktop finds a rule article, without a window"""
    parser = configparser.RawConfigParser()
    parser.read(f"/usr/share/gnome-shell/search-providers/{ID}.search-provider.ini", encoding="utf-8")
    provider = parser["Shell Search Provider"]
    expect(os.path.exists(f"/usr/share/applications/{provider['DesktopId']}"), provider["DesktopId"])
    said = run("gdbus", "call", "--session", "--timeout", "30", "--dest", provider["BusName"],
               "--object-path", provider["ObjectPath"],
               "--method", "org.gnome.Shell.SearchProvider2.GetInitialResultSet", "['treasury']")
    expect("'" in said, f"nothing is found: {said}")


def test_activation():
    """The session bus starts the program by its name, with a window"""
    call("Activate", "{}")
    window = Activated()
    window.find(re.compile("Dungeon Raiders"))
    driver.expect_equal("buttons without a name", window.unnamed_buttons(), [])


def test_open():
    """A file given to the running program is shown, and taken in"""
    path = scratch("evening.tablemate-match.json")
    shutil.copy(MATCH, path)
    call("Open", f"['file://{path}']", "{}")
    window = Activated()
    window.click("Import")
    window.wait_for(lambda: len(driver.run_cli("history", "list", "--json")["matches"]) == 1 or None,
                    "the match in the history")


def test_quit():
    """The program ends when it is asked to"""
    window = Activated()
    call("ActivateAction", "quit", "[]", "{}")
    window.wait_for(lambda: window.poll() is not None or None, "the end of the program")


def prepare_match():
    """A program that puts a match before its first move into the history, for the match that follows."""
    path = scratch("prepare")
    with open(path, "w", encoding="utf-8") as script:
        script.write('#!/bin/sh\nsed \'/^  "moves": \\[/,$d\' "$2" > "$0.json" && echo \'  "moves": [] }\' >> "$0.json"'
                     ' && exec tablemate-cli history import "$0.json" > /dev/null\n')
    os.chmod(path, 0o755)
    return path


def main():
    os.environ.update(TABLEMATE_APP="/usr/bin/tablemate", TABLEMATE_CLI="/usr/bin/tablemate-cli",
                      GSETTINGS_SCHEMA_DIR="/usr/share/glib-2.0/schemas")
    home, variables = driver.make_home()
    os.environ.update(variables)
    # The session bus starts programs with the variables that it is told.
    run("gdbus", "call", "--session", "--dest", "org.freedesktop.DBus", "--object-path",
        "/org/freedesktop/DBus", "--method", "org.freedesktop.DBus.UpdateActivationEnvironment",
        json.dumps({name: os.environ[name] for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")}))
    status = 0
    try:
        driver.run_all([test_command_line, test_languages, test_completion, test_manuals, test_settings,
                        test_types, test_pictures, test_handlers, test_search, test_activation, test_open, test_quit])
    except SystemExit as end:
        status = int(bool(end.code))
    for name in ("data", "config"):
        shutil.rmtree(f"{home}/{name}", ignore_errors=True)
    os.environ["TABLEMATE_PREPARE"] = prepare_match()
    if subprocess.call([sys.executable, "-B", os.path.join(APP, "test-window.py")]) != 0:
        status = 1
    shutil.rmtree(home, ignore_errors=True)
    sys.exit(status)


if __name__ == "__main__":
    main()
