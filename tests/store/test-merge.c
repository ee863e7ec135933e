/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Devices that start from the same history, go their own ways and are merged. */

#include "test-devices.h"
#include "test-dump.h"
#include "test-fair.h"

#include "tm-match-load.h"
#include "tm-match-store.h"
#include "tm-merge.h"
#include "tm-series.h"

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
  TmDatabase *merged = devices_copy (a);
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
  g_autoptr (TmDatabase) merged = devices_copy (a);
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
  g_assert_cmpuint (imports->len, ==, devices_count (a, "SELECT count(*) FROM imports"));
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
  g_autoptr (TmDatabase) base = devices_new ();
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

  devices_act (base, n_before, seed);
  a = devices_copy (base);
  b = devices_copy (base);
  c = devices_copy (base);
  devices_act (a, n_after, 3 * seed + 1);
  devices_act (b, n_after, 3 * seed + 2);
  devices_act (c, n_after, 3 * seed + 3);
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

/* Devices that go on after they were merged, and are merged again. */
static void
test_rounds (void)
{
  for (guint32 seed = 100; seed < 104; seed++)
    {
      g_autoptr (TmDatabase) a = devices_new ();
      g_autoptr (TmDatabase) b = NULL;

      devices_act (a, 10, seed);
      b = devices_copy (a);
      for (guint32 i = 0; i < 4; i++)
        {
          g_autofree char *there = NULL;
          g_autofree char *back = NULL;

          devices_act (a, 6, 1000 * seed + 2 * i);
          devices_act (b, 6, 1000 * seed + 2 * i + 1);
          there = merge (b, a, TM_MERGE_PLAIN);
          back = merge (a, b, TM_MERGE_PLAIN);
          assert_same (a, b, "after each round");
          dump_assert_tallies (a);
          dump_assert_tallies (b);
        }
    }
}

#define MATCH "00000000-0000-4000-8000-000000000001"

static void
test_conflict (void)
{
  g_autoptr (TmDatabase) a = devices_new ();
  g_autoptr (TmDatabase) b = NULL;
  g_autoptr (TmMergePlan) plan = NULL;
  g_autofree char *import = NULL;
  g_auto (GStrv) origins = NULL;

  devices_add_match (a, MATCH, 5, 1, FALSE);
  b = devices_copy (a);
  devices_continue_match (a, MATCH, 2);
  devices_continue_match (b, MATCH, 3);
  plan = tm_merge_plan_new (a, b, TM_MERGE_PLAIN, NULL);
  g_assert_cmpuint (plan->counts[TM_MERGE_MATCHES][TM_MERGE_CONFLICTING], ==, 1);
  g_assert_cmpuint (plan->items->len, ==, 1);
  import = merge (a, b, TM_MERGE_PLAIN);
  g_assert_cmpuint (devices_count (a, "SELECT count(*) FROM matches"), ==, 2);
  origins
      = tm_database_list_texts (a, NULL, "SELECT origin FROM matches WHERE origin IS NOT NULL", "");
  g_assert_cmpstr (origins[0], ==, MATCH);
  /* The other device agrees about who is who. */
  g_free (merge (b, a, TM_MERGE_PLAIN));
  assert_same (a, b, "the other device");
}

/* A device that was far away brings the version from which another went on. */
static void
test_missing_link (void)
{
  g_autoptr (TmDatabase) a = devices_new ();
  g_autoptr (TmDatabase) b = NULL;
  g_autoptr (TmDatabase) c = NULL;
  g_autoptr (TmDatabase) one = NULL;
  g_autoptr (TmDatabase) other = NULL;

  devices_add_match (a, MATCH, 5, 1, FALSE);
  c = devices_copy (a);
  devices_continue_match (a, MATCH, 2);
  b = devices_copy (a);
  devices_continue_match (c, MATCH, 4);
  devices_continue_match (b, MATCH, 3);
  one = merge_new (a, c);
  g_assert_cmpuint (devices_count (one, "SELECT count(*) FROM matches"), ==, 2);
  g_free (merge (one, b, TM_MERGE_PLAIN));
  g_assert_cmpuint (devices_count (one, "SELECT count(*) FROM matches"), ==, 2);
  other = merge_new (b, c);
  g_free (merge (other, a, TM_MERGE_PLAIN));
  assert_same (one, other, "in another order");
}

