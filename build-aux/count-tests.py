#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts the tests of several meson runs, single cases where a test prints TAP.

    count-tests.py LABEL=TESTLOG.json... LABEL=...

A label without a file is a build that failed, and counts as one failure. The last line printed is
"N passed, N failed"; the exit status is 0 only if something passed and nothing failed.
"""

import json
import os
import re
import sys

CASE = re.compile(r"^(not )?ok\b(.*)$")
SKIP = re.compile(r"#\s*(skip|todo)\b", re.IGNORECASE)


def count_cases(output):
    """Returns how many cases of a TAP output passed, failed and were skipped."""
    passed = failed = skipped = 0
    for line in output.splitlines():
        case = CASE.match(line)
        if case is None:
            continue
        if SKIP.search(case.group(2)):
            skipped += 1
        elif case.group(1):
            failed += 1
        else:
            passed += 1
    return passed, failed, skipped


def count_test(test):
    """Counts one test program.

    One that ended badly although no case of it failed (a crash, too few cases, out of time) is one
    failure more.
    """
    passed, failed, skipped = count_cases(test.get("stdout") or "")
    result = test["result"]
    if result in ("OK", "EXPECTEDFAIL"):
        if passed + failed + skipped == 0:
            passed = 1
    elif result == "SKIP":
        if passed + failed + skipped == 0:
            skipped = 1
    elif failed == 0:
        failed = 1
    return passed, failed, skipped


def read_log(path):
    """Yields the tests of a meson test log; one that does not exist has none."""
    if not os.path.exists(path):
        return
    with open(path, encoding="utf-8") as log:
        for line in log:
            if line.strip():
                yield json.loads(line)


def count_run(label, path):
    """Counts one meson run and prints its line, and a line for each test that failed."""
    total = [0, 0, 0]
    faulty = []
    for test in read_log(path):
        counts = count_test(test)
        total = [a + b for a, b in zip(total, counts)]
        if counts[1]:
            faulty.append(f"  {test['name']}: {counts[1]} failed ({test['result'].lower()})")
    skipped = f", {total[2]} skipped" if total[2] else ""
    print(f"{label}: {total[0]} passed, {total[1]} failed{skipped}")
    for line in faulty:
        print(line)
    if faulty:
        print(f"  all of it: {os.path.splitext(path)[0]}.txt")
    return total


def main():
    passed = failed = 0
    for argument in sys.argv[1:]:
        label, _, path = argument.rpartition("=")
        if not label:
            continue
        if not path:
            print(f"{label}: the build failed")
            failed += 1
            continue
        total = count_run(label, path)
        passed += total[0]
        failed += total[1]
    if passed + failed == 0:
        print("No test ran.")
    print(f"{passed} passed, {failed} failed")
    return 0 if passed and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
