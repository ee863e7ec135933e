/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the history says about a game. */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-seat-mark.h"
#include "store/tm-statistics.h"

#include "tm-history-columns.h"
#include "tm-history-fill.h"
#include "tm-history-game.h"
#include "tm-history-look.h"
#include "tm-history-parts.h"
#include "tm-history-shares.h"
#include "tm-history-tile.h"
#include "tm-history-variants.h"
#include "tm-history-words.h"
#include "tm-luck-chart.h"

#define MARK_SIZE 18
#define MAX_PEOPLE 8
/* More months than these are put together to years. */
#define MAX_MONTHS 24
#define N_MONTHS 12

static const TmCount *
count_at (GArray *counts, guint index)
{
  return &g_array_index (counts, TmCount, index);
}

static GtkWidget *
create_box (void)
{
  return gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
}

/* Head */

static void
add_head (GtkBox *box, const char *game, const char *title, const char *key, guint n_plays)
{
  AdwPreferencesGroup *group = tm_history_part_add_group (box, NULL, NULL);
  g_autofree char *plays = tm_history_dup_n_plays (n_plays);

  tm_history_part_add_link (group, tm_history_tile_new (game),
                            tm_history_get_game_name (game, title), plays, "game-matches", key);
}

/* Matches over time */

static void
add_month (TmHistoryColumns *columns, gint32 month, guint n)
{
  g_autoptr (GDateTime) first
      = g_date_time_new_local (month / N_MONTHS, month % N_MONTHS + 1, 1, 12, 0, 0);
  g_autofree char *label = g_date_time_format (first, "%Ob");
  g_autofree char *whole = g_date_time_format (first, C_ ("month of another year", "%OB %Y"));
  g_autofree char *matches = tm_history_dup_n_matches (n);
  /* Translators: a month or a year, and how many matches: "October 2023: 4 matches" */
  g_autofree char *words = g_strdup_printf (_ ("%s: %s"), whole, matches);

  tm_history_columns_add (columns, label, words, n);
}

static void
add_year (TmHistoryColumns *columns, gint32 year, guint n)
{
  g_autofree char *label = g_strdup_printf ("%d", year);
  g_autofree char *matches = tm_history_dup_n_matches (n);
  /* Translators: a month or a year, and how many matches: "October 2023: 4 matches" */
  g_autofree char *words = g_strdup_printf (_ ("%s: %s"), label, matches);

  tm_history_columns_add (columns, label, words, n);
}

/* Months without a match have a column, too. */
static void
add_times (TmHistoryColumns *columns, GArray *months)
{
  gint32 first = count_at (months, 0)->key;
  gint32 last = count_at (months, months->len - 1)->key;
  gboolean by_year = last - first >= MAX_MONTHS;
  guint next = 0;

  if (by_year)
    {
      first /= N_MONTHS;
      last /= N_MONTHS;
    }
  for (gint32 time = first; time <= last; time++)
    {
      guint n = 0;

      for (; next < months->len && count_at (months, next)->key / (by_year ? N_MONTHS : 1) == time;
           next++)
        n += count_at (months, next)->n;
      if (by_year)
        add_year (columns, time, n);
      else
        add_month (columns, time, n);
    }
}

static void
add_over_time (GtkBox *box, TmDatabase *reader, const char *game, const char *title)
{
  g_autoptr (GArray) months = tm_statistics_list_months (reader, game, title, NULL);
  GtkWidget *columns;

  if (months == NULL || months->len == 0)
    return;

  columns = tm_history_columns_new (_ ("Matches over Time"));
  add_times (TM_HISTORY_COLUMNS (columns), months);
  tm_history_part_add_card (tm_history_part_add_group (box, _ ("Matches over Time"), NULL),
                            columns);
}

/* Length and scores */

static void
add_numbers (GtkBox *box, const char *title, GArray *counts, const char *words)
{
  GtkWidget *part = create_box ();
  GtkWidget *columns = tm_history_columns_new (title);

  tm_history_columns_add_numbers (TM_HISTORY_COLUMNS (columns), (const TmCount *) counts->data,
                                  counts->len);
  gtk_box_append (GTK_BOX (part), tm_history_part_new_words (words));
  gtk_box_append (GTK_BOX (part), columns);
  tm_history_part_add_card (tm_history_part_add_group (box, title, NULL), part);
}

