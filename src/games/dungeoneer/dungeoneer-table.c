/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading a running table: seats, turns, places. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-table.h"
#include "tm-text.h"

/**
 * dungeoneer_is_solo:
 * @table: a table
 *
 * Returns: whether one plays alone
 */
gboolean
dungeoneer_is_solo (const TmTable *table)
{
  return tm_table_get_n_seats (table) == 1;
}

/**
 * dungeoneer_is_over:
 * @table: a table
 *
 * Returns: whether the match is over
 */
gboolean
dungeoneer_is_over (const TmTable *table)
{
  return tm_table_get_phase (table) == PHASE_OVER;
}

/**
 * dungeoneer_has_map:
 * @table: a table
 *
 * Returns: whether the map is kept here, not only on the real table
 */
gboolean
dungeoneer_has_map (const TmTable *table)
{
  return tm_table_get_option (table, OPTION_MAP) == MAP_FULL;
}

/**
 * dungeoneer_has_variant:
 * @table: a table
 * @option: the option of a variant
 *
 * Returns: whether it is played
 */
gboolean
dungeoneer_has_variant (const TmTable *table, guint option)
{
  return tm_table_get_option (table, option) != 0;
}

/**
 * dungeoneer_get_active:
 * @table: a table
 *
 * Returns: the seat whose turn it is, or -1
 */
int
dungeoneer_get_active (const TmTable *table)
{
  guint32 turn = tm_table_get_turn (table);

  return turn == 0 ? -1 : g_bit_nth_lsf (turn, -1);
}

/**
 * dungeoneer_get:
 * @table: a table
 * @counter: a counter of the seats
 * @seat: a seat
 *
 * Returns: its value
 */
gint32
dungeoneer_get (const TmTable *table, guint counter, guint seat)
{
  return tm_table_get_counter (table, counter, seat);
}

/**
 * dungeoneer_get_alive:
 * @table: a table
 *
 * Returns: set of the seats whose heroes are in the game
 */
guint32
dungeoneer_get_alive (const TmTable *table)
{
  guint32 alive = 0;

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (dungeoneer_get (table, COUNTER_ALIVE, seat) != 0)
      alive |= 1u << seat;
  return alive;
}

/**
 * dungeoneer_get_next:
 * @table: a table
 * @seat: a seat
 *
 * Returns: the next living seat to the left, @seat itself if there is no other
 */
guint
dungeoneer_get_next (const TmTable *table, guint seat)
{
  guint n_seats = tm_table_get_n_seats (table);

  for (guint i = 1; i < n_seats; i++)
    if (dungeoneer_get (table, COUNTER_ALIVE, (seat + i) % n_seats) != 0)
      return (seat + i) % n_seats;
  return seat;
}

/**
 * dungeoneer_get_when:
 * @table: a table
 *
 * Returns: the phase, as the rules on battles and quests call it
 */
DungeoneerWhen
dungeoneer_get_when (const TmTable *table)
{
  switch (tm_table_get_phase (table))
    {
    case PHASE_MISDEEDS:
      return WHEN_MISDEEDS;
    case PHASE_FEATS:
      return WHEN_FEATS;
    case PHASE_DISCARD:
      return WHEN_DISCARD;
    default:
      return WHEN_LOCATIONS;
    }
}

/**
 * dungeoneer_get_moment:
 * @table: a table
 *
 * Returns: the phase, as cards name it; the response step of a battle goes before it
 */
DungeoneerMoment
dungeoneer_get_moment (const TmTable *table)
{
  if (dungeoneer_get_step (table) == STEP_RESPONSE)
    return MOMENT_RESPONSE;
  switch (tm_table_get_phase (table))
    {
    case PHASE_MISDEEDS:
      return MOMENT_MISDEEDS;
    case PHASE_LOCATIONS:
      return MOMENT_LOCATIONS;
    case PHASE_FEATS:
      return MOMENT_FEATS;
    case PHASE_DISCARD:
      return MOMENT_DISCARD;
    default:
      return MOMENT_RESET;
    }
}

/**
 * dungeoneer_get_purse:
 * @table: a table
 * @seat: a seat
 *
 * Returns: its action points, and whether they are those of its own turn
 */
DungeoneerPurse
dungeoneer_get_purse (const TmTable *table, guint seat)
{
  return (DungeoneerPurse) {
    .ap = dungeoneer_get (table, COUNTER_AP, seat),
    .saved = dungeoneer_get (table, COUNTER_SAVED_AP, seat),
    .fall_ap = dungeoneer_get (table, COUNTER_FALL_AP, seat),
    .own_turn = dungeoneer_get_active (table) == (int) seat,
  };
}

/**
 * dungeoneer_count_zone:
 * @table: a table
 * @zone: a zone
 * @seat: whose, or %TM_NO_SEAT
 *
 * Returns: how many cards lie there
 */
