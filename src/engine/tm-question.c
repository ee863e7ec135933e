/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-question.h"

#include "config.h"

#include "tm-box-private.h"
#include "tm-resolution-private.h"
#include "tm-ruling-private.h"

#include <glib/gi18n-lib.h>

/* Parameters */

static const TmParam *
build_params (const TmGame *game, const TmQuestion *question, guint *n_params)
{
  GArray *params = g_array_new (FALSE, FALSE, sizeof (TmParam));

  g_array_append_vals (params, question->params, question->n_params);
  for (const char *const *id = question->options; id != NULL && *id != NULL; id++)
    g_array_append_val (params, game->options[tm_game_find_option (game, *id)].param);
  g_assert (params->len <= TM_MAX_PARAMS);
  *n_params = params->len;
  return (const TmParam *) (gpointer) g_array_free (params, FALSE);
}

/**
 * tm_question_get_params:
 * @game: a game
 * @question: index of a question
 * @n_params: (out): how many parameters it has
 *
 * Gets the parameters of a question: its own, and one for each rule option it depends on. They are
 * put together once and kept for good.
 *
 * Returns: (transfer none) (array length=n_params): the parameters
 */
const TmParam *
tm_question_get_params (const TmGame *game, guint question, guint *n_params)
{
  static GHashTable *built;
  static GMutex mutex;
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);
  const TmQuestion *key = &game->questions[question];
  const TmParam *params;

  if (built == NULL)
    built = g_hash_table_new (NULL, NULL);
  params = g_hash_table_lookup (built, key);
  if (params == NULL)
    {
      params = build_params (game, key, n_params);
      g_hash_table_insert (built, (gpointer) key, (gpointer) params);
    }
  *n_params = key->n_params;
  for (const char *const *id = key->options; id != NULL && *id != NULL; id++)
    (*n_params)++;
  return params;
}

/**
 * tm_question_new_box:
 * @game: a game
 *
 * Opens a box for questions outside a match: a full table, so that every list fits.
 *
 * Returns: (transfer full): the box
 */
TmBox *
tm_question_new_box (const TmGame *game)
{
  return tm_box_new (game, game->max_seats, NULL);
}

static void
read_options (const TmGame *game, guint question, const TmArgs *args, gint32 *readings)
{
  g_autoptr (TmBox) standard = tm_question_new_box (game);
  guint param = game->questions[question].n_params;

  for (guint i = 0; i < game->n_options; i++)
    readings[i] = tm_box_get_option (standard, i);
  for (const char *const *id = game->questions[question].options; id != NULL && *id != NULL;
       id++, param++)
    readings[tm_game_find_option (game, *id)] = tm_args_get (args, param);
}

/* Asking */

static gboolean
is_same_outcome (const TmRuling *self, const TmRuling *other)
{
  if (self->outcome->len != other->outcome->len
      || (self->refused_param == NULL) != (other->refused_param == NULL))
    return FALSE;
  for (guint i = 0; i < self->outcome->len; i++)
    {
      const TmOutcome *a = &g_array_index (self->outcome, TmOutcome, i);
      const TmOutcome *b = &g_array_index (other->outcome, TmOutcome, i);
      if (!a->is_detail && !g_variant_equal (a->value, b->value))
        return FALSE;
    }
  return TRUE;
}

static gboolean
does_reading_matter (TmRuling *self, const TmQuestion *question, const TmArgs *args, guint option)
{
  const TmParam *param = &self->box->game->options[option].param;
  gint32 n_values = param->kind == TM_PARAM_FLAG ? 2 : (gint32) param->n_words;

  for (gint32 value = 0; value < n_values; value++)
    {
      g_autoptr (TmRuling) other = NULL;
      gint32 readings[TM_MAX_OPTIONS];

      if (value == self->readings[option])
        continue;
      memcpy (readings, self->readings, sizeof readings);
      readings[option] = value;
      other = tm_ruling_new (self->box, readings, FALSE, self->stop);
      question->answer (args, other);
      if (!is_same_outcome (self, other))
        return TRUE;
    }
  return FALSE;
}

static void
find_undecided (TmRuling *self, const TmQuestion *question, const TmArgs *args)
{
  const TmGame *game = self->box->game;
  guint64 consulted = tm_resolution_get_consulted (self->resolution);

  for (guint option = 0; option < game->n_options; option++)
    {
      const TmArticle *article;

      if (!(consulted & G_GUINT64_CONSTANT (1) << option) || game->options[option].article == NULL
          || game->options[option].is_display
          || !does_reading_matter (self, question, args, option))
        continue;
      article = tm_rulebook_find (game, game->options[option].article);
      tm_resolution_add_undecided (self->resolution, option, article->id, article->title,
                                   self->readings[option]);
      tm_ruling_cite (self, article->id);
    }
}

static void
cite_reasons (TmRuling *self)
{
  guint n_reasons;
  const TmReason *reasons = tm_resolution_get_reasons (self->resolution, &n_reasons);

  for (guint i = 0; i < n_reasons; i++)
    if (reasons[i].article != NULL)
      tm_ruling_cite (self, reasons[i].article);
}

/**
 * tm_question_ask:
 * @game: a game
 * @question: index of a question
 * @box: a box for names and faces
 * @args: arguments; what is left out is as its declaration says
 * @error: return location for a [error@ParamsError]
 *
 * Asks the rules.
 *
 * Returns: (transfer full): the ruling; %NULL if the situation cannot be
 */
