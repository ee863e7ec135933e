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
compare_chance (RollAsker *self, const RollPosition *position)
{
  RollSearch search = { .is_table_kept = TRUE };
  g_autoptr (TmRuling) ruling = roll_asker_ask (self, position);
  long double chance = roll_get_chance (position, &search);

  if (!roll_get_flag (ruling, "exact"))
    g_test_fail_printf ("so small a position is not exact");
  roll_asker_compare_number (self, position, "probability", roll_get_real (ruling, "probability"),
                             chance, ROUNDING);
  roll_asker_compare_number (self, position, "precise", roll_get_real (ruling, "precise"), chance,
                             PRECISION);
}

/* All parties of up to two dice on the first levels, every so many of them. */
static void
compare_small_chances (RollAsker *self, guint hero, guint step)
{
  guint n = hero;

  for (guint n_party = 0; n_party <= 2; n_party++)
    {
      RollPosition position;

      roll_position_init (&position);
      position.hero = hero;
      position.held[0] = n_party;
      do
        for (position.level = 1; position.level <= 3; position.level++)
          for (position.lair = 0; position.lair <= 2; position.lair++)
            for (position.is_ready = FALSE; position.is_ready <= TRUE; position.is_ready++)
              if (n++ % step == 0)
                compare_chance (self, &position);
      while (roll_next_counts (position.held, ROLL_N_FACES));
    }
}

/* A position before the roll, or one that has been rolled. */
static void
draw_chance_position (GRand *random, guint hero, RollPosition *position)
{
  gint32 n_party = g_rand_int_range (random, 0, 4);

  roll_position_init (position);
  position->hero = hero;
  position->is_ready = g_rand_int_range (random, 0, 3) > 0;
  position->level = g_rand_int_range (random, 1, 5);
  position->lair = g_rand_int_range (random, 0, 3);
  position->is_two_exact = g_rand_int_range (random, 0, 4) == 0;
  position->is_bait_monsters = g_rand_int_range (random, 0, 4) == 0;
  roll_draw_counts (random, position->held, ROLL_N_FACES, n_party);
}

static void
draw_held_tokens (GRand *random, RollPosition *position)
{
  if (position->level > 3)
    position->level = 3;
  for (guint i = 0; i < ROLL_N_TOKENS; i++)
    if (g_rand_int_range (random, 0, 4) == 0)
      position->out[i] = g_rand_int_range (random, 0, roll_token_copies[i]);
  roll_draw_tokens (random, position, g_rand_int_range (random, 1, 3));
}

/* Dice have fallen, some of them for companions of this level. */
static void
draw_rolled_dice (GRand *random, RollPosition *position)
{
  guint n_dice = position->level + 1;

  position->is_rolled = TRUE;
  position->phase = g_rand_int_range (random, ROLL_PHASE_MONSTERS, ROLL_PHASE_DRAGON + 1);
  if (position->phase == ROLL_PHASE_DRAGON)
    position->lair = 3;
  else if (g_rand_int_range (random, 0, 2) == 0)
    position->lair += 2;
  n_dice = MIN (n_dice, ROLL_N_DICE - position->lair);
  roll_draw_counts (
      random, &position->held[ROLL_TEMP_FIGHTER], 2,
      MIN (g_rand_int_range (random, 0, 3), (gint32) (ROLL_N_DICE - position->lair - n_dice)));
  if (position->phase == ROLL_PHASE_MONSTERS)
    roll_draw_counts (random, position->black, ROLL_N_BLACK, n_dice);
  else if (position->phase == ROLL_PHASE_LOOT)
    roll_draw_counts (random, &position->black[ROLL_CHEST], 2, n_dice);
}

void
roll_compare_clear (gconstpointer data)
{
  guint hero = GPOINTER_TO_UINT (data);
  g_autoptr (GRand) random = g_rand_new_with_seed (3000 + hero);
  guint n_sampled = g_test_slow () ? 300 : 15;
  RollAsker asker;
  RollPosition position;

  roll_asker_init (&asker, "odds-clear");
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
  roll_asker_clear (&asker);
}

/* Advice */

static void
compare_advice (RollAsker *self, const RollPosition *position)
{
  RollSearch search = { .is_table_kept = TRUE };
  RollPosition next = *position;
  g_autoptr (TmRuling) ruling = roll_asker_ask (self, position);
  long double points = roll_get_points (position, &search);
  const char *choice = points > position->level ? "continue" : "rest";

  next.level++;
  roll_asker_compare (self, position, roll_get_word (ruling, "choice"), choice);
  g_assert_cmpint (roll_get_number (ruling, "rest"), ==, position->level);
  g_assert_cmpint (roll_get_number (ruling, "horizon"), ==, 1);
  roll_asker_compare_number (self, position, "continue", roll_get_real (ruling, "continue"), points,
                             ROUNDING);
  roll_asker_compare_number (self, position, "precise", roll_get_real (ruling, "precise"), points,
                             PRECISION);
  roll_asker_compare_number (self, position, "clear", roll_get_real (ruling, "clear"),
                             roll_get_chance (&next, &search), ROUNDING);
}

