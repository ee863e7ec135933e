# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes a picture of every place, light and dark, on a phone and on a desk, in English and Russian.

    screenshots.py FOLDER [PART-OF-A-NAME]

Places are reached by what does not depend on the language: order, roles and keys.
"""

import os
import re
import sys
import time

import driver

SIZES = {"phone": (360, 640), "desk": (1024, 768), "wide": (1280, 800)}
LANGUAGES = {"en": "en_US.UTF-8", "ru": "ru_RU.UTF-8"}
PEOPLE = ["Anna", "Boris", "Vera", "Gleb"]
PEOPLE_RU = ["Анна", "Борис", "Вера", "Глеб"]


class Tour:
    """One walk through the places with one look."""

    def __init__(self, window, folder, name, people):
        self.window = window
        self.folder = folder
        self.name = name
        self.people = people

    def shoot(self, place):
        self.window.screenshot(os.path.join(self.folder, f"{place}-{self.name}.png"))

    def button(self, index=0, pattern=None):
        nodes = self.window.find_all(pattern, driver.Window.BUTTONS)
        self.window.act(nodes[index])
        time.sleep(0.4)

    def key(self, combination):
        self.window.key(combination)
        time.sleep(0.6)

    def places(self):
        """Play, judge and rules: the three pages of the switcher."""
        tabs = self.window.wait_for(lambda: self.window.find_all(role="page tab") or None, "the switcher")
        for place, tab in zip(("play", "judge", "rules"), tabs):
            self.window.act(tab)
            time.sleep(0.5)
            self.shoot(place)
        self.window.act(tabs[0])

    def set_up(self):
        self.key("ctrl+n")
        for name in self.people:
            fields = self.window.find_all(role="text")
            empty = [field for field in fields if field.queryText().characterCount == 0]
            if not empty:
                break
            self.window.type_into(empty[0], name)
        time.sleep(0.3)
        self.shoot("new-match")

    def choose_everything(self):
        """Answers a picker: the first choice nobody has taken, in every group."""
        taken = set()
        for group in self.window.find_all(role="grouping"):
            choices = [node for node in self.window.find_all(role="toggle button", within=group)
                       if node.parent == group or node.parent.parent == group]
            for choice in choices:
                if (choice.name, len(choices)) not in taken:
                    taken.add((choice.name, len(choices)))
                    self.window.act(choice)
                    break

    def match(self):
        self.key("ctrl+Return")
        time.sleep(0.6)
        self.shoot("match-begin")
        self.key("ctrl+Return")
        time.sleep(0.6)
        self.shoot("match-picker")


def take(folder, name, language, dark, size, people, locale_dir):
    width, height = size
    settings = {"window-width": width, "window-height": height}
    with driver.Window(language=language, locale_dir=locale_dir, dark=dark, settings=settings) as window:
        tour = Tour(window, folder, name, people)
        tour.places()
        tour.set_up()
        tour.match()
        unnamed = window.unnamed_buttons()
        if unnamed:
            raise driver.Failure(f"{name}: without a name: " + ", ".join(unnamed))


def main():
    driver.enter_session()
    folder = sys.argv[1]
    wanted = sys.argv[2] if len(sys.argv) > 2 else ""
    os.makedirs(folder, exist_ok=True)
    locale_dir = os.path.join(os.environ.get("TABLEMATE_BUILD_DIR", "_build/trixie-gcc"), "po")
    for look in ("light", "dark"):
        for size_name, size in SIZES.items():
            for short, language in LANGUAGES.items():
                name = f"{size_name}-{look}-{short}"
                if wanted in name:
                    take(folder, name, language, look == "dark", size,
                         PEOPLE_RU if short == "ru" else PEOPLE, locale_dir)


if __name__ == "__main__":
    main()
