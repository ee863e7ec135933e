/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The chances of Black Crystal against plain enumeration of dice. What is thrown here, and what comes of
 * it, is written down once more, from the page of the game: no rule of the game is asked. Dice that are
 * thrown until they decide are chains of throws, solved in whole fractions. */

#include "question-ask.h"

#include "black-crystal/black-crystal-private.h"
#include "tm-fraction.h"

#include <string.h>

#define N_FACES 6
#define MAX_CELLS CRYSTAL_MAX_FLEE
#define MAX_PLAYERS 4

/* Fractions */

static TmFraction
plus (TmFraction a, TmFraction b)
{
  TmFraction sum;

  g_assert_true (tm_fraction_add (a, b, &sum));
  return sum;
}

static TmFraction
minus (TmFraction a, TmFraction b)
{
  TmFraction difference;

  g_assert_true (tm_fraction_subtract (a, b, &difference));
  return difference;
}

static TmFraction
times (TmFraction a, TmFraction b)
{
  TmFraction product;

  g_assert_true (tm_fraction_multiply (a, b, &product));
  return product;
}

static TmFraction
over (TmFraction a, TmFraction b)
{
  TmFraction quotient;

  g_assert_true (tm_fraction_divide (a, b, &quotient));
  return quotient;
}

static void
assert_same (TmFraction a, TmFraction b)
{
  g_autofree char *left = tm_fraction_dup_string (a);
  g_autofree char *right = tm_fraction_dup_string (b);

  g_assert_cmpstr (left, ==, right);
}

/* What can come of a fight. */
typedef struct
{
  TmFraction win;
  TmFraction joins;
  TmFraction discarded;
  TmFraction flee[MAX_CELLS + 1];
} Ends;

static void
init_ends (Ends *ends)
{
  ends->win = ends->joins = ends->discarded = TM_FRACTION_ZERO;
  for (guint i = 0; i <= MAX_CELLS; i++)
    ends->flee[i] = TM_FRACTION_ZERO;
}

/* How open points are read. */
typedef struct
{
  gboolean flee_total;
  gboolean twins_lose;
  guint xz;
} Readings;

enum
{
  XZ_ANY,
  XZ_ALL,
  XZ_SUM,
};

/* The monsters that matter, as the page has them. */
typedef struct
{
  const char *id;
  int monster;
  int health;
  int factor;
  int more;
  int change;
  int wins_on;
  int first_face;
  const char *first;
} Known;

static const Known known[] = {
  { "other", MONSTER_OTHER, -1, 1, 0, 0, 0, 0, NULL },
  { "fat-rat", MONSTER_FAT_RAT, 2, 1, 0, 0, 0, 0, NULL },
  { "crystalling", MONSTER_CRYSTALLING, 3, 2, 0, 0, 0, 0, NULL },
  { "slime", MONSTER_SLIME, 3, 1, 2, 0, 0, 0, NULL },
  { "targ", MONSTER_TARG, 4, 2, 0, 0, 0, 0, NULL },
  { "shaggy", MONSTER_SHAGGY, 5, 2, 0, 0, 0, 0, NULL },
  { "battle-robot", MONSTER_BATTLE_ROBOT, 4, 1, 0, -1, 0, 0, NULL },
  { "ninza", MONSTER_NINZA, 5, 1, 0, 0, 0, 0, NULL },
  { "pifpaf", MONSTER_PIFPAF, 5, 1, 0, 0, 2, 0, NULL },
  { "miner-monster", MONSTER_MINER, 3, 1, 0, 0, 0, 4, "joins" },
  { "horrid-mushroom", MONSTER_HORRID_MUSHROOM, 3, 1, 0, 0, 0, 3, "win" },
  { "digger", MONSTER_DIGGER, 4, 1, 0, 0, 0, 1, "discarded" },
  { "spider", MONSTER_SPIDER, 4, 0, 0, 0, 0, 0, NULL },
  { "bukh", MONSTER_BUKH, 4, 0, 0, 0, 0, 0, NULL },
  { "twins", MONSTER_TWINS, 3, 1, 0, 0, 0, 0, NULL },
  { "xz3000", MONSTER_XZ3000, 5, 1, 0, 0, 0, 0, NULL },
  { "dragon", MONSTER_DRAGON, 6, 1, 0, 0, 0, 0, NULL },
};

