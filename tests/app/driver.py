# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the real window through the accessibility tree.

A session of its own is made for each run: a virtual display, a session bus, and an empty home, so
that nothing of the user's is seen or changed. Everything the window writes to standard error is
read; a critical or a warning fails the run.
"""

import atexit
import contextlib
import inspect
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback

from gi.repository import GLib

ENTRIES = ("text", "entry", "text box", "password text")
# Nobody may write to the folder $0 for the program $1, not even root.
READ_ONLY = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$1"'
INSIDE = "TABLEMATE_TEST_SESSION"
COMPLAINT = re.compile(r"(CRITICAL|WARNING|ERROR) \*\*|-(CRITICAL|WARNING|ERROR)|AddressSanitizer")


def make_home():
    """An empty home for this run, and the variables that lead there."""
    home = tempfile.mkdtemp(prefix="tablemate-test-")
    return home, {
        INSIDE: home,
        "GDK_BACKEND": "x11",
        "GSK_RENDERER": "cairo",
        "GSETTINGS_BACKEND": "keyfile",
        "XDG_DATA_HOME": f"{home}/data",
        "XDG_CONFIG_HOME": f"{home}/config",
        "XDG_CACHE_HOME": f"{home}/cache",
    }


def enter_session(width=1920, height=1200):
    """Gives the script a display, a bus and a home of its own.

    If there is no display and bus yet, the script is run again on new ones, and this process ends
    with its status.
    """
    if os.environ.get(INSIDE):
        return

    home, variables = make_home()
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    if os.environ.get("DISPLAY") and os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        os.environ.update(variables)
        return

    read_end, write_end = os.pipe()
    display = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write_end), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=[write_end], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write_end)
    number = os.read(read_end, 16).decode().strip()
    environment = dict(os.environ, DISPLAY=f":{number}", **variables)
    environment.pop("WAYLAND_DISPLAY", None)
    try:
        status = subprocess.call(["dbus-run-session", "--", sys.executable] + sys.argv, env=environment)
    finally:
        display.terminate()
        display.wait()
    sys.exit(status)


def run_cli(*arguments):
    """What the command line, the window's twin, prints as JSON about the same archive."""
    return json.loads(subprocess.run([os.environ["TABLEMATE_CLI"], *arguments], check=True,
                                     capture_output=True, text=True).stdout)


def put_match(path, people=(), n_moves=None):
    """Puts a match file, played as far as so many moves, by these people, into the archive."""
    with open(path, encoding="utf-8") as source:
        match = json.load(source)
    for seat, person in zip(match["seats"], people):
        seat["name"] = person
    match["moves"] = match["moves"][:n_moves]
    path = os.path.join(os.environ[INSIDE], "match.json")
    with open(path, "w", encoding="utf-8") as target:
        json.dump(match, target)
    subprocess.run([os.environ["TABLEMATE_PREPARE"], "put", path], check=True)


def find_program():
    """The program to drive and the folder of its settings schema."""
    build = os.environ.get("TABLEMATE_BUILD_DIR", "_build/trixie-gcc")
    return (os.environ.get("TABLEMATE_APP", f"{build}/src/app/tablemate"),
            os.environ.get("GSETTINGS_SCHEMA_DIR", f"{build}/data"))


class Failure(Exception):
    """What was expected did not come about."""


def expect_equal(what, given, wanted):
    if given != wanted:
        raise Failure(f"{what}: {json.dumps(given, ensure_ascii=False)}\n"
                      f"by the replay: {json.dumps(wanted, ensure_ascii=False)}")


def expect_journal(replayed):
    """The journal that the entries of a replayed file leave, each line with its mark."""
    lines = []
    undone = []
    done = []
    for move in replayed:
        if move["kind"] == "undo":
            undone.append(done.pop())
        elif move["kind"] == "redo":
            done.append(undone.pop())
        else:
            undone.clear()
            lines.append(move)
            done.append(move["seq"])
    return [{"seq": line["seq"], "kind": line["kind"], "params": line["params"], "by": line["by"],
             "override": line["override"], "note": line["note"], "summary": line["summary"],
             "done": line["seq"] in done} for line in lines]


