#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that every layer uses only what lies below it, and prints TAP.

    layers.py includes SRC-FOLDER            what the source files include
    layers.py symbols ENGINE-LIB GAMES-LIB SEARCH-LIB EXCHANGE-LIB
                                             what the static libraries call

Engine and games know GLib and GObject only; games know the engine and themselves; neither games' rules
nor the engine's open a file, and games have neither randomness nor a clock. The search knows the engine
and Snowball, and is known to the window and the command line alone, which do not know each other. What
reads and writes the files of other programs knows the store's JSON and errors, and no database.
"""

import pathlib
import re
import subprocess
import sys

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)

LAYERS = ("engine", "games", "search", "store", "exchange", "cli", "app")

# The layers whose headers a layer may include besides its own.
BELOW = {
    "engine": set(),
    "games": {"engine"},
    "search": {"engine"},
    "store": {"engine", "games"},
    "exchange": {"engine", "store"},
    "cli": {"engine", "games", "search", "store", "exchange"},
    "app": {"engine", "games", "search", "store", "exchange"},
}

# The headers of the store that do without a database, and the part of the exchange that ties the
# formats to the history.
STORE_FOR_EXCHANGE = {"tm-json.h", "tm-store-error.h"}
EXCHANGE_WITH_STORE = "tm-exchange"

# System headers that a layer must not include.
TOOLKIT = r"gtk/|gdk/|gsk/|graphene|adwaita|pango/|cairo|libadwaita"
FORBIDDEN_HEADERS = {
    "engine": rf"{TOOLKIT}|gio/|gio-unix|json-glib|sqlite3|libstemmer|glib/gstdio|fcntl\.h",
    "games": rf"{TOOLKIT}|gio/|gio-unix|json-glib|sqlite3|libstemmer|glib/gstdio|fcntl\.h|unistd\.h"
             r"|time\.h|sys/",
    "search": rf"{TOOLKIT}|gio/|gio-unix|json-glib|sqlite3|glib/gstdio|fcntl\.h|unistd\.h"
              r"|time\.h|sys/",
    "store": rf"{TOOLKIT}|libstemmer",
    "exchange": rf"{TOOLKIT}|gio/|gio-unix|sqlite3|libstemmer|fcntl\.h|unistd\.h|time\.h|sys/",
    "cli": rf"{TOOLKIT}|libstemmer",
    "app": r"sqlite3|json-glib|libstemmer",
}

TOOLKIT_SYMBOLS = r"gtk_|gdk_|gsk_|adw_|pango_|cairo_|graphene_"
FILE_SYMBOLS = (
    r"g_file_|g_dir_|g_mapped_file_|g_mkstemp|g_fopen|g_open$|g_creat$|g_unlink|g_remove|g_rename"
    r"|fopen(64)?$|freopen|open(at)?(64)?$|creat(64)?$|unlink|rename$|mkdir|socket$|system$|popen$"
)
CHANCE_SYMBOLS = (
    r"g_rand(om)?_|rand(_r)?$|srand(om)?$|random(_r)?$|[dejlmn]rand48|arc4random|getrandom|getentropy"
    r"|g_uuid_|tm_random_(init|new)"
)
CLOCK_SYMBOLS = (
    r"g_get_(real|monotonic|current)_time|g_date_time_new_now|g_timer_|g_date_set_time"
    r"|time$|clock(_gettime)?$|gettimeofday|timespec_get|ftime$"
)


class Tap:
    """Prints numbered test lines and remembers whether one of them failed."""

    def __init__(self):
        self.count = 0
        self.failed = False

    def case(self, name, faults):
        """One test: it holds if there are no faults."""
        self.count += 1
        for fault in faults:
            print(f"# {fault}")
        print(f"{'not ok' if faults else 'ok'} {self.count} - {name}")
        self.failed = self.failed or bool(faults)

    def end(self):
        """Prints the plan and returns the exit status."""
        print(f"1..{self.count}")
        return 1 if self.failed else 0


def source_files(folder):
    """All C files below a folder, in a steady order."""
    return sorted(path for path in folder.rglob("*.[ch]") if path.is_file())


def includes(path):
    """Yields the line, the kind and the name of everything a file includes."""
    text = path.read_text(encoding="utf-8")
    for match in INCLUDE.finditer(text):
        line = text.count("\n", 0, match.start(2)) + 1
        yield line, "system" if match.group(1) == "<" else "local", match.group(2)


def home_of(src, path, name, homes):
    """The layer in which the header that a file includes lies, or None for one from elsewhere."""
    nearby = (path.parent / name).resolve()
    if nearby.is_file() and src in nearby.parents:
        return nearby.relative_to(src).parts[0]
    first = name.split("/")[0]
    if first in LAYERS and (src / name).is_file():
        return first
    return homes.get(name)


def headers_by_name(src):
    """Maps each name by which a header can be included to its layer."""
    homes = {}
    for layer in LAYERS:
        for path in (src / layer).rglob("*.h"):
            homes[path.relative_to(src / layer).as_posix()] = layer
    return homes


def foreign_headers(src, layer, homes):
    """Names each include of a layer that reaches up or sideways."""
    allowed = BELOW[layer] | {layer}
    for path in source_files(src / layer):
        for line, kind, name in includes(path):
            home = home_of(src, path, name, homes)
            if home is not None and home not in allowed:
                yield f"{path.relative_to(src)}:{line}: {name} belongs to {home}"


def forbidden_headers(src, layer):
    """Names each include of a library that a layer must not know."""
    forbidden = re.compile(FORBIDDEN_HEADERS[layer])
    for path in source_files(src / layer):
        for line, kind, name in includes(path):
            if kind == "system" and forbidden.match(name):
                yield f"{path.relative_to(src)}:{line}: {name}"


def database_headers(src):
    """Names each header of the store by which a format would come to need a database."""
    homes = headers_by_name(src)
    for path in source_files(src / "exchange"):
        if path.stem.startswith(EXCHANGE_WITH_STORE):
            continue
        for line, kind, name in includes(path):
            if home_of(src, path, name, homes) == "store" and name not in STORE_FOR_EXCHANGE:
                yield f"{path.relative_to(src)}:{line}: {name} needs a database"


def sibling_games(src):
    """Names each include by which one game reaches into another."""
    games = {path.name for path in (src / "games").iterdir() if path.is_dir()}
    for game in sorted(games):
        for path in source_files(src / "games" / game):
            for line, kind, name in includes(path):
                nearby = (path.parent / name).resolve()
                parts = nearby.relative_to(src).parts if src in nearby.parents else ()
                other = parts[1] if nearby.is_file() and len(parts) > 2 else name.split("/")[0]
                if other in games and other != game:
                    yield f"{path.relative_to(src)}:{line}: {name} belongs to {other}"


def check_includes(src):
    """The tests over the source files."""
    tap = Tap()
    homes = headers_by_name(src)
    for layer in LAYERS:
        own = ", ".join(sorted(BELOW[layer])) or "nothing else"
        tap.case(f"/layers/includes/{layer}/sees only itself and {own}",
                 list(foreign_headers(src, layer, homes)))
        tap.case(f"/layers/includes/{layer}/none of the libraries of other layers",
                 list(forbidden_headers(src, layer)))
    tap.case("/layers/includes/games/do not know each other", list(sibling_games(src)))
    tap.case("/layers/includes/exchange/formats need no database", list(database_headers(src)))
    return tap.end()


def undefined_symbols(library):
    """What the objects of a static library call and do not bring themselves."""
    undefined = {}
    defined = set()
    member = ""
    output = subprocess.run(["nm", "--format=posix", library], check=True, text=True,
                            stdout=subprocess.PIPE).stdout
    for line in output.splitlines():
        if line.endswith("]:") or line.endswith(".o:"):
            member = line.rstrip(":").rpartition("[")[2].rstrip("]")
            continue
        fields = line.split()
        if len(fields) < 2:
            continue
        name = fields[0].partition("@")[0]
        if fields[1] in "Uw":
            undefined.setdefault(name, set()).add(member)
        else:
            defined.add(name)
    return {name: users for name, users in undefined.items() if name not in defined}


def exported_symbols(package):
    """What the shared library of a package exports."""
    query = subprocess.run(["pkg-config", "--variable=libdir", package], check=True, text=True,
                           stdout=subprocess.PIPE).stdout.strip()
    library = pathlib.Path(query) / f"lib{package}.so"
    output = subprocess.run(["nm", "--dynamic", "--defined-only", "--format=posix", str(library)],
                            check=True, text=True, stdout=subprocess.PIPE).stdout
    return {line.split()[0].partition("@")[0] for line in output.splitlines() if line.strip()}


def matching(symbols, pattern):
    """Names each symbol that matches, and where it is used."""
    expression = re.compile(pattern)
    return sorted(f"{name} in {', '.join(sorted(users))}"
                  for name, users in symbols.items() if expression.match(name))


def check_symbols(engine, games, search, exchange):
    """The tests over the compiled libraries."""
    tap = Tap()
    gio = exported_symbols("gio-2.0")
    for layer, library in (("engine", engine), ("games", games), ("search", search)):
        symbols = undefined_symbols(library)
        path = f"/layers/symbols/{layer}"
        tap.case(f"{path}/something is compiled", [] if symbols else [f"{library} calls nothing"])
        tap.case(f"{path}/no toolkit", matching(symbols, TOOLKIT_SYMBOLS))
        tap.case(f"{path}/no GIO", sorted(f"{name} in {', '.join(sorted(users))}"
                                          for name, users in symbols.items() if name in gio))
        tap.case(f"{path}/no JSON", matching(symbols, r"json_"))
        tap.case(f"{path}/no SQL", matching(symbols, r"sqlite3_"))
        tap.case(f"{path}/no files", matching(symbols, FILE_SYMBOLS))
        if layer != "search":
            tap.case(f"{path}/no stemming", matching(symbols, r"sb_stemmer_"))
        if layer != "engine":
            tap.case(f"{path}/no randomness", matching(symbols, CHANCE_SYMBOLS))
            tap.case(f"{path}/no clock", matching(symbols, CLOCK_SYMBOLS))
    check_exchange_symbols(tap, exchange, gio)
    return tap.end()


def check_exchange_symbols(tap, library, gio):
    """The tests over the library that reads and writes files of other programs."""
    symbols = {name: {user for user in users if not user.startswith(EXCHANGE_WITH_STORE)}
               for name, users in undefined_symbols(library).items()}
    symbols = {name: users for name, users in symbols.items() if users}
    # Identities are checked and made of what files say, never by chance.
    symbols.pop("g_uuid_string_is_valid", None)
    path = "/layers/symbols/exchange"
    tap.case(f"{path}/something is compiled", [] if symbols else [f"{library} calls nothing"])
    tap.case(f"{path}/no toolkit", matching(symbols, TOOLKIT_SYMBOLS))
    tap.case(f"{path}/no GIO", sorted(f"{name} in {', '.join(sorted(users))}"
                                      for name, users in symbols.items() if name in gio))
    tap.case(f"{path}/no SQL", matching(symbols, r"sqlite3_|tm_(database|archive|writer)_"))
    tap.case(f"{path}/no stemming", matching(symbols, r"sb_stemmer_"))
    tap.case(f"{path}/no randomness", matching(symbols, CHANCE_SYMBOLS))
    tap.case(f"{path}/no clock", matching(symbols, CLOCK_SYMBOLS))


def main():
    if len(sys.argv) == 3 and sys.argv[1] == "includes":
        return check_includes(pathlib.Path(sys.argv[2]).resolve())
    if len(sys.argv) == 6 and sys.argv[1] == "symbols":
        return check_symbols(*sys.argv[2:])
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
