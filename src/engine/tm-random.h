/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TM_RANDOM_SEED_SIZE:
 *
 * The length of a seed in bytes.
 */
#define TM_RANDOM_SEED_SIZE 32

#define TM_RANDOM_ERROR (tm_random_error_quark ())

/**
 * TmRandomError:
 * @TM_RANDOM_ERROR_SEED: the text given as a seed is not 64 hexadecimal digits
 * @TM_RANDOM_ERROR_SYSTEM: the operating system gave no random bytes
 *
 * What can go wrong when a source of chance is made.
 */
typedef enum
{
  TM_RANDOM_ERROR_SEED,
  TM_RANDOM_ERROR_SYSTEM,
} TmRandomError;

GQuark tm_random_error_quark (void);

/**
 * TmRandom:
 *
 * A source of chance. See the top of `tm-random.c` for the exact definition of every draw.
 *
 * It is a plain value without owned memory: copy it by assignment, keep it on the stack or inside
 * another struct, and forget it when done. The fields are private.
 */
typedef struct
{
  /*< private >*/
  guint64 draw;
  guint32 next_block;
  guint8 words_left;
  guint8 key_length;
  guint8 seed[TM_RANDOM_SEED_SIZE];
  guint8 key[64];
  guint32 words[8];
  guint64 fast_seed;
  guint64 fast_state[4];
} TmRandom;

void tm_random_init (TmRandom *self, const guint8 seed[TM_RANDOM_SEED_SIZE], const char *entropy);
gboolean tm_random_init_fresh (TmRandom *self, const char *entropy, GError **error);
gboolean
tm_random_init_from_hex (TmRandom *self, const char *hex, const char *entropy, GError **error);
void tm_random_init_fast (TmRandom *self, guint64 seed);

gboolean tm_random_is_sealed (const TmRandom *self);
char *tm_random_dup_seal (const TmRandom *self);
char *tm_random_dup_seed_hex (const TmRandom *self);
void tm_random_get_seed (const TmRandom *self, guint8 seed[TM_RANDOM_SEED_SIZE]);

void tm_random_begin_draw (TmRandom *self, guint64 draw);
guint64 tm_random_get_draw (const TmRandom *self);

guint32 tm_random_below (TmRandom *self, guint32 n);
void tm_random_shuffle (TmRandom *self, gint32 *items, guint n_items);
void tm_random_sample (TmRandom *self, gint32 *items, guint n_items, guint n_sampled);

G_END_DECLS
