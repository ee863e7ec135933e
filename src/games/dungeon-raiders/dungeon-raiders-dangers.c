/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rooms that take: monsters and traps. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeon-raiders-private.h"

/* No hero takes more wounds than bring him to ten. */
static gint32
wound (gint32 *wounds, guint seat, gint32 amount, guint32 *dead)
{
  gint32 taken = MIN (amount, RAIDERS_MAX_WOUNDS - wounds[seat]);

  wounds[seat] += taken;
  if (taken > 0 && wounds[seat] == RAIDERS_MAX_WOUNDS)
    *dead |= 1u << seat;
  return taken;
}

static void
explain_dead (guint32 dead, TmResolution *resolution)
{
  if (dead != 0)
    tm_resolution_add_reason (
        resolution, "raiders.death",
        tm_text (N_ ("Ten wounds, out of the game: %s."), tm_arg_seats (dead)));
}

/* Monsters */

/**
 * raiders_choose_shield:
 * @n_descended: how many heroes went down, 3 to 5
 * @n_alive: how many of them live
 * @shields: power against 3, 4 and 5 heroes
 * @resolution: for options and reasons
 *
 * «Комната с монстром»: the shield with as many dots as heroes went down.
 *
 * Returns: the power asked for
 */
gint32
raiders_choose_shield (guint n_descended,
                       guint n_alive,
                       const gint32 shields[3],
                       TmResolution *resolution)
{
  guint descended = CLAMP (n_descended, 3, 5);
  guint living = CLAMP (n_alive, 3, 5);
  guint n = descended;

  if (shields[living - 3] != shields[descended - 3]
      && tm_resolution_get_option (resolution, OPTION_SHIELD_BY) == SHIELD_LIVING)
    n = living;
  tm_resolution_add_reason (resolution, "raiders.monster.power",
                            tm_text (N_ ("The shield for %s heroes shows power %s."),
                                     tm_arg_number (n), tm_arg_number (shields[n - 3])));
  return shields[n - 3];
}

static void
read_cards (const RaidersParty *party, RaidersFight *result)
{
  for (guint seat = 0; seat < party->n_seats; seat++)
    {
      gint32 card = party->cards[seat];
      result->wounds[seat] = party->wounds[seat];
      if (card == 0)
        continue;
      result->sum += card;
      if (result->lowest == 0 || card < result->lowest)
        result->lowest = card;
    }
}

static void
strike_lowest (const RaidersParty *party, gint32 crosses, RaidersFight *result)
{
  for (guint seat = 0; seat < party->n_seats; seat++)
    if (party->cards[seat] > 0 && party->cards[seat] == result->lowest)
      {
        result->hit |= 1u << seat;
        wound (result->wounds, seat, crosses, &result->dead);
      }
}

static void
explain_monster (gint32 power, gint32 crosses, const RaidersFight *result, TmResolution *resolution)
{
  tm_resolution_add_reason (
      resolution, "raiders.monster.beaten",
      tm_text (result->is_beaten
                   ? N_ ("The cards add up to %s, against power %s: the monster is beaten.")
                   : N_ ("The cards add up to %s, against power %s: the monster strikes."),
               tm_arg_number (result->sum), tm_arg_number (power)));
  if (!result->is_beaten)
    tm_resolution_add_reason (resolution, "raiders.monster.wounds",
                              tm_text (N_ ("Lowest card: %s, laid by %s. Wounds for each: %s."),
                                       tm_arg_number (result->lowest), tm_arg_seats (result->hit),
                                       tm_arg_number (crosses)));
  explain_dead (result->dead, resolution);
}

/**
 * raiders_settle_monster:
 * @party: three to five heroes
 * @power: the power asked for
 * @crosses: wounds of the monster's blow
 * @resolution: for options and reasons
 * @result: (out): what comes of it
 *
 * «Комната с монстром»: the sum of the cards against the power; if it falls short, every lowest
 * card takes all the wounds.
 */
void
raiders_settle_monster (const RaidersParty *party,
                        gint32 power,
                        gint32 crosses,
                        TmResolution *resolution,
                        RaidersFight *result)
{
  memset (result, 0, sizeof *result);
  read_cards (party, result);
  result->is_beaten = result->sum > power;
  if (result->sum == power)
    result->is_beaten = tm_resolution_get_option (resolution, OPTION_BEAT_AT) == BEAT_REACH;
  if (!result->is_beaten)
    strike_lowest (party, crosses, result);
  if (raiders_wants_reasons (party, resolution))
    explain_monster (power, crosses, result, resolution);
}

