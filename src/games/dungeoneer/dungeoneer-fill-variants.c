/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a running match knows of variants, of the solo game and for chances. */

#include "config.h"

#include "dungeoneer-play.h"
#include "dungeoneer-questions-quests.h"
#include "dungeoneer-questions-variants.h"
#include "dungeoneer-table.h"

/* What the questions accept. */
#define LEAST_STAT (-20)
#define MOST_STAT 99
#define MOST_HEALTH 99
#define MOST_NEED 30

static gboolean
is_running (const TmTable *table)
{
  guint phase = tm_table_get_phase (table);

  return phase > PHASE_SETUP && phase < PHASE_OVER && dungeoneer_get_active (table) >= 0;
}

/* Variants */

gboolean
dungeoneer_fill_variant_set (const TmTable *table, TmArgs *args)
{
  gint32 variants[DUNGEONEER_N_VARIANTS];
  guint n = 0;

  for (guint variant = 0; variant < DUNGEONEER_N_VARIANTS; variant++)
    if (dungeoneer_has_variant (table, OPTION_NO_BLANKS + variant))
      variants[n++] = (gint32) variant;
  tm_args_set_list (args, ASK_VARIANTS_VARIANTS, variants, n);
  tm_args_set (args, ASK_VARIANTS_PLAYERS, (gint32) tm_table_get_n_seats (table));
  return TRUE;
}

gboolean
dungeoneer_fill_resurrect (const TmTable *table, TmArgs *args)
{
  guint n_seats = tm_table_get_n_seats (table);
  guint32 living = dungeoneer_get_alive (table);
  gint32 alive[DUNGEONEER_MAX_SEATS];
  int beaten = -1;

  if (!is_running (table) || !dungeoneer_has_variant (table, OPTION_RESURRECTION) || n_seats < 2
      || n_seats > DUNGEONEER_MAX_SEATS)
    return FALSE;
  for (guint seat = 0; seat < n_seats; seat++)
    {
      alive[seat] = living >> seat & 1;
      if (!alive[seat] && beaten < 0)
        beaten = (int) seat;
    }
  if (beaten < 0)
    return FALSE;
  tm_args_set (args, ASK_RESURRECT_SEAT, beaten);
  tm_args_set_list (args, ASK_RESURRECT_ALIVE, alive, n_seats);
  tm_args_set (args, ASK_RESURRECT_SPARE,
               CLAMP (dungeoneer_count_spare (table), 0, DUNGEONEER_N_HEROES));
  return TRUE;
}

static gboolean
has_quest_there (const TmTable *table, guint seat, gint32 face)
{
  guint zone = tm_table_get_zone (table, ZONE_PERSONAL, (int) seat);
  guint first = dungeoneer_get_first (table, PIECE_QUEST);

  for (guint quest = first; quest < first + DUNGEONEER_N_QUESTS; quest++)
    if (tm_table_get_piece_zone (table, quest) == zone
        && dungeoneer_get_piece_printed (table, quest, QUEST_PLACE) == face)
      return TRUE;
  return FALSE;
}

gboolean
dungeoneer_fill_impartial (const TmTable *table, TmArgs *args)
{
  guint n_seats = tm_table_get_n_seats (table);
  int drawn = tm_table_get_top (table, tm_table_get_zone (table, ZONE_DRAWN, TM_NO_SEAT));
  gint32 face = drawn >= 0 ? tm_table_get_piece_face (table, (guint) drawn) : TM_FACE_UNKNOWN;
  gint32 matches[DUNGEONEER_MAX_SEATS];

  if (!is_running (table) || !dungeoneer_has_variant (table, OPTION_IMPARTIAL)
      || face == TM_FACE_UNKNOWN || n_seats < 2 || n_seats > DUNGEONEER_MAX_SEATS)
    return FALSE;
  for (guint seat = 0; seat < n_seats; seat++)
    matches[seat] = has_quest_there (table, seat, face);
  tm_args_set (args, ASK_IMPARTIAL_SEAT, dungeoneer_get_active (table));
  tm_args_set_list (args, ASK_IMPARTIAL_MATCHES, matches, n_seats);
  return TRUE;
}

/**
 * dungeoneer_find_lying:
 * @table: a table with somebody's turn
 *
 * Returns: who could lie down for a point: in the challenge step who was attacked, else whose turn it is
 */
