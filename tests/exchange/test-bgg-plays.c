/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange-fixture.h"

#include <string.h>

#include "tm-bgg-plays.h"

/* The pieces of which odd files are made */
#define PLAYS(plays) "<plays username='x' total='1' page='1'>" plays "</plays>"
#define PLAY(attributes, inner) "<play id='83' date='2024-04-13' " attributes ">" inner "</play>"
#define GO "<item name='Go' objecttype='thing' objectid='188'/>"
#define PLAYER(attributes) "<players><player name='Anna' " attributes "/></players>"
#define ONE(attributes, inner) PLAYS (PLAY (attributes, GO inner))
#define TEN(text) text text text text text text text text text text

static const Variant variants[] = {
  /* The file as a whole */
  { "file/empty", "", REFUSED, 0, "this is not XML" },
  { "file/blank", " \n", REFUSED, 0, "this is not XML" },
  { "file/words", "no plays", REFUSED, 0, "this is not XML" },
  { "file/cut-off", "<plays><play id='1' da", REFUSED, 0, "this is not XML" },
  { "file/crossed-elements", "<plays><play></plays></play>", REFUSED, 0, "this is not XML" },
  { "file/two-roots", PLAYS ("") PLAYS (""), REFUSED, 0, "more than one document" },
  { "file/not-utf-8", "<plays>\n\xff</plays>", REFUSED, 0, "line 2: this is not text in UTF-8" },
  { "file/doctype", "<!DOCTYPE plays><plays/>", REFUSED, 0, "“<!DOCTYPE” are not accepted" },
  { "file/entities-that-grow",
    "<!DOCTYPE p [<!ENTITY a 'ha'><!ENTITY b '&a;&a;'>]><plays>&b;</plays>", REFUSED, 0,
    "“<!DOCTYPE”" },
  { "file/unknown-entity", ONE ("", "<comments>&nbsp;</comments>"), REFUSED, 0, "this is not XML" },
  { "file/too-deep", "<plays>" TEN ("<a><b>") TEN ("</b></a>") "</plays>", REFUSED, 0,
    "too deep; at most 16" },
  { "file/other-root", "<games/>", REFUSED, 0, "line 1, column" },
  { "file/html", "<html><body>502</body></html>", REFUSED, 0, "“html” is not accepted" },
  { "file/collection", "<items totalitems='1'/>", REFUSED, 0, "a collection as CSV" },
  { "file/error-of-boardgamegeek", "<error message='Invalid username'/>", REFUSED, 0,
    "a message: Invalid username" },
  { "file/errors-of-boardgamegeek", "<errors><error><message>Rate limit</message></error></errors>",
    REFUSED, 0, "a message: Rate limit" },
  { "file/request-accepted", "<message>Your request has been accepted.\n</message>", REFUSED, 0,
    "a message: Your request has been accepted." },
  { "file/too-many-attributes",
    PLAYS ("<play " TEN ("a='1' b='2' c='3' d='4' e='5' f='6' g='7' ") "/>"), REFUSED, 0,
    "too many attributes" },
  { "file/byte-order-mark", "\xef\xbb\xbf" ONE ("", ""), 1, 0, NULL },
  { "file/no-plays", PLAYS (""), 0, 1, "0 of 1 play;" },
  { "file/no-total", "<plays/>", 0, 0, NULL },
  { "file/total-a-word", "<plays total='many'/>", 0, 1, "total: “many” was left out" },
  { "file/one-page-of-two", "<plays total='143'>" PLAY ("", GO) "</plays>", 1, 1,
    "1 of 143 plays" },
  { "file/unknown-elements", PLAYS ("<new><play/></new>" PLAY ("", GO "<more a='1'>x</more>")), 1,
    0, NULL },
  { "file/comments-of-xml", "<?xml version='1.0'?><!-- hello -->" ONE ("", "<!-- <a> -->"), 1, 0,
    NULL },

  /* Plays */
  { "play/without-a-date", PLAYS ("<play id='1'>" GO "</play>"), 0, 1,
    "play 1: the play was left out: “”" },
  { "play/undated", PLAYS ("<play id='1' date='0000-00-00'>" GO "</play>"), 0, 1,
    "“0000-00-00” is no date" },
  { "play/date-a-word", PLAYS ("<play id='1' date='today'>" GO "</play>"), 0, 1,
    "“today” is no date" },
  { "play/without-a-number", PLAYS ("<play date='2024-01-01'>" GO "</play>"), 1, 0, NULL },
  { "play/number-a-word", PLAYS ("<play id='one' date='2024-01-01'>" GO "</play>"), 1, 1,
    "id: “one” was left out" },
  { "play/same-number-twice", "<plays total='2'>" PLAY ("", GO) PLAY ("", GO) "</plays>", 1, 1,
    "play 83: the play was left out: it stands in the file twice" },
  { "play/quantity-0", ONE ("quantity='0'", ""), 0, 1, "its quantity is 0" },
  { "play/quantity-huge", ONE ("quantity='100000'", ""), 0, 1, "accepted are 1 to 1000" },
  { "play/quantity-negative", ONE ("quantity='-2'", ""), 0, 2, "quantity: “-2” was left out" },
  { "play/quantity-several", ONE ("quantity='4'", ""), 4, 1, "it stands for 4 plays" },
  { "play/length-a-word", ONE ("length='long'", ""), 1, 1, "length: “long” was left out" },
  { "play/length-beyond-numbers", ONE ("length='99999999999999999999'", ""), 1, 1,
    "length: “9999" },
  { "play/flag-a-word", ONE ("incomplete='yes'", ""), 1, 1, "incomplete: “yes” was left out" },
  { "play/without-a-game", PLAYS (PLAY ("", "")), 0, 1, "it does not name a game" },
  { "play/game-without-a-name", PLAYS (PLAY ("", "<item objecttype='thing' objectid='1'/>")), 0, 1,
    "it does not name a game" },
  { "play/not-a-thing", PLAYS (PLAY ("", "<item name='Go' objecttype='geeklist' objectid='1'/>")),
    0, 1, "it does not name a game" },
  { "play/game-number-a-word",
    PLAYS (PLAY ("", "<item name='Go' objecttype='thing' objectid='x'/>")), 1, 1,
    "objectid: “x” was left out" },
  { "play/two-games", ONE ("", "<item name='Chess' objectid='171'/>"), 1, 1, "a second game" },
  { "play/location-endless", ONE ("location='" TEN (TEN ("Club ")) "'", ""), 1, 1,
    "location: too long" },
  { "play/comment-in-cdata", ONE ("", "<comments><![CDATA[a < b]]></comments>"), 1, 0, NULL },

  /* People */
  { "player/nobody-named", ONE ("", "<players><player/></players>"), 1, 0, NULL },
  { "player/score-of-words", ONE ("", PLAYER ("score='49-46ish'")), 1, 0, NULL },
  { "player/win-a-word", ONE ("", PLAYER ("win='yes'")), 1, 1, "win: “yes” was left out" },
  { "player/position-a-word", ONE ("", PLAYER ("startposition='North'")), 1, 0, NULL },
  { "player/position-and-colour", ONE ("", PLAYER ("startposition='North' color='red'")), 1, 1,
    "startposition: “North” was left out" },
  { "player/rating", ONE ("", PLAYER ("rating='8'")), 1, 1, "no place for it: rating" },
  { "player/no-rating", ONE ("", PLAYER ("rating='0'")), 1, 0, NULL },
  { "player/hundred-and-one",
    ONE ("", "<players>" TEN (TEN ("<player name='A'/>")) "<player/></players>"), 0, 1,
    "more than 100 people" },
};

