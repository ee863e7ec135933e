/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a running match knows of a question: each function sets what it can, and says whether the
 * match has such a situation at all. */

#include "config.h"

#include "dungeon-roll-plan.h"
#include "dungeon-roll-questions.h"

/* The situation of the adventurer. */
typedef struct
{
  guint seat;
  guint phase;
  gint32 level;
  RollPosition position;
} Situation;

static gboolean
read_situation (const TmTable *table, Situation *situation)
{
  int seat = roll_get_adventurer (table);

  situation->phase = tm_table_get_phase (table);
  situation->level = tm_table_get_shared (table, COUNTER_LEVEL);
  if (seat < 0 || situation->phase < PHASE_FORM || situation->phase > PHASE_REGROUP)
    return FALSE;
  situation->seat = seat;
  roll_read_position (table, situation->seat, &situation->position);
  return TRUE;
}

static gboolean
is_underground (const Situation *situation)
{
  return situation->phase >= PHASE_MONSTERS && situation->level > 0;
}

static gboolean
read_underground (const TmTable *table, Situation *situation)
{
  return read_situation (table, situation) && is_underground (situation);
}

/* Setting parameters */

static void
fill_hero (TmArgs *args, guint hero, guint ready, const Situation *situation)
{
  tm_args_set (args, hero, situation->position.hero + 1);
  tm_args_set (args, ready, situation->position.is_ready);
}

static void
fill_party (TmArgs *args, guint param, const Situation *situation)
{
  tm_args_set_counts (args, param, situation->position.party, ROLL_N_PARTY_FACES);
}

static void
fill_temporary (TmArgs *args, guint param, const Situation *situation)
{
  tm_args_set_counts (args, param, situation->position.temporary, 2);
}

static void
fill_tokens (TmArgs *args, guint param, const Situation *situation)
{
  tm_args_set_counts (args, param, situation->position.tokens, ROLL_N_TOKENS);
}

static void
fill_monsters (TmArgs *args, guint param, const Situation *situation)
{
  tm_args_set_counts (args, param, situation->position.level, ROLL_N_MONSTERS);
}

static void
fill_dungeon (TmArgs *args, guint param, const Situation *situation)
{
  tm_args_set_counts (args, param, situation->position.level, ROLL_N_LEVEL_FACES);
}

static void
fill_phase (TmArgs *args, guint param, const Situation *situation)
{
  tm_args_set (args, param, situation->phase - PHASE_FORM);
}

/* Units */

gboolean
roll_fill_can_defeat (const TmTable *table, TmArgs *args)
{
  Situation situation;

  if (!read_underground (table, &situation) || situation.phase != PHASE_MONSTERS)
    return FALSE;
  fill_hero (args, CAN_DEFEAT_HERO, CAN_DEFEAT_READY, &situation);
  if (roll_position_count_monsters (&situation.position) > 0)
    fill_monsters (args, CAN_DEFEAT_MONSTERS, &situation);
  return TRUE;
}

gboolean
roll_fill_fight_plan (const TmTable *table, TmArgs *args)
{
  Situation situation;

  if (!read_underground (table, &situation) || situation.phase != PHASE_MONSTERS
      || (roll_position_count_monsters (&situation.position) == 0
          && situation.position.lair < ROLL_AWAKE))
    return FALSE;
  fill_hero (args, PLAN_HERO, PLAN_READY, &situation);
  fill_party (args, PLAN_PARTY, &situation);
  fill_temporary (args, PLAN_TEMP, &situation);
  fill_tokens (args, PLAN_TOKENS, &situation);
  fill_monsters (args, PLAN_MONSTERS, &situation);
  tm_args_set (args, PLAN_LAIR, situation.position.lair);
  tm_args_set (args, PLAN_POWER, PLAN_POWER_SPARE);
  return TRUE;
}

gboolean
roll_fill_dragon (const TmTable *table, TmArgs *args)
{
  Situation situation;

  if (!read_underground (table, &situation) || situation.position.lair == 0)
    return FALSE;
  fill_hero (args, DRAGON_HERO, DRAGON_READY, &situation);
  fill_party (args, DRAGON_PARTY, &situation);
  fill_temporary (args, DRAGON_TEMP, &situation);
  fill_tokens (args, DRAGON_TOKENS, &situation);
  tm_args_set (args, DRAGON_LAIR, situation.position.lair);
  return TRUE;
}

/* Loot */

