# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole match of Dungeon Roll for two with keys alone, from the shelf to the shelf.

The match is the one of roll-two-players.json: everything lies on the table, and is told by keys:
heroes, dice, treasures. After each entry the journal must say what it says in the replay of the
file, and the focus must be on something that can be used.
"""

import os
import re

import driver
import keyed
import roll

FILE = os.path.join(roll.HERE, "roll-two-players.json")


class Player(keyed.Player, roll.Player):
    """Makes the moves of the file by keys."""


class Two(keyed.Match, roll.Match):
    """The match of the file."""

    PLAYER = Player

    def __init__(self):
        super().__init__(FILE)

    # -- The parts of the test, in their order

    def test_begin(self):
        """Two people sit down, agree upon the heroes, and the match begins"""
        self.window = keyed.Window(settings=roll.SETTINGS)
        keys = keyed.begin(self.window, self.TITLE, self.names)
        keyed.choose_from_list(keys, "Heroes", "by agreement")
        keys.use("^Start$", "button")
        self.window.find("Undo", self.window.BUTTONS)
        keys.expect_focus("^Take the heroes$", "button")
        self.player = Player(self.window, self.names)

    def test_options(self):
        """The table is that of the file"""
        self.expect_options()

    def test_first_delve(self):
        """Heroes and dice are told, a unit is led to what it is used on, and the loot is named"""
        self.play_to(self.find_move(kind="rest") + 1)

    def test_shortcut(self):
        """Ctrl+Enter asks at the button of what comes next; Escape gives the focus back"""
        keys = self.window.keys
        keys.tab_to("^Boris, Experience")
        button = keys.find_primary()
        driver.expect_equal("what comes next", button.name, "Roll the party")
        keys.send("ctrl+Return")
        self.window.wait_for(keys.has_come_to_form, "a form with the focus")
        area = button.queryComponent().getExtents(self.window.atspi.WINDOW_COORDS)
        self.window.wait_for(
            lambda: abs(self.window.popover_top() - (area.y + area.height)) < area.height,
            "a form below the button")
        keys.send("Escape")
        keys.expect_focus("^Boris, Experience")

    def test_escape(self):
        """Escape drops what is picked, records nothing, and the focus stays in the tray"""
        self.play_to(self.find_move(kind="party-reroll"))
        die, = self.moves[self.n_made]["params"]["dice"]
        self.player.pick(roll.PARTY[die], self.player.party())
        self.window.keys.send("Escape")
        self.window.wait_for(
            lambda: not self.player.find_things(roll.PARTY[die], self.player.party())[1],
            "nothing to be picked")
        self.window.keys.expect_focus(f"^{roll.PARTY[die]}$")
        self.player.expect_newest(self.replay["moves"][:self.n_made])

    def test_dragon(self):
        """Dice are rolled again, a potion brings one back, and the dragon is slain"""
        self.play_to(self.find_move(kind="slay") + 1)

    def test_undo(self):
        """Ctrl+Z takes back what was recorded, Shift+Ctrl+Z records it again; the focus stays"""
        self.undo_and_redo()

    def test_to_the_end(self):
        """Heroes and tokens act by their own, somebody flees, and the match ends"""
        self.play_to(len(self.moves))

    def test_result(self):
        """The window names the winner, and the score sheet opens and closes"""
        self.window.find(re.compile("^" + re.escape(self.replay["result"]["text"])))
        keyed.look_at_sheet(self.window)

    def test_quiet(self):
        """Escape leads back to the shelf, Ctrl+Q ends the program, and it has complained of nothing"""
        keyed.go_back(self.window)
        keyed.leave(self.window)


def main():
    driver.enter_session()
    match = Two()
    driver.run_in_turn([match.test_begin, match.test_options, match.test_first_delve,
                        match.test_shortcut, match.test_escape, match.test_dragon, match.test_undo,
                        match.test_to_the_end, match.test_result, match.test_quiet,
                        match.test_archive, match.test_journal, match.test_audit],
                       lambda: match.window)


if __name__ == "__main__":
    main()
