/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-match-private.h"
#include "tm-resolution-private.h"

#include "config.h"

#include "tm-common-moves.h"
#include "tm-draw.h"

#include <glib/gi18n-lib.h>

enum
{
  SIGNAL_RECORDED,
  SIGNAL_MARKED,
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TmMatch, tm_match, G_TYPE_OBJECT)
G_DEFINE_QUARK (tm-match-error-quark, tm_match_error)

static void
tm_match_finalize (GObject *object)
{
  TmMatch *self = TM_MATCH (object);

  tm_resolution_free (self->resolution);
  tm_table_free (self->table);
  tm_table_free (self->visited);
  tm_box_unref (self->box);
  g_free (self->entropy);
  g_array_unref (self->lines);
  g_array_unref (self->args);
  g_array_unref (self->changes);

  G_OBJECT_CLASS (tm_match_parent_class)->finalize (object);
}

static void
tm_match_class_init (TmMatchClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tm_match_finalize;

  /**
   * TmMatch::recorded:
   * @self: a match
   * @seq: the new line of the journal
   *
   * A move was recorded.
   */
  signals[SIGNAL_RECORDED] = g_signal_new ("recorded", TM_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL,
                                           NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  /**
   * TmMatch::marked:
   * @self: a match
   * @first: the first line
   * @last: the last line
   *
   * Some of the lines from @first to @last were undone, or done again.
   */
  signals[SIGNAL_MARKED] = g_signal_new ("marked", TM_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                         NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);

  /**
   * TmMatch::changed:
   * @self: a match
   *
   * The table is another.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", TM_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
}

static void
tm_match_init (TmMatch *self)
{
  self->lines = g_array_new (FALSE, FALSE, sizeof (TmMatchLine));
  self->args = g_array_new (FALSE, FALSE, sizeof (gint32));
  self->changes = g_array_new (FALSE, FALSE, sizeof (TmChange));
}

/**
 * tm_match_new:
 * @box: a box with its options set
 *
 * Begins a match in which the app draws nothing: all chance comes from the real table.
 *
 * Returns: (transfer full): the match
 */
TmMatch *
tm_match_new (TmBox *box)
{
  TmMatch *self = g_object_new (TM_TYPE_MATCH, NULL);

  self->box = tm_box_ref (box);
  self->table = tm_table_new (box);
  self->visited = tm_table_dup (self->table);
  self->resolution = tm_resolution_new (box);
  return self;
}

/**
 * tm_match_new_sealed:
 * @box: a box with its options set
 * @seed: the sealed seed
 * @entropy: (nullable): whatever the players typed in
 *
 * Begins a match in which the app can draw. Draw k is made from the seed, the entropy and k.
 *
 * Returns: (transfer full): the match
 */
TmMatch *
tm_match_new_sealed (TmBox *box, const guint8 seed[32], const char *entropy)
{
  TmMatch *self = tm_match_new (box);

  self->entropy = g_strdup (entropy != NULL ? entropy : "");
  self->is_sealed = TRUE;
  tm_random_init (&self->random, seed, self->entropy);
  return self;
}

/**
 * tm_match_get_box:
 * @self: a match
 *
 * Gets the box that the match is played with.
 *
 * Returns: (transfer none): the box
 */
TmBox *
tm_match_get_box (TmMatch *self)
{
  return self->box;
}

/**
 * tm_match_get_game:
 * @self: a match
 *
 * Gets the game that is played.
 *
 * Returns: (transfer none): the game
 */
const TmGame *
tm_match_get_game (TmMatch *self)
{
  return self->box->game;
}

/**
 * tm_match_get_table:
 * @self: a match
 *
 * Gets the table as it is now. It is the same table throughout the match, and changes with it.
 *
 * Returns: (transfer none): the table
 */
const TmTable *
tm_match_get_table (TmMatch *self)
{
  return self->table;
}

/**
 * tm_match_get_result:
 * @self: a match
 * @result: (out caller-allocates): the result
 *
 * Asks the game whether and how the match is over, going by the table as it is now.
 */
void
tm_match_get_result (TmMatch *self, TmResult *result)
{
  *result = (TmResult) { .ending = TM_ENDING_OPEN };
  self->box->game->get_result (self->table, result);
}

/**
 * tm_match_get_random:
 * @self: a match
 *
 * Gets the sealed source of chance.
 *
 * Returns: (transfer none) (nullable): the sealed source of chance; %NULL if nothing is sealed
 */
const TmRandom *
tm_match_get_random (TmMatch *self)
{
  return self->is_sealed ? &self->random : NULL;
}

/**
 * tm_match_get_entropy:
 * @self: a match
 *
 * Gets what the players typed in to have a share in the chance.
 *
 * Returns: (transfer none): their words; "" if there are none, or nothing is sealed
 */
const char *
tm_match_get_entropy (TmMatch *self)
{
  return self->entropy != NULL ? self->entropy : "";
}

/* Recording */

/* Draws what the app has to draw and nobody has said. The draws are counted only when the move is
 * recorded, so one that is refused leaves no gap. */
static gboolean
draw_missing (TmMatch *self, TmMove *move, guint32 *drawn, GError **error)
{
  const TmGame *game = self->box->game;
  const TmMoveSpec *spec = tm_game_get_move (game, move->kind);

  for (guint param = 0; self->is_sealed && param < spec->n_params; param++)
    {
      if (spec->params[param].draw.kind == TM_DRAW_NONE || tm_args_has (&move->args, param)
          || !tm_game_draws_in_app (game, self->table, move->kind, param, &move->args))
        continue;
      tm_random_begin_draw (&self->random, self->n_draws + 1 + tm_match_count_drawn (*drawn));
      if (!tm_draw_param (self->table, move->kind, param, &self->random, &move->args))
        {
          g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_MISSING,
                       _ ("%s: there is not enough left to draw from"), spec->params[param].id);
          return FALSE;
        }
      *drawn |= 1u << param;
    }
  if (*drawn == 0)
    return TRUE;
  move->source = TM_SOURCE_APP;
  return tm_params_check (spec->params, spec->n_params, self->box, &move->args, error);
}

static gboolean
complete_param (TmMatch *self, TmMove *move, guint param, GError **error)
{
  const TmMoveSpec *spec = tm_game_get_move (self->box->game, move->kind);
  g_autofree char *domain = NULL;

  if (tm_args_has (&move->args, param) || spec->params[param].is_optional
      || !tm_game_is_asked (self->box->game, self->table, move->kind, param, &move->args))
    return TRUE;
  if (spec->params[param].standard != NULL)
    return tm_param_set_text (spec->params, param, self->box, spec->params[param].standard,
                              &move->args, error);
  domain = tm_param_dup_domain (&spec->params[param], self->box);
  g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_MISSING, _ ("%s is missing; accepted is %s"),
               spec->params[param].id, domain);
  return FALSE;
}

