/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules about the map of Dungeoneer against a plain definition that looks at all pairs of cards, on
 * random dungeons; the map in one line; boards that are drawn. */

#include "dungeon-brute.h"
#include "dungeoneer/dungeoneer-questions-map.h"
#include "dungeoneer/dungeoneer.h"
#include "tm-params.h"

#include <string.h>

#define N_MAPS 10000
#define N_LINES 30000

/* A table at which locations may lie upside down, or may not. */
static TmTable *
table_new (gboolean half_turn)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmBox) box = tm_box_new (&dungeoneer_game, 2, &error);

  g_assert_no_error (error);
  tm_box_set_option_from_text (box, "half_turn", half_turn ? "yes" : "no", &error);
  g_assert_no_error (error);
  return tm_table_new (box);
}

static void
read_map (const BruteMap *brute, DungeoneerMap *map)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *line = brute_dup_line (brute);

  g_assert_true (dungeoneer_read_map (line, map, NULL, &error));
  g_assert_no_error (error);
}

static DungeoneerSides
read_sides (const char *letters)
{
  DungeoneerSides sides;

  g_assert_true (dungeoneer_read_sides (letters, &sides));
  return sides;
}

/* Laying */

static void
assert_same_laying (const BruteMap *brute,
                    const DungeoneerMap *map,
                    const char *letters,
                    const DungeoneerLaying *laying,
                    const TmTable *table,
                    gboolean half_turn)
{
  DungeoneerRules rules = { .table = table };
  char lies[TM_N_SIDES + 1];
  DungeoneerLaid laid;
  BruteLaid wanted;

  dungeoneer_judge_laying (map, laying, &rules, &laid);
  brute_lay (brute, DUNGEONEER_X (laying->cell), DUNGEONEER_Y (laying->cell), letters,
             90 * laying->turn, laying->is_last, half_turn, &wanted);
  dungeoneer_spell_sides (laid.sides, lies);
  if (!g_str_equal (dungeoneer_faults[laid.fault].word, wanted.fault)
      || laid.open_ends != wanted.open_ends || laid.joins != wanted.joins)
    {
      g_autofree char *line = brute_dup_line (brute);

      g_test_message ("map: %s, card %s at %d:%d", line, letters, DUNGEONEER_X (laying->cell),
                      DUNGEONEER_Y (laying->cell));
    }
  g_assert_cmpstr (dungeoneer_faults[laid.fault].word, ==, wanted.fault);
  g_assert_cmpstr (lies, ==, wanted.sides);
  g_assert_cmpuint (laid.joins, ==, wanted.joins);
  g_assert_cmpuint (laid.open_ends, ==, wanted.open_ends);
}

/* Cells on and around the map, and some that are far away. */
static guint
pick_cell (GRand *random, const BruteMap *brute)
{
  const BruteCard *card = &brute->cards[g_rand_int_range (random, 0, (gint32) brute->n)];
  int x = card->x + g_rand_int_range (random, -1, 2);
  int y = card->y + g_rand_int_range (random, -1, 2);

  if (g_rand_int_range (random, 0, 20) == 0)
    x = g_rand_int_range (random, -21, 22);
  return (guint) DUNGEONEER_CELL (CLAMP (x, -21, 21), CLAMP (y, -21, 21));
}

static void
check_layings (GRand *random, const TmTable *table, gboolean half_turn)
{
  BruteMap brute;
  DungeoneerMap map;

  brute_sample (random, &brute);
  read_map (&brute, &map);
  for (guint i = 0; i < 12; i++)
    {
      char letters[5];
      DungeoneerLaying laying;

      brute_random_sides (random, letters);
      laying = (DungeoneerLaying) {
        .cell = pick_cell (random, &brute),
        .exits = read_sides (letters),
        .turn = (guint) g_rand_int_range (random, 0, 4),
        .is_last = g_rand_boolean (random),
      };
      assert_same_laying (&brute, &map, letters, &laying, table, half_turn);
    }
}

