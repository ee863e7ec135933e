# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays matches of Paper Dungeons in the real window: what the tests of the game share."""

import os
import re

import driver
import playing

HERE = os.path.dirname(os.path.abspath(__file__))
SETTINGS = {"window-width": 1280, "window-height": 1000}
PAGES = ("sheet", "map", "dungeons", "monsters")

DICE = ("w1", "w2", "w3", "b1", "b2", "b3")
HEROES = {"warrior": "Warrior", "mage": "Mage", "priest": "Priest", "rogue": "Rogue"}
PLACES = ("White die 1", "White die 2", "White die 3", "Black die 1", "Black die 2", "Black die 3")
FACES = dict(HEROES, clover="Clover", boots="Three boots", skull="Skull")
ITEMS = {"armour": "Heroes’ armour", "crown": "Crown of the Just King",
         "cauldron": "Alchemist’s cauldron", "medallion": "Medallion of Har",
         "cloak": "Intangible cloak", "sword": "Fire sword", "sceptre": "Sceptre of death",
         "tome": "Tome of wisdom"}
MISSIONS = {"corners-2": "2 corner rooms", "gems-4": "4 gems",
            "monster-rooms": "The rooms of all 3 monsters", "row": "All 6 rooms of a row",
            "hero-6": "A hero at level 6"}
TALENTS = {"psionic": "Psionic", "barbarian": "Barbarian", "fortune-teller": "Fortune teller",
           "scout": "Scout", "veteran": "Veteran"}
GOALS = {"gems": "Gems", "items": "Complete items", "health": "Total health",
         "rows": "Rows fully explored", "heroes-5": "Heroes at level 5 or more"}
SOURCES = {"table": "on the table", "app": "in the app"}
ROWS = ("First monster", "Second monster", "Third monster", "Levels", "Items", "Gems", "Minions",
        "Wounds", "Resurrection", "Goal and talent", "Missions")
OUTSIDE = {"rogue": "Rogue", "potion": "Potion"}


