/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rolls and draws against every outcome, in exact fractions. */

#include "roll-brute-ask.h"

#include <string.h>

#define ROUNDING 5.1e-7

/* Fractions */

static guint64
get_divisor (guint64 a, guint64 b)
{
  return b == 0 ? a : get_divisor (b, a % b);
}

/* A whole number may be spelled with its denominator or without. */
static char *
dup_without_one (const char *fraction)
{
  gsize n = strlen (fraction);

  return g_strndup (fraction, g_str_has_suffix (fraction, "/1") ? n - 2 : n);
}

static char *
dup_fraction (guint64 numerator, guint64 denominator)
{
  guint64 divisor = get_divisor (numerator, denominator);

  if (denominator == divisor)
    return g_strdup_printf ("%" G_GUINT64_FORMAT, numerator / divisor);
  return g_strdup_printf ("%" G_GUINT64_FORMAT "/%" G_GUINT64_FORMAT, numerator / divisor,
                          denominator / divisor);
}

/* Rolls */

static const char *const white_faces[]
    = { "fighter", "cleric", "mage", "thief", "champion", "scroll" };
static const char *const black_faces[]
    = { "goblin", "skeleton", "ooze", "chest", "potion", "dragon" };

static char *
dup_faces (const char *const *names, guint faces)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new ();

  for (guint i = 0; i < 6; i++)
    if (faces & 1u << i)
      g_ptr_array_add (list, (gpointer) names[i]);
  g_ptr_array_add (list, NULL);
  return g_strjoinv (",", (char **) list->pdata);
}

/* How many of all ordered outcomes show one of the faces on so many dice. */
static void
count_outcomes (guint faces, guint n_dice, guint n_shown, guint64 *counts)
{
  if (n_dice == 0)
    {
      counts[n_shown]++;
      return;
    }
  for (guint face = 0; face < 6; face++)
    count_outcomes (faces, n_dice - 1, n_shown + (faces >> face & 1), counts);
}

static void
compare_roll (BruteAsker *self,
              const char *text,
              guint n_dice,
              guint n_faces,
              guint at_least,
              const guint64 *counts)
{
  g_autoptr (TmRuling) ruling = brute_asker_ask_text (self, text);
  g_autofree char *expected = dup_fraction (n_dice * n_faces, 6);
  g_autoptr (GString) theirs = g_string_new (text);
  g_autoptr (GString) ours = g_string_new (text);
  g_autofree char *probability = NULL, *their_probability = NULL, *their_expected = NULL;
  guint64 n_outcomes = 0, n_good = 0;
  guint n_items;
  const TmChanceItem *items = tm_ruling_get_distribution (ruling, &n_items);

  for (guint n = 0; n <= n_dice; n++)
    n_outcomes += counts[n];
  for (guint n = 0; n <= n_dice; n++)
    {
      g_autofree char *fraction = dup_fraction (counts[n], n_outcomes);

      n_good += n >= at_least ? counts[n] : 0;
      g_string_append_printf (ours, " %u:%s", n, fraction);
    }
  probability = dup_fraction (n_good, n_outcomes);
  g_string_append_printf (ours, " at least %s expected %s", probability, expected);
  for (guint i = 0; i < n_items; i++)
    {
      g_autofree char *fraction = dup_without_one (items[i].fraction);

      g_string_append_printf (theirs, " %d:%s", (int) items[i].value, fraction);
    }
  their_probability = dup_without_one (brute_get_word (ruling, "probability"));
  their_expected = dup_without_one (brute_get_word (ruling, "expected"));
  g_string_append_printf (theirs, " at least %s expected %s", their_probability, their_expected);
  brute_asker_compare (self, NULL, theirs->str, ours->str);
  brute_asker_compare_number (self, NULL, text, brute_get_real (ruling, "decimal"),
                              (long double) n_good / n_outcomes, ROUNDING);
}

void
brute_compare_rolls (void)
{
  guint most_dice = g_test_slow () ? 6 : 5;
  BruteAsker asker;

  brute_asker_init (&asker, "odds-roll");
  for (guint faces = 1; faces < 1u << 6; faces++)
    for (guint n_dice = 1; n_dice <= most_dice; n_dice++)
      {
        gboolean is_white = (faces + n_dice) % 2 == 0;
        g_autofree char *names = dup_faces (is_white ? white_faces : black_faces, faces);
        guint n_faces = __builtin_popcount (faces);
        guint64 counts[BRUTE_N_DICE + 1] = { 0 };

        count_outcomes (faces, n_dice, 0, counts);
        for (guint at_least = 0; at_least <= n_dice; at_least++)
          {
            g_autofree char *text
                = g_strdup_printf ("die=%s dice=%u faces=%s at-least=%u",
                                   is_white ? "party" : "dungeon", n_dice, names, at_least);

            compare_roll (&asker, text, n_dice, n_faces, at_least, counts);
          }
      }
  brute_asker_clear (&asker);
}

