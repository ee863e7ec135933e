# SPDX-License-Identifier: GPL-3.0-or-later
"""The place of the history in the real window: matches, people, games, series.

Each test starts the program with the same archive of seven matches.
"""

import gettext
import os
import re
import shutil
import sqlite3
import subprocess
import time

import driver

HERE = os.path.dirname(os.path.abspath(__file__))
SETTINGS = {"window-width": 1024, "window-height": 1100}
DAY = 86400 * 1000000
HOUR = DAY // 24
RAIDERS = "four-players.json"
ROLL = "three-delvers.json"
# What was played, who played it, how many days ago; with so many moves only.
MATCHES = (
    (RAIDERS, ("Anna", "Boris", "Vera", "Gleb"), 0.1, None),
    (RAIDERS, ("Vera", "Anna", "Gleb", "Borya"), 0.2, None),
    (ROLL, ("Anna", "Boris", "Vera"), 40, None),
    (ROLL, ("Gleb", "Boris", "Vera"), 70, None),
    (RAIDERS, ("Gleb", "Boris", "Vera", "Anna"), 400, None),
    (RAIDERS, ("Anna", "Boris", "Vera", "Gleb"), 0, 40),
    (ROLL, ("Anna", "Boris", "Vera"), 0, 20),
)
ABANDONED = 6
# The number of the match that is the first of the list.
RUNNING = 6
# Plays of another program.
FOREIGN = os.path.join(os.path.dirname(HERE), "exchange", "data", "bgstats-export.json")
# Places in menus: of the history, of a match that is not over, of one that is.
ITEM_EXPORT = 1
ITEM_IMPORTS = 2
ITEM_ABANDON = 2
ITEM_DELETE = 7
# What can be exported: the title, a file, what it begins with.
FORMATS = (
    ("The Whole History", "history.tablemate.json", "{"),
    ("Table of Matches", "matches.csv", "match,"),
    ("Table of Seats", "seats.csv", "match,"),
    ("Table of Moves", "moves.csv", "match,"),
    ("BG Stats", "tablemate.bgsplay.json", "{"),
)
ANY_MATCH = re.compile("^Dungeon (Raiders|Roll), ")


def expect(is_so, what):
    if not is_so:
        raise driver.Failure(what)


# -- The archive

def database():
    return os.path.join(os.environ["XDG_DATA_HOME"], "tablemate", "tablemate.db")


def ask(sql, *values):
    """What the archive on the disk says."""
    with sqlite3.connect(f"file:{database()}?mode=ro", uri=True) as connection:
        return connection.execute(sql, values).fetchall()


def forget():
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        shutil.rmtree(os.environ[name], ignore_errors=True)


def put(name, people, n_moves):
    driver.put_match(os.path.join(HERE, name), people, n_moves)


def prepare():
    forget()
    for name, people, _days, n_moves in MATCHES:
        put(name, people, n_moves)
    now = int(time.time() * 1e6)
    connection = sqlite3.connect(database())
    for number, (_name, _people, days, n_moves) in enumerate(MATCHES, 1):
        then = now - int(days * DAY)
        if n_moves is None:
            connection.execute("UPDATE matches SET started = ?, changed = ?, finished = ?"
                               " WHERE id = ?", (then - HOUR, then, then, number))
    connection.execute("UPDATE matches SET state = 2 WHERE id = ?", (ABANDONED + 1,))
    connection.commit()
    connection.close()


KEPT = "kept"


def open_history(language="en_US.UTF-8", tab="History", **more):
    """A window with the history as it was prepared once."""
    forget()
    shutil.copytree(os.path.join(os.environ[driver.INSIDE], KEPT), os.environ["XDG_DATA_HOME"])
    window = driver.Window(settings=SETTINGS, keep_home=True, language=language, **more)
    window.click(tab, "page tab")
    return window


def list_matches(window):
    return [node.name for node in window.find_all(ANY_MATCH, "list item",
                                                  window.find("Matches", "list"))]


