/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rulings in the history. */

#include "test-fair.h"
#include "test-vfs.h"

#include <sqlite3.h>

#include "tm-archive.h"
#include "tm-games.h"
#include "tm-json.h"
#include "tm-schema.h"

#define RAIDERS "dungeon-raiders"

typedef struct
{
  char *folder;
  char *path;
  TmArchive *archive;
} Fixture;

static void
open_archive (Fixture *self)
{
  self->archive = tm_archive_new (self->path);
  g_assert_no_error (tm_archive_get_fault (self->archive));
  g_assert_null (tm_archive_get_notice (self->archive));
}

static void
set_up (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  self->folder = fair_make_folder ();
  self->path = g_build_filename (self->folder, "tablemate.db", NULL);
  open_archive (self);
}

static void
tear_down (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  vfs_mend ();
  g_assert_finalize_object (self->archive);
  fair_remove_folder (self->folder);
  g_free (self->path);
  g_free (self->folder);
}

static void
close_archive (Fixture *self)
{
  g_autoptr (GError) error = NULL;

  tm_archive_close (self->archive, &error);
  g_assert_no_error (error);
  g_assert_finalize_object (self->archive);
}

static void
reopen (Fixture *self)
{
  close_archive (self);
  open_archive (self);
}

static void
flush (Fixture *self)
{
  g_autoptr (GError) error = NULL;

  tm_archive_flush (self->archive, &error);
  g_assert_no_error (error);
}

/* Asks a question: names and values by turns, at a table of these people or at none. */
static TmSavedRuling *
rule (const char *id, const char *const *values, const char *const *names)
{
  const TmGame *game = tm_game_find (RAIDERS);
  guint question = (guint) tm_game_find_question (game, id);
  g_autoptr (TmBox) box = names != NULL ? tm_box_new (game, g_strv_length ((GStrv) names), NULL)
                                        : tm_question_new_box (game);
  g_autoptr (TmRuling) ruling = NULL;
  g_autoptr (GError) error = NULL;
  guint n_params;
  const TmParam *params = tm_question_get_params (game, question, &n_params);
  TmArgs args;

  for (guint seat = 0; names != NULL && names[seat] != NULL; seat++)
    if (*names[seat] != '\0')
      tm_box_set_seat_name (box, seat, names[seat]);
  tm_args_init (&args);
  for (guint i = 0; values[i] != NULL; i += 2)
    {
      int param = tm_params_find (params, n_params, values[i]);

      tm_param_set_text (params, (guint) param, box, values[i + 1], &args, &error);
      g_assert_no_error (error);
    }
  ruling = tm_question_ask (game, question, box, &args, &error);
  g_assert_no_error (error);
  return tm_saved_ruling_new (game, question, ruling, &args);
}

static const char *const treasury[] = { "cards", "4,4,4,2", "chests", "4,2", NULL };
static const char *const four[] = { "Anna", "Boris", "", "Gleb", NULL };

/* Saves a ruling made at a moment, for the order of lists. */
static char *
save_at (Fixture *self, const char *question, const char *const *values, gint64 made)
{
  g_autoptr (TmSavedRuling) ruling = rule (question, values, NULL);

  ruling->made = made;
  return tm_archive_save_ruling (self->archive, ruling);
}

static GPtrArray *
list (Fixture *self, TmRulingQuery query)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *rulings = tm_archive_list_rulings (self->archive, &query, &error);

  g_assert_no_error (error);
  return rulings;
}

/* The rulings of a list, as the places of their identifiers among those: "2 0 1". */
static void
assert_list (Fixture *self, TmRulingQuery query, const char *const *uuids, const char *expected)
{
  g_autoptr (GPtrArray) rulings = list (self, query);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < rulings->len; i++)
    {
      const TmSavedRuling *ruling = g_ptr_array_index (rulings, i);

      for (guint j = 0; uuids[j] != NULL; j++)
        if (g_str_equal (uuids[j], ruling->uuid))
          g_string_append_printf (found, "%s%u", found->len > 0 ? " " : "", j);
    }
  g_assert_cmpstr (found->str, ==, expected);
}

