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
 * dungeoneer_turn_check_map:
 * @self: a move while it is resolved
 *
 * Refuses the move where no map is kept.
 *
 * Returns: whether it is
 */
gboolean
dungeoneer_turn_check_map (DungeoneerTurn *self)
{
  return dungeoneer_has_map (self->table)
         || dungeoneer_turn_refuse (self, "no-map", "dungeoneer.table.map-off",
                                    tm_text (N_ ("The map is not kept here.")));
}

/**
 * dungeoneer_turn_check_battle:
 * @self: a move while it is resolved
 *
 * Refuses the move without a battle.
 *
 * Returns: whether one goes on
 */
gboolean
dungeoneer_turn_check_battle (DungeoneerTurn *self)
{
  return dungeoneer_turn_check_running (self)
         && (dungeoneer_is_battle (self->table)
             || dungeoneer_turn_refuse (self, "no-battle", "dungeoneer.battle.attack",
                                        tm_text (N_ ("There is no battle."))));
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
