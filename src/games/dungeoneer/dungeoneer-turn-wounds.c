/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Wounds in a move, beaten heroes, and the end: R «Этапы битвы», p. 14; «Воскрешение», p. 20. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-play.h"
#include "tm-text.h"

/**
 * dungeoneer_turn_wound:
 * @self: a move while it is resolved
 * @seat: whose hero is wounded
 * @amount: how many wounds
 * @by: the seat that has dealt them, or -1
 *
 * Wounds a hero; without health it is beaten. Source: R «Битва», p. 14.
 *
 * Returns: how many wounds were dealt: no more than there was health, none to who is out of the game
 */
gint32
dungeoneer_turn_wound (DungeoneerTurn *self, guint seat, gint32 amount, int by)
{
  gint32 health = dungeoneer_get (self->table, COUNTER_HEALTH, seat);
  gint32 dealt = MIN (amount, health);
  DungeoneerStanding standing;
  DungeoneerDefeated defeated;

  if (amount <= 0 || dungeoneer_get (self->table, COUNTER_ALIVE, seat) == 0)
    return 0;
  dungeoneer_read_standing (self->table, &standing);
  dungeoneer_judge_defeat (health, amount, standing.resurrection, standing.spare, &self->rules,
                           &defeated);
  dungeoneer_turn_set (self, COUNTER_HEALTH, seat, defeated.health);
  dungeoneer_turn_add (self, COUNTER_WOUNDS_TAKEN, seat, dealt);
  if (by >= 0 && by != (int) seat)
    dungeoneer_turn_add (self, COUNTER_WOUNDS_DEALT, (guint) by, dealt);
  if (defeated.defeated)
    dungeoneer_turn_defeat (self, seat, by);
  return dealt;
}

/**
 * dungeoneer_turn_wound_monster:
 * @self: a move while it is resolved
 * @piece: a monster, or a quest with one
 * @amount: how many wounds; negative: how many are healed
 *
 * Lays wounds on a monster, or takes them away. What follows when none of its health is left is the caller’s.
 */
void
dungeoneer_turn_wound_monster (DungeoneerTurn *self, guint piece, gint32 amount)
{
  guint kind = tm_box_get_piece_kind (tm_table_get_box (self->table), piece);

  tm_resolution_set_mark (self->resolution, piece,
                          kind == PIECE_QUEST ? (guint) MARK_QUEST_WOUNDS : (guint) MARK_WOUNDS,
                          MAX (dungeoneer_get_monster_wounds (self->table, piece) + amount, 0));
}

static void
empty_zone (DungeoneerTurn *self, guint zone, guint seat)
{
  guint flat = tm_table_get_zone (self->table, zone, (int) seat);
  int top;

  while ((top = tm_table_get_top (self->table, flat)) >= 0)
    dungeoneer_turn_discard (self, (guint) top);
}

/* Lasting banes that others have played at a hero have nobody to act on any more. */
static void
discard_banes_at (DungeoneerTurn *self, guint seat)
{
  guint first = dungeoneer_get_first (self->table, PIECE_ADVENTURE);

  for (guint piece = first; piece < first + DUNGEONEER_N_ADVENTURES; piece++)
    {
      guint zone;
      int owner;

      tm_box_describe_zone (tm_table_get_box (self->table),
                            tm_table_get_piece_zone (self->table, piece), &zone, &owner);
      if (zone == ZONE_BANES
          && tm_table_get_piece_mark (self->table, piece, MARK_TARGET) == (gint32) seat + 1)
        dungeoneer_turn_discard (self, piece);
    }
}

/* What a beaten hero had: R «Ранения», p. 14; with “Resurrection” the quests are kept, p. 20. */
static void
lose_everything (DungeoneerTurn *self, guint seat, gboolean keeps_quests)
{
  guint personal = tm_table_get_zone (self->table, ZONE_PERSONAL, (int) seat);
  int escort, top;

  while ((escort = dungeoneer_find_escort (self->table, seat)) >= 0)
    dungeoneer_turn_drop_escort (self, (guint) escort, seat);
  empty_zone (self, ZONE_HAND, seat);
  empty_zone (self, ZONE_INVENTORY, seat);
  empty_zone (self, ZONE_LAIR, seat);
  empty_zone (self, ZONE_BANES, seat);
  discard_banes_at (self, seat);
  while (!keeps_quests && (top = tm_table_get_top (self->table, personal)) >= 0)
    {
      if (dungeoneer_get_escort_cell (self->table, (guint) top) >= 0)
        /* Anybody can pick it up. */
        dungeoneer_turn_put (self, (guint) top, ZONE_COMMON, TM_NO_SEAT, TM_BOTTOM);
      else
        dungeoneer_turn_put (self, (guint) top, ZONE_REMOVED, TM_NO_SEAT, TM_BOTTOM);
    }
  top = tm_table_get_top (self->table, tm_table_get_zone (self->table, ZONE_HERO, (int) seat));
  if (top >= 0)
    dungeoneer_turn_put (self, (guint) top, ZONE_REMOVED, TM_NO_SEAT, TM_BOTTOM);
}

