/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-play-log.h"

#include "config.h"

#include <string.h>

#include "tm-formula.h"

#define SECONDS_OF_DAY (24 * 60 * 60)

/* Identities are made in a namespace of Tablemate's own, so that they meet no one else's. */
static const guchar uuid_namespace[16] = { 0x6b, 0x1d, 0x0f, 0x8e, 0x52, 0x3c, 0x4e, 0x0b,
                                           0x9a, 0x77, 0x3f, 0x15, 0xc2, 0x48, 0xd9, 0x60 };

/**
 * tm_log_make_uuid:
 * @kind: what is identified and by whom, such as "bgg-play"
 * @id: what identifies it there
 *
 * Makes an identity of one that is not a UUID: a UUID of version 5 (RFC 4122, 4.3), the same each
 * time.
 *
 * Returns: (transfer full): the UUID, in small letters
 */
char *
tm_log_make_uuid (const char *kind, const char *id)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA1);
  guchar digest[20];
  gsize length = sizeof digest;
  GString *uuid = g_string_sized_new (36);

  g_checksum_update (checksum, uuid_namespace, sizeof uuid_namespace);
  g_checksum_update (checksum, (const guchar *) kind, strlen (kind));
  g_checksum_update (checksum, (const guchar *) ":", 1);
  g_checksum_update (checksum, (const guchar *) id, strlen (id));
  g_checksum_get_digest (checksum, digest, &length);
  digest[6] = (guchar) ((digest[6] & 0x0f) | 0x50);
  digest[8] = (guchar) ((digest[8] & 0x3f) | 0x80);
  for (guint i = 0; i < 16; i++)
    g_string_append_printf (uuid, i == 4 || i == 6 || i == 8 || i == 10 ? "-%02x" : "%02x",
                            digest[i]);
  return g_string_free (uuid, FALSE);
}

/**
 * tm_log_dup_uuid:
 * @text: (nullable): what should be a UUID
 *
 * Brings a UUID into the form by which two of them can be compared.
 *
 * Returns: (transfer full) (nullable): the UUID, in small letters; %NULL if it is none
 */
char *
tm_log_dup_uuid (const char *text)
{
  return text != NULL && g_uuid_string_is_valid (text) ? g_ascii_strdown (text, -1) : NULL;
}

/* Texts */

static void
append_clean (GString *out, gunichar c, gboolean is_line)
{
  if (c == '\n' || c == '\t')
    g_string_append_c (out, is_line ? ' ' : (char) c);
  else if (c != '\r' && !g_unichar_iscntrl (c))
    g_string_append_unichar (out, c);
  else if (is_line)
    g_string_append_c (out, ' ');
}

/**
 * tm_log_dup_text:
 * @text: (nullable): text from a file
 * @max_length: how many bytes of it are kept
 * @is_line: whether it has to be one line
 * @is_cut: (out) (optional): whether its end was cut off
 *
 * Makes text from a stranger fit to be shown: valid, without control characters, not endless, and
 * without blanks at its ends.
 *
 * Returns: (transfer full) (nullable): the text; %NULL if there is none
 */
char *
tm_log_dup_text (const char *text, gsize max_length, gboolean is_line, gboolean *is_cut)
{
  g_autofree char *valid = NULL;
  GString *clean;

  if (is_cut != NULL)
    *is_cut = FALSE;
  if (text == NULL)
    return NULL;

  valid = g_utf8_make_valid (text, -1);
  g_strstrip (valid);
  clean = g_string_new (NULL);
  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    append_clean (clean, g_utf8_get_char (p), is_line);
  if (clean->len > max_length)
    {
      const char *end = g_utf8_find_prev_char (clean->str, clean->str + max_length + 1);

      g_string_truncate (clean, (gsize) (end - clean->str));
      if (is_cut != NULL)
        *is_cut = TRUE;
    }
  g_strstrip (clean->str);
  if (*clean->str == '\0')
    {
      g_string_free (clean, TRUE);
      return NULL;
    }
  return g_string_free (clean, FALSE);
}

/* A colon or a stroke between numbers is a result ("3:2", "10/12") more often than a division, so a
 * text with one of them stays a text. */
static gboolean
is_sum (const char *text)
{
  gboolean has_digit = FALSE;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c < 0x80 ? strchr ("0123456789 +-*()", (int) c) == NULL
                   : c != 0x2212 && c != 0x00d7 && c != 0x00b7)
        return FALSE;
      has_digit = has_digit || g_ascii_isdigit ((char) c);
    }
  return has_digit;
}

