#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes the rules in one place at a time and looks whether the tests notice.

A mutant is the program with one comparison, condition, sum, truth value or number changed; assertions
are left alone. It is killed if a test of the game fails, crashes or does not end; it is equivalent if the
compiler makes the same code of it, or if equivalent.txt says why it makes no difference. What else survives is a
rule that no test pins down.

Each worker has a copy of the sources and a build of its own. What was found is kept beside them, so that
a run goes on where the last one ended.
"""

import argparse
import concurrent.futures
import fcntl
import hashlib
import json
import os
import random
import re
import resource
import shutil
import subprocess
import sys
import threading
import time

SWAPS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&",
         "TRUE": "FALSE", "FALSE": "TRUE"}
SUMS = {"+": "-", "-": "+"}
TOKEN = re.compile(r"""
    (?P<skip>/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\s+)
  | (?P<directive>^[ \t]*\#(?:[^\n\\]|\\.|\\\n)*)
  | (?P<word>[A-Za-z_]\w*)
  | (?P<number>0[xX][0-9a-fA-F]+\w*|\d+\.\d[\w.]*|\d+\w*)
  | (?P<operator>->|<<=|>>=|<<|>>|<=|>=|==|!=|&&|\|\||\+\+|--|\+=|-=|\*=|/=|.)
    """, re.VERBOSE | re.DOTALL | re.MULTILINE)
# What cannot be is no rule.
CONTRACTS = re.compile(r"g_(assert|return_(val_)?if_fail|warn_if_fail)")
FUNCTION = re.compile(r"^(\w+) \(", re.MULTILINE)
DEFINED = re.compile(r"#\s*define\s+\w+\s+(\d+)\s*$")
# The tests of all games at once, and how much longer than before a test may take.
SHARED = ("games-games", "games-allow", "games-question-fill", "games-question-use", "games-false-alarms")
PATIENCE = 4
# Games whose folder has another name.
IDS = {"freeform": "free"}


def tokens_of(text):
    """The tokens that matter, each with its place."""
    for match in TOKEN.finditer(text):
        if match.lastgroup == "directive":
            number = DEFINED.search(match.group())
            if number:
                yield "number", number.group(1), match.start() + number.start(1)
        elif match.lastgroup != "skip":
            yield match.lastgroup, match.group(), match.start()


def closing(tokens, index):
    """Where the parenthesis that opens at the index ends."""
    depth = 0
    for position in range(index, len(tokens)):
        depth += {"(": 1, ")": -1}.get(tokens[position][1], 0)
        if depth == 0:
            return position
    return None


def mutants_of(path, text):
    """All mutants of a file: where, what is there, and what would stand there instead."""
    return [{**mutant, "file": path, "digest": hashlib.sha256(text.encode()).hexdigest()[:12]}
            for mutant in changes_of(text)]


def contracts_of(tokens):
    """Indices of what stands within contracts."""
    return {index for start, (_, token, _) in enumerate(tokens[:-1])
            if CONTRACTS.match(token) and tokens[start + 1][1] == "("
            for index in range(start, closing(tokens, start + 1) or start)}


def is_between(tokens, index):
    """Whether a sign stands between two values."""
    before = tokens[index - 1] if index else ("", "", 0)
    return (before[0] in ("word", "number") and before[1] not in ("return", "case")
            or before[1] in (")", "]"))


def changes_of(text):
    """All changes: the next comparison, the other sum, the number after it, the other truth value."""
    tokens = list(tokens_of(text))
    contracts = contracts_of(tokens)
    for index, (kind, token, start) in enumerate(tokens):
        if index in contracts:
            continue
        before = tokens[index - 1] if index else ("", "", 0)
        if token in SWAPS:
            yield {"at": start, "old": token, "new": SWAPS[token]}
        elif token in SUMS and is_between(tokens, index):
            yield {"at": start, "old": token, "new": SUMS[token]}
        elif kind == "number" and token.isdigit() and before[1] == "-" and not is_between(tokens, index - 1):
            yield {"at": before[2], "old": text[before[2]:start + len(token)], "new": str(1 - int(token))}
        elif kind == "number" and token.isdigit():
            yield {"at": start, "old": token, "new": str(int(token) + 1)}
        elif token == "if" and index + 1 < len(tokens) and tokens[index + 1][1] == "(":
            end = closing(tokens, index + 1)
            if end is not None:
                opening = tokens[index + 1][2]
                condition = text[opening:tokens[end][2] + 1]
                yield {"at": opening, "old": condition, "new": f"(!{condition})"}


def all_mutants(source, folder):
    found = []
    for name in sorted(os.listdir(os.path.join(source, folder))):
        if name.endswith(".c"):
            path = os.path.join(folder, name)
            with open(os.path.join(source, path), encoding="utf-8") as file:
                found += mutants_of(path, file.read())
    return found


def key_of(mutant):
    """What is known of a mutant holds as long as its file is the same."""
    return f"{mutant['file']}:{mutant['digest']}:{mutant['at']}:{mutant['new']}"


def limit_processor(seconds):
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds) + 1))


def processor_seconds():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


class Worker:
    """A copy of the sources with a build of its own."""

    def __init__(self, source, folder):
        self.source = os.path.join(folder, "source")
        self.build = os.path.join(folder, "build")
        self.changed = os.path.join(folder, "changed")
        self.objects = {}
        self.hashes = {}
        shutil.rmtree(self.source, ignore_errors=True)
        shutil.copytree(source, self.source, symlinks=True,
                        ignore=lambda at, names: {"_build", ".git"} & set(names) if at == source else set())
        self.touch_changed()
        if not os.path.exists(os.path.join(self.build, "build.ninja")):
            # A mutant that reads beside an array, or what was never set, must not survive by good luck.
            self.run("meson", "setup", self.build, self.source, "-Dgui=disabled", "--buildtype=plain",
                     "-Dc_args=-O1 -fsanitize=bounds -fsanitize-undefined-trap-on-error"
                     " -ftrivial-auto-var-init=pattern", "-Db_ndebug=false")
        self.run("ninja", "-C", self.build)
        for command in json.loads(self.run("ninja", "-C", self.build, "-t", "compdb")):
            path = os.path.relpath(os.path.join(self.build, command["file"]), self.source)
            if command["output"].endswith(".o"):
                self.objects.setdefault(path, command["output"])
        self.tests = json.loads(self.run("meson", "introspect", "--tests", self.build))

    def touch_changed(self):
        """The copy is as old as the sources, but what was made of these files may be of mutants."""
        if os.path.exists(self.changed):
            with open(self.changed, encoding="utf-8") as file:
                for name in set(file.read().split()):
                    path = os.path.join(self.source, name)
                    if os.path.exists(path):
                        os.utime(path)

    @staticmethod
    def run(*command):
        return subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True).stdout

    def make(self, *targets):
        return subprocess.run(["ninja", "-C", self.build, *targets], stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL).returncode == 0

    def code_of(self, path):
        """What the compiler makes of a file, without what tells where it lies."""
        output = os.path.join(self.build, self.objects[path])
        code = subprocess.run(["objdump", "-d", "-r", "-s", "-j", ".text", "-j", ".rodata", "-j", ".data",
                               "-j", ".data.rel.ro", "-j", ".data.rel.ro.local", output],
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
        return hashlib.sha256(code).hexdigest()

    def paths_of(self, test, game):
        """Of a test of all games, what is of one: the options that name it."""
        self.make(os.path.relpath(test["cmd"][0], self.build))
        listed = subprocess.run([*test["cmd"], "-l"], env={**os.environ, **test["env"]},
                                stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
        paths = (line.removeprefix("# ") for line in listed.splitlines())
        return [option for path in paths if path.startswith("/") and game in path.split("/")
                for option in ("-p", path)]

    def passes(self, test, patience, paths=()):
        program = os.path.relpath(test["cmd"][0], self.build)
        if not self.make(program):
            return False
        # Of the processor, so that other work on the machine ends nothing early; of the clock, for what sleeps.
        try:
            return subprocess.run([*test["cmd"], *paths], cwd=test["workdir"] or self.build,
                                  env={**os.environ, **test["env"]}, stdout=subprocess.DEVNULL,
                                  stderr=subprocess.DEVNULL, timeout=20 * patience,
                                  preexec_fn=lambda: limit_processor(patience)).returncode == 0
        except subprocess.TimeoutExpired:
            return False

    def judge(self, mutant, tests):
        """What becomes of a mutant: the test that kills it, or why none does."""
        path = os.path.join(self.source, mutant["file"])
        with open(path, encoding="utf-8") as file:
            text = file.read()
        start, end = mutant["at"], mutant["at"] + len(mutant["old"])
        assert text[start:end] == mutant["old"]
        if mutant["file"] not in self.hashes:
            self.hashes[mutant["file"]] = self.code_of(mutant["file"])
        with open(self.changed, "a", encoding="utf-8") as file:
            print(mutant["file"], file=file)
        try:
            self.write(path, text[:start] + mutant["new"] + text[end:])
            if not self.make(self.objects[mutant["file"]]):
                return "invalid"
            if self.code_of(mutant["file"]) == self.hashes[mutant["file"]]:
                return "equivalent"
            for test in tests.in_order():
                start = time.monotonic()
                is_killed = not self.passes(self.find(test), tests.patience[test], tests.paths.get(test, ()))
                tests.count(test, time.monotonic() - start, is_killed)
                if is_killed:
                    return test
            return "survived"
        finally:
            self.write(path, text)

    @staticmethod
    def write(path, text):
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def find(self, name):
        return next(test for test in self.tests if test["name"] == name)


class Tests:
    """The tests of a game; those that kill most for the time they take come first."""

    def __init__(self, worker, game):
        names = [test["name"] for test in worker.tests]
        self.paths = {}
        if game in ("engine", "store"):
            chosen = [name for name in names if name.startswith((game, "games", "cases", "store", "traces"))]
        else:
            chosen = [name for name in names
                      if name.startswith((f"games-{game}", f"cases-{game}")) or name in SHARED
                      or name.startswith("traces-") and game.startswith(name.removeprefix("traces-"))]
            paths = {name: worker.paths_of(worker.find(name), IDS.get(game, game)) for name in SHARED}
            self.paths = {name: options for name, options in paths.items() if options}
            chosen = [name for name in chosen if name not in SHARED or name in self.paths]
            left_out = [name for name in SHARED if name not in self.paths]
            if left_out:
                print(f"{game}: nothing is of it in {', '.join(left_out)}", flush=True)
        self.kills = dict.fromkeys(chosen, 0)
        self.patience = {}
        # What was spent on it so far; a test that notices something may end early.
        self.seconds = {}
        for name in chosen:
            start = processor_seconds()
            if not worker.passes(worker.find(name), 600, self.paths.get(name, ())):
                sys.exit(f"{name} fails before anything was changed")
            self.seconds[name] = processor_seconds() - start
            self.patience[name] = PATIENCE * self.seconds[name] + 10

    def count(self, name, seconds, is_killed):
        self.seconds[name] += seconds
        self.kills[name] += is_killed

    def in_order(self):
        return sorted(self.kills, key=lambda name: (self.kills[name] + 1) / (self.seconds[name] + 0.5),
                      reverse=True)


def read_results(path):
    if not os.path.exists(path):
        return {}
    with open(path, encoding="utf-8") as file:
        return {result["key"]: result for result in map(json.loads, file)}


def place_of(source, mutant):
    """The file and the function of a mutant, its first line before and after, and the number of that line."""
    with open(os.path.join(source, mutant["file"]), encoding="utf-8") as file:
        text = file.read()
    at = mutant["at"]
    lines = [whole[whole.rfind("\n", 0, at) + 1:].partition("\n")[0].strip()
             for whole in (text, text[:at] + mutant["new"] + text[at + len(mutant["old"]):])]
    functions = FUNCTION.findall(text, 0, at)
    return (mutant["file"], functions[-1] if functions else "-", *lines), text.count("\n", 0, at) + 1


def read_equivalent():
    """Mutants of which it is argued that they make no difference, as place_of() names them."""
    with open(os.path.join(os.path.dirname(__file__), "equivalent.txt"), encoding="utf-8") as file:
        text = file.read()
    found = set()
    for block in re.split(r"\n\s*\n", "\n".join(line for line in text.splitlines() if not line.startswith("#"))):
        lines = [line.strip() for line in block.strip().splitlines()]
        if not lines:
            continue
        place = re.fullmatch(r"(\S+): (\S+)", lines[0])
        if len(lines) < 4 or not place or lines[1][:2] != "- " or lines[2][:2] != "+ ":
            sys.exit(f"equivalent.txt: where, before (-), after (+) and why are wanted, not: {block}")
        found.add((place[1], place[2], lines[1][2:], lines[2][2:]))
    return found


def report(source, game, chosen, results):
    judged = [(mutant, results[key_of(mutant)]["fate"]) for mutant in chosen if key_of(mutant) in results]
    argued = read_equivalent()
    fates = []
    for mutant, fate in judged:
        place, line = place_of(source, mutant)
        if fate == "survived" and place in argued:
            fate = "argued"
        elif fate == "survived":
            print("{}: {}\n    - {}\n    + {}".format(*place) + f"\n    survived in line {line}\n")
        fates.append(fate)
    n_survived = fates.count("survived")
    n_counted = n_survived + sum(fate not in ("invalid", "equivalent", "argued", "survived") for fate in fates)
    if n_counted:
        print(f"{game}: {n_counted - n_survived} of {n_counted} mutants killed "
              f"({100 * (n_counted - n_survived) / n_counted:.1f} %); {fates.count('equivalent')} are the same code, "
              f"{fates.count('argued')} argued to make no difference, {fates.count('invalid')} do not compile")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", help="a folder of src/games, or engine, or store")
    parser.add_argument("--sample", type=int, default=100, help="how many mutants; 0: all there are")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--minutes", type=float, help="end after so long")
    parser.add_argument("--again", action="store_true", help="tries what survived before once more")
    parser.add_argument("--report", action="store_true", help="only tells what was found before")
    parser.add_argument("--source", required=True)
    parser.add_argument("--work", required=True, help="folder for copies, builds and results")
    args = parser.parse_args()

    folder = f"src/{args.game}" if args.game in ("engine", "store") else f"src/games/{args.game}"
    if not os.path.isdir(os.path.join(args.source, folder)):
        games = sorted(os.listdir(os.path.join(args.source, "src/games")))
        known = [name for name in games if os.path.isdir(os.path.join(args.source, "src/games", name))]
        parser.error(f"there is no game \"{args.game}\"; there are {', '.join(known)}, engine and store")
    mutants = all_mutants(args.source, folder)
    chosen = list(mutants)
    if args.sample:
        random.Random(args.seed).shuffle(chosen)
        chosen = chosen[:args.sample]
    os.makedirs(args.work, exist_ok=True)
    path = os.path.join(args.work, f"{args.game}.jsonl")
    results = read_results(path)
    if args.again:
        results = {key: result for key, result in results.items() if result["fate"] != "survived"}
    waiting = [mutant for mutant in chosen if key_of(mutant) not in results]
    print(f"{args.game}: {len(mutants)} mutants, {len(chosen)} chosen, {len(waiting)} to try", flush=True)
    if waiting and not args.report:
        with open(os.path.join(args.work, "lock"), "w", encoding="utf-8") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                sys.exit(f"another run works in {args.work}")
            try_all(args, waiting, path, results)
    report(args.source, args.game, chosen, results)


def try_all(args, waiting, path, results):
    folders = [os.path.join(args.work, str(number)) for number in range(args.jobs)]
    with concurrent.futures.ThreadPoolExecutor() as pool:
        workers = list(pool.map(Worker, [args.source] * args.jobs, folders))
    tests = Tests(workers[0], args.game)
    end = time.monotonic() + args.minutes * 60 if args.minutes else None
    lock = threading.Lock()

    def work(worker):
        while True:
            with lock:
                if not waiting or (end and time.monotonic() > end):
                    return
                mutant = waiting.pop()
            fate = worker.judge(mutant, tests)
            with lock, open(path, "a", encoding="utf-8") as file:
                results[key_of(mutant)] = {"key": key_of(mutant), "fate": fate}
                print(json.dumps(results[key_of(mutant)]), file=file)

    threads = [threading.Thread(target=work, args=(worker,)) for worker in workers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


if __name__ == "__main__":
    main()