class Player(playing.Player):
    """Makes the moves of a match in the window."""

    # -- Where things lie

    def find_die(self, die):
        tray = self.window.find_all(re.compile(", (white|black)$"), self.window.BUTTONS,
                                    self.place("^Dice"))
        return tray[DICE.index(die)] if len(tray) == len(DICE) else None

    def find_picked(self):
        return [node for node in self.window.find_all(re.compile(", (white|black)$"),
                                                      self.window.BUTTONS, self.place("^Dice"))
                if node.getState().contains(self.window.atspi.STATE_PRESSED)]

    def pick_die(self, die):
        """Touches a die, and sees it picked."""
        def look():
            node = self.find_die(die)
            return node if node is not None and self.window.is_sensitive(node) else None
        self.window.act(self.window.wait_for(look, f"the die {die}"))
        self.window.wait_for(self.find_picked, f"{die} to be picked")

    def touch_room(self, room):
        self.touch(f"^{room}[:,]", self.place("^Dungeon of "))

    # -- Set-up

    def open_dungeon(self, params):
        self.say("Open dungeon card " + params["dungeon"].upper())

    def lay_missions(self, params):
        self.ask("Lay three missions")
        self.enter([MISSIONS[mission] for mission in params["missions"]])

    def deal(self, params):
        self.say("Deal to " + self.names[params["seat"]])

    def keep(self, params):
        """Of dealt cards each pair is a button, else both are named."""
        talent, goal = TALENTS[params["talent"]], GOALS[params["goal"]]
        pair = f"Keep: {talent} · {goal}"
        if len(self.names) == 1:
            self.touch(f"^{pair}$")
            return
        self.ask(f"{self.names[params['seat']]}: talent and goal", self.window.root)
        form = self.find_picker()
        self.window.click(talent, "button", form)
        self.window.click(goal, "button", form)
        self.record()

    def begin(self, _params):
        self.say("Begin")

    # -- The round

    def roll(self, params):
        name = re.compile("^(Roll the dice|Throw again)$")
        if "faces" not in params:
            self.say(name)
            return
        self.ask(name)
        self.enter_faces(params["faces"])

    def enter_faces(self, faces):
        """Taps what lies on the table, die after die; the last one records the throw."""
        form = self.find_picker()
        for place, face in zip(PLACES, faces):
            self.window.click(FACES[face], "button", form)
            if place != PLACES[-1]:
                self.window.find(f"{place}: {FACES[face]}", within=form)
        self.wait_closed(form)

    def level(self, params):
        self.pick_die(params["die"])
        self.touch(f"^{HEROES[params['hero']]}, level")

    def craft(self, params):
        self.pick_die(params["die"])
        self.touch(f"^{ITEMS[params['item']]}, ")

    def brew(self, params):
        self.pick_die(params["die"])
        self.touch("^Brew, ")

    def waste(self, params):
        self.pick_die(params["die"])
        self.touch("^Leave the die unused$")

    def walk(self, params):
        """The room at the end of the way is touched; the app finds the way."""
        self.pick_die(params["die"])
        self.touch_room(params["cells"][-1])

    def step(self, params):
        self.touch_room(params["cells"][-1])

    def stop(self, _params):
        self.touch("^Give up ")

    def gain_level(self, params):
        self.touch(f"^{HEROES[params['hero']]}, level")

    def gain_item(self, params):
        self.touch(f"^{ITEMS[params['item']]}, ")

    def cross_minion(self, params):
        self.touch_room(params["cell"])

    def steal(self, params):
        self.touch(f"^{params['letter'].upper()}$", self.seat(params["seat"]))

    def outside_gem(self, params):
        self.touch(f"^{OUTSIDE[params['source']]}$", self.seat(params["seat"]))

    def end_round(self, _params):
        self.say("End the round")

    def claim(self, params):
        for seat in params["seats"]:
            self.touch(f"^Claim: {MISSIONS[params['mission']]}$", self.seat(seat))

    def next(self, _params):
        self.say("Next")

    def house_rule(self, params):
        """The dice come from somewhere else from here on."""
        self.window.click(SOURCES[params["value"]], within=self.place("^Dice"))

    # -- Fights and the end

    def fight(self, params):
        name = re.compile("^Fight: ")
        if len(self.names) == 1:
            self.say(name)
            return
        self.ask(name)
        self.enter_fight(params)

    def enter_fight(self, params):
        """One form for all teams: what power they have, and whether they have been there."""
        form = self.find_picker()
        for seat, name in enumerate(self.names):
            self.set_number(f"{name}, Combat power", params["powers"][seat], form)
            self.choose(f"{name}, Has been in the monster’s room",
                        "Yes" if params["reached"][seat] else "No", form)
        self.record()

    def final_sheet(self, params):
        """What a team has on paper; its gems are known already."""
        self.ask(f"Final sheet of {self.names[params['seat']]}")
        form = self.find_picker()
        for hero, level in zip(HEROES.values(), params["levels"]):
            self.choose(f"Levels, {hero}", str(level), form)
        for item, cells in zip(ITEMS.values(), params["cells"]):
            self.choose(f"Item cells, {item}", str(cells), form)
        gems = self.window.find("Gems", "spin button", form).queryValue().currentValue
        driver.expect_equal("gems in the form", int(gems), params["gems"])
        self.set_number("Minions", params["minions"], form)
        self.set_number("Wounds", params["wounds"], form)
        if params.get("resurrected"):
            self.window.click("Resurrection used", "check box", form)
        self.choose("Fame of the goal", params["goal_fame"], form)
        self.set_number("Rooms explored", params["rooms"], form)
        self.record()

    def final_rows(self, params):
        """The rows as they stand on paper."""
        self.ask(f"Fame of {self.names[params['seat']]}, row by row")
        form = self.find_picker()
        for row, fame in zip(ROWS, params["rows"]):
            self.set_number(f"Fame, {row}", fame, form)
        self.set_number("Rooms explored", params["rooms"], form)
        self.record()

    def finish(self, _params):
        self.say("Finish")


class Match(playing.Match):
    """A match of a file, and what is known about it in advance."""

    TITLE = "Paper Dungeons"
    SETTINGS = SETTINGS
    PLAYER = Player

    def expect_final_sheet(self, fame):
        """The final sheet on view has these rows of every team, and their sums."""
        sheet = self.window.find("Final sheet", "table")
        for name, rows in fame.items():
            for row, value in zip(ROWS + ("Total",), list(rows) + [sum(rows)]):
                self.window.find(f"{name}, {row}: {value}", "table cell", sheet)
