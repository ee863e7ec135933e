/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange-fixture.h"

#include <string.h>

/* Scores as people write them */

typedef struct
{
  const char *text;
  gboolean has_value;
  gint32 value;
} ScoreCase;

static const ScoreCase scores[] = {
  { "12", TRUE, 12 },
  { " 12 ", TRUE, 12 },
  { "-7", TRUE, -7 },
  { "+7", TRUE, 7 },
  { "3+20+5+31", TRUE, 59 },
  { "10 - 4", TRUE, 6 },
  { "2*(3+4)", TRUE, 14 },
  { "2×3", TRUE, 6 },
  { "2147483647", TRUE, G_MAXINT32 },
  { "2147483648", FALSE, 0 },
  { "2000000000+2000000000", FALSE, 0 },
  { "99999999999999999999", FALSE, 0 },
  { "12.5", FALSE, 0 },
  { "36, 42", FALSE, 0 },
  { "49-46ish", FALSE, 0 },
  { "3:2", FALSE, 0 },
  { "10/12", FALSE, 0 },
  { "won", FALSE, 0 },
  { "1+", FALSE, 0 },
  { "()", FALSE, 0 },
  { "1 2", FALSE, 0 },
  { "", FALSE, 0 },
};

static void
test_scores (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (scores); i++)
    {
      g_autoptr (TmLogPlay) play = tm_log_play_new (0);
      TmLogScore *score = tm_log_play_add_score (play, 0);

      g_test_message ("“%s”", scores[i].text);
      tm_log_score_set_text (score, scores[i].text);
      g_assert_cmpint (score->has_value, ==, scores[i].has_value);
      g_assert_cmpint (score->value, ==, scores[i].value);
      if (*scores[i].text == '\0')
        g_assert_null (score->score);
      else
        g_assert_nonnull (strstr (scores[i].text, score->score));
    }
}

/* A sum that was typed to break whoever works it out is a text like any other. */
static void
test_score_bomb (void)
{
  g_autoptr (TmLogPlay) play = tm_log_play_new (0);
  TmLogScore *score = tm_log_play_add_score (play, 0);
  g_autofree char *open = g_strnfill (190, '(');
  g_autofree char *text = g_strconcat (open, "1", NULL);

  tm_log_score_set_text (score, text);
  g_assert_false (score->has_value);
  g_assert_cmpstr (score->score, ==, text);
}

/* Dates */

typedef struct
{
  const char *text;
  gint64 seconds;
  gboolean has_clock;
} DateCase;

static const DateCase dates[] = {
  { "2024-02-29", 1709164800, FALSE },
  { "1900-01-01", -2208988800, FALSE },
  { "1969-12-31 23:59:59", -1, TRUE },
  { "2024-02-29 12:00:00", 1709208000, TRUE },
  { "2024-02-29 12:00", 1709208000, TRUE },
  { "2024-02-29T12:00:00Z", 1709208000, TRUE },
  { "2024-02-29T12:00:00.123", 1709208000, TRUE },
};

static const char *const no_dates[] = {
  "",
  "2023-02-29",
  "1899-12-31",
  "2200-01-01",
  "2024-1-1",
  "2024-01-1",
  "24-01-01",
  "2024/01/01",
  "2024-01-01 ",
  "2024-01-01 12",
  "2024-01-01x12:00:00",
  "2024-01-01 24:00:00",
  "2024-01-01 12:60:00",
  "0000-00-00",
  "2024-01-01 12:00:00+03:00",
  "2024-01-01 12:00:61",
  "-024-01-01",
  "2024-01-01 -1:00",
};

static void
test_dates (void)
{
  g_autoptr (TmLogPlay) play = tm_log_play_new (0);

  for (guint i = 0; i < G_N_ELEMENTS (dates); i++)
    {
      g_test_message ("“%s”", dates[i].text);
      g_assert_true (tm_log_play_set_date (play, dates[i].text));
      g_assert_cmpint (play->date, ==, dates[i].seconds * G_USEC_PER_SEC);
      g_assert_cmpint (play->has_clock, ==, dates[i].has_clock);
    }
  for (guint i = 0; i < G_N_ELEMENTS (no_dates); i++)
    {
      g_test_message ("“%s”", no_dates[i]);
      g_assert_false (tm_log_play_set_date (play, no_dates[i]));
    }
  g_assert_false (tm_log_play_set_date (play, NULL));
}

