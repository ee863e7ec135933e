/* SPDX-License-Identifier: GPL-3.0-or-later */

/* "Your box": what fits, what two copies make together, the archive, packs from anywhere. */

#include "test-devices.h"
#include "test-dump.h"
#include "test-fair.h"
#include "test-told.h"

#include "tm-import.h"
#include "tm-owners-box.h"
#include "tm-roster.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define RECORDS(...) ((const char *const[]) { __VA_ARGS__ __VA_OPT__ (, ) NULL })

static const guint parts[] = { TOLD_OPTION_FACES, TOLD_OPTION_FLOOR, TOLD_OPTION_ROOF };

/* "red green|0:0=3|": sets of cards, floor, roof; "-" where nothing is told. */
static void
assert_box (const TmOwnersBox *box, const char *expected)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      const char *const *codes = tm_owners_box_get (box, parts[i]);
      g_autofree char *joined = codes != NULL ? g_strjoinv (" ", (char **) codes) : g_strdup ("-");

      g_string_append_printf (words, i > 0 ? "|%s" : "%s", joined);
    }
  g_assert_cmpstr (words->str, ==, expected);
}

static void
set (TmOwnersBox *box, guint option, const char *const *codes)
{
  g_autoptr (GError) error = NULL;

  tm_owners_box_set (box, option, codes, &error);
  g_assert_no_error (error);
}

static void
assert_not_set (TmOwnersBox *box, guint option, const char *const *codes, const char *why)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (tm_owners_box_set (box, option, codes, &error));
  g_assert_nonnull (error);
  g_assert_true (error->domain == TM_PARAMS_ERROR);
  if (strstr (error->message, why) == NULL)
    g_assert_cmpstr (error->message, ==, why);
}

static TmOwnersBox *
new_box (const char *const *faces, const char *const *floor, const char *const *roof)
{
  TmOwnersBox *box = tm_owners_box_new (told_get_game ());

  set (box, TOLD_OPTION_FACES, faces);
  set (box, TOLD_OPTION_FLOOR, floor);
  set (box, TOLD_OPTION_ROOF, roof);
  return box;
}

/* In memory */

static void
test_parts (void)
{
  const TmGame *game = told_get_game ();
  TmGame bare = *game;

  g_assert_false (tm_owners_box_has_option (game, 0));
  g_assert_false (tm_owners_box_has_option (game, 1));
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    g_assert_true (tm_owners_box_has_option (game, parts[i]));
  g_assert_cmpstr (tm_owners_box_get_key (game, TOLD_OPTION_FACES), ==, "card");
  g_assert_cmpstr (tm_owners_box_get_key (game, TOLD_OPTION_ROOF), ==, "roof");
  g_assert_true (tm_owners_box_has_options (game));
  bare.n_options = TOLD_OPTION_FACES;
  g_assert_false (tm_owners_box_has_options (&bare));
}

static void
test_set (void)
{
  g_autoptr (TmOwnersBox) box = tm_owners_box_new (told_get_game ());

  g_assert_true (tm_owners_box_get_game (box) == told_get_game ());
  assert_box (box, "-|-|-");
  set (box, TOLD_OPTION_FACES, RECORDS ("red", "own:moon"));
  set (box, TOLD_OPTION_FLOOR, RECORDS ("0:0=3", "2:1=9"));
  set (box, TOLD_OPTION_ROOF, RECORDS ());
  assert_box (box, "red own:moon|0:0=3 2:1=9|");
  set (box, TOLD_OPTION_FACES, NULL);
  /* What it has already is what it has afterwards. */
  set (box, TOLD_OPTION_FLOOR, tm_owners_box_get (box, TOLD_OPTION_FLOOR));
  assert_box (box, "-|0:0=3 2:1=9|");
}

static void
test_set_refused (void)
{
  g_autoptr (TmOwnersBox) box = new_box (RECORDS ("red"), RECORDS ("0:0=3"), NULL);

  assert_not_set (box, TOLD_OPTION_FACES, RECORDS (), "0 items");
  assert_not_set (box, TOLD_OPTION_FACES, RECORDS ("purple"), "purple");
  assert_not_set (box, TOLD_OPTION_FLOOR, RECORDS ("0:0=3", "0:2=3"), "no tile");
  assert_not_set (box, TOLD_OPTION_FLOOR, RECORDS ("0:0=3", "0:0=4"), "twice");
  assert_not_set (box, TOLD_OPTION_FLOOR, RECORDS ("a", "b", "c", "d", "e", "f", "g"), "7 items");
  assert_not_set (box, TOLD_OPTION_ROOF, RECORDS (""), "no tile");
  assert_box (box, "red|0:0=3|-");
}

