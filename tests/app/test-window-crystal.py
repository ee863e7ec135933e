# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole match of Black Crystal for four in the real window, with everything on the table.

The match is the one of crystal-four-players.json. Cells of the mine are touched to dig and to walk,
tiles are told by event and open sides, dice by their keys, cards by their names. After each entry
the journal must say what it says in the replay of the file by the command line. A mushroom on the
only way to the exit is tried, and refused with its reason. In the end the window, its archive, the
replay and the rules, worked out by hand, must agree.
"""

import os
import re

import crystal
import driver

FILE = os.path.join(crystal.HERE, "crystal-four-players.json")

RESULT = "Vera is out of the mine with a crystal and wins"
REFUSAL = "only way to an exit"
# By the rules, player by player.
ROWS = {"crystals": [0, 0, 1, 0], "duels_won": [2, 0, 1, 0], "duels_lost": [0, 1, 0, 2],
        "booms_won": [2, 1, 0, 2], "booms_lost": [1, 0, 1, 0], "lost_turns": [1, 1, 1, 2],
        "played": [1, 1, 0, 0]}
RANKS = [2, 2, 1, 2]


class Four(crystal.Match):
    """The match of the file, and what is known about it in advance."""

    def __init__(self):
        super().__init__(FILE)

    def expect_counter(self, seat, counter, value):
        node = self.window.find(re.compile(f"^{self.names[seat]}, {counter}, "), "spin button")
        self.window.wait_for(lambda: int(node.queryValue().currentValue) == value,
                             f"{node.name!r} at {value}")

    # -- The parts of the test, in their order

    def test_file(self):
        """The file replays without a difference"""
        driver.expect_equal("the audit of the file",
                            driver.run_cli("replay", "--audit", "--json", FILE)["audit"],
                            {"differing": []})

    def test_begin(self):
        """Skills that lie on the table are told, who begins, and that everybody keeps two cards"""
        self.begin()
        self.play_to(self.find_move(kind="dig"))
        self.expect_counter(3, "Explosives", 3)

    def test_first_fight(self):
        """Tiles are told by event and open sides, a Boom by its name, the die by a key"""
        self.play_to(self.find_move(kind="fight-roll") + 1)

    def test_mined(self):
        """Rubble is laid; and a crystal is mined by a lost turn"""
        self.play_to(self.find_move(kind="blast") + 1)
        self.expect_counter(2, "Crystals", 1)

    def test_flight(self):
        """A lost fight is fled from to one of two ends, and the crystal stays"""
        self.play_to(self.find_move(kind="flee"))
        for cell in ("b5", "e9"):
            self.window.find(re.compile(f"^{cell}:.*Portal"), within=self.player.mine())
        self.play_to(self.find_move(kind="flee") + 1)
        self.expect_counter(2, "Crystals", 0)
        self.window.find(re.compile("^b6:.*Boom token; Black Crystal"), within=self.player.mine())

    def test_duels(self):
        """A duel with a tie, and another one for the crystal that was picked up"""
        self.play_to(self.find_move(kind="boost"))
        self.expect_counter(1, "Crystals", 1)
        self.play_to(self.find_move(kind="boost") + 2)
        self.expect_counter(1, "Crystals", 0)
        self.expect_counter(2, "Crystals", 1)

    def test_mushroom(self):
        """A mushroom on the only way to the exit is refused with its reason, and nothing is recorded"""
        self.play_to(self.n_made + 1)
        form = self.player.open_find(0, "throw-mushroom")
        self.window.click(re.compile("^c9(:|,|$)"), self.window.BUTTONS, form)
        self.window.find(re.compile(REFUSAL), "label", form)
        self.window.click("Cancel", "button", form)
        self.window.wait_gone("Cancel", "button")
        self.player.expect_newest(self.replay["moves"][:self.n_made])
        driver.expect_equal("lines in the archive", len(self.read_archive()["journal"]), self.n_made)

    def test_kill(self):
        """Killed and started again, the match is where it was"""
        self.kill_and_open()

    def test_to_the_end(self):
        """A card played by name, Even-Odd, two dice against the Twins, and a further tile"""
        self.play_to(len(self.moves))

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
        """Fights, duels, lost turns and ranks are what the rules say"""
        shown = self.read_archive()
        values = {row["id"]: row["values"] for row in shown["sheet"]["rows"]}
        for row, wanted in ROWS.items():
            driver.expect_equal(row, values[row], wanted)
        driver.expect_equal("ranks", shown["result"]["ranks"], RANKS)


def main():
    driver.enter_session()
    match = Four()
    driver.run_in_turn([match.test_file, match.test_begin, match.test_first_fight, match.test_mined,
                        match.test_flight, match.test_duels, match.test_mushroom, match.test_kill,
                        match.test_to_the_end, match.test_result, match.test_names, match.test_quiet,
                        match.test_archive, match.test_journal, match.test_audit, match.test_rules],
                       lambda: match.window)


if __name__ == "__main__":
    main()
