/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange-fixture.h"

#include <string.h>

#include "tm-bgstats.h"
#include "tm-store-error.h"

/* The pieces of which odd files are made */
#define FILE(players, games, plays)          \
  "{'players':[" players "],'games':[" games \
  "],'locations':[{'id':5,'name':'Club'}],'plays':[" plays "]}"
#define ANNA "{'id':1,'name':'Anna','uuid':'539921be-d68b-4aa3-96f3-b3b609be7c35'}"
#define CHESS "{'id':7,'name':'Chess'}"
#define SCORES(scores) \
  "{'gameRefId':7,'playDate':'2024-11-14 19:02:00','playerScores':[" scores "]}"
#define SCORE(rest) SCORES ("{'playerRefId':1" rest "}")
#define PLAY(rest) "{'gameRefId':7,'playDate':'2024-11-14 19:02:00'" rest "}"
#define ONE(play) FILE (ANNA, CHESS, play)
#define TEN(text) text text text text text text text text text text

static const Variant variants[] = {
  /* The file as a whole */
  { "file/empty", "", REFUSED, 0, "it is empty" },
  { "file/blank", "  \n ", REFUSED, 0, "this is not JSON" },
  { "file/cut-off", "{'plays':[{'uuid':'5d6859", REFUSED, 0, "line 1, column 19" },
  { "file/brackets-left-open", "{'plays':[{", REFUSED, 0, "a bracket is still open" },
  { "file/not-json", "plays: 3", REFUSED, 0, "this is not JSON: a document is one" },
  { "file/list", "[1,2]", REFUSED, 0, "no file of BG Stats" },
  { "file/number", "12", REFUSED, 0, "a document is one object" },
  { "file/two-documents", "{'plays':[]}{'plays':[]}", REFUSED, 0, "a document is one object" },
  { "file/number-before", "2{'plays':[]}", REFUSED, 0, "a document is one object" },
  { "file/word-behind", "{'plays':[{'a':'}'}]} end", REFUSED, 0, "a document is one object" },
  { "file/other-object", "{'a':{}}", REFUSED, 0, "“plays”, “games” and “players”" },
  { "file/too-deep", TEN ("[[[[") TEN ("]]]]"), REFUSED, 0, "at most 32 levels" },
  { "file/not-utf-8", "{'plays':['\xff']}", REFUSED, 0, "line 1, column 12" },
  { "file/control-character", "{'plays':['\x02']}", REFUSED, 0, "a control character" },
  { "file/plays-no-list", "{'plays':{}}", REFUSED, 0, "plays: a list is needed here" },
  { "file/players-no-list", "{'plays':[],'players':'Anna'}", REFUSED, 0, "players: a list" },
  { "file/games-a-number", "{'games':7}", REFUSED, 0, "games: a list is needed here" },
  { "file/byte-order-mark", "\xef\xbb\xbf{'plays':[]}", 0, 0, NULL },
  { "file/byte-order-mark-twice", "\xef\xbb\xbf\xef\xbb\xbf{'plays':[]}", REFUSED, 0, "not JSON" },
  { "file/nothing-in-it", "{'plays':[]}", 0, 0, NULL },
  { "file/null-lists", "{'plays':null,'games':null}", 0, 0, NULL },
  { "file/unknown-members", "{'plays':[],'new':{'a':[1]},'players':[{'id':1,'name':'A','x':[]}]}",
    0, 0, NULL },
  { "file/challenges-and-tags", "{'plays':[],'challenges':[{}],'tags':[{'id':1}],'groups':[]}", 0,
    1, "no place for it: challenges, tags" },

  /* People and games */
  { "things/not-an-object", FILE ("7", "'x'", ""), 0, 2, "players[0]: left out: an object" },
  { "things/without-id", FILE ("{'name':'Anna'}", CHESS, ""), 0, 1,
    "players[0]: left out: it has no id" },
  { "things/id-a-word", FILE ("{'id':'one','name':'A'}", CHESS, ""), 0, 2,
    "players[0].id: left out" },
  { "things/same-id-twice", FILE (ANNA ",{'id':1,'name':'Boris'}", CHESS, SCORE ("")), 1, 1,
    "players[1]: left out: the id 1 stands here twice" },
  { "things/same-uuid-twice",
    FILE (ANNA ",{'id':2,'name':'Anna','uuid':'539921BE-D68B-4AA3-96F3-B3B609BE7C35'}",
          CHESS,
          SCORES ("{'playerRefId':2}")),
    1, 1, "players[1]: it has the uuid of an earlier one" },
  { "things/without-a-name", FILE ("{'id':1}", CHESS, SCORE ("")), 1, 1,
    "got one: “Without a name”" },
  { "things/name-a-list", FILE ("{'id':1,'name':[]}", CHESS, SCORE ("")), 1, 2,
    "players[0].name: left" },
  { "things/name-a-number", FILE ("{'id':1,'name':7}", CHESS, SCORE ("")), 1, 0, NULL },
  { "things/name-endless",
    FILE ("{'id':1,'name':'" TEN ("Anna Anna Anna Anna ") TEN ("Anna Anna Anna Anna ") "'}",
          CHESS,
          SCORE ("")),
    1, 1, "players[0].name: too long" },
  { "things/name-of-several-lines", FILE ("{'id':1,'name':'An\\nna'}", CHESS, SCORE ("")), 1, 0,
    NULL },
  { "things/uuid-no-uuid", FILE ("{'id':1,'name':'Anna','uuid':'anna-1'}", CHESS, SCORE ("")), 1, 0,
    NULL },
  { "things/bgg-id-negative", FILE (ANNA, "{'id':7,'name':'Chess','bggId':-3}", PLAY ("")), 1, 1,
    "games[0].bggId: left out" },
  { "things/bgg-id-a-text", FILE (ANNA, "{'id':7,'name':'Chess','bggId':'171'}", PLAY ("")), 1, 0,
    NULL },
  { "things/flag-a-word", FILE (ANNA, "{'id':7,'name':'Chess','cooperative':'no'}", PLAY ("")), 1,
    1, "games[0].cooperative: left out" },
  { "things/rating-too-high", FILE (ANNA, "{'id':7,'name':'Chess','rating':750}", PLAY ("")), 1, 1,
    "games[0].rating: left out: a whole number from 0 to 100" },

  /* Plays */
  { "play/not-an-object", ONE ("[]"), 0, 1, "plays[0]: left out: an object" },
  { "play/game-not-there", ONE ("{'gameRefId':8,'playDate':'2024-11-14 19:02:00'}"), 0, 1,
    "plays[0]: the play was left out: there is no game with the id 8" },
  { "play/without-a-game", ONE ("{'playDate':'2024-11-14 19:02:00'}"), 0, 1, "the id 0" },
  { "play/player-not-there", ONE (SCORES ("{'playerRefId':9}")), 0, 1,
    "plays[0].playerScores[0]: the play was left out: there is no player with the id 9" },
  { "play/location-not-there", ONE (PLAY (",'locationRefId':6")), 1, 1,
    "plays[0]: the play was taken without its location" },
  { "play/location", ONE (PLAY (",'locationRefId':5")), 1, 0, NULL },
  { "play/without-a-date", ONE ("{'gameRefId':7}"), 0, 1, "“” is no date" },
  { "play/date-of-month-13", ONE ("{'gameRefId':7,'playDate':'2024-13-14 19:02:00'}"), 0, 1,
    "“2024-13-14 19:02:00” is no date" },
  { "play/date-february-30", ONE ("{'gameRefId':7,'playDate':'2024-02-30 19:02:00'}"), 0, 1,
    "is no date" },
  { "play/date-a-number", ONE ("{'gameRefId':7,'playDate':20240214}"), 0, 1,
    "“20240214” is no date" },
  { "play/date-only", ONE ("{'gameRefId':7,'playDate':'2024-02-14'}"), 1, 0, NULL },
  { "play/date-in-iso", ONE ("{'gameRefId':7,'playDate':'2024-02-14T12:00:01.5Z'}"), 1, 0, NULL },
  { "play/same-uuid-twice",
    ONE (PLAY (",'uuid':'94135f11-0267-4815-a9c8-a37de9a0af23'") "," PLAY (
        ",'uuid':'94135F11-0267-4815-A9C8-A37DE9A0AF23'")),
    1, 1, "plays[1]: the play was left out: the uuid 94135f11-0267-4815-a9c8-a37de9a0af23 stands" },
  { "play/no-uuid-twice", ONE (PLAY ("") "," PLAY ("")), 2, 0, NULL },
  { "play/uuid-an-object", ONE (PLAY (",'uuid':{}")), 1, 1, "plays[0].uuid: left out: a text" },
  { "play/scores-no-list", ONE (PLAY (",'playerScores':{}")), 0, 1,
    "plays[0].playerScores: the play" },
  { "play/scores-of-words", ONE (SCORES ("'Anna'")), 0, 1, "plays[0].playerScores[0]: the play" },
  { "play/nobody", ONE (SCORES ("")), 1, 0, NULL },
  { "play/score-a-number", ONE (SCORE (",'score':12")), 1, 0, NULL },
  { "play/score-a-fraction", ONE (SCORE (",'score':12.5")), 1, 0, NULL },
  { "play/score-beyond-doubles", ONE (SCORE (",'score':1e999")), 1, 1, "score: left out: a text" },
  { "play/score-true", ONE (SCORE (",'score':true")), 1, 1,
    "plays[0].playerScores[0].score: left out" },
  { "play/winner-a-word", ONE (SCORE (",'winner':'Anna'")), 1, 1, "true or false is needed" },
  { "play/winner-one", ONE (SCORE (",'winner':1")), 1, 0, NULL },
  { "play/rank-negative", ONE (SCORE (",'rank':-1")), 1, 1,
    "rank: left out: a whole number from 0" },
  { "play/duration-a-word", ONE (PLAY (",'durationMin':'long'")), 1, 1,
    "plays[0].durationMin: left out" },
  { "play/duration-half-a-minute", ONE (PLAY (",'durationMin':0.5")), 1, 1,
    "durationMin: left out" },
  { "play/expansion-not-there", ONE (PLAY (",'expansionPlays':[{'gameRefId':70}]")), 1, 1,
    "plays[0].expansionPlays[0]: the expansion was left out" },
  { "play/meta-data-two-documents", ONE (PLAY (",'metaData':'1{}'")), 1, 0, NULL },
  { "play/meta-data-broken", ONE (PLAY (",'metaData':'{{{'")), 1, 0, NULL },
  { "play/images-and-rating", ONE (PLAY (",'rating':8,'playImages':'[1]'")), 1, 1,
    "no place for it: plays.playImages, plays.rating" },
};

