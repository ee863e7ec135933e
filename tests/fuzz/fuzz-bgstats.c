/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as an export of BG Stats: refused with one line, or a log that comes back as it was. */

#include "tm-bgstats.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static void
check_again (const TmPlayLog *log)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();
  g_autofree char *text = tm_bgstats_write (log, zone);
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TmPlayLog) read = tm_bgstats_parse ("again", text, strlen (text), &error);

  g_assert_no_error (error);
  g_assert_cmpuint (read->plays->len, ==, log->plays->len);
  again = tm_bgstats_write (read, zone);
  /* People who had no identity may get the same one and become one. */
  if (read->players->len == log->players->len && read->games->len == log->games->len
      && read->locations->len == log->locations->len)
    g_assert_cmpstr (again, ==, text);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmPlayLog) log = tm_bgstats_parse ("fuzz", (const char *) data, size, &error);

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
  check_again (log);
  return 0;
}
