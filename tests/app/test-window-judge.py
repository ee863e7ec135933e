# SPDX-License-Identifier: GPL-3.0-or-later
"""Every question of every game, asked in the real window and on the command line.

What the window says is kept in its history; the command line is then asked about the very same
situations and has to say the very same.
"""

import json
import os
import re
import shutil
import subprocess
import time

import driver

HERE = os.path.dirname(os.path.abspath(__file__))
# So many moves of four-players.json: every hero has laid a card against the skeleton.
ALL_LAID = 27
SETTINGS = {"window-width": 1280, "window-height": 1100}
CHOICES = ("toggle button", "radio button", "check box")
# Games with so many questions are asked in one situation each.
MANY_QUESTIONS = 40
# How long a ruling may take: the longest looks ahead for several levels of a dungeon.
PATIENCE = 60


def expect(is_so, what):
    if not is_so:
        raise driver.Failure(what)


def list_games():
    """Games that have questions, with their questions."""
    described = [driver.run_cli("describe", game["id"], "--json")
                 for game in driver.run_cli("games", "--json")["games"]]
    return [game for game in described if game["questions"]]


def spell(value):
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ",".join(spell(item) for item in value)
    return str(value)


def ask_cli(ruling, form):
    arguments = [f"{name}={spell(value)}" for name, value in ruling["params"].items()]
    return subprocess.run([os.environ["TABLEMATE_CLI"], "judge", ruling["game"], ruling["question"],
                           *arguments, form], check=True, capture_output=True, text=True).stdout


class Judge:
    """The judge's place in the window."""

    def __init__(self, window):
        self.window = window
        self.kept = 0
        window.focus()
        window.act(window.find_all(role="page tab")[1])
        self.questions = window.find("Questions", "list")
        self.entry = window.find("Find a question", driver.ENTRIES)
        self.keep_button = window.find("Keep this ruling", "button")

    def choose(self, game, index):
        """The list that drops down lies on a surface of its own, where the mouse would miss it; it
        takes the keys once it is there."""
        def look():
            box = self.window.find(role="combo box")
            if box.name == game["name"]:
                return True
            self.window.act(self.window.find(role=("toggle button", "push button"), within=box))
            self.window.find(game["name"], "label")
            time.sleep(0.7)
            for key in ["Home"] + ["Down"] * index + ["Return"]:
                self.window.key(key)
            time.sleep(0.5)
            return None
        self.window.wait_for(look, f"the questions of {game['name']}")

    def open(self, title):
        """Looks a question up by its own words, and touches it."""
        self.window.type_into(self.entry, title)

        def look():
            rows = self.window.find_all(role="list item", within=self.questions)
            if rows[0].name != title:
                return None
            self.window.point_and_click(rows[0])
            time.sleep(0.5)  # a second click at once would make one double click
            return self.window.find_all(title, "heading") or None
        self.window.wait_for(look, f"the question {title!r}")

    def wait_ruling(self):
        """Whether there is a ruling on the situation as it is set; a situation may be impossible."""
        def look():
            if self.window.is_sensitive(self.keep_button):
                return "ruling"
            return "hint" if self.window.find_all(role="footnote") else None
        return self.window.wait_for(look, "a ruling", PATIENCE) == "ruling"

    def keep(self):
        self.touch(self.keep_button)
        self.kept += 1

    def touch(self, node):
        """Buttons are pressed for a moment before they act."""
        self.window.act(node)
        time.sleep(0.3)

    def read_pad(self, group):
        """The values beside each other: all children of a named group are values. None of others."""
        children = [group.getChildAtIndex(i) for i in range(group.childCount)]
        if not group.name or not children or not all(
                child.getRoleName() in CHOICES + ("group", "filler", "grouping") for child in children):
            return None
        inside = [(node, node.getRoleName()) for node in self.window.walk(group)]
        values = [node for node, role in inside if role in CHOICES]
        has_more = any(role in ("combo box", "list") for node, role in inside)
        return values if len(values) > 1 and not has_more else None

    def vary(self):
        """Touches the last value of the first row that has values to be touched."""
        for node in self.window.walk():
            values = self.read_pad(node) if node.getRoleName() in ("grouping", "panel") else None
            if values and not values[-1].getState().contains(self.window.atspi.STATE_PRESSED):
                self.touch(values[-1])
                return True
        return False


def has_many(game):
    return len(game["questions"]) > MANY_QUESTIONS


def ask_all(judge, game):
    """Each question as it is proposed, and once more with another value, unless there are many.
    Tells how many are varied."""
    varied = 0
    for question in game["questions"]:
        judge.open(question["name"])
        expect(judge.wait_ruling(), f"{game['id']} {question['id']}: no ruling as proposed")
        judge.keep()
        if not has_many(game) and judge.vary() and judge.wait_ruling():
            judge.keep()
            varied += 1
    return varied


def without_work(outcome):
    """How much had to be looked up depends on what was asked before in the same run."""
    return {key: value for key, value in outcome.items() if key != "states"}


def from_verdict(text, ruling):
    """The words from the verdict on: what is usual is not told in the situation above, unless said."""
    return text[text.index(f"\n{ruling['verdict']}\n"):]


