/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "roll-brute.h"

G_BEGIN_DECLS

/* Puts positions to a question of the game, and keeps count of what was compared. */
typedef struct
{
  const TmGame *game;
  guint question;
  TmBox *box;
  const TmParam *params;
  guint n_params;
  gint32 held_values[ROLL_N_HELD];
  gint32 out_values[ROLL_N_TOKENS];
  gint32 black_values[ROLL_N_BLACK];
  guint n_compared;
  guint n_wrong;
} RollAsker;

void roll_asker_init (RollAsker *self, const char *question);
void roll_asker_clear (RollAsker *self);
TmRuling *roll_asker_ask (RollAsker *self, const RollPosition *position) G_GNUC_WARN_UNUSED_RESULT;
TmRuling *roll_asker_ask_text (RollAsker *self, const char *text) G_GNUC_WARN_UNUSED_RESULT;
void roll_asker_compare (RollAsker *self,
                         const RollPosition *position,
                         const char *theirs,
                         const char *ours);
void roll_asker_compare_number (RollAsker *self,
                                const RollPosition *position,
                                const char *what,
                                double theirs,
                                long double ours,
                                double most);

/* Outcomes */
gint64 roll_get_number (const TmRuling *ruling, const char *id);
gboolean roll_get_flag (const TmRuling *ruling, const char *id);
double roll_get_real (const TmRuling *ruling, const char *id);
const char *roll_get_word (const TmRuling *ruling, const char *id);
char *roll_dup_words (const TmRuling *ruling, const char *id);

/* Positions to try */
gboolean roll_next_counts (guint8 *counts, guint n_kinds);
void roll_draw_counts (GRand *random, guint8 *counts, guint n_kinds, guint n);
void roll_draw_tokens (GRand *random, RollPosition *position, guint n);

/* Comparisons of odds */
void roll_compare_clear (gconstpointer hero);
void roll_compare_advice (gconstpointer hero);
void roll_compare_rolls (void);
void roll_compare_draws (void);

G_END_DECLS
