# SPDX-License-Identifier: GPL-3.0-or-later
"""What anybody on the session bus can call, with anything for arguments: files to open, actions to activate.

What is asked of the search provider is in test-window-search.py.
"""

import os
import time

from gi.repository import Gio, GLib

import driver

NAME = "io.github.tablemate.Tablemate"
PATH = "/io/github/tablemate/Tablemate"
HERE = os.path.dirname(os.path.abspath(__file__))
TROUBLE = "The File Cannot Be Imported"
ELSEWHERE = "Only a file in a folder of this device can be imported."
# Nothing waits longer for an answer, in seconds.
PATIENCE = 20
WRONG_URIS = (
    "", " ", "nothing", "://", "file:", "file://", "file:///", "file:///nowhere", "file:///dev/null", "file:///dev/zero",
    "file:///proc/self/mem", "file://elsewhere/etc/passwd", "file:///%00", "file:///%ff%fe", "file:///" + "a" * 5000,
    "file:///" + "../" * 2000, "data:,tablemate-match", "http://localhost/", "trash:///", "\u202e\U0001f409",
)
WRONG_PLATFORM = {
    "desktop-startup-id": GLib.Variant("i", 5), "activation-token": GLib.Variant("s", "\u202e" * 1000),
    "cwd": GLib.Variant("s", ""), "options": GLib.Variant("a{sv}", {}), "": GLib.Variant("v", GLib.Variant("s", "")),
}

window = None


def expect(is_so, what):
    if not is_so:
        raise driver.Failure(what)


def call(interface, method, signature, *values, path=PATH):
    Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        NAME, path, interface, method, GLib.Variant(signature, values), None, Gio.DBusCallFlags.NO_AUTO_START,
        PATIENCE * 1000, None)


def call_wrongly(*arguments, **more):
    """A call that has to be answered, be it with an error."""
    try:
        call(*arguments, **more)
    except GLib.Error as error:
        expect(not error.matches(Gio.io_error_quark(), Gio.IOErrorEnum.TIMED_OUT), f"no answer to {arguments[:2]}")


def open_files(*uris, platform=None):
    call("org.freedesktop.Application", "Open", "(asa{sv})", uris, platform or {})


def activate(name, *parameters, platform=None):
    call("org.freedesktop.Application", "ActivateAction", "(sava{sv})", name, parameters, platform or {})


def expect_running():
    """It answers, and goes on."""
    call("org.freedesktop.DBus.Peer", "Ping", "()")
    expect(window.process.poll() is None, "the program has ended")


def put_file(name):
    """A match in a file, and its URI."""
    path = os.path.join(os.environ[driver.INSIDE], name)
    with open(os.path.join(HERE, "three-delvers.json"), encoding="utf-8") as source:
        text = source.read()
    with open(path, "w", encoding="utf-8") as target:
        target.write(text)
    return Gio.File.new_for_path(path).get_uri()


def close_dialogs(name):
    """Closes whatever says so, and tells how often it was there."""
    count = 0
    while window.find_all(name):
        window.click("Close")
        time.sleep(0.4)
        count += 1
    return count


# -- Without a window

def wait_for_service():
    def is_there():
        try:
            call("org.freedesktop.DBus.Peer", "Ping", "()")
            return True
        except GLib.Error:
            return None
    window.wait_for(is_there, "the service on the bus")


def test_wrong_calls():
    """Methods and parameters that there are not are answered with an error, and open no window"""
    wait_for_service()
    for interface, method, signature, values in (
            ("org.freedesktop.Application", "Nothing", "()", ()),
            ("org.freedesktop.Application", "Open", "(s)", ("file:///",)),
            ("org.freedesktop.Application", "ActivateAction", "(i)", (1,)),
            ("org.gtk.Actions", "Activate", "(sava{sv})", ("nothing", [], {})),
            ("org.gtk.Actions", "Activate", "(sava{sv})", ("quit", [GLib.Variant("s", "x")], {})),
            ("org.gtk.Actions", "SetState", "(sva{sv})", ("quit", GLib.Variant("b", True), {})),
            ("org.gtk.Actions", "Describe", "(s)", ("a" * 100000,)),
            ("org.gtk.Application", "Open", "(ass)", ([], "")),
            ("org.gtk.Application", "CommandLine", "(oaaya{sv})", ("/", [], {})),
            ("org.freedesktop.DBus.Properties", "Set", "(ssv)", ("org.gtk.Application", "Busy", GLib.Variant("s", ""))),
            ("no.such.Interface", "Activate", "()", ())):
        call_wrongly(interface, method, signature, *values)
        call_wrongly(interface, method, signature, *values, path="/")
    expect_running()
    expect(window._find_application() is None, "there is no window")  # pylint: disable=protected-access


