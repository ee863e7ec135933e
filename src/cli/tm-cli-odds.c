/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tm-cli-odds.h"

#include "tm-cli-args.h"
#include "tm-cli-json.h"
#include "tm-cli-text.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* A longer table is put together into this many lines. */
#define MAX_LINES 60
/* A longer fraction says nothing to people. */
#define MAX_FRACTION_LENGTH 24

static const double quantiles[] = { 0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99 };

void
tm_cli_odds_clear (TmCliOdds *self)
{
  g_clear_pointer (&self->odds, tm_odds_unref);
  g_clear_pointer (&self->given, g_free);
  g_clear_pointer (&self->fraction_of_given, g_free);
  g_clear_pointer (&self->at_least, g_free);
}

/* Conditions */

/* The totals from lowest to highest, or all others. */
typedef struct
{
  gint64 lowest;
  gint64 highest;
  gboolean others;
} Condition;

static gboolean
meets (gint64 value, gpointer user_data)
{
  const Condition *condition = user_data;

  return (value >= condition->lowest && value <= condition->highest) != condition->others;
}

static gint64
count_meeting (gint64 value, gpointer condition)
{
  return meets (value, condition);
}

/* Spaces may stand around a number. The bounds leave room for the number next to them. */
static gboolean
read_number (const char *text, gint64 *number)
{
  g_autofree char *digits = g_strstrip (g_strdup (text));

  return g_ascii_string_to_signed (digits, 10, G_MININT64 / 2, G_MAXINT64 / 2, number, NULL);
}

static gboolean
read_range (const char *text, Condition *condition)
{
  const char *dots = strstr (text, "..");
  g_autofree char *lowest = dots != NULL ? g_strndup (text, dots - text) : NULL;

  return dots != NULL && read_number (lowest, &condition->lowest)
         && read_number (dots + 2, &condition->highest);
}

static gboolean
read_comparison (const char *text, Condition *condition)
{
  enum
  {
    OPEN = 9
  };
  /* Where the totals begin and end, counted from the number. */
  static const struct
  {
    const char *sign;
    int first;
    int last;
    gboolean others;
  } signs[] = {
    { ">=", 0, OPEN, FALSE }, { "<=", OPEN, 0, FALSE }, { "!=", 0, 0, TRUE }, { "<>", 0, 0, TRUE },
    { ">", 1, OPEN, FALSE },  { "<", OPEN, -1, FALSE }, { "=", 0, 0, FALSE }, { "", 0, 0, FALSE },
  };
  guint i = 0;
  gint64 number;

  while (!g_str_has_prefix (text, signs[i].sign))
    i++;
  if (!read_number (text + strlen (signs[i].sign), &number))
    return FALSE;

  condition->lowest = signs[i].first == OPEN ? G_MININT64 : number + signs[i].first;
  condition->highest = signs[i].last == OPEN ? G_MAXINT64 : number + signs[i].last;
  condition->others = signs[i].others;
  return TRUE;
}

static gboolean
read_condition (const char *text, Condition *condition, GError **error)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));

  if (read_range (stripped, condition) || read_comparison (stripped, condition))
    return TRUE;
  g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
               _ ("“%s” is no condition on a total; accepted: >=12, >12, <=5, <5, =7, !=3 or a "
                  "range such as 3..9"),
               text);
  return FALSE;
}

static gboolean
apply_condition (TmCliOdds *self, GError **error)
{
  Condition condition = { 0, 0, FALSE };
  g_autoptr (TmOdds) all = self->odds;
  g_autoptr (TmOdds) met = NULL;
  TmFraction fraction;

  self->odds = NULL;
  if (!read_condition (self->given, &condition, error))
    return FALSE;

  self->odds = tm_odds_condition (all, meets, &condition);
  if (self->odds == NULL)
    {
      g_autofree char *lowest = g_strdup_printf ("%" G_GINT64_FORMAT, tm_odds_get_value (all, 0));
      g_autofree char *highest = g_strdup_printf (
          "%" G_GINT64_FORMAT, tm_odds_get_value (all, tm_odds_get_n_values (all) - 1));

      /* Translators: the condition, then the lowest and the highest total that there is */
      g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
                   _ ("no total meets the condition “%s”; totals go from %s to %s"), self->given,
                   lowest, highest);
      return FALSE;
    }

  met = tm_odds_map (all, count_meeting, &condition);
  self->chance_of_given = tm_odds_get_chance_between (met, 1, 1);
  if (tm_odds_get_fraction_between (met, 1, 1, &fraction))
    self->fraction_of_given = tm_fraction_dup_string (fraction);
  return TRUE;
}