typedef struct
{
  const Known *known;
  int health;
  int own;
  int once;
  gboolean first_rolls;
  guint players;
  Readings readings;
} Asked;

/* What is added to a throw. */
static int
get_added (const Asked *asked, gboolean is_first)
{
  int added = asked->own + asked->known->change + (is_first ? asked->once : 0);

  if (asked->known->monster == MONSTER_NINZA && asked->own == 0 && asked->once == 0)
    added++;
  return added;
}

static guint
count_cells (const Asked *asked, int face, int added)
{
  int cells = asked->readings.flee_total ? MAX (face + added, 0) : face;

  if (asked->known->factor == 0)
    return 0;
  return (guint) (cells * asked->known->factor + asked->known->more);
}

/* 1 won, 0 thrown again, -1 lost. */
static int
decide (const Asked *asked, int face, int added)
{
  if (face == asked->known->wins_on || face + added > asked->health)
    return 1;
  if (face + added < asked->health)
    return -1;
  return asked->known->monster == MONSTER_TWINS && asked->readings.twins_lose ? -1 : 0;
}

/* A die: which face it shows in the end, and with what added; the first throw counts otherwise. */
typedef struct
{
  TmFraction first[N_FACES];
  TmFraction rest[N_FACES];
} Chain;

static void
throw_chain (const Asked *asked, gboolean has_first, Chain *chain)
{
  const TmFraction sixth = tm_fraction_new (1, N_FACES);
  TmFraction go_on = TM_FRACTION_ZERO, decided = TM_FRACTION_ZERO;

  for (int face = 1; face <= N_FACES; face++)
    {
      gboolean is_out = decide (asked, face, get_added (asked, has_first)) == 0;

      chain->first[face - 1] = is_out ? TM_FRACTION_ZERO : sixth;
      if (is_out)
        go_on = plus (go_on, sixth);
      if (decide (asked, face, get_added (asked, FALSE)) != 0)
        decided = plus (decided, sixth);
    }
  /* Thrown again with chance t each time: the sum of all t^n is 1 / (1 - t). */
  for (int face = 1; face <= N_FACES; face++)
    chain->rest[face - 1] = decide (asked, face, get_added (asked, FALSE)) != 0
                                ? times (go_on, over (sixth, decided))
                                : TM_FRACTION_ZERO;
}

/* Calls for each way a die can end: face, what was added, chance. */
#define FOREACH_END(chain, asked, has_first, face, added, chance)                 \
  for (guint end_ = 0; end_ < 2 * N_FACES; end_++)                                \
    for (int face = (int) (end_ % N_FACES) + 1,                                   \
             added = get_added (asked, end_ < N_FACES && (has_first)), once_ = 1; \
         once_ != 0; once_ = 0)                                                   \
      for (TmFraction chance                                                      \
           = end_ < N_FACES ? (chain)->first[face - 1] : (chain)->rest[face - 1]; \
           once_ != 0; once_ = 0)

static void
lose (const Asked *asked, int face, int added, TmFraction chance, Ends *ends)
{
  guint cells = count_cells (asked, face, added);

  if (chance.numerator == 0)
    return;
  g_assert_cmpuint (cells, <=, MAX_CELLS);
  ends->flee[cells] = plus (ends->flee[cells], chance);
}

static void
throw_one (const Asked *asked, Ends *ends)
{
  Chain chain;

  throw_chain (asked, TRUE, &chain);
  FOREACH_END (&chain, asked, TRUE, face, added, chance)
  {
    if (decide (asked, face, added) > 0)
      ends->win = plus (ends->win, chance);
    else
      lose (asked, face, added, chance, ends);
  }
}

/* One after the other; the first that has lost ends it. */
static void
throw_twins (const Asked *asked, Ends *ends)
{
  Chain chain, second;

  throw_chain (asked, TRUE, &chain);
  throw_chain (asked, FALSE, &second);
  FOREACH_END (&chain, asked, TRUE, face, added, chance)
  {
    if (decide (asked, face, added) < 0)
      lose (asked, face, added, chance, ends);
    else
      for (int other = 1; other <= N_FACES; other++)
        {
          TmFraction both = times (chance, plus (second.first[other - 1], second.rest[other - 1]));

          if (decide (asked, other, get_added (asked, FALSE)) > 0)
            ends->win = plus (ends->win, both);
          else
            lose (asked, other, get_added (asked, FALSE), both, ends);
        }
  }
}

