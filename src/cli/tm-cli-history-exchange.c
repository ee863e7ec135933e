/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-cli-history.h"

#include "config.h"

#include "tm-archive.h"
#include "tm-backup.h"
#include "tm-cli-archive.h"
#include "tm-cli-args.h"
#include "tm-cli-json.h"
#include "tm-import.h"

#include <glib/gi18n-lib.h>

/* Errors of a file that was named are what the input is wrong for, unless it cannot be read at all. */
static TmExit
get_exit (const GError *error)
{
  gboolean is_input = g_error_matches (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT)
                      || g_error_matches (error, TM_STORE_ERROR, TM_STORE_ERROR_FOREIGN)
                      || g_error_matches (error, TM_STORE_ERROR, TM_STORE_ERROR_NEWER)
                      || error->domain != TM_STORE_ERROR;

  return is_input ? TM_EXIT_INPUT : TM_EXIT_FILE;
}

static void
add_texts (JsonBuilder *builder, const char *member, GStrv texts)
{
  json_builder_set_member_name (builder, member);
  json_builder_begin_array (builder);
  for (guint i = 0; texts != NULL && texts[i] != NULL; i++)
    json_builder_add_string_value (builder, texts[i]);
  json_builder_end_array (builder);
}

/* What becomes of a file */

static const char *const kind_names[] = {
  [TM_MERGE_PLAYERS] = N_ ("People"),         [TM_MERGE_SERIES] = N_ ("Series"),
  [TM_MERGE_MATCHES] = N_ ("Matches"),        [TM_MERGE_LABELS] = N_ ("Notes to matches"),
  [TM_MERGE_RULINGS] = N_ ("Rulings"),        [TM_MERGE_TEMPLATES] = N_ ("Templates"),
  [TM_MERGE_CARDS] = N_ ("Cards of the box"), [TM_MERGE_GONE] = NULL,
};

static const char *const verdict_names[] = {
  [TM_MERGE_NEW] = NC_ ("merge", "new"),
  [TM_MERGE_SAME] = NC_ ("merge", "the same"),
  [TM_MERGE_NEWER] = NC_ ("merge", "newer there"),
  [TM_MERGE_OLDER] = NC_ ("merge", "newer here"),
  [TM_MERGE_CONFLICTING] = NC_ ("merge", "changed here and there"),
  [TM_MERGE_DELETED_HERE] = NC_ ("merge", "deleted here"),
  [TM_MERGE_DELETED_THERE] = NC_ ("merge", "deleted there"),
};

static void
add_counts (JsonBuilder *builder, const TmMergePlan *plan)
{
  json_builder_set_member_name (builder, "counts");
  json_builder_begin_object (builder);
  for (guint kind = 0; kind < TM_MERGE_GONE; kind++)
    {
      json_builder_set_member_name (builder, tm_merge_kind_get_id (kind));
      json_builder_begin_object (builder);
      for (guint verdict = 0; verdict < TM_MERGE_N_VERDICTS; verdict++)
        tm_cli_json_number (builder, tm_merge_verdict_get_id (verdict),
                            plan->counts[kind][verdict]);
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);
}

static void
add_item (JsonBuilder *builder, const TmMergeItem *item)
{
  g_autofree char *time
      = item->match != NULL ? tm_cli_history_dup_time (item->match->started) : NULL;

  json_builder_begin_object (builder);
  tm_cli_json_string (builder, "kind", tm_merge_kind_get_id (item->kind));
  tm_cli_json_string (builder, "id", item->uuid);
  tm_cli_json_string (builder, "verdict", tm_merge_verdict_get_id (item->verdict));
  tm_cli_json_string (builder, "label", item->label);
  tm_cli_json_string (builder, "started", time);
  json_builder_end_object (builder);
}

static void
print_json (TmImport *import, const TmMergePlan *plan, gboolean is_preview, const char *backup)
{
  JsonBuilder *builder = tm_cli_json_begin ();
  guint n_more;
  g_auto (GStrv) notices = tm_import_dup_notices (import, &n_more);

  tm_cli_json_string (builder, "file", tm_import_get_name (import));
  tm_cli_json_string (builder, "format", tm_import_get_format (import));
  tm_cli_json_flag (builder, "preview", is_preview);
  tm_cli_json_string (builder, "import",
                      tm_import_is_changed (import) ? tm_import_get_uuid (import) : NULL);
  tm_cli_json_string (builder, "backup", backup);
  tm_cli_json_number (builder, "joined", plan->n_joined);
  add_counts (builder, plan);
  json_builder_set_member_name (builder, "items");
  json_builder_begin_array (builder);
  for (guint i = 0; i < plan->items->len; i++)
    if (((TmMergeItem *) g_ptr_array_index (plan->items, i))->kind != TM_MERGE_GONE)
      add_item (builder, g_ptr_array_index (plan->items, i));
  json_builder_end_array (builder);
  add_texts (builder, "notices", notices);
  tm_cli_json_number (builder, "more_notices", n_more);
  tm_cli_json_finish (builder);
}

