#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""tablemate-cli people and series, history stats, note and delete, and what history list looks for."""

import datetime
import os
import sqlite3
import subprocess

from harness import FILE, equal, folder, main, refuse, run

GAME = "dungeon-raiders"


class Archive:
    """Three finished matches of Anna, Борис and somebody, and one that goes on."""

    def __init__(self, place):
        self.path = os.path.join(place, "archive.db")
        subprocess.run([os.environ["TABLEMATE_MAKE_ARCHIVE"], self.path, GAME, "3"], check=True)

    def run(self, *arguments, **more):
        return run(*arguments, "--database", self.path, **more)

    def ask(self, *arguments):
        return self.run(*arguments, "--json").json

    def matches(self, *arguments):
        return self.ask("history", "list", *arguments)["matches"]

    def people(self):
        return {person["name"]: person for person in self.ask("people")["people"]}

    def execute(self, script, *values):
        connection = sqlite3.connect(self.path)
        connection.execute(script, values)
        connection.commit()
        connection.close()


def with_archive(function):
    def test():
        with folder() as place:
            function(Archive(place))
    test.__name__ = function.__name__
    return test


# People

@with_archive
def test_people_are_listed(archive):
    people = archive.people()
    equal(set(people), {"Anna", "Борис"})
    equal(people["Anna"]["matches"], 4)
    equal(people["Anna"]["merged"], [])
    assert people["Anna"]["last"].startswith("20")
    text = archive.run("people").stdout
    equal(sorted(text.splitlines()), ["Anna: 4 matches", "Борис: 4 matches"])


@with_archive
def test_renaming(archive):
    archive.run("people", "rename", "Anna", "Anja")
    equal(set(archive.people()), {"Anja", "Борис"})
    refuse("people", "rename", "Anna", "X", "--database", archive.path, mentions="Anna")
    refuse("people", "rename", "Anja", "", "--database", archive.path, mentions="name is empty")


@with_archive
def test_merging_and_splitting(archive):
    archive.run("people", "merge", "Борис", "Anna")
    people = archive.people()
    equal(set(people), {"Anna"})
    equal(people["Anna"]["matches"], 8)
    equal([merged["name"] for merged in people["Anna"]["merged"]], ["Борис"])
    assert ", also Борис" in archive.run("people").stdout
    refuse("people", "merge", "Борис", "Anna", "--database", archive.path, mentions="nobody called")
    archive.run("people", "split", "Борис")
    equal(archive.people()["Борис"]["matches"], 4)
    refuse("people", "split", "Борис", "--database", archive.path, mentions="merged into somebody")
    refuse("people", "merge", "Anna", "Anna", "--database", archive.path, mentions="same person")


@with_archive
def test_hiding(archive):
    equal(archive.ask("people", "hide", "Anna")["task"], "hide")
    assert archive.people()["Anna"]["hidden"]
    assert "(hidden)" in archive.run("people").stdout
    archive.run("people", "unhide", "Anna")
    assert not archive.people()["Anna"]["hidden"]


def test_bad_tasks():
    refuse("people", "bury", "Anna", mentions="accepted: list, rename")
    refuse("people", "merge", "Anna", mentions="")
    refuse("series", "burn", mentions="accepted: list, show")
    with folder() as place:
        missing = os.path.join(place, "none.db")
        refuse("people", "--database", missing, mentions="there is no archive yet", status=FILE)
        assert not os.path.exists(missing)


# Statistics

@with_archive
def test_statistics_of_all(archive):
    equal([(game["game"], game["title"], game["matches"])
           for game in archive.ask("history", "stats")["games"]], [(GAME, None, 3)])
    equal(archive.run("history", "stats").stdout, "Dungeon Raiders: 3 matches\n")