static TmSavedRuling *
find (Fixture *self, const char *uuid)
{
  g_autoptr (GError) error = NULL;
  TmSavedRuling *ruling = tm_archive_find_ruling (self->archive, uuid, &error);

  g_assert_no_error (error);
  return ruling;
}

static void
assert_not_there (Fixture *self, const char *uuid)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (tm_archive_find_ruling (self->archive, uuid, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_NOT_FOUND);
}

/* A list comes back as one of variants, so values are compared as they are spelled. */
static void
assert_same_values (GVariant *a, GVariant *b, const char *id)
{
  g_autoptr (GVariant) one = g_variant_lookup_value (a, id, NULL);
  g_autoptr (GVariant) other = g_variant_lookup_value (b, id, NULL);

  g_assert_cmpuint (g_variant_n_children (a), ==, g_variant_n_children (b));
  g_assert_cmpuint (g_variant_n_children (one), ==, g_variant_n_children (other));
  for (gsize i = 0; i < g_variant_n_children (one); i++)
    {
      g_autoptr (GVariant) item = g_variant_get_child_value (one, i);
      g_autoptr (GVariant) twin = g_variant_get_child_value (other, i);
      g_autoptr (GVariant) bare = g_variant_is_of_type (item, G_VARIANT_TYPE_VARIANT)
                                      ? g_variant_get_variant (item)
                                      : g_variant_ref (item);
      g_autoptr (GVariant) bare_twin = g_variant_is_of_type (twin, G_VARIANT_TYPE_VARIANT)
                                           ? g_variant_get_variant (twin)
                                           : g_variant_ref (twin);

      g_assert_true (g_variant_equal (bare, bare_twin));
    }
}

static TmMatch *
watch_match (Fixture *self, char **uuid)
{
  g_autoptr (TmBox) box = fair_new_box (2);
  TmMatch *match = fair_new_match (box);

  *uuid = g_strdup (tm_archive_watch (self->archive, match));
  return match;
}

/* Saving and finding */

static void
test_round_trip (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *match_uuid = NULL;
  g_autoptr (TmMatch) match = watch_match (self, &match_uuid);
  g_autoptr (TmSavedRuling) ruling = rule ("treasury", treasury, four);
  g_autoptr (TmSavedRuling) again = NULL;
  g_autofree char *uuid = NULL;
  gint64 before = g_get_real_time ();

  ruling->match = g_strdup (match_uuid);
  ruling->note = g_strdup ("Борис спорил");
  uuid = tm_archive_save_ruling (self->archive, ruling);
  g_assert_true (g_uuid_string_is_valid (uuid));
  reopen (self);
  again = find (self, uuid);
  g_assert_cmpstr (again->uuid, ==, uuid);
  g_assert_cmpint (again->made, >=, before);
  g_assert_cmpint (again->made, <=, g_get_real_time ());
  g_assert_cmpstr (again->game, ==, RAIDERS);
  g_assert_cmpstr (again->question, ==, "treasury");
  g_assert_cmpstr (again->match, ==, match_uuid);
  g_assert_cmpstrv (again->seats, four);
  assert_same_values (again->params, ruling->params, "cards");
  assert_same_values (again->outcome, ruling->outcome, "gain");
  g_assert_cmpstr (again->verdict, ==, ruling->verdict);
  g_assert_nonnull (strstr (again->verdict, "Anna, Boris and Player 3"));
  g_assert_cmpstr (again->text, ==, ruling->text);
  g_assert_nonnull (strstr (again->text, again->verdict));
  g_assert_nonnull (strstr (again->text, "Chests: First chest — 4, Second chest — 2\n"));
  g_assert_cmpstr (again->note, ==, "Борис спорил");
}

static char *
dup_json (GVariant *value)
{
  g_autoptr (JsonNode) node = tm_json_new_from_variant (value);

  return json_to_string (node, FALSE);
}

