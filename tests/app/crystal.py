# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays matches of Black Crystal in the real window: what the tests of the game share."""

import os
import re

import playing

HERE = os.path.dirname(os.path.abspath(__file__))
SETTINGS = {"window-width": 1280, "window-height": 1000}

SKILLS = {"engineer": "Engineer", "thief": "Thief", "shaman": "Shaman", "miner": "Miner"}
EVENTS = {"none": "empty", "boom": "Boom", "find": "Find", "portal": "Portal", "pit": "Pit",
          "crystal": "Black Crystal", "exit": "Exit"}
SIDES = {"N": "North", "E": "East", "S": "South", "W": "West"}
MONSTERS = {"ghost": "Phantom", "crystalling": "Crystalling", "bats": "Bats", "fat-rat": "Fat rat",
            "twins": "Twins"}
FINDS = {"firefly": "Firefly 32-64", "bear-trap": "Bear trap", "helmet": "Helmet",
         "butterfingers": "Butterfingers", "throw-mushroom": "Throw a mushroom"}
CALLS = {"even": "Even", "odd": "Odd"}


class Player(playing.Player):
    """Makes the moves of a match in the window."""

    # -- Where things lie

    def mine(self):
        return self.place("^Mine$")

    def touch_cell(self, cell):
        self.touch(f"^{cell}:", self.mine())

    def open_form(self, name, within=None):
        """Touches what asks for something, and gives the form that opens."""
        self.touch(f"^{name}$", within)
        return self.find_picker()

    def pick(self, name, form):
        """Touches the card that ends a form; how many are left may stand behind its name."""
        self.window.click(re.compile(f"^{name}(,|$)"), "button", form)
        self.wait_closed(form)

    # -- Set-up

    def deal_skills(self, params):
        form = self.open_form("Deal the skills")
        for skill in params["skills"]:
            self.window.click(re.compile(f"^{SKILLS[skill]}(,|$)"), "button", form)
            self.window.find(re.compile(f": {SKILLS[skill]}$"), self.window.BUTTONS, form)
        self.record()

    def first_player(self, params):
        form = self.open_form("Who begins\\?")
        self.window.click(self.names[params["seat"]], self.window.BUTTONS, form)
        self.wait_closed(form)

    def draft(self, params):
        self.say(f"{self.names[params['seat']]} keeps a card")

    # -- The turn

    def dig(self, params):
        """What the tile is, and which of its sides are open, is told in one form."""
        self.touch_cell(params["cell"])
        form = self.find_picker()
        self.set_down("Event", EVENTS[params["event"]], form)
        for side in params["sides"]:
            self.set_down("Open sides", SIDES[side], form)
        self.record()

    def step(self, params):
        self.touch_cell(params["cell"])

    portal = flee = step

    def end_turn(self, _params):
        self.touch("^End the turn$")

    def blast(self, params):
        self.touch(f"^Lay rubble on {params['cell']}$")

    # -- Events

    def boom(self, params):
        if "health" in params:
            self.touch(f"^Health {params['health']}$")
            return
        self.pick(MONSTERS[params["monster"]], self.open_form("Name the Boom card"))

    def touch_die(self, die):
        self.touch(f"^A {die} was rolled", self.place("^Die(,|$)"))

    def fight_roll(self, params):
        if "die2" not in params:
            self.touch_die(params["die"])
            return
        form = self.open_form("Fight with two dice")
        self.set_down("Die", params["die"], form)
        self.set_down("Second die", params["die2"], form)
        self.record()

    def pit(self, params):
        self.touch_die(params["die"])

    def challenge(self, params):
        self.touch(f"^Start a duel with {self.names[params['rival']]}$", self.seat(params["seat"]))

    def duel_roll(self, params):
        form = self.open_form("Both roll")
        self.set_down("Die of the one who came", params["die_a"], form)
        self.set_down("Die of the other", params["die_b"], form)
        self.record()

    def even_odd(self, params):
        form = self.open_form(CALLS[params["call"]])
        self.choose("Die", params["die"], form)
        self.wait_closed(form)

    # -- Cards

    def find(self, params):
        if "card" not in params:
            self.say("A positive card, into the hand")
            return
        asks = "A negative card strikes" if params.get("sign") == "negative" else "Name the card"
        self.pick(FINDS[params["card"]], self.open_form(asks))

    def boost(self, params):
        seat = params["seat"]
        form = self.open_form(f"{self.names[seat]} announces a boost", self.seat(seat))
        self.pick(FINDS[params["card"]], form)

    def open_find(self, seat, card):
        """A card of the hand that nobody has named is named when it is played."""
        form = self.open_form(f"{self.names[seat]} plays a Find", self.seat(seat))
        self.window.click(FINDS[card], "button", form)
        return form

    def play_find(self, params):
        form = self.open_find(params["seat"], params["card"])
        self.set_down("On whom", self.names[params["target"]], form)
        self.record()

    def discard(self, params):
        self.say(f"Discard {params['count']} cards")


class Match(playing.Match):
    """A match of a file, and what is known about it in advance."""

    TITLE = "Black Crystal"
    SETTINGS = SETTINGS
    PLAYER = Player
