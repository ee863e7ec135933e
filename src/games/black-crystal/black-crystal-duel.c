/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dwarf against dwarf. R p. 11, p. 15. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-turn.h"

/**
 * crystal_get_duel:
 * @table: a table
 * @seats: (out): who came, and who was there
 * @place: (out) (nullable): where
 *
 * Returns: whether a duel is the next to be settled
 */
gboolean
crystal_get_duel (const TmTable *table, guint seats[2], int *place)
{
  CrystalPending top;

  if (!crystal_get_pending (table, 0, &top) || top.kind != PENDING_DUEL)
    return FALSE;
  seats[0] = (guint) top.seat;
  seats[1] = (guint) top.b & 0xf;
  if (place != NULL)
    *place = top.a;
  return TRUE;
}

/* What the loser carries goes to the winner, or is broken. */
static void
settle_crystals (CrystalTurn *self, guint winner, guint loser)
{
  int won = crystal_turn_get (self, COUNTER_CRYSTALS, winner);
  int lost = crystal_turn_get (self, COUNTER_CRYSTALS, loser);
  int before = won;
  int destroyed = 0;

  if (lost == 0)
    return;
  crystal_pass_crystals (&won, &lost, &destroyed);
  crystal_turn_set (self, COUNTER_CRYSTALS, winner, won);
  crystal_turn_set (self, COUNTER_CRYSTALS, loser, lost);
  crystal_turn_add_shared (self, COUNTER_BROKEN, destroyed);
  if (won > before)
    {
      crystal_turn_add (self, COUNTER_TAKEN, winner, won - before);
      crystal_turn_set (self, COUNTER_ROBBED, winner, 1);
      tm_resolution_add_reason (self->resolution, "crystal.duel.crystal",
                                tm_text (N_ ("%s takes the crystal."), tm_arg_seat (winner)));
    }
  if (destroyed > 0)
    tm_resolution_add_reason (
        self->resolution, "crystal.duel.crystal",
        tm_text (N_ ("Both had one: the crystal of %s is broken."), tm_arg_seat (loser)));
}

/* A step after all that waits on the cell: below the arrival. */
static gboolean
grant_after_arrival (CrystalTurn *self, CrystalPending *pending, int seat)
{
  if (pending->kind == PENDING_ARRIVAL && pending->seat == seat)
    crystal_turn_push (self, PENDING_FURTHER, (guint) seat, pending->a, FURTHER_TURN);
  return TRUE;
}

/* The winner keeps a step that was not made; who came through a portal has one. */
static void
settle_steps (CrystalTurn *self, const CrystalPending *duel, guint winner, guint loser)
{
  if (crystal_get_active (self->table) == (int) loser)
    tm_resolution_set_shared (self->resolution, COUNTER_STEPS, 0);
  if (duel->seat == (gint32) winner && duel->b >> 4 & DUEL_BY_PORTAL
      && tm_table_get_shared (self->table, COUNTER_STEPS) == 0)
    crystal_turn_sift (self, 0, grant_after_arrival, (int) winner);
}

/**
 * crystal_duel_settle:
 * @self: a move
 * @duel: the duel, taken from the stack already
 * @winner: who has won
 * @loser: who has lost
 *
 * Crystals change hands, the loser goes back three cells and loses a turn.
 */
void
crystal_duel_settle (CrystalTurn *self, const CrystalPending *duel, guint winner, guint loser)
{
  crystal_boosts_clear (self);
  crystal_turn_add (self, COUNTER_DUELS_WON, winner, 1);
  crystal_turn_add (self, COUNTER_DUELS_LOST, loser, 1);
  settle_crystals (self, winner, loser);
  settle_steps (self, duel, winner, loser);
  crystal_turn_drop_seat (self, loser);
  if (crystal_turn_get (self, COUNTER_SHRUNK, loser) == 0)
    crystal_turn_retreat (self, loser);
  else
    tm_resolution_add_reason (self->resolution, "crystal.card.shrinker",
                              tm_text (N_ ("%s is shrunk and stays."), tm_arg_seat (loser)));
  crystal_turn_lose_turns (self, loser, 1);
  tm_resolution_add_reason (
      self->resolution, "crystal.duel.loser",
      tm_text (N_ ("%s has lost the duel and loses a turn."), tm_arg_seat (loser)));
}

static int
count_own (const CrystalBoosts boosts[2], guint side)
{
  return boosts[side].own + boosts[1 - side].rival;
}

void
crystal_resolve_duel_roll (const TmMove *move, TmResolution *resolution)
{
  static const guint params[2][2] = {
    { DUEL_DIE_A, DUEL_MERCHANT_A },
    { DUEL_DIE_B, DUEL_MERCHANT_B },
  };
  CrystalTurn turn;
  CrystalPending pending;
  CrystalBoosts boosts[2];
  CrystalDuel duel;
  CrystalDuelled duelled;
  guint seats[2];

  crystal_turn_begin (&turn, move, resolution);
  if (!crystal_turn_check_running (&turn))
    return;
  if (!crystal_get_duel (turn.table, seats, NULL))
    {
      crystal_turn_refuse (&turn, "duel.none", "crystal.turn.event",
                           tm_text (N_ ("Nobody duels now.")));
      return;
    }
  if (crystal_has_to_serve_in_duel (turn.table, seats[0])
      || crystal_has_to_serve_in_duel (turn.table, seats[1]))
    crystal_turn_forbid (&turn, "fight.control-first", "crystal.control.first",
                         tm_text (N_ ("A tame monster has to fight first.")));
  for (guint i = 0; i < 2; i++)
    crystal_count_announced (turn.table, seats[i], ENEMY_DWARF, MONSTER_OTHER, resolution,
                             &boosts[i]);
  for (guint i = 0; i < 2; i++)
    {
      guint cards = (guint) tm_args_get (&move->args, params[i][1]);

      if (!crystal_turn_pay_merchant (&turn, seats[i], cards))
        return;
      duel.dice[i] = CRYSTAL_DIE (&move->args, params[i][0]);
      duel.own[i] = count_own (boosts, i) + (int) cards;
      duel.crystals[i] = crystal_turn_get (&turn, COUNTER_CRYSTALS, seats[i]);
    }
  crystal_judge_duel (&duel, resolution, &duelled);
  if (duelled.winner < 0)
    {
      crystal_turn_note (&turn, "fight.reroll", "crystal.duel.tie",
                         tm_text (N_ ("Equal: both roll again.")));
      crystal_boosts_roll (&turn);
      tm_resolution_set_summary (resolution,
                                 tm_text (N_ ("%s and %s roll the same: %s"),
                                          tm_arg_seat (seats[0]), tm_arg_seat (seats[1]),
                                          tm_arg_number (duelled.totals[0])),
                                 TM_TEXT_NONE);
    }
  else
    {
      guint winner = seats[duelled.winner];
      guint loser = seats[1 - duelled.winner];

      crystal_turn_get_top (&turn, &pending);
      crystal_turn_pop (&turn);
      tm_resolution_set_summary (resolution,
                                 tm_text (N_ ("%s beats %s in a duel, %s to %s"),
                                          tm_arg_seat (winner), tm_arg_seat (loser),
                                          tm_arg_number (duelled.totals[duelled.winner]),
                                          tm_arg_number (duelled.totals[1 - duelled.winner])),
                                 TM_TEXT_NONE);
      crystal_duel_settle (&turn, &pending, winner, loser);
    }
  crystal_turn_end (&turn);
}
