# SPDX-License-Identifier: GPL-3.0-or-later
"""The tools: what helps at any table, without a match.

Each test starts the program anew with an archive of its own.
"""

import os
import re
import shutil

import driver

SETTINGS = {"window-width": 1280, "window-height": 1000}
CHOICES = ("toggle button", "radio button")

SHEET = (("Roads", ""), ("Villages", ""), ("Cities", ""), ("Long road", ""), ("Buildings", "Villages+2*Cities"),
         ("Bonus", "if('Long road'>0, 2, 0)"), ("Points", "Buildings+Bonus+Roads"))
MENU = "Menu of Half a sheet"
# GTK does not name the items of a menu: they are told by their order.
SAVE_PDF, DELETE = 3, 5
# Dice that are all alike.
FACES = "sword, shield, crown, 2, 5"
N_DICE = 4


def forget():
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        shutil.rmtree(os.environ[name], ignore_errors=True)


def open_tools(tool):
    window = driver.Window(settings=SETTINGS, keep_home=True)
    window.click("Tools", "page tab")
    window.focus()
    window.point_and_click(window.find(tool, "list item", window.find("Tools", "list")))
    return window


def expect(is_so, what):
    if not is_so:
        raise driver.Failure(what)


def set_number(window, name, value):
    window.find(name, "spin button").queryValue().currentValue = value


def read_number(window, name):
    return window.find(name, "spin button").queryValue().currentValue


# -- Score sheets

def fill_sheet(window):
    for number, (name, formula) in enumerate(SHEET, 1):
        if number > 1:
            window.click("Add Row", ("button", "push button", "list item"))
        window.type_into(window.find(f"Row {number}", driver.ENTRIES), name)
        window.type_into(window.find(f"Formula of row {number}", driver.ENTRIES), formula)


def test_sheet():
    """A sheet of seven rows is written, checked as one types, kept, and played with by five"""
    forget()
    with open_tools("Score Sheet") as window:
        window.click("New Sheet")
        window.type_into(window.find("Name of the sheet", driver.ENTRIES), "Settlers")
        fill_sheet(window)
        formula = window.find("Formula of row 5", driver.ENTRIES)
        window.type_into(formula, "Villages+2*Castles")
        window.find(re.compile("Castles"), "label")
        expect(not window.is_sensitive(window.find("Save", window.BUTTONS)), "a wrong sheet can be saved")
        window.type_into(formula, "Points+1")
        window.find(re.compile("uses its own result"), "label")
        window.type_into(formula, SHEET[4][1])
        window.click("Save")
        expect(not window.unnamed_buttons(), "buttons without a name")
        window.click("Back")
        window.find("7 rows", "label")
        window.click("Play with Settlers")
        for _ in range(2):
            window.click("Add Player", ("button", "push button", "list item"))
        for number, name in enumerate(("Anna", "Boris", "Vera", "Gleb", "Ada"), 1):
            window.type_into(window.find(f"Player {number}", driver.ENTRIES), name)
        window.find("Settlers", "label")
        window.click("Start")
        window.find("Undo", window.BUTTONS)
    matches = driver.run_cli("history", "list", "--json")["matches"]
    table = driver.run_cli("history", "show", matches[0]["id"], "--json")["table"]
    expect(table["options"]["rows"] == [name for name, _ in SHEET], f"the rows are {table['options']}")
    expect(table["options"]["formulas"] == [formula for _, formula in SHEET], "other formulas")
    expect(len(matches[0]["seats"]) == 5, f"{matches[0]} has not five seats")


def choose(window, item):
    """Takes an item of the menu of the only sheet; GTK does not name them: they are told by their order."""
    window.click(MENU, "toggle button")
    items = window.wait_for(lambda: window.find_all(role="menu item", within=window.find(MENU, "menu"))[item:],
                            "the menu")
    window.act(items[0])


def save_pdf(window, path):
    dialog = window.find("Save as PDF", "dialog")
    window.type_into(window.find("Name:", driver.ENTRIES, dialog), path)
    window.click("Save", within=dialog)
    window.wait_for(lambda: os.path.exists(path) or None, path)
    window.wait_gone("Save as PDF", "dialog")
    with open(path, "rb") as source:
        pdf = source.read()
    expect(pdf.startswith(b"%PDF-") and b"%%EOF" in pdf[-32:], "no PDF")
    expect(re.search(rb"/Count 1\b", pdf), "not one page")


