# SPDX-License-Identifier: GPL-3.0-or-later
"""What the real window does beyond the plain course of a match, one thing after another.

Each test starts the program anew with an archive of its own.
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
SETTINGS = {"window-width": 1280, "window-height": 1000}
CHOICES = ("toggle button", "radio button", "check box")

with open(os.path.join(HERE, "four-players.json"), encoding="utf-8") as source:
    MATCH = json.load(source)


def find_place(**wanted):
    return next(i for i, move in enumerate(MATCH["moves"])
                if all(move.get(key) == value for key, value in wanted.items()))


def database():
    return os.path.join(os.environ["XDG_DATA_HOME"], "tablemate", "tablemate.db")


def forget():
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        shutil.rmtree(os.environ[name], ignore_errors=True)


def put(n_moves, **options):
    """An archive with one match: the first moves of the file, under these options."""
    forget()
    match = dict(MATCH, moves=MATCH["moves"][:n_moves], options=dict(MATCH["options"], **options))
    path = os.path.join(os.environ[driver.INSIDE], "match.json")
    with open(path, "w", encoding="utf-8") as target:
        json.dump(match, target)
    subprocess.run([os.environ["TABLEMATE_PREPARE"], "put" if n_moves > 0 else "begin", path],
                   check=True)


def open_window(**more):
    return driver.Window(settings=SETTINGS, keep_home=True, **more)


def open_match(n_moves, **options):
    put(n_moves, **options)
    return go_on(open_window())


def go_on(window):
    window.click(re.compile("^Continue Dungeon Raiders"))
    window.find("Undo", window.BUTTONS)
    return window


def read_journal():
    matches = driver.run_cli("history", "list", "--json")["matches"]
    return driver.run_cli("history", "show", matches[0]["id"], "--json")["journal"]


def expect(is_so, what):
    if not is_so:
        raise driver.Failure(what)


def level_row(window):
    return window.find(re.compile(r"^Level \d$"), "grouping")


# -- What the rules say

def test_undecided():
    """An open point shows both readings, and the other one settles the move anew"""
    with open_match(find_place(kind="lay", params={"seat": 3, "card": "5"}) + 1) as window:
        window.click(re.compile("^Settle"))
        window.find("The rulebook does not settle this.")
        window.find(re.compile("must reach its power$"), "button")
        window.find("14 against 14: the skeleton is beaten", "list item")
        window.click(re.compile("must exceed its power$"))
        window.find(re.compile("^14 against 14: the skeleton strikes"), "list item")
        window.find("14 against 14: the skeleton is beaten, taken back", "list item")
    last = read_journal()[-1]
    expect(last["kind"] == "resolve" and last["done"], f"the last line is {last}")


def test_impossible():
    """What cannot be is said in a bar, and nothing is recorded"""
    with open_match(find_place(kind="looked") + 1, show_items="held") as window:
        lines = window.read_lines()
        window.click(re.compile("crystal"), within=window.find(re.compile("^Boris"), "grouping"))
        window.find("Impossible", "image")
        window.find("Nothing was recorded.")
        expect(window.read_lines() == lines, "something was recorded")
        window.click("Dismiss")
        window.wait_gone("Nothing was recorded.")


def test_picker():
    """A level comes up dark; Escape leaves it, one touch takes it, two touches name a room"""
    with open_match(3, deck="table", lot="app") as window:
        window.click("Open level 1")
        window.find("5: dark", CHOICES)
        window.key("Escape")
        window.wait_gone("Record")
        window.click("Open level 1")
        window.click("3: dark", CHOICES)
        window.click(re.compile("^Skeleton"))
        window.find("3: Skeleton", CHOICES)
        window.click("Record")
        window.find(re.compile("^Skeleton"), within=level_row(window))
        expect(len(window.find_all("Dark room", within=level_row(window))) == 4, "four dark rooms")
        window.click("Undo")
        window.click("Open level 1")
        window.click("Record")
        window.wait_for(lambda: len(window.find_all("Dark room", within=level_row(window))) == 5,
                        "five dark rooms")


def test_torch():
    """The torch shows the dark rooms as long as it is held, to whom it belongs"""
    with open_match(find_place(kind="looked")) as window:
        window.find("Hand the device to Anna")
        expect(not window.find_all("Room 5", "grouping"), "the room shows before it is held")
        with window.holding(window.find("Anna: hold to look", "button")):
            window.find(re.compile("^Troll"), within=window.find("Room 5", "grouping"))
        window.wait_gone("Room 5", "grouping")
        window.click("Seen")
        window.wait_gone("Hand the device to Anna")
    expect(read_journal()[-1]["kind"] == "looked", "the look is not recorded")


# -- Places

def lay(window, seat, card):
    window.click(str(card), CHOICES, window.find(f"Player {seat}, Cards laid", "grouping"))


def test_judge():
    """The judge answers as one touches, and frames what the rulebook leaves open"""
    forget()
    with open_window() as window:
        window.click("Judge", "page tab")
        window.act(window.find("Treasury", "list item"))
        window.find("Highest card: 5, laid by Player 1.")
        lay(window, 2, 5)
        window.find("2 heroes want the chest of 1, too many: nobody gets it.")
        window.act(window.find("Monster", "list item"))
        window.find("The cards add up to 14, against power 1: the monster is beaten.")
        window.find("Power of the monster", "spin button").queryValue().currentValue = 14
        window.find("The rulebook does not settle this")
        window.find(re.compile("must reach its power$"), CHOICES)
        window.find(re.compile("must exceed its power$"), CHOICES)
        window.find("The cards add up to 14, against power 14: the monster is beaten.")


def list_articles(window, name="Articles"):
    """The titles of the articles that are listed, in order."""
    return [row.name for lists in window.find_all(name, "list")
            for row in window.find_all(role="list item", within=lists)]


def search_rules(window, words, title, field="Search the rules", name="Articles"):
    """The article with this title is the first that is found; there are fewer than all."""
    window.type_into(window.find(field, driver.ENTRIES), words)
    window.wait_for(lambda: list_articles(window, name)[0] == title and len(list_articles(window, name)) < 20,
                    f"{title!r} first")


def open_article(window, words, title):
    search_rules(window, words, title)
    window.focus()
    window.point_and_click(window.find("Search the rules", driver.ENTRIES))
    window.key("Return")
    window.find(title, "heading")


def test_rules():
    """The rules are searched as one types, in any form of a word; the keys choose what is found"""
    forget()
    with open_window() as window:
        window.click("Rules", "page tab")
        search_rules(window, "torch", "Torch: see the dark rooms")
        open_article(window, "chests ti", "Ties share the chest")
        window.find(re.compile("^[0-9]+ articles found$"), "label")
        second = list_articles(window)[1]
        window.key("Down")
        window.find(second, "heading")
        window.key("Escape")
        window.wait_for(lambda: len(list_articles(window)) > 50, "all articles")
        window.find(second, "heading")
        window.point_and_click(window.find(second, "list item"))
        for letter in "key":
            window.key(letter)
        window.wait_for(lambda: list_articles(window)[0] == "Key: a 5 in a treasury", "the key first")
        expect(not window.unnamed_buttons(), "buttons without a name")


def test_all_rules():
    """What one game has no rule for is looked for in all of them"""
    forget()
    with open_window() as window:
        window.click("Rules", "page tab")
        window.type_into(window.find("Search the rules", driver.ENTRIES), "vorpal")
        window.find("Nothing Found", "label")
        expect(not list_articles(window), "something was found")
        window.click("Search All Games")
        window.wait_for(lambda: list_articles(window)[0].startswith("Vorpal sword"), "the sword")
        window.find(re.compile("^Vorpal sword"), "heading")
        expect(len(window.find_all("Dungeon Roll: Treasures", "label")) == 2, "list and article name the game")


def test_article():
    """An article leads to the questions that it decides, and a ruling back to its articles"""
    forget()
    with open_window() as window:
        window.click("Rules", "page tab")
        open_article(window, "second chest tie", "Second chest: all cards tie?")
        window.find("The rulebook does not settle this")
        window.find("How Tablemate reads it unless you choose otherwise")
        window.click("Copy as Text")
        window.find("Article copied")
        window.click("Rule: Ties share the chest")
        window.find("Ties share the chest", "heading")
        questions = window.find("Questions It Decides", "list")
        window.act(window.find("Treasury", "list item", questions))
        window.find("Who gets which chest?", "label")
        window.click("Rule: The larger chest")
        window.find("The larger chest", "heading")
        window.act(window.find("Treasury", "list item", window.find("Questions It Decides", "list")))
        window.wait_gone("The larger chest", "heading")
        window.find("Who gets which chest?", "label")


def test_rules_phone():
    """On a phone an article has a page of its own; where there is room again it is beside the list"""
    forget()
    with open_window() as window:
        window.click("Rules", "page tab")
        window.find("Five stacks of five", "list item")
        window.resize(370, 650)
        window.point_and_click(window.find("Five stacks of five", "list item"))
        window.find("Back", window.BUTTONS)
        window.find("Dungeon Raiders", "label")
        window.click("Are the twelve cards seen?")
        window.find("Are the twelve cards seen?", "heading")
        window.click("Back")
        window.find("Search the rules", driver.ENTRIES)
        row = window.find("Are the twelve cards seen?", "list item")
        window.wait_for(lambda: row.getState().contains(window.atspi.STATE_SELECTED), "it to be selected")
        window.point_and_click(row)
        window.find("Back", window.BUTTONS)
        window.resize(1024, 768)
        window.find("Search the rules", driver.ENTRIES)
        window.find("Are the twelve cards seen?", "heading")
        expect(not window.find_all("Back", window.BUTTONS), "the page is still there")


def test_box():
    """A card of one's own box: a wrong code is refused, what is touched is used by the next match"""
    forget()
    with open_window() as window:
        window.click("Your box of Dungeon Raiders")
        window.point_and_click(window.find("Snake", "list item"))
        card = window.find("Card 1 of 30", "dialog")
        window.type_into(window.find("Another card, as a code", driver.ENTRIES), "nonsense:")
        window.click("Use", within=card)
        window.find(re.compile("“nonsense:” is not a dungeon card"))
        window.click("Boulder", within=card)
        window.wait_for(lambda: len(window.find_all("Boulder", "list item")) == 2, "a second boulder")
        window.click("Back")
        window.click("New match of Dungeon Raiders")
        window.click("Start")
        window.find("Go down", window.BUTTONS)
    matches = driver.run_cli("history", "list", "--json")["matches"]
    shown = driver.run_cli("history", "show", matches[0]["id"], "--json")
    faces = shown["table"]["options"]["faces"]
    expect(faces.count("boulder") == 2 and "snake" not in faces, f"the match has {faces}")


