# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays matches of Dungeoneer in the real window: what the tests of the game share."""

import json
import os
import re

import driver
import playing

HERE = os.path.dirname(os.path.abspath(__file__))
SETTINGS = {"window-width": 1280, "window-height": 1000}

# Cards whose names the rulebook gives; all others are typed.
HEROES = {"roderick": "Roderick Talus", "kron": "Kron the Ripper"}
QUESTS = {"maiden": "A maiden in distress", "dragonling": "Slay the dragonling",
          "magic-fish": "Catching the magic fish"}
LOCATIONS = {"passage": "Passage", "corridor": "Corridor", "bend": "Bend", "corner": "Corner",
             "inner-sanctum": "Inner sanctum", "troll-bridge": "Troll bridge",
             "gloomy-crossing": "Gloomy crossing"}
ADVENTURES = {"zombie": "Zombie", "legion": "Legion"}
TURNS = {"0": "upright", "180": "upside down"}
TOLD = {"misdeeds": "Misdeeds"}
NUMBERS = {"threat": "Number to reach", "copies": "Copies", "health": "Health", "melee": "Melee",
           "magic": "Magic", "speed": "Speed", "glory": "Glory as a reward",
           "restore": "Health restored"}
ESCORTS = {"take": "Take along", "deliver": "Deliver"}
KINDS = {"monster": "a monster"}
BEDS = {"hand": "Into the hand", "lair": "Into the lair", "discard": "Discard"}
ATTACK = "(.*?) (attacks|strikes back at) "
COUNTERS = {"glory": "Glory", "peril": "Peril", "health": "Health", "ap": "Action points",
            "hand": "Cards in hand", "level": "Level"}
WAYS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