static void
print_counts (const TmMergePlan *plan, guint kind)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint verdict = 0; verdict < TM_MERGE_N_VERDICTS; verdict++)
    if (plan->counts[kind][verdict] > 0)
      {
        g_string_append (line, line->len > 0 ? ", " : "");
        /* Translators: how many, and what becomes of them, such as "3 new" */
        g_string_append_printf (line, C_ ("merge", "%u %s"), plan->counts[kind][verdict],
                                g_dpgettext2 (GETTEXT_PACKAGE, "merge", verdict_names[verdict]));
      }
  if (line->len > 0)
    /* Translators: what they are, and what becomes of them */
    g_print (C_ ("merge", "%s: %s\n"), _ (kind_names[kind]), line->str);
}

static void
print_notices (TmImport *import)
{
  guint n_more;
  g_auto (GStrv) notices = tm_import_dup_notices (import, &n_more);

  for (guint i = 0; notices[i] != NULL; i++)
    g_print ("%s\n", notices[i]);
  if (n_more > 0)
    {
      g_print (ngettext ("and %u more notice", "and %u more notices", n_more), n_more);
      g_print ("\n");
    }
}

static void
print_plan (TmImport *import, const TmMergePlan *plan, gboolean is_preview)
{
  for (guint kind = 0; kind < TM_MERGE_GONE; kind++)
    print_counts (plan, kind);
  if (plan->n_joined > 0)
    {
      g_print (ngettext ("%u person is the same as somebody of that name",
                         "%u people are the same as somebody of that name", plan->n_joined),
               plan->n_joined);
      g_print ("\n");
    }
  print_notices (import);
  if (is_preview)
    g_print ("%s\n", _ ("Nothing was written."));
  else if (!tm_import_is_changed (import))
    g_print ("%s\n", _ ("Everything is here already."));
  else
    {
      /* Translators: an identifier */
      g_print (_ ("Taken in as import %s."), tm_import_get_uuid (import));
      g_print ("\n");
    }
}

/* Importing */

static char *
dup_path (const TmHistoryOptions *options)
{
  return options->database != NULL ? g_strdup (options->database) : tm_archive_dup_default_path ();
}

typedef struct
{
  TmImport *import;
  TmMergeFlags flags;
  gboolean is_preview;
  TmMergePlan *plan;
  char *backup;
} Arrival;

static void
arrival_clear (Arrival *self)
{
  tm_import_unref (self->import);
  tm_merge_plan_free (self->plan);
  g_free (self->backup);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Arrival, arrival_clear)

static TmExit
look_at (TmDatabase *database, gpointer user_data, GError **error)
{
  Arrival *arrival = user_data;

  arrival->plan = tm_import_dup_plan (arrival->import, database, arrival->flags, error);
  if (arrival->plan == NULL)
    return TM_EXIT_FILE;
  if (arrival->is_preview)
    return TM_EXIT_DONE;
  arrival->backup = tm_backup_make (database, error);
  return arrival->backup != NULL ? TM_EXIT_DONE : TM_EXIT_FILE;
}

static gboolean
write_import (TmDatabase *database, gpointer user_data, GError **error)
{
  Arrival *arrival = user_data;

  /* Into an archive that was just made. */
  if (arrival->plan == NULL)
    arrival->plan = tm_import_dup_plan (arrival->import, database, arrival->flags, error);
  return arrival->plan != NULL
         && tm_import_write (arrival->import, database, arrival->flags, error);
}

/* Without an archive everything is new: the plan is that of an empty one. */
static TmExit
look_at_nothing (Arrival *arrival, GError **error)
{
  static const char empty[] = "{\"format\":\"tablemate-history\",\"version\":1,\"items\":[]}";
  g_autoptr (TmImport) nothing = tm_import_read_data ("", empty, sizeof empty - 1, error);

  return nothing != NULL ? look_at (tm_import_get_database (nothing), arrival, error)
                         : TM_EXIT_FILE;
}

static TmExit
apply (const TmHistoryOptions *options, Arrival *arrival, GError **error)
{
  GError *fault;

  if (!tm_cli_archive_write (options->database, write_import, arrival, error))
    return TM_EXIT_FILE;
  fault = tm_import_dup_fault (arrival->import);
  if (fault == NULL)
    return TM_EXIT_DONE;
  g_propagate_error (error, fault);
  return get_exit (fault);
}