/**
 * tm_cli_odds_take:
 * @self: what is asked
 * @odds: (transfer full): a distribution
 * @error: return location for an error
 *
 * Answers what is asked about a distribution.
 *
 * Returns: whether the questions make sense and what is given is possible
 */
gboolean
tm_cli_odds_take (TmCliOdds *self, TmOdds *odds, GError **error)
{
  self->odds = odds;
  if (self->at_least != NULL && !read_number (self->at_least, &self->limit))
    {
      g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
                   _ ("--at-least is “%s”; accepted: a whole number"), self->at_least);
      return FALSE;
    }
  return self->given == NULL || apply_condition (self, error);
}

/* JSON */

/* Adds an exact chance as a fraction, any other as a number. */
static void
add_chance (JsonBuilder *builder, const char *fraction, double chance)
{
  if (fraction != NULL)
    json_builder_add_string_value (builder, fraction);
  else
    json_builder_add_double_value (builder, chance);
}

static char *
dup_fraction_between (TmOdds *odds, gint64 lowest, gint64 highest)
{
  TmFraction fraction;

  return tm_odds_get_fraction_between (odds, lowest, highest, &fraction)
             ? tm_fraction_dup_string (fraction)
             : NULL;
}

static void
add_quantiles (JsonBuilder *builder, TmOdds *odds)
{
  json_builder_set_member_name (builder, "quantiles");
  json_builder_begin_array (builder);
  for (guint i = 0; i < G_N_ELEMENTS (quantiles); i++)
    {
      json_builder_begin_array (builder);
      json_builder_add_double_value (builder, quantiles[i]);
      json_builder_add_int_value (builder, tm_odds_get_quantile (odds, quantiles[i]));
      json_builder_end_array (builder);
    }
  json_builder_end_array (builder);
}

static void
add_distribution (JsonBuilder *builder, TmOdds *odds)
{
  json_builder_set_member_name (builder, "distribution");
  json_builder_begin_array (builder);
  for (gsize i = 0; i < tm_odds_get_n_values (odds); i++)
    {
      g_autofree char *fraction = tm_odds_dup_fraction (odds, i);

      json_builder_begin_array (builder);
      json_builder_add_int_value (builder, tm_odds_get_value (odds, i));
      add_chance (builder, fraction, tm_odds_get_chance (odds, i));
      json_builder_end_array (builder);
    }
  json_builder_end_array (builder);
}

static void
add_given (JsonBuilder *builder, const TmCliOdds *self)
{
  tm_cli_json_string (builder, "given", self->given);
  json_builder_set_member_name (builder, "chance_of_given");
  if (self->given != NULL)
    add_chance (builder, self->fraction_of_given, self->chance_of_given);
  else
    json_builder_add_null_value (builder);
}

static void
add_at_least (JsonBuilder *builder, const TmCliOdds *self)
{
  g_autofree char *fraction = NULL;

  json_builder_set_member_name (builder, "at_least");
  if (self->at_least == NULL)
    {
      json_builder_add_null_value (builder);
      return;
    }
  fraction = dup_fraction_between (self->odds, self->limit, G_MAXINT64);
  json_builder_begin_array (builder);
  json_builder_add_int_value (builder, self->limit);
  add_chance (builder, fraction, tm_odds_get_chance_between (self->odds, self->limit, G_MAXINT64));
  json_builder_end_array (builder);
}

/**
 * tm_cli_odds_json:
 * @builder: a builder inside an object
 * @self: a distribution and what is asked about it
 *
 * Adds the member `odds`; it is null if there is no distribution.
 */
void
tm_cli_odds_json (JsonBuilder *builder, const TmCliOdds *self)
{
  json_builder_set_member_name (builder, "odds");
  if (self->odds == NULL)
    {
      json_builder_add_null_value (builder);
      return;
    }
  json_builder_begin_object (builder);
  add_given (builder, self);
  tm_cli_json_flag (builder, "exact", tm_odds_is_exact (self->odds));
  tm_cli_json_real (builder, "error", tm_odds_get_error (self->odds));
  tm_cli_json_real (builder, "missing", tm_odds_get_missing (self->odds));
  tm_cli_json_real (builder, "mean", tm_odds_get_mean (self->odds));
  tm_cli_json_real (builder, "deviation", sqrt (tm_odds_get_variance (self->odds)));
  add_quantiles (builder, self->odds);
  add_at_least (builder, self);
  add_distribution (builder, self->odds);
  json_builder_end_object (builder);
}

