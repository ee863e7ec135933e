/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-match-private.h"

#include "config.h"

#include "tm-draw.h"

#include <glib/gi18n-lib.h>

/**
 * tm_match_audit:
 * @self: a match
 * @differing: (nullable) (element-type guint): where to put the lines that differ
 *
 * Resolves every move again and compares what today's rules would change with what was changed.
 *
 * Returns: how many moves differ
 */
guint
tm_match_audit (TmMatch *self, GArray *differing)
{
  g_autoptr (TmTable) before = tm_table_dup (self->visited);
  guint n_differing = 0;

  for (guint seq = 1; seq <= self->lines->len; seq++)
    {
      const TmMatchLine *line = tm_match_get_line (self, seq);
      TmMove move;

      tm_match_table_at (self, line->previous, before);
      tm_match_get_move (self, seq, &move);
      tm_game_resolve (self->box->game, before, &move, FALSE, self->resolution);
      tm_table_apply (before, tm_match_get_line_changes (self, line), line->n_changes);
      if (tm_table_equal (before, tm_resolution_get_table (self->resolution)))
        continue;
      n_differing++;
      if (differing != NULL)
        g_array_append_val (differing, seq);
    }
  return n_differing;
}

/* What was known when a parameter was drawn: what was told, and what was drawn before it. */
static void
forget_later_draws (TmArgs *args, guint32 drawn, guint param)
{
  for (guint i = param; i < TM_MAX_PARAMS; i++)
    if (drawn & 1u << i)
      tm_args_unset (args, i);
}

static gboolean
verify_param (TmMatch *self,
              guint seq,
              const TmTable *before,
              const TmMove *move,
              guint param,
              guint draw,
              GError **error)
{
  const TmParam *spec = &tm_game_get_move (self->box->game, move->kind)->params[param];
  TmRandom random = self->random;
  guint n_told, n_drawn;
  const gint32 *told = tm_args_get_list (&move->args, param, &n_told);
  const gint32 *drawn;
  TmArgs args;

  tm_args_copy (&args, &move->args);
  forget_later_draws (&args, tm_match_get_line (self, seq)->drawn, param);
  tm_random_begin_draw (&random, draw);
  tm_draw_param (before, move->kind, param, &random, &args);
  drawn = tm_args_get_list (&args, param, &n_drawn);
  if (n_told == n_drawn && memcmp (told, drawn, n_told * sizeof *told) == 0)
    return TRUE;
  g_set_error (error, TM_MATCH_ERROR, TM_MATCH_ERROR_SEALED,
               _ ("move %u: draw %u gives another value of “%s” than the journal says"), seq, draw,
               spec->id);
  return FALSE;
}

static gboolean
verify_line (TmMatch *self, guint seq, guint *next_draw, GError **error)
{
  const TmMatchLine *line = tm_match_get_line (self, seq);
  const TmMoveSpec *spec = tm_game_get_move (self->box->game, line->kind);
  const TmTable *before = tm_match_visit (self, line->previous);
  TmMove move;

  tm_match_get_move (self, seq, &move);
  if (line->drawn != 0 && line->first_draw != *next_draw)
    {
      g_set_error (error, TM_MATCH_ERROR, TM_MATCH_ERROR_SEALED,
                   _ ("move %u: draw %u should be draw %u"), seq, line->first_draw, *next_draw);
      return FALSE;
    }
  for (guint param = 0; param < spec->n_params; param++)
    {
      gboolean should
          = tm_game_draws_in_app (self->box->game, before, line->kind, param, &move.args);
      gboolean is_drawn = (line->drawn & 1u << param) != 0;

      if (is_drawn && !should)
        {
          g_set_error (error, TM_MATCH_ERROR, TM_MATCH_ERROR_SEALED,
                       _ ("move %u: “%s” is not drawn by the app here"), seq,
                       spec->params[param].id);
          return FALSE;
        }
      if (is_drawn && !verify_param (self, seq, before, &move, param, (*next_draw)++, error))
        return FALSE;
      if (should && !is_drawn && tm_args_has (&move.args, param))
        {
          g_set_error (error, TM_MATCH_ERROR, TM_MATCH_ERROR_SEALED,
                       _ ("move %u: “%s” was to be drawn by the app, but was told"), seq,
                       spec->params[param].id);
          return FALSE;
        }
    }
  return TRUE;
}

/**
 * tm_match_verify:
 * @self: a match with its seed known
 * @n_checked: (out) (optional): how many draws were checked
 * @error: return location for a %TM_MATCH_ERROR_SEALED
 *
 * Makes every sealed draw again, those of moves taken back included, and compares it with the
 * journal. Draws must be numbered without a gap.
 *
 * Returns: whether every draw is as sealed
 */
gboolean
tm_match_verify (TmMatch *self, guint *n_checked, GError **error)
{
  guint next_draw = 1;

  if (!self->is_sealed)
    {
      g_set_error_literal (error, TM_MATCH_ERROR, TM_MATCH_ERROR_SEALED,
                           _ ("the match is not sealed"));
      return FALSE;
    }
  for (guint seq = 1; seq <= self->lines->len; seq++)
    if (!verify_line (self, seq, &next_draw, error))
      return FALSE;
  if (n_checked != NULL)
    *n_checked = next_draw - 1;
  return TRUE;
}
