# SPDX-License-Identifier: GPL-3.0-or-later
"""What the search of the desktop finds, asked over the session bus as the desktop asks.

One program is started as a service, and opens its window only when something is chosen.
"""

import configparser
import os
import re
import shutil
import time

from gi.repository import Gio, GLib

import driver

HERE = os.path.dirname(os.path.abspath(__file__))
DATA = os.path.join(os.path.dirname(os.path.dirname(HERE)), "data")
INTERFACE = "org.gnome.Shell.SearchProvider2"
# The desktop waits no longer, in seconds.
PATIENCE = 25
# What was played, by whom, with so many moves only.
MATCHES = (
    ("four-players.json", ("Anna", "Boris", "Vera", "Gleb"), None),
    ("three-delvers.json", ("Gleb", "Boris", "Vera"), None),
    ("four-players.json", ("Vera", "Anna", "Gleb", "Borya"), 40),
)
WRONG_IDS = (
    "", ":", "match", "match:", "match:nobody", "match:' OR 1=1 --", "match:%s%n%n", "rule", "rule:",
    "rule::", "rule:nothing:", "rule:dungeon-raiders", "rule:dungeon-raiders:", "rule::dungeon-raiders",
    "rule:dungeon-raiders:nothing", "match:" + "9" * 100000, "rule:" + ":" * 100000, "\u202e\U0001f409",
)
WRONG_TERMS = (
    [], [""], [" "], ["", "", ""], ["a"], ["!"], ["%"], ["_"], ["'"], ['"'], ["*", "?"], ["'; DROP TABLE matches; --"],
    ["\u202e\u0301"], ["a" * 100000], ["anna"] * 10000, ["ab", "cd"] * 50, ["\U0001f409"],
)

window = None


def expect(is_so, what):
    if not is_so:
        raise driver.Failure(what)


def put(name, people, n_moves):
    driver.put_match(os.path.join(HERE, name), people, n_moves)


def prepare():
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        shutil.rmtree(os.environ[name], ignore_errors=True)
    for match in MATCHES:
        put(*match)


# -- Asking

def read_provider():
    """What the desktop is told of the provider."""
    description = configparser.ConfigParser()
    description.optionxform = str
    path = os.path.join(DATA, "io.github.tablemate.Tablemate.search-provider.ini")
    expect(description.read(path) == [path], "no description of the provider")
    return description["Shell Search Provider"]


def call(method, signature, *values, answer=None):
    provider = read_provider()
    result = Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        provider["BusName"], provider["ObjectPath"], INTERFACE, method,
        GLib.Variant(signature, values), GLib.VariantType(answer) if answer else None,
        Gio.DBusCallFlags.NO_AUTO_START, PATIENCE * 1000, None).unpack()
    return result[0] if answer else None


def find(*terms):
    return call("GetInitialResultSet", "(as)", terms, answer="(as)")


def describe(*ids):
    return call("GetResultMetas", "(as)", ids, answer="(aa{sv})")


def activate(result):
    call("ActivateResult", "(sasu)", result, [], 0)


def launch(*terms):
    call("LaunchSearch", "(asu)", terms, 0)


def matches_of(ids):
    return [name for name in ids if name.startswith("match:")]


def rules_of(ids):
    return [name for name in ids if name.startswith("rule:")]


def known_match(number):
    """The match as the command line, the window's twin, knows it."""
    wanted = sorted(MATCHES[number][1])
    for match in driver.run_cli("history", "list", "--json")["matches"]:
        if sorted(seat["name"] for seat in match["seats"]) == wanted:
            return match
    raise driver.Failure(f"no match of {wanted}")


def match_id(number):
    return "match:" + known_match(number)["id"]


def some_article():
    return driver.run_cli("rules", "dungeon-raiders", "--json")["articles"][0]


def rule_id(article):
    return f"rule:{article['game']}:{article['id']}"


# -- Without a window

def wait_for_service():
    def is_there():
        try:
            return find("zyzzyva") == [] or None
        except GLib.Error:
            return None
    window.wait_for(is_there, "the service on the bus")


def test_matches():
    """Matches are found by game and players, the one that goes on first"""
    wait_for_service()
    expect(matches_of(find("raiders")) == [match_id(2), match_id(0)], f"raiders: {find('raiders')}")
    expect(matches_of(find("ANNA", "raid")) == [match_id(2), match_id(0)], "Anna plays two")
    expect(matches_of(find("anna", "boris")) == [match_id(0)], "Anna and Boris play one")
    expect(matches_of(find("delve", "anna")) == [], "Anna plays no other game")
    expect(call("GetSubsearchResultSet", "(asas)", find("gleb"), ["gleb", "boris"], answer="(as)")
           == find("gleb", "boris"), "a search goes on as if it began anew")


def test_articles():
    """Rule articles are found by their words, those of a game that is named first"""
    article = some_article()
    found = rules_of(find(*article["title"].split()))
    expect(found[:1] == [rule_id(article)], f"{article['title']}: {found}")
    expect(len(found) <= 5, f"too many: {found}")
    named = rules_of(find("roll", "dragon"))
    expect(named and named[0].startswith("rule:dungeon-roll:"), f"dragons of Dungeon Roll: {named}")
    expect(rules_of(find("dragons")) and rules_of(find("dragon")), "any form of a word")
    expect(find("zyzzyva", "dragon") == [], "every word has to be there")
    mixed = find("dungeon")
    expect(matches_of(mixed[:3]) and len(mixed) <= 10, f"matches and articles take turns: {mixed}")


