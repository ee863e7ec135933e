/* SPDX-License-Identifier: GPL-3.0-or-later */

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
