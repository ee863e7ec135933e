/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The dungeon and where locations may lie in it: R “Locations” p. 6, 8, 9 («Фаза локаций»), “Shift”
 * p. 19-20 («Сдвиг»). Ways are those over working exits, R p. 9. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeoneer-private.h"

#define HALF_TURN 2

static const gint8 steps_x[TM_N_SIDES] = { 0, 1, 0, -1 };
static const gint8 steps_y[TM_N_SIDES] = { -1, 0, 1, 0 };

static TmSide
get_opposite (TmSide side)
{
  return (TmSide) ((side + 2) % TM_N_SIDES);
}

/* The map */

/**
 * dungeoneer_map_init:
 * @self: (out): a map on which nothing lies
 */
void
dungeoneer_map_init (DungeoneerMap *self)
{
  self->n_places = 0;
  memset (self->at, -1, sizeof self->at);
}

/**
 * dungeoneer_map_add:
 * @self: a map
 * @x: column
 * @y: row, downwards
 * @sides: the location as it lies
 * @is_entrance: whether it is an entrance
 *
 * Puts a location there, whatever the rules say.
 *
 * Returns: %FALSE if something lies there already, or there is no room
 */
gboolean
dungeoneer_map_add (DungeoneerMap *self, int x, int y, DungeoneerSides sides, gboolean is_entrance)
{
  if (!DUNGEONEER_IN_REACH (x, y) || self->n_places == DUNGEONEER_MAX_PLACES
      || dungeoneer_map_find (self, x, y) >= 0)
    return FALSE;
  self->at[DUNGEONEER_CELL (x, y)] = (gint8) self->n_places;
  self->places[self->n_places++] = (DungeoneerPlace) {
    .x = (gint8) x,
    .y = (gint8) y,
    .sides = sides,
    .is_entrance = is_entrance,
  };
  return TRUE;
}

/**
 * dungeoneer_map_find:
 * @self: a map
 * @x: column
 * @y: row
 *
 * Finds what lies in a cell.
 *
 * Returns: index of the place; -1: nothing, also beyond the cells there are
 */
int
dungeoneer_map_find (const DungeoneerMap *self, int x, int y)
{
  return DUNGEONEER_IN_REACH (x, y) ? self->at[DUNGEONEER_CELL (x, y)] : -1;
}

/**
 * dungeoneer_get_cell_beside:
 * @cell: a cell of the map
 * @side: a side of it
 *
 * Returns: the cell on that side, or -1 at the rim
 */
int
dungeoneer_get_cell_beside (guint cell, TmSide side)
{
  static const int dx[TM_N_SIDES] = { 0, 1, 0, -1 };
  static const int dy[TM_N_SIDES] = { -1, 0, 1, 0 };
  int x = DUNGEONEER_X (cell) + dx[side], y = DUNGEONEER_Y (cell) + dy[side];

  return DUNGEONEER_IN_REACH (x, y) ? DUNGEONEER_CELL (x, y) : -1;
}

/**
 * dungeoneer_unpack_sides:
 * @exits: exits of a card in one number, by side three bits each; negative: nobody has told them
 *
 * Returns: the exits; unknown ones if they are not told
 */
DungeoneerSides
dungeoneer_unpack_sides (gint32 exits)
{
  DungeoneerSides sides;

  for (guint side = 0; side < TM_N_SIDES; side++)
    sides.exits[side]
        = exits < 0 ? EXIT_UNKNOWN : (guint8) MIN (exits >> (3 * side) & 7, EXIT_UNKNOWN);
  return sides;
}

/**
 * dungeoneer_sides_turn:
 * @sides: the sides of a location
 * @quarters: how many quarters it is turned clockwise
 *
 * Turns a location.
 *
 * Returns: its sides as it lies then
 */
DungeoneerSides
dungeoneer_sides_turn (DungeoneerSides sides, guint quarters)
{
  DungeoneerSides turned;

  for (guint side = 0; side < TM_N_SIDES; side++)
    turned.exits[(side + quarters) % TM_N_SIDES] = sides.exits[side];
  return turned;
}

static int
find_beside (const DungeoneerMap *self, int x, int y, TmSide side)
{
  return dungeoneer_map_find (self, x + steps_x[side], y + steps_y[side]);
}

/**
 * dungeoneer_map_get_neighbour:
 * @self: a map
 * @place: a place
 * @side: one of its sides
 *
 * Finds the location beside another, R p. 9: also one behind a wall.
 *
 * Returns: index of the place, -1: there is none
 */
int
dungeoneer_map_get_neighbour (const DungeoneerMap *self, guint place, TmSide side)
{
  return find_beside (self, self->places[place].x, self->places[place].y, side);
}

