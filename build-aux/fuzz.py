#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lets each fuzzer run for so many minutes of processor time, and prints a table of what came of it.

Minutes are of the processor, not of the clock, so that they mean the same beside other work. A fuzzer ends
with its first finding; the input is kept beside what was found.
"""

import argparse
import concurrent.futures
import os
import re
import signal
import subprocess
import sys
import time

TICKS = os.sysconf("SC_CLK_TCK")
# How libFuzzer ends when it is interrupted, which is how each is stopped.
INTERRUPTED = 72
# Beyond this an input counts as one that does not end, in seconds of the clock.
PATIENCE = 300


def processor_seconds(process):
    """What a process has used so far; 0 once it is gone."""
    try:
        with open(f"/proc/{process.pid}/stat", encoding="utf-8") as file:
            fields = file.read().rpartition(")")[2].split()
    except OSError:
        return 0
    return (int(fields[11]) + int(fields[12])) / TICKS


class Run:
    """One fuzzer and what came of it."""

    def __init__(self, name, build, source):
        self.name = name
        self.program = os.path.join(build, "tests/fuzz", f"fuzz-{name}")
        self.found = os.path.join(build, "found", name)
        self.log = f"{self.found}.log"
        self.corpora = [self.found]
        kept = os.path.join(source, "tests/fuzz/corpus", name)
        if os.path.isdir(kept):
            self.corpora.append(kept)
        self.seconds = 0.0
        self.n_inputs = 0
        self.finding = None

    def fuzz(self, minutes):
        os.makedirs(self.found, exist_ok=True)
        with open(self.log, "w", encoding="utf-8") as log:
            process = subprocess.Popen(
                [self.program, "-print_final_stats=1", f"-timeout={PATIENCE}",
                 f"-artifact_prefix={self.found}-", *self.corpora], stdout=log, stderr=log)
            while process.poll() is None:
                self.seconds = max(self.seconds, processor_seconds(process))
                if self.seconds >= minutes * 60:
                    process.send_signal(signal.SIGINT)
                    process.wait()
                time.sleep(0.2)
        with open(self.log, encoding="utf-8", errors="replace") as log:
            text = log.read()
        executed = re.search(r"stat::number_of_executed_units:\s*(\d+)", text)
        self.n_inputs = int(executed.group(1)) if executed else 0
        kept = re.search(r"Test unit written to (\S+/(?!\S*slow-unit)\S+)", text)
        if kept:
            self.finding = kept.group(1)
        elif process.returncode not in (0, INTERRUPTED):
            self.finding = f"ended with {process.returncode}, see {self.log}"
        return self

    def row(self):
        return f"| {self.name} | {self.seconds / 60:.1f} | {self.n_inputs:,} | {self.finding or 'none'} |"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="fuzzers; all of them unless told")
    parser.add_argument("--minutes", type=float, required=True, help="of processor time for each")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many at once")
    parser.add_argument("--source", required=True)
    parser.add_argument("--build", required=True)
    args = parser.parse_args()

    known = sorted(name.removeprefix("fuzz-") for name in os.listdir(os.path.join(args.build, "tests/fuzz"))
                   if re.fullmatch(r"fuzz-[a-z-]+", name))
    for name in args.names:
        if name not in known:
            parser.error(f"there is no fuzzer \"{name}\"; there are {', '.join(known)}")
    runs = [Run(name, args.build, args.source) for name in args.names or known]
    print("| target | CPU minutes | inputs | findings |\n|---|---:|---:|---|", flush=True)
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for done in concurrent.futures.as_completed([pool.submit(run.fuzz, args.minutes) for run in runs]):
            print(done.result().row(), flush=True)
    return any(run.finding for run in runs)


if __name__ == "__main__":
    sys.exit(main())
