/* SPDX-License-Identifier: GPL-3.0-or-later */

/* No false alarms: nothing legal is refused, nothing illegal is let through. */

#include "false-alarms.h"
#include "tm-games.h"

#define SEED 1
/* Every kind is met at least so often, counting all numbers of players. */
#define LEAST 10

typedef struct
{
  const char *game;
  /* For every number of players. */
  guint n_matches;
} Setting;

static void
say_examples (const AlarmReport *report)
{
  const GArray *const lists[] = { report->legal, report->illegal };

  if (report->moves.example != NULL)
    g_test_message ("%s", report->moves.example);
  if (report->offers.example != NULL)
    g_test_message ("%s", report->offers.example);
  for (guint list = 0; list < G_N_ELEMENTS (lists); list++)
    for (guint i = 0; i < lists[list]->len; i++)
      {
        const AlarmCount *count = &g_array_index (lists[list], AlarmCount, i);

        if (count->example != NULL)
          g_test_message ("%s: %s", count->kind->id, count->example);
      }
}

static AlarmReport *
play (const Setting *setting)
{
  AlarmReport *report = alarm_report_new (setting->game);

  for (guint n = report->game->min_seats; n <= report->game->max_seats; n++)
    alarm_report_play (report, n, setting->n_matches, SEED + 1000000 * n);
  say_examples (report);
  return report;
}

static void
assert_zero (const AlarmCount *count)
{
  if (count->n_wrong > 0 || count->n_other > 0)
    g_test_message ("%s", count->kind->id);
  g_assert_cmpuint (count->n_wrong, ==, 0);
  g_assert_cmpuint (count->n_other, ==, 0);
}

static void
assert_tried (const AlarmCount *count)
{
  if (count->n_tried < LEAST)
    g_test_message ("%s", count->kind->id);
  g_assert_cmpuint (count->n_tried, >=, LEAST);
  assert_zero (count);
}

static void
test_counts (gconstpointer data)
{
  g_autoptr (AlarmReport) report = play (data);

  g_assert_cmpuint (report->n_unfinished, ==, 0);
  assert_tried (&report->moves);
  g_assert_cmpuint (report->offers.n_tried, >=, LEAST);
  g_assert_cmpuint (report->offers.n_wrong, ==, 0);
  for (guint i = 0; i < report->legal->len; i++)
    assert_tried (&g_array_index (report->legal, AlarmCount, i));
  for (guint i = 0; i < report->illegal->len; i++)
    assert_tried (&g_array_index (report->illegal, AlarmCount, i));
}

int
main (int argc, char **argv)
{
  static const Setting settings[] = {
    { "dungeon-raiders", 80 }, { "dungeon-roll", 100 }, { "paper-dungeons", 12 },
    { "black-crystal", 12 },   { "dungeoneer", 24 },    { "free", 10 },
  };

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  tm_games_register ();
  for (guint i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      g_autofree char *path = g_strdup_printf ("/games/%s/false-alarms", settings[i].game);

      g_test_add_data_func (path, &settings[i], test_counts);
    }
  return g_test_run ();
}
