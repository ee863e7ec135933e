# SPDX-License-Identifier: GPL-3.0-or-later
"""What somebody sees who has never played: games, a sample, and empty places that help.

Each test starts the program with an empty home.
"""

import os
import re
import time

import driver

SETTINGS = {"window-width": 1024, "window-height": 900, "sounds": "true"}
SAMPLE = "Look at a Sample Match"


def expect(is_so, what):
    if not is_so:
        raise driver.Failure(what)


def open_window(**more):
    return driver.Window(settings=SETTINGS, **more)


def read_settings():
    path = os.path.join(os.environ["XDG_CONFIG_HOME"], "glib-2.0/settings/keyfile")
    with open(path, encoding="utf-8") as keyfile:
        return dict(line.strip().split("=", 1) for line in keyfile if "=" in line)


def list_games():
    return [game["name"] for game in driver.run_cli("games", "--json")["games"]]


def test_two_taps():
    """A tap on a game and one on Start begin a match, whatever the game"""
    names = list_games()
    expect(len(names) >= 6, f"games: {names}")
    for name in names:
        with open_window() as window:
            window.click(f"New match of {name}", "button")
            window.click("Start")
            window.find("Undo", window.BUTTONS)
            expect(not window.unnamed_buttons(), f"without a name: {window.unnamed_buttons()}")


def test_sample():
    """A sample match is looked at with one tap, runs as a film, and leaves nothing behind"""
    with open_window() as window:
        window.click(SAMPLE)
        window.find("Sample: Dungeon Raiders", "label")
        window.find("Journal", "list")
        window.find(re.compile("^(Anna|Boris|Vera|Gleb)$"), "grouping")
        expect(not window.unnamed_buttons(), f"without a name: {window.unnamed_buttons()}")
        window.find("The table before the first move", "label")
        window.click("One Move On")
        window.wait_gone("The table before the first move", "label")
        window.click("Back")
        window.find(SAMPLE, window.BUTTONS)
    expect(driver.run_cli("history", "list", "--json")["matches"] == [], "the sample is in the history")
    expect(driver.run_cli("people", "list", "--json")["people"] == [], "the sample has left people")


def test_sample_goes():
    """As soon as something was played, the sample stands in nobody's way"""
    with open_window() as window:
        window.find(SAMPLE, window.BUTTONS)
        window.click("New match of Dungeon Raiders", "button")
        window.click("Start")
        window.find("Undo", window.BUTTONS)
        window.click("Back")
        window.find(re.compile("^Continue Dungeon Raiders"))
        window.wait_gone(SAMPLE, window.BUTTONS)


def test_empty_places():
    """Each empty list of the history says what belongs there, and leads to it"""
    with open_window() as window:
        window.click("History", "page tab")
        window.find("No Matches Yet")
        window.find(SAMPLE, window.BUTTONS)
        for mode, words in (("People", "Nobody Here"), ("Games", "No Games")):
            window.click(mode, ("radio button", "toggle button"))
            window.find(words)
            window.find("Play", window.BUTTONS)
        window.click("Series", ("radio button", "toggle button"))
        window.find("No Series")
        window.find("New Series", window.BUTTONS)
        window.click("People", ("radio button", "toggle button"))
        window.click("Play", "button")
        window.find("New match of Dungeon Raiders", "button")


def test_same_people():
    """Whoever sat at the table is there for the next game, be it another one"""
    with open_window() as window:
        window.click("New match of Dungeon Raiders", "button")
        for seat, name in enumerate(("Anna", "Boris", "Vera"), 1):
            window.type_into(window.find(f"Player {seat}", driver.ENTRIES), name)
        window.click("Start")
        window.find("Undo", window.BUTTONS)
        window.click("Back")
        window.click("New match of Dungeon Roll", "button")
        entries = window.wait_for(lambda: window.find_all(role=driver.ENTRIES) or None, "the people")
        names = [entry.queryText().getText(0, -1) for entry in entries]
        expect(names[:3] == ["Anna", "Boris", "Vera"], f"the people are {names}")


def test_preferences():
    """All that can be wished for stands on one page, and is kept"""
    with open_window() as window:
        window.find(SAMPLE, window.BUTTONS)
        window.focus()
        window.key("ctrl+comma")
        for name in ("Journal Beside the Table", "Chances and Hints", "Keep the Screen On", "Sounds"):
            window.find(re.compile(f"^{name}"))
        window.click("Sounds", "check box")
        window.wait_for(lambda: read_settings().get("sounds") == "false" or None,
                        "the setting that was made", 5)


def test_sounds():
    """Where nothing can play a sound, a roll is silent, and nothing is said on standard error"""
    with open_window() as window:
        window.click("Tools", "page tab")
        window.click("Roll", ("button", "push button"))
        time.sleep(1)
        expect(window.process.poll() is None, "the program has ended")


def main():
    driver.enter_session()
    driver.run_all((test_two_taps, test_sample, test_sample_goes, test_empty_places, test_same_people,
                    test_preferences, test_sounds))


if __name__ == "__main__":
    main()
