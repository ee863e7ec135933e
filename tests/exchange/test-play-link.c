/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange-fixture.h"

#include <string.h>

#include "tm-bgstats.h"
#include "tm-play-link.h"

#define PAGE "https://app.bgstatsapp.com/createPlay.html"
#define GAME "'game':{'name':'Go'}"
#define DATE "'playDate':'2024-11-14 19:02:00'"
#define LINK(members) PAGE "?data={" members "}"

static const Variant variants[] = {
  { "empty", "", REFUSED, 0, "this is no link to BG Stats" },
  { "other-page", "https://example.org/createPlay.html?data={}", REFUSED, 0,
    "accepted is https://app" },
  { "no-query", PAGE, REFUSED, 0, "this is no link" },
  { "no-data", PAGE "?x=1&y=2", REFUSED, 0, "“data=” is needed" },
  { "data-empty", PAGE "?data=", REFUSED, 0, "it is empty" },
  { "percent-broken", PAGE "?data=%7B%2", REFUSED, 0, "not percent-encoded" },
  { "percent-zero", PAGE "?data=%7B%00%7D", REFUSED, 0, "not percent-encoded" },
  { "not-utf-8", PAGE "?data=%7B%22%ff%22:1%7D", REFUSED, 0, "UTF-8" },
  { "not-json", PAGE "?data=play", REFUSED, 0, "this is not JSON" },
  { "a-list", PAGE "?data=[]", REFUSED, 0, "an object is needed here" },
  { "without-a-game", LINK (DATE), REFUSED, 0, "game: an object is needed here" },
  { "game-without-a-name", LINK ("'game':{}," DATE), REFUSED, 0, "game: it has no name" },
  { "without-a-date", LINK (GAME), REFUSED, 0, "date: “” is no date" },
  { "date-broken", LINK (GAME ",'playDate':'soon'"), REFUSED, 0, "playDate: “soon” is no date" },
  { "players-no-list", LINK (GAME "," DATE ",'players':1"), REFUSED, 0,
    "players: a list is needed" },
  { "player-a-word", LINK (GAME "," DATE ",'players':['A']"), REFUSED, 0, "players[0]: an object" },
  { "smallest", LINK (GAME "," DATE), 1, 0, NULL },
  { "date-under-its-other-name", LINK (GAME ",'date':'2024-11-14'"), 1, 0, NULL },
  { "scheme-of-the-app", "bgstats://app.bgstatsapp.com/createPlay.html?data={" GAME "," DATE "}", 1,
    0, NULL },
  { "byte-order-mark", "\xef\xbb\xbf" LINK (GAME "," DATE), 1, 0, NULL },
  { "blanks-around", " \n" LINK (GAME "," DATE) "\n", 1, 0, NULL },
  { "other-parameters",
    PAGE "?a=b&data=%7B%22game%22:%7B%22name%22:%22Go%22%7D,%22date%22:"
         "%222024-11-14%22%7D&c=d#e",
    1, 0, NULL },
  { "player-without-a-name", LINK (GAME "," DATE ",'players':[{}]"), 1, 1,
    "players[0]: it has no name" },
  { "rank-a-word", LINK (GAME "," DATE ",'players':[{'name':'A','rank':'first'}]"), 1, 1,
    "players[0].rank: left out" },
  { "rating", LINK (GAME "," DATE ",'rating':8"), 1, 1, "no place for it: rating" },
};

static TmPlayLog *
parse (const char *link)
{
  return fixture_parse (tm_play_link_parse, link);
}

/* What another program makes: blanks as "+", and JSON that is not encoded at all. */
static void
test_blanks (void)
{
  g_autoptr (TmPlayLog) encoded = parse (
      PAGE "?data=%7B%22game%22:%7B%22name%22:%22Dungeon+Raiders%22%7D,%22players%22:%5B%7B"
           "%22name%22:%22Anna%20B%22,%22score%22:%223%2B4%22%7D%5D,%22playDate%22:"
           "%222024-11-14+19:02:00%22%7D");
  g_autoptr (TmPlayLog) bare = parse (LINK ("'game':{'name':'Dungeon Raiders'}," DATE
                                            ",'players':[{'name':'Anna B','score':'3+4'}]"));

  g_assert_cmpstr (tm_play_log_get_game (encoded, 0)->name, ==, "Dungeon Raiders");
  g_assert_cmpstr (tm_play_log_get_player (encoded, 0)->name, ==, "Anna B");
  g_assert_cmpint (tm_log_play_get_score (tm_play_log_get_play (encoded, 0), 0)->value, ==, 7);
  g_assert_cmpstr (tm_log_play_get_score (tm_play_log_get_play (bare, 0), 0)->score, ==, "3+4");
}

/* The same play of the same source is the same, and of another source another. */
static void
test_identity (void)
{
  g_autoptr (TmPlayLog) one = parse (LINK (GAME "," DATE ",'sourceName':'A','sourcePlayId':'7'"));
  g_autoptr (TmPlayLog) same
      = parse (LINK (GAME "," DATE ",'sourceName':'A','sourcePlayId':'7','durationMin':5"));
  g_autoptr (TmPlayLog) other = parse (LINK (GAME "," DATE ",'sourceName':'B','sourcePlayId':'7'"));

  g_assert_cmpstr (tm_play_log_get_play (one, 0)->uuid, ==, tm_play_log_get_play (same, 0)->uuid);
  g_assert_cmpstr (tm_play_log_get_play (one, 0)->uuid, !=, tm_play_log_get_play (other, 0)->uuid);
}