/**
 * dungeoneer_map_is_working:
 * @self: a map
 * @place: a place
 * @side: one of its sides
 *
 * Tells whether one can leave by that side: R p. 9, and p. 18 on walls.
 *
 * Returns: whether there is a neighbour, and a wall on neither side
 */
gboolean
dungeoneer_map_is_working (const DungeoneerMap *self, guint place, TmSide side)
{
  int other = dungeoneer_map_get_neighbour (self, place, side);

  return other >= 0 && self->places[place].sides.exits[side] != EXIT_WALL
         && self->places[other].sides.exits[get_opposite (side)] != EXIT_WALL;
}

static guint
count_open_ends (const DungeoneerMap *self)
{
  guint n_open = 0;

  for (guint i = 0; i < self->n_places; i++)
    for (TmSide side = 0; side < TM_N_SIDES; side++)
      n_open += self->places[i].sides.exits[side] != EXIT_WALL
                && dungeoneer_map_get_neighbour (self, i, side) < 0;
  return n_open;
}

/* Ways */

/* Steps from each place to the nearest of @from, -1: no way; @origins (may be NULL): which of them it is,
 * the first of equally near ones. */
static void
measure (const DungeoneerMap *self,
         guint64 from,
         gint8 steps[DUNGEONEER_MAX_PLACES],
         gint8 *origins)
{
  gint8 queue[DUNGEONEER_MAX_PLACES];
  guint n_queued = 0;

  memset (steps, -1, DUNGEONEER_MAX_PLACES);
  for (guint i = 0; i < self->n_places; i++)
    if (from >> i & 1)
      {
        steps[i] = 0;
        queue[n_queued++] = (gint8) i;
        if (origins != NULL)
          origins[i] = (gint8) i;
      }
  for (guint i = 0; i < n_queued; i++)
    for (TmSide side = 0; side < TM_N_SIDES; side++)
      {
        guint here = (guint) queue[i];
        int other = dungeoneer_map_get_neighbour (self, here, side);

        if (!dungeoneer_map_is_working (self, here, side))
          continue;
        if (steps[other] < 0)
          {
            steps[other] = (gint8) (steps[here] + 1);
            queue[n_queued++] = (gint8) other;
            if (origins != NULL)
              origins[other] = origins[here];
          }
        else if (origins != NULL && steps[other] == steps[here] + 1)
          origins[other] = MIN (origins[other], origins[here]);
      }
}

static guint64
find_entrances (const DungeoneerMap *self)
{
  guint64 entrances = 0;

  for (guint i = 0; i < self->n_places; i++)
    if (self->places[i].is_entrance)
      entrances |= G_GUINT64_CONSTANT (1) << i;
  return entrances;
}

/* Places from which none of @from can be reached. */
static guint64
find_cut_off (const DungeoneerMap *self, guint64 from)
{
  gint8 steps[DUNGEONEER_MAX_PLACES];
  guint64 cut_off = 0;

  measure (self, from, steps, NULL);
  for (guint i = 0; i < self->n_places; i++)
    if (steps[i] < 0)
      cut_off |= G_GUINT64_CONSTANT (1) << i;
  return cut_off;
}

/**
 * dungeoneer_get_distance:
 * @self: a map
 * @place: a place
 * @entrance: (out): the nearest entrance, the first in the map of equally near ones; -1: no way
 *
 * Counts the steps to the nearest entrance over working exits.
 *
 * Returns: how many; -1: no way
 */
int
dungeoneer_get_distance (const DungeoneerMap *self, guint place, int *entrance)
{
  gint8 steps[DUNGEONEER_MAX_PLACES];
  gint8 origins[DUNGEONEER_MAX_PLACES];

  measure (self, find_entrances (self), steps, origins);
  *entrance = steps[place] >= 0 ? origins[place] : -1;
  return steps[place];
}

/* Laying */

typedef struct
{
  guint n_beside;
  /* Sets of sides. */
  guint joins;
  guint clashes;
  guint open_ends;
} Docking;

/* What the sides of a location meet in an empty cell. */
static void
dock (const DungeoneerMap *self, int x, int y, DungeoneerSides sides, Docking *docking)
{
  *docking = (Docking) { .open_ends = count_open_ends (self) };
  for (TmSide side = 0; side < TM_N_SIDES; side++)
    {
      int other = find_beside (self, x, y, side);
      DungeoneerExit own = (DungeoneerExit) sides.exits[side];
      DungeoneerExit met;

      if (other < 0)
        {
          docking->open_ends += own != EXIT_WALL;
          continue;
        }
      met = (DungeoneerExit) self->places[other].sides.exits[get_opposite (side)];
      docking->n_beside++;
      docking->open_ends -= met != EXIT_WALL;
      if (own != EXIT_WALL && met != EXIT_WALL)
        docking->joins |= 1u << side;
      else if (own != met && own != EXIT_UNKNOWN && met != EXIT_UNKNOWN)
        docking->clashes |= 1u << side;
    }
}

