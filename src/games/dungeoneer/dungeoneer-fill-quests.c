/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a running match knows of quests and of its end, for the questions about them. */

#include "config.h"

#include "dungeoneer-play.h"
#include "dungeoneer-questions-quests.h"
#include "dungeoneer-table.h"

/* What the questions accept. */
#define MOST_REWARD 99
#define MOST_LEVELS 9
#define MOST_NEED 30

#define ANY_CATEGORY ((1u << DUNGEONEER_N_CATEGORIES) - 1)

static gboolean
is_running (const TmTable *table)
{
  guint phase = tm_table_get_phase (table);

  return phase > PHASE_SETUP && phase < PHASE_OVER && dungeoneer_get_active (table) >= 0;
}

/* Feats, and no battle. */
static gboolean
is_trying (const TmTable *table)
{
  return tm_table_get_phase (table) == PHASE_FEATS && dungeoneer_get_active (table) >= 0
         && !dungeoneer_is_battle (table);
}

static gint32
count_quests_left (const TmTable *table)
{
  return (gint32) dungeoneer_count_zone (table, ZONE_QUESTS, TM_NO_SEAT);
}

/* A quest of a hero, or a common one, that can be tried where the hero stands. */
static int
find_quest (const TmTable *table, guint seat, guint categories)
{
  guint first = dungeoneer_get_first (table, PIECE_QUEST);
  int found = -1;

  for (guint quest = first; quest < first + DUNGEONEER_N_QUESTS; quest++)
    {
      gint32 category = dungeoneer_get_category (table, quest);
      DungeoneerOwner owner = dungeoneer_get_quest_owner (table, quest, seat);

      if (category < 0 || !(categories >> category & 1)
          || (owner != OWNER_MINE && owner != OWNER_COMMON)
          || !dungeoneer_is_at_quest_place (table, seat, quest, FALSE))
        continue;
      if (owner == OWNER_MINE)
        return (int) quest;
      found = (int) quest;
    }
  return found;
}

/**
 * dungeoneer_find_tried_quest:
 * @table: a table
 * @categories: set of `1 << DungeoneerCategory`
 *
 * Finds a quest that the hero whose turn it is can try in this place, an own one before a common one.
 *
 * Returns: its piece; -1: there is none, or quests are not tried now
 */
int
dungeoneer_find_tried_quest (const TmTable *table, guint categories)
{
  return is_trying (table) ? find_quest (table, (guint) dungeoneer_get_active (table), categories)
                           : -1;
}

/* Set-up */

gboolean
dungeoneer_fill_quest_setup (const TmTable *table, TmArgs *args)
{
  if (tm_table_get_phase (table) != PHASE_SETUP)
    return FALSE;
  tm_args_set (args, ASK_SETUP_PLAYERS, (gint32) tm_table_get_n_seats (table));
  tm_args_set (args, ASK_SETUP_NOTHING_PERSONAL,
               dungeoneer_has_variant (table, OPTION_NOTHING_PERSONAL));
  return TRUE;
}

/* Attempts */

gboolean
dungeoneer_fill_quest_attempt (const TmTable *table, TmArgs *args)
{
  int quest = dungeoneer_find_tried_quest (table, ANY_CATEGORY);
  DungeoneerPurse purse;
  guint seat;
  gint32 mark;

  if (quest < 0)
    return FALSE;
  seat = (guint) dungeoneer_get_active (table);
  purse = dungeoneer_get_purse (table, seat);
  mark = tm_table_get_piece_mark (table, (guint) quest, MARK_QUEST_TRIES);
  tm_args_set (args, ASK_ATTEMPT_CATEGORY, dungeoneer_get_category (table, (guint) quest));
  tm_args_set (args, ASK_ATTEMPT_OWNER,
               (gint32) dungeoneer_get_quest_owner (table, (guint) quest, seat));
  tm_args_set (args, ASK_ATTEMPT_TRIES, dungeoneer_get (table, COUNTER_TRIES, seat));
  tm_args_set (args, ASK_ATTEMPT_SAME, CLAMP (mark & (QUEST_FOUND - 1), 0, MOST_REWARD));
  tm_args_set (args, ASK_ATTEMPT_AP, purse.ap);
  tm_args_set (args, ASK_ATTEMPT_FALL_AP, purse.fall_ap);
  tm_args_set (args, ASK_ATTEMPT_PHASE, MOMENT_FEATS);
  tm_args_set (args, ASK_ATTEMPT_FALLEN, dungeoneer_get (table, COUNTER_FALLEN, seat) != 0);
  tm_args_set (args, ASK_ATTEMPT_FOUND, (mark & QUEST_FOUND) != 0);
  tm_args_set (args, ASK_ATTEMPT_DONE, tm_table_get_shared (table, COUNTER_QUEST_DONE) != 0);
  return TRUE;
}

