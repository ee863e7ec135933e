/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What may be laid, entered, blown up and thrown to, and why not. All that applies is found. R «Начало
 * игры», p.5; «Взрывчатка и завал», p.12; «Правило Гриба», p.13. */

#include "config.h"

#include <stdlib.h>

#include "black-crystal-net.h"
#include "black-crystal-private.h"

/* How far the kick and the Black hole throw. */
#define THROWN_FAR 3

/* Means */

static gboolean
breaks_walls (CrystalMeans means)
{
  return means != MEANS_NONE && means != MEANS_PICK;
}

static gboolean
clears_rubble (CrystalMeans means)
{
  return means != MEANS_NONE && means != MEANS_IRON_HEAD;
}

/* The iron head needs a dead end, or three blocked sides. */
static guint64
judge_head (const CrystalMap *self, guint seat, CrystalMeans means)
{
  return means == MEANS_IRON_HEAD && crystal_map_get_blocked (self, seat, self->dwarfs[seat]) < 3
             ? WHY_BIT (WHY_SKILL_CONDITION)
             : 0;
}

/* Joints from where a dwarf stands */

/* Where a dwarf is in relation to a cell. */
typedef struct
{
  gboolean is_beside;
  gboolean is_here;
  gboolean is_own_open;
  gboolean has_passage;
  TmSide back;
} Position;

/* @back is the side of the cell that looks to the dwarf; its own tunnel leads there or not. */
static Position
find_position (const CrystalMap *self, guint seat, guint cell)
{
  int at = self->dwarfs[seat];
  Position position = { .is_here = at == (int) cell };
  int side;

  if (at == CRYSTAL_AT_ENTRANCE (self->sides[seat]))
    {
      position.is_beside = self->entrances[self->sides[seat]] == cell;
      position.is_own_open = TRUE;
      position.back = (TmSide) self->sides[seat];
      position.has_passage = self->doors >> position.back & 1;
      return position;
    }
  side = at >= 0 && !CRYSTAL_IS_ENTRANCE (at) ? crystal_find_side ((guint) at, cell) : -1;
  if (side < 0)
    return position;
  position.is_beside = TRUE;
  position.back = CRYSTAL_OPPOSITE ((TmSide) side);
  position.has_passage = self->cells[at].passages >> side & 1;
  position.is_own_open = crystal_map_leads (self, (guint) at, (TmSide) side);
  return position;
}

/* Whether one can go to an open tile, or dig or turn up the cell otherwise, as far as walls go. */
static gboolean
is_joint_open (const CrystalMap *self, const Position *position, guint cell)
{
  if (position->has_passage)
    return TRUE;
  return position->is_own_open
         && (!crystal_map_has_tile (self, cell) || self->cells[cell].sides >> position->back & 1);
}

/* Laying a tile */

static void
find_neighbours (const CrystalMap *self, guint cell, guint open, CrystalPlacing *placing)
{
  for (TmSide side = 0; side < TM_N_SIDES; side++)
    {
      int other = crystal_get_neighbour (cell, side);
      gboolean is_ours, is_theirs;

      if (other < 0 || !crystal_map_has_tile (self, (guint) other))
        continue;
      is_theirs = crystal_map_leads (self, (guint) other, CRYSTAL_OPPOSITE (side));
      is_ours = (open | self->cells[cell].passages) >> side & 1;
      crystal_cells_add (is_ours && is_theirs ? &placing->open_to : &placing->blocked_to,
                         (guint) other);
      if (is_ours != is_theirs)
        placing->why |= WHY_BIT (WHY_DIG_WALL_MEETS_TUNNEL);
    }
}

