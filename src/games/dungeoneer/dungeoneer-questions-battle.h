/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-questions.h"

G_BEGIN_DECLS

/* The judge's questions about battles: their parameters by index. */

enum
{
  ASK_FORM_FORM,
  ASK_FORM_ROUND,
  ASK_FORM_ROLE,
  N_ASK_FORM_PARAMS,
};

enum
{
  ASK_START_ATTACKER,
  ASK_START_ATTACKED,
  ASK_START_AP,
  ASK_START_SAVED,
  ASK_START_FALL_AP,
  ASK_START_OWN_TURN,
  ASK_START_FALLEN,
  ASK_START_SAME_PLACE,
  ASK_START_PLACE_BANS,
  ASK_START_PHASE,
  N_ASK_START_PARAMS,
};

enum
{
  ASK_ROLL_ATTACK_DIE,
  ASK_ROLL_ATTACK_STAT,
  ASK_ROLL_COUNTER_DIE,
  ASK_ROLL_COUNTER_STAT,
  ASK_ROLL_ATTACK_MOD,
  ASK_ROLL_COUNTER_MOD,
  ASK_ROLL_ATTACK_EXTRA,
  ASK_ROLL_COUNTER_EXTRA,
  ASK_ROLL_TOKEN,
  N_ASK_ROLL_PARAMS,
};

enum
{
  ASK_CHALLENGE_AP,
  ASK_CHALLENGE_SAVED,
  ASK_CHALLENGE_OWN_TURN,
  ASK_CHALLENGE_ATTACKED,
  ASK_CHALLENGE_IN_CHALLENGE,
  ASK_CHALLENGE_FALLEN,
  ASK_CHALLENGE_TARGET,
  ASK_CHALLENGE_PRESENT,
  ASK_CHALLENGE_PLACE_BANS,
  ASK_CHALLENGE_VARIANT,
  N_ASK_CHALLENGE_PARAMS,
};

enum
{
  ASK_LEFT_LEFT,
  ASK_LEFT_SAYS,
  N_ASK_LEFT_PARAMS,
};

enum
{
  ASK_LAIR_HEALTH,
  ASK_LAIR_WOUNDS,
  ASK_LAIR_QUEST,
  ASK_LAIR_LAIR,
  N_ASK_LAIR_PARAMS,
};

enum
{
  ASK_REWARDS_HIT_WOUNDS,
  ASK_REWARDS_EFFECT_WOUNDS,
  ASK_REWARDS_TO_MONSTERS,
  ASK_REWARDS_BEATEN,
  ASK_REWARDS_QUEST,
  ASK_REWARDS_SOLO,
  N_ASK_REWARDS_PARAMS,
};

enum
{
  ASK_LORD_SEAT,
  ASK_LORD_ALIVE,
  N_ASK_LORD_PARAMS,
};

/* dungeoneer-params-battle.c */
extern const TmParam dungeoneer_battle_form_params[N_ASK_FORM_PARAMS];
extern const TmParam dungeoneer_start_battle_params[N_ASK_START_PARAMS];
extern const TmParam dungeoneer_battle_roll_params[N_ASK_ROLL_PARAMS];
extern const TmParam dungeoneer_challenge_params[N_ASK_CHALLENGE_PARAMS];
extern const TmParam dungeoneer_encounter_left_params[N_ASK_LEFT_PARAMS];
extern const TmParam dungeoneer_lair_params[N_ASK_LAIR_PARAMS];
extern const TmParam dungeoneer_rewards_params[N_ASK_REWARDS_PARAMS];
extern const TmParam dungeoneer_hunt_lord_params[N_ASK_LORD_PARAMS];

extern const char *const dungeoneer_start_battle_options[];
extern const char *const dungeoneer_battle_roll_options[];
extern const char *const dungeoneer_challenge_options[];
extern const char *const dungeoneer_lair_options[];
extern const char *const dungeoneer_rewards_options[];

/* dungeoneer-answers-battle.c */
void dungeoneer_answer_battle_form (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_start_battle (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_battle_roll (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_challenge (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_encounter_left (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_lair (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_rewards (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_hunt_lord (const TmArgs *args, TmRuling *ruling);

/* dungeoneer-fill-battle.c */
gboolean dungeoneer_fill_battle_form (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_start_battle (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_battle_roll (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_challenge (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_lair (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_rewards (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_hunt_lord (const TmTable *table, TmArgs *args);
guint
dungeoneer_use_battle_roll (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);

G_END_DECLS
