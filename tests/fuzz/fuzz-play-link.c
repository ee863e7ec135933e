/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as a link to BG Stats, and as a file of a kind that is not known: refused with one line,
 * or a play whose own link says the same. */

#include "tm-foreign.h"
#include "tm-play-link.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static void
check_error (const TmPlayLog *log, const GError *error)
{
  if (log != NULL)
    {
      g_assert_no_error (error);
      return;
    }
  g_assert_nonnull (error);
  g_assert_null (strchr (error->message, '\n'));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
}

static void
check_again (const TmPlayLog *log)
{
  g_autofree char *link = tm_play_link_write (log, 0, 0);
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TmPlayLog) read = NULL;

  g_assert_true (g_str_is_ascii (link));
  if (strlen (link) > TM_PLAY_LINK_MAX_LENGTH)
    return;
  read = tm_play_link_parse ("again", link, strlen (link), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (read->notices->len, ==, 0);
  again = tm_play_link_write (read, 0, 0);
  /* Without an identity of their own people and games have their name for one. */
  g_assert_cmpstr (again, ==, link);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  const char *text = (const char *) data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) other = NULL;
  g_autoptr (TmPlayLog) log = tm_play_link_parse ("fuzz", text, size, &error);
  g_autoptr (TmPlayLog) file = tm_foreign_parse ("fuzz", text, size, NULL, &other);

  check_error (log, error);
  check_error (file, other);
  if (log != NULL)
    check_again (log);
  return 0;
}
