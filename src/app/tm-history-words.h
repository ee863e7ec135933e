/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Dates and figures of the history, in words. */

gint64 tm_history_find_month (gint64 time) G_GNUC_WARN_UNUSED_RESULT;
gint64 tm_history_find_day (gint64 time) G_GNUC_WARN_UNUSED_RESULT;
gint64 tm_history_find_recent (void) G_GNUC_WARN_UNUSED_RESULT;

char *tm_history_dup_day (gint64 time) G_GNUC_WARN_UNUSED_RESULT;
char *tm_history_dup_month (gint64 time) G_GNUC_WARN_UNUSED_RESULT;
char *tm_history_dup_date (gint64 time) G_GNUC_WARN_UNUSED_RESULT;
char *tm_history_dup_short_date (gint64 time) G_GNUC_WARN_UNUSED_RESULT;
char *tm_history_dup_clock (gint64 time) G_GNUC_WARN_UNUSED_RESULT;
char *tm_history_dup_length (guint minutes) G_GNUC_WARN_UNUSED_RESULT;

char *tm_history_dup_n_matches (guint n_matches) G_GNUC_WARN_UNUSED_RESULT;
char *tm_history_dup_n_plays (guint n_plays) G_GNUC_WARN_UNUSED_RESULT;
char *tm_history_dup_n_wins (guint n_wins) G_GNUC_WARN_UNUSED_RESULT;
char *tm_history_dup_record (guint n_matches, guint n_wins) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
