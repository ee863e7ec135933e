#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""tablemate-cli box: what is printed on one's own copy of a game, and packs of it."""

import json
import os

from harness import FILE, INPUT, equal, folder, main, refuse, run

GAME = "paper-dungeons"
SHEET = "gems=1/3/6/10/15/22/30/36/42/50,wounds=0/0/-1/0/-3"
MAP = "B4=goblin:4:mage/potion,C4=gem:a,C4-C5=wall/water,A3-F3=tunnel"


class Box:
    """A box in an archive of its own."""

    def __init__(self, place):
        self.place = place
        self.path = os.path.join(place, "archive.db")

    def run(self, *arguments, **more):
        return run("box", *arguments, "--database", self.path, **more)

    def show(self, game=GAME):
        return self.run("show", game, "--json").json["contents"]

    def refuse(self, *arguments, mentions, **more):
        return refuse("box", *arguments, "--database", self.path, mentions=mentions, **more)

    def file(self, name, content):
        path = os.path.join(self.place, name)
        with open(path, "wb") as file:
            file.write(content if isinstance(content, bytes) else json.dumps(content).encode())
        return path


def with_box(function):
    def test():
        with folder() as place:
            function(Box(place))
    test.__name__ = function.__name__
    return test


def pack(**contents):
    return {"format": "tablemate-pack", "version": 1, "game": GAME, "contents": contents}


@with_box
def test_records_are_told_and_forgotten(box):
    assert "4 entries" in box.run("set", GAME, "map", MAP).stdout
    equal(sorted(box.show()["map"]), sorted(MAP.split(",")))
    assert "1 entry" in box.run("set", GAME, "map", "B4=orc:5:rogue").stdout
    assert "B4=orc:5:rogue" in box.show()["map"] and len(box.show()["map"]) == 4
    assert "C4=gem:a" in box.run("show", GAME).stdout
    box.run("forget", GAME)
    equal(box.show(), {})
    assert "Nothing is told" in box.run("show", GAME).stdout


@with_box
def test_packs_go_round(box):
    box.run("set", GAME, "map", MAP)
    box.run("set", GAME, "sheet", SHEET)
    first, second = (os.path.join(box.place, name) for name in ("1.json", "2.json"))
    told = box.show()
    box.run("export", GAME, first)
    box.run("forget", GAME)
    box.run("import", first)
    equal(box.show(), told)
    box.run("export", GAME, second)
    with open(first, "rb") as one, open(second, "rb") as other:
        equal(one.read(), other.read())
    assert "0 entries" in box.run("import", first).stdout


@with_box
def test_packs_add_or_replace(box):
    box.run("set", GAME, "map", MAP)
    other = box.file("other.json", pack(map=["B4=trap", "D5=potion"]))
    equal(box.run("import", other, "--json").json["changes"], 2)
    equal(sorted(box.show()["map"]),
          sorted(["B4=trap", "C4=gem:a", "C4-C5=wall/water", "A3-F3=tunnel", "D5=potion"]))
    box.run("import", other, "--replace")
    equal(sorted(box.show()["map"]), ["B4=trap", "D5=potion"])


@with_box
def test_sets_of_cards_are_packs_too(box):
    heroes = "explorer,knight,thief,warrior,wizard".split(",")
    heroes.reverse()
    box.run("set", "dungeon-raiders", "heroes", ",".join(heroes))
    out = os.path.join(box.place, "raiders.json")
    box.run("export", "dungeon-raiders", out)
    box.run("forget", "dungeon-raiders")
    box.run("import", out)
    equal(box.show("dungeon-raiders")["heroes"], heroes)


@with_box
def test_a_comma_can_belong_to_a_name(box):
    heroes = ["ba,rd:4:1:torch+torch", "knight", "thief", "warrior", "wizard"]
    box.run("set", "dungeon-raiders", "heroes", ",".join(hero.replace(",", "\\,") for hero in heroes))
    equal(box.show("dungeon-raiders")["heroes"], heroes)