/* The published shape */

static void
check_first_play (const TmPlayLog *log)
{
  const TmLogPlay *play = tm_play_log_get_play (log, 0);
  const TmLogScore *score = tm_log_play_get_score (play, 0);

  g_assert_cmpstr (play->uuid, ==, "94135f11-0267-4815-a9c8-a37de9a0af23");
  g_assert_cmpint (play->date, ==, G_GINT64_CONSTANT (1731610920) * G_USEC_PER_SEC);
  g_assert_true (play->has_clock);
  g_assert_cmpuint (play->minutes, ==, 99);
  g_assert_cmpuint (play->rounds, ==, 5);
  g_assert_cmpstr (play->board, ==, "Castle");
  g_assert_cmpstr (play->comment, ==, "Close until the end.\nAgain!");
  g_assert_cmpstr (tm_play_log_get_game (log, play->game)->name, ==, "Dungeon Raiders");
  g_assert_cmpstr (tm_play_log_get_location (log, play->location)->name, ==, "Kitchen table");
  g_assert_cmpuint (play->expansions->len, ==, 1);
  g_assert_cmpuint (g_array_index (play->expansions, guint, 0), ==, 2);

  g_assert_cmpuint (play->scores->len, ==, 3);
  g_assert_cmpstr (tm_play_log_get_player (log, score->player)->name, ==, "Anna");
  g_assert_cmpstr (score->score, ==, "3+20+5+31");
  g_assert_true (score->has_value);
  g_assert_cmpint (score->value, ==, 59);
  g_assert_true (score->is_winner && score->is_start && !score->is_new);
  g_assert_cmpstr (score->role, ==, "Wizard");
  g_assert_cmpuint (score->rank, ==, 1);
  score = tm_log_play_get_score (play, 2);
  g_assert_cmpstr (score->score, ==, "36, 42");
  g_assert_false (score->has_value);
}

