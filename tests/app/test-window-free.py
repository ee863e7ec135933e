# SPDX-License-Identifier: GPL-3.0-or-later
"""A game that Tablemate does not know, from its score sheet to its place in the history.

The first tests go one way together: a sheet is written, five people play with it, the sheet is
printed into a file, found again, corrected, and played once more. The others look at matches that
end in another way than by most points.
"""

import json
import os
import re
import shutil
import subprocess
import time
import zlib

import driver
from free import FORMULAS, PEOPLE, POINTS, ROWS, SETTINGS, TITLE, TYPED, cell, read_match

ROW_ADDERS = ("button", "push button", "list item")


def expect(is_so, what):
    if not is_so:
        raise driver.Failure(what)


def forget():
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        shutil.rmtree(os.environ[name], ignore_errors=True)


def open_window():
    return driver.Window(settings=SETTINGS, keep_home=True)


# -- A sheet, a match, a page of paper

def choose(window, row, n_down):
    """Chooses what stands so many lines further down the list of a row."""
    window.focus()
    window.point_and_click(window.find(row, "combo box"))
    time.sleep(0.5)  # the list pops up in a window of its own
    for _step in range(n_down):
        window.key("Down")
    window.key("Return")
    time.sleep(0.3)


def write_sheet(window):
    window.type_into(window.find("Name of the sheet", driver.ENTRIES), TITLE)
    for number, (name, formula) in enumerate(zip(ROWS, FORMULAS), 1):
        if number > 1:
            window.click("Add Row", ROW_ADDERS)
        window.type_into(window.find(f"Row {number}", driver.ENTRIES), name)
        window.type_into(window.find(f"Formula of row {number}", driver.ENTRIES), formula)
    choose(window, "Row that decides", ROWS.index("Points") + 1)
    window.click("Ties", "list item")
    choose(window, "First", ROWS.index("Animals") + 1)


def begin_match(window):
    for _ in range(2):
        window.click("Add Player", ROW_ADDERS)
    for number, name in enumerate(PEOPLE, 1):
        window.type_into(window.find(f"Player {number}", driver.ENTRIES), name)
    window.click("Start")
    window.find("Undo", window.BUTTONS)


def write_cells(window, name, row, texts):
    """Types into a cell and into those below it, to which Enter goes on."""
    window.focus()
    window.act(cell(window, name, row))
    time.sleep(0.3)  # the cell gets the keys
    for text in texts:
        window.key("ctrl+a")
        subprocess.run(["xdotool", "type", "--delay", "5", text], check=True)
        window.key("Return")
        time.sleep(0.15)


def test_author():
    """A sheet of seven rows with formulas and a tie break is written in the tools"""
    with open_window() as window:
        window.click("Tools", "page tab")
        window.focus()
        window.point_and_click(window.find("Score Sheet", "list item", window.find("Tools", "list")))
        window.click("New Sheet")
        write_sheet(window)
        window.click("Save")
        expect(not window.unnamed_buttons(), f"without a name: {window.unnamed_buttons()}")
        window.click("Play With This Sheet")
        begin_match(window)
        window.find(TITLE, "label")
    options = read_match()["table"]["options"]
    expect((options["total"], options["tie"]) == (7, [3]), f"the options are {options}")


def test_play():
    """Five people fill their columns; what was typed stays in sight, and the right one wins"""
    with open_window() as window:
        window.click(re.compile("^Continue " + TITLE))
        for name in PEOPLE:
            write_cells(window, name, ROWS[0], TYPED[name])
        window.find("Anna, Fields: 3+6+2 = 11", "table cell")
        window.find("Boris, Fields: 2*4 = 8", "table cell")
        for name, points in POINTS.items():
            window.find(f"{name}, Points: {points}", "table cell")
        rows = window.find_all(role="table row")
        expect([row.name for row in rows[-2:]] == ["Bonus", "Points"], "rows without a name")
        window.click("End the match")
        window.find("Anna wins: most points", "label")
        expect(not window.unnamed_buttons(), f"without a name: {window.unnamed_buttons()}")


