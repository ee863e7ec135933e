#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Looking rules up: tablemate-cli rules."""

import os

from harness import NO, Skipped, equal, main, refuse, run

GAME = "dungeon-raiders"
OTHER = "dungeon-roll"
TIE = "raiders.treasury.tie"


def rules(*arguments):
    return run("rules", *arguments, "--json").json


def ids(document):
    return [article["id"] for article in document["articles"]]


def test_all_articles_stand_in_the_order_of_the_game():
    document = rules(GAME)
    described = run("describe", GAME, "--json").json
    equal(ids(document), [article["id"] for article in described["articles"]])
    equal(document["query"], None)
    equal(document["found"], len(document["articles"]))
    assert all(article["score"] is None for article in document["articles"])


def test_list_for_people_has_groups():
    lines = run("rules", GAME).stdout.splitlines()
    group = lines.index("Treasuries")
    equal(lines[group - 1], "")
    assert any(line.split()[:1] == [TIE] and "Ties share the chest" in line and "«Сокровищница»" in line
               for line in lines[group:group + 6])
    equal(lines.count("Treasuries"), 1)


def test_words_in_any_form():
    for words in (("tie", "chest"), ("ties", "chests"), ("tied chests",), ("TIE", "che")):
        equal(ids(rules(GAME, *words))[0], TIE)
    document = rules(GAME, "tie", "chest")
    equal(document["query"], "tie chest")
    scores = [article["score"] for article in document["articles"]]
    equal(scores, sorted(scores, reverse=True))


def test_limit():
    document = rules(GAME, "hero")
    equal(len(document["articles"]), 10)
    assert document["found"] > 10
    equal(ids(rules(GAME, "hero", "--limit", 3)), ids(document)[:3])
    text = run("rules", GAME, "hero", "--limit", 3).stdout
    equal(len(text.splitlines()), 4)
    assert str(document["found"] - 3) in text.splitlines()[-1] and "--limit" in text
    refuse("rules", GAME, "hero", "--limit", 0, mentions=["--limit", "from 1"])


def test_hits_for_people():
    first = run("rules", GAME, "ties", "chest").stdout.splitlines()[0]
    assert first.split()[0] == TIE and "Ties share the chest" in first and "[“Treasury”" in first


def test_whole_article():
    document = rules(GAME, TIE)
    equal(ids(document), [TIE])
    article = document["articles"][0]
    equal((article["game"], article["group"]), (GAME, "Treasuries"))
    assert "rounded down" in article["body"]
    text = run("rules", GAME, TIE).stdout
    assert text.startswith("Treasuries: Ties share the chest\n")
    assert "rounded down" in text and TIE in text and "«Сокровищница»" in text


def test_questions_that_an_article_decides():
    open_point = "raiders.open.second-chest"
    questions = {question["id"]: question["prompt"]
                 for question in rules(GAME, open_point)["articles"][0]["questions"]}
    equal(questions["treasury"], "Who gets which chest?")
    assert "treasury: Who gets which chest?" in run("rules", GAME, open_point).stdout


def test_all_games():
    games = run("games", "--json").json["games"]
    document = rules("all")
    equal(document["games"], [game["id"] for game in games])
    equal([sum(article["game"] == game["id"] for article in document["articles"]) for game in games],
          [game["articles"] for game in games])
    found = rules("all", "treasure", "--limit", 500)
    assert {GAME, OTHER} <= {article["game"] for article in found["articles"]}
    equal(ids(rules("all", TIE)), [TIE])
    equal(ids(rules("all", "roll.flee")), ["roll.flee"])
    text = run("rules", "all").stdout
    assert "Dungeon Raiders\n" in text and "Dungeon Roll\n" in text


def test_article_of_every_game():
    equal(ids(rules(GAME, "tablemate.adjust")), ["tablemate.adjust"])


def test_nothing_found():
    equal(run("rules", GAME, "xylophone", status=NO).stdout, "")
    assert "xylophone" in run("rules", GAME, "xylophone", status=NO).stderr
    document = run("rules", GAME, "xylophone", "--json", status=NO).json
    equal((document["found"], document["articles"]), (0, []))


def test_words_of_another_language():
    russian = {"TABLEMATE_LOCALE_DIR": os.path.join(os.environ["TABLEMATE_BUILD_DIR"], "po"),
               "LANGUAGE": "ru", "LC_ALL": "C.UTF-8"}
    if "Сокровищницы" not in run("rules", GAME, env=russian).stdout:
        raise Skipped("the system has no Russian without a locale of it")
    for words in (("ничья", "сундук"), ("ничьи сундуки",), ("НИЧЬИХ", "сун")):
        document = run("rules", "all", *words, "--json", env=russian).json
        equal(ids(document)[0], TIE)
        equal(document["articles"][0]["title"], "При ничьей сундук делят")


def test_wrong_input():
    for words in ("", "  ", "?!"):
        refuse("rules", GAME, words, mentions=[f"“{words}”", "words"])
    for words in ((), ("--json",)):
        refuse("rules", GAME, *words, "--limit", 3, mentions=["--limit", "words"])
    refuse("rules", mentions=["usage", "GAME"])
    refuse("rules", "chess", mentions=["chess", GAME, OTHER, "all"])
    refuse("rules", "chess", "tie", mentions=["chess", "all"])


if __name__ == "__main__":
    main()
