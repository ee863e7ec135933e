# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of the command line share: running it, and printing TAP.

A test is a function whose name begins with test_; its docstring is not needed, its name says what it
claims. main() runs every one of the calling module.
"""

import inspect
import json
import os
import subprocess
import sys
import tempfile
import traceback

CLI = os.environ["TABLEMATE_CLI"]
SOURCE = os.environ["TABLEMATE_SOURCE_DIR"]
SCHEMAS = os.path.join(SOURCE, "data", "schemas")
CASES = os.path.join(SOURCE, "tests", "cases", "dungeon-raiders")
SEED = "%064x" % 20260101

DONE, NO, INPUT, FILE = range(4)


class Skipped(Exception):
    """A test that cannot run here; its text says why."""


class Result:
    """How a run ended and what it printed."""

    def __init__(self, arguments, process):
        self.arguments = arguments
        self.status = process.returncode
        self.stdout = process.stdout.decode("utf-8")
        self.stderr = process.stderr.decode("utf-8")

    @property
    def json(self):
        return json.loads(self.stdout)


def run(*arguments, status=DONE, env=None, stdout=subprocess.PIPE):
    """Runs tablemate-cli and checks its exit status, and that an error is one line."""
    process = subprocess.run([CLI, *map(str, arguments)], stdout=stdout, stderr=subprocess.PIPE,
                             env={**os.environ, **(env or {})}, timeout=120, check=False)
    if process.stdout is None:
        process.stdout = b""
    result = Result(arguments, process)
    assert result.status == status, f"{arguments}: {result.status} instead of {status}: {result.stderr}"
    if status == DONE:
        assert result.stderr == "", f"{arguments}: {result.stderr}"
    else:
        assert result.stderr.startswith("tablemate-cli"), f"{arguments}: {result.stderr!r}"
        assert result.stderr.count("\n") == 1 and result.stderr.endswith("\n"), \
            f"{arguments}: not one line: {result.stderr!r}"
    return result


def refuse(*arguments, mentions, status=INPUT):
    """Runs it with wrong input: nothing is printed, and the error names what is wrong."""
    result = run(*arguments, status=status)
    assert result.stdout == "", f"{arguments}: {result.stdout!r}"
    for word in [mentions] if isinstance(mentions, str) else mentions:
        assert word in result.stderr, f"{arguments}: “{word}” is not in {result.stderr!r}"
    return result


def write(folder, name, content):
    """Writes a file, text or what becomes JSON, and returns its path."""
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(content if isinstance(content, str) else json.dumps(content))
    return path


def folder():
    """A folder that goes away with the test."""
    return tempfile.TemporaryDirectory(prefix="tablemate-cli-")


def equal(given, wanted):
    assert given == wanted, f"{given!r} instead of {wanted!r}"


def main():
    """Runs the tests of the module that calls it."""
    module = inspect.getmodule(inspect.stack()[1].frame)
    tests = [(name, function) for name, function in vars(module).items()
             if name.startswith("test_") and callable(function)]
    print(f"1..{len(tests)}")
    failed = 0
    for number, (name, function) in enumerate(tests, 1):
        title = name[len("test_"):].replace("_", "-")
        try:
            function()
            print(f"ok {number} {title}")
        except Skipped as why:
            print(f"ok {number} {title} # SKIP {why}")
        except Exception:  # pylint: disable=broad-except
            failed += 1
            for line in traceback.format_exc().splitlines():
                print(f"# {line}")
            print(f"not ok {number} {title}")
        sys.stdout.flush()
    sys.exit(failed > 0)
