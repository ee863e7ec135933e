/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How often each game calls a legal move illegal, and lets an illegal one through. Every line is
 * "what", "game", "kind" and the numbers, with tabs between them. */

#include "false-alarms.h"
#include "tm-games.h"

#include <stdlib.h>

#define SEED 20110
/* For every number of players. */
#define MATCHES 300

static void
report_count (const char *what, const AlarmReport *report, const AlarmCount *count)
{
  g_print ("%s\t%s\t%s\t%" G_GUINT64_FORMAT "\t%" G_GUINT64_FORMAT "\t%" G_GUINT64_FORMAT "\n",
           what, report->game->id, count->kind->id, count->n_tried, count->n_wrong, count->n_other);
  if (count->example != NULL)
    g_print ("# %s: %s\n", count->kind->id, count->example);
}

static void
report_counts (const char *what, const AlarmReport *report, const GArray *counts)
{
  for (guint i = 0; i < counts->len; i++)
    report_count (what, report, &g_array_index (counts, AlarmCount, i));
}

static void
play (const char *game, guint n_matches)
{
  g_autoptr (AlarmReport) report = alarm_report_new (game);

  for (guint n = report->game->min_seats; n <= report->game->max_seats; n++)
    alarm_report_play (report, n, n_matches, SEED + 1000000 * n);
  g_print ("matches\t%s\t\t%" G_GUINT64_FORMAT "\t%" G_GUINT64_FORMAT "\t0\n", game,
           report->n_matches, report->n_unfinished);
  report_count ("moves", report, &report->moves);
  report_count ("offers", report, &report->offers);
  report_counts ("legal", report, report->legal);
  report_counts ("illegal", report, report->illegal);
}

int
main (int argc, char **argv)
{
  guint n_matches = argc > 1 ? (guint) atoi (argv[1]) : MATCHES;
  guint n_games;
  const TmGame *const *games;

  tm_games_register ();
  games = tm_game_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    play (games[i]->id, n_matches);
  return EXIT_SUCCESS;
}
