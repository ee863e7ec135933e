/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-question.h"

#include "config.h"

#include "tm-box-private.h"
#include "tm-fraction.h"
#include "tm-resolution-private.h"

#include <glib/gi18n-lib.h>

struct _TmRuling
{
  TmBox *box;
  TmResolution *resolution;
  gint32 readings[TM_MAX_OPTIONS];
  TmArgs args;
  GArray *outcome;
  GArray *distribution;
  GPtrArray *articles;
  TmText verdict;
  const char *refused_param;
  TmText refusal;
  const char *shown;
  const char *shown_symbol;
  const gint *stop;
};

static void
outcome_clear (gpointer data)
{
  g_variant_unref (((TmOutcome *) data)->value);
}

static void
chance_item_clear (gpointer data)
{
  g_free (((TmChanceItem *) data)->fraction);
}

static TmRuling *
ruling_new (TmBox *box, const gint32 *readings, gboolean with_reasons, const gint *stop)
{
  TmRuling *self = g_new0 (TmRuling, 1);

  self->stop = stop;
  self->box = tm_box_ref (box);
  memcpy (self->readings, readings, sizeof self->readings);
  self->resolution = tm_resolution_new (box);
  tm_resolution_reset (self->resolution, NULL, with_reasons);
  tm_resolution_set_readings (self->resolution, self->readings);
  self->outcome = g_array_new (FALSE, FALSE, sizeof (TmOutcome));
  g_array_set_clear_func (self->outcome, outcome_clear);
  self->distribution = g_array_new (FALSE, FALSE, sizeof (TmChanceItem));
  g_array_set_clear_func (self->distribution, chance_item_clear);
  self->articles = g_ptr_array_new ();
  return self;
}

/**
 * tm_ruling_free:
 * @self: (transfer full): a ruling
 *
 * Frees the ruling, its outcome included.
 */
void
tm_ruling_free (TmRuling *self)
{
  tm_resolution_free (self->resolution);
  g_array_unref (self->outcome);
  g_array_unref (self->distribution);
  g_ptr_array_unref (self->articles);
  tm_box_unref (self->box);
  g_free (self);
}

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
      other = ruling_new (self->box, readings, FALSE, self->stop);
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
  self = ruling_new (box, readings, TRUE, stop);
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

/* Answering */

/**
 * tm_ruling_get_resolution:
 * @self: a ruling being made
 *
 * Gets what rules work on that are shared with the moves.
 *
 * Returns: (transfer none): where rules shared with the moves read options and add reasons; it has
 *   no table
 */
TmResolution *
tm_ruling_get_resolution (TmRuling *self)
{
  return self->resolution;
}

/**
 * tm_ruling_get_option:
 * @self: a ruling being made
 * @option: index of an option of the game
 *
 * Reads an option, see tm_resolution_get_option().
 *
 * Returns: the value the question gives; that of a new match for an option it does not depend on
 */
gint32
tm_ruling_get_option (TmRuling *self, guint option)
{
  return tm_resolution_get_option (self->resolution, option);
}

/**
 * tm_ruling_get_stop:
 * @self: a ruling being made
 *
 * Gets what long calculations look at now and then.
 *
 * Returns: (transfer none) (nullable): not zero once nobody waits any more, whatever the answer; to
 *   be read by g_atomic_int_get(). %NULL: somebody always waits
 */
const gint *
tm_ruling_get_stop (TmRuling *self)
{
  return self->stop;
}

static void
set_outcome (TmRuling *self, const char *id, GVariant *value)
{
  TmOutcome outcome = { id, g_variant_ref_sink (value), FALSE };

  g_array_append_val (self->outcome, outcome);
}

/**
 * tm_ruling_set_flag:
 * @self: a ruling being made
 * @id: (transfer none): name of the entry; must outlive the ruling, and stand once
 * @value: yes or no
 *
 * Adds a boolean to the outcome.
 */
void
tm_ruling_set_flag (TmRuling *self, const char *id, gboolean value)
{
  set_outcome (self, id, g_variant_new_boolean (value));
}

/**
 * tm_ruling_set_number:
 * @self: a ruling being made
 * @id: (transfer none): name of the entry; must outlive the ruling, and stand once
 * @value: a number
 *
 * Adds a number to the outcome.
 */
void
tm_ruling_set_number (TmRuling *self, const char *id, gint64 value)
{
  set_outcome (self, id, g_variant_new_int64 (value));
}

/**
 * tm_ruling_set_real:
 * @self: a ruling being made
 * @id: (transfer none): name of the entry; must outlive the ruling, and stand once
 * @value: a number
 *
 * Adds a number that need not be whole to the outcome.
 */
