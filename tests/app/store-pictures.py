# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes the pictures that software centres show, those that the metainfo names.

    store-pictures.py FOLDER [NAME]

Each is the program in one state, in English; matches come from the files beside this one. With a name
only that picture is taken.
"""

import os
import re
import subprocess
import sys
import time

import driver
import screenshots

# A picture: its name, theme, size, what its archive holds, and what is on view.
PICTURES = (
    ("dungeon-raiders", "light", "wide", "four-players", "match", 98),
    ("black-crystal", "dark", "wide", "crystal-four-players", "match", 90),
    ("dungeoneer", "light", "wide", "dungeoneer-two-players", "map", 60),
    ("history", "dark", "wide", None, "history", 0),
    ("phone", "light", "phone", "paper-solo", "match", screenshots.PAPER_WALK),
)
SETTLED = 2.5


class Pictures(screenshots.Tour):
    """The pictures of one theme, one after another."""

    def __init__(self, folder, theme):
        super().__init__(folder, theme, "en", "")

    def take_picture(self, name, size, file, view, n_moves):
        matches = [(n_moves, {"name": file})] if file is not None else []
        with self.open(*matches, history=view == "history") as window:
            if view == "history":
                self.go("history")
            self.resize(size)
            if view != "history":
                window.click(re.compile("^Continue "))
            if view == "map":
                window.click("Journal and Judge")
            time.sleep(SETTLED)
            path = os.path.join(self.folder, name + ".png")
            self.import_picture(path)
            self.check_names(name)
        subprocess.run(["convert", path, "-strip", "-define", "png:compression-level=9",
                        "-define", "png:exclude-chunks=date,time", path], check=True)


def main():
    folder = os.path.abspath(sys.argv[1])
    wanted = sys.argv[2] if len(sys.argv) > 2 else None
    os.makedirs(folder, exist_ok=True)
    driver.enter_session()
    for name, theme, size, file, view, n_moves in PICTURES:
        if wanted in (None, name):
            Pictures(folder, theme).take_picture(name, size, file, view, n_moves)


if __name__ == "__main__":
    main()
