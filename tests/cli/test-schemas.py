#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every JSON document of tablemate-cli follows its schema in data/schemas."""

import glob
import json
import os
import sqlite3
import subprocess
import sys

from harness import CASES, DONE, NO, SCHEMAS, SEED, equal, folder, main, run, write

try:
    import jsonschema
    from referencing import Registry, Resource
except ImportError:
    print("1..0 # SKIP python3-jsonschema with its module referencing is missing")
    sys.exit(0)

GAME = "dungeon-raiders"


def load_schemas():
    schemas = {}
    for path in glob.glob(os.path.join(SCHEMAS, "*.schema.json")):
        with open(path, encoding="utf-8") as file:
            schemas[os.path.basename(path)[:-len(".schema.json")]] = json.load(file)
    return schemas


ALL = load_schemas()
REGISTRY = Registry().with_resources(
    (schema["$id"], Resource.from_contents(schema)) for schema in ALL.values())


def find_faults(document, name):
    validator = jsonschema.Draft202012Validator(ALL[name], registry=REGISTRY)
    return [f"{list(fault.absolute_path)}: {fault.message[:200]}"
            for fault in validator.iter_errors(document)]


CHECKED = set()


def check(name, *arguments, status=DONE):
    CHECKED.add(name)
    document = run(*arguments, "--json", status=status).json
    faults = find_faults(document, name)
    assert not faults, f"{arguments}: {faults[:5]}"
    return document


def test_schemas_are_schemas():
    assert len(ALL) > 10
    for name, schema in ALL.items():
        jsonschema.Draft202012Validator.check_schema(schema)
        assert schema["$id"].endswith(f"/{name}.schema.json"), schema["$id"]


def test_schemas_refuse_what_is_wrong():
    document = check("judge", "judge", GAME, "treasury", "cards=4,4,2", "chests=4")
    for change in ({"game": 1}, {"colour": "red"}, {"distribution": [[1, "2/4x"]]}):
        assert find_faults({**document, **change}, "judge"), change
    for member in document:
        assert find_faults({k: v for k, v in document.items() if k != member}, "judge"), member


def test_games_and_descriptions():
    for game in check("games", "games")["games"]:
        check("describe", "describe", game["id"])


def test_rulings_of_every_case():
    """What the rulebook cases ask, each question at least once."""
    asked = set()
    for path in sorted(glob.glob(os.path.join(CASES, "questions-*.json"))):
        with open(path, encoding="utf-8") as file:
            cases = json.load(file)["cases"]
        for case in cases:
            if case.get("error") or case["question"] in asked:
                continue
            asked.add(case["question"])
            check("judge", "judge", GAME, case["question"],
                  *(f"{name}={spell(value)}" for name, value in case["params"].items()))
    described = run("describe", GAME, "--json").json
    equal(asked, {question["id"] for question in described["questions"]})