static void
test_export (void)
{
  g_autoptr (TmPlayLog) log = fixture_load (tm_bgstats_parse, "bgstats-export.json");
  const TmLogGame *game = tm_play_log_get_game (log, 0);
  const TmLogPlay *second = tm_play_log_get_play (log, 1);
  const TmLogEntry *entry = tm_play_log_get_entry (log, 0);

  g_assert_cmpuint (log->players->len, ==, 3);
  g_assert_cmpuint (log->games->len, ==, 3);
  g_assert_cmpuint (log->plays->len, ==, 2);
  g_assert_cmpuint (log->notices->len, ==, 1);
  g_assert_true (fixture_has_notice (log, "no place for it: groups"));

  g_assert_cmpstr (game->uuid, ==, "1bce2ebf-5a30-4e58-8998-b9b871bf17bf");
  g_assert_cmpint (game->id, ==, 43);
  g_assert_cmpint (game->bgg_id, ==, 104020);
  g_assert_cmpint (game->year, ==, 2011);
  g_assert_cmpuint (game->min_players, ==, 3);
  g_assert_cmpuint (game->max_players, ==, 5);
  g_assert_true (tm_play_log_get_game (log, 1)->is_cooperative);
  g_assert_false (tm_play_log_get_game (log, 1)->has_points);
  g_assert_true (tm_play_log_get_player (log, 2)->is_anonymous);
  g_assert_cmpstr (tm_play_log_get_player (log, 1)->bgg_username, ==, "boris_plays");
  g_assert_null (tm_play_log_get_player (log, 0)->bgg_username);

  check_first_play (log);
  g_assert_true (second->is_ignored && second->uses_teams);
  g_assert_cmpuint (second->location, ==, TM_PLAY_LOG_NONE);
  g_assert_cmpstr (tm_log_play_get_score (second, 1)->team, ==, "Red");
  g_assert_null (tm_log_play_get_score (second, 1)->score);

  g_assert_cmpuint (log->collection->len, ==, 1);
  g_assert_true (entry->is_owned);
  g_assert_cmpuint (entry->rating, ==, 750);
}

