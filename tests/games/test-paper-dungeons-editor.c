/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paper Dungeons, "Your box": forms, the board of the map, and what does not make sense yet. */

#include "paper-records.h"

#include "paper-dungeons/paper-dungeons-board.h"

#include <locale.h>
#include <string.h>

static int
count_records (const char *all)
{
  int n = 0;

  for (const char *c = all; *c != '\0'; c++)
    n += *c == '=';
  return n;
}

static void
check_entry (TmMatch *match, guint page, guint index)
{
  const TmTable *table = tm_match_get_table (match);
  TmBox *box = tm_match_get_box (match);
  g_autofree char *before = paper_dup_all_records (table);
  g_autofree char *after = NULL;
  g_autofree char *label = NULL;
  g_autoptr (GError) error = NULL;
  const TmMoveSpec *spec;
  TmPrintedEntry entry;
  TmMove move = { .source = TM_SOURCE_TABLE, .note = -1 };

  paper_dungeons_printed.get_entry (table, page, index, &entry);
  spec = tm_game_get_move (game, entry.move);
  label = tm_text_dup_string (&entry.label, box);
  g_test_message ("%s %u: %s", paper_page_ids[page], index, label);
  g_assert_cmpuint (entry.n_known, <=, entry.n_values);
  tm_params_check (spec->params, spec->n_params, box, &entry.args, &error);
  g_assert_no_error (error);
  if (entry.fixed == 0)
    return;
  move.kind = entry.move;
  move.args = entry.args;
  tm_match_record (match, &move, NULL, &error);
  g_assert_no_error (error);
  after = paper_dup_all_records (table);
  /* The usual faces of the dice are told from now on, and how long the tracks are. */
  if (entry.move == MOVE_TEACH_DICE
      || (entry.move == MOVE_TEACH_TRACK
          && tm_args_get (&entry.args, TEACH_TRACK_TRACK) != TRACK_LEVELS
          && tm_args_get (&entry.args, TEACH_TRACK_TRACK) != TRACK_GEMS))
    g_assert_cmpint (count_records (after), <=, count_records (before) + 1);
  else
    g_assert_cmpstr (after, ==, before);
}

/* A form that is confirmed as it stands changes nothing. */
static void
test_entries (void)
{
  g_autoptr (TmTable) sample = paper_sample_new (5);
  g_autoptr (TmMatch) told = tm_match_new (tm_table_get_box (sample));
  g_autoptr (TmMatch) untold = paper_match_new ();

  g_assert_cmpuint (paper_dungeons_printed.count_entries (sample, PAGE_SHEET), ==, 15);
  g_assert_cmpuint (paper_dungeons_printed.count_entries (sample, PAGE_MAP), ==, 0);
  g_assert_cmpuint (paper_dungeons_printed.count_entries (sample, PAGE_DUNGEONS), ==, 12);
  g_assert_cmpuint (paper_dungeons_printed.count_entries (sample, PAGE_MONSTERS), ==, 13);
  g_assert_cmpuint (
      paper_dungeons_printed.count_entries (tm_match_get_table (untold), PAGE_MONSTERS), ==, 5);
  for (guint page = 0; page < PAPER_N_PAGES; page++)
    {
      for (guint i = 0; i < paper_dungeons_printed.count_entries (sample, page); i++)
        check_entry (told, page, i);
      for (guint i = 0;
           i < paper_dungeons_printed.count_entries (tm_match_get_table (untold), page); i++)
        check_entry (untold, page, i);
    }
}

typedef struct
{
  guint n_cells;
  guint n_lit;
  guint n_walls;
  guint n_added;
  guint n_passages;
  guint n_glyphs;
} Board;

