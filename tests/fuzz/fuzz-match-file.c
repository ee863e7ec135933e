/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as a match file: refused with one line that says where, or a match that is the same when
 * it is written and read again. */

#include "tm-games.h"
#include "tm-match-file.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* What is wrong stands in the message as it was written, an escaped line end included. */
static void
check_error (const GError *error, const uint8_t *data, size_t size)
{
  g_assert_nonnull (error);
  if (memchr (data, '\\', size) == NULL)
    g_assert_null (strchr (error->message, '\n'));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
}

static void
check_match (TmMatch *match)
{
  g_autofree char *once = tm_match_file_dup_text (match, NULL, TM_WRITE_CHANGES | TM_WRITE_SEED);
  g_autofree char *twice = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TmMatchFile) file = tm_match_file_parse ("again", once, strlen (once), &error);
  g_autoptr (TmMatch) again = NULL;

  g_assert_no_error (error);
  again = tm_match_file_play (
      file, tm_match_file_has_changes (file) ? TM_PLAY_STORED : TM_PLAY_NORMAL, NULL, NULL, &error);
  g_assert_no_error (error);
  twice = tm_match_file_dup_text (again, NULL, TM_WRITE_CHANGES | TM_WRITE_SEED);
  g_assert_cmpstr (once, ==, twice);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static gsize is_ready;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) refusal = NULL;
  g_autoptr (TmMatchFile) file = NULL;
  g_autoptr (TmMatch) match = NULL;

  if (g_once_init_enter (&is_ready))
    {
      tm_games_register ();
      g_once_init_leave (&is_ready, 1);
    }
  file = tm_match_file_parse ("fuzz", (const char *) data, size, &error);
  if (file == NULL)
    {
      check_error (error, data, size);
      return 0;
    }
  match = tm_match_file_play (file,
                              tm_match_file_has_changes (file) ? TM_PLAY_STORED : TM_PLAY_NORMAL,
                              NULL, NULL, &refusal);
  if (match == NULL)
    g_assert_nonnull (refusal);
  else
    check_match (match);
  return 0;
}