static void
test_random_layings (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  g_autoptr (TmTable) free_table = table_new (TRUE);
  g_autoptr (TmTable) strict_table = table_new (FALSE);

  for (guint i = 0; i < N_MAPS; i++)
    check_layings (random, i % 4 > 0 ? free_table : strict_table, i % 4 > 0);
}

/* All cells, upright and upside down. */
static void
check_ways (const BruteMap *brute,
            const char *letters,
            gboolean is_last,
            const TmTable *table,
            gboolean half_turn)
{
  guint8 ways[DUNGEONEER_SPAN * DUNGEONEER_SPAN];
  DungeoneerRules rules = { .table = table };
  DungeoneerMap map;

  read_map (brute, &map);
  dungeoneer_list_layings (&map, read_sides (letters), is_last, &rules, ways);
  for (guint cell = 0; cell < G_N_ELEMENTS (ways); cell++)
    for (guint way = 0; way < 2; way++)
      {
        BruteLaid wanted;

        brute_lay (brute, DUNGEONEER_X (cell), DUNGEONEER_Y (cell), letters, 180 * way, is_last,
                   half_turn, &wanted);
        g_assert_cmpint (ways[cell] >> way & 1, ==, g_str_equal (wanted.fault, "none"));
      }
}

static void
test_all_places (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (2);
  g_autoptr (TmTable) free_table = table_new (TRUE);
  g_autoptr (TmTable) strict_table = table_new (FALSE);

  for (guint i = 0; i < N_MAPS / 50; i++)
    {
      gboolean is_last = g_rand_boolean (random);
      BruteMap brute;
      char letters[5];

      brute_sample (random, &brute);
      brute_random_sides (random, letters);
      check_ways (&brute, letters, is_last, free_table, TRUE);
      check_ways (&brute, letters, is_last, strict_table, FALSE);
    }
}

/* The map as a whole */

static void
check_map (const BruteMap *brute, const DungeoneerMap *map, guint left)
{
  BruteMapped wanted;
  DungeoneerMapped mapped;

  dungeoneer_check_map (map, FALSE, left, &(DungeoneerRules) { 0 }, &mapped);
  brute_check (brute, FALSE, left, &wanted);
  g_assert_cmpstr (dungeoneer_faults[mapped.fault].word, ==, wanted.fault);
  g_assert_cmpuint (mapped.open_ends, ==, wanted.open_ends);
  for (guint i = 0; i < brute->n; i++)
    g_assert_cmpint ((int) (mapped.unreachable >> i & 1), ==, wanted.unreachable[i]);
  dungeoneer_check_map (map, TRUE, left, &(DungeoneerRules) { 0 }, &mapped);
  g_assert_cmpstr (dungeoneer_faults[mapped.fault].word, ==, "overlap");
}

static void
check_distances (const BruteMap *brute, const DungeoneerMap *map)
{
  int steps[BRUTE_MAX], entrances[BRUTE_MAX];

  brute_distances (brute, steps, entrances);
  for (guint i = 0; i < brute->n; i++)
    {
      int entrance;

      g_assert_cmpint (dungeoneer_get_distance (map, i, &entrance), ==, steps[i]);
      g_assert_cmpint (entrance, ==, entrances[i]);
    }
}

static void
test_random_maps (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (3);
  guint n_faults[DUNGEONEER_N_FAULTS] = { 0 };

  for (guint i = 0; i < N_MAPS; i++)
    {
      guint left = (guint) g_rand_int_range (random, 0, 2);
      DungeoneerMapped mapped;
      BruteMap brute;
      DungeoneerMap map;

      brute_sample (random, &brute);
      read_map (&brute, &map);
      check_map (&brute, &map, left);
      check_distances (&brute, &map);
      dungeoneer_check_map (&map, FALSE, left, &(DungeoneerRules) { 0 }, &mapped);
      n_faults[mapped.fault]++;
    }
  g_assert_cmpuint (n_faults[FAULT_NONE], >, N_MAPS / 20);
  g_assert_cmpuint (n_faults[FAULT_EXIT_TO_WALL], >, 0);
  g_assert_cmpuint (n_faults[FAULT_UNREACHABLE], >, 0);
  g_assert_cmpuint (n_faults[FAULT_MAP_APART], >, 0);
  g_assert_cmpuint (n_faults[FAULT_SEALED], >, 0);
}

