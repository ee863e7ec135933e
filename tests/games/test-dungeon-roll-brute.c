/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge of Dungeon Roll against a second, plain implementation of its page: plans and the
 * dragon by trying every assignment, odds by trying every act and every outcome. */

#include "roll-brute-ask.h"
#include "tm-games.h"

#include <math.h>
#include <string.h>

/* The second implementation against the examples of the page */

typedef struct
{
  const char *position;
  const char *answer;
} Example;

static const Example plan_examples[] = {
  { "hero=beguiler party=fighter,mage,scroll,scroll monsters=goblin,skeleton,skeleton,ooze lair=2 "
    "power=spend",
    "possible used=scroll,power dice=1 tokens=0 power=1 dragon=0 left=0" },
  { "hero=beguiler party=fighter,mage,scroll,scroll monsters=goblin,skeleton,skeleton,ooze lair=2 "
    "power=no",
    "possible used=fighter,mage,scroll dice=3 tokens=0 power=0 dragon=0 left=0" },
  { "hero=beguiler ready=no party=fighter,mage,champion monsters=goblin,ooze lair=3",
    "impossible used= dice=0 tokens=0 power=0 dragon=1 left=0" },
  { "hero=beguiler ready=no party=fighter,mage,champion monsters=goblin,ooze lair=3 tokens=ring",
    "possible used=fighter,mage,ring dice=2 tokens=1 power=0 dragon=0 left=0" },
  { "party=fighter monsters=goblin,goblin,goblin,ooze",
    "impossible used= dice=0 tokens=0 power=0 dragon=0 left=1" },
  { "hero=commander party=fighter monsters=goblin,goblin,goblin,ooze",
    "possible used=fighter dice=1 tokens=0 power=0 dragon=0 left=0" },
};

static const Example slaying_examples[] = {
  { "party=champion,champion,mage lair=3", "awake=1 needed=3 distinct=2 possible=0 used=" },
  { "hero=spellsword ready=no party=fighter,fighter,cleric lair=3",
    "awake=1 needed=3 distinct=3 possible=1 used=fighter,fighter,cleric" },
  { "hero=spellsword party=fighter,fighter lair=3",
    "awake=1 needed=3 distinct=2 possible=0 used=" },
  { "hero=enchantress party=champion,scroll,scroll lair=3",
    "awake=1 needed=3 distinct=3 possible=1 used=champion,scroll,scroll" },
  { "hero=dragon-slayer party=fighter,thief lair=3",
    "awake=1 needed=2 distinct=2 possible=1 used=fighter,thief" },
  { "party=fighter,mage tokens=tools lair=2",
    "awake=0 needed=3 distinct=3 possible=1 used=fighter,mage,tools" },
};

static const Example chance_examples[] = {
  { "level=2 party=fighter", "0.777778" },
  { "level=1 party=scroll", "0.750000" },
  { "level=2 party=scroll", "0.562500" },
  { "level=4 party=fighter,mage,champion", "0.990741" },
  { "level=4 party=fighter,mage,champion hero=dragon-slayer", "1.000000" },
  { "level=7 hero=beguiler ready=no party=", "0.004458" },
  { "level=3 lair=2 party=thief hero=paladin", "0.259259" },
  { "level=3 lair=2 party=thief", "0.211287" },
  { "hero=mercenary level=2 party=", "1.000000" },
  { "hero=mercenary level=2 party= two-targets=exact", "0.500000" },
  { "level=5 party=fighter,fighter", "0.567075" },
  { "level=5 party=fighter,fighter hero=commander ready=no", "0.952877" },
  { "level=5 party=fighter,fighter hero=commander", "0.969431" },
  { "hero=beguiler ready=no level=6 lair=2 party=fighter,mage,champion,scroll", "0.806215" },
  { "hero=beguiler ready=no level=6 lair=2 party=fighter,mage,champion,scroll tokens=ring",
    "1.000000" },
  { "level=7 party=fighter,cleric,mage,thief,champion,scroll,scroll", "0.999998" },
};

