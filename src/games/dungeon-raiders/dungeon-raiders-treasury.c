/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Treasuries: who gets which chest. Like every room they are computed on plain numbers, so that
 * the judge, the odds and the moves share every rule. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeon-raiders-private.h"

/* The highest card below @below, and who laid it. */
static gint32
find_highest (const RaidersParty *party, gint32 below, guint32 *seats)
{
  gint32 highest = 0;

  *seats = 0;
  for (guint seat = 0; seat < party->n_seats; seat++)
    {
      gint32 card = party->cards[seat];
      if (card == 0 || card >= below || card < highest)
        continue;
      if (card > highest)
        *seats = 0;
      highest = card;
      *seats |= 1u << seat;
    }
  return highest;
}

static gint32
share_chest (gint32 chest, guint32 seats, gint32 *gain)
{
  guint n = __builtin_popcount (seats);
  gint32 share = n > 0 ? chest / (gint32) n : 0;

  for (guint seat = 0; seat < RAIDERS_MAX_SEATS; seat++)
    if (seats & 1u << seat)
      gain[seat] += share;
  return share;
}

static void
explain_chest (
    gint32 chest, guint32 seats, gint32 share, const char *article, TmResolution *resolution)
{
  gint32 n = __builtin_popcount (seats);

  if (n == 1)
    tm_resolution_add_reason (resolution, article,
                              tm_text (N_ ("The chest of %s goes to one hero: %s."),
                                       tm_arg_number (chest), tm_arg_seats (seats)));
  else if (share > 0)
    tm_resolution_add_reason (resolution, "raiders.treasury.tie",
                              tm_text (N_ ("%s share the chest of %s: %s each."),
                                       tm_arg_seats (seats), tm_arg_number (chest),
                                       tm_arg_number (share)));
  else if (n > 1)
    tm_resolution_add_reason (
        resolution, "raiders.treasury.tie",
        tm_text (N_ ("%s heroes want the chest of %s, too many: nobody gets it."),
                 tm_arg_number (n), tm_arg_number (chest)));
}

static void
explain_treasury (const gint32 chests[2],
                  gint32 highest,
                  gint32 second,
                  const RaidersTreasury *result,
                  TmResolution *resolution)
{
  tm_resolution_add_reason (resolution, "raiders.treasury.big",
                            tm_text (N_ ("Highest card: %s, laid by %s."), tm_arg_number (highest),
                                     tm_arg_seats (result->big)));
  explain_chest (chests[0], result->big, result->big_share, "raiders.treasury.big", resolution);
  if (chests[1] > 0 && second > 0)
    tm_resolution_add_reason (resolution, "raiders.treasury.small",
                              tm_text (N_ ("Second highest card: %s, laid by %s."),
                                       tm_arg_number (second), tm_arg_seats (result->small)));
  else if (chests[1] > 0 && result->small == 0)
    tm_resolution_add_reason (
        resolution, "raiders.treasury.small",
        tm_text (N_ ("All cards are equal, so nobody is second: the chest of %s stays."),
                 tm_arg_number (chests[1])));
  else if (chests[1] > 0)
    tm_resolution_add_reason (
        resolution, "raiders.open.second-chest",
        tm_text (N_ ("All cards are equal: by house rule all share the second chest, too.")));
  if (chests[1] > 0)
    explain_chest (chests[1], result->small, result->small_share, "raiders.treasury.small",
                   resolution);
  for (guint seat = 0; seat < RAIDERS_MAX_SEATS; seat++)
    raiders_explain_limit (seat, result->over[seat], resolution);
}

/**
 * raiders_settle_treasury:
 * @party: two to five heroes; at least one has laid a card
 * @chests: the chests, larger first; the second is 0 if there is none
 * @resolution: for options and reasons
 * @result: (out): what comes of it
 *
 * «Сокровищница»: the highest card takes the larger chest, the second highest value the other;
 * equal cards share, rounded down.
 */
void
raiders_settle_treasury (const RaidersParty *party,
                         const gint32 chests[2],
                         TmResolution *resolution,
                         RaidersTreasury *result)
{
  gint32 highest, second = 0;

  memset (result, 0, sizeof *result);
  highest = find_highest (party, G_MAXINT32, &result->big);
  result->big_share = share_chest (chests[0], result->big, result->gain);
  if (chests[1] > 0)
    {
      second = find_highest (party, highest, &result->small);
      if (second == 0
          && tm_resolution_get_option (resolution, OPTION_SECOND_CHEST) == SECOND_CHEST_ALL)
        result->small = result->big;
      result->small_share = share_chest (chests[1], result->small, result->gain);
    }
  result->left = chests[0] + chests[1];
  for (guint seat = 0; seat < party->n_seats; seat++)
    {
      result->left -= result->gain[seat];
      raiders_add_coins (party, seat, result->gain[seat], &result->coins[seat],
                         &result->over[seat]);
    }
  if (raiders_wants_reasons (party, resolution))
    explain_treasury (chests, highest, second, result, resolution);
}

/* Which chests are taken: each one won, or the one asked for. */
static void
take_chests (gint32 card,
             const gint32 chests[2],
             gint32 take,
             TmResolution *resolution,
             RaidersSoloChests *result)
{
  guint n = 0;

  for (guint i = 0; i < 2; i++)
    if (chests[i] > 0 && chests[i] < card)
      result->taken[n++] = chests[i];
  if (n < 2 || tm_resolution_get_option (resolution, OPTION_SOLO_CHESTS) == SOLO_CHESTS_ALL)
    return;
  if (take == result->taken[1])
    result->taken[0] = take;
  result->taken[1] = 0;
}

/**
 * raiders_settle_solo_treasury:
 * @card: value of the card laid
 * @chests: the chests, larger first; the second is 0 if there is none
 * @take: the chest asked for, where one may be chosen; 0: the larger one
 * @resolution: for options and reasons
 * @result: (out): what comes of it
 *
 * «Подземельный пасьянс»: the chests with a smaller number than the card laid.
 */
void
raiders_settle_solo_treasury (gint32 card,
                              const gint32 chests[2],
                              gint32 take,
                              TmResolution *resolution,
                              RaidersSoloChests *result)
{
  memset (result, 0, sizeof *result);
  take_chests (card, chests, take, resolution, result);
  result->gain = result->taken[0] + result->taken[1];
  if (result->gain == 0)
    tm_resolution_add_reason (
        resolution, "raiders.solo.treasury",
        tm_text (N_ ("No chest is below the card %s: none is won."), tm_arg_number (card)));
  else if (result->taken[1] > 0)
    tm_resolution_add_reason (
        resolution, "raiders.solo.treasury",
        tm_text (N_ ("The chests of %s and %s are below the card %s: both are taken."),
                 tm_arg_number (result->taken[0]), tm_arg_number (result->taken[1]),
                 tm_arg_number (card)));
  else
    tm_resolution_add_reason (resolution, "raiders.solo.treasury",
                              tm_text (N_ ("The chest of %s is below the card %s: it is taken."),
                                       tm_arg_number (result->taken[0]), tm_arg_number (card)));
}
