/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Traps: what springs them, whom they strike. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeon-raiders-private.h"

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
    raiders_wound (result->wounds, seat, amount, &result->dead);
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
  raiders_explain_dead (result->dead, resolution);
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
