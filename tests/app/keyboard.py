# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses the real window by keys alone, as somebody does who has no mouse.

The accessibility tree is only read: it tells where the focus is and what is on view. Whatever is
done is a key. After each key the focus must be on something that is on view, can have it and has a
name; where it is not, keys would go nowhere, and the test fails.

A Keyboard goes by any window. What plays the matches of a file with one is in keyed.py.
"""

import re
import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

import driver

QUIET = 0.05  # seconds without a word about the focus after which it has come to rest
STEP = 0.4  # seconds in which the focus moves, if it does
N_STEPS = 120  # no place has more stops than that
AWAY = ("100000", "100000")  # no window is there
N_WAY = 60  # no way to a thing is longer one way round
N_NEWEST = 2  # lines by which a new one is known


def matches(name, pattern):
    return re.search(pattern, name or "") is not None


def place(node):
    area = node.queryComponent().getExtents(Atspi.CoordType.WINDOW)
    return area.x + area.width / 2, area.y + area.height / 2


def distance(one, other):
    (x, y), (to_x, to_y) = place(one), place(other)
    return abs(to_x - x) + abs(to_y - y)


def choose_tab(here, node):
    """What lies above is nearer backwards."""
    return "shift+Tab" if place(node)[1] < place(here)[1] - 8 else "Tab"


def choose_arrows(here, node):
    """The arrows that lead to a thing, the longer way first."""
    (x, y), (to_x, to_y) = place(here), place(node)
    across = ["Right"] if to_x > x + 4 else ["Left"] if to_x < x - 4 else []
    down = ["Down"] if to_y > y + 4 else ["Up"] if to_y < y - 4 else []
    return across + down if abs(to_x - x) > abs(to_y - y) else down + across


def share_group(one, other):
    """Whether two things lie in the same board, tray or row of choices."""
    try:
        return one.parent == other.parent and one.parent is not None
    except GLib.Error:
        return False


def list_children(node, limit):
    """The first children of a node that are still there."""
    children = [node.getChildAtIndex(i) for i in range(min(node.childCount, limit))]
    return [child for child in children if child is not None]


class Keyboard:
    """The keys of a window, and where they go."""

    def __init__(self, window):
        self.window = window
        self.heard = None
        self.node = None
        self.trail = []
        self.places = {}
        self.listener = Atspi.EventListener.new(self._hear)
        self.listener.register("object:state-changed:focused")
        # A list that opens under the pointer takes what lies under it for chosen.
        subprocess.run(["xdotool", "mousemove", *AWAY], check=True)
        window.focus()

    def close(self):
        self.listener.deregister("object:state-changed:focused")

    # -- Where the focus is

    def _hear(self, event):
        if event.detail1 == 1 and event.source.get_process_id() == self.window.process.pid:
            self.heard = event.source

    def listen(self, seconds):
        """Takes in what is said about the focus until it is quiet; returns whether there was any."""
        before = self.heard
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            last = self.heard
            self.take_in()
            if self.heard is not last:
                end = time.monotonic() + QUIET
            time.sleep(0.004)
        return self.heard is not before

    def has_focus(self, node):
        try:
            return node is not None and node.getState().contains(Atspi.StateType.FOCUSED)
        except GLib.Error:  # it is gone
            return False

    def is_on(self, node):
        return node is not None and node == self.focused()

    def take_in(self):
        """Takes in what has been said about the focus by now."""
        while GLib.MainContext.default().iteration(False):
            pass

    def look(self):
        """What has the focus, or None."""
        self.take_in()
        if self.has_focus(self.heard):
            self.node = self.heard
        elif not self.has_focus(self.node):
            self.node = next((node for node in self.window.walk() if self.has_focus(node)), None)
        return self.node

    def focused(self):
        """What has the focus. It is on view, has a name, and its place is inside of the window."""
        node = self.window.wait_for(self._look_usable, f"a usable focus after {self.trail[-6:]}, "
                                    f"not {self.say(self.look())}")
        return node

    def _look_usable(self):
        self.listen(QUIET)
        node = self.look()
        return node if node is not None and not self.find_fault(node) else None

    def find_fault(self, node):
        """What a person would miss in a focus like this, or None."""
        state = node.getState()
        for wanted in (Atspi.StateType.SHOWING, Atspi.StateType.VISIBLE, Atspi.StateType.FOCUSABLE):
            if not state.contains(wanted):
                return f"is not {wanted.value_nick}"
        if not (node.name or "").strip():
            return "has no name"
        area = node.queryComponent().getExtents(Atspi.CoordType.WINDOW)
        if area.width <= 0 or area.height <= 0:
            return "has no size"
        return None

    def say(self, node):
        """A node in words, for the report of a failure."""
        try:
            return "nothing" if node is None else \
                f"{node.getRoleName()} {node.name!r} ({self.find_fault(node) or 'sound'})"
        except GLib.Error:
            return "something that is gone"

    def expect_focus(self, name=None, role=None):
        """Waits until the focus is on something of this name."""
        def look():
            node = self._look_usable()
            fits = node is not None and (name is None or matches(node.name, name)) \
                and (role is None or node.getRoleName() == role)
            return node if fits else None
        try:
            return self.window.wait_for(look, "")
        except driver.Failure as failure:
            raise driver.Failure(f"the focus is on {self.say(self.look())}, not on {role or ''} "
                                 f"{name!r}, after {self.trail[-8:]}{failure}") from failure

    # -- Keys

    def send(self, *keys):
        """Presses keys one after another, and waits for nothing."""
        self.trail.extend(keys)
        subprocess.run(["xdotool", "key", "--clearmodifiers", *keys], check=True)

    def press(self, *keys):
        """Presses keys one after another, and sees the focus well each time."""
        for key in keys:
            self.send(key)
            self.focused()
        return self.node

    def write(self, text):
        """Types a text where the focus is."""
        self.trail.append(text)
        subprocess.run(["xdotool", "type", "--delay", "8", text], check=True)
        self.focused()

    def step(self, key="Tab"):
        """Goes one stop on, where the focus comes to rest. Returns what has it then."""
        self.send(key)
        self.listen(STEP)
        return self.focused()

    def hurry(self, key):
        """Goes one stop on of a way to something known: nobody has to look round there."""
        before = self.heard
        self.send(key)
        end = time.monotonic() + STEP
        while self.heard is before and time.monotonic() < end:
            self.take_in()
            time.sleep(0.002)
        return self.look_well()

    def look_well(self):
        """What has the focus, which must be something that can be used."""
        node = self.look()
        return node if node is not None and not self.find_fault(node) else self.focused()

    def go_to(self, name, key="Tab", role=None, limit=N_STEPS):
        """Goes on with a key until the focus is on something of this name."""
        seen = []
        node = self.focused()
        for _ in range(limit):
            if matches(node.name, name) and role in (None, node.getRoleName()):
                return node
            seen.append(node.name)
            node = self.step(key)
        raise driver.Failure(f"{key} does not lead to {role or ''} {name!r}, but to "
                             f"{list(dict.fromkeys(seen))}")

    def tab_to(self, name, role=None, backwards=False):
        return self.go_to(name, "shift+Tab" if backwards else "Tab", role)

    def use(self, name, role=None, key="Return", backwards=False):
        """Goes to something with Tab, and presses it."""
        self.tab_to(name, role, backwards)
        self.send(key)

    def reach(self, node):
        """Brings the focus to a thing: by arrows within a group, else by Tab one way or the other."""
        here = self.look_well()
        key = choose_tab(here, node)
        for n_steps in range(2 * N_WAY):
            if here == node:
                return
            if n_steps == N_WAY:  # the other way
                key = "Tab" if key == "shift+Tab" else "shift+Tab"
            here = self.step_towards(here, node, key)
        raise driver.Failure(f"no keys lead to {self.say(node)}; the last stop is {self.say(here)}")

    def step_towards(self, here, node, key):
        if share_group(here, node):
            for arrow in choose_arrows(here, node):
                there = self.hurry(arrow)
                if there == node or (there != here and distance(there, node) < distance(here, node)):
                    return there
                here = there
        return self.hurry(key)

    # -- All stops of a place

    def tab_around(self, key="Tab", limit=N_STEPS):
        """All stops of a place, once around. Nothing holds the focus fast, and each comes once."""
        first = self.focused()
        stops = [first]
        for _ in range(limit):
            node = self.step(key)
            if node == first:
                return stops
            if node in stops:
                raise driver.Failure(f"{key} turns in a circle at {self.say(node)}: "
                                     f"{[stop.name for stop in stops]}")
            stops.append(node)
        raise driver.Failure(f"{key} does not come round: {[stop.name for stop in stops]}")

    def expect_order(self, stops):
        """Of two stops that lie in the same thing, the second lies below or after the first."""
        for before, after in zip(stops, stops[1:]):
            if before.parent != after.parent:
                continue
            one = before.queryComponent().getExtents(Atspi.CoordType.WINDOW)
            other = after.queryComponent().getExtents(Atspi.CoordType.WINDOW)
            is_below = other.y >= one.y + one.height // 2
            is_after = other.x >= one.x + one.width // 2 and other.y + other.height > one.y
            if not is_below and not is_after:
                raise driver.Failure(f"the focus goes from {self.say(before)} back to "
                                     f"{self.say(after)}")

    def expect_no_trap(self):
        """Goes once around the place and back: the same stops, in the order in which one reads."""
        stops = self.tab_around()
        self.expect_order(stops)
        back = self.tab_around("shift+Tab")
        driver.expect_equal("the stops on the way back", [stop.name for stop in back[:1] + back[:0:-1]],
                            [stop.name for stop in stops])
        return stops

    # -- A match

    def place(self, name, role):
        """A part of the window that stays where it is."""
        node = self.places.get(name)
        if node is None or not node.getState().contains(Atspi.StateType.SHOWING):
            node = self.places[name] = self.window.find(name, role)
        return node

    def banner(self):
        return self.place("", "status bar")

    def read_banner(self):
        """The words of the banner, once they stand still: with each move they are written anew."""
        readings = []

        def look():
            readings.append([node.name for node in self.window.find_all(None, "label", self.banner())])
            return len(readings) > 1 and readings[-1] == readings[-2] and readings[-1]
        return self.window.wait_for(look, "words in the banner")

    def find_primary(self):
        """The button that does what comes next, or None while that is done elsewhere."""
        buttons = [node for node in self.window.find_all(None, "button", self.banner())
                   if self.window.is_sensitive(node)]
        return buttons[-1] if buttons else None

    def find_cancel(self):
        """The button that closes the form the focus is in; None: it is in no form."""
        node = self.look()
        for _ in range(16):
            node = node.parent if node is not None else None
            if node is None:
                return None
            # The buttons lie side by side in one of the few parts of a form.
            buttons = [child for part in list_children(node, 6) for child in list_children(part, 3)]
            cancel = next((child for child in buttons if child.name == "Cancel"), None)
            if cancel is not None:
                return cancel
        return None

    def is_asked(self):
        """Whether the focus is in a form, which can be cancelled."""
        return self.find_cancel() is not None

    def do_next(self, key="ctrl+Return"):
        """Does what comes next, by its shortcut or, with Enter, where the focus is."""
        heard = self.read_newest()
        self.send(key)
        self.window.wait_for(lambda: self.read_newest() != heard or self.has_come_to_form(),
                             "anything to come of it")
        self.focused()

    def has_come_to_form(self):
        self.listen(QUIET)
        return self.is_asked()

    def record(self):
        """Records what a form has; the focus comes back to the table."""
        heard = self.read_newest()
        self.tab_to("^Record$")
        self.send("Return")
        self.window.wait_for(lambda: self.read_newest() != heard, "a new line of the journal")
        self.window.wait_for(lambda: not self.has_come_to_form(), "the table to have the focus")
        self.focused()

    def read_newest(self):
        """The newest lines of the journal; none before there is any."""
        if self.places.get("Journal") is None and not self.window.find_all("Journal", "list"):
            return []
        journal = self.place("Journal", "list")
        names = []
        for i in range(journal.childCount):
            row = journal.getChildAtIndex(i)
            if row is not None and row.getRoleName() == "list item" and row.name:
                names.append(row.name)
            if len(names) == N_NEWEST:
                break
        return names