/* Limits */

static void
append_many (GString *text, const char *item, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        g_string_append_c (text, ',');
      g_string_append (text, item);
    }
}

static void
test_too_many_plays (void)
{
  g_autoptr (GString) text = g_string_new ("{\"plays\":[");
  g_autoptr (GError) error = NULL;
  g_autoptr (TmPlayLog) log = NULL;

  append_many (text, "{}", TM_PLAY_LOG_MAX_PLAYS + 1);
  g_string_append (text, "]}");
  log = tm_bgstats_parse ("test", text->str, text->len, &error);
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT);
  g_assert_cmpstr (error->message, ==, "test: plays: more than 100000; split the file");
}

static void
test_too_many_people (void)
{
  g_autoptr (GString) text = g_string_new ("{'players':[{'id':1,'name':'A'}],'games':[" CHESS
                                           "],'plays':[" PLAY ("") ",{'gameRefId':7,'playDate':"
                                                                   "'2024-01-01','playerScores':[");
  g_autoptr (TmPlayLog) log = NULL;

  append_many (text, "{'playerRefId':1}", TM_PLAY_LOG_MAX_SCORES + 1);
  g_string_append (text, "]}]}");
  log = fixture_parse (tm_bgstats_parse, text->str);
  g_assert_cmpuint (log->plays->len, ==, 1);
  g_assert_true (fixture_has_notice (log, "plays[1].playerScores: the play was left out: a list of "
                                          "at most 100 people"));
}