static gboolean
refuse (TmMatch *self, const TmResolution *resolution, TmGrade grade, GError **error)
{
  guint n_findings;
  const TmFinding *findings = tm_resolution_get_findings (resolution, &n_findings);

  for (guint i = 0; i < n_findings; i++)
    if (findings[i].grade == grade)
      {
        g_autofree char *words = tm_text_dup_string (&findings[i].text, self->box);
        g_set_error_literal (error, TM_MATCH_ERROR,
                             grade == TM_GRADE_IMPOSSIBLE ? TM_MATCH_ERROR_IMPOSSIBLE
                                                          : TM_MATCH_ERROR_ILLEGAL,
                             words);
        break;
      }
  return FALSE;
}

static gboolean
copy_checked (TmMatch *self, const TmMove *move, TmMove *copy, GError **error)
{
  const TmMoveSpec *spec = tm_game_get_move (self->box->game, move->kind);

  g_return_val_if_fail (spec != NULL, FALSE);

  copy->kind = move->kind;
  copy->source = move->source;
  copy->is_override = move->is_override;
  copy->note = move->note;
  tm_args_copy (&copy->args, &move->args);
  return tm_params_check (spec->params, spec->n_params, self->box, &copy->args, error);
}

static gboolean
complete_params (TmMatch *self, TmMove *move, GError **error)
{
  guint n_params = tm_game_get_move (self->box->game, move->kind)->n_params;

  for (guint param = 0; param < n_params; param++)
    if (!complete_param (self, move, param, error))
      return FALSE;
  return TRUE;
}

static gboolean
prepare (TmMatch *self, const TmMove *move, TmMove *complete, guint32 *drawn, GError **error)
{
  return copy_checked (self, move, complete, error) && draw_missing (self, complete, drawn, error)
         && complete_params (self, complete, error);
}

/**
 * tm_match_record:
 * @self: a match
 * @move: what happened; chance parameters that the app has to draw may be left out
 * @resolution: (nullable): where to put what the rules make of it, with reasons
 * @error: return location for a [error@MatchError] or [error@ParamsError]
 *
 * Records a move: checks it, runs the rules, applies the changes and writes them into the
 * journal. An illegal move is recorded only as an override. If it fails, nothing has changed.
 *
 * Returns: whether the move was recorded
 */
