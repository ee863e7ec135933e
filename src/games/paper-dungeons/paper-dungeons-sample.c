/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A whole catalogue at random, for tests and random play. It agrees with what the rulebook tells and
 * is made up otherwise. */

#include "config.h"

#include "paper-dungeons-printed.h"

#define FIRST_FREE_ROOM PAPER_CELL (0, 2)
#define MAX_TRIES 20

/* A number from @least to @most. */
static gint32
pick (TmRandom *random, gint32 least, gint32 most)
{
  return least + (gint32) tm_random_below (random, (guint32) (most - least + 1));
}

static gboolean
happens (TmRandom *random, guint percent)
{
  return tm_random_below (random, 100) < percent;
}

/* The sheet */

static void
sample_prizes (TmRandom *random, gint32 *rewards, gint32 *amounts, guint n)
{
  static const PaperReward prizes[]
      = { REWARD_NONE, REWARD_NONE, REWARD_POTION, REWARD_ITEM, REWARD_LEVEL };

  for (guint i = 1; i <= n; i++)
    {
      PaperReward reward = prizes[tm_random_below (random, G_N_ELEMENTS (prizes))];

      rewards[i] = (gint32) reward + 1;
      amounts[i] = reward != REWARD_NONE;
    }
}

/* Numbers that rise to a known one and on from there. */
static void
sample_rising (TmRandom *random, gint32 *values, guint n, guint known, gint32 fame)
{
  gint32 step = MAX (fame / (gint32) known, 1);

  values[known] = fame;
  for (guint i = known; i > 1; i--)
    {
      gint32 less = values[i] - pick (random, 0, 2 * step);

      values[i - 1] = MAX (less, 0);
    }
  for (guint i = known + 1; i <= n; i++)
    {
      gint32 more = values[i - 1] + pick (random, 1, step + 1);

      values[i] = MIN (more, PAPER_MAX_FAME);
    }
}

/* 11 wounds cost 6, the rest is free. */
static void
sample_wounds (TmRandom *random, gint32 *values)
{
  gint32 length = pick (random, 16, 30);

  values[TRACK_LENGTH] = length;
  values[pick (random, 3, 6)] = -pick (random, 1, 3);
  values[pick (random, 8, 11)] = -6;
  values[pick (random, 12, 14)] = -pick (random, 7, 10);
  values[length] = -pick (random, 11, 20);
}

/* The first row has six potions or fewer and ends with a level, the twelfth potion brings a gem. */
static void
sample_potions (TmRandom *random, PaperCatalogue *catalogue)
{
  gint32 *rewards = catalogue->tracks[LAYER_TRACK_REWARD][TRACK_POTIONS];
  gint32 *amounts = catalogue->tracks[LAYER_TRACK_AMOUNT][TRACK_POTIONS];
  gint32 length = pick (random, PAPER_GEM_POTION, 18);
  gint32 row = pick (random, 4, 6);

  catalogue->tracks[LAYER_TRACK_VALUE][TRACK_POTIONS][TRACK_LENGTH] = length;
  for (guint i = 1; i < PAPER_TRACK_COLUMNS; i++)
    rewards[i] = REWARD_NONE + 1;
  rewards[row] = REWARD_LEVEL + 1;
  amounts[row] = 1;
  rewards[PAPER_GEM_POTION] = REWARD_GEM + 1;
  amounts[PAPER_GEM_POTION] = 1;
  if (length > PAPER_GEM_POTION)
    {
      rewards[length] = REWARD_ITEM + 1;
      amounts[length] = 1;
    }
}

static void
sample_items (TmRandom *random, PaperCatalogue *catalogue)
{
  for (guint item = 0; item < PAPER_N_ITEMS; item++)
    for (guint i = 0; i < 2; i++)
      catalogue->items[item][i]
          = item < PAPER_N_ITEMS / 2 ? pick (random, HERO_WARRIOR, HERO_ROGUE) + 1 : SYMBOL_ANY + 1;
}

