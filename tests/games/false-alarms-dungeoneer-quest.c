/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dungeoneer: quests and escorts. */

#include "false-alarms-dungeoneer.h"

/* A quest of the rulebook for a piece, with what is printed on it; gives its face. No other open quest bears it. */
static gint32
put_quest (AlarmTry *self, guint quest, DungeoneerCategory category)
{
  guint first = dungeoneer_get_first (self->table, PIECE_QUEST);

  for (guint piece = first; piece < first + DUNGEONEER_N_QUESTS; piece++)
    if (tm_table_get_piece_face (self->table, piece) == QUEST_DRAGONLING)
      alarm_turn_piece (self, piece, QUEST_MAGIC_FISH);
  alarm_turn_piece (self, quest, QUEST_DRAGONLING);
  for (guint layer = 0; layer < N_QUEST_LAYERS; layer++)
    dungeon_page_put_cell (self, GRID_QUESTS, layer, QUEST_DRAGONLING,
                           dungeoneer_kit.grids[GRID_QUESTS].layers[layer].start);
  dungeon_page_put_cell (self, GRID_QUESTS, QUEST_CATEGORY, QUEST_DRAGONLING, (gint32) category);
  for (guint mark = 0; mark <= MARK_STOLEN; mark++)
    dungeon_page_put_mark (self, quest, mark, 0);
  return QUEST_DRAGONLING;
}

static int
find_own (AlarmTry *self)
{
  int quest = dungeon_page_find (self, "personal", (int) dungeon_page_get_seat (self));

  return quest >= 0 ? quest : dungeon_page_find (self, "common", TM_NO_SEAT);
}

static int
find_of_rival (AlarmTry *self)
{
  int rival = dungeon_page_get_rival (self);

  return rival < 0 ? -1 : dungeon_page_find (self, "personal", rival);
}

/* An attempt at a quest without a place, for free. */
static gboolean
try_quest (AlarmTry *self, int quest, const char *phase, DungeoneerCategory category)
{
  if (quest < 0 || !dungeon_page_get_ready (self, phase))
    return FALSE;
  dungeon_page_put (self, "ap", 2);
  dungeon_page_put (self, "fall_ap", 0);
  dungeon_page_put (self, "fallen", 0);
  dungeon_page_put (self, "tries", 0);
  alarm_begin (self, "quest-try");
  alarm_give (self, "quest", put_quest (self, (guint) quest, category));
  if (category != CATEGORY_HUNT)
    alarm_give (self, "passed", 1);
  return TRUE;
}

static gboolean
try_after_success (AlarmTry *self)
{
  if (!try_quest (self, find_own (self), "feats", CATEGORY_THREAT))
    return FALSE;
  alarm_put (self, "quest_done", TM_NO_SEAT, 1);
  return TRUE;
}

static gboolean
try_in_misdeeds (AlarmTry *self)
{
  return try_quest (self, find_own (self), alarm_below (self, 2) == 0 ? "misdeeds" : "discard",
                    CATEGORY_CHANCE);
}

static gboolean
try_of_another (AlarmTry *self)
{
  return try_quest (self, find_of_rival (self), "feats", CATEGORY_THREAT);
}

static gboolean
try_elsewhere (AlarmTry *self)
{
  int place = dungeoneer_get_place (self->table, dungeon_page_get_seat (self));

  if (place < 0 || !try_quest (self, find_own (self), "feats", CATEGORY_INFLUENCE))
    return FALSE;
  alarm_turn_piece (self, (guint) place, PLACE_CORNER);
  dungeon_page_put_cell (self, GRID_QUESTS, QUEST_PLACE, QUEST_DRAGONLING, PLACE_TROLL_BRIDGE);
  return TRUE;
}

static gboolean
try_not_found (AlarmTry *self)
{
  return try_quest (self, find_own (self), "feats", CATEGORY_SEARCH);
}

static gboolean
hunt_twice (AlarmTry *self)
{
  int quest = find_own (self);

  if (!alarm_has_option (self, "hunt_repeat", "once")
      || !try_quest (self, quest, "feats", CATEGORY_HUNT))
    return FALSE;
  dungeon_page_put_mark (self, (guint) quest, MARK_QUEST_TRIES, 1);
  dungeon_page_put (self, "tries", 1);
  return TRUE;
}

static gboolean
try_again (AlarmTry *self)
{
  int quest = find_own (self);

  if (!try_quest (self, quest, "feats", CATEGORY_THREAT))
    return FALSE;
  dungeon_page_put_mark (self, (guint) quest, MARK_QUEST_TRIES, 1);
  dungeon_page_put (self, "tries", 1);
  return TRUE;
}

static gboolean
try_fallen (AlarmTry *self)
{
  if (!alarm_has_option (self, "fallen_ap", "strict") || !try_again (self))
    return FALSE;
  dungeon_page_put (self, "fallen", 1);
  return TRUE;
}

static gboolean
try_without_point (AlarmTry *self)
{
  if (!try_again (self))
    return FALSE;
  dungeon_page_put (self, "ap", 0);
  return TRUE;
}

