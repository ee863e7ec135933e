/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-cli-history.h"

#include "config.h"

#include "tm-cli-json.h"

#include <glib/gi18n-lib.h>

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
  json_builder_end_object (builder);
}

static void
add_match (JsonBuilder *builder, const TmMatchInfo *info)
{
  g_autofree char *progress = tm_match_info_dup_progress (info);

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
      g_ptr_array_add (names, g_strdup_printf (_ ("Seat %u"), seat + 1));
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
  const TmGame *game = tm_game_find (info->game);
  g_autofree char *time = tm_cli_history_dup_local_time (info->changed);
  g_autofree char *names = dup_names (info);
  g_autofree char *progress = tm_match_info_dup_progress (info);

  g_print ("%s  %s  %s  %s: %s", info->uuid, time, get_state_name (info->state),
           game != NULL ? tm_word_get (game->name) : info->game, names);
  g_print (*progress != '\0' ? " (%s)\n" : "\n", progress);
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
  TmMatchQuery query = TM_MATCH_QUERY_ALL;
  g_autoptr (GPtrArray) matches = NULL;

  query.game = options->game;
  query.limit = options->limit;
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
