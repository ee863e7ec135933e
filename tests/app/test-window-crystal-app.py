# SPDX-License-Identifier: GPL-3.0-or-later
"""Begins a match of Black Crystal for two in the real window, with everything drawn by the app.

How many of each tile and card there are comes from crystal-pack.json: sample values, made up for the
tests and not the game's own. First cards go round in secret: the device is handed over, the button is
held, and letting go over a card keeps it. Then tiles, monsters, finds and dice are drawn, and the
hands stay hidden until they are held.
"""

import json
import os
import subprocess
import time

import crystal
import driver

FILE = os.path.join(crystal.HERE, "crystal-two-app.json")
PACK = os.path.join(crystal.HERE, "crystal-pack.json")
N_KEPT = 2
# So many cards go round.
N_ROUND = 3
N_TURNS = 2
# Straight ahead of the entrances, and the side that is joined to them.
CELLS = (("e1", "South"), ("e9", "North"))
N_EVENTS = 12


class Two(crystal.Match):
    """The match of the file, and what each player has kept."""

    def __init__(self):
        super().__init__(FILE)
        self.kept = {name: [] for name in self.names}

    def read_banner(self):
        """What the banner offers, if it can be touched now."""
        for node in self.window.find_all(role=self.window.BUTTONS,
                                         within=self.player.place("^$", "status bar")):
            if self.window.is_sensitive(node):
                return node.name
        return None

    def wait_offer(self, look):
        return self.window.wait_for(look, "something to do next")

    def say(self, name):
        """Touches a button of the banner; what happens is written down."""
        n_lines = len(self.read_archive()["journal"])
        self.player.say(name)
        self.window.wait_for(lambda: len(self.read_archive()["journal"]) > n_lines, "a new line")

    def find_cards(self, name):
        """The cards that are seen while the button is held; those that can be played first."""
        def look():
            hands = self.window.find_all(name, "grouping")
            return self.window.find_all(role=self.window.BUTTONS, within=hands[-1]) if hands else None
        return self.window.wait_for(look, f"the cards of {name}")

    def keep_one(self, name):
        """Holds the button, goes to a card that can be kept, and lets go there."""
        self.window.focus()
        with self.window.holding(self.window.find(f"{name}: hold to look", "button")):
            cards = self.find_cards(name)
            driver.expect_equal("cards on view", len(cards), N_ROUND + len(self.kept[name]))
            card = next(card for card in cards[:N_ROUND] if self.window.is_sensitive(card))
            self.kept[name].append(card.name)
            self.move_to(card)
        self.window.wait_for(lambda: self.read_archive()["journal"][-1]["summary"]
                             == f"{name} keeps a card", f"a card kept by {name}")

    def move_to(self, node):
        """The margins of what lies over the table are not counted: the middle would be its edge."""
        area = node.queryComponent().getExtents(self.window.atspi.WINDOW_COORDS)
        subprocess.run(["xdotool", "mousemove", "--window", self.window.window_id(),
                        str(area.x + area.width * 4 // 5), str(area.y + area.height * 4 // 5)],
                       check=True)
        time.sleep(0.3)

    # -- The parts of the test, in their order

    def test_box(self):
        """A pack teaches the box what the match of the file is drawn from"""
        told = driver.run_cli("box", "import", PACK, "--json")
        with open(PACK, encoding="utf-8") as source:
            contents = json.load(source)["contents"]
        driver.expect_equal("entries", told["changes"], sum(len(page) for page in contents.values()))
        for page, entries in contents.items():
            driver.expect_equal(page, self.content["options"][page], entries)

    def test_begin(self):
        """The app deals the skills and draws who begins"""
        self.begin()
        self.say("Deal the skills")
        self.say("Who begins?")

    def test_first_cards(self):
        """Three cards are dealt in secret; letting go over one of them keeps it"""
        n_dealt = N_ROUND
        for _ in range(N_KEPT * len(self.names)):
            for _ in range(n_dealt):
                offer = self.wait_offer(self.read_banner)
                self.say(offer)
            self.keep_one(offer.removeprefix("Deal a card to "))
            n_dealt = 1
        for line in self.read_archive()["journal"]:
            for cards in self.kept.values():
                for card in cards:
                    driver.expect_equal(f"{card} in the journal", card in line["summary"], False)

    def test_hand(self):
        """A hand is hidden until its owner holds the button"""
        for name in self.names:
            driver.expect_equal("cards kept", len(self.kept[name]), N_KEPT)
        driver.expect_equal("cards on view", [name for cards in self.kept.values() for name in cards
                                              if self.window.find_all(name, self.window.BUTTONS)], [])

    def test_turns(self):
        """Tiles, monsters, finds and dice come from the app"""
        for _ in range(N_TURNS):
            self.say("Draw a tile")
            self.dig_ahead()
            for _ in range(N_EVENTS):
                offer = self.wait_offer(self.read_banner)
                self.say(offer)
                if offer == "End the turn":
                    break

    def dig_ahead(self):
        """The tile in hand is joined to the entrance, turned in the first way that does so."""
        n_lines = len(self.read_archive()["journal"])
        cell, side = CELLS[self.read_archive()["table"]["turn"][0]]
        self.player.touch_cell(cell)
        self.window.click(side, self.window.BUTTONS, self.player.find_picker())

        def look():
            record = self.window.find_all("Record", self.window.BUTTONS)
            if record and self.window.is_sensitive(record[0]):
                self.window.act(record[0])
            return not self.window.find_all("Cancel", "button")
        self.window.wait_for(look, "the tile laid")
        self.window.wait_for(lambda: len(self.read_archive()["journal"]) > n_lines, "a new line")

    def test_names(self):
        """A screen reader can name every button"""
        driver.expect_equal("buttons without a name", self.window.unnamed_buttons(), [])

    def test_quiet(self):
        """The program ends, and has complained of nothing"""
        self.window.close()


def main():
    driver.enter_session()
    match = Two()
    driver.run_in_turn([match.test_box, match.test_begin, match.test_first_cards, match.test_hand,
                        match.test_turns, match.test_names, match.test_quiet, match.test_audit],
                       lambda: match.window)


if __name__ == "__main__":
    main()
