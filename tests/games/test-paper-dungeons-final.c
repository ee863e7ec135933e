/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paper Dungeons: the final sheet. Random sheets are told to the game, and every row is counted again
 * here, from the page of the game and with tables of its own. */

#include "config.h"

#include "game-match.h"

#include <locale.h>
#include <string.h>

#define N_SHEETS 1000
#define N_SEATS 8
#define N_ROWS 11
#define N_GEMS 10
#define N_LEVELS 6
#define N_HEROES 4
#define N_ITEMS 8
#define MAX_TRACK 30
#define UNKNOWN 9999

static const char *const row_counters[N_ROWS]
    = { "row.monster1",     "row.monster2",    "row.monster3", "row.levels",
        "row.items",        "row.gems",        "row.minions",  "row.wounds",
        "row.resurrection", "row.goal_talent", "row.missions" };

/* What complete items give beside their cells. */
static const struct
{
  const char *id;
  int fame;
} items[N_ITEMS] = { { "armour", 2 }, { "crown", 4 }, { "cauldron", 0 }, { "medallion", 1 },
                     { "cloak", 0 },  { "sword", 0 }, { "sceptre", -1 }, { "tome", 3 } };

/* What talents are worth at the end. */
static const struct
{
  const char *id;
  int fame;
} talents[] = {
  { "alchemist", -1 }, { "noble", -1 },         { "barbarian", 0 }, { "treasure-hunter", 0 },
  { "berserker", -2 }, { "beastmaster", -2 },   { "veteran", -3 },  { "psionic", 2 },
  { "scout", -2 },     { "fortune-teller", 2 }, { "ranger", -1 },   { "merchant", -1 },
  { "assassin", 0 },   { "craftsman", -3 },     { "healer", 2 },    { "shaman", 3 },
};

static const char *const goals[]
    = { "minions-l4", "obstacles", "columns", "rows", "potions", "rooms", "items", "edge" };

/* A printed sheet. Index 0 of gems and minions is what nothing is worth. */
typedef struct
{
  int levels[N_LEVELS + 1];
  int gems[N_GEMS + 1];
  int minions[MAX_TRACK + 1];
  int n_minions;
  int shields[MAX_TRACK + 1]; /* UNKNOWN: no shield beside that heart */
  int n_wounds;
} Printed;

/* What a team has marked. */
typedef struct
{
  int talent;
  int monsters[3]; /* UNKNOWN: never told */
  int missions;
  int levels[N_HEROES];
  int cells[N_ITEMS];
  int gems;
  int minions;
  int wounds;
  gboolean is_resurrected;
  int goal_fame;
  int rooms;
} Marked;

static int
between (TmRandom *random, int least, int most)
{
  return least + (int) tm_random_below (random, (guint32) (most - least + 1));
}

/* Printed at random, now and then not told. */
static int
print_number (TmRandom *random, int least, int most)
{
  return tm_random_below (random, 8) == 0 ? UNKNOWN : between (random, least, most);
}

static void
print_sheet (TmRandom *random, Printed *self)
{
  memset (self, 0, sizeof *self);
  for (int i = 1; i <= N_LEVELS; i++)
    self->levels[i] = print_number (random, 0, 20);
  for (int i = 1; i <= N_GEMS; i++)
    self->gems[i] = print_number (random, 0, 60);
  self->n_minions = between (random, 9, MAX_TRACK);
  for (int i = 1; i <= self->n_minions; i++)
    self->minions[i] = print_number (random, 0, 50);
  self->n_wounds = between (random, 12, MAX_TRACK);
  for (int i = 1; i <= self->n_wounds; i++)
    self->shields[i] = tm_random_below (random, 3) == 0 ? -between (random, 1, 20) : UNKNOWN;
}

static char *
spell (const int *numbers, int n_numbers)
{
  GString *text = g_string_new (NULL);

  for (int i = 1; i <= n_numbers; i++)
    if (numbers[i] == UNKNOWN)
      g_string_append (text, i > 1 ? ",?" : "?");
    else
      g_string_append_printf (text, i > 1 ? ",%d" : "%d", numbers[i]);
  return g_string_free (text, FALSE);
}

static void
teach (TmMatch *match, const char *track, const int *numbers, int n_numbers)
{
  g_autofree char *values = spell (numbers, n_numbers);
  g_autofree char *text = g_strdup_printf ("track=%s values=%s", track, values);

  match_record (match, "teach-track", text);
}

static void
teach_sheet (TmMatch *match, const Printed *printed)
{
  teach (match, "levels", printed->levels, N_LEVELS);
  teach (match, "gems", printed->gems, N_GEMS);
  teach (match, "minions", printed->minions, printed->n_minions);
  teach (match, "wounds", printed->shields, printed->n_wounds);
}

static void
mark (TmRandom *random, const Printed *printed, int talent, Marked *self)
{
  self->talent = talent;
  for (int i = 0; i < 3; i++)
    self->monsters[i] = print_number (random, -9, 15);
  self->missions = 4 * between (random, 0, 3);
  for (int i = 0; i < N_HEROES; i++)
    self->levels[i] = between (random, tm_random_below (random, 3) == 0 ? 5 : 1, 6);
  for (int i = 0; i < N_ITEMS; i++)
    self->cells[i] = between (random, 0, 2);
  self->gems = between (random, 0, N_GEMS);
  self->minions = between (random, 0, printed->n_minions);
  self->wounds = between (random, 0, printed->n_wounds);
  self->is_resurrected = tm_random_below (random, 2);
  self->goal_fame = 2 * between (random, 0, 3);
  self->rooms = between (random, 0, 42);
}

/* Counting again: page of the game, 8 */