static const Example points_examples[] = {
  { "level=1 party=fighter lair=0", "1.694444" },
  { "level=4 party=fighter,mage,champion lair=0", "5.618827" },
  { "level=9 lair=2 party=fighter,mage,champion", "5.697917" },
  { "level=9 lair=2 party=fighter,mage,champion tokens=portal", "9.833719" },
  { "level=9 lair=2 party=champion tokens=portal", "8.238555" },
  { "hero=beguiler ready=no level=6 lair=0 party=", "0.031207" },
};

static char *
dup_plan (gboolean is_possible,
          const char *used,
          guint n_dice,
          guint n_tokens,
          gboolean is_power_used,
          gboolean is_dragon_fought,
          guint n_left)
{
  return g_strdup_printf ("%s used=%s dice=%u tokens=%u power=%d dragon=%d left=%u",
                          is_possible ? "possible" : "impossible", used, n_dice, n_tokens,
                          is_power_used, is_dragon_fought, n_left);
}

static char *
dup_our_plan (const BrutePosition *position)
{
  BrutePlan plan;
  g_autofree char *used = NULL;

  brute_find_plan (position, &plan);
  used = brute_used_dup_text (plan.used);
  return dup_plan (plan.is_possible, used, plan.n_dice, plan.n_tokens, plan.is_power_used,
                   plan.is_dragon_fought, plan.n_left);
}

static char *
dup_slaying (
    gboolean is_awake, guint n_needed, guint n_distinct, gboolean is_possible, const char *used)
{
  return g_strdup_printf ("awake=%d needed=%u distinct=%u possible=%d used=%s", is_awake, n_needed,
                          n_distinct, is_possible, used);
}

static char *
dup_our_slaying (const BrutePosition *position)
{
  BruteSlaying slaying;
  g_autofree char *used = NULL;

  brute_find_slaying (position, &slaying);
  used = brute_used_dup_text (slaying.used);
  return dup_slaying (slaying.is_awake, slaying.n_needed, slaying.n_distinct, slaying.is_possible,
                      used);
}

static char *
dup_our_chance (const BrutePosition *position)
{
  BruteSearch search = { .is_table_kept = TRUE };

  return g_strdup_printf ("%.6Lf", brute_get_chance (position, &search));
}

static char *
dup_our_points (const BrutePosition *position)
{
  BruteSearch search = { .is_table_kept = TRUE };

  return g_strdup_printf ("%.6Lf", brute_get_points (position, &search));
}

static void
check_examples (const Example *examples, guint n, char *(*dup_answer) (const BrutePosition *) )
{
  for (guint i = 0; i < n; i++)
    {
      BrutePosition position;
      g_autofree char *answer = NULL;

      brute_position_parse (&position, examples[i].position);
      answer = dup_answer (&position);
      if (!g_str_equal (answer, examples[i].answer))
        g_test_fail_printf ("%s: “%s”, not “%s”", examples[i].position, answer, examples[i].answer);
    }
}

static void
test_page (void)
{
  check_examples (plan_examples, G_N_ELEMENTS (plan_examples), dup_our_plan);
  check_examples (slaying_examples, G_N_ELEMENTS (slaying_examples), dup_our_slaying);
  check_examples (chance_examples, G_N_ELEMENTS (chance_examples), dup_our_chance);
  check_examples (points_examples, G_N_ELEMENTS (points_examples), dup_our_points);
}

/* Two levels ahead. */
static void
test_page_ahead (void)
{
  static const Example ahead
      = { "level=4 party=fighter,mage,champion lair=0 horizon=2", "5.706841" };

  if (!g_test_slow ())
    {
      g_test_skip ("takes half a minute");
      return;
    }
  check_examples (&ahead, 1, dup_our_points);
}