/* A match begins with all of it. */
static void
test_set_together (void)
{
  g_autoptr (TmOwnersBox) box
      = new_box (NULL, RECORDS ("0:0=9", "1:0=9"), RECORDS ("0:2=9", "1:2=3"));

  assert_not_set (box, TOLD_OPTION_ROOF, RECORDS ("0:2=9", "1:2=4"), "too many tiles");
  assert_not_set (box, TOLD_OPTION_FLOOR, RECORDS ("0:0=9", "1:0=9", "2:0=1"), "too many tiles");
  set (box, TOLD_OPTION_ROOF, NULL);
  set (box, TOLD_OPTION_FLOOR, RECORDS ("0:0=9", "1:0=9", "2:0=1"));
}

static void
merge (TmOwnersBox *box, const TmOwnersBox *other)
{
  g_autoptr (GError) error = NULL;

  tm_owners_box_merge (box, other, &error);
  g_assert_no_error (error);
}

static void
test_merge (void)
{
  g_autoptr (TmOwnersBox) box = new_box (RECORDS ("red", "blue"), RECORDS ("0:0=3", "1:0=4"), NULL);
  g_autoptr (TmOwnersBox) other
      = new_box (RECORDS ("green"), RECORDS ("2:0=1", "0:0=5"), RECORDS ("0:2=2"));
  g_autoptr (TmOwnersBox) nothing = tm_owners_box_new (told_get_game ());
  g_autoptr (TmOwnersBox) copy = tm_owners_box_copy (box);

  merge (box, nothing);
  assert_box (box, "red blue|0:0=3 1:0=4|-");
  merge (box, other);
  assert_box (box, "green|0:0=5 1:0=4 2:0=1|0:2=2");
  merge (box, other);
  merge (box, box);
  assert_box (box, "green|0:0=5 1:0=4 2:0=1|0:2=2");
  assert_box (copy, "red blue|0:0=3 1:0=4|-");
  merge (nothing, box);
  assert_box (nothing, "green|0:0=5 1:0=4 2:0=1|0:2=2");
}

/* All of it counts together, so the order of the parts does not matter; otherwise nothing is changed. */
static void
test_merge_together (void)
{
  g_autoptr (TmOwnersBox) box
      = new_box (NULL, RECORDS ("0:0=1"), RECORDS ("0:2=9", "1:2=9", "2:2=9"));
  g_autoptr (TmOwnersBox) other = new_box (NULL, RECORDS ("0:0=9"), RECORDS ("0:2=1"));
  g_autoptr (TmOwnersBox) last = new_box (RECORDS ("red"), NULL, RECORDS ("0:2=9"));
  g_autoptr (GError) error = NULL;

  merge (box, other);
  assert_box (box, "-|0:0=9|0:2=1 1:2=9 2:2=9");
  g_assert_false (tm_owners_box_merge (box, last, &error));
  g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE);
  assert_box (box, "-|0:0=9|0:2=1 1:2=9 2:2=9");
}

static void
test_count (void)
{
  g_autoptr (TmOwnersBox) nothing = tm_owners_box_new (told_get_game ());
  g_autoptr (TmOwnersBox) box
      = new_box (RECORDS ("red", "blue"), RECORDS ("0:0=3", "1:0=4"), RECORDS ());
  g_autoptr (TmOwnersBox) other
      = new_box (RECORDS ("blue", "red", "green"), RECORDS ("0:0=5"), RECORDS ("0:2=2"));

  g_assert_cmpuint (tm_owners_box_count (nothing), ==, 0);
  g_assert_cmpuint (tm_owners_box_count (box), ==, 4);
  g_assert_cmpuint (tm_owners_box_count_changes (nothing, box), ==, 4);
  g_assert_cmpuint (tm_owners_box_count_changes (box, nothing), ==, 0);
  g_assert_cmpuint (tm_owners_box_count_changes (box, other), ==, 3);
  g_assert_cmpuint (tm_owners_box_count_changes (box, box), ==, 0);
}

