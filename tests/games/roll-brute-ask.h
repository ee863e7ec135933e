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
  gint32 held_values[BRUTE_N_HELD];
  gint32 out_values[BRUTE_N_TOKENS];
  gint32 black_values[BRUTE_N_BLACK];
  guint n_compared;
  guint n_wrong;
} BruteAsker;

void brute_asker_init (BruteAsker *self, const char *question);
void brute_asker_clear (BruteAsker *self);
TmRuling *
brute_asker_ask (BruteAsker *self, const BrutePosition *position) G_GNUC_WARN_UNUSED_RESULT;
TmRuling *brute_asker_ask_text (BruteAsker *self, const char *text) G_GNUC_WARN_UNUSED_RESULT;
void brute_asker_compare (BruteAsker *self,
                          const BrutePosition *position,
                          const char *theirs,
                          const char *ours);
void brute_asker_compare_number (BruteAsker *self,
                                 const BrutePosition *position,
                                 const char *what,
                                 double theirs,
                                 long double ours,
                                 double most);

/* Outcomes */
gint64 brute_get_number (const TmRuling *ruling, const char *id);
gboolean brute_get_flag (const TmRuling *ruling, const char *id);
double brute_get_real (const TmRuling *ruling, const char *id);
const char *brute_get_word (const TmRuling *ruling, const char *id);
char *brute_dup_words (const TmRuling *ruling, const char *id);

/* Positions to try */
gboolean brute_next_counts (guint8 *counts, guint n_kinds);
void brute_draw_counts (GRand *random, guint8 *counts, guint n_kinds, guint n);
void brute_draw_tokens (GRand *random, BrutePosition *position, guint n);

/* Comparisons of odds */
void brute_compare_clear (gconstpointer hero);
void brute_compare_advice (gconstpointer hero);
void brute_compare_found (void);
void brute_compare_prices (void);
void brute_compare_rolls (void);
void brute_compare_full_rolls (void);
void brute_compare_draws (void);

G_END_DECLS
