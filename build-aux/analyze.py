#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lets static analysers look at every C file of src/, and prints a table of what came of it.

A finding is printed as a compiler prints it. It is mended, or it is a false alarm: then an exception with its
reason stands in the line itself, or here or in .clang-tidy if a whole class of findings is false. An exception
without a reason is a finding, too.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import time

FINDING = re.compile(r"(?P<file>[^\s:][^:]*):(?P<line>\d+):(?P<column>\d+): "
                     r"(?P<kind>warning|error|style|performance|portability|information): "
                     r"(?P<message>.*) \[(?P<check>[^\]\s]+)\]$")


class Tool:
    """An analyser: how it is called for one file, and what is an exception to it."""

    name = None
    program = None
    # How an exception is written in a line; the group is its reason.
    exception = None
    # Whole classes of findings that are false here, and why: by the names of the checks, and by what is said.
    off = {}
    hushed = {}

    def __init__(self, source, build):
        self.source = source
        self.build = build
        if shutil.which(self.program) is None:
            sys.exit(f"There is no {self.program} here; build-aux/root-packages names the packages.")

    def command(self, entry):
        raise NotImplementedError

    def version(self):
        text = subprocess.run([self.program, "--version"], stdout=subprocess.PIPE, text=True, check=True).stdout
        return re.search(r"\d+\.\d[\d.]*", text).group()

    def n_off(self):
        return len(self.off) + len(self.hushed)

    def is_hushed(self, message):
        return any(re.match(pattern, message) for pattern in self.hushed)


def compiler_arguments(entry):
    """The arguments of a file without those that tell what to write where."""
    arguments = iter(shlex.split(entry["command"])[1:])
    kept = []
    for argument in arguments:
        if argument in ("-o", "-MQ", "-MF"):
            next(arguments)
        elif argument not in ("-c", "-MD", "-fdiagnostics-color=always"):
            kept.append(argument)
    return kept


class Gcc(Tool):
    name = "gcc -fanalyzer"
    program = "gcc"
    exception = re.compile(r'#pragma GCC diagnostic ignored "-Wanalyzer-[a-z-]+"(?: */[/*] *(?P<reason>\S+ \S.*))?')

    def command(self, entry):
        # What is optimized away is not looked at. Whether a caller breaks the contract that g_return_val_if_fail()
        # states, and is given NULL for it, is not the program's to decide.
        return ["gcc", *compiler_arguments(entry), "-O0", "-DG_DISABLE_CHECKS", "-Wno-unused-variable", "-fanalyzer",
                *(f"-Wno-{check}" for check in self.off),
                "-fdiagnostics-plain-output", "-S", "-o", "/dev/null"]


class Clang(Tool):
    name = "clang --analyze"
    program = "clang"
    exception = re.compile(r"#ifn?def __clang_analyzer__(?: */[/*] *(?P<reason>\S+ \S.*))?")
    # Beside what is on without asking.
    extra = ("optin.portability", "optin.taint", "security", "valist")
    off = {
        "security.insecureAPI.DeprecatedOrUnsafeBufferHandling":
            "wants memcpy_s() and the like, which the C library does not have",
    }
    hushed = {
        "Potential (memory )?leak":
            "it does not know what g_autofree and g_autoptr do; gcc and the address sanitizer look for leaks",
    }

    def command(self, entry):
        return ["clang", "--analyze", *compiler_arguments(entry), "--analyzer-output", "text",
                *(f"-Xclang=-analyzer-checker={checker}" for checker in self.extra),
                *(f"-Xclang=-analyzer-disable-checker={checker}" for checker in self.off),
                "-fno-color-diagnostics", "-o", "/dev/null"]


class Tidy(Tool):
    name = "clang-tidy"
    program = "clang-tidy"
    exception = re.compile(r"NOLINT(?:NEXTLINE|BEGIN)?\b(?:\([a-z0-9.*,-]+\)(?:: *(?P<reason>\S+ \S.*))?)?")

    def command(self, entry):
        return ["clang-tidy", "--quiet", "-p", str(self.build), entry["file"]]

    def n_off(self):
        text = (self.source / ".clang-tidy").read_text(encoding="utf-8")
        return len(re.findall(r"^ +- -[a-z]", text, re.MULTILINE))


