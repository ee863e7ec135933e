/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange-fixture.h"

#include "tm-bgg-collection.h"

#define HEAD "objectname,objectid,rating,numplays,own,comment\n"
#define TEN(text) text text text text text text text text text text

static const Variant variants[] = {
  /* The file as a whole */
  { "file/empty", "", REFUSED, 0, "line 1: this is no collection of BoardGameGeek" },
  { "file/blank-lines", "\n\r\n\n", REFUSED, 0, "this is no collection" },
  { "file/other-table", "name,price\nGo,3\n", REFUSED, 0, "“objectname” among them" },
  { "file/no-first-row", "Go,188,7,3,1,\n", REFUSED, 0, "“objectname” among them" },
  { "file/not-utf-8", HEAD "\xcf\xee,188,7,3,1,\n", REFUSED, 0,
    "line 2, column 1: this is not text" },
  { "file/not-utf-8-in-a-line", HEAD "Go\xcf,188,7,3,1,\n", REFUSED, 0, "line 2, column 3" },
  { "file/quotation-left-open", HEAD "Go,188,7,3,1,'so", REFUSED, 0,
    "line 2, column 14: a quotation" },
  { "file/quotation-goes-on", HEAD "'Go'x,188,7,3,1,", REFUSED, 0,
    "line 2, column 5: after a closing quotation mark" },
  { "file/too-many-fields", TEN (TEN (TEN ("objectname,"))) "x\n", REFUSED, 0, "at most 1000" },
  { "file/only-the-first-row", HEAD, 0, 0, NULL },
  { "file/byte-order-mark", "\xef\xbb\xbf" HEAD "Go,188,7,3,1,\n", 1, 0, NULL },
  { "file/crlf", "objectname,own\r\nGo,1\r\nChess,0\r\n", 2, 0, NULL },
  { "file/cr", "objectname,own\rGo,1\rChess,0", 2, 0, NULL },
  { "file/semicolons", "objectname;objectid;rating\nGo;188;7,5\n", 1, 0, NULL },
  { "file/tabs", "objectname\tobjectid\trating\nGo\t188\t7.5\n", 1, 0, NULL },
  { "file/separator-said", "sep=;\r\nobjectname;own\r\nGo;1\r\n", 1, 0, NULL },
  { "file/semicolons-after-an-empty-line", "\r\nobjectname;own\r\nGo;1\r\n", 1, 0, NULL },
  { "file/capitals-and-blanks", " ObjectName , OWN\nGo,1\n", 1, 0, NULL },
  { "file/empty-lines", HEAD "\n\nGo,188,7,3,1,\n\n", 1, 0, NULL },
  { "file/column-twice", "objectname,objectname,own\nGo,Chess,1\n", 1, 0, NULL },
  { "file/other-order", "own,rating,objectname\n1,8,Go\n", 1, 0, NULL },
  { "file/unknown-columns", "objectname,mood,own\nGo,good,1\n", 1, 0, NULL },
  { "file/wishes-and-prices", "objectname,wishlist,pricepaid,fortrade\nGo,1,20,0\nChess,0,0,0\n", 2,
    1, "no place for it: wishlist, pricepaid" },

  /* Rows */
  { "row/without-a-name", HEAD ",188,7,3,1,\n", 0, 1,
    "line 2: the row was left out: it does not name" },
  { "row/original-name-instead", "objectname,originalname\n,囲碁\n", 1, 0, NULL },
  { "row/too-short", HEAD "Go\n", 1, 0, NULL },
  { "row/too-long", HEAD "Go,188,7,3,1,,,\n", 0, 1, "than the first row (8, 6)" },
  { "row/no-thing", "objectname,objecttype\nA list,geeklist\n", 0, 1, "“geeklist” is no game" },
  { "row/same-game-twice", HEAD "Go,188,0,3,0,\nGo,188,7,5,1,mine\n", 1, 1,
    "line 3: “Go” stands in the file twice" },
  { "row/same-name-without-number", HEAD "Go,,0,3,0,\nGo,,7,5,1,mine\n", 1, 1,
    "stands in the file twice" },
  { "row/number-a-word", HEAD "Go,abc,7,3,1,\n", 1, 1, "line 2: objectid: “abc” was left out" },
  { "row/number-negative", HEAD "Go,-5,7,3,1,\n", 1, 1, "objectid: “-5” was left out" },
  { "row/number-beyond-numbers", HEAD "Go,99999999999999999999,7,3,1,\n", 1, 1, "objectid: “9999" },
  { "row/rating-none", HEAD "Go,188,N/A,3,1,\n", 1, 0, NULL },
  { "row/rating-decimal-comma", HEAD "Go,188,'7,5',3,1,\n", 1, 0, NULL },
  { "row/rating-eleven", HEAD "Go,188,11,3,1,\n", 1, 1, "rating: “11” was left out" },
  { "row/rating-not-a-number", HEAD "Go,188,nan,3,1,\n", 1, 1, "rating: “nan” was left out" },
  { "row/rating-infinite", HEAD "Go,188,1e999,3,1,\n", 1, 1, "a number from 0 to 10" },
  { "row/rating-negative", HEAD "Go,188,-1,3,1,\n", 1, 1, "rating: “-1” was left out" },
  { "row/plays-a-word", HEAD "Go,188,7,many,1,\n", 1, 1, "numplays: “many” was left out" },
  { "row/own-two-copies", HEAD "Go,188,7,3,2,\n", 1, 0, NULL },
  { "row/own-a-word", HEAD "Go,188,7,3,yes,\n", 1, 1, "own: “yes” was left out" },
  { "row/comment-of-lines", HEAD "Go,188,7,3,1,'one\ntwo, ''three'''\nChess,171,1,1,1,\n", 2, 0,
    NULL },
  { "row/name-with-control-characters", HEAD "G\x02o,188,7,3,1,\n", 1, 0, NULL },
  { "row/name-endless", HEAD TEN (TEN ("Long ")) ",188,7,3,1,\n", 1, 1, "objectname: too long" },
  { "row/quotation-mark-within", HEAD "Go 5',188,7,3,1,\n", 1, 0, NULL },
};

