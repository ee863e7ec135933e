/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Ways through the dungeon: what a given one costs, the best one to a room, and the rooms within so many
 * steps. A step costs 1; a ranger has the step of a crossing back, but must have it in hand. */

#include "config.h"

#include <string.h>

#include "paper-dungeons-private.h"

/* A way as far as some cell, as it is compared: steps spent, traps, crossings, rooms. */
typedef struct
{
  guint net;
  guint traps;
  guint walls;
  guint waters;
  guint n_cells;
  guint8 cells[PAPER_N_CELLS];
} Label;

/* The order of names, "A1" before "A2" before "B1". */
static int
compare_cells (guint8 a, guint8 b)
{
  if (PAPER_COLUMN (a) != PAPER_COLUMN (b))
    return (int) PAPER_COLUMN (a) - (int) PAPER_COLUMN (b);
  return (int) PAPER_ROW (a) - (int) PAPER_ROW (b);
}

static int
compare_numbers (guint a, guint b)
{
  return (a > b) - (a < b);
}

static int
compare_rooms (const Label *a, const Label *b)
{
  for (guint i = 0; i < MIN (a->n_cells, b->n_cells); i++)
    {
      int order = compare_cells (a->cells[i], b->cells[i]);

      if (order != 0)
        return order;
    }
  return compare_numbers (a->n_cells, b->n_cells);
}

static int
compare_labels (const Label *a, const Label *b)
{
  int order = compare_numbers (a->net, b->net);

  if (order == 0)
    order = compare_numbers (a->traps, b->traps);
  if (order == 0)
    order = compare_numbers (a->walls + a->waters, b->walls + b->waters);
  return order != 0 ? order : compare_rooms (a, b);
}

/* Lengthens a way by one step; the last one of all costs a step in hand even where it is given back. */
static gboolean
extend (const PaperMap *map,
        const PaperWalker *walker,
        int from,
        const Label *label,
        guint to,
        gboolean is_last,
        Label *longer)
{
  gboolean wall, water;

  if (label->n_cells == PAPER_N_CELLS
      || paper_check_step (map, walker, from, to, &wall, &water) != STEP_FINE)
    return FALSE;
  *longer = *label;
  longer->net += is_last || !(walker->is_ranger && water);
  longer->traps += map->rooms[to].has_trap;
  longer->walls += wall;
  longer->waters += water;
  longer->cells[longer->n_cells++] = (guint8) to;
  return TRUE;
}

/* The cells that one step could lead to. */
static guint
list_steps (int from, guint8 cells[PAPER_COLUMNS + 2 * PAPER_N_SIDES])
{
  guint n = 0;

  for (guint column = 0; from < 0 && column < PAPER_COLUMNS; column++)
    cells[n++] = (guint8) PAPER_CELL (column, 1);
  for (guint side = 0; from >= 0 && side < PAPER_N_SIDES; side++)
    {
      int next = paper_get_neighbour ((guint) from, (PaperSide) side);
      int end = paper_get_tunnel_end ((guint) from, (PaperSide) side);

      if (next >= 0)
        cells[n++] = (guint8) next;
      if (end >= 0)
        cells[n++] = (guint8) end;
    }
  return n;
}

/* Index of the start among the labels: behind all cells if the team is not inside yet. */
#define INDEX(from) ((from) < 0 ? PAPER_N_CELLS : (guint) (from))
#define N_LABELS (PAPER_N_CELLS + 1)

/**
 * Search:
 * @labels: the best way to each cell so far
 * @known: set of the cells to which there is a way
 * @done: of them, those whose way is final
 * @entries: cells from which one step leads to where the way shall end
 * @most: ways that spend more than this are not followed any further
 */
typedef struct
{
  Label labels[N_LABELS];
  guint64 known;
  guint64 done;
  guint64 entries;
  guint most;
} Search;

#define BIT(index) (G_GUINT64_CONSTANT (1) << (index))

