/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be done by touching the mine: digging, walking, portals, fleeing, rubble. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-offers.h"
#include "black-crystal-play.h"
#include "black-crystal-setup.h"

#define SIDES_BIT (1u << DIG_SIDES)

/* What a seat has to break a wall with, the cheapest first. */
static CrystalMeans
find_means (const TmTable *table, const CrystalMap *map, guint seat)
{
  static const CrystalMeans order[]
      = { MEANS_IRON_HEAD, MEANS_ENGINEER, MEANS_EXPLOSIVE, MEANS_MINER };
  int place = map->dwarfs[seat];

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      if (!crystal_has_means (table, seat, order[i]))
        continue;
      if (order[i] == MEANS_IRON_HEAD
          && (CRYSTAL_IS_ENTRANCE (place) || crystal_map_get_blocked (map, seat, place) < 3))
        continue;
      return order[i];
    }
  return MEANS_NONE;
}

static void
add_cell_offer (TmOffer *offer, guint param, int cell)
{
  offer->cell = (GRID_MINE << 16) | cell;
  tm_offer_preset (offer, param, cell);
}

static void
offer_dig (TmOffers *offers, guint seat, int cell, CrystalMeans means)
{
  TmOffer *offer = crystal_add_for (
      offers, MOVE_DIG, (int) seat,
      means == MEANS_NONE
          ? tm_text (N_ ("Dig %s"), tm_arg_cell (GRID_MINE, (guint) cell))
          : tm_text (N_ ("Break through to %s: %s"), tm_arg_cell (GRID_MINE, (guint) cell),
                     tm_arg_word (crystal_means_words[means].name)),
      FALSE);

  add_cell_offer (offer, DIG_CELL, cell);
  tm_offer_preset (offer, DIG_MEANS, means);
  offer->asked = SIDES_BIT;
}

static void
offer_step (TmOffers *offers, guint seat, const CrystalMap *map, int cell, CrystalMeans means)
{
  TmOffer *offer = crystal_add_for (
      offers, MOVE_STEP, (int) seat,
      means == MEANS_NONE
          ? tm_text (N_ ("Walk to %s"), tm_arg_cell (GRID_MINE, (guint) cell))
          : tm_text (N_ ("Break through to %s: %s"), tm_arg_cell (GRID_MINE, (guint) cell),
                     tm_arg_word (crystal_means_words[means].name)),
      FALSE);

  add_cell_offer (offer, STEP_CELL, cell);
  tm_offer_preset (offer, STEP_MEANS, means);
  if (map->cells[cell].laid == LAID_FACE_DOWN)
    offer->asked = 1u << STEP_EVENT | 1u << STEP_SIDES;
}

/* One neighbour: dig or walk, through the wall if there is something to break it with. */
static void
offer_neighbour (const TmTable *table,
                 TmOffers *offers,
                 guint seat,
                 const CrystalMap *map,
                 int cell,
                 gboolean is_open,
                 gboolean may_walk)
{
  gboolean has_tile = tm_table_get_option (table, OPTION_TILES) == TM_SOURCE_APP;
  gboolean is_undug = map->cells[cell].laid == LAID_NONE;
  CrystalMeans means = MEANS_NONE;
  guint piece;

  if (map->cells[cell].laid == LAID_MUSHROOM || (!is_undug && !may_walk)
      || (!is_open && map->cells[cell].rubble))
    return;
  if (!is_open || map->cells[cell].rubble)
    {
      means = find_means (table, map, seat);
      if (means == MEANS_NONE || (means == MEANS_IRON_HEAD && !is_undug))
        return;
    }
  if (!is_undug)
    offer_step (offers, seat, map, cell, means);
  else if (!has_tile || crystal_get_taken (table, seat, &piece) >= 0)
    offer_dig (offers, seat, cell, means);
}