static gboolean
read_loot (const TmTable *table, guint face, Situation *situation)
{
  return read_underground (table, situation) && situation->phase <= PHASE_LOOT
         && situation->position.level[face] > 0;
}

gboolean
roll_fill_open_chests (const TmTable *table, TmArgs *args)
{
  Situation situation;

  if (!read_loot (table, FACE_CHEST, &situation))
    return FALSE;
  fill_hero (args, CHESTS_HERO, CHESTS_READY, &situation);
  tm_args_set (args, CHESTS_COUNT, situation.position.level[FACE_CHEST]);
  tm_args_set (args, CHESTS_CHEST, roll_count_in_box (table));
  fill_phase (args, CHESTS_PHASE, &situation);
  return TRUE;
}

gboolean
roll_fill_quaff (const TmTable *table, TmArgs *args)
{
  Situation situation;

  if (!read_loot (table, FACE_POTION, &situation))
    return FALSE;
  fill_hero (args, POTIONS_HERO, POTIONS_READY, &situation);
  tm_args_set (args, POTIONS_COUNT, situation.position.level[FACE_POTION]);
  tm_args_set (args, POTIONS_GRAVEYARD, situation.position.grave);
  fill_phase (args, POTIONS_PHASE, &situation);
  return TRUE;
}

gboolean
roll_fill_reroll (const TmTable *table, TmArgs *args)
{
  Situation situation;

  if (!read_situation (table, &situation) || situation.phase == PHASE_FORM)
    return FALSE;
  tm_args_set (args, MAY_REROLL_HERO, situation.position.hero + 1);
  fill_phase (args, MAY_REROLL_PHASE, &situation);
  return TRUE;
}

/* The next level when regrouping, else this one. */
gboolean
roll_fill_level_roll_count (const TmTable *table, TmArgs *args)
{
  Situation situation;
  gint32 level;

  if (!read_situation (table, &situation) || situation.phase == PHASE_FORM)
    return FALSE;
  level = situation.level + (situation.phase == PHASE_REGROUP || situation.phase == PHASE_POPULATE);
  if (level > ROLL_MAX_LEVEL)
    return FALSE;
  tm_args_set (args, ROLL_COUNT_LEVEL, MAX (level, 1));
  tm_args_set (args, ROLL_COUNT_LAIR, situation.position.lair);
  return TRUE;
}

gboolean
roll_fill_form_party (const TmTable *table, TmArgs *args)
{
  Situation situation;

  if (!read_situation (table, &situation) || situation.phase > PHASE_POPULATE)
    return FALSE;
  tm_args_set (args, FORMED_HERO, situation.position.hero + 1);
  if (roll_position_count_party (&situation.position) == ROLL_N_DICE)
    fill_party (args, FORMED_FACES, &situation);
  return TRUE;
}

/* Ways out and experience */

gboolean
roll_fill_leave (const TmTable *table, TmArgs *args)
{
  Situation situation;

  if (!read_underground (table, &situation))
    return FALSE;
  tm_args_set (args, LEAVE_LEVEL, situation.level);
  fill_phase (args, LEAVE_PHASE, &situation);
  fill_monsters (args, LEAVE_MONSTERS, &situation);
  tm_args_set (args, LEAVE_LAIR, situation.position.lair);
  fill_tokens (args, LEAVE_TOKENS, &situation);
  fill_temporary (args, LEAVE_TEMP, &situation);
  return TRUE;
}

/* What was gained on the way besides dragons came from chests, or from dragons, without a token. */
gboolean
roll_fill_delve_score (const TmTable *table, TmArgs *args)
{
  Situation situation;
  gint32 delve_xp, dragons;

  if (!read_underground (table, &situation))
    return FALSE;
  delve_xp = tm_table_get_shared (table, COUNTER_DELVE_XP);
  dragons = MIN (tm_table_get_shared (table, COUNTER_DELVE_DRAGONS), delve_xp);
  tm_args_set (args, DELVE_LEVEL, situation.level);
  if (situation.phase == PHASE_REGROUP)
    tm_args_set (args, DELVE_HOW, HOW_REST);
  tm_args_set (args, DELVE_DRAGONS, dragons);
  tm_args_set (args, DELVE_DRY, MIN (delve_xp - dragons, ROLL_N_TOKEN_PIECES));
  tm_args_set (args, DELVE_XP_BEFORE,
               MAX (0, tm_table_get_counter (table, COUNTER_XP, situation.seat) - delve_xp));
  return TRUE;
}

