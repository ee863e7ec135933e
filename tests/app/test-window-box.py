# SPDX-License-Identifier: GPL-3.0-or-later
"""What is printed on the owner's copy is told once: on a board, in forms, by a pack.

Every test begins with an empty archive. What is kept is looked up with the command line.
"""

import json
import os
import re
import shutil
import sqlite3
import subprocess
import time

import driver

HERE = os.path.dirname(os.path.abspath(__file__))
PACK = os.path.join(HERE, "paper-pack.json")
TEAMS = os.path.join(HERE, "paper-four-teams.json")
GAME = "paper-dungeons"
SETTINGS = {"window-width": 1100, "window-height": 1000}
PHONE = {"window-width": 360, "window-height": 640}
CAMPAIGN = "Campaign: Urban legends"
ITEM_EXPORT, ITEM_IMPORT, ITEM_FORGET = range(3)
# In the menu of a match.
ITEM_BOX = 3


def expect(is_so, what):
    if not is_so:
        raise driver.Failure(what)


def forget():
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        shutil.rmtree(os.environ[name], ignore_errors=True)


def read_part(part):
    """The records of a part of the box, as the command line shows them."""
    return driver.run_cli("box", "show", GAME, "--json")["contents"].get(part, [])


def wait_part(window, part, records):
    """Waits until exactly these records were told, besides those of the rulebook."""
    window.wait_for(lambda: set(records) <= set(read_part(part)) or None,
                    f"{records} in {part}: {read_part(part)}")


def wait_without(window, part, key):
    window.wait_for(lambda: not any(record.startswith(key) for record in read_part(part)) or None,
                    f"no {key} in {part}")


def import_pack():
    subprocess.run([os.environ["TABLEMATE_CLI"], "box", "import", PACK], check=True,
                   stdout=subprocess.DEVNULL)


def open_box(window):
    window.focus()
    window.click("Your box of Paper Dungeons")
    window.find("Your Box", "label")


def open_page(window, name):
    """Clicks a row, which stands still a moment after it is filled."""
    time.sleep(0.5)
    window.point_and_click(window.find(name, "list item"))


def open_map(settings=None):
    forget()
    window = driver.Window(settings=settings or SETTINGS, keep_home=True)
    open_box(window)
    open_page(window, "Dungeon map")
    window.find("4 of 42 told", "label")
    return window


def take(window, brush, **choices):
    """Chooses a brush, and what goes with it."""
    window.click(brush, "toggle button")
    time.sleep(0.5)  # a button that was activated stays pressed for a moment before it acts
    for name, value in choices.items():
        window.click(value, "radio button", window.find(name.replace("_", " "), "grouping"))
    time.sleep(0.5)


def cell(window, name):
    return window.find(re.compile(f"^{name}: "), "button")


def choose_item(window, number):
    """Chooses from the menu; GTK does not name the items: they are told by their order."""
    window.focus()
    window.click("Main Menu", "toggle button")
    items = window.wait_for(lambda: window.find_all(role="menu item")[number:] or None, "the menu")
    window.act(items[0])
    time.sleep(0.3)


def hand_over(path):
    """Opens a file as a file manager does."""
    program, schema_dir = driver.find_program()
    subprocess.run([program, path], check=True, timeout=60,
                   env=dict(os.environ, GSETTINGS_SCHEMA_DIR=schema_dir))


def save_as(window, path):
    """Tells the dialog of GTK where to write."""
    window.type_into(window.find("Name:", driver.ENTRIES), path)
    window.click("Save")
    window.wait_for(lambda: os.path.exists(path) and os.path.getsize(path) > 0, path)


# -- The board

def test_rooms():
    """Rooms are painted by touch, counted, taken away by touching again, and by Undo"""
    with open_map() as window:
        take(window, "Orc", Level="4", Hero_who_fights_it="Mage")
        window.point_and_click(cell(window, "C5"))
        window.find("C5: Orc, level 4, hero: Mage", "button")
        wait_part(window, "map", ["C5=orc:4:mage"])
        window.find("5 of 42 told", "label")
        take(window, "potion", How_many="2")
        window.point_and_click(cell(window, "C5"))
        wait_part(window, "map", ["C5=orc:4:mage/2*potion"])
        window.point_and_click(cell(window, "C5"))
        wait_part(window, "map", ["C5=orc:4:mage"])
        take(window, "Nothing here")
        window.point_and_click(cell(window, "B2"))
        wait_part(window, "map", ["B2=empty"])
        window.find("6 of 42 told", "label")
        window.click("Undo")
        window.find("5 of 42 told", "label")
        wait_without(window, "map", "B2")
        window.click("Redo")
        wait_part(window, "map", ["B2=empty"])
        window.focus()
        window.key("ctrl+z")
        window.key("ctrl+z")
        window.key("ctrl+z")
        window.key("ctrl+z")
        window.find("4 of 42 told", "label")
        wait_without(window, "map", "C5")