static void
sample_sheet (TmRandom *random, PaperCatalogue *catalogue)
{
  gint32 (*values)[PAPER_TRACK_COLUMNS] = catalogue->tracks[LAYER_TRACK_VALUE];
  gint32 length = pick (random, 12, 20);

  sample_rising (random, values[TRACK_LEVELS], PAPER_MAX_LEVEL, 3, 6);
  sample_rising (random, values[TRACK_GEMS], PAPER_MAX_GEMS, 7, 30);
  sample_rising (random, values[TRACK_MINIONS], (guint) length, 9, 16);
  values[TRACK_MINIONS][TRACK_LENGTH] = length;
  sample_prizes (random, catalogue->tracks[LAYER_TRACK_REWARD][TRACK_GEMS],
                 catalogue->tracks[LAYER_TRACK_AMOUNT][TRACK_GEMS], PAPER_MAX_GEMS);
  sample_wounds (random, values[TRACK_WOUNDS]);
  sample_potions (random, catalogue);
  sample_items (random, catalogue);
  for (guint colour = 0; colour < PAPER_N_COLOURS; colour++)
    for (guint i = 0; i < 6; i++)
      {
        catalogue->dice[LAYER_FACE_SYMBOL][colour][i] = paper_usual_faces[colour][i];
        if (paper_usual_faces[colour][i] != SYMBOL_SKULL)
          catalogue->dice[LAYER_FACE_NUMBER][colour][i] = (gint32) i + 1;
      }
}

/* The map */

static void
sample_reward (TmRandom *random, PaperCatalogue *catalogue, guint cell)
{
  static const PaperReward rewards[] = { REWARD_POTION, REWARD_POTION, REWARD_ITEM, REWARD_LEVEL };

  catalogue->dungeon[LAYER_REWARD][cell]
      = (gint32) rewards[tm_random_below (random, G_N_ELEMENTS (rewards))];
  catalogue->dungeon[LAYER_AMOUNT][cell] = 1;
}

static void
sample_room (TmRandom *random, PaperCatalogue *catalogue, guint cell)
{
  catalogue->dungeon[LAYER_TOLD][cell] = TRUE;
  if (happens (random, 40))
    {
      catalogue->dungeon[LAYER_MINION][cell] = pick (random, MINION_GHOST, MINION_ZOMBIE);
      catalogue->dungeon[LAYER_MINION_LEVEL][cell] = pick (random, 3, 5);
      catalogue->dungeon[LAYER_HERO][cell] = pick (random, HERO_WARRIOR, HERO_ROGUE);
    }
  else if (happens (random, 30))
    catalogue->dungeon[LAYER_TRAP][cell] = TRUE;
  if (happens (random, 50))
    sample_reward (random, catalogue, cell);
}

static void
sample_letters (TmRandom *random, PaperCatalogue *catalogue)
{
  gint32 cells[PAPER_N_CELLS];
  guint n = 0;

  for (guint cell = FIRST_FREE_ROOM; cell < PAPER_N_CELLS; cell++)
    cells[n++] = (gint32) cell;
  tm_random_sample (random, cells, n, PAPER_N_LETTERS);
  for (guint letter = 0; letter < PAPER_N_LETTERS; letter++)
    {
      catalogue->dungeon[LAYER_GEM][cells[letter]] = (gint32) letter;
      catalogue->dungeon[LAYER_REWARD][cells[letter]] = REWARD_NONE;
      catalogue->dungeon[LAYER_AMOUNT][cells[letter]] = 0;
    }
}

/* The row of the examples has no walls: C1 to D1, F1 to E1. */
static void
sample_edges (TmRandom *random, PaperCatalogue *catalogue)
{
  for (guint cell = PAPER_COLUMNS; cell < PAPER_N_CELLS; cell++)
    for (guint side = SIDE_UP; side <= SIDE_RIGHT; side++)
      {
        int to = paper_get_neighbour (cell, (PaperSide) side);
        gboolean is_open = to < 0 || (PAPER_ROW (cell) == 1 && side == SIDE_RIGHT);

        if (is_open)
          continue;
        paper_catalogue_set_edge (catalogue, LAYER_WALLS, cell, (guint) to, happens (random, 15));
        paper_catalogue_set_edge (catalogue, LAYER_WATERS, cell, (guint) to, happens (random, 10));
      }
}