/* Writing down what was found out about a situation changes nothing. */
static void
test_table (void)
{
  static const char *const positions[] = {
    "level=2 party=scroll",
    "level=2 party=thief lair=2 hero=paladin",
    "level=2 party=fighter hero=half-goblin",
    "level=1 party=scroll,mage hero=commander",
    "level=2 party=champion lair=1 tokens=elixir hero=beguiler",
    "party=thief,scroll dungeon=chest,potion lair=3 phase=loot",
  };

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      BruteSearch with = { .is_table_kept = TRUE }, without = { 0 };
      BrutePosition position;
      long double a, b;

      brute_position_parse (&position, positions[i]);
      a = brute_get_chance (&position, &with);
      b = brute_get_chance (&position, &without);
      g_assert_cmpfloat_with_epsilon (a, b, 1e-15);
    }
}

/* Plans */

static void
compare_plan (BruteAsker *self, const BrutePosition *position)
{
  g_autoptr (TmRuling) ruling = brute_asker_ask (self, position);
  g_autofree char *used = brute_dup_words (ruling, "used");
  g_autofree char *theirs
      = dup_plan (brute_get_flag (ruling, "possible"), used, brute_get_number (ruling, "dice"),
                  brute_get_number (ruling, "tokens"), brute_get_flag (ruling, "power"),
                  brute_get_flag (ruling, "dragon"), brute_get_number (ruling, "left"));
  g_autofree char *ours = dup_our_plan (position);

  brute_asker_compare (self, position, theirs, ours);
}

/* With every lair that differs, with and without the power. */
static void
compare_plans_of (BruteAsker *self, BrutePosition *position)
{
  static const guint lairs[] = { 0, 2, 3 };

  for (guint i = 0; i < G_N_ELEMENTS (lairs); i++)
    for (BrutePowerUse power = BRUTE_POWER_NO; power <= BRUTE_POWER_SPEND; power++)
      {
        position->lair = lairs[i];
        position->power = power;
        position->is_ready = TRUE;
        compare_plan (self, position);
      }
}

static void
compare_all_plans (BruteAsker *self, guint hero, guint most_party, guint most_monsters)
{
  for (guint n_party = 0; n_party <= most_party; n_party++)
    for (guint n_monsters = 0; n_monsters <= most_monsters; n_monsters++)
      {
        BrutePosition position;

        brute_position_init (&position);
        position.hero = hero;
        position.held[0] = n_party;
        do
          {
            memset (position.black, 0, sizeof position.black);
            position.black[0] = n_monsters;
            do
              compare_plans_of (self, &position);
            while (brute_next_counts (position.black, BRUTE_N_MONSTERS));
          }
        while (brute_next_counts (position.held, BRUTE_N_FACES));
      }
}

/* Any position that black dice suffice for; with tokens also temporary companions and other
 * readings. */
static void
draw_plan_position (GRand *random, guint hero, guint most_held, BrutePosition *position)
{
  static const guint lairs[] = { 0, 2, 3 };
  gint32 n_black;

  brute_position_init (position);
  position->hero = hero;
  position->is_ready = g_rand_int_range (random, 0, 4) > 0;
  position->power = g_rand_int_range (random, BRUTE_POWER_NO, BRUTE_POWER_SPEND + 1);
  position->lair = lairs[g_rand_int_range (random, 0, 3)];
  brute_draw_counts (random, position->held, BRUTE_N_FACES, g_rand_int_range (random, 0, 8));
  if (most_held > 0)
    brute_draw_counts (random, &position->held[BRUTE_TEMP_FIGHTER], 2,
                       g_rand_int_range (random, 0, 3));
  n_black = BRUTE_N_DICE - position->lair - position->held[BRUTE_TEMP_FIGHTER]
            - position->held[BRUTE_TEMP_THIEF];
  brute_draw_counts (random, position->black, BRUTE_N_MONSTERS,
                     g_rand_int_range (random, 0, n_black + 1));
  if (most_held == 0)
    return;
  brute_draw_tokens (random, position, g_rand_int_range (random, 0, (gint32) most_held + 1));
  position->is_two_exact = g_rand_int_range (random, 0, 4) == 0;
  position->is_bait_monsters = g_rand_int_range (random, 0, 4) == 0;
}

