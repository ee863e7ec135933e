/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading a running table: quests, their escorts, and who can try them. */

#include "config.h"

#include "dungeoneer-table.h"

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
  gint32 wanted
      = dungeoneer_get_piece_printed (table, quest, is_second ? QUEST_PLACE_2 : QUEST_PLACE);
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

  return mark > 0 && mark <= (gint32) tm_table_get_n_seats (table) ? mark - 1 : -1;
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

/**
 * dungeoneer_read_attempt:
 * @table: a table
 * @seat: whose hero tries
 * @quest: a quest
 * @category: how it is tried; %DUNGEONEER_UNTOLD: the players know
 * @attempt: (out): the situation
 *
 * Reads the situation of an attempt. Source: R «Попытка выполнить задание», p. 10.
 */
void
dungeoneer_read_attempt (
    const TmTable *table, guint seat, guint quest, gint32 category, DungeoneerAttempt *attempt)
{
  gint32 tries = tm_table_get_piece_mark (table, quest, MARK_QUEST_TRIES);

  *attempt = (DungeoneerAttempt) {
    .category = (DungeoneerCategory) (category == DUNGEONEER_UNTOLD ? CATEGORY_THREAT : category),
    .owner = dungeoneer_get_quest_owner (table, quest, seat),
    .at_place
    = category == CATEGORY_SEARCH || dungeoneer_is_at_quest_place (table, seat, quest, FALSE),
    .tries = dungeoneer_get (table, COUNTER_TRIES, seat),
    .same = tries & ~QUEST_FOUND,
    .purse = dungeoneer_get_purse (table, seat),
    .when = dungeoneer_get_when (table),
    .fallen = dungeoneer_get (table, COUNTER_FALLEN, seat) != 0,
    .found = (tries & QUEST_FOUND) != 0,
    .done = tm_table_get_shared (table, COUNTER_QUEST_DONE) != 0,
  };
}