static void
test_write (void)
{
  g_autoptr (TmPlayLog) log = fixture_load (tm_bgstats_parse, "bgstats-export.json");
  g_autofree char *link = tm_play_link_write (log, 0, 0);
  g_autoptr (TmPlayLog) read = parse (link);
  const TmLogPlay *play = tm_play_log_get_play (read, 0);
  const TmLogScore *score = tm_log_play_get_score (play, 0);

  g_assert_true (g_str_has_prefix (
      link, PAGE "?data=%7B%22sourceName%22%3A%22Tablemate%22%2C%22sourcePlayId%22%3A%22"
                 "94135f11-0267-4815-a9c8-a37de9a0af23%22%2C%22playDate%22%3A%22"
                 "2024-11-14%2019%3A02%3A00%22%2C%22durationMin%22%3A99%2C"));
  g_assert_true (g_str_is_ascii (link));
  g_assert_true (tm_play_link_recognise (link, strlen (link)));
  g_assert_cmpuint (read->notices->len, ==, 0);
  g_assert_cmpstr (play->uuid, ==, "94135f11-0267-4815-a9c8-a37de9a0af23");
  g_assert_cmpint (play->date, ==, tm_play_log_get_play (log, 0)->date);
  g_assert_cmpuint (play->minutes, ==, 99);
  g_assert_cmpstr (play->board, ==, "Castle");
  g_assert_cmpstr (play->comment, ==, "Close until the end.\nAgain!");
  g_assert_cmpint (tm_play_log_get_game (read, 0)->bgg_id, ==, 104020);
  g_assert_cmpstr (tm_play_log_get_location (read, 0)->name, ==, "Kitchen table");
  g_assert_cmpuint (play->scores->len, ==, 3);
  g_assert_cmpstr (tm_play_log_get_player (read, score->player)->uuid, ==,
                   "539921be-d68b-4aa3-96f3-b3b609be7c35");
  g_assert_cmpstr (score->score, ==, "3+20+5+31");
  g_assert_true (score->is_winner && score->is_start);
  g_assert_cmpuint (score->rank, ==, 1);
  g_assert_cmpstr (score->role, ==, "Wizard");
}

/* Every random log: each link is read again, and says the same twice. */
static void
test_round_trip (void)
{
  for (guint32 seed = 0; seed < 100; seed++)
    {
      g_autoptr (TmPlayLog) log = fixture_random_log (seed);

      for (guint i = 0; i < log->plays->len; i++)
        {
          g_autofree char *link = tm_play_link_write (log, i, 0);
          g_autofree char *same = tm_play_link_write (log, i, 0);
          g_autoptr (TmPlayLog) read = parse (link);
          const TmLogPlay *one = tm_play_log_get_play (log, i);
          const TmLogPlay *other = tm_play_log_get_play (read, 0);

          g_assert_cmpstr (link, ==, same);
          g_assert_cmpuint (read->notices->len, ==, 0);
          g_assert_cmpstr (one->uuid, ==, other->uuid);
          g_assert_cmpstr (one->comment, ==, other->comment);
          g_assert_cmpstr (one->board, ==, other->board);
          g_assert_cmpuint (one->scores->len, ==, other->scores->len);
          for (guint j = 0; j < one->scores->len; j++)
            {
              g_assert_cmpstr (tm_log_play_get_score (one, j)->score, ==,
                               tm_log_play_get_score (other, j)->score);
              g_assert_cmpstr (tm_log_play_get_score (one, j)->team, ==,
                               tm_log_play_get_score (other, j)->team);
            }
        }
    }
}

/* In a code that is too small the comment stays away first; without room for the rest there is no
 * link. */
static void
test_length (void)
{
  g_autoptr (TmPlayLog) log = fixture_load (tm_bgstats_parse, "bgstats-export.json");
  g_autofree char *whole = tm_play_link_write (log, 0, TM_PLAY_LINK_MAX_CODE);
  g_autofree char *shorter = tm_play_link_write (log, 0, strlen (whole) - 1);

  g_assert_nonnull (strstr (whole, "comments"));
  g_assert_null (strstr (shorter, "comments"));
  g_assert_cmpuint (strlen (shorter), <, strlen (whole));
  g_assert_null (tm_play_link_write (log, 0, strlen (shorter) - 1));
}

static void
test_too_long (void)
{
  g_autoptr (GString) link = g_string_new (PAGE "?data={");
  g_autoptr (GError) error = NULL;
  g_autoptr (TmPlayLog) log = NULL;

  while (link->len <= TM_PLAY_LINK_MAX_LENGTH)
    g_string_append_c (link, ' ');
  log = tm_play_link_parse ("test", link->str, link->len, &error);
  g_assert_null (log);
  g_assert_nonnull (strstr (error->message, "no link to BG Stats"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  fixture_add_variants ("/exchange/play-link/odd/", variants, G_N_ELEMENTS (variants),
                        tm_play_link_parse);
  g_test_add_func ("/exchange/play-link/read/blanks", test_blanks);
  g_test_add_func ("/exchange/play-link/read/identity", test_identity);
  g_test_add_func ("/exchange/play-link/read/too-long", test_too_long);
  g_test_add_func ("/exchange/play-link/write/as-published", test_write);
  g_test_add_func ("/exchange/play-link/write/comes-back", test_round_trip);
  g_test_add_func ("/exchange/play-link/write/no-longer-than", test_length);

  return g_test_run ();
}