/* What nobody knows, a list of lists and numbers that are not whole are read back as they were. */
static void
test_outcome (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmSavedRuling) ruling = rule ("treasury", treasury, four);
  g_autoptr (TmSavedRuling) again = NULL;
  g_autofree char *uuid = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_variant_unref (ruling->outcome);
  ruling->outcome = g_variant_ref_sink (
      g_variant_new_parsed ("{'winner': <@mv nothing>, 'ranks': <[[@x 0, 2], [], [1]]>,"
                            " 'shares': <[0.33333333333333331, 2.0]>}"));
  uuid = tm_archive_save_ruling (self->archive, ruling);
  reopen (self);
  again = find (self, uuid);
  before = dup_json (ruling->outcome);
  after = dup_json (again->outcome);
  g_assert_cmpstr (before, ==,
                   "{\"winner\":null,\"ranks\":[[0,2],[],[1]],"
                   "\"shares\":[0.33333333333333331,2.0]}");
  g_assert_cmpstr (after, ==, before);
}

/* Defaults are saved with the situation, and left out of its words. */
static void
test_outside_a_match (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *uuid = save_at (self, "treasury", treasury, 1000);
  g_autoptr (TmSavedRuling) ruling = NULL;
  g_autofree char *situation = NULL;
  const char *reading = NULL;

  flush (self);
  ruling = find (self, uuid);
  g_assert_cmpint (ruling->made, ==, 1000);
  g_assert_null (ruling->match);
  g_assert_null (ruling->seats);
  g_assert_null (ruling->note);
  g_assert_true (g_variant_lookup (ruling->params, "second_chest", "&s", &reading));
  g_assert_cmpstr (reading, ==, "none");
  situation = tm_saved_ruling_dup_situation (ruling);
  g_assert_cmpstr (situation, ==,
                   "Cards laid: 4, 4, 4, 2\nChests: First chest — 4, Second chest — 2");
}

/* A table that is not full, of people without names, is still no full table. */
static void
test_situation_of_a_small_table (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const order[] = { "players", "2", "first", "1", NULL };
  static const char *const two[] = { "", "", NULL };
  static const char *const named[] = { "Anna", "Boris", NULL };
  g_autoptr (TmSavedRuling) ruling = rule ("play-order", order, two);
  g_autoptr (TmSavedRuling) other = rule ("play-order", order, named);
  g_autofree char *situation = tm_saved_ruling_dup_situation (ruling);
  g_autofree char *with_names = tm_saved_ruling_dup_situation (other);

  g_assert_cmpstrv (ruling->seats, two);
  g_assert_cmpstr (situation, ==, "Players: 2\nFirst player: Player 2");
  g_assert_cmpstr (with_names, ==, "Players: 2\nFirst player: Boris");
  (void) self;
}

static void
test_situation_unknown_today (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmSavedRuling) ruling = rule ("treasury", treasury, four);
  const char *const six[] = { "1", "2", "3", "4", "5", "6", NULL };
  char **strings[] = { &ruling->game, &ruling->question };

  for (guint i = 0; i < G_N_ELEMENTS (strings); i++)
    {
      g_autofree char *kept = g_steal_pointer (strings[i]);

      *strings[i] = g_strdup ("forgotten");
      g_assert_null (tm_saved_ruling_dup_situation (ruling));
      g_free (*strings[i]);
      *strings[i] = g_steal_pointer (&kept);
    }
  g_strfreev (ruling->seats);
  ruling->seats = g_strdupv ((char **) six);
  g_assert_null (tm_saved_ruling_dup_situation (ruling));
  g_clear_pointer (&ruling->seats, g_strfreev);
  g_clear_pointer (&ruling->params, g_variant_unref);
  g_assert_null (tm_saved_ruling_dup_situation (ruling));
  ruling->params = g_variant_ref_sink (g_variant_new_parsed ("{'cards': <'dragon'>}"));
  g_assert_null (tm_saved_ruling_dup_situation (ruling));
  (void) self;
}

