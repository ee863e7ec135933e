/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a team of Paper Dungeons can still do before a fight, against trying every throw and every use
 * of its dice; and what a running match knows of it. */

#include "game-match.h"
#include "paper-dungeons/paper-dungeons-questions-map.h"
#include "paper-throws.h"
#include "tm-question.h"

#include <string.h>

#define EPSILON 1e-12

static const guint8 many_boots[PAPER_N_COLOURS][6] = {
  { SYMBOL_WARRIOR, SYMBOL_WARRIOR, SYMBOL_MAGE, SYMBOL_CLOVER, SYMBOL_CLOVER, SYMBOL_SKULL },
  { SYMBOL_WARRIOR, SYMBOL_ROGUE, SYMBOL_BOOTS, SYMBOL_BOOTS, SYMBOL_SKULL, SYMBOL_SKULL },
};

static void
init_odds (PaperOdds *odds, const guint8 faces[PAPER_N_COLOURS][6], gint32 scope)
{
  g_assert_true (paper_odds_init (odds, faces, scope));
}

/* Getting to a room */

/* The steps of a round, die by die. */
static guint
count_steps (const gint32 thrown[PAPER_N_DICE])
{
  guint best = 0;

  for (guint set = 0; set < 1u << PAPER_N_DICE; set++)
    {
      guint steps = 0;

      for (guint die = 0; die < PAPER_N_DICE; die++)
        if (set & 1u << die)
          steps += paper_get_steps ((PaperSymbol) thrown[die]);
      if (__builtin_popcount (set) <= 3)
        best = MAX (best, steps);
    }
  return best;
}

static void
test_reach_room (void)
{
  for (guint set = 0; set < 2; set++)
    {
      const guint8 (*faces)[6] = set == 0 ? paper_usual_faces : many_boots;
      double round[10] = { 0 };
      PaperOdds odds;

      init_odds (&odds, faces, REROLL_ALL);
      for (guint code = 0; code < PAPER_THROWS; code++)
        {
          gint32 thrown[PAPER_N_DICE];

          if (throw_read (faces, code, thrown))
            round[count_steps (thrown)]++;
        }
      for (guint steps = 0; steps < G_N_ELEMENTS (round); steps++)
        round[steps] /= odds.of;
      for (guint needed = 0; needed < 32; needed++)
        {
          PaperProspect one = { .rounds = 1 };
          PaperProspect three = { .rounds = 3, .steps = 1 };
          double expected_one = 0;
          double expected_three = 0;

          for (guint a = 0; a < 10; a++)
            {
              expected_one += a >= needed ? round[a] : 0;
              for (guint b = 0; b < 10; b++)
                for (guint c = 0; c < 10; c++)
                  expected_three += 1 + a + b + c >= needed ? round[a] * round[b] * round[c] : 0;
            }
          g_assert_cmpfloat_with_epsilon (paper_odds_reach_room (&odds, needed, &one), expected_one,
                                          EPSILON);
          g_assert_cmpfloat_with_epsilon (paper_odds_reach_room (&odds, needed, &three),
                                          expected_three, EPSILON);
        }
    }
}

static void
test_steps_in_hand (void)
{
  PaperProspect prospect = { .n_dice = 2, .steps = 1 };
  PaperOdds odds;

  prospect.dice[COLOUR_BLACK][SYMBOL_BOOTS] = 1;
  prospect.dice[COLOUR_WHITE][SYMBOL_CLOVER] = 2;
  g_assert_cmpuint (paper_count_steps_in_hand (&prospect), ==, 6);
  prospect.n_dice = 0;
  g_assert_cmpuint (paper_count_steps_in_hand (&prospect), ==, 1);
  prospect.n_dice = 3;
  prospect.dice[COLOUR_BLACK][SYMBOL_BOOTS] = 3;
  g_assert_cmpuint (paper_count_steps_in_hand (&prospect), ==, 10);
  init_odds (&odds, paper_usual_faces, REROLL_ALL);
  g_assert_cmpfloat (paper_odds_reach_room (&odds, 10, &prospect), ==, 1);
  g_assert_cmpfloat (paper_odds_reach_room (&odds, 11, &prospect), ==, 0);
}

