/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the tests of Paper Dungeons share about "Your box": random catalogues, and moves that teach. */

#include "paper-records.h"

const char *const paper_page_ids[] = { "sheet", "map", "dungeons", "monsters" };

TmBox *
paper_box_new (guint n_seats)
{
  g_autoptr (GError) error = NULL;
  TmBox *box = tm_box_new (&paper_dungeons_game, n_seats, &error);

  g_assert_no_error (error);
  return box;
}

gboolean
paper_box_set_page (TmBox *box, guint page, const char *const *records, GError **error)
{
  return tm_box_set_option (box, paper_page_ids[page], g_variant_new_strv (records, -1), error);
}

void
paper_assert_lists (const TmTable *table, guint page, const char *const *expected)
{
  g_auto (GStrv) listed = tm_printed_list (table, page);
  g_autofree char *found = g_strjoinv ("\n", listed);
  g_autofree char *wanted = g_strjoinv ("\n", (GStrv) expected);

  g_assert_cmpstr (found, ==, wanted);
}

void
paper_assert_told (TmMatch *match, guint page, const char *records)
{
  g_auto (GStrv) expected = *records != '\0' ? g_strsplit (records, "|", -1) : g_new0 (char *, 1);

  paper_assert_lists (tm_match_get_table (match), page, (const char *const *) expected);
}

TmMatch *
paper_match_new (void)
{
  g_autoptr (TmBox) box = paper_box_new (1);

  return tm_match_new (box);
}

void
paper_match_teach (TmMatch *match, const char *kind, const char *text)
{
  if (!match_try (match, kind, text, FALSE))
    g_error ("%s %s", kind, text);
}

char *
paper_dup_all_records (const TmTable *table)
{
  GString *all = g_string_new (NULL);

  for (guint page = 0; page < PAPER_N_PAGES; page++)
    {
      g_auto (GStrv) listed = tm_printed_list (table, page);
      g_autofree char *joined = g_strjoinv ("\n", listed);

      g_string_append_printf (all, "%s\n--\n", joined);
    }
  return g_string_free (all, FALSE);
}

/* Random catalogues */

static gint32
pick (TmRandom *random, gint32 least, gint32 most)
{
  return least + (gint32) tm_random_below (random, (guint32) (most - least + 1));
}

static gboolean
happens (TmRandom *random)
{
  return tm_random_below (random, 2) == 0;
}

static gint32
pick_told (TmRandom *random, gint32 least, gint32 most)
{
  return tm_random_below (random, 3) == 0 ? PAPER_UNKNOWN : pick (random, least, most);
}

static void
make_prize (TmRandom *random, gint32 *reward, gint32 *amount)
{
  *reward = pick (random, 0, PAPER_N_REWARDS);
  *amount = *reward > REWARD_NONE + 1 ? pick (random, 1, 3) : 0;
}

static void
make_track (TmRandom *random, gint32 *values, guint n, gint32 least, gint32 most)
{
  for (guint i = 1; i < PAPER_TRACK_COLUMNS; i++)
    values[i] = i <= n ? pick_told (random, least, most) : PAPER_UNKNOWN;
}