/* The joint with the tile that is dug from. */
static void
judge_joint (const CrystalMap *self,
             guint seat,
             const Position *position,
             guint open,
             CrystalMeans means,
             CrystalPlacing *placing)
{
  gboolean is_joined = open >> position->back & 1;

  if (position->is_own_open && is_joined)
    return;
  if (position->has_passage)
    placing->passage = TRUE;
  else if (breaks_walls (means))
    {
      placing->why |= judge_head (self, seat, means);
      placing->passage = !crystal_forbids (placing->why);
    }
  else
    {
      if (!position->is_own_open)
        placing->why |= WHY_BIT (WHY_DIG_NO_OPENING);
      if (!is_joined)
        placing->why |= WHY_BIT (WHY_DIG_NOT_JOINED);
    }
}

/* A Passage that is laid opens the joint for both tiles. */
static void
open_passage (const CrystalMap *self, guint seat, CrystalPlacing *placing)
{
  int at = self->dwarfs[seat];

  if (!placing->passage || CRYSTAL_IS_ENTRANCE (at) || !crystal_map_has_tile (self, (guint) at))
    return;
  crystal_cells_remove (&placing->blocked_to, (guint) at);
  crystal_cells_add (&placing->open_to, (guint) at);
}

/**
 * crystal_map_judge_placing:
 * @self: a mine
 * @seat: the seat that lays it, beside its dwarf
 * @cell: where to
 * @open: set of sides on which its tunnel is open
 * @event: what is printed on it
 * @first: whether it is the first tile of the player
 * @means: what breaks a wall, if one is in the way
 * @placing: (out): whether it may lie so
 *
 * Judges a new tile, R «Начало игры», p.5.
 */
void
crystal_map_judge_placing (const CrystalMap *self,
                           guint seat,
                           guint cell,
                           guint open,
                           CrystalEvent event,
                           gboolean first,
                           CrystalMeans means,
                           CrystalPlacing *placing)
{
  Position position = find_position (self, seat, cell);

  *placing = (CrystalPlacing) { .swaps = first && event == EVENT_PIT };
  if (self->cells[cell].laid != LAID_NONE)
    placing->why |= WHY_BIT (WHY_DIG_COVERED);
  find_neighbours (self, cell, open, placing);
  if (first && self->entrances[self->sides[seat]] != cell)
    placing->why |= WHY_BIT (WHY_DIG_FIRST_STRAIGHT);
  else if (!position.is_beside)
    placing->why |= WHY_BIT (WHY_DIG_NOT_ADJACENT);
  else
    judge_joint (self, seat, &position, open, means, placing);
  open_passage (self, seat, placing);
  if (placing->swaps)
    placing->why |= WHY_BIT (WHY_DIG_PIT_FIRST);
}

/* Steps */

/* Whether something undug is beside, where the own tunnel leads. */
static gboolean
can_dig (const CrystalMap *self, guint seat)
{
  int at = self->dwarfs[seat];

  if (at == CRYSTAL_AT_ENTRANCE (self->sides[seat]))
    return self->cells[self->entrances[self->sides[seat]]].laid == LAID_NONE;
  for (TmSide side = 0; at >= 0 && !CRYSTAL_IS_ENTRANCE (at) && side < TM_N_SIDES; side++)
    {
      int other = crystal_get_neighbour ((guint) at, side);

      if (other >= 0 && crystal_map_leads (self, (guint) at, side)
          && self->cells[other].laid == LAID_NONE)
        return TRUE;
    }
  return FALSE;
}

/* Walls and rubble, of which the means take one away, the wall first. */
static guint64
judge_obstacles (
    const CrystalMap *self, guint seat, gboolean is_wall, gboolean is_rubble, CrystalMeans means)
{
  guint64 why = 0;

  if (is_wall && breaks_walls (means))
    {
      why |= judge_head (self, seat, means);
      is_wall = FALSE;
    }
  else if (is_rubble && !is_wall && clears_rubble (means))
    is_rubble = FALSE;
  if (is_wall)
    why |= WHY_BIT (WHY_STEP_WALL);
  if (is_rubble)
    why |= WHY_BIT (WHY_STEP_RUBBLE);
  return why;
}

