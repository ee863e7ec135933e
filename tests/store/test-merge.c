/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Devices that start from the same history, go their own ways and are merged. */

#include "test-dump.h"
#include "test-fair.h"

#include "tm-match-load.h"
#include "tm-match-store.h"
#include "tm-merge.h"
#include "tm-roster.h"
#include "tm-saved-ruling.h"
#include "tm-schema.h"
#include "tm-series.h"
#include "tm-tally.h"
#include "tm-template.h"

#include <glib/gstdio.h>
#include <string.h>

static char *folder;
static guint n_files;

/* Databases */

static TmDatabase *
open_store (const char *path)
{
  g_autoptr (GError) error = NULL;
  TmDatabase *database = tm_database_open (path, TM_DATABASE_READ_WRITE, &error);

  g_assert_no_error (error);
  tm_schema_migrate (database, &error);
  g_assert_no_error (error);
  tm_database_execute (database, "PRAGMA synchronous = OFF", &error);
  g_assert_no_error (error);
  return database;
}

static char *
dup_path (void)
{
  g_autofree char *name = g_strdup_printf ("store-%u.db", n_files++);

  return g_build_filename (folder, name, NULL);
}

static TmDatabase *
new_store (void)
{
  g_autofree char *path = dup_path ();

  return open_store (path);
}

static TmDatabase *
copy_store (TmDatabase *database)
{
  g_autofree char *path = dup_path ();
  g_autoptr (GError) error = NULL;

  tm_database_run (database, &error, "VACUUM INTO ?", "t", path);
  g_assert_no_error (error);
  return open_store (path);
}

static guint
count (TmDatabase *database, const char *sql)
{
  gint64 number = 0;

  g_assert_true (tm_database_get_number (database, NULL, &number, sql, ""));
  return (guint) number;
}

/* What a device does */

typedef struct
{
  TmDatabase *database;
  GRand *rand;
  gboolean deletes;
} Device;

static void
save (TmDatabase *database, TmMatchTracker *tracker, TmMatch *match, guint first)
{
  guint n_entries = tm_match_get_n_entries (match);
  g_autoptr (GError) error = NULL;

  for (guint seq = first; seq <= n_entries; seq++)
    {
      g_autoptr (TmMatchDelta) delta = tm_match_tracker_capture_line (tracker, seq);

      tm_match_delta_write (delta, database, &error);
      g_assert_no_error (error);
    }
  if (n_entries > 0)
    {
      g_autoptr (TmMatchDelta) delta = tm_match_tracker_capture_marks (tracker, 1, n_entries);

      tm_match_delta_write (delta, database, &error);
      g_assert_no_error (error);
    }
}

static void
play_more (TmMatch *match, GRand *rand)
{
  TmResult result = { .ending = TM_ENDING_OPEN };

  tm_match_get_result (match, &result);
  if (result.ending != TM_ENDING_OPEN)
    tm_match_undo (match, NULL);
  else
    fair_play (match, (guint) g_rand_int_range (rand, 1, 6), g_rand_int (rand));
  tm_match_get_result (match, &result);
  if (result.ending == TM_ENDING_OPEN && g_rand_int_range (rand, 0, 3) == 0)
    fair_record (match, FAIR_END, "{}", NULL);
}

static void
begin_match (Device *device)
{
  static const char *const names[] = { "Anna", "Boris", "Vera", "Gleb", "Борис" };
  guint n_seats = (guint) g_rand_int_range (device->rand, 1, 5);
  g_autoptr (TmBox) box = fair_new_box (n_seats);
  g_autoptr (TmMatch) match = NULL;
  g_autofree char *uuid = g_uuid_string_random ();
  g_autoptr (TmMatchTracker) tracker = NULL;
  g_autoptr (TmMatchDelta) delta = NULL;
  g_autoptr (GError) error = NULL;

  for (guint seat = 0; seat < n_seats; seat++)
    tm_box_set_seat_name (box, seat,
                          names[g_rand_int_range (device->rand, 0, G_N_ELEMENTS (names))]);
  match = fair_new_match (box);
  tracker = tm_match_tracker_new (match, uuid, 0);
  play_more (match, device->rand);
  delta = tm_match_tracker_capture_all (tracker);
  tm_match_delta_write (delta, device->database, &error);
  g_assert_no_error (error);
}

