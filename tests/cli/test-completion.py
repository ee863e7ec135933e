#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The completion for bash and the manual page: both know what the program knows."""

import os
import re
import shutil
import subprocess
import sys

from harness import CLI, SOURCE, equal, folder, main, run

BASH = shutil.which("bash")
SCRIPT = os.path.join(SOURCE, "data", "completions", "tablemate-cli")
MANUAL = os.path.join(SOURCE, "data", "man", "tablemate-cli.1")
COMMANDS = ("games", "describe", "judge", "rules", "setup", "roll", "draw", "replay", "verify",
            "simulate", "history", "people", "series", "box")
TASKS = ("list", "show", "stats", "note", "delete", "export", "rulings", "ruling", "check", "backup", "backups", "restore",
         "import", "imports", "undo-import", "merge")
GAME = "dungeon-raiders"

if BASH is None:
    print("1..0 # SKIP bash is missing")
    sys.exit(0)

# Outside of an interactive shell compopt has nothing to set.
FRAME = """
compopt () { return 0; }
. "$1"
shift
COMP_WORDS=(tablemate-cli "$@")
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_tablemate_cli
printf '%s\\n' "${COMPREPLY[@]}"
"""


def complete(*words):
    """What is offered for the last of the words."""
    env = {**os.environ, "PATH": os.path.dirname(CLI) + os.pathsep + os.environ["PATH"]}
    process = subprocess.run([BASH, "-c", FRAME, "bash", SCRIPT, *words], capture_output=True,
                             text=True, env=env, timeout=60, check=True)
    equal(process.stderr, "")
    return [word for word in process.stdout.splitlines() if word]


def options_of(command):
    """The long options in the help of a command."""
    return set(re.findall(r"--[a-z-]+", run(command, "--help").stdout.split("Help Options", 1)[1]))


def test_commands():
    equal(set(complete("")) - {"--help", "--version"}, set(COMMANDS))
    equal(complete("sim"), ["simulate"])


def test_options_are_those_of_the_help():
    for command in COMMANDS:
        words = (command, "--")
        if command == "history":
            offered = set().union(*(complete(command, task, "--") for task in TASKS))
        else:
            offered = set(complete(*words))
        equal(offered, options_of(command))


def test_tasks_of_history():
    equal(set(TASKS) & set(complete("history", "")), set(TASKS))
    assert "--limit" not in complete("history", "show", "--")


def test_games_questions_and_parameters():
    assert GAME in complete("describe", "")
    equal(complete("judge", GAME, "treas"), ["treasury"])
    assert "cards=" in complete("judge", GAME, "treasury", "")
    assert "deck=" in complete("setup", GAME, "")
    equal(complete("history", "list", "--game", GAME[:-2]), [GAME])


def test_rule_articles():
    assert {"all", GAME} <= set(complete("rules", ""))
    equal(complete("rules", GAME, "raiders.treasury.t"), ["raiders.treasury.tie"])
    assert "raiders.treasury.tie" in complete("rules", "--limit", "3", GAME, "")


def test_value_of_an_option_is_no_argument():
    assert GAME in complete("setup", "--players", "3", "")
    assert "deck=" in complete("setup", "--players", "3", GAME, "")
    equal(complete("setup", "--players", ""), [])


def test_matches_of_an_archive():
    with folder() as place:
        path = os.path.join(place, "archive.db")
        subprocess.run([os.environ["TABLEMATE_MAKE_ARCHIVE"], path, GAME, "1"], check=True)
        ids = {match["id"] for match in
               run("history", "list", "--database", path, "--json").json["matches"]}
        equal({word for word in complete("history", "show", "--database", path, "")
               if not word.startswith("-")}, ids)


def test_rulings_of_an_archive():
    with folder() as place:
        path = os.path.join(place, "archive.db")
        saved = run("judge", GAME, "death", "wounds=1", "add=4", "--save", "--json", "--database",
                    path).json["saved"]
        equal([word for word in complete("history", "ruling", "--database", path, "")
               if not word.startswith("-")], [saved])
        equal(complete("history", "rulings", "--question", "treasury"), ["treasury"])
        assert "wounds=" in complete("judge", "--note", "so be it", GAME, "death", "")


def test_files():
    with folder() as place:
        path = os.path.join(place, "match.json")
        open(path, "w", encoding="utf-8").close()
        for words in (("replay",), ("verify",), ("history", "list", "--database")):
            equal(complete(*words, os.path.join(place, "ma")), [path])


def test_manual_names_every_command_and_option():
    with open(MANUAL, encoding="utf-8") as file:
        page = file.read()
    options = page.split(".Sh OPTIONS", 1)[1].replace("\\-", "-")
    synopsis = page.split(".Sh DESCRIPTION", 1)[0].replace("\\-", "-")
    known = set()
    for command in COMMANDS:
        tasks = [f"history {task}" for task in TASKS] if command == "history" else [command]
        for task in tasks:
            assert f".Cm {task}\n" in synopsis, task
            assert f".It Cm {task}" in page, task
        for option in options_of(command):
            known.add(option)
            # The macro brings the first hyphen itself.
            assert f"Fl {option[1:]}" in options, f"{command} {option}"
    named = set(re.findall(r"Fl (-[a-z-]+)", page.replace("\\-", "-"))) - {"-version"}
    equal({f"-{option}" for option in named} - known, set())


if __name__ == "__main__":
    main()
