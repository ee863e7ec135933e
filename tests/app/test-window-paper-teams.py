# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole match of Paper Dungeons for four in the real window, with the sheets on paper.

The match is the one of paper-four-teams.json, whose values of sheet and cards are samples, made up
for the tests. What lies on the table is told: dice by tapping six faces, gems and missions by one
touch each, a fight for all teams in one form, and in the end the sheets, one of them row by row.
After each entry the journal must say what it says in the replay of the file by the command line. In
the end the window, its archive, the replay and the rules, worked out by hand, must agree.
"""

import os
import re

import driver
import paper

FILE = os.path.join(paper.HERE, "paper-four-teams.json")

# Fame by the rules, in the order of the rows: three fights, levels, items, gems, minions, wounds,
# resurrection, goal and talent, missions.
FAME = {
    "Anna": [2, 7, 14, 10, 5 + 2, 10, 9, -3, 0, 2 + 2, 4],
    "Boris": [-3, 10, 10, 6, 3, 1, 5, -6, -9, 0, 4],
    "Vera": [8, 10, 6, 6 + 1, 4 + 4 + 1, 6, 11, -3, 0, 4 + 2, 4],
    "Gleb": [-3, 4, -6, 3, 2, 1, 3, -1, 0, -2, 4],
}
ROOMS = [19, 12, 22, 14]
# Vera's and Anna's fame is the same; she has seen more rooms.
RANKS = [2, 3, 1, 4]
RESULT = "Vera wins: equal fame, most rooms"


class Teams(paper.Match):
    """The match of the file, and what is known about it in advance."""

    def __init__(self):
        super().__init__(FILE)

    # -- The parts of the test, in their order

    def test_file(self):
        """The file replays without a difference"""
        driver.expect_equal("the audit of the file",
                            driver.run_cli("replay", "--audit", "--json", FILE)["audit"],
                            {"differing": []})

    def test_begin(self):
        """Cards that lie on the table are named, and the teams set out"""
        self.begin()
        self.play_to(self.find_move(kind="roll"))

    def test_first_round(self):
        """Dice are tapped in, and two teams steal the same gem with one touch each"""
        self.play_to(self.find_move(kind="next"))
        self.window.find(re.compile("^A: Anna and Vera, "), within=self.window.find("Gems", "grouping"))
        for seat in (0, 2):
            gem = self.window.find("A", self.window.BUTTONS, self.player.seat(seat))
            driver.expect_equal("a gem stolen twice", self.window.is_sensitive(gem), False)

    def test_to_the_fight(self):
        """A void roll, and a mission that two teams claim in the same round"""
        self.play_to(self.find_move(kind="fight"))

    def test_fight(self):
        """All teams fight in one form: two flee, and the strongest is named"""
        self.play_to(self.find_move(kind="fight") + 1)
        for name, fame in zip(self.names, (2, 4 - 3, 8, 4 - 3)):
            counter = self.window.find(re.compile(f"^{name}, Fame marked, "), "spin button")
            driver.expect_equal(counter.name, int(counter.queryValue().currentValue), fame)

    def test_kill(self):
        """Killed and started again, the match is where it was"""
        self.play_to(self.find_move(kind="outside-gem") + 1)
        self.kill_and_open()

    def test_to_the_end(self):
        """The other fights, and the sheets: three by what is on them, one row by row"""
        self.play_to(len(self.moves))

    def test_score(self):
        """The window has the fame of everybody, row by row, and who has won"""
        self.window.find(re.compile("^" + re.escape(RESULT)))
        self.expect_final_sheet(FAME)

    def test_names(self):
        """A screen reader can name every button"""
        driver.expect_equal("buttons without a name", self.window.unnamed_buttons(), [])

    def test_quiet(self):
        """The program ends, and has complained of nothing"""
        self.window.close()

    def test_rules(self):
        """Fame, rooms and ranks are what the rules say"""
        shown = self.read_archive()
        values = {row["id"]: row["values"] for row in shown["sheet"]["rows"]}
        driver.expect_equal("fame", values["total"], [sum(rows) for rows in FAME.values()])
        driver.expect_equal("rooms", values["rooms"], ROOMS)
        driver.expect_equal("ranks", shown["result"]["ranks"], RANKS)
        driver.expect_equal("by", shown["result"]["by"], "rooms")


def main():
    driver.enter_session()
    match = Teams()
    driver.run_in_turn([match.test_file, match.test_begin, match.test_first_round,
                        match.test_to_the_fight, match.test_fight, match.test_kill,
                        match.test_to_the_end, match.test_score, match.test_names, match.test_quiet,
                        match.test_archive, match.test_journal, match.test_audit, match.test_rules],
                       lambda: match.window)


if __name__ == "__main__":
    main()