guint
dungeoneer_find_lying (const TmTable *table)
{
  DungeoneerAttack attack;

  if (dungeoneer_get_step (table) == STEP_CHALLENGE && dungeoneer_count_attacks (table) > 0)
    {
      dungeoneer_get_attack (table, 0, &attack);
      if (attack.target >= 0)
        return (guint) attack.target;
    }
  return (guint) dungeoneer_get_active (table);
}

gboolean
dungeoneer_fill_fall_for_ap (const TmTable *table, TmArgs *args)
{
  gboolean is_limited = dungeoneer_has_variant (table, OPTION_MOVEMENT_LIMIT);
  guint seat;

  if (!is_running (table) || (!is_limited && !dungeoneer_has_variant (table, OPTION_FALL_ATTACK)))
    return FALSE;
  seat = dungeoneer_find_lying (table);
  tm_args_set (args, ASK_DOWN_VARIANT, is_limited ? FALL_MOVEMENT_LIMIT : FALL_FALL_ATTACK);
  tm_args_set (args, ASK_DOWN_FALLEN, dungeoneer_get (table, COUNTER_FALLEN, seat) != 0);
  tm_args_set (args, ASK_DOWN_SAVED, dungeoneer_get (table, COUNTER_SAVED_AP, seat) != 0);
  tm_args_set (args, ASK_DOWN_USED, dungeoneer_get (table, COUNTER_FALL_USED, seat) != 0);
  tm_args_set (args, ASK_DOWN_STAGE, dungeoneer_get_step (table) == STEP_CHALLENGE);
  return TRUE;
}

/* Alone */

/* The peril of the location whose dice are owed; 0: none are. */
static gint32
get_owed_peril (const TmTable *table)
{
  gint32 dice = tm_table_get_shared (table, COUNTER_PERIL_DICE);
  gint32 peril = tm_table_get_shared (table, COUNTER_PERIL_LIMIT);

  return is_running (table) && dungeoneer_is_solo (table) && dice == peril
                 && peril <= DUNGEONEER_MAX_PERIL
             ? peril
             : 0;
}

gboolean
dungeoneer_fill_solo_peril_draws (const TmTable *table, TmArgs *args)
{
  gint32 peril = get_owed_peril (table);

  if (peril > 0)
    tm_args_set (args, ASK_DRAWS_PERIL, peril);
  return peril > 0;
}

gboolean
dungeoneer_fill_solo_play (const TmTable *table, TmArgs *args)
{
  int place;

  if (!is_running (table) || !dungeoneer_is_solo (table))
    return FALSE;
  place = dungeoneer_get_place (table, 0);
  if (place >= 0)
    tm_args_set (args, ASK_SOLO_PLAY_AT_ENTRANCE, dungeoneer_is_entrance (table, (guint) place));
  tm_args_set (args, ASK_SOLO_PLAY_STEP, dungeoneer_get_step (table) == STEP_REWARD);
  return TRUE;
}

gboolean
dungeoneer_fill_solo_lair (const TmTable *table, TmArgs *args)
{
  if (!is_running (table) || !dungeoneer_is_solo (table)
      || !dungeoneer_has_variant (table, OPTION_SOLO_LAIR))
    return FALSE;
  tm_args_set (args, ASK_SOLO_LAIR_LAIR, (gint32) dungeoneer_count_zone (table, ZONE_LAIR, 0));
  return TRUE;
}

/* Chances */

/* A check that is printed somewhere, and what the hero whose turn it is adds to it. */
static gboolean
set_test (const TmTable *table, gint32 test, guint need_param, guint stat_param, TmArgs *args)
{
  gint32 need = DUNGEONEER_TEST_THREAT (test);
  gint32 stat = DUNGEONEER_TEST_STAT (test);
  gboolean is_told = TRUE;
  gint32 value = 0;

  if (test <= 0 || need < 1 || need > MOST_NEED || stat >= DUNGEONEER_N_STATS)
    return FALSE;
  if (stat >= 0)
    value = dungeoneer_get_stat (table, (guint) dungeoneer_get_active (table), (guint) stat,
                                 &is_told);
  if (!is_told || value < LEAST_STAT || value > MOST_STAT)
    return FALSE;
  tm_args_set (args, need_param, need);
  tm_args_set (args, stat_param, value);
  return TRUE;
}

/* The hazard that waits for the hero who has entered. */
gboolean
dungeoneer_fill_threat_odds (const TmTable *table, TmArgs *args)
{
  int place = dungeoneer_get_hazard_place (table);

  if (!is_running (table) || place < 0)
    return FALSE;
  return set_test (table, dungeoneer_get_place_value (table, (guint) place, PLACE_HAZARD_TEST),
                   ODDS_THREAT_NEED, ODDS_THREAT_STAT, args);
}