guint
dungeoneer_count_zone (const TmTable *table, guint zone, int seat)
{
  return tm_table_count_zone (table, tm_table_get_zone (table, zone, seat));
}

/**
 * dungeoneer_get_first:
 * @table: a table
 * @kind: kind of piece
 *
 * Gets the first piece of a kind: pieces are numbered through all kinds.
 *
 * Returns: a piece
 */
guint
dungeoneer_get_first (const TmTable *table, guint kind)
{
  guint n_pieces;

  return tm_box_get_first_piece (tm_table_get_box (table), kind, TM_NO_SEAT, &n_pieces);
}

/* Places */

/**
 * dungeoneer_get_place_at:
 * @table: a table
 * @cell: a cell of the map
 *
 * Returns: the location there, a piece, or -1
 */
int
dungeoneer_get_place_at (const TmTable *table, guint cell)
{
  guint zone = tm_table_get_zone (table, ZONE_MAP, TM_NO_SEAT);
  guint first = dungeoneer_get_first (table, PIECE_LOCATION);

  for (guint piece = first; piece < first + DUNGEONEER_N_LOCATIONS; piece++)
    if (tm_table_get_piece_zone (table, piece) == zone
        && tm_table_get_piece_place (table, piece) == (gint32) cell)
      return (int) piece;
  return -1;
}

/**
 * dungeoneer_get_place:
 * @table: a table
 * @seat: a seat
 *
 * Returns: the location in which its hero stands, a piece, or -1
 */
int
dungeoneer_get_place (const TmTable *table, guint seat)
{
  gint32 at = dungeoneer_get (table, COUNTER_AT, seat);

  return at == 0 ? -1 : dungeoneer_get_place_at (table, (guint) at - 1);
}

/**
 * dungeoneer_get_cell:
 * @table: a table
 * @place: a location on the map
 *
 * Returns: the cell in which it lies
 */
guint
dungeoneer_get_cell (const TmTable *table, guint place)
{
  return (guint) tm_table_get_piece_place (table, place);
}

/**
 * dungeoneer_get_place_value:
 * @table: a table
 * @place: a location
 * @layer: a layer of %GRID_PLACES
 *
 * Returns: what is told of the location as it lies
 */
gint32
dungeoneer_get_place_value (const TmTable *table, guint place, guint layer)
{
  return tm_table_get_cell (table, GRID_PLACES, TM_NO_SEAT, layer,
                            place - dungeoneer_get_first (table, PIECE_LOCATION), 0);
}

/**
 * dungeoneer_get_exit:
 * @table: a table
 * @place: a location on the map
 * @side: a side of it, as it lies
 *
 * Returns: the exit there
 */
DungeoneerExit
dungeoneer_get_exit (const TmTable *table, guint place, TmSide side)
{
  gint32 exits = dungeoneer_get_place_value (table, place, PLACE_EXITS);

  return (DungeoneerExit) MIN (exits >> (3 * side) & 7, EXIT_UNKNOWN);
}

/**
 * dungeoneer_get_held:
 * @table: a table
 * @place: a location on the map
 * @side: a side of it
 *
 * Returns: the seat that has left the lock open there, or -1
 */
int
dungeoneer_get_held (const TmTable *table, guint place, TmSide side)
{
  return (dungeoneer_get_place_value (table, place, PLACE_HELD) >> (3 * side) & 7) - 1;
}

/**
 * dungeoneer_is_entrance:
 * @table: a table
 * @place: a location on the map
 *
 * Returns: whether one enters the dungeon there
 */
gboolean
dungeoneer_is_entrance (const TmTable *table, guint place)
{
  return (dungeoneer_get_place_value (table, place, PLACE_FLAGS) & PLACE_IS_ENTRANCE) != 0;
}

/**
 * dungeoneer_is_ban:
 * @table: a table
 * @seat: a seat
 *
 * Returns: whether heroes are not attacked by heroes where the hero of @seat stands
 */
gboolean
dungeoneer_is_ban (const TmTable *table, guint seat)
{
  int place = dungeoneer_get_place (table, seat);

  return place >= 0
         && (dungeoneer_get_place_value (table, (guint) place, PLACE_FLAGS) & PLACE_BANS) != 0;
}

/**
 * dungeoneer_are_together:
 * @table: a table
 * @seat: a seat
 * @other: another one
 *
 * Returns: whether their heroes are in one location; always where no map is kept, for only the players know
 */
gboolean
dungeoneer_are_together (const TmTable *table, guint seat, guint other)
{
  return !dungeoneer_has_map (table)
         || dungeoneer_get (table, COUNTER_AT, seat) == dungeoneer_get (table, COUNTER_AT, other);
}

/**
 * dungeoneer_get_seats_at:
 * @table: a table
 * @cell: a cell of the map
 *
 * Returns: set of the seats whose heroes are there
 */