/* Gaining power: every die, every hero, in every order */

#define N_LEVELS (6 * 6 * 6 * 6)

static guint
get_index (const guint8 levels[PAPER_N_HEROES])
{
  guint index = 0;

  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    index = index * 6 + levels[hero] - 1;
  return index;
}

typedef struct
{
  guint8 reached[N_LEVELS];
  guint16 list[64];
  guint n;
} Reached;

static void
raise_all (const PaperTeam *team,
           const gint32 thrown[PAPER_N_DICE],
           guint used,
           guint n_left,
           Reached *reached)
{
  guint index = get_index (team->levels);

  if (!reached->reached[index])
    {
      reached->reached[index] = TRUE;
      g_assert_cmpuint (reached->n, <, G_N_ELEMENTS (reached->list));
      reached->list[reached->n++] = (guint16) index;
    }
  for (guint i = 0; n_left > 0 && i < PAPER_N_DICE * PAPER_N_HEROES; i++)
    {
      guint die = i / PAPER_N_HEROES;
      PaperHero hero = (PaperHero) (i % PAPER_N_HEROES);
      PaperTeam raised = *team;
      PaperWhy why;
      PaperBy by;

      if (used & 1u << die)
        continue;
      by = paper_find_level_by (team, hero, (PaperSymbol) thrown[die], throw_get_colour (die),
                                &why);
      if (by == BY_NONE)
        continue;
      raised.levels[hero]++;
      raised.psionic |= by == BY_PSIONIC;
      raise_all (&raised, thrown, used | 1u << die, n_left - 1, reached);
    }
}

static double brute_power (
    const PaperOdds *odds, const PaperTeam *team, int vulnerable, guint target, guint rounds);

static double
best_of (const PaperOdds *odds,
         const PaperTeam *team,
         int vulnerable,
         guint target,
         guint rounds,
         const Reached *reached,
         double known[N_LEVELS])
{
  double best = 0;

  for (guint i = 0; i < reached->n; i++)
    {
      guint index = reached->list[i];
      PaperTeam raised = *team;

      for (guint hero = PAPER_N_HEROES, rest = index; hero > 0; hero--, rest /= 6)
        raised.levels[hero - 1] = (guint8) (rest % 6 + 1);
      if (known[index] < 0)
        known[index] = brute_power (odds, &raised, vulnerable, target, rounds);
      best = MAX (best, known[index]);
    }
  return best;
}

/* Every throw whose dice are in order, as often as it comes. */
static double
brute_power (
    const PaperOdds *odds, const PaperTeam *team, int vulnerable, guint target, guint rounds)
{
  double known[N_LEVELS];
  PaperPower power;
  double sum = 0;

  paper_count_power (team->levels, vulnerable, paper_team_has_item (team, ITEM_SWORD), team->talent,
                     &power);
  if (power.power >= target)
    return 1;
  if (rounds == 0)
    return 0;
  for (guint i = 0; i < N_LEVELS; i++)
    known[i] = -1;
  for (guint code = 0; code < PAPER_THROWS; code++)
    {
      gint32 thrown[PAPER_N_DICE];
      Reached reached = { .n = 0 };
      guint a = code % 6, b = code / 6 % 6, c = code / 36 % 6;
      guint d = code / 216 % 6, e = code / 1296 % 6, f = code / 7776;
      guint ways = (a == b && b == c   ? 1
                    : a == b || b == c ? 3
                                       : 6)
                   * (d == e && e == f   ? 1
                      : d == e || e == f ? 3
                                         : 6);

      if (a > b || b > c || d > e || e > f || !throw_read (paper_usual_faces, code, thrown))
        continue;
      raise_all (team, thrown, 0, 3, &reached);
      sum += (double) ways / odds->of
             * best_of (odds, team, vulnerable, target, rounds - 1, &reached, known);
    }
  return sum;
}

static void
random_team (GRand *rand, PaperTeam *team)
{
  static const int talents[] = { PAPER_NO_TALENT, TALENT_PSIONIC, TALENT_BERSERKER };
  guint goal = (guint) g_rand_int_range (rand, 0, PAPER_N_GOALS);

  paper_team_init (team);
  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    {
      team->levels[hero] = (guint8) g_rand_int_range (rand, 1, 7);
      team->colours[hero] = paper_goal_colours[goal][hero];
    }
  team->talent = (gint8) talents[g_rand_int_range (rand, 0, 3)];
  team->cells[ITEM_SWORD] = g_rand_boolean (rand) ? 2 : 1;
}