def save_pdf(window, item, path):
    """Saves by an item of the menu; GTK does not name them: they are told by their order."""
    window.click("Print and Save", "toggle button")
    items = window.wait_for(lambda: window.find_all(role="menu item")[item:] or None, "the menu")
    window.act(items[0])
    dialog = window.find("Save as PDF", "dialog")
    window.type_into(window.find("Name:", driver.ENTRIES, dialog), path)
    window.click("Save", within=dialog)
    window.wait_for(lambda: os.path.exists(path) or None, path)
    window.wait_gone("Save as PDF", "dialog")


def read_pdf(path):
    with open(path, "rb") as source:
        return source.read()


def count_strokes(pdf):
    """How much is drawn on its pages: lines that are no words of the file's own structure."""
    streams = re.findall(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL)
    drawn = b""
    for stream in streams:
        try:
            drawn += zlib.decompress(stream.rstrip(b"\r\n"))
        except zlib.error:  # a font
            continue
    return len(re.findall(rb"\bTj\b|\bTJ\b", drawn))


def test_print():
    """The sheet is saved as a PDF, filled or blank, where the dialog is told to"""
    folder = os.environ[driver.INSIDE]
    with open_window() as window:
        window.click("History", "page tab")
        window.find(re.compile("^" + TITLE), "list item")
        open_menu(window)
        act_item(window, SHEET)
        window.find("Score Sheet", "dialog")
        save_pdf(window, 1, os.path.join(folder, "filled.pdf"))
        save_pdf(window, 3, os.path.join(folder, "blank.pdf"))
    filled, blank = (read_pdf(os.path.join(folder, name)) for name in ("filled.pdf", "blank.pdf"))
    for pdf in (filled, blank):
        expect(pdf.startswith(b"%PDF-") and b"%%EOF" in pdf[-32:], "no PDF")
        expect(re.search(rb"/Count 1\b", pdf), "not one page")
    expect(TITLE.encode() in filled, "no title")
    expect(count_strokes(filled) > count_strokes(blank) > 10, "the blank sheet has numbers")


# -- The history

CORRECT, _NOTE, SHEET = range(3)


def open_menu(window):
    window.find("Play Again", window.BUTTONS)
    window.click("This Match", "toggle button")


def act_item(window, item):
    window.act(window.wait_for(lambda: window.find_all(role="menu item")[item:] or None, "the menu")[0])


def find_card(window, words):
    """A card with the result of somebody, or of some."""
    window.find(words, "grouping")


def test_history():
    """The match is found by its title, and told as it was"""
    with open_window() as window:
        window.click("History", "page tab")
        window.type_into(window.find("Search the history"), TITLE[:4].lower())
        window.find(re.compile(f"^{TITLE}, Anna, 33 points"), "list item")
        window.type_into(window.find("Search the history"), "chess")
        window.find("Nothing Found")
        window.type_into(window.find("Search the history"), TITLE)
        find_card(window, "Anna, Won, 33 points")
        for name, words in (("Ada", "2nd, 31"), ("Vera", "3rd, 27"), ("Boris", "4th, 23"),
                            ("Gleb", "5th, 5")):
            find_card(window, f"{name}, {words} points")
        open_menu(window)
        act_item(window, SHEET)
        sheet = window.find("Score Sheet", "dialog")
        for words in ("Anna, Fields, 11", "Anna, Bonus, 5", "Ada, Points, 31"):
            window.find(words, within=sheet)


def test_correction():
    """A mistake is mended after the match: another one wins, by the tie break; the journal has it"""
    with open_window() as window:
        window.click("History", "page tab")
        window.find(re.compile(f"^{TITLE}, Anna"), "list item")
        open_menu(window)
        act_item(window, CORRECT)
        window.click("Correct the result")
        winner = window.find("Anna", "toggle button", window.find("Winners", "grouping"))
        expect(winner.getState().contains(window.atspi.STATE_PRESSED), "the winner is not proposed")
        window.click("Cancel")
        window.wait_gone("Winners", "grouping")
        write_cells(window, "Ada", "Fields", ["15+2"])
        window.find("Ada, Points: 33", "table cell")
        window.find("Anna wins: ahead in the tie", "label")
        write_cells(window, "Ada", "Animals", ["9"])
        window.find("Ada wins: most points", "label")
        lines = window.read_lines()
        expect(lines[:2] == ["Ada, Animals: 9", "Ada, Fields: 15+2 = 17"], f"the journal is {lines}")
        window.click("Back")
        window.find(re.compile(f"^{TITLE}, Ada, 34 points"), "list item")
        find_card(window, "Ada, Won, 34 points")
    journal = read_match()["journal"]
    finish = [line["kind"] for line in journal].index("finish")
    expect([line["kind"] for line in journal[finish + 1:]] == ["cell"] * 2, f"the journal is {journal}")