/* The first fault counts. */
static DungeoneerFault
find_laying_fault (const Docking *docking,
                   const DungeoneerLaying *laying,
                   const DungeoneerRules *rules)
{
  if (laying->turn % 2 != 0)
    return FAULT_SIDEWAYS;
  if (laying->turn == HALF_TURN && !dungeoneer_read_option (rules, OPTION_HALF_TURN))
    return FAULT_HALF_TURN;
  if (docking->n_beside == 0)
    return FAULT_APART;
  if (docking->clashes != 0)
    return FAULT_EXIT_TO_WALL;
  if (docking->joins == 0)
    return FAULT_CUT_OFF;
  return docking->open_ends == 0 && !laying->is_last ? FAULT_SEALED : FAULT_NONE;
}

static void
explain_laying (const Docking *docking,
                const DungeoneerLaying *laying,
                const DungeoneerRules *rules,
                const DungeoneerLaid *laid)
{
  for (TmSide side = 0; side < TM_N_SIDES; side++)
    if (docking->clashes >> side & 1)
      /* Translators: %s is a side of a card: north, east, south, west */
      dungeoneer_add_reason (rules, "dungeoneer.map.place.wall",
                             tm_text (N_ ("An exit would lie against a wall on this side: %s"),
                                      tm_arg_word (dungeoneer_side_words[side].name)));
  if (docking->joins != 0)
    dungeoneer_add_reason (rules, "dungeoneer.map.place.join",
                           tm_text_n ("%s exit would lie against an exit of a neighbour.",
                                      "%s exits would lie against exits of neighbours.",
                                      tm_arg_number ((gint32) laid->joins)));
  if (laid->fault == FAULT_NONE && laying->turn == HALF_TURN)
    dungeoneer_add_reason (rules, "dungeoneer.map.place.half-turn",
                           tm_text (N_ ("Upside down it is still parallel to the entrance.")));
  if (laid->fault != FAULT_NONE)
    return;
  if (docking->open_ends == 0)
    dungeoneer_add_reason (rules, "dungeoneer.map.place.sealed",
                           tm_text (N_ ("No exit is left open, but no location has to be laid "
                                        "after this one.")));
  else
    dungeoneer_add_reason (rules, "dungeoneer.map.place.sealed",
                           tm_text_n ("Afterwards %s exit leads where no location lies yet.",
                                      "Afterwards %s exits lead where no location lies yet.",
                                      tm_arg_number ((gint32) docking->open_ends)));
}

/**
 * dungeoneer_judge_laying:
 * @self: the map
 * @laying: the location, and where it is to lie
 * @rules: who reads the rules
 * @laid: (out): what comes of it
 *
 * Judges whether a location may be laid somewhere: R p. 6, 8, 9. What is counted, is counted as if it
 * lay there, whatever forbids it; in an occupied cell it cannot.
 */
void
dungeoneer_judge_laying (const DungeoneerMap *self,
                         const DungeoneerLaying *laying,
                         const DungeoneerRules *rules,
                         DungeoneerLaid *laid)
{
  int x = DUNGEONEER_X (laying->cell);
  int y = DUNGEONEER_Y (laying->cell);
  Docking docking;

  *laid = (DungeoneerLaid) { .sides = dungeoneer_sides_turn (laying->exits, laying->turn) };
  if (dungeoneer_map_find (self, x, y) >= 0)
    {
      laid->fault = FAULT_OCCUPIED;
      laid->open_ends = count_open_ends (self);
      return;
    }
  dock (self, x, y, laid->sides, &docking);
  for (TmSide side = 0; side < TM_N_SIDES; side++)
    laid->joins += docking.joins >> side & 1;
  laid->open_ends = docking.open_ends;
  laid->fault = find_laying_fault (&docking, laying, rules);
  if (dungeoneer_wants_reasons (rules))
    explain_laying (&docking, laying, rules, laid);
}

static gboolean
can_lie (const DungeoneerMap *self, const DungeoneerLaying *laying)
{
  DungeoneerLaying upright = *laying;
  Docking docking;

  upright.turn = 0;
  dock (self, DUNGEONEER_X (laying->cell), DUNGEONEER_Y (laying->cell),
        dungeoneer_sides_turn (laying->exits, laying->turn), &docking);
  return find_laying_fault (&docking, &upright, NULL) == FAULT_NONE;
}

/* Cells that are empty and beside a location. */
static void
mark_rim (const DungeoneerMap *self, guint8 rim[DUNGEONEER_SPAN * DUNGEONEER_SPAN])
{
  memset (rim, 0, DUNGEONEER_SPAN * DUNGEONEER_SPAN);
  for (guint i = 0; i < self->n_places; i++)
    for (TmSide side = 0; side < TM_N_SIDES; side++)
      {
        int x = self->places[i].x + steps_x[side];
        int y = self->places[i].y + steps_y[side];

        if (DUNGEONEER_IN_REACH (x, y) && dungeoneer_map_find (self, x, y) < 0)
          rim[DUNGEONEER_CELL (x, y)] = TRUE;
      }
}