static gboolean
is_all_reached (const PaperCatalogue *catalogue)
{
  const PaperWalker walker = { FALSE, FALSE, FALSE, NULL };
  const guint64 all
      = (G_GUINT64_CONSTANT (1) << PAPER_N_CELLS) - (G_GUINT64_CONSTANT (1) << PAPER_COLUMNS);
  PaperMap map;

  paper_catalogue_get_map (catalogue, -1, &map);
  return (paper_find_reach (&map, &walker, -1, PAPER_N_CELLS) & all) == all;
}

static void
clear_edges (PaperCatalogue *catalogue)
{
  for (guint cell = 0; cell < PAPER_N_CELLS; cell++)
    {
      catalogue->dungeon[LAYER_WALLS][cell] = 0;
      catalogue->dungeon[LAYER_WATERS][cell] = 0;
    }
}

static void
sample_map (TmRandom *random, PaperCatalogue *catalogue)
{
  gboolean is_sound = FALSE;

  for (guint column = 0; column < 2; column++)
    sample_room (random, catalogue, PAPER_CELL (column, 1));
  for (guint cell = FIRST_FREE_ROOM; cell < PAPER_N_CELLS; cell++)
    sample_room (random, catalogue, cell);
  sample_letters (random, catalogue);
  if (happens (random, 50))
    paper_catalogue_set_tunnel (catalogue, PAPER_CELL (0, (guint) pick (random, 3, 7)), SIDE_LEFT,
                                TRUE);
  for (guint i = 0; i < MAX_TRIES && !is_sound; i++)
    {
      sample_edges (random, catalogue);
      is_sound = is_all_reached (catalogue);
    }
  if (!is_sound)
    clear_edges (catalogue);
}

/* Cards */

/* The box has twelve monsters, of which four have names in public. */
static void
name_monsters (PaperCatalogue *catalogue)
{
  for (guint i = PAPER_N_NAMED_MONSTERS; i < PAPER_N_MONSTER_CARDS; i++)
    {
      g_autofree char *code = g_strdup_printf ("m:Sample %02u", i + 1);

      (void) paper_catalogue_find_monster (catalogue, code);
    }
}

/* Four monsters for each stage, the Chimera in the first. */
static void
sample_back (TmRandom *random, PaperCatalogue *catalogue, guint dungeon)
{
  for (guint i = 0; i < PAPER_N_STAGES; i++)
    catalogue->backs[dungeon][i] = (gint32) (i + PAPER_N_STAGES * tm_random_below (random, 4)) + 1;
}

static void
sample_card (TmRandom *random, PaperCatalogue *catalogue, guint dungeon)
{
  gint32 cells[PAPER_N_CELLS];
  guint n = 0;

  for (guint cell = FIRST_FREE_ROOM; cell < PAPER_N_CELLS; cell++)
    cells[n++] = (gint32) cell;
  tm_random_sample (random, cells, n, PAPER_N_STAGES + 4);
  for (guint i = 0; i < PAPER_N_STAGES; i++)
    paper_catalogue_set_monster_room (catalogue, dungeon, i + 1, cells[i]);
  for (guint i = PAPER_N_STAGES; i < PAPER_N_STAGES + 4; i++)
    {
      int to = paper_get_neighbour ((guint) cells[i], happens (random, 50) ? SIDE_UP : SIDE_RIGHT);

      if (to >= 0)
        paper_catalogue_set_drawn (catalogue, dungeon, (guint) cells[i], (guint) to, TRUE);
    }
  sample_back (random, catalogue, dungeon);
  catalogue->names[dungeon] = g_strdup_printf ("Sample %s", paper_dungeon_words[dungeon].id);
}

