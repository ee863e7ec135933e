#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""tablemate-cli history backup, backups and restore: a copy of an archive, and the way back."""

import atexit
import os
import re
import shutil
import sqlite3
import subprocess

from harness import FILE, equal, folder, main, refuse, run

GAME = "dungeon-raiders"
N_FINISHED = 2

PLACE = folder()
atexit.register(PLACE.cleanup)
ARCHIVE = os.path.join(PLACE.name, "archive.db")
subprocess.run([os.environ["TABLEMATE_MAKE_ARCHIVE"], ARCHIVE, GAME, str(N_FINISHED)], check=True)


def copy(place):
    path = os.path.join(place, "copy.db")
    shutil.copyfile(ARCHIVE, path)
    return path


def history(task, *arguments, path):
    return run("history", task, *arguments, "--database", path, "--json").json


def back_up(path):
    return history("backup", path=path)["backup"]


def n_matches(path):
    return len(history("list", path=path)["matches"])


def delete_a_match(path):
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("DELETE FROM matches WHERE id = (SELECT min (id) FROM matches)")
    connection.commit()
    connection.close()


def damage(path):
    with open(path, "r+b") as file:
        file.seek(4096)
        file.write(b"\x5a" * 8 * 4096)


def test_list_tells_what_each_has():
    with folder() as place:
        path = copy(place)
        equal(history("backups", path=path), {"database": path, "backups": []})
        first = back_up(path)
        delete_a_match(path)
        second = back_up(path)
        listed = history("backups", path=path)["backups"]
        equal([backup["file"] for backup in listed], [second, first])
        equal([backup["matches"] for backup in listed], [N_FINISHED, N_FINISHED + 1])
        for backup in listed:
            equal((backup["kind"], backup["sound"]), ("backup", True))
            equal(backup["name"], os.path.basename(backup["file"]))
            equal(backup["bytes"], os.path.getsize(backup["file"]))


def test_list_for_people():
    with folder() as place:
        path = copy(place)
        text = run("history", "backups", "--database", path).stdout
        equal(len(text.splitlines()), 1)
        backup = back_up(path)
        text = run("history", "backups", "--database", path).stdout
        equal(len(text.splitlines()), 1)
        assert os.path.basename(backup) in text and f"{N_FINISHED + 1} matches" in text, text
        damage(backup)
        text = run("history", "backups", "--database", path).stdout
        assert "cannot be used" in text, text


def test_damaged_backup_is_called_so():
    with folder() as place:
        path = copy(place)
        backup = back_up(path)
        damage(backup)
        (listed,) = history("backups", path=path)["backups"]
        equal((listed["matches"], listed["sound"]), (None, False))
        refuse("history", "restore", backup, "--database", path, mentions=[backup, "damaged"],
               status=FILE)
        equal(n_matches(path), N_FINISHED + 1)


def test_restore_by_name_and_back():
    with folder() as place:
        path = copy(place)
        backup = back_up(path)
        delete_a_match(path)
        told = history("restore", os.path.basename(backup), path=path)
        equal((told["database"], told["backup"]), (path, backup))
        equal(n_matches(path), N_FINISHED + 1)
        assert os.path.exists(backup)
        listed = history("backups", path=path)["backups"]
        (replaced,) = (other for other in listed if other["kind"] == "replaced")
        equal((replaced["file"], replaced["matches"]), (told["set_aside"], N_FINISHED))
        history("restore", replaced["name"], path=path)
        equal(n_matches(path), N_FINISHED)
        equal(history("check", path=path)["sound"], True)


def test_restore_tells_people_the_name():
    with folder() as place:
        path = copy(place)
        backup = back_up(path)
        text = run("history", "restore", backup, "--database", path).stdout
        assert backup in text and re.search(r"copy\.db\.replaced-\d{8}-\d{6}", text), text


def test_restore_of_a_damaged_archive():
    with folder() as place:
        path = copy(place)
        back_up(path)
        damage(path)
        with open(path, "rb") as file:
            before = file.read()
        (listed,) = history("backups", path=path)["backups"]
        aside = history("restore", listed["name"], path=path)["set_aside"]
        equal(n_matches(path), N_FINISHED + 1)
        with open(aside, "rb") as file:
            assert file.read() == before


def test_restore_where_nothing_is():
    with folder() as place:
        path = copy(place)
        backup = back_up(path)
        os.unlink(path)
        equal(history("restore", backup, path=path)["set_aside"], None)
        equal(n_matches(path), N_FINISHED + 1)


def test_restore_while_another_program_has_it_open():
    with folder() as place:
        path = copy(place)
        backup = back_up(path)
        connection = sqlite3.connect(path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("SELECT count (*) FROM matches").fetchall()
        refuse("history", "restore", backup, "--database", path,
               mentions=["copy.db", "another program"], status=FILE)
        connection.close()
        equal(sorted(name for name in os.listdir(place) if not name.endswith(("-wal", "-shm"))),
              ["backups", "copy.db"])
        history("restore", backup, path=path)


def test_what_is_no_backup():
    with folder() as place:
        path = copy(place)
        refuse("history", "restore", "yesterday", "--database", path,
               mentions=["yesterday", "history backups"])
        refuse("history", "restore", "--database", path, mentions="usage")
        letter = os.path.join(place, "letter.txt")
        with open(letter, "w", encoding="utf-8") as file:
            file.write("Dear Anna")
        refuse("history", "restore", letter, "--database", path, mentions=["letter.txt", "not a history"],
               status=FILE)
        refuse("history", "restore", place, "--database", path, mentions="folder", status=2)
        refuse("history", "backups", "--limit", 1, "--database", path, mentions="--limit")
        equal(n_matches(path), N_FINISHED + 1)


def test_newer_backup_is_refused():
    with folder() as place:
        path = copy(place)
        backup = back_up(path)
        connection = sqlite3.connect(backup)
        connection.execute("PRAGMA user_version = 999")
        connection.close()
        refuse("history", "restore", backup, "--database", path, mentions="later version", status=FILE)
        equal(n_matches(path), N_FINISHED + 1)


if __name__ == "__main__":
    main()