/**
 * dungeoneer_list_layings:
 * @self: the map
 * @exits: a location, upright
 * @is_last: whether no location is left after it
 * @rules: who reads the rules
 * @ways: (out): by cell, how it can lie there: bit 0 upright, bit 1 half turned
 *
 * Finds all places for a location. Gives no reasons.
 */
void
dungeoneer_list_layings (const DungeoneerMap *self,
                         DungeoneerSides exits,
                         gboolean is_last,
                         const DungeoneerRules *rules,
                         guint8 ways[DUNGEONEER_SPAN * DUNGEONEER_SPAN])
{
  guint8 rim[DUNGEONEER_SPAN * DUNGEONEER_SPAN];
  gboolean has_turned = FALSE;

  memset (ways, 0, sizeof rim);
  mark_rim (self, rim);
  for (guint cell = 0; cell < G_N_ELEMENTS (rim); cell++)
    for (guint way = 0; way < 2 && rim[cell]; way++)
      if (can_lie (self, &(DungeoneerLaying) { cell, exits, way * HALF_TURN, is_last }))
        {
          ways[cell] = (guint8) (ways[cell] | 1u << way);
          has_turned = has_turned || way == 1;
        }
  if (!has_turned || dungeoneer_read_option (rules, OPTION_HALF_TURN))
    return;
  for (guint cell = 0; cell < G_N_ELEMENTS (rim); cell++)
    ways[cell] &= 1;
}

/* The map as a whole */

static guint
count_clashes (const DungeoneerMap *self)
{
  guint n_clashes = 0;

  for (guint i = 0; i < self->n_places; i++)
    for (TmSide side = TM_SIDE_UP; side <= TM_SIDE_RIGHT; side++)
      {
        int other = dungeoneer_map_get_neighbour (self, i, side);
        guint own = self->places[i].sides.exits[side];
        guint met = other >= 0 ? self->places[other].sides.exits[get_opposite (side)] : own;

        n_clashes += own != met && (own == EXIT_WALL || met == EXIT_WALL) && own != EXIT_UNKNOWN
                     && met != EXIT_UNKNOWN;
      }
  return n_clashes;
}

static DungeoneerFault
find_map_fault (const DungeoneerMap *self,
                gboolean has_overlap,
                guint left,
                const DungeoneerMapped *mapped)
{
  if (has_overlap)
    return FAULT_OVERLAP;
  if (count_clashes (self) > 0)
    return FAULT_EXIT_TO_WALL;
  if (mapped->unreachable != 0)
    return FAULT_UNREACHABLE;
  if (self->n_places > 0 && find_cut_off (self, 1) != 0)
    return FAULT_MAP_APART;
  return mapped->open_ends == 0 && left > 0 ? FAULT_SEALED : FAULT_NONE;
}

/**
 * dungeoneer_check_map:
 * @self: a map
 * @has_overlap: whether two locations were told for one cell
 * @left: how many locations are to be laid yet
 * @rules: who reads the rules
 * @mapped: (out): what is wrong with it
 *
 * Judges a whole map, as it is after locations were shifted: R “Shift” p. 19-20 («Сдвиг»), p. 8, 9.
 */
void
dungeoneer_check_map (const DungeoneerMap *self,
                      gboolean has_overlap,
                      guint left,
                      const DungeoneerRules *rules,
                      DungeoneerMapped *mapped)
{
  guint64 cut_off = find_cut_off (self, find_entrances (self));

  *mapped = (DungeoneerMapped) { .unreachable = cut_off, .open_ends = count_open_ends (self) };
  mapped->fault = find_map_fault (self, has_overlap, left, mapped);
  if (!dungeoneer_wants_reasons (rules))
    return;
  dungeoneer_add_reason (rules, "dungeoneer.general.shift",
                         tm_text (N_ ("What was shifted has to lie by the rules for laying, with "
                                      "a way to an entrance from every location.")));
  for (guint i = 0; i < self->n_places; i++)
    if (cut_off >> i & 1)
      dungeoneer_add_reason (
          rules, "dungeoneer.map.place.cut-off",
          tm_text (N_ ("No way to an entrance: %s"),
                   tm_arg_cell (GRID_MAP,
                                (guint) DUNGEONEER_CELL (self->places[i].x, self->places[i].y))));
  if (mapped->fault == FAULT_NONE && mapped->open_ends == 0)
    dungeoneer_add_reason (rules, "dungeoneer.map.place.sealed",
                           tm_text (N_ ("No exit is left open, but no location has to be laid "
                                        "any more.")));
}