static int
count_levels (const Marked *marked, const Printed *printed)
{
  int lowest = N_LEVELS;
  int sixes = 0;

  for (int i = 0; i < N_HEROES; i++)
    {
      lowest = MIN (lowest, marked->levels[i]);
      sixes += marked->levels[i] == N_LEVELS;
    }
  return printed->levels[lowest] == UNKNOWN ? UNKNOWN : printed->levels[lowest] + sixes;
}

static int
count_items (const Marked *marked)
{
  int fame = 0;

  for (int i = 0; i < N_ITEMS; i++)
    fame += marked->cells[i] + (marked->cells[i] == 2 ? items[i].fame : 0);
  return fame;
}

/* The highest shield that was reached. */
static int
count_wounds (const Marked *marked, const Printed *printed)
{
  for (int i = marked->wounds; i > 0; i--)
    if (printed->shields[i] != UNKNOWN)
      return printed->shields[i];
  return 0;
}

static void
count_rows (const Marked *marked, const Printed *printed, int rows[N_ROWS])
{
  for (int i = 0; i < 3; i++)
    rows[i] = marked->monsters[i];
  rows[3] = count_levels (marked, printed);
  rows[4] = count_items (marked);
  rows[5] = printed->gems[marked->gems];
  rows[6] = printed->minions[marked->minions];
  rows[7] = count_wounds (marked, printed);
  rows[8] = marked->is_resurrected ? -9 : 0;
  rows[9] = marked->goal_fame + talents[marked->talent].fame;
  rows[10] = marked->missions;
}

/* Telling the game */

static char *
spell_list (const int *numbers, int n_numbers)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < n_numbers; i++)
    g_string_append_printf (text, i > 0 ? ",%d" : "%d", numbers[i]);
  return g_string_free (text, FALSE);
}

static void
tell (TmMatch *match, guint seat, const Marked *marked)
{
  g_autofree char *levels = spell_list (marked->levels, N_HEROES);
  g_autofree char *cells = spell_list (marked->cells, N_ITEMS);
  g_autofree char *text = g_strdup_printf (
      "seat=%u levels=%s cells=%s gems=%d minions=%d wounds=%d resurrected=%s goal_fame=%d rooms=%d",
      seat, levels, cells, marked->gems, marked->minions, marked->wounds,
      marked->is_resurrected ? "yes" : "no", marked->goal_fame, marked->rooms);

  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *counter = g_strdup_printf ("fame.monster%u", i + 1);

      if (marked->monsters[i] != UNKNOWN)
        match_set (match, counter, seat, marked->monsters[i]);
    }
  match_set (match, "fame.missions", seat, marked->missions);
  g_assert_true (match_try (match, "final-sheet", text, FALSE));
}

static void
assert_rows (TmMatch *match, guint seat, const int rows[N_ROWS])
{
  gint32 known = match_get (match, "rows-known", seat);
  int total = 0;
  TmResult result;

  for (guint row = 0; row < N_ROWS; row++)
    {
      g_assert_cmpint ((known & 1 << row) != 0, ==, rows[row] != UNKNOWN);
      if (rows[row] == UNKNOWN)
        continue;
      g_assert_cmpint (match_get (match, row_counters[row], seat), ==, rows[row]);
      total += rows[row];
    }
  game->get_result (tm_match_get_table (match), &result);
  g_assert_cmpint (result.scores[seat], ==, total);
}

/* A match in which everybody has a talent and a goal, set to its end by hand. */
static TmMatch *
new_match (TmRandom *random, const Printed *printed, gint32 dealt[N_SEATS])
{
  g_autoptr (TmBox) box = box_new (N_SEATS, "missions=0");
  TmMatch *match = tm_match_new (box);
  gint32 order[G_N_ELEMENTS (talents)];

  for (guint i = 0; i < G_N_ELEMENTS (talents); i++)
    order[i] = (gint32) i;
  tm_random_shuffle (random, order, G_N_ELEMENTS (order));
  teach_sheet (match, printed);
  for (guint seat = 0; seat < N_SEATS; seat++)
    {
      g_autofree char *text = g_strdup_printf ("seat=%u talent=%s goal=%s", seat,
                                               talents[order[seat]].id, goals[seat]);

      dealt[seat] = order[seat];
      match_record (match, "keep", text);
    }
  g_assert_true (match_try (match, "adjust", "set=phase phase=final", FALSE));
  return match;
}

static void
play (TmRandom *random)
{
  g_autoptr (TmMatch) match = NULL;
  gint32 dealt[N_SEATS];
  int rows[N_SEATS][N_ROWS];
  gboolean is_known = TRUE;
  Printed printed;

  print_sheet (random, &printed);
  match = new_match (random, &printed, dealt);
  for (guint seat = 0; seat < N_SEATS; seat++)
    {
      Marked marked;

      mark (random, &printed, dealt[seat], &marked);
      tell (match, seat, &marked);
      count_rows (&marked, &printed, rows[seat]);
      assert_rows (match, seat, rows[seat]);
      for (guint row = 0; row < N_ROWS; row++)
        is_known = is_known && rows[seat][row] != UNKNOWN;
    }
  /* The match ends once every row of everybody is known. */
  g_assert_cmpint (match_try (match, "finish", "", FALSE), ==, is_known);
  if (is_known)
    g_assert_cmpstr (match_get_phase (match), ==, "over");
}

static void
test_random_sheets (void)
{
  TmRandom random;

  tm_random_init_fast (&random, 2026);
  for (guint i = 0; i < N_SHEETS / N_SEATS; i++)
    play (&random);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C");
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  match_find_game ("paper-dungeons");
  g_test_add_func ("/games/paper-dungeons/final/random-sheets", test_random_sheets);
  return g_test_run ();
}