@with_box
def test_histories_carry_the_box(box):
    box.run("set", GAME, "map", MAP)
    box.run("set", GAME, "sheet", SHEET)
    told = box.show()
    whole = os.path.join(box.place, "history.json")
    other = os.path.join(box.place, "other.db")
    run("history", "export", "--all", "--output", whole, "--database", box.path)
    run("history", "import", whole, "--database", other)
    equal(run("box", "show", GAME, "--json", "--database", other).json["contents"], told)
    # Of two devices the one that was told last has the whole page.
    run("box", "set", GAME, "map", "A1=trap", "--database", other)
    run("history", "merge", other, "--database", box.path)
    equal(sorted(box.show()["map"]), sorted([*MAP.split(","), "A1=trap"]))
    equal(box.show()["sheet"], told["sheet"])


TAUGHT = [
    ("teach-room", {"cell": "C4", "minion": "goblin", "level": "?", "hero": "mage"}),
    ("teach-edge", {"edge": "C5-C4", "wall": True}),
    ("teach-tunnel", {"ends": "A3-F3"}),
    ("teach-track", {"track": "gems", "values": [1, 3, "?", 10, 15, 22, 30, 36, 42, 50]}),
    ("teach-dungeon", {"dungeon": "a", "rooms": ["C4", "?", "E7"], "name": "Crypt"}),
    ("teach-monster", {"monster": "m:Ooze", "flee": "?", "limits": [14, "?", 18],
                       "fames": ["?", "?", "?"], "wounds": [1, "?", 3]}),
]


@with_box
def test_taught_matches_are_kept_and_audited(box):
    match = box.file("match.json", {
        "format": "tablemate-match", "version": 1, "game": GAME, "options": {"map": ["A1=trap"]},
        "seats": [{"name": "Anna"}],
        "moves": [{"kind": kind, "params": params} for kind, params in TAUGHT]})
    run("history", "import", match, "--database", box.path)
    known = run("history", "list", "--json", "--database", box.path).json["matches"][0]["id"]
    kept = os.path.join(box.place, "kept.json")
    run("history", "export", known, "--output", kept, "--database", box.path)
    first, again = (run("replay", path, "--audit", "--json").json for path in (match, kept))
    equal(again["audit"]["differing"], [])
    equal(again["table"], first["table"])
    # What others have taught is theirs until somebody takes it over.
    equal(box.show(), {})


@with_box
def test_bad_words(box):
    box.refuse("set", GAME, "cellar", "A1=trap", mentions="accepted: sheet, map, dungeons, monsters")
    box.refuse("set", "free", "map", "A1=trap", mentions="nothing in the box")
    box.refuse("show", "chess", mentions="chess")
    box.refuse("set", GAME, "map", "A1=trap", "--replace", mentions="does not take --replace")
    box.refuse("import", os.path.join(box.place, "none.json"), mentions="none.json", status=FILE)


