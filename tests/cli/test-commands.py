#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line as such, and the commands that need no match: games, describe, judge."""

import json
import os
import tempfile

from harness import FILE, INPUT, equal, main, refuse, run

GAME = "dungeon-raiders"


def test_help_names_every_command():
    text = run("--help").stdout
    for command in ("games", "describe", "judge", "rules", "setup", "roll", "draw", "replay", "verify",
                    "simulate", "history"):
        assert f"  {command} " in text, command
        assert "--json" in run(command, "--help").stdout, command


def test_version():
    assert run("--version").stdout.startswith("tablemate-cli ")


def test_no_command():
    refuse(mentions=["missing", "judge"])


def test_unknown_command():
    refuse("jugde", mentions=["jugde", "judge"])


def test_unknown_option():
    refuse("games", "--jsno", mentions=["--jsno", "--json"])


def test_unexpected_argument():
    refuse("games", GAME, mentions=["unexpected", GAME])


def test_missing_argument():
    refuse("describe", mentions=["usage", "GAME"])


def test_argument_that_is_not_utf8():
    refuse("describe", b"\xff\xfe".decode("utf-8", "surrogateescape"), mentions="UTF-8")


def test_names_give_no_orders_to_the_terminal():
    match = {"format": "tablemate-match", "version": 1, "game": GAME, "moves": [],
             "seats": [{"name": "\x1b]0;title\x07A\x9b31m"}, {"name": "Б\tB"}, {"name": "C"}]}
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(match, file)
        file.flush()
        shown = run("replay", file.name).stdout
    assert "\x1b" not in shown and "\x07" not in shown and "\x9b" not in shown, shown
    assert "\ufffd]0;title\ufffdA\ufffd31m" in shown and "Б\tB" in shown, shown


def test_full_disk_is_not_success():
    with open("/dev/full", "wb") as full:
        run("games", status=FILE, stdout=full)


def test_games():
    games = {game["id"]: game for game in run("games", "--json").json["games"]}
    equal((games[GAME]["min_players"], games[GAME]["max_players"]), (1, 5))
    assert GAME in run("games").stdout


def test_describe_has_everything_a_form_needs():
    described = run("describe", GAME, "--json").json
    question = {q["id"]: q for q in described["questions"]}["treasury"]
    params = {p["id"]: p for p in question["params"]}
    equal(params["cards"]["list"], True)
    equal((params["chests"]["min"], params["chests"]["max"]), (1, 9))
    equal([value["id"] for value in params["second_chest"]["values"]], ["none", "all"])
    equal(params["second_chest"]["default"], "none")
    move = {m["id"]: m for m in described["moves"]}["begin"]
    draws = {p["id"]: p["draw"]["kind"] for p in move["params"] if "draw" in p}
    equal(draws["first"], "seat")


def test_describe_tells_how_cells_are_counted():
    grids = {g["id"]: g for g in run("describe", "black-crystal", "--json").json["kit"]["grids"]}
    equal((grids["mine"]["lettered"], grids["mine"]["first_row"], grids["mine"]["first_column"]),
          (True, 1, 0))


def test_describe_tells_what_a_code_is():
    params = {p["id"]: p for p in run("describe", "free", "--json").json["options"]}
    equal(params["cards"]["accepted"], "a list of 0 to 100 items, each a face code")


def test_describe_cites_only_its_own_articles():
    described = run("describe", GAME, "--json").json
    articles = {article["id"] for article in described["articles"]}
    for option in described["options"]:
        assert option["article"] is None or option["article"] in articles, option["id"]


def test_describe_for_people():
    text = run("describe", GAME).stdout
    assert "treasury" in text and "cards" in text and "second_chest" in text


def test_unknown_game():
    refuse("describe", "chess", mentions=["chess", GAME])


def judge(question, *values):
    return run("judge", GAME, question, *values, "--json").json


def test_judge_prints_the_agreed_members_in_order():
    ruling = judge("treasury", "cards=4,4,4,2,1", "chests=4,2")
    equal(list(ruling), ["game", "question", "params", "outcome", "reasons", "rules", "undecided",
                         "distribution"])
    equal(ruling["params"]["second_chest"], "none")
    equal(ruling["outcome"]["gain"], [1, 1, 1, 2, 0])
    equal(ruling["undecided"], [])
    equal(ruling["distribution"], None)
    cited = {rule["id"] for rule in ruling["rules"]}
    assert {reason["rule"] for reason in ruling["reasons"] if reason["rule"]} <= cited


def test_judge_names_what_the_rulebook_leaves_open():
    undecided = judge("monster", "cards=5,5,4,4", "power=18", "crosses=3")["undecided"]
    equal(len(undecided), 1)
    equal(undecided[0]["rule"], "raiders.open.equal")
    equal(undecided[0]["default"], "reach")
    equal(undecided[0]["alternatives"], ["exceed"])