static void
test_many_notices (void)
{
  g_autoptr (GString) text = g_string_new ("{\"plays\":[");
  g_autoptr (TmPlayLog) log = NULL;

  append_many (text, "{}", 1000);
  g_string_append (text, "]}");
  log = fixture_parse (tm_bgstats_parse, text->str);
  g_assert_cmpuint (log->notices->len, ==, TM_PLAY_LOG_MAX_NOTICES + 1);
  g_assert_cmpuint (log->n_more_notices, ==, 800);
  g_assert_true (fixture_has_notice (log, "And there are 800 more notices of this kind."));
}

/* A hundred thousand plays that nothing tells apart are as many plays, in good time. */
static void
test_many_alike (void)
{
  g_autoptr (GString) text = g_string_new ("{\"games\":[{\"id\":7,\"name\":\"Go\"}],\"plays\":[");
  g_autoptr (TmPlayLog) log = NULL;

  append_many (text, "{\"gameRefId\":7,\"playDate\":\"2024-01-01\"}", TM_PLAY_LOG_MAX_PLAYS);
  g_string_append (text, "]}");
  log = fixture_parse (tm_bgstats_parse, text->str);
  g_assert_cmpuint (log->plays->len, ==, TM_PLAY_LOG_MAX_PLAYS);
}

static void
test_too_large (void)
{
  gsize length = (64u << 20) + 1;
  g_autofree char *text = g_malloc (length);
  g_autoptr (GError) error = NULL;
  g_autoptr (TmPlayLog) log = NULL;

  memset (text, ' ', length);
  log = tm_bgstats_parse ("test", text, length, &error);
  g_assert_null (log);
  g_assert_cmpstr (error->message, ==, "test: larger than 64 MiB; split the file");
}

/* A play without a uuid is the same play when its file is read again. */
static void
test_made_identity (void)
{
  const char *text = ONE (PLAY ("") "," PLAY ("") "," PLAY (",'uuid':'mine'"));
  g_autoptr (TmPlayLog) one = fixture_parse (tm_bgstats_parse, text);
  g_autoptr (TmPlayLog) other = fixture_parse (tm_bgstats_parse, text);

  fixture_assert_same (one, other);
  g_assert_cmpstr (tm_play_log_get_play (one, 0)->uuid, !=, tm_play_log_get_play (one, 1)->uuid);
}

/* Writing */

static void
check_round_trip (const TmPlayLog *log, GTimeZone *zone)
{
  g_autofree char *text = tm_bgstats_write (log, zone);
  g_autofree char *same = tm_bgstats_write (log, zone);
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TmPlayLog) read = tm_bgstats_parse ("test", text, strlen (text), &error);

  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, same);
  g_assert_cmpuint (read->notices->len, ==, 0);
  fixture_check_sound (read);
  fixture_assert_same (log, read);
  again = tm_bgstats_write (read, zone);
  g_assert_cmpstr (text, ==, again);
}

static void
test_round_trip (void)
{
  static const char *const names[] = { "UTC", "+14:00", "-12:00" };

  for (guint32 seed = 0; seed < 300; seed++)
    {
      g_autoptr (TmPlayLog) log = fixture_random_log (seed);
      g_autoptr (GTimeZone) zone = g_time_zone_new_identifier (names[seed % G_N_ELEMENTS (names)]);

      check_round_trip (log, zone);
    }
}

static void
test_round_trip_export (void)
{
  g_autoptr (TmPlayLog) log = fixture_load (tm_bgstats_parse, "bgstats-export.json");
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();

  check_round_trip (log, zone);
}

/* What has no identity gets one that stays, so what was written and read is written alike. */
static void
test_identities_made_once (void)
{
  g_autoptr (TmPlayLog) log = fixture_parse (
      tm_bgstats_parse, FILE ("{'id':1,'name':'Anna'},{'id':2,'name':'Anna','bggUsername':'anna'}",
                              CHESS ",{'id':8,'name':'Go','bggId':188}",
                              SCORES ("{'playerRefId':1},{'playerRefId':2}")));
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();
  g_autofree char *text = tm_bgstats_write (log, zone);
  g_autoptr (TmPlayLog) read = fixture_parse (tm_bgstats_parse, text);
  g_autofree char *again = tm_bgstats_write (read, zone);

  g_assert_null (tm_play_log_get_player (log, 0)->uuid);
  g_assert_cmpuint (read->players->len, ==, 2);
  g_assert_cmpstr (text, ==, again);
}