/* A reward that the card tells. */
static void
set_reward (const TmTable *table, guint quest, guint layer, gint32 most, TmArgs *args, guint param)
{
  gint32 reward = dungeoneer_get_piece_printed (table, quest, layer);

  if (reward >= 0 && reward <= most)
    tm_args_set (args, param, reward);
}

static gboolean
is_on_entrance (const TmTable *table, guint seat)
{
  int place = dungeoneer_get_place (table, seat);

  return place >= 0 && dungeoneer_is_entrance (table, (guint) place);
}

gboolean
dungeoneer_fill_quest_success (const TmTable *table, TmArgs *args)
{
  int quest = is_running (table) ? dungeoneer_get_passed (table) : -1;
  DungeoneerOwner owner;
  guint seat;

  if (quest < 0)
    return FALSE;
  seat = (guint) dungeoneer_get_active (table);
  owner = dungeoneer_get_quest_owner (table, (guint) quest, seat);
  if (owner != OWNER_MINE && owner != OWNER_COMMON)
    return FALSE;
  tm_args_set (args, ASK_SUCCESS_OWNER, (gint32) owner);
  tm_args_set (args, ASK_SUCCESS_DONE,
               MIN (dungeoneer_get (table, COUNTER_QUESTS, seat), DUNGEONEER_N_QUESTS - 1));
  tm_args_set (args, ASK_SUCCESS_LEVEL, dungeoneer_get (table, COUNTER_LEVEL, seat));
  tm_args_set (args, ASK_SUCCESS_HEALTH, dungeoneer_get (table, COUNTER_HEALTH, seat));
  tm_args_set (args, ASK_SUCCESS_MAX_HEALTH, dungeoneer_get (table, COUNTER_MAX_HEALTH, seat));
  tm_args_set (args, ASK_SUCCESS_GLORY, dungeoneer_get (table, COUNTER_GLORY, seat));
  set_reward (table, (guint) quest, QUEST_LEVELS, MOST_LEVELS, args, ASK_SUCCESS_LEVELS);
  set_reward (table, (guint) quest, QUEST_RESTORE, MOST_REWARD, args, ASK_SUCCESS_RESTORE);
  set_reward (table, (guint) quest, QUEST_GLORY, MOST_REWARD, args, ASK_SUCCESS_REWARD_GLORY);
  tm_args_set (args, ASK_SUCCESS_DECK, count_quests_left (table));
  tm_args_set (args, ASK_SUCCESS_SOLO, dungeoneer_is_solo (table));
  tm_args_set (args, ASK_SUCCESS_AT_ENTRANCE, is_on_entrance (table, seat));
  return TRUE;
}

/* Search */

static void
set_steps (const TmTable *table, guint seat, TmArgs *args)
{
  int place = dungeoneer_has_map (table) ? dungeoneer_get_place (table, seat) : -1;
  guint pieces[DUNGEONEER_N_LOCATIONS];
  DungeoneerMap map;

  if (place < 0)
    return;
  dungeoneer_read_table_map (table, &map, pieces);
  for (guint i = 0; i < map.n_places; i++)
    if (pieces[i] == (guint) place)
      {
        int entrance;

        tm_args_set (args, ASK_SEARCH_STEPS, dungeoneer_get_distance (&map, i, &entrance));
      }
}

gboolean
dungeoneer_fill_search_total (const TmTable *table, TmArgs *args)
{
  int quest = dungeoneer_find_tried_quest (table, 1u << CATEGORY_SEARCH);
  guint seat;
  gint32 need;

  if (quest < 0)
    return FALSE;
  seat = (guint) dungeoneer_get_active (table);
  need = dungeoneer_get_piece_printed (table, (guint) quest, QUEST_SEARCH);
  set_steps (table, seat, args);
  if (need >= 1 && need <= MOST_NEED)
    tm_args_set (args, ASK_SEARCH_NEED, need);
  tm_args_set (args, ASK_SEARCH_AP, dungeoneer_get (table, COUNTER_AP, seat));
  return TRUE;
}