/* Four quarters are none, and one brings north to east. */
static void
test_turns (void)
{
  char letters[TM_N_SIDES + 1];

  dungeoneer_spell_sides (dungeoneer_sides_turn (read_sides ("owbl"), 1), letters);
  g_assert_cmpstr (letters, ==, "lowb");
  dungeoneer_spell_sides (dungeoneer_sides_turn (read_sides ("owbl"), 2), letters);
  g_assert_cmpstr (letters, ==, "blow");
  dungeoneer_spell_sides (dungeoneer_sides_turn (read_sides ("owbl"), 4), letters);
  g_assert_cmpstr (letters, ==, "owbl");
}

/* The map in one line */

static void
test_random_lines (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (4);

  for (guint i = 0; i < N_MAPS; i++)
    {
      g_autofree char *line = NULL;
      g_autofree char *spelled = NULL;
      BruteMap brute;
      DungeoneerMap map;

      brute_sample (random, &brute);
      line = brute_dup_line (&brute);
      read_map (&brute, &map);
      g_assert_cmpuint (map.n_places, ==, brute.n);
      spelled = dungeoneer_dup_map (&map);
      g_assert_cmpstr (spelled, ==, line);
    }
}

static void
assert_refused (const char *line, const char *says)
{
  g_autoptr (GError) error = NULL;
  DungeoneerMap map;

  g_assert_false (dungeoneer_read_map (line, &map, NULL, &error));
  g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE);
  if (strstr (error->message, says) == NULL)
    g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, says));
  g_assert_nonnull (strstr (error->message, "accepted is"));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_cmpuint (strlen (error->message), <, 1000);
}

static void
test_refused_lines (void)
{
  static const char *const lines[][2] = {
    { "0", "“0”" },
    { ",", "“”" },
    { "0:0:oooo,", "“”" },
    { "0:0:oooo, 1:0:oooo", "“ 1:0:oooo”" },
    { "0:0:oooo,0:0:wwww", "one location in each place" },
    { "0:0", "from -21 to 21" },
    { "0:0:", "north" },
    { "0:0:ooo", "north" },
    { "0:0:ooo:e", "north" },
    { "0:0:ooooo", "north" },
    { "0:0:OOOO", "north" },
    { "0:0:oxoo", "north" },
    { "0:0:oooo:", "north" },
    { "0:0:oooo:E", "north" },
    { "0:0:oooo:ee", "north" },
    { "0:0:oooo:e:e", "north" },
    { "00:0:oooo", "from -21 to 21" },
    { "0:01:oooo", "from -21 to 21" },
    { "-0:0:oooo", "from -21 to 21" },
    { "+1:0:oooo", "from -21 to 21" },
    { " 1:0:oooo", "from -21 to 21" },
    { "--1:0:oooo", "from -21 to 21" },
    { "22:0:oooo", "from -21 to 21" },
    { "0:-22:oooo", "from -21 to 21" },
    { "99999999999:0:oooo", "from -21 to 21" },
    { "a:0:oooo", "from -21 to 21" },
    { ":0:oooo", "from -21 to 21" },
    { "0::oooo", "from -21 to 21" },
    { "0:0:oooo\n", "accepted is" },
    { "0:0:oo\xff\xfe", "accepted is" },
  };
  g_autofree char *huge = g_strnfill (100000, ':');

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    assert_refused (lines[i][0], lines[i][1]);
  assert_refused (huge, "…");
}

/* One location more than a map has room for. */
static void
test_too_many (void)
{
  g_autoptr (GString) line = g_string_new (NULL);
  DungeoneerMap map;

  for (int i = 0; i < DUNGEONEER_MAX_PLACES; i++)
    g_string_append_printf (line, "%s%d:%d:oooo", i > 0 ? "," : "", i % 20, i / 20);
  g_assert_true (dungeoneer_read_map (line->str, &map, NULL, NULL));
  g_string_append (line, ",0:-5:oooo");
  assert_refused (line->str, "at most 64");
}

