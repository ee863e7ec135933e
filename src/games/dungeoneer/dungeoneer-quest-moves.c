/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Moves about quests: R «Попытка выполнить задание», p. 10; «Категории заданий», p. 16-17. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-solo.h"
#include "tm-text.h"

/* The quest of a move */

/**
 * dungeoneer_turn_get_quest:
 * @self: a move while it is resolved
 * @seat: whose quest it would be
 * @name: the parameter with its name
 * @of: the parameter that says whose it is
 * @piece: (out): the quest
 *
 * Finds the quest of a move, or refuses the move.
 *
 * Returns: whether there is one
 */
gboolean
dungeoneer_turn_get_quest (DungeoneerTurn *self, guint seat, guint name, guint of, guint *piece)
{
  const TmArgs *args = &self->move->args;
  gint32 face = tm_args_has (args, name) ? tm_args_get (args, name) : TM_FACE_UNKNOWN;
  int owner = tm_args_has (args, of) ? tm_args_get (args, of) : -1;

  if (dungeoneer_find_quest (self->table, seat, face, owner, piece))
    return TRUE;
  /* One without a name is named by that. */
  if (face != TM_FACE_UNKNOWN
      && dungeoneer_find_quest (self->table, seat, TM_FACE_UNKNOWN, owner, piece)
      && tm_table_get_piece_face (self->table, *piece) == TM_FACE_UNKNOWN)
    {
      dungeoneer_turn_name (self, *piece, face);
      return TRUE;
    }
  return dungeoneer_turn_refuse (self, "no-quest", "dungeoneer.quest.where",
                                 tm_text (N_ ("No such quest lies open.")));
}

static void
count_try (DungeoneerTurn *turn, guint seat, guint quest)
{
  tm_resolution_set_mark (turn->resolution, quest, MARK_QUEST_TRIES,
                          tm_table_get_piece_mark (turn->table, quest, MARK_QUEST_TRIES) + 1);
  dungeoneer_turn_add (turn, COUNTER_TRIES, seat, 1);
}

/* Attempts */

static gboolean
attempt (DungeoneerTurn *turn, guint seat, guint quest, gint32 category)
{
  DungeoneerAttempt situation;
  DungeoneerAttempted attempted;

  dungeoneer_turn_check_alone (turn);
  dungeoneer_read_attempt (turn->table, seat, quest, category, &situation);
  dungeoneer_judge_attempt (&situation, &turn->rules, &attempted);
  if (!dungeoneer_turn_fault (turn, attempted.fault))
    return FALSE;
  if (attempted.fault == FAULT_NONE)
    dungeoneer_turn_set_purse (turn, seat, &attempted.left);
  count_try (turn, seat, quest);
  return TRUE;
}

/* The category, told now or known. */
static gint32
get_category (DungeoneerTurn *turn, guint quest)
{
  gint32 known = dungeoneer_get_category (turn->table, quest);
  gint32 face = tm_table_get_piece_face (turn->table, quest);

  if (turn->move->kind != MOVE_QUEST_TRY || !tm_args_has (&turn->move->args, ARG_TRY_CATEGORY))
    return known;
  if (known == DUNGEONEER_UNTOLD && face != TM_FACE_UNKNOWN)
    dungeoneer_turn_tell (turn, GRID_QUESTS, face, QUEST_CATEGORY,
                          tm_args_get (&turn->move->args, ARG_TRY_CATEGORY));
  return tm_args_get (&turn->move->args, ARG_TRY_CATEGORY);
}

/**
 * dungeoneer_turn_begin_hunt:
 * @self: a move while it is resolved
 * @seat: whose hero hunts
 * @quest: a hunt
 *
 * Makes an attempt at a hunt: the monster attacks first, played by the left neighbor. Source: R p. 16.
 *
 * Returns: whether the move can go on
 */
