/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Chance that anybody can check.
 *
 * A sealed source of chance is made from a seed of 32 bytes and a text that the players typed in,
 * the entropy (it may be empty). The seal, SHA-256 of the 32 seed bytes, is shown before the first
 * draw; the seed is shown when the match is over. With both, every draw can be made again with any
 * other program:
 *
 *   key        = the 32 seed bytes, then the UTF-8 bytes of the entropy
 *   block b    = HMAC-SHA-256 (key, k as 8 bytes big-endian, then b as 4 bytes big-endian)
 *   draw k     = block 0, block 1, block 2, … one after the other;  k = 1, 2, 3, …
 *   word       = the next 4 bytes of the draw, big-endian; no byte is skipped
 *   below n    = take words until one is less than floor (2^32 / n) * n; it modulo n is the number
 *   shuffle    = for i = n - 1, n - 2, …, 1: exchange item i with item below (i + 1)
 *   sample m   = for i = 0, 1, …, m - 1: exchange item i with item i + below (n - i);
 *                items 0 … m - 1 are the sample, in the order drawn
 *
 * "Below 1" takes a word like any other. A draw depends on the seed, the entropy and k alone, never
 * on the draws before it.
 *
 * A fast source (xoshiro256** by Blackman and Vigna, seeded by splitmix64) answers the same
 * functions for simulations and tests. It can be predicted from its output and is never used for a
 * match that people play.
 */

#include "tm-random.h"

#include <errno.h>
#include <string.h>

#include <glib/gi18n.h>
#include <sys/random.h>

#define SHA256_SIZE 32
#define WORDS_PER_BLOCK (SHA256_SIZE / 4)
#define HMAC_KEY_SIZE 64
#define WORD_RANGE (G_GUINT64_CONSTANT (1) << 32)

G_DEFINE_QUARK (tm-random-error-quark, tm_random_error)

/* The sealed source */

/* HMAC itself replaces a key longer than 64 bytes by its hash: doing so at once bounds our size. */
static void
set_key (TmRandom *self, const char *entropy)
{
  gsize entropy_length = strlen (entropy);

  if (TM_RANDOM_SEED_SIZE + entropy_length <= HMAC_KEY_SIZE)
    {
      memcpy (self->key, self->seed, TM_RANDOM_SEED_SIZE);
      memcpy (self->key + TM_RANDOM_SEED_SIZE, entropy, entropy_length);
      self->key_length = (guint8) (TM_RANDOM_SEED_SIZE + entropy_length);
    }
  else
    {
      g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
      gsize digest_size = SHA256_SIZE;

      g_checksum_update (checksum, self->seed, TM_RANDOM_SEED_SIZE);
      g_checksum_update (checksum, (const guchar *) entropy, (gssize) entropy_length);
      g_checksum_get_digest (checksum, self->key, &digest_size);
      self->key_length = SHA256_SIZE;
    }
}

static void
fill_words (TmRandom *self)
{
  g_autoptr (GHmac) hmac = g_hmac_new (G_CHECKSUM_SHA256, self->key, self->key_length);
  guint64 draw = GUINT64_TO_BE (self->draw);
  guint32 block = GUINT32_TO_BE (self->next_block);
  gsize digest_size = SHA256_SIZE;

  g_assert (self->next_block < G_MAXUINT32);

  g_hmac_update (hmac, (const guchar *) &draw, sizeof draw);
  g_hmac_update (hmac, (const guchar *) &block, sizeof block);
  g_hmac_get_digest (hmac, (guint8 *) self->words, &digest_size);

  self->next_block++;
  self->words_left = WORDS_PER_BLOCK;
}

static guint32
next_sealed_word (TmRandom *self)
{
  guint32 word;

  if (self->words_left == 0)
    fill_words (self);

  /* Where nothing is optimized, the macro evaluates what it is given several times. */
  word = self->words[WORDS_PER_BLOCK - self->words_left--];
  return GUINT32_FROM_BE (word);
}

static guint32
sealed_below (TmRandom *self, guint32 n)
{
  guint64 limit = WORD_RANGE / n * n;
  guint32 word;

  do
    word = next_sealed_word (self);
  while (word >= limit);

  return word % n;
}

/* The fast source */

static guint64
next_splitmix64 (guint64 *state)
{
  guint64 z = *state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);

  return z ^ (z >> 31);
}

static guint64
rotate_left (guint64 x, int bits)
{
  return (x << bits) | (x >> (64 - bits));
}

static guint64
next_xoshiro256 (guint64 s[4])
{
  guint64 result = rotate_left (s[1] * 5, 7) * 9;
  guint64 t = s[1] << 17;

  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotate_left (s[3], 45);

  return result;
}

