#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the measurements and prints a table: what, ours, limit, peer.

Figures are measured in one run on one machine. They are never asserted: a row that misses its limit is
marked, and the exit status is 0 all the same.
"""

import argparse
import math
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROUNDS = 20
MATCHES = 10000
FULL_MATCHES = 100000
STARTS = 5


def ten_log(size):
    """How many times as long something takes that is ten times as large, if it grows as n log n does."""
    return 10 * math.log(10 * size) / math.log(size)


def measure(program, *arguments, env=None):
    """Runs a program that prints "name<TAB>number" lines, and returns them."""
    print(f"  {os.path.basename(program)} …", file=sys.stderr)
    output = subprocess.run([program, *map(str, arguments)], stdout=subprocess.PIPE, check=True,
                            text=True, env=env, timeout=3600).stdout
    return read(output)


def read(output):
    values = {}
    for line in output.splitlines():
        name, tab, number = line.partition("\t")
        if tab:
            values[name] = float(number)
        elif line.startswith("# "):
            print(f"  {line[2:]}", file=sys.stderr)
    return values


class Table:
    """The rows, as they come."""

    def __init__(self, *head):
        self.rows = [head]
        self.missed = 0

    def add(self, what, ours, limit, peer="", good=None):
        if good is False:
            self.missed += 1
            ours += " !"
        self.rows.append((what, ours, limit, peer))

    def at_least(self, what, value, limit, unit, peer=""):
        self.add(what, f"{value:,.0f} {unit}", f">= {limit:,.0f}", peer, value >= limit)

    def at_most(self, what, value, limit, unit, peer=""):
        self.add(what, f"{value:.3g} {unit}", f"<= {limit:g}", peer, value <= limit)

    def ratio(self, what, ours, peer, limit, unit):
        self.rounds(what, [ours], [peer], limit, unit)

    def rounds(self, what, ours, peers, limit, unit):
        """Ours and the peer in turn: the median of how many times the one is the other in a round, in
        which the machine was the same for both. Without a limit it is only told."""
        share = statistics.median(own / peer for own, peer in zip(ours, peers))
        self.add(what, f"{share:.2f} x ({statistics.median(ours):,.0f} {unit})",
                 "-" if limit is None else f"<= {limit:.2f} x",
                 f"{statistics.median(peers):,.0f} {unit}", limit is None or share <= limit)

    def show(self):
        widths = [max(len(row[i]) for row in self.rows) for i in range(4)]
        for number, row in enumerate(self.rows):
            print(" | ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip())
            if number == 0:
                print("-+-".join("-" * width for width in widths))
        if self.missed:
            print(f"\n! {self.missed} of {len(self.rows) - 1} miss their limit")


def window_programs(folder):
    """The programs that start Tablemate, an empty window, and one with a bare frame like Tablemate's; nothing
    without a display."""
    programs = [os.path.join(folder, f"bench-app-{name}") for name in ("start", "empty", "bare")]
    if not os.environ.get("DISPLAY") or not os.path.exists(programs[0]):
        return None, None, None
    return programs


def start_program(program, home):
    """Starts a window; returns when, in microseconds, and what the program measured."""
    env = {**os.environ, "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home, "XDG_CACHE_HOME": home,
           "XDG_STATE_HOME": home}
    start = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
    output = subprocess.run([program], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True,
                            text=True, env=env, timeout=120).stdout
    return start / 1000, read(output)


def start_once(program, home):
    """Starts a window and returns how long it took to its first frame and to the one with all that is
    in it, and its memory."""
    start, values = start_program(program, home)
    painted = values["painted-at-us"]
    shelf = values.get("shelf-at-us", painted)
    return painted - start, values["resident-kib"], shelf - start


def measure_window(table, folder):
    tablemate, empty, bare = window_programs(folder)
    if tablemate is None:
        table.add("start, memory, tap", "not measured: no window", "", "")
        return
    print(f"  windows, {ROUNDS} rounds …", file=sys.stderr)
    ours, peers, frames = [], [], []
    with tempfile.TemporaryDirectory() as home:
        for program in (empty, bare, tablemate):
            start_once(program, home)
        for _ in range(ROUNDS):
            peers.append(start_once(empty, home))
            frames.append(start_once(bare, home))
            ours.append(start_once(tablemate, home))
        for what, index, scale, unit in (("start to first window", 0, 1000, "ms"),
                                         ("memory after start", 1, 1024, "MiB")):
            table.rounds(what, [value[index] / scale for value in ours],
                         [value[index] / scale for value in peers], 1.2, unit)
            table.rounds("of it a bare header bar with places and a menu",
                         [value[index] / scale for value in frames],
                         [value[index] / scale for value in peers], None, unit)
        shelf, window = (statistics.median(value[2] for value in values) / 1000
                         for values in (ours, peers))
        table.add("start to the shelf", f"{shelf / window:.2f} x ({shelf:,.0f} ms)", "-",
                  f"{window:,.0f} ms")
        env = {**os.environ, "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home}
        tap = measure(os.path.join(folder, "bench-app-tap"), env=env)
        long_tap = measure(os.path.join(folder, "bench-app-tap"), 50000, env=env)
    table.at_most("tap to painted frame, p99", tap["tap-own-p99-ms"], 16, "ms",
                  f"median {tap['tap-median-ms']:.3g} ms; p99 of computing {tap['tap-cpu-p99-ms']:.3g} ms")
    table.at_most("the same, ten times the journal", long_tap["tap-own-p99-ms"], 16, "ms",
                  f"median {long_tap['tap-median-ms']:.3g} ms; "
                  f"p99 of computing {long_tap['tap-cpu-p99-ms']:.3g} ms")
    if tap["taps-stolen"]:
        table.add(f"with {tap['taps-stolen']:.0f} of 300 taps in which time went to other machines",
                  f"{tap['tap-p99-ms']:.3g} ms", "-", "")
    table.add("as much plain computing, in turns with it, p99", f"{tap['plain-p99-ms']:.3g} ms", "-",
              f"median {tap['plain-median-ms']:.3g} ms")


# What a program has done when it says so, on its way to the first frame.
STAGES = (("main", "its libraries loaded"),
          ("registered", "known on the bus"),
          ("toolkit", "display open, styles of the toolkit read"),
          ("started", "settings read"),
          ("built", "window built"),
          ("mapped", "window realized and mapped"),
          ("laid-out", "first frame laid out"),
          ("painted", "first frame painted"),
          ("shelf", "history opened, shelf of the games painted"))


def trace_once(program, home):
    """Starts a window and returns how long each stage took, in ms."""
    start, values = start_program(program, home)
    times, last = {}, start
    for stage, _ in STAGES:
        now = values.get(f"{stage}-at-us")
        if now is not None:
            times[stage] = (now - last) / 1000
            last = now
    return times


def sum_to_frame(times):
    return sum(time for stage, time in times.items() if stage != "shelf")


def measure_start_trace(table, folder):
    """Where the time to the first frame goes, beside the same stages of an empty window."""
    tablemate, empty, bare = window_programs(folder)
    if tablemate is None:
        table.add("start, stage by stage", "not measured: no window", "", "")
        return
    print(f"  windows, {ROUNDS} rounds …", file=sys.stderr)
    ours, peers, frames = [], [], []
    with tempfile.TemporaryDirectory() as home:
        for program in (empty, bare, tablemate):
            trace_once(program, home)
        for _ in range(ROUNDS):
            peers.append(trace_once(empty, home))
            frames.append(trace_once(bare, home))
            ours.append(trace_once(tablemate, home))
    for stage, what in STAGES:
        own = statistics.median(times[stage] for times in ours)
        if stage in peers[0]:
            window, frame = (statistics.median(times[stage] for times in rounds) for rounds in (peers, frames))
            peer = f"{window:.3g} ms; with a bare header bar {frame:.3g} ms"
        else:
            peer = ""
        table.add(f"start: {what}", f"{own:.3g} ms", "-", peer)
    table.rounds("start: to the first frame, in all", *([sum_to_frame(times) for times in rounds]
                                                        for rounds in (ours, peers)), 1.2, "ms")


def measure_engine(table, folder):
    engine = measure(os.path.join(folder, "bench-engine"))
    for name, value in engine.items():
        kind, _, game = name.partition(" ")
        if kind == "record-per-second":
            table.at_least(f"record a move, {game}", value, 500000, "moves/s")
    table.at_most("apply stored changes, 10,000 moves", engine["open-ms"], 20, "ms")
    table.at_most("the same, 100,000 moves, for each 10,000", engine["open-ms x10"] / 10, 20, "ms")
    table.at_most("jump to any move, 10,000 moves", engine["jump-ms"], 5, "ms")
    table.at_most("the same, 100,000 moves, for each 10,000", engine["jump-ms x10"] / 10, 5, "ms")
    table.ratio("undo and redo, 100,000 moves against 10,000", engine["undo-ns x10"], engine["undo-ns"],
                2, "ns")
    table.ratio("record a move behind 100,000 moves against behind 10,000", engine["record-ns x10"],
                engine["record-ns"], 1.2, "ns")
    for name, value in engine.items():
        kind, _, game = name.partition(" ")
        if kind == "play-per-second":
            table.at_least(f"random legal play, {game}", value, 100000, "moves/s")


def measure_store(table, folder, disk):
    place = tempfile.mkdtemp(prefix="tablemate-bench-", dir=disk)
    try:
        store = measure(os.path.join(folder, "bench-store"), place)
    finally:
        shutil.rmtree(place)
    for what, ours, peer in (("durable move, median", "durable-median-us", "bare-median-us"),
                             ("durable move, p99", "durable-p99-us", "bare-p99-us")):
        table.ratio(what, store[ours], store[peer], 1.3, "us")
    table.add("wait of the interface for it, p99", f"{store['wait-p99-us']:.0f} us", "0", "",
              store["wait-p99-us"] < 1000)


def measure_one_history(folder, matches, disk):
    """What one archive costs to look at; with a window if there is one."""
    home = tempfile.mkdtemp(prefix="tablemate-bench-", dir=disk)
    window = os.path.join(folder, "bench-app-history")
    env = {**os.environ, "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home, "XDG_CACHE_HOME": home}
    try:
        place = os.path.join(home, "tablemate")
        os.mkdir(place)
        values = measure(os.path.join(folder, "bench-history"), place, matches)
        if os.environ.get("DISPLAY") and os.path.exists(window):
            values.update(measure(window, env=env))
            start = os.path.join(folder, "bench-app-start")
            values["start-ms"] = statistics.median(start_once(start, home)[0]
                                                   for _ in range(STARTS)) / 1000
    finally:
        shutil.rmtree(home)
    return values


def measure_history(table, folder, matches, disk):
    """At the size asked for, and at a tenth of it, to see how it grows."""
    small, big = (measure_one_history(folder, count, disk) for count in (matches // 10, matches))
    size = f"{big['matches']:,.0f} matches, {big['moves']:,.0f} moves"
    for what, name, limit in (("list of the history on hand", "list-ms", 100),
                              ("the same, of one person", "list-player-ms", 100),
                              ("the same, won by one person", "list-won-ms", 100),
                              ("the same, searched for two words", "list-words-ms", 100),
                              ("page of 50 matches read in scrolling, p99", "page-ms", 16),
                              ("one match loaded", "load-ms", 20)):
        table.at_most(what, big[name], limit, "ms", f"a tenth of it: {small[name]:.3g} ms")
    if "open-ms" in big:
        table.at_most("tap to the painted list of the history", big["open-ms"], 100, "ms",
                      f"a tenth of it: {small['open-ms']:.3g} ms")
        for what, name, limit in (("turn of the wheel to the painted list, p99", "scroll-p99-ms", 16),
                                  ("of it computing, p99", "scroll-cpu-p99-ms", 16),
                                  ("slider dragged elsewhere, to the painted list, p99", "drag-p99-ms", 50)):
            table.at_most(what, big[name], limit, "ms",
                          f"a tenth of it: {small[name]:.3g} ms; a bare list: {big['bare-' + name]:.3g} ms")
    for name, value in big.items():
        if name.startswith("statistic-"):
            table.at_most(f"statistic: {name[len('statistic-'):-len('-ms')]}", value, 50, "ms",
                          f"a tenth of it: {small[name]:.3g} ms")
    table.ratio("a move kept in it", big["keep-us"], small["keep-us"], 1.2, "us")
    if "start-ms" in big:
        table.ratio("start to first window with it", big["start-ms"], small["start-ms"], 1.2, "ms")
    table.at_most("history on disk, bytes a move", big["bytes-per-move"], 120, "bytes",
                  f"a tenth of it: {small['bytes-per-move']:.3g} bytes; all: {size}")


def measure_dice(table, folder):
    dice = measure(os.path.join(folder, "bench-dice"))
    table.at_least("roll 4d6kh3+2", dice["rolls-per-second"], 5000000, "rolls/s",
                   f"sealed: {dice['sealed-rolls-per-second']:,.0f} rolls/s")
    table.ratio("the same, ten times the dice, 40d6kh30+2", 1e9 / dice["rolls-per-second x10"],
                1e9 / dice["rolls-per-second"], ten_log(4), "ns")
    table.at_most("exact odds of the slowest pool", dice["odds-ms"], 10, "ms",
                  f"10 dice: {dice['odds-ms /10']:.3g} ms, 1,000 dice: {dice['odds-ms x10']:.3g} ms")


def measure_memory(table, folder, disk):
    place = tempfile.mkdtemp(prefix="tablemate-bench-", dir=disk)
    try:
        # Blocks that the C library keeps at hand for a thread would count as being in use.
        memory = measure(os.path.join(folder, "bench-memory"), place,
                         env={**os.environ, "GLIBC_TUNABLES": "glibc.malloc.tcache_count=0"})
    finally:
        shutil.rmtree(place)
    games = [name.partition(" ")[2] for name in memory if name.startswith("open-bytes ")]
    for game in games:
        table.add(f"memory per open match of 1,000 moves, {game}",
                  f"{memory[f'open-bytes {game}'] / 1024:.0f} KiB", "-",
                  f"{memory[f'move-bytes {game}']:.0f} bytes a move, "
                  f"{memory[f'change-bytes {game}']:.0f} a stored change")
    for game in games:
        table.ratio(f"the same, of 10,000 moves, for each 1,000, {game}",
                    memory[f"open-bytes-x10 {game}"] / 10 / 1024, memory[f"open-bytes {game}"] / 1024,
                    1.2, "KiB")
    table.at_most("heap that 1,000 matches leave behind, opened and closed", memory["leaked-bytes"], 0, "bytes")


def measure_search(table, folder):
    search = measure(os.path.join(folder, "bench-search"))
    table.at_most("a search in the rules of all games", search["search-ms"], 1, "ms",
                  f"indexed in {search['index-ms']:.3g} ms")
    table.ratio("the same, ten times the rules", search["search-ms x10"] * 1000, search["search-ms"] * 1000,
                ten_log(1000), "us")
    table.ratio("putting 7,000 findings in order, against 700", search["sorting-ms x10"] * 1000,
                search["sorting-ms"] * 1000, None, "us")


def measure_roll_odds(table, folder):
    odds = measure(os.path.join(folder, "bench-roll-odds"))
    for name, value in odds.items():
        kind, _, what = name.partition(" ")
        if kind == "named-ms":
            table.at_most(f"exact odds: {what.replace('-', ' ')}", value, 10, "ms")
    states = f"{odds['states-median']:,.0f} entries, at most {odds['states-worst']:,.0f}"
    table.at_most("Dungeon Roll: odds of a level, median", odds["odds-clear-median-ms"], 100, "ms", states)
    table.at_most("the same, slowest", odds["odds-clear-worst-ms"], 1000, "ms",
                  f"p90 {odds['odds-clear-p90-ms']:.3g} ms, p99 {odds['odds-clear-p99-ms']:.3g} ms, "
                  f"exact: {odds['exact-percent']:.3g} %")
    table.at_most("Dungeon Roll: rest or go on, slowest", odds["advice-worst-ms"], 1000, "ms",
                  f"median {odds['advice-median-ms']:.3g} ms, p90 {odds['advice-p90-ms']:.3g} ms, "
                  f"p99 {odds['advice-p99-ms']:.3g} ms")


def count_alarms(folder):
    """Counts the moves of random matches; for every game, rows of what, kind and three numbers."""
    program = os.path.join(folder, "bench-alarms")
    print(f"  {os.path.basename(program)} …", file=sys.stderr)
    output = subprocess.run([program], stdout=subprocess.PIPE, check=True, text=True, timeout=3600).stdout
    games = {}
    for line in output.splitlines():
        if line.startswith("# "):
            print(f"  {line[2:]}", file=sys.stderr)
            continue
        what, game, kind, *numbers = line.split("\t")
        games.setdefault(game, []).append((what, kind, *map(int, numbers)))
    return games


def measure_alarms(table, kinds, folder):
    for game, rows in count_alarms(folder).items():
        matches = sum(row[2] for row in rows if row[0] == "matches")
        for what, *chosen in (("legal moves called illegal", "moves", "legal"),
                              ("offers that nothing legal comes of", "offers"),
                              ("illegal moves let through", "illegal")):
            counts = [row for row in rows if row[0] in chosen]
            tried, wrong, other = (sum(row[i] for row in counts) for i in (2, 3, 4))
            peer = f"{matches:,} matches"
            if "illegal" in chosen:
                peer = f"{len(counts)} kinds, each at least {min(row[2] for row in counts):,} times"
                kinds.rows += [(f"{game}: {row[1]}", *(f"{number:,}" for number in row[2:]))
                               for row in counts]
            table.add(f"{game}: {what}", f"{wrong:,} of {tried:,}", "0", peer, wrong + other == 0)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build-dir", default=os.environ.get("TABLEMATE_BUILD_DIR"),
                        required="TABLEMATE_BUILD_DIR" not in os.environ,
                        help="where Tablemate was built; $TABLEMATE_BUILD_DIR unless told")
    parser.add_argument("--only", choices=["window", "start-trace", "engine", "memory", "store", "history", "dice",
                                           "search", "roll-odds", "alarms"],
                        help="one group of measurements")
    parser.add_argument("--full", action="store_true",
                        help=f"a history of {FULL_MATCHES:,} matches instead of {MATCHES:,}; takes minutes")
    parser.add_argument("--disk", help="folder on the disk to measure; the build directory unless told")
    options = parser.parse_args()
    folder = os.path.join(options.build_dir, "tests", "bench")

    table = Table("what", "ours", "limit", "peer")
    kinds = Table("illegal moves", "tried", "let through", "found otherwise")
    if options.only in (None, "window"):
        measure_window(table, folder)
    if options.only == "start-trace":
        measure_start_trace(table, folder)
    if options.only in (None, "engine"):
        measure_engine(table, folder)
    if options.only in (None, "memory"):
        measure_memory(table, folder, options.disk or options.build_dir)
    if options.only in (None, "store"):
        measure_store(table, folder, options.disk or options.build_dir)
    if options.only in (None, "history"):
        measure_history(table, folder, FULL_MATCHES if options.full else MATCHES,
                        options.disk or options.build_dir)
    if options.only in (None, "dice"):
        measure_dice(table, folder)
    if options.only in (None, "search"):
        measure_search(table, folder)
    if options.only in (None, "roll-odds"):
        measure_roll_odds(table, folder)
    if options.only in (None, "alarms"):
        measure_alarms(table, kinds, folder)
    table.show()
    if len(kinds.rows) > 1:
        print()
        kinds.show()


if __name__ == "__main__":
    main()