/* What waited for the hero whose turn it is. */
static void
drop_waiting (DungeoneerTurn *self)
{
  static const guint counters[] = { COUNTER_HAZARD, COUNTER_PASSED };

  for (guint i = 0; i < G_N_ELEMENTS (counters); i++)
    dungeoneer_turn_set_shared (self, counters[i], 0);
}

/* Attacks that wait for a hero who is not there any more. */
static void
drop_attacks_on (DungeoneerTurn *self, guint seat)
{
  for (guint i = 0; i < dungeoneer_count_attacks (self->table); i++)
    {
      DungeoneerAttack attack;

      dungeoneer_get_attack (self->table, i, &attack);
      if (attack.result != OUTCOME_OPEN
          || (attack.target != (gint32) seat
              && !(attack.kind >= ATTACKER_HERO && attack.who == (gint32) seat)))
        continue;
      attack.result = OUTCOME_GONE;
      dungeoneer_turn_set_attack (self, i, &attack);
    }
}

/**
 * dungeoneer_turn_defeat:
 * @self: a move while it is resolved
 * @seat: whose hero is beaten
 * @by: the seat that has done it, or -1
 *
 * Takes a hero out of the game. Source: R «Ранения», p. 14; variant, p. 20.
 */
void
dungeoneer_turn_defeat (DungeoneerTurn *self, guint seat, int by)
{
  gboolean returns = dungeoneer_has_variant (self->table, OPTION_RESURRECTION)
                     && !dungeoneer_is_solo (self->table)
                     && dungeoneer_count_spare (self->table) > 0;

  dungeoneer_turn_set (self, COUNTER_HEALTH, seat, 0);
  dungeoneer_turn_set (self, COUNTER_ALIVE, seat, 0);
  dungeoneer_turn_set (self, COUNTER_FALLEN, seat, 0);
  dungeoneer_turn_set (self, COUNTER_OUT_ROUND, seat,
                       tm_table_get_shared (self->table, COUNTER_ROUND));
  drop_attacks_on (self, seat);
  if (dungeoneer_get_active (self->table) == (int) seat)
    drop_waiting (self);
  if (!returns
      && (dungeoneer_get (self->table, COUNTER_HAND, seat) > 0
          || dungeoneer_count_zone (self->table, ZONE_INVENTORY, (int) seat) > 0
          || dungeoneer_count_zone (self->table, ZONE_PERSONAL, (int) seat) > 0))
    dungeoneer_turn_note (
        self, "elimination", "dungeoneer.battle.elimination",
        tm_text (N_ (
            "The rulebook does not say what becomes of the hero’s things: they are discarded.")));
  lose_everything (self, seat, returns);
  dungeoneer_turn_set (self, COUNTER_AT, seat, 0);
  for (guint counter = COUNTER_AP; counter <= COUNTER_FALL_AP; counter++)
    dungeoneer_turn_set (self, counter, seat, 0);
  for (guint counter = COUNTER_MELEE_MOD; counter <= COUNTER_SPEED_MOD_TURN; counter++)
    dungeoneer_turn_set (self, counter, seat, 0);
  if (by >= 0 && by != (int) seat)
    dungeoneer_turn_add (self, COUNTER_HEROES_BEATEN, (guint) by, 1);
  tm_resolution_add_reason (
      self->resolution, "dungeoneer.battle.elimination",
      tm_text (N_ ("%s has no health left and is beaten"), tm_arg_seat ((int) seat)));
}

/**
 * dungeoneer_turn_check_end:
 * @self: a move while it is resolved
 *
 * Ends the match if somebody has won, or nobody can any more; else passes the turn on if whoever had it is out.
 */
void
dungeoneer_turn_check_end (DungeoneerTurn *self)
{
  DungeoneerRules silent = { NULL, self->table };
  DungeoneerStanding standing;
  DungeoneerEnded ended;
  int active = dungeoneer_get_active (self->table);

  if (tm_table_get_phase (self->table) == PHASE_SETUP || dungeoneer_is_over (self->table))
    return;
  dungeoneer_read_standing (self->table, &standing);
  /* Why it goes on is nobody’s question. */
  dungeoneer_judge_end (&standing, &silent, &ended);
  if (ended.over)
    {
      dungeoneer_judge_end (&standing, &self->rules, &ended);
      dungeoneer_turn_end_battle (self);
      dungeoneer_turn_set_shared (self, COUNTER_WINNER,
                                  ended.winners == 0 ? WON_BY_NOBODY
                                                     : g_bit_nth_lsf (ended.winners, -1) + 1);
      dungeoneer_turn_set_shared (self, COUNTER_END_REASON, (gint32) ended.reason);
      tm_resolution_set_phase (self->resolution, PHASE_OVER);
      tm_resolution_set_turn (self->resolution, 0);
      return;
    }
  if (active >= 0 && dungeoneer_get (self->table, COUNTER_ALIVE, (guint) active) == 0
      && !dungeoneer_is_battle (self->table) && (!standing.resurrection || standing.spare == 0))
    dungeoneer_turn_begin_turn (self, dungeoneer_get_next (self->table, (guint) active));
  else
    dungeoneer_turn_pass_if_done (self);
}