static void
compare_power (GRand *rand, const PaperOdds *odds, guint rounds)
{
  PaperProspect prospect = { .rounds = rounds };
  int vulnerable = g_rand_int_range (rand, 0, PAPER_N_HEROES);
  PaperPower power;
  PaperTeam team;
  guint target;

  random_team (rand, &team);
  paper_count_power (team.levels, vulnerable, paper_team_has_item (&team, ITEM_SWORD), team.talent,
                     &power);
  target
      = power.power + (guint) g_rand_int_range (rand, (gint32) rounds, (gint32) (4 * rounds + 2));
  g_assert_cmpfloat_with_epsilon (
      paper_odds_reach_power (odds, &team, vulnerable, target, &prospect),
      brute_power (odds, &team, vulnerable, target, rounds), EPSILON);
}

static void
test_reach_power (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  PaperOdds odds;

  init_odds (&odds, paper_usual_faces, REROLL_ALL);
  for (guint i = 0; i < 40; i++)
    compare_power (rand, &odds, 1);
  for (guint i = 0; i < 3; i++)
    compare_power (rand, &odds, 2);
}

/* The dice of the round that is played lie there; nothing more is thrown. */
static void
test_power_in_hand (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);
  PaperOdds odds;

  init_odds (&odds, paper_usual_faces, REROLL_ALL);
  for (guint i = 0; i < 3000; i++)
    {
      PaperProspect prospect = { .n_dice = (guint) g_rand_int_range (rand, 0, 4) };
      int vulnerable = g_rand_int_range (rand, 0, PAPER_N_HEROES);
      gint32 thrown[PAPER_N_DICE];
      Reached reached = { .n = 0 };
      double known[N_LEVELS];
      PaperTeam team;
      guint target;

      random_team (rand, &team);
      team.psionic = prospect.psionic_used = g_rand_boolean (rand);
      target = paper_team_get_health (&team) + (guint) g_rand_int_range (rand, 1, 16);
      while (
          !throw_read (paper_usual_faces, (guint) g_rand_int_range (rand, 0, PAPER_THROWS), thrown))
        ;
      for (guint die = 0; die < PAPER_N_DICE; die++)
        if (thrown[die] != SYMBOL_SKULL)
          prospect.dice[throw_get_colour (die)][thrown[die]]++;
      for (guint level = 0; level < N_LEVELS; level++)
        known[level] = -1;
      raise_all (&team, thrown, 0, prospect.n_dice, &reached);
      g_assert_cmpfloat (paper_odds_reach_power (&odds, &team, vulnerable, target, &prospect), ==,
                         best_of (&odds, &team, vulnerable, target, 0, &reached, known));
    }
}

/* More rounds are never worse; what is had is certain; what cannot be had is not. */
static void
test_power_grows (void)
{
  PaperTeam team;
  PaperOdds odds;
  double before = 0;

  init_odds (&odds, paper_usual_faces, REROLL_OFFENDING);
  paper_team_init (&team);
  memcpy (team.colours, paper_goal_colours[GOAL_GEMS], sizeof team.colours);
  for (guint rounds = 0; rounds <= PAPER_MAX_ROUND; rounds++)
    {
      PaperProspect prospect = { .rounds = rounds };
      double chance = paper_odds_reach_power (&odds, &team, HERO_ROGUE, 14, &prospect);

      g_assert_cmpfloat (chance, >=, before);
      g_assert_cmpfloat (paper_odds_reach_power (&odds, &team, HERO_ROGUE, 5, &prospect), ==, 1);
      g_assert_cmpfloat (paper_odds_reach_power (&odds, &team, HERO_ROGUE, 99, &prospect), ==, 0);
      before = chance;
    }
  g_assert_cmpfloat (before, >, 0.99);
}

/* A running match */