void
tm_ruling_set_real (TmRuling *self, const char *id, double value)
{
  /* Of the two zeros there is one to the reader. */
  set_outcome (self, id, g_variant_new_double (value + 0.0));
}

/**
 * tm_ruling_set_word:
 * @self: a ruling being made
 * @id: (transfer none): name of the entry; must outlive the ruling, and stand once
 * @value: an identifier, as files spell it
 *
 * Adds a string to the outcome.
 */
void
tm_ruling_set_word (TmRuling *self, const char *id, const char *value)
{
  set_outcome (self, id, g_variant_new_string (value));
}

/**
 * tm_ruling_set_seats:
 * @self: a ruling being made
 * @id: (transfer none): name of the entry; must outlive the ruling, and stand once
 * @seats: set of seats
 *
 * Adds the numbers of seats to the outcome, ascending.
 */
void
tm_ruling_set_seats (TmRuling *self, const char *id, guint32 seats)
{
  gint32 list[32];
  guint n = 0;

  for (guint seat = 0; seat < 32; seat++)
    if (seats & 1u << seat)
      list[n++] = seat;
  tm_ruling_set_numbers (self, id, list, n);
}

/**
 * tm_ruling_set_numbers:
 * @self: a ruling being made
 * @id: (transfer none): name of the entry; must outlive the ruling, and stand once
 * @values: (array length=n_values): numbers
 * @n_values: how many there are
 *
 * Adds a list of numbers to the outcome.
 */
void
tm_ruling_set_numbers (TmRuling *self, const char *id, const gint32 *values, guint n_values)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("ax"));
  for (guint i = 0; i < n_values; i++)
    g_variant_builder_add (&builder, "x", (gint64) values[i]);
  set_outcome (self, id, g_variant_builder_end (&builder));
}

/**
 * tm_ruling_set_words:
 * @self: a ruling being made
 * @id: (transfer none): name of the entry; must outlive the ruling, and stand once
 * @values: (array zero-terminated=1): identifiers, as files spell them
 *
 * Adds a list of strings to the outcome.
 */
void
tm_ruling_set_words (TmRuling *self, const char *id, const char *const *values)
{
  set_outcome (self, id, g_variant_new_strv (values, -1));
}

/**
 * tm_ruling_mark_detail:
 * @self: a ruling being made
 * @id: an entry that the outcome has already
 *
 * Says that the entry alone leaves nothing undecided if another reading changes it.
 */
void
tm_ruling_mark_detail (TmRuling *self, const char *id)
{
  for (guint i = 0; i < self->outcome->len; i++)
    {
      TmOutcome *outcome = &g_array_index (self->outcome, TmOutcome, i);
      if (g_str_equal (outcome->id, id))
        outcome->is_detail = TRUE;
    }
}

/**
 * tm_ruling_show_by_seat:
 * @self: a ruling being made
 * @id: (transfer none): an entry that the outcome has already: numbers by seat, what each gains
 *   or, below zero, loses
 * @symbol: (transfer none): name of a symbol for what they count
 *
 * Says that the entry is worth a figure for each seat beside the verdict.
 */
void
tm_ruling_show_by_seat (TmRuling *self, const char *id, const char *symbol)
{
  self->shown = id;
  self->shown_symbol = symbol;
}

/**
 * tm_ruling_add_chance:
 * @self: a ruling being made
 * @value: a value, larger than those before
 * @cases: in how many cases it comes
 * @of: out of how many; at least 1
 *
 * Adds a value to the distribution, with its exact probability.
 */
void
tm_ruling_add_chance (TmRuling *self, gint64 value, guint64 cases, guint64 of)
{
  TmChanceItem item
      = { value, tm_fraction_dup_string (tm_fraction_new (cases, of)), (double) cases / of };

  g_array_append_val (self->distribution, item);
}

/**
 * tm_ruling_set_verdict:
 * @self: a ruling being made
 * @verdict: the answer in one sentence
 *
 * Says the answer in words.
 */
void
tm_ruling_set_verdict (TmRuling *self, TmText verdict)
{
  self->verdict = verdict;
}

/**
 * tm_ruling_cite:
 * @self: a ruling being made
 * @article: (transfer none): id of a rule article; must outlive the ruling
 *
 * Cites an article that no reason has named. One that is cited already is not cited again.
 */
void
tm_ruling_cite (TmRuling *self, const char *article)
{
  for (guint i = 0; i < self->articles->len; i++)
    if (g_str_equal (g_ptr_array_index (self->articles, i), article))
      return;
  g_ptr_array_add (self->articles, (gpointer) article);
}

/**
 * tm_ruling_refuse:
 * @self: a ruling being made
 * @param: id of the parameter that is wrong
 * @why: what would be accepted
 *
 * Says that the situation cannot be.
 */