static TmExit
take_in (const TmHistoryOptions *options, Arrival *arrival, GError **error)
{
  g_autofree char *path = dup_path (options);
  gboolean is_there = g_file_test (path, G_FILE_TEST_EXISTS);
  TmExit status = TM_EXIT_DONE;

  arrival->flags = options->is_separate ? TM_MERGE_PLAIN : TM_MERGE_JOIN_NAMES;
  arrival->is_preview = options->is_preview;
  if (is_there)
    status = tm_cli_archive_run (options->database, look_at, arrival, error);
  else if (arrival->is_preview)
    status = look_at_nothing (arrival, error);
  if (*error == NULL && !arrival->is_preview)
    status = apply (options, arrival, error);
  if (*error != NULL)
    return status != TM_EXIT_DONE ? status : TM_EXIT_FILE;
  if (options->json)
    print_json (arrival->import, arrival->plan, arrival->is_preview, arrival->backup);
  else
    print_plan (arrival->import, arrival->plan, arrival->is_preview);
  return TM_EXIT_DONE;
}

/**
 * tm_cli_history_import:
 * @options: what was asked
 * @file: the file
 * @only_database: whether it has to be another archive
 * @error: return location for an error
 *
 * Takes in what a file holds, or tells what that would do.
 *
 * Returns: the exit status
 */
TmExit
tm_cli_history_import (const TmHistoryOptions *options,
                       const char *file,
                       gboolean only_database,
                       GError **error)
{
  g_auto (Arrival) arrival = { 0 };
  g_autoptr (GError) local = NULL;
  TmExit status;

  arrival.import = tm_import_read (file, &local);
  if (arrival.import == NULL)
    {
      status = get_exit (local);
      g_propagate_error (error, g_steal_pointer (&local));
      return status;
    }
  if (only_database && g_strcmp0 (tm_import_get_format (arrival.import), "database") != 0)
    {
      g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
                   _ ("%s is no archive; accepted: a database of Tablemate, or “history import”"),
                   tm_import_get_name (arrival.import));
      return TM_EXIT_INPUT;
    }
  status = take_in (options, &arrival, &local);
  if (local != NULL)
    g_propagate_error (error, g_steal_pointer (&local));
  return status;
}

/* The list */

/**
 * tm_cli_history_imports:
 * @database: an archive
 * @options: what was asked
 * @error: return location for an error
 *
 * Lists what was taken in and can be taken back.
 *
 * Returns: the exit status
 */
TmExit
tm_cli_history_imports (TmDatabase *database, const TmHistoryOptions *options, GError **error)
{
  g_autoptr (GPtrArray) imports = tm_import_list (database, error);
  JsonBuilder *builder;

  if (imports == NULL)
    return TM_EXIT_FILE;
  if (!options->json)
    {
      if (imports->len == 0)
        g_print ("%s\n", _ ("Nothing was imported."));
      for (guint i = 0; i < imports->len; i++)
        {
          const TmImportInfo *info = g_ptr_array_index (imports, i);
          g_autofree char *made = tm_cli_history_dup_local_time (info->made);
          g_autofree char *matches = g_strdup_printf (
              ngettext ("%u match", "%u matches", info->n_matches), info->n_matches);

          g_print ("%s  %s  %s  %s  %s\n", info->uuid, made, info->format, matches, info->name);
        }
      return TM_EXIT_DONE;
    }
  builder = tm_cli_json_begin ();
  json_builder_set_member_name (builder, "imports");
  json_builder_begin_array (builder);
  for (guint i = 0; i < imports->len; i++)
    {
      const TmImportInfo *info = g_ptr_array_index (imports, i);
      g_autofree char *made = tm_cli_history_dup_time (info->made);

      json_builder_begin_object (builder);
      tm_cli_json_string (builder, "id", info->uuid);
      tm_cli_json_string (builder, "made", made);
      tm_cli_json_string (builder, "name", info->name);
      tm_cli_json_string (builder, "format", info->format);
      tm_cli_json_number (builder, "matches", info->n_matches);
      tm_cli_json_number (builder, "pieces", info->n_items);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  tm_cli_json_finish (builder);
  return TM_EXIT_DONE;
}

/* Taking back */

typedef struct
{
  char *uuid;
  guint n_kept;
} Recall;

static gboolean
write_recall (TmDatabase *database, gpointer user_data, GError **error)
{
  Recall *recall = user_data;

  return tm_merge_undo (database, recall->uuid, &recall->n_kept, error);
}

static char *
find_import (TmDatabase *database, const char *id, GError **error)
{
  g_autoptr (GPtrArray) imports = tm_import_list (database, error);
  g_autoptr (GStrvBuilder) found = g_strv_builder_new ();
  g_auto (GStrv) uuids = NULL;

  if (imports == NULL)
    return NULL;
  for (guint i = 0; i < imports->len; i++)
    {
      const TmImportInfo *info = g_ptr_array_index (imports, i);
      if (*id != '\0' && g_str_has_prefix (info->uuid, id))
        g_strv_builder_add (found, info->uuid);
    }
  uuids = g_strv_builder_end (found);
  if (uuids[0] != NULL)
    return tm_cli_history_check_single (uuids, id, error) ? g_strdup (uuids[0]) : NULL;
  g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
               _ ("there is no import “%s”; accepted: an identifier that “history imports” shows"),
               id);
  return NULL;
}

