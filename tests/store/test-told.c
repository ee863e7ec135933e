/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-told.h"

#include "test-fair.h"

#include "tm-printed.h"

#include <string.h>

#define GRID_MAP 0
#define N_COLUMNS 3
#define MOST_TILES 30

static const guint page_starts[] = { 0, 6, 9 };

#define N_PAGES (G_N_ELEMENTS (page_starts) - 1)

static TmOptionSpec options[TOLD_N_OPTIONS];
static TmMoveSpec moves[FAIR_END + 1];
static TmGame game;

/* Records */

static gboolean
read_record (const TmBox *box, guint page, const char *record, gint32 *cell, gint32 *tile)
{
  g_auto (GStrv) parts = g_strsplit (record, "=", -1);

  if (g_strv_length (parts) != 2 || strlen (parts[1]) != 1 || !g_ascii_isdigit (parts[1][0])
      || parts[1][0] == '0' || !tm_box_find_cell (box, GRID_MAP, parts[0], cell))
    return FALSE;
  *tile = parts[1][0] - '0';
  return *cell >= (gint32) page_starts[page] && *cell < (gint32) page_starts[page + 1];
}

static gboolean
refuse (const char *record, const char *why, GError **error)
{
  g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE, "“%s”: %s", record, why);
  return FALSE;
}

static gboolean
check_page (const TmBox *box, guint page, gint32 *sum, GError **error)
{
  guint n_records;
  const gint32 *records = tm_box_get_option_list (box, TOLD_OPTION_FLOOR + page, &n_records);
  guint32 seen = 0;

  for (guint i = 0; i < n_records; i++)
    {
      const char *record = tm_box_get_string (box, records[i]);
      gint32 cell, tile;

      if (!read_record (box, page, record, &cell, &tile))
        return refuse (record, "no tile", error);
      if (seen & 1u << cell)
        return refuse (record, "twice", error);
      seen |= 1u << cell;
      *sum += tile;
      if (*sum > MOST_TILES)
        return refuse (record, "too many tiles", error);
    }
  return TRUE;
}

static gboolean
check_options (const TmBox *box, GError **error)
{
  gint32 sum = 0;

  for (guint page = 0; page < N_PAGES; page++)
    if (!check_page (box, page, &sum, error))
      return FALSE;
  return TRUE;
}

static void
lay_out (TmResolution *resolution)
{
  TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));

  for (guint page = 0; page < N_PAGES; page++)
    {
      guint n_records;
      const gint32 *records = tm_box_get_option_list (box, TOLD_OPTION_FLOOR + page, &n_records);

      for (guint i = 0; i < n_records; i++)
        {
          gint32 cell, tile;

          if (read_record (box, page, tm_box_get_string (box, records[i]), &cell, &tile))
            tm_resolution_set_cell (resolution, GRID_MAP, TM_NO_SEAT, 0, (guint) cell % N_COLUMNS,
                                    (guint) cell / N_COLUMNS, tile);
        }
    }
}

/* The box */

static GStrv
list (const TmTable *table, guint page)
{
  const TmBox *box = tm_table_get_box (table);
  g_autoptr (GStrvBuilder) records = g_strv_builder_new ();

  for (guint cell = page_starts[page]; cell < page_starts[page + 1]; cell++)
    {
      guint slot = tm_box_get_cell_slot (box, GRID_MAP, TM_NO_SEAT, 0, cell);
      gint32 tile = tm_table_get_slots (table)[slot];
      g_autofree char *name = tm_box_dup_cell_name (box, GRID_MAP, cell);
      g_autofree char *record = g_strdup_printf ("%s=%d", name, tile);

      if (tile != 0)
        g_strv_builder_add (records, record);
    }
  return g_strv_builder_end (records);
}

static guint
count_entries (const TmTable *table G_GNUC_UNUSED, guint page G_GNUC_UNUSED)
{
  return 0;
}

static void
get_entry (const TmTable *table G_GNUC_UNUSED,
           guint page G_GNUC_UNUSED,
           guint index G_GNUC_UNUSED,
           TmPrintedEntry *entry G_GNUC_UNUSED)
{
}

static gboolean
paint (const TmTable *table G_GNUC_UNUSED,
       guint brush G_GNUC_UNUSED,
       const TmArgs *choices G_GNUC_UNUSED,
       guint cell G_GNUC_UNUSED,
       int side G_GNUC_UNUSED,
       TmMove *move G_GNUC_UNUSED)
{
  return FALSE;
}

static void
present (TmScene *scene G_GNUC_UNUSED,
         guint page G_GNUC_UNUSED,
         int brush G_GNUC_UNUSED,
         const TmArgs *choices G_GNUC_UNUSED)
{
}

static void
report (const TmTable *table G_GNUC_UNUSED,
        guint page G_GNUC_UNUSED,
        GArray *remarks G_GNUC_UNUSED,
        guint *n_known,
        guint *n_values)
{
  *n_known = *n_values = 0;
}

static const TmPrintedPage pages[N_PAGES] = {
  { "floor", "Floor", "scroll", TOLD_OPTION_FLOOR, FALSE },
  { "roof", "Roof", "scroll", TOLD_OPTION_ROOF, FALSE },
};

static const TmPrinted printed = {
  .pages = pages,
  .n_pages = N_PAGES,
  .count_entries = count_entries,
  .get_entry = get_entry,
  .paint = paint,
  .present = present,
  .report = report,
  .list = list,
};

#define PAGE(page_id)                         \
  { .param = { .id = (page_id),               \
               .name = (page_id),             \
               .kind = TM_PARAM_TEXT,         \
               .is_list = TRUE,               \
               .is_optional = TRUE,           \
               .max_items = TOLD_MAX_RECORDS, \
               .standard = "" },              \
    .is_printed = TRUE }

/**
 * told_register:
 *
 * Puts the game on the shelf, behind the fair.
 */
void
told_register (void)
{
  const TmGame *fair = fair_get_game ();
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (fair->n_options, ==, TOLD_OPTION_FLOOR);
  g_assert_cmpuint (fair->n_moves, ==, G_N_ELEMENTS (moves));
  memcpy (options, fair->options, fair->n_options * sizeof *options);
  memcpy (moves, fair->moves, sizeof moves);
  options[TOLD_OPTION_FLOOR] = (TmOptionSpec) PAGE ("floor");
  options[TOLD_OPTION_ROOF] = (TmOptionSpec) PAGE ("roof");
  moves[FAIR_BUILD].teaches = TRUE;
  game = *fair;
  game.id = "told";
  game.options = options;
  game.n_options = TOLD_N_OPTIONS;
  game.moves = moves;
  game.printed = &printed;
  game.check_options = check_options;
  game.lay_out = lay_out;
  tm_game_check (&game, &error);
  g_assert_no_error (error);
  tm_game_register (&game);
}

const TmGame *
told_get_game (void)
{
  return &game;
}

/**
 * told_new_match:
 * @box: (nullable): a box of the game; %NULL: one for a single player of which nothing is told
 *
 * Begins a match.
 *
 * Returns: (transfer full): the match
 */
TmMatch *
told_new_match (TmBox *box)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmBox) plain = box == NULL ? tm_box_new (&game, 1, &error) : tm_box_ref (box);

  g_assert_no_error (error);
  tm_box_set_seat_name (plain, 0, "Anna");
  return tm_match_new (plain);
}
