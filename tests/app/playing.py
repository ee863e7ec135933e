# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays matches of a file in the real window: what is the same for all games."""

import json
import os
import re
import subprocess

import driver

N_NEWEST = 3


class Player:
    """Makes the moves of a match in the window; a game adds a method for each kind of move."""

    def __init__(self, window, names):
        self.window = window
        self.names = names
        self.found = {}

    # -- Where things lie

    def place(self, name, role="grouping"):
        """A part of the window that stays where it is."""
        node = self.found.get(name)
        if node is None or not re.search(name, node.name or ""):
            node = self.found[name] = self.window.find(re.compile(name), role)
        return node

    def say(self, name):
        """Touches a button of the banner."""
        self.window.click(name, within=self.place("^$", "status bar"))

    def ask(self, name, within=None):
        """Clicks what asks for something: the picker opens by what has the focus."""
        node = self.window.find(name, self.window.BUTTONS, within or self.place("^$", "status bar"))
        self.window.wait_for(lambda: self.window.is_sensitive(node), f"a sensitive {name!r}")
        self.window.point_and_click(node)
        self.find_picker()

    def touch(self, name, within=None):
        """Touches the first thing of this name that can be touched now."""
        def look():
            return next((node for node in
                         self.window.search(re.compile(name), self.window.BUTTONS, within)
                         if self.window.is_sensitive(node)), None)
        self.window.act(self.window.wait_for(look, f"{name!r} to touch"))

    def seat(self, seat):
        return self.place("^" + self.names[seat] + "($|,)")

    def enter(self, names):
        """Taps one after another; the last one closes the picker."""
        form = self.find_picker()
        for name in names:
            self.window.click(name, "button", form)
        self.wait_closed(form)

    # -- Forms

    def find_picker(self):
        """What stands around the faces to tap: dice of the same names lie on the table."""
        return self.window.find("Cancel", "button").parent.parent

    def wait_closed(self, form):
        """Waits until a form is there no more."""
        self.window.wait_for(lambda: not self.window.is_on_view(form), "the form to close")

    def record(self):
        form = self.find_picker()
        self.window.click("Record", within=form)
        self.wait_closed(form)

    def set_number(self, name, value, form):
        self.window.find(name, "spin button", form).queryValue().currentValue = value

    def choose(self, name, value, form):
        """Touches one of the values that lie side by side."""
        return self.window.click(value, self.window.BUTTONS,
                                 self.window.find(name, "grouping", form))

    def set_down(self, name, value, form):
        """Touches one of the values that lie side by side, and waits until it is taken."""
        states = (self.window.atspi.STATE_PRESSED, self.window.atspi.STATE_CHECKED)
        node = self.choose(name, value, form)
        self.window.wait_for(lambda: any(node.getState().contains(state) for state in states),
                             f"{value!r} to be set")

    # -- The journal

    def read_newest(self):
        journal = self.place("^Journal$", "list")
        names = []
        for i in range(journal.childCount):
            row = journal.getChildAtIndex(i)
            if row.getRoleName() == "list item" and row.name:
                names.append(row.name)
            if len(names) == N_NEWEST:
                break
        return names

    def expect_newest(self, replayed):
        """The journal on view begins with what the replay says after the same entries."""
        wanted = [line["summary"] + ("" if line["done"] else ", taken back")
                  for line in driver.expect_journal(replayed)[:-N_NEWEST - 1:-1]]
        self.window.wait_for(lambda: self.read_newest() == wanted, f"the journal {wanted}")

    # -- Moves

    def make(self, move):
        getattr(self, move["kind"].replace("-", "_"))(move.get("params"))

    def undo(self, _params):
        self.window.click("Undo")

    def redo(self, _params):
        self.window.click("Redo")


class Match:
    """A match of a file, and what is known about it in advance.

    A game has its TITLE, the SETTINGS of the window, and the PLAYER that makes its moves.
    """

    TITLE = None
    SETTINGS = {}
    PLAYER = None

    def __init__(self, path):
        self.path = path
        with open(path, encoding="utf-8") as source:
            self.content = json.load(source)
        self.moves = self.content["moves"]
        self.names = [seat["name"] for seat in self.content["seats"]]
        self.replay = driver.run_cli("replay", "--json", path)
        self.n_made = 0
        self.window = None
        self.player = None

    def find_move(self, **wanted):
        return next(i for i, move in enumerate(self.moves)
                    if all(move.get(key) == value for key, value in wanted.items()))

    def open(self):
        self.window = driver.Window(settings=self.SETTINGS, keep_home=True)
        self.window.click(re.compile(f"^Continue {self.TITLE}"))
        self.player = self.PLAYER(self.window, self.names)

    def begin(self):
        """The match of the file is in the archive, before its first move, and open."""
        subprocess.run([os.environ["TABLEMATE_PREPARE"], "begin", self.path], check=True)
        self.open()

    def begin_move(self):
        """Makes the next entry of the file, whatever the rules say of it."""
        self.player.make(self.moves[self.n_made])
        self.n_made += 1

    def play_to(self, place):
        while self.n_made < place:
            self.begin_move()
            self.player.expect_newest(self.replay["moves"][:self.n_made])

    def kill_and_open(self):
        lines = self.window.read_lines()[:12]
        driver.expect_equal("lines on view", len(lines), 12)
        self.window.kill()
        self.open()
        self.window.wait_for(lambda: self.window.read_lines()[:12] == lines, f"the journal {lines}")

    def read_archive(self):
        """The only match of the archive, as the command line shows it."""
        matches = driver.run_cli("history", "list", "--json")["matches"]
        driver.expect_equal("matches in the archive", len(matches), 1)
        return driver.run_cli("history", "show", matches[0]["id"], "--json")

    # -- What every match is tested for in the end

    def test_archive(self):
        """The archive has the same table, score and result"""
        shown = self.read_archive()
        for what in ("at", "table", "sheet", "result"):
            driver.expect_equal(what, shown[what], self.replay[what])

    def test_journal(self):
        """The archive has the same journal, line by line"""
        shown = self.read_archive()["journal"]
        wanted = driver.expect_journal(self.replay["moves"])
        for given, line in zip(shown, wanted):
            driver.expect_equal(f"line {line['seq']}", {key: given[key] for key in line}, line)
        driver.expect_equal("lines", len(shown), len(wanted))

    def test_audit(self):
        """The match of the window, exported, replays without a difference"""
        shown = self.read_archive()
        path = os.path.join(os.environ[driver.INSIDE], "exported.json")
        driver.run_cli("history", "export", shown["id"], "--output", path, "--json")
        driver.expect_equal("the audit", driver.run_cli("replay", "--audit", "--json", path)["audit"],
                            {"differing": []})
