/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-people.h"

/**
 * tm_people_dup_name:
 * @name: (nullable): what the player is called
 * @seat: the seat, from 0
 *
 * Makes a name for a seat, be it "Player 2".
 *
 * Returns: (transfer full): the name
 */
char *
tm_people_dup_name (const char *name, guint seat)
{
  if (name != NULL && *name != '\0')
    return g_strdup (name);

  return g_strdup_printf (_ ("Player %u"), seat + 1);
}

/**
 * tm_people_dup_bounds:
 * @game: a game
 *
 * Tells how many may play, as "1 to 5 players".
 *
 * Returns: (transfer full): the sentence
 */
char *
tm_people_dup_bounds (const TmGame *game)
{
  if (game->min_seats == game->max_seats)
    return g_strdup_printf (ngettext ("%u player", "%u players", game->max_seats), game->max_seats);

  return g_strdup_printf (ngettext ("%u to %u player", "%u to %u players", game->max_seats),
                          game->min_seats, game->max_seats);
}
