/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-database.h"

G_BEGIN_DECLS

/**
 * TmPlayerInfo:
 * @uuid: identifier
 * @name: name
 * @colour: (nullable): the colour the player likes to have
 * @is_hidden: whether the player is not offered any more
 * @n_matches: in how many matches the player took part
 * @last_played: start of the last of them, microseconds since 1970 UTC; 0: none
 * @merged: (array zero-terminated=1): identifiers of those who turned out to be this player
 * @merged_names: (array zero-terminated=1): their names
 *
 * A person of the roster.
 */
typedef struct
{
  char *uuid;
  char *name;
  char *colour;
  gboolean is_hidden;
  guint n_matches;
  gint64 last_played;
  GStrv merged;
  GStrv merged_names;
} TmPlayerInfo;

/**
 * TmLastSetup:
 * @names: (array zero-terminated=1): who sat at the table, in order; "" for a seat without a name
 * @options: the options of the match, `a{sv}`
 *
 * How a game was set up the last time.
 */
typedef struct
{
  GStrv names;
  GVariant *options;
} TmLastSetup;

void tm_player_info_free (TmPlayerInfo *self);
void tm_last_setup_free (TmLastSetup *self);

GPtrArray *tm_roster_list (TmDatabase *database, GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_roster_enter (TmDatabase *database, const char *name, gint64 *player, GError **error);
gboolean tm_roster_put (TmDatabase *database, const char *name, const char *colour, GError **error);
gboolean
tm_roster_hide (TmDatabase *database, const char *uuid, gboolean is_hidden, GError **error);
gboolean
tm_roster_rename (TmDatabase *database, const char *uuid, const char *name, GError **error);
gboolean
tm_roster_color (TmDatabase *database, const char *uuid, const char *colour, GError **error);
gboolean tm_roster_merge (TmDatabase *database, const char *uuid, const char *into, GError **error);
gboolean tm_roster_split (TmDatabase *database, const char *uuid, GError **error);
gboolean tm_roster_find_roots (TmDatabase *database, GError **error);
TmLastSetup *tm_roster_get_last_setup (TmDatabase *database, const char *game, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
GStrv
tm_roster_get_cards (TmDatabase *database, const char *game, const char *piece, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_roster_set_cards (TmDatabase *database,
                              const char *game,
                              const char *piece,
                              const char *const *codes,
                              GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmPlayerInfo, tm_player_info_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmLastSetup, tm_last_setup_free)

G_END_DECLS