static void
explain_duel (gint32 crosses, const RaidersFight *result, TmResolution *resolution)
{
  if (result->is_beaten)
    tm_resolution_add_reason (
        resolution, "raiders.duel.monster",
        tm_text (N_ ("Both laid %s: the monster is confused and strikes nobody."),
                 tm_arg_number (result->lowest)));
  else
    tm_resolution_add_reason (resolution, "raiders.duel.monster",
                              tm_text (N_ ("The lower card, %s, was laid by %s. Wounds: %s."),
                                       tm_arg_number (result->lowest), tm_arg_seats (result->hit),
                                       tm_arg_number (crosses)));
  explain_dead (result->dead, resolution);
}

/**
 * raiders_settle_duel_monster:
 * @party: two heroes
 * @crosses: wounds of the monster's blow
 * @resolution: for reasons
 * @result: (out): what comes of it
 *
 * «Подземельная дуэль»: the monster cannot be beaten and strikes the lower card; equal cards
 * confuse it.
 */
void
raiders_settle_duel_monster (const RaidersParty *party,
                             gint32 crosses,
                             TmResolution *resolution,
                             RaidersFight *result)
{
  memset (result, 0, sizeof *result);
  read_cards (party, result);
  result->is_beaten = party->cards[0] == party->cards[1];
  if (!result->is_beaten)
    strike_lowest (party, crosses, result);
  if (raiders_wants_reasons (party, resolution))
    explain_duel (crosses, result, resolution);
}

/**
 * raiders_settle_solo_monster:
 * @party: one hero
 * @attack: the monster attack card shown
 * @crosses: wounds of the monster's blow
 * @resolution: for reasons
 * @result: (out): what comes of it
 *
 * «Подземельный пасьянс»: only a card above the monster's is safe.
 */
void
raiders_settle_solo_monster (const RaidersParty *party,
                             gint32 attack,
                             gint32 crosses,
                             TmResolution *resolution,
                             RaidersFight *result)
{
  memset (result, 0, sizeof *result);
  read_cards (party, result);
  result->is_beaten = party->cards[0] > attack;
  if (!result->is_beaten)
    strike_lowest (party, crosses, result);
  tm_resolution_add_reason (
      resolution, "raiders.solo.monster",
      result->is_beaten ? tm_text (N_ ("Card %s is above the monster’s card %s: no wounds."),
                                   tm_arg_number (party->cards[0]), tm_arg_number (attack))
                        : tm_text (N_ ("Card %s is not above the monster’s card %s. Wounds: %s."),
                                   tm_arg_number (party->cards[0]), tm_arg_number (attack),
                                   tm_arg_number (crosses)));
  explain_dead (result->dead, resolution);
}

/* Traps */

/**
 * raiders_get_trap_value:
 * @kind: a trap
 * @cards: (array length=n_cards): cards laid; zeros do not count
 *
 * «Комната с ловушкой»: only the highest or the lowest value matters, not whose it is.
 *
 * Returns: the value that decides; 0 if nobody has laid a card
 */
gint32
raiders_get_trap_value (RaidersTrapKind kind, const gint32 *cards, guint n_cards)
{
  gboolean is_highest = raiders_trap_has_one_skull (kind);
  gint32 value = 0;

  for (guint i = 0; i < n_cards; i++)
    if (cards[i] > 0 && (value == 0 || (is_highest ? cards[i] > value : cards[i] < value)))
      value = cards[i];
  return value;
}

/**
 * raiders_get_trap_effect:
 * @kind: a trap
 * @value: the value that decides
 *
 * «Магнит», «Валун», «Лава», «Шипы»: what the value brings about.
 *
 * Returns: the effect
 */
RaidersEffect
raiders_get_trap_effect (RaidersTrapKind kind, gint32 value)
{
  static const RaidersEffect by_highest[]
      = { EFFECT_NONE, EFFECT_NONE, EFFECT_NONE, EFFECT_ONE, EFFECT_TWO, EFFECT_THREE };
  static const RaidersEffect by_lowest[]
      = { EFFECT_NONE, EFFECT_HALF, EFFECT_TWO, EFFECT_ONE, EFFECT_NONE, EFFECT_NONE };

  return raiders_trap_has_one_skull (kind) ? by_highest[value] : by_lowest[value];
}

/* One skull: the richest, or the least wounded. Two skulls: everybody. */
static guint32
find_struck (const RaidersParty *party, RaidersTrapKind kind)
{
  guint32 struck = 0;
  gint32 best = G_MININT32;

  for (guint seat = 0; seat < party->n_seats; seat++)
    {
      gint32 standing = kind == TRAP_MAGNET    ? party->coins[seat]
                        : kind == TRAP_BOULDER ? -party->wounds[seat]
                                               : 0;
      if (party->cards[seat] == 0 || standing < best)
        continue;
      if (standing > best)
        struck = 0;
      best = standing;
      struck |= 1u << seat;
    }
  return struck;
}