/* All players: every way their dice can end. */
static void
throw_players (const Asked *asked, Ends *ends)
{
  guint n_ways = 1;
  Chain chain;

  throw_chain (asked, TRUE, &chain);
  for (guint player = 0; player < asked->players; player++)
    n_ways *= 2 * N_FACES;
  for (guint way = 0; way < n_ways; way++)
    {
      TmFraction chance = TM_FRACTION_ONE;
      guint hits = 0;
      int mine = 0, added_to_mine = 0;

      for (guint player = 0, rest = way; player < asked->players; player++, rest /= 2 * N_FACES)
        {
          guint end = rest % (2 * N_FACES);
          int face = (int) (end % N_FACES) + 1;
          int added = get_added (asked, end < N_FACES);

          chance = times (chance, end < N_FACES ? chain.first[face - 1] : chain.rest[face - 1]);
          if (chance.numerator == 0)
            break;
          hits += decide (asked, face, added) > 0;
          if (player == 0)
            {
              mine = face;
              added_to_mine = added;
            }
        }
      if (chance.numerator == 0)
        continue;
      if (asked->readings.xz == XZ_ALL ? hits == asked->players : hits > 0)
        ends->win = plus (ends->win, chance);
      else
        lose (asked, mine, added_to_mine, chance, ends);
    }
}

/* All dice added up, once. */
static void
throw_sum (const Asked *asked, Ends *ends)
{
  int added = get_added (asked, TRUE);
  guint n_ways = 1;

  for (guint player = 0; player < asked->players; player++)
    n_ways *= N_FACES;
  for (guint way = 0; way < n_ways; way++)
    {
      int sum = 0;

      for (guint player = 0, rest = way; player < asked->players; player++, rest /= N_FACES)
        sum += (int) (rest % N_FACES) + 1 + added;
      if (sum > asked->health)
        ends->win = plus (ends->win, tm_fraction_new (1, n_ways));
      else
        lose (asked, (int) (way % N_FACES) + 1, added, tm_fraction_new (1, n_ways), ends);
    }
}

static void
throw_before (const Asked *asked, Ends *ends)
{
  const TmFraction sixth = tm_fraction_new (1, N_FACES);
  const TmFraction others = tm_fraction_new (N_FACES - 1, N_FACES);

  ends->win = times (ends->win, others);
  for (guint i = 0; i <= MAX_CELLS; i++)
    ends->flee[i] = times (ends->flee[i], others);
  if (strcmp (asked->known->first, "win") == 0)
    ends->win = plus (ends->win, sixth);
  else if (strcmp (asked->known->first, "joins") == 0)
    ends->joins = sixth;
  else
    ends->discarded = sixth;
}

static void
enumerate (const Asked *asked, Ends *ends)
{
  init_ends (ends);
  if (asked->known->monster == MONSTER_TWINS)
    throw_twins (asked, ends);
  else if (asked->known->monster != MONSTER_XZ3000)
    throw_one (asked, ends);
  else if (asked->readings.xz == XZ_SUM)
    throw_sum (asked, ends);
  else
    throw_players (asked, ends);
  if (asked->first_rolls && asked->known->first != NULL)
    throw_before (asked, ends);
}

static void
read_law (const Asked *asked, Ends *ends)
{
  CrystalLaw law;

  crystal_boom_law (asked->known->monster, asked->health, asked->own, asked->once,
                    asked->first_rolls, asked->players, NULL, &law);
  ends->win = tm_fraction_new (law.win, law.of);
  ends->joins = tm_fraction_new (law.joins, law.of);
  ends->discarded = tm_fraction_new (law.discarded, law.of);
  for (guint i = 0; i <= MAX_CELLS; i++)
    ends->flee[i] = tm_fraction_new (law.flee[i], law.of);
}

static void
assert_ends (const Ends *ends, const Ends *wanted)
{
  TmFraction sum = plus (plus (ends->win, ends->joins), ends->discarded);

  assert_same (ends->win, wanted->win);
  assert_same (ends->joins, wanted->joins);
  assert_same (ends->discarded, wanted->discarded);
  for (guint i = 0; i <= MAX_CELLS; i++)
    {
      assert_same (ends->flee[i], wanted->flee[i]);
      sum = plus (sum, ends->flee[i]);
    }
  assert_same (sum, TM_FRACTION_ONE);
}

