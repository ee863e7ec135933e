/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What was earned in one match is kept with its result. What takes matches in every part of a game
 * is found from the parts whenever it is asked for, so it follows when matches are corrected or
 * deleted and when two players become one. */

#include "tm-achieved.h"

#include "config.h"

#include "tm-match-info.h"

void
tm_achieved_free (TmAchieved *self)
{
  if (self == NULL)
    return;
  g_free (self->match);
  g_free (self->achievement);
  g_free (self);
}

static GPtrArray *
new_list (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) tm_achieved_free);
}

/* Order: as earned, by seat, as the game lists them. A newer game need not know what was kept. */

static const TmAchievement *
find_spec (const TmGame *game, const char *id)
{
  for (guint i = 0; game != NULL && i < game->n_achievements; i++)
    if (g_str_equal (game->achievements[i].id, id))
      return &game->achievements[i];
  return NULL;
}

static int
compare_numbers (gint64 a, gint64 b)
{
  return (a > b) - (a < b);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const TmAchieved *one = *(const TmAchieved *const *) a;
  const TmAchieved *other = *(const TmAchieved *const *) b;
  int order = compare_numbers (one->finished, other->finished);

  if (order == 0)
    order = compare_numbers (one->id, other->id);
  if (order == 0)
    order = compare_numbers (one->seat, other->seat);
  if (order == 0)
    order = (one->spec == NULL) - (other->spec == NULL);
  if (order == 0 && one->spec != NULL)
    order = (one->spec > other->spec) - (one->spec < other->spec);
  return order != 0 ? order : strcmp (one->achievement, other->achievement);
}

/* What is kept: id, identifier and end of a match, seat, achievement. */
static gboolean
read_kept (sqlite3_stmt *row, const TmGame *game, GPtrArray *list, GError **error)
{
  TmSqlStep step = TM_SQL_ERROR;

  while (row != NULL && (step = tm_database_step (row, error)) == TM_SQL_ROW)
    {
      TmAchieved *achieved;

      /* Only in a damaged database. */
      if (tm_column_is_null (row, 1) || tm_column_is_null (row, 4))
        continue;
      achieved = g_new0 (TmAchieved, 1);
      achieved->id = sqlite3_column_int64 (row, 0);
      achieved->match = tm_column_dup_text (row, 1);
      achieved->finished = sqlite3_column_int64 (row, 2);
      achieved->seat = (guint) CLAMP (sqlite3_column_int64 (row, 3), 0, TM_MAX_SEATS - 1);
      achieved->achievement = tm_column_dup_text (row, 4);
      achieved->spec = find_spec (game, achieved->achievement);
      g_ptr_array_add (list, achieved);
    }
  return step == TM_SQL_DONE;
}

/* Collected */

static gboolean
has_collected (const TmGame *game)
{
  for (guint i = 0; game != NULL && game->n_parts > 0 && i < game->n_achievements; i++)
    if (game->achievements[i].is_collected)
      return TRUE;
  return FALSE;
}

/* For each part, the first match that a player has finished in it, in their order: as read_kept()
 * wants them, with the part in the place of the achievement. From the seats on, only what is narrow is
 * read before the matches, which are wide. */
static sqlite3_stmt *
query_parts (TmDatabase *database, const char *player, const TmGame *game, GError **error)
{
  return tm_database_query (database, error,
                            "SELECT m.id, m.uuid, min (m.finished), s.seat, r.part FROM players w"
                            " CROSS JOIN players p ON p.id = w.id OR p.root = w.id"
                            " CROSS JOIN seats s ON s.player = p.id"
                            " CROSS JOIN results r ON r.match = s.match AND r.seat = s.seat"
                            " CROSS JOIN matches m ON m.id = s.match"
                            " WHERE w.uuid = ? AND m.game = ? AND m.state = 1"
                            " AND r.part IS NOT NULL GROUP BY r.part"
                            " ORDER BY min (m.finished), m.id, s.seat",
                            "tt", player, game->id);
}

/* Finds the match in which a player had played every part, or every one of a group, for the first
 * time. */
static gboolean
find_completing (TmDatabase *database,
                 const char *player,
                 const TmGame *game,
                 TmAchieved **found,
                 GError **error)
{
  g_autoptr (GPtrArray) played = new_list ();
  g_autofree gboolean *is_played = g_new0 (gboolean, game->n_parts);
  guint group = game->part_group > 0 ? game->part_group : game->n_parts;
  g_autofree guint *n_played = g_new0 (guint, game->n_parts / group + 1);

  *found = NULL;
  if (!read_kept (query_parts (database, player, game, error), NULL, played, error))
    return FALSE;
  for (guint i = 0; i < played->len; i++)
    {
      TmAchieved *match = g_ptr_array_index (played, i);
      int part = tm_words_find (game->parts, game->n_parts, match->achievement);

      if (part < 0 || is_played[part])
        continue;
      is_played[part] = TRUE;
      if (++n_played[(guint) part / group] == group)
        {
          *found = g_ptr_array_steal_index (played, i);
          return TRUE;
        }
    }
  return TRUE;
}