static TmMatch *
match_begin (const char *options, guint n_seats)
{
  g_autoptr (TmBox) box = box_new (n_seats, options);
  TmMatch *match = tm_match_new (box);

  match_record (match, "teach-monster",
                "monster=m:Golem vulnerable=rogue flee=3 limits=12,16,20 fames=2,5,8 wounds=4,2,1 "
                "stage=1");
  match_record (match, "teach-dungeon",
                "dungeon=a rooms=D4,B4,E6 walls=D1-D2 monsters=m:Golem,chimera,vampire");
  match_record (match, "open-dungeon", "dungeon=a");
  return match;
}

static TmMatch *
match_begin_alone (void)
{
  TmMatch *match = match_begin ("missions=0", 1);

  match_record (match, "keep", "seat=0 talent=psionic goal=gems");
  match_record (match, "begin", "");
  return match;
}

static guint
find_question (const char *id)
{
  for (guint i = 0; i < game->n_questions; i++)
    if (g_str_equal (game->questions[i].id, id))
      return i;
  g_assert_not_reached ();
}

static gboolean
fill (TmMatch *match, const char *question, TmArgs *args)
{
  tm_args_init (args);
  return tm_question_fill (game, find_question (question), tm_match_get_table (match), args);
}

static double
ask (TmMatch *match, const char *question, const TmArgs *args)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmRuling) ruling
      = tm_question_ask (game, find_question (question), tm_match_get_box (match), args, &error);
  GVariant *found;
  double chance;

  g_assert_no_error (error);
  found = tm_ruling_find_outcome (ruling, "p");
  if (g_variant_is_of_type (found, G_VARIANT_TYPE_DOUBLE))
    return g_variant_get_double (found);
  g_variant_get_child (found, 0, "d", &chance);
  return chance;
}

static void
test_match_room (void)
{
  g_autoptr (TmMatch) match = match_begin_alone ();
  PaperProspect prospect;
  TmArgs args;

  g_assert_true (fill (match, "reach-odds", &args));
  g_assert_false (tm_args_has (&args, REACH_ODDS_FROM));
  g_assert_cmpint (tm_args_get (&args, REACH_ODDS_TO), ==, PAPER_CELL (3, 4));
  g_assert_cmpint (tm_args_get (&args, REACH_ODDS_ROUNDS), ==, 3);
  g_assert_cmpint (tm_args_get (&args, REACH_ODDS_STEPS), ==, 0);

  match_record (match, "roll", "faces=skull,mage,clover,boots,rogue,rogue");
  g_assert_true (fill (match, "reach-odds", &args));
  g_assert_cmpint (tm_args_get (&args, REACH_ODDS_ROUNDS), ==, 2);
  g_assert_cmpint (tm_args_get (&args, REACH_ODDS_STEPS), ==, 7);
  match_record (match, "walk", "seat=0 die=b1 cells=D1");
  g_assert_true (fill (match, "reach-odds", &args));
  g_assert_cmpint (tm_args_get (&args, REACH_ODDS_FROM), ==, PAPER_CELL (3, 1));
  /* Two left of the boots, and two dice. */
  g_assert_cmpint (tm_args_get (&args, REACH_ODDS_STEPS), ==, 6);
  g_assert_true (paper_read_prospect (tm_match_get_table (match), 0, 1, &prospect));
  g_assert_cmpuint (prospect.n_dice, ==, 2);
  g_assert_cmpuint (prospect.dice[COLOUR_BLACK][SYMBOL_BOOTS], ==, 0);
  g_assert_cmpuint (prospect.dice[COLOUR_BLACK][SYMBOL_ROGUE], ==, 2);
  g_assert_cmpuint (prospect.dice[COLOUR_WHITE][SYMBOL_SKULL], ==, 0);
  g_assert_true (paper_read_prospect (tm_match_get_table (match), 0, 2, &prospect));
  g_assert_cmpuint (prospect.rounds, ==, 5);
}

/* A talent acts before the first round. */
static void
test_match_before (void)
{
  g_autoptr (TmMatch) match = match_begin ("missions=0", 1);
  TmArgs args;

  g_assert_false (fill (match, "reach-odds", &args));
  match_record (match, "keep", "seat=0 talent=veteran goal=gems");
  match_record (match, "begin", "");
  g_assert_cmpstr (match_get_phase (match), ==, "before");
  g_assert_true (fill (match, "reach-odds", &args));
  g_assert_cmpint (tm_args_get (&args, REACH_ODDS_ROUNDS), ==, 3);
  g_assert_true (fill (match, "wound-odds", &args));
  g_assert_cmpint (tm_args_get (&args, WOUND_ODDS_ROUNDS), ==, 3);
}