def test_metas():
    """What is found is described: the game and the people, who won, the rulebook's page"""
    article = some_article()
    ids = [match_id(0), match_id(2), rule_id(article)]
    over, running, rule = describe(*ids)
    expect([over["id"], running["id"], rule["id"]] == ids, "the identifiers")
    expect(over["name"] == "Dungeon Raiders: Anna, Boris, Vera and Gleb", over["name"])
    winners = [seat["name"] for seat in known_match(0)["seats"] if seat.get("winner")]
    expect(all(name in over["description"] for name in winners), over["description"])
    expect(time.strftime("%Y") in over["description"], over["description"])
    expect(running["description"].startswith("Running"), running["description"])
    expect(rule["name"] == article["title"], rule["name"])
    expect(rule["description"] == f"Dungeon Raiders · {article['cite']}", rule["description"])
    for meta in (over, running, rule):
        expect(Gio.Icon.new_for_string(meta["gicon"]) is not None, meta["gicon"])


def test_hostile():
    """Identifiers and words from anybody are answered, and change nothing"""
    expect(describe(*WRONG_IDS) == [], "wrong identifiers")
    expect([meta["id"] for meta in describe("match:x", match_id(0), "rule:x:y")] == [match_id(0)],
           "the right one among wrong ones")
    expect(len(describe(*[match_id(0)] * 5000)) <= 100, "as often as asked")
    for terms in WRONG_TERMS:
        expect(find(*terms) == [], f"found by {str(terms)[:40]}: {find(*terms)}")
        call("GetSubsearchResultSet", "(asas)", list(WRONG_IDS), terms, answer="(as)")
    for method, signature, values in (("GetInitialResultSet", "(s)", ("anna",)),
                                      ("GetResultMetas", "(i)", (1,)), ("Nothing", "()", ())):
        try:
            call(method, signature, *values)
        except GLib.Error:
            continue
        raise driver.Failure(f"{method} takes {signature}")
    expect(window.process.poll() is None, "the program goes on")
    expect(window._find_application() is None, "there is no window")  # pylint: disable=protected-access


# -- In the window

def test_open_article():
    """A chosen article opens among the rules of its game"""
    article = some_article()
    activate(rule_id(article))
    window.attach()
    window.find(article["cite"])
    window.find(article["title"], "list item")


def test_open_record():
    """A match that is over opens in the history"""
    activate(match_id(1))
    window.find("Matches", "list")
    window.find(re.compile("^Gleb"), None)
    window.find(re.compile("^Dungeon Roll, "), "list item")


def test_open_running():
    """A match that goes on is gone on with, once"""
    activate(match_id(2))
    window.find("Undo", window.BUTTONS)
    activate(match_id(2))
    time.sleep(0.5)
    expect(len(window.find_all("Undo", window.BUTTONS)) == 1, "it is open once")


def read_entry(name):
    for entry in window.find_all(name, driver.ENTRIES):
        text = entry.queryText()
        return text.getText(0, text.characterCount)
    return None


def test_launch():
    """The whole search goes on where most was found"""
    launch("anna", "boris")
    window.wait_for(lambda: read_entry(re.compile("matches|Search")) == "anna boris" or None,
                    "the words in the history")
    window.find(re.compile("^Dungeon Raiders, "), "list item")
    launch("dragon")
    window.wait_for(lambda: read_entry("Search the rules") == "dragon" or None, "the words in the rules")


def test_open_wrong():
    """What does not exist opens nothing, and breaks nothing"""
    for wrong in WRONG_IDS:
        activate(wrong)
    launch()
    launch("a" * 100000)
    launch("!")
    expect(window.process.poll() is None, "the program goes on")
    activate(rule_id(some_article()))
    window.find(some_article()["cite"])


def test_end():
    """With its window the program ends"""
    window.key("control+q")
    window.wait_for(lambda: window.process.poll() is not None or None, "the end", 10)
    expect(window.process.returncode == 0, f"it ended with {window.process.returncode}")
    expect(not window.complaints(), f"standard error: {window.complaints()}")


def test_patience():
    """Nobody asks any more: the service ends by itself"""
    global window  # pylint: disable=global-statement
    window = driver.Window(keep_home=True, as_service=True)
    wait_for_service()
    window.wait_for(lambda: window.process.poll() is not None or None, "the end", 60)
    expect(window.process.returncode == 0, f"it ended with {window.process.returncode}")
    window.close()


def main():
    global window  # pylint: disable=global-statement
    driver.enter_session()
    prepare()
    window = driver.Window(keep_home=True, as_service=True,
                           settings={"window-width": 1024, "window-height": 900})
    driver.run_in_turn((test_matches, test_articles, test_metas, test_hostile, test_open_article,
                        test_open_record, test_open_running, test_launch, test_open_wrong, test_end,
                        test_patience), lambda: window)


if __name__ == "__main__":
    main()
