/* SPDX-License-Identifier: GPL-3.0-or-later */

/* "Your box" as the engine sees it: records by key, what a match has taught, tables that make sense. */

#include "toy-game.h"

#include "tm-printed.h"

#include <string.h>

#define RECORDS(...) ((const char *const[]) { __VA_ARGS__ __VA_OPT__ (, ) NULL })

/* Merging */

static void
assert_merged (const char *const *box,
               const char *const *before,
               const char *const *after,
               const char *expected)
{
  g_auto (GStrv) merged = tm_printed_merge (box, before, after);
  g_autofree char *joined = g_strjoinv (" ", merged);

  g_assert_cmpstr (joined, ==, expected);
}

static void
test_merge_new (void)
{
  assert_merged (RECORDS (), RECORDS (), RECORDS ("a=1", "b=2"), "a=1 b=2");
  assert_merged (RECORDS ("z=9"), RECORDS ("a=1"), RECORDS ("a=1", "b=2"), "z=9 b=2");
}

static void
test_merge_changed (void)
{
  assert_merged (RECORDS ("a=1", "b=2", "c=3"), RECORDS ("a=1", "b=2"), RECORDS ("a=1", "b=5"),
                 "a=1 b=5 c=3");
}

static void
test_merge_removed (void)
{
  assert_merged (RECORDS ("a=1", "b=2", "c=3"), RECORDS ("a=1", "b=2"), RECORDS ("a=1"), "a=1 c=3");
  assert_merged (RECORDS ("b=2"), RECORDS ("b=2"), RECORDS (), "");
}

/* What the box has learnt since the match began stays, whether the match knows it or not. */
static void
test_merge_leaves_the_rest (void)
{
  assert_merged (RECORDS ("a=7", "b=2", "d=4"), RECORDS ("a=1", "b=2"), RECORDS ("a=1", "b=3"),
                 "a=7 b=3 d=4");
  assert_merged (RECORDS ("d=4"), RECORDS ("a=1"), RECORDS ("a=1"), "d=4");
}

/* Undoing a lesson is the lesson the other way round. */
static void
test_merge_back (void)
{
  const char *const *before = RECORDS ("a=1", "b=2");
  const char *const *after = RECORDS ("b=3", "c=4");
  const char *const *box = RECORDS ("x=0", "a=1", "b=2");
  g_auto (GStrv) taught = tm_printed_merge (box, before, after);
  g_auto (GStrv) back = tm_printed_merge ((const char *const *) taught, after, before);
  g_autofree char *joined = g_strjoinv (" ", back);

  g_assert_cmpstr (joined, ==, "x=0 b=2 a=1");
}

/* A key is the whole text before the "=": none is the beginning of another. */
static void
test_merge_keys (void)
{
  assert_merged (RECORDS ("a=1", "a.name=X", "ab=2"), RECORDS ("a=1"), RECORDS (), "a.name=X ab=2");
  assert_merged (RECORDS ("a"), RECORDS (), RECORDS ("a=1"), "a=1");
  assert_merged (RECORDS ("a=1=2"), RECORDS (), RECORDS ("a=2=3"), "a=2=3");
}

/* A toy with two pages: what is told is how many coins there are, and the round. */

static GStrv
list (const TmTable *table, guint page)
{
  g_autoptr (GStrvBuilder) records = g_strv_builder_new ();
  gint32 value = page == 0 ? tm_table_get_counter (table, TOY_COUNTER_COINS, 0)
                           : tm_table_get_shared (table, TOY_COUNTER_ROUND);
  g_autofree char *record = g_strdup_printf ("value=%d", value);

  g_strv_builder_add (records, record);
  return g_strv_builder_end (records);
}

static guint
count_entries (const TmTable *table, guint page)
{
  (void) table;
  (void) page;
  return 0;
}

static void
get_entry (const TmTable *table, guint page, guint index, TmPrintedEntry *entry)
{
  (void) table;
  (void) page;
  (void) index;
  (void) entry;
}

static gboolean
paint (const TmTable *table, guint brush, const TmArgs *choices, guint cell, int side, TmMove *move)
{
  (void) table;
  (void) brush;
  (void) choices;
  (void) cell;
  (void) side;
  (void) move;
  return FALSE;
}