@with_archive
def test_statistics_of_a_game(archive):
    shown = archive.ask("history", "stats", "--game", GAME)
    scores = [seat["score"] for match in archive.matches() if match["state"] == "finished"
              for seat in match["seats"]]
    wins = [sum(match["seats"][seat]["winner"] for match in archive.matches()) for seat in range(3)]
    equal(shown["matches"], 3)
    equal(shown["sizes"], [{"seats": 3, "matches": 3}])
    equal([(order["seat"], order["matches"], order["wins"]) for order in shown["order"]],
          [(seat, 3, wins[seat]) for seat in range(3)])
    equal(shown["scores"]["n"], 9)
    equal((shown["scores"]["least"], shown["scores"]["most"]), (min(scores), max(scores)))
    equal(sum(point["score"] * point["matches"] for point in shown["points"]), sum(scores))
    equal({person["name"]: person["matches"] for person in shown["people"]}, {"Anna": 3, "Борис": 3})
    assert any(option["matches"] == 3 for option in shown["options"])
    equal(shown["luck"], None)
    text = archive.run("history", "stats", "--game", GAME, "--luck").stdout
    assert "3 finished matches" in text and "Seat 1 of 3: " in text and "Luck of the dice" in text, text


@with_archive
def test_statistics_of_a_person(archive):
    (game,) = archive.ask("history", "stats", "--player", "Anna")["games"]
    scores = [match["seats"][0]["score"] for match in archive.matches() if match["state"] == "finished"]
    equal((game["game"], game["matches"], game["best"]), (GAME, 3, max(scores)))
    assert "Dungeon Raiders: " in archive.run("history", "stats", "--player", "Anna").stdout
    refuse("history", "stats", "--player", "Zoe", "--database", archive.path, mentions="nobody called")


def test_luck_by_player():
    with folder() as place:
        path = os.path.join(place, "archive.db")
        subprocess.run([os.environ["TABLEMATE_MAKE_ARCHIVE"], path, "dungeon-roll", "3"], check=True)
        dice = run("history", "stats", "--game", "dungeon-roll", "--luck-by-seat", "--json",
                   "--database", path).json["luck"]["dice"]
        equal({die["player"] for die in dice} - {None}, {"Anna", "Борис"})
        every = run("history", "stats", "--game", "dungeon-roll", "--luck", "--json",
                    "--database", path).json["luck"]["dice"]
        equal(sum(die["rolls"] for die in dice), sum(die["rolls"] for die in every))


# Looking for matches

@with_archive
def test_filters(archive):
    every = archive.matches()
    equal(len(every), 4)
    equal(len(archive.matches("--player", "Борис")), 4)
    won = [match["id"] for match in every if match["seats"][0]["winner"]]
    lost = [match["id"] for match in every
            if match["state"] == "finished" and not match["seats"][0]["winner"]]
    equal([match["id"] for match in archive.matches("--player", "Anna", "--outcome", "won")], won)
    equal([match["id"] for match in archive.matches("--player", "Anna", "--outcome", "lost")], lost)
    today = datetime.date.today()
    equal(len(archive.matches("--since", str(today - datetime.timedelta(1)))), 4)
    equal(len(archive.matches("--since", str(today + datetime.timedelta(1)))), 0)
    equal(len(archive.matches("--until", str(today - datetime.timedelta(1)))), 0)
    equal(len(archive.matches("--until", str(today))), 4)
    equal(len(archive.matches("--search", "raid бор")), 4)
    equal(len(archive.matches("--search", "raid boris")), 0)
    equal(len(archive.matches("--title", "Chess")), 0)


@with_archive
def test_bad_filters(archive):
    for arguments, words in ((("--since", "yesterday"), "no day"), (("--until", "2026-02-30"), "no day"),
                             (("--outcome", "drawn"), "accepted: won, lost"),
                             (("--player", "Zoe"), "nobody called"), (("--at", "3"), "does not take")):
        refuse("history", "list", *arguments, "--database", archive.path, mentions=words)
    refuse("history", "stats", "--search", "x", "--database", archive.path, mentions="does not take")