static void
test_apply (void)
{
  g_autoptr (TmOwnersBox) told = new_box (NULL, RECORDS ("1:1=6"), RECORDS ("2:2=7"));
  g_autoptr (GError) error = NULL;
  g_autoptr (TmBox) box = tm_box_new (told_get_game (), 2, &error);
  g_autoptr (TmMatch) match = NULL;
  const gint32 *slots;

  g_assert_no_error (error);
  tm_owners_box_apply (told, box, &error);
  g_assert_no_error (error);
  match = told_new_match (box);
  slots = tm_table_get_slots (tm_match_get_table (match));
  g_assert_cmpint (slots[tm_box_get_cell_slot (box, 0, TM_NO_SEAT, 0, 4)], ==, 6);
  g_assert_cmpint (slots[tm_box_get_cell_slot (box, 0, TM_NO_SEAT, 0, 8)], ==, 7);
  g_assert_cmpint (slots[tm_box_get_cell_slot (box, 0, TM_NO_SEAT, 0, 0)], ==, 0);
}

/* A match may have chosen something that goes ill with it. */
static void
test_apply_refused (void)
{
  g_autoptr (TmOwnersBox) told = new_box (NULL, NULL, RECORDS ("0:2=9", "1:2=9", "2:2=9"));
  g_autoptr (GError) error = NULL;
  g_autoptr (TmBox) box = tm_box_new (told_get_game (), 1, &error);

  g_assert_true (tm_box_set_option_from_text (box, "floor", "0:0=4", NULL));
  g_assert_false (tm_owners_box_apply (told, box, &error));
  g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE);
}

/* The archive */

static gboolean
write_box (TmDatabase *database, gpointer box, GError **error)
{
  return tm_owners_box_write (database, box, error);
}

static void
keep (TmDatabase *database, TmOwnersBox *box)
{
  g_autoptr (GError) error = NULL;

  tm_database_transact (database, write_box, box, &error);
  g_assert_no_error (error);
}

static void
assert_kept (TmDatabase *database, const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmOwnersBox) box = tm_owners_box_read (database, told_get_game (), &error);

  g_assert_no_error (error);
  assert_box (box, expected);
}

static void
test_kept (void)
{
  g_autoptr (TmDatabase) database = devices_new ();
  g_autoptr (TmOwnersBox) box
      = new_box (RECORDS ("red", "own:moon"), RECORDS ("0:0=3"), RECORDS ());
  g_autoptr (TmOwnersBox) next = new_box (NULL, RECORDS ("1:0=4"), NULL);
  g_autoptr (TmOwnersBox) fair = tm_owners_box_read (database, fair_get_game (), NULL);

  assert_kept (database, "-|-|-");
  keep (database, box);
  assert_kept (database, "red own:moon|0:0=3|");
  /* Another game has a box of its own. */
  g_assert_cmpuint (tm_owners_box_count (fair), ==, 0);
  keep (database, next);
  assert_kept (database, "-|1:0=4|-");
}

static void
put (TmDatabase *database, const char *key, const char *codes)
{
  g_autoptr (GError) error = NULL;

  tm_database_run (database, &error,
                   "INSERT OR REPLACE INTO cards (game, piece, codes, changed)"
                   " VALUES ('told', ?, ?, 7)",
                   "tt", key, codes);
  g_assert_no_error (error);
}

static GString *
repeat (const char *head, const char *item, guint n, const char *tail)
{
  GString *text = g_string_new (head);

  for (guint i = 0; i < n; i++)
    g_string_append (text, item);
  return g_string_append (text, tail);
}

/* From another version, or another device: what does not fit costs nothing else. */
static void
test_kept_and_not_accepted (void)
{
  g_autoptr (TmDatabase) database = devices_new ();
  g_autoptr (GString) many = repeat ("[\"0:0=3\"", ",\"attic\"", 20000, "]");

  put (database, "card", "[\"red\",\"purple\"]");
  put (database, "floor", "[\"0:0=3\",\"1:0=0\",\"0:0=5\",7,null,\"2:0=4\",\"attic\"]");
  put (database, "roof", "[\"0:2=9\",\"1:2=9\",\"2:2=9\"]");
  assert_kept (database, "-|0:0=3 2:0=4|0:2=9 1:2=9");
  put (database, "floor", "{\"0:0\":3}");
  put (database, "roof", "[]");
  assert_kept (database, "-|-|");
  put (database, "floor", many->str);
  assert_kept (database, "-|0:0=3|");
}