void
tm_ruling_refuse (TmRuling *self, const char *param, TmText why)
{
  self->refused_param = param;
  self->refusal = why;
}

/* Reading */

/**
 * tm_ruling_get_args:
 * @self: a ruling
 *
 * Gets the situation that was ruled on, with everything that was left out as its declaration says.
 *
 * Returns: (transfer none): the arguments
 */
const TmArgs *
tm_ruling_get_args (const TmRuling *self)
{
  return &self->args;
}

/**
 * tm_ruling_get_outcome:
 * @self: a ruling
 * @n_entries: (out): how many entries there are
 *
 * Gets the outcome, in the order in which the rules gave it.
 *
 * Returns: (transfer none) (array length=n_entries): the entries
 */
const TmOutcome *
tm_ruling_get_outcome (const TmRuling *self, guint *n_entries)
{
  *n_entries = self->outcome->len;
  return (const TmOutcome *) (gpointer) self->outcome->data;
}

/**
 * tm_ruling_find_outcome:
 * @self: a ruling
 * @id: name of an entry
 *
 * Gets one entry of the outcome.
 *
 * Returns: (transfer none) (nullable): its value; %NULL if there is no such entry
 */
GVariant *
tm_ruling_find_outcome (const TmRuling *self, const char *id)
{
  for (guint i = 0; i < self->outcome->len; i++)
    {
      const TmOutcome *outcome = &g_array_index (self->outcome, TmOutcome, i);
      if (g_str_equal (outcome->id, id))
        return outcome->value;
    }
  return NULL;
}

/**
 * tm_ruling_get_shown:
 * @self: a ruling
 * @symbol: (out) (optional) (nullable): name of a symbol for what the numbers count
 *
 * Gets what each seat gains or loses, if that is worth a figure beside the verdict.
 *
 * Returns: (transfer none) (nullable): an array of int64 by seat; %NULL if there is no such thing
 */
GVariant *
tm_ruling_get_shown (const TmRuling *self, const char **symbol)
{
  if (symbol != NULL)
    *symbol = self->shown_symbol;
  return self->shown != NULL ? tm_ruling_find_outcome (self, self->shown) : NULL;
}

/**
 * tm_ruling_get_verdict:
 * @self: a ruling
 *
 * Gets the answer in one sentence.
 *
 * Returns: (transfer none): the sentence; empty if the rules gave none
 */
const TmText *
tm_ruling_get_verdict (const TmRuling *self)
{
  return &self->verdict;
}

/**
 * tm_ruling_get_reasons:
 * @self: a ruling
 * @n_reasons: (out): how many there are
 *
 * Gets the reasoning, step by step.
 *
 * Returns: (transfer none) (array length=n_reasons): the reasons
 */
const TmReason *
tm_ruling_get_reasons (const TmRuling *self, guint *n_reasons)
{
  return tm_resolution_get_reasons (self->resolution, n_reasons);
}

/**
 * tm_ruling_get_articles:
 * @self: a ruling
 * @n_articles: (out): how many there are
 *
 * Gets the articles the ruling rests on: those cited by the rules, then those of the reasons, then
 * those of open points; each once.
 *
 * Returns: (transfer none) (array length=n_articles): their identifiers
 */
const char *const *
tm_ruling_get_articles (const TmRuling *self, guint *n_articles)
{
  *n_articles = self->articles->len;
  return (const char *const *) self->articles->pdata;
}

/**
 * tm_ruling_get_undecided:
 * @self: a ruling
 * @n_findings: (out): how many there are
 *
 * Gets the open points that matter here: with another reading the outcome would be another.
 *
 * Returns: (transfer none) (array length=n_findings): a finding for each
 */
const TmFinding *
tm_ruling_get_undecided (const TmRuling *self, guint *n_findings)
{
  return tm_resolution_get_findings (self->resolution, n_findings);
}

/**
 * tm_ruling_get_distribution:
 * @self: a ruling
 * @n_items: (out): how many values there are; 0 if the answer is no matter of chance
 *
 * Gets the odds, by ascending value.
 *
 * Returns: (transfer none) (array length=n_items): the values and their probabilities
 */
const TmChanceItem *
tm_ruling_get_distribution (const TmRuling *self, guint *n_items)
{
  *n_items = self->distribution->len;
  return (const TmChanceItem *) (gpointer) self->distribution->data;
}

/**
 * tm_ruling_get_box:
 * @self: a ruling
 *
 * Gets the box in which the question was asked.
 *
 * Returns: (transfer none): the box
 */
TmBox *
tm_ruling_get_box (const TmRuling *self)
{
  return self->box;
}