static char *
pick (Device *device, const char *sql)
{
  g_auto (GStrv) uuids = tm_database_list_texts (device->database, NULL, sql, "");
  guint n_uuids;

  g_assert_nonnull (uuids);
  n_uuids = g_strv_length (uuids);
  return n_uuids > 0 ? g_strdup (uuids[g_rand_int_range (device->rand, 0, (gint32) n_uuids)]) : NULL;
}

static void
go_on (Device *device)
{
  g_autofree char *uuid = pick (device, "SELECT uuid FROM matches ORDER BY uuid");
  g_autoptr (TmMatch) match = NULL;
  g_autoptr (TmMatchTracker) tracker = NULL;
  g_autoptr (GError) error = NULL;
  guint n_entries;
  gint64 stamp;

  if (uuid == NULL)
    return;
  match = tm_match_load (device->database, uuid, &stamp, &error);
  g_assert_no_error (error);
  n_entries = tm_match_get_n_entries (match);
  tracker = tm_match_tracker_new (match, uuid, stamp);
  play_more (match, device->rand);
  save (device->database, tracker, match, n_entries + 1);
}

static void
delete_match (Device *device)
{
  g_autofree char *uuid = pick (device, "SELECT uuid FROM matches ORDER BY uuid");

  if (uuid != NULL)
    g_assert_true (tm_match_delete (device->database, uuid, NULL));
}

static void
give_up (Device *device)
{
  g_autofree char *uuid = pick (device, "SELECT uuid FROM matches WHERE state = 0 ORDER BY uuid");

  g_assert_true (tm_database_run (device->database, NULL,
                                  "UPDATE matches SET state = 2 WHERE uuid = ?", "t", uuid));
}

static void
label_match (Device *device)
{
  g_autofree char *uuid = pick (device, "SELECT uuid FROM matches ORDER BY uuid");
  g_autofree char *note = g_strdup_printf ("Note %d", g_rand_int_range (device->rand, 0, 9));

  if (uuid != NULL)
    g_assert_true (tm_match_label_note (device->database, uuid, note, NULL));
}

static void
put_series (Device *device)
{
  g_autofree char *uuid = pick (device, "SELECT uuid FROM series ORDER BY uuid");
  g_autofree char *name = g_strdup_printf ("Series %d", g_rand_int_range (device->rand, 0, 9));
  g_autofree char *match = pick (device, "SELECT uuid FROM matches ORDER BY uuid");
  gboolean is_new = uuid == NULL || g_rand_int_range (device->rand, 0, 3) == 0;
  TmSeries series = { .name = name };

  if (is_new)
    {
      g_free (uuid);
      uuid = g_uuid_string_random ();
    }
  series.uuid = uuid;
  g_assert_true (tm_series_write (device->database, &series, NULL));
  if (match != NULL)
    g_assert_true (tm_match_label_series (device->database, match, uuid, 0, NULL));
}

static void
put_template (Device *device)
{
  g_autofree char *uuid = pick (device, "SELECT uuid FROM templates ORDER BY uuid");
  g_autoptr (TmTemplate) template = tm_template_new (
      "dice", "Dice", g_variant_new_parsed ("{'sides': <%i>}", g_rand_int_range (device->rand, 2, 99)));

  if (uuid != NULL && g_rand_int_range (device->rand, 0, 3) == 0)
    {
      g_assert_true (tm_template_delete (device->database, uuid, NULL));
      return;
    }
  template->uuid = uuid != NULL && g_rand_boolean (device->rand) ? g_strdup (uuid)
                                                                 : g_uuid_string_random ();
  g_assert_true (tm_template_write (device->database, template, NULL));
}