static void
test_kept_and_damaged (void)
{
  g_autoptr (TmDatabase) database = devices_new ();
  g_autoptr (GError) error = NULL;

  put (database, "floor", "[\"0:0=3\"");
  g_assert_null (tm_owners_box_read (database, told_get_game (), &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT);
}

typedef struct
{
  const char *const *before;
  const char *const *after;
} Lesson;

static gboolean
write_lesson (TmDatabase *database, gpointer user_data, GError **error)
{
  const Lesson *lesson = user_data;

  return tm_owners_box_learn (database, "told", "floor", lesson->before, lesson->after, error);
}

static void
learn (TmDatabase *database, const char *const *before, const char *const *after)
{
  Lesson lesson = { before, after };
  g_autoptr (GError) error = NULL;

  tm_database_transact (database, write_lesson, &lesson, &error);
  g_assert_no_error (error);
}

/* Two matches teach in turns, and each takes back its own. */
static void
test_learn (void)
{
  g_autoptr (TmDatabase) database = devices_new ();

  learn (database, RECORDS (), RECORDS ("0:0=3"));
  learn (database, RECORDS ("0:0=3"), RECORDS ("0:0=3", "1:0=4"));
  learn (database, RECORDS (), RECORDS ("2:0=5"));
  assert_kept (database, "-|0:0=3 1:0=4 2:0=5|-");
  learn (database, RECORDS ("0:0=3", "1:0=4"), RECORDS ("0:0=3"));
  assert_kept (database, "-|0:0=3 2:0=5|-");
  learn (database, RECORDS ("2:0=5"), RECORDS ("2:0=6"));
  learn (database, RECORDS ("2:0=6"), RECORDS ("2:0=5"));
  assert_kept (database, "-|0:0=3 2:0=5|-");
  learn (database, RECORDS ("2:0=5"), RECORDS ());
  learn (database, RECORDS ("0:0=3"), RECORDS ());
  assert_kept (database, "-||-");
}

static gint64
get_time (TmDatabase *database)
{
  return devices_count (database, "SELECT max (changed) FROM cards");
}

/* What is known already does not take the place of what another device learns later. */
static void
test_learn_nothing (void)
{
  g_autoptr (TmDatabase) database = devices_new ();

  learn (database, RECORDS (), RECORDS ());
  g_assert_cmpuint (devices_count (database, "SELECT count (*) FROM cards"), ==, 0);
  put (database, "floor", "[\"0:0=3\"]");
  learn (database, RECORDS (), RECORDS ("0:0=3"));
  learn (database, RECORDS ("1:0=2"), RECORDS ());
  g_assert_cmpint (get_time (database), ==, 7);
  learn (database, RECORDS (), RECORDS ("1:0=3"));
  g_assert_cmpint (get_time (database), !=, 7);
}

/* Histories as files, and other devices */

static gboolean
take (TmDatabase *database, gpointer import, GError **error)
{
  return tm_import_write (import, database, 0, error);
}

static void
hand_over (TmDatabase *from, TmDatabase *to)
{
  g_autofree char *path = devices_dup_path ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TmImport) import = NULL;
  g_autofree char *text = NULL;
  gsize length;

  tm_export_write (from, TM_EXPORT_HISTORY, NULL, path, NULL, &error);
  g_assert_no_error (error);
  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  g_unlink (path);
  import = tm_import_read_data ("history.json", text, length, &error);
  g_assert_no_error (error);
  tm_database_transact (to, take, import, &error);
  g_assert_no_error (error);
}

static void
test_history_file (void)
{
  g_autoptr (TmDatabase) a = devices_new ();
  g_autoptr (TmDatabase) b = devices_new ();
  g_autoptr (TmOwnersBox) box
      = new_box (RECORDS ("red", "own:moon"), RECORDS ("0:0=3", "1:0=4"), RECORDS ());
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;

  keep (a, box);
  hand_over (a, b);
  assert_kept (b, "red own:moon|0:0=3 1:0=4|");
  one = dump_history (a);
  other = dump_history (b);
  dump_assert_equal (one, other, "histories");
}