/* Plays of which only the day is known are at noon, and on that day in every zone. */
static void
test_days (void)
{
  g_autoptr (TmPlayLog) log
      = fixture_parse (tm_bgstats_parse, ONE ("{'gameRefId':7,'playDate':'2024-02-14'},"
                                              "{'gameRefId':7,'playDate':'2024-02-14 22:30:00'}"));
  g_autoptr (GTimeZone) zone = g_time_zone_new_identifier ("+03:00");
  g_autofree char *text = tm_bgstats_write (log, zone);

  g_assert_nonnull (strstr (text, "\"playDate\":\"2024-02-14 12:00:00\",\"playDateYmd\":20240214"));
  g_assert_nonnull (strstr (text, "\"playDate\":\"2024-02-14 22:30:00\",\"playDateYmd\":20240215"));
}

static void
test_empty_log (void)
{
  g_autoptr (TmPlayLog) log = tm_play_log_new ();
  g_autofree char *text = tm_bgstats_write (log, NULL);

  g_assert_cmpstr (text, ==,
                   "{\"tags\":[],\"groups\":[],\"games\":[],\"players\":[],\"locations\":[],"
                   "\"plays\":[],\"challenges\":[],\"deletedObjects\":[],"
                   "\"userInfo\":{\"meRefId\":0}}\n");
}

/* BG Stats takes the later of two versions, so a correction has to be one. */
static void
test_corrected (void)
{
  g_autoptr (TmPlayLog) log = tm_play_log_new ();
  TmLogPlay *play;
  g_autofree char *once = NULL;
  g_autofree char *later = NULL;

  tm_play_log_add_game (log, "Chess");
  play = tm_log_play_new (0);
  play->uuid = tm_log_make_uuid ("test", "corrected");
  play->has_clock = TRUE;
  tm_play_log_take_play (log, play);
  once = tm_bgstats_write (log, NULL);
  play->changed = G_GINT64_CONSTANT (3661) * G_USEC_PER_SEC;
  later = tm_bgstats_write (log, NULL);
  g_assert_nonnull (strstr (once, "\"modificationDate\":\"1970-01-01 00:00:00\",\"entryDate\""));
  g_assert_nonnull (strstr (later, "\"modificationDate\":\"1970-01-01 01:01:01\",\"entryDate\""));
  g_assert_nonnull (strstr (later, "\"playDate\":\"1970-01-01 00:00:00\""));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  fixture_add_variants ("/exchange/bgstats/odd/", variants, G_N_ELEMENTS (variants),
                        tm_bgstats_parse);
  g_test_add_func ("/exchange/bgstats/export-as-published", test_export);
  g_test_add_func ("/exchange/bgstats/limits/plays", test_too_many_plays);
  g_test_add_func ("/exchange/bgstats/limits/people-of-a-play", test_too_many_people);
  g_test_add_func ("/exchange/bgstats/limits/notices", test_many_notices);
  g_test_add_func ("/exchange/bgstats/limits/size", test_too_large);
  g_test_add_func ("/exchange/bgstats/limits/plays-all-alike", test_many_alike);
  g_test_add_func ("/exchange/bgstats/identity/made-the-same-each-time", test_made_identity);
  g_test_add_func ("/exchange/bgstats/write/random-logs-come-back", test_round_trip);
  g_test_add_func ("/exchange/bgstats/write/export-comes-back", test_round_trip_export);
  g_test_add_func ("/exchange/bgstats/write/identities-made-once", test_identities_made_once);
  g_test_add_func ("/exchange/bgstats/write/days", test_days);
  g_test_add_func ("/exchange/bgstats/write/corrected", test_corrected);
  g_test_add_func ("/exchange/bgstats/write/empty-log", test_empty_log);

  return g_test_run ();
}