static int
find_nearest (const Search *search)
{
  int best = -1;

  for (guint64 left = search->known & ~search->done; left != 0; left &= left - 1)
    {
      int i = __builtin_ctzll (left);

      if (best < 0 || compare_labels (&search->labels[i], &search->labels[best]) < 0)
        best = i;
    }
  return best;
}

static void
search_beyond (const PaperMap *map, const PaperWalker *walker, guint nearest, Search *search)
{
  int from = nearest == PAPER_N_CELLS ? -1 : (int) nearest;
  guint8 cells[PAPER_COLUMNS + 2 * PAPER_N_SIDES];
  guint n_cells = list_steps (from, cells);

  for (guint i = 0; i < n_cells; i++)
    {
      Label longer;

      if ((search->done & BIT (cells[i])) != 0
          || !extend (map, walker, from, &search->labels[nearest], cells[i], FALSE, &longer)
          || ((search->known & BIT (cells[i])) != 0
              && compare_labels (&longer, &search->labels[cells[i]]) >= 0))
        continue;
      search->known |= BIT (cells[i]);
      search->labels[cells[i]] = longer;
    }
}

/* The cells from which one step leads to a cell, whatever it costs. */
static guint64
find_entries (const PaperMap *map, const PaperWalker *walker, guint to)
{
  guint8 cells[PAPER_COLUMNS + 2 * PAPER_N_SIDES];
  guint n_cells = list_steps ((int) to, cells);
  gboolean wall, water;
  guint64 entries = 0;

  for (guint i = 0; i < n_cells; i++)
    if (paper_check_step (map, walker, cells[i], to, &wall, &water) == STEP_FINE)
      entries |= BIT (cells[i]);
  if (paper_check_step (map, walker, -1, to, &wall, &water) == STEP_FINE)
    entries |= BIT (PAPER_N_CELLS);
  return entries;
}

/* The cells to which one step leads. */
static guint64
find_next (const PaperMap *map, const PaperWalker *walker, int index)
{
  int from = index == PAPER_N_CELLS ? -1 : index;
  guint8 cells[PAPER_COLUMNS + 2 * PAPER_N_SIDES];
  guint n_cells = list_steps (from, cells);
  gboolean wall, water;
  guint64 next = 0;

  for (guint i = 0; i < n_cells; i++)
    if (paper_check_step (map, walker, from, cells[i], &wall, &water) == STEP_FINE)
      next |= BIT (cells[i]);
  return next;
}

/* The best way to every cell that matters. Every step costs something or crosses something, so that
 * the nearest cell that is left is final; once the end can be entered, nothing that spends more than
 * that comes before it. */
static void
search_from (const PaperMap *map, const PaperWalker *walker, int start, Search *search)
{
  int nearest;

  search->known = BIT (INDEX (start));
  search->done = 0;
  search->labels[INDEX (start)] = (Label) { .n_cells = 0 };
  while ((nearest = find_nearest (search)) >= 0 && search->labels[nearest].net <= search->most)
    {
      search->done |= BIT (nearest);
      if (search->entries & BIT (nearest))
        search->most = search->labels[nearest].net;
      search_beyond (map, walker, (guint) nearest, search);
    }
}

/* The best way whose last step leads to a cell: its steps are those that one needs in hand. */
static gboolean
find_entering (
    const PaperMap *map, const PaperWalker *walker, const Search *search, guint to, Label *best)
{
  gboolean is_found = FALSE;

  for (guint64 left = search->known & search->entries; left != 0; left &= left - 1)
    {
      int i = __builtin_ctzll (left);
      Label label;

      if (extend (map, walker, i == PAPER_N_CELLS ? -1 : i, &search->labels[i], to, TRUE, &label)
          && (!is_found || compare_labels (&label, best) < 0))
        {
          *best = label;
          is_found = TRUE;
        }
    }
  return is_found;
}

static void
way_init (PaperWay *way)
{
  memset (way, 0, sizeof *way);
  way->fault = STEP_FINE;
  way->bad = -1;
}