def test_people():
    """Seats change places by Alt and the arrows"""
    forget()
    with open_window() as window:
        window.click("New match of Dungeon Raiders")
        for number, name in enumerate(("Ada", "Bob", "Cyd"), 1):
            window.type_into(window.find(f"Player {number}", driver.ENTRIES), name)
        names = lambda: [node.queryText().getText(0, -1) for node in
                         window.find_all(re.compile("^Player"), driver.ENTRIES)]
        window.wait_for(lambda: names() == ["Ada", "Bob", "Cyd"], "three names")
        window.point_and_click(window.find("Player 1", driver.ENTRIES))
        window.key("alt+Down")
        window.wait_for(lambda: names() == ["Bob", "Ada", "Cyd"], "Ada on the second seat")


def test_house_rules():
    """Beside each rule that is a choice among words, its value is read"""
    forget()
    with open_window() as window:
        window.click("New match of Dungeon Raiders")
        window.act(window.find("House Rules", "list item"))
        for value in ("the sum must reach its power", "by heroes who went down", "next of those tied"):
            window.find(value, "label")


def say_figure(name, value):
    return f"{name}: {value:.6g}"


def test_dice():
    """Dice in notation are rolled, and their odds are those of the command line"""
    forget()
    with open_window() as window:
        window.click("Tools", "page tab")
        entry = window.find("Dice", driver.ENTRIES)
        window.type_into(entry, "4d6kh3+2")
        window.find("Totals from 5 to 20", "label")
        window.click("Roll")
        total = window.find(re.compile(r"^4d6kh3\+2: [0-9]+$"), "label")
        expect(5 <= int(total.name.split()[-1]) <= 20, f"the roll is {total.name}")
        rolls = window.find("Last rolls", "list")
        window.find(total.name, "list item", rolls)
        window.key("ctrl+r")
        window.wait_for(lambda: len(window.find_all(role="list item", within=rolls)) == 2, "a second roll")

        odds = driver.run_cli("roll", "4d6kh3+2", "--at-least", "16", "--json")["odds"]
        window.find(say_figure("Mean", odds["mean"]), "list item")
        window.find(say_figure("Standard deviation", odds["deviation"]), "list item")
        for share, value in odds["quantiles"]:
            window.find(f"{share * 100:g} %: {value}", "list item")
        window.find("Total that is asked about", "spin button").queryValue().currentValue = 16
        window.find(re.compile(f"%, exactly {odds['at_least'][1]}$"), "label")
        likely = dict(odds["distribution"])
        window.click("Exactly", CHOICES)
        window.find(re.compile(f"%, exactly {likely[16]}$"), "label")
        expect(not window.unnamed_buttons(), "buttons without a name")

        window.click("d8")
        window.find("Totals from 6 to 28", "label")
        window.click("d8")
        window.find("Totals from 7 to 36", "label")
        window.type_into(entry, "4d6kh5")
        window.find(re.compile("^Column 6: .*1 to 4 of them can be kept$"))
        expect(not window.is_sensitive(window.find("Roll", window.BUTTONS)), "no notation can be rolled")
        window.type_into(entry, "1000d1000000")
        window.find(re.compile("are too much work; fewer dice, faces or values are accepted$"))
        window.click("Roll")
        window.find(re.compile("^1000d1000000: [0-9]+$"), "label")
        window.act(window.find("Rolls Used Last", "toggle button"))
        window.find("Rolls Used Last", "menu")
        for key in ("Down", "Return"):
            window.key(key)
        window.find("Totals from 5 to 20", "label")
    path = os.path.join(os.environ["XDG_CONFIG_HOME"], "glib-2.0", "settings", "keyfile")
    with open(path, encoding="utf-8") as kept:
        expect("dice-notations=['1000d1000000', '4d6kh3+2']" in kept.read(), "the rolls are not kept")