class Cppcheck(Tool):
    name = "cppcheck"
    program = "cppcheck"
    off = {
        "arrayIndexOutOfBoundsCond":
            "takes a condition that bounds an index from below for the only bound that it has",
        "ctunullpointer, ctunullpointerOutOfMemory, nullPointerArithmeticOutOfMemory, nullPointerOutOfMemory":
            "GLib ends a program that gets no memory",
        "leakNoVarFunctionCall":
            "does not know that tables and GVariant take over what they are given",
        "sizeofDivisionMemfunc":
            "takes G_N_ELEMENTS() for a size in bytes",
        "uninitvar":
            "takes an array for unset if the loop that sets it might not run; the compilers look for the same",
        "unknownEvaluationOrder":
            "takes .member = value for an assignment; the compilers look for the same",
    }
    # What its descriptions of GLib lack.
    defines = ("-DG_GINT64_FORMAT=\"li\"", "-DG_GUINT64_FORMAT=\"lu\"", "-DG_GNUC_PRINTF(format,first)=",
               "-Dg_array_append_val(array,value)=tm_take(array,&(value))")
    exception = re.compile(r"cppcheck-suppress(?:-macro|-begin)?\b(?: +[A-Za-z]+(?: *; *(?P<reason>\S+ \S.*))?)?")

    def command(self, entry):
        # It knows the libraries from descriptions, not from their headers.
        own = [argument for argument in compiler_arguments(entry)
               if argument.startswith(("-I", "-D")) and not argument.startswith("-I/usr")
               and not argument.startswith("-D_")]
        return ["cppcheck", "--quiet", "--std=c17", "--language=c", "--platform=unix64", "--check-level=exhaustive",
                "--library=gnu,posix,gtk,sqlite3", "--inline-suppr", "--enable=warning,performance,portability",
                *(f"--suppress={check}" for names in self.off for check in names.split(", ")),
                *self.defines, *own, "--template={file}:{line}:{column}: {severity}: {message} [{id}]",
                "--template-location=", entry["file"]]


TOOLS = {"gcc": Gcc, "clang": Clang, "tidy": Tidy, "cppcheck": Cppcheck}


def entries_of(source, build, paths):
    """The files of src/ as the build compiles them, or those of them that begin with one of the paths."""
    entries = json.loads((build / "compile_commands.json").read_text(encoding="utf-8"))
    found = []
    for entry in entries:
        name = os.path.relpath(os.path.join(entry["directory"], entry["file"]), source)
        if name.startswith("src/") and (not paths or name.startswith(tuple(paths))):
            found.append({**entry, "name": name})
    return found


def look_at(tool, entry):
    """The findings of one file; several files find the same in a header."""
    result = subprocess.run(tool.command(entry), cwd=entry["directory"], stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT, text=True, errors="replace", check=False)
    found = set()
    for line in result.stdout.splitlines():
        match = FINDING.match(line)
        if match and not tool.is_hushed(match["message"]):
            name = os.path.relpath(os.path.join(entry["directory"], match["file"]), tool.source)
            found.add((name, int(match["line"]), int(match["column"]), match["check"], match["message"]))
    if result.returncode != 0 and not found and not FINDING.search(result.stdout):
        found.add((entry["name"], 1, 1, "failed", f"{tool.program} ended with {result.returncode}:\n{result.stdout}"))
    return found


def exceptions_of(tool):
    """How many exceptions stand in the files, and those of them that tell no reason."""
    n_argued = 0
    unargued = set()
    for path in sorted((tool.source / "src").rglob("*.[ch]")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for match in tool.exception.finditer(line):
                if match["reason"]:
                    n_argued += 1
                else:
                    unargued.add((str(path.relative_to(tool.source)), number, match.start() + 1, "exception",
                                  "An exception without a check or a reason"))
    return n_argued, unargued


def print_findings(findings):
    for file, line, column, check, message in sorted(findings):
        print(f"{file}:{line}:{column}: {message} [{check}]", flush=True)


def analyse(tool, entries, jobs):
    """Prints what a tool finds; returns its row of the table, and how many findings there are."""
    started = time.monotonic()
    n_argued, findings = exceptions_of(tool)
    print_findings(findings)
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for found in pool.map(lambda entry: look_at(tool, entry), entries):
            print_findings(found - findings)
            findings |= found
    minutes = (time.monotonic() - started) / 60
    row = (f"| {tool.name} {tool.version()} | {len(entries)} | {len(findings)} | {n_argued} | {tool.n_off()} "
           f"| {minutes:.1f} |")
    return row, len(findings)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("arguments", nargs="*", metavar="TOOL|PATH",
                        help=f"{', '.join(TOOLS)}; all unless told. src/..., to look at these files only")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many files at once")
    parser.add_argument("--source", required=True, type=pathlib.Path)
    parser.add_argument("--gcc", required=True, type=pathlib.Path, help="a build configured with gcc")
    parser.add_argument("--clang", required=True, type=pathlib.Path, help="a build configured with clang")
    args = parser.parse_args()

    paths = [argument for argument in args.arguments if argument.startswith("src/")]
    names = [argument for argument in args.arguments if argument not in paths]
    for name in names:
        if name not in TOOLS:
            parser.error(f"there is no tool \"{name}\"; there are {', '.join(TOOLS)}")
    rows = []
    n_findings = 0
    for name in names or TOOLS:
        build = args.gcc if name == "gcc" else args.clang
        tool = TOOLS[name](args.source, build)
        entries = entries_of(args.source, build, paths)
        if not entries:
            parser.error(f"no file of src/ begins with {' or '.join(paths)}")
        row, n_found = analyse(tool, entries, args.jobs)
        rows.append(row)
        n_findings += n_found
    print("\n| tool | files | findings | argued in place | classes switched off | minutes |"
          "\n|---|---:|---:|---:|---:|---:|")
    print("\n".join(rows))
    return n_findings > 0


if __name__ == "__main__":
    sys.exit(main())