static void
offer_draw (const TmTable *table, TmOffers *offers, guint seat, gboolean can_dig)
{
  guint piece;

  if (tm_table_get_option (table, OPTION_TILES) == TM_SOURCE_APP && can_dig
      && tm_table_get_shared (table, COUNTER_BAG) > 0
      && crystal_get_taken (table, seat, &piece) < 0)
    crystal_add_for (offers, MOVE_DRAW_TILE, (int) seat, tm_text (N_ ("Draw a tile")), TRUE);
}

static gboolean
has_undug_neighbour (const CrystalMap *map, guint cell)
{
  for (TmSide side = TM_SIDE_UP; side < TM_N_SIDES; side++)
    {
      int next = crystal_get_neighbour (cell, side);

      if (next >= 0 && map->cells[next].laid == LAID_NONE && crystal_map_leads (map, cell, side))
        return TRUE;
    }
  return FALSE;
}

/* Who has a tile in hand lays it; and a house may play that whoever can dig has to. */
static gboolean
may_walk (const TmTable *table, guint seat, const CrystalMap *map, guint cell)
{
  guint piece;

  if (crystal_get_taken (table, seat, &piece) >= 0)
    return FALSE;
  return tm_table_get_option (table, OPTION_WALK_OR_DIG) != WALK_DIG_FIRST
         || !has_undug_neighbour (map, cell);
}

static void
offer_from_entrance (const TmTable *table, TmOffers *offers, guint seat, const CrystalMap *map)
{
  TmSide door = (TmSide) map->sides[seat];
  guint cell = map->entrances[door];
  gboolean is_open = map->cells[cell].laid != LAID_TILE || crystal_map_is_door_open (map, door);

  offer_draw (table, offers, seat, map->cells[cell].laid == LAID_NONE);
  offer_neighbour (table, offers, seat, map, (int) cell, is_open, TRUE);
}

/* The way home: through the own door, after the first turn. */
static void
offer_home (const TmTable *table, TmOffers *offers, guint seat, const CrystalMap *map, guint cell)
{
  TmSide door = (TmSide) map->sides[seat];
  TmOffer *offer;

  if (map->entrances[door] != cell || !crystal_map_is_door_open (map, door)
      || tm_table_get_counter (table, COUNTER_TURNS, seat) == 0)
    return;
  offer = crystal_add_for (offers, MOVE_STEP, (int) seat, tm_text (N_ ("Back to the entrance")),
                           FALSE);
  tm_offer_preset (offer, STEP_HOME, 1);
}

/* A portal can be used after the step, too. */
static void
offer_portals (TmOffers *offers, guint seat, const CrystalMap *map)
{
  int place = map->dwarfs[seat];

  if (CRYSTAL_IS_ENTRANCE (place) || map->cells[place].laid != LAID_TILE
      || map->cells[place].event != EVENT_PORTAL || map->cells[place].rubble)
    return;
  for (guint to = 0; to < CRYSTAL_N_CELLS; to++)
    if (to != (guint) place && map->cells[to].laid == LAID_TILE
        && map->cells[to].event == EVENT_PORTAL)
      add_cell_offer (
          crystal_add_for (offers, MOVE_PORTAL, (int) seat,
                           tm_text (N_ ("Through the portal to %s"), tm_arg_cell (GRID_MINE, to)),
                           FALSE),
          PORTAL_CELL, (int) to);
}

/**
 * crystal_offer_steps:
 * @table: a table
 * @offers: where to add them
 * @seat: whose step it is
 *
 * Offers all steps of a dwarf. Without a map there is one offer to dig and one to walk.
 */
