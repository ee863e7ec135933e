#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""coverage.py SOURCE BUILD [PART...]: what the tests run of a build that counts it (clang).

Runs all tests that need no display and prints, for the engine, the games, the store and the rest, which
share of the lines and of the outcomes of conditions was met, beside the limit. With the name of a part, or
of a file of it, every line and condition of it that was not met is named instead, from the last run.

Conditions within macros of the libraries are not counted: whether g_new() overflows, or whether a caller
breaks the contract that g_return_if_fail() states, is not the program's to decide.
"""

import json
import os
import pathlib
import re
import subprocess
import sys

# Macros of the libraries.
FOREIGN = re.compile(r"g_\w+|G_\w+|JSON_\w+")
# The parts of src, and what they must reach: lines and branches, in percent.
LIMITS = {"engine": (95, 85), "games": (95, 85), "store": (95, 85), "exchange": None, "search": None,
          "cli": None}


def run_tests(build, profiles):
    for old in profiles.glob("*.profraw"):
        old.unlink()
    profiles.mkdir(exist_ok=True)
    # Some tests run a program as somebody else.
    os.umask(0)
    profiles.chmod(0o777)
    # The processes of one program share four files.
    environment = {**os.environ, "LLVM_PROFILE_FILE": str(profiles / "%4m.profraw")}
    result = subprocess.run(["meson", "test", "-C", build, "--no-rebuild", "--quiet", "--print-errorlogs",
                             "--timeout-multiplier", "4"], env=environment, check=False)
    if result.returncode != 0:
        print("Some tests failed: what follows is of the others, too.")
    raw = [str(path) for path in sorted(profiles.glob("*.profraw"))]
    subprocess.run(["llvm-profdata", "merge", "--sparse", "-o", profiles / "all.profdata", *raw], check=True)


def programs_of(build):
    tests = json.loads(subprocess.run(["meson", "introspect", "--targets", build], stdout=subprocess.PIPE,
                                      check=True).stdout)
    return sorted(target["filename"][0] for target in tests
                  if target["type"] == "executable" and target["build_by_default"])


def export(source, build, profiles):
    programs = programs_of(build)
    objects = [argument for program in programs[1:] for argument in ("-object", program)]
    text = subprocess.run(["llvm-cov", "export", programs[0], *objects, "-instr-profile",
                           profiles / "all.profdata", "-skip-functions", source / "src"],
                          stdout=subprocess.PIPE, check=True).stdout
    files = json.loads(text)["data"][0]["files"]
    for file in files:
        file["branches"] = branches_of(file)
    return files


def branches_of(file):
    """Conditions of the file and of the macros used in it, but for those of the libraries: each as its line,
    and how often it was true and false."""
    lines = pathlib.Path(file["filename"]).read_text(encoding="utf-8").splitlines()
    found = [(line, true, false) for line, _, _, _, true, false, *_ in file["branches"]]
    for expansion in file.get("expansions", []):
        line, column = expansion["source_region"][:2]
        if not FOREIGN.match(lines[line - 1], column - 1):
            found += [(line, branch[4], branch[5]) for branch in expansion["branches"]]
    return found


def percent(part, whole):
    return 100 * part / whole if whole else 100.0


def print_table(files):
    print(f"{'':10} {'lines':>16} {'':>7} {'limit':>6} {'branches':>18} {'':>7} {'limit':>6}")
    for part, limit in LIMITS.items():
        lines, branches = [0, 0], [0, 0]
        for name, file in files.items():
            if name.split("/")[0] == part:
                lines[0] += file["summary"]["lines"]["covered"]
                lines[1] += file["summary"]["lines"]["count"]
                branches[0] += sum((true > 0) + (false > 0) for _, true, false in file["branches"])
                branches[1] += 2 * len(file["branches"])
        if lines[1]:
            shown = [f"{value} %" for value in limit] if limit else ["", ""]
            print(f"{part:10} {lines[0]:7} of {lines[1]:5} {percent(*lines):5.1f} % {shown[0]:>6}"
                  f" {branches[0]:8} of {branches[1]:6} {percent(*branches):5.1f} % {shown[1]:>6}")


def print_missed(name, data):
    """The lines that did not run, and the conditions that were always true or always false."""
    lines = {}
    for line, _, count, has_count, is_entry, *_ in data["segments"]:
        if has_count and is_entry and count == 0:
            lines.setdefault(line, "not run")
    for line, n_true, n_false in data["branches"]:
        if (n_true == 0) != (n_false == 0):
            lines.setdefault(line, "never true" if n_true == 0 else "never false")
    for line in sorted(lines):
        print(f"src/{name}:{line}: {lines[line]}")


def main():
    source, build = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    wanted = sys.argv[3:]
    profiles = build / "profiles"
    if not wanted or not (profiles / "all.profdata").exists():
        run_tests(build, profiles)
    files = {os.path.relpath(file["filename"], source / "src"): file for file in export(source, build, profiles)}
    if not wanted:
        print_table(files)
    for part in wanted:
        for name, file in sorted(files.items()):
            if name.startswith(part + "/") or name.endswith("/" + part):
                print_missed(name, file)


if __name__ == "__main__":
    main()