static guint64
judge_step_home (const CrystalMap *self, guint seat, int place, CrystalMeans means)
{
  TmSide side = (TmSide) (place - CRYSTAL_N_CELLS);

  if (side != self->sides[seat])
    return WHY_BIT (WHY_STEP_FOREIGN_ENTRANCE);
  if (self->dwarfs[seat] != self->entrances[side])
    return WHY_BIT (WHY_STEP_NOT_ADJACENT);
  return judge_obstacles (self, seat, !crystal_map_is_door_open (self, side), FALSE, means);
}

static guint64
judge_step_to (const CrystalMap *self, guint seat, guint cell, CrystalMeans means)
{
  Position position = find_position (self, seat, cell);
  const CrystalCell *at = &self->cells[cell];
  guint64 why = 0;

  if (at->laid == LAID_MUSHROOM)
    why |= WHY_BIT (WHY_STEP_MUSHROOM);
  else if (at->laid == LAID_NONE)
    why |= WHY_BIT (WHY_STEP_UNDUG);
  if (position.is_beside)
    return why
           | judge_obstacles (self, seat, !is_joint_open (self, &position, cell), at->rubble,
                              means);
  return why | WHY_BIT (WHY_STEP_NOT_ADJACENT) | (at->rubble ? WHY_BIT (WHY_STEP_RUBBLE) : 0);
}

/**
 * crystal_map_judge_step:
 * @self: a mine
 * @seat: the seat whose dwarf steps
 * @place: a cell, or the own entrance
 * @spent: whether the step of the turn is made already
 * @means: what breaks a wall or clears rubble in the way
 * @resolution: (nullable): how walking and digging are read
 *
 * Judges a step over open tiles, R «Начало игры», p.5.
 *
 * Returns: set of WHY_BIT()
 */
guint64
crystal_map_judge_step (const CrystalMap *self,
                        guint seat,
                        int place,
                        gboolean spent,
                        CrystalMeans means,
                        TmResolution *resolution)
{
  guint64 why = CRYSTAL_IS_ENTRANCE (place) ? judge_step_home (self, seat, place, means)
                                            : judge_step_to (self, seat, (guint) place, means);

  if (spent)
    why |= WHY_BIT (WHY_STEP_SPENT);
  /* Where nothing lies there is nothing to walk on. */
  if (can_dig (self, seat) && !(why & WHY_BIT (WHY_STEP_UNDUG))
      && crystal_get_reading (resolution, OPTION_WALK_OR_DIG) == WALK_DIG_FIRST)
    why |= WHY_BIT (WHY_STEP_MUST_DIG);
  return why;
}

/* Mushrooms */

static guint64
judge_growth (const CrystalMap *self, guint seat, guint cell, guint left, guint ordinary)
{
  const CrystalCell *at = &self->cells[cell];
  guint64 why = 0;

  if (left == 0)
    why |= WHY_BIT (WHY_MUSH_NONE_LEFT);
  if (at->laid == LAID_MUSHROOM)
    why |= WHY_BIT (WHY_MUSH_TWICE);
  if (at->laid == LAID_NONE && ordinary == 0)
    why |= WHY_BIT (WHY_MUSH_NO_ORDINARY_TILE);
  if (at->laid == LAID_FACE_DOWN)
    why |= WHY_BIT (WHY_MUSH_FACE_DOWN);
  if (at->crystals > 0)
    why |= WHY_BIT (WHY_MUSH_CRYSTAL);
  if (at->laid == LAID_TILE
      && (at->event == EVENT_EXIT || at->event == EVENT_PIT || at->event == EVENT_PORTAL))
    why |= WHY_BIT (WHY_MUSH_EVENT);
  if (crystal_map_find_rivals (self, seat, (int) cell) != 0)
    why |= WHY_BIT (WHY_MUSH_DWARF);
  if (self->dwarfs[seat] == (int) cell)
    why |= WHY_BIT (WHY_MUSH_OWN_DWARF);
  return why;
}

