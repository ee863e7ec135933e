# SPDX-License-Identifier: GPL-3.0-or-later
"""A game that Tablemate does not know, with keys alone: its score sheet, a match, its correction.

At every stop the focus must be on something that is on view and has a name.
"""

import re

import driver
import free
import keyed

PEOPLE = free.PEOPLE[:2]


class Two:
    """A match of two on a sheet of their own."""

    def __init__(self):
        self.window = None
        self.keys = None

    # -- Going there

    def write(self, name, text):
        """Types into the entry of this name."""
        self.keys.tab_to(f"^{re.escape(name)}$", "text")
        self.keys.write(text)

    def fill_column(self, name, texts):
        """The first cell is gone to; Enter goes on to the one below it."""
        self.window.act(free.cell(self.window, name, free.ROWS[0]))
        for text in texts:
            self.keys.send("ctrl+a")
            self.keys.write(text)
            self.keys.press("Return")

    # -- The parts of the test, in their order

    def test_author(self):
        """A sheet of seven rows with formulas and a tie break is written"""
        self.window = keyed.Window(settings=free.SETTINGS)
        self.keys = keys = self.window.keys
        keys.tab_to("^Play$", "page tab")
        keys.go_to("^Tools$", "Right")
        keys.press("space")
        keys.use("^Score Sheet$", "list item")
        keys.use("^New Sheet$")
        keys.expect_focus("^Name of the sheet$", "text")
        keys.write(free.TITLE)
        for number, (name, formula) in enumerate(zip(free.ROWS, free.FORMULAS), 1):
            if number > 1:
                keys.use("^Add Row$")
            self.write(f"Row {number}", name)
            self.write(f"Formula of row {number}", formula)
        keyed.choose_from_list(keys, "Row that decides", "Points")
        keys.use("^Ties$", "list item")
        keyed.choose_from_list(keys, "First", "Animals")
        keys.use("^Save$")

    def test_begin(self):
        """Two people sit down with the sheet"""
        self.keys.use("^Play With This Sheet$")
        keyed.seat_people(self.window, PEOPLE)
        self.keys.use("^Start$", "button")
        self.window.find("Undo", self.window.BUTTONS)
        self.keys.focused()

    def test_play(self):
        """They fill their columns"""
        for name in PEOPLE:
            self.fill_column(name, free.TYPED[name])
        for name in PEOPLE:
            self.window.find(f"{name}, Points: {free.POINTS[name]}", "table cell")

    def test_end(self):
        """The match ends by most points"""
        self.keys.use("^End the match$")
        self.window.find("Anna wins: most points", "label")
        self.keys.expect_focus("^Score Sheet$", "button")

    def test_form(self):
        """Another result is asked for in a form, which Escape closes; the focus comes back"""
        self.keys.use("^Correct the result$")
        self.window.wait_for(self.keys.has_come_to_form, "the form to have the focus")
        self.keys.send("Escape")
        self.window.wait_gone("Cancel", "button")
        self.keys.expect_focus("^Correct the result$")

    def test_correction(self):
        """A number is mended after the end, and another one wins"""
        self.fill_column("Boris", ["30"])
        self.window.find("Boris wins: most points", "label")
        self.keys.expect_focus("^Boris, Barns: 2$", "text")
        self.keys.send("Escape")
        self.keys.expect_focus("^Boris, Barns: 2$", "table cell")

    def test_sheet(self):
        """The score sheet opens and closes"""
        keyed.look_at_sheet(self.window)

    def test_history(self):
        """Escape leads back to the tools, and the history has the match"""
        keyed.go_back(self.window, "^New Sheet$")
        self.keys.tab_to("^Tools$", "page tab")
        self.keys.go_to("^History$", "Left")
        self.keys.press("space")
        self.keys.tab_to(f"^{free.TITLE}, Boris, 45 points", "list item")

    def test_quiet(self):
        """Ctrl+Q ends the program, and it has complained of nothing"""
        keyed.leave(self.window)

    def test_archive(self):
        """The archive has every number that was typed, and the result"""
        shown = free.read_match()
        driver.expect_equal("the result", shown["result"]["text"], "Boris wins: most points")
        rows = {row["name"]: row["values"] for row in shown["sheet"]["rows"]}
        driver.expect_equal("points", rows["Points"], [free.POINTS["Anna"], 45])


def main():
    driver.enter_session()
    match = Two()
    driver.run_in_turn([match.test_author, match.test_begin, match.test_play, match.test_end,
                        match.test_form, match.test_correction, match.test_sheet,
                        match.test_history, match.test_quiet, match.test_archive], lambda: match.window)


if __name__ == "__main__":
    main()