def spell(value):
    if isinstance(value, list):
        return ",".join(map(spell, value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def test_rules():
    for game in run("games", "--json").json["games"]:
        check("rules", "rules", game["id"], status=DONE if game["articles"] else NO)
    check("rules", "rules", "all", "wounds")
    check("rules", "rules", GAME, "raiders.treasury.tie")
    check("rules", "rules", GAME, "xylophone", status=NO)


def test_setups():
    for players in range(1, 6):
        check("setup", "setup", GAME, "--players", players)


def test_rolls():
    check("roll", "roll", "4d6kh3+2d6!r1", "--count", 20, "--tree")
    check("roll", "roll", "4dF")
    check("roll", "roll", "4d6kh3", "--odds")
    check("roll", "roll", "60d20!", "--odds")
    check("roll", "roll", "60d20", "--given", "3..700", "--at-least", 600)
    check("roll", "roll", "2d6", "--given", ">=3", "--at-least", 7)


def test_draws():
    check("draw", "draw", "ring=4", "scales=6", "other=26", "--take", 3, "--given", "ring=1")
    check("draw", "draw", "ring=4", "scales=6", "other=26", "--take", 3, "--want", "ring,scales=2",
          "--at-least", 1)


def test_matches():
    for path in sorted(glob.glob(os.path.join(CASES, "match-*.json"))):
        process = subprocess.run([os.environ["TABLEMATE_CLI"], "replay", "--continue", "--reasons",
                                  "--json", path], capture_output=True, check=False)
        # Some cases hold moves that are wrong input, and files with them are refused as a whole.
        if process.returncode in (DONE, NO):
            faults = find_faults(json.loads(process.stdout), "replay")
            assert not faults, f"{path}: {faults[:5]}"


def test_audit_and_verification():
    with folder() as place:
        path = os.path.join(place, "match.json")
        run("setup", GAME, "--players", 3, "--output", path)
        check("replay", "replay", path, "--audit")
        check("verify", "verify", path)
        with open(path, encoding="utf-8") as file:
            match = json.load(file)
        match["moves"][0]["params"]["first"] = (match["moves"][0]["params"]["first"] + 1) % 3
        check("verify", "verify", write(place, "forged.json", match), status=NO)


def test_luck():
    with folder() as place:
        path = os.path.join(place, "archive.db")
        subprocess.run([os.environ["TABLEMATE_MAKE_ARCHIVE"], path, "free", "1", "dice_from=app"],
                       check=True)
        matches = run("history", "list", "--database", path, "--json").json["matches"]
        for match in matches:
            shown = check("history-show", "history", "show", match["id"], "--database", path, "--luck")
            assert all(die["by"] == "app" for die in shown["luck"]["dice"])
            exported = os.path.join(place, "match.json")
            run("history", "export", match["id"], "--database", path, "--output", exported)
            equal(check("replay", "replay", exported, "--audit", "--luck")["luck"], shown["luck"])
        assert any(shown["luck"]["dice"] for shown in
                   (run("history", "show", match["id"], "--database", path, "--luck", "--json").json
                    for match in matches))


def test_simulation():
    check("simulate", "simulate", GAME, "--matches", 3, "--seed", SEED)


def test_history():
    with folder() as place:
        path = os.path.join(place, "archive.db")
        subprocess.run([os.environ["TABLEMATE_MAKE_ARCHIVE"], path, GAME, "2"], check=True)
        matches = check("history-list", "history", "list", "--database", path)["matches"]
        for match in matches:
            check("history-show", "history", "show", match["id"], "--database", path)
        check("history-check", "history", "check", "--database", path)
        backup = check("history-backup", "history", "backup", "--database", path)["backup"]
        check("history-backups", "history", "backups", "--database", path)
        check("history-restore", "history", "restore", backup, "--database", path)
        check("history-backups", "history", "backups", "--database", path)
        check("history-export", "history", "export", matches[-1]["id"], "--database", path,
              "--output", os.path.join(place, "match.json"))
        for match in matches:
            check("match-file", "history", "export", match["id"], "--database", path)


def test_exchange():
    with folder() as place:
        path, other = os.path.join(place, "archive.db"), os.path.join(place, "other.db")
        out = os.path.join(place, "history.json")
        subprocess.run([os.environ["TABLEMATE_MAKE_ARCHIVE"], path, GAME, "2"], check=True)
        run("series", "new", "Evenings", "--database", path)
        check("history-export-all", "history", "export", "--all", "--output", out, "--database", path)
        with open(out, encoding="utf-8") as file:
            CHECKED.add("history-file")
            equal(find_faults(json.load(file), "history-file"), [])
        check("history-import", "history", "import", out, "--preview", "--database", other)
        taken = check("history-import", "history", "import", out, "--database", other)["import"]
        check("history-import", "history", "merge", path, "--database", other)
        check("history-imports", "history", "imports", "--database", other)
        check("history-undo-import", "history", "undo-import", taken, "--database", other)


def test_people_and_series():
    with folder() as place:
        path = os.path.join(place, "archive.db")
        where = ("--database", path)
        subprocess.run([os.environ["TABLEMATE_MAKE_ARCHIVE"], path, "dungeon-roll", "2"], check=True)
        ids = [match["id"] for match in check("history-list", "history", "list", *where)["matches"]]
        check("people-change", "people", "merge", "Борис", "Anna", *where)
        check("people", "people", *where)
        check("history-stats", "history", "stats", *where)
        check("history-stats", "history", "stats", "--player", "Anna", *where)
        check("history-stats", "history", "stats", "--game", "dungeon-roll", "--luck", *where)
        check("history-stats", "history", "stats", "--game", "dungeon-roll", "--luck-by-seat", *where)
        check("history-stats", "history", "stats", "--game", "free", "--title", "Chess", *where)
        series = check("series-change", "series", "new", "Evenings", *where)["id"]
        check("series-change", "series", "add", series, ids[-1], *where)
        check("series", "series", *where)
        check("series-show", "series", "show", "Evenings", *where)
        check("series-change", "series", "remove", ids[-1], *where)
        check("history-change", "history", "note", ids[0], "rain", *where)
        check("history-list", "history", "list", *where)
        check("history-change", "history", "delete", ids[0], *where)


def test_box():
    with folder() as place:
        path = os.path.join(place, "archive.db")
        pack = os.path.join(place, "box.json")
        where = ("--database", path)
        check("box-change", "box", "set", "paper-dungeons", "map", "B4=trap/item,B4-B5=water", *where)
        check("box", "box", "show", "paper-dungeons", *where)
        run("box", "export", "paper-dungeons", pack, *where)
        with open(pack, encoding="utf-8") as file:
            CHECKED.add("pack")
            equal(find_faults(json.load(file), "pack"), [])
        check("box-change", "box", "import", pack, "--replace", *where)
        check("box-change", "box", "forget", "paper-dungeons", *where)


def test_rulings_of_the_history():
    with folder() as place:
        path = os.path.join(place, "archive.db")
        check("judge", "judge", GAME, "treasury", "cards=4,4,2", "chests=4", "--save", "--note", "so be it",
              "--database", path)
        check("judge", "judge", "dungeon-roll", "advice", "level=4", "party=fighter", "--save",
              "--database", path)
        rulings = check("history-rulings", "history", "rulings", "--database", path)["rulings"]
        equal(len(rulings), 2)
        for ruling in rulings:
            check("history-ruling", "history", "ruling", ruling["id"], "--database", path)
        connection = sqlite3.connect(path)
        connection.execute("UPDATE rulings SET params = '{', outcome = '[]', seats = '[\"Anna\", 2]'")
        connection.commit()
        connection.close()
        check("history-rulings", "history", "rulings", "--database", path)
        check("history-ruling", "history", "ruling", rulings[0]["id"], "--delete", "--database", path)


def test_match_files_that_are_written():
    with folder() as place:
        path = os.path.join(place, "match.json")
        run("setup", GAME, "--players", 3, "--output", path)
        with open(path, encoding="utf-8") as file:
            faults = find_faults(json.load(file), "match-file")
        assert not faults, faults[:5]


def walk(schema, place=""):
    """Every schema that lies inside another, with its place."""
    if isinstance(schema, dict):
        yield place, schema
    items = schema.items() if isinstance(schema, dict) else enumerate(schema)
    for key, value in items:
        if isinstance(value, (dict, list)):
            yield from walk(value, f"{place}/{key}")


def test_objects_have_no_unknown_members():
    for name, schema in ALL.items():
        for place, inner in walk(schema):
            closed = (inner.get("additionalProperties", True) is not True
                      or inner.get("unevaluatedProperties") is False)
            # What a parameter is declared with is closed where it is used: options have more.
            is_base = (name, place) == ("common", "/$defs/param")
            assert "properties" not in inner or closed or is_base, f"{name}{place}"
            assert inner.get("type") != "object" or closed or is_base, f"{name}{place}"
            if inner.get("$ref", "").endswith("/param"):
                assert closed or place.endswith("/allOf/0"), f"{name}{place}"


def test_zz_every_schema_was_used():
    """Runs last: whatever a command prints was checked above."""
    equal(CHECKED | {"common"}, set(ALL))


if __name__ == "__main__":
    main()