/* The reading matters only where the three sorts of cut differ. */
static gboolean
cuts_exit (const CrystalMap *self, guint cell, guint used_sides, TmResolution *resolution)
{
  CrystalCuts cuts;
  gint32 reading;

  crystal_map_judge_cuts (self, cell, used_sides, resolution, &cuts);
  if (cuts.dug == cuts.diggable && cuts.diggable == cuts.board)
    return cuts.dug;
  reading = crystal_get_reading (resolution, OPTION_MUSHROOM_EXIT);
  return reading == MUSHROOM_EXIT_DUG     ? cuts.dug
         : reading == MUSHROOM_EXIT_BOARD ? cuts.board
                                          : cuts.diggable;
}

/**
 * crystal_map_judge_mushroom:
 * @self: a mine
 * @seat: the seat that plays the card
 * @cell: where to
 * @left: mushrooms beside the board, 0 to 2
 * @ordinary: ordinary tiles that are not laid yet
 * @used_sides: set of the entrances that somebody uses
 * @marked: (nullable): cells before entrances that the players have agreed on
 * @resolution: (nullable): how open points are read
 *
 * Judges a mushroom, R «Правило Гриба», p.13, and «Кинуть гриба», p.18.
 *
 * Returns: set of WHY_BIT()
 */
guint64
crystal_map_judge_mushroom (const CrystalMap *self,
                            guint seat,
                            guint cell,
                            guint left,
                            guint ordinary,
                            guint used_sides,
                            const CrystalCells *marked,
                            TmResolution *resolution)
{
  guint64 why = judge_growth (self, seat, cell, left, ordinary);
  CrystalCells zone;

  crystal_map_get_zone (self, used_sides, marked, resolution, &zone);
  if (crystal_cells_has (&zone, cell))
    why |= WHY_BIT (WHY_MUSH_ENTRANCE);
  if (cuts_exit (self, cell, used_sides, resolution))
    why |= WHY_BIT (WHY_MUSH_EXIT);
  if ((self->cells[cell].boom || self->cells[cell].rubble)
      && crystal_get_reading (resolution, OPTION_MUSHROOM_TOKENS) == MUSHROOM_TOKENS_FORBID)
    why |= WHY_BIT (WHY_MUSH_TOKENS);
  return why;
}

/* Explosives */

/* Whether the means can do that at all. */
static guint64
judge_means (const CrystalMap *self, guint seat, CrystalBlast blast, CrystalMeans means)
{
  if (blast == BLAST_PASSAGE_OFF)
    return means != MEANS_BOMB ? WHY_BIT (WHY_BLAST_PASSAGE_BOMB_ONLY) : 0;
  if (means == MEANS_PICK)
    return blast != BLAST_CLEAR ? WHY_BIT (WHY_CARD_WRONG_TARGET) : 0;
  if ((means == MEANS_MINER && blast == BLAST_RUBBLE)
      || (means == MEANS_IRON_HEAD && blast != BLAST_WALL))
    return WHY_BIT (WHY_SKILL_CONDITION);
  return judge_head (self, seat, means);
}

static guint64
judge_laying (const CrystalMap *self, guint seat, const Position *position, guint cell)
{
  const CrystalCell *at = &self->cells[cell];
  guint64 why = 0;

  if (!position->is_beside)
    why |= WHY_BIT (WHY_RUBBLE_FAR);
  else if (!is_joint_open (self, position, cell))
    why |= WHY_BIT (WHY_RUBBLE_WALL);
  if (at->laid == LAID_NONE || at->laid == LAID_FACE_DOWN)
    why |= WHY_BIT (WHY_RUBBLE_UNDUG);
  if (crystal_map_find_rivals (self, seat, (int) cell) != 0)
    why |= WHY_BIT (WHY_RUBBLE_DWARF);
  if (at->crystals > 0)
    why |= WHY_BIT (WHY_RUBBLE_CRYSTAL);
  return why;
}