class Player(playing.Player):
    """Makes the moves of a match in the window."""

    def __init__(self, window, names, active=0):
        super().__init__(window, names)
        # Whose turn it is.
        self.active = active

    # -- Where things lie

    def dungeon(self):
        return self.place("^Dungeon$")

    def find_cell(self, cell):
        """Cards come before their place, empty places are their own; what is said has minus signs."""
        cell = cell.replace("-", "\N{MINUS SIGN}")
        return re.compile(f"(^|, ){cell}(:|,|$)")

    def touch_cell(self, cell):
        self.touch(self.find_cell(cell).pattern, self.dungeon())

    def open_form(self, name, within=None):
        """Touches what asks for something, and gives the form that opens."""
        self.touch(f"^{name}$", within)
        return self.find_picker()

    # -- Cards are told by their names

    def name_card(self, field, card, known, form):
        """Touches a card that the rulebook names, or types another name."""
        if card in known:
            self.window.click(re.compile(f"^{known[card]}(,|$)"), "button", form)
            return
        self.window.type_into(
            self.window.find(f"{field}: Name on the card", driver.ENTRIES, form), card)
        self.window.click("Use", "button", form)

    def pick_card(self, field, card, known, form):
        """A form that asks for nothing else ends with the card."""
        self.name_card(field, card, known, form)
        self.window.wait_gone("Cancel", "button")

    def type_number(self, name, value, form):
        self.window.type_into(self.window.find(name, driver.ENTRIES, form), str(value))

    # -- Set-up

    def deal_hero(self, params):
        self.pick_card("Hero", params["hero"], HEROES,
                       self.open_form(f"Hero of {self.names[params['seat']]}"))

    def deal_quest(self, params):
        name = ("Deal the common quest" if params["to"] == "common"
                else f"Quest of {self.names[params['seat']]}")
        self.pick_card("Quest", params["quest"], QUESTS, self.open_form(name))

    def begin(self, params):
        form = self.open_form("Begin play")
        self.window.click(self.names[params["first"]], self.window.BUTTONS, form)
        self.window.wait_gone("Cancel", "button")

    # -- Cards are told once

    def open_lesson(self, card, known):
        return self.open_form(known.get(card, card),
                              self.window.find("Tell once, for all matches", "grouping"))

    def teach_hero(self, params):
        form = self.open_lesson(params["card"], HEROES)
        self.type_number("Health", params["health"], form)
        self.type_number("Limit of boons", params["boons"], form)
        self.type_number("Limit of treasures", params["treasures"], form)
        for name, values in (("Melee", params["melee"]), ("Magic", params["magic"]),
                             ("Speed", params["speed"])):
            for level, value in enumerate(values, 1):
                self.type_number(f"{name}, Level {level}", value, form)
        self.record()

    def tell(self, params, form):
        """What is asked for by number is typed, what is asked for by word is touched."""
        for name, title in (("category", "Category"), ("stat", "What is tested"),
                            ("timing", "When it is played")):
            if name in params:
                self.set_down(title, TOLD.get(params[name], params[name]), form)
        for name, title in NUMBERS.items():
            if name in params:
                self.type_number(title, params[name], form)
        if "levels" in params:
            self.set_down("Levels as a reward", str(params["levels"]), form)
        if "type" in params:
            self.window.type_into(self.window.find("Type", driver.ENTRIES, form), params["type"])
        for attack in params.get("forms", []):
            self.touch_form(attack, form)

    def touch_form(self, attack, form):
        self.window.click(attack, "button", form)
        self.window.find(f"Take back: {attack}", "button", form)

    def teach_quest(self, params):
        form = self.open_lesson(params["card"], QUESTS)
        self.name_card("Place", params["place"], LOCATIONS, form)
        self.tell(params, form)
        self.record()

    def teach_adventure(self, params):
        form = self.open_lesson(params["card"], ADVENTURES)
        self.tell(params, form)
        self.record()

    # -- The map

    def place_location(self, params):
        self.touch_cell(params["cell"])
        form = self.find_picker()
        self.name_card("Location", params["card"], LOCATIONS, form)
        self.window.type_into(self.window.find("Exits as a line", driver.ENTRIES, form),
                              params["exits"])
        self.set_down("Turned", TURNS[params["turn"]], form)
        self.set_number("Peril", params["peril"], form)
        self.set_number("Glory", params["glory"], form)
        self.record()

    def find_hero(self):
        """The name of the card on which the hero stands whose turn it is."""
        name = self.names[self.active]
        return self.window.find(re.compile(f"{name} stands here"), "button", self.dungeon()).name

    def move(self, params):
        """The exits of the entrance are not told: there the form asks for a check."""
        here = self.find_hero()
        x, y = (int(part) for part in re.search("(-?[0-9]+):(-?[0-9]+): ",
                                                here.replace("\N{MINUS SIGN}", "-")).groups())
        self.touch_cell(f"{x + WAYS[params['dir']][0]}:{y + WAYS[params['dir']][1]}")
        if "die" not in params and "no side is told" not in here:
            return
        form = self.find_picker()
        if "die" in params:
            self.choose("Die", str(params["die"]), form)
        if "need" in params:
            self.set_number("Number on the exit", params["need"], form)
            self.set_down("What is tested", params["stat"], form)
        if "die" in params and "need" not in params:
            self.window.wait_gone("Cancel", "button")
        else:
            self.record()

    # -- The turn

    def start_turn(self, _params):
        self.say("Start the turn")

    def next_phase(self, _params):
        self.touch("^(Done as dungeonlord|Finish the feats)$", self.place("^$", "status bar"))

    def end_turn(self, params):
        """Whoever has a point left says whether it is kept; at first it is."""
        form = self.touch_and_see("End the turn", self.place("^$", "status bar"))
        if form is not None:
            if not params["save"]:
                self.window.click("Keep an action point", "check box", form)
            self.record()
        self.active = 1 - self.active

    # -- Quests

    def escort(self, params):
        quest = QUESTS[params["quest"]] if "quest" in params else ".*"
        self.touch(f"^{ESCORTS[params['action']]}: {quest}$")

    # -- Battles

    def play_peril(self, params):
        """A monster of the lair has been told before."""
        target = self.names[params["target"]]
        if params.get("from") == "lair":
            self.touch(f"^{ADVENTURES[params['card']]} attacks {target} from the lair$")
            return
        form = self.open_form(f"Against {target}, peril [0-9]+")
        self.name_card("Card", params["card"], ADVENTURES, form)
        self.set_down("What it is", KINDS[params["kind"]], form)
        self.set_number("Cost", params["cost"], form)
        self.record()

    def battle_begin(self, params):
        if "seat" in params:
            form = self.open_form(f"Attack {self.names[params['target']]}")
            return self.touch_forms(params, form)
        return self.touch_forms(params, self.open_form("Begin the battle"))

    def touch_forms(self, params, form):
        for number, attack in enumerate(params["forms"], 1):
            self.set_down(f"Form of each attack, {number}", attack, form)
        self.record()

    def battle_roll(self, params):
        """The one whose turn it is to roll is in the banner; the others lie with their attacks."""
        form = self.open_form(f"Roll: {self.name_attacker(params.get('index', 0))}")
        self.set_down("Die of the attack", str(params["attack_die"]), form)
        self.set_down("Die of the counter", str(params["counter_die"]), form)
        if params.get("token"):
            self.window.click("Take the escort away instead of a wound", "check box", form)
        self.record()

    def name_attacker(self, index):
        """Attacks lie in their order."""
        def look():
            panels = self.window.find_all(re.compile(ATTACK), "grouping")
            return re.match(ATTACK, panels[index].name).group(1) if index < len(panels) else None
        return self.window.wait_for(look, f"attack {index}")

    def battle_lair(self, params):
        self.touch(f"^{BEDS[params['to']]}: {self.name_attacker(params['index'])}$")

    def battle_reward(self, params):
        self.touch(f"^Reward, peril [0-9]+: {self.names[params['to']]}$")

    def battle_challenge(self, params):
        form = self.open_form(f"{self.names[params['seat']]} strikes back: "
                              f"{self.name_attacker(params['target'])}")
        self.set_down("Form", params["form"], form)
        self.set_down("Die of the attack", str(params["attack_die"]), form)
        self.set_down("Die of the counter", str(params["counter_die"]), form)
        self.record()

    # -- Mistakes

    def quest_try(self, params):
        """A quest that is not told is told with the attempt."""
        form = self.open_form(f"Try: {params['quest']}")
        if "category" not in params:
            self.choose("Dice, 1", str(params["dice"][0]), form)
            self.window.wait_gone("Cancel", "button")
            return
        self.set_down("Dice, 1", str(params["dice"][0]), form)
        self.set_number("Number to reach", params["need"], form)
        self.set_down("Category", params["category"], form)
        self.record()

    def quest_done(self, params):
        """Only what neither the card nor the rules tell is asked for."""
        form = self.touch_and_see("Finish the quest", self.place("^$", "status bar"))
        if "drawn" in params:
            self.pick_card("New common quest", params["drawn"], {}, form)
        elif form is not None:
            self.record()

    def touch_and_see(self, name, within=None):
        """Touches what may ask for something: gives the form, or nothing if it is recorded."""
        before = self.read_newest()
        self.touch(f"^{name}$", within)
        self.window.wait_for(lambda: self.window.find_all("Cancel", "button")
                             or self.read_newest() != before, f"what {name!r} does")
        return self.find_picker() if self.window.find_all("Cancel", "button") else None

    def make(self, move):
        getattr(self, move["kind"].replace("-", "_"))(move.get("params", {}))


class Match(playing.Match):
    """A match of a file, and what is known about it in advance."""

    TITLE = "Dungeoneer"
    SETTINGS = SETTINGS
    PLAYER = Player

    def replay_to(self, n_moves):
        """The table after so many entries of the file, by the command line."""
        path = os.path.join(os.environ[driver.INSIDE], "first.json")
        with open(path, "w", encoding="utf-8") as part:
            json.dump(dict(self.content, moves=self.moves[:n_moves]), part)
        return driver.run_cli("replay", "--json", path)["table"]

    def expect_counters(self):
        """What stands in the seats is what the replay counts."""
        seats = self.replay_to(self.n_made)["seats"]
        for name, seat in zip(self.names, seats):
            for counter, title in COUNTERS.items():
                self.expect_counter(f"{name}, {title}", seat["counters"][counter])

    def expect_counter(self, name, value):
        node = self.window.find(re.compile(f"^{name}, "), "spin button")
        self.window.wait_for(lambda: int(node.queryValue().currentValue) == value,
                             f"{node.name!r} at {value}")