static void
test_collection (void)
{
  g_autoptr (TmPlayLog) log = fixture_load (tm_bgg_collection_parse, "bgg-collection.csv");
  const TmLogEntry *first = tm_play_log_get_entry (log, 0);
  const TmLogEntry *second = tm_play_log_get_entry (log, 1);
  const TmLogEntry *third = tm_play_log_get_entry (log, 2);
  const TmLogGame *go = tm_play_log_get_game (log, third->game);

  g_assert_cmpuint (log->collection->len, ==, 3);
  g_assert_cmpuint (log->plays->len, ==, 0);
  g_assert_true (first->is_owned);
  g_assert_cmpuint (first->rating, ==, 750);
  g_assert_cmpuint (first->n_plays, ==, 12);
  g_assert_cmpstr (first->comment, ==, "Short, mean, good.\nBest with \"five\".");
  g_assert_cmpstr (tm_play_log_get_game (log, second->game)->name, ==, "Подземелья, часть 2");
  g_assert_false (second->is_owned);
  g_assert_cmpuint (second->rating, ==, 0);
  g_assert_null (second->comment);
  g_assert_cmpuint (third->rating, ==, 825);
  g_assert_cmpint (go->bgg_id, ==, 188);
  g_assert_cmpint (go->year, ==, -2200);
  g_assert_cmpuint (go->max_players, ==, 2);
  g_assert_cmpuint (log->notices->len, ==, 1);
  g_assert_true (fixture_has_notice (log, "no place for it: wishlist, wishlistcomment"));
}

/* Rows of the same game are put together, whichever says more. */
static void
test_join (void)
{
  g_autoptr (TmPlayLog) log
      = fixture_parse (tm_bgg_collection_parse, HEAD "Go,188,0,7,0,\nGo,188,7.25,5,1,mine\n");
  const TmLogEntry *entry = tm_play_log_get_entry (log, 0);

  g_assert_true (entry->is_owned);
  g_assert_cmpuint (entry->rating, ==, 725);
  g_assert_cmpuint (entry->n_plays, ==, 7);
  g_assert_cmpstr (entry->comment, ==, "mine");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  fixture_add_variants ("/exchange/bgg-collection/odd/", variants, G_N_ELEMENTS (variants),
                        tm_bgg_collection_parse);
  g_test_add_func ("/exchange/bgg-collection/as-published", test_collection);
  g_test_add_func ("/exchange/bgg-collection/rows-of-one-game", test_join);

  return g_test_run ();
}
