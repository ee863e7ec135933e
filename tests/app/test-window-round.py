#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Four people sit round the device: a card is laid and a move taken back by touch at every side, one
of them moves to another side, and they sit there the next time."""

import os
import re
import subprocess
import time

import driver

HERE = os.path.dirname(os.path.abspath(__file__))
# The troll strikes: everybody has laid a card, and the room is settled by one tap.
MOVES_TROLL = 52
TURN_SECONDS = 0.6
# How near to a side its panels are, as a share of the table.
NEAR = 0.25


def put_match():
    driver.put_match(os.path.join(HERE, "four-players.json"), n_moves=MOVES_TROLL)


def get_area(window, node):
    return node.queryComponent().getExtents(window.atspi.WINDOW_COORDS)


def get_middle(window, node):
    area = get_area(window, node)
    return area.x + area.width / 2, area.y + area.height / 2


def find_wounds(window, player):
    return window.find(re.compile(rf"^{player}, wounds", re.IGNORECASE), role=("spin button",))


def expect(what, holds):
    if not holds:
        raise driver.Failure(what)


def expect_place(window, player, side):
    """The counters of a player lie near the side where the player sits."""
    x, y = get_middle(window, find_wounds(window, player))
    shares = {"bottom": 1 - y / 800, "left": x / 1280, "top": y / 800, "right": 1 - x / 1280}
    expect(f"{player} sits at the {side}: {shares}", shares[side] < NEAR)


def expect_turned(window, is_turned, when):
    window.wait_for(lambda: bool(window.find_all("Turn the Table", window.BUTTONS)) == is_turned or None,
                    f"people sit round the table: {is_turned}, {when}", timeout=5)


def find_side(window):
    return window.find_all(re.compile("^Judge$"), ("page tab", "tab"))


def click_at(window, x, y):
    subprocess.run(["xdotool", "mousemove", "--window", window.window_id(), str(int(x)), str(int(y)),
                    "click", "1"], check=True)


def test_round_table():
    """Four people sit round the device, and are found where they sat"""
    put_match()
    with driver.Window(keep_home=True, settings={"window-width": 1280, "window-height": 800}) as window:
        play(window)


def play(window):
    window.click(re.compile("^Continue"))
    window.find("Settle", window.BUTTONS)
    window.focus()
    window.key("F8")
    time.sleep(TURN_SECONDS)
    for player, side in (("Anna", "bottom"), ("Boris", "left"), ("Vera", "top"), ("Gleb", "right")):
        expect_place(window, player, side)

    # Whoever sits opposite settles the room, and whoever sits there takes it back.
    settle = window.find_all("Settle", window.BUTTONS)
    expect("the sentence is heard once", len(settle) == 1)
    x, y = get_middle(window, settle[0])
    click_at(window, 1280 - x, 800 - y)
    window.wait_gone("Settle", window.BUTTONS)
    undo = window.find_all("Undo", window.BUTTONS)
    expect("two corners take back", len(undo) == 2)
    x, y = max((get_middle(window, node) for node in undo), key=lambda middle: middle[1])
    click_at(window, 1280 - x, 800 - y)
    window.find("Settle", window.BUTTONS)

    # Boris moves to the top, beside Vera.
    window.act(window.find("Boris: Move to the Next Side", window.BUTTONS))
    time.sleep(TURN_SECONDS)
    expect_place(window, "Boris", "top")
    expect_place(window, "Vera", "top")
    window.point_and_click(window.find("Turn the Table", window.BUTTONS))
    time.sleep(TURN_SECONDS)
    expect_place(window, "Anna", "left")
    expect_place(window, "Gleb", "bottom")

    # What brings the journal puts it away, too.
    for is_there in (True, False):
        window.point_and_click(window.find("Journal", window.BUTTONS))
        time.sleep(TURN_SECONDS)
        expect("the journal is beside the table", bool(find_side(window)) == is_there)

    # A table that becomes too small is shown as usual, and nobody sits round it by mistake.
    expect_turned(window, True, "with the journal")
    window.resize(700, 800)
    time.sleep(TURN_SECONDS)
    expect_turned(window, False, "in a small window")
    window.resize(1280, 800)
    time.sleep(TURN_SECONDS)
    expect_turned(window, True, "in a large window again")

    # Escape leaves the table, and the journal is back.
    window.key("Escape")
    time.sleep(TURN_SECONDS)
    expect_turned(window, False, "after Escape")
    expect("the journal is beside the table again", find_side(window))
    window.resize(700, 800)
    time.sleep(TURN_SECONDS)
    window.key("F8")
    window.resize(1280, 800)
    time.sleep(TURN_SECONDS)
    expect_turned(window, False, "after it was too small")

    # The next time people sit where they sat.
    window.key("F8")
    time.sleep(TURN_SECONDS)
    expect_place(window, "Gleb", "bottom")


def test_wider():
    """A window that becomes wider does not lose its keys"""
    put_match()
    with driver.Window(keep_home=True, settings={"window-width": 1024, "window-height": 768}) as window:
        window.click(re.compile("^Continue"))
        window.find("Settle", window.BUTTONS)
        window.focus()
        time.sleep(TURN_SECONDS)
        expect("the journal is beside the table", find_side(window))
        window.resize(1280, 800)
        window.key("F9")
        time.sleep(TURN_SECONDS)
        expect("F9 puts the journal away", not find_side(window))


def main():
    driver.enter_session(width=1280, height=800)
    driver.run_all([test_round_table, test_wider])


if __name__ == "__main__":
    main()