def test_judge_takes_the_other_reading():
    ruling = judge("monster", "cards=5,5,4,4", "power=18", "crosses=3", "beat_at=exceed")
    equal(ruling["outcome"]["beaten"], False)
    equal(ruling["undecided"][0]["default"], "reach")


def test_judge_flags_and_empty_lists():
    ruling = judge("may-play", "play=key", "room=treasury", "hand=1,2", "my_turn=no", "quick=yes",
                   "items=key")
    equal(ruling["params"]["my_turn"], False)
    equal(ruling["params"]["quick"], True)
    equal(judge("death", "wounds=8", "add=3", "items=")["params"]["items"], [])


def test_judge_exact_distribution():
    ruling = judge("odds-treasury", "chests=4,2", "hands=35,124", "mine=4,5")
    equal(ruling["outcome"]["expected"], ["5/2", "3/1"])
    equal(ruling["distribution"], [[1, "1/6"], [2, "1/2"], [4, "1/3"]])


def test_judge_for_people():
    text = run("judge", GAME, "monster", "cards=5,5,4,4", "power=18", "crosses=3").stdout
    assert "raiders.monster.beaten" in text and "beat_at=exceed" in text
    text = run("judge", GAME, "odds-treasury", "chests=4,2", "hands=35,124", "mine=4").stdout
    assert "█" in text and "1/6" in text


def test_judge_draws_bars_without_unicode():
    text = run("judge", GAME, "odds-treasury", "chests=4,2", "hands=35,124", "mine=4",
               env={"LC_ALL": "C"}).stdout
    assert "####" in text


def test_json_is_utf8_in_any_locale():
    cites = run("judge", GAME, "treasury", "cards=1,2,3", "chests=3", "--json",
                env={"LC_ALL": "C"}).json["rules"]
    assert any("«" in rule["cite"] for rule in cites)


def test_judge_unknown_question():
    refuse("judge", GAME, "tresury", mentions=["tresury", "treasury"])


def test_judge_unknown_parameter():
    refuse("judge", GAME, "treasury", "colour=red", mentions=["colour", "cards", "chests"])


def test_judge_not_a_named_value():
    refuse("judge", GAME, "treasury", "4,4,2", mentions=["4,4,2", "name=value"])


def test_judge_wrong_value_says_what_would_be_accepted():
    refuse("judge", GAME, "treasury", "cards=1,2,9", "chests=3", mentions=["cards", "9", "from 0 to 5"])
    refuse("judge", GAME, "treasury", "cards=1,2,x", "chests=3", mentions=["cards", "x"])
    refuse("judge", GAME, "treasury", "cards=1,2,3", "chests=3", "second_chest=some",
           mentions=["second_chest", "none, all"])


def test_judge_missing_value():
    refuse("judge", GAME, "treasury", "cards=1,2,3", mentions=["chests", "missing"])


def test_judge_value_given_twice():
    refuse("judge", GAME, "treasury", "cards=1,2,3", "cards=1,2,3", "chests=3", mentions=["cards", "twice"])


def test_judge_numbers_out_of_the_world():
    for value in ("99999999999999999999", "-99999999999999999999", "1e9", "0x10", " 1", ""):
        refuse("judge", GAME, "death", f"wounds={value}", "add=1", mentions="wounds")


def test_options_may_stand_anywhere():
    first = run("--help", status=0)
    assert first.stdout
    equal(run("judge", "--json", GAME, "death", "wounds=1", "add=1").json,
          run("judge", GAME, "death", "wounds=1", "add=1", "--json").json)


def test_every_question_can_be_asked_from_its_description():
    """Required parameters get the smallest value of their kind; no answer may crash."""
    described = run("describe", GAME, "--json").json
    faces = {piece["id"]: [face["id"] for face in piece["faces"]]
             for piece in described["kit"]["pieces"]}

    def spell(param):
        item = {"flag": "no", "number": str(param.get("min")), "seat": "0", "digits": "1",
                "piece": "0", "cell": "0:0", "text": "a"}.get(param["type"])
        if param["type"] == "choice":
            item = param["values"][0]["id"]
        elif param["type"] == "face":
            item = faces[param["piece"]][0]
        if not param["list"]:
            return item
        n = max(param["min_items"], 1) if param["max_items"] is not None else described["max_players"]
        return ",".join([item] * n)

    for question in described["questions"]:
        values = [f"{p['id']}={spell(p)}" for p in question["params"] if not p["optional"]]
        process = None
        try:
            process = run("judge", GAME, question["id"], *values, "--json")
        except AssertionError as error:
            assert f" {INPUT} instead of 0" in str(error), error
        if process is not None:
            equal(process.json["question"], question["id"])


def test_cli_does_not_need_a_home():
    run("games", env={"HOME": "/nonexistent", "XDG_DATA_HOME": "/nonexistent/data"})
    assert not os.path.exists("/nonexistent")


if __name__ == "__main__":
    main()