/* What is wrong with the place, or with doing it at all. */
static guint64
judge_target (
    const CrystalMap *self, guint seat, CrystalBlast blast, const Position *position, guint cell)
{
  gboolean is_beside = position->is_beside;
  const CrystalCell *at = &self->cells[cell];

  switch (blast)
    {
    case BLAST_WALL:
      return !is_beside                             ? WHY_BIT (WHY_BLAST_FAR)
             : at->laid == LAID_MUSHROOM            ? 0
             : is_joint_open (self, position, cell) ? WHY_BIT (WHY_BLAST_NOT_NEEDED)
                                                    : 0;
    case BLAST_CLEAR:
      return (!is_beside && !position->is_here ? WHY_BIT (WHY_BLAST_FAR) : 0)
             | (!at->rubble ? WHY_BIT (WHY_BLAST_NOT_NEEDED)
                : is_beside && !is_joint_open (self, position, cell) ? WHY_BIT (WHY_RUBBLE_WALL)
                                                                     : 0);
    case BLAST_RUBBLE:
      return judge_laying (self, seat, position, cell);
    case BLAST_PASSAGE_OFF:
      return !is_beside               ? WHY_BIT (WHY_BLAST_FAR)
             : !position->has_passage ? WHY_BIT (WHY_CARD_WRONG_TARGET)
                                      : 0;
    case CRYSTAL_N_BLASTS:
    default:
      return 0;
    }
}

/**
 * crystal_map_judge_blast:
 * @self: a mine
 * @seat: the seat whose dwarf does it
 * @blast: what is done
 * @cell: the cell beyond the wall or Passage, or that of the rubble
 * @means: by what
 * @left: explosives in hand
 *
 * Judges a use of explosives, R «Взрывчатка и завал», p.12, or of what does the same.
 *
 * Returns: set of WHY_BIT(); with %WHY_BLAST_NOT_NEEDED there is nothing to be done
 */
guint64
crystal_map_judge_blast (const CrystalMap *self,
                         guint seat,
                         CrystalBlast blast,
                         guint cell,
                         CrystalMeans means,
                         guint left)
{
  Position position = find_position (self, seat, cell);
  guint64 why
      = judge_means (self, seat, blast, means) | judge_target (self, seat, blast, &position, cell);

  if (self->cells[cell].laid == LAID_MUSHROOM)
    why |= WHY_BIT (WHY_BLAST_MUSHROOM);
  if (means == MEANS_EXPLOSIVE && left == 0)
    why |= WHY_BIT (WHY_BLAST_NONE_LEFT);
  return why;
}

/* Throws and falls */

/* Columns and rows of a place; an entrance is one beyond the edge. */
static void
locate (const CrystalMap *self, int place, int *column, int *row)
{
  static const gint8 columns[TM_N_SIDES] = { 0, 1, 0, -1 };
  static const gint8 rows[TM_N_SIDES] = { 1, 0, -1, 0 };
  gboolean is_entrance = CRYSTAL_IS_ENTRANCE (place);
  int side = place - CRYSTAL_N_CELLS;
  int cell = is_entrance ? self->entrances[side] : place;

  *column = CRYSTAL_COLUMN (cell) + (is_entrance ? columns[side] : 0);
  *row = CRYSTAL_ROW (cell) + (is_entrance ? rows[side] : 0);
}

/**
 * crystal_map_judge_throw:
 * @self: a mine
 * @seat: the seat whose dwarf is thrown
 * @by: what throws it
 * @side: in which direction
 * @distance: how far, by a Spring; the others throw three cells
 * @cell: (out): where it comes down; -1: outside the board
 *
 * Judges a straight flight, R «Телекинетический пендель», «Чёрная дыра», «Пружинка». The Black hole does
 * not lead to a cell that is occupied.
 *
 * Returns: set of WHY_BIT()
 */