static void
make_sheet (TmRandom *random, PaperCatalogue *catalogue)
{
  gint32 (*values)[PAPER_TRACK_COLUMNS] = catalogue->tracks[LAYER_TRACK_VALUE];
  gint32 (*rewards)[PAPER_TRACK_COLUMNS] = catalogue->tracks[LAYER_TRACK_REWARD];
  gint32 (*amounts)[PAPER_TRACK_COLUMNS] = catalogue->tracks[LAYER_TRACK_AMOUNT];
  gint32 minions = pick (random, 0, PAPER_MAX_MINIONS);
  gint32 hearts = pick (random, 2, PAPER_TRACK_COLUMNS - 1);

  make_track (random, values[TRACK_LEVELS], PAPER_MAX_LEVEL, -99, 99);
  make_track (random, values[TRACK_GEMS], PAPER_MAX_GEMS, -99, 99);
  make_track (random, values[TRACK_MINIONS], (guint) minions, -99, 99);
  values[TRACK_MINIONS][TRACK_LENGTH] = minions > 0 && happens (random) ? minions : PAPER_UNKNOWN;
  if (happens (random))
    {
      make_track (random, values[TRACK_WOUNDS], (guint) hearts, -99, -1);
      values[TRACK_WOUNDS][TRACK_LENGTH] = hearts;
    }
  values[TRACK_POTIONS][TRACK_LENGTH] = pick_told (random, 1, PAPER_MAX_POTIONS);
  for (guint i = 1; i <= PAPER_MAX_GEMS; i++)
    make_prize (random, &rewards[TRACK_GEMS][i], &amounts[TRACK_GEMS][i]);
  if (happens (random))
    for (guint i = 1; i <= PAPER_MAX_POTIONS; i++)
      make_prize (random, &rewards[TRACK_POTIONS][i], &amounts[TRACK_POTIONS][i]);
  for (guint i = 0; i < PAPER_N_ITEMS * 2; i++)
    catalogue->items[i / 2][i % 2] = pick (random, 0, SYMBOL_ANY + 1);
  for (guint colour = 0; colour < PAPER_N_COLOURS; colour++)
    {
      gboolean is_told = happens (random);

      for (guint i = 0; i < 6; i++)
        {
          catalogue->dice[LAYER_FACE_SYMBOL][colour][i]
              = !is_told ? -1 : paper_usual_faces[colour][pick (random, 0, 5)];
          catalogue->dice[LAYER_FACE_NUMBER][colour][i] = pick_told (random, 0, 99);
        }
    }
}

static void
make_room (TmRandom *random, PaperCatalogue *catalogue, guint cell)
{
  gint32 (*layers)[PAPER_N_CELLS] = catalogue->dungeon;

  paper_catalogue_forget_room (catalogue, cell);
  layers[LAYER_TOLD][cell] = happens (random);
  if (!layers[LAYER_TOLD][cell])
    return;
  layers[LAYER_TRAP][cell] = happens (random);
  if (happens (random))
    {
      layers[LAYER_MINION][cell] = pick (random, MINION_GHOST, MINION_ZOMBIE);
      layers[LAYER_MINION_LEVEL][cell] = pick (random, 0, 9);
      layers[LAYER_HERO][cell] = pick (random, -1, HERO_ROGUE);
    }
  if (happens (random))
    layers[LAYER_GEM][cell] = pick (random, 0, PAPER_N_LETTERS - 1);
  else if (happens (random))
    {
      layers[LAYER_REWARD][cell] = pick (random, REWARD_POTION, REWARD_OTHER);
      layers[LAYER_AMOUNT][cell] = pick (random, 1, 3);
    }
}

static void
make_map (TmRandom *random, PaperCatalogue *catalogue)
{
  for (guint cell = 0; cell < PAPER_N_CELLS; cell++)
    for (guint side = 0; side < PAPER_N_SIDES; side++)
      {
        int to = paper_get_neighbour (cell, (PaperSide) side);

        if (to >= 0 && paper_can_have_edge (cell, (guint) to))
          {
            paper_catalogue_set_edge (catalogue, LAYER_WALLS, cell, (guint) to, happens (random));
            paper_catalogue_set_edge (catalogue, LAYER_WATERS, cell, (guint) to, happens (random));
          }
        if (paper_get_tunnel_end (cell, (PaperSide) side) >= 0)
          paper_catalogue_set_tunnel (catalogue, cell, (PaperSide) side, happens (random));
      }
  for (guint cell = PAPER_COLUMNS; cell < PAPER_N_CELLS; cell++)
    make_room (random, catalogue, cell);
}

static char *
make_name (TmRandom *random)
{
  static const char *const pieces[] = { "Golem", "Страж", ", ", "=",  "/",       ":", "%",
                                        "%2C",   "m:",    " x", "💀", "a.name=", "?", "''" };
  GString *name = g_string_new ("N");
  gint32 n = pick (random, 0, 4);

  for (gint32 i = 0; i < n; i++)
    g_string_append (name, pieces[tm_random_below (random, G_N_ELEMENTS (pieces))]);
  g_string_append_c (name, (char) ('A' + pick (random, 0, 25)));
  return g_string_free (name, FALSE);
}