static void
read_board (TmMatch *match, int brush, const TmArgs *choices, Board *board)
{
  g_autoptr (TmScene) scene = tm_scene_new (tm_match_get_table (match), NULL, TM_NO_SEAT);
  guint first = tm_scene_get_n_nodes (scene);

  memset (board, 0, sizeof *board);
  paper_dungeons_printed.present (scene, PAGE_MAP, brush, choices);
  for (guint i = first; i < tm_scene_get_n_nodes (scene); i++)
    {
      const TmNode *node = tm_scene_get_node (scene, i);
      guint row = PAPER_ROWS - 1 - board->n_cells / PAPER_COLUMNS;
      g_autofree char *expected
          = g_strdup_printf ("%c%u", 'A' + (int) (board->n_cells % PAPER_COLUMNS), row);
      g_autofree char *detail = tm_text_dup_string (&node->detail, tm_match_get_box (match));
      g_autofree char *label = tm_text_dup_string (&node->label, tm_match_get_box (match));

      board->n_glyphs += node->kind == TM_NODE_GLYPH;
      if (node->kind != TM_NODE_CELL)
        continue;
      g_assert_cmpstr (detail, ==, expected);
      g_assert_nonnull (strstr (label, expected));
      board->n_cells++;
      for (guint side = 0; side < TM_N_SIDES; side++)
        {
          guint edge = TM_EDGE_GET (node->edges, side);

          board->n_lit += (edge & TM_EDGE_LIT) != 0;
          board->n_walls += (edge & TM_EDGE_WALL) != 0;
          board->n_added += (edge & TM_EDGE_ADDED) != 0;
          board->n_passages += (edge & TM_EDGE_PASSAGE) != 0;
        }
    }
  g_assert_cmpuint (board->n_cells, ==, PAPER_N_CELLS);
}

static void
test_board (void)
{
  g_autoptr (TmMatch) match = paper_match_new ();
  TmArgs choices;
  Board board;

  read_board (match, -1, NULL, &board);
  g_assert_cmpuint (board.n_lit, ==, 0);
  g_assert_cmpuint (board.n_walls, ==, 0);
  /* Six entrances and the two mouths of the tunnel. */
  g_assert_cmpuint (board.n_passages, ==, 8);
  /* A room without anything, a goblin, its hero and a potion, a trap and an item cell, a potion. */
  g_assert_cmpuint (board.n_glyphs, ==, 1 + 3 + 2 + 1);
  read_board (match, BRUSH_WALL, NULL, &board);
  g_assert_cmpuint (board.n_lit, ==, 154);
  read_board (match, BRUSH_WATER, NULL, &board);
  g_assert_cmpuint (board.n_lit, ==, 142);
  read_board (match, BRUSH_TUNNEL, NULL, &board);
  g_assert_cmpuint (board.n_lit, ==, 26);
  read_board (match, BRUSH_TRAP, NULL, &board);
  g_assert_cmpuint (board.n_lit, ==, 0);

  paper_match_teach (match, "teach-dungeon", "dungeon=c rooms=C4,D6,E7 walls=C1-C2");
  paper_match_teach (match, "teach-edge", "edge=C4-C5 wall=yes");
  paper_match_teach (match, "teach-edge", "edge=A0-A1 wall=yes");
  read_board (match, BRUSH_WALL, NULL, &board);
  g_assert_cmpuint (board.n_walls, ==, 3);
  g_assert_cmpuint (board.n_added, ==, 0);
  g_assert_cmpuint (board.n_passages, ==, 7);
  tm_args_init (&choices);
  tm_args_set (&choices, 0, 2);
  read_board (match, BRUSH_DRAWN, &choices, &board);
  g_assert_cmpuint (board.n_walls, ==, 5);
  g_assert_cmpuint (board.n_added, ==, 2);
  g_assert_cmpuint (board.n_glyphs, ==, 7 + 3);
}

/* Every cell says in one sentence what is on it, whatever that is. */
static void
test_sentences (void)
{
  TmRandom random;

  tm_random_init_fast (&random, 71);
  for (guint i = 0; i < 300; i++)
    {
      g_auto (PaperCatalogue) catalogue = { 0 };
      g_autoptr (TmBox) box = paper_box_new (1);
      PaperMap map;

      paper_catalogue_make (&random, &catalogue);
      paper_catalogue_get_map (&catalogue, (int) (i % PAPER_N_DUNGEONS), &map);
      for (guint cell = 0; cell < PAPER_N_CELLS; cell++)
        {
          TmText sentence = paper_describe_room (&map, cell, NULL);
          g_autofree char *text = tm_text_dup_string (&sentence, box);
          g_autofree char *name = paper_dup_cell_name (cell);

          g_assert_nonnull (strstr (text, name));
          g_assert_null (strstr (text, "%"));
          g_assert_null (strstr (text, "unknown"));
        }
    }
}