class Window:
    """One run of the program."""

    def __init__(self, language="en_US.UTF-8", locale_dir=None, settings=None, dark=False,
                 keep_home=False, read_only=None, as_service=False):
        program, schema_dir = find_program()
        home = os.environ[INSIDE]
        if not keep_home:
            for name in ("data", "config"):  # the accessibility bus has its socket in the cache
                shutil.rmtree(f"{home}/{name}", ignore_errors=True)
        for name in ("data", "config", "cache"):
            os.makedirs(f"{home}/{name}", exist_ok=True)

        self._write_settings(f"{home}/config", settings or {})
        self.log_path = f"{home}/log-{time.monotonic_ns()}"
        self.log = open(self.log_path, "w+", encoding="utf-8")
        environment = dict(os.environ, GSETTINGS_SCHEMA_DIR=schema_dir, LANG=language, G_DEBUG="",
                           LC_ALL=language, LANGUAGE=language.split("_")[0],
                           ADW_DEBUG_COLOR_SCHEME="prefer-dark" if dark else "prefer-light")
        if locale_dir:
            environment["TABLEMATE_LOCALE_DIR"] = locale_dir
        command = [program, "--gapplication-service"] if as_service else [program]
        if read_only:
            command = ["unshare", "--mount", "sh", "-c", READ_ONLY, read_only, program]
        self.process = subprocess.Popen(command, env=environment, stderr=self.log,
                                        stdout=subprocess.DEVNULL)
        import pyatspi
        self.atspi = pyatspi
        self.root = None
        if not as_service:
            self.attach()

    def attach(self):
        """Waits for the window; one that was started as a service opens it when it is asked to."""
        try:
            self.root = self._wait(self._find_application, "the window in the accessibility tree", 20)
        except Failure as failure:
            self.process.kill()
            raise Failure(f"{failure}\n{self.read_log()}") from failure

    @staticmethod
    def _write_settings(config, settings):
        os.makedirs(f"{config}/glib-2.0/settings", exist_ok=True)
        with open(f"{config}/glib-2.0/settings/keyfile", "w", encoding="utf-8") as keyfile:
            keyfile.write("[io/github/tablemate/Tablemate]\n")
            for key, value in settings.items():
                keyfile.write(f"{key}={value}\n")

    # -- Looking

    def _find_application(self):
        if self.process.poll() is not None:
            raise Failure(f"the program ended with {self.process.returncode}: {self.read_log()}")
        desktop = self.atspi.Registry.getDesktop(0)
        for i in range(desktop.childCount):
            try:
                application = desktop.getChildAtIndex(i)
                if application is not None and application.get_process_id() == self.process.pid:
                    return application if application.childCount > 0 else None
            except Exception:  # one that has ended
                continue
        return None

    def _wait(self, look, what, timeout=20.0):
        end = time.monotonic() + timeout
        while True:
            try:
                found = look()
            except Failure:
                raise
            except Exception:  # the tree changes while it is read
                found = None
            if found is not None and found is not False:
                return found
            if time.monotonic() > end:
                raise Failure(f"{what} did not appear\n{self.describe()}")
            time.sleep(0.03)

    def walk(self, node=None):
        """All accessible nodes that are showing, in order. What lies in a hidden one is hidden, too."""
        stack = [start for start in [node or self.root] if start is not None]
        while stack:
            current = stack.pop()
            try:
                if current is not self.root and not self.is_showing(current):
                    continue
                yield current
                children = [current.getChildAtIndex(i) for i in range(current.childCount)]
            except GLib.Error:  # it is gone
                continue
            stack.extend(child for child in reversed(children) if child is not None)

    def is_showing(self, node):
        return node.getState().contains(self.atspi.STATE_SHOWING)

    def is_on_view(self, node):
        """Whether a node that was found before is there still: its parent does not know it else."""
        try:
            parent = node.parent
            return any(parent.getChildAtIndex(i) == node for i in range(parent.childCount))
        except (AttributeError, GLib.Error):  # it is gone
            return False

    def is_sensitive(self, node):
        return node.getState().contains(self.atspi.STATE_SENSITIVE)

    def search(self, name=None, role=None, within=None):
        """What find_all() gives, one after another: who has found enough looks no further."""
        roles = [role] if isinstance(role, str) else role
        for node in self.walk(within):
            try:
                if ((roles is None or node.getRoleName() in roles)
                        and (name is None or self._is_named(node, name))):
                    yield node
            except GLib.Error:
                continue

    def find_all(self, name=None, role=None, within=None):
        return list(self.search(name, role, within))

    @staticmethod
    def _is_named(node, name):
        if hasattr(name, "search"):
            return name.search(node.name or "") is not None
        return (node.name or "") == name

    def find(self, name=None, role=None, within=None, timeout=20.0):
        def look():
            return next(self.search(name, role, within), None)
        return self._wait(look, f"{role or 'something'} named {name!r}", timeout)

    def wait_gone(self, name=None, role=None, timeout=20.0):
        self._wait(lambda: not self.find_all(name, role) or None, f"no {role} named {name!r}", timeout)

    def wait_for(self, look, what, timeout=20.0):
        return self._wait(look, what, timeout)

    def read_lines(self):
        """The lines of the journal that are on view, newest first.

        The list keeps a few rows in store, which show nothing and have no name yet.
        """
        rows = self.find_all(role="list item", within=self.find("Journal", "list"))
        return [node.name for node in rows if node.name]

    def describe(self):
        """The tree as text, for the report of a failure."""
        lines = []
        for node in self.walk():
            try:
                if (node.name or node.getRoleName() in ("push button", "button")) and self.is_showing(node):
                    lines.append(f"  {node.getRoleName()}: {node.name}")
            except GLib.Error:
                continue
        return "\n".join(lines[:200])

    # -- Doing

    BUTTONS = ("push button", "button", "toggle button", "radio button", "check box", "switch")

    def click(self, name=None, role=None, within=None, timeout=20.0):
        node = self.find(name, role or self.BUTTONS, within, timeout)
        self.wait_for(lambda: self.is_sensitive(node) or None,
                      f"a sensitive {name!r}", timeout)
        self.act(node)
        return node

    def act(self, node):
        """Activates a node; rows of lists, which offer no action, are clicked with the mouse."""
        try:
            action = node.queryAction()
            count = action.nActions
        except NotImplementedError:
            count = 0
        for i in range(count):
            if action.getName(i).split(".")[-1] in ("click", "activate", "press", "toggle"):
                action.doAction(i)
                return
        self.point_and_click(node)

    def _middle(self, node):
        """The middle of a node in the window, once it has come to rest."""
        before = None
        for _ in range(50):
            area = node.queryComponent().getExtents(self.atspi.WINDOW_COORDS)
            middle = area.x + area.width // 2, area.y + area.height // 2
            if middle == before:
                break
            before = middle
            time.sleep(0.03)
        return middle

    def point_and_click(self, node, button=1):
        x, y = self._middle(node)
        subprocess.run(["xdotool", "mousemove", "--window", self.window_id(),
                        str(x), str(y), "click", str(button)], check=True)
        time.sleep(0.1)

    @contextlib.contextmanager
    def holding(self, node):
        """Holds the mouse button down on a node."""
        x, y = self._middle(node)
        subprocess.run(["xdotool", "mousemove", "--window", self.window_id(),
                        str(x), str(y), "mousedown", "1"], check=True)
        try:
            yield
        finally:
            subprocess.run(["xdotool", "mouseup", "1"], check=True)

    def type_into(self, node, text):
        node.queryEditableText().setTextContents(text)

    def focus(self):
        """Nobody manages windows here: when one closes, no other gets the keys by itself."""
        subprocess.run(["xdotool", "windowfocus", "--sync", self.window_id()], check=True)

    def key(self, combination):
        subprocess.run(["xdotool", "key", "--clearmodifiers", combination], check=True)

    def resize(self, width, height):
        window = self.window_id()
        subprocess.run(["xdotool", "windowsize", "--sync", window, str(width), str(height)], check=True)
        time.sleep(0.5)

    def _windows(self):
        return subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)],
                              capture_output=True, text=True).stdout.split()

    def window_id(self):
        """The toplevel: the largest of the program's windows, popovers being windows, too."""
        def look():
            ids = self._windows()
            return max(ids, key=lambda window: self._size(window)[0] * self._size(window)[1]) if ids else None
        return self._wait(look, "the window on the display")

    @staticmethod
    def _geometry(window):
        shell = subprocess.run(["xdotool", "getwindowgeometry", "--shell", window],
                               capture_output=True, text=True).stdout
        return {key: int(value) for key, value in (line.split("=") for line in shell.split())}

    def _size(self, window):
        geometry = self._geometry(window)
        return geometry["WIDTH"], geometry["HEIGHT"]

    def popover_top(self):
        """Where the top of what has popped up is in the window; None while there is nothing."""
        main = self.window_id()
        others = [window for window in self._windows() if window != main]
        if not others:
            return None
        return self._geometry(others[0])["Y"] - self._geometry(main)["Y"]

    def screenshot(self, path):
        """The window with everything that lies on it; it stands in the corner of the display."""
        time.sleep(0.5)
        width, height = self._size(self.window_id())
        subprocess.run(["import", "-window", "root", "-crop", f"{width}x{height}+0+0", "+repage", path],
                       check=True)

    # -- Ending

    def read_log(self):
        self.log.flush()
        with open(self.log_path, encoding="utf-8") as log:
            return log.read()

    def complaints(self):
        return [line for line in self.read_log().splitlines() if COMPLAINT.search(line)]

    def unnamed_buttons(self):
        """Showing controls that a screen reader could not name."""
        time.sleep(0.5)
        unnamed = []
        for node in self.find_all(role=self.BUTTONS):
            try:
                if not (node.name or "").strip():
                    unnamed.append(f"{node.getRoleName()} in {node.parent.getRoleName()} {node.parent.name!r}")
            except GLib.Error:  # it is gone
                continue
        return unnamed

    def close(self):
        time.sleep(0.5)  # a button that was activated stays pressed for a moment before it acts
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                raise Failure("the program did not end")
        complaints = self.complaints()
        self.log.close()
        if complaints:
            raise Failure("standard error:\n" + "\n".join(complaints))

    def kill(self):
        """Ends the program without a warning, as an empty battery does."""
        self.process.kill()
        self.process.wait()
        self.close()

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        if kind is None:
            self.close()
        else:
            self.give_up()
        return False

    def give_up(self):
        """After a failure: says what is known, and ends the program."""
        if self.process.poll() is None and os.environ.get("TABLEMATE_TEST_PICTURES"):
            self.screenshot(os.path.join(os.environ["TABLEMATE_TEST_PICTURES"], "failure.png"))
        self.process.kill()
        self.process.wait()
        sys.stderr.write(self.read_log())


# -- Reporting

def report(number, title, test):
    """Runs a test and prints its line of TAP. Returns whether it went well."""
    try:
        test()
    except Exception as failure:  # pylint: disable=broad-except
        said = str(failure) if isinstance(failure, Failure) else traceback.format_exc()
        print("\n".join("# " + line for line in said.splitlines()))
        print(f"not ok {number} {title}", flush=True)
        return False
    print(f"ok {number} {title}", flush=True)
    return True


def run_all(tests):
    """Runs tests that have nothing to do with each other."""
    print(f"1..{len(tests)}")
    reports = [report(number, inspect.getdoc(test), test) for number, test in enumerate(tests, 1)]
    sys.exit(not all(reports))


def run_in_turn(tests, get_window):
    """Runs tests of which each one goes on where the one before has ended."""
    print(f"1..{len(tests)}")
    goes_well = True
    for number, test in enumerate(tests, 1):
        title = inspect.getdoc(test)
        if not goes_well:
            print(f"not ok {number} {title} (not reached)")
        elif not report(number, title, test):
            goes_well = False
            if get_window() is not None:
                get_window().give_up()
    sys.exit(not goes_well)