gboolean
dungeoneer_turn_begin_hunt (DungeoneerTurn *self, guint seat, guint quest)
{
  int lord = dungeoneer_get_hunt_lord (seat, dungeoneer_get_alive (self->table),
                                       tm_table_get_n_seats (self->table));
  DungeoneerAttack attack = {
    .kind = ATTACKER_QUEST,
    .who = (gint32) quest,
    .owner = lord == (int) seat ? TM_NO_SEAT : lord,
    .target = (gint32) seat,
    .target_piece = -1,
    .form = -1,
  };

  if (!attempt (self, seat, quest, CATEGORY_HUNT))
    return FALSE;
  return dungeoneer_turn_add_attack (self, &attack) < DUNGEONEER_MAX_COLUMNS;
}

/* What the dice or the players say. */
static gboolean
is_passed (DungeoneerTurn *turn, guint seat, guint quest, gboolean *passed)
{
  const TmArgs *args = &turn->move->args;
  gint32 test = MAX (dungeoneer_get_piece_printed (turn->table, quest, QUEST_TEST), 0);
  gint32 need = tm_args_has (args, ARG_TRY_NEED) ? tm_args_get (args, ARG_TRY_NEED)
                : test > 0                       ? DUNGEONEER_TEST_THREAT (test)
                                                 : 0;
  int stat = tm_args_has (args, ARG_TRY_STAT) ? tm_args_get (args, ARG_TRY_STAT)
             : test > 0                       ? DUNGEONEER_TEST_STAT (test)
                                              : -1;
  gint32 dice[4];
  guint n_dice = 0;
  const gint32 *faces
      = tm_args_has (args, ARG_TRY_DICE) ? tm_args_get_list (args, ARG_TRY_DICE, &n_dice) : NULL;
  DungeoneerTested tested;

  if (tm_args_has (args, ARG_TRY_PASSED))
    {
      *passed = tm_args_get (args, ARG_TRY_PASSED) != 0;
      return TRUE;
    }
  if (n_dice == 0 || need == 0)
    return dungeoneer_turn_refuse (
        turn, "quest-untold", "dungeoneer.quest.success",
        tm_text (N_ ("Say whether the quest was passed, or the number and the dice.")));
  for (guint i = 0; i < n_dice; i++)
    dice[i] = faces[i] + 1;
  dungeoneer_judge_threat (
      need, stat >= 0 ? dungeoneer_get_stat (turn->table, seat, (guint) stat, NULL) : 0, dice,
      n_dice, &turn->rules, &tested);
  *passed = tested.passed;
  return TRUE;
}

/* The move `quest-try`. */
void
dungeoneer_resolve_quest_try (const TmMove *move, TmResolution *resolution)
{
  DungeoneerTurn turn;
  gboolean passed = FALSE;
  gint32 category;
  guint seat, quest;
  TmTextArg name;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_begun (&turn))
    return;
  seat = (guint) dungeoneer_get_active (turn.table);
  if (!dungeoneer_turn_get_quest (&turn, seat, ARG_TRY_QUEST, ARG_TRY_OF, &quest))
    return;
  name = dungeoneer_name_piece (turn.table, quest);
  category = get_category (&turn, quest);
  if (category == CATEGORY_HUNT && !tm_args_has (&move->args, ARG_TRY_PASSED))
    {
      if (dungeoneer_is_battle (turn.table))
        dungeoneer_turn_refuse (&turn, "battle-open", "dungeoneer.quest.hunt",
                                tm_text (N_ ("The battle that goes on comes first.")));
      else if (dungeoneer_turn_begin_hunt (&turn, seat, quest))
        dungeoneer_turn_say (
            &turn, tm_text (N_ ("%s begins the hunt: %s"), tm_arg_seat ((int) seat), name));
      return;
    }
  if (!is_passed (&turn, seat, quest, &passed) || !attempt (&turn, seat, quest, category))
    return;
  if (passed)
    dungeoneer_turn_set_shared (&turn, COUNTER_PASSED, (gint32) quest + 1);
  else if (category == CATEGORY_THREAT)
    dungeoneer_turn_note (&turn, "threat-failed", "dungeoneer.quest.threat",
                          tm_text (N_ ("The failure strikes all heroes in the location.")));
  dungeoneer_turn_say (
      &turn, passed ? tm_text (N_ ("%s passes the quest: %s"), tm_arg_seat ((int) seat), name)
                    : tm_text (N_ ("%s fails at the quest: %s"), tm_arg_seat ((int) seat), name));
}