guint64
crystal_map_judge_throw (
    const CrystalMap *self, guint seat, CrystalBy by, TmSide side, guint distance, int *cell)
{
  int far = by == BY_SPRING ? (int) distance : THROWN_FAR;
  guint64 why = 0;
  int column, row;

  *cell = CRYSTAL_NOWHERE;
  if (self->dwarfs[seat] < 0)
    return WHY_BIT (WHY_THROW_EDGE);
  locate (self, self->dwarfs[seat], &column, &row);
  column += side == TM_SIDE_RIGHT ? far : side == TM_SIDE_LEFT ? -far : 0;
  row += side == TM_SIDE_UP ? far : side == TM_SIDE_DOWN ? -far : 0;
  if (column < 0 || column >= CRYSTAL_COLUMNS || row < 0 || row >= CRYSTAL_ROWS)
    return WHY_BIT (WHY_THROW_EDGE);
  *cell = CRYSTAL_CELL (column, row);
  if (self->cells[*cell].laid == LAID_MUSHROOM)
    why |= WHY_BIT (WHY_THROW_MUSHROOM);
  if (by == BY_BLACK_HOLE && crystal_map_find_rivals (self, seat, *cell) != 0)
    why |= WHY_BIT (WHY_CARD_WRONG_TARGET);
  return why;
}

/* The Boom tiles that are so many columns and rows away. */
static guint
find_on_grid (const CrystalMap *self, guint from, guint8 cells[CRYSTAL_N_CELLS])
{
  int nearest = G_MAXINT;
  guint n_cells = 0;

  for (guint cell = 0; cell < CRYSTAL_N_CELLS; cell++)
    {
      int far = abs (CRYSTAL_COLUMN ((int) cell) - CRYSTAL_COLUMN ((int) from))
                + abs (CRYSTAL_ROW ((int) cell) - CRYSTAL_ROW ((int) from));

      if (!crystal_map_has_tile (self, cell) || self->cells[cell].event != EVENT_BOOM
          || far > nearest)
        continue;
      if (far < nearest)
        n_cells = 0;
      nearest = far;
      cells[n_cells++] = (guint8) cell;
    }
  return n_cells;
}

static guint
find_by_tunnels (const CrystalMap *self, guint from, guint8 cells[CRYSTAL_N_CELLS])
{
  CrystalCells start = { { 0, 0 } };
  CrystalWaves waves;
  guint n_cells = 0;
  CrystalNet net;

  crystal_cells_add (&start, from);
  crystal_net_init (&net, self, NET_DUG, (int) from);
  crystal_net_spread (&net, start, FALSE, -1, &waves);
  for (guint i = 0; i < waves.n_waves && n_cells == 0; i++)
    for (CrystalCells wave = waves.waves[i]; !crystal_cells_are_empty (wave);)
      {
        guint cell = crystal_cells_take (&wave);

        if (crystal_map_has_tile (self, cell) && self->cells[cell].event == EVENT_BOOM)
          cells[n_cells++] = (guint8) cell;
      }
  return n_cells;
}

/**
 * crystal_map_find_booms:
 * @self: a mine
 * @from: the cell of a pit
 * @resolution: (nullable): how nearness is read
 * @cells: (out): the cells
 *
 * Finds the open Boom tiles that are nearest to a pit, R «Провал», p.14, whatever lies on them.
 *
 * Returns: how many are equally near; 0: there is none
 */
guint
crystal_map_find_booms (const CrystalMap *self,
                        guint from,
                        TmResolution *resolution,
                        guint8 cells[CRYSTAL_N_CELLS])
{
  guint n_cells = find_on_grid (self, from, cells);

  if (n_cells > 0 && crystal_get_reading (resolution, OPTION_PIT_NEAREST) == PIT_DUG)
    return find_by_tunnels (self, from, cells);
  return n_cells;
}