static void
seed_fast (TmRandom *self)
{
  guint64 draw = self->draw;
  guint64 state = self->fast_seed ^ next_splitmix64 (&draw);

  for (guint i = 0; i < G_N_ELEMENTS (self->fast_state); i++)
    self->fast_state[i] = next_splitmix64 (&state);
}

/* Lemire's method: one multiplication instead of a division, and rejection keeps it unbiased. */
static guint32
fast_below (TmRandom *self, guint32 n)
{
  guint64 product = (next_xoshiro256 (self->fast_state) >> 32) * n;

  if ((guint32) product < n)
    {
      guint32 threshold = -n % n;

      while ((guint32) product < threshold)
        product = (next_xoshiro256 (self->fast_state) >> 32) * n;
    }

  return (guint32) (product >> 32);
}

/* Seeds */

static gboolean
read_system_bytes (guint8 *bytes, gsize size, GError **error)
{
  gsize filled = 0;

  while (filled < size)
    {
      ssize_t n = getrandom (bytes + filled, size - filled, 0);

      if (n < 0 && errno != EINTR)
        {
          g_set_error (error, TM_RANDOM_ERROR, TM_RANDOM_ERROR_SYSTEM,
                       _ ("The system gave no random bytes (%s): type in a seed of your own"),
                       g_strerror (errno));
          return FALSE;
        }
      if (n > 0)
        filled += (gsize) n;
    }

  return TRUE;
}

static gboolean
parse_seed (const char *hex, guint8 seed[TM_RANDOM_SEED_SIZE], GError **error)
{
  gsize n_digits = 0;

  while (n_digits < 2 * TM_RANDOM_SEED_SIZE && g_ascii_isxdigit (hex[n_digits]))
    n_digits++;

  if (n_digits < 2 * TM_RANDOM_SEED_SIZE || hex[n_digits] != '\0')
    {
      g_set_error (error, TM_RANDOM_ERROR, TM_RANDOM_ERROR_SEED,
                   _ ("The seed is wrong at character %d: a seed is exactly %d hexadecimal digits"),
                   (int) n_digits + 1, 2 * TM_RANDOM_SEED_SIZE);
      return FALSE;
    }

  for (guint i = 0; i < TM_RANDOM_SEED_SIZE; i++)
    seed[i]
        = (guint8) (g_ascii_xdigit_value (hex[2 * i]) << 4 | g_ascii_xdigit_value (hex[2 * i + 1]));

  return TRUE;
}

/**
 * tm_random_init:
 * @self: (out caller-allocates): the source to set up
 * @seed: (array fixed-size=32): the seed
 * @entropy: what the players typed in, UTF-8; may be empty
 *
 * Sets up a sealed source of chance at the beginning of draw 1.
 */
void
tm_random_init (TmRandom *self, const guint8 seed[TM_RANDOM_SEED_SIZE], const char *entropy)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (seed != NULL);
  g_return_if_fail (entropy != NULL);

  *self = (TmRandom) { .draw = 1 };
  memcpy (self->seed, seed, TM_RANDOM_SEED_SIZE);
  set_key (self, entropy);
}

/**
 * tm_random_init_fresh:
 * @self: (out caller-allocates): the source to set up
 * @entropy: what the players typed in, UTF-8; may be empty
 * @error: return location for an error in %TM_RANDOM_ERROR
 *
 * Sets up a sealed source of chance with a new seed from the operating system.
 *
 * Returns: %FALSE if the system gave no random bytes
 */
gboolean
tm_random_init_fresh (TmRandom *self, const char *entropy, GError **error)
{
  guint8 seed[TM_RANDOM_SEED_SIZE];

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (entropy != NULL, FALSE);

  if (!read_system_bytes (seed, sizeof seed, error))
    return FALSE;

  tm_random_init (self, seed, entropy);
  return TRUE;
}

/**
 * tm_random_init_from_hex:
 * @self: (out caller-allocates): the source to set up
 * @hex: the seed as 64 hexadecimal digits, of either case
 * @entropy: what the players typed in, UTF-8; may be empty
 * @error: return location for an error in %TM_RANDOM_ERROR
 *
 * Sets up a sealed source of chance from a seed that was written down.
 *
 * Returns: %FALSE if @hex is not a seed
 */
gboolean
tm_random_init_from_hex (TmRandom *self, const char *hex, const char *entropy, GError **error)
{
  guint8 seed[TM_RANDOM_SEED_SIZE];

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (hex != NULL, FALSE);
  g_return_val_if_fail (entropy != NULL, FALSE);

  if (!parse_seed (hex, seed, error))
    return FALSE;

  tm_random_init (self, seed, entropy);
  return TRUE;
}

/**
 * tm_random_init_fast:
 * @self: (out caller-allocates): the source to set up
 * @seed: any number
 *
 * Sets up the fast source for simulations and tests, at the beginning of draw 1.
 *
 * It has no seal and must not be used for a match that people play.
 */
