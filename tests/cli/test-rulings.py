#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""tablemate-cli judge --text and --save, history rulings and history ruling."""

import json
import os
import sqlite3
import subprocess

from harness import CLI, DONE, FILE, INPUT, SOURCE, Skipped, equal, folder, main, refuse, run, write

GAME = "dungeon-raiders"
TREASURY = (GAME, "treasury", "cards=4,4,4,2", "chests=4,2")
DEATH = (GAME, "death", "wounds=1", "add=4")
NOBODY = 65534
THIRD_VERSION = os.path.join(SOURCE, "tests", "store", "data", "version-3.sql")

TEXT = """Dungeon Raiders: Treasury

Cards laid: 4, 4, 4, 2
Chests: First chest — 4, Second chest — 2

Larger chest: Player 1, Player 2 and Player 3, 1 each; """


def save(path, *question, note=None):
    """Saves a ruling and returns its identifier."""
    more = ("--note", note) if note is not None else ()
    return run("judge", *question, "--save", *more, "--database", path, "--json").json["saved"]


def listed(path, *options):
    return run("history", "rulings", "--database", path, "--json", *options).json["rulings"]


def shown(path, uuid):
    return run("history", "ruling", uuid, "--database", path, "--json").json


def execute(path, script):
    connection = sqlite3.connect(path)
    connection.executescript(script)
    connection.commit()
    connection.close()


def read(path):
    with open(path, "rb") as file:
        return file.read()


# The text

def test_text_has_the_situation_and_the_rules():
    text = run("judge", *TREASURY, "--text").stdout
    assert text.startswith(TEXT), text
    assert "\n1. Highest card: 4, laid by Player 1, Player 2 and Player 3.\n   The larger chest — " in text, text
    assert not text.endswith("\n\n") and "big=" not in text, text


def test_text_tells_what_is_given_and_no_default():
    given = (GAME, "may-play", "play=5", "room=treasury", "hand=1,5")
    assert "\n\nCard to play: 5\nRoom: Treasury\nPower cards held: 1, 5\n\n" in \
        run("judge", *given, "--text").stdout
    assert "\nQuick game: no\n" in run("judge", *given, "quick=no", "--text").stdout


def test_text_tells_open_points_and_odds():
    equal_cards = (GAME, "treasury", "cards=2,2,2", "chests=4,3")
    text = run("judge", *equal_cards, "--text").stdout
    assert "\nNot settled by the rulebook\nSecond chest: all cards tie?\n" in text, text
    assert text.endswith("\n   Read here: it stays\n   Other reading: all share it\n"), text
    assert "Second chest when all tie" not in text, text
    text = run("judge", *equal_cards, "second_chest=all", "--text").stdout
    assert "\nSecond chest when all tie: all share it\n" in text, text
    assert text.endswith("\n   Read here: all share it\n   Other reading: it stays\n"), text
    text = run("judge", GAME, "odds-monster", "power=10", "hands=1345,2345", "mine=1,4,5", "--text").stdout
    assert "\nHands of the others: 1345, 2345\nMy cards: 1, 4, 5\n" in text, text
    assert text.endswith("\n10: 1/8 (12.50 %)\n11: 1/16 (6.25 %)\n"), text


def test_options_that_do_not_fit():
    refuse("judge", *TREASURY, "--json", "--text", mentions=["--json", "--text"])
    refuse("judge", *TREASURY, "--note", "x", mentions=["--note", "--save"])
    refuse("judge", *TREASURY, "--database", "x", mentions=["--database", "--save"])


# Saving

def test_saving_is_told_and_found():
    with folder() as place:
        path = os.path.join(place, "new", "archive.db")
        said = run("judge", *TREASURY, "--save", "--note", "Boris doubted it", "--text",
                   "--database", path).stdout
        text = run("judge", *TREASURY, "--text").stdout
        (ruling,) = listed(path)
        equal(said, f"{text}\nSaved as {ruling['id']}\n")
        equal((ruling["game"], ruling["question"], ruling["match"], ruling["note"]),
              (GAME, "treasury", None, "Boris doubted it"))
        equal(ruling["situation"], "Cards laid: 4, 4, 4, 2\nChests: First chest — 4, Second chest — 2")
        whole = shown(path, ruling["id"])
        asked = run("judge", *TREASURY, "--json").json
        assert "saved" not in asked
        for member in ("params", "outcome"):
            equal(whole[member], asked[member])
        equal((whole["text"], whole["verdict"], whole["made"]), (text, ruling["verdict"], ruling["made"]))
        assert whole["verdict"] in text


