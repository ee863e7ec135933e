/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "roll-brute-ask.h"

#include "tm-game.h"

#include <math.h>
#include <string.h>

#define MAX_SHOWN 8

/* Parameters */

static void
set_text (BruteAsker *self, const char *id, const char *text, TmArgs *args)
{
  g_autoptr (GError) error = NULL;
  int param = tm_params_find (self->params, self->n_params, id);

  if (param >= 0)
    tm_param_set_text (self->params, param, self->box, text, args, &error);
  g_assert_no_error (error);
}

/* What words stand for in a list, if the question has that list. */
static void
read_values (
    BruteAsker *self, const char *id, const char *const *words, guint n_words, gint32 *values)
{
  int param = tm_params_find (self->params, self->n_params, id);

  for (guint i = 0; param >= 0 && i < n_words; i++)
    {
      TmArgs args;
      guint n_values;

      tm_args_init (&args);
      set_text (self, id, words[i], &args);
      values[i] = tm_args_get_list (&args, param, &n_values)[0];
      g_assert_cmpuint (n_values, ==, 1);
    }
}

void
brute_asker_init (BruteAsker *self, const char *question)
{
  int index;

  memset (self, 0, sizeof *self);
  self->game = tm_game_find ("dungeon-roll");
  g_assert_nonnull (self->game);
  index = tm_game_find_question (self->game, question);
  g_assert_cmpint (index, >=, 0);
  self->question = index;
  self->box = tm_question_new_box (self->game);
  self->params = tm_question_get_params (self->game, self->question, &self->n_params);
  read_values (self, "party", brute_used_ids, BRUTE_N_FACES, self->held_values);
  read_values (self, "temp", &brute_used_ids[BRUTE_TEMP_FIGHTER], 2,
               &self->held_values[BRUTE_TEMP_FIGHTER]);
  read_values (self, "tokens", &brute_used_ids[BRUTE_FIRST_TOKEN], BRUTE_N_TOKENS,
               &self->held_values[BRUTE_FIRST_TOKEN]);
  read_values (self, "out", &brute_used_ids[BRUTE_FIRST_TOKEN], BRUTE_N_TOKENS, self->out_values);
  read_values (self, "monsters", brute_black_ids, BRUTE_N_MONSTERS, self->black_values);
  read_values (self, "dungeon", brute_black_ids, BRUTE_N_BLACK, self->black_values);
}

void
brute_asker_clear (BruteAsker *self)
{
  g_test_message ("%u compared", self->n_compared);
  g_assert_cmpuint (self->n_compared, >, 0);
  if (self->n_wrong > 0)
    g_test_fail_printf ("%u of %u differ", self->n_wrong, self->n_compared);
  tm_box_unref (self->box);
}

static void
set_counts (BruteAsker *self,
            const char *id,
            const guint8 *counts,
            guint n,
            const gint32 *values,
            TmArgs *args)
{
  int param = tm_params_find (self->params, self->n_params, id);
  gint32 list[TM_ARGS_POOL];
  guint n_list = 0;

  if (param < 0)
    return;
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < counts[i]; j++)
      list[n_list++] = values[i];
  tm_args_set_list (args, param, list, n_list);
}

static void
set_number (BruteAsker *self, const char *id, guint number, TmArgs *args)
{
  int param = tm_params_find (self->params, self->n_params, id);

  if (param >= 0)
    tm_args_set (args, param, number);
}

static TmRuling *
ask (BruteAsker *self, TmArgs *args)
{
  g_autoptr (GError) error = NULL;
  TmRuling *ruling = NULL;

  tm_params_complete (self->params, self->n_params, self->box, args, &error);
  g_assert_no_error (error);
  ruling = tm_question_ask (self->game, self->question, self->box, args, &error);
  g_assert_no_error (error);
  return ruling;
}

/* Asks about as much of a position as the question has parameters for. */
TmRuling *
brute_asker_ask (BruteAsker *self, const BrutePosition *position)
{
  static const char *const powers[] = { "no", "spare", "spend" };
  static const char *const phases[] = { "monsters", "loot", "dragon" };
  TmArgs args;

  tm_args_init (&args);
  set_text (self, "hero", brute_heroes[position->hero].id, &args);
  set_text (self, "ready", position->is_ready ? "yes" : "no", &args);
  set_counts (self, "party", position->held, BRUTE_N_FACES, self->held_values, &args);
  set_counts (self, "temp", &position->held[BRUTE_TEMP_FIGHTER], 2,
              &self->held_values[BRUTE_TEMP_FIGHTER], &args);
  set_counts (self, "tokens", &position->held[BRUTE_FIRST_TOKEN], BRUTE_N_TOKENS,
              &self->held_values[BRUTE_FIRST_TOKEN], &args);
  set_counts (self, "out", position->out, BRUTE_N_TOKENS, self->out_values, &args);
  set_counts (self, "monsters", position->black, BRUTE_N_MONSTERS, self->black_values, &args);
  if (position->is_rolled)
    {
      set_counts (self, "dungeon", position->black, BRUTE_N_BLACK, self->black_values, &args);
      set_text (self, "phase", phases[position->phase], &args);
    }
  set_number (self, "lair", position->lair, &args);
  set_number (self, "level", position->level, &args);
  set_number (self, "xp", position->xp, &args);
  set_number (self, "horizon", position->horizon, &args);
  set_text (self, "power", powers[position->power], &args);
  set_text (self, "two-targets", position->is_two_exact ? "exact" : "up-to", &args);
  set_text (self, "bait", position->is_bait_monsters ? "monsters" : "all", &args);
  return ask (self, &args);
}