def test_sides():
    """Walls and water are put on the sides of rooms, a way across on the edge of the board"""
    with open_map() as window:
        take(window, "Wall")
        window.point_and_click(window.find("Open side between B3 and C3", "button"))
        window.find("Wall between B3 and C3", "button")
        take(window, "Water")
        window.point_and_click(window.find("Open side between E6 and E5", "button"))
        window.point_and_click(window.find("Wall between B3 and C3", "button"))
        window.find("Wall in water between B3 and C3", "button")
        take(window, "Way across")
        window.act(window.find("Open side to the left of A5", "button"))
        window.find("Way out to the right of F5", "button")
        wait_part(window, "map", ["B3-C3=wall/water", "E5-E6=water", "A5-F5=tunnel"])
        take(window, "Wall")
        window.point_and_click(window.find("Wall in water between B3 and C3", "button"))
        wait_part(window, "map", ["B3-C3=water"])


def test_keys():
    """Arrows go over the board, Enter paints, Alt and an arrow paints a side"""
    with open_map() as window:
        take(window, "Ghost")
        window.focus()
        window.point_and_click(cell(window, "A7"))
        wait_part(window, "map", ["A7=ghost:3:warrior"])
        window.key("Right")
        window.key("Down")
        window.key("Return")
        wait_part(window, "map", ["B6=ghost:3:warrior"])
        take(window, "Wall")
        window.key("alt+Right")
        wait_part(window, "map", ["B6-C6=wall"])


def test_phone():
    """On a phone brushes come from below, and everything has a name"""
    with open_map(PHONE) as window:
        window.click("Put: Ghost")
        window.click("Zombie", "toggle button")
        window.find("Put: Zombie", "button")
        window.wait_for(lambda: not window.find_all("Zombie", "toggle button") or None,
                        "the palette to close")
        time.sleep(0.5)
        window.point_and_click(cell(window, "D6"))
        wait_part(window, "map", ["D6=zombie:3:warrior"])
        expect(not window.unnamed_buttons(), f"without a name: {window.unnamed_buttons()}")


# -- Forms

def test_track():
    """A track is typed number after number; nothing typed is not told"""
    forget()
    with driver.Window(settings=SETTINGS, keep_home=True) as window:
        open_box(window)
        open_page(window, "Player sheet")
        open_page(window, "Level track")
        window.find("Numbers, 1", driver.ENTRIES)
        time.sleep(0.5)
        window.focus()
        for number in ("1", "3", None, "10"):
            if number:
                window.key("ctrl+a")
                subprocess.run(["xdotool", "type", "--delay", "5", number], check=True)
            window.key("Return")
        window.click("Save")
        wait_part(window, "sheet", ["levels=1/3/6/10/?/?"])
        window.find("4 of 6 values told", "label")
        open_page(window, "Minion track")
        window.click("Numbers: one more")
        window.type_into(window.find("Numbers, 10", driver.ENTRIES), "x")
        window.wait_for(lambda: not window.is_sensitive(window.find("Save")) or None,
                        "nothing to be saved")
        window.type_into(window.find("Numbers, 10", driver.ENTRIES), "19")
        window.click("Save")
        wait_part(window, "sheet", ["minions=?/?/?/?/?/?/?/?/16/19"])
        window.click("Undo")
        wait_part(window, "sheet", ["levels=1/3/6/10/?/?"])
        wait_without(window, "sheet", "minions")


def test_monster():
    """A monster of which nothing was known is told with its ranges"""
    forget()
    with driver.Window(settings=SETTINGS, keep_home=True) as window:
        open_box(window)
        open_page(window, "Monster cards")
        open_page(window, "Minotaur")
        window.click("Mage", "toggle button")
        window.type_into(window.find("Fame lost by fleeing", driver.ENTRIES), "4")
        for name, numbers in (("Combat power", "12 15 19"), ("Fame", "3 6 9"), ("Wounds", "4 3 2")):
            for place, number in enumerate(numbers.split()):
                entries = [entry for entry in window.find_all(role=driver.ENTRIES)
                           if (entry.name or "").startswith(f"{name}, ")]
                window.type_into(entries[place], number)
        window.click("Save")
        window.wait_for(lambda: any("limits:12:15:19/fames:3:6:9/wounds:4:3:2" in record
                                    for record in read_part("monsters")) or None,
                        "the ranges of the monster")
        window.find(re.compile("^1?[0-9] of 13 values told$"), "label")