/* A page is one thing: the device that was told last has it. */
static void
test_two_devices (void)
{
  g_autoptr (TmDatabase) a = devices_new ();
  g_autoptr (TmDatabase) b = devices_new ();

  put (a, "floor", "[\"0:0=3\"]");
  put (a, "roof", "[\"0:2=9\"]");
  put (b, "floor", "[\"1:0=1\"]");
  learn (b, RECORDS ("1:0=1"), RECORDS ("1:0=2"));
  hand_over (a, b);
  assert_kept (b, "-|1:0=2|0:2=9");
  hand_over (b, a);
  assert_kept (a, "-|1:0=2|0:2=9");
}

/* Packs */

static TmOwnersBox *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  TmOwnersBox *box = tm_owners_box_parse ("pack.json", text, strlen (text), &error);

  g_assert_no_error (error);
  return box;
}

static void
assert_round (TmOwnersBox *box, const char *expected)
{
  g_autofree char *text = tm_owners_box_dup_text (box);
  g_autoptr (TmOwnersBox) again = parse (text);
  g_autofree char *text_again = tm_owners_box_dup_text (again);

  assert_box (again, expected);
  g_assert_cmpstr (text, ==, text_again);
}

static void
test_text (void)
{
  g_autoptr (TmOwnersBox) box
      = new_box (RECORDS ("own:“Mond” \\ \n", "red"), RECORDS ("2:1=3", "0:0=4"), RECORDS ());
  g_autoptr (TmOwnersBox) nothing = tm_owners_box_new (told_get_game ());

  assert_round (box, "own:“Mond” \\ \n red|2:1=3 0:0=4|");
  assert_round (nothing, "-|-|-");
}

