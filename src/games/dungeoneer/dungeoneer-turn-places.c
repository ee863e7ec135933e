/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Places in a move: entering, leaving, locks, and what is printed on a location. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-play.h"
#include "tm-text.h"

static guint
get_column (DungeoneerTurn *self, guint place)
{
  return place - dungeoneer_get_first (self->table, PIECE_LOCATION);
}

/**
 * dungeoneer_turn_set_place:
 * @self: a move while it is resolved
 * @place: a location
 * @layer: a layer of %GRID_PLACES
 * @value: its new value
 *
 * Sets something of a location as it lies.
 */
void
dungeoneer_turn_set_place (DungeoneerTurn *self, guint place, guint layer, gint32 value)
{
  tm_resolution_set_cell (self->resolution, GRID_PLACES, TM_NO_SEAT, layer,
                          get_column (self, place), 0, value);
}

/**
 * dungeoneer_turn_set_held:
 * @self: a move while it is resolved
 * @place: a location on the map
 * @side: a side of it
 * @seat: who has left the lock open there, or -1
 *
 * Opens a lock until somebody leaves, or shuts it.
 */
void
dungeoneer_turn_set_held (DungeoneerTurn *self, guint place, TmSide side, int seat)
{
  gint32 held = dungeoneer_get_place_value (self->table, place, PLACE_HELD);

  held &= ~(7 << (3 * side));
  dungeoneer_turn_set_place (self, place, PLACE_HELD, held | (seat + 1) << (3 * side));
}

/* Locks that a hero has opened shut behind it: R «Обычные выходы», p. 18. */
static void
shut_locks (DungeoneerTurn *self, guint place, guint seat)
{
  for (TmSide side = TM_SIDE_UP; side <= TM_SIDE_LEFT; side++)
    if (dungeoneer_get_held (self->table, place, side) == (int) seat)
      dungeoneer_turn_set_held (self, place, side, -1);
}

/* Monsters and traps that have not struck yet are left behind: R «Столкновение», p. 20. */
static void
leave_encounters (DungeoneerTurn *self, guint seat)
{
  for (guint i = 0; i < dungeoneer_count_attacks (self->table); i++)
    {
      DungeoneerAttack attack;

      dungeoneer_get_attack (self->table, i, &attack);
      if (attack.target != (gint32) seat || attack.result != OUTCOME_OPEN
          || attack.kind == ATTACKER_CHALLENGE
          || dungeoneer_is_affected (LEFT_RESPONSE, FALSE, &self->rules))
        continue;
      attack.result = OUTCOME_GONE;
      dungeoneer_turn_set_attack (self, i, &attack);
    }
}

/**
 * dungeoneer_turn_leave:
 * @self: a move while it is resolved
 * @seat: whose hero leaves its location
 *
 * Does what follows from leaving.
 */
void
dungeoneer_turn_leave (DungeoneerTurn *self, guint seat)
{
  int place = dungeoneer_get_place (self->table, seat);

  if (place >= 0)
    shut_locks (self, (guint) place, seat);
  leave_encounters (self, seat);
}

/* What is to be told of the location before it can be said what entering brings. */
static gint32
get_points (DungeoneerTurn *self, guint place, guint layer)
{
  gint32 points = dungeoneer_get_place_value (self->table, place, layer);

  if (points == DUNGEONEER_UNTOLD)
    dungeoneer_turn_note (
        self, layer == PLACE_PERIL ? "peril-untold" : "glory-untold", "dungeoneer.table.catalogue",
        layer == PLACE_PERIL ? tm_text (N_ ("Nobody has told the peril of this location."))
                             : tm_text (N_ ("Nobody has told the glory of this location.")));
  return MAX (points, 0);
}

static void
gain (DungeoneerTurn *self, guint seat, const DungeoneerEntered *entered, gint32 peril)
{
  dungeoneer_turn_add (self, COUNTER_GLORY, seat, entered->glory);
  dungeoneer_turn_add (self, COUNTER_PERIL, seat, entered->peril);
  if (entered->peril_dice > 0)
    {
      dungeoneer_turn_add_shared (self, COUNTER_PERIL_DICE, entered->peril_dice);
      dungeoneer_turn_set_shared (self, COUNTER_PERIL_LIMIT, peril);
    }
  if (entered->moved)
    dungeoneer_turn_set (self, COUNTER_MOVED, seat, 1);
}

/**
 * dungeoneer_turn_enter:
 * @self: a move while it is resolved
 * @seat: whose hero enters
 * @cell: the cell of the map, -1 where no map is kept
 * @by_warp: whether it was warped there
 * @told: (nullable): the points of the location, where no map is kept
 *
 * Puts a hero into a location and gives what entering brings. Source: R p. 10, 18, 19, 22.
 */
void
dungeoneer_turn_enter (
    DungeoneerTurn *self, guint seat, int cell, gboolean by_warp, const DungeoneerEntry *told)
{
  gboolean own_turn = dungeoneer_get_active (self->table) == (int) seat;
  int place = cell >= 0 ? dungeoneer_get_place_at (self->table, (guint) cell) : -1;
  DungeoneerEntry entry = told != NULL ? *told : (DungeoneerEntry) { 0 };
  DungeoneerEntered entered;
  gint32 hazard;

  if (place >= 0)
    {
      gint32 visited = dungeoneer_get_place_value (self->table, (guint) place, PLACE_VISITED);

      dungeoneer_turn_set (self, COUNTER_AT, seat, cell + 1);
      entry.visited = (visited & 1 << seat) != 0;
      if (own_turn && !entry.visited)
        {
          entry.peril = get_points (self, (guint) place, PLACE_PERIL);
          entry.glory = get_points (self, (guint) place, PLACE_GLORY);
          dungeoneer_turn_set_place (self, (guint) place, PLACE_VISITED, visited | 1 << seat);
        }
    }
  entry.own_turn = own_turn;
  entry.by_warp = by_warp;
  entry.solo = dungeoneer_is_solo (self->table);
  dungeoneer_judge_entry (&entry, &self->rules, &entered);
  gain (self, seat, &entered, entry.peril);
  if (place < 0 || !entered.hazard)
    return;
  hazard = dungeoneer_get_place_value (self->table, (guint) place, PLACE_HAZARD);
  if (hazard == HAZARD_SPIKES || hazard == HAZARD_PIT)
    dungeoneer_turn_set_shared (self, COUNTER_HAZARD,
                                (gint32) get_column (self, (guint) place) + 1);
}