def wait_matches(window, n_matches):
    return window.wait_for(lambda: len(list_matches(window)) == n_matches and list_matches(window),
                           f"{n_matches} matches")


def choose_mode(window, name):
    window.click(name, "radio button")


def choose(window, name, role="list"):
    """Clicks a row of the list on the left."""
    window.point_and_click(window.find(name, "list item", window.find(role, "list")))


def wait_text(window, text):
    """Waits until the field for the name holds a text."""
    window.wait_for(lambda: window.find("Name", "text").queryText().getText(0, -1) == text,
                    f"{text} in the field")


def choose_from(window, drop_down, name):
    """Chooses from a list that pops up, by the keys: it has a window of its own."""
    window.focus()
    window.click(drop_down, "toggle button")
    box = window.find(drop_down, "combo box")
    window.find(name, "label", box)
    names = [node.name for node in window.find_all(role="label", within=box)]
    time.sleep(0.3)
    for _step in range(names.index(name) - 1):
        window.key("Down")
    window.key("Return")


def choose_item(window, button, number):
    """Chooses from a menu; GTK does not name the items: they are told by their order."""
    window.focus()
    window.click(button, "toggle button")
    items = window.wait_for(lambda: window.find_all(role="menu item")[number:] or None, "the menu")
    window.act(items[0])
    time.sleep(0.3)


def hand_over(path):
    """Opens a file as a file manager does."""
    program, schema_dir = driver.find_program()
    subprocess.run([program, path], check=True, timeout=60,
                   env=dict(os.environ, GSETTINGS_SCHEMA_DIR=schema_dir))


def press(window, node):
    """Clicks a row of a page, which stands still a moment after it is filled."""
    time.sleep(0.5)
    window.point_and_click(node)


# -- Matches

def test_matches():
    """Running matches come first, then days and months; the newest one is shown"""
    with open_history() as window:
        rows = wait_matches(window, 7)
        expect(rows[0].startswith("Dungeon Raiders, Before level 2, "), f"the first row is {rows[0]}")
        expect(sum("Abandoned" in row for row in rows) == 1, "one match is abandoned")
        expect("Vera, 20 points" in rows[4], f"the fifth row is {rows[4]}")
        window.find("Running", "label")
        expect(window.find_all(re.compile(r"^\w+day, \d+ \w+$"), "label"), "days stand above matches")
        expect(window.find_all(re.compile(r"^\w+ \d{4}$"), "label"), "the year of another year")
        window.point_and_click(window.find(re.compile("^Dungeon Roll, Vera, 20 points"), "list item"))
        window.find("Play Again", window.BUTTONS)
        expect(not window.unnamed_buttons(), f"without a name: {window.unnamed_buttons()}")


def test_search():
    """Words of games and people find matches; nothing found can be widened again"""
    with open_history() as window:
        wait_matches(window, 7)
        entry = window.find("Search the history")
        window.type_into(entry, "roll gleb")
        wait_matches(window, 1)
        window.type_into(entry, "nobody knows")
        window.find("Nothing Found")
        window.click("Show All Matches")
        wait_matches(window, 7)


def test_filters():
    """Person, game and result narrow the list down"""
    with open_history() as window:
        wait_matches(window, 7)
        choose_from(window, "Everyone", "Gleb")
        wait_matches(window, 5)
        window.click("Time and Result")
        choose_from(window, "Any result", "Won")
        rows = wait_matches(window, 1)
        expect("Gleb, 12 points" in rows[0], f"won: {rows}")


def test_empty():
    """Without a match there is a way to play one"""
    forget()
    with driver.Window(settings=SETTINGS, keep_home=True) as window:
        window.click("History", "page tab")
        window.find("No Matches Yet")
        window.click("Play", "button")
        window.find(re.compile("^New match of"), window.BUTTONS)


# -- People

def list_rows(window, name):
    return [node.name for node in window.find_all(role="list item", within=window.find(name, "list"))
            if node.name]


