# SPDX-License-Identifier: GPL-3.0-or-later
"""check-help.py SOURCE: whether the user's guide is whole. Every page is well-formed, listed, and reached
from the first one; every link leads somewhere; every label is one of the interface, and in a
translation the one that the interface has there; every translation has every string.
"""

import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as tree

MALLARD = "{http://projectmallard.org/1.0/}"
XML_ID = "id"
faults = []


def complain(place, message):
    faults.append(f"{place}: {message}")


def unquote(block):
    text = "".join(line.strip()[1:-1] for line in block.strip().split("\n"))
    return re.sub(r"\\(.)", lambda match: {"n": "\n", "t": "\t"}.get(match[1], match[1]), text)


def read_po(path):
    """The translations of each string, whatever the context; plural forms count as strings."""
    strings = {}
    for entry in path.read_text(encoding="utf-8").split("\n\n"):
        found = dict()
        for key, block in re.findall(r'^(msg\w+(?:\[\d\])?) ((?:".*"\n?)+)', entry, re.M):
            found[key] = unquote(block)
        if found.get("msgid"):
            strings.setdefault(found["msgid"], set()).add(found.get("msgstr", found.get("msgstr[0]")))
    return strings


def label(text):
    return re.sub(r"_(?=\w)", "", text, count=1)


def labels_of(strings):
    labels = {}
    for string, translations in strings.items():
        labels.setdefault(label(string), set()).update(label(each) for each in translations if each)
    return labels


def guis(markup):
    return re.findall(r"<gui>(.*?)</gui>", markup)


def read_pages(folder):
    pages = {}
    for path in sorted(folder.glob("*.page")):
        try:
            root = tree.parse(path).getroot()
        except tree.ParseError as error:
            complain(path, error)
            continue
        if root.tag != MALLARD + "page":
            complain(path, "is not a Mallard page")
        elif root.get(XML_ID) != path.stem:
            complain(path, f"its id is “{root.get(XML_ID)}”")
        for needed in ("info/desc", "title"):
            if root.find("/".join(MALLARD + part for part in needed.split("/"))) is None:
                complain(path, f"has no {needed}")
        pages[path.stem] = root
    return pages


def check_links(folder, pages):
    anchors = set(pages)
    reached = {}
    for name, root in pages.items():
        for section in root.iter(MALLARD + "section"):
            anchors.add(f"{name}#{section.get(XML_ID)}")
    for name, root in pages.items():
        for link in root.iter(MALLARD + "link"):
            target = link.get("xref")
            if target not in anchors:
                complain(folder / f"{name}.page", f"there is no “{target}”")
            elif link.get("type") == "guide":
                reached.setdefault(target.split("#")[0], set()).add(name)
    seen, waiting = {"index"}, ["index"]
    while waiting:
        for name in reached.get(waiting.pop(), ()):
            if name not in seen:
                seen.add(name)
                waiting.append(name)
    for name in sorted(set(pages) - seen):
        complain(folder / f"{name}.page", "the first page does not lead to it")


def check_listed(source, pages):
    listed = set(re.findall(r"'([\w-]+)\.page'", (source / "help/meson.build").read_text(encoding="utf-8")))
    for name in sorted(set(pages) ^ listed):
        complain("help/meson.build", f"{name}.page is not both listed and there")


def check_labels(folder, language, known, translation):
    """Labels of the pages, and of their translation beside them."""
    for path in sorted(folder.glob("*.page")):
        for gui in guis(re.sub(r"\s+", " ", path.read_text(encoding="utf-8"))):
            if gui not in known:
                complain(path, f"the interface has no “{gui}”")
    for string, texts in translation.items():
        for text in texts:
            here, there = guis(string), guis(text or "")
            if len(here) != len(there):
                complain(f"help/{language}", f"other labels in “{text}”")
            for gui in there:
                if not any(gui in known.get(original, ()) for original in here):
                    complain(f"help/{language}", f"the interface does not say “{gui}” for any of {here}")


def check_translation(source, folder, language):
    path = source / "help" / language / f"{language}.po"
    with tempfile.TemporaryDirectory() as scratch:
        pot, merged = f"{scratch}/help.pot", f"{scratch}/merged.po"
        pages = [str(page) for page in sorted(folder.glob("*.page"))]
        for command in (["msgfmt", "--check", "--output-file=/dev/null", str(path)],
                        ["itstool", "-o", pot, *pages],
                        ["msgmerge", "--quiet", "--no-fuzzy-matching", f"--output-file={merged}", str(path), pot]):
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode != 0:
                complain(path, done.stderr.strip())
                return
        for option in ("--untranslated", "--only-fuzzy"):
            left = subprocess.run(["msgattrib", option, "--no-obsolete", "--no-wrap", merged],
                                  capture_output=True, text=True, check=True).stdout
            for string in re.findall(r'^msgid "(..*)"', left, re.M):
                complain(path, f"not translated: {string}")
        if faults:
            complain(path, "ninja -C BUILD help-tablemate-update-po brings it up to date")


def main():
    source = pathlib.Path(sys.argv[1])
    folder = source / "help/C"
    pages = read_pages(folder)
    if "index" not in pages:
        sys.exit(f"{folder}: there is no index.page")
    check_links(folder, pages)
    check_listed(source, pages)
    for language in (source / "help/LINGUAS").read_text(encoding="utf-8").split():
        check_translation(source, folder, language)
        check_labels(folder, language, labels_of(read_po(source / f"po/{language}.po")),
                     read_po(source / f"help/{language}/{language}.po"))
    if faults:
        sys.exit("\n".join(faults))


main()
