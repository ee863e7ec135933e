/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Odds of the game against every act and every outcome. */

#include "roll-brute-ask.h"

#include <string.h>

/* A probability is told in six decimals, and as precisely as it is known. */
#define ROUNDING 5.1e-7
#define PRECISION 1e-12

/* Fractions */

static guint64
get_divisor (guint64 a, guint64 b)
{
  return b == 0 ? a : get_divisor (b, a % b);
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

/* Clearing a level */

static void
compare_chance (BruteAsker *self, const BrutePosition *position)
{
  BruteSearch search = { .is_table_kept = TRUE };
  g_autoptr (TmRuling) ruling = brute_asker_ask (self, position);
  long double chance = brute_get_chance (position, &search);

  if (!brute_get_flag (ruling, "exact"))
    g_test_fail_printf ("so small a position is not exact");
  brute_asker_compare_number (self, position, "probability", brute_get_real (ruling, "probability"),
                              chance, ROUNDING);
  brute_asker_compare_number (self, position, "precise", brute_get_real (ruling, "precise"), chance,
                              PRECISION);
}

/* All parties of up to two dice on the first levels, every so many of them. */
static void
compare_small_chances (BruteAsker *self, guint hero, guint step)
{
  guint n = hero;

  for (guint n_party = 0; n_party <= 2; n_party++)
    {
      BrutePosition position;

      brute_position_init (&position);
      position.hero = hero;
      position.held[0] = n_party;
      do
        for (position.level = 1; position.level <= 3; position.level++)
          for (position.lair = 0; position.lair <= 2; position.lair++)
            for (position.is_ready = FALSE; position.is_ready <= TRUE; position.is_ready++)
              if (n++ % step == 0)
                compare_chance (self, &position);
      while (brute_next_counts (position.held, BRUTE_N_FACES));
    }
}

/* A position before the roll, or one that has been rolled. */
static void
draw_chance_position (GRand *random, guint hero, BrutePosition *position)
{
  gint32 n_party = g_rand_int_range (random, 0, 4);

  brute_position_init (position);
  position->hero = hero;
  position->is_ready = g_rand_int_range (random, 0, 3) > 0;
  position->level = g_rand_int_range (random, 1, 5);
  position->lair = g_rand_int_range (random, 0, 3);
  position->is_two_exact = g_rand_int_range (random, 0, 4) == 0;
  position->is_bait_monsters = g_rand_int_range (random, 0, 4) == 0;
  brute_draw_counts (random, position->held, BRUTE_N_FACES, n_party);
}

static void
draw_held_tokens (GRand *random, BrutePosition *position)
{
  if (position->level > 3)
    position->level = 3;
  for (guint i = 0; i < BRUTE_N_TOKENS; i++)
    if (g_rand_int_range (random, 0, 4) == 0)
      position->out[i] = g_rand_int_range (random, 0, brute_token_copies[i]);
  brute_draw_tokens (random, position, g_rand_int_range (random, 1, 3));
}

/* Dice have fallen, some of them for companions of this level. */
static void
draw_rolled_dice (GRand *random, BrutePosition *position)
{
  guint n_dice = position->level + 1;
  guint n_temp;

  position->is_rolled = TRUE;
  position->phase = g_rand_int_range (random, BRUTE_PHASE_MONSTERS, BRUTE_PHASE_DRAGON + 1);
  if (position->phase == BRUTE_PHASE_DRAGON)
    position->lair = 3;
  else if (g_rand_int_range (random, 0, 2) == 0)
    position->lair += 2;
  n_dice = MIN (n_dice, BRUTE_N_DICE - position->lair);
  n_temp = g_rand_int_range (random, 0, 3);
  n_temp = MIN (n_temp, BRUTE_N_DICE - position->lair - n_dice);
  brute_draw_counts (random, &position->held[BRUTE_TEMP_FIGHTER], 2, n_temp);
  if (position->phase == BRUTE_PHASE_MONSTERS)
    brute_draw_counts (random, position->black, BRUTE_N_BLACK, n_dice);
  else if (position->phase == BRUTE_PHASE_LOOT)
    brute_draw_counts (random, &position->black[BRUTE_CHEST], 2, n_dice);
}

void
brute_compare_clear (gconstpointer data)
{
  guint hero = GPOINTER_TO_UINT (data);
  g_autoptr (GRand) random = g_rand_new_with_seed (3000 + hero);
  guint n_sampled = g_test_slow () ? 300 : 15;
  BruteAsker asker;
  BrutePosition position;

  brute_asker_init (&asker, "odds-clear");
  compare_small_chances (&asker, hero, g_test_slow () ? 1 : 20);
  for (guint i = 0; i < n_sampled; i++)
    {
      draw_chance_position (random, hero, &position);
      compare_chance (&asker, &position);
      draw_chance_position (random, hero, &position);
      draw_held_tokens (random, &position);
      compare_chance (&asker, &position);
      draw_chance_position (random, hero, &position);
      if (i % 2 == 0)
        draw_held_tokens (random, &position);
      draw_rolled_dice (random, &position);
      compare_chance (&asker, &position);
    }
  brute_asker_clear (&asker);
}

/* Advice */

static void
compare_advice (BruteAsker *self, const BrutePosition *position)
{
  BruteSearch search = { .is_table_kept = TRUE };
  BrutePosition next = *position;
  g_autoptr (TmRuling) ruling = brute_asker_ask (self, position);
  long double points = brute_get_points (position, &search);
  const char *choice = points > position->level + PRECISION ? "continue" : "rest";

  next.level++;
  brute_asker_compare (self, position, brute_get_word (ruling, "choice"), choice);
  g_assert_cmpint (brute_get_number (ruling, "rest"), ==, position->level);
  g_assert_cmpint (brute_get_number (ruling, "horizon"), ==, 1);
  brute_asker_compare_number (self, position, "continue", brute_get_real (ruling, "continue"),
                              points, ROUNDING);
  brute_asker_compare_number (self, position, "precise", brute_get_real (ruling, "precise"), points,
                              PRECISION);
  brute_asker_compare_number (self, position, "clear", brute_get_real (ruling, "clear"),
                              brute_get_chance (&next, &search), ROUNDING);
}

void
brute_compare_advice (gconstpointer data)
{
  guint hero = GPOINTER_TO_UINT (data);
  g_autoptr (GRand) random = g_rand_new_with_seed (4000 + hero);
  guint n_sampled = g_test_slow () ? 200 : 8;
  BruteAsker asker;

  brute_asker_init (&asker, "advice");
  for (guint i = 0; i < n_sampled; i++)
    {
      BrutePosition position;

      brute_position_init (&position);
      position.hero = hero;
      position.is_ready = g_rand_boolean (random);
      position.level = g_rand_int_range (random, 1, 3);
      position.lair = g_rand_int_range (random, 0, 3);
      position.xp = brute_is_novice (hero) ? g_rand_int_range (random, 0, 5) : 6;
      brute_draw_counts (random, position.held, BRUTE_N_FACES, g_rand_int_range (random, 0, 3));
      compare_advice (&asker, &position);
      brute_draw_tokens (random, &position, g_rand_int_range (random, 1, 3));
      compare_advice (&asker, &position);
    }
  brute_asker_clear (&asker);
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
  g_autofree char *probability = NULL;
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
    g_string_append_printf (theirs, " %d:%s", (int) items[i].value, items[i].fraction);
  g_string_append_printf (theirs, " at least %s expected %s",
                          brute_get_word (ruling, "probability"),
                          brute_get_word (ruling, "expected"));
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

/* Draws */

static void
compare_draw (BruteAsker *self, const BrutePosition *position, guint want, guint n_draws)
{
  g_autoptr (GString) text = g_string_new ("out=");
  g_autoptr (TmRuling) ruling = NULL;
  g_autofree char *ours = NULL;
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
  brute_asker_compare (self, position, brute_get_word (ruling, "probability"), ours);
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
