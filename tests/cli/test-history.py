#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""tablemate-cli history, on an archive that make-archive plays."""

import atexit
import hashlib
import json
import os
import subprocess

from harness import FILE, equal, folder, main, refuse, run, write

GAME = "dungeon-raiders"
N_FINISHED = 3

PLACE = folder()
atexit.register(PLACE.cleanup)
ARCHIVE = os.path.join(PLACE.name, "archive.db")
subprocess.run([os.environ["TABLEMATE_MAKE_ARCHIVE"], ARCHIVE, GAME, str(N_FINISHED)], check=True)


def listed(*arguments):
    return run("history", "list", "--database", ARCHIVE, "--json", *arguments).json["matches"]


def finished():
    return next(match for match in listed() if match["state"] == "finished")


def test_list_has_running_matches_first():
    matches = listed()
    equal([match["state"] for match in matches], ["running"] + ["finished"] * N_FINISHED)
    equal(matches[0]["moves"], 1)
    equal(matches[0]["seats"][0]["rank"], None)
    equal([seat["name"] for seat in matches[0]["seats"]], ["Anna", "Борис", None])


def test_list_limit_and_game():
    equal(len(listed("--limit", 2)), 2)
    equal(len(listed("--game", GAME)), N_FINISHED + 1)
    refuse("history", "list", "--database", ARCHIVE, "--game", "chess", mentions=["chess", GAME])
    refuse("history", "list", "--database", ARCHIVE, "--limit", 0, mentions="--limit")


def test_list_for_people():
    text = run("history", "list", "--database", ARCHIVE).stdout
    equal(len(text.splitlines()), N_FINISHED + 1)
    assert "Anna" in text and "Борис" in text


def test_show_is_the_match_that_was_played():
    match = finished()
    shown = run("history", "show", match["id"], "--database", ARCHIVE, "--json").json
    equal(len(shown["journal"]), match["moves"])
    equal([entry["seq"] for entry in shown["journal"]], list(range(1, match["moves"] + 1)))
    equal(shown["table"]["phase"], "over")
    equal(shown["result"]["ranks"], [seat["rank"] for seat in match["seats"]])


def test_show_at_a_line():
    shown = run("history", "show", finished()["id"], "--at", 0, "--database", ARCHIVE, "--json").json
    equal(shown["table"]["phase"], "setup")
    refuse("history", "show", finished()["id"], "--at", 99999, "--database", ARCHIVE, mentions="99999")


def test_show_for_people():
    text = run("history", "show", finished()["id"], "--database", ARCHIVE).stdout
    assert "Anna" in text


def test_beginning_of_an_identifier_is_enough():
    match = finished()
    n = next(n for n in range(1, 37)
             if sum(other["id"].startswith(match["id"][:n]) for other in listed()) == 1)
    shown = run("history", "show", match["id"][:n], "--database", ARCHIVE, "--json").json
    equal(shown["id"], match["id"])


def test_unknown_identifier():
    refuse("history", "show", "zzz", "--database", ARCHIVE, mentions="zzz")
    refuse("history", "show", "", "--database", ARCHIVE, mentions="identifier")


def test_export_can_be_replayed_and_audited():
    match = finished()
    exported = run("history", "export", match["id"], "--database", ARCHIVE).json
    equal(exported["id"], match["id"])
    with folder() as place:
        path = write(place, "match.json", exported)
        equal(run("replay", path, "--audit", "--json").json["audit"], {"differing": []})
        played = run("replay", path, "--json").json
        equal(played["result"]["ranks"], [seat["rank"] for seat in match["seats"]])
        copy = os.path.join(place, "copy.json")
        run("history", "export", match["id"], "--database", ARCHIVE, "--output", copy)
        with open(copy, encoding="utf-8") as file:
            equal(json.load(file), exported)


def test_check_and_backup():
    equal(run("history", "check", "--database", ARCHIVE, "--json").json["sound"], True)
    backup = run("history", "backup", "--database", ARCHIVE, "--json").json["backup"]
    equal(len(run("history", "list", "--database", backup, "--json").json["matches"]), N_FINISHED + 1)


def test_looking_does_not_change_the_archive():
    def digest():
        with open(ARCHIVE, "rb") as file:
            return hashlib.sha256(file.read()).hexdigest()
    before = digest()
    listed()
    run("history", "show", finished()["id"], "--database", ARCHIVE)
    equal(digest(), before)


def test_tasks_that_do_not_exist():
    refuse("history", "--database", ARCHIVE, mentions=["list", "show"])
    refuse("history", "erase", "--database", ARCHIVE, mentions=["erase", "list"])
    refuse("history", "show", "--database", ARCHIVE, mentions="usage")
    refuse("history", "list", "more", "--database", ARCHIVE, mentions="more")


def test_no_archive_is_made_by_looking():
    with folder() as place:
        path = os.path.join(place, "none.db")
        refuse("history", "list", "--database", path, mentions="none.db", status=FILE)
        equal(os.listdir(place), [])


def test_foreign_and_damaged_archives_are_left_alone():
    with folder() as place:
        for name, content in (("text.db", "a letter to the bank " * 100), ("empty.db", "")):
            path = write(place, name, content)
            refuse("history", "list", "--database", path, mentions=name, status=FILE)
            with open(path, encoding="utf-8") as file:
                equal(file.read(), content)
        equal(sorted(os.listdir(place)), ["empty.db", "text.db"])


def test_usual_place():
    with folder() as place:
        env = {"XDG_DATA_HOME": place}
        refuse_in(env)
        os.mkdir(os.path.join(place, "tablemate"))
        with open(ARCHIVE, "rb") as source:
            content = source.read()
        with open(os.path.join(place, "tablemate", "tablemate.db"), "wb") as target:
            target.write(content)
        equal(len(run("history", "list", "--json", env=env).json["matches"]), N_FINISHED + 1)


def refuse_in(env):
    result = run("history", "list", env=env, status=FILE)
    assert "tablemate.db" in result.stderr, result.stderr


if __name__ == "__main__":
    main()
