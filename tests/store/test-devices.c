/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-devices.h"

#include "test-fair.h"

#include "tm-match-load.h"
#include "tm-match-store.h"
#include "tm-roster.h"
#include "tm-saved-ruling.h"
#include "tm-schema.h"
#include "tm-series.h"
#include "tm-tally.h"
#include "tm-template.h"

static char *folder;
static guint n_files;

void
devices_start (void)
{
  folder = fair_make_folder ();
}

void
devices_clear (void)
{
  fair_remove_folder (folder);
  g_free (folder);
  folder = NULL;
}

/* Databases */

TmDatabase *
devices_open (const char *path)
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

char *
devices_dup_path (void)
{
  g_autofree char *name = g_strdup_printf ("store-%u.db", n_files++);

  return g_build_filename (folder, name, NULL);
}

TmDatabase *
devices_new (void)
{
  g_autofree char *path = devices_dup_path ();

  return devices_open (path);
}

TmDatabase *
devices_copy (TmDatabase *database)
{
  g_autofree char *path = devices_dup_path ();
  g_autoptr (GError) error = NULL;

  tm_database_run (database, &error, "VACUUM INTO ?", "t", path);
  g_assert_no_error (error);
  return devices_open (path);
}

guint
devices_count (TmDatabase *database, const char *sql)
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

static gboolean
is_over (TmMatch *match)
{
  TmResult result = { .ending = TM_ENDING_OPEN };

  tm_match_get_result (match, &result);
  return result.ending != TM_ENDING_OPEN;
}

/* An end that was taken back may be made again on the way. */
static void
play_more (TmMatch *match, GRand *rand)
{
  guint n_moves = (guint) g_rand_int_range (rand, 1, 6);

  if (is_over (match))
    tm_match_undo (match, NULL);
  else
    for (guint i = 0; i < n_moves && !is_over (match); i++)
      fair_play (match, 1, g_rand_int (rand));
  if (!is_over (match) && g_rand_int_range (rand, 0, 3) == 0)
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
  return n_uuids > 0 ? g_strdup (uuids[g_rand_int_range (device->rand, 0, (gint32) n_uuids)])
                     : NULL;
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
delete_series (Device *device)
{
  g_autofree char *uuid = pick (device, "SELECT uuid FROM series ORDER BY uuid");

  if (uuid != NULL)
    g_assert_true (tm_series_delete (device->database, uuid, NULL));
}

static void
put_template (Device *device)
{
  g_autofree char *uuid = pick (device, "SELECT uuid FROM templates ORDER BY uuid");
  g_autoptr (TmTemplate) template = tm_template_new (
      "dice", "Dice",
      g_variant_new_parsed ("{'sides': <%i>}", g_rand_int_range (device->rand, 2, 99)));

  if (uuid != NULL && g_rand_int_range (device->rand, 0, 3) == 0)
    {
      g_assert_true (tm_template_delete (device->database, uuid, NULL));
      return;
    }
  template->uuid
      = uuid != NULL &&g_rand_boolean (device->rand) ? g_strdup (uuid) : g_uuid_string_random ();
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
      ruling->match = pick (device, "SELECT uuid FROM matches ORDER BY uuid");
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
      g_assert_true (tm_roster_hide (device->database, uuid, TRUE, NULL));
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

static gboolean
act_once (TmDatabase *database G_GNUC_UNUSED, gpointer user_data, GError **error G_GNUC_UNUSED)
{
  static void (*const deeds[]) (Device *) = {
    begin_match,         begin_match,  go_on,        go_on,       go_on,      put_ruling,
    meddle_with_players, delete_match, delete_match, label_match, put_series, put_series,
    delete_series,       put_template, put_cards,    give_up,
  };
  Device *device = user_data;

  deeds[g_rand_int_range (device->rand, 0, G_N_ELEMENTS (deeds))](device);
  return TRUE;
}

void
devices_act (TmDatabase *database, guint n_deeds, guint32 seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  Device device = { .database = database, .rand = rand };
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < n_deeds; i++)
    {
      tm_database_transact (database, act_once, &device, &error);
      g_assert_no_error (error);
    }
}

/* Matches */

void
devices_add_match (
    TmDatabase *database, const char *uuid, guint n_moves, guint32 seed, gboolean is_over)
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

void
devices_continue_match (TmDatabase *database, const char *uuid, guint32 seed)
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