def test_join():
    """Two names turn out to be one person; Undo makes them two again"""
    with open_history() as window:
        choose_mode(window, "People")
        window.wait_for(lambda: len(list_rows(window, "People")) == 5, "five people")
        choose(window, "Boris", "People")
        wait_text(window, "Boris")
        press(window, window.find("Same Person As…", "list item"))
        window.find("The Same Person")
        choose_from(window, "Anna", "Borya")
        window.find(re.compile("^Matches of Boris: 6. Matches of Borya: 1."))
        window.click("Join")
        window.wait_for(lambda: len(list_rows(window, "People")) == 4, "four people")
        window.find("Separate Borya")
        window.click("Undo")
        window.wait_for(lambda: len(list_rows(window, "People")) == 5, "five people again")


def test_person():
    """Look and name of a person are changed where they are seen"""
    with open_history() as window:
        choose_mode(window, "People")
        choose(window, "Gleb", "People")
        wait_text(window, "Gleb")
        window.click("Amber", "toggle button")
        window.wait_for(lambda: ask("SELECT colour FROM players WHERE name = 'Gleb'") == [("amber",)],
                        "the color on the disk")
        press(window, window.find("Offered for New Matches", "check box"))
        window.wait_for(lambda: ask("SELECT is_hidden FROM players WHERE name = 'Gleb'") == [(1,)],
                        "a hidden person on the disk")
        window.find(re.compile("^1 win"))
        press(window, window.find("Matches", "list item"))
        wait_matches(window, 5)


# -- Games

def test_game():
    """The page of a game counts, and its charts can be read"""
    with open_history() as window:
        choose_mode(window, "Games")
        choose(window, "Dungeon Raiders", "Games")
        window.find("Played 3 times")
        scores = window.find("Scores", "image")
        expect(scores.description == "7: 6 times; 11: 3 times; 12: 3 times",
               f"the scores: {scores.description}")
        window.find(re.compile("^The median is 7; half of the scores"))
        window.find(re.compile("^Seat 3: [0-3] of 3 won"))
        window.find("4 players")


# -- Series

def add_series(window):
    choose_mode(window, "Series")
    window.click("New Series")
    wait_text(window, "New Series")


def add_matches(window, *places):
    window.click("Add Matches…")
    dialog = window.find("Add Matches", "dialog")
    boxes = window.find_all(role="check box", within=dialog)
    for place in places:
        window.act(boxes[place])
    window.click("Add", within=dialog)
    window.wait_gone("Add Matches", "dialog")


def test_series():
    """Matches become chapters, which are counted up, moved, and come back after Undo"""
    with open_history() as window:
        add_series(window)
        add_matches(window, 1, 2)
        window.wait_for(lambda: len(list_rows(window, "Chapters")) == 2, "two chapters")
        window.find(re.compile("^Vera has .* together, more than anybody else"))
        first = list_rows(window, "Chapters")[0]
        window.click("Later", within=window.find("Chapters", "list"))
        window.wait_for(lambda: list_rows(window, "Chapters")[1][2:] == first[2:],
                        "the chapters to change places")
        order = ask("SELECT id FROM matches WHERE series IS NOT NULL ORDER BY chapter")
        window.click("Delete the Series")
        window.wait_for(lambda: ask("SELECT count(*) FROM series") == [(0,)], "no series")
        window.click("Undo")
        window.wait_for(lambda: ask("SELECT id FROM matches WHERE series IS NOT NULL"
                                    " ORDER BY chapter") == order, "the chapters again")


def test_chapter():
    """The next chapter is played by the same people, and belongs to the series"""
    with open_history() as window:
        add_series(window)
        add_matches(window, 1)
        window.click("Play the Next Chapter")
        window.click(re.compile("^Start"))
        window.find("Undo", window.BUTTONS)
        window.wait_for(lambda: ask("SELECT chapter FROM matches WHERE series IS NOT NULL"
                                    " ORDER BY chapter") == [(1,), (2,)], "two chapters")


# -- Importing