/* How many ordered outcomes show just these faces. */
static guint64
count_orders (guint8 *left, guint n_dice)
{
  guint64 n = 0;

  if (n_dice == 0)
    return 1;
  for (guint face = 0; face < 6; face++)
    if (left[face] > 0)
      {
        left[face]--;
        n += count_orders (left, n_dice - 1);
        left[face]++;
      }
  return n;
}

/* Adds what can be rolled with the dice that are left, none before the last face. */
static void
add_rolls (
    GPtrArray *rolls, const char *prefix, guint8 *counts, guint from, guint n_left, guint n_dice)
{
  if (n_left == 0)
    {
      guint64 n_outcomes = 1;
      g_autofree char *fraction = NULL;

      for (guint i = 0; i < n_dice; i++)
        n_outcomes *= 6;
      fraction = dup_fraction (count_orders (counts, n_dice), n_outcomes);
      g_ptr_array_add (rolls, g_strdup_printf ("%s %s", prefix, fraction));
      return;
    }
  for (guint face = from; face < 6; face++)
    {
      g_autofree char *next
          = g_strdup_printf ("%s%s%s", prefix, n_left < n_dice ? "," : "", black_faces[face]);

      counts[face]++;
      add_rolls (rolls, next, counts, face, n_left - 1, n_dice);
      counts[face]--;
    }
}

/* Every roll, whatever the order of its dice, is listed with its weight. */
void
brute_compare_full_rolls (void)
{
  BruteAsker asker;

  brute_asker_init (&asker, "odds-roll");
  for (guint n_dice = 1; n_dice <= 5; n_dice++)
    {
      g_autoptr (GPtrArray) rolls = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *text
          = g_strdup_printf ("die=dungeon dice=%u faces=goblin detail=full", n_dice);
      g_autoptr (TmRuling) ruling = brute_asker_ask_text (&asker, text);
      g_autofree char *theirs = brute_dup_words (ruling, "rolls");
      g_autofree char *ours = NULL;
      guint8 counts[6] = { 0 };

      add_rolls (rolls, "", counts, 0, n_dice, n_dice);
      g_ptr_array_add (rolls, NULL);
      ours = g_strjoinv (",", (char **) rolls->pdata);
      brute_asker_compare (&asker, NULL, theirs, ours);
    }
  brute_asker_clear (&asker);
}

/* Draws */

static void
compare_draw (BruteAsker *self, const BrutePosition *position, guint want, guint n_draws)
{
  g_autoptr (GString) text = g_string_new ("out=");
  g_autoptr (TmRuling) ruling = NULL;
  g_autofree char *theirs = NULL, *ours = NULL;
  const char *separator = "";
  guint64 missed = 1, all = 1;
  guint n_chest = 0, n_wanted = 0;

  for (guint i = 0; i < BRUTE_N_TOKENS; i++)
    {
      guint n_left = brute_token_copies[i] - position->out[i];

      n_chest += n_left;
      n_wanted += i == want ? n_left : 0;
      for (guint n = 0; n < position->out[i]; n++, separator = ",")
        g_string_append_printf (text, "%s%s", separator, brute_used_ids[BRUTE_FIRST_TOKEN + i]);
    }
  if (n_draws > n_chest)
    return;
  for (guint i = 0; i < n_draws; i++)
    {
      missed *= n_chest - n_wanted > i ? n_chest - n_wanted - i : 0;
      all *= n_chest - i;
    }
  g_string_append_printf (text, " want=%s draws=%u", brute_used_ids[BRUTE_FIRST_TOKEN + want],
                          n_draws);
  ruling = brute_asker_ask_text (self, text->str);
  ours = dup_fraction (all - missed, all);
  theirs = dup_without_one (brute_get_word (ruling, "probability"));
  brute_asker_compare (self, position, theirs, ours);
  brute_asker_compare_number (self, position, text->str, brute_get_real (ruling, "decimal"),
                              (long double) (all - missed) / all, ROUNDING);
  g_assert_cmpint (brute_get_number (ruling, "chest"), ==, n_chest);
}

void
brute_compare_draws (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (5000);
  guint n_sampled = g_test_slow () ? 500 : 40;
  BruteAsker asker;

  brute_asker_init (&asker, "odds-draw");
  for (guint n = 0; n < n_sampled; n++)
    {
      BrutePosition position;

      brute_position_init (&position);
      for (guint i = 0; i < BRUTE_N_TOKENS && n > 0; i++)
        position.out[i] = g_rand_int_range (random, 0, brute_token_copies[i] + 1);
      for (guint want = 0; want < BRUTE_N_TOKENS; want++)
        for (guint n_draws = 1; n_draws <= BRUTE_N_DICE; n_draws++)
          compare_draw (&asker, &position, want, n_draws);
    }
  brute_asker_clear (&asker);
}
