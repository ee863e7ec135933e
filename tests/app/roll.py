# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays matches of Dungeon Roll in the real window: what the tests of the game share."""

import os
import re

import playing

HERE = os.path.dirname(os.path.abspath(__file__))
SETTINGS = {"window-width": 1280, "window-height": 1000}

PARTY = {"fighter": "Fighter", "cleric": "Cleric", "mage": "Mage", "thief": "Thief",
         "champion": "Champion", "scroll": "Scroll"}
DUNGEON = {"goblin": "Goblin", "skeleton": "Skeleton", "ooze": "Ooze", "chest": "Chest",
           "potion": "Potion", "dragon": "Dragon"}
TOKENS = {"sword": "Vorpal sword", "talisman": "Talisman", "sceptre": "Sceptre of power",
          "tools": "Thieves’ tools", "ring": "Ring of invisibility", "elixir": "Elixir",
          "bait": "Dragon bait", "portal": "Town portal"}
NOVICES = {"spellsword": "Spellsword", "crusader": "Crusader", "knight": "Knight",
           "enchantress": "Enchantress", "mercenary": "Mercenary", "half-goblin": "Half-Goblin",
           "minstrel": "Minstrel", "occultist": "Occultist"}
SOURCES = {"table": "on the table", "app": "in the app"}

# The heroes of the match, and their abilities.
HEROES = "^(Knight|Dragon Slayer|Mercenary|Commander|Crusader|Paladin), "
POWERS = re.compile("^(Battlecry|Calculated Strike|Battlefield Presence|Holy Strike|"
                    "Divine Intervention), ready$")