void
roll_compare_advice (gconstpointer data)
{
  guint hero = GPOINTER_TO_UINT (data);
  g_autoptr (GRand) random = g_rand_new_with_seed (4000 + hero);
  guint n_sampled = g_test_slow () ? 200 : 8;
  RollAsker asker;

  roll_asker_init (&asker, "advice");
  for (guint i = 0; i < n_sampled; i++)
    {
      RollPosition position;

      roll_position_init (&position);
      position.hero = hero;
      position.is_ready = g_rand_boolean (random);
      position.level = g_rand_int_range (random, 1, 3);
      position.lair = g_rand_int_range (random, 0, 3);
      position.xp = roll_is_novice (hero) ? g_rand_int_range (random, 0, 5) : 6;
      roll_draw_counts (random, position.held, ROLL_N_FACES, g_rand_int_range (random, 0, 3));
      compare_advice (&asker, &position);
      roll_draw_tokens (random, &position, g_rand_int_range (random, 1, 3));
      compare_advice (&asker, &position);
    }
  roll_asker_clear (&asker);
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
compare_roll (RollAsker *self,
              const char *text,
              guint n_dice,
              guint n_faces,
              guint at_least,
              const guint64 *counts)
{
  g_autoptr (TmRuling) ruling = roll_asker_ask_text (self, text);
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
  g_string_append_printf (theirs, " at least %s expected %s", roll_get_word (ruling, "probability"),
                          roll_get_word (ruling, "expected"));
  roll_asker_compare (self, NULL, theirs->str, ours->str);
  roll_asker_compare_number (self, NULL, text, roll_get_real (ruling, "decimal"),
                             (long double) n_good / n_outcomes, ROUNDING);
}

void
roll_compare_rolls (void)
{
  guint most_dice = g_test_slow () ? 6 : 5;
  RollAsker asker;

  roll_asker_init (&asker, "odds-roll");
  for (guint faces = 1; faces < 1u << 6; faces++)
    for (guint n_dice = 1; n_dice <= most_dice; n_dice++)
      {
        gboolean is_white = (faces + n_dice) % 2 == 0;
        g_autofree char *names = dup_faces (is_white ? white_faces : black_faces, faces);
        guint n_faces = __builtin_popcount (faces);
        guint64 counts[ROLL_N_DICE + 1] = { 0 };

        count_outcomes (faces, n_dice, 0, counts);
        for (guint at_least = 0; at_least <= n_dice; at_least++)
          {
            g_autofree char *text
                = g_strdup_printf ("die=%s dice=%u faces=%s at-least=%u",
                                   is_white ? "party" : "dungeon", n_dice, names, at_least);

            compare_roll (&asker, text, n_dice, n_faces, at_least, counts);
          }
      }
  roll_asker_clear (&asker);
}

/* Draws */

static void
compare_draw (RollAsker *self, const RollPosition *position, guint want, guint n_draws)
{
  g_autoptr (GString) text = g_string_new ("out=");
  g_autoptr (TmRuling) ruling = NULL;
  g_autofree char *ours = NULL;
  const char *separator = "";
  guint64 missed = 1, all = 1;
  guint n_chest = 0, n_wanted = 0;

  for (guint i = 0; i < ROLL_N_TOKENS; i++)
    {
      guint n_left = roll_token_copies[i] - position->out[i];

      n_chest += n_left;
      n_wanted += i == want ? n_left : 0;
      for (guint n = 0; n < position->out[i]; n++, separator = ",")
        g_string_append_printf (text, "%s%s", separator, roll_used_ids[ROLL_FIRST_TOKEN + i]);
    }
  if (n_draws > n_chest)
    return;
  for (guint i = 0; i < n_draws; i++)
    {
      missed *= n_chest - n_wanted > i ? n_chest - n_wanted - i : 0;
      all *= n_chest - i;
    }
  g_string_append_printf (text, " want=%s draws=%u", roll_used_ids[ROLL_FIRST_TOKEN + want],
                          n_draws);
  ruling = roll_asker_ask_text (self, text->str);
  ours = dup_fraction (all - missed, all);
  roll_asker_compare (self, position, roll_get_word (ruling, "probability"), ours);
  roll_asker_compare_number (self, position, text->str, roll_get_real (ruling, "decimal"),
                             (long double) (all - missed) / all, ROUNDING);
  g_assert_cmpint (roll_get_number (ruling, "chest"), ==, n_chest);
}

void
roll_compare_draws (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (5000);
  guint n_sampled = g_test_slow () ? 500 : 40;
  RollAsker asker;

  roll_asker_init (&asker, "odds-draw");
  for (guint n = 0; n < n_sampled; n++)
    {
      RollPosition position;

      roll_position_init (&position);
      for (guint i = 0; i < ROLL_N_TOKENS && n > 0; i++)
        position.out[i] = g_rand_int_range (random, 0, roll_token_copies[i] + 1);
      for (guint want = 0; want < ROLL_N_TOKENS; want++)
        for (guint n_draws = 1; n_draws <= ROLL_N_DICE; n_draws++)
          compare_draw (&asker, &position, want, n_draws);
    }
  roll_asker_clear (&asker);
}
