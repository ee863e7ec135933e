/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading a running table: seats, turns, what can be paid. */

#include "config.h"

#include "dungeoneer-table.h"

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
 * dungeoneer_is_by_app:
 * @table: a table
 * @option: an option that says where chance comes from
 *
 * Returns: whether the app rolls or draws
 */
gboolean
dungeoneer_is_by_app (const TmTable *table, guint option)
{
  return tm_table_get_option (table, option) == TM_SOURCE_APP;
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

/**
 * dungeoneer_can_act:
 * @table: a table
 * @seat: a seat
 * @act: what its hero would do
 *
 * Returns: whether that can be paid, and is not forbidden by lying on the ground
 */
gboolean
dungeoneer_can_act (const TmTable *table, guint seat, DungeoneerAct act)
{
  DungeoneerRules rules = { NULL, table };
  DungeoneerPurse purse = dungeoneer_get_purse (table, seat);
  DungeoneerActed acted;

  dungeoneer_judge_act (act, dungeoneer_get (table, COUNTER_FALLEN, seat) != 0, &purse, &rules,
                        &acted);
  return acted.fault == FAULT_NONE;
}