gboolean
tm_match_record (TmMatch *self, const TmMove *move, TmResolution *resolution, GError **error)
{
  TmResolution *result = resolution != NULL ? resolution : self->resolution;
  const TmChange *changes;
  guint n_changes;
  TmMove complete;
  TmMatchLine line = { 0 };
  guint seq;

  tm_resolution_reset (result, self->table, FALSE);
  if (!prepare (self, move, &complete, &line.drawn, error))
    return FALSE;
  tm_game_resolve (self->box->game, self->table, &complete, resolution != NULL, result);
  line.grade = tm_resolution_get_grade (result);
  if (line.grade == TM_GRADE_IMPOSSIBLE
      || (line.grade == TM_GRADE_ILLEGAL && !complete.is_override))
    return refuse (self, result, line.grade, error);

  line.time = g_get_real_time ();
  line.summary = *tm_resolution_get_summary (result);
  line.previous = self->last_done;
  line.kind = complete.kind;
  line.source = complete.source;
  line.is_override = complete.is_override;
  line.note = complete.note;
  line.is_done = TRUE;
  line.first_draw = line.drawn != 0 ? self->n_draws + 1 : 0;
  self->n_draws += tm_match_count_drawn (line.drawn);

  changes = tm_resolution_get_changes (result, &n_changes);
  tm_resolution_apply (result, self->table);
  seq = tm_match_append_line (self, &line, &complete.args, changes, n_changes);
  self->last_done = seq;
  g_signal_emit (self, signals[SIGNAL_RECORDED], 0, seq);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  return TRUE;
}

/**
 * tm_match_preview:
 * @self: a match
 * @move: a move
 * @with_reasons: whether the reasoning is wanted
 * @resolution: (inout): where to put what the rules make of it
 *
 * Looks what would come of a move, without recording it. Nothing is drawn for that.
 *
 * Returns: whether the move is complete; if not, @resolution is as it was
 */
gboolean
tm_match_preview (TmMatch *self,
                  const TmMove *move,
                  gboolean with_reasons,
                  TmResolution *resolution)
{
  TmMove complete;

  if (!copy_checked (self, move, &complete, NULL) || !complete_params (self, &complete, NULL))
    return FALSE;
  tm_game_resolve (self->box->game, self->table, &complete, with_reasons, resolution);
  return TRUE;
}

/**
 * tm_match_get_missing:
 * @self: a match
 * @move: a move
 *
 * Finds out what still has to be asked before a move can be recorded: parameters that are required,
 * have a place at this table and are neither known nor drawn by the app.
 *
 * Returns: set of parameter indexes
 */
guint32
tm_match_get_missing (TmMatch *self, const TmMove *move)
{
  const TmGame *game = self->box->game;
  const TmMoveSpec *spec = tm_game_get_move (game, move->kind);
  guint32 missing = 0;

  for (guint i = 0; i < spec->n_params; i++)
    if (!tm_args_has (&move->args, i) && !spec->params[i].is_optional
        && spec->params[i].standard == NULL
        && tm_game_is_asked (game, self->table, move->kind, i, &move->args)
        && !tm_game_draws_in_app (game, self->table, move->kind, i, &move->args))
      missing |= 1u << i;
  return missing;
}

static guint
find_redo (TmMatch *self)
{
  return *tm_match_get_newest_follower (self, self->last_done);
}

/**
 * tm_match_can_undo:
 * @self: a match
 *
 * Tells whether there is a move to take back.
 *
 * Returns: whether there is one
 */
gboolean
tm_match_can_undo (TmMatch *self)
{
  return self->last_done > 0;
}

/**
 * tm_match_can_redo:
 * @self: a match
 *
 * Tells whether a move was taken back that was made on the table as it is now.
 *
 * Returns: whether there is one
 */
gboolean
tm_match_can_redo (TmMatch *self)
{
  return find_redo (self) > 0;
}

static void
undo_last (TmMatch *self)
{
  TmMatchLine *line = tm_match_get_line (self, self->last_done);

  tm_table_take_back (self->table, tm_match_get_line_changes (self, line), line->n_changes);
  line->is_done = FALSE;
  self->last_done = line->previous;
}

static void
redo_next (TmMatch *self, guint seq)
{
  TmMatchLine *line = tm_match_get_line (self, seq);

  tm_table_apply (self->table, tm_match_get_line_changes (self, line), line->n_changes);
  line->is_done = TRUE;
  self->last_done = seq;
}