void
tm_random_init_fast (TmRandom *self, guint64 seed)
{
  g_return_if_fail (self != NULL);

  *self = (TmRandom) { .draw = 1, .fast_seed = seed };
  seed_fast (self);
}

/* The seal */

/**
 * tm_random_is_sealed:
 * @self: a source of chance
 *
 * Tells the sealed source from the fast one.
 *
 * Returns: %TRUE if @self has a seed and a seal
 */
gboolean
tm_random_is_sealed (const TmRandom *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->key_length != 0;
}

/**
 * tm_random_dup_seal:
 * @self: a sealed source of chance
 *
 * Gives the seal: SHA-256 of the 32 seed bytes, in lowercase hexadecimal.
 *
 * The seal binds the seed without telling it. The entropy is no part of it, so that the players can
 * type theirs in after they have seen the seal.
 *
 * Returns: (transfer full): 64 hexadecimal digits
 */
char *
tm_random_dup_seal (const TmRandom *self)
{
  g_return_val_if_fail (tm_random_is_sealed (self), NULL);

  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, self->seed, TM_RANDOM_SEED_SIZE);
}

/**
 * tm_random_dup_seed_hex:
 * @self: a sealed source of chance
 *
 * Gives the seed in lowercase hexadecimal: the secret until the match is over.
 *
 * Returns: (transfer full): 64 hexadecimal digits
 */
char *
tm_random_dup_seed_hex (const TmRandom *self)
{
  GString *hex;

  g_return_val_if_fail (tm_random_is_sealed (self), NULL);

  hex = g_string_sized_new (2 * TM_RANDOM_SEED_SIZE);
  for (guint i = 0; i < TM_RANDOM_SEED_SIZE; i++)
    g_string_append_printf (hex, "%02x", self->seed[i]);

  return g_string_free (hex, FALSE);
}

/**
 * tm_random_get_seed:
 * @self: a sealed source of chance
 * @seed: (out caller-allocates) (array fixed-size=32): the seed
 *
 * Gives the bytes of the seed: the secret until the match is over.
 */
void
tm_random_get_seed (const TmRandom *self, guint8 seed[TM_RANDOM_SEED_SIZE])
{
  g_return_if_fail (tm_random_is_sealed (self));

  memcpy (seed, self->seed, TM_RANDOM_SEED_SIZE);
}

/* Draws */

/**
 * tm_random_begin_draw:
 * @self: a source of chance
 * @draw: the number of the draw, at least 1
 *
 * Goes to the beginning of a draw, forwards or backwards, at constant cost.
 *
 * The same draw of the same source gives the same numbers whatever was drawn before.
 */
void
tm_random_begin_draw (TmRandom *self, guint64 draw)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (draw >= 1);

  self->draw = draw;
  self->next_block = 0;
  self->words_left = 0;

  if (!tm_random_is_sealed (self))
    seed_fast (self);
}

/**
 * tm_random_get_draw:
 * @self: a source of chance
 *
 * Gets the number of the draw that numbers are taken from.
 *
 * Returns: the draw, at least 1
 */
guint64
tm_random_get_draw (const TmRandom *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->draw;
}

/**
 * tm_random_below:
 * @self: a source of chance
 * @n: how many numbers there are to choose from, at least 1
 *
 * Draws a whole number from 0 to @n − 1, each with exactly the same chance.
 *
 * Returns: the number drawn
 */
guint32
tm_random_below (TmRandom *self, guint32 n)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (n >= 1, 0);

  return self->key_length != 0 ? sealed_below (self, n) : fast_below (self, n);
}

static void
exchange (gint32 *items, guint i, guint j)
{
  gint32 item = items[i];

  items[i] = items[j];
  items[j] = item;
}

/**
 * tm_random_shuffle:
 * @self: a source of chance
 * @items: (array length=n_items) (inout): the items to put into a random order
 * @n_items: how many there are
 *
 * Shuffles, each order with the same chance (Fisher and Yates, from the end).
 */
void
tm_random_shuffle (TmRandom *self, gint32 *items, guint n_items)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (items != NULL || n_items == 0);

  for (guint i = n_items; i > 1; i--)
    exchange (items, i - 1, tm_random_below (self, i));
}

/**
 * tm_random_sample:
 * @self: a source of chance
 * @items: (array length=n_items) (inout): the items to draw from
 * @n_items: how many there are
 * @n_sampled: how many to draw, at most @n_items
 *
 * Draws some of the items without putting any back.
 *
 * Afterwards the first @n_sampled items are those drawn, in the order they were drawn; the others
 * follow in no particular order.
 */
void
tm_random_sample (TmRandom *self, gint32 *items, guint n_items, guint n_sampled)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (items != NULL || n_items == 0);
  g_return_if_fail (n_sampled <= n_items);

  for (guint i = 0; i < n_sampled; i++)
    exchange (items, i, i + tm_random_below (self, n_items - i));
}