/* Escort */

/* The token that lies where the hero stands; -1: none. */
static int
find_dropped (const TmTable *table, guint seat)
{
  guint first = dungeoneer_get_first (table, PIECE_QUEST);
  gint32 at = dungeoneer_get (table, COUNTER_AT, seat);

  for (guint quest = first; at > 0 && quest < first + DUNGEONEER_N_QUESTS; quest++)
    if (dungeoneer_get_escort_cell (table, quest) == at - 1)
      return (int) quest;
  return -1;
}

static void
set_escort (const TmTable *table, guint quest, guint seat, gboolean delivers, TmArgs *args)
{
  tm_args_set (args, ASK_ESCORT_ACTION, delivers ? ESCORT_DELIVER : ESCORT_TAKE);
  tm_args_set (args, ASK_ESCORT_OWNER, (gint32) dungeoneer_get_quest_owner (table, quest, seat));
  tm_args_set (args, ASK_ESCORT_PHASE, MOMENT_FEATS);
  tm_args_set (args, ASK_ESCORT_PERSONAL,
               (gint32) dungeoneer_count_zone (table, ZONE_PERSONAL, (int) seat));
  tm_args_set (args, ASK_ESCORT_DECK, count_quests_left (table));
}

/* What a hero has along is delivered; else one that lies here is picked up, or one that begins here is taken. */
gboolean
dungeoneer_fill_common_escort (const TmTable *table, TmArgs *args)
{
  guint seat;
  int quest;

  if (!is_trying (table))
    return FALSE;
  seat = (guint) dungeoneer_get_active (table);
  quest = dungeoneer_find_escort (table, seat);
  if (quest >= 0)
    {
      set_escort (table, (guint) quest, seat, TRUE, args);
      tm_args_set (args, ASK_ESCORT_AT_PLACE,
                   dungeoneer_is_at_quest_place (table, seat, (guint) quest, TRUE));
      return TRUE;
    }
  quest = find_dropped (table, seat);
  if (quest < 0)
    quest = find_quest (table, seat, 1u << CATEGORY_ESCORT);
  if (quest < 0)
    return FALSE;
  set_escort (table, (guint) quest, seat, FALSE, args);
  return TRUE;
}

/* The end */

gboolean
dungeoneer_fill_win (const TmTable *table, TmArgs *args)
{
  guint n_seats = tm_table_get_n_seats (table);
  gint32 quests[DUNGEONEER_MAX_SEATS], alive[DUNGEONEER_MAX_SEATS];
  guint32 living = dungeoneer_get_alive (table);

  if (!is_running (table) || n_seats > DUNGEONEER_MAX_SEATS)
    return FALSE;
  for (guint seat = 0; seat < n_seats; seat++)
    {
      quests[seat] = dungeoneer_get (table, COUNTER_QUESTS, seat);
      alive[seat] = living >> seat & 1;
    }
  tm_args_set_list (args, ASK_WIN_QUESTS, quests, n_seats);
  tm_args_set_list (args, ASK_WIN_ALIVE, alive, n_seats);
  tm_args_set (args, ASK_WIN_SOLO, dungeoneer_is_solo (table));
  tm_args_set (args, ASK_WIN_AT_ENTRANCE, is_on_entrance (table, 0));
  tm_args_set (args, ASK_WIN_RESURRECTION, dungeoneer_has_variant (table, OPTION_RESURRECTION));
  tm_args_set (args, ASK_WIN_SPARE, CLAMP (dungeoneer_count_spare (table), 0, DUNGEONEER_N_HEROES));
  return TRUE;
}

gboolean
dungeoneer_fill_defeat (const TmTable *table, TmArgs *args)
{
  if (!is_running (table))
    return FALSE;
  tm_args_set (args, ASK_DEFEAT_HEALTH,
               dungeoneer_get (table, COUNTER_HEALTH, (guint) dungeoneer_get_active (table)));
  tm_args_set (args, ASK_DEFEAT_RESURRECTION, dungeoneer_has_variant (table, OPTION_RESURRECTION));
  tm_args_set (args, ASK_DEFEAT_SPARE,
               CLAMP (dungeoneer_count_spare (table), 0, DUNGEONEER_N_HEROES));
  return TRUE;
}
