#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""tablemate-cli history, on an archive that make-archive plays."""

import atexit
import json
import os
import shutil
import sqlite3
import subprocess

from harness import CLI, DONE, FILE, NO, Skipped, equal, folder, main, refuse, run, write

GAME = "dungeon-raiders"
N_FINISHED = 3
IN_APP = ("deck=app", "attack_deck=app", "deal=app", "lot=app")
NOBODY = 65534

PLACE = folder()
atexit.register(PLACE.cleanup)


def make_archive(name, *options):
    path = os.path.join(PLACE.name, name)
    subprocess.run([os.environ["TABLEMATE_MAKE_ARCHIVE"], path, GAME, str(N_FINISHED), *options],
                   check=True)
    return path


# What lies on the table in the first, the app has drawn in the second.
ARCHIVE = make_archive("archive.db")
SEALED = make_archive("sealed.db", *IN_APP)


def listed(*arguments, archive=ARCHIVE):
    return run("history", "list", "--database", archive, "--json", *arguments).json["matches"]


def finished(archive=ARCHIVE):
    return next(match for match in listed(archive=archive) if match["state"] == "finished")


def copy(place, name="copy.db"):
    """A copy of the archive that may be spoilt."""
    path = os.path.join(place, name)
    shutil.copyfile(ARCHIVE, path)
    return path


def read(path):
    with open(path, "rb") as file:
        return file.read()


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
        again = os.path.join(place, "again.json")
        told = run("history", "export", match["id"], "--database", ARCHIVE, "--output", again, "--json")
        equal(told.json, {"id": match["id"], "file": again})
        with open(again, encoding="utf-8") as file:
            equal(json.load(file), exported)


def test_export_that_cannot_be_written():
    refuse("history", "export", finished()["id"], "--database", ARCHIVE, "--output",
           "/nonexistent/match.json", mentions="/nonexistent/match.json", status=FILE)


# Parts and achievements

def test_running_match_has_no_parts_and_no_achievements():
    running = next(match for match in listed() if match["state"] == "running")
    shown = run("history", "show", running["id"], "--database", ARCHIVE, "--json").json
    equal((shown["parts"], shown["achievements"]), ([None] * 3, []))


def test_what_was_earned_is_told():
    with folder() as place:
        path = copy(place)
        match = finished()
        with sqlite3.connect(path) as database:
            (number,) = database.execute("SELECT id FROM matches WHERE uuid = ?",
                                         (match["id"],)).fetchone()
            database.execute("UPDATE results SET part = 'juggler' WHERE match = ? AND seat = 1",
                             (number,))
            database.execute("INSERT INTO achieved VALUES (?, 1, 'nine-balls'), (?, 0, 'eight-balls')",
                             (number, number))
        database.close()
        shown = run("history", "show", match["id"], "--database", path, "--json").json
        equal(shown["parts"][1], "juggler")
        # A later game may know no more what an earlier one has kept.
        equal(shown["achievements"],
              [{"seat": 0, "id": "eight-balls", "name": None, "collected": False},
               {"seat": 1, "id": "nine-balls", "name": None, "collected": False}])
        text = run("history", "show", match["id"], "--database", path).stdout
        assert "\nParts\n" in text and "  Борис: juggler\n" in text, text
        assert "\nAchievements\n  Anna: eight-balls\n  Борис: nine-balls\n" in text, text


# What the app drew

def test_running_match_keeps_what_lies_face_down():
    running = next(match for match in listed(archive=SEALED) if match["state"] == "running")
    shown = run("history", "show", running["id"], "--database", SEALED, "--json")
    equal(sorted(shown.json["journal"][0]["params"]), ["first", "heroes"])
    assert shown.json["journal"][0]["by"] == "app"
    cards = [card for zone in shown.json["table"]["zones"].values() for card in zone
             if card["piece"] == "room"]
    assert any(not card["up"] for card in cards), cards
    assert all(card["up"] or card["face"] is None for card in cards), cards


def test_finished_match_tells_what_lay_face_down():
    shown = run("history", "show", finished(SEALED)["id"], "--database", SEALED, "--json").json
    equal(len(shown["journal"][0]["params"]["order"]), 25)


def sealed_export():
    return run("history", "export", finished(SEALED)["id"], "--database", SEALED).json


def verify(match, status=NO):
    with folder() as place:
        return run("verify", write(place, "match.json", match), "--json", status=status).json