gboolean
roll_fill_level_up (const TmTable *table, TmArgs *args)
{
  Situation situation;

  if (!read_situation (table, &situation))
    return FALSE;
  fill_hero (args, LEVEL_UP_HERO, LEVEL_UP_READY, &situation);
  tm_args_set (args, LEVEL_UP_XP, tm_table_get_counter (table, COUNTER_XP, situation.seat));
  return TRUE;
}

/* Effects */

gboolean
roll_fill_hero_ability (const TmTable *table, TmArgs *args)
{
  Situation situation;

  if (!read_underground (table, &situation))
    return FALSE;
  fill_hero (args, ABILITY_HERO, ABILITY_READY, &situation);
  fill_phase (args, ABILITY_PHASE, &situation);
  fill_dungeon (args, ABILITY_DUNGEON, &situation);
  tm_args_set (args, ABILITY_LAIR, situation.position.lair);
  fill_temporary (args, ABILITY_TEMP, &situation);
  fill_tokens (args, ABILITY_TOKENS, &situation);
  tm_args_set (args, ABILITY_GRAVEYARD, situation.position.grave);
  return TRUE;
}

gboolean
roll_fill_treasure_effect (const TmTable *table, TmArgs *args)
{
  Situation situation;

  if (!read_underground (table, &situation))
    return FALSE;
  fill_phase (args, TREASURE_PHASE, &situation);
  fill_dungeon (args, TREASURE_DUNGEON, &situation);
  tm_args_set (args, TREASURE_LAIR, situation.position.lair);
  tm_args_set (args, TREASURE_GRAVEYARD, situation.position.grave);
  tm_args_set (args, TREASURE_LEVEL, situation.level);
  return TRUE;
}

/* Points */

gboolean
roll_fill_final_score (const TmTable *table, TmArgs *args)
{
  Situation situation;

  if (!read_situation (table, &situation))
    return FALSE;
  tm_args_set (args, SCORE_XP, tm_table_get_counter (table, COUNTER_XP, situation.seat));
  fill_tokens (args, SCORE_TOKENS, &situation);
  return TRUE;
}

gboolean
roll_fill_winner (const TmTable *table, TmArgs *args)
{
  guint n_seats = tm_table_get_n_seats (table);
  gint32 points[ROLL_MAX_SEATS], tokens[ROLL_MAX_SEATS];

  if (tm_table_get_phase (table) == PHASE_SETUP || !roll_are_hands_open (table))
    return FALSE;
  for (guint seat = 0; seat < n_seats; seat++)
    {
      RollScore score;
      roll_read_score (table, seat, &score);
      points[seat] = score.points;
      tokens[seat] = MIN (score.tokens, ROLL_N_TOKEN_PIECES);
    }
  tm_args_set_list (args, WINNER_POINTS, points, n_seats);
  tm_args_set_list (args, WINNER_TOKENS, tokens, n_seats);
  return TRUE;
}

/* Ranks are those of three delves alone. */
gboolean
roll_fill_rank (const TmTable *table, TmArgs *args)
{
  RollScore score;

  if (tm_table_get_n_seats (table) != 1 || tm_table_get_phase (table) == PHASE_SETUP
      || tm_table_get_option (table, OPTION_DELVES) != ROLL_DELVES)
    return FALSE;
  roll_read_score (table, 0, &score);
  tm_args_set (args, RANK_POINTS, score.points);
  return TRUE;
}

gboolean
roll_fill_hand_over (const TmTable *table, TmArgs *args)
{
  guint n_seats = tm_table_get_n_seats (table);
  gint32 delves[ROLL_MAX_SEATS];
  Situation situation;

  g_assert (n_seats > 0);
  if (!read_situation (table, &situation)
      || tm_table_get_option (table, OPTION_DELVES) != ROLL_DELVES)
    return FALSE;
  for (guint seat = 0; seat < n_seats; seat++)
    delves[seat] = MIN (
        tm_table_get_counter (table, COUNTER_DELVES, seat) + (seat == situation.seat), ROLL_DELVES);
  if (!roll_can_hand_over (delves, n_seats, (situation.seat + 1) % n_seats))
    return FALSE;
  tm_args_set (args, HAND_OVER_PLAYERS, n_seats);
  tm_args_set (args, HAND_OVER_SEAT, situation.seat);
  tm_args_set_list (args, HAND_OVER_DELVES, delves, n_seats);
  return TRUE;
}