static void
test_match_room_reached (void)
{
  g_autoptr (TmMatch) match = match_begin_alone ();
  TmArgs args;

  match_record (match, "roll", "faces=warrior,mage,clover,boots,boots,rogue");
  match_record (match, "walk", "seat=0 die=b1 cells=C1,C2,C3");
  g_assert_true (fill (match, "reach-odds", &args));
  g_assert_cmpfloat (ask (match, "reach-odds", &args), ==, 1);
  match_record (match, "walk", "seat=0 die=b2 cells=C4,D4");
  g_assert_false (fill (match, "reach-odds", &args));
}

static void
test_match_power (void)
{
  g_autoptr (TmMatch) match = match_begin_alone ();
  guint n_values;
  TmArgs args;

  g_assert_true (fill (match, "range-odds", &args));
  g_assert_cmpint (tm_args_get (&args, RANGE_ODDS_VULNERABLE), ==, HERO_ROGUE);
  g_assert_cmpint (tm_args_get (&args, RANGE_ODDS_ROUNDS), ==, 3);
  g_assert_cmpint (tm_args_get (&args, RANGE_ODDS_DICE_LEFT), ==, 0);
  g_assert_cmpint (tm_args_get_list (&args, RANGE_ODDS_LIMITS, &n_values)[0], ==, 12);
  g_assert_cmpuint (n_values, ==, 3);

  match_record (match, "roll", "faces=skull,mage,clover,boots,rogue,rogue");
  match_record (match, "level", "seat=0 die=b2 hero=rogue");
  g_assert_true (fill (match, "range-odds", &args));
  g_assert_cmpint (tm_args_get (&args, RANGE_ODDS_ROUNDS), ==, 2);
  g_assert_cmpint (tm_args_get (&args, RANGE_ODDS_DICE_LEFT), ==, 2);
  tm_args_get_list (&args, RANGE_ODDS_DICE, &n_values);
  g_assert_cmpuint (n_values, ==, 4);
  g_assert_cmpint (tm_args_get_list (&args, RANGE_ODDS_LEVELS, &n_values)[HERO_ROGUE], ==, 2);
  g_assert_cmpfloat (ask (match, "range-odds", &args), >, 0.5);
}

/* Once the dice of the last round of a stage are used there is nothing left to hope for. */
static void
test_match_over (void)
{
  g_autoptr (TmMatch) match = match_begin_alone ();
  PaperProspect prospect;
  TmArgs args;

  for (guint round = 1; round <= 3; round++)
    {
      match_record (match, "roll", "faces=warrior,mage,rogue,warrior,mage,rogue");
      match_record (match, "brew", "seat=0 die=w1");
      match_record (match, "brew", "seat=0 die=w2");
      match_record (match, "brew", "seat=0 die=w3");
      match_record (match, "end-round", "");
      if (round < 3)
        match_record (match, "next", "");
    }
  g_assert_false (fill (match, "reach-odds", &args));
  g_assert_false (fill (match, "range-odds", &args));
  g_assert_false (paper_read_prospect (tm_match_get_table (match), 0, 1, &prospect));
  g_assert_true (paper_read_prospect (tm_match_get_table (match), 0, 2, &prospect));
  g_assert_cmpuint (prospect.rounds, ==, 3);
}

/* Beside a table with several sheets it would not be clear whose chances they are. */
static void
test_match_two_teams (void)
{
  g_autoptr (TmMatch) match = match_begin ("missions=0 depth=sheet", 2);
  TmArgs args;

  match_record (match, "keep", "seat=0 talent=psionic goal=gems");
  match_record (match, "keep", "seat=1 talent=scout goal=rooms");
  match_record (match, "begin", "");
  g_assert_false (fill (match, "reach-odds", &args));
  g_assert_false (fill (match, "range-odds", &args));
  g_assert_true (fill (match, "wound-odds", &args));
  g_assert_cmpint (tm_args_get (&args, WOUND_ODDS_ROUNDS), ==, 3);
}

