/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-ruling-private.h"

#include "tm-fraction.h"

static void
outcome_clear (gpointer data)
{
  g_variant_unref (((TmOutcome *) data)->value);
}

static void
chance_item_clear (gpointer data)
{
  TmChanceItem *item = data;

  g_free (item->fraction);
  g_free ((char *) item->id);
}

TmRuling *
tm_ruling_new (TmBox *box, const gint32 *readings, gboolean with_reasons, const gint *stop)
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
 * tm_ruling_set_flags:
 * @self: a ruling being made
 * @id: (transfer none): name of the entry; must outlive the ruling, and stand once
 * @values: (array length=n_values): the values
 * @n_values: how many there are
 *
 * Adds a list of flags to the outcome.
 */
void
tm_ruling_set_flags (TmRuling *self, const char *id, const gboolean *values, guint n_values)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("ab"));
  for (guint i = 0; i < n_values; i++)
    g_variant_builder_add (&builder, "b", values[i]);
  set_outcome (self, id, g_variant_builder_end (&builder));
}

/**
 * tm_ruling_set_unknown:
 * @self: a ruling being made
 * @id: (transfer none): name of the entry; must outlive the ruling, and stand once
 *
 * Adds to the outcome that nobody knows the value of this entry.
 */
void
tm_ruling_set_unknown (TmRuling *self, const char *id)
{
  set_outcome (self, id, g_variant_new_maybe (G_VARIANT_TYPE_VARIANT, NULL));
}

/**
 * tm_ruling_set_reals:
 * @self: a ruling being made
 * @id: (transfer none): name of the entry; must outlive the ruling, and stand once
 * @values: (array length=n_values): numbers
 * @n_values: how many there are
 *
 * Adds a list of numbers that need not be whole to the outcome.
 */
void
tm_ruling_set_reals (TmRuling *self, const char *id, const double *values, guint n_values)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("ad"));
  for (guint i = 0; i < n_values; i++)
    g_variant_builder_add (&builder, "d", values[i] + 0.0);
  set_outcome (self, id, g_variant_builder_end (&builder));
}

/**
 * tm_ruling_set_lists:
 * @self: a ruling being made
 * @id: (transfer none): name of the entry; must outlive the ruling, and stand once
 * @seat_sets: (array length=n_sets): sets of seats
 * @n_sets: how many there are
 *
 * Adds a list to the outcome whose items are lists of the numbers of seats, each ascending.
 */
void
tm_ruling_set_lists (TmRuling *self, const char *id, const guint32 *seat_sets, guint n_sets)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("aax"));
  for (guint i = 0; i < n_sets; i++)
    {
      g_variant_builder_open (&builder, G_VARIANT_TYPE ("ax"));
      for (guint seat = 0; seat < 32; seat++)
        if (seat_sets[i] & 1u << seat)
          g_variant_builder_add (&builder, "x", (gint64) seat);
      g_variant_builder_close (&builder);
    }
  set_outcome (self, id, g_variant_builder_end (&builder));
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

/* Numbers and words do not mix. */
static void
add_chance (TmRuling *self, TmChanceItem item, guint64 cases, guint64 of)
{
  g_assert (self->distribution->len == 0
            || (g_array_index (self->distribution, TmChanceItem, 0).id == NULL)
                   == (item.id == NULL));
  item.fraction = tm_fraction_dup_string (tm_fraction_new (cases, of));
  item.probability = (double) cases / of;
  g_array_append_val (self->distribution, item);
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
  add_chance (self, (TmChanceItem) { .value = value }, cases, of);
}

/**
 * tm_ruling_add_chance_of:
 * @self: a ruling being made
 * @id: (transfer none): what happens, as files spell it; stands once
 * @name: what happens, as people call it
 * @cases: in how many cases it comes
 * @of: out of how many; at least 1
 *
 * Adds something that is no number to the distribution, with its exact probability. Charts and lists
 * have the items in the order in which they were added. A distribution that has numbers has nothing else.
 */
void
tm_ruling_add_chance_of (TmRuling *self, const char *id, TmText name, guint64 cases, guint64 of)
{
  g_return_if_fail (id != NULL);

  add_chance (self, (TmChanceItem) { .id = g_strdup (id), .name = name }, cases, of);
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
 * Gets the odds, by ascending value; those of what is no number in the order of the rules.
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
 * tm_ruling_dup_chance_name:
 * @self: a ruling
 * @item: an item of its distribution
 *
 * Names what an item of the distribution is about.
 *
 * Returns: (transfer full): the number in digits, or the words for what happens
 */
char *
tm_ruling_dup_chance_name (const TmRuling *self, const TmChanceItem *item)
{
  if (item->id == NULL)
    return g_strdup_printf ("%" G_GINT64_FORMAT, item->value);
  return tm_text_dup_string (&item->name, self->box);
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