class Player(playing.Player):
    """Makes the moves of a match in the window."""

    # -- Where things lie

    def party(self):
        return self.place(r"^Party, \d of 7 dice$")

    def dungeon(self):
        return self.place(r"^Dungeon, \d dic?e")

    def treasures(self):
        return self.place("^Treasures, ")

    def is_picked(self, node):
        return node.getState().contains(self.window.atspi.STATE_PRESSED)

    def find_things(self, name, within):
        """What can be touched, and what of it is picked."""
        things = [node for node in self.window.find_all(name, self.window.BUTTONS, within)
                  if self.window.is_sensitive(node)]
        return things, [node for node in things if self.is_picked(node)]

    # -- Touching

    def push(self, name):
        """Touches a button of the banner whose words count something."""
        self.say(re.compile(name))

    def touch(self, name, within):
        """Touches one of the things with this name that is not picked yet."""
        def look():
            things, picked = self.find_things(name, within)
            return next((node for node in things if node not in picked), None)
        self.window.act(self.window.wait_for(look, f"{name!r} to touch"))

    def pick(self, name, within):
        """Touches a thing, and sees it picked."""
        before = len(self.find_things(name, within)[1])
        self.touch(name, within)
        self.window.wait_for(lambda: len(self.find_things(name, within)[1]) > before,
                             f"{name!r} to be picked")

    def pick_hero(self):
        """The card itself is no die: the banner tells that it was touched."""
        self.touch(POWERS, self.place(HEROES))
        self.window.find(re.compile(r"The hero card is turned\.$"), "label")

    def pick_unit(self, unit):
        if unit == "hero":
            self.pick_hero()
        elif unit in PARTY:
            self.pick(PARTY[unit], self.party())
        else:
            self.pick(re.compile("^" + TOKENS[unit]), self.treasures())

    def tap(self, values, names):
        """Taps faces in the picker, which closes with the last one."""
        form = self.find_picker()
        for count, value in enumerate(values):
            if len(values) > 1:
                self.window.find(f"{count} of {len(values)}", "label", form)
            self.window.click(names[value], "button", form)
        self.wait_closed(form)

    def tell(self, values, names):
        """Taps what lies on the table; what the app has rolled or drawn is told by nobody."""
        if values is not None:
            self.tap(values, names)

    # -- Moves

    def setup(self, params):
        self.push("^Take the heroes$")
        if "heroes" not in params:
            return
        form = self.find_picker()
        for hero in params["heroes"]:
            self.window.click(NOVICES[hero], "button", form)
            self.window.find(re.compile(f": {NOVICES[hero]}$"), self.window.BUTTONS, form)
        self.set_down("First adventurer", self.names[params["first"]], form)
        self.record()

    def form_party(self, params):
        self.push("^Roll the party$")
        self.tell(params.get("faces"), PARTY)

    def party_reroll(self, params):
        for die in params["dice"]:
            self.pick(PARTY[die], self.party())
        self.push(rf"^Reroll {len(params['dice'])} dic?e$")
        self.tell(params.get("faces"), PARTY)

    def populate(self, params):
        self.push("^Roll 1 dungeon die$")
        self.tell(params.get("faces"), DUNGEON)

    def fight(self, params):
        """A unit is touched, then a monster: whatever else it beats of the kind goes with it."""
        kinds = sorted(set(params["monsters"]), key=params["monsters"].index)
        self.pick_unit(params["by"])
        if len(kinds) == 1 and params["by"] != "fighter":
            self.touch(DUNGEON[kinds[0]], self.dungeon())
        else:
            self.strike(params, kinds)

    def strike(self, params, kinds):
        """The fighter of a commander may beat one monster more, so monsters are picked."""
        if len(kinds) == 1:
            self.touch(DUNGEON[kinds[0]], self.dungeon())
            return
        for kind in kinds:
            self.pick(DUNGEON[kind], self.dungeon())
        self.push(f"beat {len(params['monsters'])} monsters$")

    def reroll(self, params):
        self.pick_unit(params["by"])
        dice = [(PARTY[die], self.party()) for die in params.get("party", [])]
        dice += [(DUNGEON[die], self.dungeon()) for die in params["dungeon"]]
        for name, tray in dice:
            self.pick(name, tray)
        self.push(rf"^Reroll {len(dice)} dic?e$")
        self.tell(params.get("dungeon-faces"), DUNGEON)

    def power(self, params):
        """The hero's card, then what its ability is to act on, if it needs to know."""
        dice = [(PARTY[die], self.party()) for die in params.get("party", [])]
        dice += [(DUNGEON[die], self.dungeon())
                 for die in params.get("dungeon", params.get("targets", []))]
        if "token" in params:
            dice.append((re.compile("^" + TOKENS[params["token"]]), self.treasures()))
        if not dice:
            self.touch(POWERS, self.place(HEROES))
            return
        self.pick_hero()
        for name, tray in dice:
            self.pick(name, tray)
        self.push("^(Beat two monsters|Pay a token: clear everything|Reroll any dice)$")

    def open(self, params):
        self.pick_unit(params["by"])
        self.touch("Chest", self.dungeon())

    def quaff(self, params):
        self.pick_unit(params["by"])
        self.touch("Potion", self.dungeon())
        self.tap(params["revive"], PARTY)

    def reveal(self, params):
        """A token that was drawn on the table is touched, and named."""
        self.touch(re.compile("^Not yet named"), self.treasures())
        self.tap([params["token"]], TOKENS)

    def use_token(self, params):
        self.touch(re.compile("^" + TOKENS[params["token"]]), self.treasures())
        if "face" in params:
            faces = self.window.find("Die that comes back", "grouping")
            self.window.click(PARTY[params["face"]], within=faces)

    def slay(self, params):
        for unit in params["by"]:
            self.pick_unit(unit)
        self.push("^Slay the dragon$")

    def advance(self, _params):
        self.push("^(To the loot|The dragon wakes|Regroup)$")

    def rest(self, _params):
        self.push("^Rest: ")

    def descend(self, params):
        self.push("^Go on: ")
        self.tell(params.get("faces"), DUNGEON)

    def flee(self, _params):
        self.push("^Flee$")

    def house_rule(self, params):
        """The dice of the party come from somewhere else from here on."""
        self.window.click(SOURCES[params["value"]], within=self.party())


class Match(playing.Match):
    """A match of a file, and what is known about it in advance."""

    TITLE = "Dungeon Roll"
    SETTINGS = SETTINGS
    PLAYER = Player