/* A ruling, a note and a series that hang on the match. */
static void
attach (TmDatabase *database)
{
  static const char *const statements[] = {
    "INSERT INTO rulings (uuid, made, game, question, match, params, outcome, verdict, text)"
    " SELECT '00000000-0000-4000-8000-00000000000a', 5, 'fair', 'who', id, '{}', '{}', 'Anna', 'x'"
    " FROM matches",
    "INSERT INTO series (uuid, name, changed)"
    " VALUES ('00000000-0000-4000-8000-00000000000b', 'Evenings', 5)",
    "UPDATE matches SET note = 'rain', labelled = 7, chapter = 2,"
    " series = (SELECT id FROM series)",
  };

  for (guint i = 0; i < G_N_ELEMENTS (statements); i++)
    g_assert_true (tm_database_run (database, NULL, statements[i], ""));
}

static void
test_deletion (void)
{
  g_autoptr (TmDatabase) a = devices_new ();
  g_autoptr (TmDatabase) b = NULL;
  g_autoptr (TmDatabase) ab = NULL;
  g_autoptr (TmMergePlan) plan = NULL;

  devices_add_match (a, MATCH, 5, 1, TRUE);
  attach (a);
  b = devices_copy (a);
  g_assert_true (tm_match_delete (a, MATCH, NULL));
  plan = tm_merge_plan_new (b, a, TM_MERGE_PLAIN, NULL);
  g_assert_cmpuint (plan->counts[TM_MERGE_MATCHES][TM_MERGE_DELETED_THERE], ==, 1);
  ab = merge_new (a, b);
  g_assert_cmpuint (devices_count (ab, "SELECT count(*) FROM matches"), ==, 0);
  assert_undone (b, a);
  /* So does the series, and the match that belonged to it stays. */
  g_assert_true (tm_series_delete (a, "00000000-0000-4000-8000-00000000000b", NULL));
  assert_undone (b, a);
  /* Who goes on with it after that wants it. */
  devices_continue_match (b, MATCH, 1);
  g_clear_pointer (&ab, tm_database_free);
  ab = merge_new (a, b);
  g_assert_cmpuint (devices_count (ab, "SELECT count(*) FROM matches"), ==, 1);
}

#define SERIES "00000000-0000-4000-8000-00000000000b"

/* One device deletes the match and the series, one writes to the match after that, one goes on with
 * both: nothing of it is lost, whoever meets whom first. */
static void
test_return (void)
{
  g_autoptr (TmDatabase) a = devices_new ();
  g_autoptr (TmDatabase) b = NULL;
  g_autoptr (TmDatabase) c = NULL;
  g_autoptr (TmDatabase) ab = NULL;
  g_autoptr (TmDatabase) abc = NULL;
  g_autoptr (TmDatabase) bc = NULL;
  g_autoptr (TmDatabase) bca = NULL;
  TmSeries series = { .uuid = (char *) SERIES, .name = (char *) "Nights" };

  devices_add_match (a, MATCH, 5, 1, FALSE);
  attach (a);
  b = devices_copy (a);
  c = devices_copy (a);
  g_assert_true (tm_match_delete (a, MATCH, NULL));
  g_assert_true (tm_series_delete (a, SERIES, NULL));
  g_assert_true (tm_match_label_note (b, MATCH, "snow", NULL));
  devices_continue_match (c, MATCH, 2);
  g_assert_true (tm_series_write (c, &series, NULL));
  ab = merge_new (a, b);
  g_assert_cmpuint (devices_count (ab, "SELECT count(*) FROM matches"), ==, 0);
  assert_nothing_to_do (ab, b, TM_MERGE_PLAIN);
  assert_undone (a, b);
  assert_undone (ab, c);
  abc = merge_new (ab, c);
  g_assert_cmpuint (devices_count (abc, "SELECT count(*) FROM matches m JOIN series s"
                                        " ON s.id = m.series JOIN rulings r ON r.match = m.id"
                                        " WHERE m.note = 'snow' AND m.chapter = 2"
                                        " AND s.name = 'Nights'"),
                    ==, 1);
  bc = merge_new (b, c);
  bca = merge_new (bc, a);
  assert_same (abc, bca, "in another order");
}

