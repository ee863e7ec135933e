# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole match of Dungeon Roll for three in the real window.

The match is the one of three-delvers.json: its dice, treasures and heroes are sealed, so what comes
of it is known. Every entry of the file is made by touching what a player would touch: a unit, then
what it is used on. After each of them the journal must say what it says in the replay of the file
by the command line. In the middle the program is killed and started again. In the end the window,
its archive and the replay must agree on everything.
"""

import json
import os
import re
import subprocess

import driver

HERE = os.path.dirname(os.path.abspath(__file__))
FILE = os.path.join(HERE, "three-delvers.json")
SETTINGS = {"window-width": 1280, "window-height": 1000}

PARTY = {"fighter": "Fighter", "cleric": "Cleric", "mage": "Mage", "thief": "Thief",
         "champion": "Champion", "scroll": "Scroll"}
DUNGEON = {"goblin": "Goblin", "skeleton": "Skeleton", "ooze": "Ooze", "chest": "Chest",
           "potion": "Potion"}
TOKENS = {"sword": "Vorpal sword", "talisman": "Talisman", "sceptre": "Sceptre of power",
          "tools": "Thieves’ tools", "ring": "Ring of invisibility", "elixir": "Elixir",
          "bait": "Dragon bait", "portal": "Town portal"}
SOURCES = {"table": "on the table", "app": "in the app"}

# The heroes of the match, and their abilities.
HEROES = "^(Knight|Dragon Slayer|Mercenary|Commander|Crusader|Paladin), "
POWERS = re.compile("^(Battlecry|Calculated Strike|Battlefield Presence|Holy Strike|"
                    "Divine Intervention), ready$")
N_NEWEST = 3


class Player:
    """Makes the moves of the file in the window."""

    def __init__(self, window):
        self.window = window
        self.found = {}

    # -- Where things lie

    def place(self, name, role="grouping"):
        """A part of the window that stays where it is, whatever its name counts."""
        pattern = re.compile(name)
        node = self.found.get(name)
        if node is None or not pattern.search(node.name or ""):
            node = self.found[name] = self.window.find(pattern, role)
        return node

    def party(self):
        return self.place(r"^Party, \d of 7 dice$")

    def dungeon(self):
        return self.place(r"^Dungeon, \d dic?e")

    def treasures(self):
        return self.place("^Treasures, ")

    def banner(self):
        return self.place("^$", "status bar")

    def is_picked(self, node):
        return node.getState().contains(self.window.atspi.STATE_PRESSED)

    def find_things(self, name, within):
        """What can be touched, and what of it is picked."""
        things = [node for node in self.window.find_all(name, self.window.BUTTONS, within)
                  if self.window.is_sensitive(node)]
        return things, [node for node in things if self.is_picked(node)]

    # -- Touching

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

    def say(self, name):
        """Touches a button of the banner."""
        self.window.click(re.compile(name), within=self.banner())

    def enter(self, values):
        """Taps faces in the picker, which closes with the last one."""
        for count, value in enumerate(values):
            self.window.find(f"{count} of {len(values)}", "label")
            self.window.click(PARTY[value], "button")
        self.window.wait_gone("Cancel", "button")

    # -- Moves

    def setup(self, _params):
        self.say("^Take the heroes$")

    def form_party(self, params):
        self.say("^Roll the party$")
        if "faces" in params:
            self.enter(params["faces"])

    def party_reroll(self, params):
        for die in params["dice"]:
            self.pick(PARTY[die], self.party())
        self.say(rf"^Reroll {len(params['dice'])} dic?e$")

    def populate(self, _params):
        self.say("^Roll 1 dungeon die$")

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
        self.say(f"beat {len(params['monsters'])} monsters$")

    def reroll(self, params):
        self.pick_unit(params["by"])
        dice = [(PARTY[die], self.party()) for die in params.get("party", [])]
        dice += [(DUNGEON[die], self.dungeon()) for die in params["dungeon"]]
        for name, tray in dice:
            self.pick(name, tray)
        self.say(rf"^Reroll {len(dice)} dic?e$")

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
        self.say("^(Beat two monsters|Pay a token: clear everything|Reroll any dice)$")

    def open(self, params):
        self.pick_unit(params["by"])
        self.touch("Chest", self.dungeon())

    def quaff(self, params):
        self.pick_unit(params["by"])
        self.touch("Potion", self.dungeon())
        self.enter(params["revive"])

    def use_token(self, params):
        self.touch(re.compile("^" + TOKENS[params["token"]]), self.treasures())
        if "face" in params:
            faces = self.window.find("Die that comes back", "grouping")
            self.window.click(PARTY[params["face"]], within=faces)

    def slay(self, params):
        for unit in params["by"]:
            self.pick_unit(unit)
        self.say("^Slay the dragon$")

    def advance(self, _params):
        self.say("^(To the loot|The dragon wakes|Regroup)$")

    def rest(self, _params):
        self.say("^Rest: ")

    def descend(self, _params):
        self.say("^Go on: ")

    def flee(self, _params):
        self.say("^Flee$")

    def house_rule(self, params):
        """The dice of the party come from somewhere else from here on."""
        self.window.click(SOURCES[params["value"]], within=self.party())

    def undo(self, _params):
        self.window.click("Undo")

    def redo(self, _params):
        self.window.click("Redo")

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
        getattr(self, move["kind"].replace("-", "_"))(move.get("params"))


class Match:
    """The match of the file, and what is known about it in advance."""

    def __init__(self):
        with open(FILE, encoding="utf-8") as source:
            content = json.load(source)
        self.moves = content["moves"]
        self.names = [seat["name"] for seat in content["seats"]]
        self.replay = driver.run_cli("replay", "--json", FILE)
        self.n_made = 0
        self.window = None
        self.player = None

    def find_move(self, **wanted):
        return next(i for i, move in enumerate(self.moves)
                    if all(move.get(key) == value for key, value in wanted.items()))

    def open(self):
        self.window = driver.Window(settings=SETTINGS, keep_home=True)
        self.window.click(re.compile("^Continue Dungeon Roll"))
        self.player = Player(self.window)

    def begin_move(self):
        """Makes the next entry of the file, whatever the rules say of it."""
        self.player.make(self.moves[self.n_made])
        self.n_made += 1

    def play_to(self, place):
        while self.n_made < place:
            self.begin_move()
            self.player.expect_newest(self.replay["moves"][:self.n_made])

    def read_archive(self):
        """The only match of the archive, as the command line shows it."""
        matches = driver.run_cli("history", "list", "--json")["matches"]
        driver.expect_equal("matches in the archive", len(matches), 1)
        return driver.run_cli("history", "show", matches[0]["id"], "--json")

    # -- The parts of the test, in their order

    def test_begin(self):
        """Heroes are dealt, and the first delve is played die by die"""
        subprocess.run([os.environ["TABLEMATE_PREPARE"], "begin", FILE], check=True)
        self.open()
        self.play_to(self.find_move(kind="rest") + 1)

    def test_escape(self):
        """Escape drops what is picked, and records nothing"""
        self.play_to(self.find_move(kind="party-reroll"))
        dice = self.moves[self.n_made]["params"]["dice"]
        for die in dice:
            self.player.pick(PARTY[die], self.player.party())
        self.window.find(f"Reroll {len(dice)} dice of the party", "label")
        self.window.focus()
        self.window.key("Escape")
        self.window.wait_gone(re.compile("^Reroll"))
        driver.expect_equal("still picked",
                            self.player.find_things(PARTY[dice[0]], self.player.party())[1], [])
        self.player.expect_newest(self.replay["moves"][:self.n_made])

    def test_table(self):
        """A party is rolled on the table and tapped in, then the app rolls again"""
        self.play_to(self.find_move(kind="house-rule", params={"option": "source-party", "value": "app"}) + 1)

    def test_override(self):
        """Fleeing without need is refused by house rule, overridden, and taken back"""
        self.play_to(self.find_move(override=True))
        self.begin_move()
        self.window.find("By house rule nobody flees from what can be beaten.")
        self.window.find("Not recorded yet.")
        self.player.expect_newest(self.replay["moves"][:self.n_made - 1])
        self.window.click("Override")
        self.window.wait_gone("Override")
        self.player.expect_newest(self.replay["moves"][:self.n_made])

    def test_kill(self):
        """Killed and started again, the match is where it was"""
        self.play_to(len(self.moves) // 2)
        lines = self.window.read_lines()[:12]
        driver.expect_equal("lines on view", len(lines), 12)
        self.window.kill()
        self.open()
        self.window.wait_for(lambda: self.window.read_lines()[:12] == lines, f"the journal {lines}")

    def test_to_the_end(self):
        """Heroes become masters, and the match goes on to its end"""
        self.play_to(len(self.moves))

    def test_winner(self):
        """The window names the winner"""
        self.window.find(re.compile("^" + re.escape(self.replay["result"]["text"])))

    def test_counters(self):
        """Experience and tokens of everybody are as by the replay"""
        rows = {row["id"]: row["values"] for row in self.replay["sheet"]["rows"]}
        for seat, name in enumerate(self.names):
            for counter, row in (("Experience", "xp"), ("Treasure tokens", "tokens")):
                node = self.window.find(re.compile(f"^{name}, {counter}, "), "spin button")
                driver.expect_equal(node.name, int(node.queryValue().currentValue), rows[row][seat])

    def test_names(self):
        """A screen reader can name every button"""
        driver.expect_equal("buttons without a name", self.window.unnamed_buttons(), [])

    def test_quiet(self):
        """The program ends, and has complained of nothing"""
        self.window.close()

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


def main():
    driver.enter_session()
    match = Match()
    driver.run_in_turn([match.test_begin, match.test_escape, match.test_table, match.test_override,
                        match.test_kill, match.test_to_the_end, match.test_winner,
                        match.test_counters, match.test_names, match.test_quiet,
                        match.test_archive, match.test_journal],
                       lambda: match.window)


if __name__ == "__main__":
    main()
