/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Coins and wounds, and where they end. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-raiders-private.h"

/**
 * raiders_add_coins:
 * @party: the heroes
 * @seat: who wins coins
 * @gain: how many
 * @coins: (out): how many he has then
 * @over: (out): how many are lost to the limit
 *
 * «Отслеживание счётчиков сокровищ и ранений»: nobody has more than 20 coins; in solo there is no
 * limit.
 */
void
raiders_add_coins (const RaidersParty *party, guint seat, gint32 gain, gint32 *coins, gint32 *over)
{
  gint32 limit = MAX (RAIDERS_COIN_LIMIT, party->coins[seat]);

  *coins = party->coins[seat] + gain;
  *over = 0;
  if (party->n_seats == 1 || *coins <= limit)
    return;
  *over = *coins - limit;
  *coins = limit;
}

/* The reason why coins are lost to the limit, if any are. */
void
raiders_explain_limit (guint seat, gint32 over, TmResolution *resolution)
{
  if (over > 0)
    tm_resolution_add_reason (resolution, "raiders.coins.limit",
                              tm_text_n ("%2$s: %1$s coin above 20 is lost.",
                                         "%2$s: %1$s coins above 20 are lost.",
                                         tm_arg_number (over), tm_arg_seat (seat)));
}

/**
 * raiders_wound:
 * @wounds: (inout): wounds of every hero
 * @seat: who is hurt
 * @amount: wounds of the blow
 * @dead: (inout): set of the heroes who die; @seat joins it on reaching ten
 *
 * «Гибель героя»: no hero takes more wounds than bring him to ten.
 */
void
raiders_wound (gint32 *wounds, guint seat, gint32 amount, guint32 *dead)
{
  gint32 taken = MIN (amount, RAIDERS_MAX_WOUNDS - wounds[seat]);

  wounds[seat] += taken;
  if (taken > 0 && wounds[seat] == RAIDERS_MAX_WOUNDS)
    *dead |= 1u << seat;
}

/* The reason why heroes leave the game, if any do. */
void
raiders_explain_dead (guint32 dead, TmResolution *resolution)
{
  if (dead != 0)
    tm_resolution_add_reason (
        resolution, "raiders.death",
        tm_text (N_ ("Ten wounds, out of the game: %s."), tm_arg_seats (dead)));
}