HOSTILE = {
    "empty": b"",
    "no-json": b"\x00\xff\xfe",
    "half": b'{"format":"tablemate-pack","version":1,',
    "list": [],
    "text": "pack",
    "other-format": {"format": "tablemate-match", "version": 1, "game": GAME, "contents": {}},
    "no-format": {"version": 1, "game": GAME, "contents": {}},
    "no-version": {"format": "tablemate-pack", "game": GAME, "contents": {}},
    "later-version": {"format": "tablemate-pack", "version": 2, "game": GAME, "contents": {}},
    "version-text": {"format": "tablemate-pack", "version": "1", "game": GAME, "contents": {}},
    "no-game": {"format": "tablemate-pack", "version": 1, "contents": {}},
    "other-game": {"format": "tablemate-pack", "version": 1, "game": "chess", "contents": {}},
    "game-without-box": {"format": "tablemate-pack", "version": 1, "game": "free", "contents": {}},
    "game-number": {"format": "tablemate-pack", "version": 1, "game": 7, "contents": {}},
    "no-contents": {"format": "tablemate-pack", "version": 1, "game": GAME},
    "contents-list": {"format": "tablemate-pack", "version": 1, "game": GAME, "contents": []},
    "more-members": {"format": "tablemate-pack", "version": 1, "game": GAME, "contents": {}, "run": "rm"},
    "no-part": pack(cellar=["A1=trap"]),
    "no-box-option": pack(depth=["table"]),
    "part-text": pack(map="A1=trap"),
    "part-object": pack(map={"A1": "trap"}),
    "entry-number": pack(map=[1]),
    "entry-null": pack(map=[None]),
    "entry-list": pack(map=[["A1=trap"]]),
    "no-key": pack(map=["trap"]),
    "no-value": pack(map=["A1"]),
    "unknown-key": pack(map=["Z9=trap"]),
    "row-out": pack(map=["A8=trap"]),
    "column-out": pack(map=["G1=trap"]),
    "entrance-room": pack(map=["C0=trap"]),
    "unknown-word": pack(map=["A1=treasure"]),
    "two-rewards": pack(map=["A1=potion/item"]),
    "two-minions": pack(map=["A1=goblin:3:rogue/orc:4:mage"]),
    "level-out": pack(map=["A1=goblin:10:rogue"]),
    "level-negative": pack(map=["A1=goblin:-1:rogue"]),
    "hero-unknown": pack(map=["A1=goblin:3:thief"]),
    "letter-out": pack(map=["A1=gem:i"]),
    "amount-out": pack(map=["A1=4*potion"]),
    "twice": pack(map=["A1=trap", "A1=potion"]),
    "edge-far": pack(map=["A1-C1=wall"]),
    "edge-diagonal": pack(map=["A1-B2=wall"]),
    "edge-same": pack(map=["A1-A1=wall"]),
    "edge-word": pack(map=["A1-A2=fire"]),
    "edge-both-ways": pack(map=["A1-A2=wall", "A2-A1=water"]),
    "tunnel-inside": pack(map=["B2-E2=tunnel"]),
    "tunnel-bent": pack(map=["A1-F7=tunnel"]),
    "many": pack(map=["A1=trap"] * 10000),
    "long": pack(map=["A1=" + "trap/" * 100000]),
    "track-long": pack(sheet=["gems=" + "/".join(["1"] * 11)]),
    "track-word": pack(sheet=["gems=many"]),
    "track-large": pack(sheet=["minions=99999999999999999999"]),
    "capacity-out": pack(sheet=["potions=1000"]),
    "row-far": pack(sheet=["potion-rows=99:level"]),
    "die-clover-black": pack(sheet=["black=clover/mage/priest/rogue/boots/skull"]),
    "die-boots-white": pack(sheet=["white=boots/mage/priest/rogue/clover/skull"]),
    "die-five": pack(sheet=["white=mage/priest/rogue/clover/skull"]),
    "dungeon-unknown": pack(dungeons=["z=C4/D6/E7"]),
    "dungeon-two-rooms": pack(dungeons=["a=C4/D6"]),
    "dungeon-entrance": pack(dungeons=["a=C0/D6/E7"]),
    "dungeon-walls": pack(dungeons=["a.walls=C1-F1"]),
    "monster-field": pack(monsters=["chimera=colour:red"]),
    "monster-letter": pack(monsters=["chimera=letters:x:y"]),
    "monster-stage": pack(monsters=["chimera=stage:4"]),
    "monster-name-long": pack(monsters=["m:" + "x" * 500 + "=flee:4"]),
    "control": pack(monsters=["m:a\u0007=flee:4"]),
    "nul": b'{"format":"tablemate-pack","version":1,"game":"paper-dungeons","contents":{"map":["A1=tr\\u0000ap"]}}',
    "deep": b'{"contents":' * 2000,
    "bad-utf8": b'{"format":"tablemate-pack","version":1,"game":"paper-dungeons","contents":{"map":["A1=\xff"]}}',
    "large": b'{"format":"tablemate-pack","x":"' + b"y" * (2 << 20) + b'"}',
}


def make_hostile(content):
    @with_box
    def test(box):
        box.run("set", GAME, "map", MAP)
        told = box.show()
        box.refuse("import", box.file("hostile.json", content), mentions="hostile.json", status=INPUT)
        equal(box.show(), told)
    return test


for hostile, content in HOSTILE.items():
    globals()["test_hostile_" + hostile.replace("-", "_")] = make_hostile(content)

if __name__ == "__main__":
    main()