/* Fights, as they are read by default. */

static void
test_fights (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    for (int health = known[i].health < 0 ? 0 : known[i].health;
         health <= (known[i].health < 0 ? 12 : known[i].health); health++)
      for (int own = -3; own <= 7; own++)
        for (int once = -2; once <= 5; once++)
          {
            Asked asked = { &known[i], health, own, once, TRUE, 2, { 0 } };
            Ends ends, wanted;

            read_law (&asked, &ends);
            enumerate (&asked, &wanted);
            assert_ends (&ends, &wanted);
          }
}

static void
test_first_rolls_done (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    {
      Asked asked = { &known[i], 4, 1, 0, FALSE, 2, { 0 } };
      Ends ends, wanted;

      read_law (&asked, &ends);
      enumerate (&asked, &wanted);
      assert_ends (&ends, &wanted);
      assert_same (plus (ends.joins, ends.discarded), TM_FRACTION_ZERO);
    }
}

static const Known *
find_known (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    if (strcmp (known[i].id, id) == 0)
      return &known[i];
  g_assert_not_reached ();
}

static void
test_group (void)
{
  for (guint players = 2; players <= MAX_PLAYERS; players++)
    for (int own = 0; own <= (players < MAX_PLAYERS ? 3 : 0); own++)
      for (int once = 0; once <= (players < MAX_PLAYERS ? 2 : 0); once++)
        {
          Asked asked = { find_known ("xz3000"), 5, own, once, TRUE, players, { 0 } };
          Ends ends, wanted;

          read_law (&asked, &ends);
          enumerate (&asked, &wanted);
          assert_ends (&ends, &wanted);
        }
}

/* The table of the page: health by boosts. */
static void
test_page_table (void)
{
  static const int boosts[] = { -1, 0, 1, 2, 3 };
  static const guint8 fifths[][5] = {
    { 3, 4, 5, 5, 5 }, { 2, 3, 4, 5, 5 }, { 1, 2, 3, 4, 5 }, { 0, 1, 2, 3, 4 }, { 0, 0, 1, 2, 3 },
  };

  for (int health = 2; health <= 6; health++)
    for (guint i = 0; i < G_N_ELEMENTS (boosts); i++)
      {
        Asked asked = { find_known ("other"), health, boosts[i], 0, TRUE, 2, { 0 } };
        Ends ends;

        read_law (&asked, &ends);
        assert_same (ends.win, tm_fraction_new (fifths[health - 2][i], 5));
      }
}

/* More boosts never win less, more health never more. */
static void
test_monotone (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    for (int health = 0; health < 12; health++)
      for (int own = 1; own < 8; own++)
        {
          Asked asked = { &known[i], health, own, 0, TRUE, 2, { 0 } };
          Asked boosted = { &known[i], health, own + 1, 0, TRUE, 2, { 0 } };
          Asked stronger = { &known[i], health + 1, own, 0, TRUE, 2, { 0 } };
          Ends ends, more, less;

          read_law (&asked, &ends);
          read_law (&boosted, &more);
          read_law (&stronger, &less);
          g_assert_cmpint (tm_fraction_compare (more.win, ends.win), >=, 0);
          g_assert_cmpint (tm_fraction_compare (less.win, ends.win), <=, 0);
        }
}

/* Duels */

static void
enumerate_duel (int first, int rest, TmFraction *a, TmFraction *b, TmFraction *reroll)
{
  TmFraction won[2] = { TM_FRACTION_ZERO, TM_FRACTION_ZERO };
  TmFraction lost[2] = { TM_FRACTION_ZERO, TM_FRACTION_ZERO };
  TmFraction ties[2] = { TM_FRACTION_ZERO, TM_FRACTION_ZERO };
  const int differences[2] = { first, rest };
  TmFraction again;

  for (guint i = 0; i < 2; i++)
    for (int die = 1; die <= N_FACES; die++)
      for (int other = 1; other <= N_FACES; other++)
        {
          int lead = die + differences[i] - other;
          TmFraction *sum = lead > 0 ? &won[i] : lead < 0 ? &lost[i] : &ties[i];

          *sum = plus (*sum, tm_fraction_new (1, N_FACES * N_FACES));
        }
  again = over (ties[0], minus (TM_FRACTION_ONE, ties[1]));
  *a = plus (won[0], times (again, won[1]));
  *b = plus (lost[0], times (again, lost[1]));
  *reroll = ties[0];
}

