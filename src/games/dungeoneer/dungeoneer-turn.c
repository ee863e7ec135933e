/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A move while it is resolved: findings, counters, and who pays. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-play.h"
#include "tm-text.h"

/**
 * dungeoneer_turn_init:
 * @self: (out): a move while it is resolved
 * @move: the move
 * @resolution: where it is resolved
 *
 * Begins to resolve a move.
 */
void
dungeoneer_turn_init (DungeoneerTurn *self, const TmMove *move, TmResolution *resolution)
{
  *self = (DungeoneerTurn) {
    .move = move,
    .resolution = resolution,
    .table = tm_resolution_get_table (resolution),
    .rules = { resolution, NULL },
  };
}

/* Findings */

/**
 * dungeoneer_turn_fault:
 * @self: a move while it is resolved
 * @fault: what is wrong, if anything
 *
 * Adds the finding of a fault.
 *
 * Returns: whether the move can go on; it cannot after what is impossible
 */
gboolean
dungeoneer_turn_fault (DungeoneerTurn *self, DungeoneerFault fault)
{
  const DungeoneerFaultSpec *spec = &dungeoneer_faults[fault];

  if (fault == FAULT_NONE)
    return TRUE;
  tm_resolution_add_finding (self->resolution, spec->grade, spec->finding, spec->article,
                             tm_text (spec->text));
  return spec->grade != TM_GRADE_IMPOSSIBLE;
}

/**
 * dungeoneer_turn_refuse:
 * @self: a move while it is resolved
 * @id: id of the finding
 * @article: the rule
 * @text: a sentence
 *
 * Adds a finding of what the table cannot represent.
 *
 * Returns: %FALSE, so that a check can end with it
 */
gboolean
dungeoneer_turn_refuse (DungeoneerTurn *self, const char *id, const char *article, TmText text)
{
  return tm_resolution_refuse (self->resolution, id, article, text);
}

/**
 * dungeoneer_turn_forbid:
 * @self: a move while it is resolved
 * @id: id of the finding
 * @article: the rule
 * @text: a sentence
 *
 * Adds a finding of what is against a rule; the move goes on, for the players may do it anyhow.
 */
void
dungeoneer_turn_forbid (DungeoneerTurn *self, const char *id, const char *article, TmText text)
{
  tm_resolution_add_finding (self->resolution, TM_GRADE_ILLEGAL, id, article, text);
}

/**
 * dungeoneer_turn_note:
 * @self: a move while it is resolved
 * @id: id of the finding
 * @article: the rule
 * @text: a sentence
 *
 * Adds a finding of what is worth knowing.
 */
void
dungeoneer_turn_note (DungeoneerTurn *self, const char *id, const char *article, TmText text)
{
  tm_resolution_add_finding (self->resolution, TM_GRADE_NOTE, id, article, text);
}

/**
 * dungeoneer_turn_say:
 * @self: a move while it is resolved
 * @summary: the line of the journal; it names no secret
 *
 * Says what the move has done.
 */
void
dungeoneer_turn_say (DungeoneerTurn *self, TmText summary)
{
  tm_resolution_set_summary (self->resolution, summary, TM_TEXT_NONE);
}

/**
 * dungeoneer_turn_check_running:
 * @self: a move while it is resolved
 *
 * Refuses the move if the match is over.
 *
 * Returns: whether it is not
 */
gboolean
dungeoneer_turn_check_running (DungeoneerTurn *self)
{
  return !dungeoneer_is_over (self->table)
         || dungeoneer_turn_refuse (self, "over", "dungeoneer.win.quests",
                                    tm_text (N_ ("The match is over.")));
}

/**
 * dungeoneer_turn_check_set_up:
 * @self: a move while it is resolved
 *
 * Refuses the move once play has begun.
 *
 * Returns: whether the table is still set up
 */
gboolean
dungeoneer_turn_check_set_up (DungeoneerTurn *self)
{
  return tm_table_get_phase (self->table) == PHASE_SETUP
         || dungeoneer_turn_refuse (self, "wrong-phase", "dungeoneer.setup.map",
                                    tm_text (N_ ("Play has begun already.")));
}

/**
 * dungeoneer_turn_check_begun:
 * @self: a move while it is resolved
 *
 * Refuses the move before play has begun and after it is over.
 *
 * Returns: whether play goes on
 */