guint32
dungeoneer_get_seats_at (const TmTable *table, guint cell)
{
  guint32 seats = 0;

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (dungeoneer_get (table, COUNTER_ALIVE, seat) != 0
        && dungeoneer_get (table, COUNTER_AT, seat) == (gint32) cell + 1)
      seats |= 1u << seat;
  return seats;
}

/**
 * dungeoneer_read_table_map:
 * @table: a table
 * @map: (out): the map
 * @pieces: (out): the location piece of each of its places
 *
 * Reads the map as a plain value.
 */
void
dungeoneer_read_table_map (const TmTable *table,
                           DungeoneerMap *map,
                           guint pieces[DUNGEONEER_N_LOCATIONS])
{
  guint zone = tm_table_get_zone (table, ZONE_MAP, TM_NO_SEAT);
  guint first = dungeoneer_get_first (table, PIECE_LOCATION);

  dungeoneer_map_init (map);
  for (guint piece = first; piece < first + DUNGEONEER_N_LOCATIONS; piece++)
    {
      DungeoneerSides sides;
      guint cell;

      if (tm_table_get_piece_zone (table, piece) != zone)
        continue;
      cell = dungeoneer_get_cell (table, piece);
      if (cell >= DUNGEONEER_SPAN * DUNGEONEER_SPAN)
        continue;
      for (guint side = 0; side < TM_N_SIDES; side++)
        sides.exits[side] = (guint8) dungeoneer_get_exit (table, piece, side);
      pieces[map->n_places] = piece;
      if (!dungeoneer_map_add (map, DUNGEONEER_X (cell), DUNGEONEER_Y (cell), sides,
                               dungeoneer_is_entrance (table, piece)))
        continue;
    }
}

/* Quests */

/* The zones in which a quest of a seat can be found: its own, the common ones. */
static gboolean
find_in (const TmTable *table, guint zone, int seat, gint32 face, guint *piece)
{
  guint flat = tm_table_get_zone (table, zone, seat);
  int found = face == TM_FACE_UNKNOWN ? tm_table_get_top (table, flat)
                                      : tm_table_find_piece (table, flat, PIECE_QUEST, face);

  if (found < 0)
    return FALSE;
  *piece = (guint) found;
  return TRUE;
}

/**
 * dungeoneer_find_quest:
 * @table: a table
 * @seat: whose quest
 * @face: its name, or %TM_FACE_UNKNOWN
 * @of: OF_PERSONAL, OF_COMMON; -1: either
 * @piece: (out): the quest
 *
 * Finds a quest that lies open.
 *
 * Returns: whether there is one
 */
gboolean
dungeoneer_find_quest (const TmTable *table, guint seat, gint32 face, int of, guint *piece)
{
  if (of != OF_COMMON && find_in (table, ZONE_PERSONAL, (int) seat, face, piece))
    return TRUE;
  if (of != OF_PERSONAL && find_in (table, ZONE_COMMON, TM_NO_SEAT, face, piece))
    return TRUE;
  /* Of others, only by name. */
  if (of >= 0 || face == TM_FACE_UNKNOWN)
    return FALSE;
  for (guint other = 0; other < tm_table_get_n_seats (table); other++)
    if (find_in (table, ZONE_PERSONAL, (int) other, face, piece))
      return TRUE;
  return FALSE;
}

/**
 * dungeoneer_get_category:
 * @table: a table
 * @quest: a quest
 *
 * Gets how a quest is finished. An influence with a second category lasts until that one is done: R p. 7, 16.
 *
 * Returns: of [enum@DungeoneerCategory]; %DUNGEONEER_UNTOLD: nobody has told it
 */
gint32
dungeoneer_get_category (const TmTable *table, guint quest)
{
  gint32 category = dungeoneer_get_piece_printed (table, quest, QUEST_CATEGORY);
  gint32 second = dungeoneer_get_piece_printed (table, quest, QUEST_CATEGORY_2);

  return category == CATEGORY_INFLUENCE && second != DUNGEONEER_UNTOLD ? second : category;
}

/**
 * dungeoneer_count_common:
 * @table: a table
 *
 * Counts the common quests that fill a slot: not those that a beaten hero has left behind for anybody. Source: R p. 10.
 *
 * Returns: how many
 */
guint
dungeoneer_count_common (const TmTable *table)
{
  guint pieces[DUNGEONEER_N_QUESTS];
  guint n = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_COMMON, TM_NO_SEAT), pieces,
                                G_N_ELEMENTS (pieces));
  guint count = 0;

  for (guint i = 0; i < n; i++)
    if (dungeoneer_get_escort_cell (table, pieces[i]) < 0)
      count++;
  return count;
}

