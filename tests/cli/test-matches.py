#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole matches: setup, replay, verify, simulate, and match files that are wrong."""

import json
import os

from harness import (CASES, FILE, INPUT, NO, SEED, equal, folder, main, refuse, run, write)

GAME = "dungeon-raiders"
DUEL = os.path.join(CASES, "match-duel-death.json")


def setup(*arguments):
    return run("setup", GAME, "--seed", SEED, "--json", *arguments).json


def begin(**members):
    """A match file of two moves, written by hand."""
    match = {"format": "tablemate-match", "version": 1, "game": GAME, "options": {},
             "seats": [{"name": "Anna"}, {"name": "Борис"}, {}],
             "moves": [{"kind": "begin", "by": "table",
                        "params": {"heroes": ["wizard", "knight", "thief"], "first": 0}},
                       {"kind": "level", "by": "table",
                        "params": {"rooms": ["troll", "t32", "dark", "dark", "magnet"]}}]}
    match.update(members)
    return match


def move(kind, override=False, **params):
    return {"kind": kind, "params": params, "by": "table", "override": override}


def test_a_comma_can_belong_to_a_name():
    cards = ["Fire, walk with me", "Web", "back\\slash"]
    made = run("setup", "free", "--players", 2, "card_counts=2,1,1", "--json",
               "cards=" + ",".join(card.replace(",", "\\,") for card in cards)).json
    equal(made["options"]["cards"], cards)


def refuse_file(content, mentions, status=INPUT):
    """Refused by replay and by verify, in the same words."""
    with folder() as place:
        path = write(place, "match.json", content)
        for command in ("replay", "verify"):
            refuse(command, path, mentions=mentions, status=status)


# Set-up

def test_setup_draws_everything_in_the_app():
    drawn = setup("--players", 4)
    equal(drawn["kind"], "begin")
    equal(drawn["by"], "app")
    params = drawn["params"]
    equal((len(params["order"]), len(params["up"]), len(params["heroes"])), (25, 12, 4))
    equal(len(set(params["heroes"])), 4)
    equal(sorted(params["up"]), params["up"])
    assert 0 <= params["first"] < 4
    equal(drawn["findings"], [])


def test_setup_is_what_the_seed_says():
    equal(setup("--players", 3), setup("--players", 3))
    other = run("setup", GAME, "--players", 3, "--json").json
    assert other["params"] != setup("--players", 3)["params"]


def test_setup_seals_its_seed():
    import hashlib
    seal = setup("--players", 3)["seal"]
    equal(seal["seed"], SEED)
    equal(seal["hash"], hashlib.sha256(bytes.fromhex(SEED)).hexdigest())


def test_setup_takes_options_and_parameters():
    drawn = setup("--players", 2, "deck=table", "begin.heroes=thief,knight", "first_tie=neighbour")
    assert "order" not in drawn["params"]
    equal(drawn["params"]["heroes"], ["thief", "knight"])
    equal(drawn["options"]["first_tie"], "neighbour")
    equal(drawn["options"]["lot"], "app")


def test_setup_for_every_number_of_players():
    for players in range(1, 6):
        equal(len(setup("--players", players)["params"]["heroes"]), players)


def test_setup_hides_what_lies_face_down():
    drawn = setup("--players", 3)
    for level in range(1, 6):
        for piece in drawn["table"]["zones"][f"stack{level}"]:
            assert piece["face"] is None or piece["up"], piece


def test_setup_file_can_be_played_and_verified():
    with folder() as place:
        path = os.path.join(place, "match.json")
        run("setup", GAME, "--players", 4, "--output", path)
        equal(run("verify", path, "--json").json["verified"], True)
        equal(run("replay", path, "--json").json["table"]["phase"], "layout")


def test_setup_wrong_input():
    refuse("setup", GAME, mentions=["--players", "from 1 to 5"])
    refuse("setup", GAME, "--players", 6, mentions=["--players", "6"])
    refuse("setup", GAME, "--players", 3, "colour=red", mentions=["colour", "deck", "begin.heroes"])
    refuse("setup", GAME, "--players", 3, "deck=cloud", mentions=["deck", "table, app"])
    refuse("setup", GAME, "--players", 3, "begin.heroes=rogue,knight,thief", mentions=["heroes", "rogue"])
    refuse("setup", GAME, "--players", 3, "--seed", "12", mentions="64")
    refuse("setup", GAME, "--players", 3, "--output", "/nonexistent/match.json",
           mentions="/nonexistent/match.json", status=FILE)


