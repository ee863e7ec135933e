/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-cli-history.h"

#include "config.h"

#include "tm-cli-archive.h"
#include "tm-cli-args.h"
#include "tm-cli-json.h"

#include <glib/gi18n-lib.h>

/* JSON */

static void
add_head (JsonBuilder *builder, const TmSavedRuling *ruling)
{
  g_autofree char *made = tm_cli_history_dup_time (ruling->made);

  tm_cli_json_string (builder, "id", ruling->uuid);
  tm_cli_json_string (builder, "made", made);
  tm_cli_json_string (builder, "game", ruling->game);
  tm_cli_json_string (builder, "question", ruling->question);
  tm_cli_json_string (builder, "match", ruling->match);
}

static void
add_ruling (JsonBuilder *builder, const TmSavedRuling *ruling)
{
  g_autofree char *situation = tm_saved_ruling_dup_situation (ruling);

  json_builder_begin_object (builder);
  add_head (builder, ruling);
  tm_cli_json_string (builder, "situation", situation);
  tm_cli_json_string (builder, "verdict", ruling->verdict);
  tm_cli_json_string (builder, "note", ruling->note);
  json_builder_end_object (builder);
}

static void
print_json_list (const GPtrArray *rulings)
{
  JsonBuilder *builder = tm_cli_json_begin ();

  json_builder_set_member_name (builder, "rulings");
  json_builder_begin_array (builder);
  for (guint i = 0; i < rulings->len; i++)
    add_ruling (builder, g_ptr_array_index (rulings, i));
  json_builder_end_array (builder);
  tm_cli_json_finish (builder);
}

static void
add_seats (JsonBuilder *builder, const TmSavedRuling *ruling)
{
  json_builder_set_member_name (builder, "seats");
  if (ruling->seats == NULL)
    {
      json_builder_add_null_value (builder);
      return;
    }
  json_builder_begin_array (builder);
  for (guint seat = 0; ruling->seats[seat] != NULL; seat++)
    if (*ruling->seats[seat] != '\0')
      json_builder_add_string_value (builder, ruling->seats[seat]);
    else
      json_builder_add_null_value (builder);
  json_builder_end_array (builder);
}

static void
print_json (const TmSavedRuling *ruling, gboolean is_deleted)
{
  JsonBuilder *builder = tm_cli_json_begin ();

  add_head (builder, ruling);
  add_seats (builder, ruling);
  tm_cli_json_variant (builder, "params", ruling->params);
  tm_cli_json_variant (builder, "outcome", ruling->outcome);
  tm_cli_json_string (builder, "verdict", ruling->verdict);
  tm_cli_json_string (builder, "text", ruling->text);
  tm_cli_json_string (builder, "note", ruling->note);
  tm_cli_json_flag (builder, "deleted", is_deleted);
  tm_cli_json_finish (builder);
}

/* For people */

static void
print_indented (const char *lines)
{
  g_auto (GStrv) each = g_strsplit (lines, "\n", -1);

  for (guint i = 0; each[i] != NULL; i++)
    g_print ("  %s\n", each[i]);
}

static char *
dup_note (const char *note)
{
  /* Translators: what somebody wrote to a ruling */
  return note != NULL ? g_strdup_printf (_ ("Note: %s"), note) : NULL;
}

static void
print_ruling (const TmSavedRuling *ruling)
{
  const TmGame *game = tm_game_find (ruling->game);
  int question = game != NULL ? tm_game_find_question (game, ruling->question) : -1;
  g_autofree char *time = tm_cli_history_dup_local_time (ruling->made);
  g_autofree char *situation = tm_saved_ruling_dup_situation (ruling);
  g_autofree char *note = dup_note (ruling->note);

  g_print ("%s  %s  ", ruling->uuid, time);
  /* Translators: a game and a question about it */
  g_print (C_ ("ruling", "%s: %s"), game != NULL ? tm_word_get (game->name) : ruling->game,
           question >= 0 ? tm_word_get (game->questions[question].title) : ruling->question);
  g_print ("\n");
  if (situation != NULL && *situation != '\0')
    print_indented (situation);
  print_indented (ruling->verdict);
  if (note != NULL)
    print_indented (note);
}

static void
print_text (const TmSavedRuling *ruling)
{
  g_autofree char *time = tm_cli_history_dup_local_time (ruling->made);
  g_autofree char *note = dup_note (ruling->note);

  g_print ("%s\n", ruling->text);
  /* Translators: date and time */
  g_print (_ ("Saved on %s"), time);
  g_print ("\n");
  if (ruling->match != NULL)
    {
      /* Translators: identifier of the match in which a question was asked */
      g_print (_ ("Asked in the match %s"), ruling->match);
      g_print ("\n");
    }
  if (note != NULL)
    g_print ("%s\n", note);
}

/* Tasks */

static char *
dup_uuid (TmDatabase *database, const char *id, GError **error)
{
  g_auto (GStrv) found = tm_saved_ruling_list_uuids (database, id, 2, error);

  if (found == NULL)
    return NULL;
  if (*id != '\0' && found[0] != NULL)
    return tm_cli_history_check_single (found, id, error) ? g_strdup (found[0]) : NULL;
  g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
               _ ("there is no ruling “%s”; accepted: an identifier that “history rulings” shows"),
               id);
  return NULL;
}

static gboolean
write_deleted (TmDatabase *database, gpointer uuid, GError **error)
{
  return tm_saved_ruling_delete (database, uuid, error);
}

/**
 * tm_cli_history_rulings:
 * @database: an archive
 * @options: what was asked
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Prints the rulings of an archive, newest first.
 *
 * Returns: the exit status
 */
TmExit
tm_cli_history_rulings (TmDatabase *database, const TmHistoryOptions *options, GError **error)
{
  TmRulingQuery query = TM_RULING_QUERY_ALL;
  g_autoptr (GPtrArray) rulings = NULL;

  query.game = options->game;
  query.question = options->question;
  query.limit = (guint) options->limit;
  rulings = tm_saved_ruling_list (database, &query, error);
  if (rulings == NULL)
    return TM_EXIT_FILE;
  if (options->json)
    print_json_list (rulings);
  else
    for (guint i = 0; i < rulings->len; i++)
      print_ruling (g_ptr_array_index (rulings, i));
  return TM_EXIT_DONE;
}

/**
 * tm_cli_history_ruling:
 * @database: an archive
 * @options: what was asked
 * @id: identifier of a ruling, or its beginning
 * @error: return location for an error
 *
 * Prints one ruling of an archive, or deletes it.
 *
 * Returns: the exit status
 */
TmExit
tm_cli_history_ruling (TmDatabase *database,
                       const TmHistoryOptions *options,
                       const char *id,
                       GError **error)
{
  g_autofree char *uuid = dup_uuid (database, id, error);
  g_autoptr (TmSavedRuling) ruling = NULL;

  if (uuid == NULL)
    return TM_EXIT_INPUT;
  ruling = tm_saved_ruling_find (database, uuid, error);
  if (ruling == NULL
      || (options->is_delete
          && !tm_cli_archive_write (tm_database_get_path (database), write_deleted, uuid, error)))
    return TM_EXIT_FILE;
  if (options->json)
    print_json (ruling, options->is_delete);
  else if (options->is_delete)
    g_print ("%s\n", _ ("The ruling was deleted."));
  else
    print_text (ruling);
  return TM_EXIT_DONE;
}
