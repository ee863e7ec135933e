/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-history-words.h"
#include "tm-record-words.h"

static GDateTime *
create_date (gint64 time)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (time / G_USEC_PER_SEC);

  return utc != NULL ? g_date_time_to_local (utc) : NULL;
}

static gboolean
is_same_day (GDateTime *date, GDateTime *other)
{
  return g_date_time_get_year (date) == g_date_time_get_year (other)
         && g_date_time_get_day_of_year (date) == g_date_time_get_day_of_year (other);
}

static char *
dup_day (GDateTime *date)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return g_date_time_format (date, g_date_time_get_year (date) == g_date_time_get_year (now)
                                       /* Translators: a day of this year, see strftime() */
                                       ? C_ ("day", "%-d %B")
                                       /* Translators: a day of another year, see strftime() */
                                       : C_ ("day", "%-d %B %Y"));
}

/* From the first move to the last. */
static char *
dup_span (const TmMatchInfo *info)
{
  g_autoptr (GDateTime) started = create_date (info->started);
  g_autoptr (GDateTime) ended = create_date (info->finished != 0 ? info->finished : info->changed);
  g_autofree char *day = NULL;
  g_autofree char *last_day = NULL;
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;

  if (started == NULL || ended == NULL)
    return g_strdup ("");

  day = dup_day (started);
  last_day = dup_day (ended);
  from = g_date_time_format (started, "%H:%M");
  to = g_date_time_format (ended, "%H:%M");
  if (!is_same_day (started, ended))
    /* Translators: day and time of the beginning, day and time of the end */
    return g_strdup_printf (_ ("%s, %s to %s, %s"), day, from, last_day, to);
  if (g_str_equal (from, to))
    /* Translators: day and time */
    return g_strdup_printf (C_ ("time", "%s, %s"), day, from);

  /* Translators: day, time of the beginning, time of the end */
  return g_strdup_printf (_ ("%s, %s to %s"), day, from, to);
}

/* To the minute; %NULL for less than one. */
static char *
dup_length (gint64 length)
{
  gint64 minutes = length / G_USEC_PER_SEC / 60;

  return minutes > 0 ? tm_history_dup_length ((guint) MIN (minutes, G_MAXUINT)) : NULL;
}

/**
 * tm_record_dup_when:
 * @info: a match
 *
 * Tells when a match was played, and how long: "14 November, 19:02 to 20:41 · 1 h 39 min".
 *
 * Returns: (transfer full): the words
 */
char *
tm_record_dup_when (const TmMatchInfo *info)
{
  g_autofree char *span = dup_span (info);
  g_autofree char *length = dup_length (info->length);

  if (length == NULL)
    return g_steal_pointer (&span);

  /* Translators: when a match was played, and how long */
  return g_strdup_printf (C_ ("when", "%s · %s"), span, length);
}

/**
 * tm_record_dup_state:
 * @info: a match
 *
 * Tells how a match stands: its result, or where it is.
 *
 * Returns: (transfer full): the sentence
 */
char *
tm_record_dup_state (const TmMatchInfo *info)
{
  g_autofree char *words = NULL;

  switch (info->state)
    {
    case TM_MATCH_FINISHED:
      words = tm_match_info_dup_sentence (info);
      return *words != '\0' ? g_steal_pointer (&words) : g_strdup (_ ("Finished"));
    case TM_MATCH_ABANDONED:
      return g_strdup (_ ("Abandoned"));
    case TM_MATCH_RUNNING:
    default:
      words = tm_match_info_dup_progress (info);
      return *words != '\0'
                 /* Translators: of a match; then where it is, as "Level 2" */
                 ? g_strdup_printf (_ ("Goes on: %s"), words)
                 : g_strdup (_ ("Goes on"));
    }
}

/**
 * tm_record_dup_file_name:
 * @info: a match
 *
 * Proposes a name for a file with a match: what was played, and when.
 *
 * Returns: (transfer full): the name, without a slash
 */
char *
tm_record_dup_file_name (const TmMatchInfo *info)
{
  g_autofree char *name = tm_match_info_dup_name (info);
  g_autoptr (GDateTime) started = create_date (info->started);
  g_autofree char *date = started != NULL ? g_date_time_format (started, "%Y-%m-%d") : NULL;
  char *file_name = g_strdup_printf ("%s %s.json", name, date != NULL ? date : "");

  return g_strdelimit (file_name, "/\\:", '-');
}