static void
test_file (void)
{
  g_autofree char *path = devices_dup_path ();
  g_autofree char *text = NULL;
  g_autoptr (TmOwnersBox) box = new_box (NULL, RECORDS ("2:1=3"), NULL);
  g_autoptr (TmOwnersBox) again = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (tm_owners_box_load_file (path, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_NOT_FOUND);
  g_clear_error (&error);
  tm_owners_box_save_file (box, path, &error);
  g_assert_no_error (error);
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_suffix (text, "}\n"));
  again = tm_owners_box_load_file (path, &error);
  g_assert_no_error (error);
  assert_box (again, "-|2:1=3|-");
  g_file_set_contents (path, "{}", -1, NULL);
  g_assert_null (tm_owners_box_load_file (path, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT);
  g_clear_error (&error);
  g_assert_cmpint (truncate (path, TM_OWNERS_BOX_MAX_SIZE + 1), ==, 0);
  g_assert_null (tm_owners_box_load_file (path, &error));
  g_assert_nonnull (strstr (error->message, "too large"));
  g_clear_error (&error);
  g_assert_null (tm_owners_box_load_file ("/dev/zero", &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT);
  g_clear_error (&error);
  g_unlink (path);
  g_assert_false (tm_owners_box_save_file (box, "/nowhere/at/all.json", &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_NOT_FOUND);
}

#define HEAD "{\"format\":\"tablemate-pack\",\"version\":1,\"game\":\"told\","
#define PACK(contents) HEAD "\"contents\":{" contents "}}"

static const struct
{
  const char *path;
  const char *text;
  const char *message;
} hostile[] = {
  { "empty", "", "empty" },
  { "blank", " \n ", "not JSON" },
  { "half", HEAD, "too early" },
  { "no-end", HEAD "\"contents\":{\"floor\":[\"0:0", "without an end" },
  { "two-documents", PACK ("") "{}", "one object" },
  { "comment", "/* */ " PACK (""), "not JSON" },
  { "list", "[]", "an object is needed" },
  { "text", "\"pack\"", "not JSON" },
  { "broken-utf8", PACK ("\"floor\":[\"0:0=\xff\"]"), "UTF-8" },
  { "control-character", PACK ("\"floor\":[\"0:0=\x01\"]"), "control character" },
  { "no-format", "{\"version\":1,\"game\":\"told\",\"contents\":{}}", "no pack" },
  { "match", "{\"format\":\"tablemate-match\",\"version\":1,\"game\":\"told\"}", "no pack" },
  { "format-number", "{\"format\":1,\"version\":1,\"game\":\"told\"}", "format: a text" },
  { "no-version", "{\"format\":\"tablemate-pack\",\"game\":\"told\",\"contents\":{}}",
    "version: it is missing" },
  { "version-later",
    "{\"format\":\"tablemate-pack\",\"version\":2,\"game\":\"told\",\"contents\":{}}", "version" },
  { "version-text",
    "{\"format\":\"tablemate-pack\",\"version\":\"1\",\"game\":\"told\",\"contents\":{}}",
    "version" },
  { "version-fraction",
    "{\"format\":\"tablemate-pack\",\"version\":1.5,\"game\":\"told\",\"contents\":{}}",
    "version" },
  { "version-huge",
    "{\"format\":\"tablemate-pack\",\"version\":1e99,\"game\":\"told\",\"contents\":{}}",
    "version" },
  { "no-game", "{\"format\":\"tablemate-pack\",\"version\":1,\"contents\":{}}",
    "game: it is missing" },
  { "game-list", "{\"format\":\"tablemate-pack\",\"version\":1,\"game\":[],\"contents\":{}}",
    "game: a text" },
  { "game-unknown", "{\"format\":\"tablemate-pack\",\"version\":1,\"game\":\"go\",\"contents\":{}}",
    "no game with a box" },
  { "no-contents", "{\"format\":\"tablemate-pack\",\"version\":1,\"game\":\"told\"}",
    "contents: it is missing" },
  { "contents-null", HEAD "\"contents\":null}", "contents: an object" },
  { "contents-list", HEAD "\"contents\":[]}", "contents: an object" },
  { "contents-twice",
    HEAD "\"contents\":{\"floor\":[\"0:0=3\"]},\"contents\":{\"floor\":[\"attic\"]}}", "attic" },
  { "member-unknown", HEAD "\"contents\":{},\"author\":\"Anna\"}", "author" },
  { "member-empty", HEAD "\"contents\":{},\"\":1}", "not known" },
  { "part-unknown", PACK ("\"cellar\":[]"), "contents.cellar" },
  { "part-of-match", PACK ("\"long\":[\"yes\"]"), "contents.long" },
  { "part-empty", PACK ("\"\":[]"), "no such part" },
  { "part-text", PACK ("\"floor\":\"0:0=3\""), "contents.floor: a list" },
  { "part-object", PACK ("\"floor\":{\"0:0\":3}"), "contents.floor: a list" },
  { "part-null", PACK ("\"floor\":null"), "contents.floor: a list" },
  { "record-number", PACK ("\"floor\":[\"0:0=3\",7]"), "contents.floor[1]: a text" },
  { "record-null", PACK ("\"floor\":[null]"), "contents.floor[0]: a text" },
  { "record-list", PACK ("\"floor\":[[\"0:0=3\"]]"), "contents.floor[0]: a text" },
  { "record-nul", PACK ("\"floor\":[\"0:0\\u0000=3\"]"), "no tile" },
  { "record-empty", PACK ("\"floor\":[\"\"]"), "no tile" },
  { "record-twice", PACK ("\"floor\":[\"0:0=3\",\"0:0=3\"]"), "twice" },
  { "record-of-other-page", PACK ("\"floor\":[\"0:2=3\"]"), "no tile" },
  { "cell-huge", PACK ("\"floor\":[\"99999999999999999999:0=3\"]"), "no tile" },
  { "cell-negative", PACK ("\"floor\":[\"-1:0=3\"]"), "no tile" },
  { "card-unknown", PACK ("\"faces\":[\"purple\"]"), "purple" },
  { "cards-none", PACK ("\"faces\":[]"), "0 items" },
  { "cards-many", PACK ("\"faces\":[\"red\",\"red\",\"red\",\"red\",\"red\",\"red\"]"), "6 items" },
  { "together", PACK ("\"floor\":[\"0:0=9\",\"1:0=9\"],\"roof\":[\"0:2=9\",\"1:2=9\"]"),
    "contents.roof" },
};

static void
assert_hostile (const char *text, gsize length, const char *message)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmOwnersBox) box = tm_owners_box_parse ("bad.json", text, length, &error);

  g_assert_null (box);
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT);
  g_assert_true (g_str_has_prefix (error->message, "bad.json: "));
  if (strstr (error->message, message) == NULL)
    g_assert_cmpstr (error->message, ==, message);
}

