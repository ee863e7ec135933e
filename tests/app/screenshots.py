# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes a picture of every place, light and dark, on a phone and on a desk, in English and Russian.

    screenshots.py FOLDER [PART-OF-A-NAME]

The pictures are called PLACE-STATE-SIZE-THEME-LANGUAGE.png; with a part of a name only those that
have it are taken. Matches are cut out of the files beside this one, whose chance is sealed, and put
into the archive before the window opens. Places are reached by what does not depend on the language:
keys, order and roles; where these do not lead, by words as they are translated. A warning on
standard error, or a button that a screen reader could not name, fails the run.
"""

import concurrent.futures
import gettext
import json
import os
import re
import sqlite3
import subprocess
import sys
import time

import driver

HERE = os.path.dirname(os.path.abspath(__file__))
SIZES = {"phone": (360, 640), "desk": (1024, 768), "wide": (1280, 800)}
THEMES = ("light", "dark")
LANGUAGES = {"en": "en_US.UTF-8", "ru": "ru_RU.UTF-8"}
NAMES_RU = {"Anna": "Анна", "Boris": "Борис", "Vera": "Вера", "Gleb": "Глеб"}

# How many moves of the file lead to a state.
MOVES_BEGIN = 0
MOVES_OUT_OF_TURN = 22
MOVES_TIE = 27
MOVES_TROLL = 52
MOVES_CHEST = 93
MOVES_LAST = 154
MOVES_ALL = 155

# Likewise for Dungeon Roll.
ROLL = "three-delvers"
ROLL_MONSTERS = 9
ROLL_FORM = 54
ROLL_DRAGON = 87
ROLL_LOOT = 116
ROLL_SCROLL = 124
ROLL_REGROUP = 28
ROLL_EXTRA = 154
ROLL_LAST = 179
# Likewise for Paper Dungeons: one with a full sheet, four teams that keep theirs on paper.
PAPER = "paper-solo"
PAPER_FREE = 5
PAPER_ROUND = 15
PAPER_WALK = 24
PAPER_MINION = 39
PAPER_LAST = 83
TEAMS = "paper-four-teams"
TEAMS_MISSIONS = 1
TEAMS_KEEP = 2
TEAMS_ROLL = 7
TEAMS_GEMS = 8
TEAMS_FIGHT = 19
TEAMS_FINAL = 43
TEAMS_ROWS = 46
TEAMS_LAST = 47
# What is to be done next in the games that are played on a map: the file, and after how many moves.
CRYSTAL = "crystal-four-players"
QUEST = "dungeoneer-two-players"
SCENES = (
    ("crystal-draft", CRYSTAL, 2), ("crystal-dig", CRYSTAL, 10), ("crystal-fight", CRYSTAL, 19),
    ("crystal-flee", CRYSTAL, 56), ("crystal-duel", CRYSTAL, 70), ("crystal-find", CRYSTAL, 100),
    ("crystal-last", CRYSTAL, 134),
    ("dungeoneer-hero", QUEST, 1), ("dungeoneer-quest", QUEST, 5), ("dungeoneer-lay", QUEST, 10),
    ("dungeoneer-peril", QUEST, 26), ("dungeoneer-battle", QUEST, 31), ("dungeoneer-move", QUEST, 43),
    ("dungeoneer-last", QUEST, 85),
    ("dungeoneer-solo", "dungeoneer-solo", 16), ("dungeoneer-solo-battle", "dungeoneer-solo", 44),
)
# The games, as the shelf names them.
GAMES = (("raiders", "Dungeon Raiders"), ("roll", "Dungeon Roll"), ("paper", "Paper Dungeons"),
         ("crystal", "Black Crystal"), ("dungeoneer", "Dungeoneer"), ("free", "Free table"))
# How long the judge may think about what resting and going on are worth, in seconds.
ROLL_ADVICE = 20

# Where nobody lays shadows under windows, GTK draws a frame inside of each, in pixels.
FRAME = 5

# Which question, in the order of the list.
TREASURY = 5
TREASURY_ODDS = 18
# Which bag of the games on the shelf, in the order of the list, one's own bag being first.
TREASURES = 3
# The tools, in the order of the list.
TOOLS = ("dice", "own-dice", "counters", "draws", "order", "clock", "countdown", "sheet")
# What is looked for in the rules: a usual word, an open point, and what only another game knows.
RULES_WORDS = {"en": ("chest", "second chest tie", "graveyard"),
               "ru": ("сундуки", "второй сундук равны", "кладбище")}
# What is rolled, the last one with dice that are dropped and dice that explode.
DICE = ("2d6", "3d{miss,hit,hit}=hit", "10d6", "2d6+1d8", "6d6!kh4+2")

# What the history holds: a file, how many days ago it was played. One match goes on, the last but one
# will not go on.
PLAYED = (("four-players", 0.1), (ROLL, 1), ("four-players", 1.2), (ROLL, 40), (ROLL, 70),
          ("four-players", 400))
N_PLAYED = len(PLAYED)
ABANDONED = 5
DAY = 86400 * 1000000
# What can be looked through, in the order of the switch.
MODES = ("matches", "people", "games", "series")
# Plays of another program, one of them of a game that is not known here.
FOREIGN = os.path.join(os.path.dirname(HERE), "exchange", "data", "bgstats-export.json")
# How often the wheel is turned to get to the end of a page.
TURNS = 60

CHOICES = ("toggle button", "radio button")
N_CARDS = 6
EVERY_SIZE = ("wide", "desk", "phone")


class Archive:
    """Fills the archive that the next window opens."""

    def __init__(self, language):
        self.language = language
        build = os.environ.get("TABLEMATE_BUILD_DIR", "_build/trixie-gcc")
        self.program = os.environ.get("TABLEMATE_PREPARE", f"{build}/tests/app/prepare-match")

    @staticmethod
    def read(name):
        with open(os.path.join(HERE, name + ".json"), encoding="utf-8") as source:
            return json.load(source)

    def put(self, n_moves, on_table=False, name="four-players"):
        """A match after so many moves; everything on the table means that cards are asked for."""
        source = self.read(name)
        match = dict(source, moves=source["moves"][:n_moves])
        if on_table:
            match["options"] = {name: "table" for name in match["options"]}
        if self.language == "ru":
            match["seats"] = [{"name": NAMES_RU.get(seat["name"], seat["name"])} for seat in source["seats"]]
        path = os.path.join(os.environ[driver.INSIDE], "match.json")
        with open(path, "w", encoding="utf-8") as target:
            json.dump(match, target, ensure_ascii=False)
        subprocess.run([self.program, "put" if n_moves != 0 else "begin", path], check=True,
                       env=dict(os.environ, LC_ALL=LANGUAGES[self.language]))

    def put_history(self):
        """Matches of more than a year, in a series too, and plays that another program has noted."""
        for name, _days in PLAYED:
            self.put(None, name=name)
        self.put(ROLL_DRAGON, name=ROLL)
        now = int(time.time() * 1e6)
        path = os.path.join(os.environ["XDG_DATA_HOME"], "tablemate", "tablemate.db")
        with sqlite3.connect(path) as archive:
            for number, (_name, days) in enumerate(PLAYED, 1):
                end = now - int(days * DAY)
                archive.execute("UPDATE matches SET started = ?, changed = ?, finished = ? WHERE id = ?",
                                (end - DAY // 24, end, end, number))
            archive.execute("UPDATE matches SET state = 2, finished = NULL WHERE id = ?", (ABANDONED,))
        archive.close()


class Tour:
    """One walk through the window with one theme and in one language."""

    def __init__(self, folder, theme, language, wanted):
        self.folder = folder
        self.theme = theme
        self.language = language
        self.wanted = wanted
        self.archive = Archive(language)
        self.window = None
        self.size = None
        self.failures = []

    # -- Windows

    def open(self, *matches, history=False):
        """A window with nothing but these matches in its archive; the last one comes first."""
        for name in ("data", "config"):
            subprocess.run(["rm", "-rf", f"{os.environ[driver.INSIDE]}/{name}"], check=True)
        self.write_desktop_settings()
        for n_moves, how in matches:
            self.archive.put(n_moves, **how)
        if history:
            self.archive.put_history()
        build = os.environ.get("TABLEMATE_BUILD_DIR", "_build/trixie-gcc")
        width, height = SIZES["desk"]
        self.size = None
        self.window = driver.Window(
            language=LANGUAGES[self.language], locale_dir=os.path.join(build, "po"),
            dark=self.theme == "dark", keep_home=True,
            settings={"window-width": width, "window-height": height})
        return self.window

    @staticmethod
    def write_desktop_settings():
        """The buttons and the type that GNOME has."""
        folder = f"{os.environ[driver.INSIDE]}/config/gtk-4.0"
        os.makedirs(folder)
        with open(f"{folder}/settings.ini", "w", encoding="utf-8") as settings:
            settings.write("[Settings]\ngtk-decoration-layout=appmenu:close\n"
                           "gtk-font-name=Adwaita Sans 11\n")

    def resize(self, size):
        if self.size != SIZES[size]:
            self.size = SIZES[size]
            self.window.resize(*(length + 2 * FRAME for length in self.size))

    def import_picture(self, path):
        """A picture of what stands still; only a cursor may go on blinking."""
        width, height = self.size
        last = None
        for _ in range(8):
            time.sleep(0.25)
            picture = subprocess.run(
                ["import", "-window", "root", "-crop", f"{width}x{height}+{FRAME}+{FRAME}", "+repage",
                 "-define", "png:exclude-chunks=date,time", "png:-"], capture_output=True, check=True).stdout
            if picture == last:
                break
            last = picture
        with open(path, "wb") as file:
            file.write(picture)

    def name(self, place, size):
        return f"{place}-{size}-{self.theme}-{self.language}"

    def wants(self, place):
        return any(self.wanted in self.name(place, size) for size in SIZES)

    def shoot(self, place, sizes=("desk", "phone"), before=None, after=None):
        """Pictures in some sizes; around each of them something may be done."""
        for size in sizes:
            if self.wanted not in self.name(place, size):
                continue
            self.resize(size)
            if before is not None:
                before()
            self.import_picture(os.path.join(self.folder, self.name(place, size) + ".png"))
            if after is not None:
                after()

    def check_names(self, place):
        if self.theme != THEMES[0]:  # names have no theme
            return
        unnamed = self.window.unnamed_buttons()
        if unnamed:
            raise driver.Failure(f"{place}: without a name: " + ", ".join(unnamed))

    # -- Touching

    def key(self, combination, pause=0.4):
        # Nobody manages windows here: when one closes, no other gets the keys by itself.
        subprocess.run(["xdotool", "windowfocus", "--sync", self.window.window_id()], check=True)
        for key in [combination] if isinstance(combination, str) else combination:
            self.window.key(key)
        time.sleep(pause)

    def first(self, role, index=0, within=None):
        def look():
            found = self.window.find_all(role=role, within=within)
            return found[index] if len(found) > abs(index + (index < 0)) else None
        return self.window.wait_for(look, f"{role} number {index}")

    def touch(self, role, index=0, within=None, pause=0.4):
        self.window.act(self.first(role, index, within))
        time.sleep(pause)

    def go(self, place):
        """The places stand in the switcher in this order."""
        self.resize("desk")
        self.touch("page tab", ("play", "judge", "rules", "history", "tools").index(place))

    # -- Places

    def first_run(self):
        """What somebody sees who has never played, and the match to look at."""
        if not self.wants("play-first") and not self.wants("play-sample"):
            return
        with self.open():
            self.shoot("play-first", EVERY_SIZE)
            self.check_names("play-first")
            self.resize("desk")
            self.press("Look at a _Sample Match", 1.2)
            self.shoot("play-sample")
            self.check_names("play-sample")

    def setups(self):
        """What each game can be set up with: the page, its house rules unfolded, and its end."""
        for game, name in GAMES:
            for size in ("desk", "phone"):
                if self.wanted in self.name("setup-" + game, size):
                    self.set_up(game, name, size)

    def set_up(self, game, name, size):
        with self.open():
            self.window.click(self.say("New match of %s") % self.say(name))
            time.sleep(1)
            self.shoot("setup-" + game, (size,))
            self.resize(size)
            self.scroll_page("5")
            if game != "free":
                self.window.point_and_click(self.window.find(self.say("House Rules"), "list item"))
                time.sleep(0.6)
                self.shoot("setup-" + game + "-rules", (size,), before=lambda: self.turn_wheel("5", 6))
                self.check_names("setup-" + game + "-rules")
            self.shoot("setup-" + game + "-end", (size,), before=lambda: self.scroll_page("5"))

    def places(self):
        with self.open((MOVES_ALL, {}), (MOVES_TIE, {}), (MOVES_TROLL, {})):
            self.shoot("play-matches", EVERY_SIZE)
            self.check_names("play")
            self.dialogs()
            self.about()
            self.setup()
            self.box()
            self.go("judge")
            self.judge()
            self.go("rules")
            self.rules()
            self.go("tools")
            self.tools()

    def open_row(self, index):
        self.window.point_and_click(self.first("list item", index))
        time.sleep(0.5)

    def judge(self):
        """What the judge says about the treasury, before and after the situation is told."""
        self.open_row(TREASURY)
        self.shoot("judge-question")
        self.resize("desk")
        self.answer_treasury()
        self.shoot("judge-answer")
        self.check_names("judge")
        self.resize("desk")
        self.open_row(TREASURY)
        self.key(["Down"] * (TREASURY_ODDS - TREASURY))
        self.shoot("judge-odds")

    def answer_treasury(self):
        """Three heroes lay a 4 and one a 2, for a chest of 4."""
        cards = [group for group in self.window.find_all(role="grouping")
                 if len(self.choices(group)) == N_CARDS]
        for group, card in zip(cards, (4, 4, 4, 2)):
            self.window.act(self.choices(group)[card])
            time.sleep(0.2)
        for chest in self.window.find_all(role="spin button"):
            chest.queryValue().currentValue = 4
        time.sleep(0.4)

    def choices(self, group):
        return [node for node in self.window.find_all(role=CHOICES, within=group)
                if node.parent == group]

    def rules(self):
        """The list of a game, what is found in it, one article, and what is found in all games."""
        usual, undecided, unknown = RULES_WORDS[self.language]
        self.shoot("rules-list")
        self.search(usual)
        self.shoot("rules-search")
        self.search(undecided)
        self.open_found("rules-article")
        self.check_names("rules")
        self.search(unknown)
        self.shoot("rules-nothing")
        self.resize("desk")
        self.touch(("push button", "button"))  # the first one looks in all games
        self.shoot("rules-all")

    def tools(self):
        """Every tool as it is at first; then dice after a few rolls, and a notation that cannot be read."""
        for index, name in enumerate(TOOLS):
            self.resize("desk")
            self.open_row(index)
            self.shoot("tools-" + name + "-first")
            self.check_names("tools-" + name)
        self.resize("desk")
        self.open_row(TOOLS.index("dice"))
        self.resize("desk")
        for notation in DICE:
            self.window.type_into(self.first(driver.ENTRIES), notation)
            self.key("ctrl+r")
        self.shoot("tools-dice")
        self.check_names("tools")
        self.window.type_into(self.first(driver.ENTRIES), DICE[-1] + "d")
        self.shoot("tools-dice-error")
        self.draws()

    def draws(self):
        """A bag of one's own, then the treasures of a game: some are wanted, some have left the bag."""
        self.resize("desk")
        self.open_row(TOOLS.index("draws"))
        self.window.point_and_click(self.first("combo box"))
        self.key(["Down"] * TREASURES + ["Return"])
        self.shoot("tools-draws-hint")
        self.resize("desk")
        for index in (1, 6):  # below the tools and the row that tells how many are drawn
            self.open_row(len(TOOLS) + index)
        for index in (6, 7):  # of each kind: how many there are, and how many have gone
            self.first("spin button", 1 + 2 * index + 1).queryValue().currentValue = 2
        self.shoot("tools-draws", before=self.scroll_up)
        self.check_names("tools-draws")
        self.shoot("tools-draws-odds", before=self.scroll_down)

    def scroll_down(self):
        subprocess.run(["xdotool", "mousemove", "40", "300", "click", "--repeat", "40", "--delay", "5",
                        "5", "mousemove", "1900", "1190"], check=True)
        time.sleep(0.3)

    def search(self, words):
        self.window.type_into(self.first(driver.ENTRIES), words)
        time.sleep(0.5)

    def open_found(self, place):
        """On a desk the article stands beside the list, on a phone it has a page of its own."""
        self.shoot(place, ("desk",), before=lambda: self.open_row(0))
        self.shoot(place, ("phone",), before=lambda: self.open_row(0),
                   after=lambda: self.key("alt+Left"))

    def dialogs(self):
        self.resize("desk")
        self.key("ctrl+comma")
        self.shoot("preferences-open")
        self.key("Escape")
        self.resize("desk")
        self.key("ctrl+question")
        self.shoot("shortcuts-open", ("desk",))
        self.key("Escape")

    def about(self):
        """The last entry of the main menu, which opens on F10."""
        self.resize("desk")
        self.key("F10")
        self.key("Up")
        self.key("Return")
        self.shoot("about-open")
        self.key("Escape")

    def box(self):
        """The first tile of a game has two buttons, the second one opens its box."""
        self.resize("desk")
        games = self.first("table", -1)
        self.touch(driver.Window.BUTTONS, 1, games)
        self.shoot("box-cards")
        self.check_names("box")
        self.window.point_and_click(self.first("list item", 0))
        self.shoot("box-card")
        self.check_names("box-card")
        self.key("Escape")
        self.key("Escape")

    def setup(self):
        self.resize("desk")
        self.key("ctrl+n")
        self.shoot("setup-people")
        self.check_names("setup")
        self.key("Escape")

    # -- The history

    def histories(self):
        if not self.wants("history"):
            return
        try:
            with self.open(history=True):
                self.go("history")
                self.history_matches()
                self.history_people_and_games()
                self.history_series()
                self.history_tools()
            with self.open():
                self.go("history")
                self.shoot("history-empty")
                self.check_names("history-empty")
        except driver.Failure as failure:
            self.failures.append(f"history: {failure}")

    def look_through(self, mode):
        self.resize("desk")
        self.touch("radio button", MODES.index(mode))

    def scroll_page(self, button):
        """Scrolls to an end what stands on the right of the list, or alone."""
        self.turn_wheel(button, TURNS)

    def turn_wheel(self, button, turns):
        width, height = self.size
        subprocess.run(["xdotool", "mousemove", str(width * 2 // 3), str(height * 2 // 3), "click",
                        "--repeat", str(turns), "--delay", "5", button, "mousemove", "1900", "1190"],
                       check=True)
        time.sleep(0.3)

    def leave_page(self):
        self.key("alt+Left", 0.6)

    def shoot_subject(self, place, index):
        """What a line of the list leads to: on a desk beside it, on a phone on a page of its own."""
        for size, after in (("desk", lambda: None), ("phone", self.leave_page)):
            if not any(self.wanted in self.name(place + end, size) for end in ("", "-end")):
                continue
            self.resize(size)
            self.open_row(index)
            time.sleep(0.5)  # a match is read piece by piece
            self.shoot(place, (size,), lambda: self.scroll_page("4"))
            self.shoot(place + "-end", (size,), lambda: self.scroll_page("5"))
            after()
        self.resize("desk")
        self.check_names(place)

    def say(self, words):
        """Words of the window in its language, as a screen reader has them."""
        build = os.environ.get("TABLEMATE_BUILD_DIR", "_build/trixie-gcc")
        translation = gettext.translation("tablemate", os.path.join(build, "po"), [self.language],
                                          fallback=True)
        return translation.gettext(words).replace("_", "")

    def press(self, words, pause=0.6):
        self.window.click(self.say(words))
        time.sleep(pause)

    def shoot_dialog(self, place, sizes=("desk", "phone")):
        self.shoot(place, sizes)
        self.check_names(place)
        self.key("Escape", 0.6)
        self.resize("desk")

    def history_matches(self):
        """The list, what it is narrowed to, one match, its film, its code, and nothing found."""
        self.shoot("history-matches")
        self.check_names("history-matches")
        self.shoot_subject("history-match", 1)
        self.press("_Film", 1)
        self.shoot("history-film")
        self.check_names("history-film")
        self.resize("desk")
        self.leave_page()
        self.press("Time and Result")
        self.shoot("history-filters")
        self.resize("desk")
        self.press("Time and Result")
        self.search("zzz")
        self.shoot("history-nothing")
        self.resize("desk")
        self.search("")

    def history_people_and_games(self):
        for mode, name in (("people", "person"), ("games", "game")):
            self.look_through(mode)
            self.shoot("history-" + mode)
            for number in range(2):
                self.shoot_subject(f"history-{name}-{number + 1}", number)

    def history_series(self):
        """None yet; then one with three chapters, the totals of which are counted up."""
        self.look_through("series")
        self.shoot("history-no-series")
        self.resize("desk")
        self.press("New Series")
        self.press("_Add Matches…")
        self.shoot("history-add-matches")
        self.check_names("history-add-matches")
        self.resize("desk")
        dialog = self.window.find(self.say("Add Matches"), "dialog")
        for index in (1, 2, 3):
            self.touch("check box", index, dialog)
        self.window.click(self.say("_Add"), within=dialog)
        time.sleep(0.8)
        self.shoot_subject("history-series", 0)

    def history_tools(self):
        """What is in a file that is opened, what was imported, and what can be written."""
        self.hand_over(FOREIGN)
        self.shoot_dialog("history-import")
        self.hand_over(__file__)
        self.shoot_dialog("history-import-broken", ("desk",))
        self.hand_over(FOREIGN)
        self.press("_Import", 1.5)
        self.hand_over(FOREIGN)
        self.shoot_dialog("history-import-again")
        self.look_through("matches")
        self.shoot("history-imported")
        self.shoot_subject("history-free", 1)
        for place, entry in (("history-export", 2), ("history-imports", 3), ("history-backups", 4)):
            self.press("Import, Export, Backups")
            self.key(["Down"] * (entry - 1) + ["Return"], 0.8)
            self.shoot_dialog(place)

    def hand_over(self, path):
        """Opens a file as a file manager does."""
        program, schema_dir = driver.find_program()
        subprocess.run([program, path], check=True, timeout=60,
                       env=dict(os.environ, GSETTINGS_SCHEMA_DIR=schema_dir))
        time.sleep(1)

    # -- A match

    def match(self, place, n_moves, act=None, sizes=EVERY_SIZE, before=None, after=None, **how):
        """Opens a match, does something, and takes pictures."""
        if not self.wants(place):
            return
        try:
            self.show_match(place, n_moves, act, sizes, before, after, how)
        except driver.Failure as failure:  # the other pictures are wanted all the same
            self.failures.append(f"{place}: {failure}")

    def show_match(self, place, n_moves, act, sizes, before, after, how):
        with self.open((n_moves, how)):
            self.window.act(self.window.find_all(role=driver.Window.BUTTONS)[0])
            time.sleep(0.6)
            self.resize(sizes[0])
            if act is not None:
                act()
            self.shoot(place, sizes, before or self.scroll_up, after)
            self.check_names(place)

    def go_on(self):
        """The one button that says what comes next."""
        self.key("ctrl+Return", 0.7)

    def open_sheet(self):
        """After the last move the score sheet is what comes next."""
        self.go_on()
        self.go_on()

    def settle(self):
        """Settled and taken back: what changes by settling again is told for five seconds."""
        self.go_on()
        self.take_back()

    def take_back(self):
        self.key("ctrl+z")

    def settle_again(self):
        self.scroll_up()
        self.key("ctrl+shift+z", 0.2)

    def ask(self):
        self.scroll_up()
        self.go_on()

    def leave(self):
        self.key("Escape")

    def scroll_up(self):
        """The focus may lie below what a smaller window shows."""
        subprocess.run(["xdotool", "mousemove", "180", "300", "click", "--repeat", "12", "--delay", "5",
                        "4", "mousemove", "1900", "1190"], check=True)
        time.sleep(0.2)

    def lay(self, name, card):
        """Touches a card in somebody's hand."""
        shown = NAMES_RU[name] if self.language == "ru" else name
        panel = self.window.find(re.compile(f"^{shown}($|,)"), "grouping")
        self.window.act(self.window.find_all(re.compile(f" {card}$"), within=panel)[0])

    def play_out_of_turn(self):
        self.lay("Vera", 2)
        time.sleep(0.7)

    def play_on(self):
        """A chest is shared, and in the next room cards are laid while that can still be seen."""
        # With the mouse, for keys would show where they go: the button is at the end of the banner.
        subprocess.run(["xdotool", "mousemove", "850", "105", "click", "1", "mousemove", "1900", "1190"],
                       check=True)
        time.sleep(0.3)
        for name, card in (("Vera", 1), ("Gleb", 5), ("Anna", 3), ("Boris", 4)):
            self.lay(name, card)
            time.sleep(0.2)

    def look_back(self):
        """A line of the journal shows the table as it was then."""
        self.window.point_and_click(self.first("list item", 6))
        time.sleep(0.5)

    def open_tab(self, index):
        self.touch("page tab", index)

    def matches(self):
        self.match("match-begin", MOVES_BEGIN)
        # A picker that has hung on a table does not move into a sheet.
        for sizes in (("wide", "desk"), ("phone",)):
            self.match("match-picker", MOVES_BEGIN, None, sizes, self.ask, self.leave, on_table=True)
        self.match("match-cards", MOVES_TROLL)
        self.match("match-play", MOVES_CHEST, sizes=("wide",), before=self.play_on)
        self.match("match-illegal", MOVES_OUT_OF_TURN, self.play_out_of_turn)
        self.match("match-undecided", MOVES_TIE, self.go_on)
        self.match("match-settled", MOVES_TROLL, self.settle,
                   before=self.settle_again, after=self.take_back)
        self.match("match-over", MOVES_LAST, self.go_on)
        self.match("match-sheet", MOVES_LAST, self.open_sheet, ("desk", "phone"))
        self.match("match-past", MOVES_TROLL, self.look_back, ("wide",))
        self.match("match-judge", MOVES_TROLL, lambda: self.open_tab(1), ("wide", "desk"))
        self.phone_pages()

    def phone_pages(self):
        if "phone" not in self.wanted and not self.wants("match-journal"):
            return
        with self.open((MOVES_TROLL, {})):
            self.window.act(self.window.find_all(role=driver.Window.BUTTONS)[0])
            time.sleep(0.6)
            self.resize("phone")
            for place, tab in (("match-journal", 1), ("match-judge", 2)):
                self.open_tab(tab)
                self.shoot(place, ("phone",))

    # -- Dungeon Roll

    def touch_one(self, place, is_one):
        """Touches one of the things that can be touched now, and waits until it is picked."""
        def look():
            things = [node for node in self.window.find_all(role="toggle button")
                      if self.window.is_sensitive(node) and is_one(node)]
            return things[place] if things else None
        node = self.window.wait_for(look, f"thing {place} to touch")
        self.window.act(node)
        self.window.wait_for(lambda: node.getState().contains(self.window.atspi.STATE_PRESSED),
                             f"{node.name} to be picked")
        time.sleep(0.4)  # what goes with it can be touched a moment later

    def touch_dice(self, *places):
        """Touches dice by their places among those that can be touched then; nothing is on them."""
        for place in places:
            self.touch_one(place, lambda node: node.childCount == 0)

    def touch_treasures(self, *places):
        """Treasures have a name and an effect; the sources of dice have a name."""
        for place in places:
            self.touch_one(place, lambda node: ", " in node.name)

    def slay_with_tokens(self):
        self.touch_dice(0)
        self.touch_treasures(0, 1)

    def tap_party(self):
        """The picker opens on the first face: two of it, and one of the second.

        It has the keys already; whoever gave them to the window would close it.
        """
        self.ask()
        for key in ("Return", "Return", "Right", "Return"):
            self.window.key(key)
        time.sleep(0.4)

    def await_advice(self):
        """The judge says at once what is short, and works out the rest: a question until then."""
        def is_answered():
            said = self.window.find_all(role="label", within=self.first("scroll pane"))
            return said and not any(node.name.endswith("?") for node in said)
        self.window.wait_for(is_answered, "the judge's advice", ROLL_ADVICE)

    def rest(self):
        """What is done instead of going on stands first in the banner."""
        self.touch(driver.Window.BUTTONS, 0, self.first("status bar"), 0.7)

    def rest_and_open_sheet(self):
        self.rest()
        self.key("ctrl+Return", 1.2)

    def roll(self, place, n_moves, act=None, sizes=EVERY_SIZE, **how):
        self.match(place, n_moves, act, sizes, name=ROLL, **how)

    def delves(self):
        self.roll("roll-monsters", ROLL_MONSTERS, lambda: self.touch_dice(0))
        self.roll("roll-extra", ROLL_EXTRA, lambda: self.touch_dice(0, 0))
        self.roll("roll-scroll", ROLL_SCROLL, lambda: self.touch_dice(0, 0, 1, 2))
        self.roll("roll-loot", ROLL_LOOT, lambda: self.touch_dice(0))
        self.roll("roll-dragon", ROLL_DRAGON, self.slay_with_tokens)
        self.roll("roll-regroup", ROLL_REGROUP, self.await_advice)
        for sizes in (("wide", "desk"), ("phone",)):
            self.roll("roll-form", ROLL_FORM, None, sizes, before=self.tap_party, after=self.leave)
        self.roll("roll-over", ROLL_LAST, self.rest)
        self.roll("roll-sheet", ROLL_LAST, self.rest_and_open_sheet, ("desk", "phone"))

    # -- Paper Dungeons

    def pick_first_die(self):
        """What can be done with the first die that can be touched shows where it is done."""
        self.touch_dice(0)

    def open_hand(self):
        """On the phone the sheet of a seat comes from below."""
        self.window.point_and_click(self.first("list item", 0, self.first("list", -1)))
        time.sleep(0.7)

    def paper(self, place, n_moves, act=None, sizes=EVERY_SIZE, **how):
        self.match(place, n_moves, act, sizes, name=how.pop("name", PAPER), **how)

    def paper_form(self, place, n_moves):
        """A form hangs on the banner where there is room, and is a sheet on the phone."""
        for sizes in (("wide", "desk"), ("phone",)):
            self.paper(place, n_moves, None, sizes, name=TEAMS, before=self.ask, after=self.leave)

    def papers(self):
        self.paper("paper-free", PAPER_FREE)
        self.paper("paper-round", PAPER_ROUND, self.pick_first_die)
        self.paper("paper-walk", PAPER_WALK)
        self.paper("paper-minion", PAPER_MINION)
        self.paper("paper-over", PAPER_LAST, self.go_on)
        self.paper("paper-sheet", PAPER_LAST, self.open_sheet, ("desk", "phone"))
        self.paper("paper-gems", TEAMS_GEMS, name=TEAMS)
        for place, n_moves in (("missions", TEAMS_MISSIONS), ("keep", TEAMS_KEEP),
                               ("roll", TEAMS_ROLL), ("fight", TEAMS_FIGHT),
                               ("final", TEAMS_FINAL), ("rows", TEAMS_ROWS)):
            self.paper_form("paper-" + place, n_moves)
        self.paper("paper-teams-over", TEAMS_LAST, self.go_on, name=TEAMS)

    def maps(self):
        for place, name, n_moves in SCENES:
            self.match(place, n_moves, name=name)

    def turn_round(self):
        """Everybody's side of the table is turned to them."""
        self.key("F8", 0.8)

    def enlarge(self):
        """To be read from two metres."""
        self.key("F7", 0.8)

    def look_up(self, place, name):
        """A finished match in the history."""
        if not self.wants(place):
            return
        with self.open((None, {"name": name})):
            self.go("history")
            self.shoot_subject(place, 0)

    def others(self):
        for place, name in (("roll", ROLL), ("paper", PAPER), ("crystal", CRYSTAL), ("dungeoneer", QUEST)):
            self.look_up("history-" + place, name)
        self.match("match-round", MOVES_TROLL, self.turn_round, ("wide", "desk"))
        self.match("match-large", MOVES_TROLL, self.enlarge, ("wide", "desk"))
        self.match("crystal-app", MOVES_BEGIN, self.go_on, name="crystal-two-app")
        self.match("crystal-judge", 19, lambda: self.open_tab(1), ("wide",), name=CRYSTAL)
        self.match("paper-round-table", TEAMS_ROLL, self.turn_round, ("wide",), name=TEAMS)

    def take(self):
        self.first_run()
        self.setups()
        self.others()
        self.places()
        self.histories()
        self.matches()
        self.delves()
        self.papers()
        self.maps()
        if self.failures:
            sys.exit("\n".join(self.failures))


def take_all(folder, wanted):
    """Each walk has a display of its own; two at a time are as fast as it gets."""
    build_aux = os.path.join(os.path.dirname(os.path.dirname(HERE)), "build-aux")
    walks = [f"{theme}-{language}" for theme in THEMES for language in LANGUAGES]

    def walk(name):
        return name, subprocess.run(
            [os.path.join(build_aux, "with-display"), sys.executable, __file__, folder, wanted, name],
            check=False).returncode

    with concurrent.futures.ThreadPoolExecutor(min(len(walks), os.cpu_count() or 1)) as pool:
        failed = [name for name, status in pool.map(walk, walks) if status != 0]
    if failed:
        sys.exit("without all pictures: " + ", ".join(failed))


def main():
    folder = os.path.abspath(sys.argv[1])
    wanted = sys.argv[2] if len(sys.argv) > 2 else ""
    os.makedirs(folder, exist_ok=True)
    if len(sys.argv) < 4:
        take_all(folder, wanted)
        return
    driver.enter_session()
    theme, language = sys.argv[3].split("-")
    Tour(folder, theme, language, wanted).take()


if __name__ == "__main__":
    main()