# Replay

def test_replay_tells_the_whole_match():
    played = run("replay", DUEL, "--json").json
    equal(played["refused"], 0)
    equal(played["result"]["winners"], [1])
    equal(played["result"]["by"], "alone")
    equal(played["table"]["phase"], "over")
    equal([seat["counters"]["wounds"] for seat in played["table"]["seats"]], [10, 8])
    fallen = [f["id"] for entry in played["moves"] for f in entry["findings"]]
    assert "fallen" in fallen, fallen
    equal(played["scene"]["kind"], "scene")
    assert {row["id"] for row in played["sheet"]["rows"]} >= {"coins", "wounds"}


def test_replay_for_people():
    text = run("replay", DUEL).stdout
    assert "Anna" in text and "Boris" in text


def test_replay_at_a_line():
    played = run("replay", DUEL, "--at", 2, "--json").json
    equal((played["at"], len(played["moves"])), (2, 2))
    equal(played["table"]["counters"]["level"], 1)
    equal(played["table"]["turn"], [0])
    start = run("replay", DUEL, "--at", 0, "--json").json
    equal((start["moves"], start["table"]["phase"]), ([], "setup"))
    refuse("replay", DUEL, "--at", 1000, mentions=["--at", "1000"])
    refuse("replay", DUEL, "--at", -1, mentions="--at")


def test_replay_gives_reasons_if_asked():
    plain = run("replay", DUEL, "--json").json["moves"]
    assert all("reasons" not in entry for entry in plain)
    told = run("replay", DUEL, "--reasons", "--json").json["moves"]
    assert any(reason["rule"] for entry in told for reason in entry["reasons"])


def test_refused_move_is_told_and_stops():
    match = begin()
    match["moves"] += [move("lay", seat=2, card="1"), move("lay", seat=0, card="1")]
    with folder() as place:
        path = write(place, "match.json", match)
        result = run("replay", path, "--json", status=NO)
        assert "moves[2]" in result.stderr, result.stderr
        played = result.json
        equal((len(played["moves"]), played["refused"]), (3, 1))
        equal([f["id"] for f in played["moves"][2]["findings"]], ["not-turn"])
        equal(played["moves"][2]["seq"], None)
        assert "moves[2]" in run("replay", path, status=NO).stderr


def test_replay_goes_on_if_told():
    match = begin()
    match["moves"] += [move("lay", seat=2, card="1"), move("lay", seat=0, card="1")]
    with folder() as place:
        played = run("replay", write(place, "match.json", match), "--continue", "--json", status=NO).json
        equal((len(played["moves"]), played["refused"], played["at"]), (4, 1, 3))


def test_override_is_recorded():
    match = begin()
    match["moves"].append(move("lay", override=True, seat=2, card="1"))
    with folder() as place:
        played = run("replay", write(place, "match.json", match), "--json").json
        equal(played["moves"][2]["override"], True)
        equal(played["moves"][2]["findings"][0]["grade"], "illegal")


def test_undo_and_redo_in_a_file():
    match = begin()
    match["moves"] += [{"kind": "undo"}, {"kind": "redo"}, {"kind": "undo"}]
    with folder() as place:
        played = run("replay", write(place, "match.json", match), "--json").json
        equal(played["table"]["phase"], "layout")
    match["moves"] = [{"kind": "undo"}]
    with folder() as place:
        run("replay", write(place, "match.json", match), status=NO)


# Luck

def rolled(counts, **members):
    """A free table on which each face of the die came up so often, ten dice at a time."""
    faces = [str(face) for face, count in enumerate(counts, 1) for _ in range(count)]
    moves = [{"kind": "roll", "by": "table", "params": {"faces": faces[i:i + 10]}}
             for i in range(0, len(faces), 10)]
    return {"format": "tablemate-match", "version": 1, "game": "free", "options": {"dice": 10},
            "seats": [{"name": "Anna"}, {"name": "Борис"}], "moves": moves, **members}