static void
present (TmScene *scene, guint page, int brush, const TmArgs *choices)
{
  (void) scene;
  (void) page;
  (void) brush;
  (void) choices;
}

static void
report (const TmTable *table, guint page, GArray *remarks, guint *n_known, guint *n_values)
{
  (void) table;
  (void) page;
  (void) remarks;
  *n_known = *n_values = 0;
}

#define N_PAGES 2
#define N_BRUSHES 2
#define FIRST_PAGE 2

typedef struct
{
  TmOptionSpec options[FIRST_PAGE + N_PAGES];
  TmPrintedPage pages[N_PAGES];
  TmParam params[1];
  TmBrush brushes[N_BRUSHES];
  TmPrinted printed;
  TmGame game;
} Toy;

static void
toy_init (Toy *self)
{
  static const char *const ids[] = { "one", "two" };

  memset (self, 0, sizeof *self);
  memcpy (self->options, toy_game.options, FIRST_PAGE * sizeof *self->options);
  for (guint i = 0; i < N_PAGES; i++)
    {
      self->options[FIRST_PAGE + i] = (TmOptionSpec) { .param = { .id = ids[i],
                                                                  .name = "Page",
                                                                  .kind = TM_PARAM_TEXT,
                                                                  .is_list = TRUE,
                                                                  .is_optional = TRUE,
                                                                  .max_items = 9 },
                                                       .is_printed = TRUE };
      self->pages[i] = (TmPrintedPage) { ids[i], "Page", "scroll", FIRST_PAGE + i, FALSE };
      self->brushes[i] = (TmBrush) { .id = ids[i], .name = "Brush", .group = "Brushes" };
    }
  self->params[0] = (TmParam) TM_NUMBER_OR ("level", "Level", 1, 9, "3");
  self->brushes[0].params = self->params;
  self->brushes[0].n_params = 1;
  self->printed = (TmPrinted) { self->pages, N_PAGES, self->brushes, N_BRUSHES, count_entries,
                                get_entry,   paint,   present,       report,    list };
  self->game = toy_game;
  self->game.options = self->options;
  self->game.n_options = G_N_ELEMENTS (self->options);
  self->game.printed = &self->printed;
}

static void
assert_accepted (const Toy *toy)
{
  g_autoptr (GError) error = NULL;

  tm_game_check (&toy->game, &error);
  g_assert_no_error (error);
}

static void
assert_refused (const Toy *toy, const char *part)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (tm_game_check (&toy->game, &error));
  g_assert_nonnull (error);
  if (strstr (error->message, part) == NULL)
    g_error ("“%s” has no “%s”", error->message, part);
}

/* Tables */

static void
test_check_pages (void)
{
  Toy toy;

  toy_init (&toy);
  assert_accepted (&toy);
  toy.pages[1].id = "one";
  assert_refused (&toy, "two pages");
  toy_init (&toy);
  toy.pages[1].option = FIRST_PAGE;
  assert_refused (&toy, "two pages");
  toy_init (&toy);
  toy.pages[1].option = 99;
  assert_refused (&toy, "no list of printed records");
  toy_init (&toy);
  toy.options[FIRST_PAGE].param.is_list = FALSE;
  assert_refused (&toy, "no list of printed records");
  toy_init (&toy);
  toy.options[FIRST_PAGE].param.kind = TM_PARAM_NUMBER;
  assert_refused (&toy, "no list of printed records");
  toy_init (&toy);
  toy.options[FIRST_PAGE].is_printed = FALSE;
  assert_refused (&toy, "printed options");
  toy_init (&toy);
  toy.options[FIRST_PAGE].param.id = "card";
  assert_refused (&toy, "no list of printed records");
  toy_init (&toy);
  toy.printed.n_pages = 1;
  assert_refused (&toy, "printed options");
  toy_init (&toy);
  toy.game.printed = NULL;
  assert_refused (&toy, "nothing printed for option “one”");
}

static void
test_check_brushes (void)
{
  Toy toy;

  toy_init (&toy);
  toy.brushes[1].id = "one";
  assert_refused (&toy, "two brushes");
  toy_init (&toy);
  toy.params[0].standard = NULL;
  assert_refused (&toy, "usual value");
  toy_init (&toy);
  toy.params[0].name = NULL;
  assert_refused (&toy, "usual value");
  toy_init (&toy);
  toy.params[0].standard = "12";
  assert_refused (&toy, "level");
  toy_init (&toy);
  toy.brushes[0].n_params = TM_MAX_PARAMS + 1;
  assert_refused (&toy, "too many parameters");
}