static void
assert_remarks (TmMatch *match, guint page, guint n_expected, guint n_known_expected)
{
  guint n_known, n_values;

  g_assert_cmpuint (paper_count_remarks (tm_match_get_table (match), page, &n_known, &n_values), ==,
                    n_expected);
  if (n_known_expected > 0)
    g_assert_cmpuint (n_known, ==, n_known_expected);
}

static void
test_report_map (void)
{
  g_autoptr (TmMatch) match = paper_match_new ();

  assert_remarks (match, PAGE_MAP, 0, 4);
  paper_match_teach (match, "teach-room", "cell=A7 minion=orc trap=yes gem=a");
  assert_remarks (match, PAGE_MAP, 1, 5);
  paper_match_teach (match, "teach-room", "cell=B7 gem=a");
  assert_remarks (match, PAGE_MAP, 2, 6);
  paper_match_teach (match, "teach-edge", "edge=A6-A7 wall=yes");
  assert_remarks (match, PAGE_MAP, 2, 6);
  paper_match_teach (match, "teach-edge", "edge=A7-B7 water=yes");
  assert_remarks (match, PAGE_MAP, 3, 6);
  paper_match_teach (match, "teach-tunnel", "ends=A7-F7");
  assert_remarks (match, PAGE_MAP, 2, 6);
  for (guint column = 0; column < PAPER_COLUMNS; column++)
    {
      g_autofree char *args
          = g_strdup_printf ("edge=%c0-%c1 wall=yes", 'A' + (int) column, 'A' + (int) column);

      paper_match_teach (match, "teach-edge", args);
    }
  assert_remarks (match, PAGE_MAP, 3, 6);
}

/* Seven letters are missing once nothing else is. */
static void
test_report_letters (void)
{
  g_autoptr (TmMatch) match = paper_match_new ();

  for (guint cell = PAPER_COLUMNS; cell < PAPER_N_CELLS; cell++)
    {
      g_autofree char *name = paper_dup_cell_name (cell);
      g_autofree char *args = g_strdup_printf ("cell=%s%s", name, cell == 30 ? " gem=h" : "");

      assert_remarks (match, PAGE_MAP, 0, 0);
      paper_match_teach (match, "teach-room", args);
    }
  assert_remarks (match, PAGE_MAP, 7, 42);
}

static void
test_report_others (void)
{
  const char *const cards[] = { "c=C4/D6/?", "c.monsters=watcher/?/?", NULL };
  g_autoptr (TmBox) box = paper_box_new (1);
  g_autoptr (TmMatch) match = NULL;

  g_assert_true (paper_box_set_page (box, PAGE_DUNGEONS, cards, NULL));
  match = tm_match_new (box);
  assert_remarks (match, PAGE_SHEET, 0, 0);
  assert_remarks (match, PAGE_MONSTERS, 0, 7);
  paper_match_teach (match, "teach-track", "track=levels values=0,3,5,4,12,15");
  assert_remarks (match, PAGE_SHEET, 2, 0);
  paper_match_teach (match, "teach-track", "track=wounds values=?,-4,?,-3");
  assert_remarks (match, PAGE_SHEET, 4, 0);
  assert_remarks (match, PAGE_DUNGEONS, 2, 3);
  paper_match_teach (match, "teach-dungeon", "dungeon=c rooms=C4,D6,A7 walls=A6-A7,A7-B7");
  paper_match_teach (match, "teach-edge", "edge=A6-A7 wall=yes");
  assert_remarks (match, PAGE_DUNGEONS, 3, 4);
  paper_match_teach (
      match, "teach-monster",
      "monster=vampire flee=3 limits=18,16,20 fames=5,4,9 wounds=2,3,1 letters=b stage=1");
  assert_remarks (match, PAGE_MONSTERS, 4, 0);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  game = &paper_dungeons_game;
#define TEST(path, function) g_test_add_func ("/games/paper-dungeons/" path, function)
  TEST ("editor/entries", test_entries);
  TEST ("editor/board", test_board);
  TEST ("editor/sentences", test_sentences);
  TEST ("report/map", test_report_map);
  TEST ("report/letters", test_report_letters);
  TEST ("report/others", test_report_others);
  return g_test_run ();
}
