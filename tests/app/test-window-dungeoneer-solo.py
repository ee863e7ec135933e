# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole solo match of Dungeoneer in the real window, with everything on the table.

The match is the one of dungeoneer-solo.json. Dice that replace peril are tapped, peril cards are
told by their names and what they are, treasures and boons are played where a lone hero may play
them. After each entry the journal must say what it says in the replay of the file by the command
line, and after each part the counters, too. A lasting boon far from the entrance is refused with
its reason. In the end the window, its archive, the replay and the rules, worked out by hand, must
agree.
"""

import os
import re

import driver
import dungeoneer

FILE = os.path.join(dungeoneer.HERE, "dungeoneer-solo.json")

RESULT = "The hero has returned with three quests"
REFUSAL = "only on an entrance"
CARDS = {**dungeoneer.ADVENTURES, "wraith": "Grave wraith", "scare": "Scare off"}
KINDS = {"monster": "a monster", "trap": "a trap", "bane": "a bane for this turn",
         "waiting-bane": "a bane that waits for its monster or trap"}
# What is told of monsters, besides their types and forms.
TOLD = {"cost": "Cost", "health": "Health", "melee": "Melee", "magic": "Magic", "speed": "Speed"}
QUESTS = {"health": "Health of the monster", "melee": "Melee of the monster",
          "magic": "Magic of the monster", "speed": "Speed of the monster",
          "threat": "Number to reach", "glory": "Glory as a reward",
          "restore": "Health restored"}
# By the rules, in the end.
ROWS = {"quests": [3], "level": [4], "glory": [15], "health": [6]}


class Player(dungeoneer.Player):
    """Makes the moves of a lone hero."""

    # -- Set-up

    def begin(self, _params):
        self.say("Begin play")

    def teach_quest(self, params):
        form = self.open_lesson(params["card"], dungeoneer.QUESTS)
        self.set_down("Category", params["category"], form)
        self.name_card("Place", params["place"], dungeoneer.LOCATIONS, form)
        for name, title in QUESTS.items():
            if name in params:
                self.type_number(title, params[name], form)
        for attack in params.get("forms", []):
            self.touch_form(attack, form)
        self.set_down("Levels as a reward", str(params["levels"]), form)
        self.record()

    def teach_adventure(self, params):
        form = self.open_lesson(params["card"], CARDS)
        for name, title in TOLD.items():
            if name in params:
                self.type_number(title, params[name], form)
        self.window.type_into(self.window.find("Type", driver.ENTRIES, form), params["type"])
        for attack in params["forms"]:
            self.touch_form(attack, form)
        self.record()

    # -- The turn

    def next_phase(self, _params):
        self.touch("^Finish the feats$", self.place("^$", "status bar"))

    def end_turn(self, _params):
        self.say("End the turn")

    def open_glory(self, params):
        """The form of a glory card, filled in."""
        form = self.open_form("Play a glory card, glory [0-9]+")
        self.name_card("Card", params["card"], CARDS, form)
        self.set_down("Class", params["class"], form)
        self.set_down("How long it lasts", params["duration"], form)
        self.set_number("Cost", params["cost"], form)
        return form

    def play_glory(self, params):
        self.open_glory(params)
        self.record()

    # -- Peril

    def solo_peril(self, params):
        self.roll(params["dice"], self.open_form("Roll [0-9]+ peril (die|dice)"))

    def roll(self, dice, form):
        """A form that asks for nothing else ends with the last die."""
        self.set_dice(dice[:-1], form)
        self.choose(f"Dice, {len(dice)}", str(dice[-1]), form)
        self.window.wait_gone("Cancel", "button")

    def set_dice(self, dice, form):
        for number, die in enumerate(dice, 1):
            self.set_down(f"Dice, {number}", str(die), form)

    def solo_card(self, params):
        if params["deck"] == "glory":
            form = self.open_form("Draw a glory card")
            if "card" in params:
                self.pick_card("Card", params["card"], CARDS, form)
            else:
                self.window.click("Without a name", "button", form)
                self.window.wait_gone("Cancel", "button")
            return
        form = self.open_form("Draw a peril card")
        self.name_card("Card", params["card"], CARDS, form)
        self.set_down("What it is", KINDS[params["kind"]], form)
        self.record()

    def threat(self, params):
        """The trap that was drawn, told by its number and what it tests."""
        form = self.open_form("Trap: .*")
        self.set_number("Number to reach", params["need"], form)
        self.set_down("What is tested, 1", params["stats"][0], form)
        self.set_dice(params["dice"], form)
        self.record()

    def battle_end(self, _params):
        """Where cards are still to be drawn, the banner has another button."""
        self.touch("^(Nobody strikes back|End the battle)$")

    # -- Quests

    def quest_try(self, params):
        form = self.open_form(f"Try: {dungeoneer.QUESTS[params['quest']]}")
        if "dice" in params:
            self.roll(params["dice"], form)
        else:
            self.record()

    def quest_done(self, _params):
        self.touch("^Finish the quest$")


class Alone(dungeoneer.Match):
    """The match of the file, and what is known about it in advance."""

    PLAYER = Player

    def __init__(self):
        super().__init__(FILE)

    def find_card(self, card):
        return next(i for i, move in enumerate(self.moves) if move["params"].get("card") == card
                    and move["kind"] == "solo-card")

    def play_after(self, place):
        self.play_to(place + 1)
        self.expect_counters()

    def expect_counters(self):
        """Alone there is no peril to count."""
        counters = self.replay_to(self.n_made)["seats"][0]["counters"]
        for counter, title in dungeoneer.COUNTERS.items():
            if counter != "peril":
                self.expect_counter(f"{self.names[0]}, {title}", counters[counter])

    # -- The parts of the test, in their order

    def test_file(self):
        """The file replays without a difference"""
        driver.expect_equal("the audit of the file",
                            driver.run_cli("replay", "--audit", "--json", FILE)["audit"],
                            {"differing": []})

    def test_begin(self):
        """Three quests and five cards, and no peril"""
        self.begin()
        self.play_after(self.find_move(kind="begin"))
        self.window.find(re.compile("^Anna, Cards in hand, 5"), "spin button")
        driver.expect_equal("peril", self.window.find_all(re.compile("^Anna, Peril"), "spin button"), [])

    def test_boon(self):
        """A lasting boon is played on the entrance, before the hero leaves it"""
        self.play_after(self.find_move(kind="play-glory"))
        self.window.find(re.compile("^Whetstone"), within=self.player.seat(0))

    def test_treasure(self):
        """A zombie is beaten, and a helmet drawn for it is put on as the reward"""
        self.play_after(self.find_card("Iron helmet") + 1)
        self.window.find(re.compile("^Iron helmet"), within=self.player.seat(0))

    def test_lair(self):
        """A bane waits, two monsters fight together, and the dearer one goes to the lair"""
        self.play_after(self.find_move(kind="escort"))
        self.window.find(re.compile("^Legion"), within=self.player.seat(0))
        self.window.find(re.compile("^Curse of the crypt"), within=self.player.seat(0))

    def test_boon_refused(self):
        """Away from the entrance a lasting boon is refused with its reason, and nothing is recorded"""
        form = self.player.open_glory({"card": "Blessing", "class": "boon", "duration": "permanent",
                                       "cost": 1})
        self.window.find(re.compile(REFUSAL), "label", form)
        self.window.click("Cancel", "button", form)
        self.window.wait_gone("Cancel", "button")
        self.player.expect_newest(self.replay["moves"][:self.n_made])

    def test_hunt(self):
        """The monster of a hunt attacks, is struck back and beaten"""
        self.play_after(self.find_move(kind="quest-done"))

    def test_stay(self):
        """Peril dice for staying: a wraith comes, and the lair attacks along"""
        self.play_after(self.find_card("scare"))
        self.window.find(re.compile("^Grave wraith"), within=self.player.seat(0))

    def test_to_the_end(self):
        """A trap, a second try at a quest, and the way back with the maiden"""
        self.play_after(len(self.moves) - 1)

    def test_result(self):
        """The window says that the hero has returned"""
        self.window.find(re.compile("^" + re.escape(RESULT)))

    def test_names(self):
        """A screen reader can name every button"""
        driver.expect_equal("buttons without a name", self.window.unnamed_buttons(), [])

    def test_quiet(self):
        """The program ends, and has complained of nothing"""
        self.window.close()

    def test_rules(self):
        """Quests, level and wounds are what the rules say"""
        shown = self.read_archive()
        values = {row["id"]: row["values"] for row in shown["sheet"]["rows"]}
        for row, wanted in ROWS.items():
            driver.expect_equal(row, values[row], wanted)
        driver.expect_equal("winners", shown["result"]["winners"], [0])


def main():
    driver.enter_session()
    match = Alone()
    driver.run_in_turn([match.test_file, match.test_begin, match.test_boon, match.test_treasure,
                        match.test_lair, match.test_boon_refused, match.test_hunt, match.test_stay,
                        match.test_to_the_end, match.test_result, match.test_names, match.test_quiet,
                        match.test_archive, match.test_journal, match.test_audit, match.test_rules],
                       lambda: match.window)


if __name__ == "__main__":
    main()
