/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** TM_COUNT_LIMIT: the largest number that a counter can show, and with a minus the least. */
#define TM_COUNT_LIMIT 999999

/**
 * TmCount:
 * @name: what is counted
 * @role: its colour, index of a role
 * @start: where it begins
 * @step: how much one touch counts, at least 1
 * @min: where it ends below, -%TM_COUNT_LIMIT if nowhere
 * @max: where it ends above, %TM_COUNT_LIMIT if nowhere
 * @value: where it stands
 *
 * A counter among the tools.
 */
typedef struct
{
  char *name;
  guint role;
  int start;
  int step;
  int min;
  int max;
  int value;
} TmCount;

TmCount *tm_count_new (const char *name) G_GNUC_WARN_UNUSED_RESULT;
TmCount *tm_count_copy (const TmCount *self) G_GNUC_WARN_UNUSED_RESULT;
void tm_count_free (TmCount *self);
void tm_count_mend (TmCount *self);

guint tm_count_get_n_roles (void);
const char *tm_count_role_get_id (guint role);
const char *tm_count_role_get_name (guint role);
guint tm_count_role_find (const char *id);

/* What is kept of counters */
GVariant *tm_count_create_body (GPtrArray *counts);
GPtrArray *tm_count_read_body (GVariant *body) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmCount, tm_count_free)

G_END_DECLS
