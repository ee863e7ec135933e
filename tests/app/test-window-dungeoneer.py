# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole match of Dungeoneer for two in the real window, with everything on the table.

The match is the one of dungeoneer-two-players.json, and begins on the start page. Cards are touched
or typed by their names and told once; locations are laid, monsters attack, a roll is taken back in
the middle of the battle, an escort is carried off. After each entry the journal must say what it says
in the replay of the file by the command line, and after each turn the counters, too. In the end the
window, its archive, the replay and the rules, worked out by hand, must agree.
"""

import os
import re

import driver
import dungeoneer

FILE = os.path.join(dungeoneer.HERE, "dungeoneer-two-players.json")

RESULT = "Anna wins with three quests"
# By the rules, player by player.
ROWS = {"quests": [3, 1], "level": [4, 2], "health": [5, 6], "monsters": [2, 0], "dealt": [2, 1],
        "taken": [2, 0], "heroes": [0, 0]}
RANKS = [1, 2]


class Two(dungeoneer.Match):
    """The match of the file, and what is known about it in advance."""

    def __init__(self):
        super().__init__(FILE)

    def play_turns_to(self, place):
        """Plays so far; after each turn the counters are looked at."""
        while self.n_made < place:
            self.play_to(self.n_made + 1)
            if self.moves[self.n_made - 1]["kind"] == "end-turn":
                self.expect_counters()

    # -- The parts of the test, in their order

    def test_file(self):
        """The file replays without a difference"""
        driver.expect_equal("the audit of the file",
                            driver.run_cli("replay", "--audit", "--json", FILE)["audit"],
                            {"differing": []})

    def test_start(self):
        """The match begins on the start page, with names that are typed"""
        self.window = driver.Window(settings=self.SETTINGS)
        self.window.focus()
        self.window.click(f"New match of {self.TITLE}")
        self.window.click("Remove Player 3")
        for number, name in enumerate(self.names, 1):
            self.window.type_into(self.window.find(f"Player {number}", driver.ENTRIES), name)
        self.window.click("Start")
        self.player = self.PLAYER(self.window, self.names)

    def test_set_up(self):
        """Heroes, quests and tunnels are named; what is on the cards is told once"""
        self.play_to(self.find_move(kind="start-turn"))
        self.expect_counters()

    def test_first_turn(self):
        """A location is laid, the hero moves, an escort comes along"""
        self.play_turns_to(self.find_move(kind="play-peril"))

    def test_battle(self):
        """Two monsters attack; a roll is taken back, two are taken back and made again"""
        self.play_to(self.find_move(kind="battle-lair"))
        self.expect_counters()
        self.play_to(self.n_made + 2)
        self.expect_counters()

    def test_kill(self):
        """Killed and started again, the match is where it was"""
        self.kill_and_open()
        self.player.active = 1

    def test_challenge(self):
        """A trapped exit, a quest, a saved point, and a blow struck back at a monster"""
        self.play_turns_to(self.find_move(kind="battle-challenge") + 1)
        self.expect_counters()

    def test_to_the_end(self):
        """A hero takes the escort from another; quests are finished"""
        self.play_turns_to(len(self.moves))
        self.expect_counters()

    def test_result(self):
        """The window names the winner"""
        self.window.find(re.compile("^" + re.escape(RESULT)))

    def test_names(self):
        """A screen reader can name every button"""
        driver.expect_equal("buttons without a name", self.window.unnamed_buttons(), [])

    def test_quiet(self):
        """The program ends, and has complained of nothing"""
        self.window.close()

    def test_rules(self):
        """Quests, levels, wounds and ranks are what the rules say"""
        shown = self.read_archive()
        values = {row["id"]: row["values"] for row in shown["sheet"]["rows"]}
        for row, wanted in ROWS.items():
            driver.expect_equal(row, values[row], wanted)
        driver.expect_equal("ranks", shown["result"]["ranks"], RANKS)


def main():
    driver.enter_session()
    match = Two()
    driver.run_in_turn([match.test_file, match.test_start, match.test_set_up, match.test_first_turn,
                        match.test_battle, match.test_kill, match.test_challenge,
                        match.test_to_the_end, match.test_result, match.test_names, match.test_quiet, match.test_archive,
                        match.test_journal, match.test_audit, match.test_rules],
                       lambda: match.window)


if __name__ == "__main__":
    main()