static void
test_lists (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const death[] = { "wounds", "1", "add", "4", NULL };
  g_autofree char *match_uuid = NULL;
  g_autoptr (TmMatch) match = watch_match (self, &match_uuid);
  g_autoptr (TmSavedRuling) in_match = rule ("treasury", treasury, NULL);
  g_autoptr (TmSavedRuling) foreign = rule ("treasury", treasury, NULL);
  g_autofree char *first = save_at (self, "treasury", treasury, 300);
  g_autofree char *second = save_at (self, "death", death, 100);
  g_autofree char *third = NULL;
  g_autofree char *fourth = NULL;
  g_autofree char *fifth = save_at (self, "treasury", treasury, 300);

  in_match->match = g_strdup (match_uuid);
  in_match->made = 200;
  third = tm_archive_save_ruling (self->archive, in_match);
  g_free (foreign->game);
  foreign->game = g_strdup ("fair");
  foreign->made = 400;
  fourth = tm_archive_save_ruling (self->archive, foreign);
  flush (self);
  {
    const char *const uuids[] = { first, second, third, fourth, fifth, NULL };

    assert_list (self, TM_RULING_QUERY_ALL, uuids, "3 4 0 2 1");
    assert_list (self, (TmRulingQuery) { .limit = 2 }, uuids, "3 4");
    assert_list (self, (TmRulingQuery) { .game = RAIDERS }, uuids, "4 0 2 1");
    assert_list (self, (TmRulingQuery) { .game = RAIDERS, .limit = 1 }, uuids, "4");
    assert_list (self, (TmRulingQuery) { .question = "treasury" }, uuids, "3 4 0 2");
    assert_list (self, (TmRulingQuery) { .game = RAIDERS, .question = "treasury" }, uuids, "4 0 2");
    assert_list (self, (TmRulingQuery) { .game = "fair", .question = "death" }, uuids, "");
    assert_list (self, (TmRulingQuery) { .match = match_uuid }, uuids, "2");
    assert_list (self, (TmRulingQuery) { .game = "fair", .match = match_uuid }, uuids, "");
    assert_list (self, (TmRulingQuery) { .question = "death", .match = match_uuid }, uuids, "");
    assert_list (self, (TmRulingQuery) { .match = "none" }, uuids, "");
    assert_list (self, (TmRulingQuery) { .game = "chess" }, uuids, "");
  }
}

static void
test_note (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *uuid = save_at (self, "treasury", treasury, 1000);
  g_autoptr (TmSavedRuling) noted = NULL;
  g_autoptr (TmSavedRuling) bare = NULL;

  tm_archive_note_ruling (self->archive, uuid, "so be it");
  tm_archive_note_ruling (self->archive, "nothing", "so be it");
  flush (self);
  noted = find (self, uuid);
  g_assert_cmpstr (noted->note, ==, "so be it");
  tm_archive_note_ruling (self->archive, uuid, NULL);
  flush (self);
  bare = find (self, uuid);
  g_assert_null (bare->note);
}

/* Deleted, and saved again as it was: an undo. */
static void
test_delete (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *kept = save_at (self, "treasury", treasury, 1000);
  g_autofree char *uuid = save_at (self, "treasury", treasury, 2000);
  g_autoptr (TmSavedRuling) ruling = NULL;
  g_autofree char *again = NULL;
  const char *const uuids[] = { kept, uuid, NULL };

  flush (self);
  ruling = find (self, uuid);
  tm_archive_delete_ruling (self->archive, uuid);
  tm_archive_delete_ruling (self->archive, "nothing");
  flush (self);
  assert_not_there (self, uuid);
  assert_list (self, TM_RULING_QUERY_ALL, uuids, "0");
  again = tm_archive_save_ruling (self->archive, ruling);
  g_assert_cmpstr (again, ==, uuid);
  flush (self);
  assert_list (self, TM_RULING_QUERY_ALL, uuids, "1 0");
}

