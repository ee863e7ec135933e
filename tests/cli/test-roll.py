#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""tablemate-cli roll: dice, their odds, and notation that is wrong."""

from fractions import Fraction
from math import comb

from harness import SEED, equal, main, refuse, run


def test_same_seed_same_roll():
    first = run("roll", "4d6kh3+2", "--seed", SEED, "--json").json
    equal(run("roll", "4d6kh3+2", "--seed", SEED, "--json").json, first)
    equal(first["seed"], SEED)


def test_fresh_seeds_differ():
    seeds = {run("roll", "d6", "--json").json["seed"] for _ in range(4)}
    equal(len(seeds), 4)


def test_roll_can_be_made_again_from_its_seed():
    first = run("roll", "6d20!", "--json").json
    equal(run("roll", "6d20!", "--seed", first["seed"], "--json").json, first)


def test_rolls_do_not_depend_on_how_many_are_made():
    ten = run("roll", "3d6", "--seed", SEED, "--count", "10", "--json").json["rolls"]
    three = run("roll", "3d6", "--seed", SEED, "--count", "3", "--json").json["rolls"]
    equal(three, ten[:3])


def test_every_die_is_shown():
    for roll in run("roll", "4d6kh3+2", "--count", "50", "--json").json["rolls"]:
        equal(len(roll["dice"]), 4)
        kept = [die["value"] for die in roll["dice"] if die["counts"]]
        dropped = [die["value"] for die in roll["dice"] if "dropped" in die["marks"]]
        equal((len(kept), len(dropped)), (3, 1))
        assert dropped[0] <= min(kept)
        equal(roll["total"], sum(kept) + 2)


def test_roll_for_people():
    text = run("roll", "4d6kh3+2", "--seed", SEED).stdout
    assert "dropped" in text and SEED in text


def test_odds_are_exact():
    odds = run("roll", "4d6kh3+2", "--odds", "--json").json["odds"]
    equal(odds["exact"], True)
    equal(sum(Fraction(chance) for _, chance in odds["distribution"]), 1)
    equal(dict(map(tuple, odds["distribution"]))[5], "1/1296")
    mean = sum(value * Fraction(chance) for value, chance in odds["distribution"])
    assert abs(odds["mean"] - float(mean)) < 1e-12


def test_odds_alone_do_not_roll():
    equal(run("roll", "2d6", "--odds", "--json").json["rolls"], [])
    equal(len(run("roll", "2d6", "--odds", "--count", "2", "--json").json["rolls"]), 2)
    equal(run("roll", "2d6", "--json").json["odds"], None)


def test_odds_for_people():
    text = run("roll", "2d6", "--odds").stdout
    assert "1/36" in text and "█" in text


def odds_of(*arguments):
    """Odds with the chances as exact fractions by value."""
    odds = run("roll", *arguments, "--json").json["odds"]
    return odds, {value: Fraction(chance) for value, chance in odds["distribution"]}


def test_odds_under_a_condition():
    _, whole = odds_of("2d6", "--odds")
    for given, meets in ((">=9", lambda n: n >= 9), (">9", lambda n: n > 9), ("<= 5", lambda n: n <= 5),
                         ("<5", lambda n: n < 5), ("=7", lambda n: n == 7), ("7", lambda n: n == 7),
                         ("!=3", lambda n: n != 3), ("<>3", lambda n: n != 3),
                         ("3..9", lambda n: 3 <= n <= 9), (" 3 .. 9 ", lambda n: 3 <= n <= 9),
                         ("-3..4", lambda n: n <= 4)):
        odds, part = odds_of("2d6", "--odds", f"--given={given}")
        chance = sum(chance for value, chance in whole.items() if meets(value))
        equal(odds["given"], given)
        equal(Fraction(odds["chance_of_given"]), chance)
        equal(part, {value: share / chance for value, share in whole.items() if meets(value)})
        mean = sum(value * share for value, share in part.items())
        assert abs(odds["mean"] - float(mean)) < 1e-12, given


def test_odds_without_a_condition():
    odds, _ = odds_of("2d6", "--odds")
    equal((odds["given"], odds["chance_of_given"], odds["at_least"]), (None, None, None))