def test_real_numbers_and_choices_are_kept():
    with folder() as place:
        path = os.path.join(place, "archive.db")
        for question in (("dungeon-roll", "advice", "hero=minstrel", "xp=4", "level=4", "lair=2",
                          "party=fighter,thief,fighter", "tokens=ring"),
                         (GAME, "odds-monster", "power=10", "hands=1345,2345", "mine=1,4,5")):
            asked = run("judge", *question, "--json").json
            whole = shown(path, save(path, *question))
            for member in ("params", "outcome"):
                equal(whole[member], asked[member])


def test_saving_in_the_usual_place():
    with folder() as place:
        env = {"XDG_DATA_HOME": place}
        saved = run("judge", *TREASURY, "--save", "--json", env=env).json["saved"]
        equal([ruling["id"] for ruling in run("history", "rulings", "--json", env=env).json["rulings"]],
              [saved])
        equal(os.listdir(os.path.join(place, "tablemate")).count("tablemate.db"), 1)


def test_saving_beside_matches():
    with folder() as place:
        path = os.path.join(place, "archive.db")
        subprocess.run([os.environ["TABLEMATE_MAKE_ARCHIVE"], path, GAME, "1"], check=True)
        save(path, *TREASURY)
        equal(len(run("history", "list", "--database", path, "--json").json["matches"]), 2)
        equal(len(listed(path)), 1)
        equal(run("history", "check", "--database", path, "--json").json["sound"], True)
        backup = run("history", "backup", "--database", path, "--json").json["backup"]
        equal(listed(backup), listed(path))


def test_situation_that_cannot_be_is_not_saved():
    with folder() as place:
        path = os.path.join(place, "archive.db")
        refuse("judge", GAME, "treasury", "cards=9", "chests=4", "--save", "--database", path,
               mentions="cards")
        equal(os.listdir(place), [])


def fail_to_save(path, *mentions, status=FILE):
    """The ruling is told all the same, as one that is not saved."""
    result = run("judge", *TREASURY, "--save", "--json", "--database", path, status=status)
    equal(result.json["saved"], None)
    assert result.json["outcome"]["gain"] == [1, 1, 1, 2], result.stdout
    for word in mentions:
        assert word in result.stderr, result.stderr
    for_people = run("judge", *TREASURY, "--save", "--text", "--database", path, status=status)
    assert for_people.stdout.startswith(TEXT) and "Saved" not in for_people.stdout, for_people.stdout


def test_archives_that_take_no_ruling():
    with folder() as place:
        path = os.path.join(place, "archive.db")
        save(path, *TREASURY)
        execute(path, "PRAGMA user_version = 999")
        before = read(path)
        fail_to_save(path, "later version")
        equal(read(path), before)
        letter = write(place, "letter.db", "a letter to the bank " * 100)
        fail_to_save(letter, "letter.db", "not a history")
        fail_to_save(place, "folder", status=INPUT)
        fail_to_save(write(place, "empty.db", ""), "empty.db")
        fail_to_save(os.path.join(letter, "archive.db"), "letter.db")
        with open(letter, encoding="utf-8") as file:
            equal(file.read(), "a letter to the bank " * 100)


def test_damaged_archive_is_left_alone_and_names_its_backup():
    with folder() as place:
        path = os.path.join(place, "archive.db")
        save(path, *TREASURY)
        backup = run("history", "backup", "--database", path, "--json").json["backup"]
        with open(path, "r+b") as file:
            file.seek(4096)
            file.write(b"\x5a" * (os.path.getsize(path) - 4096))
        before = read(path)
        fail_to_save(path, "damaged", backup)
        refuse("history", "rulings", "--database", path, mentions=["damaged", backup], status=FILE)
        equal(read(path), before)


def test_locked_archive():
    with folder() as place:
        path = os.path.join(place, "archive.db")
        uuid = save(path, *TREASURY)
        connection = sqlite3.connect(path, isolation_level=None)
        connection.execute("BEGIN IMMEDIATE")
        fail_to_save(path, "another program")
        refuse("history", "ruling", uuid, "--delete", "--database", path, mentions="another program",
               status=FILE)
        connection.execute("ROLLBACK")
        connection.close()
        equal(len(listed(path)), 1)


