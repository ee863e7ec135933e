/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>
#include <string.h>

#include <gtk/gtk.h>

#include "games/tm-games.h"
#include "tm-chime.h"
#include "tm-sample.h"
#include "tm-sounds.h"

#define HEADER_SIZE 44
#define NOTHING -1

/* -- How it sounds -------------------------------------------------------------------------------- */

static guint32
read_number (const guint8 *from)
{
  return from[0] | (guint32) from[1] << 8 | (guint32) from[2] << 16 | (guint32) from[3] << 24;
}

static int
get_peak (const guint8 *wave, gsize from, gsize to)
{
  int peak = 0;

  for (gsize i = from; i + 1 < to; i += 2)
    peak = MAX (peak, abs ((gint16) (wave[i] | wave[i + 1] << 8)));
  return peak;
}

/* A file of the right length, never loud, and silent at its end, so that nothing clicks. */
static void
test_wave (gconstpointer data)
{
  g_autoptr (GBytes) bytes = tm_chime_make_wave (GPOINTER_TO_INT (data));
  gsize size;
  const guint8 *wave = g_bytes_get_data (bytes, &size);
  int peak = get_peak (wave, HEADER_SIZE, size);

  g_assert_cmpuint (size, >, HEADER_SIZE);
  g_assert_cmpmem (wave, 4, "RIFF", 4);
  g_assert_cmpmem (wave + 8, 8, "WAVEfmt ", 8);
  g_assert_cmpuint (read_number (wave + 4), ==, size - 8);
  g_assert_cmpuint (read_number (wave + 40), ==, size - HEADER_SIZE);
  g_assert_cmpint (peak, >, G_MAXINT16 / 50);
  g_assert_cmpint (get_peak (wave, size - 64, size), <, peak / 10);
}

/* What accompanies every move is softer than what ends a time, and soon over. */
static void
test_quiet (void)
{
  g_autoptr (GBytes) end = tm_chime_make_wave (TM_CHIME_END);
  gsize n_end;
  const guint8 *end_wave = g_bytes_get_data (end, &n_end);

  for (int sound = TM_CHIME_ROLL; sound <= TM_CHIME_TURN; sound++)
    {
      g_autoptr (GBytes) bytes = tm_chime_make_wave (sound);
      gsize n_bytes;
      const guint8 *wave = g_bytes_get_data (bytes, &n_bytes);

      g_assert_cmpint (2 * get_peak (wave, HEADER_SIZE, n_bytes), <,
                       get_peak (end_wave, HEADER_SIZE, n_end));
      g_assert_cmpuint (n_bytes, <, n_end);
    }
}

/* -- When it sounds ------------------------------------------------------------------------------- */

static void
sound_cb (TmMatchSounds *sounds, guint sound, int *heard)
{
  g_assert_cmpint (*heard, ==, NOTHING);
  *heard = (int) sound;
}

static void
expect (int *heard, int sound)
{
  g_assert_cmpint (*heard, ==, sound);
  *heard = NOTHING;
}

static guint
find_entry (TmMatch *match, const char *kind, guint after)
{
  const TmGame *game = tm_match_get_game (match);

  for (guint seq = after + 1; seq <= tm_match_get_n_entries (match); seq++)
    {
      TmEntry entry;

      if (tm_match_get_entry (match, seq, &entry) && entry.is_done && entry.kind < game->n_moves
          && g_str_equal (game->moves[entry.kind].id, kind))
        return seq;
    }
  g_assert_not_reached ();
}

/* A turn that passes is heard; what is taken back or done again is not. */
static void
test_turn (void)
{
  g_autoptr (TmMatch) match = tm_sample_create_match ();
  g_autoptr (TmMatchSounds) sounds = tm_match_sounds_new (match);
  g_autoptr (GError) error = NULL;
  int heard = NOTHING;
  guint lay = find_entry (match, "lay", 0);
  TmEntry entry;
  TmMove move;

  g_signal_connect (sounds, "sound", G_CALLBACK (sound_cb), &heard);
  g_assert_true (tm_match_get_entry (match, lay, &entry));
  tm_match_get_move (match, lay, &move);
  g_assert_true (tm_match_go_back (match, entry.previous, &error));
  expect (&heard, NOTHING);
  g_assert_true (tm_match_record (match, &move, NULL, &error));
  g_assert_no_error (error);
  expect (&heard, TM_CHIME_TURN);
  g_assert_true (tm_match_undo (match, &error));
  expect (&heard, NOTHING);
  g_assert_true (tm_match_redo (match, &error));
  expect (&heard, NOTHING);
}

/* What the app draws is heard as that, whoever comes next; a counter set by hand is not heard. */
static void
test_draw (void)
{
  g_autoptr (TmMatch) match = tm_sample_create_match ();
  g_autoptr (TmMatchSounds) sounds = tm_match_sounds_new (match);
  g_autoptr (GError) error = NULL;
  int heard = NOTHING;
  TmMove move = { .note = -1 };

  g_signal_connect (sounds, "sound", G_CALLBACK (sound_cb), &heard);
  while (tm_match_can_undo (match))
    g_assert_true (tm_match_undo (match, &error));
  expect (&heard, NOTHING);
  move.kind = (guint) tm_game_find_move (tm_match_get_game (match), "begin");
  g_assert_true (tm_match_record (match, &move, NULL, &error));
  g_assert_no_error (error);
  expect (&heard, TM_CHIME_ROLL);
  g_assert_true (tm_match_set_counter (
      match, tm_box_get_counter_slot (tm_match_get_box (match), 0, 0), 3, NULL, &error));
  g_assert_no_error (error);
  expect (&heard, NOTHING);
}

/* The sample is whole: it was played to its end by people with names. */
static void
test_sample (void)
{
  g_autoptr (TmMatch) match = tm_sample_create_match ();
  g_autofree char *name = tm_box_dup_seat_name (tm_match_get_box (match), 3);
  TmResult result = { 0 };
  guint n_checked;

  tm_match_get_result (match, &result);
  g_assert_cmpint (result.ending, !=, TM_ENDING_OPEN);
  g_assert_cmpstr (name, ==, "Gleb");
  g_assert_true (tm_match_verify (match, &n_checked, NULL));
  g_assert_cmpuint (n_checked, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  tm_games_register ();

  g_test_add_data_func ("/app/sounds/wave/tick", GINT_TO_POINTER (TM_CHIME_TICK), test_wave);
  g_test_add_data_func ("/app/sounds/wave/end", GINT_TO_POINTER (TM_CHIME_END), test_wave);
  g_test_add_data_func ("/app/sounds/wave/roll", GINT_TO_POINTER (TM_CHIME_ROLL), test_wave);
  g_test_add_data_func ("/app/sounds/wave/turn", GINT_TO_POINTER (TM_CHIME_TURN), test_wave);
  g_test_add_func ("/app/sounds/quiet", test_quiet);
  g_test_add_func ("/app/sounds/turn-passes", test_turn);
  g_test_add_func ("/app/sounds/drawn-in-the-app", test_draw);
  g_test_add_func ("/app/sample/whole", test_sample);

  return g_test_run ();
}
