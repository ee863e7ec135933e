/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-cli-history.h"

#include "config.h"

#include "tm-cli-args.h"
#include "tm-cli-json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
add_time (JsonBuilder *builder, const char *member, gint64 time)
{
  g_autofree char *spelled = tm_cli_history_dup_time (time);

  tm_cli_json_string (builder, member, spelled);
}

static void
add_seat (JsonBuilder *builder, const TmSeatInfo *seat)
{
  json_builder_begin_object (builder);
  tm_cli_json_string (builder, "name", seat->name);
  json_builder_set_member_name (builder, "rank");
  if (seat->has_result)
    json_builder_add_int_value (builder, seat->rank);
  else
    json_builder_add_null_value (builder);
  json_builder_set_member_name (builder, "score");
  if (seat->has_result)
    json_builder_add_int_value (builder, seat->score);
  else
    json_builder_add_null_value (builder);
  tm_cli_json_flag (builder, "winner", seat->has_result && seat->is_winner);
  tm_cli_json_number (builder, "team", seat->team);
  json_builder_end_object (builder);
}

static void
add_match (JsonBuilder *builder, const TmMatchInfo *info)
{
  g_autofree char *progress = tm_match_info_dup_progress (info);
  g_autofree char *sentence = tm_match_info_dup_sentence (info);

  json_builder_begin_object (builder);
  tm_cli_json_string (builder, "id", info->uuid);
  tm_cli_json_string (builder, "game", info->game);
  tm_cli_json_string (builder, "state", tm_cli_history_get_state_id (info->state));
  add_time (builder, "started", info->started);
  add_time (builder, "changed", info->changed);
  add_time (builder, "finished", info->finished);
  tm_cli_json_number (builder, "moves", info->n_moves);
  json_builder_set_member_name (builder, "seats");
  json_builder_begin_array (builder);
  for (guint seat = 0; seat < info->n_seats; seat++)
    add_seat (builder, &info->seats[seat]);
  json_builder_end_array (builder);
  tm_cli_json_string (builder, "by", info->decided_by);
  tm_cli_json_string (builder, "title", info->title);
  tm_cli_json_string (builder, "how",
                      info->state == TM_MATCH_FINISHED ? tm_how_get_id (info->how) : NULL);
  tm_cli_json_number (builder, "length", info->length / G_USEC_PER_SEC);
  tm_cli_json_string (builder, "result", sentence);
  tm_cli_json_string (builder, "note", info->note);
  tm_cli_json_string (builder, "series", info->series);
  tm_cli_json_number (builder, "chapter", info->chapter);
  tm_cli_json_string (builder, "origin", info->origin);
  tm_cli_json_string (builder, "progress", progress);
  json_builder_end_object (builder);
}

static void
print_json (const GPtrArray *matches)
{
  JsonBuilder *builder = tm_cli_json_begin ();

  json_builder_set_member_name (builder, "matches");
  json_builder_begin_array (builder);
  for (guint i = 0; i < matches->len; i++)
    add_match (builder, g_ptr_array_index (matches, i));
  json_builder_end_array (builder);
  tm_cli_json_finish (builder);
}

static char *
dup_names (const TmMatchInfo *info)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint seat = 0; seat < info->n_seats; seat++)
    if (info->seats[seat].name != NULL)
      g_ptr_array_add (names, g_strdup (info->seats[seat].name));
    else
      /* Translators: a player without a name */
      g_ptr_array_add (names, g_strdup_printf (_ ("Player %u"), seat + 1));
  g_ptr_array_add (names, NULL);
  return tm_names_join ((const char *const *) names->pdata);
}

static const char *
get_state_name (TmMatchState state)
{
  switch (state)
    {
    case TM_MATCH_FINISHED:
      return C_ ("match", "finished");
    case TM_MATCH_ABANDONED:
      return C_ ("match", "abandoned");
    case TM_MATCH_RUNNING:
    default:
      return C_ ("match", "running");
    }
}