static void
put_ruling (Device *device)
{
  g_autofree char *uuid = pick (device, "SELECT uuid FROM rulings ORDER BY uuid");
  g_autoptr (TmSavedRuling) ruling = g_new0 (TmSavedRuling, 1);

  if (uuid != NULL && g_rand_int_range (device->rand, 0, 3) == 0)
    g_assert_true (tm_saved_ruling_delete (device->database, uuid, NULL));
  else if (uuid != NULL && g_rand_boolean (device->rand))
    g_assert_true (tm_saved_ruling_note (device->database, uuid, "So it is", NULL));
  else
    {
      ruling->uuid = g_uuid_string_random ();
      ruling->made = g_get_real_time ();
      ruling->game = g_strdup ("fair");
      ruling->question = g_strdup ("who");
      ruling->verdict = g_strdup ("Anna");
      ruling->text = g_strdup ("Anna, since she asked.");
      g_assert_true (tm_saved_ruling_write (device->database, ruling, NULL));
    }
}

static void
meddle_with_players (Device *device)
{
  g_autofree char *uuid = pick (device, "SELECT uuid FROM players ORDER BY uuid");
  g_autofree char *other = pick (device, "SELECT uuid FROM players ORDER BY uuid");
  g_autofree char *name = g_strdup_printf ("Anna %d", g_rand_int_range (device->rand, 0, 9));

  if (uuid == NULL)
    return;
  switch (g_rand_int_range (device->rand, 0, 5))
    {
    case 0:
      g_assert_true (tm_roster_rename (device->database, uuid, name, NULL));
      break;
    case 1:
      g_assert_true (tm_roster_color (device->database, uuid, "#ff0000", NULL));
      break;
    case 2:
      g_assert_true (tm_roster_merge (device->database, uuid, other, NULL));
      break;
    case 3:
      g_assert_true (tm_roster_split (device->database, uuid, NULL));
      break;
    default:
      g_assert_true (tm_roster_hide (device->database, "Vera", TRUE, NULL));
    }
}

static void
put_cards (Device *device)
{
  static const char *const first[] = { "red", "own:moon", NULL };
  static const char *const second[] = { "green", NULL };

  g_assert_true (tm_roster_set_cards (device->database, "fair",
                                      g_rand_boolean (device->rand) ? "card" : "die",
                                      g_rand_boolean (device->rand) ? first : second, NULL));
}

/* What is written to a match after another device has deleted it goes with it, unless a third goes on
 * with it: what becomes of it then depends on who meets whom first. So a device either deletes matches
 * or writes to them. */
static gboolean
act_once (TmDatabase *database G_GNUC_UNUSED, gpointer user_data, GError **error G_GNUC_UNUSED)
{
  static void (*const deeds[]) (Device *) = {
    begin_match, go_on,      go_on,     go_on,
    put_ruling,  put_cards,  give_up,   meddle_with_players,
    delete_match, delete_match,
    put_template, label_match, put_series,
  };
  Device *device = user_data;
  gint32 first = device->deletes ? 0 : 2;
  gint32 last = device->deletes ? 10 : (gint32) G_N_ELEMENTS (deeds);
  gint32 deed = g_rand_int_range (device->rand, first, last);

  if (device->deletes || deed < 8 || deed >= 10)
    deeds[deed](device);
  else
    begin_match (device);
  return TRUE;
}

static void
act (TmDatabase *database, guint n_deeds, guint32 seed, gboolean deletes)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  Device device = { .database = database, .rand = rand, .deletes = deletes };
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < n_deeds; i++)
    {
      tm_database_transact (database, act_once, &device, &error);
      g_assert_no_error (error);
    }
}

/* Merging */

static char *
merge (TmDatabase *into, TmDatabase *from, TmMergeFlags flags)
{
  g_autoptr (GError) error = NULL;
  char *import = NULL;

  tm_merge_apply (into, from, flags, "other.db", "database", &import, &error);
  g_assert_no_error (error);
  return import;
}

