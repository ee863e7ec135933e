#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts the machine instructions of fixed work and compares them with those stored beside this script.

Unlike times, the counts are the same on a busy machine. They depend on the compiler and the libraries: what
was stored with others is compared all the same, but nothing is called slower.

Exit status: 1 if some work needs over 2 % more than stored, with the same compiler and libraries.
"""

import argparse
import os
import platform
import re
import subprocess
import sys
import tempfile

STORED = os.path.join(os.path.dirname(os.path.abspath(__file__)), "instructions.txt")
TOLERANCE = 2.0
HEAD = "# Machine instructions of the work of bench-instructions; ./dev instructions --write makes this anew.\n"


def describe(program):
    """The names of the work, and what the counts depend on."""
    output = subprocess.run([program], stdout=subprocess.PIPE, check=True, text=True).stdout
    lines = output.splitlines()
    valgrind = subprocess.run(["valgrind", "--version"], stdout=subprocess.PIPE, check=True,
                              text=True).stdout.strip().replace("valgrind-", "valgrind ")
    made_with = [line[2:] for line in lines if line.startswith("# ")]
    return ([line for line in lines if not line.startswith("# ")],
            [*made_with, valgrind, platform.machine()])


def count(program, name):
    """Runs one piece of work under callgrind and returns the instructions of its counted function."""
    with tempfile.TemporaryDirectory(prefix="tablemate-instructions-") as folder:
        output = os.path.join(folder, "counts")
        log = os.path.join(folder, "log")
        # Which of the C library's functions for strings are taken must not depend on the processor.
        env = {"PATH": os.environ["PATH"], "HOME": folder, "LC_ALL": "C.UTF-8",
               "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2"}
        ended = subprocess.run(["valgrind", "--tool=callgrind", "--toggle-collect=counted_*",
                                f"--callgrind-out-file={output}", f"--log-file={log}",
                                program, name, folder], env=env, check=False)
        if ended.returncode != 0:
            with open(log, encoding="utf-8") as file:
                sys.exit(f"{file.read()}{name}: ended with {ended.returncode}")
        with open(output, encoding="utf-8") as file:
            total = re.search(r"^(?:totals|summary): (\d+)$", file.read(), re.MULTILINE)
    if total is None or int(total.group(1)) == 0:
        sys.exit(f"{name}: nothing was counted")
    return int(total.group(1))


def read_stored():
    """What was stored, and with which compiler and libraries."""
    made_with, counts = [], {}
    if os.path.exists(STORED):
        with open(STORED, encoding="utf-8") as file:
            for line in file:
                if line.startswith("# made with: "):
                    made_with = line[len("# made with: "):].strip().split(", ")
                elif not line.startswith("#"):
                    name, number = line.split()
                    counts[name] = int(number)
    return made_with, counts


def write(made_with, counts):
    width = max(map(len, counts))
    with open(STORED, "w", encoding="utf-8") as file:
        file.write(HEAD)
        file.write(f"# made with: {', '.join(made_with)}\n")
        for name, number in counts.items():
            file.write(f"{name:{width}} {number:14}\n")


def show(name, stored, now):
    """Prints a row, and tells whether it got slower."""
    change = (now - stored) / stored * 100 if stored else 0
    slower = change > TOLERANCE
    print(f"{name:26} {f'{stored:,}' if stored else '-':>15} {now:>15,} "
          f"{f'{change:+.2f} %' if stored else '':>10}{' !' if slower else ''}", flush=True)
    return slower


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build-dir", default=os.environ.get("TABLEMATE_BUILD_DIR"),
                        required="TABLEMATE_BUILD_DIR" not in os.environ,
                        help="where Tablemate was built; $TABLEMATE_BUILD_DIR unless told")
    parser.add_argument("--write", action="store_true", help="stores the counts")
    parser.add_argument("names", nargs="*", metavar="NAME", help="the work to count; all unless told")
    options = parser.parse_args()
    program = os.path.join(options.build_dir, "tests", "bench", "bench-instructions")

    names, made_with = describe(program)
    unknown = set(options.names) - set(names)
    if unknown:
        parser.error(f"there is no work {', '.join(sorted(unknown))}; there is {', '.join(names)}")
    if options.write and options.names:
        parser.error("--write stores all of them: leave the names out")
    stored_with, stored = read_stored()
    counts, slower = {}, 0
    print(f"{'work':26} {'stored':>15} {'now':>15} {'change':>10}")
    for name in options.names or names:
        counts[name] = count(program, name)
        slower += show(name, stored.get(name), counts[name])
    if options.write:
        write(made_with, counts)
        return 0
    if stored and made_with != stored_with:
        print(f"\nStored with {', '.join(stored_with)}; counted with {', '.join(made_with)}: "
              "what differs may be due to that")
        return 0
    if slower:
        print(f"\n! {slower} of {len(counts)} need over {TOLERANCE:g} % more than was stored")
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