def test_again():
    """The same people play the same again"""
    with open_window() as window:
        window.click("History", "page tab")
        window.find(re.compile("^" + TITLE), "list item")
        window.click("Play Again")
        names = lambda: [node.queryText().getText(0, -1) for node in
                         window.find_all(re.compile("^Player"), driver.ENTRIES)]
        window.wait_for(lambda: names() == list(PEOPLE), "the same people")
        window.click("Start")
        cell(window, "Ada", "Stone rooms")
    match = read_match()
    expect(match["table"]["options"]["formulas"] == list(FORMULAS), "other formulas")


# -- Other ways to end

def end(title, people, how, finish, **options):
    """A match of the free table that knows only how it ended."""
    return {"format": "tablemate-match", "version": 1, "game": "free",
            "options": {"title": title, "how": how, "counters": 0, "dice": 0, **options},
            "seats": [{"name": name} for name in people],
            "moves": [{"kind": "finish", "params": finish}]}


# A match, the row of the history below its title, the cards of those who took part.
ENDINGS = (
    (end("Island", PEOPLE[:3], "together", {"won": False}), "All lost",
     ("Anna, Boris and Vera, Lost",)),
    (end("Relay", PEOPLE[:4], "points", {"scores": [9, 4, 3, 5]}, teams=[1, 2, 2, 1]),
     "Anna and Gleb, 14 points", ("Anna and Gleb, Won, 14 points", "Boris and Vera, 2nd, 7 points")),
    (end("Arena", PEOPLE, "last", {"winners": [2]}), "Vera, the last one standing", ("Vera, Won",)),
    (end("Patience", PEOPLE[:1], "rank", {"rank": "Master", "scores": [27]}),
     "Anna, alone, 27 points", ("Anna, Won, 27 points",)),
    (end("Auction", PEOPLE[:3], "points", {"scores": [20, 11, 20]}), "Anna and Vera share the win",
     ("Anna, Shared win, 20 points", "Vera, Shared win, 20 points", "Boris, 3rd, 11 points")),
    (end("Charades", PEOPLE[:2], "chosen", {"winners": []}), "Nobody won", ("Anna", "Boris")),
)


def put(match):
    path = os.path.join(os.environ[driver.INSIDE], "match.json")
    with open(path, "w", encoding="utf-8") as target:
        json.dump(match, target)
    subprocess.run([os.environ["TABLEMATE_PREPARE"], "put", path], check=True)


def test_endings():
    """Lost together, won by a team, last, alone, shared, by nobody: the history tells it"""
    forget()
    for match, _line, _cards in ENDINGS:
        put(match)
    with open_window() as window:
        window.click("History", "page tab")
        for match, line, cards in ENDINGS:
            window.type_into(window.find("Search the history"), match["options"]["title"])
            window.find(re.compile(f"^{match['options']['title']}, {line}, "), "list item")
            for card in cards:
                find_card(window, card)
        window.find("Nobody wins", "label")
        expect(not window.unnamed_buttons(), f"without a name: {window.unnamed_buttons()}")


def test_mended_ending():
    """The end of a match that the players told is mended by a touch"""
    forget()
    put(ENDINGS[2][0])
    with open_window() as window:
        window.click("History", "page tab")
        window.find(re.compile("^Arena"), "list item")
        open_menu(window)
        act_item(window, CORRECT)
        window.click("Correct the result")
        winners = window.find("Winners", "grouping")
        window.click("Vera", "toggle button", winners)
        window.click("Boris", "toggle button", winners)
        window.click("Record")
        window.find("Boris wins: the last one standing", "label")
        window.click("Back")
        window.find(re.compile("^Arena, Boris, the last one standing"), "list item")


def main():
    driver.enter_session()
    forget()
    driver.run_all((test_author, test_play, test_print, test_history, test_correction, test_again,
                    test_endings, test_mended_ending))


if __name__ == "__main__":
    main()
