# SPDX-License-Identifier: GPL-3.0-or-later
"""What the real window says about legality: before a move is recorded, after it, and on asking why.

Each test starts the program anew with an archive of its own.
"""

import json
import os
import re
import shutil
import subprocess

import driver

HERE = os.path.dirname(os.path.abspath(__file__))
SETTINGS = {"window-width": 1280, "window-height": 1000}
CHOICES = ("toggle button", "radio button", "check box")
# Anna is to lay, and the others may not yet.
OUT_OF_TURN = 22
# The sum of the cards equals the power of the monster.
TIE = 27
AGAINST = "Against a rule: Next to lay: Anna."

with open(os.path.join(HERE, "four-players.json"), encoding="utf-8") as source:
    MATCH = json.load(source)


def expect(is_so, what):
    if not is_so:
        raise driver.Failure(what)


def open_match(n_moves, options=None):
    """A window with one match: the first moves of the file, under these options."""
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        shutil.rmtree(os.environ[name], ignore_errors=True)
    match = dict(MATCH, moves=MATCH["moves"][:n_moves], options=options or MATCH["options"])
    path = os.path.join(os.environ[driver.INSIDE], "match.json")
    with open(path, "w", encoding="utf-8") as target:
        json.dump(match, target)
    subprocess.run([os.environ["TABLEMATE_PREPARE"], "put" if n_moves > 0 else "begin", path],
                   check=True)
    window = driver.Window(settings=SETTINGS, keep_home=True)
    window.click(re.compile("^Continue Dungeon Raiders"))
    window.find("Undo", window.BUTTONS)
    return window


def read_matches():
    return [driver.run_cli("history", "show", match["id"], "--json")
            for match in driver.run_cli("history", "list", "--json")["matches"]]


def read_match():
    return read_matches()[0]


def undo(window):
    """A button is pressed for a moment before it acts."""
    before = window.read_lines()
    window.click("Undo")
    window.wait_for(lambda: window.read_lines() != before or None, "something taken back")


def find_card(window, name, card):
    panel = window.find(re.compile(f"^{name}($|,)"), "grouping")
    return window.find(f"Power card {card}", window.BUTTONS, panel)


def has_text(window, words):
    return window.find_all(re.compile("^" + re.escape(words)))


def find_line(window, summary):
    return window.find(re.compile("^" + re.escape(summary)), "list item")


def ask_line(window, summary):
    """Opens the reasoning of a line of the journal."""
    window.act(window.find("Why?", window.BUTTONS, find_line(window, summary)))
    return window.find("Why?", "dialog")


def is_checked(window, name):
    return window.find(name, "check box").getState().contains(window.atspi.STATE_CHECKED)


def leave(window):
    window.focus()
    window.key("Escape")
    window.wait_gone("Why?", "dialog")


def test_sign():
    """What may not be touched yet says so before it is touched, and why after"""
    with open_match(OUT_OF_TURN) as window:
        expect(AGAINST in find_card(window, "Vera", 2).description, "no remark on a card out of turn")
        expect(find_card(window, "Anna", 2).description.find("Against") < 0, "a remark on a legal card")
        lines = window.read_lines()
        window.act(find_card(window, "Vera", 2))
        window.find("Not recorded yet.")
        expect(window.read_lines() == lines, "it was recorded")
        window.act(window.find_all("Why?", window.BUTTONS)[0])
        dialog = window.find("Why?", "dialog")
        window.find("Vera lays: 2", "label", dialog)
        window.find(re.compile("^The first player lays a card face up"), "label", dialog)
        leave(window)
        window.click("Override")
        window.wait_gone("Not recorded yet.")
        find_line(window, "Vera lays: 2")
        dialog = ask_line(window, "Vera lays: 2")
        window.find("Recorded all the same.", "label", dialog)
        leave(window)
    last = read_match()["journal"][-1]
    expect(last["override"], f"the last line is {last}")


def test_picker():
    """What the rules say stands below the form; where they are against it, Record is Override"""
    with open_match(0, {"lot": "table"}) as window:
        window.click("Go down")
        for seat, hero in (("Anna", "Explorer"), ("Boris", "Explorer"), ("Vera", "Knight"),
                           ("Gleb", "Thief")):
            window.find("What the rules say about it will stand here.")
            window.click(hero, CHOICES, window.find(f"{seat}, Heroes", "grouping"))
        window.click("Anna", CHOICES, window.find("First player", "grouping"))
        window.find("Two seats have the same hero: Explorer.")
        window.click("Warrior", CHOICES, window.find("Boris, Heroes", "grouping"))
        window.find("The rules have nothing against it.")
        window.find("Record", window.BUTTONS)
        window.click("Explorer", CHOICES, window.find("Boris, Heroes", "grouping"))
        window.wait_gone("Record", window.BUTTONS)
        window.click("Why?")
        dialog = window.find("Why?", "dialog")
        window.find("Not recorded yet.", "label", dialog)
        window.find(re.compile("^Shuffle the five hero cards"), "label", dialog)
        leave(window)
        window.click("Override")
        find_line(window, "Into the dungeon; first player: Anna")
    first = read_match()["journal"][0]
    expect(first["override"], f"the first line is {first}")


def test_settled():
    """Choosing the reading in force settles it: nobody is asked again, until that is undone"""
    with open_match(TIE) as window:
        window.click(re.compile("^Settle"))
        window.find("The rulebook does not settle this.")
        window.click("the sum must reach its power")
        window.wait_gone("The rulebook does not settle this.")
        find_line(window, "House rule")
        undo(window)
        undo(window)
        window.click(re.compile("^Settle"))
        window.find("The rulebook does not settle this.")
    kinds = [line["kind"] for line in read_match()["journal"] if line["done"]]
    expect(kinds[-1] == "resolve" and "house-rule" not in kinds, f"the journal has {kinds[-3:]}")


def test_journal():
    """A number set by hand: the table is right, what it changed, and that it was taken back"""
    place = next(i for i, move in enumerate(MATCH["moves"]) if move["kind"] == "adjust")
    with open_match(place + 1) as window:
        summary = window.read_lines()[0]
        dialog = ask_line(window, summary)
        window.find("miscounted", "label", dialog)
        window.find("What it changed", "label", dialog)
        window.find("The real table is right", "label", dialog)
        leave(window)
        undo(window)
        dialog = ask_line(window, summary)
        window.find(re.compile("^Taken back"), "label", dialog)
        leave(window)


def test_allowed():
    """What a house allows is chosen at set-up, remembered, and silent at the table"""
    with open_match(OUT_OF_TURN, dict(MATCH["options"], allow=["not-turn"])) as window:
        expect("Against" not in find_card(window, "Vera", 2).description, "a remark on what is allowed")
        window.act(find_card(window, "Vera", 2))
        find_line(window, "Vera lays: 2")
        window.focus()
        window.key("ctrl+n")
        window.find("What We Allow")
        window.act(window.find(re.compile("What We Allow"), ("list item", "button", "toggle button")))
        expect(is_checked(window, "Laying out of turn"), "it is not remembered")
        for key in ("Down", "Down", "Return"):
            window.key(key)
        window.wait_for(lambda: is_checked(window, "A key outside a treasury") or None, "a second one")
        window.click("Start")
        window.find("Go down", window.BUTTONS)
    allowed = [sorted(match["table"]["options"]["allow"]) for match in read_matches()]
    expect(["key-room", "not-turn"] in allowed, f"the matches allow {allowed}")


def main():
    driver.enter_session()
    driver.run_all([test for name, test in globals().items() if name.startswith("test_")])


if __name__ == "__main__":
    main()
