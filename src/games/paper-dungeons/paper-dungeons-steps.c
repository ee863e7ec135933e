/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The moves through the dungeon, R «Перемещение», p.9 to p.11. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-turn.h"

static TmTextArg
name_cell (guint cell)
{
  return tm_arg_cell (GRID_DUNGEON, cell);
}

static void
forbid_step (PaperTurn *self, PaperFault fault, guint cell)
{
  switch (fault)
    {
    case STEP_ADJACENT:
      paper_turn_forbid (self, "paper.move.adjacent",
                         tm_text (N_ ("Not next to it in a row or column: %s."), name_cell (cell)));
      break;
    case STEP_WALL:
      paper_turn_forbid (self, "paper.move.barrier",
                         tm_text (N_ ("A wall stands before %s."), name_cell (cell)));
      break;
    case STEP_WATER:
      paper_turn_forbid (self, "paper.move.barrier",
                         tm_text (N_ ("Water lies before %s."), name_cell (cell)));
      break;
    case STEP_START:
      paper_turn_forbid (
          self, "paper.move.start",
          tm_text (N_ ("A team comes in through an entrance, once, into the room above it.")));
      break;
    case STEP_FINE:
    default:
      break;
    }
}

/* What must be there before another step. */
static void
check_next (PaperTurn *self, gboolean is_first)
{
  if (self->team.steps == 0)
    paper_turn_forbid (self, "paper.move.steps",
                       tm_text (N_ ("%s has no more steps."), tm_arg_seat (self->seat)));
  if (is_first)
    return;
  if (paper_team_owes (&self->team))
    paper_turn_forbid (self, "paper.events.order",
                       tm_text (N_ ("What a room gives is chosen before the next step.")));
  if (self->team.pending > 0)
    paper_turn_forbid (self, "paper.wounds.mark",
                       tm_text (N_ ("Wounds are assigned before the next step.")));
}

static void
explain_crossings (PaperTurn *self, const PaperTeam *before)
{
  if (self->team.walls > before->walls)
    tm_resolution_add_reason (self->resolution, "paper.items.cloak",
                              tm_text (N_ ("Through a wall, by the cloak.")));
  if (self->team.waters == before->waters)
    return;
  tm_resolution_add_reason (self->resolution, "paper.move.barrier", tm_text (N_ ("Across water.")));
  if (self->team.talent == TALENT_RANGER)
    tm_resolution_add_reason (self->resolution, "paper.talent.ranger",
                              tm_text (N_ ("The ranger has the step back.")));
}

static void
explain_minion (PaperTurn *self, guint cell, const PaperTeam *before)
{
  const PaperRoom *room = &self->map.rooms[cell];
  guint wounds;

  if (room->minion_level == 0 || room->hero < 0)
    return;
  wounds = paper_get_minion_wounds (room->minion_level, before->levels[room->hero],
                                    paper_team_has_item (before, ITEM_ARMOUR));
  tm_resolution_add_reason (
      self->resolution, "paper.minion.fight",
      /* Translators: %2$s is a room, %4$s a hero. */
      tm_text_n ("%2$s: a minion of level %3$s; %4$s at level %5$s: %1$s wound.",
                 "%2$s: a minion of level %3$s; %4$s at level %5$s: %1$s wounds.",
                 tm_arg_number ((gint32) wounds), name_cell (cell),
                 tm_arg_number (room->minion_level),
                 tm_arg_word (paper_hero_words[room->hero].name),
                 tm_arg_number (before->levels[room->hero])));
}

static void
explain_trap (PaperTurn *self, guint cell)
{
  if (self->team.talent == TALENT_SCOUT)
    tm_resolution_add_reason (
        self->resolution, "paper.talent.scout",
        tm_text (N_ ("%s: a trap, but the scout is not wounded."), name_cell (cell)));
  else
    tm_resolution_add_reason (self->resolution, "paper.trap",
                              tm_text (N_ ("%s: a trap, one wound."), name_cell (cell)));
}

