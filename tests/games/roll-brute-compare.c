/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Odds of a level and advice against every act and every outcome. */

#include "roll-brute-ask.h"

#include <string.h>

/* A probability is told in six decimals, and as precisely as it is known. */
#define ROUNDING 5.1e-7
#define PRECISION 1e-12

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

/* Positions where the best act is easily overlooked. */
void
brute_compare_found (void)
{
  static const char *const positions[] = {
    "hero=half-goblin ready=no party=scroll tokens=elixir dungeon=goblin,chest,potion lair=3",
    "hero=half-goblin ready=no party=cleric dungeon=skeleton,chest,chest,potion lair=3",
    "hero=half-goblin ready=no party=mage dungeon=skeleton,chest,potion,potion lair=3",
    "hero=half-goblin party= tokens=sword dungeon=ooze,chest,potion,potion out=tools,tools lair=3",
    "hero=chieftain party=fighter,cleric,cleric dungeon=skeleton,chest,chest,potion lair=3",
    ("hero=chieftain ready=no party=thief,scroll tokens=tools dungeon=goblin,skeleton,chest,potion "
     "lair=3"),
  };
  BruteAsker asker;

  brute_asker_init (&asker, "odds-clear");
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      BrutePosition position;

      brute_position_parse (&position, positions[i]);
      position.level = 4;
      compare_chance (&asker, &position);
    }
  brute_asker_clear (&asker);
}

void
brute_compare_clear (gconstpointer data)
{
  guint hero = GPOINTER_TO_UINT (data);
  g_autoptr (GRand) random = g_rand_new_with_seed (3000 + hero);
  guint n_sampled = g_test_slow () ? 300 : 30;
  BruteAsker asker;
  BrutePosition position;

  brute_asker_init (&asker, "odds-clear");
  compare_small_chances (&asker, hero, g_test_slow () ? 1 : 5);
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
  g_assert_cmpint (brute_get_number (ruling, "horizon"), ==, position->horizon);
  brute_asker_compare_number (self, position, "continue", brute_get_real (ruling, "continue"),
                              points, ROUNDING);
  brute_asker_compare_number (self, position, "precise", brute_get_real (ruling, "precise"), points,
                              PRECISION);
  brute_asker_compare_number (self, position, "clear", brute_get_real (ruling, "clear"),
                              brute_get_chance (&next, &search), ROUNDING);
}

/* What tokens cost: scales only as the price of an intervention, and as half of a pair. */
void
brute_compare_prices (void)
{
  static const char *const positions[] = {
    "hero=paladin level=2 party= tokens=scales",
    "hero=paladin level=2 party= tokens=scales,scales",
    "hero=paladin level=3 party=thief tokens=scales,scales lair=2",
    "hero=paladin level=4 party=fighter tokens=portal,scales,scales,scales lair=1",
    "hero=crusader xp=4 level=2 party=cleric,mage tokens=scales lair=2",
    "level=4 party=thief tokens=portal,ring lair=2",
    "level=3 party= tokens=bait,elixir lair=2",
  };
  BruteAsker asker;

  brute_asker_init (&asker, "advice");
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      BrutePosition position;

      brute_position_parse (&position, positions[i]);
      compare_advice (&asker, &position);
    }
  brute_asker_clear (&asker);
}

void
brute_compare_advice (gconstpointer data)
{
  guint hero = GPOINTER_TO_UINT (data);
  g_autoptr (GRand) random = g_rand_new_with_seed (4000 + hero);
  guint n_sampled = g_test_slow () ? 200 : 12;
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
      position.horizon = g_test_slow () && i % 20 == 0 ? 2 : 1;
      position.xp = brute_is_novice (hero) ? g_rand_int_range (random, 0, 5) : 6;
      brute_draw_counts (random, position.held, BRUTE_N_FACES, g_rand_int_range (random, 0, 3));
      compare_advice (&asker, &position);
      position.horizon = 1;
      brute_draw_tokens (random, &position, g_rand_int_range (random, 1, 3));
      compare_advice (&asker, &position);
    }
  brute_asker_clear (&asker);
}
