# SPDX-License-Identifier: GPL-3.0-or-later
"""Ways and walls of a question, set on a map by touch and by keys, and spelled instead.

What the window rules on what was touched is kept; the command line is then asked about the same
situation, spelled, and has to say the very same.
"""

import importlib
import re
import time

import driver

judging = importlib.import_module("test-window-judge")

GAME = "paper-dungeons"
LAYERS = ("toggle button", "radio button", "check box")
# So many stops of Tab there are at most before the map.
MANY_STOPS = 60
# By the words of the question on the shortest way.
WALLS = "Walls"
WATER = "Water"
ACROSS = "Ways across to the opposite edge"
TRAPS = "Traps"
WAY = "Where the team stands, then room by room"


def walk(window, *keys):
    for key in keys:
        window.key(key)
        time.sleep(0.15)


def choose_game(judge):
    games = judging.list_games()
    index = [game["id"] for game in games].index(GAME)
    judge.choose(games[index], index)


class Phone(judging.Judge):
    """The judge's place on a phone: the question lies on a page of its own."""

    def __init__(self, window):  # pylint: disable=super-init-not-called
        self.window = window
        window.focus()
        window.act(window.find_all(role="page tab")[1])

    def open(self, title):
        self.window.type_into(self.window.find("Find a question", driver.ENTRIES), title)
        questions = self.window.find("Questions", "list")

        def look():
            rows = self.window.find_all(role="list item", within=questions)
            if rows and rows[0].name == title:
                self.window.point_and_click(rows[0])
            time.sleep(1)  # until the page has come to rest
            return self.window.find_all("Type instead", self.window.BUTTONS) or None
        self.window.wait_for(look, f"the question {title!r}")


class Map:
    """The map of a question, in its place in the window."""

    def __init__(self, window, title, kind=judging.Judge):
        self.window = window
        self.judge = kind(window)
        choose_game(self.judge)
        self.judge.open(title)

    def choose(self, name):
        self.judge.touch(self.window.find(name, LAYERS))

    def find_cell(self, name):
        return self.window.find(re.compile(f"^{name}(,|$)"), self.window.BUTTONS)

    def find_side(self, cell, beyond):
        ends = f"({cell} and {beyond}|{beyond} and {cell})"
        return self.window.find(re.compile(f" between {ends}$"), self.window.BUTTONS)

    def touch(self, *cells):
        for cell in cells:
            self.judge.touch(self.find_cell(cell))

    def touch_side(self, cell, beyond):
        self.judge.touch(self.find_side(cell, beyond))

    def find_focus(self):
        """The name of the cell that has the keys."""
        for node in self.window.find_all(role=self.window.BUTTONS):
            if node.getState().contains(self.window.atspi.STATE_FOCUSED):
                found = re.match("[A-F][0-7](?=,|$)", node.name or "")
                return found.group() if found else None
        return None

    def focus(self, cell):
        """The board is one stop for Tab; within it, arrows go from cell to cell."""
        for _ in range(MANY_STOPS):
            at = self.find_focus()
            if at is not None:
                break
            self.window.key("Tab")
            time.sleep(0.15)
        judging.expect(at is not None, "Tab does not come to the map")
        across, up = ord(cell[0]) - ord(at[0]), int(cell[1]) - int(at[1])
        walk(self.window, *["Right" if across > 0 else "Left"] * abs(across),
             *["Up" if up > 0 else "Down"] * abs(up))
        driver.expect_equal("the cell that has the keys", self.find_focus(), cell)

    def expect_words(self, words):
        self.window.find(words, "label")

    def rule(self):
        """The ruling on what is set now, as it is kept."""
        judging.expect(self.judge.wait_ruling(), "the situation on the map has no ruling")
        self.judge.keep()
        rulings = driver.run_cli("history", "rulings", "--json")["rulings"]
        return driver.run_cli("history", "ruling", rulings[0]["id"], "--json")


def expect_params(ruling, wanted):
    given = {name: value for name, value in ruling["params"].items() if name in wanted}
    driver.expect_equal("what was set on the map", given, wanted)