void
crystal_offer_steps (const TmTable *table, TmOffers *offers, guint seat)
{
  CrystalMap map;
  gboolean walks;
  guint cell, piece;

  if (!crystal_knows_map (table))
    {
      gboolean has_tile = crystal_get_taken (table, seat, &piece) >= 0;

      offer_draw (table, offers, seat, TRUE);
      if (tm_table_get_option (table, OPTION_TILES) == TM_SOURCE_APP
              ? has_tile
              : tm_table_get_shared (table, COUNTER_BAG) > 0)
        crystal_add_for (offers, MOVE_DIG, (int) seat, tm_text (N_ ("Dig")), FALSE);
      if (!has_tile)
        crystal_add_for (offers, MOVE_STEP, (int) seat, tm_text (N_ ("Walk")), FALSE);
      return;
    }
  crystal_read_map (table, &map);
  if (CRYSTAL_IS_ENTRANCE (map.dwarfs[seat]))
    {
      offer_from_entrance (table, offers, seat, &map);
      return;
    }
  cell = (guint) map.dwarfs[seat];
  if (map.cells[cell].rubble)
    return;
  walks = may_walk (table, seat, &map, cell);
  offer_draw (table, offers, seat, has_undug_neighbour (&map, cell));
  for (TmSide side = TM_SIDE_UP; side < TM_N_SIDES; side++)
    {
      int next = crystal_get_neighbour (cell, side);
      gboolean is_way;

      if (next < 0)
        continue;
      is_way = map.cells[next].laid == LAID_TILE ? crystal_map_is_open (&map, cell, side)
                                                 : crystal_map_leads (&map, cell, side);
      offer_neighbour (table, offers, seat, &map, next, is_way,
                       walks && crystal_may_walk_to (table, seat, next));
    }
  if (walks && crystal_may_walk_to (table, seat, CRYSTAL_AT_ENTRANCE (map.sides[seat])))
    offer_home (table, offers, seat, &map, cell);
}

/**
 * crystal_offer_landings:
 * @table: a table
 * @offers: where to add them
 * @flee: the flight whose end has to be chosen
 */
void
crystal_offer_landings (const TmTable *table, TmOffers *offers, const CrystalPending *flee)
{
  CrystalFlight flight;
  CrystalMap map;
  g_autoptr (TmResolution) resolution = NULL;

  if (!crystal_knows_map (table))
    {
      crystal_add_for (offers, MOVE_FLEE, flee->seat, tm_text (N_ ("The dwarf has fled")), TRUE);
      return;
    }
  resolution = tm_resolution_new (tm_table_get_box (table));
  tm_resolution_reset (resolution, table, FALSE);
  crystal_read_map (table, &map);
  crystal_map_flee (&map, (guint) flee->seat, flee->a, (guint) flee->b & 0xff, resolution, &flight);
  for (guint i = 0; i < flight.n_landings; i++)
    {
      int place = flight.landings[i];
      TmOffer *offer = crystal_add_for (
          offers, MOVE_FLEE, flee->seat,
          CRYSTAL_IS_ENTRANCE (place)
              ? tm_text (N_ ("Flee to the entrance"))
              : tm_text (N_ ("Flee to %s"), tm_arg_cell (GRID_MINE, (guint) place)),
          i == 0);

      if (CRYSTAL_IS_ENTRANCE (place))
        tm_offer_preset (offer, FLEE_HOME, 1);
      else
        add_cell_offer (offer, FLEE_CELL, place);
    }
}

static gboolean
has_rubble_near (const CrystalMap *map, int place, guint *cell)
{
  if (CRYSTAL_IS_ENTRANCE (place))
    return FALSE;
  *cell = (guint) place;
  if (map->cells[place].rubble)
    return TRUE;
  for (TmSide side = TM_SIDE_UP; side < TM_N_SIDES; side++)
    {
      int next = crystal_get_neighbour ((guint) place, side);

      if (next >= 0 && map->cells[next].rubble && crystal_map_is_open (map, (guint) place, side))
        {
          *cell = (guint) next;
          return TRUE;
        }
    }
  return FALSE;
}

