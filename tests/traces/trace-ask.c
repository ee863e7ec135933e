/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Questions with answers by chance, with and without a match. */

#include "trace.h"

/* So many odds are asked for beside a ruling, for values below the second number. */
#define N_BESIDE 4
#define MAX_BESIDE 9
/* How often a question is asked without a match. */
#define N_ASKED 60
/* What can be left out is told once in up to so many times. */
#define MAX_SHARE 10
/* How often moves are looked for that would do what a question tells. */
#define N_USED 4
/* Questions that look far ahead: they are asked once in so many times, and of what lies there. */
static const char *const slow[] = { "odds-clear", "advice", NULL };
#define SLOW_SHARE 6

/* At a limit things go wrong, so that numbers are often near one. */
void
trace_sample_param (
    Trace *self, const TmParam *params, guint param, const TmTable *table, TmArgs *args)
{
  const TmParam *spec = &params[param];

  tm_param_sample_values (params, param, table, &self->random, args);
  if (spec->kind == TM_PARAM_NUMBER && !spec->is_list && trace_one_of (self, 2)
      && tm_args_get (args, param) != TM_NUMBER_UNKNOWN)
    {
      gint32 near = (gint32) tm_random_below (&self->random, 6);

      tm_args_set (args, param,
                   trace_one_of (self, 4) ? MAX (spec->min, spec->max - near)
                                          : MIN (spec->max, spec->min + near));
    }
}

gboolean
trace_is_slow (const TmGame *game, guint question)
{
  return g_strv_contains (slow, game->questions[question].id);
}

/* Whose odds would stand beside the verdict, and for which value. */
static void
ask_beside (Trace *self, const TmGame *game, guint question, const TmArgs *args)
{
  const TmBeside *beside = game->questions[question].beside;
  TmArgs asked;

  for (guint i = 0; beside != NULL && i < N_BESIDE; i++)
    {
      guint seat = (guint) trace_below (self, game->max_seats);
      gint32 value = trace_below (self, MAX_BESIDE);
      gboolean is_asked = beside->ask (args, seat, value, &asked);

      digest_add_number (&self->digest, is_asked);
      if (is_asked)
        digest_add_args (&self->digest,
                         game->questions[tm_game_find_question (game, beside->question)].n_params,
                         &asked);
    }
}

static void
ask (Trace *self, guint question, TmBox *box, const TmArgs *args)
{
  const TmGame *game = tm_box_get_game (box);
  g_autoptr (GError) error = NULL;
  g_autoptr (TmRuling) ruling = NULL;

  digest_add_number (&self->digest, question);
  ruling = tm_question_ask (game, question, box, args, &error);
  digest_add_error (&self->digest, error);
  if (ruling != NULL)
    {
      digest_add_ruling (&self->digest, ruling);
      ask_beside (self, game, question, tm_ruling_get_args (ruling));
    }
}

static void
use (Trace *self, guint question, const TmTable *table, const TmArgs *args)
{
  const TmGame *game = tm_match_get_game (self->match);
  TmMove moves[TM_MAX_USED];
  guint n_moves = tm_question_use (game, question, table, args, moves);

  for (guint i = 0; i < n_moves; i++)
    {
      digest_add_number (&self->digest, moves[i].kind);
      digest_add_args (&self->digest, game->moves[moves[i].kind].n_params, &moves[i].args);
    }
}

/* With the rest told by chance: seldom is that what lies there. */
static void
use_often (Trace *self, guint question, const TmTable *table, const TmArgs *filled)
{
  const TmQuestion *spec = &tm_match_get_game (self->match)->questions[question];

  for (guint i = 0; i < N_USED; i++)
    {
      TmArgs args;

      tm_args_copy (&args, filled);
      for (guint param = 0; param < spec->n_params; param++)
        if (!tm_args_has (&args, param)
            && (!spec->params[param].is_optional || trace_one_of (self, 2)))
          trace_sample_param (self, spec->params, param, table, &args);
      use (self, question, table, &args);
    }
}

/* What the table knows of each question, and the moves that come of it. */
void
trace_fill_all (Trace *self)
{
  const TmGame *game = tm_match_get_game (self->match);
  const TmTable *table = tm_match_get_table (self->match);
  /* What comes afterwards does not depend on how often it is looked. */
  TmRandom before = self->random;

  for (guint question = 0; question < game->n_questions; question++)
    {
      TmArgs args;
      gboolean is_filled;

      tm_args_init (&args);
      is_filled = tm_question_fill (game, question, table, &args);
      digest_add_number (&self->digest, is_filled);
      digest_add_args (&self->digest, game->questions[question].n_params, &args);
      if (is_filled && game->questions[question].use != NULL)
        {
          use (self, question, table, &args);
          use_often (self, question, table, &args);
        }
    }
  self->random = before;
}

/* What the table knows, and by chance something else; and the moves that come of it. */
void
trace_ask_about (Trace *self)
{
  const TmGame *game = tm_match_get_game (self->match);
  const TmTable *table = tm_match_get_table (self->match);
  TmBox *box = tm_match_get_box (self->match);
  guint question = tm_random_below (&self->random, game->n_questions);
  const TmQuestion *spec = &game->questions[question];
  TmArgs args;

  tm_args_init (&args);
  digest_add_number (&self->digest, tm_question_fill (game, question, table, &args));
  digest_add_args (&self->digest, spec->n_params, &args);
  use (self, question, table, &args);
  if (trace_is_slow (game, question))
    {
      if (trace_one_of (self, SLOW_SHARE))
        ask (self, question, box, &args);
      return;
    }
  for (guint i = 0; i < spec->n_params; i++)
    if (tm_args_has (&args, i) ? trace_one_of (self, 5)
                               : !spec->params[i].is_optional || trace_one_of (self, 3))
      trace_sample_param (self, spec->params, i, table, &args);
  ask (self, question, box, &args);
  use (self, question, table, &args);
}

/* Often with little that can be left out: the more is told by chance, the less of it can be. */
void
trace_question (Trace *self, const TmGame *game, guint question)
{
  guint n_params;
  const TmParam *params = tm_question_get_params (game, question, &n_params);

  for (guint n = 0; n < N_ASKED; n++)
    {
      g_autoptr (TmBox) box = trace_new_box (game, game->max_seats, n);
      g_autoptr (TmTable) table = tm_table_new (box);
      guint share = (guint) trace_below (self, MAX_SHARE) + 1;
      TmArgs args;

      tm_args_init (&args);
      for (guint i = 0; i < n_params; i++)
        if (!params[i].is_optional || trace_one_of (self, share))
          trace_sample_param (self, params, i, table, &args);
      ask (self, question, box, &args);
    }
}