/**
 * tm_log_score_set_text:
 * @self: a score
 * @text: (nullable): the score as somebody wrote it
 *
 * Keeps a score as it was written. If it is a number or a sum such as "3+20+5+31", its value is
 * known as well.
 */
void
tm_log_score_set_text (TmLogScore *self, const char *text)
{
  g_return_if_fail (self != NULL);

  g_free (self->score);
  self->score = tm_log_dup_text (text, TM_PLAY_LOG_MAX_NAME, TRUE, NULL);
  self->value = 0;
  self->has_value = self->score != NULL && is_sum (self->score)
                    && tm_formula_evaluate_text (
                        *self->score == '+' ? self->score + 1 : self->score, &self->value, NULL);
  if (!self->has_value)
    self->value = 0;
}

/* Dates */

static gboolean
scan_number (const char **text, guint n_digits, gint *number)
{
  *number = 0;
  for (guint i = 0; i < n_digits; i++, (*text)++)
    {
      if (!g_ascii_isdigit (**text))
        return FALSE;
      *number = *number * 10 + (**text - '0');
    }
  return TRUE;
}

static gboolean
scan_mark (const char **text, const char *marks)
{
  if (**text == '\0' || strchr (marks, **text) == NULL)
    return FALSE;
  (*text)++;
  return TRUE;
}

/* Hours and minutes, perhaps seconds, perhaps a fraction, perhaps "Z". */
static gboolean
scan_clock (const char *text, gint *seconds)
{
  gint hour, minute, second = 0;

  if (!scan_number (&text, 2, &hour) || !scan_mark (&text, ":") || !scan_number (&text, 2, &minute))
    return FALSE;
  if (scan_mark (&text, ":") && !scan_number (&text, 2, &second))
    return FALSE;
  if (scan_mark (&text, "."))
    text += strspn (text, "0123456789");
  scan_mark (&text, "Z");
  *seconds = (hour * 60 + minute) * 60 + second;
  return *text == '\0' && hour < 24 && minute < 60 && second < 60;
}

/**
 * tm_log_play_set_date:
 * @self: a play
 * @text: "2026-01-31 19:30:00" in UTC, or "2026-01-31"
 *
 * Sets when a play was played, from a text as the formats write it. A "T" between day and time, a
 * fraction of a second and a "Z" are accepted too.
 *
 * Returns: %FALSE if it is no date from 1900 to 2199
 */
gboolean
tm_log_play_set_date (TmLogPlay *self, const char *text)
{
  gint year, month, day;
  gint seconds = 0;
  gboolean has_clock;
  g_autoptr (GDateTime) midnight = NULL;

  g_return_val_if_fail (self != NULL, FALSE);

  if (text == NULL || !scan_number (&text, 4, &year) || !scan_mark (&text, "-")
      || !scan_number (&text, 2, &month) || !scan_mark (&text, "-")
      || !scan_number (&text, 2, &day))
    return FALSE;
  has_clock = *text != '\0';
  if (year < 1900 || year >= 2200 || (has_clock && !scan_mark (&text, " T"))
      || (has_clock && !scan_clock (text, &seconds)))
    return FALSE;

  midnight = g_date_time_new_utc (year, month, day, 0, 0, 0);
  if (midnight == NULL)
    return FALSE;
  self->date = (g_date_time_to_unix (midnight) + seconds) * G_USEC_PER_SEC;
  self->has_clock = has_clock;
  return TRUE;
}

/* As BG Stats spells a time in UTC. */
static char *
dup_time (gint64 seconds)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (seconds);

  return time != NULL ? g_date_time_format (time, "%Y-%m-%d %H:%M:%S")
                      : g_strdup ("1970-01-01 00:00:00");
}

static gint64
get_seconds (gint64 time)
{
  return time / G_USEC_PER_SEC - (time % G_USEC_PER_SEC < 0);
}

/**
 * tm_log_play_dup_date:
 * @self: a play
 *
 * Spells when a play was played as BG Stats does. A play of which only the day is known is put at
 * noon UTC, which is the same day almost everywhere.
 *
 * Returns: (transfer full): "2026-01-31 19:30:00", in UTC
 */
char *
tm_log_play_dup_date (const TmLogPlay *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return dup_time (get_seconds (self->date) + (self->has_clock ? 0 : SECONDS_OF_DAY / 2));
}

/**
 * tm_log_play_dup_changed:
 * @self: a play
 *
 * Spells when a play was last changed as BG Stats does.
 *
 * Returns: (transfer full): the time in UTC; when it was played if it is not known
 */
char *
tm_log_play_dup_changed (const TmLogPlay *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->changed != 0 ? dup_time (get_seconds (self->changed)) : tm_log_play_dup_date (self);
}