static void
test_duels (void)
{
  for (int difference = -12; difference <= 12; difference++)
    for (int once = -7; once <= 7; once++)
      {
        TmFraction a, b, reroll;
        CrystalDuelLaw law, swapped;

        crystal_duel_law (difference, once, &law);
        crystal_duel_law (-difference, -once, &swapped);
        enumerate_duel (difference + once, difference, &a, &b, &reroll);
        assert_same (tm_fraction_new (law.a, law.of), a);
        assert_same (tm_fraction_new (law.b, law.of), b);
        assert_same (tm_fraction_new (law.reroll, 36), reroll);
        assert_same (tm_fraction_new (swapped.b, swapped.of), a);
        g_assert_cmpuint (law.a + law.b, ==, law.of);
      }
}

/* Questions */

static TmFraction
find_chance (TmRuling *ruling, const char *id)
{
  guint n_items;
  const TmChanceItem *items = tm_ruling_get_distribution (ruling, &n_items);

  for (guint i = 0; i < n_items; i++)
    if (g_strcmp0 (items[i].id, id) == 0)
      {
        g_auto (GStrv) parts = g_strsplit (items[i].fraction, "/", 2);

        return tm_fraction_new (g_ascii_strtoull (parts[0], NULL, 10),
                                parts[1] != NULL ? g_ascii_strtoull (parts[1], NULL, 10) : 1);
      }
  return TM_FRACTION_ZERO;
}

static void
read_ruling (const Asked *asked, const char *readings, Ends *ends)
{
  g_autofree char *text
      = g_strdup_printf ("monster=%s health=%d own=%d once=%d players=%u first_rolls=%s %s",
                         asked->known->id, asked->health, asked->own, asked->once, asked->players,
                         asked->first_rolls ? "yes" : "no", readings);
  g_autoptr (TmRuling) ruling = question_ask ("odds-boom", text);

  ends->win = find_chance (ruling, "win");
  ends->joins = find_chance (ruling, "joins");
  ends->discarded = find_chance (ruling, "discarded");
  ends->flee[0] = find_chance (ruling, "stay");
  for (guint i = 1; i <= MAX_CELLS; i++)
    {
      g_autofree char *id = g_strdup_printf ("flee-%u", i);

      ends->flee[i] = find_chance (ruling, id);
    }
}

static void
assert_reading (const Asked *asked, const char *readings)
{
  Ends ends, wanted;

  read_ruling (asked, readings, &ends);
  enumerate (asked, &wanted);
  assert_ends (&ends, &wanted);
}

static void
test_flee_total (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    for (int own = -1; own <= 3; own++)
      for (int once = 0; once <= 2; once++)
        {
          int health = known[i].health < 0 ? 6 : known[i].health;
          Asked asked = { &known[i], health, own, once, TRUE, 2, { .flee_total = TRUE } };

          assert_reading (&asked, "flee_die=total");
        }
}

static void
test_twins_equal (void)
{
  for (int own = -1; own <= 3; own++)
    for (int once = 0; once <= 2; once++)
      {
        Asked asked = { find_known ("twins"), 3, own, once, TRUE, 2, { .twins_lose = TRUE } };

        assert_reading (&asked, "twins_equal=lose");
      }
}

static void
test_group_readings (void)
{
  static const char *const readings[] = { "xz_group=any", "xz_group=all", "xz_group=sum" };

  for (guint i = 0; i < G_N_ELEMENTS (readings); i++)
    for (guint players = 2; players <= MAX_PLAYERS; players++)
      for (int own = 0; own <= (players < MAX_PLAYERS ? 2 : 0); own++)
        for (int once = 0; once <= (players < MAX_PLAYERS ? 1 : 0); once++)
          {
            Asked asked = { find_known ("xz3000"), 5, own, once, TRUE, players, { .xz = i } };

            assert_reading (&asked, readings[i]);
          }
}

/* Bags: every order of the tiles that nobody has seen, the bag's first. */