static void
offer_rubble (const TmTable *table, TmOffers *offers, guint seat, const CrystalMap *map)
{
  static const CrystalMeans all[] = { MEANS_ENGINEER, MEANS_EXPLOSIVE, MEANS_MINER, MEANS_PICK };
  guint cell;
  TmOffer *offer;

  if (!has_rubble_near (map, map->dwarfs[seat], &cell))
    return;
  offer = crystal_add_for (
      offers, MOVE_CLEAR_BY_TIME, (int) seat,
      tm_text (N_ ("Clear the rubble on %s by a lost turn"), tm_arg_cell (GRID_MINE, cell)), FALSE);
  tm_offer_preset (offer, CLEAR_CELL, (gint32) cell);
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    if (crystal_has_means (table, seat, all[i]))
      {
        offer = crystal_add_for (offers, MOVE_BLAST, (int) seat,
                                 tm_text (N_ ("Clear the rubble on %s: %s"),
                                          tm_arg_cell (GRID_MINE, cell),
                                          tm_arg_word (crystal_means_words[all[i]].name)),
                                 FALSE);
        tm_offer_preset (offer, BLAST_USE, 0);
        tm_offer_preset (offer, BLAST_CELL, (gint32) cell);
        tm_offer_preset (offer, BLAST_MEANS, all[i]);
        return;
      }
}

static void
offer_blocking (const TmTable *table, TmOffers *offers, guint seat, const CrystalMap *map)
{
  CrystalMeans means
      = crystal_has_means (table, seat, MEANS_ENGINEER) ? MEANS_ENGINEER : MEANS_EXPLOSIVE;
  guint left = (guint) tm_table_get_counter (table, COUNTER_EXPLOSIVES, seat);
  int place = map->dwarfs[seat];

  if (CRYSTAL_IS_ENTRANCE (place) || !crystal_has_means (table, seat, means))
    return;
  for (TmSide side = TM_SIDE_UP; side < TM_N_SIDES; side++)
    {
      int next = crystal_get_neighbour ((guint) place, side);
      TmOffer *offer;

      if (next < 0
          || crystal_forbids (
              crystal_map_judge_blast (map, seat, BLAST_RUBBLE, (guint) next, means, left)))
        continue;
      offer = crystal_add_for (
          offers, MOVE_BLAST, (int) seat,
          tm_text (N_ ("Lay rubble on %s"), tm_arg_cell (GRID_MINE, (guint) next)), FALSE);
      tm_offer_preset (offer, BLAST_USE, 1);
      tm_offer_preset (offer, BLAST_CELL, next);
      tm_offer_preset (offer, BLAST_MEANS, means);
    }
}

/* Tiles whose sides were not told when they were laid can still be told. */
static void
offer_sides (TmOffers *offers, const CrystalMap *map, guint seat)
{
  for (guint cell = 0; cell < CRYSTAL_N_CELLS; cell++)
    {
      TmOffer *offer;

      if (map->cells[cell].laid != LAID_TILE || map->cells[cell].untold == 0)
        continue;
      offer = crystal_add_for (
          offers, MOVE_SET_SIDES, TM_NO_SEAT,
          tm_text (N_ ("Tell the open sides of %s"), tm_arg_cell (GRID_MINE, cell)), FALSE);
      offer->is_usual = map->dwarfs[seat] == (int) cell;
      add_cell_offer (offer, SET_SIDES_CELL, (int) cell);
    }
}

/**
 * crystal_offer_ground:
 * @table: a table
 * @offers: where to add them
 * @seat: whose turn it is
 *
 * Offers what can be done before the step or after it: portals, and rubble near the dwarf; in a lost turn
 * nothing of it.
 */
void
crystal_offer_ground (const TmTable *table, TmOffers *offers, guint seat)
{
  CrystalMap map;

  if (!crystal_knows_map (table))
    return;
  crystal_read_map (table, &map);
  if (!crystal_is_turn_lost (table))
    {
      offer_portals (offers, seat, &map);
      offer_rubble (table, offers, seat, &map);
      offer_blocking (table, offers, seat, &map);
    }
  offer_sides (offers, &map, seat);
}

