# SPDX-License-Identifier: GPL-3.0-or-later
"""Backups of the history in the real window, and the way from the score sheet to paper.

With TABLEMATE_TEST_PICTURES set to a folder, what is seen on the way is left there.
"""

import json
import os
import re
import shutil
import subprocess

import driver

# GTK does not name the items of a menu: they are told by their order.
BACKUPS = 1
SCORE_SHEET = 2
PRINT = 0
N_PAPER_ITEMS = 4

HERE = os.path.dirname(os.path.abspath(__file__))
SETTINGS = {"window-width": int(os.environ.get("TABLEMATE_TEST_WIDTH", "1024")),
            "window-height": int(os.environ.get("TABLEMATE_TEST_HEIGHT", "768"))}

with open(os.path.join(HERE, "four-players.json"), encoding="utf-8") as source:
    MATCH = json.load(source)


def put(n_matches):
    """An archive with so many finished matches."""
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        shutil.rmtree(os.environ[name], ignore_errors=True)
    path = os.path.join(os.environ[driver.INSIDE], "match.json")
    with open(path, "w", encoding="utf-8") as target:
        json.dump(MATCH, target)
    for _ in range(n_matches):
        add(path)


def add(path):
    subprocess.run([os.environ["TABLEMATE_PREPARE"], "put", path], check=True)


def expect(is_so, what):
    if not is_so:
        raise driver.Failure(what)


def listed():
    return driver.run_cli("history", "backups", "--json")["backups"]


def n_matches():
    return len(driver.run_cli("history", "list", "--json")["matches"])


def take_picture(window, name):
    folder = os.environ.get("TABLEMATE_TEST_PICTURES")
    if folder:
        window.screenshot(os.path.join(folder, name + ".png"))


def open_menu(window, name, n_items):
    """The items of a menu, of which there are at least so many."""
    window.click(name, "toggle button")
    menu = window.find(name, "menu")
    return window.wait_for(
        lambda: (lambda items: items if len(items) >= n_items else None)(
            window.find_all(role="menu item", within=menu)), f"the items of {name!r}")


def open_backups(window):
    window.act(open_menu(window, "Main Menu", BACKUPS + 1)[BACKUPS])
    window.find("What Can Be Restored")


def open_sheet(window):
    window.act(open_menu(window, "Main Menu", SCORE_SHEET + 1)[SCORE_SHEET])
    window.find("Print and Save", "toggle button")


def test_empty():
    """Where there is no backup yet, the window says so"""
    put(1)
    shutil.rmtree(os.path.join(os.environ["XDG_DATA_HOME"], "tablemate", "backups"), ignore_errors=True)
    with driver.Window(settings=SETTINGS, keep_home=True) as window:
        open_backups(window)
        window.find("No Backups Yet")
        take_picture(window, "backups-empty")


def test_make_restore_and_undo():
    """A backup is made, put back, and the former history comes back with Undo"""
    put(2)
    n_before = len(listed())
    with driver.Window(settings=SETTINGS, keep_home=True) as window:
        open_backups(window)
        window.click("Back Up Now")
        window.find("Backup made and checked")
        window.wait_for(lambda: len(listed()) == n_before + 1 or None, "a backup")
        newest = listed()[0]
        expect((newest["matches"], newest["sound"]) == (2, True), f"{newest}")
        add(os.path.join(os.environ[driver.INSIDE], "match.json"))
        expect(n_matches() == 3, "a third match")
        take_picture(window, "backups-made")
        expect(not window.unnamed_buttons(), "buttons without a name")
        window.click(re.compile("^Restore the backup of "))
        window.find(re.compile("^Restored; what was there before"))
        window.wait_for(lambda: n_matches() == 2 or None, "the history of the backup")
        take_picture(window, "backups-restored")
        replaced = [backup for backup in listed() if backup["kind"] == "replaced"]
        expect([backup["matches"] for backup in replaced] == [3], f"{replaced}")
        window.find(re.compile("Replaced by a backup"))
        window.click("Undo")
        window.find("The history is as it was before")
        window.wait_for(lambda: n_matches() == 3 or None, "the former history")


def test_damaged_backup():
    """A damaged backup is shown as such and cannot be restored"""
    put(1)
    driver.run_cli("history", "backup", "--json")
    for backup in listed():
        with open(backup["file"], "r+b") as file:
            file.seek(4096)
            file.write(b"\x5a" * 4 * 4096)
    with driver.Window(settings=SETTINGS, keep_home=True) as window:
        open_backups(window)
        window.find(re.compile("^Damaged, cannot be restored"))
        expect(not window.find_all(re.compile("^Restore the backup of ")), "no button to restore it")
        take_picture(window, "backups-damaged")


def test_sheet_leads_to_paper():
    """The score sheet can be printed and saved, filled and blank"""
    put(0)
    path = os.path.join(os.environ[driver.INSIDE], "match.json")
    with open(path, "w", encoding="utf-8") as target:
        json.dump(dict(MATCH, moves=MATCH["moves"][:93]), target)
    add(path)
    with driver.Window(settings=SETTINGS, keep_home=True) as window:
        window.click(re.compile("^Continue Dungeon Raiders"))
        window.find("Undo", window.BUTTONS)
        open_sheet(window)
        items = open_menu(window, "Print and Save", N_PAPER_ITEMS)
        expect(len(items) == N_PAPER_ITEMS, f"{len(items)} items")
        take_picture(window, "sheet-menu")
        window.act(items[PRINT])
        window.find("Print", ("dialog", "frame", "window"))
        take_picture(window, "sheet-print")


def main():
    driver.enter_session()
    driver.run_all([test for name, test in globals().items() if name.startswith("test_")])


if __name__ == "__main__":
    main()