static void
print_match (const TmMatchInfo *info)
{
  g_autofree char *game = tm_match_info_dup_name (info);
  g_autofree char *time = tm_cli_history_dup_local_time (info->started);
  g_autofree char *names = dup_names (info);
  g_autofree char *words = info->state == TM_MATCH_FINISHED ? tm_match_info_dup_sentence (info)
                                                            : tm_match_info_dup_progress (info);

  g_print ("%s  %s  %s  %s: %s", info->uuid, time, get_state_name (info->state), game, names);
  g_print (*words != '\0' ? " (%s)\n" : "\n", words);
  if (info->note != NULL)
    g_print ("    %s\n", info->note);
}

/* Filters */

/* A day where people are; @n_days later. After the last day that there is comes the end of time. */
static gboolean
read_day (const char *name, const char *text, int n_days, gint64 *time, GError **error)
{
  g_autoptr (GDateTime) noon = NULL;
  g_autoptr (GDateTime) day = NULL;
  g_autofree char *clock = NULL;

  if (text == NULL)
    return TRUE;
  clock = g_strconcat (text, "T00:00:00Z", NULL);
  noon = strlen (text) == strlen ("2026-01-31") ? g_date_time_new_from_iso8601 (clock, NULL) : NULL;
  if (noon == NULL)
    {
      g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
                   _ ("%s: “%s” is no day; accepted: year, month and day, such as 2026-01-31"),
                   name, text);
      return FALSE;
    }
  day = g_date_time_new_local (g_date_time_get_year (noon), g_date_time_get_month (noon),
                               g_date_time_get_day_of_month (noon), 0, 0, 0);
  if (n_days != 0)
    {
      g_autoptr (GDateTime) first = g_steal_pointer (&day);
      day = g_date_time_add_days (first, n_days);
    }
  *time = day != NULL ? g_date_time_to_unix (day) * G_USEC_PER_SEC : G_MAXINT64;
  return TRUE;
}

static gboolean
read_outcome (const char *text, TmMatchOutcome *outcome, GError **error)
{
  if (text == NULL)
    return TRUE;
  if (g_str_equal (text, "won"))
    *outcome = TM_OUTCOME_WON;
  else if (g_str_equal (text, "lost"))
    *outcome = TM_OUTCOME_LOST;
  else
    {
      g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
                   _ ("--outcome: “%s” is no result; accepted: won, lost"), text);
      return FALSE;
    }
  return TRUE;
}

static gboolean
read_query (TmDatabase *database,
            const TmHistoryOptions *options,
            TmMatchQuery *query,
            char **player,
            GError **error)
{
  *query = TM_MATCH_QUERY_ALL;
  query->game = options->game;
  query->title = options->title;
  query->words = options->words;
  query->limit = (guint) options->limit;
  if (!read_outcome (options->outcome, &query->outcome, error)
      || !read_day ("--since", options->since, 0, &query->since, error)
      || !read_day ("--until", options->until, 1, &query->until, error))
    return FALSE;
  if (options->player == NULL)
    return TRUE;
  *player = tm_cli_history_find_player (database, options->player, NULL, error);
  query->player = *player;
  return *player != NULL;
}

/**
 * tm_cli_history_list:
 * @database: an archive
 * @options: what was asked
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Prints the matches of an archive: first those that go on, then the others, newest first.
 *
 * Returns: the exit status
 */
TmExit
tm_cli_history_list (TmDatabase *database, const TmHistoryOptions *options, GError **error)
{
  TmMatchQuery query;
  g_autofree char *player = NULL;
  g_autoptr (GPtrArray) matches = NULL;

  if (!read_query (database, options, &query, &player, error))
    return TM_EXIT_INPUT;
  matches = tm_match_info_list (database, &query, error);
  if (matches == NULL)
    return TM_EXIT_FILE;
  if (options->json)
    print_json (matches);
  else
    for (guint i = 0; i < matches->len; i++)
      print_match (g_ptr_array_index (matches, i));
  return TM_EXIT_DONE;
}
