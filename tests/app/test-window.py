# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole match of Dungeon Raiders for four in the real window.

The match is the one of four-players.json: its chance is sealed, so the result is known. Every move
of the file is made by touching what a player would touch; in the middle the program is ended and
started again.
"""

import json
import os
import re
import subprocess
import sys

import driver

HERE = os.path.dirname(os.path.abspath(__file__))
FILE = os.path.join(HERE, "four-players.json")
CARDS = {"key": re.compile(r"^Key"), "sword": re.compile(r"^Sword")}


def prepare(what):
    return subprocess.run([os.environ["TABLEMATE_PREPARE"], what, FILE], check=True,
                          capture_output=True, text=True).stdout


class Player:
    """Makes the moves of the file in the window."""

    def __init__(self, window, names):
        self.window = window
        self.names = names

    def panel(self, seat):
        return self.window.find(re.compile("^" + self.names[seat] + "($|,)"), "grouping")

    def begin(self, _params):
        self.window.click("Go down")

    def level(self, _params):
        self.window.click(re.compile("^Open level"))

    def reveal(self, _params):
        self.window.click("Turn the room up")

    def resolve(self, _params):
        self.window.click(re.compile("^Settle"))

    def finish(self, _params):
        self.window.click("Count up")

    def lay(self, params):
        card = params["card"]
        name = CARDS.get(card) or f"Power card {card}"
        self.window.click(name, within=self.panel(params["seat"]))

    def crystal(self, params):
        self.window.click(re.compile("^Magic crystal"), within=self.panel(params["seat"]))

    def torch(self, params):
        self.window.click(re.compile("^Torch"), within=self.panel(params["seat"]))

    def looked(self, _params):
        self.window.click(re.compile("^(Seen|.*has seen)"))

    def adjust(self, params):
        counter = params["counter"].capitalize()
        node = self.window.find(re.compile(f"^{self.names[params['seat']]}, {counter}"), "spin button")
        node.queryValue().currentValue = params["value"]

    def undo(self, _params):
        self.window.click("Undo")

    def redo(self, _params):
        self.window.click("Redo")

    def can_lay(self, params):
        for node in self.window.find_all(f"Power card {params['card']}", within=self.panel(params["seat"])):
            return self.window.is_sensitive(node)
        return False

    def play(self, move):
        getattr(self, move["kind"].replace("-", "_"))(move.get("params", {}))
        if move.get("override") and self.window.find_all("Override"):
            self.window.click("Override")

    def play_all(self, moves):
        """A card out of turn, which the table does not offer, is laid once its turn has come."""
        late = []
        for move in moves:
            if move.get("override") and not self.can_lay(move["params"]):
                late.append(move)
                continue
            self.play(move)
            while late:
                self.play(late.pop())


def check_result(window, names):
    for line in prepare("result").splitlines():
        name, counter, value = line.rsplit(" ", 2)
        node = window.find(re.compile(f"^{name}, {counter}"), "spin button")
        shown = int(node.queryValue().currentValue)
        if shown != int(value):
            raise driver.Failure(f"{name}, {counter}: {shown} in the window, {value} by the file")


def play_all(moves, names):
    half = len(moves) // 2
    with driver.Window(settings={"window-width": 1280, "window-height": 1000}, keep_home=True) as window:
        window.click(re.compile("^Continue Dungeon Raiders"))
        Player(window, names).play_all(moves[:half])
        unnamed = window.unnamed_buttons()
        if unnamed:
            raise driver.Failure("without a name: " + ", ".join(unnamed))

    with driver.Window(settings={"window-width": 1280, "window-height": 1000}, keep_home=True) as window:
        window.click(re.compile("^Continue Dungeon Raiders"))
        Player(window, names).play_all(moves[half:])
        check_result(window, names)


def main():
    driver.enter_session()
    with open(FILE, encoding="utf-8") as source:
        match = json.load(source)
    names = [seat["name"] for seat in match["seats"]]

    print("1..1")
    prepare("begin")
    try:
        play_all(match["moves"], names)
    except driver.Failure as failure:
        print("not ok 1 - four players from the set-up to the count")
        print("\n".join("# " + line for line in str(failure).splitlines()))
        sys.exit(1)
    print("ok 1 - four players from the set-up to the count")


if __name__ == "__main__":
    main()
