# SPDX-License-Identifier: GPL-3.0-or-later
"""check-manifest.py MANIFEST ID STATED: whether the Flatpak manifest is complete, pinned, and asks for
exactly the permissions that the document STATED lists.
"""

import json
import pathlib
import re
import sys

import jsonschema

# What of the format of flatpak-builder is used here; a misspelt key is a fault.
NAMES = {"type": "array", "items": {"type": "string", "minLength": 1}, "minItems": 1, "uniqueItems": True}
PINNED = {
    "type": "object",
    "properties": {
        "type": {"const": "git"},
        "url": {"type": "string", "pattern": r"^https://.*\.git$"},
        "tag": {"type": "string", "minLength": 1},
        "commit": {"type": "string", "pattern": "^[0-9a-f]{40}$"},
    },
    "required": ["type", "url", "tag", "commit"],
    "additionalProperties": False,
}
OWN = {
    "type": "object",
    "properties": {"type": {"const": "dir"}, "path": {"const": ".."}, "skip": NAMES},
    "required": ["type", "path"],
    "additionalProperties": False,
}
MODULE = {
    "type": "object",
    "properties": {
        "name": {"type": "string", "minLength": 1},
        "buildsystem": {"enum": ["meson", "cmake-ninja", "simple"]},
        "config-opts": NAMES,
        "build-commands": NAMES,
        "cleanup": NAMES,
        "sources": {"type": "array", "items": {"anyOf": [PINNED, OWN]}, "minItems": 1, "maxItems": 1},
    },
    "required": ["name", "buildsystem", "sources"],
    "additionalProperties": False,
}
MANIFEST = {
    "type": "object",
    "properties": {
        "id": {"type": "string"},
        "runtime": {"const": "org.gnome.Platform"},
        "runtime-version": {"type": "string", "pattern": "^[1-9][0-9]$"},
        "sdk": {"const": "org.gnome.Sdk"},
        "command": {"const": "tablemate"},
        "finish-args": NAMES,
        "cleanup": NAMES,
        "modules": {"type": "array", "items": MODULE, "minItems": 1},
    },
    "required": ["id", "runtime", "runtime-version", "sdk", "command", "finish-args", "modules"],
    "additionalProperties": False,
}
# Tablemate must never ask for these, whatever a document says.
FORBIDDEN = re.compile("network|filesystem|socket=(x11|session-bus|system-bus|ssh-auth|cups)|device=all"
                       "|talk-name|own-name|allow=|persist")


def find_faults(manifest, wanted_id, stated):
    """What is wrong with the manifest, one sentence each."""
    faults = []
    for error in jsonschema.Draft7Validator(MANIFEST).iter_errors(manifest):
        faults.append(f"{'/'.join(map(str, error.absolute_path)) or 'the manifest'}: {error.message}")
    if faults:
        return faults

    if manifest["id"] != wanted_id:
        faults.append(f"the id is {manifest['id']}")
    asked = manifest["finish-args"]
    faults += [f"the document does not state {permission}" for permission in asked if permission not in stated]
    faults += [f"the manifest does not ask for {permission}" for permission in stated if permission not in asked]
    faults += [f"{permission} is more than Tablemate may have" for permission in asked if FORBIDDEN.search(permission)]

    own = manifest["modules"][-1]
    if own["name"] != "tablemate" or own["sources"][0]["type"] != "dir":
        faults.append("the last module is not Tablemate itself")
    for module in manifest["modules"][:-1]:
        if module["sources"][0]["type"] != "git":
            faults.append(f"{module['name']}: not pinned")
    options = set(re.findall(r"^option\('([a-z-]+)'", pathlib.Path("meson.options").read_text(encoding="utf-8"),
                             re.MULTILINE))
    for option in own.get("config-opts", []):
        if option.removeprefix("-D").split("=")[0] not in options:
            faults.append(f"meson.options has no {option}")
    return faults


def main():
    path, wanted_id, document = sys.argv[1:]
    text = pathlib.Path(document).read_text(encoding="utf-8")
    stated = re.findall(r"^\| `(--[^`]+)` \|", text, re.MULTILINE)
    manifest = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
    faults = find_faults(manifest, wanted_id, stated)
    if f"GNOME {manifest.get('runtime-version')} runtime" not in text:
        faults.append(f"{document} names another runtime than {manifest.get('runtime-version')}")
    for fault in faults:
        print(f"{path}: {fault}")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
