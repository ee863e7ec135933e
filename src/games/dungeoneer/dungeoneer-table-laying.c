/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading a running table: who lays which location. R “No blanks”, p. 20 («Без белых пятен»); “Impartial placing”, p. 21
 * («Непредвзятое размещение»). */

#include "config.h"

#include "dungeoneer-table.h"

/**
 * dungeoneer_count_locations:
 * @table: a table
 *
 * Returns: how many locations are still to be laid
 */
guint
dungeoneer_count_locations (const TmTable *table)
{
  guint n = dungeoneer_count_zone (table, ZONE_LOCATIONS, TM_NO_SEAT)
            + dungeoneer_count_zone (table, ZONE_DRAWN, TM_NO_SEAT);

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    n += dungeoneer_count_zone (table, ZONE_BLANKS, (int) seat);
  return n;
}

/**
 * dungeoneer_is_held_back:
 * @table: a table
 * @face: a location
 *
 * Tells whether a location is the place of a common quest: in “No blanks” it is laid last. Source: R p. 20.
 *
 * Returns: whether it is
 */
gboolean
dungeoneer_is_held_back (const TmTable *table, gint32 face)
{
  guint quests[DUNGEONEER_N_QUESTS];
  guint n = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_COMMON, TM_NO_SEAT), quests,
                                G_N_ELEMENTS (quests));

  for (guint i = 0; i < n && face != TM_FACE_UNKNOWN; i++)
    if (dungeoneer_get_piece_printed (table, quests[i], QUEST_PLACE) == face
        || dungeoneer_get_piece_printed (table, quests[i], QUEST_PLACE_2) == face)
      return TRUE;
  return FALSE;
}

/**
 * dungeoneer_find_blank:
 * @table: a table
 * @seat: a seat
 * @held: whether places of common quests are meant, else all others
 *
 * Finds a location that was dealt to a seat and is not laid yet.
 *
 * Returns: a piece, or -1
 */
int
dungeoneer_find_blank (const TmTable *table, guint seat, gboolean held)
{
  guint pieces[DUNGEONEER_N_LOCATIONS];
  guint n = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_BLANKS, (int) seat), pieces,
                                G_N_ELEMENTS (pieces));

  for (guint i = 0; i < n; i++)
    if (dungeoneer_is_held_back (table, tm_table_get_piece_face (table, pieces[i])) == held)
      return (int) pieces[i];
  return -1;
}

/* Whether a location that was dealt can lie anywhere now. */
static gboolean
fits (const TmTable *table, guint piece)
{
  guint8 ways[DUNGEONEER_SPAN * DUNGEONEER_SPAN];
  guint pieces[DUNGEONEER_N_LOCATIONS];
  gint32 exits = dungeoneer_get_piece_printed (table, piece, LOCATION_EXITS);
  DungeoneerRules rules = { NULL, table };
  DungeoneerMap map;

  if (exits == DUNGEONEER_UNTOLD)
    return TRUE;
  dungeoneer_read_table_map (table, &map, pieces);
  dungeoneer_list_layings (&map, dungeoneer_unpack_sides (exits), FALSE, &rules, ways);
  for (guint cell = 0; cell < G_N_ELEMENTS (ways); cell++)
    if (ways[cell] != 0)
      return TRUE;
  return FALSE;
}

/**
 * dungeoneer_find_fitting_blank:
 * @table: a table
 * @seat: a seat
 *
 * Finds the location that a seat lays next: one that fits, places of common quests last.
 *
 * Returns: a piece, or -1
 */
int
dungeoneer_find_fitting_blank (const TmTable *table, guint seat)
{
  guint pieces[DUNGEONEER_N_LOCATIONS];
  guint n = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_BLANKS, (int) seat), pieces,
                                G_N_ELEMENTS (pieces));

  for (guint held = 0; held < 2; held++)
    for (guint i = 0; i < n; i++)
      if (dungeoneer_is_held_back (table, tm_table_get_piece_face (table, pieces[i])) == (held != 0)
          && fits (table, pieces[i]))
        return (int) pieces[i];
  return -1;
}

/* “Impartial placing”: whose personal quests are tried in this location, first places only; who is out passes on. */
static guint32
get_matches (const TmTable *table, gint32 face)
{
  guint32 matches = 0;

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      guint quests[DUNGEONEER_N_QUESTS];
      guint n = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_PERSONAL, (int) seat),
                                    quests, G_N_ELEMENTS (quests));

      if (dungeoneer_get (table, COUNTER_ALIVE, seat) == 0)
        matches |= 1u << seat;
      for (guint i = 0; i < n; i++)
        if (dungeoneer_get_piece_printed (table, quests[i], QUEST_PLACE) == face)
          matches |= 1u << seat;
    }
  return matches;
}

/**
 * dungeoneer_find_placer:
 * @table: a table
 * @face: a location that was drawn, or %TM_FACE_UNKNOWN
 * @seat: who has drawn it
 * @rules: who reads the rules
 *
 * Finds who lays a location: with “Impartial placing” not who has an own quest there. Source: R p. 21.
 *
 * Returns: a seat
 */
guint
dungeoneer_find_placer (const TmTable *table, gint32 face, guint seat, const DungeoneerRules *rules)
{
  guint passes;

  if (!dungeoneer_has_variant (table, OPTION_IMPARTIAL)
      || dungeoneer_has_variant (table, OPTION_NO_BLANKS)
      || dungeoneer_has_variant (table, OPTION_NOTHING_PERSONAL) || dungeoneer_is_solo (table)
      || face == TM_FACE_UNKNOWN || tm_table_get_phase (table) == PHASE_SETUP)
    return seat;
  return dungeoneer_get_placer (seat, get_matches (table, face), tm_table_get_n_seats (table),
                                rules, &passes);
}