def test_touch():
    """A way past walls, water, traps and a tunnel is set by touch; the ruling is the command line's"""
    with driver.Window(settings=judging.SETTINGS) as window:
        place = Map(window, "Shortest way")
        place.touch("C0")
        place.choose("To")
        place.touch("E3", "F3")
        place.choose(WALLS)
        for ends in (("C1", "D1"), ("C2", "D2"), ("B2", "B3"), ("C2", "C3"), ("A1", "A2")):
            place.touch_side(*ends)
        place.touch_side("A1", "A2")
        place.choose(WATER)
        place.touch_side("B1", "B2")
        place.choose(ACROSS)
        place.touch("A2", "F2")
        place.choose(TRAPS)
        place.touch("E2", "E3", "E2")
        place.expect_words(f"{TRAPS}: E3")
        window.find("F2, Ways across to the opposite edge to A2")
        ruling = place.rule()
        unnamed = window.unnamed_buttons()
    judging.expect(not unnamed, f"without a name: {unnamed}")
    expect_params(ruling, {"from": "C0", "to": "F3", "walls": ["C1-D1", "C2-D2", "B2-B3", "C2-C3"],
                           "water": ["B1-B2"], "tunnels": ["A2-F2"], "traps": ["E3"]})
    judging.compare(ruling)


def test_follows():
    """The ruling follows every touch"""
    with driver.Window(settings=judging.SETTINGS) as window:
        place = Map(window, "Shortest way")
        place.touch("C0")
        place.choose("To")
        for cell, steps in (("C1", 1), ("D4", 5), ("C4", 4)):
            place.touch(cell)
            window.find(re.compile(f" rooms entered: {steps}\\.$"))
        place.choose(WALLS)
        place.touch_side("C1", "C2")
        window.find(re.compile(" rooms entered: 6\\.$"))
        place.touch_side("C1", "C2")
        window.find(re.compile(" rooms entered: 4\\.$"))


def test_keys():
    """Arrows, Enter, and Alt and an arrow do the same"""
    with driver.Window(settings=judging.SETTINGS) as window:
        place = Map(window, "Cost of a way")
        place.touch("B0")
        place.focus("B0")
        walk(window, "Up", "Return", "Up", "Return", "Right", "Return")
        place.expect_words(f"{WAY}: B0, B1, B2, C2")
        walk(window, "Return")
        place.expect_words(f"{WAY}: B0, B1, B2")
        place.choose(WATER)
        place.focus("B1")
        walk(window, "alt+Up", "alt+Left", "alt+Left")
        place.expect_words(f"{WATER}: B1-B2")
        place.choose(ACROSS)
        place.focus("A7")
        walk(window, "Return", "Right", "Right", "Right", "Right", "Right", "Return")
        ruling = place.rule()
    expect_params(ruling, {"cells": ["B0", "B1", "B2"], "water": ["B1-B2"], "tunnels": ["A7-F7"]})
    judging.compare(ruling)


def test_typed():
    """It can be spelled instead, and then stands on the map"""
    with driver.Window(settings=judging.SETTINGS) as window:
        place = Map(window, "Shortest way")
        place.judge.touch(window.find("Type instead", window.BUTTONS))
        window.type_into(window.find("From", driver.ENTRIES), "A0")
        window.type_into(window.find("To", driver.ENTRIES), "b2")
        place.judge.touch(window.find("Type instead", window.BUTTONS))
        window.find("B2, To")
        ruling = place.rule()
    expect_params(ruling, {"from": "A0", "to": "B2"})
    judging.compare(ruling)


def test_phone():
    """On a phone the map is as wide as its card, and can be touched"""
    settings = {"window-width": 360, "window-height": 640}
    with driver.Window(settings=settings) as window:
        place = Map(window, "Shortest way", Phone)
        cells = [place.find_cell(f"{column}7").queryComponent().getExtents(window.atspi.WINDOW_COORDS)
                 for column in "ABCDEF"]
        judging.expect(all(cell.width >= 38 for cell in cells), "the cells are too small to be touched")
        judging.expect(cells[5].x + cells[5].width <= 360, "the map is wider than the window")
        place.touch("D7")
        place.expect_words("From: D7")


if __name__ == "__main__":
    driver.enter_session()
    driver.run_all([test_touch, test_follows, test_keys, test_typed, test_phone])
