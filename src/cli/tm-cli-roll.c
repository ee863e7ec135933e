/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tm-cli-args.h"
#include "tm-cli-json.h"
#include "tm-cli-text.h"
#include "tm-dice.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define MAX_COUNT 100000
#define NOT_GIVEN G_MININT64
/* A longer table is put together into this many lines. */
#define MAX_LINES 60

static const double quantiles[] = { 0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99 };

/* What was asked for, and everything it needs. */
typedef struct
{
  TmDice *dice;
  TmOdds *odds;
  TmRandom random;
  gboolean with_tree;
  gint64 count;
} Roll;

static void
roll_clear (Roll *self)
{
  g_clear_pointer (&self->dice, tm_dice_unref);
  g_clear_pointer (&self->odds, tm_odds_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Roll, roll_clear)

/* Every roll is a draw of its own, so that roll k of a seed is the same however many are made. */
static gint64
make_roll (Roll *self, guint number, TmDiceResult *result)
{
  tm_random_begin_draw (&self->random, number);
  return tm_dice_roll (self->dice, &self->random, result);
}

/* JSON */

static void
add_marks (JsonBuilder *builder, TmDieMarks marks)
{
  static const struct
  {
    TmDieMarks mark;
    const char *id;
  } ids[] = {
    { TM_DIE_REROLLED, "rerolled" }, { TM_DIE_DROPPED, "dropped" }, { TM_DIE_EXPLODED, "exploded" },
    { TM_DIE_EXTRA, "extra" },       { TM_DIE_SUCCESS, "success" },
  };

  json_builder_set_member_name (builder, "marks");
  json_builder_begin_array (builder);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    if (marks & ids[i].mark)
      json_builder_add_string_value (builder, ids[i].id);
  json_builder_end_array (builder);
}

static void
add_roll (JsonBuilder *builder, const TmDiceResult *result)
{
  json_builder_begin_object (builder);
  tm_cli_json_number (builder, "total", result->total);
  json_builder_set_member_name (builder, "dice");
  json_builder_begin_array (builder);
  for (guint i = 0; i < result->dice->len; i++)
    {
      const TmDie *die = &g_array_index (result->dice, TmDie, i);

      json_builder_begin_object (builder);
      tm_cli_json_number (builder, "term", die->term);
      tm_cli_json_number (builder, "value", die->value);
      tm_cli_json_string (builder, "face", die->name);
      tm_cli_json_flag (builder, "counts", !(die->marks & (TM_DIE_REROLLED | TM_DIE_DROPPED)));
      add_marks (builder, die->marks);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
add_rolls (JsonBuilder *builder, Roll *self)
{
  g_auto (TmDiceResult) result = TM_DICE_RESULT_INIT;

  json_builder_set_member_name (builder, "terms");
  json_builder_begin_array (builder);
  for (guint i = 0; i < tm_dice_get_n_terms (self->dice); i++)
    {
      g_autofree char *term = tm_dice_dup_term_string (self->dice, i);
      json_builder_add_string_value (builder, term);
    }
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "rolls");
  json_builder_begin_array (builder);
  for (guint i = 1; i <= self->count; i++)
    {
      make_roll (self, i, &result);
      add_roll (builder, &result);
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
      json_builder_begin_array (builder);
      json_builder_add_int_value (builder, tm_odds_get_value (odds, i));
      if (tm_odds_is_exact (odds))
        {
          g_autofree char *fraction = tm_odds_dup_fraction (odds, i);
          json_builder_add_string_value (builder, fraction);
        }
      else
        json_builder_add_double_value (builder, tm_odds_get_chance (odds, i));
      json_builder_end_array (builder);
    }
  json_builder_end_array (builder);
}

static void
add_odds (JsonBuilder *builder, TmOdds *odds)
{
  json_builder_set_member_name (builder, "odds");
  if (odds == NULL)
    {
      json_builder_add_null_value (builder);
      return;
    }
  json_builder_begin_object (builder);
  tm_cli_json_flag (builder, "exact", tm_odds_is_exact (odds));
  tm_cli_json_real (builder, "error", tm_odds_get_error (odds));
  tm_cli_json_real (builder, "missing", tm_odds_get_missing (odds));
  tm_cli_json_real (builder, "mean", tm_odds_get_mean (odds));
  tm_cli_json_real (builder, "deviation", sqrt (tm_odds_get_variance (odds)));
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
  add_distribution (builder, odds);
  json_builder_end_object (builder);
}

static void
print_json (Roll *self, const char *notation)
{
  JsonBuilder *builder = tm_cli_json_begin ();
  g_autofree char *spelled = tm_dice_dup_string (self->dice);
  g_autofree char *seed = self->count > 0 ? tm_random_dup_seed_hex (&self->random) : NULL;
  g_autofree char *tree = self->with_tree ? tm_dice_dup_tree (self->dice) : NULL;

  tm_cli_json_string (builder, "given", notation);
  tm_cli_json_string (builder, "notation", spelled);
  tm_cli_json_number (builder, "lowest", tm_dice_get_lowest (self->dice));
  tm_cli_json_number (builder, "highest", tm_dice_get_highest (self->dice));
  tm_cli_json_string (builder, "tree", tree);
  tm_cli_json_string (builder, "seed", seed);
  add_rolls (builder, self);
  add_odds (builder, self->odds);
  tm_cli_json_finish (builder);
}

/* For people */

static char *
dup_die (const TmDie *die)
{
  GString *words = g_string_new (NULL);

  if (die->name != NULL)
    g_string_append (words, die->name);
  else
    g_string_append_printf (words, "%d", die->value);
  if (die->marks & TM_DIE_EXTRA)
    g_string_append_printf (words, " (%s)", C_ ("die", "extra"));
  if (die->marks & TM_DIE_REROLLED)
    g_string_append_printf (words, " (%s)", C_ ("die", "rolled again"));
  if (die->marks & TM_DIE_DROPPED)
    g_string_append_printf (words, " (%s)", C_ ("die", "dropped"));
  if (die->marks & TM_DIE_EXPLODED)
    g_string_append_printf (words, " (%s)", C_ ("die", "explodes"));
  if (die->marks & TM_DIE_SUCCESS)
    g_string_append_printf (words, " (%s)", C_ ("die", "success"));
  return g_string_free (words, FALSE);
}

static void
print_roll (Roll *self, const TmDiceResult *result)
{
  g_print ("%" G_GINT64_FORMAT "\n", result->total);
  for (guint term = 0; term < tm_dice_get_n_terms (self->dice); term++)
    {
      g_autofree char *spelled = tm_dice_dup_term_string (self->dice, term);
      guint n = 0;

      g_print ("  %s:", spelled);
      for (guint i = 0; i < result->dice->len; i++)
        {
          const TmDie *die = &g_array_index (result->dice, TmDie, i);
          g_autofree char *words = die->term == term ? dup_die (die) : NULL;

          if (words != NULL)
            g_print ("%s %s", n++ > 0 ? "," : "", words);
        }
      g_print ("\n");
    }
}

static void
print_rolls (Roll *self)
{
  g_auto (TmDiceResult) result = TM_DICE_RESULT_INIT;
  g_autofree char *seed = NULL;

  if (self->count == 0)
    return;
  for (guint i = 1; i <= self->count; i++)
    {
      make_roll (self, i, &result);
      print_roll (self, &result);
    }
  seed = tm_random_dup_seed_hex (&self->random);
  /* Translators: what a source of chance was started with, in hexadecimal */
  g_print (_ ("Seed: %s"), seed);
  g_print ("\n");
}

static void
add_bar (GArray *bars, TmOdds *odds, gint64 lowest, gint64 highest)
{
  TmCliBar bar = { NULL, NULL, tm_odds_get_chance_between (odds, lowest, highest) };
  TmFraction fraction;

  bar.label = lowest == highest
                  ? g_strdup_printf ("%" G_GINT64_FORMAT, lowest)
                  : g_strdup_printf ("%" G_GINT64_FORMAT " … %" G_GINT64_FORMAT, lowest, highest);
  if (tm_odds_get_fraction_between (odds, lowest, highest, &fraction))
    bar.fraction = tm_fraction_dup_string (fraction);
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
print_odds (TmOdds *odds)
{
  g_print (_ ("Mean %.12g, standard deviation %.12g"), tm_odds_get_mean (odds),
           sqrt (tm_odds_get_variance (odds)));
  g_print ("\n");
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
  /* Translators: a list of percentages and totals follows, such as “5 %: 9” */
  g_print ("%s", _ ("Quantiles"));
  for (guint i = 0; i < G_N_ELEMENTS (quantiles); i++)
    g_print ("%s %g %%: %" G_GINT64_FORMAT, i > 0 ? "," : "", quantiles[i] * 100,
             tm_odds_get_quantile (odds, quantiles[i]));
  g_print ("\n");
  print_table (odds);
}

static void
print_text (Roll *self)
{
  if (self->with_tree)
    {
      g_autofree char *tree = tm_dice_dup_tree (self->dice);
      g_print ("%s\n", tree);
    }
  print_rolls (self);
  if (self->odds != NULL)
    print_odds (self->odds);
}

/* Command */

static gboolean
prepare (Roll *self, const char *notation, gboolean with_odds, const char *seed, GError **error)
{
  self->dice = tm_dice_parse (notation, error);
  if (self->dice == NULL)
    return FALSE;
  if (with_odds)
    {
      self->odds = tm_dice_odds (self->dice, error);
      if (self->odds == NULL)
        return FALSE;
    }
  if (self->count == 0)
    return TRUE;
  return seed != NULL ? tm_random_init_from_hex (&self->random, seed, "", error)
                      : tm_random_init_fresh (&self->random, "", error);
}

static TmExit
run (const TmCommand *self, char **args, GError **error)
{
  g_auto (Roll) roll = { 0 };
  gboolean json = FALSE;
  gboolean odds = FALSE;
  gint64 count = NOT_GIVEN;
  g_autofree char *seed = NULL;
  const GOptionEntry entries[] = {
    TM_CLI_ENTRY_JSON (&json),
    { "odds", 'o', 0, G_OPTION_ARG_NONE, &odds,
      N_ ("Tell the chances of every total; rolls only with --count or --seed"), NULL },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &seed,
      N_ ("Roll what this seed gives, 64 hexadecimal digits"), N_ ("HEX") },
    { "count", 'n', 0, G_OPTION_ARG_INT64, &count, N_ ("Roll so many times"), N_ ("N") },
    { "tree", 't', 0, G_OPTION_ARG_NONE, &roll.with_tree,
      N_ ("Show how the notation was understood"), NULL },
    TM_CLI_ENTRY_END,
  };
  g_auto (GStrv) rest = NULL;

  if (!tm_cli_parse (self, entries, args, &rest, error)
      || !tm_cli_check_count (self, rest, 1, 1, error)
      || (count != NOT_GIVEN && !tm_cli_check_number ("--count", count, 1, MAX_COUNT, error)))
    return TM_EXIT_INPUT;
  roll.count = count != NOT_GIVEN ? count : (odds || roll.with_tree) && seed == NULL ? 0 : 1;
  if (!prepare (&roll, rest[0], odds, seed, error))
    return TM_EXIT_INPUT;

  if (json)
    print_json (&roll, rest[0]);
  else
    print_text (&roll);
  return TM_EXIT_DONE;
}

const TmCommand tm_command_roll
    = { "roll", N_ ("NOTATION"),
        N_ ("Rolls dice in notation such as 4d6kh3+2, or tells their odds"), run };