/**
 * dungeoneer_is_at_quest_place:
 * @table: a table
 * @seat: a seat
 * @quest: a quest
 * @is_second: whether the second place is meant
 *
 * Tells whether a hero is where a quest is tried; where the place or the location is not told, the players know.
 *
 * Returns: whether it is
 */
gboolean
dungeoneer_is_at_quest_place (const TmTable *table, guint seat, guint quest, gboolean is_second)
{
  gint32 wanted = dungeoneer_get_piece_printed (table, quest, is_second ? QUEST_PLACE_2 : QUEST_PLACE);
  int place = dungeoneer_get_place (table, seat);
  gint32 face;

  if (place < 0 || wanted == DUNGEONEER_UNTOLD)
    return TRUE;
  face = tm_table_get_piece_face (table, (guint) place);
  return face == TM_FACE_UNKNOWN || face == wanted;
}

/**
 * dungeoneer_is_at_delivery:
 * @table: a table
 * @seat: a seat
 * @quest: an escort
 *
 * Tells whether a hero is where an escort is delivered: in its second place if that is told, on any entrance for
 * the one whose card the rulebook shows (p. 7), else wherever the players say.
 *
 * Returns: whether it is
 */
gboolean
dungeoneer_is_at_delivery (const TmTable *table, guint seat, guint quest)
{
  int place = dungeoneer_get_place (table, seat);

  if (dungeoneer_get_piece_printed (table, quest, QUEST_PLACE_2) != DUNGEONEER_UNTOLD)
    return dungeoneer_is_at_quest_place (table, seat, quest, TRUE);
  return place < 0 || tm_table_get_piece_face (table, quest) != QUEST_MAIDEN
         || dungeoneer_is_entrance (table, (guint) place);
}

/**
 * dungeoneer_get_quest_owner:
 * @table: a table
 * @quest: a quest that lies open
 * @seat: who asks
 *
 * Returns: whose it is to that seat; one whose escort was left behind is nobody’s
 */
DungeoneerOwner
dungeoneer_get_quest_owner (const TmTable *table, guint quest, guint seat)
{
  guint zone = tm_table_get_piece_zone (table, quest);

  if (dungeoneer_get_escort_cell (table, quest) >= 0)
    return OWNER_GROUND;
  if (zone == tm_table_get_zone (table, ZONE_COMMON, TM_NO_SEAT))
    return OWNER_COMMON;
  return zone == tm_table_get_zone (table, ZONE_PERSONAL, (int) seat) ? OWNER_MINE : OWNER_OTHER;
}

/**
 * dungeoneer_get_escort:
 * @table: a table
 * @quest: a quest
 *
 * Returns: the seat whose hero has its escort along, or -1
 */
int
dungeoneer_get_escort (const TmTable *table, guint quest)
{
  gint32 mark = tm_table_get_piece_mark (table, quest, MARK_ESCORT);

  return mark > 0 && mark < ESCORT_ON_GROUND ? mark - 1 : -1;
}

/**
 * dungeoneer_get_escort_cell:
 * @table: a table
 * @quest: a quest
 *
 * Returns: the cell in which its escort was left behind, or -1
 */
int
dungeoneer_get_escort_cell (const TmTable *table, guint quest)
{
  gint32 mark = tm_table_get_piece_mark (table, quest, MARK_ESCORT);

  return mark >= ESCORT_ON_GROUND ? mark - ESCORT_ON_GROUND : -1;
}

/**
 * dungeoneer_find_escort:
 * @table: a table
 * @seat: a seat
 *
 * Returns: the quest whose escort its hero has taken along, a piece, or -1
 */
int
dungeoneer_find_escort (const TmTable *table, guint seat)
{
  guint first = dungeoneer_get_first (table, PIECE_QUEST);

  for (guint quest = first; quest < first + DUNGEONEER_N_QUESTS; quest++)
    if (dungeoneer_get_escort (table, quest) == (int) seat)
      return (int) quest;
  return -1;
}

/**
 * dungeoneer_get_passed:
 * @table: a table
 *
 * Returns: the quest that was passed and is to be finished, a piece, or -1
 */
int
dungeoneer_get_passed (const TmTable *table)
{
  gint32 passed = tm_table_get_shared (table, COUNTER_PASSED) - 1;
  gint32 first = (gint32) dungeoneer_get_first (table, PIECE_QUEST);

  return passed >= first && passed < first + DUNGEONEER_N_QUESTS ? passed : -1;
}

/**
 * dungeoneer_get_hazard_place:
 * @table: a table
 *
 * Returns: the location whose hazard waits, a piece, or -1
 */
int
dungeoneer_get_hazard_place (const TmTable *table)
{
  gint32 waiting = tm_table_get_shared (table, COUNTER_HAZARD);

  return waiting <= 0 ? -1 : (int) dungeoneer_get_first (table, PIECE_LOCATION) + waiting - 1;
}