def test_sheet_left():
    """Leaving a sheet that was not saved loses nothing; it is printed blank; deleted, it comes back"""
    forget()
    with open_tools("Score Sheet") as window:
        window.click("New Sheet")
        window.type_into(window.find("Name of the sheet", driver.ENTRIES), "Half a sheet")
        window.click("Back")
        window.click("Go Back")
        window.find("Name of the sheet", driver.ENTRIES)
        window.click("Save")
        window.click("Back")
        window.find("Half a sheet", "label")
    with open_tools("Score Sheet") as window:
        window.find("Half a sheet", "label")
        choose(window, SAVE_PDF)
        save_pdf(window, os.path.join(os.environ[driver.INSIDE], "blank.pdf"))
        choose(window, DELETE)
        window.wait_gone("Half a sheet", "label")
        window.click("Undo")
        window.find("Half a sheet", "label")


# -- Dice

def read_dice(window):
    dice = window.find_all(role="toggle button", within=window.find("Dice", "grouping"))
    return [node.name for node in dice if node.name != "not rolled"]


def test_own_dice():
    """Dice with own faces: locked ones lie still while the rest is rolled again; the set is kept"""
    forget()
    with open_tools("Own Dice") as window:
        window.click("New Set")
        window.type_into(window.find("Name of the set", driver.ENTRIES), "Siege")
        window.type_into(window.find("Faces", driver.ENTRIES), "sword")
        window.find(re.compile("at least two faces"), "label")
        expect(not window.is_sensitive(window.find("Save", window.BUTTONS)), "a die of one face can be saved")
        window.type_into(window.find("Faces", driver.ENTRIES), FACES)
        set_number(window, "How many", N_DICE)
        window.click("Save")
        window.click("Roll All")
        window.wait_for(lambda: len(read_dice(window)) == N_DICE, "four dice")
        faces = read_dice(window)
        expect(set(faces) <= set(FACES.split(", ")), f"the dice show {faces}")
        dice = window.find_all(role="toggle button", within=window.find("Dice", "grouping"))
        window.act(dice[0])
        window.act(dice[2])
        rolls = window.find("Last rolls", "list")
        for count in range(2, 6):
            window.click("Roll the Rest")
            window.wait_for(lambda: len(window.find_all(role="list item", within=rolls)) == count, "a roll")
            now = read_dice(window)
            expect((now[0], now[2]) == (faces[0], faces[2]), f"{now} after {faces}")
        expect(not window.unnamed_buttons(), "buttons without a name")
    with open_tools("Own Dice") as window:
        window.click("Roll All")
        window.wait_for(lambda: len(read_dice(window)) == N_DICE, "the dice that were kept")


# -- Counters

def add_counter(window, name, start, step):
    window.click("New Counter")
    window.type_into(window.find("Name", driver.ENTRIES), name)
    set_number(window, "Start", start)
    set_number(window, "Step", step)
    window.click("Save")
    window.find(name, "spin button")


def test_counters():
    """Counters count by their steps, tell what has changed, and are still there the next time"""
    forget()
    with open_tools("Counters") as window:
        add_counter(window, "Lives", 20, 1)
        add_counter(window, "Gold", 0, 5)
        for button, name, value in (("Lives: 1 less", "Lives", 19), ("Lives: 1 less", "Lives", 18),
                                    ("Gold: 5 more", "Gold", 5)):
            window.click(button)
            window.wait_for(lambda: read_number(window, name) == value, f"{value} {name}")
        set_number(window, "Gold", 12)
        window.find("Gold: 12", CHOICES)
        expect(not window.unnamed_buttons(), "buttons without a name")
    with open_tools("Counters") as window:
        numbers = (read_number(window, "Lives"), read_number(window, "Gold"))
        expect(numbers == (18, 12), f"the counters stand at {numbers}")
        window.click("Reset All")
        window.wait_for(lambda: (read_number(window, "Lives"), read_number(window, "Gold")) == (20, 0), "the start")
        window.click("Undo")
        window.wait_for(lambda: (read_number(window, "Lives"), read_number(window, "Gold")) == (18, 12), "the end")


# -- Bags

def test_own_bag():
    """What lies in the own bag is there again the next time"""
    forget()
    with open_tools("Draws") as window:
        window.type_into(window.find("Name of Kind 1", driver.ENTRIES), "Gold")
        set_number(window, "Gold, in all", 12)
        set_number(window, "Gold, gone", 4)
        window.click("Remove Kind 2")
    with open_tools("Draws") as window:
        expect((read_number(window, "Gold, in all"), read_number(window, "Gold, gone")) == (12, 4), "another bag")
        expect(len(window.find_all(re.compile("^Wanted: "), "check box")) == 1, "more than one kind")