@with_archive
def test_notes_and_deleting(archive):
    first = archive.matches()[1]["id"]
    archive.run("history", "note", first, "Под дождём")
    equal([match["id"] for match in archive.matches("--search", "дожд")], [first])
    assert "    Под дождём\n" in archive.run("history", "list").stdout
    archive.run("history", "note", first, "")
    equal(archive.matches("--search", "дожд"), [])
    equal(archive.ask("history", "delete", first[:8])["id"], first)
    equal(len(archive.matches()), 3)
    equal(archive.ask("history", "stats")["games"][0]["matches"], 2)
    refuse("history", "delete", first, "--database", archive.path, mentions="there is no match")


# An archive of an earlier version

def make_old(place):
    path = os.path.join(place, "old.db")
    script = os.path.join(os.environ["TABLEMATE_SOURCE_DIR"], "tests", "store", "data", "version-3.sql")
    connection = sqlite3.connect(path)
    with open(script, encoding="utf-8") as file:
        connection.executescript(file.read())
    connection.close()
    return path


def count_all(path):
    games = run("history", "stats", "--json", "--database", path).json["games"]
    return sum(game["matches"] for game in games)


def test_old_matches_are_counted():
    with folder() as place:
        path = make_old(place)
        equal(count_all(path), 5)
        equal(len(os.listdir(os.path.join(place, "backups"))), 1)


def test_counting_is_gone_on_with():
    with folder() as place:
        path = make_old(place)
        run("history", "list", "--database", path)
        connection = sqlite3.connect(path)
        connection.executescript("UPDATE matches SET is_counted = 0; DELETE FROM tally_seats")
        connection.close()
        equal(count_all(path), 5)


def test_damaged_old_archive_stays():
    with folder() as place:
        path = make_old(place)
        with open(path, "r+b") as file:
            file.seek(4096)
            file.write(b"\xff" * 16384)
        refuse("history", "list", "--database", path, status=FILE, mentions="left as it is")
        assert os.path.exists(path)
        equal([name for name in os.listdir(place) if "damaged" in name], [])


@with_archive
def test_last_day(archive):
    equal(len(archive.matches("--until", "9999-12-31")), 4)


# Series

@with_archive
def test_series(archive):
    uuid = archive.run("series", "new", "Evenings", "--game", GAME).stdout.strip()
    first, second = [match["id"] for match in archive.matches() if match["state"] == "finished"][:2]
    archive.run("series", "add", "Evenings", first)
    archive.run("series", "add", uuid, second, "--chapter", "7")
    shown = archive.ask("series", "show", "Evenings")
    equal([(chapter["chapter"], chapter["id"]) for chapter in shown["chapters"]],
          [(1, first), (7, second)])
    scores = {match["id"]: match["seats"][0]["score"] for match in archive.matches()}
    (anna,) = (total for total in shown["totals"] if total["name"] == "Anna")
    equal(anna["scores"], [scores[first], scores[second]])
    equal(anna["total"], scores[first] + scores[second])
    assert f"Anna: {anna['total']} = " in archive.run("series", "show", "Evenings").stdout
    equal([(one["name"], one["matches"]) for one in archive.ask("series")["series"]], [("Evenings", 2)])
    archive.run("series", "remove", first)
    equal(len(archive.ask("series", "show", uuid)["chapters"]), 1)
    archive.run("series", "delete", "Evenings")
    equal(archive.ask("series")["series"], [])
    equal(len(archive.matches()), 4)


@with_archive
def test_bad_series(archive):
    refuse("series", "show", "X", "--database", archive.path, mentions="there is no series")
    refuse("series", "new", "", "--database", archive.path, mentions="name is empty")
    refuse("series", "new", "X", "--chapter", "1", "--database", archive.path, mentions="does not take --chapter")
    refuse("series", "remove", "X", "--database", archive.path, mentions="there is no match")
    archive.run("series", "new", "Y")
    refuse("series", "add", "Y", archive.matches()[0]["id"], "--chapter", "0",
           "--database", archive.path, mentions="--chapter")


if __name__ == "__main__":
    main()
