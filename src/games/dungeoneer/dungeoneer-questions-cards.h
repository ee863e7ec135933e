/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-questions.h"

G_BEGIN_DECLS

/* The judge's questions about cards and points: their parameters by index. */

enum
{
  ASK_PERIL_ACTOR,
  ASK_PERIL_COST,
  ASK_PERIL_PERIL,
  ASK_PERIL_PAYER,
  ASK_PERIL_TARGET,
  ASK_PERIL_TIMING,
  ASK_PERIL_PHASE,
  ASK_PERIL_OWN_TURN,
  ASK_PERIL_ALIVE,
  N_ASK_PERIL_PARAMS,
};

enum
{
  ASK_GLORY_GLORY,
  ASK_GLORY_COST,
  ASK_GLORY_TIMING,
  ASK_GLORY_PHASE,
  ASK_GLORY_OWN_TURN,
  N_ASK_GLORY_PARAMS,
};

enum
{
  ASK_LIMIT_KIND,
  ASK_LIMIT_DURATION,
  ASK_LIMIT_LIMIT,
  ASK_LIMIT_HELD,
  ASK_LIMIT_TYPE,
  ASK_LIMIT_TYPES,
  ASK_LIMIT_USED_NOW,
  ASK_LIMIT_RAISES,
  N_ASK_LIMIT_PARAMS,
};

enum
{
  ASK_ORDER_EFFECTS,
  ASK_ORDER_WAITING,
  N_ASK_ORDER_PARAMS,
};

enum
{
  ASK_DISCARD_HAND,
  ASK_DISCARD_TREASURES,
  ASK_DISCARD_LAIR,
  ASK_DISCARD_CHOICE,
  ASK_DISCARD_AP,
  ASK_DISCARD_SAVE,
  ASK_DISCARD_MOVED,
  ASK_DISCARD_PERIL,
  ASK_DISCARD_GLORY,
  ASK_DISCARD_OPTIONAL_DISCARD,
  ASK_DISCARD_MOVEMENT_LIMIT,
  ASK_DISCARD_SOLO,
  ASK_DISCARD_DECK,
  N_ASK_DISCARD_PARAMS,
};

enum
{
  ASK_LEVEL_LEVEL,
  ASK_LEVEL_DELTA,
  N_ASK_LEVEL_PARAMS,
};

/* The choices of `timing`. */
enum
{
  PERIL_TIMING_MISDEEDS,
  PERIL_TIMING_RESPONSE,
  PERIL_TIMING_ANY,
  N_PERIL_TIMINGS,
};

enum
{
  GLORY_TIMING_FEATS,
  GLORY_TIMING_RESPONSE,
  GLORY_TIMING_ANY,
  N_GLORY_TIMINGS,
};

/* The choices of `duration`. */
enum
{
  HELD_PERMANENT,
  HELD_INSTANT,
  HELD_ATTACHMENT,
  N_HELD_DURATIONS,
};

/* dungeoneer-params-cards.c */
extern const TmParam dungeoneer_spend_peril_params[N_ASK_PERIL_PARAMS];
extern const TmParam dungeoneer_spend_glory_params[N_ASK_GLORY_PARAMS];
extern const TmParam dungeoneer_inventory_limit_params[N_ASK_LIMIT_PARAMS];
extern const TmParam dungeoneer_order_of_effects_params[N_ASK_ORDER_PARAMS];
extern const TmParam dungeoneer_discard_phase_params[N_ASK_DISCARD_PARAMS];
extern const TmParam dungeoneer_level_change_params[N_ASK_LEVEL_PARAMS];

extern const char *const dungeoneer_discard_phase_options[];

/* dungeoneer-answers-cards.c */
void dungeoneer_answer_spend_peril (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_spend_glory (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_inventory_limit (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_order_of_effects (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_discard_phase (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_level_change (const TmArgs *args, TmRuling *ruling);

/* dungeoneer-fill-cards.c */
gboolean dungeoneer_fill_spend_peril (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_spend_glory (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_discard_phase (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_level_change (const TmTable *table, TmArgs *args);
guint
dungeoneer_use_level_change (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);

G_END_DECLS
