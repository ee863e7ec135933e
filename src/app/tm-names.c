/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/tm-game.h"

#include "tm-application.h"
#include "tm-names.h"
#include "tm-people.h"

/**
 * tm_names_dup_roster:
 *
 * Lists the players that the archive knows and does not hide.
 *
 * Returns: (transfer full): their names
 */
GStrv
tm_names_dup_roster (void)
{
  TmArchive *archive = tm_application_get_archive (tm_application_get ());
  g_autoptr (GPtrArray) players = tm_archive_list_players (archive, NULL);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; players != NULL && i < players->len; i++)
    {
      const TmPlayerInfo *player = g_ptr_array_index (players, i);

      if (!player->is_hidden)
        g_strv_builder_add (names, player->name);
    }

  return g_strv_builder_end (names);
}

/**
 * tm_names_dup_shown:
 * @typed: what was typed as a name
 * @seat: whose it is, from 0
 *
 * Makes the name that is shown, be it "Player 2".
 *
 * Returns: (transfer full): the name
 */
char *
tm_names_dup_shown (const char *typed, guint seat)
{
  g_autofree char *name = g_strdup (typed);

  return tm_people_dup_name (g_strstrip (name), seat);
}

/**
 * tm_names_dup_played:
 * @box: the box of a match
 *
 * Tells what is played: what the players call it, where the game lets them, or else the name of the
 * game.
 *
 * Returns: (transfer full): the name
 */
char *
tm_names_dup_played (const TmBox *box)
{
  const TmGame *game = tm_box_get_game (box);
  g_autoptr (GVariant) options = g_variant_ref_sink (tm_box_dup_options (box));
  g_autofree char *title = NULL;

  if (tm_game_find_option (game, "title") >= 0 && g_variant_lookup (options, "title", "s", &title)
      && *title != '\0')
    return g_steal_pointer (&title);

  return g_strdup (tm_word_get (game->name));
}
