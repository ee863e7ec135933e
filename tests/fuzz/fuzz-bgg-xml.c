/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as plays of BoardGameGeek: refused with one line, or a log that BG Stats could import. */

#include "tm-bgg-plays.h"
#include "tm-bgstats.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* Copies of many plays take too long to write for every input. */
#define MAX_PLAYS 100

static void
check_written (const TmPlayLog *log)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();
  g_autofree char *text = tm_bgstats_write (log, zone);
  g_autoptr (GError) error = NULL;
  g_autoptr (TmPlayLog) read = tm_bgstats_parse ("again", text, strlen (text), &error);

  g_assert_no_error (error);
  g_assert_cmpuint (read->plays->len, ==, log->plays->len);
  for (guint i = 0; i < log->plays->len; i++)
    {
      g_assert_cmpstr (tm_play_log_get_play (read, i)->uuid, ==,
                       tm_play_log_get_play (log, i)->uuid);
      g_assert_cmpint (tm_play_log_get_play (read, i)->date, ==,
                       tm_play_log_get_play (log, i)->date);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmPlayLog) log = tm_bgg_plays_parse ("fuzz", (const char *) data, size, &error);

  if (log == NULL)
    {
      g_assert_nonnull (error);
      g_assert_null (strchr (error->message, '\n'));
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      return 0;
    }
  g_assert_no_error (error);
  for (guint i = 0; i < log->notices->len; i++)
    g_assert_true (g_utf8_validate (log->notices->pdata[i], -1, NULL));
  if (log->plays->len <= MAX_PLAYS)
    check_written (log);
  return 0;
}
