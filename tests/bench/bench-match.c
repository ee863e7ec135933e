/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench-match.h"

#include "bench.h"
#include "tm-play.h"

TmMatch *
bench_begin_match (const TmGame *game, guint n_seats)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmBox) box = tm_box_new (game, n_seats, &error);

  bench_check (error);
  return tm_match_new (box);
}

/* Plays at random until the match has so many moves or is over. */
void
bench_play (TmMatch *match, guint64 seed, guint max_moves)
{
  g_autoptr (TmPlayer) player = tm_player_new (tm_match_get_box (match), seed);
  g_autoptr (GError) error = NULL;
  TmMove move;

  while (tm_match_get_n_entries (match) < max_moves
         && tm_player_choose (player, tm_match_get_table (match), &move))
    {
      tm_match_record (match, &move, NULL, &error);
      bench_check (error);
    }
}

void
bench_record_again (TmMatch *match, TmMatch *other)
{
  g_autoptr (GError) error = NULL;
  TmMove move;

  for (guint seq = 1; seq <= tm_match_get_n_entries (match); seq++)
    {
      tm_match_get_move (match, seq, &move);
      tm_match_record (other, &move, NULL, &error);
      bench_check (error);
    }
}

/* A counter goes up and down. */
void
bench_lengthen (TmMatch *match, guint n_moves)
{
  TmBox *box = tm_match_get_box (match);
  const TmKit *kit = tm_box_get_game (box)->kit;
  guint n_seats = tm_box_get_n_seats (box);
  guint first = tm_match_get_n_entries (match);
  g_autoptr (GError) error = NULL;
  int counter = -1;

  for (guint i = 0; i < kit->n_counters && counter < 0; i++)
    if (kit->counters[i].scope == TM_EACH_SEAT && kit->counters[i].max >= 5)
      counter = i;
  g_assert (counter >= 0);
  for (guint i = first; i < first + n_moves; i++)
    {
      guint slot = tm_box_get_counter_slot (box, counter, i % n_seats);

      tm_match_set_counter (match, slot, i / n_seats % 5, NULL, &error);
      bench_check (error);
    }
}

/* Games with rules end long before, so only a counter changes. */
TmMatch *
bench_make_long_match (guint n_moves)
{
  guint n_games;
  const TmGame *game = tm_game_list (&n_games)[0];
  TmMatch *match = bench_begin_match (game, game->max_seats);

  bench_lengthen (match, n_moves);
  return match;
}

void
bench_lines_init (BenchLines *self, TmMatch *match)
{
  TmEntry entry;

  self->match = match;
  self->entries = g_array_new (FALSE, FALSE, sizeof (TmEntry));
  for (guint seq = 1; seq <= tm_match_get_n_entries (match); seq++)
    {
      tm_match_get_entry (match, seq, &entry);
      g_array_append_val (self->entries, entry);
    }
}

/* Applies the changes that are stored with the lines. */
void
bench_lines_load (const BenchLines *self, TmMatch *other)
{
  g_autoptr (GError) error = NULL;
  TmMove move;

  for (guint seq = 1; seq <= self->entries->len; seq++)
    {
      guint n_changes;
      const TmChange *changes = tm_match_get_changes (self->match, seq, &n_changes);

      tm_match_get_move (self->match, seq, &move);
      tm_match_load_entry (other, &g_array_index (self->entries, TmEntry, seq - 1), &move, changes,
                           &error);
      bench_check (error);
    }
}

void
bench_lines_clear (BenchLines *self)
{
  g_array_unref (self->entries);
}