# -- Packs

def test_pack():
    """A pack is written, forgotten, taken in from a file, and everything can be undone"""
    forget()
    import_pack()
    told = driver.run_cli("box", "show", GAME, "--json")["contents"]
    path = os.path.join(os.environ[driver.INSIDE], "mine.tablemate-pack")
    with driver.Window(settings=SETTINGS, keep_home=True) as window:
        open_box(window)
        window.find("42 of 42 told", "label")
        choose_item(window, ITEM_EXPORT)
        save_as(window, path)
        window.find("The pack is exported")
        with open(path, encoding="utf-8") as pack:
            expect(json.load(pack)["contents"] == told, "the pack holds something else")
        choose_item(window, ITEM_FORGET)
        window.find("4 of 42 told", "label")
        window.click("Undo")
        window.find("42 of 42 told", "label")
        choose_item(window, ITEM_FORGET)
        window.find("4 of 42 told", "label")
        hand_over(path)
        window.find(re.compile("entries are new or changed"), "label")
        window.click("Add")
        window.find("42 of 42 told", "label")
        expect(driver.run_cli("box", "show", GAME, "--json")["contents"] == told,
               "what came in is something else")


def test_replace():
    """A pack takes the place of what was told before, if that is wanted"""
    forget()
    subprocess.run([os.environ["TABLEMATE_CLI"], "box", "set", GAME, "sheet", "wounds=?/-1"],
                   check=True, stdout=subprocess.DEVNULL)
    only_map = os.path.join(os.environ[driver.INSIDE], "map.json")
    with open(only_map, "w", encoding="utf-8") as pack:
        json.dump({"format": "tablemate-pack", "version": 1, "game": GAME,
                   "contents": {"map": ["C5=trap"]}}, pack)
    with driver.Window(settings=SETTINGS, keep_home=True) as window:
        open_box(window)
        hand_over(only_map)
        window.find(re.compile("1 entry is new or changed"), "label")
        window.click("Replace")
        wait_part(window, "map", ["C5=trap"])
        wait_without(window, "sheet", "wounds")
        window.click("Undo")
        wait_part(window, "sheet", ["wounds=?/-1"])


def test_broken_pack():
    """A pack that is none is told in full, and changes nothing"""
    forget()
    path = os.path.join(os.environ[driver.INSIDE], "broken.tablemate-pack")
    with open(path, "w", encoding="utf-8") as pack:
        pack.write('{"format": "tablemate-pack", "version": 1, "game": "paper-dungeons",'
                   ' "contents": {"map": ["Z9=trap"]}}')
    with driver.Window(settings=SETTINGS, keep_home=True) as window:
        open_box(window)
        hand_over(path)
        window.find("The Pack Cannot Be Imported")
        window.click("Close", within=window.find("The Pack Cannot Be Imported"))
        window.find("4 of 42 told", "label")


def test_cards():
    """Cards that differ are forgotten with the rest, and come back by Undo"""
    forget()
    with driver.Window(settings=SETTINGS, keep_home=True) as window:
        window.click("Your box of Dungeon Raiders")
        window.point_and_click(window.find("Snake", "list item"))
        window.click("Troll", within=window.find("Card 1 of 30", "dialog"))
        window.wait_for(lambda: driver.run_cli("box", "show", "dungeon-raiders", "--json")
                        ["contents"] or None, "the card on the disk")
        window.wait_gone("Snake", "list item")
        # What no edition has is spelled, and what cannot be read is not taken.
        window.point_and_click(window.find("Zombie", "list item"))
        card = window.find("Card 2 of 30", "dialog")
        window.type_into(window.find("Another card, as a code", driver.ENTRIES), "m:9/9")
        window.click("Use", within=card)
        window.find(re.compile("“m:9/9” is not a dungeon card"), "label")
        window.type_into(window.find("Another card, as a code", driver.ENTRIES), "m:9/12/15:2:Ogre")
        window.click("Use", within=card)
        window.find("Ogre", "list item")
        window.find("Shields 9, 12 and 15; crosses: 2", "label")
        choose_item(window, ITEM_FORGET)
        window.find("Snake", "list item")
        window.click("Undo")
        window.wait_gone("Snake", "list item")
        window.find("Ogre", "list item")