def compare(ruling):
    """The window's ruling and the command line's on the same situation."""
    told = json.loads(ask_cli(ruling, "--json"))
    driver.expect_equal(f"{ruling['game']} {ruling['question']}: outcome",
                        without_work(ruling["outcome"]), without_work(told["outcome"]))
    driver.expect_equal(f"{ruling['game']} {ruling['question']}: text",
                        from_verdict(ruling["text"], ruling),
                        from_verdict(ask_cli(ruling, "--text"), ruling))


def test_same_answer():
    """Every question of every game has the same answer in the window and on the command line"""
    games = list_games()
    with driver.Window(settings=SETTINGS) as window:
        judge = Judge(window)
        for index, game in enumerate(games):
            judge.choose(game, index)
            varied = ask_all(judge, game)
            expect(has_many(game) or varied >= len(game["questions"]) // 2,
                   f"{game['id']}: only {varied} questions could be varied")
        kept = judge.kept
    rulings = driver.run_cli("history", "rulings", "--limit", "1000", "--json")["rulings"]
    expect(len(rulings) == kept, f"{len(rulings)} rulings are in the history, {kept} were kept")
    for ruling in rulings:
        compare(driver.run_cli("history", "ruling", ruling["id"], "--json"))
    asked = {(ruling["game"], ruling["question"]) for ruling in rulings}
    for game in games:
        for question in game["questions"]:
            expect((game["id"], question["id"]) in asked, f"{question['id']} was not asked")


def put_match(n_moves):
    """An archive with one match: four heroes before a skeleton, all cards laid."""
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        shutil.rmtree(os.environ[name], ignore_errors=True)
    with open(os.path.join(HERE, "four-players.json"), encoding="utf-8") as source:
        match = json.load(source)
    match = dict(match, moves=match["moves"][:n_moves])
    path = os.path.join(os.environ[driver.INSIDE], "match.json")
    with open(path, "w", encoding="utf-8") as target:
        json.dump(match, target)
    subprocess.run([os.environ["TABLEMATE_PREPARE"], "put", path], check=True)


def read_last():
    match = driver.run_cli("history", "list", "--json")["matches"][0]
    return driver.run_cli("history", "show", match["id"], "--json")["journal"][-1]


def use(window):
    window.find("The cards add up to 14, against power 14: the monster is beaten.")
    window.click("Use this outcome")
    window.find("14 against 14: the skeleton is beaten", "list item")


def test_use_in_match():
    """In a match the judge asks what matters now, and its outcome is recorded by one touch"""
    put_match(ALL_LAID)
    with driver.Window(settings=SETTINGS, keep_home=True) as window:
        window.focus()
        window.click(re.compile("^Continue Dungeon Raiders"))
        window.find("Undo", window.BUTTONS)
        window.key("ctrl+slash")
        window.find("Monster", "heading")
        use_in_pane(window)
    last = read_last()
    expect(last["kind"] == "resolve" and last["done"], f"the last line is {last}")


def use_in_pane(window):
    """The journal takes the place of the judge to show what was recorded."""
    window.find("The cards add up to 14, against power 14: the monster is beaten.")
    window.click("Use this outcome")
    window.key("ctrl+j")
    window.find("14 against 14: the skeleton is beaten", "list item")


def test_use_in_place():
    """From its place the judge knows the running match, opens it and records the outcome"""
    put_match(ALL_LAID)
    with driver.Window(settings=SETTINGS, keep_home=True) as window:
        window.focus()
        window.key("ctrl+slash")
        judge = Judge(window)
        judge.open("Monster")
        use(window)
    expect(read_last()["kind"] == "resolve", f"the last line is {read_last()}")


def test_kept():
    """A ruling that is kept can be seen again, deleted, and taken back"""
    put_match(ALL_LAID)
    with driver.Window(settings=SETTINGS, keep_home=True) as window:
        window.focus()
        judge = Judge(window)
        judge.open("Monster")
        expect(judge.wait_ruling(), "no ruling")
        judge.keep()
        window.find("The monster is beaten: nobody is hit", "list item",
                    within=window.find("Ruled Before", "list"))
        judge.touch(window.find("Delete This Ruling", "button"))
        window.wait_gone("Delete This Ruling", "button")
        judge.touch(window.find("Undo", "button"))
        window.find("Delete This Ruling", "button")
    rulings = driver.run_cli("history", "rulings", "--json")["rulings"]
    expect([ruling["question"] for ruling in rulings] == ["monster"], f"kept are {rulings}")


def test_not_kept():
    """A history that can only be read keeps no ruling, and the judge says so"""
    put_match(ALL_LAID)
    folder = os.path.join(os.environ["XDG_DATA_HOME"], "tablemate")
    with driver.Window(settings=SETTINGS, keep_home=True, read_only=folder) as window:
        window.focus()
        judge = Judge(window)
        judge.open("Monster")
        expect(judge.wait_ruling(), "no ruling")
        judge.touch(judge.keep_button)
        window.find("The ruling cannot be kept: the history can only be read.")
        expect(not window.find_all("Delete This Ruling", "button"), "something was kept")


if __name__ == "__main__":
    driver.enter_session()
    driver.run_all([test_use_in_match, test_use_in_place, test_kept, test_not_kept,
                    test_same_answer])