/* After a shift two cards may lie in one place: the first is on the map. */
static void
test_overlap (void)
{
  g_autofree char *line = NULL;
  gboolean has_overlap;
  DungeoneerMap map;

  g_assert_true (dungeoneer_read_map ("0:0:oooo:e,1:0:owow,0:0:wwww", &map, &has_overlap, NULL));
  g_assert_true (has_overlap);
  line = dungeoneer_dup_map (&map);
  g_assert_cmpstr (line, ==, "0:0:oooo:e,1:0:owow");
  g_assert_true (dungeoneer_read_map ("0:0:oooo:e,1:0:owow", &map, &has_overlap, NULL));
  g_assert_false (has_overlap);
  g_assert_true (dungeoneer_read_map ("", &map, NULL, NULL));
  g_assert_cmpuint (map.n_places, ==, 0);
}

/* Whatever is typed is refused or read, and what is read is spelled the same again. */
static void
test_noise (void)
{
  static const char letters[] = "0123-:,owblue +";
  g_autoptr (GRand) random = g_rand_new_with_seed (5);
  guint n_read = 0;

  for (guint i = 0; i < N_LINES; i++)
    {
      g_autofree char *line = NULL;
      g_autofree char *spelled = NULL;
      BruteMap brute;
      DungeoneerMap map;
      gsize length;

      brute_sample (random, &brute);
      brute.n = MIN (brute.n, 3);
      line = brute_dup_line (&brute);
      length = strlen (line);
      for (gint32 n = g_rand_int_range (random, 0, 3); n > 0; n--)
        line[g_rand_int_range (random, 0, (gint32) length)]
            = letters[g_rand_int_range (random, 0, (gint32) strlen (letters))];
      if (!dungeoneer_read_map (line, &map, NULL, NULL))
        continue;
      spelled = dungeoneer_dup_map (&map);
      g_assert_cmpstr (spelled, ==, line);
      n_read++;
    }
  g_assert_cmpuint (n_read, >, N_LINES / 10);
  g_assert_cmpuint (n_read, <, N_LINES);
}

/* Drawing */

static void
assert_painted (
    const TmSketch *sketch, const char *line, guint brush, guint cell, int side, const char *wanted)
{
  g_autofree char *painted = sketch->paint (line, brush, NULL, cell, side);

  g_assert_cmpstr (painted, ==, wanted);
}

enum
{
  LOCATION,
  ENTRANCE,
  SIDE,
};

/* The board begins one cell to the north-west of the first card. */
static void
test_paint_map (void)
{
  const TmSketch *sketch = &dungeoneer_map_sketch;

  assert_painted (sketch, "", LOCATION, 4, -1, "0:0:oooo:e");
  assert_painted (sketch, "0:0:oooo:e", LOCATION, 4, -1, "");
  assert_painted (sketch, "0:0:owow:e", LOCATION, 4, -1, "0:0:oooo:e");
  assert_painted (sketch, "0:0:oooo:e", LOCATION, 1, -1, "0:0:oooo:e,0:-1:oooo");
  assert_painted (sketch, "0:0:oooo:e", LOCATION, 9, -1, NULL);
  assert_painted (sketch, "0:0:oooo:e", LOCATION, 4, TM_SIDE_UP, NULL);
  assert_painted (sketch, "0:0:oooo:e", ENTRANCE, 4, -1, "0:0:oooo");
  assert_painted (sketch, "0:0:oooo", ENTRANCE, 4, -1, "0:0:oooo:e");
  assert_painted (sketch, "0:0:oooo", ENTRANCE, 1, -1, NULL);
  assert_painted (sketch, "0:0:oooo", SIDE, 4, TM_SIDE_RIGHT, "0:0:owoo");
  assert_painted (sketch, "0:0:owoo", SIDE, 4, TM_SIDE_RIGHT, "0:0:oooo");
  assert_painted (sketch, "0:0:oooo", SIDE, 5, TM_SIDE_LEFT, "0:0:owoo");
  assert_painted (sketch, "0:0:oooo", SIDE, 0, TM_SIDE_UP, NULL);
  assert_painted (sketch, "0:0:oooo", SIDE, 4, -1, NULL);
  /* Between two cards, that of the upper one. */
  assert_painted (sketch, "0:0:oooo,0:-1:oooo", SIDE, 7, TM_SIDE_UP, "0:0:oooo,0:-1:oowo");
  assert_painted (sketch, "0:0:oooo,0:-1:oooo", SIDE, 4, TM_SIDE_DOWN, "0:0:oooo,0:-1:oowo");
}