TmRuling *
tm_question_ask (const TmGame *game, guint question, TmBox *box, const TmArgs *args, GError **error)
{
  return tm_question_ask_while (game, question, box, args, NULL, error);
}

static gboolean
is_stopped (const gint *stop)
{
  return stop != NULL && g_atomic_int_get (stop) != 0;
}

/**
 * tm_question_ask_while:
 * @game: a game
 * @question: index of a question
 * @box: a box for names and faces; nobody adds to it meanwhile
 * @args: arguments; what is left out is as its declaration says
 * @stop: (nullable): not zero once nobody waits for the answer any more; set it by
 *   g_atomic_int_set(), from any thread
 * @error: return location for a [error@ParamsError]
 *
 * Asks the rules, from any thread. Long calculations end soon after @stop is set.
 *
 * Returns: (transfer full): the ruling; %NULL if the situation cannot be, or
 *   %TM_PARAMS_ERROR_STOPPED
 */
TmRuling *
tm_question_ask_while (const TmGame *game,
                       guint question,
                       TmBox *box,
                       const TmArgs *args,
                       const gint *stop,
                       GError **error)
{
  const TmQuestion *asked = &game->questions[question];
  gint32 readings[TM_MAX_OPTIONS] = { 0 };
  g_autoptr (TmRuling) self = NULL;
  const TmParam *params;
  guint n_params;
  TmArgs complete;

  tm_args_copy (&complete, args);
  params = tm_question_get_params (game, question, &n_params);
  if (!tm_params_complete (params, n_params, box, &complete, error))
    return NULL;
  read_options (game, question, &complete, readings);
  self = tm_ruling_new (box, readings, TRUE, stop);
  tm_args_copy (&self->args, &complete);
  asked->answer (&complete, self);
  if (self->refused_param != NULL)
    {
      g_autofree char *why = tm_text_dup_string (&self->refusal, box);
      g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE, "%s: %s", self->refused_param,
                   why);
      return NULL;
    }
  cite_reasons (self);
  if (!is_stopped (stop))
    find_undecided (self, asked, &complete);
  if (is_stopped (stop))
    {
      g_set_error_literal (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_STOPPED, _ ("stopped"));
      return NULL;
    }
  /* It may be gone before the ruling is. */
  self->stop = NULL;
  return g_steal_pointer (&self);
}

/**
 * tm_question_fill:
 * @game: a game
 * @question: index of a question
 * @table: the table of a running match
 * @args: (inout): arguments
 *
 * Sets what the match knows: its situation and its house rules.
 *
 * Returns: whether the match has such a situation now
 */
gboolean
tm_question_fill (const TmGame *game, guint question, const TmTable *table, TmArgs *args)
{
  const TmQuestion *asked = &game->questions[question];
  guint param = asked->n_params;

  for (const char *const *id = asked->options; id != NULL && *id != NULL; id++, param++)
    tm_args_set (args, param, tm_table_get_option (table, tm_game_find_option (game, *id)));
  return asked->fill != NULL && asked->fill (table, args);
}

/* A ruling by another reading than that in force would not be what the moves then do. */
static gboolean
has_readings_in_force (const TmGame *game, guint question, const TmTable *table, const TmArgs *args)
{
  guint param = game->questions[question].n_params;

  for (const char *const *id = game->questions[question].options; id != NULL && *id != NULL;
       id++, param++)
    if (tm_args_get (args, param) != tm_table_get_option (table, tm_game_find_option (game, *id)))
      return FALSE;
  return TRUE;
}

/**
 * tm_question_use:
 * @game: a game
 * @question: index of a question
 * @table: the table of a running match
 * @args: the situation, as it was ruled on
 * @moves: (out) (array fixed-size=8): where to put the moves
 *
 * Puts the outcome of a ruling into moves. A move may lack what is still to be asked or drawn.
 *
 * Returns: how many moves there are, in order; 0 if the table has no such situation now or another
 *   house rule, or @args cannot be
 */
guint
tm_question_use (const TmGame *game,
                 guint question,
                 const TmTable *table,
                 const TmArgs *args,
                 TmMove moves[TM_MAX_USED])
{
  guint n_params;
  const TmParam *params = tm_question_get_params (game, question, &n_params);
  TmArgs complete;

  if (game->questions[question].use == NULL)
    return 0;
  tm_args_copy (&complete, args);
  if (!tm_params_complete (params, n_params, tm_table_get_box (table), &complete, NULL)
      || !has_readings_in_force (game, question, table, &complete))
    return 0;
  for (guint i = 0; i < TM_MAX_USED; i++)
    {
      moves[i] = (TmMove) { .source = TM_SOURCE_TABLE, .note = -1 };
      tm_args_init (&moves[i].args);
    }
  return game->questions[question].use (table, &complete, moves);
}

/**
 * tm_question_rests_on:
 * @game: a game
 * @question: index of a question
 * @article: id of an article
 *
 * Tells whether an article decides a question: its answers rest on it, or it is an open point that the
 * question depends on.
 *
 * Returns: whether it does
 */
gboolean
tm_question_rests_on (const TmGame *game, guint question, const char *article)
{
  const TmQuestion *asked = &game->questions[question];

  if (asked->articles != NULL && g_strv_contains (asked->articles, article))
    return TRUE;
  for (const char *const *id = asked->options; id != NULL && *id != NULL; id++)
    if (g_strcmp0 (game->options[tm_game_find_option (game, *id)].article, article) == 0)
      return TRUE;
  return FALSE;
}