static TmDatabase *
merge_new (TmDatabase *a, TmDatabase *b)
{
  TmDatabase *merged = copy_store (a);
  g_autofree char *import = merge (merged, b, TM_MERGE_PLAIN);

  return merged;
}

static void
assert_same (TmDatabase *a, TmDatabase *b, const char *what)
{
  g_autofree char *one = dump_history (a);
  g_autofree char *other = dump_history (b);

  dump_assert_equal (one, other, what);
}

/* Every line of a journal that one history has and the other has not deleted is in the outcome. */
static void
assert_lossless (TmDatabase *part, TmDatabase *whole)
{
  g_auto (GStrv) lines = tm_database_list_texts (
      part, NULL,
      "SELECT (m.started + v.time) || ' ' || hex (v.params) || hex (v.changes) FROM moves v"
      " JOIN matches m ON m.id = v.match WHERE NOT EXISTS"
      " (SELECT 1 FROM gone g WHERE g.uuid IN (m.uuid, m.origin)) ORDER BY m.uuid, v.seq",
      "");
  g_auto (GStrv) all = tm_database_list_texts (
      whole, NULL,
      "SELECT (m.started + v.time) || ' ' || hex (v.params) || hex (v.changes) FROM moves v"
      " JOIN matches m ON m.id = v.match",
      "");
  g_auto (GStrv) gone = tm_database_list_texts (whole, NULL, "SELECT uuid FROM gone", "");
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);

  g_assert_true (lines != NULL && all != NULL && gone != NULL);
  for (guint i = 0; all[i] != NULL; i++)
    g_hash_table_add (known, all[i]);
  if (gone[0] != NULL)
    return;
  for (guint i = 0; lines[i] != NULL; i++)
    g_assert_true (g_hash_table_contains (known, lines[i]));
}

static void
assert_loadable (TmDatabase *database)
{
  g_auto (GStrv) uuids = tm_database_list_texts (database, NULL, "SELECT uuid FROM matches", "");

  for (guint i = 0; uuids[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      gint64 stamp;
      g_autoptr (TmMatch) match = tm_match_load (database, uuids[i], &stamp, &error);

      g_assert_no_error (error);
      g_assert_nonnull (match);
    }
}

static gboolean
undo (TmDatabase *database, gpointer user_data, GError **error)
{
  guint n_kept = 99;

  if (!tm_merge_undo (database, user_data, &n_kept, error))
    return FALSE;
  g_assert_cmpuint (n_kept, ==, 0);
  return TRUE;
}

static void
assert_undone (TmDatabase *a, TmDatabase *b)
{
  g_autoptr (TmDatabase) merged = copy_store (a);
  g_autofree char *import = merge (merged, b, TM_MERGE_JOIN_NAMES);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) imports = NULL;

  if (import != NULL)
    tm_database_transact (merged, undo, import, &error);
  g_assert_no_error (error);
  assert_same (a, merged, "undone");
  dump_assert_tallies (merged);
  imports = tm_import_list (merged, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (imports->len, ==, count (a, "SELECT count(*) FROM imports"));
}

static void
assert_nothing_to_do (TmDatabase *into, TmDatabase *from, TmMergeFlags flags)
{
  g_autofree char *before = dump_history (into);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TmMergePlan) plan = tm_merge_plan_new (into, from, flags, &error);
  g_autofree char *import = NULL;

  g_assert_no_error (error);
  g_assert_true (tm_merge_plan_changes_nothing (plan));
  import = merge (into, from, flags);
  g_assert_null (import);
  after = dump_history (into);
  dump_assert_equal (before, after, "merged twice");
}