/* Asks with `name=value` pairs. */
TmRuling *
brute_asker_ask_text (BruteAsker *self, const char *text)
{
  g_auto (GStrv) pairs = g_strsplit (text, " ", -1);
  TmArgs args;

  tm_args_init (&args);
  for (guint i = 0; pairs[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (pairs[i], "=", 2);

      g_assert_cmpint (tm_params_find (self->params, self->n_params, pair[0]), >=, 0);
      set_text (self, pair[0], pair[1], &args);
    }
  return ask (self, &args);
}

/* Comparing */

static void
fail (BruteAsker *self, const BrutePosition *position, const char *theirs, const char *ours)
{
  g_autofree char *where = position != NULL ? brute_position_dup_text (position) : g_strdup ("");

  if (self->n_wrong++ < MAX_SHOWN)
    g_test_message ("%s: the game says “%s”, not “%s”", where, theirs, ours);
}

void
brute_asker_compare (BruteAsker *self,
                     const BrutePosition *position,
                     const char *theirs,
                     const char *ours)
{
  self->n_compared++;
  if (!g_str_equal (theirs, ours))
    fail (self, position, theirs, ours);
}

/* Compares numbers that may differ by @most. */
void
brute_asker_compare_number (BruteAsker *self,
                            const BrutePosition *position,
                            const char *what,
                            double theirs,
                            long double ours,
                            double most)
{
  self->n_compared++;
  if (!(fabsl (theirs - ours) <= (long double) most))
    {
      g_autofree char *their_text = g_strdup_printf ("%s %.15g", what, theirs);
      g_autofree char *our_text = g_strdup_printf ("%s %.15Lg", what, ours);

      fail (self, position, their_text, our_text);
    }
}

/* Outcomes */

static GVariant *
find (const TmRuling *ruling, const char *id, const GVariantType *type)
{
  GVariant *value = tm_ruling_find_outcome (ruling, id);

  if (value == NULL)
    g_error ("the outcome has no “%s”", id);
  g_assert_true (g_variant_is_of_type (value, type));
  return value;
}

gint64
brute_get_number (const TmRuling *ruling, const char *id)
{
  return g_variant_get_int64 (find (ruling, id, G_VARIANT_TYPE_INT64));
}

gboolean
brute_get_flag (const TmRuling *ruling, const char *id)
{
  return g_variant_get_boolean (find (ruling, id, G_VARIANT_TYPE_BOOLEAN));
}

double
brute_get_real (const TmRuling *ruling, const char *id)
{
  return g_variant_get_double (find (ruling, id, G_VARIANT_TYPE_DOUBLE));
}

const char *
brute_get_word (const TmRuling *ruling, const char *id)
{
  return g_variant_get_string (find (ruling, id, G_VARIANT_TYPE_STRING), NULL);
}

char *
brute_dup_words (const TmRuling *ruling, const char *id)
{
  g_autofree const char **words
      = g_variant_get_strv (find (ruling, id, G_VARIANT_TYPE_STRING_ARRAY), NULL);

  return g_strjoinv (",", (char **) words);
}

/* Positions */

/* Goes on to the next way to spread as many things over kinds. It begins with all of the first. */
gboolean
brute_next_counts (guint8 *counts, guint n_kinds)
{
  guint first = 0;
  guint8 n;

  while (first < n_kinds && counts[first] == 0)
    first++;
  if (first + 1 >= n_kinds)
    return FALSE;
  n = counts[first];
  counts[first] = 0;
  counts[0] = n - 1;
  counts[first + 1]++;
  return TRUE;
}

void
brute_draw_counts (GRand *random, guint8 *counts, guint n_kinds, guint n)
{
  memset (counts, 0, n_kinds);
  for (guint i = 0; i < n; i++)
    counts[g_rand_int_range (random, 0, (gint32) n_kinds)]++;
}

/* Adds tokens of any kind, as far as the box has them. */
void
brute_draw_tokens (GRand *random, BrutePosition *position, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      guint token = g_rand_int_range (random, 0, BRUTE_N_TOKENS);

      if (position->held[BRUTE_FIRST_TOKEN + token] + position->out[token]
          < brute_token_copies[token])
        position->held[BRUTE_FIRST_TOKEN + token]++;
    }
}
