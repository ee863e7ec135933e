/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as a pack of "Your box": refused with one line that says where, or one that is the same when
 * it is written and read again, and that a box takes or refuses as well. */

#include "tm-games.h"
#include "tm-match.h"
#include "tm-owners-box.h"

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

/* A table can be laid with it, from the first number of players on. */
static void
check_use (const TmOwnersBox *pack, const uint8_t *data, size_t size)
{
  const TmGame *game = tm_owners_box_get_game (pack);
  g_autoptr (TmBox) box = tm_box_new (game, game->min_seats, NULL);
  g_autoptr (TmMatch) match = NULL;
  g_autoptr (GError) error = NULL;

  if (!tm_owners_box_apply (pack, box, &error))
    {
      check_error (error, data, size);
      return;
    }
  match = tm_match_new (box);
  if (game->check != NULL)
    game->check (tm_match_get_table (match), &error);
  g_assert_no_error (error);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static gsize is_ready;
  g_autoptr (GError) error = NULL;
  g_autoptr (TmOwnersBox) pack = NULL;
  g_autoptr (TmOwnersBox) again = NULL;
  g_autofree char *once = NULL;
  g_autofree char *twice = NULL;

  if (g_once_init_enter (&is_ready))
    {
      tm_games_register ();
      g_once_init_leave (&is_ready, 1);
    }
  pack = tm_owners_box_parse ("fuzz", (const char *) data, size, &error);
  if (pack == NULL)
    {
      check_error (error, data, size);
      return 0;
    }
  once = tm_owners_box_dup_text (pack);
  again = tm_owners_box_parse ("again", once, strlen (once), &error);
  g_assert_no_error (error);
  twice = tm_owners_box_dup_text (again);
  g_assert_cmpstr (once, ==, twice);
  check_use (pack, data, size);
  return 0;
}