def test_condition_on_odds_that_are_not_exact():
    odds = run("roll", "60d20", "--given", ">=630", "--json").json["odds"]
    equal(odds["exact"], False)
    assert 0.5 < odds["chance_of_given"] < 0.52, odds["chance_of_given"]
    assert abs(sum(chance for _, chance in odds["distribution"]) - 1) < 1e-12
    equal(odds["distribution"][0][0], 630)


def test_at_least():
    for limit, chance in ((11, "1/12"), (2, "1/1"), (-5, "1/1"), (13, "0/1"), (7, "7/12")):
        odds, _ = odds_of("2d6", f"--at-least={limit}")
        equal(odds["at_least"], [limit, chance])
    odds, _ = odds_of("2d6", "--given", ">=9", "--at-least", "11")
    equal(odds["at_least"], [11, "3/10"])


def test_conditions_for_people():
    text = run("roll", "2d6", "--given", ">=9", "--at-least", "11").stdout
    assert "5/18" in text and "3/10" in text and ">=9" in text


def test_conditions_that_are_wrong():
    for given in ("", "x", ">=", "3..", "..3", "=>3", "3...9", "1 2", "> = 9", "1 0..12", ">=3.5",
                  ">=99999999999999999999"):
        refuse("roll", "2d6", "--odds", f"--given={given}", mentions=[">=12", "3..9"])
    for given in (">12", "<2", "=13", "9..3", "13..20"):
        refuse("roll", "2d6", "--odds", f"--given={given}", mentions=[given, "from 2 to 12"])
    refuse("roll", "2d6", "--at-least", "many", mentions=["--at-least", "many"])


def test_everything_but_one_face():
    _, chances = odds_of("7d{champion,fighter,cleric,mage,thief,scroll}ro<>champion=champion", "--odds")
    equal(chances, {n: comb(7, n) * Fraction(11, 36) ** n * Fraction(25, 36) ** (7 - n) for n in range(8)})
    equal(run("roll", "3d6 <> 1", "--count", "1", "--json").json["notation"], "3d6<>1")
    equal(odds_of("3d6<>1", "--odds")[1][0], Fraction(1, 216))
    for roll in run("roll", "9d6ro<>6", "--count", "20", "--json").json["rolls"]:
        for die in roll["dice"]:
            assert die["value"] != 6 or "rerolled" not in die["marks"]


def test_long_tables_are_put_together():
    assert len(run("roll", "100d100", "--odds").stdout.splitlines()) < 80


def test_tree():
    assert run("roll", "2d6+3", "--tree").stdout.strip()
    assert run("roll", "2d6+3", "--tree", "--json").json["tree"]


def test_notation_that_is_wrong():
    for notation, mentions in (
            ("(99^99)d20", "power"), ("d1!", "never ends"), ("1000000d6", "1000"), ("d0", "Column"),
            ("", "Column"), ("4d6kx", "Column"), ("((((", "Column"), ("2d6/0", "Column"),
            ("9" * 400, "Column"), ("d" * 499, "Column"), ("(" * 400 + "1" + ")" * 400, ""),
            ("d6" + "+d6" * 200, "500"), ("привет", "Column"), ("d6\nd6", "")):
        refuse("roll", notation, mentions=mentions)


def test_million_dice_as_sums():
    refuse("roll", "+".join(["1000d6"] * 60), mentions="10000")


def test_wrong_seed():
    refuse("roll", "d6", "--seed", "12", mentions="64")
    refuse("roll", "d6", "--seed", "g" * 64, mentions="64")


def test_wrong_count():
    refuse("roll", "d6", "--count", "0", mentions=["--count", "from 1 to"])
    refuse("roll", "d6", "--count", "-5", mentions="--count")
    refuse("roll", "d6", "--count", "1000000000", mentions="--count")
    refuse("roll", "d6", "--count", "many", mentions="many")


def test_notation_that_begins_with_a_minus():
    total = run("roll", "--json", "--", "-1d6").json["rolls"][0]["total"]
    assert -6 <= total <= -1


if __name__ == "__main__":
    main()