/* The published shape */

static void
check_first_play (const TmPlayLog *log)
{
  const TmLogPlay *play = tm_play_log_get_play (log, 0);
  const TmLogScore *winner = tm_log_play_get_score (play, 0);
  const TmLogScore *second = tm_log_play_get_score (play, 1);

  g_assert_false (play->has_clock);
  g_assert_cmpint (play->date, ==, G_GINT64_CONSTANT (1712966400) * G_USEC_PER_SEC);
  g_assert_cmpuint (play->minutes, ==, 120);
  g_assert_cmpstr (play->comment, ==, "Close until the end.\nTom & Jerry would be proud.");
  g_assert_cmpstr (tm_play_log_get_location (log, play->location)->name, ==, "Kitchen table");
  g_assert_cmpint (tm_play_log_get_game (log, play->game)->bgg_id, ==, 104020);
  g_assert_cmpstr (tm_play_log_get_player (log, winner->player)->name, ==, "Борис");
  g_assert_cmpstr (tm_play_log_get_player (log, winner->player)->bgg_username, ==, "boris_plays");
  g_assert_true (winner->is_winner && winner->is_start);
  g_assert_cmpstr (winner->role, ==, "Wizard");
  g_assert_cmpint (winner->value, ==, 59);
  g_assert_cmpuint (second->seat, ==, 2);
  g_assert_true (second->is_new && !second->is_winner);
  g_assert_cmpint (second->value, ==, 28);
  g_assert_cmpstr (second->score, ==, "3+20+5");
}