/**
 * crystal_offer_laying:
 * @table: a table
 * @offers: where to add them
 * @lay: the further tiles that may be laid
 */
void
crystal_offer_laying (const TmTable *table, TmOffers *offers, const CrystalPending *lay)
{
  guint8 cells[CRYSTAL_N_CELLS];
  guint n_cells = crystal_list_laying (table, lay, cells);
  gboolean may_hide
      = lay->b == LAYING_GLASSES || lay->b == LAYING_KILLABOT || lay->b == LAYING_FIREFLY;

  offer_draw (table, offers, (guint) lay->seat, n_cells > 0);
  if (tm_table_get_option (table, OPTION_TILES) == TM_SOURCE_APP)
    {
      guint piece;

      if (crystal_get_taken (table, (guint) lay->seat, &piece) < 0)
        return;
    }
  for (guint i = 0; i < n_cells; i++)
    {
      TmOffer *offer = crystal_add_for (
          offers, MOVE_LAY_EXTRA, lay->seat,
          tm_text (N_ ("Lay a tile on %s"), tm_arg_cell (GRID_MINE, cells[i])), FALSE);

      add_cell_offer (offer, LAY_CELL, cells[i]);
      offer->asked = 1u << LAY_EVENT | 1u << LAY_SIDES | (may_hide ? 1u << LAY_FACE_DOWN : 0);
    }
}

/* Rubble falls beside a dwarf: it is cleared by a lost turn, or by means before it lies at all. */
static void
offer_cave_in (const TmTable *table, TmOffers *offers, const CrystalPending *thrown)
{
  static const CrystalMeans all[] = { MEANS_EXPLOSIVE, MEANS_PICK, MEANS_BOMB, MEANS_ENGINEER };
  guint8 cells[TM_N_SIDES];
  guint n_cells = crystal_list_cave_ins (table, thrown, cells);

  for (guint i = 0; i < n_cells; i++)
    {
      TmOffer *offer = crystal_add_for (
          offers, MOVE_CLEAR_BY_TIME, thrown->seat,
          tm_text (N_ ("Rubble falls on %s, a turn is lost"), tm_arg_cell (GRID_MINE, cells[i])),
          i == 0);

      add_cell_offer (offer, CLEAR_CELL, cells[i]);
      for (guint j = 0; j < G_N_ELEMENTS (all); j++)
        {
          if (!crystal_has_means (table, (guint) thrown->seat, all[j]))
            continue;
          offer = crystal_add_for (offers, MOVE_BLAST, thrown->seat,
                                   tm_text (N_ ("Clear the rubble on %s: %s"),
                                            tm_arg_cell (GRID_MINE, cells[i]),
                                            tm_arg_word (crystal_means_words[all[j]].name)),
                                   FALSE);
          tm_offer_preset (offer, BLAST_USE, 0);
          tm_offer_preset (offer, BLAST_CELL, cells[i]);
          tm_offer_preset (offer, BLAST_MEANS, all[j]);
        }
    }
}

static void
offer_throw_to (TmOffers *offers, const CrystalPending *thrown, int place, gboolean is_primary)
{
  TmOffer *offer = crystal_add_for (
      offers, MOVE_THROWN, thrown->seat,
      CRYSTAL_IS_ENTRANCE (place)
          ? tm_text (N_ ("%s goes to the entrance"), tm_arg_seat ((guint) thrown->seat))
          : tm_text (N_ ("%s goes to %s"), tm_arg_seat ((guint) thrown->seat),
                     tm_arg_cell (GRID_MINE, (guint) place)),
      is_primary);

  tm_offer_preset (offer, THROWN_SEAT, thrown->seat);
  tm_offer_preset (offer, THROWN_BY, thrown->a);
  if (CRYSTAL_IS_ENTRANCE (place))
    {
      tm_offer_preset (offer, THROWN_HOME, 1);
      return;
    }
  add_cell_offer (offer, THROWN_CELL, place);
  offer->asked = 1u << THROWN_EVENT | 1u << THROWN_SIDES;
}