def run_as_reader(*arguments):
    """Runs it as somebody who may read the archive and write nothing."""
    identity = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}
    try:
        return subprocess.run([CLI, *arguments], capture_output=True, text=True, check=False, **identity)
    except PermissionError as error:
        raise Skipped("nobody may run what was built") from error


def test_archive_that_can_only_be_read():
    with folder() as place:
        path = os.path.join(place, "archive.db")
        uuid = save(path, *TREASURY)
        os.chmod(path, 0o444)
        os.chmod(place, 0o555)
        looked = run_as_reader("history", "rulings", "--json", "--database", path)
        saved = run_as_reader("judge", *TREASURY, "--save", "--json", "--database", path)
        deleted = run_as_reader("history", "ruling", uuid, "--delete", "--database", path)
        os.chmod(place, 0o755)
        equal((looked.returncode, looked.stderr), (DONE, ""))
        equal(len(json.loads(looked.stdout)["rulings"]), 1)
        equal((saved.returncode, json.loads(saved.stdout)["saved"], saved.stderr.count("\n")), (FILE, None, 1))
        equal((deleted.returncode, deleted.stdout, deleted.stderr.count("\n")), (FILE, "", 1))
        for refused in (saved, deleted):
            assert "archive.db" in refused.stderr and "permission" in refused.stderr, refused.stderr
        equal(len(listed(path)), 1)


# Looking

def test_lists():
    with folder() as place:
        path = os.path.join(place, "archive.db")
        first, second = save(path, *TREASURY), save(path, *DEATH)
        third = save(path, *TREASURY)
        for options, expected in (((), [third, second, first]),
                                  (("--limit", 2), [third, second]),
                                  (("--game", GAME, "--question", "treasury"), [third, first]),
                                  (("--question", "death"), [second]),
                                  (("--game", "dungeon-roll"), [])):
            equal([ruling["id"] for ruling in listed(path, *options)], expected)
        refuse("history", "rulings", "--game", "chess", "--database", path, mentions=["chess", GAME])
        refuse("history", "rulings", "--question", "mate", "--database", path, mentions=["mate", "describe"])
        refuse("history", "rulings", "--game", "dungeon-roll", "--question", "treasury", "--database", path,
               mentions="treasury")
        refuse("history", "rulings", "--limit", 0, "--database", path, mentions="--limit")


def test_lists_for_people():
    with folder() as place:
        path = os.path.join(place, "archive.db")
        equal(run("history", "rulings", "--database", make_empty(path)).stdout, "")
        uuid = save(path, *TREASURY, note="Boris doubted it")
        text = run("history", "rulings", "--database", path).stdout
        lines = text.splitlines()
        assert lines[0].startswith(uuid) and lines[0].endswith("Dungeon Raiders: Treasury"), text
        equal(lines[1:3], ["  Cards laid: 4, 4, 4, 2", "  Chests: First chest — 4, Second chest — 2"])
        equal(lines[-1], "  Note: Boris doubted it")
        save(path, *TREASURY, note="Boris doubted it,\nand Vera")
        text = run("history", "rulings", "--limit", 1, "--database", path).stdout
        assert text.endswith("\n  Note: Boris doubted it,\n  and Vera\n"), text


def make_empty(path):
    """An archive without rulings."""
    run("history", "ruling", save(path, *TREASURY), "--delete", "--database", path)
    return path


def test_ruling_for_people():
    with folder() as place:
        path = os.path.join(place, "archive.db")
        uuid = save(path, *TREASURY, note="Boris doubted it")
        text = run("history", "ruling", uuid[:13], "--database", path).stdout
        assert text.startswith(run("judge", *TREASURY, "--text").stdout + "\nSaved on 2"), text
        assert text.endswith("\nNote: Boris doubted it\n"), text
        assert "match" not in text.rsplit("Saved on", 1)[1], text


def test_match_of_a_ruling():
    with folder() as place:
        path = os.path.join(place, "archive.db")
        subprocess.run([os.environ["TABLEMATE_MAKE_ARCHIVE"], path, GAME, "1"], check=True)
        uuid = save(path, *TREASURY)
        match = run("history", "list", "--database", path, "--json").json["matches"][0]["id"]
        execute(path, f"""UPDATE rulings SET match = (SELECT id FROM matches WHERE uuid = '{match}'),
                          seats = '["Anna", "", "Борис", "Gleb"]'""")
        whole = shown(path, uuid)
        equal((whole["match"], whole["seats"]), (match, ["Anna", None, "Борис", "Gleb"]))
        assert f"\nAsked in the match {match}\n" in run("history", "ruling", uuid, "--database", path).stdout


