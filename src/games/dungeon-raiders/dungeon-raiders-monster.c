/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Monsters: which shield counts, whether they are beaten, whom they strike. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeon-raiders-private.h"

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
        raiders_wound (result->wounds, seat, crosses, &result->dead);
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
  raiders_explain_dead (result->dead, resolution);
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
  raiders_explain_dead (result->dead, resolution);
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
  raiders_explain_dead (result->dead, resolution);
}
