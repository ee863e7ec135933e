# SPDX-License-Identifier: GPL-3.0-or-later
"""A match of a game that Tablemate does not know: what its tests share."""

import re

import driver

SETTINGS = {"window-width": 1024, "window-height": 1100}
PEOPLE = ("Anna", "Boris", "Vera", "Gleb", "Ada")
TITLE = "Harvest"
# Two rows are worked out; the last one decides, and of a tie the animals.
ROWS = ("Fields", "Barns", "Animals", "Stone rooms", "Gaps", "Bonus", "Points")
FORMULAS = ("", "", "", "", "", "if(Gaps = 0 and 'Stone rooms' >= 3, 5, 0)",
            "Fields + 2 * Barns + ceil(Animals / 3) + 2 * 'Stone rooms' - Gaps + Bonus")
TYPED = {"Anna": ("3+6+2", "4", "7", "3", "0"), "Boris": ("2*4", "2", "12", "5", "3"),
         "Vera": ("10", "3", "5+5", "4", "1"), "Gleb": ("6", "1", "2", "0", "4"),
         "Ada": ("15", "5", "4", "2", "0")}
# Ada has as many points as Anna, but fewer animals.
POINTS = {"Anna": 33, "Boris": 23, "Vera": 27, "Gleb": 5, "Ada": 31}


def read_match():
    """The newest match, as the command line shows it."""
    matches = driver.run_cli("history", "list", "--json")["matches"]
    return driver.run_cli("history", "show", matches[0]["id"], "--json")


def cell(window, name, row):
    return window.find(re.compile(f"^{name}, {row}: "), "table cell")