/* Steps from the hero to the nearest entrance; -1: no way, or no map. */
static int
get_steps (DungeoneerTurn *turn, guint seat)
{
  guint pieces[DUNGEONEER_N_LOCATIONS];
  int place = dungeoneer_get_place (turn->table, seat);
  DungeoneerMap map;
  int entrance;

  if (place < 0)
    return 0;
  dungeoneer_read_table_map (turn->table, &map, pieces);
  for (guint i = 0; i < map.n_places; i++)
    if (pieces[i] == (guint) place)
      return dungeoneer_get_distance (&map, i, &entrance);
  return 0;
}

/* A fallen hero searches only with a point gained by lying down: R p. 19, 21. */
static void
pay_for_search (DungeoneerTurn *turn, guint seat, gint32 cost)
{
  for (gint32 i = 0; i < cost; i++)
    if (!dungeoneer_turn_pay (turn, seat, ACT_QUEST_PAID))
      return;
}

static void
check_owner (DungeoneerTurn *turn, guint seat, guint quest)
{
  DungeoneerOwner owner = dungeoneer_get_quest_owner (turn->table, quest, seat);

  if (owner == OWNER_OTHER || owner == OWNER_GROUND)
    dungeoneer_turn_fault (turn, FAULT_NOT_YOURS);
}

/* The move `search`. */
void
dungeoneer_resolve_search (const TmMove *move, TmResolution *resolution)
{
  const TmArgs *args = &move->args;
  gint32 cost = dungeoneer_get_usual (args, ARG_SEARCH_COST, 1);
  DungeoneerTurn turn;
  DungeoneerSearched searched;
  gint32 need;
  guint seat, quest;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_begun (&turn))
    return;
  seat = (guint) dungeoneer_get_active (turn.table);
  if (!dungeoneer_turn_get_quest (&turn, seat, ARG_SEARCH_QUEST, ARG_SEARCH_OF, &quest))
    return;
  check_owner (&turn, seat, quest);
  dungeoneer_turn_check_phase (&turn, 1u << PHASE_FEATS, "dungeoneer.quest.search");
  dungeoneer_turn_check_alone (&turn);
  need = tm_args_has (args, ARG_SEARCH_NEED)
             ? tm_args_get (args, ARG_SEARCH_NEED)
             : dungeoneer_get_piece_printed (turn.table, quest, QUEST_SEARCH);
  if (need <= 0)
    {
      dungeoneer_turn_refuse (&turn, "quest-untold", "dungeoneer.quest.search",
                              tm_text (N_ ("Nobody has told the number of the search.")));
      return;
    }
  if (tm_args_has (args, ARG_SEARCH_NEED)
      && tm_table_get_piece_face (turn.table, quest) != TM_FACE_UNKNOWN)
    dungeoneer_turn_tell (&turn, GRID_QUESTS, tm_table_get_piece_face (turn.table, quest),
                          QUEST_SEARCH, need);
  dungeoneer_judge_search (dungeoneer_get_die (args, ARG_SEARCH_DIE), get_steps (&turn, seat), need,
                           dungeoneer_get (turn.table, COUNTER_AP, seat)
                               + dungeoneer_get (turn.table, COUNTER_FALL_AP, seat),
                           cost, &turn.rules, &searched);
  if (!dungeoneer_turn_fault (&turn, searched.fault))
    return;
  if (searched.fault == FAULT_NONE)
    pay_for_search (&turn, seat, cost);
  if (searched.found)
    tm_resolution_set_mark (resolution, quest, MARK_QUEST_TRIES,
                            tm_table_get_piece_mark (turn.table, quest, MARK_QUEST_TRIES)
                                | QUEST_FOUND);
  dungeoneer_turn_say (
      &turn, searched.found
                 ? tm_text (N_ ("%s finds the place: %s of %s"), tm_arg_seat ((int) seat),
                            tm_arg_number (searched.total), tm_arg_number (need))
                 : tm_text (N_ ("%s searches in vain: %s of %s"), tm_arg_seat ((int) seat),
                            tm_arg_number (searched.total), tm_arg_number (need)));
}

