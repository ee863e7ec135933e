# SPDX-License-Identifier: GPL-3.0-or-later
"""The user's guide is handed to the help viewer of the desktop, and a window that has none says so."""

import os
import pathlib
import shutil

import driver

DESKTOP_FILE = """[Desktop Entry]
Type=Application
Name=Viewer
Exec=sh -c 'echo "$0" > {seen}' %u
MimeType=x-scheme-handler/help;
"""


def expect(is_so, what):
    if not is_so:
        raise driver.Failure(what)


def clear_home():
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        shutil.rmtree(os.environ[name], ignore_errors=True)


def install_viewer(seen):
    """A program that opens help pages, and leaves what it was asked for in a file."""
    folder = pathlib.Path(os.environ["XDG_DATA_HOME"], "applications")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "viewer.desktop").write_text(DESKTOP_FILE.format(seen=seen), encoding="utf-8")
    (folder / "mimeapps.list").write_text("[Default Applications]\nx-scheme-handler/help=viewer.desktop\n",
                                          encoding="utf-8")


def test_viewer():
    clear_home()
    seen = pathlib.Path(os.environ[driver.INSIDE], "seen")
    seen.unlink(missing_ok=True)
    install_viewer(seen)
    with driver.Window(keep_home=True) as window:
        window.find("Main Menu", "toggle button")
        window.focus()
        window.key("F1")
        window.wait_for(lambda: seen.exists() and seen.read_text(encoding="utf-8"), "the viewer")
        asked = seen.read_text(encoding="utf-8").strip()
        expect(asked == "help:tablemate", f"the viewer was asked for {asked!r}")


def test_no_viewer():
    clear_home()
    with driver.Window(keep_home=True) as window:
        window.find("Main Menu", "toggle button")
        window.focus()
        window.key("F1")
        window.find("Help Cannot Be Shown", "label")
        window.click("Close")
        window.find("Main Menu", "toggle button")


def main():
    driver.enter_session()
    driver.run_all([test for name, test in globals().items() if name.startswith("test_")])


if __name__ == "__main__":
    main()
