/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a running match knows of the mine, for the questions about it. */

#include "config.h"

#include "black-crystal-questions.h"
#include "black-crystal-turn.h"

/* Tiles that are neither crystal, exit, portal nor pit. */
#define N_ORDINARY 73

static void
set_sides (const CrystalMap *map, guint param, TmArgs *args)
{
  gint32 sides[CRYSTAL_MAX_SEATS];

  for (guint seat = 0; seat < map->n_seats; seat++)
    sides[seat] = map->sides[seat];
  tm_args_set_list (args, param, sides, map->n_seats);
}

/* The mine and who uses which entrance; the parameters follow each other. */
static void
set_map (const TmTable *table, const CrystalMap *map, guint param, TmArgs *args)
{
  g_autofree char *line = crystal_map_dup_line (map);

  tm_args_set (args, param, tm_box_intern (tm_table_get_box (table), line));
  set_sides (map, param + MINE_SIDES - MINE_MAP, args);
}

/* The mine, for a seat. */
static gboolean
set_mine (const TmTable *table, int seat, TmArgs *args, CrystalMap *map)
{
  if (!crystal_knows_map (table) || seat < 0)
    return FALSE;
  crystal_read_map (table, map);
  set_map (table, map, MINE_MAP, args);
  tm_args_set (args, MINE_SEAT, seat);
  return TRUE;
}

/* The seat that is asked about, else the one whose turn it is. */
static int
get_seat (const TmTable *table, const TmArgs *args)
{
  gint32 asked = tm_args_has (args, MINE_SEAT) ? tm_args_get (args, MINE_SEAT) : -1;

  return asked >= 0 && (guint) asked < tm_table_get_n_seats (table) ? asked
                                                                    : crystal_get_active (table);
}

static gint32
get_counter (const TmTable *table, guint counter, const TmArgs *args)
{
  return tm_table_get_counter (table, counter, (guint) tm_args_get (args, MINE_SEAT));
}

gboolean
crystal_fill_mine (const TmTable *table, TmArgs *args)
{
  CrystalMap map;

  return set_mine (table, get_seat (table, args), args, &map);
}

/* A flight whose landing has to be chosen is the one that is asked about. */
gboolean
crystal_fill_flee_path (const TmTable *table, TmArgs *args)
{
  CrystalPending flight;
  CrystalMap map;

  if (!crystal_get_pending (table, 0, &flight) || flight.kind != PENDING_FLEE)
    return crystal_fill_mine (table, args);
  if (!set_mine (table, flight.seat, args, &map))
    return FALSE;
  if (flight.b <= CRYSTAL_MAX_FLEE)
    tm_args_set (args, FLEE_PATH_STEPS, flight.b);
  if (!CRYSTAL_IS_ENTRANCE (flight.a))
    tm_args_set (args, FLEE_PATH_FROM, flight.a);
  return TRUE;
}

gboolean
crystal_fill_place_tile (const TmTable *table, TmArgs *args)
{
  if (!crystal_fill_mine (table, args))
    return FALSE;
  tm_args_set (args, PLACE_TILE_FIRST, get_counter (table, COUNTER_TURNS, args) == 0);
  return TRUE;
}

gboolean
crystal_fill_move (const TmTable *table, TmArgs *args)
{
  if (!crystal_fill_mine (table, args))
    return FALSE;
  if (tm_table_get_phase (table) == PHASE_ACT
      && tm_args_get (args, MINE_SEAT) == crystal_get_active (table))
    tm_args_set (args, ASK_MOVE_SPENT, tm_table_get_shared (table, COUNTER_STEPS) == 0);
  return TRUE;
}

gboolean
crystal_fill_mushroom (const TmTable *table, TmArgs *args)
{
  gint32 ordinary = tm_table_get_shared (table, COUNTER_BAG)
                    - tm_table_get_shared (table, COUNTER_BAG_CRYSTAL)
                    - tm_table_get_shared (table, COUNTER_BAG_EXIT)
                    - tm_table_get_shared (table, COUNTER_BAG_PORTAL)
                    - tm_table_get_shared (table, COUNTER_BAG_PIT);

  if (!crystal_fill_mine (table, args))
    return FALSE;
  tm_args_set (args, ASK_MUSHROOM_LEFT, tm_table_get_shared (table, COUNTER_MUSHROOMS_LEFT));
  tm_args_set (args, ASK_MUSHROOM_ORDINARY, CLAMP (ordinary, 0, N_ORDINARY));
  return TRUE;
}