/* Matches */

static void
test_match_is_deleted (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *match_uuid = NULL;
  g_autoptr (TmMatch) match = watch_match (self, &match_uuid);
  g_autoptr (TmSavedRuling) ruling = rule ("treasury", treasury, four);
  g_autoptr (TmSavedRuling) again = NULL;
  g_autofree char *uuid = NULL;

  ruling->match = g_strdup (match_uuid);
  uuid = tm_archive_save_ruling (self->archive, ruling);
  tm_archive_delete_match (self->archive, match_uuid);
  flush (self);
  again = find (self, uuid);
  g_assert_null (again->match);
  g_assert_cmpstrv (again->seats, four);
  g_assert_cmpstr (again->text, ==, ruling->text);
}

static void
test_match_is_not_there (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmSavedRuling) ruling = rule ("treasury", treasury, four);
  g_autoptr (TmSavedRuling) again = NULL;
  g_autofree char *uuid = NULL;

  ruling->match = g_strdup ("nothing");
  uuid = tm_archive_save_ruling (self->archive, ruling);
  flush (self);
  again = find (self, uuid);
  g_assert_null (again->match);
}

/* What goes wrong */

static gboolean
write_script (TmDatabase *database, gpointer script, GError **error)
{
  return tm_database_execute (database, script, error);
}

/* Rows in which everything is wrong that the tables let be wrong. */
static void
test_hostile_rows (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const documents[] = { "",
                                           "{",
                                           "[]",
                                           "null",
                                           "7",
                                           "{\"a\":null}",
                                           "[[[[[[[[",
                                           "{\"a\":{\"b\":[1,null]}}",
                                           "{\"a\":\"\\udc00x\"}",
                                           "{\"\\udfff\":1}",
                                           "{\"cards\":[9999999999]}",
                                           "// comment",
                                           "{'a':1}",
                                           "[1,null,{},[],\"Anna\"]",
                                           "[\"\\udc00x\"]",
                                           "[1,2,3,4,5,6,7,8,9,10]" };
  static const char *const others[]
      = { "UPDATE rulings SET uuid = CAST (x'ff' AS TEXT), game = CAST (x'ff41' AS TEXT)",
          "UPDATE rulings SET verdict = CAST (x'c3' AS TEXT), text = CAST (x'00' AS TEXT)",
          "UPDATE rulings SET note = CAST (x'ffff' AS TEXT), question = ''",
          "UPDATE rulings SET made = -9223372036854775807",
          "UPDATE rulings SET made = 9223372036854775807" };
  g_autofree char *uuid = save_at (self, "treasury", treasury, 1000);

  for (guint i = 0; i < 2 * G_N_ELEMENTS (documents) + G_N_ELEMENTS (others); i++)
    {
      const char *column = i % 2 == 0 ? "seats" : "params = outcome, outcome";
      char *script = i < 2 * G_N_ELEMENTS (documents)
                         ? sqlite3_mprintf ("UPDATE rulings SET %s = %Q", column, documents[i / 2])
                         : sqlite3_mprintf ("%s", others[i - 2 * G_N_ELEMENTS (documents)]);
      g_autoptr (GPtrArray) rulings = NULL;
      g_autofree char *situation = NULL;
      const TmSavedRuling *ruling;

      tm_archive_push (self->archive, write_script, script, sqlite3_free);
      flush (self);
      rulings = list (self, TM_RULING_QUERY_ALL);
      g_assert_cmpuint (rulings->len, ==, 1);
      ruling = g_ptr_array_index (rulings, 0);
      g_assert_true (g_utf8_validate (ruling->uuid, -1, NULL));
      g_assert_true (g_utf8_validate (ruling->game, -1, NULL));
      g_assert_true (g_utf8_validate (ruling->question, -1, NULL));
      g_assert_true (g_utf8_validate (ruling->verdict, -1, NULL));
      g_assert_true (g_utf8_validate (ruling->text, -1, NULL));
      g_assert_cmpint (ruling->made, >=, 0);
      for (guint seat = 0; ruling->seats != NULL && ruling->seats[seat] != NULL; seat++)
        {
          g_assert_cmpuint (seat, <, TM_MAX_SEATS);
          g_assert_true (g_utf8_validate (ruling->seats[seat], -1, NULL));
        }
      situation = tm_saved_ruling_dup_situation (ruling);
      if (i >= 2)
        g_assert_null (situation);
    }
}