/* Chances to draw from a bag tile by tile: of a crystal, of an exit, of both. */
static TmFraction
draw (guint n, guint crystals, guint exits, guint draws, gboolean need_crystal, gboolean need_exit)
{
  TmFraction chance = TM_FRACTION_ZERO;
  guint others = n - crystals - exits;

  if (!need_crystal && !need_exit)
    return TM_FRACTION_ONE;
  if (draws == 0)
    return TM_FRACTION_ZERO;
  if (crystals > 0)
    chance = plus (chance, times (tm_fraction_new (crystals, n),
                                  draw (n - 1, crystals - 1, exits, draws - 1, FALSE, need_exit)));
  if (exits > 0)
    chance
        = plus (chance, times (tm_fraction_new (exits, n),
                               draw (n - 1, crystals, exits - 1, draws - 1, need_crystal, FALSE)));
  if (others > 0)
    chance
        = plus (chance, times (tm_fraction_new (others, n),
                               draw (n - 1, crystals, exits, draws - 1, need_crystal, need_exit)));
  return chance;
}

static void
assert_word (TmRuling *ruling, const char *id, TmFraction wanted)
{
  GVariant *value = tm_ruling_find_outcome (ruling, id);
  g_autofree char *text = tm_fraction_dup_string (wanted);

  g_assert_nonnull (value);
  if (wanted.denominator == 1)
    *strchr (text, '/') = '\0';
  g_assert_cmpstr (g_variant_get_string (value, NULL), ==, text);
}

static void
test_bags (void)
{
  for (guint left = 1; left <= 81; left = left < 10 ? left + 1 : left * 2 + 1)
    for (guint crystals = 0; crystals <= MIN (4, left); crystals++)
      for (guint exits = 0; exits <= MIN (2, left - crystals); exits++)
        for (guint draws = 1; draws <= MIN (left, 7); draws += 2)
          for (guint unseen = 0; unseen <= 3; unseen += 3)
            {
              guint n = left + unseen;
              g_autofree char *text
                  = g_strdup_printf ("left=%u crystals=%u exits=%u draws=%u unseen=%u wanted=%u",
                                     left, crystals, exits, draws, unseen, left / 2);
              g_autoptr (TmRuling) ruling = question_ask ("odds-tiles", text);

              assert_word (ruling, "crystal", draw (n, crystals, exits, draws, TRUE, FALSE));
              assert_word (ruling, "exit", draw (n, crystals, exits, draws, FALSE, TRUE));
              assert_word (ruling, "both", draw (n, crystals, exits, draws, TRUE, TRUE));
              assert_word (ruling, "wanted", draw (n, left / 2, 0, draws, TRUE, FALSE));
            }
}

/* The mean place of the first crystal, by the chance that it comes later than each place. */
static void
test_mean_crystal (void)
{
  for (guint left = 4; left <= 40; left += 4)
    for (guint crystals = 1; crystals <= 4; crystals++)
      {
        g_autofree char *text = g_strdup_printf ("left=%u crystals=%u exits=0", left, crystals);
        g_autoptr (TmRuling) ruling = question_ask ("odds-tiles", text);
        TmFraction mean = TM_FRACTION_ZERO, later = TM_FRACTION_ONE;

        for (guint drawn = 0; drawn + crystals <= left; drawn++)
          {
            mean = plus (mean, later);
            later = times (later, tm_fraction_new (left - crystals - drawn, left - drawn));
          }
        assert_word (ruling, "mean_crystal", mean);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  question_ask_init ("black-crystal");

  g_test_add_func ("/games/black-crystal/odds/fights", test_fights);
  g_test_add_func ("/games/black-crystal/odds/first-rolls-done", test_first_rolls_done);
  g_test_add_func ("/games/black-crystal/odds/all-players", test_group);
  g_test_add_func ("/games/black-crystal/odds/table-of-the-page", test_page_table);
  g_test_add_func ("/games/black-crystal/odds/monotone", test_monotone);
  g_test_add_func ("/games/black-crystal/odds/duels", test_duels);
  g_test_add_func ("/games/black-crystal/odds/flight-by-the-sum", test_flee_total);
  g_test_add_func ("/games/black-crystal/odds/twins-equal", test_twins_equal);
  g_test_add_func ("/games/black-crystal/odds/all-players-readings", test_group_readings);
  g_test_add_func ("/games/black-crystal/odds/bags", test_bags);
  g_test_add_func ("/games/black-crystal/odds/mean-crystal", test_mean_crystal);
  return g_test_run ();
}
