# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays matches of Paper Dungeons in the real window: what the tests of the game share."""

import json
import os
import re
import subprocess

import driver

HERE = os.path.dirname(os.path.abspath(__file__))
SETTINGS = {"window-width": 1280, "window-height": 1000}
PAGES = ("sheet", "map", "dungeons", "monsters")
N_NEWEST = 3

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


class Player:
    """Makes the moves of a match in the window."""

    def __init__(self, window, names):
        self.window = window
        self.names = names
        self.found = {}

    # -- Where things lie

    def place(self, name, role="grouping"):
        """A part of the window that stays where it is."""
        node = self.found.get(name)
        if node is None or not re.search(name, node.name or ""):
            node = self.found[name] = self.window.find(re.compile(name), role)
        return node

    def say(self, name):
        """Touches a button of the banner."""
        self.window.click(name, within=self.place("^$", "status bar"))

    def ask(self, name, within=None):
        """Clicks what asks for something: the picker opens by what has the focus."""
        node = self.window.find(name, self.window.BUTTONS, within or self.place("^$", "status bar"))
        self.window.wait_for(lambda: self.window.is_sensitive(node), f"a sensitive {name!r}")
        self.window.point_and_click(node)
        self.window.find("Cancel", "button")

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

    def touch(self, name, within=None):
        """Touches the first thing of this name that can be touched now."""
        def look():
            for node in self.window.find_all(re.compile(name), self.window.BUTTONS, within):
                if self.window.is_sensitive(node):
                    return node
            return None
        self.window.act(self.window.wait_for(look, f"{name!r} to touch"))

    def touch_room(self, room):
        self.touch(f"^{room}[:,]", self.place("^Dungeon of "))

    def seat(self, seat):
        return self.place("^" + self.names[seat] + "($|,)")

    def enter(self, names):
        """Taps one after another; the last one closes the picker."""
        for name in names:
            self.window.click(name, "button")
        self.window.wait_gone("Cancel", "button")

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
        self.window.click(talent, "button")
        self.window.click(goal, "button")
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
        for place, face in zip(PLACES, faces):
            self.window.click(FACES[face], "button", self.find_picker())
            if place != PLACES[-1]:
                self.window.find(f"{place}: {FACES[face]}")
        self.window.wait_gone("Cancel", "button")

    def find_picker(self):
        """What stands around the faces to tap: dice of the same names lie on the table."""
        return self.window.find("Cancel", "button").parent.parent

    def record(self):
        self.window.click("Record")
        self.window.wait_gone("Cancel", "button")

    def level(self, params):
        self.pick_die(params["die"])
        self.touch(f"^{HEROES[params['hero']]}, level")

    def craft(self, params):
        self.pick_die(params["die"])
        self.touch(f"^{ITEMS[params['item']]}, ")

    def brew(self, params):
        self.pick_die(params["die"])
        self.touch("^Brew, ")

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

    def set_number(self, name, value, form):
        self.window.find(name, "spin button", form).queryValue().currentValue = value

    def choose(self, name, value, form):
        """Touches one of the values that lie side by side."""
        self.window.click(value, self.window.BUTTONS, self.window.find(name, "grouping", form))

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

    # -- The journal

    def read_newest(self):
        journal = self.place("^Journal$", "list")
        names = []
        for i in range(journal.childCount):
            row = journal.getChildAtIndex(i)
            if row.getRoleName() == "list item" and row.name:
                names.append(row.name)
            if len(names) == N_NEWEST:
                break
        return names

    def expect_newest(self, replayed):
        """The journal on view begins with what the replay says after the same entries."""
        wanted = [line["summary"] + ("" if line["done"] else ", taken back")
                  for line in driver.expect_journal(replayed)[:-N_NEWEST - 1:-1]]
        self.window.wait_for(lambda: self.read_newest() == wanted, f"the journal {wanted}")

    def make(self, move):
        getattr(self, move["kind"].replace("-", "_"))(move["params"])


class Match:
    """A match of a file, and what is known about it in advance."""

    def __init__(self, path):
        self.path = path
        with open(path, encoding="utf-8") as source:
            self.content = json.load(source)
        self.moves = self.content["moves"]
        self.names = [seat["name"] for seat in self.content["seats"]]
        self.replay = driver.run_cli("replay", "--json", path)
        self.n_made = 0
        self.window = None
        self.player = None

    def find_move(self, **wanted):
        return next(i for i, move in enumerate(self.moves)
                    if all(move.get(key) == value for key, value in wanted.items()))

    def open(self):
        self.window = driver.Window(settings=SETTINGS, keep_home=True)
        self.window.click(re.compile("^Continue Paper Dungeons"))
        self.player = Player(self.window, self.names)

    def begin(self):
        """The match of the file is in the archive, before its first move, and open."""
        subprocess.run([os.environ["TABLEMATE_PREPARE"], "begin", self.path], check=True)
        self.open()

    def play_to(self, place):
        while self.n_made < place:
            self.player.make(self.moves[self.n_made])
            self.n_made += 1
            self.player.expect_newest(self.replay["moves"][:self.n_made])

    def kill_and_open(self):
        lines = self.window.read_lines()[:12]
        driver.expect_equal("lines on view", len(lines), 12)
        self.window.kill()
        self.open()
        self.window.wait_for(lambda: self.window.read_lines()[:12] == lines, f"the journal {lines}")

    def expect_final_sheet(self, fame):
        """The final sheet on view has these rows of every team, and their sums."""
        sheet = self.window.find("Final sheet", "table")
        for name, rows in fame.items():
            for row, value in zip(ROWS + ("Total",), list(rows) + [sum(rows)]):
                self.window.find(f"{name}, {row}: {value}", "table cell", sheet)

    def read_archive(self):
        """The only match of the archive, as the command line shows it."""
        matches = driver.run_cli("history", "list", "--json")["matches"]
        driver.expect_equal("matches in the archive", len(matches), 1)
        return driver.run_cli("history", "show", matches[0]["id"], "--json")

    # -- What every match is tested for in the end

    def test_archive(self):
        """The archive has the same table, score and result"""
        shown = self.read_archive()
        for what in ("at", "table", "sheet", "result"):
            driver.expect_equal(what, shown[what], self.replay[what])

    def test_journal(self):
        """The archive has the same journal, line by line"""
        shown = self.read_archive()["journal"]
        wanted = driver.expect_journal(self.replay["moves"])
        for given, line in zip(shown, wanted):
            driver.expect_equal(f"line {line['seq']}", {key: given[key] for key in line}, line)
        driver.expect_equal("lines", len(shown), len(wanted))

    def test_audit(self):
        """The match of the window, exported, replays without a difference"""
        shown = self.read_archive()
        path = os.path.join(os.environ[driver.INSIDE], "exported.json")
        driver.run_cli("history", "export", shown["id"], "--output", path, "--json")
        driver.expect_equal("the audit", driver.run_cli("replay", "--audit", "--json", path)["audit"],
                            {"differing": []})