def test_unknown_actions():
    """Actions that there are not do nothing, nor do those of the wrong parameters"""
    for name in ("", "nothing", "app.quit", "win.import", "QUIT", "quit ", "\u202e", "a" * 100000):
        call_wrongly("org.freedesktop.Application", "ActivateAction", "(sava{sv})", name, [], {})
        call_wrongly("org.freedesktop.Application", "ActivateAction", "(sava{sv})", name,
                     [GLib.Variant("s", "x"), GLib.Variant("i", 1)], WRONG_PLATFORM)
    expect_running()
    expect(window._find_application() is None, "there is no window")  # pylint: disable=protected-access


# -- In the window

def test_wrong_files():
    """What is no file, or none of ours, is refused in words"""
    open_files(platform=WRONG_PLATFORM)
    window.attach()
    for uri in WRONG_URIS:
        open_files(uri, platform=WRONG_PLATFORM)
        expect_running()
    window.find(TROUBLE)
    window.find(ELSEWHERE)
    expect(close_dialogs(TROUBLE) > 5, "each is refused")


def test_waiting_file():
    """A file that never says anything holds nothing up, whatever it is named"""
    for name in ("silent", "silent.tablemate-pack"):
        path = os.path.join(os.environ[driver.INSIDE], name)
        os.mkfifo(path)
        open_files(Gio.File.new_for_path(path).get_uri())
        expect_running()
        window.find(TROUBLE)
        close_dialogs(TROUBLE)


def test_many_files():
    """More files than anybody looks through are refused at once"""
    open_files(*["file:///nowhere"] * 3)
    expect_running()
    window.find(TROUBLE)
    expect(close_dialogs(TROUBLE) == 3, "three are looked at")
    for uris in (["file:///nowhere"] * 21, ["http://localhost/"] * 2000):
        open_files(*uris)
        expect_running()
        window.find("Too Many Files")
        expect(close_dialogs("Too Many Files") == 1, "they are refused together")
        expect(not window.find_all(TROUBLE), "and not one by one")


def test_beside_another_window():
    """With another window of the program on top, a file still finds its own"""
    activate("shortcuts")
    time.sleep(1)
    open_files(put_file("evening.tablemate-match.json"))
    window.find("Import", window.BUTTONS)
    window.click("Cancel")
    window.wait_gone("Cancel", window.BUTTONS)
    expect_running()


def test_quit():
    """The program ends when anybody asks it to, and has nothing to complain about"""
    activate("quit")
    window.wait_for(lambda: window.process.poll() is not None or None, "the end of the program")
    expect(window.process.returncode == 0, f"it ended with {window.process.returncode}")
    expect(not window.complaints(), f"standard error: {window.complaints()}")


def test_actions_without_window():
    """Every action is safe where there is no window yet, and hides none that is opened then"""
    global window  # pylint: disable=global-statement
    for name in ("backups", "preferences", "shortcuts", "help", "about"):
        window = driver.Window(as_service=True)
        wait_for_service()
        activate(name)
        expect_running()
        open_files(put_file("evening.tablemate-match.json"))
        window.attach()
        window.find("Import", window.BUTTONS)
        window.close()


def main():
    global window  # pylint: disable=global-statement
    driver.enter_session()
    window = driver.Window(as_service=True, settings={"window-width": 1024, "window-height": 900})
    driver.run_in_turn((test_wrong_calls, test_unknown_actions, test_wrong_files, test_waiting_file, test_many_files,
                        test_beside_another_window, test_quit, test_actions_without_window), lambda: window)


if __name__ == "__main__":
    main()