gboolean
dungeoneer_turn_check_begun (DungeoneerTurn *self)
{
  return dungeoneer_turn_check_running (self)
         && ((tm_table_get_phase (self->table) != PHASE_SETUP
              && dungeoneer_get_active (self->table) >= 0)
             || dungeoneer_turn_refuse (self, "wrong-phase", "dungeoneer.feats.actions",
                                        tm_text (N_ ("Play has not begun yet."))));
}

/**
 * dungeoneer_turn_check_alive:
 * @self: a move while it is resolved
 * @seat: a seat
 *
 * Refuses the move if a hero is out of the game: nothing can be done to it, and it does nothing.
 *
 * Returns: whether it is in the game
 */
gboolean
dungeoneer_turn_check_alive (DungeoneerTurn *self, guint seat)
{
  return dungeoneer_get (self->table, COUNTER_ALIVE, seat) != 0
         || dungeoneer_turn_refuse (self, "out", "dungeoneer.battle.elimination",
                                    tm_text (N_ ("That hero is out of the game.")));
}

/**
 * dungeoneer_turn_check_phase:
 * @self: a move while it is resolved
 * @phases: set of 1 << phase in which the move is made
 * @article: the rule
 *
 * Adds the finding "wrong-phase" in any other phase.
 */
void
dungeoneer_turn_check_phase (DungeoneerTurn *self, guint phases, const char *article)
{
  if ((phases & 1u << tm_table_get_phase (self->table)) == 0)
    dungeoneer_turn_forbid (self, "wrong-phase", article,
                            tm_text (N_ ("That is done in another phase.")));
}

/**
 * dungeoneer_turn_get_seat:
 * @self: a move while it is resolved
 * @param: a parameter that says whose move it is
 *
 * Returns: that seat; if it was left out, the one whose turn it is
 */
guint
dungeoneer_turn_get_seat (DungeoneerTurn *self, guint param)
{
  if (tm_args_has (&self->move->args, param))
    return (guint) MAX (tm_args_get (&self->move->args, param), 0);
  return (guint) MAX (dungeoneer_get_active (self->table), 0);
}

/**
 * dungeoneer_get_die:
 * @args: the parameters of a move
 * @param: one that is a die
 *
 * Returns: what it shows, 1 to 6; 0: it was not rolled
 */
int
dungeoneer_get_die (const TmArgs *args, guint param)
{
  return tm_args_has (args, param) ? tm_args_get (args, param) + 1 : 0;
}

/**
 * dungeoneer_get_usual:
 * @args: the parameters of a move
 * @param: one that may be left out
 * @usual: its value then
 *
 * Returns: the value of a parameter
 */
gint32
dungeoneer_get_usual (const TmArgs *args, guint param, gint32 usual)
{
  return tm_args_has (args, param) ? tm_args_get (args, param) : usual;
}

/* Counters */

/**
 * dungeoneer_turn_set:
 * @self: a move while it is resolved
 * @counter: a counter of the seats
 * @seat: a seat
 * @value: its new value, held within its bounds
 *
 * Sets a counter; the most peril that a seat has ever had follows.
 */
void
dungeoneer_turn_set (DungeoneerTurn *self, guint counter, guint seat, gint32 value)
{
  tm_resolution_set_counter (self->resolution, counter, seat, value);
  if (counter == COUNTER_PERIL
      && dungeoneer_get (self->table, COUNTER_PERIL, seat)
             > dungeoneer_get (self->table, COUNTER_BEST_PERIL, seat))
    tm_resolution_set_counter (self->resolution, COUNTER_BEST_PERIL, seat,
                               dungeoneer_get (self->table, COUNTER_PERIL, seat));
}

/**
 * dungeoneer_turn_add:
 * @self: a move while it is resolved
 * @counter: a counter of the seats
 * @seat: a seat
 * @amount: by how much it changes
 *
 * Changes a counter, within its bounds.
 */
void
dungeoneer_turn_add (DungeoneerTurn *self, guint counter, guint seat, gint32 amount)
{
  dungeoneer_turn_set (self, counter, seat, dungeoneer_get (self->table, counter, seat) + amount);
}

/**
 * dungeoneer_turn_set_shared:
 * @self: a move while it is resolved
 * @counter: a counter of the table
 * @value: its new value, held within its bounds
 *
 * Sets a counter of the table.
 */