static gboolean
search_without_point (AlarmTry *self)
{
  int quest = find_own (self);

  if (quest < 0 || !dungeon_page_get_ready (self, "feats"))
    return FALSE;
  dungeon_page_put (self, "ap", 0);
  dungeon_page_put (self, "fall_ap", 0);
  alarm_begin (self, "search");
  alarm_give (self, "quest", put_quest (self, (guint) quest, CATEGORY_SEARCH));
  alarm_give (self, "need", 5);
  return TRUE;
}

/* Success */

static gboolean
finish_quest (AlarmTry *self, int quest)
{
  if (quest < 0 || !dungeon_page_get_ready (self, "feats"))
    return FALSE;
  alarm_begin (self, "quest-done");
  alarm_give (self, "quest", put_quest (self, (guint) quest, CATEGORY_THREAT));
  alarm_put (self, "passed", TM_NO_SEAT, quest + 1);
  return TRUE;
}

static gboolean
finish_of_another (AlarmTry *self)
{
  return finish_quest (self, find_of_rival (self));
}

static gboolean
finish_second (AlarmTry *self)
{
  if (!finish_quest (self, find_own (self)))
    return FALSE;
  alarm_put (self, "quest_done", TM_NO_SEAT, 1);
  return TRUE;
}

/* Escorts */

static gboolean
escort (AlarmTry *self, int quest, const char *action, const char *phase)
{
  if (quest < 0 || alarm_get (self, "tracking", TM_NO_SEAT) < 2
      || !dungeon_page_get_ready (self, phase))
    return FALSE;
  alarm_begin (self, "escort");
  alarm_give_word (self, "action", action);
  alarm_give (self, "quest", put_quest (self, (guint) quest, CATEGORY_ESCORT));
  return TRUE;
}

static gboolean
take_in_misdeeds (AlarmTry *self)
{
  return escort (self, find_own (self), "take", "misdeeds");
}

static gboolean
take_of_another (AlarmTry *self)
{
  return escort (self, find_of_rival (self), "take", "feats");
}

static gboolean
take_elsewhere (AlarmTry *self)
{
  int place = dungeoneer_get_place (self->table, dungeon_page_get_seat (self));

  if (place < 0 || !escort (self, find_own (self), "take", "feats"))
    return FALSE;
  alarm_turn_piece (self, (guint) place, PLACE_CORNER);
  dungeon_page_put_cell (self, GRID_QUESTS, QUEST_PLACE, QUEST_DRAGONLING, PLACE_TROLL_BRIDGE);
  return TRUE;
}

static gboolean
deliver_elsewhere (AlarmTry *self)
{
  int place = dungeoneer_get_place (self->table, dungeon_page_get_seat (self));
  int quest = dungeon_page_find (self, "personal", (int) dungeon_page_get_seat (self));

  if (place < 0 || !escort (self, quest, "deliver", "feats"))
    return FALSE;
  dungeon_page_put_mark (self, (guint) quest, MARK_ESCORT,
                         (gint32) dungeon_page_get_seat (self) + 1);
  alarm_turn_piece (self, (guint) place, PLACE_CORNER);
  dungeon_page_put_place (self, (guint) place, PLACE_FLAGS, 0);
  dungeon_page_put_cell (self, GRID_QUESTS, QUEST_PLACE_2, QUEST_DRAGONLING, PLACE_TROLL_BRIDGE);
  return TRUE;
}

static gboolean
steal_without_hit (AlarmTry *self)
{
  int quest = find_of_rival (self);

  if (!escort (self, quest, "steal", "feats"))
    return FALSE;
  dungeon_page_put_mark (self, (guint) quest, MARK_ESCORT, dungeon_page_get_rival (self) + 1);
  return TRUE;
}

const AlarmKind dungeon_quest_illegal[] = {
  ALARM_ILLEGAL ("quest-try, after a success", "phase-over", try_after_success),
  ALARM_ILLEGAL ("quest-try, not in the Feats", "wrong-phase", try_in_misdeeds),
  ALARM_ILLEGAL ("quest-try, of another", "not-yours", try_of_another),
  ALARM_ILLEGAL ("quest-try, elsewhere", "elsewhere", try_elsewhere),
  ALARM_ILLEGAL ("quest-try, not found", "not-found", try_not_found),
  ALARM_ILLEGAL ("quest-try, a hunt twice", "monster-done", hunt_twice),
  ALARM_ILLEGAL ("quest-try, again and fallen", "fallen", try_fallen),
  ALARM_ILLEGAL ("quest-try, again without a point", "no-ap", try_without_point),
  ALARM_ILLEGAL ("search, without a point", "no-ap", search_without_point),
  ALARM_ILLEGAL ("quest-done, of another", "not-yours", finish_of_another),
  ALARM_ILLEGAL ("quest-done, a second one", "second", finish_second),
  ALARM_ILLEGAL ("escort, taken in the Misdeeds", "wrong-phase", take_in_misdeeds),
  ALARM_ILLEGAL ("escort, taken from another", "not-yours", take_of_another),
  ALARM_ILLEGAL ("escort, taken elsewhere", "elsewhere", take_elsewhere),
  ALARM_ILLEGAL ("escort, delivered elsewhere", "elsewhere", deliver_elsewhere),
  ALARM_ILLEGAL ("escort, taken away without a hit", "no-hit", steal_without_hit),
  ALARM_END,
};
