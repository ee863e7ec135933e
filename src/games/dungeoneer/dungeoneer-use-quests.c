/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How what was ruled on about quests, lying down and the dice of the solo game is recorded. */

#include "config.h"

#include "dungeoneer-play.h"
#include "dungeoneer-questions-quests.h"
#include "dungeoneer-questions-variants.h"
#include "dungeoneer-table.h"

#define MOST_LEVELS 4

/* The situation that was ruled on is that of the table. */
static gboolean
is_at_table (const TmTable *table,
             const TmArgs *args,
             gboolean (*fill) (const TmTable *table, TmArgs *args))
{
  TmArgs known;

  tm_args_init (&known);
  return fill (table, &known) && tm_args_fit (args, &known, 0, 0);
}

/* A quest as moves name it; %FALSE if nobody has told its name. */
static gboolean
set_quest (const TmTable *table, int quest, TmArgs *args, guint param)
{
  gint32 face = quest >= 0 ? tm_table_get_piece_face (table, (guint) quest) : TM_FACE_UNKNOWN;

  if (face == TM_FACE_UNKNOWN)
    return FALSE;
  tm_args_set (args, param, face);
  return TRUE;
}

/* The quest that was passed, with the reward that was ruled on. Without a name, the move takes that one. */
guint
dungeoneer_use_quest_success (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  TmArgs *done = &moves[0].args;

  if (dungeoneer_is_battle (table) || tm_table_get_phase (table) != PHASE_FEATS
      || tm_table_get_shared (table, COUNTER_QUEST_DONE) != 0
      || !is_at_table (table, args, dungeoneer_fill_quest_success)
      || tm_args_get (args, ASK_SUCCESS_LEVELS) > MOST_LEVELS)
    return 0;
  moves[0].kind = MOVE_QUEST_DONE;
  tm_args_set (done, ARG_DONE_LEVELS, tm_args_get (args, ASK_SUCCESS_LEVELS));
  tm_args_set (done, ARG_DONE_GLORY, tm_args_get (args, ASK_SUCCESS_REWARD_GLORY));
  tm_args_set (done, ARG_DONE_RESTORE, tm_args_get (args, ASK_SUCCESS_RESTORE));
  return 1;
}

/* A search with a real die, from a place of the map. */
guint
dungeoneer_use_search_total (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  TmArgs *search = &moves[0].args;
  TmArgs known;

  tm_args_init (&known);
  if (!dungeoneer_fill_search_total (table, &known) || !tm_args_fit (args, &known, 0, 0)
      || !tm_args_has (&known, ASK_SEARCH_STEPS) || dungeoneer_is_by_app (table, OPTION_DICE)
      || tm_args_get (args, ASK_SEARCH_AP) < tm_args_get (args, ASK_SEARCH_COST)
      || !set_quest (table, dungeoneer_find_tried_quest (table, 1u << CATEGORY_SEARCH), search,
                     ARG_SEARCH_QUEST))
    return 0;
  moves[0].kind = MOVE_SEARCH;
  tm_args_set (search, ARG_SEARCH_DIE, tm_args_get (args, ASK_SEARCH_DIE) - 1);
  tm_args_set (search, ARG_SEARCH_COST, tm_args_get (args, ASK_SEARCH_COST));
  tm_args_set (search, ARG_SEARCH_NEED, tm_args_get (args, ASK_SEARCH_NEED));
  return 1;
}

/* Whoever could lie down now. */
guint
dungeoneer_use_fall_for_ap (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  DungeoneerRules rules = { .table = table };
  DungeoneerLieDown down = {
    .variant = (DungeoneerFallVariant) tm_args_get (args, ASK_DOWN_VARIANT),
    .fallen = tm_args_get (args, ASK_DOWN_FALLEN) != 0,
    .saved = tm_args_get (args, ASK_DOWN_SAVED) != 0,
    .used = tm_args_get (args, ASK_DOWN_USED) != 0,
    .is_challenge = tm_args_get (args, ASK_DOWN_STAGE) != 0,
  };
  DungeoneerLaidDown laid;

  dungeoneer_judge_lie_down (&down, &rules, &laid);
  if (laid.fault != FAULT_NONE || !is_at_table (table, args, dungeoneer_fill_fall_for_ap))
    return 0;
  moves[0].kind = MOVE_FALL_FOR_AP;
  tm_args_set (&moves[0].args, ARG_LIE_SEAT, (gint32) dungeoneer_find_lying (table));
  return 1;
}

/* All dice that are owed, at a table with real ones. */
guint
dungeoneer_use_solo_peril_draws (const TmTable *table,
                                 const TmArgs *args,
                                 TmMove moves[TM_MAX_USED])
{
  guint n_dice;
  const gint32 *dice = tm_args_get_list (args, ASK_DRAWS_DICE, &n_dice);
  gint32 faces[DUNGEONEER_MAX_PERIL];

  if (!is_at_table (table, args, dungeoneer_fill_solo_peril_draws)
      || dungeoneer_is_by_app (table, OPTION_DICE)
      || (gint32) n_dice != tm_args_get (args, ASK_DRAWS_PERIL))
    return 0;
  for (guint i = 0; i < n_dice; i++)
    faces[i] = dice[i] - 1;
  moves[0].kind = MOVE_SOLO_PERIL;
  tm_args_set_list (&moves[0].args, ARG_SOLO_PERIL_DICE, faces, n_dice);
  return 1;
}