def choose_bag(window, name):
    window.point_and_click(window.find("Bag or deck", "combo box"))
    window.find(name, "label")
    names = [node.name for node in window.find_all(re.compile("^Own bag$|: "), "label")]
    names = names[names.index("Own bag", 1):]  # the first one is what is chosen
    for key in ["Down"] * names.index(name) + ["Return"]:
        window.key(key)
    window.wait_for(lambda: len(window.find_all(name, "label")) == 1, f"{name} chosen")


def set_number(window, name, value):
    window.find(name, "spin button").queryValue().currentValue = value


def ask_draw(n_drawn, at_least, **seen):
    """What the command line says about the dragon scales among all 36 treasures."""
    given = [f"--given={kind}={count}" for kind, count in seen.items()]
    answer = driver.run_cli("draw", "scales=6", "others=30", "--take", str(n_drawn), "--want", "scales",
                            "--at-least", str(at_least), "--json", *given)
    return answer["draws"][0]["odds"]["at_least"][1]


def expect_fractions(window, *wanted):
    """The answer to the question, and at the foot of the page the chance of at least one."""
    window.wait_for(lambda: [node.name for node in window.find_all(re.compile("^[0-9]+/[0-9]+$"), "label")]
                    == list(wanted), f"the chances {wanted}")