/**
 * tm_cli_history_undo_import:
 * @database: an archive
 * @options: what was asked
 * @id: identifier of an import, or its beginning
 * @error: return location for an error
 *
 * Takes an import back.
 *
 * Returns: the exit status
 */
TmExit
tm_cli_history_undo_import (TmDatabase *database,
                            const TmHistoryOptions *options,
                            const char *id,
                            GError **error)
{
  g_autofree char *uuid = find_import (database, id, error);
  g_autofree char *backup = NULL;
  Recall recall = { .uuid = uuid };

  if (uuid == NULL)
    return TM_EXIT_INPUT;
  backup = tm_backup_make (database, error);
  if (backup == NULL || !tm_cli_archive_write (options->database, write_recall, &recall, error))
    return TM_EXIT_FILE;
  if (options->json)
    {
      JsonBuilder *builder = tm_cli_json_begin ();

      tm_cli_json_string (builder, "import", uuid);
      tm_cli_json_number (builder, "kept", recall.n_kept);
      tm_cli_json_string (builder, "backup", backup);
      tm_cli_json_finish (builder);
      return TM_EXIT_DONE;
    }
  g_print ("%s\n", _ ("The import was taken back."));
  if (recall.n_kept > 0)
    {
      g_print (ngettext ("%u piece stays, since it was changed or used meanwhile.",
                         "%u pieces stay, since they were changed or used meanwhile.",
                         recall.n_kept),
               recall.n_kept);
      g_print ("\n");
    }
  return TM_EXIT_DONE;
}

/* Exporting */

static gboolean
find_format (const char *id, TmExportFormat *format, GError **error)
{
  g_autoptr (GString) ids = g_string_new (NULL);

  *format = TM_EXPORT_HISTORY;
  if (id == NULL || tm_export_format_find (id, format))
    return TRUE;
  for (guint i = 0; i < TM_EXPORT_N_FORMATS; i++)
    g_string_append_printf (ids, i > 0 ? ", %s" : "%s", tm_export_format_get_id (i));
  g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT, _ ("there is no format “%s”; accepted: %s"),
               id, ids->str);
  return FALSE;
}

/**
 * tm_cli_history_export_all:
 * @database: an archive
 * @options: what was asked
 * @error: return location for an error
 *
 * Writes the whole history into a file.
 *
 * Returns: the exit status
 */
TmExit
tm_cli_history_export_all (TmDatabase *database, const TmHistoryOptions *options, GError **error)
{
  g_auto (GStrv) notices = NULL;
  g_autofree char *name = NULL;
  TmExportFormat format;
  guint n_matches;

  if (!find_format (options->format, &format, error))
    return TM_EXIT_INPUT;
  if (options->output == NULL)
    {
      g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT, _ ("%s needs a file: %s"),
                   "“history export --all”", "--output=FILE");
      return TM_EXIT_INPUT;
    }
  if (!tm_export_write_noting (database, format, NULL, options->output, &n_matches, &notices,
                               error))
    return TM_EXIT_FILE;
  name = g_filename_display_name (options->output);
  if (options->json)
    {
      JsonBuilder *builder = tm_cli_json_begin ();

      tm_cli_json_string (builder, "file", name);
      tm_cli_json_string (builder, "format", tm_export_format_get_id (format));
      tm_cli_json_number (builder, "matches", n_matches);
      add_texts (builder, "notices", notices);
      tm_cli_json_finish (builder);
      return TM_EXIT_DONE;
    }
  /* Translators: how many, and a file */
  g_print (ngettext ("%u match written to %s", "%u matches written to %s", n_matches), n_matches,
           name);
  g_print ("\n");
  for (guint i = 0; notices != NULL && notices[i] != NULL; i++)
    g_print ("%s\n", notices[i]);
  return TM_EXIT_DONE;
}
