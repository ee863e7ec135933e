/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-odds.h"
#include "dungeoneer-questions.h"

G_BEGIN_DECLS

/* The judge's questions about variants, the solo game and chances: their parameters by index. */

enum
{
  ASK_VARIANTS_VARIANTS,
  ASK_VARIANTS_PLAYERS,
  N_ASK_VARIANTS_PARAMS,
};

enum
{
  ASK_BLANKS_HANDS,
  ASK_BLANKS_HELD,
  ASK_BLANKS_FIRST,
  N_ASK_BLANKS_PARAMS,
};

enum
{
  ASK_RESURRECT_SEAT,
  ASK_RESURRECT_ALIVE,
  ASK_RESURRECT_SPARE,
  N_ASK_RESURRECT_PARAMS,
};

enum
{
  ASK_IMPARTIAL_SEAT,
  ASK_IMPARTIAL_MATCHES,
  N_ASK_IMPARTIAL_PARAMS,
};

enum
{
  ASK_DOWN_VARIANT,
  ASK_DOWN_FALLEN,
  ASK_DOWN_SAVED,
  ASK_DOWN_USED,
  ASK_DOWN_STAGE,
  N_ASK_DOWN_PARAMS,
};

enum
{
  ASK_DRAWS_PERIL,
  ASK_DRAWS_DICE,
  N_ASK_DRAWS_PARAMS,
};

enum
{
  ASK_SOLO_PLAY_KIND,
  ASK_SOLO_PLAY_DURATION,
  ASK_SOLO_PLAY_AT_ENTRANCE,
  ASK_SOLO_PLAY_STEP,
  N_ASK_SOLO_PLAY_PARAMS,
};

enum
{
  ASK_SOLO_LAIR_COSTS,
  ASK_SOLO_LAIR_BEATEN,
  ASK_SOLO_LAIR_LAIR,
  N_ASK_SOLO_LAIR_PARAMS,
};

enum
{
  ODDS_THREAT_NEED,
  ODDS_THREAT_STAT,
  ODDS_THREAT_DICE,
  N_ODDS_THREAT_PARAMS,
};

enum
{
  ODDS_BATTLE_ATTACK,
  ODDS_BATTLE_COUNTER,
  ODDS_BATTLE_ATTACK_DICE,
  ODDS_BATTLE_COUNTER_DICE,
  N_ODDS_BATTLE_PARAMS,
};

enum
{
  ODDS_HUNT_MONSTER_ATTACK,
  ODDS_HUNT_HERO_COUNTER,
  ODDS_HUNT_HEALTH,
  ODDS_HUNT_CHALLENGE,
  ODDS_HUNT_HERO_ATTACK,
  ODDS_HUNT_MONSTER_COUNTER,
  ODDS_HUNT_WOUNDS,
  N_ODDS_HUNT_PARAMS,
};

enum
{
  ODDS_PERIL_PERIL,
  N_ODDS_PERIL_PARAMS,
};

enum
{
  ODDS_QUEST_NEED,
  ODDS_QUEST_BONUS,
  ODDS_QUEST_DICE,
  ODDS_QUEST_TRIES,
  N_ODDS_QUEST_PARAMS,
};

/* What is told of the cards that the solo game knows. */
enum
{
  SOLO_PERMANENT,
  SOLO_INSTANT,
  SOLO_ATTACHMENT,
  N_SOLO_DURATIONS,
};

/* dungeoneer-params-variants.c */
extern const TmParam dungeoneer_variant_set_params[N_ASK_VARIANTS_PARAMS];
extern const TmParam dungeoneer_blank_order_params[N_ASK_BLANKS_PARAMS];
extern const TmParam dungeoneer_resurrect_params[N_ASK_RESURRECT_PARAMS];
extern const TmParam dungeoneer_impartial_params[N_ASK_IMPARTIAL_PARAMS];
extern const TmParam dungeoneer_fall_for_ap_params[N_ASK_DOWN_PARAMS];
extern const TmParam dungeoneer_solo_peril_draws_params[N_ASK_DRAWS_PARAMS];
extern const TmParam dungeoneer_solo_play_params[N_ASK_SOLO_PLAY_PARAMS];
extern const TmParam dungeoneer_solo_lair_params[N_ASK_SOLO_LAIR_PARAMS];
extern const TmParam dungeoneer_threat_odds_params[N_ODDS_THREAT_PARAMS];
extern const TmParam dungeoneer_battle_odds_params[N_ODDS_BATTLE_PARAMS];
extern const TmParam dungeoneer_hunt_odds_params[N_ODDS_HUNT_PARAMS];
extern const TmParam dungeoneer_solo_peril_odds_params[N_ODDS_PERIL_PARAMS];
extern const TmParam dungeoneer_quest_odds_params[N_ODDS_QUEST_PARAMS];

extern const char *const dungeoneer_resurrect_options[];

/* dungeoneer-answers-variants.c */
void dungeoneer_answer_variant_set (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_blank_order (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_resurrect (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_impartial (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_fall_for_ap (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_solo_peril_draws (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_solo_play (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_solo_lair (const TmArgs *args, TmRuling *ruling);

/* dungeoneer-answers-odds.c */
void dungeoneer_answer_threat_odds (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_battle_odds (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_hunt_odds (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_solo_peril_odds (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_quest_odds (const TmArgs *args, TmRuling *ruling);

/* dungeoneer-fill-variants.c */
gboolean dungeoneer_fill_variant_set (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_resurrect (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_impartial (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_fall_for_ap (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_solo_peril_draws (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_solo_play (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_solo_lair (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_threat_odds (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_battle_odds (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_hunt_odds (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_solo_peril_odds (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_quest_odds (const TmTable *table, TmArgs *args);
guint dungeoneer_find_lying (const TmTable *table);

/* dungeoneer-use-quests.c */
guint
dungeoneer_use_fall_for_ap (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);
guint dungeoneer_use_solo_peril_draws (const TmTable *table,
                                       const TmArgs *args,
                                       TmMove moves[TM_MAX_USED]);

G_END_DECLS