static void
check_devices (guint32 seed, guint n_before, guint n_after)
{
  g_autoptr (TmDatabase) base = new_store ();
  g_autoptr (TmDatabase) a = NULL;
  g_autoptr (TmDatabase) b = NULL;
  g_autoptr (TmDatabase) c = NULL;
  g_autoptr (TmDatabase) ab = NULL;
  g_autoptr (TmDatabase) ba = NULL;
  g_autoptr (TmDatabase) ac = NULL;
  g_autoptr (TmDatabase) bc = NULL;
  g_autoptr (TmDatabase) ab_c = NULL;
  g_autoptr (TmDatabase) a_bc = NULL;
  g_autoptr (TmDatabase) ac_b = NULL;

  act (base, n_before, seed, FALSE);
  a = copy_store (base);
  b = copy_store (base);
  c = copy_store (base);
  act (a, n_after, 3 * seed + 1, seed % 2 == 0);
  act (b, n_after, 3 * seed + 2, seed % 2 == 0);
  act (c, n_after, 3 * seed + 3, seed % 2 == 0);
  ab = merge_new (a, b);
  ba = merge_new (b, a);
  assert_same (ab, ba, "both ways");
  ac = merge_new (a, c);
  bc = merge_new (b, c);
  ab_c = merge_new (ab, c);
  a_bc = merge_new (a, bc);
  ac_b = merge_new (ac, b);
  assert_same (ab_c, a_bc, "grouped");
  assert_same (ab_c, ac_b, "in another order");
  assert_nothing_to_do (a, a, TM_MERGE_JOIN_NAMES);
  assert_nothing_to_do (ab, b, TM_MERGE_PLAIN);
  assert_nothing_to_do (ab, a, TM_MERGE_PLAIN);
  assert_nothing_to_do (ab_c, bc, TM_MERGE_PLAIN);
  assert_lossless (a, ab);
  assert_lossless (b, ab);
  assert_loadable (ab_c);
  dump_assert_tallies (ab_c);
  assert_undone (a, b);
  assert_undone (ab, c);
}

static void
test_devices (void)
{
  guint n_rounds = g_test_slow () ? 200 : 12;

  for (guint i = 0; i < n_rounds; i++)
    check_devices (i, 12, 10);
}

static void
clear_folder (void)
{
  fair_remove_folder (folder);
  g_free (folder);
  folder = fair_make_folder ();
}

/* Devices that go on after they were merged, and are merged again. */
static void
test_rounds (void)
{
  for (guint32 seed = 100; seed < 104; seed++)
    {
      g_autoptr (TmDatabase) a = new_store ();
      g_autoptr (TmDatabase) b = NULL;

      act (a, 10, seed, FALSE);
      b = copy_store (a);
      for (guint32 i = 0; i < 4; i++)
        {
          g_autofree char *there = NULL;
          g_autofree char *back = NULL;

          act (a, 6, 1000 * seed + 2 * i, FALSE);
          act (b, 6, 1000 * seed + 2 * i + 1, seed % 2 == 0);
          there = merge (b, a, TM_MERGE_PLAIN);
          back = merge (a, b, TM_MERGE_PLAIN);
          assert_same (a, b, "after each round");
          dump_assert_tallies (a);
          dump_assert_tallies (b);
        }
    }
  clear_folder ();
}

static void
add_match (TmDatabase *database, const char *uuid, guint n_moves, guint32 seed, gboolean is_over)
{
  g_autoptr (TmBox) box = fair_new_box (2);
  g_autoptr (TmMatch) match = fair_new_match (box);
  g_autoptr (TmMatchTracker) tracker = tm_match_tracker_new (match, uuid, 0);
  g_autoptr (TmMatchDelta) delta = NULL;
  g_autoptr (GError) error = NULL;

  fair_play (match, n_moves, seed);
  if (is_over)
    fair_record (match, FAIR_END, "{}", NULL);
  delta = tm_match_tracker_capture_all (tracker);
  tm_match_delta_write (delta, database, &error);
  g_assert_no_error (error);
}