/* The attack that is rolled next, with its form. */
static gboolean
find_roll (const TmTable *table,
           DungeoneerAttack *attack,
           gint32 *attack_stat,
           gint32 *counter_stat)
{
  int column
      = is_running (table) && dungeoneer_is_battle (table) ? dungeoneer_get_next_roll (table) : -1;
  gboolean is_told, is_other_told;

  if (column < 0)
    return FALSE;
  dungeoneer_get_attack (table, (guint) column, attack);
  if (attack->form < 0 || attack->form >= DUNGEONEER_N_FORMS || attack->attack_die > 0
      || attack->counter_die > 0)
    return FALSE;
  *attack_stat = dungeoneer_get_attack_stat (table, attack, &is_told);
  *counter_stat = dungeoneer_get_counter_stat (table, attack, &is_other_told);
  return is_told && is_other_told && *attack_stat >= LEAST_STAT && *attack_stat <= MOST_STAT
         && *counter_stat >= LEAST_STAT && *counter_stat <= MOST_STAT;
}

gboolean
dungeoneer_fill_battle_odds (const TmTable *table, TmArgs *args)
{
  DungeoneerAttack attack;
  gint32 attack_stat, counter_stat;

  if (!find_roll (table, &attack, &attack_stat, &counter_stat))
    return FALSE;
  tm_args_set (args, ODDS_BATTLE_ATTACK, attack_stat);
  tm_args_set (args, ODDS_BATTLE_COUNTER, counter_stat);
  return TRUE;
}

gboolean
dungeoneer_fill_hunt_odds (const TmTable *table, TmArgs *args)
{
  DungeoneerAttack attack;
  gint32 attack_stat, counter_stat, health, wounds;

  if (!find_roll (table, &attack, &attack_stat, &counter_stat) || attack.kind != ATTACKER_QUEST)
    return FALSE;
  health = dungeoneer_get_monster_health (table, (guint) attack.who);
  wounds = dungeoneer_get_monster_wounds (table, (guint) attack.who);
  if (health < 1 || health > MOST_HEALTH || wounds < 0 || wounds >= health)
    return FALSE;
  tm_args_set (args, ODDS_HUNT_MONSTER_ATTACK, attack_stat);
  tm_args_set (args, ODDS_HUNT_HERO_COUNTER, counter_stat);
  tm_args_set (args, ODDS_HUNT_HEALTH, health);
  tm_args_set (args, ODDS_HUNT_WOUNDS, wounds);
  return TRUE;
}

gboolean
dungeoneer_fill_solo_peril_odds (const TmTable *table, TmArgs *args)
{
  gint32 peril = get_owed_peril (table);

  if (peril > 0)
    tm_args_set (args, ODDS_PERIL_PERIL, peril);
  return peril > 0;
}

/* How often the hero can try: for nothing, and for each point. */
static guint
count_tries (const TmTable *table, guint quest)
{
  DungeoneerRules rules = { .table = table };
  guint seat = (guint) dungeoneer_get_active (table);
  DungeoneerAttempt attempt;
  DungeoneerAttempted attempted;
  guint n_tries = 0;

  dungeoneer_read_attempt (table, seat, quest, dungeoneer_get_category (table, quest), &attempt);
  attempt.at_place = TRUE;
  attempt.found = TRUE;
  attempt.when = WHEN_FEATS;
  for (; n_tries < DUNGEONEER_MAX_TRIES; n_tries++)
    {
      dungeoneer_judge_attempt (&attempt, &rules, &attempted);
      if (attempted.fault != FAULT_NONE)
        break;
      attempt.purse = attempted.left;
      attempt.tries++;
      attempt.same++;
    }
  return n_tries;
}

/* The quest that is tried with dice, in this place. */
gboolean
dungeoneer_fill_quest_odds (const TmTable *table, TmArgs *args)
{
  int quest = dungeoneer_find_tried_quest (table, 1u << CATEGORY_THREAT | 1u << CATEGORY_CHANCE);
  guint n_tries = quest >= 0 ? count_tries (table, (guint) quest) : 0;

  if (n_tries == 0
      || !set_test (table, dungeoneer_get_piece_printed (table, (guint) quest, QUEST_TEST),
                    ODDS_QUEST_NEED, ODDS_QUEST_BONUS, args))
    return FALSE;
  tm_args_set (args, ODDS_QUEST_TRIES, (gint32) n_tries);
  return TRUE;
}