def test_import():
    """A file that is opened shows what it would bring, is taken in, and taken back"""
    path = os.path.join(os.environ[driver.INSIDE], "history.tablemate.json")
    with open_history():
        subprocess.run([os.environ["TABLEMATE_CLI"], "history", "export", "--all",
                        f"--output={path}"], check=True, stdout=subprocess.DEVNULL)
    forget()
    with driver.Window(settings=SETTINGS, keep_home=True) as window:
        window.click("History", "page tab")
        window.find("No Matches Yet")
        hand_over(path)
        dialog = window.find("history.tablemate.json", "dialog")
        window.find("New: 7", within=dialog)
        window.click("Import", within=dialog)
        wait_matches(window, 7)
        window.click("Undo")
        window.find("No Matches Yet")


def test_broken_file():
    """A file that cannot be imported is told in full, and changes nothing"""
    with open_history() as window:
        wait_matches(window, 7)
        hand_over(__file__)
        dialog = window.find("The File Cannot Be Imported")
        window.find(re.compile("^test-window-history.py: "), "label")
        window.click("Close", within=dialog)
        window.wait_gone("The File Cannot Be Imported")
        wait_matches(window, 7)


def test_take_back():
    """Plays of another program come in, and the list of imports takes them out again"""
    with open_history() as window:
        wait_matches(window, 7)
        hand_over(FOREIGN)
        window.click("Import", within=window.find("bgstats-export.json", "dialog"))
        window.wait_for(lambda: ask("SELECT count(*) FROM matches") == [(9,)],
                        "nine matches on the disk")
        choose_item(window, "Import, Export, Backups", ITEM_IMPORTS)
        window.click("Take back bgstats-export.json")
        window.wait_for(lambda: ask("SELECT count(*) FROM matches") == [(7,)],
                        "seven matches on the disk")
        wait_matches(window, 7)


# -- Exporting

def save_as(window, path):
    """Tells the dialog of GTK where to write."""
    window.type_into(window.find("Name:", driver.ENTRIES), path)
    window.click("Save")
    window.wait_for(lambda: os.path.exists(path) and os.path.getsize(path) > 0, path)


def test_export():
    """Every format is written where the dialog is told to"""
    folder = os.path.join(os.environ[driver.INSIDE], "exported")
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    with open_history() as window:
        wait_matches(window, 7)
        for title, name, start in FORMATS:
            choose_item(window, "Import, Export, Backups", ITEM_EXPORT)
            press(window, window.find(title, "list item"))
            path = os.path.join(folder, name)
            save_as(window, path)
            window.find(re.compile(r"^\d+ match(es are| is) exported$"))
            with open(path, encoding="utf-8") as written:
                expect(written.read(len(start)) == start, f"{name} begins in another way")


# -- What is done with a match

def choose_match(window, name, n_matches=7):
    wait_matches(window, n_matches)
    window.point_and_click(window.find(re.compile(name), "list item"))
    time.sleep(0.7)  # it is read piece by piece


def state_of(number):
    return ask("SELECT state FROM matches WHERE id = ?", number)[0][0]


def count_running_on_shelf(window):
    """Looks at the shelf, and comes back."""
    window.click("Play", "page tab")
    window.find("New match", "heading")
    n_matches = len(window.find_all(re.compile("^Continue "), "button"))
    window.click("History", "page tab")
    window.find("Matches", "list")
    return n_matches


def test_abandon():
    """A running match is abandoned, which the shelf knows when it is looked at, and goes on again"""
    with open_history() as window:
        wait_matches(window, 7)
        n_running = count_running_on_shelf(window)
        choose_match(window, "^Dungeon Raiders, Before level 2")
        expect(state_of(RUNNING) == 0, "the match is running")
        choose_item(window, "This Match", ITEM_ABANDON)
        window.wait_for(lambda: state_of(RUNNING) == 2, "an abandoned match")
        window.wait_for(lambda: sum("Abandoned" in row for row in list_matches(window)) == 2,
                        "two abandoned matches in the list")
        expect(count_running_on_shelf(window) == n_running - 1, "one fewer on the shelf")
        choose_item(window, "This Match", ITEM_ABANDON)
        window.wait_for(lambda: state_of(RUNNING) == 0, "a running match again")
        expect(count_running_on_shelf(window) == n_running, "as many as before on the shelf")