/* Success */

/**
 * dungeoneer_turn_draw_common:
 * @self: a move while it is resolved
 * @face: the quest that was drawn, or %TM_FACE_UNKNOWN
 *
 * Fills an empty common slot. Source: R p. 10.
 */
void
dungeoneer_turn_draw_common (DungeoneerTurn *self, gint32 face)
{
  guint slots = dungeoneer_has_variant (self->table, OPTION_NOTHING_PERSONAL) ? 2 : 1;
  int quest;

  if (dungeoneer_is_solo (self->table) || dungeoneer_count_common (self->table) >= slots)
    return;
  quest = dungeoneer_turn_take_top (self, ZONE_QUESTS, PIECE_QUEST, face);
  if (quest < 0)
    {
      dungeoneer_turn_note (
          self, "quest-deck-empty", "dungeoneer.quest.deck-empty",
          tm_text (N_ ("No quest is left: the place for the common quest stays empty.")));
      return;
    }
  dungeoneer_turn_put (self, (guint) quest, ZONE_COMMON, TM_NO_SEAT, TM_BOTTOM);
  tm_resolution_turn_piece (self->resolution, (guint) quest, TRUE);
}

static gint32
get_reward (DungeoneerTurn *turn, guint quest, guint param, guint layer, gint32 usual)
{
  gint32 printed = dungeoneer_get_piece_printed (turn->table, quest, layer);

  if (tm_args_has (&turn->move->args, param))
    {
      gint32 told = tm_args_get (&turn->move->args, param);
      gint32 face = tm_table_get_piece_face (turn->table, quest);

      if (printed == DUNGEONEER_UNTOLD && face != TM_FACE_UNKNOWN)
        dungeoneer_turn_tell (turn, GRID_QUESTS, face, layer, told);
      return told;
    }
  return printed == DUNGEONEER_UNTOLD ? usual : printed;
}

static void
note_category (DungeoneerTurn *turn, guint seat, guint quest)
{
  gint32 category = dungeoneer_get_category (turn->table, quest);

  if (category >= 0)
    dungeoneer_turn_set (turn, COUNTER_CATEGORIES, seat,
                         dungeoneer_get (turn->table, COUNTER_CATEGORIES, seat) | 1 << category);
  if (tm_table_get_piece_mark (turn->table, quest, MARK_STOLEN) == (gint32) seat + 1)
    dungeoneer_turn_set (turn, COUNTER_STOLEN, seat, 1);
}

static void
check_success (DungeoneerTurn *turn, guint seat, guint quest)
{
  check_owner (turn, seat, quest);
  if (tm_table_get_shared (turn->table, COUNTER_QUEST_DONE) != 0)
    dungeoneer_turn_forbid (turn, "second", "dungeoneer.quest.success",
                            tm_text (N_ ("One quest is finished in a turn.")));
  if (tm_table_get_shared (turn->table, COUNTER_PASSED) != (gint32) quest + 1)
    dungeoneer_turn_forbid (turn, "not-passed", "dungeoneer.quest.success",
                            tm_text (N_ ("The quest was not passed yet.")));
}

/* Gives what the quest brings and turns the card over. @face: the new common quest. */
static void
succeed (
    DungeoneerTurn *turn, guint seat, guint quest, const DungeoneerSuccess *success, gint32 face)
{
  DungeoneerSucceeded succeeded;

  dungeoneer_judge_success (success, &turn->rules, &succeeded);
  note_category (turn, seat, quest);
  if (dungeoneer_get_escort (turn->table, quest) >= 0)
    dungeoneer_turn_set_escort (turn, quest, -1, -1);
  for (guint mark = MARK_QUEST_WOUNDS; mark <= MARK_STOLEN; mark++)
    tm_resolution_set_mark (turn->resolution, quest, mark, 0);
  dungeoneer_turn_put (turn, quest, ZONE_DONE, (int) seat, TM_BOTTOM);
  dungeoneer_turn_set (turn, COUNTER_QUESTS, seat, succeeded.done);
  dungeoneer_turn_set (turn, COUNTER_LEVEL, seat, succeeded.level);
  dungeoneer_turn_set (turn, COUNTER_HEALTH, seat, succeeded.health);
  dungeoneer_turn_set (turn, COUNTER_GLORY, seat, succeeded.glory);
  dungeoneer_turn_set_shared (turn, COUNTER_PASSED, 0);
  dungeoneer_turn_set_shared (turn, COUNTER_QUEST_DONE, 1);
  dungeoneer_turn_draw_common (turn, face);
}

