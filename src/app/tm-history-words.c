/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-history-words.h"

/* For so long a day is told from the next one; what is longer ago is told by its month. */
#define N_RECENT_DAYS 14

/* What was imported may have happened at a time that no calendar knows. */
static GDateTime *
to_local (gint64 time)
{
  GDateTime *then = g_date_time_new_from_unix_local (time / G_USEC_PER_SEC);

  if (then == NULL)
    then = g_date_time_new_from_unix_local (0);
  return then;
}

static gint64
to_time (GDateTime *moment)
{
  return g_date_time_to_unix (moment) * G_USEC_PER_SEC;
}

static gboolean
is_this_year (GDateTime *then)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return g_date_time_get_year (now) == g_date_time_get_year (then);
}

/**
 * tm_history_find_month:
 * @time: a moment, microseconds since 1970 UTC
 *
 * Finds the beginning of the month, on the clock of this place.
 *
 * Returns: its first moment, microseconds since 1970 UTC
 */
gint64
tm_history_find_month (gint64 time)
{
  g_autoptr (GDateTime) then = to_local (time);
  g_autoptr (GDateTime) first = g_date_time_new_local (g_date_time_get_year (then),
                                                       g_date_time_get_month (then), 1, 0, 0, 0);

  return to_time (first);
}

/**
 * tm_history_find_day:
 * @time: a moment, microseconds since 1970 UTC
 *
 * Finds the beginning of the day, on the clock of this place.
 *
 * Returns: its first moment, microseconds since 1970 UTC
 */
gint64
tm_history_find_day (gint64 time)
{
  g_autoptr (GDateTime) then = to_local (time);
  g_autoptr (GDateTime) first
      = g_date_time_new_local (g_date_time_get_year (then), g_date_time_get_month (then),
                               g_date_time_get_day_of_month (then), 0, 0, 0);

  return to_time (first);
}

/**
 * tm_history_find_recent:
 *
 * Finds the moment since which days are told apart: this month is, and the last two weeks are.
 *
 * Returns: the first such moment, microseconds since 1970 UTC
 */
gint64
tm_history_find_recent (void)
{
  gint64 now = g_get_real_time ();

  return MIN (tm_history_find_month (now),
              tm_history_find_day (now - N_RECENT_DAYS * G_TIME_SPAN_DAY));
}

/**
 * tm_history_dup_day:
 * @time: a moment, microseconds since 1970 UTC
 *
 * Names the day, as a heading does: "Thursday, 14 November".
 *
 * Returns: (transfer full): the words
 */
char *
tm_history_dup_day (gint64 time)
{
  g_autoptr (GDateTime) then = to_local (time);

  /* Translators: a day as a heading: "Thursday, 14 November" */
  return g_date_time_format (then, _ ("%A, %-d %B"));
}

/**
 * tm_history_dup_month:
 * @time: a moment, microseconds since 1970 UTC
 *
 * Names the month, as a heading does: "October", or "October 2023" if that was another year.
 *
 * Returns: (transfer full): the words
 */
char *
tm_history_dup_month (gint64 time)
{
  g_autoptr (GDateTime) then = to_local (time);

  /* Translators: a month as a heading: of this year, of another year; %OB is its name by itself */
  return g_date_time_format (then, is_this_year (then) ? C_ ("month of this year", "%OB")
                                                       : C_ ("month of another year", "%OB %Y"));
}

/**
 * tm_history_dup_date:
 * @time: a moment, microseconds since 1970 UTC
 *
 * Names the date in full: "14 November 2024".
 *
 * Returns: (transfer full): the words
 */
char *
tm_history_dup_date (gint64 time)
{
  g_autoptr (GDateTime) then = to_local (time);

  /* Translators: a date: "14 November 2024" */
  return g_date_time_format (then, _ ("%-d %B %Y"));
}

/**
 * tm_history_dup_short_date:
 * @time: a moment, microseconds since 1970 UTC
 *
 * Names the day of a month: "27 Oct".
 *
 * Returns: (transfer full): the words
 */
char *
tm_history_dup_short_date (gint64 time)
{
  g_autoptr (GDateTime) then = to_local (time);

  /* Translators: a day of a month, short: "27 Oct" */
  return g_date_time_format (then, _ ("%-d %b"));
}

/**
 * tm_history_dup_clock:
 * @time: a moment, microseconds since 1970 UTC
 *
 * Names the time of day: "20:41".
 *
 * Returns: (transfer full): the words
 */
char *
tm_history_dup_clock (gint64 time)
{
  g_autoptr (GDateTime) then = to_local (time);

  /* Translators: a time of day: "20:41" */
  return g_date_time_format (then, _ ("%H:%M"));
}

/**
 * tm_history_dup_length:
 * @minutes: how many minutes
 *
 * Tells how long something took: "1 h 39 min".
 *
 * Returns: (transfer full): the words
 */
char *
tm_history_dup_length (guint minutes)
{
  if (minutes < 60)
    /* Translators: how long a match took, in minutes */
    return g_strdup_printf (_ ("%u min"), minutes);
  if (minutes % 60 == 0)
    /* Translators: how long a match took, in hours */
    return g_strdup_printf (_ ("%u h"), minutes / 60);

  /* Translators: how long a match took, in hours and minutes */
  return g_strdup_printf (_ ("%u h %u min"), minutes / 60, minutes % 60);
}

/**
 * tm_history_dup_n_matches:
 * @n_matches: how many
 *
 * Counts matches: "32 matches".
 *
 * Returns: (transfer full): the words
 */
char *
tm_history_dup_n_matches (guint n_matches)
{
  return g_strdup_printf (ngettext ("%u match", "%u matches", n_matches), n_matches);
}

/**
 * tm_history_dup_n_plays:
 * @n_plays: how many
 *
 * Counts finished matches: "Played 32 times".
 *
 * Returns: (transfer full): the words
 */
char *
tm_history_dup_n_plays (guint n_plays)
{
  return g_strdup_printf (ngettext ("Played %u time", "Played %u times", n_plays), n_plays);
}

/**
 * tm_history_dup_n_wins:
 * @n_wins: how many
 *
 * Counts wins: "5 wins".
 *
 * Returns: (transfer full): the words
 */
char *
tm_history_dup_n_wins (guint n_wins)
{
  return g_strdup_printf (ngettext ("%u win", "%u wins", n_wins), n_wins);
}

/**
 * tm_history_dup_record:
 * @n_matches: how many matches somebody has played
 * @n_wins: how many of them they have won
 *
 * Tells how often somebody has played and won: "14 matches, 5 wins".
 *
 * Returns: (transfer full): the words
 */
char *
tm_history_dup_record (guint n_matches, guint n_wins)
{
  g_autofree char *matches = tm_history_dup_n_matches (n_matches);
  g_autofree char *wins = tm_history_dup_n_wins (n_wins);

  /* Translators: of a person: how many matches, how many wins: "14 matches, 5 wins" */
  return g_strdup_printf (C_ ("person", "%s, %s"), matches, wins);
}