def test_draws():
    """The odds of drawing from the bag of a game are those that the command line tells"""
    forget()
    with open_window() as window:
        window.click("Tools", "page tab")
        window.point_and_click(window.find("Draws", "list item", window.find("Tools", "list")))
        window.click("Add kind")
        window.click("Remove Kind 3")
        window.wait_gone("Wanted: Kind 3")
        choose_bag(window, "Dungeon Roll: Treasure token")
        expect(len(window.find_all(re.compile("^Wanted: "), "check box")) == 10, "ten kinds of treasures")
        expect(not window.find_all(role="image"), "a chart although nothing is wanted")
        window.point_and_click(window.find("Dragon scales", "list item"))
        set_number(window, "How many are drawn", 3)
        expect_fractions(window, ask_draw(3, 1), ask_draw(3, 1))
        set_number(window, "Number that is asked about", 2)
        expect_fractions(window, ask_draw(3, 2), ask_draw(3, 1))
        set_number(window, "Dragon scales, gone", 4)
        set_number(window, "Elixir, gone", 3)
        expect_fractions(window, ask_draw(3, 2, scales=4, others=3), ask_draw(3, 1, scales=4, others=3))
        set_number(window, "Dragon scales, in all", 2)
        expect(window.find("Dragon scales, gone", "spin button").queryValue().currentValue == 2,
               "more have gone than there were")
        window.wait_gone(role="label", name=re.compile("^[1-9][0-9]*/[0-9]+$"))
        expect(not window.unnamed_buttons(), "buttons without a name")