static void
test_plans (gconstpointer data)
{
  guint hero = GPOINTER_TO_UINT (data);
  g_autoptr (GRand) random = g_rand_new_with_seed (1000 + hero);
  guint n_sampled = g_test_slow () ? 20000 : 1000;
  BruteAsker asker;
  BrutePosition position;

  brute_asker_init (&asker, "fight-plan");
  compare_all_plans (&asker, hero, g_test_slow () ? 4 : 2, g_test_slow () ? 4 : 3);
  for (guint i = 0; i < n_sampled; i++)
    {
      draw_plan_position (random, hero, 0, &position);
      compare_plan (&asker, &position);
      draw_plan_position (random, hero, 4, &position);
      compare_plan (&asker, &position);
    }
  brute_asker_clear (&asker);
}

/* Dragon */

static void
compare_slaying (BruteAsker *self, const BrutePosition *position)
{
  g_autoptr (TmRuling) ruling = brute_asker_ask (self, position);
  g_autofree char *used = brute_dup_words (ruling, "used");
  g_autofree char *theirs = dup_slaying (
      brute_get_flag (ruling, "awake"), brute_get_number (ruling, "needed"),
      brute_get_number (ruling, "distinct"), brute_get_flag (ruling, "possible"), used);
  g_autofree char *ours = dup_our_slaying (position);

  brute_asker_compare (self, position, theirs, ours);
}

/* All parties there are. */
static void
compare_all_slayings (BruteAsker *self, guint hero, gboolean is_ready)
{
  for (guint n_party = 0; n_party <= BRUTE_N_DICE; n_party++)
    {
      BrutePosition position;

      brute_position_init (&position);
      position.hero = hero;
      position.is_ready = is_ready;
      position.held[0] = n_party;
      do
        {
          position.lair = position.lair == 3 ? 2 : 3;
          compare_slaying (self, &position);
        }
      while (brute_next_counts (position.held, BRUTE_N_FACES));
    }
}

static void
test_slayings (gconstpointer data)
{
  guint hero = GPOINTER_TO_UINT (data);
  g_autoptr (GRand) random = g_rand_new_with_seed (2000 + hero);
  guint n_sampled = g_test_slow () ? 20000 : 500;
  BruteAsker asker;
  BrutePosition position;

  brute_asker_init (&asker, "dragon");
  compare_all_slayings (&asker, hero, TRUE);
  if (brute_heroes[hero].shot == BRUTE_SHOT_UNIT || g_test_slow ())
    compare_all_slayings (&asker, hero, FALSE);
  for (guint i = 0; i < n_sampled; i++)
    {
      draw_plan_position (random, hero, 5, &position);
      compare_slaying (&asker, &position);
    }
  brute_asker_clear (&asker);
}

/* Main */

static void
add_for_every_hero (const char *group, GTestDataFunc test)
{
  for (guint hero = 0; hero < BRUTE_N_HEROES; hero++)
    {
      g_autofree char *path
          = g_strdup_printf ("/games/dungeon-roll/brute/%s/%s", group, brute_heroes[hero].id);

      g_test_add_data_func (path, GUINT_TO_POINTER (hero), test);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  tm_games_register ();

  g_test_add_func ("/games/dungeon-roll/brute/page/one-level", test_page);
  g_test_add_func ("/games/dungeon-roll/brute/page/two-levels", test_page_ahead);
  g_test_add_func ("/games/dungeon-roll/brute/page/without-a-table", test_table);
  add_for_every_hero ("fight-plan", test_plans);
  add_for_every_hero ("dragon", test_slayings);
  g_test_add_func ("/games/dungeon-roll/brute/odds-roll/every-outcome", brute_compare_rolls);
  g_test_add_func ("/games/dungeon-roll/brute/odds-draw/one-by-one", brute_compare_draws);
  g_test_add_func ("/games/dungeon-roll/brute/odds-roll/every-roll", brute_compare_full_rolls);
  g_test_add_func ("/games/dungeon-roll/brute/odds-clear/drink-before-the-fight",
                   brute_compare_found);
  add_for_every_hero ("odds-clear", brute_compare_clear);
  g_test_add_func ("/games/dungeon-roll/brute/advice/price-of-tokens", brute_compare_prices);
  add_for_every_hero ("advice", brute_compare_advice);
  return g_test_run ();
}