static void
continue_match (TmDatabase *database, const char *uuid, guint32 seed)
{
  g_autoptr (GError) error = NULL;
  gint64 stamp;
  g_autoptr (TmMatch) match = tm_match_load (database, uuid, &stamp, &error);
  g_autoptr (TmMatchTracker) tracker = NULL;
  TmResult result = { .ending = TM_ENDING_OPEN };
  guint n_entries;

  g_assert_no_error (error);
  n_entries = tm_match_get_n_entries (match);
  tracker = tm_match_tracker_new (match, uuid, stamp);
  tm_match_get_result (match, &result);
  if (result.ending != TM_ENDING_OPEN)
    tm_match_undo (match, NULL);
  fair_play (match, 6, seed);
  save (database, tracker, match, n_entries + 1);
}

#define MATCH "00000000-0000-4000-8000-000000000001"

static void
test_conflict (void)
{
  g_autoptr (TmDatabase) a = new_store ();
  g_autoptr (TmDatabase) b = NULL;
  g_autoptr (TmMergePlan) plan = NULL;
  g_autofree char *import = NULL;
  g_auto (GStrv) origins = NULL;

  add_match (a, MATCH, 5, 1, FALSE);
  b = copy_store (a);
  continue_match (a, MATCH, 2);
  continue_match (b, MATCH, 3);
  plan = tm_merge_plan_new (a, b, TM_MERGE_PLAIN, NULL);
  g_assert_cmpuint (plan->counts[TM_MERGE_MATCHES][TM_MERGE_CONFLICTING], ==, 1);
  g_assert_cmpuint (plan->items->len, ==, 1);
  import = merge (a, b, TM_MERGE_PLAIN);
  g_assert_cmpuint (count (a, "SELECT count(*) FROM matches"), ==, 2);
  origins = tm_database_list_texts (a, NULL, "SELECT origin FROM matches WHERE origin IS NOT NULL",
                                    "");
  g_assert_cmpstr (origins[0], ==, MATCH);
  /* The other device agrees about who is who. */
  g_free (merge (b, a, TM_MERGE_PLAIN));
  assert_same (a, b, "the other device");
}

/* A device that was far away brings the version from which another went on. */
static void
test_missing_link (void)
{
  g_autoptr (TmDatabase) a = new_store ();
  g_autoptr (TmDatabase) b = NULL;
  g_autoptr (TmDatabase) c = NULL;
  g_autoptr (TmDatabase) one = NULL;
  g_autoptr (TmDatabase) other = NULL;

  add_match (a, MATCH, 5, 1, FALSE);
  c = copy_store (a);
  continue_match (a, MATCH, 2);
  b = copy_store (a);
  continue_match (c, MATCH, 4);
  continue_match (b, MATCH, 3);
  one = merge_new (a, c);
  g_assert_cmpuint (count (one, "SELECT count(*) FROM matches"), ==, 2);
  g_free (merge (one, b, TM_MERGE_PLAIN));
  g_assert_cmpuint (count (one, "SELECT count(*) FROM matches"), ==, 2);
  other = merge_new (b, c);
  g_free (merge (other, a, TM_MERGE_PLAIN));
  assert_same (one, other, "in another order");
}

static void
test_deletion (void)
{
  g_autoptr (TmDatabase) a = new_store ();
  g_autoptr (TmDatabase) b = NULL;
  g_autoptr (TmDatabase) ab = NULL;
  g_autoptr (TmMergePlan) plan = NULL;

  add_match (a, MATCH, 5, 1, TRUE);
  b = copy_store (a);
  g_assert_true (tm_match_delete (a, MATCH, NULL));
  plan = tm_merge_plan_new (b, a, TM_MERGE_PLAIN, NULL);
  g_assert_cmpuint (plan->counts[TM_MERGE_MATCHES][TM_MERGE_DELETED_THERE], ==, 1);
  ab = merge_new (a, b);
  g_assert_cmpuint (count (ab, "SELECT count(*) FROM matches"), ==, 0);
  assert_undone (b, a);
  /* Who goes on with it after that wants it. */
  continue_match (b, MATCH, 1);
  g_clear_pointer (&ab, tm_database_free);
  ab = merge_new (a, b);
  g_assert_cmpuint (count (ab, "SELECT count(*) FROM matches"), ==, 1);
}