static void
make_card (TmRandom *random, PaperCatalogue *catalogue, guint dungeon)
{
  gint32 monsters[PAPER_MAX_MONSTERS];

  for (guint i = 0; i < catalogue->n_codes; i++)
    monsters[i] = (gint32) i;
  tm_random_shuffle (random, monsters, catalogue->n_codes);
  for (guint i = 0; i < PAPER_N_STAGES; i++)
    {
      int cell = pick (random, PAPER_COLUMNS, PAPER_N_CELLS - 1);

      if (happens (random) && CARD_MONSTER (catalogue->cards[dungeon][cell]) == 0)
        paper_catalogue_set_monster_room (catalogue, dungeon, i + 1, cell);
      catalogue->backs[dungeon][i] = happens (random) ? monsters[i] + 1 : 0;
    }
  for (guint i = 0; i < 20; i++)
    {
      guint cell = (guint) pick (random, 0, PAPER_N_CELLS - 1);
      int to = paper_get_neighbour (cell, (PaperSide) pick (random, 0, 3));

      if (to >= 0 && paper_can_have_edge (cell, (guint) to))
        paper_catalogue_set_drawn (catalogue, dungeon, cell, (guint) to, TRUE);
    }
  if (happens (random))
    catalogue->names[dungeon] = make_name (random);
}

static void
make_monster (TmRandom *random, PaperCatalogue *catalogue, guint monster)
{
  gint32 (*layers)[PAPER_MAX_MONSTERS] = catalogue->monsters;

  paper_catalogue_forget_monster (catalogue, monster);
  if (happens (random))
    return;
  layers[LAYER_MONSTER_VULNERABLE][monster] = pick_told (random, 0, HERO_ROGUE);
  for (guint i = LAYER_MONSTER_FLEE; i < LAYER_MONSTER_REWARD; i++)
    layers[i][monster] = pick_told (random, 0, 99);
  make_prize (random, &layers[LAYER_MONSTER_REWARD][monster],
              &layers[LAYER_MONSTER_AMOUNT][monster]);
  layers[LAYER_MONSTER_STAGE][monster] = pick (random, 0, PAPER_N_STAGES);
  if (happens (random))
    layers[LAYER_MONSTER_LETTER][monster] = pick (random, 0, 3);
  if (layers[LAYER_MONSTER_LETTER][monster] >= 0 && happens (random))
    layers[LAYER_MONSTER_LETTER + 1][monster] = pick (random, 4, 7);
}

void
paper_catalogue_make (TmRandom *random, PaperCatalogue *catalogue)
{
  gint32 n_own = pick (random, 0, PAPER_MAX_MONSTERS - PAPER_N_NAMED_MONSTERS);

  paper_catalogue_init (catalogue);
  for (gint32 i = 0; i < n_own; i++)
    {
      g_autofree char *name = make_name (random);
      g_autofree char *code = g_strconcat ("m:", name, NULL);

      g_assert_cmpint (paper_catalogue_find_monster (catalogue, code), >=, 0);
    }
  make_sheet (random, catalogue);
  make_map (random, catalogue);
  for (guint dungeon = 0; dungeon < PAPER_N_DUNGEONS; dungeon++)
    make_card (random, catalogue, dungeon);
  for (guint monster = 0; monster < catalogue->n_codes; monster++)
    make_monster (random, catalogue, monster);
}

guint
paper_count_remarks (const TmTable *table, guint page, guint *n_known, guint *n_values)
{
  g_autoptr (GArray) remarks = g_array_new (FALSE, FALSE, sizeof (TmText));

  paper_dungeons_printed.report (table, page, remarks, n_known, n_values);
  for (guint i = 0; i < remarks->len; i++)
    {
      g_autofree char *text
          = tm_text_dup_string (&g_array_index (remarks, TmText, i), tm_table_get_box (table));

      g_test_message ("%s: %s", paper_page_ids[page], text);
    }
  return remarks->len;
}

TmTable *
paper_sample_new (guint64 seed)
{
  g_autoptr (TmBox) box = paper_box_new (1);
  TmRandom random;

  tm_random_init_fast (&random, seed);
  for (guint page = 0; page < PAPER_N_PAGES; page++)
    {
      g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
      g_auto (GStrv) records = NULL;
      g_autoptr (GError) error = NULL;

      paper_sample_records (&random, page, builder);
      records = g_strv_builder_end (builder);
      paper_box_set_page (box, page, (const char *const *) records, &error);
      g_assert_no_error (error);
    }
  return tm_table_new (box);
}