static void
strike (RaidersTrapKind kind, guint seat, RaidersSprung *result)
{
  gboolean takes_coins = kind == TRAP_MAGNET || kind == TRAP_LAVA;
  gint32 whole = takes_coins ? result->coins[seat] : RAIDERS_MAX_WOUNDS - result->wounds[seat];
  gint32 amount = result->effect == EFFECT_HALF ? whole / 2 : MIN ((gint32) result->effect, whole);

  if (takes_coins)
    result->coins[seat] -= amount;
  else
    wound (result->wounds, seat, amount, &result->dead);
  result->amounts[seat] = amount;
}

static void
explain_skulls (const RaidersParty *party, RaidersTrapKind kind, TmResolution *resolution)
{
  if (party->n_seats == 1)
    tm_resolution_add_reason (resolution, "raiders.solo.trap",
                              tm_text (N_ ("In solo a trap that is sprung always strikes you.")));
  else if (kind == TRAP_MAGNET)
    tm_resolution_add_reason (resolution, "raiders.trap.skulls",
                              tm_text (N_ ("One skull: it strikes the richest.")));
  else if (kind == TRAP_BOULDER)
    tm_resolution_add_reason (resolution, "raiders.trap.skulls",
                              tm_text (N_ ("One skull: it strikes the least wounded.")));
  else
    tm_resolution_add_reason (resolution, "raiders.trap.skulls",
                              tm_text (N_ ("Two skulls: it strikes everybody.")));
}

static void
explain_trap (const RaidersParty *party,
              RaidersTrapKind kind,
              const RaidersSprung *result,
              TmResolution *resolution)
{
  static const char *const articles[] = {
    "raiders.trap.magnet",
    "raiders.trap.boulder",
    "raiders.trap.lava",
    "raiders.trap.spikes",
  };
  gboolean takes_coins = kind == TRAP_MAGNET || kind == TRAP_LAVA;

  tm_resolution_add_reason (resolution, "raiders.trap.values",
                            tm_text (raiders_trap_has_one_skull (kind)
                                         ? N_ ("Highest card laid: %s.")
                                         : N_ ("Lowest card laid: %s."),
                                     tm_arg_number (result->value)));
  if (result->effect == EFFECT_NONE)
    {
      tm_resolution_add_reason (resolution, articles[kind],
                                tm_text (N_ ("The trap is not sprung.")));
      return;
    }
  if (result->effect == EFFECT_HALF)
    tm_resolution_add_reason (
        resolution, articles[kind],
        takes_coins ? tm_text (N_ ("Half of the coins is lost, rounded down."))
                    : tm_text (N_ ("Half of the wounds still left is taken, rounded down.")));
  else
    tm_resolution_add_reason (
        resolution, articles[kind],
        takes_coins ? tm_text (N_ ("Coins lost: %s."), tm_arg_number ((gint32) result->effect))
                    : tm_text (N_ ("Wounds taken: %s."), tm_arg_number ((gint32) result->effect)));
  explain_skulls (party, kind, resolution);
  for (guint seat = 0; seat < party->n_seats; seat++)
    if (result->hit & 1u << seat)
      tm_resolution_add_reason (resolution, NULL,
                                takes_coins
                                    ? tm_text (N_ ("%s: %s lost, %s left."), tm_arg_seat (seat),
                                               tm_arg_number (result->amounts[seat]),
                                               tm_arg_number (result->coins[seat]))
                                    : tm_text (N_ ("%s: %s taken, %s in all."), tm_arg_seat (seat),
                                               tm_arg_number (result->amounts[seat]),
                                               tm_arg_number (result->wounds[seat])));
  explain_dead (result->dead, resolution);
}

/**
 * raiders_settle_trap:
 * @party: the heroes
 * @kind: the trap
 * @resolution: for reasons
 * @result: (out): what comes of it
 *
 * «Комната с ловушкой».
 */
void
raiders_settle_trap (const RaidersParty *party,
                     RaidersTrapKind kind,
                     TmResolution *resolution,
                     RaidersSprung *result)
{
  memset (result, 0, sizeof *result);
  memcpy (result->coins, party->coins, sizeof result->coins);
  memcpy (result->wounds, party->wounds, sizeof result->wounds);
  result->value = raiders_get_trap_value (kind, party->cards, party->n_seats);
  result->effect = raiders_get_trap_effect (kind, result->value);
  if (result->effect != EFFECT_NONE)
    result->hit = find_struck (party, kind);
  for (guint seat = 0; seat < party->n_seats; seat++)
    if (result->hit & 1u << seat)
      strike (kind, seat, result);
  if (raiders_wants_reasons (party, resolution))
    explain_trap (party, kind, result, resolution);
}