static void
test_kept (void)
{
  g_autoptr (TmDatabase) a = new_store ();
  g_autoptr (TmDatabase) b = new_store ();
  g_autofree char *import = NULL;
  guint n_kept = 0;

  add_match (b, MATCH, 5, 1, FALSE);
  add_match (b, "00000000-0000-4000-8000-000000000002", 5, 1, TRUE);
  import = merge (a, b, TM_MERGE_PLAIN);
  continue_match (a, MATCH, 2);
  g_assert_true (tm_merge_undo (a, import, &n_kept, NULL));
  /* The match, and the two people who sit at its table. */
  g_assert_cmpuint (n_kept, ==, 3);
  g_assert_cmpuint (count (a, "SELECT count(*) FROM matches"), ==, 1);
  g_assert_cmpuint (count (a, "SELECT count(*) FROM imports"), ==, 0);
  g_assert_false (tm_merge_undo (a, import, &n_kept, NULL));
}

static void
test_names (void)
{
  TmDatabase *stores[3];
  g_autoptr (TmDatabase) one = NULL;
  g_autoptr (TmDatabase) other = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (stores); i++)
    {
      g_autofree char *uuid = g_uuid_string_random ();

      stores[i] = new_store ();
      add_match (stores[i], uuid, 3, i, TRUE);
    }
  one = copy_store (stores[0]);
  g_free (merge (one, stores[1], TM_MERGE_JOIN_NAMES));
  g_free (merge (one, stores[2], TM_MERGE_JOIN_NAMES));
  other = copy_store (stores[2]);
  g_free (merge (other, stores[1], TM_MERGE_JOIN_NAMES));
  g_free (merge (other, stores[0], TM_MERGE_JOIN_NAMES));
  assert_same (one, other, "joined");
  assert_nothing_to_do (one, other, TM_MERGE_JOIN_NAMES);
  assert_nothing_to_do (one, stores[1], TM_MERGE_JOIN_NAMES);
  g_assert_cmpuint (count (one, "SELECT count(*) FROM players WHERE root IS NULL"), ==, 2);
  g_assert_cmpuint (count (one, "SELECT count(*) FROM players"), ==, 6);
  assert_undone (stores[0], stores[1]);
  for (guint i = 0; i < G_N_ELEMENTS (stores); i++)
    tm_database_free (stores[i]);
}

static void
test_speed (void)
{
  g_autoptr (TmDatabase) a = new_store ();
  g_autoptr (TmDatabase) b = new_store ();
  guint n_matches = g_test_perf () ? 10000 : 200;
  gint64 start;

  for (guint i = 0; i < n_matches; i++)
    {
      g_autofree char *uuid = g_uuid_string_random ();
      add_match (a, uuid, 100, i, TRUE);
    }
  start = g_get_monotonic_time ();
  g_free (merge (b, a, TM_MERGE_JOIN_NAMES));
  g_test_minimized_result ((double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC,
                           "%u matches into an empty history: %.2f s", n_matches,
                           (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC);
  assert_same (a, b, "into an empty one");
  start = g_get_monotonic_time ();
  g_free (merge (b, a, TM_MERGE_JOIN_NAMES));
  g_test_minimized_result ((double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC,
                           "%u matches into an equal history: %.2f s", n_matches,
                           (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  fair_register ();
  folder = fair_make_folder ();
  g_test_add_func ("/store/merge/conflict", test_conflict);
  g_test_add_func ("/store/merge/missing-link", test_missing_link);
  g_test_add_func ("/store/merge/deletion", test_deletion);
  g_test_add_func ("/store/merge/kept", test_kept);
  g_test_add_func ("/store/merge/names", test_names);
  g_test_add_func ("/store/merge/any-order", test_devices);
  g_test_add_func ("/store/merge/rounds", test_rounds);
  g_test_add_func ("/store/merge/speed", test_speed);
  status = g_test_run ();
  fair_remove_folder (folder);
  g_free (folder);
  return status;
}