static void
add_lengths (GtkBox *box, const TmGameStatistics *statistics)
{
  const TmSpread *spread = &statistics->length;
  g_autofree char *median = NULL;
  g_autofree char *least = NULL;
  g_autofree char *most = NULL;
  g_autofree char *words = NULL;

  if (spread->n == 0)
    return;

  median = tm_history_dup_length ((guint) spread->median);
  least = tm_history_dup_length ((guint) spread->least);
  most = tm_history_dup_length ((guint) spread->most);
  /* Translators: how long matches take: the median, the shortest, the longest */
  words = g_strdup_printf (_ ("Half of the matches take %s or less; they took from %s to %s."),
                           median, least, most);
  add_numbers (box, _ ("Length in Minutes"), statistics->lengths, words);
}

static void
add_scores (GtkBox *box, const TmGameStatistics *statistics)
{
  const TmSpread *spread = &statistics->score;
  g_autofree char *words = NULL;

  if (spread->n == 0)
    return;

  /* Translators: scores: the median, the quartiles, the least and the most */
  words = g_strdup_printf (
      _ ("The median is %d; half of the scores are from %d to %d, all from %d to %d."),
      spread->median, spread->lower, spread->upper, spread->least, spread->most);
  add_numbers (box, _ ("Scores"), statistics->scores, words);
}

/* Seats */

static void
add_sizes (GtkBox *box, const TmGameStatistics *statistics)
{
  AdwPreferencesGroup *group;

  if (statistics->sizes->len == 0)
    return;

  group = tm_history_part_add_group (box, _ ("Number of Players"), NULL);
  for (guint i = 0; i < statistics->sizes->len; i++)
    {
      const TmCount *count = count_at (statistics->sizes, i);
      g_autofree char *players
          = g_strdup_printf (ngettext ("%u player", "%u players", (gulong) count->key), count->key);
      g_autofree char *matches = tm_history_dup_n_matches (count->n);

      tm_history_part_add_fact (group, players, matches);
    }
}

static void
add_seats_of (GtkBox *box, const TmGameStatistics *statistics, guint size)
{
  TmHistoryShare shares[TM_MAX_SEATS];
  char *names[TM_MAX_SEATS] = { NULL };
  g_autofree char *title = NULL;
  guint n_shares = 0;

  for (guint i = 0; i < statistics->seats->len && n_shares < TM_MAX_SEATS; i++)
    {
      const TmCount *count = count_at (statistics->seats, i);

      if (count->size != size || count->n == 0)
        continue;

      /* Translators: a seat by its place in the order of play */
      names[n_shares] = g_strdup_printf (_ ("Seat %d"), count->key + 1);
      shares[n_shares] = (TmHistoryShare) { .name = names[n_shares],
                                            .look = TM_NO_LOOK,
                                            .n_wins = MIN (count->wins, count->n),
                                            .n_plays = count->n,
                                            .chance = 1.0 / size };
      n_shares++;
    }
  if (n_shares == 0)
    return;

  title = g_strdup_printf (ngettext ("Wins by Seat, %u Player", "Wins by Seat, %u Players", size),
                           size);
  tm_history_part_add_card (tm_history_part_add_group (box, title, NULL),
                            tm_history_shares_new (shares, n_shares));
  for (guint i = 0; i < TM_MAX_SEATS; i++)
    g_free (names[i]);
}

static void
add_seats (GtkBox *box, const TmGameStatistics *statistics)
{
  for (guint size = 2; size <= TM_MAX_SEATS; size++)
    add_seats_of (box, statistics, size);
}

/* People */

static char *
dup_deeds (const TmGamePerson *person)
{
  g_autofree char *plays = tm_history_dup_n_matches (person->plays);
  g_autofree char *wins = tm_history_dup_n_wins (person->wins);

  if (person->scores.n == 0)
    return tm_history_dup_record (person->plays, person->wins);

  /* Translators: of a person in a game: how many matches, how many wins, the least and the most
   * points, the points that half of the matches reach */
  return g_strdup_printf (_ ("%s, %s, from %d to %d points, median %d"), plays, wins,
                          person->scores.least, person->scores.most, person->scores.median);
}

static void
add_people (GtkBox *box, const TmGameStatistics *statistics)
{
  AdwPreferencesGroup *group;

  if (statistics->people->len == 0)
    return;

  group = tm_history_part_add_group (box, _ ("Who Played Most"), NULL);
  for (guint i = 0; i < MIN (statistics->people->len, MAX_PEOPLE); i++)
    {
      const TmGamePerson *person = g_ptr_array_index (statistics->people, i);
      g_autofree char *deeds = dup_deeds (person);

      tm_history_part_add_link (group, tm_history_mark_new (person->colour, MARK_SIZE),
                                person->name, deeds, "person", person->uuid);
    }
}