# -- Matches

def read_match():
    """The newest match, as a file of it would be."""
    path = os.path.join(os.environ[driver.INSIDE], "newest.json")
    newest = driver.run_cli("history", "list", "--json")["matches"][0]
    subprocess.run([os.environ["TABLEMATE_CLI"], "history", "export", f"--output={path}",
                    newest["id"]], check=True, stdout=subprocess.DEVNULL)
    with open(path, encoding="utf-8") as source:
        return json.load(source)


def begin_match(window, people):
    window.click("New match of Paper Dungeons")
    for number in range(3, len(people), -1):
        window.click(f"Remove Player {number}")
    for number, name in enumerate(people, 1):
        window.type_into(window.find(f"Player {number}", driver.ENTRIES), name)


def test_match():
    """A new match knows what is told, and its menu leads to the box"""
    forget()
    import_pack()
    with driver.Window(settings=SETTINGS, keep_home=True) as window:
        begin_match(window, ("Anna",))
        window.click("Start")
        window.find("Undo", window.BUTTONS)
        window.wait_for(lambda: driver.run_cli("history", "list", "--json")["matches"] or None,
                        "the match in the history")
        options = read_match()["options"]
        expect("C5=orc:5:warrior/gem:e" in options["map"], f"the map is {options['map']}")
        window.click("Open a dungeon card")
        window.click("A, 1 left")
        window.find("Sample golem, Stage 1 · monster after round 3", "grouping")
        window.find("Power 10, fame 2, wounds 3", "grouping")
        choose_item(window, ITEM_BOX)
        window.find("42 of 42 told", "label")


def ask(sql):
    with sqlite3.connect(f"{os.environ['XDG_DATA_HOME']}/tablemate/tablemate.db") as database:
        return database.execute(sql).fetchall()


def put_first_chapter():
    with open(TEAMS, encoding="utf-8") as source:
        match = json.load(source)
    match["options"].update({"campaign": "urban", "chapter": 1})
    path = os.path.join(os.environ[driver.INSIDE], "chapter.json")
    with open(path, "w", encoding="utf-8") as target:
        json.dump(match, target)
    subprocess.run([os.environ["TABLEMATE_PREPARE"], "put", path], check=True)


def test_campaign():
    """After a chapter comes the next one, with the same people, and both are counted together"""
    forget()
    put_first_chapter()
    with driver.Window(settings=SETTINGS, keep_home=True) as window:
        window.click("History", "page tab")
        window.click("Play the Next Chapter")
        window.find(f"Begin the series “{CAMPAIGN}”", "label")
        window.click("Start")
        window.find("Undo", window.BUTTONS)
        window.wait_for(lambda: ask("SELECT chapter FROM matches WHERE series IS NOT NULL"
                                    " ORDER BY started") == [(1,), (2,)] or None, "two chapters")
        expect(ask("SELECT name FROM series") == [(CAMPAIGN,)], "the series has another name")
        shown = read_match()
        expect((shown["options"]["campaign"], shown["options"]["chapter"]) == ("urban", 2),
               f"another chapter: {shown['options']}")
        expect([seat["name"] for seat in shown["seats"]] == ["Anna", "Boris", "Vera", "Gleb"],
               f"other people: {shown['seats']}")


def test_seats():
    """Those whose sheet is kept all the same are chosen by name"""
    forget()
    with driver.Window(settings=SETTINGS, keep_home=True) as window:
        begin_match(window, ("Anna", "Boris", "Vera"))
        window.act(window.find("Seats kept in full all the same", "list item"))
        window.act(window.find("Boris", "check box"))
        time.sleep(0.5)
        window.click("Start")
        window.find("Undo", window.BUTTONS)
        window.wait_for(lambda: driver.run_cli("history", "list", "--json")["matches"] or None,
                        "the match in the history")
        shown = read_match()
        expect(shown["options"]["sheet_seats"] == [1], f"kept are {shown['options']['sheet_seats']}")


def main():
    driver.enter_session()
    driver.run_all((test_rooms, test_sides, test_keys, test_phone, test_track, test_monster, test_pack,
                    test_replace, test_broken_pack, test_cards, test_match, test_campaign, test_seats))


if __name__ == "__main__":
    main()
