# SPDX-License-Identifier: GPL-3.0-or-later
"""test-install.py BUILD PREFIX LOCALEDIR window|command-line: installs what was built into an empty folder, looks
whether everything is in its place, removes it, and looks whether anything stayed behind.
"""

import configparser
import inspect
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import traceback

ID = "io.github.tablemate.Tablemate"
COMMAND_LINE = (
    "bin/tablemate-cli",
    "share/bash-completion/completions/tablemate-cli",
    "share/man/man1/tablemate-cli.1",
    "share/tablemate/schemas/match-file.schema.json",
)
WINDOW = (
    "bin/tablemate",
    f"share/applications/{ID}.desktop",
    f"share/dbus-1/services/{ID}.service",
    f"share/glib-2.0/schemas/{ID}.gschema.xml",
    f"share/gnome-shell/search-providers/{ID}.search-provider.ini",
    f"share/icons/hicolor/scalable/apps/{ID}.svg",
    f"share/icons/hicolor/scalable/mimetypes/{ID}-document.svg",
    f"share/icons/hicolor/symbolic/apps/{ID}-symbolic.svg",
    "share/man/man1/tablemate.1",
    f"share/metainfo/{ID}.metainfo.xml",
    f"share/mime/packages/{ID}.xml",
)


# A Flatpak hands these to the desktop only if their names begin with that of the application.
HANDED_OUT = ("applications", "dbus-1/services", "gnome-shell/search-providers", "icons", "metainfo", "mime/packages")


class Installation:
    """One installation into a folder that was empty before."""

    def __init__(self, build, prefix, locales, kind):
        self.build = build
        self.prefix = prefix
        self.with_window = kind == "window"
        self.target = tempfile.mkdtemp(prefix="tablemate-install-")
        self.root = pathlib.Path(self.target + prefix)
        self.translation = pathlib.Path(self.target + locales) / "ru" / "LC_MESSAGES" / "tablemate.mo"
        self.environment = dict(os.environ, DESTDIR=self.target)

    def run(self, *command):
        done = subprocess.run(command, cwd=self.build, env=self.environment, capture_output=True, text=True,
                              check=False)
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
        return done.stdout

    def read_keys(self, name):
        """A file of groups, keys and values, as the desktop reads it."""
        parser = configparser.RawConfigParser(strict=True, delimiters=("=",))
        parser.optionxform = str
        parser.read(self.root / name, encoding="utf-8")
        return parser

    def test_everything_is_installed(self):
        self.run("meson", "install", "--quiet", "--no-rebuild", "-C", self.build)
        wanted = COMMAND_LINE + (WINDOW if self.with_window else ())
        missing = [name for name in wanted if not (self.root / name).is_file()]
        assert not missing, f"not installed: {', '.join(missing)}"
        assert self.translation.is_file(), f"not installed: {self.translation}"

    def test_nothing_lies_elsewhere(self):
        """Nothing but what a distribution has a place for; no test, no library, no header."""
        homes = (self.root / "bin", self.root / "share", self.translation.parent)
        foreign = [str(path) for path in pathlib.Path(self.target).rglob("*") if not path.is_dir()
                   and not any(path.is_relative_to(home) for home in homes)]
        assert not foreign, foreign
        programs = sorted(path.name for path in (self.root / "bin").iterdir())
        assert programs == (["tablemate", "tablemate-cli"] if self.with_window else ["tablemate-cli"]), programs

    def test_files_have_no_rights_too_many(self):
        for path in self.root.rglob("*"):
            mode = path.stat().st_mode & 0o777
            wanted = 0o755 if path.is_dir() or path.parent.name == "bin" else 0o644
            assert mode == wanted, f"{path}: {mode:o} instead of {wanted:o}"

    def test_desktop_and_bus_name_the_program(self):
        if not self.with_window:
            return
        entry = self.read_keys(f"share/applications/{ID}.desktop")["Desktop Entry"]
        assert entry["Exec"].split()[0] == "tablemate", entry["Exec"]
        assert entry["DBusActivatable"] == "true"
        assert entry["Name[ru]"], "the translation is missing"
        service = self.read_keys(f"share/dbus-1/services/{ID}.service")["D-BUS Service"]
        assert service["Name"] == ID
        assert service["Exec"].split()[0] == f"{self.prefix}/bin/tablemate", service["Exec"]

    def test_names_begin_with_that_of_the_application(self):
        for folder in HANDED_OUT:
            foreign = [str(path) for path in (self.root / "share" / folder).rglob("*")
                       if path.is_file() and not path.name.startswith(ID)]
            assert not foreign, foreign

    def test_the_program_runs_where_it_is(self):
        said = self.run(str(self.root / "bin" / "tablemate-cli"), "--version")
        assert "tablemate" in said.lower(), said

    def test_nothing_is_left(self):
        # What "ninja uninstall" runs; ninja itself could begin to build.
        self.run("meson", "--internal", "uninstall")
        left = [str(path) for path in pathlib.Path(self.target).rglob("*")]
        assert not left, f"left behind: {left}"


def main():
    installation = Installation(*sys.argv[1:])
    tests = [test for name, test in inspect.getmembers(installation, inspect.ismethod) if name.startswith("test_")]
    tests.sort(key=lambda test: test.__code__.co_firstlineno)
    print(f"1..{len(tests)}")
    failed = False
    for number, test in enumerate(tests, 1):
        name = "/install/" + test.__name__.removeprefix("test_").replace("_", "-")
        if failed:
            print(f"not ok {number} {name} (not reached)")
            continue
        try:
            test()
            print(f"ok {number} {name}")
        except Exception:  # pylint: disable=broad-except
            print("\n".join("# " + line for line in traceback.format_exc().splitlines()))
            print(f"not ok {number} {name}")
            failed = True
    shutil.rmtree(installation.target, ignore_errors=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