# -- Keys

def test_keys():
    """Every act has its key"""
    with open_match(3) as window:
        window.key("ctrl+z")
        window.find(re.compile(", taken back$"), "list item")
        window.key("ctrl+shift+z")
        window.find("Open level 1", window.BUTTONS)
        window.key("ctrl+Return")
        window.find("Level 1", "grouping")
        window.key("ctrl+slash")
        window.find("Fill in from the match", window.BUTTONS)
        window.key("ctrl+j")
        window.find("Journal", "list")
        window.key("ctrl+question")
        window.find("Do what comes next")
        window.key("Escape")
        window.wait_gone("Do what comes next")
        window.key("ctrl+n")
        window.find("Start", window.BUTTONS)
    with open_match(0) as window:
        window.key("ctrl+r")
        window.find("Open level 1", window.BUTTONS)
        window.key("F9")
        window.wait_gone("Journal", "list")


# -- Trouble

def play_in_spite(window, banner):
    """The window says what is wrong, and a match is played."""
    window.find(banner, timeout=10)
    window.click("New match of Dungeon Raiders")
    for name in ("Dungeon cards", "Heroes", "First player"):
        window.click("App", CHOICES, window.find(name, "grouping"))
    window.click("Start")
    window.click("Go down")
    window.click("Open level 1")
    window.find("Level 1", "grouping")
    window.find(banner)


def test_newer():
    """An archive of a later version: a banner says so, and playing goes on"""
    put(3)
    with sqlite3.connect(database()) as connection:
        connection.execute("PRAGMA user_version = 999")
    connection.close()
    with open_window() as window:
        play_in_spite(window, re.compile("written by a later version of Tablemate"))


def test_garbage():
    """An archive that is none: a banner says so, and playing goes on"""
    forget()
    os.makedirs(os.path.dirname(database()))
    with open(database(), "w", encoding="utf-8") as target:
        target.write("This is not a database. " * 400)
    with open_window() as window:
        play_in_spite(window, re.compile("tablemate.db"))


def test_read_only():
    """An archive that may only be read: a banner says so, and playing goes on"""
    put(3)
    with open_window(read_only=os.path.dirname(database())) as window:
        window.find(re.compile("^Continue Dungeon Raiders"))
        play_in_spite(window, re.compile("read|written|writ|permission"))


def test_kill():
    """After a kill the running match is there, at the same move"""
    window = open_match(4)
    window.click(re.compile("^Power card 2"), within=window.find(re.compile("^Gleb"), "grouping"))
    window.find("Gleb lays: 2", "list item")
    time.sleep(0.5)
    window.kill()
    with go_on(open_window()) as window:
        window.find("Gleb lays: 2", "list item")


# -- In Russian

def test_russian():
    """A match is set up and begun in Russian"""
    forget()
    locale_dir = os.path.join(os.environ["TABLEMATE_BUILD_DIR"], "po")
    with open_window(language="ru_RU.UTF-8", locale_dir=locale_dir) as window:
        window.click("Правила", "page tab")
        search_rules(window, "факелами", "Факел: увидеть тёмные комнаты", "Поиск по правилам", "Статьи")
        search_rules(window, "НИЧЬИ сундуки", "При ничьей сундук делят", "Поиск по правилам", "Статьи")
        window.click("Игра", "page tab")
        window.click(re.compile("^Новая партия: "), timeout=10)
        for name in ("Карты подземелья", "Герои", "Первый игрок"):
            window.click("Приложение", CHOICES, window.find(name, "grouping"))
        window.click("Начать")
        window.click("Спуститься")
        window.find(re.compile("уровень 1|1-й уровень|Уровень 1", re.I), window.BUTTONS)
        expect(not window.unnamed_buttons(), "buttons without a name")


def main():
    driver.enter_session()
    driver.run_all([test for name, test in globals().items() if name.startswith("test_")])


if __name__ == "__main__":
    main()
