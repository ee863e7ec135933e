# SPDX-License-Identifier: GPL-3.0-or-later
"""Lets what drives the window with a pointer drive it by keys: what tests of whole matches share.

A Window is a driver.Window to whoever touches things in it, so the players of the games play the
matches of a file in it unchanged; each touch becomes a way there and a key. How one gets about by
keys, and what must have the focus on the way, is in keyboard.py; here is the way of a match from
the shelf through the set-up to the score sheet and back.
"""

import re

import driver
import keyboard
from keyboard import STEP

PLAY = "New match of "
TOGGLES = ("toggle button", "radio button", "check box", "switch")


class Window(driver.Window):
    """A window that is used by keys, with what a driver of it expects."""

    def __init__(self, **more):
        super().__init__(**more)
        self.find_application_window()
        self.keys = keyboard.Keyboard(self)

    def find_application_window(self):
        self.find(re.compile("^(" + PLAY + "|Continue )"), "button")

    # -- Going there

    def act(self, node):
        """Goes to a thing, and presses it."""
        self.reach(node)
        self.keys.send("space" if node.getRoleName() in TOGGLES else "Return")
        self.keys.listen(keyboard.QUIET)

    def point_and_click(self, node, button=1):
        self.act(node)

    def holding(self, node):
        raise driver.Failure("nothing is held by keys here")

    def type_into(self, node, text):
        self.reach(node)
        self.keys.send("ctrl+a")
        self.keys.write(text)
        self.wait_for(lambda: read_text(node) == text, f"{text!r} typed")

    def set_number(self, node, value):
        """Counts up or down to a number."""
        self.reach(node)
        by = value - int(node.queryValue().currentValue)
        if by != 0:
            self.keys.send(*["Up" if by > 0 else "Down"] * abs(by))
        self.wait_for(lambda: int(node.queryValue().currentValue) == value,
                      f"{node.name!r} at {value}")

    def reach(self, node):
        """Brings the focus to a thing."""
        self.keys.reach(node)


def read_text(node):
    """What stands in an entry; without its end being named, nothing is read of some."""
    text = node.queryText()
    return text.getText(0, text.characterCount)


class Match:
    """What is tested of a match that is played by keys."""

    def expect_options(self):
        """The table has the options of the file."""
        options = self.read_archive()["table"]["options"]
        wanted = self.content["options"]
        driver.expect_equal("options", {key: options[key] for key in wanted}, wanted)

    def undo_and_redo(self):
        """Takes back the newest line and records it again; the focus stays on something usable."""
        lines = self.window.read_lines()
        self.window.keys.send("ctrl+z")
        self.window.wait_for(lambda: self.window.read_lines()[:1] == [lines[0] + ", taken back"],
                             "a line taken back")
        self.window.keys.focused()
        self.window.keys.send("ctrl+shift+z")
        self.window.wait_for(lambda: self.window.read_lines() == lines, "the line again")
        self.window.keys.focused()


class Player:
    """What a player of a game does otherwise when it has no pointer."""

    def set_number(self, name, value, form):
        self.window.set_number(self.window.find(name, "spin button", form), value)

    def find_picker(self):
        """The form that has the focus: nothing else is looked through."""
        return self.window.wait_for(self.find_form, "a form with the focus")

    def find_form(self):
        self.window.keys.listen(keyboard.QUIET)
        cancel = self.window.keys.find_cancel()
        return cancel.parent.parent if cancel is not None else None

    def undo(self, _params):
        self.window.keys.send("ctrl+z")

    def redo(self, _params):
        self.window.keys.send("ctrl+shift+z")


def begin(window, title, names):
    """From the shelf to the set-up of a game, with people at the table. Returns the keys."""
    keys = window.keys
    keys.use(f"^{PLAY}{title}$")
    seat_people(window, names)
    return keys


def seat_people(window, names):
    """Types the names of those who play, and takes away the other seats."""
    keys = window.keys
    keys.expect_focus("^Player 1$", "text")
    for number, name in enumerate(names, 1):
        if not window.find_all(f"Player {number}", "text"):
            keys.use("^Add Player$")
        keys.tab_to(f"^Player {number}$", "text")
        keys.write(name)
    while window.find_all(f"Player {len(names) + 1}", "text"):
        n_seats = len(window.find_all(re.compile("^Player [0-9]$"), "text"))
        keys.use(f"^Remove Player {n_seats}$", key="space")
        window.wait_gone(f"Player {n_seats}", "text")


def put_on_table(keys, component):
    """Says in the set-up that a component lies on the table: the arrow to the left of its choice."""
    keys.tab_to(f"^{component}$", "list item")
    keys.press("Tab", "Left")
    keys.expect_focus("^Table$", "radio button")
    keys.press("space")


def choose_from_list(keys, row, value):
    """Opens the list of a row, and goes down to a line of it."""
    window = keys.window
    passed = []

    def is_there():
        keys.listen(STEP)
        node = keys.look()
        if node is None or node.getRoleName() != "list item":
            return False
        words = [label.name for label in window.find_all(None, "label", node)]
        if value in words:
            return True
        if words and words not in passed:  # it says the same until the focus has moved
            passed.append(words)
            keys.send("Down")
        return False

    keys.use(f"^{row}$", "combo box", "space")
    window.wait_for(is_there, f"the line {value!r}")
    keys.send("Return")
    keys.expect_focus(f"^{row}$", "combo box")


def look_at_sheet(window):
    """The score sheet of a match that is over is what comes next; Escape closes it."""
    keys = window.keys
    keys.tab_to("^Score Sheet$", "button")
    keys.send("Return")
    window.find("Score Sheet", "dialog")
    keys.expect_no_trap()
    keys.send("Escape")
    window.wait_gone("Score Sheet", "dialog")
    keys.expect_focus("^Score Sheet$", "button")


def go_back(window, stop="^(" + PLAY + "|Continue )"):
    """From a match to where it was begun, where a button has the focus."""
    window.keys.send("Escape")
    window.keys.expect_focus(stop, "button")


def leave(window):
    """Out of the program."""
    window.keys.close()
    window.keys.send("ctrl+q")
    window.process.wait(10)
    window.close()
