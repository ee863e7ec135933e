# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole match of Paper Dungeons for one in the real window, on a full sheet.

What is printed on sheet and cards comes from paper-pack.json: sample values, made up for this test
and not the game's own. First the box of the archive is filled with them by the command line, and a
match is set up through the form: it must begin as paper-solo.json does. Then that match is played,
whose chance is sealed. Every entry of the file is made by touching what a player would touch: a
die, then what it is for. After each of them the journal must say what it says in the replay of the
file by the command line. In the end the window, its archive, the replay and the rules, worked out
by hand, must agree on everything.
"""

import json
import os
import re
import subprocess
import time

import driver
import paper

FILE = os.path.join(paper.HERE, "paper-solo.json")
PACK = os.path.join(paper.HERE, "paper-pack.json")

# What comes of the match by the rules, counter by counter.
COUNTERS = {"level.warrior": 5, "level.mage": 5, "level.priest": 4, "level.rogue": 6,
            "item.armour": 2, "item.crown": 0, "item.cauldron": 0, "item.medallion": 1,
            "item.cloak": 2, "item.sword": 2, "item.sceptre": 0, "item.tome": 0,
            "potions": 8, "healed": 10, "wounds": 6, "pending": 0, "resurrected": 0,
            "gems": 5, "outside.rogue": 1, "outside.potion": 0, "minions": 8, "traps": 5,
            "gem.a": 2, "gem.b": 1, "gem.c": 1, "gem.d": 1, "gem.e": 2, "gem.f": 2, "gem.g": 1,
            "gem.h": 0, "rooms": 21, "reached.1": 1, "reached.2": 1, "reached.3": 1}
# Lowest level 4 and a hero at 6; 7 cells and 2 for the armour; goal 4 and talent -3; missions in
# rounds 5, 6 and 8.
ROWS = {"monster1": 8, "monster2": 10, "monster3": 14, "levels": 10 + 1, "items": 7 + 2, "gems": 15,
        "minions": 13, "wounds": -1, "resurrection": 0, "goal_talent": 4 - 3, "missions": 3 + 3 + 1}


def take_match():
    """The only match of the archive, as a file; it is deleted."""
    matches = driver.run_cli("history", "list", "--json")["matches"]
    driver.expect_equal("matches in the archive", len(matches), 1)
    match = driver.run_cli("history", "export", matches[0]["id"])
    subprocess.run([os.environ["TABLEMATE_CLI"], "history", "delete", matches[0]["id"]], check=True,
                   stdout=subprocess.DEVNULL)
    return match


class Solo(paper.Match):
    """The match of the file, and what is known about it in advance."""

    def __init__(self):
        super().__init__(FILE)

    # -- The parts of the test, in their order

    def test_files(self):
        """The file replays without a difference, and has the values of the pack"""
        driver.expect_equal("the audit of the file",
                            driver.run_cli("replay", "--audit", "--json", FILE)["audit"],
                            {"differing": []})
        with open(PACK, encoding="utf-8") as source:
            contents = json.load(source)["contents"]
        driver.expect_equal("what is printed", contents,
                            {key: self.content["options"][key] for key in contents})

    def test_form(self):
        """With the box filled, the form begins a match like that of the file"""
        told = driver.run_cli("box", "import", PACK, "--json")
        driver.expect_equal("entries of the box", told["changes"],
                            sum(len(self.content["options"][page]) for page in paper.PAGES))
        self.window = driver.Window(settings=paper.SETTINGS, keep_home=True)
        self.window.click("New match of Paper Dungeons")
        self.set_up()
        self.player = paper.Player(self.window, self.names)
        self.play_to(self.find_move(kind="deal") + 1)
        window, self.window, self.n_made = self.window, None, 0
        window.close()
        begun = take_match()
        for key, value in self.content["options"].items():
            driver.expect_equal(f"the option {key}", begun["options"][key], value)
        driver.expect_equal("people", [seat["name"] for seat in begun["seats"]], self.names)

    def set_up(self):
        """One player; dice, talents and goals in the app; dungeon card A."""
        for name in ("Remove Player 3", "Remove Player 2"):
            self.window.click(name)
            self.window.wait_gone(name, self.window.BUTTONS)
        self.window.type_into(self.window.find("Player 1", driver.ENTRIES), self.names[0])
        for row in ("Dice", "Talent cards", "Goal cards"):
            self.window.click("App", within=self.window.find(row, "grouping"))
        self.window.focus()
        box = self.window.find("Dungeon card", "combo box")
        self.window.point_and_click(box)
        time.sleep(0.5)  # the list pops up in a window of its own
        self.window.key("Down")
        self.window.key("Return")
        self.window.find("A", "label", box)
        self.window.click("Start")

    def test_begin(self):
        """Cards are dealt, and the talent acts before the first round"""
        self.begin()
        self.play_to(self.find_move(kind="roll"))

    def test_first_rounds(self):
        """Dice in the app: heroes rise, a minion, a trap, a gem, free marks"""
        self.play_to(self.find_move(kind="fight"))

    def test_fight(self):
        """The first monster, and gems vanish"""
        self.play_to(self.find_move(kind="fight") + 1)
        letters = self.window.find("Gems", "grouping")
        for name in ("A, gone", "B, stolen by Anna", "C, stolen by Anna", "D, to be had"):
            self.window.find(re.compile("^" + name.replace(", ", ".*, ")), within=letters)

    def test_table(self):
        """Dice from the table: a void roll, then one that stands"""
        self.play_to(self.find_move(kind="house-rule") + 3)

    def test_wrong_die(self):
        """What a die cannot do is not to be touched, and Escape drops what is picked"""
        lines = self.window.read_lines()
        self.player.pick_die("w1")
        self.window.wait_for(self.player.find_picked, "w1 to be picked")
        hero = self.window.find(re.compile("^Priest, level"), self.window.BUTTONS)
        driver.expect_equal("a mage's die for the priest", self.window.is_sensitive(hero), False)
        self.window.focus()
        self.window.key("Escape")
        self.window.wait_for(lambda: not self.player.find_picked(), "nothing to be picked")
        driver.expect_equal("the journal", self.window.read_lines(), lines)

    def test_kill(self):
        """Killed and started again, the match is where it was"""
        self.play_to(self.find_move(kind="claim"))
        self.kill_and_open()

    def test_to_the_end(self):
        """Missions by round, three fights, and the match goes on to its end"""
        self.play_to(len(self.moves))

    def test_score(self):
        """The window has the fame, row by row, and the result"""
        self.window.find(re.compile(f"^{sum(ROWS.values())} fame"))
        self.expect_final_sheet({self.names[0]: list(ROWS.values())})

    def test_names(self):
        """A screen reader can name every button"""
        driver.expect_equal("buttons without a name", self.window.unnamed_buttons(), [])

    def test_quiet(self):
        """The program ends, and has complained of nothing"""
        self.window.close()

    def test_rules(self):
        """Every counter and every row is what the rules say"""
        shown = self.read_archive()
        counters = shown["table"]["seats"][0]["counters"]
        driver.expect_equal("counters", {key: counters.get(key, 0) for key in COUNTERS}, COUNTERS)
        rows = {row["id"]: row["values"][0] for row in shown["sheet"]["rows"]}
        driver.expect_equal("rows", {key: rows[key] for key in ROWS}, ROWS)
        driver.expect_equal("fame", rows["total"], sum(ROWS.values()))
        driver.expect_equal("rooms", rows["rooms"], COUNTERS["rooms"])


def main():
    driver.enter_session()
    match = Solo()
    driver.run_in_turn([match.test_files, match.test_form, match.test_begin, match.test_first_rounds,
                        match.test_fight, match.test_table, match.test_wrong_die, match.test_kill,
                        match.test_to_the_end, match.test_score, match.test_names, match.test_quiet,
                        match.test_archive, match.test_journal, match.test_audit, match.test_rules],
                       lambda: match.window)


if __name__ == "__main__":
    main()