/* What is printed on locations */

/* Layers that a card and its place share as they are. */
static const struct
{
  guint card;
  guint place;
} plain[] = {
  { LOCATION_PERIL, PLACE_PERIL },
  { LOCATION_GLORY, PLACE_GLORY },
  { LOCATION_HAZARD, PLACE_HAZARD },
};

/* The side of a card that lies on a side of the place. */
static guint
get_card_side (guint side, gint32 turn)
{
  return (side + TM_N_SIDES - (guint) turn % TM_N_SIDES) % TM_N_SIDES;
}

static void
copy_plain (DungeoneerTurn *self, guint place, gint32 face)
{
  for (guint i = 0; i < G_N_ELEMENTS (plain); i++)
    {
      gint32 card = dungeoneer_get_printed (self->table, GRID_LOCATIONS, face, plain[i].card);
      gint32 here = dungeoneer_get_place_value (self->table, place, plain[i].place);

      if (card != DUNGEONEER_UNTOLD)
        dungeoneer_turn_set_place (self, place, plain[i].place, card);
      else if (here != DUNGEONEER_UNTOLD)
        dungeoneer_turn_tell (self, GRID_LOCATIONS, face, plain[i].card, here);
    }
}

static void
copy_exits (DungeoneerTurn *self, guint place, gint32 face)
{
  gint32 turn = dungeoneer_get_place_value (self->table, place, PLACE_TURN);
  gint32 card = dungeoneer_get_printed (self->table, GRID_LOCATIONS, face, LOCATION_EXITS);
  gint32 here = dungeoneer_get_place_value (self->table, place, PLACE_EXITS);
  gint32 as_lying = 0, as_printed = 0;
  gboolean is_told = TRUE;

  for (guint side = 0; side < TM_N_SIDES; side++)
    {
      guint from = get_card_side (side, turn);

      as_lying |= (card >> (3 * from) & 7) << (3 * side);
      as_printed |= (here >> (3 * side) & 7) << (3 * from);
      is_told = is_told && (here >> (3 * side) & 7) != EXIT_UNKNOWN;
    }
  if (card != DUNGEONEER_UNTOLD)
    dungeoneer_turn_set_place (self, place, PLACE_EXITS, as_lying);
  else if (is_told)
    dungeoneer_turn_tell (self, GRID_LOCATIONS, face, LOCATION_EXITS, as_printed);
}

static void
copy_tests (DungeoneerTurn *self, guint place, gint32 face)
{
  gint32 turn = dungeoneer_get_place_value (self->table, place, PLACE_TURN);
  gint32 hazard = dungeoneer_get_printed (self->table, GRID_LOCATIONS, face, LOCATION_HAZARD_TEST);

  for (guint side = 0; side < TM_N_SIDES; side++)
    {
      guint from = get_card_side (side, turn);
      gint32 card
          = dungeoneer_get_printed (self->table, GRID_LOCATIONS, face, LOCATION_TEST_N + from);
      gint32 here = dungeoneer_get_place_value (self->table, place, PLACE_TEST_N + side);

      if (card > 0)
        dungeoneer_turn_set_place (self, place, PLACE_TEST_N + side, card);
      else if (here > 0)
        dungeoneer_turn_tell (self, GRID_LOCATIONS, face, LOCATION_TEST_N + from, here);
    }
  if (hazard > 0)
    dungeoneer_turn_set_place (self, place, PLACE_HAZARD_TEST, hazard);
}

static void
copy_flags (DungeoneerTurn *self, guint place, gint32 face)
{
  gint32 flags = dungeoneer_get_place_value (self->table, place, PLACE_FLAGS);
  gint32 entrance = dungeoneer_get_printed (self->table, GRID_LOCATIONS, face, LOCATION_ENTRANCE);
  gint32 ban = dungeoneer_get_printed (self->table, GRID_LOCATIONS, face, LOCATION_BAN);

  if (entrance > 0)
    flags |= PLACE_IS_ENTRANCE;
  if (ban != DUNGEONEER_UNTOLD)
    flags = ban > 0 ? flags | PLACE_BANS : flags & ~PLACE_BANS;
  dungeoneer_turn_set_place (self, place, PLACE_FLAGS, flags);
}

/**
 * dungeoneer_turn_copy_location:
 * @self: a move while it is resolved
 * @place: a location on the map
 *
 * Brings what is known of a card and what was told of its place together: the card counts.
 */
void
dungeoneer_turn_copy_location (DungeoneerTurn *self, guint place)
{
  gint32 face = tm_table_get_piece_face (self->table, place);

  if (face == TM_FACE_UNKNOWN)
    return;
  copy_plain (self, place, face);
  copy_exits (self, place, face);
  copy_tests (self, place, face);
  copy_flags (self, place, face);
}