def luck_of(content, *arguments):
    with folder() as place:
        path = write(place, "match.json", content)
        return (run("replay", path, *arguments, "--json").json["luck"],
                run("replay", path, *arguments).stdout)


def test_luck_of_a_crooked_die():
    told, text = luck_of(rolled([9, 8, 9, 9, 8, 41]), "--luck")
    equal((told["confidence"], told["looks"], len(told["dice"])), (0.95, 6, 1))
    die = told["dice"][0]
    equal((die["piece"], die["by"], die["seat"], die["rolls"]), ("die", "table", None, 84))
    equal([face["count"] for face in die["faces"]], [9, 8, 9, 9, 8, 41])
    equal([face["excludes_chance"] for face in die["faces"]], [False] * 5 + [True])
    equal((die["excludes_chance"], die["more"], die["faces"][5]["more"]), (True, 0, 0))
    assert die["faces"][5]["low"] > die["chance"] > die["faces"][0]["low"]
    assert "! 6" in text and "  1 " in text
    assert "6 came up more often than chance explains: 41 of 84" in text


def test_luck_of_a_fair_die():
    told, text = luck_of(rolled([13, 14, 15, 14, 12, 16]), "--luck")
    die = told["dice"][0]
    assert not die["excludes_chance"] and die["more"] > 84, die["more"]
    equal(die["faces"][1]["more"], None)
    assert "Nothing unusual in 84 rolls." in text and "!" not in text.split("Luck of the dice")[1]


def test_luck_by_seat_and_not_at_all():
    told, _ = luck_of(rolled([1, 1, 1, 1, 1, 1]), "--luck-by-seat")
    equal([(die["seat"], die["rolls"]) for die in told["dice"]], [(None, 6)])
    told, text = luck_of(rolled([1, 1, 1, 1, 1, 1]))
    equal(told, None)
    assert "Luck" not in text
    told, text = luck_of(rolled([]), "--luck")
    equal((told["looks"], told["dice"]), (0, []))
    assert "No dice were rolled." in text


# Audit

def test_audit_of_an_honest_file():
    with folder() as place:
        path = os.path.join(place, "match.json")
        run("setup", GAME, "--players", 4, "--output", path)
        equal(run("replay", path, "--audit", "--json").json["audit"], {"differing": []})


def test_audit_finds_changes_that_the_rules_would_not_make():
    with folder() as place:
        path = os.path.join(place, "match.json")
        run("setup", GAME, "--players", 2, "begin.heroes=thief,knight", "--output", path)
        match = json.loads(open(path, encoding="utf-8").read())
        match["moves"][0]["changes"] = [{"what": "counter", "id": "coins", "seat": 0, "before": 0,
                                         "after": 7}]
        result = run("replay", write(place, "forged.json", match), "--audit", "--json", status=NO)
        equal(result.json["audit"], {"differing": [1]})
        equal(result.json["table"]["seats"][0]["counters"]["coins"], 7)


# Verify

def sealed(place):
    path = os.path.join(place, "match.json")
    run("setup", GAME, "--players", 4, "--output", path)
    with open(path, encoding="utf-8") as file:
        return path, json.load(file)


def test_verify_counts_the_draws():
    with folder() as place:
        path, _ = sealed(place)
        report = run("verify", path, "--json").json
        equal((report["verified"], report["checked"], report["why"]), (True, 4, None))
        assert "4" in run("verify", path).stdout


def test_verify_finds_a_forged_draw():
    with folder() as place:
        _, match = sealed(place)
        params = match["moves"][0]["params"]
        params["first"] = (params["first"] + 1) % 4
        forged = write(place, "forged.json", match)
        report = run("verify", forged, "--json", status=NO).json
        equal(report["verified"], False)
        assert "first" in report["why"], report["why"]
        refuse("verify", forged, mentions="first", status=NO)


def test_verify_finds_a_seed_that_does_not_fit():
    with folder() as place:
        _, match = sealed(place)
        match["seal"]["seed"] = SEED
        refuse("verify", write(place, "forged.json", match), mentions="seal")


def test_verify_needs_the_seed():
    with folder() as place:
        _, match = sealed(place)
        del match["seal"]["seed"]
        refuse("verify", write(place, "sealed.json", match), mentions="seed")
    refuse("verify", DUEL, mentions="seal")


# Files that are wrong