static void
sample_cards (TmRandom *random, PaperCatalogue *catalogue)
{
  name_monsters (catalogue);
  for (guint dungeon = 0; dungeon < PAPER_N_DUNGEONS; dungeon++)
    sample_card (random, catalogue, dungeon);
}

/* What is told already stays. */
static void
set_untold (gint32 *value, gint32 sampled)
{
  if (*value == PAPER_UNKNOWN)
    *value = sampled;
}

static void
sample_letters_of (TmRandom *random, PaperCatalogue *catalogue, guint monster)
{
  gint32 letters[PAPER_N_LETTERS] = { 0, 1, 2, 3, 4, 5, 6, 7 };

  if (catalogue->monsters[LAYER_MONSTER_STAGE][monster] == PAPER_N_STAGES)
    return;
  tm_random_sample (random, letters, PAPER_N_LETTERS, 2);
  for (guint i = 0; i < 2; i++)
    catalogue->monsters[LAYER_MONSTER_LETTER + i][monster] = letters[i];
}

static void
sample_monster (TmRandom *random, PaperCatalogue *catalogue, guint monster)
{
  gint32 (*layers)[PAPER_MAX_MONSTERS] = catalogue->monsters;
  gint32 stage = (gint32) (monster % PAPER_N_STAGES);
  gint32 limit = 12 + 4 * stage + pick (random, 0, 2);
  gint32 fame = 3 + stage;
  gint32 wounds = 4 + stage;

  set_untold (&layers[LAYER_MONSTER_VULNERABLE][monster], pick (random, HERO_WARRIOR, HERO_ROGUE));
  set_untold (&layers[LAYER_MONSTER_FLEE][monster], 3 + stage);
  for (guint i = 0; i < PAPER_N_STAGES; i++)
    {
      set_untold (&layers[LAYER_MONSTER_LIMIT + i][monster], limit);
      set_untold (&layers[LAYER_MONSTER_FAME + i][monster], fame);
      set_untold (&layers[LAYER_MONSTER_WOUNDS + i][monster], wounds);
      limit = layers[LAYER_MONSTER_LIMIT + i][monster] + pick (random, 3, 4);
      fame = layers[LAYER_MONSTER_FAME + i][monster] + 4;
      wounds = layers[LAYER_MONSTER_WOUNDS + i][monster] - 2;
    }
  if (layers[LAYER_MONSTER_REWARD][monster] == 0)
    {
      layers[LAYER_MONSTER_REWARD][monster] = pick (random, REWARD_POTION, REWARD_LEVEL) + 1;
      layers[LAYER_MONSTER_AMOUNT][monster] = 1;
    }
  layers[LAYER_MONSTER_STAGE][monster] = stage + 1;
  sample_letters_of (random, catalogue, monster);
}

static void
sample_monsters (TmRandom *random, PaperCatalogue *catalogue)
{
  name_monsters (catalogue);
  for (guint monster = 0; monster < PAPER_N_MONSTER_CARDS; monster++)
    sample_monster (random, catalogue, monster);
}

/**
 * paper_sample_records:
 * @random: a source of chance
 * @page: a [enum@PaperPage]
 * @records: where to add the records
 *
 * Makes up a page of "Your box" in which everything is told. Pages that are made up one by one fit
 * together.
 */
void
paper_sample_records (TmRandom *random, guint page, GStrvBuilder *records)
{
  static void (*const sample[PAPER_N_PAGES]) (TmRandom *, PaperCatalogue *)
      = { [PAGE_SHEET] = sample_sheet,
          [PAGE_MAP] = sample_map,
          [PAGE_DUNGEONS] = sample_cards,
          [PAGE_MONSTERS] = sample_monsters };
  g_auto (PaperCatalogue) catalogue = { 0 };
  g_auto (GStrv) spelled = NULL;

  paper_catalogue_init (&catalogue);
  sample[page](random, &catalogue);
  spelled = paper_catalogue_spell (&catalogue, page);
  g_strv_builder_addv (records, (const char **) spelled);
}
