#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""tablemate-cli history export --all, import, imports, undo-import and merge."""

import csv
import json
import os
import subprocess

from harness import FILE, SOURCE, equal, folder, main, refuse, run

GAME = "dungeon-raiders"
N_FINISHED = 3
N_MATCHES = N_FINISHED + 1
DATA = os.path.join(SOURCE, "tests", "exchange", "data")


def make(path):
    subprocess.run([os.environ["TABLEMATE_MAKE_ARCHIVE"], path, GAME, str(N_FINISHED)], check=True)


def history(*arguments, path):
    return run("history", *arguments, "--database", path, "--json").json


def n_matches(path):
    return len(history("list", path=path)["matches"])


def test_out_and_in_again_gives_the_same_bytes():
    with folder() as place:
        first, second = os.path.join(place, "a.db"), os.path.join(place, "b.db")
        out, again = os.path.join(place, "a.json"), os.path.join(place, "b.json")
        make(first)
        equal(history("export", "--all", "--output", out, path=first),
              {"file": out, "format": "json", "matches": N_MATCHES, "notices": []})
        taken = history("import", out, path=second)
        equal((taken["format"], taken["counts"]["matches"]["new"]), ("history", N_MATCHES))
        history("export", "--all", "--output", again, path=second)
        with open(out, "rb") as one, open(again, "rb") as other:
            equal(one.read(), other.read())
        with open(out, encoding="utf-8") as file:
            json.load(file)


def test_preview_writes_nothing():
    with folder() as place:
        first, second = os.path.join(place, "a.db"), os.path.join(place, "b.db")
        make(first)
        told = history("merge", first, "--preview", path=second)
        equal((told["preview"], told["import"], told["counts"]["matches"]["new"]),
              (True, None, N_MATCHES))
        assert not os.path.exists(second)
        make(second)
        before = n_matches(second)
        history("merge", first, "--preview", path=second)
        equal(n_matches(second), before)
        equal(history("imports", path=second)["imports"], [])


def test_merge_joins_people_and_can_be_taken_back():
    with folder() as place:
        first, second = os.path.join(place, "a.db"), os.path.join(place, "b.db")
        make(first)
        make(second)
        taken = history("merge", first, path=second)
        equal(taken["joined"], 2)
        assert os.path.exists(taken["backup"])
        equal(n_matches(second), 2 * N_MATCHES)
        equal(len(history("imports", path=second)["imports"]), 1)
        equal(history("merge", first, path=second)["import"], None)
        back = history("undo-import", taken["import"][:8], path=second)
        equal((back["import"], back["kept"]), (taken["import"], 0))
        equal(n_matches(second), N_MATCHES)
        equal(history("imports", path=second)["imports"], [])


def test_people_can_stay_apart():
    with folder() as place:
        first, second = os.path.join(place, "a.db"), os.path.join(place, "b.db")
        make(first)
        make(second)
        equal(history("merge", first, "--separate", path=second)["joined"], 0)


def test_a_match_file_is_taken_once():
    with folder() as place:
        first, second = os.path.join(place, "a.db"), os.path.join(place, "b.db")
        out = os.path.join(place, "match.json")
        make(first)
        match = history("list", path=first)["matches"][-1]["id"]
        run("history", "export", match, "--output", out, "--database", first)
        equal(history("import", out, path=second)["counts"]["matches"]["new"], 1)
        equal(history("import", out, path=second)["counts"]["matches"]["same"], 1)
        equal(history("list", path=second)["matches"][0]["id"], match)


def test_files_of_other_programs():
    with folder() as place:
        path = os.path.join(place, "a.db")
        for name, form in (("bgstats-export.json", "bgstats"), ("bgg-plays.xml", "bgg-plays"),
                           ("bgg-collection.csv", "bgg-collection")):
            taken = history("import", os.path.join(DATA, name), path=path)
            equal(taken["format"], form)
            assert taken["import"] is not None
            equal(history("import", os.path.join(DATA, name), path=path)["import"], None)


def test_tables():
    with folder() as place:
        path = os.path.join(place, "a.db")
        make(path)
        for form in ("csv-matches", "csv-seats", "csv-moves"):
            out = os.path.join(place, form + ".csv")
            history("export", "--all", "--format", form, "--output", out, path=path)
            with open(out, encoding="utf-8", newline="") as file:
                rows = list(csv.DictReader(file))
            equal(len({row["match"] for row in rows}), N_MATCHES)


def test_bgstats_is_written_from_finished_matches():
    with folder() as place:
        path, out = os.path.join(place, "a.db"), os.path.join(place, "out.json")
        make(path)
        equal(history("export", "--all", "--format", "bgstats", "--output", out, path=path)["matches"],
              N_FINISHED)
        with open(out, encoding="utf-8") as file:
            plays = json.load(file)["plays"]
        ids = {match["id"] for match in history("list", path=path)["matches"]}
        assert {play["uuid"] for play in plays} <= ids


def test_what_is_wrong_is_refused():
    with folder() as place:
        path, text = os.path.join(place, "a.db"), os.path.join(place, "letter.txt")
        make(path)
        with open(text, "w", encoding="utf-8") as file:
            file.write("Dear bank")
        where = ("--database", path)
        refuse("history", "import", text, *where, mentions="BG Stats")
        refuse("history", "merge", text, *where, mentions="accepted")
        refuse("history", "import", os.path.join(place, "none"), *where, mentions="none", status=FILE)
        refuse("history", "import", *where, mentions="import")
        refuse("history", "undo-import", "0", *where, mentions="history imports")
        refuse("history", "export", *where, mentions="--all")
        refuse("history", "export", "--all", *where, mentions="--output")
        refuse("history", "export", "--all", "--format", "pdf", "--output", text, *where,
               mentions="csv-moves")
        refuse("history", "list", "--preview", *where, mentions="--preview")
        refuse("history", "export", "--all", "--output", os.path.join(place, "no", "file"), *where,
               mentions="file", status=FILE)
        equal(n_matches(path), N_MATCHES)


def test_a_cut_file_changes_nothing():
    with folder() as place:
        path, out = os.path.join(place, "a.db"), os.path.join(place, "a.json")
        other = os.path.join(place, "b.db")
        make(path)
        make(other)
        history("export", "--all", "--output", out, path=path)
        with open(out, "rb+") as file:
            file.truncate(os.path.getsize(out) // 2)
        refuse("history", "import", out, "--database", other, mentions="line")
        equal(n_matches(other), N_MATCHES)
        equal(history("imports", path=other)["imports"], [])


if __name__ == "__main__":
    main()