static void
test_plays (void)
{
  g_autoptr (TmPlayLog) log = fixture_load (tm_bgg_plays_parse, "bgg-plays.xml");
  guint minutes = 0;

  g_assert_cmpuint (log->plays->len, ==, 5);
  g_assert_cmpuint (log->games->len, ==, 2);
  g_assert_cmpuint (log->players->len, ==, 3);
  g_assert_true (tm_play_log_get_player (log, 2)->is_anonymous);
  check_first_play (log);
  for (guint i = 1; i < 4; i++)
    {
      const TmLogPlay *play = tm_play_log_get_play (log, i);

      minutes += play->minutes;
      g_assert_true (play->is_ignored);
      g_assert_cmpuint (play->scores->len, ==, 2);
      g_assert_cmpuint (tm_log_play_get_score (play, 0)->player, ==, 0);
      g_assert_true (tm_log_play_get_score (play, 0)->is_winner);
    }
  g_assert_cmpuint (minutes, ==, 100);
  g_assert_true (tm_play_log_get_play (log, 4)->is_incomplete);
  g_assert_cmpuint (log->notices->len, ==, 3);
  g_assert_true (fixture_has_notice (log, "play 83900001: it stands for 3 plays"));
  g_assert_true (fixture_has_notice (log, "The file has 3 of 4 plays"));
  g_assert_true (fixture_has_notice (log, "no place for it: rating"));
}

/* A play is the same whenever its page is fetched, whatever else is on the page. */
static void
test_identity (void)
{
  g_autoptr (TmPlayLog) one = fixture_parse (tm_bgg_plays_parse, ONE ("quantity='2'", ""));
  g_autoptr (TmPlayLog) other
      = fixture_parse (tm_bgg_plays_parse, PLAYS ("<play id='1' date='2020-01-01'>" GO
                                                  "</play>" PLAY ("quantity='2'", GO)));

  g_assert_cmpstr (tm_play_log_get_play (one, 0)->uuid, ==, tm_play_log_get_play (other, 1)->uuid);
  g_assert_cmpstr (tm_play_log_get_play (one, 1)->uuid, ==, tm_play_log_get_play (other, 2)->uuid);
}

/* Many people times many plays of one record must not fill the memory. */
static void
test_bomb (void)
{
  g_autoptr (GString) text = g_string_new ("<plays>");
  g_autoptr (GError) error = NULL;
  g_autoptr (TmPlayLog) log = NULL;

  for (guint i = 1; i <= 100; i++)
    {
      g_string_append_printf (text, "<play id=\"%u\" date=\"2024-01-01\" quantity=\"1000\">", i);
      g_string_append (text, "<item name=\"Go\"/><players>");
      for (guint j = 0; j < TM_PLAY_LOG_MAX_SCORES; j++)
        g_string_append (text, "<player name=\"A\"/>");
      g_string_append (text, "</players></play>");
    }
  g_string_append (text, "</plays>");
  log = tm_bgg_plays_parse ("test", text->str, text->len, &error);
  g_assert_null (log);
  g_assert_nonnull (strstr (error->message, "more than 1000000 scores"));
}

static void
test_too_many_plays (void)
{
  g_autoptr (GString) text = g_string_new ("<plays>");
  g_autoptr (GError) error = NULL;
  g_autoptr (TmPlayLog) log = NULL;

  for (guint i = 1; i <= 101; i++)
    g_string_append_printf (
        text, "<play id=\"%u\" date=\"2024-01-01\" quantity=\"1000\"><item name=\"Go\"/></play>",
        i);
  g_string_append (text, "</plays>");
  log = tm_bgg_plays_parse ("test", text->str, text->len, &error);
  g_assert_null (log);
  g_assert_nonnull (strstr (error->message, "more than 100000 plays"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  fixture_add_variants ("/exchange/bgg-plays/odd/", variants, G_N_ELEMENTS (variants),
                        tm_bgg_plays_parse);
  g_test_add_func ("/exchange/bgg-plays/as-published", test_plays);
  g_test_add_func ("/exchange/bgg-plays/identity/same-on-every-page", test_identity);
  g_test_add_func ("/exchange/bgg-plays/limits/people-times-plays", test_bomb);
  g_test_add_func ("/exchange/bgg-plays/limits/plays", test_too_many_plays);

  return g_test_run ();
}