static void
test_check_functions (void)
{
  Toy toy;

  toy_init (&toy);
  toy.printed.list = NULL;
  assert_refused (&toy, "functions are missing");
  /* What is told in forms alone needs no brush. */
  toy_init (&toy);
  toy.printed.paint = NULL;
  assert_accepted (&toy);
  toy.pages[1].is_board = TRUE;
  assert_refused (&toy, "functions are missing");
}

static void
test_check_teaching (void)
{
  TmMoveSpec moves[8];
  Toy toy;

  toy_init (&toy);
  g_assert_cmpuint (toy_game.n_moves, <=, G_N_ELEMENTS (moves));
  memcpy (moves, toy_game.moves, toy_game.n_moves * sizeof *moves);
  moves[TOY_MOVE_MARK].teaches = TRUE;
  toy.game.moves = moves;
  assert_accepted (&toy);
  toy.game.options = toy_game.options;
  toy.game.n_options = toy_game.n_options;
  toy.game.printed = NULL;
  assert_refused (&toy, "nothing printed to teach by move “mark”");
}

/* What was taught */

static void
test_taught (void)
{
  g_autoptr (GError) error = NULL;
  Toy toy;

  toy_init (&toy);
  {
    g_autoptr (TmBox) box = tm_box_new (&toy.game, 2, &error);
    g_autoptr (TmTable) before = tm_table_new (box);
    g_autoptr (TmTable) after = tm_table_new (box);
    g_auto (GStrv) records = tm_printed_list (before, 0);
    TmChange coins = { tm_box_get_counter_slot (box, TOY_COUNTER_COINS, 0), 3, 4 };
    TmChange others = { tm_box_get_counter_slot (box, TOY_COUNTER_COINS, 1), 3, 4 };
    TmChange round = { tm_box_get_counter_slot (box, TOY_COUNTER_ROUND, 0), 1, 2 };

    g_assert_cmpstr (records[0], ==, "value=3");
    g_assert_cmpuint (tm_printed_find_taught (before, after), ==, 0);
    tm_table_apply (after, &others, 1);
    g_assert_cmpuint (tm_printed_find_taught (before, after), ==, 0);
    tm_table_apply (after, &coins, 1);
    g_assert_cmpuint (tm_printed_find_taught (before, after), ==, 1 << 0);
    tm_table_apply (after, &round, 1);
    g_assert_cmpuint (tm_printed_find_taught (before, after), ==, 1 << 0 | 1 << 1);
  }
}

static void
test_taught_nothing (void)
{
  g_autoptr (TmBox) box = toy_new_box (2, "table");
  g_autoptr (TmTable) before = tm_table_new (box);
  g_autoptr (TmTable) after = tm_table_new (box);
  TmChange coins = { tm_box_get_counter_slot (box, TOY_COUNTER_COINS, 0), 3, 4 };

  tm_table_apply (after, &coins, 1);
  g_assert_cmpuint (tm_printed_find_taught (before, after), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/printed/merge/new", test_merge_new);
  g_test_add_func ("/engine/printed/merge/changed", test_merge_changed);
  g_test_add_func ("/engine/printed/merge/removed", test_merge_removed);
  g_test_add_func ("/engine/printed/merge/leaves-the-rest", test_merge_leaves_the_rest);
  g_test_add_func ("/engine/printed/merge/back", test_merge_back);
  g_test_add_func ("/engine/printed/merge/keys", test_merge_keys);
  g_test_add_func ("/engine/printed/check/pages", test_check_pages);
  g_test_add_func ("/engine/printed/check/brushes", test_check_brushes);
  g_test_add_func ("/engine/printed/check/functions", test_check_functions);
  g_test_add_func ("/engine/printed/check/teaching", test_check_teaching);
  g_test_add_func ("/engine/printed/taught", test_taught);
  g_test_add_func ("/engine/printed/taught-nothing", test_taught_nothing);
  return g_test_run ();
}