static void
test_spelled_dates (void)
{
  g_autoptr (TmLogPlay) play = tm_log_play_new (0);
  g_autofree char *day = NULL;
  g_autofree char *time = NULL;
  g_autofree char *early = NULL;

  g_assert_true (tm_log_play_set_date (play, "2024-02-29"));
  day = tm_log_play_dup_date (play);
  g_assert_cmpstr (day, ==, "2024-02-29 12:00:00");
  g_assert_true (tm_log_play_set_date (play, "2024-02-29 07:08"));
  time = tm_log_play_dup_date (play);
  g_assert_cmpstr (time, ==, "2024-02-29 07:08:00");
  play->date = -1;
  early = tm_log_play_dup_date (play);
  g_assert_cmpstr (early, ==, "1969-12-31 23:59:59");
}

/* Texts and identities */

static void
check_text (
    const char *text, gsize max_length, gboolean is_line, const char *expected, gboolean cut)
{
  gboolean is_cut = !cut;
  g_autofree char *clean = tm_log_dup_text (text, max_length, is_line, &is_cut);

  g_assert_cmpstr (clean, ==, expected);
  g_assert_cmpint (is_cut, ==, cut);
}

static void
test_texts (void)
{
  check_text (NULL, 10, TRUE, NULL, FALSE);
  check_text ("  \n ", 10, TRUE, NULL, FALSE);
  check_text (" Anna ", 10, TRUE, "Anna", FALSE);
  check_text ("a\nb\tc\x7f"
              "d",
              10, TRUE, "a b c d", FALSE);
  check_text ("a\r\nb\tc\x07", 10, FALSE, "a\nb\tc", FALSE);
  check_text ("\xff"
              "a",
              10, TRUE,
              "\xef\xbf\xbd"
              "a",
              FALSE);
  check_text ("1234567890", 10, TRUE, "1234567890", FALSE);
  check_text ("12345678901", 10, TRUE, "1234567890", TRUE);
  check_text ("ёёёёёё", 5, TRUE, "ёё", TRUE);
  check_text ("1234 6789", 5, TRUE, "1234", TRUE);
}

static void
test_uuids (void)
{
  g_autofree char *one = tm_log_make_uuid ("bgg-play", "83");
  g_autofree char *same = tm_log_make_uuid ("bgg-play", "83");
  g_autofree char *other = tm_log_make_uuid ("bgg-play", "84");
  g_autofree char *kind = tm_log_make_uuid ("play-link", "83");
  g_autofree char *capitals = tm_log_dup_uuid ("94135F11-0267-4815-A9C8-A37DE9A0AF23");

  g_assert_true (g_uuid_string_is_valid (one));
  g_assert_cmpint (one[14], ==, '5');
  g_assert_nonnull (strchr ("89ab", one[19]));
  g_assert_cmpstr (one, ==, same);
  g_assert_cmpstr (one, !=, other);
  g_assert_cmpstr (one, !=, kind);
  /* It names plays that are in people's histories: it must never change. */
  g_assert_cmpstr (one, ==, "b4c880e8-1136-5145-94fe-a68978592c2a");
  g_assert_cmpstr (capitals, ==, "94135f11-0267-4815-a9c8-a37de9a0af23");
  g_assert_null (tm_log_dup_uuid ("94135f11"));
  g_assert_null (tm_log_dup_uuid (NULL));
}

static void
test_copy (void)
{
  g_autoptr (TmPlayLog) log = fixture_random_log (7);
  g_autoptr (TmPlayLog) same = fixture_random_log (7);

  g_assert_cmpuint (log->plays->len, >, 0);
  for (guint i = 0; i < same->plays->len; i++)
    {
      TmLogPlay *copy = tm_log_play_copy (tm_play_log_get_play (same, i));

      tm_log_play_free (same->plays->pdata[i]);
      same->plays->pdata[i] = copy;
    }
  fixture_assert_same (log, same);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/exchange/play-log/scores", test_scores);
  g_test_add_func ("/exchange/play-log/scores/bomb", test_score_bomb);
  g_test_add_func ("/exchange/play-log/dates/read", test_dates);
  g_test_add_func ("/exchange/play-log/dates/spelled", test_spelled_dates);
  g_test_add_func ("/exchange/play-log/texts", test_texts);
  g_test_add_func ("/exchange/play-log/identities", test_uuids);
  g_test_add_func ("/exchange/play-log/copies-of-plays", test_copy);

  return g_test_run ();
}
