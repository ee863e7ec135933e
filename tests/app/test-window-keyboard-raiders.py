# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole match of Dungeon Raiders for two in the real window, by keys alone.

Tablemate draws whatever is drawn, so nobody knows what comes; each card is laid where the focus is
then. The accessibility tree only tells where the focus is and what is on view.
"""

import re

import driver
import keyboard

SETTINGS = {"window-width": 1280, "window-height": 1000}
N_ENTRIES = 150  # no match for two takes more
TO_LAY = "To lay: "

window = None
keys = None


def test_choose():
    """The game, the people and the options are chosen by keys"""
    global window, keys
    window = driver.Window(settings=SETTINGS)
    keys = keyboard.Keyboard(window)
    keys.press("Tab")
    keys.use("^New match of Dungeon Raiders$")
    keys.expect_focus("^Player 1$", "text")
    keys.expect_no_trap()
    for number, name in enumerate(("Anna", "Boris"), 1):
        keys.tab_to(f"^Player {number}$", "text")
        keys.write(name)
    keys.use("^Remove Player 3$")
    for option in ("Dungeon cards", "Heroes", "First player"):
        keys.tab_to(f"^{option}$")
        keys.press("Tab", "Right", "space")
    keys.expect_no_trap()


def test_begin():
    """Ctrl+Enter starts the match, where the focus is on what comes next"""
    keys.send("ctrl+Return")
    keys.expect_focus("^Go down$")
    stops = [node.name for node in keys.expect_no_trap()]
    for wanted in ("Back", "Ask the Judge", "Main Menu", "Go down", "Anna, Wounds, 0 of 10"):
        if wanted not in stops:
            raise driver.Failure(f"Tab does not come to {wanted!r}: {stops}")


def is_over():
    return "Score Sheet" in keys.read_banner()


def test_undo():
    """Undo and redo by keys leave the focus on what comes next"""
    keys.send("Return")
    keys.expect_focus("^Open level 1$")
    keys.send("ctrl+z")
    keys.expect_focus("^Go down$")
    keys.send("ctrl+shift+z")
    keys.expect_focus("^Open level 1$")


def read_room():
    """The level and the room, as the banner names them."""
    words = next(words for words in keys.read_banner() if words.startswith("Level"))
    return re.match(r"Level (\d), room (\d) of 5", words).groups()


def find_next_to_lay():
    """Who is to lay a card first, as the banner says; None if nobody is."""
    words = next((words for words in keys.read_banner() if words.startswith(TO_LAY)), None)
    return words and words[len(TO_LAY):].split(", ")[0]


def is_with(name):
    """Whether the focus is on something that belongs to a player."""
    node = keys.look()
    while node is not None and not (node.name or "").startswith(name + ","):
        node = node.parent
    return node is not None


def lay_by_focus(room):
    """The focus is with whoever's turn it is: arrow keys go to the card. The other takes a digit."""
    name = find_next_to_lay()
    window.wait_for(lambda: is_with(name), f"the focus with {name}")
    keys.tab_to("^Power card")
    keys.go_to(f"^Power card {room}$", "Right")
    keys.do_next("Return")
    keys.do_next(room)


def lay_by_digits(room):
    """A digit lays the card of that number, of whoever's turn it is."""
    for _ in range(2):
        keys.do_next(room)


def test_play():
    """The match is played to its end, each card laid by the focus first, then by digits"""
    for _ in range(N_ENTRIES):
        if is_over():
            return
        if find_next_to_lay() is not None:
            level, room = read_room()
            (lay_by_focus if level == "1" else lay_by_digits)(room)
        else:
            keys.do_next("Return" if keys.focused().name == "Settle" else "ctrl+Return")
    raise driver.Failure("the match does not end")


def test_result():
    """The result is seen and closed, and the archive has it"""
    keys.expect_no_trap()
    keys.tab_to("^Score Sheet$")
    keys.press("Return")
    window.find(re.compile("^Score Sheet$"), ("dialog", "label"))
    keys.expect_no_trap()
    keys.send("Escape")
    keys.expect_focus("^Score Sheet$")
    keys.use("^Back$")
    keys.expect_focus("Dungeon Raiders")
    matches = driver.run_cli("history", "list", "--json")["matches"]
    driver.expect_equal("matches in the archive", len(matches), 1)
    keys.close()
    window.close()


driver.enter_session()
driver.run_in_turn([test_choose, test_begin, test_undo, test_play, test_result], lambda: window)