static void
emit_marked (TmMatch *self, guint first, guint last)
{
  g_signal_emit (self, signals[SIGNAL_MARKED], 0, first, last);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/**
 * tm_match_undo:
 * @self: a match
 * @error: return location for a %TM_MATCH_ERROR_NOTHING
 *
 * Takes the last move back. It stays in the journal, struck out, and what was drawn for it is not
 * drawn again.
 *
 * Returns: whether there was one
 */
gboolean
tm_match_undo (TmMatch *self, GError **error)
{
  guint seq = self->last_done;

  if (seq == 0)
    {
      g_set_error_literal (error, TM_MATCH_ERROR, TM_MATCH_ERROR_NOTHING,
                           _ ("there is no move to take back"));
      return FALSE;
    }
  undo_last (self);
  emit_marked (self, seq, seq);
  return TRUE;
}

/**
 * tm_match_redo:
 * @self: a match
 * @error: return location for a %TM_MATCH_ERROR_NOTHING
 *
 * Does again, from the stored changes, the newest of the moves that were made on the table as it is
 * now and taken back.
 *
 * Returns: whether there was one
 */
gboolean
tm_match_redo (TmMatch *self, GError **error)
{
  guint seq = find_redo (self);

  if (seq == 0)
    {
      g_set_error_literal (error, TM_MATCH_ERROR, TM_MATCH_ERROR_NOTHING,
                           _ ("there is no move that was taken back last"));
      return FALSE;
    }
  redo_next (self, seq);
  emit_marked (self, seq, seq);
  return TRUE;
}

/**
 * tm_match_go_back:
 * @self: a match
 * @seq: a line of the journal that counts, or 0 for the beginning
 * @error: return location for a %TM_MATCH_ERROR_NOTHING
 *
 * Takes back every move after that line.
 *
 * Returns: whether the line counts
 */
gboolean
tm_match_go_back (TmMatch *self, guint seq, GError **error)
{
  guint last = self->last_done;
  guint first = 0;

  if (seq > self->lines->len || (seq > 0 && !tm_match_get_line (self, seq)->is_done))
    {
      g_set_error (error, TM_MATCH_ERROR, TM_MATCH_ERROR_NOTHING,
                   _ ("move %u is not one that counts; accepted is 0 to %u"), seq, self->last_done);
      return FALSE;
    }
  while (self->last_done != seq)
    {
      first = self->last_done;
      undo_last (self);
    }
  if (first > 0)
    emit_marked (self, first, last);
  return TRUE;
}

/**
 * tm_match_set_counter:
 * @self: a match
 * @slot: slot of a counter
 * @value: its new value
 * @why: (nullable): a few words
 * @error: return location for a %TM_MATCH_ERROR_IMPOSSIBLE
 *
 * Sets a counter by hand, as a move of the kind %TM_MOVE_ADJUST: the real table is right.
 *
 * Returns: whether the counter can have that value
 */
gboolean
tm_match_set_counter (TmMatch *self, guint slot, gint32 value, const char *why, GError **error)
{
  TmMove move;

  gboolean is_counter
      = slot < self->box->n_slots && tm_adjust_from_slot (self->box, slot, value, &move);

  g_return_val_if_fail (is_counter, FALSE);

  move.note = why != NULL && *why != '\0' ? tm_box_intern (self->box, why) : -1;
  return tm_match_record (self, &move, NULL, error);
}

/* Whether somebody has chosen the reading during the match, be it the usual one. */
static gboolean
was_chosen (TmMatch *self, guint option)
{
  const char *id = self->box->game->options[option].param.id;

  for (guint seq = tm_match_get_last_done (self); seq > 0;
       seq = tm_match_get_line (self, seq)->previous)
    {
      TmMove move;

      if (tm_match_get_line (self, seq)->kind != TM_MOVE_HOUSE_RULE)
        continue;
      tm_match_get_move (self, seq, &move);
      if (tm_house_rule_is_about (self->box, &move, id))
        return TRUE;
    }
  return FALSE;
}

/**
 * tm_match_is_settled:
 * @self: a match
 * @option: index of an option that decides an open point
 *
 * Tells whether the players have chosen how they read an open point: another than the usual reading
 * is in force, or a %TM_MOVE_HOUSE_RULE in the journal is about it. There is nothing to ask them any
 * more.
 *
 * Returns: whether it is settled in this match
 */
gboolean
tm_match_is_settled (TmMatch *self, guint option)
{
  g_autoptr (TmBox) standard = NULL;

  g_return_val_if_fail (option < self->box->game->n_options, FALSE);

  if (was_chosen (self, option))
    return TRUE;
  standard = tm_question_new_box (self->box->game);
  return tm_table_get_option (self->table, option) != tm_box_get_option (standard, option);
}

/**
 * tm_match_set_house_rule:
 * @self: a match
 * @option: index of an option that decides an open point, or of a display option
 * @value: the reading from here on, one that the option can have
 * @error: return location for a %TM_MATCH_ERROR_IMPOSSIBLE
 *
 * Chooses another reading from here on, as a move of the kind %TM_MOVE_HOUSE_RULE.
 *
 * Returns: whether the option can change during a match
 */
gboolean
tm_match_set_house_rule (TmMatch *self, guint option, gint32 value, GError **error)
{
  TmMove move;

  g_return_val_if_fail (option < self->box->game->n_options, FALSE);
  g_return_val_if_fail (
      tm_param_is_possible (&self->box->game->options[option].param, self->box, value), FALSE);

  tm_house_rule_from_option (self->box, option, value, &move);
  return tm_match_record (self, &move, NULL, error);
}
