/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-clock.h"

#define SECOND ((gint64) G_USEC_PER_SEC)

static void
test_turns (void)
{
  g_autoptr (TmClock) clock = tm_clock_new (3, 0, 0);

  g_assert_cmpuint (tm_clock_get_player (clock), ==, TM_CLOCK_NOBODY);
  g_assert_false (tm_clock_is_running (clock));
  g_assert_cmpint (tm_clock_get_total (clock, 0, 100 * SECOND), ==, 0);

  tm_clock_pass (clock, 0, 100 * SECOND);
  g_assert_cmpint (tm_clock_get_turn (clock, 0, 107 * SECOND), ==, 7 * SECOND);
  tm_clock_pass (clock, 2, 110 * SECOND);
  tm_clock_pass (clock, 0, 115 * SECOND);

  g_assert_cmpuint (tm_clock_get_player (clock), ==, 0);
  g_assert_cmpuint (tm_clock_get_turns (clock, 0), ==, 2);
  g_assert_cmpuint (tm_clock_get_turns (clock, 1), ==, 0);
  g_assert_cmpint (tm_clock_get_turn (clock, 0, 118 * SECOND), ==, 3 * SECOND);
  g_assert_cmpint (tm_clock_get_total (clock, 0, 118 * SECOND), ==, 13 * SECOND);
  g_assert_cmpint (tm_clock_get_turn (clock, 2, 118 * SECOND), ==, 5 * SECOND);
  g_assert_cmpint (tm_clock_get_total (clock, 1, 118 * SECOND), ==, 0);
}

static void
test_pause (void)
{
  g_autoptr (TmClock) clock = tm_clock_new (2, 0, 0);

  tm_clock_resume (clock, 0);
  g_assert_false (tm_clock_is_running (clock));

  tm_clock_pass (clock, 1, 10 * SECOND);
  tm_clock_pause (clock, 14 * SECOND);
  tm_clock_pause (clock, 20 * SECOND);
  g_assert_false (tm_clock_is_running (clock));
  g_assert_cmpuint (tm_clock_get_player (clock), ==, 1);
  g_assert_cmpint (tm_clock_get_turn (clock, 1, 60 * SECOND), ==, 4 * SECOND);

  tm_clock_resume (clock, 60 * SECOND);
  tm_clock_resume (clock, 61 * SECOND);
  g_assert_true (tm_clock_is_running (clock));
  g_assert_cmpint (tm_clock_get_turn (clock, 1, 63 * SECOND), ==, 7 * SECOND);
  g_assert_cmpuint (tm_clock_get_turns (clock, 1), ==, 1);
}

static void
test_pass_while_paused (void)
{
  g_autoptr (TmClock) clock = tm_clock_new (2, 0, 0);

  tm_clock_pass (clock, 0, 0);
  tm_clock_pause (clock, 5 * SECOND);
  tm_clock_pass (clock, 1, 30 * SECOND);
  g_assert_true (tm_clock_is_running (clock));
  g_assert_cmpint (tm_clock_get_total (clock, 0, 40 * SECOND), ==, 5 * SECOND);
  g_assert_cmpint (tm_clock_get_total (clock, 1, 40 * SECOND), ==, 10 * SECOND);
}

static void
test_increment (void)
{
  g_autoptr (TmClock) clock = tm_clock_new (2, 60 * SECOND, 5 * SECOND);

  tm_clock_pass (clock, 0, 0);
  g_assert_cmpint (tm_clock_get_left (clock, 0, 20 * SECOND), ==, 40 * SECOND);
  tm_clock_pass (clock, 1, 20 * SECOND);
  g_assert_cmpint (tm_clock_get_left (clock, 0, 25 * SECOND), ==, 45 * SECOND);
  g_assert_cmpint (tm_clock_get_left (clock, 1, 25 * SECOND), ==, 55 * SECOND);

  tm_clock_add (clock, 1, -15 * SECOND);
  g_assert_cmpint (tm_clock_get_left (clock, 1, 25 * SECOND), ==, 40 * SECOND);
}

static void
test_overrun (void)
{
  g_autoptr (TmClock) clock = tm_clock_new (1, 10 * SECOND, 0);

  tm_clock_pass (clock, 0, 0);
  g_assert_cmpint (tm_clock_get_left (clock, 0, 10 * SECOND), ==, 0);
  g_assert_cmpint (tm_clock_get_left (clock, 0, 13 * SECOND), ==, -3 * SECOND);
  tm_clock_add (clock, 0, 60 * SECOND);
  g_assert_cmpint (tm_clock_get_left (clock, 0, 13 * SECOND), ==, 57 * SECOND);
}

/* A time that goes back would give time back. */
static void
test_backwards (void)
{
  g_autoptr (TmClock) clock = tm_clock_new (1, 10 * SECOND, 0);

  tm_clock_pass (clock, 0, 20 * SECOND);
  g_assert_cmpint (tm_clock_get_total (clock, 0, 5 * SECOND), ==, 0);
  tm_clock_pause (clock, 5 * SECOND);
  g_assert_cmpint (tm_clock_get_total (clock, 0, 50 * SECOND), ==, 0);
}

static void
check_text (char *text, const char *wanted)
{
  g_assert_cmpstr (text, ==, wanted);
  g_free (text);
}

static void
test_text (void)
{
  check_text (tm_clock_dup_time (0), "0:00");
  check_text (tm_clock_dup_time (SECOND - 1), "0:00");
  check_text (tm_clock_dup_time (247 * SECOND), "4:07");
  check_text (tm_clock_dup_time (3909 * SECOND), "1:05:09");

  check_text (tm_clock_dup_left (1), "0:01");
  check_text (tm_clock_dup_left (60 * SECOND), "1:00");
  check_text (tm_clock_dup_left (60 * SECOND + 1), "1:01");
  check_text (tm_clock_dup_left (0), "0:00");
  check_text (tm_clock_dup_left (-1), "0:00");
  check_text (tm_clock_dup_left (-12 * SECOND), "−0:12");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/app/clock/turns", test_turns);
  g_test_add_func ("/app/clock/pause", test_pause);
  g_test_add_func ("/app/clock/pass-while-paused", test_pass_while_paused);
  g_test_add_func ("/app/clock/increment", test_increment);
  g_test_add_func ("/app/clock/overrun", test_overrun);
  g_test_add_func ("/app/clock/backwards", test_backwards);
  g_test_add_func ("/app/clock/text", test_text);

  return g_test_run ();
}