static void
explain_step (PaperTurn *self, guint cell, const PaperTeam *before, const PaperStep *step)
{
  if (!tm_resolution_wants_reasons (self->resolution) || paper_turn_is_barred (self))
    return;
  explain_crossings (self, before);
  if (step->has_minion)
    explain_minion (self, cell, before);
  if (step->has_trap)
    explain_trap (self, cell);
  if (step->letter >= 0)
    tm_resolution_add_reason (self->resolution, "paper.gems.steal",
                              tm_text (N_ ("%s: gem %s is stolen."), name_cell (cell),
                                       tm_arg_word (paper_letter_words[step->letter].name)));
  if (step->prize.reward > REWARD_NONE)
    tm_resolution_add_reason (self->resolution, "paper.events.order",
                              /* Translators: a room, what it gives, how often. */
                              tm_text (N_ ("%s: %s × %s."), name_cell (cell),
                                       tm_arg_word (paper_reward_words[step->prize.reward].name),
                                       tm_arg_number (step->prize.amount)));
  if (before->visits[cell] != 0)
    tm_resolution_add_reason (
        self->resolution, "paper.move.reentry",
        tm_text (N_ ("%s: here before, so nothing but a trap acts."), name_cell (cell)));
}

/* One step; what is not told of a room is noted, and counts as nothing. */
static void
make_step (PaperTurn *self, guint cell)
{
  PaperTeam before = self->team;
  PaperStep step;

  paper_team_enter (&self->team, cell, &self->map, &self->sheet, paper_get_round (self->table),
                    self->asks_wounds, self->resolution, &step, &self->happened);
  forbid_step (self, step.fault, cell);
  explain_step (self, cell, &before, &step);
  if (self->happened.unknown & MISSING_ROOM)
    paper_turn_note (self, "paper.catalogue",
                     tm_text (N_ ("What %s holds is not told: taken as empty."), name_cell (cell)));
  self->happened.unknown &= ~(guint) MISSING_ROOM;
}

/* A team that is not inside yet may say before which entrance it stands: that is no step. */
static gboolean
stands_at_entrance (PaperTurn *self, guint cell)
{
  if (self->team.at >= 0 || !PAPER_IS_ENTRANCE (cell))
    return FALSE;
  self->team.at = (gint8) cell;
  return TRUE;
}

static TmText
describe_way (const PaperTurn *self, guint n_steps)
{
  /* Translators: %2$s is a team, %3$s a room. */
  return tm_text_n ("%2$s: %1$s step, to %3$s", "%2$s: %1$s steps, to %3$s",
                    tm_arg_number ((gint32) n_steps), tm_arg_seat (self->seat),
                    name_cell ((guint) self->team.at));
}

/**
 * paper_turn_walk:
 * @self: a move of a team, its steps in hand
 * @param: the parameter that lists the rooms
 *
 * Makes the steps of a move, one by one, and ends it.
 */
void
paper_turn_walk (PaperTurn *self, guint param)
{
  guint n_cells, n_steps = 0;
  const gint32 *cells = tm_args_get_list (&self->move->args, param, &n_cells);

  for (guint i = 0; i < n_cells; i++)
    {
      guint cell = (guint) cells[i];

      if (i == 0 && stands_at_entrance (self, cell))
        continue;
      check_next (self, n_steps == 0);
      make_step (self, cell);
      n_steps++;
    }
  paper_turn_end (self);
  tm_resolution_set_summary (self->resolution, describe_way (self, n_steps), TM_TEXT_NONE);
}

/* The move `step`: on with the steps that are left. */
void
paper_resolve_step (const TmMove *move, TmResolution *resolution)
{
  PaperTurn turn;

  if (paper_turn_begin (&turn, move, resolution, PHASE_BIT (PHASE_ACT), SETTLE_ALL))
    paper_turn_walk (&turn, FREE_WHAT);
}

/* The move `stop`: the steps that are left are not made. */
void
paper_resolve_stop (const TmMove *move, TmResolution *resolution)
{
  PaperTurn turn;

  if (!paper_turn_begin (&turn, move, resolution, PHASE_BIT (PHASE_ACT), SETTLE_ALL))
    return;
  if (turn.team.steps == 0)
    paper_turn_forbid (&turn, "paper.move.steps",
                       tm_text (N_ ("%s has no more steps."), tm_arg_seat (turn.seat)));
  else
    paper_turn_note (&turn, "paper.move.steps",
                     tm_text_n ("%s step is left unused.", "%s steps are left unused.",
                                tm_arg_number (turn.team.steps)));
  turn.team.steps = 0;
  paper_turn_end (&turn);
  tm_resolution_set_summary (resolution, tm_text (N_ ("%s stops"), tm_arg_seat (turn.seat)),
                             TM_TEXT_NONE);
}