static void
add_step (const PaperMap *map,
          const PaperWalker *walker,
          guint to,
          gboolean wall,
          gboolean water,
          PaperWay *way)
{
  way->needed = way->net + 1;
  way->net += !(walker->is_ranger && water);
  way->walls += wall;
  way->waters += water;
  way->traps += map->rooms[to].has_trap;
  way->cells[way->n_cells++] = (guint8) to;
}

/**
 * paper_walk:
 * @map: the dungeon
 * @walker: what the team can do
 * @from: where it stands; -1: it is not inside yet
 * @cells: (array length=n_cells): cells to step into, one by one
 * @n_cells: how many there are, at most 96
 * @way: (out): what comes of it
 *
 * Works out what a given way costs, as far as it is allowed.
 */
void
paper_walk (const PaperMap *map,
            const PaperWalker *walker,
            int from,
            const gint32 *cells,
            guint n_cells,
            PaperWay *way)
{
  way_init (way);
  g_return_if_fail (n_cells <= G_N_ELEMENTS (way->cells));
  for (guint i = 0; i < n_cells; i++)
    {
      gboolean wall, water;

      way->fault = paper_check_step (map, walker, from, (guint) cells[i], &wall, &water);
      if (way->fault != STEP_FINE)
        {
          way->bad = (int) i;
          return;
        }
      add_step (map, walker, (guint) cells[i], wall, water, way);
      from = cells[i];
    }
}

/**
 * paper_find_path:
 * @map: the dungeon
 * @walker: what the team can do
 * @from: where it stands; -1: it is not inside yet
 * @to: where it wants to go
 * @way: (out): the best way; empty if @to is where it stands or cannot be reached
 *
 * Finds the way to a room that needs the fewest steps in hand; of several the one with the fewest
 * traps entered, then with the fewest walls and waters passed, then the one whose list of rooms comes
 * first in the order of names.
 *
 * Returns: whether there is one
 */
gboolean
paper_find_path (const PaperMap *map, const PaperWalker *walker, int from, guint to, PaperWay *way)
{
  gint32 cells[PAPER_N_CELLS];
  Search search;
  Label best;

  way_init (way);
  if (from == (int) to)
    return TRUE;
  search.entries = find_entries (map, walker, to);
  search.most = G_MAXUINT;
  search_from (map, walker, from, &search);
  if (!find_entering (map, walker, &search, to, &best))
    return FALSE;
  for (guint i = 0; i < best.n_cells; i++)
    cells[i] = best.cells[i];
  paper_walk (map, walker, from, cells, best.n_cells, way);
  return TRUE;
}

/**
 * paper_find_reach:
 * @map: the dungeon
 * @walker: what the team can do
 * @from: where it stands; -1: it is not inside yet
 * @steps: steps in hand
 *
 * Finds the rooms in which a team may stand after at least one and at most so many steps; its own is
 * among them if it can come back to it.
 *
 * Returns: set of rooms, by cell of the map
 */
guint64
paper_find_reach (const PaperMap *map, const PaperWalker *walker, int from, guint steps)
{
  guint64 reach = 0;
  Search search;

  if (steps == 0)
    return 0;
  /* The last step always costs one. */
  search.entries = 0;
  search.most = steps - 1;
  search_from (map, walker, from, &search);
  for (guint64 left = search.done; left != 0; left &= left - 1)
    reach |= find_next (map, walker, __builtin_ctzll (left));
  return reach;
}

/**
 * paper_count_dice:
 * @needed: steps that a way needs
 * @boots: how many boots there are among the dice
 *
 * Counts the dice that a way takes: boots give 3 steps, every other die 2.
 *
 * Returns: the fewest dice
 */
guint
paper_count_dice (guint needed, guint boots)
{
  guint dice = 0;

  while (3 * MIN (dice, boots) + 2 * (dice > boots ? dice - boots : 0) < needed)
    dice++;
  return dice;
}