static void
test_hostile (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);

  assert_hostile (hostile[i].text, strlen (hostile[i].text), hostile[i].message);
}

static void
test_hostile_large (void)
{
  g_autoptr (GString) many
      = repeat (HEAD "\"contents\":{\"floor\":[\"0:0=3\"", ",\"0:0=3\"", 50000, "]}}");
  g_autoptr (GString) deep = repeat (HEAD "\"contents\":", "{\"floor\":", 100000, "1");
  g_autoptr (GString) large = repeat (HEAD "\"contents\":{}", " ", TM_OWNERS_BOX_MAX_SIZE, "}");
  g_autoptr (GString) record
      = repeat (HEAD "\"contents\":{\"floor\":[\"0:0=", "3", 900000, "\"]}}");

  assert_hostile (many->str, many->len, "50001 items");
  assert_hostile (deep->str, deep->len, "too deep");
  assert_hostile (large->str, large->len, "too large");
  assert_hostile (record->str, record->len, "no tile");
  assert_hostile ("{}\0{}", 5, "UTF-8");
}

/* A pack that somebody cut short, or that the line has garbled, is refused or makes sense: whatever
 * comes in can be played with. */
static void
test_garbled (void)
{
  static const char text[]
      = PACK ("\"faces\":[\"red\"],\"floor\":[\"0:0=3\"],\"roof\":[\"2:2=1\"]");
  g_autoptr (GRand) rand = g_rand_new_with_seed (26);

  for (guint i = 0; i < 3000; i++)
    {
      g_autofree char *garbled = g_strdup (text);
      gsize length = (gsize) g_rand_int_range (rand, 0, sizeof text);
      g_autoptr (TmOwnersBox) box = NULL;
      g_autoptr (TmBox) match = NULL;

      garbled[g_rand_int_range (rand, 0, sizeof text - 1)] = (char) g_rand_int_range (rand, 1, 128);
      box = tm_owners_box_parse ("pack.json", garbled, i % 2 == 0 ? sizeof text - 1 : length, NULL);
      if (box == NULL)
        continue;
      match = tm_box_new (told_get_game (), 1, NULL);
      g_assert_true (tm_owners_box_apply (box, match, NULL));
    }
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  fair_register ();
  told_register ();
  devices_start ();
  g_test_add_func ("/store/owners-box/parts", test_parts);
  g_test_add_func ("/store/owners-box/set", test_set);
  g_test_add_func ("/store/owners-box/set/refused", test_set_refused);
  g_test_add_func ("/store/owners-box/set/together", test_set_together);
  g_test_add_func ("/store/owners-box/merge", test_merge);
  g_test_add_func ("/store/owners-box/merge/together", test_merge_together);
  g_test_add_func ("/store/owners-box/count", test_count);
  g_test_add_func ("/store/owners-box/apply", test_apply);
  g_test_add_func ("/store/owners-box/apply/refused", test_apply_refused);
  g_test_add_func ("/store/owners-box/kept", test_kept);
  g_test_add_func ("/store/owners-box/kept/not-accepted", test_kept_and_not_accepted);
  g_test_add_func ("/store/owners-box/kept/damaged", test_kept_and_damaged);
  g_test_add_func ("/store/owners-box/learn", test_learn);
  g_test_add_func ("/store/owners-box/learn/nothing", test_learn_nothing);
  g_test_add_func ("/store/owners-box/history-file", test_history_file);
  g_test_add_func ("/store/owners-box/two-devices", test_two_devices);
  g_test_add_func ("/store/owners-box/text", test_text);
  g_test_add_func ("/store/owners-box/file", test_file);
  for (guint i = 0; i < G_N_ELEMENTS (hostile); i++)
    {
      g_autofree char *path = g_strconcat ("/store/owners-box/hostile/", hostile[i].path, NULL);
      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_hostile);
    }
  g_test_add_func ("/store/owners-box/hostile/large", test_hostile_large);
  g_test_add_func ("/store/owners-box/garbled", test_garbled);
  status = g_test_run ();
  devices_clear ();
  return status;
}
