/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/tm-statistics.h"

#include "tm-history-fill.h"
#include "tm-history-look.h"
#include "tm-history-tile.h"
#include "tm-history-words.h"

#define MARK_SIZE 22
/* Between the game and the title of a free table. */
#define TITLE_MARK '\t'

static gboolean
is_found (const char *words, const char *name)
{
  return words == NULL || *words == '\0' || g_str_match_string (words, name, TRUE);
}

/**
 * tm_history_join_game:
 * @game: identifier of a game
 * @title: (nullable): a title of a free table
 *
 * Makes a key of a game and a title.
 *
 * Returns: (transfer full): the key
 */
char *
tm_history_join_game (const char *game, const char *title)
{
  return title != NULL && *title != '\0' ? g_strdup_printf ("%s%c%s", game, TITLE_MARK, title)
                                         : g_strdup (game);
}

/**
 * tm_history_split_game:
 * @key: a key from tm_history_join_game()
 * @title: (out) (nullable): the title, inside of the key; %NULL: it has none
 *
 * Takes a key apart.
 *
 * Returns: (transfer full): identifier of the game
 */
char *
tm_history_split_game (const char *key, const char **title)
{
  const char *mark = strchr (key, TITLE_MARK);

  *title = mark != NULL ? mark + 1 : NULL;

  return mark != NULL ? g_strndup (key, (gsize) (mark - key)) : g_strdup (key);
}

/**
 * tm_history_get_game_name:
 * @game: identifier of a game
 * @title: (nullable): a title of a free table
 *
 * Names what was played.
 *
 * Returns: (transfer none): the title, or the name of the game in the reader's language
 */
const char *
tm_history_get_game_name (const char *game, const char *title)
{
  const TmGame *known = tm_game_find (game);

  if (title != NULL && *title != '\0')
    return title;

  return known != NULL ? tm_word_get (known->name) : game;
}

/* People */

static char *
dup_deeds (TmDatabase *reader, const TmPlayerInfo *player)
{
  g_autoptr (GPtrArray) games
      = reader != NULL ? tm_statistics_read_person (reader, player->uuid, NULL) : NULL;
  guint n_plays = 0;
  guint n_wins = 0;

  for (guint i = 0; games != NULL && i < games->len; i++)
    {
      const TmPersonGame *game = g_ptr_array_index (games, i);

      n_plays += game->plays;
      n_wins += game->wins;
    }

  return tm_history_dup_record (n_plays, n_wins);
}

/* Adds those who are hidden, or those who are not, and counts them. */
static guint
add_people (TmHistoryIndex *index,
            TmDatabase *reader,
            const GPtrArray *players,
            gboolean is_hidden,
            const char *words)
{
  guint n_added = 0;

  for (guint i = 0; i < players->len; i++)
    {
      const TmPlayerInfo *player = g_ptr_array_index (players, i);
      g_autofree char *deeds = NULL;
      GtkWidget *row;

      if (player->is_hidden != is_hidden || !is_found (words, player->name))
        continue;

      deeds = dup_deeds (reader, player);
      row = tm_history_index_add (index, player->uuid,
                                  tm_history_mark_new (player->colour, MARK_SIZE), player->name,
                                  deeds);
      if (is_hidden)
        gtk_widget_add_css_class (row, "dim-label");
      n_added++;
    }
  return n_added;
}

/**
 * tm_history_fill_people:
 * @index: a list
 * @archive: the user's matches
 * @words: (nullable): what is looked for
 *
 * Lists the people, those who are not offered any more last and dimmed.
 *
 * Returns: how many there are
 */
guint
tm_history_fill_people (TmHistoryIndex *index, TmArchive *archive, const char *words)
{
  TmDatabase *reader = tm_archive_get_reader (archive, NULL);
  g_autoptr (GPtrArray) players = tm_archive_list_players (archive, NULL);
  guint n_shown = 0;

  tm_history_index_begin (index);
  if (players != NULL)
    {
      n_shown += add_people (index, reader, players, FALSE, words);
      n_shown += add_people (index, reader, players, TRUE, words);
    }
  tm_history_index_end (index);

  return n_shown;
}

/* Games */

static void
add_game (TmHistoryIndex *index, const TmPlayedGame *played)
{
  g_autofree char *key = tm_history_join_game (played->game, played->title);
  g_autofree char *plays = tm_history_dup_n_matches (played->plays);

  tm_history_index_add (index, key, tm_history_tile_new (played->game),
                        tm_history_get_game_name (played->game, played->title), plays);
}

/**
 * tm_history_fill_games:
 * @index: a list
 * @archive: the user's matches
 * @words: (nullable): what is looked for
 *
 * Lists the games that were played, and the titles of free tables, those played most first.
 *
 * Returns: how many there are
 */
guint
tm_history_fill_games (TmHistoryIndex *index, TmArchive *archive, const char *words)
{
  TmDatabase *reader = tm_archive_get_reader (archive, NULL);
  g_autoptr (GPtrArray) games = reader != NULL ? tm_statistics_list_games (reader, NULL) : NULL;
  guint n_shown = 0;

  tm_history_index_begin (index);
  for (guint i = 0; games != NULL && i < games->len; i++)
    {
      const TmPlayedGame *played = g_ptr_array_index (games, i);

      if (!is_found (words, tm_history_get_game_name (played->game, played->title)))
        continue;

      add_game (index, played);
      n_shown++;
    }
  tm_history_index_end (index);

  return n_shown;
}

/* Series */

/**
 * tm_history_fill_series:
 * @index: a list
 * @archive: the user's matches
 * @words: (nullable): what is looked for
 *
 * Lists the series.
 *
 * Returns: how many there are
 */
guint
tm_history_fill_series (TmHistoryIndex *index, TmArchive *archive, const char *words)
{
  g_autoptr (GPtrArray) all = tm_archive_list_series (archive, NULL);
  guint n_shown = 0;

  tm_history_index_begin (index);
  for (guint i = 0; all != NULL && i < all->len; i++)
    {
      const TmSeries *series = g_ptr_array_index (all, i);
      g_autofree char *matches = tm_history_dup_n_matches (series->n_matches);

      if (!is_found (words, series->name))
        continue;

      tm_history_index_add (index, series->uuid, tm_history_tile_new (series->game), series->name,
                            matches);
      n_shown++;
    }
  tm_history_index_end (index);

  return n_shown;
}