/**
 * crystal_offer_throw:
 * @table: a table
 * @offers: where to add them
 * @thrown: the dwarf that is moved by something
 */
void
crystal_offer_throw (const TmTable *table, TmOffers *offers, const CrystalPending *thrown)
{
  guint8 places[CRYSTAL_N_PLACES];
  CrystalMap map;
  guint n_places, piece;

  if (thrown->a == CRYSTAL_BY_CAVE_IN)
    {
      offer_cave_in (table, offers, thrown);
      return;
    }
  if (!crystal_knows_map (table))
    {
      TmOffer *offer = crystal_add_for (offers, MOVE_THROWN, thrown->seat,
                                        tm_text (N_ ("The dwarf is where it belongs")), TRUE);

      tm_offer_preset (offer, THROWN_SEAT, thrown->seat);
      tm_offer_preset (offer, THROWN_BY, thrown->a);
      offer->asked = 1u << THROWN_EVENT;
      return;
    }
  if (thrown->a == BY_ARGUMENT)
    {
      TmOffer *offer = crystal_add_for (offers, MOVE_THROWN, thrown->seat,
                                        tm_text (N_ ("The walk ends here")), FALSE);

      tm_offer_preset (offer, THROWN_SEAT, thrown->seat);
      tm_offer_preset (offer, THROWN_BY, thrown->a);
    }
  crystal_read_map (table, &map);
  n_places = crystal_list_throws (table, thrown, places);
  for (guint i = 0; i < n_places; i++)
    {
      gboolean is_undug
          = !CRYSTAL_IS_ENTRANCE (places[i]) && map.cells[places[i]].laid == LAID_NONE;

      if (is_undug && tm_table_get_option (table, OPTION_TILES) == TM_SOURCE_APP
          && crystal_get_taken (table, (guint) thrown->seat, &piece) < 0)
        offer_draw (table, offers, (guint) thrown->seat, TRUE);
      else
        offer_throw_to (offers, thrown, places[i], i == 0);
    }
}

static gboolean
can_meet (const CrystalMap *map, guint seat, guint rival)
{
  int from = map->dwarfs[seat];
  int to = map->dwarfs[rival];
  int side;

  if (CRYSTAL_IS_ENTRANCE (from) || CRYSTAL_IS_ENTRANCE (to) || map->cells[from].rubble
      || map->cells[to].rubble)
    return FALSE;
  side = crystal_find_side ((guint) from, (guint) to);
  return side >= 0 && crystal_map_is_open (map, (guint) from, (TmSide) side);
}

/**
 * crystal_offer_challenges:
 * @table: a table
 * @offers: where to add them
 *
 * Offers duels between the dwarf whose turn it is and its neighbours, begun by either.
 */
void
crystal_offer_challenges (const TmTable *table, TmOffers *offers)
{
  int active = crystal_get_active (table);
  CrystalMap map;

  if (active < 0 || !crystal_knows_map (table)
      || tm_table_get_option (table, OPTION_CHALLENGE) == CHALLENGE_MOVE)
    return;
  crystal_read_map (table, &map);
  for (guint rival = 0; rival < tm_table_get_n_seats (table); rival++)
    {
      guint pair[2] = { (guint) active, rival };

      if ((int) rival == active || !can_meet (&map, (guint) active, rival))
        continue;
      for (guint i = 0; i < 2; i++)
        {
          TmOffer *offer = crystal_add_for (
              offers, MOVE_CHALLENGE, (int) pair[i],
              tm_text (N_ ("Start a duel with %s"), tm_arg_seat (pair[1 - i])), FALSE);

          tm_offer_preset (offer, CHALLENGE_SEAT, (gint32) pair[i]);
          tm_offer_preset (offer, CHALLENGE_RIVAL, (gint32) pair[1 - i]);
        }
    }
}