def read_drawn(window):
    """The names of what came, the newest first, and how many of each kind have gone."""
    things = window.find_all(role=window.BUTTONS, within=window.find("What came", "grouping"))
    return ([node.name for node in things],
            [read_number(window, f"{kind}, gone") for kind in ("Gold", "Lead")])


def expect_drawn(window, wanted):
    window.wait_for(lambda: read_drawn(window) == wanted, f"{wanted} drawn")


def test_drawing():
    """Of five things in a bag three are drawn and one goes back: so it is again the next time"""
    forget()
    with open_tools("Draws") as window:
        for number, name, count in ((1, "Gold", 2), (2, "Lead", 3)):
            window.type_into(window.find(f"Name of Kind {number}", driver.ENTRIES), name)
            set_number(window, f"{name}, in all", count)
        set_number(window, "How many are drawn", 3)
        window.click("Draw 3")
        window.find("2 are left", "label")
        names, gone = read_drawn(window)
        expect(len(names) == 3 and gone == [names.count("Gold"), names.count("Lead")], f"{names} came, {gone} are gone")
        # the two that are left are drawn at once: one of them is golden unless both golden ones came
        window.find("0/1" if gone[0] == 2 else "1/1", "label")
        window.act(window.find_all(names[1], within=window.find("What came", "grouping"))[0])
        left = [names[0], names[2]]
        expect_drawn(window, (left, [left.count("Gold"), left.count("Lead")]))
        window.click("Undo")
        expect_drawn(window, (names, gone))
        window.act(window.find_all(names[1], within=window.find("What came", "grouping"))[0])
        expect_drawn(window, (left, [left.count("Gold"), left.count("Lead")]))
        expect(not window.unnamed_buttons(), "buttons without a name")
    with open_tools("Draws") as window:
        expect_drawn(window, (left, [left.count("Gold"), left.count("Lead")]))
        window.find("3 are left", "label")
        set_number(window, "How many are drawn", 2)
        window.click("Draw 2")
        window.find("1 is left", "label")
        names, gone = read_drawn(window)
        expect(names[2:] == left and sum(gone) == 4, f"{names} came after {left}")
        window.click("Put All Back")
        window.find("Nothing drawn yet", "label")
        expect((read_number(window, "Gold, gone"), read_number(window, "Lead, gone")) == (0, 0), "something is gone")
        window.click("Undo")
        expect_drawn(window, (names, gone))


# -- Lots and clocks

def test_order():
    """Who begins is one of those who play; teams have everybody once"""
    forget()
    names = ["Anna", "Boris", "Vera", "Gleb"]
    with open_tools("First Player") as window:
        for number, name in enumerate(names, 1):
            window.type_into(window.find(f"Player {number}", driver.ENTRIES), name)
        window.click("Draw")
        first = window.find(re.compile("^First player: "), "grouping").name
        expect(first.split(": ")[1] in names, first)
        window.click("Teams", CHOICES)
        window.click("Draw")
        teams = window.find(re.compile("^Team 1: "), "grouping").name
        drawn = [name for team in teams.split("\n")
                 for name in re.split(", | and ", team.split(": ")[1])]
        expect(sorted(drawn) == sorted(names) and teams.count("Team") == 2, teams)


def test_clocks():
    """The turn passes from clock to clock; a countdown reaches its end and says so"""
    forget()
    with open_tools("Turn Clock") as window:
        window.click("New Clock")
        window.find("Tap whoever begins", "label")
        window.click(re.compile("^Player 2: "))
        window.find(re.compile("^Player 2: 0:01, 1 turn"), window.BUTTONS)
        window.click(re.compile("^Player 2: "))
        window.find(re.compile("^Player 1: 0:0[0-9], 1 turn"), window.BUTTONS)
        window.click("Pause")
        window.find("Paused", "label")
        window.point_and_click(window.find("Countdown", "list item", window.find("Tools", "list")))
        set_number(window, "Minutes", 0)
        set_number(window, "Seconds", 2)
        window.find("Time left: 0:02")
        window.click("Start")
        window.find("Time is up", "label", timeout=6)
        window.find("Time left: 0:00")
        window.click("Reset")
        window.find("Time left: 0:02")
        expect(not window.unnamed_buttons(), "buttons without a name")


def main():
    driver.enter_session()
    driver.run_all([test for name, test in globals().items() if name.startswith("test_")])


if __name__ == "__main__":
    main()