/* What lay below comes to light when the upper card is taken away. */
static void
test_paint_shifted (void)
{
  const TmSketch *sketch = &dungeoneer_shift_sketch;

  g_assert_false (dungeoneer_map_sketch.check ("0:0:oooo,0:0:wwww", NULL));
  g_assert_true (sketch->check ("0:0:oooo,0:0:wwww", NULL));
  assert_painted (sketch, "0:0:oooo,0:0:wwww", LOCATION, 4, -1, "0:0:wwww");
  assert_painted (sketch, "0:0:oooo,0:0:wwww", ENTRANCE, 4, -1, "0:0:oooo:e,0:0:wwww");
  g_assert_false (sketch->check ("0:0:oooo,0:0:wwwx", NULL));
}

static void
test_paint_card (void)
{
  const TmSketch *sketch = &dungeoneer_card_sketch;

  g_assert_true (sketch->check ("", NULL));
  g_assert_true (sketch->check ("owbl", NULL));
  g_assert_false (sketch->check ("owb", NULL));
  g_assert_false (sketch->check ("OWBL", NULL));
  assert_painted (sketch, "", EXIT_OPEN, 4, TM_SIDE_DOWN, "uuou");
  assert_painted (sketch, "uuou", EXIT_OPEN, 4, TM_SIDE_DOWN, "uuuu");
  assert_painted (sketch, "uuou", EXIT_LOCKED, 1, TM_SIDE_DOWN, "buou");
  assert_painted (sketch, "uuou", EXIT_UNKNOWN, 4, TM_SIDE_UP, NULL);
  assert_painted (sketch, "uuou", EXIT_WALL, 0, TM_SIDE_UP, NULL);
}

/* Whatever is painted is a line that is accepted. */
static void
test_random_paint (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (6);
  g_autofree char *line = g_strdup ("");

  for (guint i = 0; i < N_LINES; i++)
    {
      guint brush = (guint) g_rand_int_range (random, 0, 3);
      int side = brush == SIDE ? g_rand_int_range (random, 0, 4) : -1;
      guint cell = (guint) g_rand_int_range (random, 0, 60);
      g_autofree char *painted = dungeoneer_map_sketch.paint (line, brush, NULL, cell, side);
      g_autoptr (GError) error = NULL;

      if (painted == NULL)
        continue;
      g_assert_true (dungeoneer_map_sketch.check (painted, &error));
      g_assert_no_error (error);
      g_assert_cmpstr (painted, !=, line);
      g_free (line);
      line = g_steal_pointer (&painted);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/games/dungeoneer/map/random-layings", test_random_layings);
  g_test_add_func ("/games/dungeoneer/map/all-places", test_all_places);
  g_test_add_func ("/games/dungeoneer/map/random-maps", test_random_maps);
  g_test_add_func ("/games/dungeoneer/map/turns", test_turns);
  g_test_add_func ("/games/dungeoneer/map/random-lines", test_random_lines);
  g_test_add_func ("/games/dungeoneer/map/refused-lines", test_refused_lines);
  g_test_add_func ("/games/dungeoneer/map/too-many", test_too_many);
  g_test_add_func ("/games/dungeoneer/map/overlap", test_overlap);
  g_test_add_func ("/games/dungeoneer/map/noise", test_noise);
  g_test_add_func ("/games/dungeoneer/map/paint-map", test_paint_map);
  g_test_add_func ("/games/dungeoneer/map/paint-shifted", test_paint_shifted);
  g_test_add_func ("/games/dungeoneer/map/paint-card", test_paint_card);
  g_test_add_func ("/games/dungeoneer/map/random-paint", test_random_paint);
  return g_test_run ();
}