void
dungeoneer_turn_set_shared (DungeoneerTurn *self, guint counter, gint32 value)
{
  tm_resolution_set_shared (self->resolution, counter, value);
}

/**
 * dungeoneer_turn_add_shared:
 * @self: a move while it is resolved
 * @counter: a counter of the table
 * @amount: by how much it changes
 *
 * Changes a counter of the table, within its bounds.
 */
void
dungeoneer_turn_add_shared (DungeoneerTurn *self, guint counter, gint32 amount)
{
  tm_resolution_set_shared (self->resolution, counter,
                            tm_table_get_shared (self->table, counter) + amount);
}

/**
 * dungeoneer_turn_set_purse:
 * @self: a move while it is resolved
 * @seat: a seat
 * @purse: the action points that are left
 *
 * Sets the action points of a seat.
 */
void
dungeoneer_turn_set_purse (DungeoneerTurn *self, guint seat, const DungeoneerPurse *purse)
{
  dungeoneer_turn_set (self, COUNTER_AP, seat, purse->ap);
  dungeoneer_turn_set (self, COUNTER_SAVED_AP, seat, purse->saved);
  dungeoneer_turn_set (self, COUNTER_FALL_AP, seat, purse->fall_ap);
}

/**
 * dungeoneer_turn_pay:
 * @self: a move while it is resolved
 * @seat: whose hero acts
 * @act: what it does
 *
 * Pays for an act, or adds the finding that it cannot be paid.
 *
 * Returns: whether it was paid
 */
gboolean
dungeoneer_turn_pay (DungeoneerTurn *self, guint seat, DungeoneerAct act)
{
  DungeoneerPurse purse = dungeoneer_get_purse (self->table, seat);
  DungeoneerActed acted;

  dungeoneer_judge_act (act, dungeoneer_get (self->table, COUNTER_FALLEN, seat) != 0, &purse,
                        &self->rules, &acted);
  dungeoneer_turn_fault (self, acted.fault);
  if (acted.fault != FAULT_NONE)
    return FALSE;
  dungeoneer_turn_set_purse (self, seat, &acted.left);
  return TRUE;
}

/* Wounds */

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

      tm_box_describe_zone (tm_table_get_box (self->table), tm_table_get_piece_zone (self->table, piece),
                            &zone, &owner);
      if (zone == ZONE_BANES && tm_table_get_piece_mark (self->table, piece, MARK_TARGET) == (gint32) seat + 1)
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
      if (attack.result != OUTCOME_OPEN || (attack.target != (gint32) seat
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
                     && !dungeoneer_is_solo (self->table) && dungeoneer_count_spare (self->table) > 0;

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
    dungeoneer_turn_note (self, "elimination", "dungeoneer.battle.elimination",
                          tm_text (N_ ("The rulebook does not say what becomes of the hero’s things: they are discarded.")));
  lose_everything (self, seat, returns);
  dungeoneer_turn_set (self, COUNTER_AT, seat, 0);
  for (guint counter = COUNTER_AP; counter <= COUNTER_FALL_AP; counter++)
    dungeoneer_turn_set (self, counter, seat, 0);
  for (guint counter = COUNTER_MELEE_MOD; counter <= COUNTER_SPEED_MOD_TURN; counter++)
    dungeoneer_turn_set (self, counter, seat, 0);
  if (by >= 0 && by != (int) seat)
    dungeoneer_turn_add (self, COUNTER_HEROES_BEATEN, (guint) by, 1);
  tm_resolution_add_reason (self->resolution, "dungeoneer.battle.elimination",
                            tm_text (N_ ("%s has no health left and is beaten"),
                                     tm_arg_seat ((int) seat)));
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
  DungeoneerStanding standing;
  DungeoneerEnded ended;
  int active = dungeoneer_get_active (self->table);

  if (tm_table_get_phase (self->table) == PHASE_SETUP || dungeoneer_is_over (self->table))
    return;
  dungeoneer_read_standing (self->table, &standing);
  dungeoneer_judge_end (&standing, &self->rules, &ended);
  if (ended.over)
    {
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
      && !dungeoneer_is_battle (self->table)
      && (!standing.resurrection || standing.spare == 0))
    dungeoneer_turn_begin_turn (self, dungeoneer_get_next (self->table, (guint) active));
  else
    dungeoneer_turn_pass_if_done (self);
}