def test_finished_match_is_verified():
    report = verify(sealed_export(), status=DONE)
    equal((report["verified"], report["why"]), (True, None))
    assert report["checked"] >= 4


def forge(value, other):
    """Another value of the same form: two cards exchanged, another number, another word."""
    if isinstance(value, list):
        item = next((i for i in range(1, len(value)) if value[i] != value[0]), None)
        return value[1:] if item is None else [value[item], *value[1:item], value[0], *value[item + 1:]]
    return (value + 1) % 3 if isinstance(value, int) else other


def test_every_altered_draw_is_found():
    n_forged = 0
    for index, move in enumerate(sealed_export()["moves"]):
        for param in move.get("draw", {"params": []})["params"]:
            match = sealed_export()
            params = match["moves"][index]["params"]
            params[param] = forge(params[param], "")
            assert params[param] != move["params"][param], param
            assert param in verify(match)["why"], param
            n_forged += 1
    assert n_forged >= 4


def test_altered_draw_with_fitting_changes_is_found():
    """The forger lets the rules work out what the other draw would have changed."""
    match = sealed_export()
    first = match["moves"][0]
    first["params"]["first"] = (first["params"]["first"] + 1) % 3
    for change in first["changes"]:
        if change["what"] == "turn":
            change["after"] = [first["params"]["first"]]
    assert "first" in verify(match)["why"]


def test_altered_changes_alone_are_found():
    match = sealed_export()
    change = next(change for change in match["moves"][0]["changes"]
                  if change["what"] == "face" and change["after"] not in (None, "dragon"))
    change["after"] = "dragon"
    equal(verify(match)["verified"], False)


def test_draw_that_is_called_told_is_found():
    match = sealed_export()
    del match["moves"][0]["draw"]
    assert "drawn by the app" in verify(match)["why"]
    match = sealed_export()
    match["moves"][0]["draw"]["first"] = 2
    assert "draw 2" in verify(match)["why"]


def test_seal_and_entropy_belong_to_the_seed():
    with folder() as place:
        match = sealed_export()
        match["seal"]["hash"] = "0" * 64
        refuse("verify", write(place, "hash.json", match), mentions=["seal.seed", "hash"])
        match = sealed_export()
        match["seal"]["entropy"] = "Ivan"
        equal(verify(match)["verified"], False)


def test_check_and_backup():
    equal(run("history", "check", "--database", ARCHIVE, "--json").json["sound"], True)
    backup = run("history", "backup", "--database", ARCHIVE, "--json").json["backup"]
    equal(len(run("history", "list", "--database", backup, "--json").json["matches"]), N_FINISHED + 1)


def test_looking_does_not_change_the_archive():
    before = read(ARCHIVE)
    listed()
    run("history", "show", finished()["id"], "--database", ARCHIVE)
    assert read(ARCHIVE) == before


def test_tasks_that_do_not_exist():
    refuse("history", "--database", ARCHIVE, mentions=["list", "show"])
    refuse("history", "erase", "--database", ARCHIVE, mentions=["erase", "list"])
    refuse("history", "show", "--database", ARCHIVE, mentions="usage")
    refuse("history", "list", "more", "--database", ARCHIVE, mentions="more")


def test_options_of_another_task():
    for task, option, accepted in ((["list"], ["--at", "1"], "--limit"),
                                   (["show", "x"], ["--limit", "1"], "--at"),
                                   (["export", "x"], ["--game", GAME], "--output"),
                                   (["list"], ["--question", "x"], "--game"),
                                   (["rulings"], ["--delete"], "--question"),
                                   (["ruling", "x"], ["--limit", "1"], "--delete"),
                                   (["check"], ["--output", "x"], "--database"),
                                   (["backup"], ["--at", "0"], "--database")):
        refuse("history", *task, *option, "--database", ARCHIVE, mentions=[task[0], option[0], accepted])


# Archives that cannot be used

TASKS = (["list"], ["show", "x"], ["export", "x"], ["rulings"], ["ruling", "x"], ["check"], ["backup"])


def test_newer_archive_is_left_alone():
    with folder() as place:
        path = copy(place)
        connection = sqlite3.connect(path)
        connection.execute("PRAGMA user_version = 999")
        connection.close()
        before = read(path)
        for task in TASKS:
            refuse("history", *task, "--database", path, mentions=["later version", "update"],
                   status=FILE)
        assert read(path) == before


