# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole match of Dungeon Roll as somebody does who hears the window instead of seeing it.

Everything is done by the actions of nodes that are found by role and name, as a screen reader does
it, without a pointer or a key. What happens is learnt from what is announced: each recorded move
must be told in words, and so must whatever comes next.
"""

import os
import re

import driver
import roll
from keyboard import Atspi, GLib

FILE = os.path.join(roll.HERE, "three-delvers.json")
POLITE, ASSERTIVE = 1, 2


class Window(driver.Window):
    """A window that is heard."""

    def __init__(self, **more):
        super().__init__(**more)
        self.said = []
        self.listener = Atspi.EventListener.new(self._hear)
        self.listener.register("object:announcement")

    def _hear(self, event):
        if event.source.get_process_id() == self.process.pid:
            self.said.append((event.any_data, event.detail1))

    def listen(self):
        """Takes in what is announced by now."""
        context = GLib.MainContext.default()
        while context.iteration(False):
            pass
        return self.said

    def point_and_click(self, node, button=1):
        raise driver.Failure(f"{node.getRoleName()} {node.name!r} can only be clicked")

    def key(self, combination):
        raise driver.Failure(f"{combination} is a key")

    def focus(self):
        raise driver.Failure("nobody looks where the keys go")


class Match(roll.Match):
    """The match of the file, heard."""

    def open(self):
        self.window = Window(settings=self.SETTINGS, keep_home=True)
        self.window.click(re.compile(f"^Continue {self.TITLE}"))
        self.player = self.PLAYER(self.window, self.names)

    def find_summary(self):
        """What is to be heard of the entry that was made last; of undoing, what was taken back."""
        replayed = self.replay["moves"][:self.n_made]
        lines = driver.expect_journal(replayed)
        if replayed[-1]["kind"] not in ("undo", "redo"):
            return lines[-1]["summary"]
        before = driver.expect_journal(replayed[:-1])
        line = next(line for line, old in zip(lines, before) if line["done"] != old["done"])
        return line["summary"] + ("" if line["done"] else ", taken back")

    def play_to(self, place):
        """Each entry is made, and heard, before the next one."""
        while self.n_made < place:
            self.window.listen()
            self.window.said.clear()
            self.begin_move()
            if self.moves[self.n_made - 1].get("override"):
                self.window.wait_for(lambda: self.hears("By house rule nobody flees"), "the reason")
                self.window.click("Override")
            self.expect_heard()

    def hears(self, words, priority=None):
        return any(words in said and priority in (None, detail)
                   for said, detail in self.window.listen())

    def expect_heard(self):
        """The newest line was spoken, without cutting anything short."""
        summary = self.find_summary()
        try:
            self.window.wait_for(lambda: self.hears(summary, POLITE), "", 5)
        except driver.Failure as failure:
            raise driver.Failure(f"not announced: {summary!r}, but {self.window.said}") from failure

    # -- The parts of the test, in their order

    def test_begin(self):
        """The match begins, and each die of the first delve is told"""
        self.begin()
        self.play_to(self.find_move(kind="rest") + 1)

    def test_next(self):
        """What comes next is told at once, as the banner says it"""
        self.window.listen()
        self.window.said.clear()
        self.play_to(self.n_made + 1)
        self.window.wait_for(lambda: any(detail == ASSERTIVE for _, detail in self.window.listen()),
                             "what comes next")

    def test_to_the_end(self):
        """All other moves are made by actions alone, and each is heard"""
        self.play_to(len(self.moves))

    def test_winner(self):
        """Who has won is announced"""
        text = self.replay["result"]["text"]
        self.window.wait_for(lambda: self.hears(text), f"{text!r} announced", 5)

    def test_values(self):
        """The counters tell their values by name and number"""
        rows = {row["id"]: row["values"] for row in self.replay["sheet"]["rows"]}
        for seat, name in enumerate(self.names):
            node = self.window.find(re.compile(f"^{name}, Experience, "), "spin button")
            value = int(node.queryValue().currentValue)
            driver.expect_equal(node.name, value, rows["xp"][seat])
            driver.expect_equal("the words", str(value) in node.name, True)

    def test_quiet(self):
        """The program ends, and has complained of nothing"""
        self.window.close()


def main():
    driver.enter_session()
    match = Match(FILE)
    driver.run_in_turn([match.test_begin, match.test_next, match.test_to_the_end, match.test_winner,
                        match.test_values, match.test_quiet, match.test_archive, match.test_journal],
                       lambda: match.window)


if __name__ == "__main__":
    main()
