#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""tablemate-cli draw: odds of drawing without putting anything back."""

from fractions import Fraction
from itertools import combinations
from math import comb

from harness import equal, main, refuse, run

TREASURES = {"sword": 3, "talisman": 3, "sceptre": 3, "tools": 3, "scroll": 3, "ring": 4, "scales": 6,
             "elixir": 3, "bait": 4, "portal": 4}
BAG = [f"{kind}={count}" for kind, count in TREASURES.items()]


def draw(*arguments):
    return run("draw", *arguments, "--json").json


def chances(part):
    """What the program says, as exact fractions by value."""
    equal(part["odds"]["exact"], True)
    return {value: Fraction(chance) for value, chance in part["odds"]["distribution"]}


def enumerate_draws(bag, take, points):
    """Looks at every hand of the bag."""
    things = [points.get(kind, 0) for kind, count in bag.items() for _ in range(count)]
    counts = {}
    for hand in combinations(things, take):
        counts[sum(hand)] = counts.get(sum(hand), 0) + 1
    total = sum(counts.values())
    return {value: Fraction(count, total) for value, count in counts.items()}


def test_each_kind_by_itself():
    document = draw(*BAG, "--take", "20")
    equal((document["left"], document["take"]), (36, 20))
    equal([part["want"] for part in document["draws"]], list(TREASURES))
    for part in document["draws"]:
        n = TREASURES[part["want"]]
        equal(chances(part), {k: Fraction(comb(n, k) * comb(36 - n, 20 - k), comb(36, 20))
                              for k in range(n + 1)})


def test_kinds_counted_together():
    for want in (["--want", "ring,scales"], ["--want", "ring", "--want", "scales"]):
        part, = draw(*BAG, "--take", "3", *want)["draws"]
        equal(part["want"], "ring, scales")
        equal(chances(part), enumerate_draws(TREASURES, 3, {"ring": 1, "scales": 1}))


def test_points():
    part, = draw(*BAG, "--take", "4", "--want", "ring,scales=3,bait=-2")["draws"]
    equal(part["want"], "ring, scales=3, bait=-2")
    equal(chances(part), enumerate_draws(TREASURES, 4, {"ring": 1, "scales": 3, "bait": -2}))


def test_what_was_seen_is_gone():
    seen = ["--given", "ring=2,scroll=1", "--given", "scales=6"]
    document = draw(*BAG, *seen, "--take", "4", "--want", "ring,scales,scroll=2")
    left = {**TREASURES, "ring": 2, "scroll": 2, "scales": 0}
    equal(document["left"], 27)
    equal({kind["kind"]: kind["count"] - kind["seen"] for kind in document["bag"]}, left)
    equal(chances(document["draws"][0]), enumerate_draws(left, 4, {"ring": 1, "scroll": 2}))


def test_mean_deviation_and_quantiles():
    part, = draw("a=4", "b=6", "--take", "5", "--want", "a")["draws"]
    exact = chances(part)
    mean = sum(value * chance for value, chance in exact.items())
    variance = sum((value - mean) ** 2 * chance for value, chance in exact.items())
    equal(mean, 2)
    assert abs(part["odds"]["mean"] - 2) < 1e-12
    assert abs(part["odds"]["deviation"] - float(variance) ** 0.5) < 1e-12
    equal(dict(map(tuple, part["odds"]["quantiles"]))[0.5], 2)


def test_at_least():
    part, = draw(*BAG, "--take", "3", "--want", "ring", "--at-least", "1")["draws"]
    limit, chance = part["odds"]["at_least"]
    equal(limit, 1)
    equal(Fraction(chance), 1 - Fraction(comb(32, 3), comb(36, 3)))


def test_nothing_and_everything():
    equal(draw("a=4", "b=6", "--take", "0", "--want", "a")["draws"][0]["odds"]["distribution"], [[0, "1/1"]])
    equal(draw("a=4", "b=6", "--take", "10", "--want", "a")["draws"][0]["odds"]["distribution"], [[4, "1/1"]])


def test_large_bags():
    part, = draw("a=400000", "b=600000", "--take", "1000", "--want", "a")["draws"]
    equal(part["odds"]["exact"], False)
    assert abs(part["odds"]["mean"] - 400) < 1e-6


def test_for_people():
    text = run("draw", *BAG, "--take", "3", "--want", "ring", "--at-least", "1").stdout
    assert "1 or more" in text and "█" in text and "248/357" in text, text


def test_wrong_bag():
    refuse("draw", mentions=["usage", "KIND=COUNT"])
    refuse("draw", "ring", "--take", "1", mentions=["ring", "name=value"])
    refuse("draw", "ring=4", "ring=2", "--take", "1", mentions=["ring", "twice"])
    refuse("draw", "ring=-1", "--take", "1", mentions=["ring", "-1"])
    refuse("draw", "ring=many", "--take", "1", mentions=["ring", "many"])
    refuse("draw", "ring=1000000", "scales=1000000", "--take", "1", mentions="scales")


def test_wrong_draw():
    refuse("draw", *BAG, mentions="--take")
    refuse("draw", *BAG, "--take", "37", mentions=["--take", "36"])
    refuse("draw", *BAG, "--take", "36", "--given", "ring=1", mentions=["--take", "35"])
    refuse("draw", *BAG, "--take", "-1", mentions="--take")


def test_wrong_kinds():
    refuse("draw", *BAG, "--take", "3", "--want", "rings", mentions=["rings", "ring, scales"])
    refuse("draw", *BAG, "--take", "3", "--want", "", mentions="accepted")
    refuse("draw", *BAG, "--take", "3", "--want", "ring,ring", mentions=["ring", "twice"])
    refuse("draw", *BAG, "--take", "3", "--want", "ring=much", mentions=["ring", "much"])
    refuse("draw", *BAG, "--take", "3", "--given", "ring=5", mentions=["ring", "from 0 to 4"])
    refuse("draw", *BAG, "--take", "3", "--given", "ring=3,ring=2", mentions=["ring", "from 0 to 1"])
    refuse("draw", *BAG, "--take", "3", "--at-least", "x", mentions="--at-least")


def test_too_much_work():
    refuse("draw", "a=1000", "b=1000", "c=1000", "--take", "1000", "--want", "a=1000000,b",
           mentions="too much work")


if __name__ == "__main__":
    main()