def test_unknown_identifier():
    with folder() as place:
        path = os.path.join(place, "archive.db")
        first = save(path, *TREASURY)
        execute(path, "INSERT INTO rulings (uuid, made, game, question, params, outcome, verdict, text)"
                      f" VALUES ('{first}2', 1, 'a', 'b', '', '', '', '')")
        refuse("history", "ruling", "zzz", "--database", path, mentions=["zzz", "history rulings"])
        refuse("history", "ruling", "", "--database", path, mentions="identifier")
        refuse("history", "ruling", first[:8], "--database", path, mentions=[first[:8], "longer"])
        equal(shown(path, first)["id"], first)
        refuse("history", "ruling", "--database", path, mentions="usage")


def test_delete():
    with folder() as place:
        path = os.path.join(place, "archive.db")
        kept, first, second = (save(path, *TREASURY) for _ in range(3))
        equal(run("history", "ruling", first, "--delete", "--database", path).stdout,
              "The ruling was deleted.\n")
        equal(shown(path, second)["deleted"], False)
        deleted = run("history", "ruling", second, "--delete", "--database", path, "--json").json
        equal((deleted["id"], deleted["deleted"]), (second, True))
        equal([ruling["id"] for ruling in listed(path)], [kept])
        refuse("history", "ruling", second, "--delete", "--database", path, mentions=second)


def test_looking_does_not_change_the_archive():
    with folder() as place:
        path = os.path.join(place, "archive.db")
        uuid = save(path, *TREASURY)
        before = read(path)
        listed(path)
        shown(path, uuid)
        equal(read(path), before)


def test_no_archive_is_made_by_looking():
    with folder() as place:
        path = os.path.join(place, "none.db")
        for task in (["rulings"], ["ruling", "x"], ["ruling", "x", "--delete"]):
            refuse("history", *task, "--database", path, mentions="none.db", status=FILE)
        equal(os.listdir(place), [])


def test_damaged_rows_are_shown_as_far_as_they_go():
    with folder() as place:
        path = os.path.join(place, "archive.db")
        uuid = save(path, *TREASURY)
        for document in ("{", "null", "[1", '{"a":null}', '{"a":"\\udc00x"}', "[" * 99):
            execute(path, f"UPDATE rulings SET params = '{document}', outcome = params, seats = params,"
                          " made = 9223372036854775807, text = CAST (x'41ff42' AS TEXT)")
            whole = shown(path, uuid)
            equal((whole["params"], whole["id"], whole["text"]), (None, uuid, "A\ufffdB"))
            equal((listed(path)[0]["situation"], listed(path)[0]["verdict"]), (None, whole["verdict"]))
            assert whole["verdict"]
            assert "A\ufffdB" in run("history", "ruling", uuid, "--database", path).stdout
        execute(path, "UPDATE rulings SET uuid = CAST (x'ff' AS TEXT)")
        equal(listed(path)[0]["id"], "\ufffd")


def test_ruling_of_a_game_that_is_gone():
    with folder() as place:
        path = os.path.join(place, "archive.db")
        uuid = save(path, *TREASURY)
        execute(path, "UPDATE rulings SET game = 'chess', question = 'mate'")
        equal(listed(path)[0]["situation"], None)
        assert "chess: mate" in run("history", "rulings", "--database", path).stdout
        assert run("history", "ruling", uuid, "--database", path).stdout.startswith(TEXT)


def test_second_version_is_brought_up_to_date():
    with folder() as place:
        path = os.path.join(place, "archive.db")
        execute(path, read(THIRD_VERSION).decode())
        execute(path, "DROP TABLE rulings; PRAGMA user_version = 2")
        uuid = save(path, *TREASURY)
        equal([ruling["id"] for ruling in listed(path)], [uuid])
        equal(len(run("history", "list", "--database", path, "--json").json["matches"]), 8)
        (backup,) = (name for name in os.listdir(os.path.join(place, "backups"))
                     if backup_version(os.path.join(place, "backups", name)) == 2)
        assert backup.startswith("archive.db-")


def backup_version(path):
    connection = sqlite3.connect(path)
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.close()
    return version


if __name__ == "__main__":
    main()