/* Odds */

/* Tokens that are known not to be in the box: those of the others, if their hands are open. Tokens
 * drawn face down count as in the box, which changes no odds. */
static void
count_out (const TmTable *table, int but_seat, guint8 tokens[ROLL_N_TOKENS])
{
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if ((int) seat != but_seat
        && (roll_are_hands_open (table) || (int) seat == roll_get_adventurer (table)))
      roll_count_known (table, tm_table_get_zone (table, ZONE_TOKENS, seat), PIECE_TOKEN, tokens);
}

/* The dice that are rolled next. */
gboolean
roll_fill_odds_roll (const TmTable *table, TmArgs *args)
{
  Situation situation;
  guint n_dice;

  if (!read_situation (table, &situation)
      || (situation.phase > PHASE_POPULATE && situation.phase != PHASE_REGROUP)
      || situation.level >= ROLL_MAX_LEVEL)
    return FALSE;
  n_dice = situation.phase == PHASE_FORM
               ? ROLL_N_DICE
               : roll_count_dice (situation.level + 1, situation.position.lair);
  if (n_dice == 0)
    return FALSE;
  tm_args_set (args, ODDS_ROLL_DIE, situation.phase == PHASE_FORM ? DIE_PARTY : DIE_DUNGEON);
  tm_args_set (args, ODDS_ROLL_DICE, n_dice);
  return TRUE;
}

gboolean
roll_fill_odds_draw (const TmTable *table, TmArgs *args)
{
  guint8 out[ROLL_N_TOKENS] = { 0 };
  Situation situation;

  if (!read_situation (table, &situation))
    return FALSE;
  count_out (table, TM_NO_SEAT, out);
  tm_args_set_counts (args, ODDS_DRAW_OUT, out, ROLL_N_TOKENS);
  if (situation.position.level[FACE_CHEST] > 0)
    tm_args_set (args, ODDS_DRAW_DRAWS, situation.position.level[FACE_CHEST]);
  return TRUE;
}

/* The level that comes, or this one where only a roll can help. */
gboolean
roll_fill_odds_clear (const TmTable *table, TmArgs *args)
{
  guint8 out[ROLL_N_TOKENS] = { 0 };
  gboolean is_next;
  Situation situation;

  if (!read_underground (table, &situation))
    return FALSE;
  is_next = situation.phase == PHASE_REGROUP;
  if (is_next
          ? situation.level >= ROLL_MAX_LEVEL
          : situation.phase != PHASE_MONSTERS || roll_table_has_plan (table, &situation.position))
    return FALSE;
  count_out (table, situation.seat, out);
  fill_hero (args, ODDS_CLEAR_HERO, ODDS_CLEAR_READY, &situation);
  fill_party (args, ODDS_CLEAR_PARTY, &situation);
  fill_temporary (args, ODDS_CLEAR_TEMP, &situation);
  fill_tokens (args, ODDS_CLEAR_TOKENS, &situation);
  tm_args_set_counts (args, ODDS_CLEAR_OUT, out, ROLL_N_TOKENS);
  tm_args_set (args, ODDS_CLEAR_LEVEL, situation.level + is_next);
  tm_args_set (args, ODDS_CLEAR_LAIR, situation.position.lair);
  if (is_next)
    return TRUE;
  fill_dungeon (args, ODDS_CLEAR_DUNGEON, &situation);
  fill_phase (args, ODDS_CLEAR_PHASE, &situation);
  return TRUE;
}

gboolean
roll_fill_advice (const TmTable *table, TmArgs *args)
{
  Situation situation;

  if (!read_underground (table, &situation) || situation.phase != PHASE_REGROUP
      || situation.level >= ROLL_MAX_LEVEL || situation.position.lair >= ROLL_AWAKE)
    return FALSE;
  fill_hero (args, ADVICE_HERO, ADVICE_READY, &situation);
  tm_args_set (args, ADVICE_XP, tm_table_get_counter (table, COUNTER_XP, situation.seat));
  fill_party (args, ADVICE_PARTY, &situation);
  fill_tokens (args, ADVICE_TOKENS, &situation);
  tm_args_set (args, ADVICE_LEVEL, situation.level);
  tm_args_set (args, ADVICE_LAIR, situation.position.lair);
  return TRUE;
}
