# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole match of Black Crystal for two with keys alone, from the shelf to the result.

The match is the one of crystal-two-players.json: everything lies on the table, and is told by keys:
tiles with their open sides, monsters, dice, cards. After each entry the journal must say what it
says in the replay of the file, and the focus must be on something that can be used.
"""

import os
import re

import crystal
import driver
import keyed

FILE = os.path.join(crystal.HERE, "crystal-two-players.json")


class Player(keyed.Player, crystal.Player):
    """Makes the moves of the file by keys."""

    def end_turn(self, _params):
        """The key of whatever comes next."""
        self.window.find("End the turn", self.window.BUTTONS, self.place("^$", "status bar"))
        self.window.keys.send("ctrl+Return")


class Two(keyed.Match, crystal.Match):
    """The match of the file."""

    PLAYER = Player

    def __init__(self):
        super().__init__(FILE)

    # -- The parts of the test, in their order

    def test_begin(self):
        """Two people sit down, the lot is drawn on the table, and the match begins"""
        self.window = keyed.Window(settings=crystal.SETTINGS)
        keys = keyed.begin(self.window, "Black Crystal", self.names)
        keyed.choose_from_list(keys, "Variant", "1 crystal, 1 exit")
        keyed.put_on_table(keys, "First player")
        keys.use("^Start$", "button")
        self.window.find("Undo", self.window.BUTTONS)
        keys.expect_focus("^Deal the skills$", "button")
        self.player = Player(self.window, self.names)

    def test_options(self):
        """The table is that of the file"""
        self.expect_options()

    def test_first_round(self):
        """Skills and cards are dealt, and the first tiles are dug"""
        self.play_to(self.find_move(kind="dig") + 4)
        self.window.keys.focused()

    def test_undo(self):
        """Ctrl+Z takes back what was recorded, Shift+Ctrl+Z records it again; the focus stays"""
        self.undo_and_redo()

    def test_to_the_end(self):
        """A crystal, a fight and the way out, to the end"""
        self.play_to(len(self.moves))

    def test_winner(self):
        """The window names the winner, and the keys are still somewhere"""
        self.window.find(re.compile("^" + re.escape(self.replay["result"]["text"])))
        self.window.keys.focused()

    def test_quiet(self):
        """Escape leads back to the shelf, Ctrl+Q ends the program, and it has complained of nothing"""
        keyed.go_back(self.window)
        keyed.leave(self.window)


def main():
    driver.enter_session()
    match = Two()
    driver.run_in_turn([match.test_begin, match.test_options, match.test_first_round,
                        match.test_undo, match.test_to_the_end, match.test_winner, match.test_quiet],
                       lambda: match.window)


if __name__ == "__main__":
    main()
