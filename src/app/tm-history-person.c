/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the history says about a person. */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-symbol.h"
#include "store/tm-statistics.h"

#include "tm-history-fill.h"
#include "tm-history-look.h"
#include "tm-history-parts.h"
#include "tm-history-person.h"
#include "tm-history-tile.h"
#include "tm-history-words.h"
#include "tm-luck-chart.h"

#define MARK_SIZE 18
#define SYMBOL_SIZE 22
#define MAX_COMPANIONS 8
#define MAX_ACHIEVEMENTS 24

/* Sums */

static void
count_all (GPtrArray *games, guint *n_plays, guint *n_wins)
{
  *n_plays = 0;
  *n_wins = 0;
  for (guint i = 0; i < games->len; i++)
    {
      const TmPersonGame *game = g_ptr_array_index (games, i);

      *n_plays += game->plays;
      *n_wins += game->wins;
    }
}

static void
add_sums (GtkBox *box, const TmPlayerInfo *player, GPtrArray *games)
{
  AdwPreferencesGroup *group;
  g_autofree char *plays = NULL;
  g_autofree char *wins = NULL;
  guint n_plays;
  guint n_wins;

  count_all (games, &n_plays, &n_wins);
  plays = tm_history_dup_n_matches (n_plays);
  group = tm_history_part_add_group (box, NULL, NULL);
  tm_history_part_add_link (group, NULL, _ ("Matches"), plays, "person-matches", player->uuid);
  if (n_plays == 0)
    return;

  wins = tm_history_dup_n_wins (n_wins);
  /* Translators: heading: how many matches a person has won */
  tm_history_part_add_fact (group, C_ ("person", "Wins"), wins);
  g_free (g_steal_pointer (&wins));
  wins = tm_history_part_dup_share (n_wins, n_plays);
  tm_history_part_add_fact (group, _ ("Share of Wins"), wins);
}

/* Games */

/* How a person did in a game, as far as it can be said of one that is decided so. */
static char *
dup_deeds (const TmPersonGame *game)
{
  g_autofree char *plays = tm_history_dup_n_matches (game->plays);
  g_autofree char *wins = tm_history_dup_n_wins (game->wins);

  if (game->scores.n == 0)
    return tm_history_dup_record (game->plays, game->wins);

  /* Translators: of a person in a game: how many matches, how many wins, the best score, the score
   * that half of the matches reach */
  return g_strdup_printf (_ ("%s, %s, best %d, median %d"), plays, wins, game->best,
                          game->scores.median);
}

static int
compare_plays (gconstpointer a, gconstpointer b)
{
  const TmPersonGame *one = *(const TmPersonGame *const *) a;
  const TmPersonGame *other = *(const TmPersonGame *const *) b;

  return one->plays != other->plays ? (one->plays < other->plays ? 1 : -1)
                                    : g_strcmp0 (one->title, other->title);
}

static void
add_games (GtkBox *box, GPtrArray *games)
{
  AdwPreferencesGroup *group;

  if (games->len == 0)
    return;

  g_ptr_array_sort (games, compare_plays);
  group = tm_history_part_add_group (box, _ ("Games"), NULL);
  for (guint i = 0; i < games->len; i++)
    {
      const TmPersonGame *game = g_ptr_array_index (games, i);
      g_autofree char *key = tm_history_join_game (game->game, game->title);
      g_autofree char *deeds = dup_deeds (game);

      tm_history_part_add_link (group, tm_history_tile_new (game->game),
                                tm_history_get_game_name (game->game, game->title), deeds, "game",
                                key);
    }
}

/* Companions */

static void
add_companions (GtkBox *box, TmDatabase *reader, const TmPlayerInfo *player)
{
  g_autoptr (GPtrArray) people = tm_statistics_list_companions (reader, player->uuid, NULL);
  AdwPreferencesGroup *group;

  if (people == NULL || people->len == 0)
    return;

  group = tm_history_part_add_group (box, _ ("Played With"), NULL);
  for (guint i = 0; i < MIN (people->len, MAX_COMPANIONS); i++)
    {
      const TmGamePerson *one = g_ptr_array_index (people, i);
      g_autofree char *plays = tm_history_dup_n_matches (one->plays);

      tm_history_part_add_link (group, tm_history_mark_new (one->colour, MARK_SIZE), one->name,
                                plays, "person", one->uuid);
    }
}

