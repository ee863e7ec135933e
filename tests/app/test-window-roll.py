# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole match of Dungeon Roll for three in the real window.

The match is the one of three-delvers.json: its dice, treasures and heroes are sealed, so what comes
of it is known. Every entry of the file is made by touching what a player would touch: a unit, then
what it is used on. After each of them the journal must say what it says in the replay of the file
by the command line. In the middle the program is killed and started again. In the end the window,
its archive and the replay must agree on everything.
"""

import os
import re

import driver
import roll

FILE = os.path.join(roll.HERE, "three-delvers.json")


class Three(roll.Match):
    """The match of the file."""

    def __init__(self):
        super().__init__(FILE)

    # -- The parts of the test, in their order

    def test_begin(self):
        """Heroes are dealt, and the first delve is played die by die"""
        self.begin()
        self.play_to(self.find_move(kind="rest") + 1)

    def test_escape(self):
        """Escape drops what is picked, and records nothing"""
        self.play_to(self.find_move(kind="party-reroll"))
        dice = self.moves[self.n_made]["params"]["dice"]
        for die in dice:
            self.player.pick(roll.PARTY[die], self.player.party())
        self.window.find(f"Reroll {len(dice)} dice of the party", "label")
        self.window.focus()
        self.window.key("Escape")
        self.window.wait_gone(re.compile("^Reroll"))
        driver.expect_equal("still picked",
                            self.player.find_things(roll.PARTY[dice[0]], self.player.party())[1], [])
        self.player.expect_newest(self.replay["moves"][:self.n_made])

    def test_table(self):
        """A party is rolled on the table and tapped in, then the app rolls again"""
        self.play_to(self.find_move(kind="house-rule", params={"option": "source-party", "value": "app"}) + 1)

    def test_override(self):
        """Fleeing without need is refused by house rule, overridden, and taken back"""
        self.play_to(self.find_move(override=True))
        self.begin_move()
        self.window.find("By house rule nobody flees from what can be beaten.")
        self.window.find("Not recorded yet.")
        self.player.expect_newest(self.replay["moves"][:self.n_made - 1])
        self.window.click("Override")
        self.window.wait_gone("Override")
        self.player.expect_newest(self.replay["moves"][:self.n_made])

    def test_kill(self):
        """Killed and started again, the match is where it was"""
        self.play_to(len(self.moves) // 2)
        self.kill_and_open()

    def test_to_the_end(self):
        """Heroes become masters, and the match goes on to its end"""
        self.play_to(len(self.moves))

    def test_winner(self):
        """The window names the winner"""
        self.window.find(re.compile("^" + re.escape(self.replay["result"]["text"])))

    def test_counters(self):
        """Experience and tokens of everybody are as by the replay"""
        rows = {row["id"]: row["values"] for row in self.replay["sheet"]["rows"]}
        for seat, name in enumerate(self.names):
            for counter, row in (("Experience", "xp"), ("Treasure tokens", "tokens")):
                node = self.window.find(re.compile(f"^{name}, {counter}, "), "spin button")
                driver.expect_equal(node.name, int(node.queryValue().currentValue), rows[row][seat])

    def test_names(self):
        """A screen reader can name every button"""
        driver.expect_equal("buttons without a name", self.window.unnamed_buttons(), [])

    def test_quiet(self):
        """The program ends, and has complained of nothing"""
        self.window.close()


def main():
    driver.enter_session()
    match = Three()
    driver.run_in_turn([match.test_begin, match.test_escape, match.test_table, match.test_override,
                        match.test_kill, match.test_to_the_end, match.test_winner,
                        match.test_counters, match.test_names, match.test_quiet,
                        match.test_archive, match.test_journal],
                       lambda: match.window)


if __name__ == "__main__":
    main()
