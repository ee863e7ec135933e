# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole match of Paper Dungeons for two with keys alone, from the shelf to the result.

The match is the one of paper-two-depths.json: the sheet of one team is kept in full, that of the
other is on paper. Everything lies on the table and is told by keys: dice, what each is for, rooms,
gems, missions, fights and the other team's sheet. After each entry the journal must say what it
says in the replay of the file, and the focus must be on something that can be used.
"""

import os
import re

import driver
import keyed
import paper

FILE = os.path.join(paper.HERE, "paper-two-depths.json")
PACK = os.path.join(paper.HERE, "paper-pack.json")


class Player(keyed.Player, paper.Player):
    """Makes the moves of the file by keys."""


class TwoDepths(keyed.Match, paper.Match):
    """The match of the file."""

    PLAYER = Player

    def __init__(self):
        super().__init__(FILE)

    # -- The parts of the test, in their order

    def test_begin(self):
        """Two teams sit down, one of them kept in full, and the match begins"""
        driver.run_cli("box", "import", PACK, "--json")
        self.window = keyed.Window(settings=paper.SETTINGS, keep_home=True)
        keys = keyed.begin(self.window, self.TITLE, self.names)
        keys.use("^Seats kept in full all the same$", "list item")
        keys.use(f"^{self.names[0]}$", "check box", "space")
        keyed.choose_from_list(keys, "Dungeon card", "A")
        keyed.put_on_table(keys, "Who rolls")
        keys.use("^Start$", "button")
        self.window.find("Undo", self.window.BUTTONS)
        keys.expect_focus("^Open dungeon card A$", "button")
        self.player = Player(self.window, self.names)

    def test_options(self):
        """The table is that of the file"""
        self.expect_options()

    def test_first_round(self):
        """Dice are picked and used on the sheet, and the other team steals a gem"""
        self.play_to(self.find_move(kind="next"))

    def test_undo(self):
        """Ctrl+Z takes back what was recorded, Shift+Ctrl+Z records it again; the focus stays"""
        self.undo_and_redo()

    def test_to_the_fight(self):
        """A void roll, free marks, and the first monster, whose form knows one of the teams"""
        self.play_to(self.find_move(kind="fight") + 1)

    def test_to_the_end(self):
        """Missions, two more fights, and the sheet that was on paper"""
        self.play_to(len(self.moves))

    def test_winner(self):
        """The window names the winner, and the keys are still somewhere"""
        self.window.find(re.compile("^" + re.escape(self.replay["result"]["text"])))
        self.window.keys.focused()

    def test_sheet(self):
        """The score sheet opens, and closes with Escape"""
        keyed.look_at_sheet(self.window)

    def test_quiet(self):
        """Escape leads back to the shelf, Ctrl+Q ends the program, and it has complained of nothing"""
        window, self.window = self.window, None
        keyed.go_back(window)
        keyed.leave(window)

    def test_continue(self):
        """A match that is continued and ends is gone from the shelf, and the focus goes to the games"""
        driver.put_match(FILE, n_moves=len(self.moves) - 1)
        self.window = keyed.Window(settings=paper.SETTINGS, keep_home=True)
        keys = self.window.keys
        keys.use("^Continue Paper Dungeons", "button")
        keys.expect_focus("^Finish$", "button")
        keys.send("Return")
        keys.expect_focus("^Score Sheet$", "button")
        keyed.go_back(self.window, "^New match of ")
        keys.press("Tab")
        keyed.leave(self.window)


def main():
    driver.enter_session()
    match = TwoDepths()
    driver.run_in_turn([match.test_begin, match.test_options, match.test_first_round,
                        match.test_undo, match.test_to_the_fight, match.test_to_the_end,
                        match.test_winner, match.test_sheet, match.test_quiet, match.test_archive,
                        match.test_journal, match.test_continue],
                       lambda: match.window)


if __name__ == "__main__":
    main()