/* Walls of the card and of the sheet, and where the team stands. */
static void
test_match_ways (void)
{
  g_autoptr (TmMatch) match = match_begin_alone ();
  const gint32 *walls;
  guint n_values;
  TmArgs args;

  match_record (match, "teach-edge", "edge=A1-A2 water=yes");
  match_record (match, "teach-tunnel", "ends=A2-F2");
  match_record (match, "teach-room", "cell=B2 trap=yes");
  match_record (match, "roll", "faces=warrior,mage,clover,boots,boots,rogue");
  match_record (match, "walk", "seat=0 die=b1 cells=B1");
  g_assert_true (fill (match, "path", &args));
  g_assert_cmpint (tm_args_get (&args, PATH_FROM), ==, PAPER_CELL (1, 1));
  walls = tm_args_get_list (&args, PATH_WAY + WAY_WALLS, &n_values);
  g_assert_cmpuint (n_values, ==, 1);
  g_assert_cmpint (walls[0], ==, tm_link_new (PAPER_CELL (3, 1), PAPER_CELL (3, 2)));
  tm_args_get_list (&args, PATH_WAY + WAY_WATER, &n_values);
  g_assert_cmpuint (n_values, ==, 1);
  tm_args_get_list (&args, PATH_WAY + WAY_TUNNELS, &n_values);
  /* One that the rulebook shows, told once more. */
  g_assert_cmpuint (n_values, ==, 1);
  g_assert_true (fill (match, "reach", &args));
  g_assert_cmpint (tm_args_get (&args, REACH_STEPS), ==, 2);
  g_assert_true (fill (match, "move-cost", &args));
  tm_args_get_list (&args, MOVE_COST_CELLS, &n_values);
  g_assert_cmpuint (n_values, ==, 1);
}

/* The faces that somebody has told count. */
static void
test_match_faces (void)
{
  g_autoptr (TmMatch) match = match_begin_alone ();
  guint8 faces[PAPER_N_COLOURS][6];
  PaperOdds odds;

  paper_read_faces (tm_match_get_table (match), faces);
  g_assert_cmpmem (faces, sizeof faces, paper_usual_faces, sizeof paper_usual_faces);
  match_record (match, "teach-dice", "colour=black faces=rogue,rogue,boots,boots,boots,skull");
  paper_read_faces (tm_match_get_table (match), faces);
  g_assert_cmpuint (faces[COLOUR_BLACK][0], ==, SYMBOL_ROGUE);
  g_assert_true (paper_read_odds (tm_match_get_table (match), &odds));
  g_assert_cmpuint (odds.n_triples[COLOUR_BLACK], ==, 10);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  match_find_game ("paper-dungeons");
  g_test_add_func ("/games/paper-dungeons/prospect/room-in-time", test_reach_room);
  g_test_add_func ("/games/paper-dungeons/prospect/steps-in-hand", test_steps_in_hand);
  g_test_add_func ("/games/paper-dungeons/prospect/power-in-time", test_reach_power);
  g_test_add_func ("/games/paper-dungeons/prospect/power-with-dice-in-hand", test_power_in_hand);
  g_test_add_func ("/games/paper-dungeons/prospect/power-grows-with-rounds", test_power_grows);
  g_test_add_func ("/games/paper-dungeons/prospect/match-room", test_match_room);
  g_test_add_func ("/games/paper-dungeons/prospect/match-before-round-one", test_match_before);
  g_test_add_func ("/games/paper-dungeons/prospect/match-room-reached", test_match_room_reached);
  g_test_add_func ("/games/paper-dungeons/prospect/match-power", test_match_power);
  g_test_add_func ("/games/paper-dungeons/prospect/match-after-the-last-dice", test_match_over);
  g_test_add_func ("/games/paper-dungeons/prospect/match-of-two-teams", test_match_two_teams);
  g_test_add_func ("/games/paper-dungeons/prospect/match-ways", test_match_ways);
  g_test_add_func ("/games/paper-dungeons/prospect/match-faces", test_match_faces);
  return g_test_run ();
}