gboolean
crystal_fill_explosive (const TmTable *table, TmArgs *args)
{
  if (!crystal_fill_mine (table, args))
    return FALSE;
  tm_args_set (args, ASK_EXPLOSIVE_LEFT, get_counter (table, COUNTER_EXPLOSIVES, args));
  return TRUE;
}

static gboolean
is_portal (const CrystalMap *map, int place)
{
  return place >= 0 && !CRYSTAL_IS_ENTRANCE (place) && crystal_map_has_tile (map, (guint) place)
         && map->cells[place].event == EVENT_PORTAL;
}

/* Only a dwarf that stands on a portal asks. */
gboolean
crystal_fill_portal (const TmTable *table, TmArgs *args)
{
  int active = crystal_get_active (table);
  gboolean is_occupied = FALSE;
  CrystalMap map;

  if (active < 0 || !crystal_knows_map (table))
    return FALSE;
  crystal_read_map (table, &map);
  if (!is_portal (&map, map.dwarfs[active]))
    return FALSE;
  for (guint seat = 0; seat < map.n_seats; seat++)
    is_occupied |= map.dwarfs[seat] != map.dwarfs[active] && is_portal (&map, map.dwarfs[seat]);
  tm_args_set (args, ASK_PORTAL_OPEN,
               (gint32) MIN (crystal_map_count_event (&map, EVENT_PORTAL), CRYSTAL_MAX_PORTALS));
  tm_args_set (args, ASK_PORTAL_ARRIVED, tm_table_get_shared (table, COUNTER_STEPS) == 0);
  tm_args_set (args, ASK_PORTAL_OCCUPIED, is_occupied);
  return TRUE;
}

gboolean
crystal_fill_pit (const TmTable *table, TmArgs *args)
{
  CrystalPending pit;
  CrystalMap map;

  if (!crystal_get_pending (table, 0, &pit) || pit.kind != PENDING_PIT)
    return FALSE;
  if (crystal_knows_map (table) && !CRYSTAL_IS_ENTRANCE (pit.a))
    {
      crystal_read_map (table, &map);
      set_map (table, &map, ASK_PIT_MAP, args);
      tm_args_set (args, ASK_PIT_CELL, pit.a);
      tm_args_set (args, ASK_PIT_OPEN, (gint32) MIN (crystal_map_count_event (&map, EVENT_PIT), 2));
    }
  return TRUE;
}

gboolean
crystal_fill_amulet (const TmTable *table, TmArgs *args)
{
  if (!crystal_fill_mine (table, args))
    return FALSE;
  tm_args_set (args, AMULET_CRYSTALS, get_counter (table, COUNTER_CRYSTALS, args));
  return TRUE;
}

gboolean
crystal_fill_enter (const TmTable *table, TmArgs *args)
{
  int active = crystal_get_active (table);

  if (active < 0)
    return FALSE;
  tm_args_set (args, ENTER_CRYSTALS,
               tm_table_get_counter (table, COUNTER_CRYSTALS, (guint) active));
  tm_args_set (args, ENTER_FINDERS,
               (gint32) MIN (crystal_count_before (table, (guint) active, FIND_JUNK_FINDER), 10));
  return TRUE;
}

/* The fight is that of the chances against the monster. */
gboolean
crystal_fill_odds_flee (const TmTable *table, TmArgs *args)
{
  static const guint8 same[][2] = {
    { ODDS_BOOM_MONSTER, ODDS_FLEE_MONSTER },
    { ODDS_BOOM_HEALTH, ODDS_FLEE_HEALTH },
    { ODDS_BOOM_OWN, ODDS_FLEE_OWN },
    { ODDS_BOOM_ONCE, ODDS_FLEE_ONCE },
  };
  CrystalPending fight;
  CrystalMap map;
  TmArgs odds;

  tm_args_init (&odds);
  if (!crystal_get_pending (table, 0, &fight) || fight.kind != PENDING_FIGHT
      || !crystal_fill_odds_boom (table, &odds) || !set_mine (table, fight.seat, args, &map))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (same); i++)
    if (tm_args_has (&odds, same[i][0]))
      tm_args_set (args, same[i][1], tm_args_get (&odds, same[i][0]));
  return TRUE;
}