def count_all():
    return ask("SELECT (SELECT count(*) FROM matches),"
               " (SELECT count(*) FROM moves)")


def test_delete():
    """A deleted match disappears at once, comes back by Undo, and is gone when the toast is over"""
    with open_history() as window:
        choose_match(window, "^Dungeon Roll, Gleb, 12 points|^Dungeon Roll, Vera, 20 points")
        whole = count_all()
        choose_item(window, "This Match", ITEM_DELETE)
        wait_matches(window, 6)
        expect(count_all() == whole, "nothing is deleted while it can be undone")
        window.click("Undo")
        wait_matches(window, 7)
        choose_match(window, "^Dungeon Roll, Vera, 20 points")
        choose_item(window, "This Match", ITEM_DELETE)
        wait_matches(window, 6)
        window.wait_for(lambda: count_all()[0][0] == 6, "six matches on the disk")


def test_close_early():
    """A window that is closed while a deletion can be undone deletes; a program that is ended does not"""
    for closes in (True, False):
        with open_history() as window:
            choose_match(window, "^Dungeon Roll, Vera, 20 points")
            number = ask("SELECT id FROM matches WHERE game = 'dungeon-roll' AND state = 1"
                         " ORDER BY started DESC")[0][0]
            n_moves = ask("SELECT count(*) FROM moves WHERE match = ?", number)[0][0]
            whole = count_all()
            choose_item(window, "This Match", ITEM_DELETE)
            wait_matches(window, 6)
            expect(count_all() == whole, "nothing is deleted before")
            if closes:
                window.focus()
                window.key("ctrl+q")
                window.process.wait(20)
        n_matches, n_all = whole[0]
        wanted = [(n_matches - 1, n_all - n_moves)] if closes else whole
        expect(count_all() == wanted, f"{count_all()} is left, not {wanted}")


# -- On a phone, and in Russian

def test_phone():
    """On a phone a match gets the whole window, and Back leads to the list"""
    with open_history() as window:
        wait_matches(window, 7)
        window.resize(360, 640)
        window.wait_gone("Play Again")
        window.point_and_click(window.find(re.compile("^Dungeon Raiders, Vera, 12"), "list item"))
        window.find("Back", window.BUTTONS)
        window.find("Play Again", window.BUTTONS)
        window.click("Back")
        window.find(re.compile("^Dungeon Raiders, Vera, 12"), "list item")


def test_russian():
    """Every mode of the place opens in Russian"""
    folder = os.path.join(os.environ["TABLEMATE_BUILD_DIR"], "po")
    say = gettext.translation("tablemate", folder, ["ru"], fallback=True).gettext
    with open_history("ru_RU.UTF-8", say("_History").replace("_", ""), locale_dir=folder) as window:
        window.find(re.compile("Вера|Vera"), "list item")
        for mode in ("People", "Games", "Series"):
            window.click(say(mode), "radio button")
            if mode != "Series":
                window.find(say(mode), "list")
        expect(not window.unnamed_buttons(), f"without a name: {window.unnamed_buttons()}")


def main():
    driver.enter_session()
    prepare()
    kept = os.path.join(os.environ[driver.INSIDE], KEPT)
    shutil.rmtree(kept, ignore_errors=True)
    shutil.copytree(os.environ["XDG_DATA_HOME"], kept)
    driver.run_all((test_matches, test_search, test_filters, test_empty, test_join, test_person,
                    test_game, test_series, test_chapter, test_import, test_broken_file,
                    test_take_back, test_export, test_abandon, test_delete, test_close_early,
                    test_phone, test_russian))


if __name__ == "__main__":
    main()