def test_archive_of_another_program_is_left_alone():
    with folder() as place:
        path = os.path.join(place, "other.db")
        connection = sqlite3.connect(path)
        connection.execute("CREATE TABLE recipes (name TEXT)")
        connection.close()
        before = read(path)
        for task in TASKS:
            refuse("history", *task, "--database", path, mentions=["other.db", "not a history"],
                   status=FILE)
        assert read(path) == before


def test_locked_archive():
    with folder() as place:
        path = copy(place)
        connection = sqlite3.connect(path, isolation_level=None)
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("BEGIN EXCLUSIVE")
        refuse("history", "list", "--database", path, mentions=["copy.db", "another program"],
               status=FILE)
        connection.execute("ROLLBACK")
        connection.close()
        equal(len(listed(archive=path)), N_FINISHED + 1)


def test_looking_does_not_wait_for_a_writer():
    with folder() as place:
        path = copy(place)
        connection = sqlite3.connect(path, isolation_level=None)
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("UPDATE matches SET n_moves = 0")
        assert all(match["moves"] > 0 for match in listed(archive=path))
        connection.execute("ROLLBACK")
        connection.close()


def damage(path):
    with open(path, "r+b") as file:
        file.seek(4096)
        file.write(b"\x5a" * 8 * 4096)


def test_damaged_archive_is_left_alone_and_names_its_backup():
    with folder() as place:
        path = copy(place)
        backup = run("history", "backup", "--database", path, "--json").json["backup"]
        damage(path)
        before = read(path)
        for task in ("list", "check", "backup"):
            refuse("history", task, "--database", path, mentions=["copy.db", "damaged", backup],
                   status=FILE)
        assert read(path) == before
        equal(len(listed(archive=backup)), N_FINISHED + 1)


def test_damaged_archive_without_backup():
    with folder() as place:
        path = copy(place)
        damage(path)
        refuse("history", "list", "--database", path, mentions=["damaged", "no good backup"], status=FILE)


def test_damaged_rows_of_one_match():
    with folder() as place:
        path = copy(place)
        connection = sqlite3.connect(path)
        connection.execute("UPDATE moves SET changes = x'ffffffffff'")
        connection.commit()
        connection.close()
        match = finished(path)
        for task in ("show", "export"):
            refuse("history", task, match["id"], "--database", path, mentions="damaged", status=FILE)


def run_as_reader(*arguments):
    """Runs it as somebody who may read the archive and write nothing."""
    if os.geteuid() != 0:
        return subprocess.run([CLI, *arguments], capture_output=True, text=True, check=False)
    try:
        return subprocess.run([CLI, *arguments], capture_output=True, text=True, check=False,
                              user=NOBODY, group=NOBODY, extra_groups=[])
    except PermissionError as error:
        raise Skipped("nobody may run what was built") from error


def test_archive_that_can_only_be_read():
    with folder() as place:
        path = copy(place)
        os.chmod(path, 0o444)
        os.chmod(place, 0o555)
        looked = run_as_reader("history", "list", "--json", "--database", path)
        backup = run_as_reader("history", "backup", "--database", path)
        os.chmod(path, 0o000)
        closed = run_as_reader("history", "list", "--database", path)
        os.chmod(place, 0o755)
        equal((looked.returncode, looked.stderr), (DONE, ""))
        equal(len(json.loads(looked.stdout)["matches"]), N_FINISHED + 1)
        equal((backup.returncode, backup.stdout, backup.stderr.count("\n")), (FILE, "", 1))
        assert "permission" in backup.stderr, backup.stderr
        equal((closed.returncode, closed.stdout, closed.stderr.count("\n")), (FILE, "", 1))
        assert "copy.db" in closed.stderr and "permission" in closed.stderr, closed.stderr


def test_folder_in_the_place_of_the_archive():
    with folder() as place:
        refuse("history", "list", "--database", place, mentions="folder")


def test_no_archive_is_made_by_looking():
    with folder() as place:
        path = os.path.join(place, "none.db")
        refuse("history", "list", "--database", path, mentions="none.db", status=FILE)
        equal(os.listdir(place), [])


def test_foreign_and_damaged_archives_are_left_alone():
    with folder() as place:
        for name, content in (("text.db", "a letter to the bank " * 100), ("empty.db", "")):
            path = write(place, name, content)
            refuse("history", "list", "--database", path, mentions=[name, "another file" if not content
                                                                    else "not a history"], status=FILE)
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
