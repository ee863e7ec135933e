/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tm-cli-args.h"
#include "tm-cli-json.h"
#include "tm-cli-odds.h"
#include "tm-dice.h"

#include <glib/gi18n-lib.h>

#define MAX_COUNT 100000
#define NOT_GIVEN G_MININT64

/* What was asked for, and everything it needs. */
typedef struct
{
  TmDice *dice;
  TmCliOdds odds;
  TmRandom random;
  gboolean with_tree;
  gint64 count;
} Roll;

static void
roll_clear (Roll *self)
{
  g_clear_pointer (&self->dice, tm_dice_unref);
  tm_cli_odds_clear (&self->odds);
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
  tm_cli_odds_json (builder, &self->odds);
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
print_text (Roll *self)
{
  if (self->with_tree)
    {
      g_autofree char *tree = tm_dice_dup_tree (self->dice);
      g_print ("%s\n", tree);
    }
  print_rolls (self);
  if (self->odds.odds != NULL)
    tm_cli_odds_print (&self->odds);
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
      TmOdds *odds = tm_dice_odds (self->dice, error);

      if (odds == NULL || !tm_cli_odds_take (&self->odds, odds, error))
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
    { "given", 0, 0, G_OPTION_ARG_STRING, &roll.odds.given,
      N_ ("Tell the odds of the totals that meet this, such as >=12, !=3 or 3..9"),
      N_ ("CONDITION") },
    { "at-least", 0, 0, G_OPTION_ARG_STRING, &roll.odds.at_least,
      N_ ("Tell the chance of this total or more"), N_ ("N") },
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
  odds = odds || roll.odds.given != NULL || roll.odds.at_least != NULL;
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