/* Without a name the quest that was passed is meant, if it is one of those that the move speaks of. */
static gboolean
is_passed_meant (DungeoneerTurn *turn)
{
  const TmArgs *args = &turn->move->args;
  int passed = dungeoneer_get_passed (turn->table);
  gboolean is_common = passed >= 0
                       && tm_table_get_piece_zone (turn->table, (guint) passed)
                              == tm_table_get_zone (turn->table, ZONE_COMMON, TM_NO_SEAT);

  return passed >= 0 && !tm_args_has (args, ARG_DONE_QUEST)
         && (!tm_args_has (args, ARG_DONE_OF)
             || (tm_args_get (args, ARG_DONE_OF) == OF_COMMON) == is_common);
}

/* The move `quest-done`. */
void
dungeoneer_resolve_quest_done (const TmMove *move, TmResolution *resolution)
{
  DungeoneerTurn turn;
  DungeoneerSuccess success;
  guint seat, quest;
  int place;
  TmTextArg name;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_begun (&turn))
    return;
  seat = (guint) dungeoneer_get_active (turn.table);
  if (is_passed_meant (&turn))
    quest = (guint) dungeoneer_get_passed (turn.table);
  else if (!dungeoneer_turn_get_quest (&turn, seat, ARG_DONE_QUEST, ARG_DONE_OF, &quest))
    return;
  /* Alone, the battle waits for treasures until it is ended, or the quest is. */
  if (dungeoneer_is_solo (turn.table) && dungeoneer_get_step (turn.table) == STEP_REWARD)
    dungeoneer_turn_end_battle (&turn);
  if (dungeoneer_is_battle (turn.table))
    {
      dungeoneer_turn_refuse (&turn, "battle-open", "dungeoneer.quest.success",
                              tm_text (N_ ("The battle that goes on comes first.")));
      return;
    }
  check_success (&turn, seat, quest);
  place = dungeoneer_get_place (turn.table, seat);
  name = dungeoneer_name_piece (turn.table, quest);
  success = (DungeoneerSuccess) {
    .owner = dungeoneer_get_quest_owner (turn.table, quest, seat),
    .done = dungeoneer_get (turn.table, COUNTER_QUESTS, seat),
    .level = dungeoneer_get (turn.table, COUNTER_LEVEL, seat),
    .health = dungeoneer_get (turn.table, COUNTER_HEALTH, seat),
    .max_health = dungeoneer_get (turn.table, COUNTER_MAX_HEALTH, seat),
    .levels = get_reward (&turn, quest, ARG_DONE_LEVELS, QUEST_LEVELS, 1),
    .restore = get_reward (&turn, quest, ARG_DONE_RESTORE, QUEST_RESTORE, 0),
    .glory = dungeoneer_get (turn.table, COUNTER_GLORY, seat),
    .reward_glory = get_reward (&turn, quest, ARG_DONE_GLORY, QUEST_GLORY, 0),
    .deck = (gint32) dungeoneer_count_zone (turn.table, ZONE_QUESTS, TM_NO_SEAT),
    .solo = dungeoneer_is_solo (turn.table),
    .at_entrance = place >= 0 ? dungeoneer_is_entrance (turn.table, (guint) place) : FALSE,
  };
  succeed (&turn, seat, quest, &success,
           tm_args_has (&move->args, ARG_DONE_DRAWN) ? tm_args_get (&move->args, ARG_DONE_DRAWN)
                                                     : TM_FACE_UNKNOWN);
  dungeoneer_turn_say (&turn,
                       tm_text (N_ ("%s finishes a quest: %s"), tm_arg_seat ((int) seat), name));
  dungeoneer_turn_set_phase (&turn, PHASE_DISCARD);
  dungeoneer_turn_check_end (&turn);
}
