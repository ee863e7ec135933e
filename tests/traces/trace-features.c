/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "trace-features.h"

#include <stdint.h>

/* Which were met, and the same in the order in which they were. */
static gboolean is_met[N_FEATURES];
static guint met[N_FEATURES];
static guint n_met;
static guint n_guards;

/**
 * features_are_counted:
 *
 * Tells whether the program was built so that anything is counted.
 */
gboolean
features_are_counted (void)
{
  return n_guards > 0;
}

/* Begins anew. */
void
features_forget (void)
{
  for (guint i = 0; i < n_met; i++)
    is_met[met[i]] = FALSE;
  n_met = 0;
}

/* Returns the numbers of all that were met since. */
GArray *
features_list (void)
{
  return g_array_append_vals (g_array_new (FALSE, FALSE, sizeof (guint)), met, n_met);
}

static void
meet (guint feature)
{
  if (is_met[feature])
    return;
  is_met[feature] = TRUE;
  met[n_met++] = feature;
}

/* Two places seldom fall together; then one of them is lost. */
static void
meet_place (const void *place, guint64 what)
{
  guint64 mixed
      = ((guint64) (uintptr_t) place * 8 + what) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  meet ((guint) (mixed >> 44));
}

static void
compare (const void *place, gint64 a, gint64 b)
{
  gint64 apart = CLAMP (a - b, -2, 2);

  meet_place (place, (guint64) (apart + 2));
}

/* What clang calls. */

void __sanitizer_cov_trace_pc_guard_init (uint32_t *start, uint32_t *stop);
void __sanitizer_cov_trace_pc_guard (uint32_t *guard);
void __sanitizer_cov_trace_switch (uint64_t value, uint64_t *cases);

void
__sanitizer_cov_trace_pc_guard_init (uint32_t *start, uint32_t *stop)
{
  for (uint32_t *guard = start; guard < stop; guard++)
    if (*guard == 0)
      *guard = ++n_guards;
}

void
__sanitizer_cov_trace_pc_guard (uint32_t *guard)
{
  meet_place (guard, 5);
}

/* A comparison of so many bytes; of a constant, that comes first. */
#define DEFINE_COMPARISON(bytes, Unsigned, Signed)                             \
  void __sanitizer_cov_trace_cmp##bytes (Unsigned a, Unsigned b);              \
  void __sanitizer_cov_trace_const_cmp##bytes (Unsigned constant, Unsigned a); \
                                                                               \
  void __sanitizer_cov_trace_cmp##bytes (Unsigned a, Unsigned b)               \
  {                                                                            \
    compare (__builtin_return_address (0), (Signed) a, (Signed) b);            \
  }                                                                            \
                                                                               \
  void __sanitizer_cov_trace_const_cmp##bytes (Unsigned constant, Unsigned a)  \
  {                                                                            \
    compare (__builtin_return_address (0), (Signed) a, (Signed) constant);     \
  }

DEFINE_COMPARISON (1, uint8_t, int8_t)
DEFINE_COMPARISON (2, uint16_t, int16_t)
DEFINE_COMPARISON (4, uint32_t, int32_t)
DEFINE_COMPARISON (8, uint64_t, int64_t)

void
__sanitizer_cov_trace_switch (uint64_t value, uint64_t *cases)
{
  guint64 n_cases = cases[0];

  for (guint64 i = 0; i < n_cases; i++)
    if (cases[2 + i] == value)
      meet_place (__builtin_return_address (0), 8 + i);
}