static void
add_collected (const TmAchieved *completing, const TmGame *game, GPtrArray *list)
{
  for (guint i = 0; i < game->n_achievements; i++)
    if (game->achievements[i].is_collected)
      {
        TmAchieved *achieved = g_memdup2 (completing, sizeof *completing);

        achieved->match = g_strdup (completing->match);
        achieved->achievement = g_strdup (game->achievements[i].id);
        achieved->spec = &game->achievements[i];
        g_ptr_array_add (list, achieved);
      }
}

/* For each seat whose player has collected everything with just this match. */
static gboolean
collect_in_match (TmDatabase *database,
                  const TmMatchInfo *info,
                  const TmGame *game,
                  GPtrArray *list,
                  GError **error)
{
  for (guint seat = 0; seat < info->n_seats; seat++)
    {
      g_autoptr (TmAchieved) completing = NULL;

      if (info->seats[seat].player == NULL || info->seats[seat].part == NULL)
        continue;
      if (!find_completing (database, info->seats[seat].player, game, &completing, error))
        return FALSE;
      if (completing != NULL && completing->seat == seat
          && g_str_equal (completing->match, info->uuid))
        add_collected (completing, game, list);
    }
  return TRUE;
}

/* Public */

/**
 * tm_achieved_list_match:
 * @database: a connection
 * @uuid: identifier of a match
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Lists what was earned in a match, seat by seat; those distinctions included that take several
 * matches, if this one was the last that it took.
 *
 * Returns: (transfer full) (element-type TmAchieved) (nullable): the achievements, none if the match
 *   is not over; %NULL if they cannot be read
 */
GPtrArray *
tm_achieved_list_match (TmDatabase *database, const char *uuid, GError **error)
{
  g_autoptr (TmMatchInfo) info = tm_match_info_find (database, uuid, error);
  g_autoptr (GPtrArray) list = new_list ();
  const TmGame *game;

  if (info == NULL)
    return NULL;
  game = tm_game_find (info->game);
  if (!read_kept (tm_database_query (database, error,
                                     "SELECT m.id, m.uuid, m.finished, a.seat, a.achievement"
                                     " FROM matches m JOIN achieved a ON a.match = m.id"
                                     " WHERE m.uuid = ? AND m.state = 1",
                                     "t", uuid),
                  game, list, error))
    return NULL;
  if (has_collected (game) && !collect_in_match (database, info, game, list, error))
    return NULL;
  g_ptr_array_sort (list, compare);
  return g_steal_pointer (&list);
}

/**
 * tm_achieved_list_player:
 * @database: a connection
 * @player: identifier of a player
 * @game: identifier of a game
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Lists what a player has earned in the matches of a game that are over, the first earned first.
 * What was earned again is listed again; what takes several matches is earned once, in the last
 * that it took.
 *
 * Returns: (transfer full) (element-type TmAchieved) (nullable): the achievements; %NULL if they
 *   cannot be read
 */
GPtrArray *
tm_achieved_list_player (TmDatabase *database, const char *player, const char *game, GError **error)
{
  const TmGame *known = tm_game_find (game);
  g_autoptr (GPtrArray) list = new_list ();
  g_autoptr (TmAchieved) completing = NULL;

  if (!read_kept (
          tm_database_query (database, error,
                             "SELECT m.id, m.uuid, m.finished, a.seat, a.achievement"
                             " FROM players w"
                             " CROSS JOIN players p ON p.id = w.id OR p.root = w.id"
                             " CROSS JOIN seats s ON s.player = p.id"
                             " CROSS JOIN achieved a ON a.match = s.match AND a.seat = s.seat"
                             " CROSS JOIN matches m ON m.id = s.match"
                             " WHERE w.uuid = ? AND m.game = ? AND m.state = 1",
                             "tt", player, game),
          known, list, error))
    return NULL;
  if (has_collected (known))
    {
      if (!find_completing (database, player, known, &completing, error))
        return NULL;
      if (completing != NULL)
        add_collected (completing, known, list);
    }
  g_ptr_array_sort (list, compare);
  return g_steal_pointer (&list);
}