static void
test_kept (void)
{
  g_autoptr (TmDatabase) a = devices_new ();
  g_autoptr (TmDatabase) b = devices_new ();
  g_autofree char *import = NULL;
  guint n_kept = 0;

  devices_add_match (b, MATCH, 5, 1, FALSE);
  devices_add_match (b, "00000000-0000-4000-8000-000000000002", 5, 1, TRUE);
  import = merge (a, b, TM_MERGE_PLAIN);
  devices_continue_match (a, MATCH, 2);
  g_assert_true (tm_merge_undo (a, import, &n_kept, NULL));
  /* The match, and the two people who sit at its table. */
  g_assert_cmpuint (n_kept, ==, 3);
  g_assert_cmpuint (devices_count (a, "SELECT count(*) FROM matches"), ==, 1);
  g_assert_cmpuint (devices_count (a, "SELECT count(*) FROM imports"), ==, 0);
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

      stores[i] = devices_new ();
      devices_add_match (stores[i], uuid, 3, i, TRUE);
    }
  one = devices_copy (stores[0]);
  g_free (merge (one, stores[1], TM_MERGE_JOIN_NAMES));
  g_free (merge (one, stores[2], TM_MERGE_JOIN_NAMES));
  other = devices_copy (stores[2]);
  g_free (merge (other, stores[1], TM_MERGE_JOIN_NAMES));
  g_free (merge (other, stores[0], TM_MERGE_JOIN_NAMES));
  assert_same (one, other, "joined");
  assert_nothing_to_do (one, other, TM_MERGE_JOIN_NAMES);
  assert_nothing_to_do (one, stores[1], TM_MERGE_JOIN_NAMES);
  g_assert_cmpuint (devices_count (one, "SELECT count(*) FROM players WHERE root IS NULL"), ==, 2);
  g_assert_cmpuint (devices_count (one, "SELECT count(*) FROM players"), ==, 6);
  assert_undone (stores[0], stores[1]);
  for (guint i = 0; i < G_N_ELEMENTS (stores); i++)
    tm_database_free (stores[i]);
}

static void
test_speed (void)
{
  g_autoptr (TmDatabase) a = devices_new ();
  g_autoptr (TmDatabase) b = devices_new ();
  guint n_matches = g_test_perf () ? 10000 : 200;
  gint64 start;

  for (guint i = 0; i < n_matches; i++)
    {
      g_autofree char *uuid = g_uuid_string_random ();
      devices_add_match (a, uuid, 100, i, TRUE);
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
  devices_start ();
  g_test_add_func ("/store/merge/conflict", test_conflict);
  g_test_add_func ("/store/merge/missing-link", test_missing_link);
  g_test_add_func ("/store/merge/deletion", test_deletion);
  g_test_add_func ("/store/merge/return", test_return);
  g_test_add_func ("/store/merge/kept", test_kept);
  g_test_add_func ("/store/merge/names", test_names);
  g_test_add_func ("/store/merge/any-order", test_devices);
  g_test_add_func ("/store/merge/rounds", test_rounds);
  g_test_add_func ("/store/merge/speed", test_speed);
  status = g_test_run ();
  devices_clear ();
  return status;
}
