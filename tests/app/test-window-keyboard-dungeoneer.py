# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole match of Dungeoneer for two with keys alone, from the shelf to the shelf.

The match is the one of dungeoneer-two-players.json: everything lies on the table, and is told by
keys: cards by their names and what stands on them, locations, dice. After each entry the journal
must say what it says in the replay of the file, and the focus must be on something that can be used.
"""

import os
import re

import driver
import dungeoneer
import keyed

FILE = os.path.join(dungeoneer.HERE, "dungeoneer-two-players.json")
TELLING = "Tell once, for all matches"


class Player(keyed.Player, dungeoneer.Player):
    """Makes the moves of the file by keys."""


class Two(keyed.Match, dungeoneer.Match):
    """The match of the file."""

    PLAYER = Player

    def __init__(self):
        super().__init__(FILE)

    def expect_told(self, card):
        """What was told is told no more; the focus has gone on, and keys do something."""
        driver.expect_equal(f"buttons for {card}",
                            [node.name for node in self.window.find_all(card, "button")], [])
        self.undo_and_redo()

    # -- The parts of the test, in their order

    def test_begin(self):
        """Two people sit down, and the match begins"""
        self.window = keyed.Window(settings=self.SETTINGS)
        keys = keyed.begin(self.window, self.TITLE, self.names)
        keys.use("^Start$", "button")
        self.window.find("Undo", self.window.BUTTONS)
        keys.expect_focus("^Hero of Anna$", "button")
        self.player = Player(self.window, self.names)

    def test_heroes(self):
        """The heroes are named, and told number by number; after the last one the keys go on"""
        self.play_to(self.find_move(kind="deal-quest"))
        self.expect_told("Kron the Ripper")

    def test_set_up(self):
        """Quests and tunnels are named; after the last quest is told the keys go on"""
        self.play_to(self.find_move(kind="begin"))
        self.expect_told("Silence the bells")
        self.expect_counters()

    def test_monsters(self):
        """In a battle the place for telling goes with the last monster; the keys go on"""
        self.play_to(self.find_move(kind="battle-begin"))
        driver.expect_equal("places for telling", len(self.window.find_all(TELLING, "grouping")), 0)
        self.expect_told("Zombie")

    def test_battle(self):
        """Rolls are taken back, one by one and two at once, and a monster is the reward"""
        self.play_to(self.find_move(kind="battle-reward") + 1)
        self.expect_counters()

    def test_challenge(self):
        """A trapped exit, a quest, a saved point, and a blow struck back at a monster"""
        self.play_to(self.find_move(kind="battle-challenge") + 1)

    def test_to_the_end(self):
        """A hero takes the escort from another; quests are finished"""
        self.play_to(len(self.moves))
        self.expect_counters()

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
    driver.run_in_turn([match.test_begin, match.test_heroes, match.test_set_up, match.test_monsters,
                        match.test_battle, match.test_challenge, match.test_to_the_end, match.test_result,
                        match.test_quiet, match.test_archive, match.test_journal, match.test_audit],
                       lambda: match.window)


if __name__ == "__main__":
    main()
