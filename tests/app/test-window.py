# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole match of Dungeon Raiders for four in the real window.

The match is the one of four-players.json: its chance is sealed, so what comes of it is known. Every
entry of the file is made by touching what a player would touch, the mistakes and corrections, too.
In the middle the program is killed and started again. In the end the window, its archive and the
replay of the file by the command line must agree on everything.
"""

import json
import os
import re
import subprocess

import driver

HERE = os.path.dirname(os.path.abspath(__file__))
FILE = os.path.join(HERE, "four-players.json")
CARDS = {"key": re.compile(r"^Key"), "sword": re.compile(r"^Sword")}
SETTINGS = {"window-width": 1280, "window-height": 1000}


def prepare():
    subprocess.run([os.environ["TABLEMATE_PREPARE"], "begin", FILE], check=True)


class Player:
    """Makes the moves of the file in the window."""

    def __init__(self, window, names):
        self.window = window
        self.names = names

    def panel(self, seat):
        return self.window.find(re.compile("^" + self.names[seat] + "($|,)"), "grouping")

    def begin(self, _move):
        self.window.click("Go down")

    def level(self, _move):
        self.window.click(re.compile("^Open level"))

    def reveal(self, _move):
        self.window.click("Turn the room up")

    def resolve(self, _move):
        self.window.click(re.compile("^Settle"))

    def finish(self, _move):
        self.window.click("Count up")

    def lay(self, move):
        card = move["params"]["card"]
        name = CARDS.get(card) or f"Power card {card}"
        self.window.click(name, within=self.panel(move["params"]["seat"]))
        if move.get("override"):
            self.override(move)

    def override(self, _move):
        """The rules refuse the card, and say why; the players lay it all the same."""
        self.window.find("Next to lay: Boris.")
        self.window.find("Not recorded yet.")
        self.window.click("Override")
        self.window.wait_gone("Override")

    def crystal(self, move):
        self.window.click(re.compile("^Magic crystal"), within=self.panel(move["params"]["seat"]))

    def torch(self, move):
        self.window.click(re.compile("^Torch"), within=self.panel(move["params"]["seat"]))

    def looked(self, _move):
        self.window.click(re.compile("^(Seen|.*has seen)"))

    def adjust(self, move):
        """The popover of a counter: a new value, and a word why."""
        counter = f"{self.names[move['params']['seat']]}, {move['params']['counter'].capitalize()}"
        self.window.act(self.window.find(re.compile(f"^{counter}"), "spin button"))
        why = self.window.find("Why", driver.ENTRIES)
        spin = self.window.find(counter, "spin button")
        spin.queryValue().currentValue = move["params"]["value"]
        self.window.type_into(why, move["note"])
        self.window.click("Set")
        self.window.wait_gone("Set", driver.Window.BUTTONS)

    def undo(self, _move):
        self.click_and_see("Undo")

    def redo(self, _move):
        self.click_and_see("Redo")

    def click_and_see(self, name):
        """A button is pressed for a moment before it acts; what comes next waits for the journal."""
        before = self.window.read_lines()
        self.window.click(name)
        self.window.wait_for(lambda: self.window.read_lines() != before or None,
                             f"a change in the journal by {name}")

    def play(self, moves):
        for move in moves:
            getattr(self, move["kind"])(move)


class Match:
    """The match of the file, and what is known about it in advance."""

    def __init__(self):
        with open(FILE, encoding="utf-8") as source:
            content = json.load(source)
        self.moves = content["moves"]
        self.names = [seat["name"] for seat in content["seats"]]
        self.half = len(self.moves) // 2
        self.replay = driver.run_cli("replay", "--json", FILE)
        self.journal = driver.expect_journal(self.replay["moves"])
        self.window = None

    def find_move(self, **wanted):
        return next(i for i, move in enumerate(self.moves)
                    if all(move.get(key) == value for key, value in wanted.items()))

    def open(self):
        self.window = driver.Window(settings=SETTINGS, keep_home=True)
        self.window.click(re.compile("^Continue Dungeon Raiders"))

    def play(self, first, last):
        Player(self.window, self.names).play(self.moves[first:last])

    def read_archive(self):
        """The only match of the archive, as the command line shows it."""
        matches = driver.run_cli("history", "list", "--json")["matches"]
        driver.expect_equal("matches in the archive", len(matches), 1)
        return driver.run_cli("history", "show", matches[0]["id"], "--json")

    # -- The parts of the test, in their order

    def test_begin(self):
        """What the app drew is taken back, and drawn again"""
        prepare()
        self.open()
        self.play(0, 3)

    def test_to_override(self):
        """Cards, rooms and items are recorded with a touch"""
        self.play(3, self.find_move(override=True))

    def test_override(self):
        """A card out of turn is refused, and laid by Override"""
        place = self.find_move(override=True)
        self.play(place, place + 1)

    def test_to_adjustment(self):
        """Undo and redo by their buttons"""
        self.play(self.find_move(override=True) + 1, self.find_move(kind="adjust"))

    def test_adjustment(self):
        """A counter is set by hand, with a word why"""
        place = self.find_move(kind="adjust")
        self.play(place, place + 1)
        self.window.find(re.compile(r"^Vera, Coins, 9 of"), "spin button")

    def test_kill(self):
        """Killed and started again, the match is where it was"""
        self.play(self.find_move(kind="adjust") + 1, self.half)
        newest = self.replay["moves"][self.half - 1]["summary"]
        self.window.wait_for(lambda: self.window.read_lines()[:1] == [newest], f"the line {newest}")
        lines = self.window.read_lines()[:12]
        if len(lines) < 12:
            raise driver.Failure(f"the journal shows {lines}")
        self.window.kill()
        self.open()
        self.window.wait_for(lambda: self.window.read_lines()[:12] == lines, f"the journal {lines}")

    def test_to_the_end(self):
        """The match goes on to its end"""
        self.play(self.half, len(self.moves))

    def test_winner(self):
        """The window names the winner"""
        text = self.replay["result"]["text"]
        self.window.find(re.compile("^" + re.escape(text)))

    def test_counters(self):
        """Every counter in the window is as by the replay"""
        for sheet in self.replay["sheet"]["rows"]:
            if sheet["id"] not in ("coins", "wounds"):
                continue
            for name, value in zip(self.names, sheet["values"]):
                node = self.window.find(re.compile(f"^{name}, {sheet['name']},"), "spin button")
                driver.expect_equal(f"{name}, {sheet['name']}", int(node.queryValue().currentValue), value)

    def test_names(self):
        """A screen reader can name every button, and reads no underscores"""
        driver.expect_equal("buttons without a name", self.window.unnamed_buttons(), [])
        driver.expect_equal("names with a mark of a shortcut",
                            [node.name for node in self.window.search(re.compile("_"))], [])

    def test_quiet(self):
        """The program ends, and has complained of nothing"""
        self.window.close()

    def test_table(self):
        """The archive has the same table, score and result"""
        shown = self.read_archive()
        for what in ("at", "table", "sheet", "result"):
            driver.expect_equal(what, shown[what], self.replay[what])

    def test_journal(self):
        """The archive has the same journal, line by line"""
        shown = self.read_archive()["journal"]
        for given, wanted in zip(shown, self.journal):
            driver.expect_equal(f"line {wanted['seq']}", {key: given[key] for key in wanted}, wanted)
        driver.expect_equal("lines", len(shown), len(self.journal))


def main():
    driver.enter_session()
    match = Match()
    driver.run_in_turn([match.test_begin, match.test_to_override, match.test_override,
                        match.test_to_adjustment, match.test_adjustment, match.test_kill,
                        match.test_to_the_end, match.test_winner, match.test_counters,
                        match.test_names, match.test_quiet, match.test_table, match.test_journal],
                       lambda: match.window)


if __name__ == "__main__":
    main()