/* Who reached the most and who got by with the least. */
static void
add_records (GtkBox *box, const TmGameStatistics *statistics)
{
  const TmGamePerson *highest = NULL;
  const TmGamePerson *lowest = NULL;
  AdwPreferencesGroup *group;
  g_autofree char *most = NULL;
  g_autofree char *least = NULL;

  for (guint i = 0; i < statistics->people->len; i++)
    {
      const TmGamePerson *person = g_ptr_array_index (statistics->people, i);

      if (person->scores.n == 0)
        continue;
      if (highest == NULL || person->scores.most > highest->scores.most)
        highest = person;
      if (lowest == NULL || person->scores.least < lowest->scores.least)
        lowest = person;
    }
  if (highest == NULL || highest->scores.most == lowest->scores.least)
    return;

  group = tm_history_part_add_group (box, _ ("Records"), NULL);
  /* Translators: a score, and who had it */
  most = g_strdup_printf (_ ("%d, %s"), highest->scores.most, highest->name);
  /* Translators: a score, and who had it */
  least = g_strdup_printf (_ ("%d, %s"), lowest->scores.least, lowest->name);
  tm_history_part_add_fact (group, _ ("Highest Score"), most);
  tm_history_part_add_fact (group, _ ("Lowest Score"), least);
}

/* Luck */

/* The dice of those who played most are told apart. */
static GPtrArray *
list_throwers (const TmGameStatistics *statistics)
{
  GPtrArray *people = g_ptr_array_new ();

  for (guint i = 0; i < MIN (statistics->people->len, MAX_PEOPLE); i++)
    g_ptr_array_add (people, g_ptr_array_index (statistics->people, i));

  return people;
}

static void
add_luck (GtkBox *box, TmDatabase *reader, const char *game, const TmGameStatistics *statistics)
{
  const TmGame *known = tm_game_find (game);
  g_autoptr (GPtrArray) people = list_throwers (statistics);
  g_autoptr (GArray) falls
      = known != NULL ? tm_statistics_list_falls (reader, game, people, NULL) : NULL;
  g_autofree TmLuckPerson *throwers = g_new0 (TmLuckPerson, people->len + 1);
  g_autoptr (TmLuck) luck = NULL;
  GtkWidget *chart;

  if (falls == NULL || falls->len == 0)
    return;

  luck
      = tm_luck_new_from_counts (known, (const TmLuckCount *) falls->data, falls->len, people->len);
  if (tm_luck_get_n_dice (luck) == 0)
    return;

  for (guint i = 0; i < people->len; i++)
    {
      const TmGamePerson *person = g_ptr_array_index (people, i);

      throwers[i] = (TmLuckPerson) { person->name, tm_history_look_find (person->colour) };
    }
  chart = tm_luck_chart_new ();
  tm_luck_chart_set (TM_LUCK_CHART (chart), g_steal_pointer (&luck), throwers, people->len);
  tm_history_part_add_card (tm_history_part_add_group (box, NULL, NULL), chart);
}

/**
 * tm_history_game_fill:
 * @box: where to put it
 * @archive: the user's matches
 * @key: a key from tm_history_join_game()
 *
 * Tells what the history says about a game: how often it was played and when, how long it takes, how
 * the scores lie, whether the seat matters, who played, under which variants, and how the dice fell.
 */
void
tm_history_game_fill (GtkBox *box, TmArchive *archive, const char *key)
{
  TmDatabase *reader = tm_archive_get_reader (archive, NULL);
  g_autoptr (TmGameStatistics) statistics = NULL;
  g_autofree char *game = NULL;
  const char *title;

  game = tm_history_split_game (key, &title);
  if (reader != NULL)
    statistics = tm_statistics_read_game (reader, game, title, NULL);
  if (statistics == NULL)
    return;

  add_head (box, game, title, key, statistics->plays);
  add_over_time (box, reader, game, title);
  add_scores (box, statistics);
  add_records (box, statistics);
  add_people (box, statistics);
  add_seats (box, statistics);
  add_sizes (box, statistics);
  add_lengths (box, statistics);
  if (title == NULL)
    {
      tm_history_variants_fill (box, game, statistics);
      add_luck (box, reader, game, statistics);
    }
}