/* Achievements */

static void
add_achievement (AdwPreferencesGroup *group, const TmAchieved *achieved, const char *game)
{
  const TmAchievement *spec = achieved->spec;
  g_autofree char *date = tm_history_dup_date (achieved->finished);
  /* Translators: a game, and the date on which something was earned in it */
  g_autofree char *where
      = g_strdup_printf (_ ("%s, %s"), tm_history_get_game_name (game, NULL), date);

  tm_history_part_add_link (
      group,
      tm_symbol_new (spec != NULL && spec->symbol != NULL ? spec->symbol : "star", SYMBOL_SIZE),
      spec != NULL ? tm_word_get (spec->name) : achieved->achievement, where, "match",
      achieved->match);
}

static void
add_achievements (GtkBox *box, TmArchive *archive, const TmPlayerInfo *player)
{
  AdwPreferencesGroup *group = NULL;
  guint n_games;
  const TmGame *const *games = tm_game_list (&n_games);
  guint n_shown = 0;

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (GPtrArray) list
          = games[i]->n_achievements > 0
                ? tm_archive_list_player_achievements (archive, player->uuid, games[i]->id, NULL)
                : NULL;

      /* The last earned first. */
      for (guint j = list != NULL ? list->len : 0; j > 0 && n_shown < MAX_ACHIEVEMENTS; j--)
        {
          if (group == NULL)
            group = tm_history_part_add_group (box, _ ("Achievements"), NULL);
          add_achievement (group, g_ptr_array_index (list, j - 1), games[i]->id);
          n_shown++;
        }
    }
}

/* Luck */

static void
add_luck_of (GtkBox *box, TmDatabase *reader, const TmGame *game, const TmPlayerInfo *player)
{
  TmGamePerson self = { .uuid = player->uuid, .name = player->name, .colour = player->colour };
  g_autoptr (GPtrArray) people = g_ptr_array_new ();
  g_autoptr (GArray) falls = NULL;
  g_autoptr (TmLuck) luck = NULL;
  TmLuckPerson person = { player->name, tm_history_look_find (player->colour) };
  GtkWidget *chart;
  guint n_own = 0;

  g_ptr_array_add (people, &self);
  falls = tm_statistics_list_falls (reader, game->id, people, NULL);
  for (guint i = 0; falls != NULL && i < falls->len; i++)
    if (g_array_index (falls, TmLuckCount, i).seat == 0)
      g_array_index (falls, TmLuckCount, n_own++) = g_array_index (falls, TmLuckCount, i);
  if (n_own == 0)
    return;

  luck = tm_luck_new_from_counts (game, (const TmLuckCount *) falls->data, n_own, 1);
  if (tm_luck_get_n_dice (luck) == 0)
    return;

  chart = tm_luck_chart_new ();
  tm_luck_chart_set (TM_LUCK_CHART (chart), g_steal_pointer (&luck), &person, 1);
  tm_history_part_add_card (tm_history_part_add_group (box, tm_word_get (game->name), NULL), chart);
}

static void
add_luck (GtkBox *box, TmDatabase *reader, const TmPlayerInfo *player)
{
  guint n_games;
  const TmGame *const *games = tm_game_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    add_luck_of (box, reader, games[i], player);
}

/**
 * tm_history_person_fill:
 * @box: where to put it
 * @archive: the user's matches
 * @player: the person
 *
 * Tells what the history says about a person: how often they have played and won, which games, with
 * whom, what they have earned and how their dice fell.
 */
void
tm_history_person_fill (GtkBox *box, TmArchive *archive, const TmPlayerInfo *player)
{
  TmDatabase *reader = tm_archive_get_reader (archive, NULL);
  g_autoptr (GPtrArray) games
      = reader != NULL ? tm_statistics_read_person (reader, player->uuid, NULL) : NULL;

  if (games == NULL)
    return;

  add_sums (box, player, games);
  add_games (box, games);
  add_companions (box, reader, player);
  add_achievements (box, archive, player);
  add_luck (box, reader, player);
}