/* For people */

static char *
dup_chance (const char *fraction, double chance)
{
  if (fraction != NULL && strlen (fraction) <= MAX_FRACTION_LENGTH)
    return g_strdup_printf ("%s (%.6g %%)", fraction, chance * 100);
  return g_strdup_printf ("%.6g %%", chance * 100);
}

static void
print_given (const TmCliOdds *self)
{
  g_autofree char *chance = dup_chance (self->fraction_of_given, self->chance_of_given);

  /* Translators: a condition such as “>=12”, and its chance such as “3/8 (37.5 %)” */
  g_print (_ ("Given that the total is %s, the chance of which is %s"), self->given, chance);
  g_print ("\n");
}

static void
print_at_least (const TmCliOdds *self)
{
  g_autofree char *fraction = dup_fraction_between (self->odds, self->limit, G_MAXINT64);
  g_autofree char *limit = g_strdup_printf ("%" G_GINT64_FORMAT, self->limit);
  g_autofree char *chance
      = dup_chance (fraction, tm_odds_get_chance_between (self->odds, self->limit, G_MAXINT64));

  /* Translators: a total, and a chance such as “3/8 (37.5 %)” */
  g_print (_ ("%s or more: %s"), limit, chance);
  g_print ("\n");
}

static void
add_bar (GArray *bars, TmOdds *odds, gint64 lowest, gint64 highest)
{
  TmCliBar bar = { NULL, dup_fraction_between (odds, lowest, highest),
                   tm_odds_get_chance_between (odds, lowest, highest) };

  bar.label = lowest == highest
                  ? g_strdup_printf ("%" G_GINT64_FORMAT, lowest)
                  : g_strdup_printf ("%" G_GINT64_FORMAT " … %" G_GINT64_FORMAT, lowest, highest);
  g_array_append_val (bars, bar);
}

static void
print_table (TmOdds *odds)
{
  g_autoptr (GArray) bars = g_array_new (FALSE, TRUE, sizeof (TmCliBar));
  gsize n_values = tm_odds_get_n_values (odds);
  gint64 lowest = tm_odds_get_value (odds, 0);
  gint64 highest = tm_odds_get_value (odds, n_values - 1);

  g_array_set_clear_func (bars, tm_cli_bar_clear);
  if (n_values <= MAX_LINES)
    for (gsize i = 0; i < n_values; i++)
      add_bar (bars, odds, tm_odds_get_value (odds, i), tm_odds_get_value (odds, i));
  else
    {
      gint64 width = (highest - lowest) / MAX_LINES + 1;

      for (gint64 from = lowest; from <= highest; from += width)
        add_bar (bars, odds, from, MIN (from + width - 1, highest));
    }
  tm_cli_print_bars ((const TmCliBar *) bars->data, bars->len);
}

static void
print_accuracy (TmOdds *odds)
{
  if (!tm_odds_is_exact (odds))
    {
      g_print (_ ("Not exact: every chance is right to within %.3g"), tm_odds_get_error (odds));
      g_print ("\n");
    }
  if (tm_odds_get_missing (odds) > 0)
    {
      g_print (_ ("Explosions beyond the limit are left out: a chance of %.3g"),
               tm_odds_get_missing (odds));
      g_print ("\n");
    }
}

/**
 * tm_cli_odds_print:
 * @self: a distribution and what is asked about it
 *
 * Prints the mean, the deviation, quantiles and a table with bars.
 */
void
tm_cli_odds_print (const TmCliOdds *self)
{
  if (self->given != NULL)
    print_given (self);
  g_print (_ ("Mean %.12g, standard deviation %.12g"), tm_odds_get_mean (self->odds),
           sqrt (tm_odds_get_variance (self->odds)));
  g_print ("\n");
  print_accuracy (self->odds);
  if (self->at_least != NULL)
    print_at_least (self);
  /* Translators: a list of percentages and totals follows, such as “5 %: 9” */
  g_print ("%s", _ ("Quantiles"));
  for (guint i = 0; i < G_N_ELEMENTS (quantiles); i++)
    g_print ("%s %g %%: %" G_GINT64_FORMAT, i > 0 ? "," : "", quantiles[i] * 100,
             tm_odds_get_quantile (self->odds, quantiles[i]));
  g_print ("\n");
  print_table (self->odds);
}