def test_no_such_file():
    refuse("replay", "/nonexistent.json", mentions="/nonexistent.json", status=FILE)
    refuse("verify", "/nonexistent.json", mentions="/nonexistent.json", status=FILE)


def test_folder_instead_of_a_file():
    with folder() as place:
        assert run("replay", place, status=INPUT).stdout == ""


def test_not_json():
    for text in ("", "{", "[1,", "nonsense", '{"format": "tablemate-match"', "\x00", "// {}",
                 "[" * 100000, '{"a": "\\ud800"}'):
        refuse_file(text, "match.json")


def test_truncated_anywhere():
    text = json.dumps(begin())
    for length in range(0, len(text) - 1, 37):
        with folder() as place:
            refuse("replay", write(place, "match.json", text[:length]), mentions="match.json")


def test_other_format_and_newer_version():
    refuse_file({}, "format")
    refuse_file([], "match.json")
    refuse_file(begin(format="chess"), ["format", "tablemate-match"])
    refuse_file(begin(version=2), ["version", "later"])
    refuse_file(begin(version="1"), "version")


def test_unknown_member():
    refuse_file(begin(colour="red"), ["colour", "accepted"])
    match = begin()
    match["moves"][0]["heros"] = []
    refuse_file(match, ["moves[0]", "heros"])
    match = begin()
    match["moves"][1]["params"]["colour"] = "red"
    refuse_file(match, ["moves[1].params", "colour", "rooms"])


def test_wrong_values_are_told_with_their_place():
    refuse_file(begin(game="chess"), ["game", "chess", GAME])
    refuse_file(begin(seats=[]), "seats")
    refuse_file(begin(seats=[{}] * 9), "seats")
    refuse_file(begin(options={"deck": "cloud"}), ["deck", "cloud"])
    refuse_file(begin(options={"colour": 1}), "colour")
    refuse_file(begin(moves={}), "moves")
    refuse_file(begin(moves=[{"kind": "fly"}]), ["moves[0]", "fly"])
    refuse_file(begin(moves=[move("lay", seat=7, card="1")]), ["moves[0].params.seat", "7"])
    refuse_file(begin(moves=[move("lay", seat=0, card="9")]), ["moves[0].params.card", "9"])


def test_missing_parameter_of_a_move():
    with folder() as place:
        path = write(place, "match.json", begin(moves=[{"kind": "begin", "params": {}}]))
        assert "heroes" in run("replay", path, "--json", status=INPUT).stderr


# Simulate

def test_simulate_every_game():
    for game in run("games", "--json").json["games"]:
        report = run("simulate", game["id"], "--matches", 25, "--seed", SEED, "--max-moves", 300,
                     "--json").json
        equal((report["matches"], report["broken"]), (25, None))
        assert report["fully_checked"] >= 10 and report["moves"] > 0


def test_simulate_is_what_the_seed_says():
    def play():
        report = run("simulate", GAME, "--matches", 8, "--seed", SEED, "--json").json
        return report["moves"], report["longest"], report["endings"]
    equal(play(), play())


def test_simulate_within_the_longest_match():
    report = run("simulate", GAME, "--matches", 100, "--seed", SEED, "--json").json
    assert report["longest"] <= 218, report["longest"]
    equal(report["endings"]["open"], 0)


def test_simulate_with_options():
    report = run("simulate", GAME, "--matches", 20, "--players", 1, "--seed", SEED, "deck=app",
                 "attack_deck=app", "--json").json
    equal((report["broken"], report["longest"] <= 92), (None, True))
    for option in ("quick=yes", "last_hero=wins", "deck=app"):
        run("simulate", GAME, "--matches", 10, "--players", 4, "--seed", SEED, option)


def test_simulate_wrong_input():
    refuse("simulate", GAME, mentions=["--matches", "from 1"])
    refuse("simulate", GAME, "--matches", 0, mentions="--matches")
    refuse("simulate", GAME, "--matches", 1, "--players", 0, mentions="--players")
    refuse("simulate", GAME, "--matches", 1, "--players", 6, mentions="--players")
    refuse("simulate", GAME, "--matches", 1, "colour=red", mentions="colour")
    refuse("simulate", "chess", "--matches", 1, mentions=["chess", GAME])


if __name__ == "__main__":
    main()