/* What is whole beside what is damaged. */
static void
test_damaged_row_is_shown (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *uuid = save_at (self, "treasury", treasury, 1000);
  g_autoptr (TmSavedRuling) ruling = NULL;

  tm_archive_push (self->archive, write_script,
                   g_strdup ("UPDATE rulings SET outcome = '{', seats = '{}', verdict = ''"),
                   g_free);
  flush (self);
  ruling = find (self, uuid);
  g_assert_null (ruling->outcome);
  g_assert_null (ruling->seats);
  g_assert_nonnull (ruling->params);
  g_assert_cmpstr (ruling->verdict, ==, "");
  g_assert_nonnull (strstr (ruling->text, "Treasury"));
}

static void
test_closed (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *uuid = save_at (self, "treasury", treasury, 1000);
  g_autoptr (TmSavedRuling) ruling = rule ("treasury", treasury, NULL);
  g_autoptr (GError) error = NULL;
  TmRulingQuery query = TM_RULING_QUERY_ALL;

  g_assert_true (tm_archive_close (self->archive, NULL));
  g_assert_null (tm_archive_save_ruling (self->archive, ruling));
  tm_archive_note_ruling (self->archive, uuid, "so be it");
  tm_archive_delete_ruling (self->archive, uuid);
  g_assert_null (tm_archive_list_rulings (self->archive, &query, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_CLOSED);
  g_clear_error (&error);
  g_assert_null (tm_archive_find_ruling (self->archive, uuid, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_CLOSED);
}

/* Nothing can be written for a while: it is told, and saved later. */
static void
test_read_only (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *uuid = NULL;
  g_autoptr (TmSavedRuling) ruling = NULL;
  g_autoptr (GError) error = NULL;

  flush (self);
  vfs_fail (VFS_WRITE, 1, G_MAXUINT, SQLITE_READONLY);
  uuid = save_at (self, "treasury", treasury, 1000);
  g_assert_false (tm_archive_flush (self->archive, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_READ_ONLY);
  g_assert_false (tm_archive_is_saved (self->archive));
  g_assert_error (tm_archive_get_fault (self->archive), TM_STORE_ERROR, TM_STORE_ERROR_READ_ONLY);
  vfs_mend ();
  assert_not_there (self, uuid);
  flush (self);
  ruling = find (self, uuid);
  g_assert_true (tm_archive_is_saved (self->archive));
}

/* A later version's history takes no ruling, and says so. */
static void
test_newer (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *uuid = NULL;
  g_autoptr (GError) error = NULL;
  TmRulingQuery query = TM_RULING_QUERY_ALL;
  TmDatabase *database;

  close_archive (self);
  database = tm_database_open (self->path, TM_DATABASE_READ_WRITE, NULL);
  g_assert_true (tm_database_execute (database, "PRAGMA user_version = 9999", NULL));
  tm_database_free (database);
  self->archive = tm_archive_new (self->path);
  uuid = save_at (self, "treasury", treasury, 1000);
  g_assert_nonnull (uuid);
  g_assert_false (tm_archive_is_saved (self->archive));
  g_assert_null (tm_archive_list_rulings (self->archive, &query, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_NEWER);
  g_clear_error (&error);
  g_assert_false (tm_archive_flush (self->archive, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_NEWER);
}

/* The n-th call to the disk fails, for many n: every ruling is saved, and once. */
static void
test_each_call_fails (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const int codes[] = { SQLITE_IOERR_WRITE, SQLITE_FULL, SQLITE_IOERR_NOMEM };
  g_autoptr (GPtrArray) rulings = NULL;
  guint n_hit = 0;

  for (guint n = 1; n <= 60; n++)
    {
      g_autofree char *uuid = NULL;

      vfs_fail (VFS_WRITE, 1 + n / 3, 1, codes[n % 3]);
      uuid = save_at (self, "treasury", treasury, n);
      tm_archive_note_ruling (self->archive, uuid, "so be it");
      if (!tm_archive_flush (self->archive, NULL))
        tm_archive_flush (self->archive, NULL);
      g_assert_true (tm_archive_is_saved (self->archive));
      n_hit += vfs_get_n_failures ();
      vfs_mend ();
    }
  g_assert_cmpuint (n_hit, >, 5);
  reopen (self);
  g_assert_true (tm_archive_check (self->archive, NULL));
  rulings = list (self, TM_RULING_QUERY_ALL);
  g_assert_cmpuint (rulings->len, ==, 60);
  for (guint i = 0; i < rulings->len; i++)
    {
      const TmSavedRuling *ruling = g_ptr_array_index (rulings, i);

      g_assert_cmpint (ruling->made, ==, 60 - (gint64) i);
      g_assert_cmpstr (ruling->note, ==, "so be it");
    }
}

static void
test_backup (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *uuid = save_at (self, "treasury", treasury, 1000);
  g_autoptr (TmSavedRuling) ruling = NULL;
  g_autofree char *backup = NULL;
  TmDatabase *database;

  flush (self);
  backup = tm_archive_back_up (self->archive, NULL);
  database = tm_database_open (backup, TM_DATABASE_READ, NULL);
  ruling = tm_saved_ruling_find (database, uuid, NULL);
  g_assert_nonnull (ruling);
  g_assert_nonnull (strstr (ruling->text, "Treasury"));
  g_clear_pointer (&ruling, tm_saved_ruling_free);
  tm_database_free (database);
}

/* The schema */

static gint64
ask (TmDatabase *database, const char *sql)
{
  g_autoptr (GError) error = NULL;
  gint64 number = -1;

  tm_database_get_number (database, &error, &number, sql, "");
  g_assert_no_error (error);
  return number;
}

/* A history of version 2, as the program before left it. */
static TmDatabase *
open_second_version (Fixture *self)
{
  g_autofree char *path = g_build_filename (self->folder, "second.db", NULL);
  TmDatabase *database = tm_database_open (path, TM_DATABASE_READ_WRITE, NULL);

  g_assert_true (tm_schema_migrate_to (database, 2, NULL));
  g_assert_true (tm_database_execute (
      database,
      "INSERT INTO layouts (id, hash, text) VALUES (1, x'00', '');"
      "INSERT INTO matches (id, uuid, game, layout, started, changed, state, n_seats, options)"
      " VALUES (1, 'a', 'fair', 1, 1, 1, 1, 2, '{}');"
      "INSERT INTO results (match, seat, rank, score, is_winner, part)"
      " VALUES (1, 0, 1, 7, 1, 'baker');"
      "INSERT INTO achieved VALUES (1, 0, 'rich')",
      NULL));
  return database;
}

static void
test_third_version (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmDatabase) database = open_second_version (self);
  g_autoptr (TmSavedRuling) ruling = rule ("treasury", treasury, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (tm_database_execute (database, "PRAGMA max_page_count = 1", NULL));
  g_assert_false (tm_schema_migrate (database, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_FULL);
  g_assert_cmpint (ask (database, "PRAGMA user_version"), ==, 2);
  g_assert_cmpint (ask (database, "SELECT count(*) FROM sqlite_schema WHERE tbl_name = 'rulings'"),
                   ==, 0);
  g_assert_true (tm_database_execute (database, "PRAGMA max_page_count = 1000", NULL));
  g_clear_error (&error);
  tm_schema_migrate (database, &error);
  g_assert_no_error (error);
  g_assert_cmpint (ask (database, "PRAGMA user_version"), ==, tm_schema_get_version ());
  g_assert_cmpint (ask (database, "SELECT count(*) FROM achieved"), ==, 1);
  g_assert_cmpint (ask (database, "SELECT score FROM results WHERE part = 'baker'"), ==, 7);
  ruling->uuid = g_strdup ("r");
  ruling->made = 1;
  ruling->match = g_strdup ("a");
  g_assert_true (tm_saved_ruling_write (database, ruling, NULL));
  g_assert_cmpint (ask (database, "SELECT match FROM rulings"), ==, 1);
  g_assert_true (tm_database_execute (database, "DELETE FROM matches", NULL));
  g_assert_cmpint (ask (database, "SELECT count(*) FROM rulings WHERE match IS NULL"), ==, 1);
}

/* Opened by the program, the old history is backed up, and takes a ruling. */
static void
test_second_version_is_opened (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *backups = g_build_filename (self->folder, "backups", NULL);
  g_autofree char *uuid = NULL;
  g_autoptr (TmSavedRuling) ruling = NULL;

  close_archive (self);
  g_free (self->path);
  self->path = g_build_filename (self->folder, "second.db", NULL);
  tm_database_free (open_second_version (self));
  g_assert_false (g_file_test (backups, G_FILE_TEST_EXISTS));
  open_archive (self);
  g_assert_true (g_file_test (backups, G_FILE_TEST_IS_DIR));
  uuid = save_at (self, "treasury", treasury, 1000);
  flush (self);
  ruling = find (self, uuid);
  g_assert_cmpint (ruling->made, ==, 1000);
}

/* Lists and the deletion of a match need no look at all rulings. */
static void
test_indexes (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const queries[] = {
    "EXPLAIN QUERY PLAN SELECT id FROM rulings ORDER BY made DESC, id DESC LIMIT 50",
    ("EXPLAIN QUERY PLAN SELECT id FROM rulings WHERE game = 'a' AND question = 'b'"
     " ORDER BY made DESC, id DESC"),
    "EXPLAIN QUERY PLAN SELECT id FROM rulings WHERE match = 1",
    "EXPLAIN QUERY PLAN SELECT id FROM rulings WHERE uuid = 'a'",
  };
  TmDatabase *database = tm_archive_get_reader (self->archive, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    {
      sqlite3_stmt *row = tm_database_prepare (database, queries[i], NULL);

      while (tm_database_step (row, NULL) == TM_SQL_ROW)
        {
          g_test_message ("%s", tm_column_text (row, 3));
          g_assert_null (strstr (tm_column_text (row, 3), "TEMP B-TREE"));
          g_assert_nonnull (strstr (tm_column_text (row, 3), "INDEX"));
        }
    }
}

#define ADD(path, test) g_test_add ("/rulings/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  tm_games_register ();
  fair_register ();
  vfs_install ();
  ADD ("round-trip", test_round_trip);
  ADD ("outcome-of-every-kind", test_outcome);
  ADD ("outside-a-match", test_outside_a_match);
  ADD ("lists", test_lists);
  ADD ("note", test_note);
  ADD ("delete", test_delete);
  ADD ("situation/of-a-small-table", test_situation_of_a_small_table);
  ADD ("situation/unknown-today", test_situation_unknown_today);
  ADD ("match/is-deleted", test_match_is_deleted);
  ADD ("match/is-not-there", test_match_is_not_there);
  ADD ("faults/hostile-rows", test_hostile_rows);
  ADD ("faults/damaged-row-is-shown", test_damaged_row_is_shown);
  ADD ("faults/closed", test_closed);
  ADD ("faults/read-only", test_read_only);
  ADD ("faults/newer", test_newer);
  ADD ("faults/each-call-fails", test_each_call_fails);
  ADD ("backup", test_backup);
  ADD ("schema/third-version", test_third_version);
  ADD ("schema/second-version-is-opened", test_second_version_is_opened);
  ADD ("schema/lists-use-indexes", test_indexes);
  return g_test_run ();
}
