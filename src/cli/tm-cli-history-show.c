/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-cli-history.h"

#include "config.h"

#include "tm-achieved.h"
#include "tm-cli-achieved.h"
#include "tm-cli-args.h"
#include "tm-cli-json.h"
#include "tm-cli-standing.h"

#include <glib/gi18n-lib.h>

/* A match of the archive, and how its table was at the line that is asked for. */
typedef struct
{
  TmMatchInfo *info;
  TmMatch *match;
  TmTable *table;
  GPtrArray *achieved;
  guint at;
} Shown;

static void
shown_clear (Shown *self)
{
  g_clear_pointer (&self->table, tm_table_free);
  g_clear_pointer (&self->achieved, g_ptr_array_unref);
  g_clear_object (&self->match);
  g_clear_pointer (&self->info, tm_match_info_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Shown, shown_clear)

/* JSON */

static void
add_line (JsonBuilder *builder, Shown *self, guint seq)
{
  TmBox *box = tm_match_get_box (self->match);
  const TmMoveSpec *spec;
  TmEntry entry;
  TmMove move;
  g_autofree char *time = NULL;

  tm_match_get_entry (self->match, seq, &entry);
  tm_match_get_move (self->match, seq, &move);
  spec = tm_game_get_move (tm_box_get_game (box), move.kind);
  for (guint param = 0; param < spec->n_params; param++)
    if (tm_match_is_secret (self->match, seq, param))
      tm_args_unset (&move.args, param);
  time = tm_cli_history_dup_time (entry.time);

  json_builder_begin_object (builder);
  tm_cli_json_number (builder, "seq", seq);
  tm_cli_json_number (builder, "after", entry.previous);
  tm_cli_json_string (builder, "kind", spec->id);
  tm_cli_json_variant (builder, "params",
                       tm_params_dup_variant (spec->params, spec->n_params, box, &move.args));
  tm_cli_json_string (builder, "by", entry.source == TM_SOURCE_APP ? "app" : "table");
  tm_cli_json_flag (builder, "override", entry.is_override);
  tm_cli_json_string (builder, "note",
                      entry.note >= 0 ? tm_box_get_string (box, entry.note) : NULL);
  tm_cli_json_string (builder, "time", time);
  tm_cli_json_flag (builder, "done", entry.is_done);
  tm_cli_json_string (builder, "grade", tm_grade_get_id (entry.grade));
  tm_cli_json_text (builder, "summary", &entry.summary, box);
  json_builder_end_object (builder);
}

static void
print_json (Shown *self, const TmHistoryOptions *options)
{
  JsonBuilder *builder = tm_cli_json_begin ();

  tm_cli_json_string (builder, "id", self->info->uuid);
  tm_cli_json_string (builder, "game", self->info->game);
  tm_cli_json_string (builder, "state", tm_cli_history_get_state_id (self->info->state));
  json_builder_set_member_name (builder, "journal");
  json_builder_begin_array (builder);
  for (guint seq = 1; seq <= tm_match_get_n_entries (self->match); seq++)
    add_line (builder, self, seq);
  json_builder_end_array (builder);
  tm_cli_json_number (builder, "at", self->at);
  tm_cli_json_standing (builder, self->match, self->table);
  tm_cli_json_achieved (builder, self->info, self->achieved);
  tm_cli_json_luck (builder, self->match, &options->luck);
  tm_cli_json_finish (builder);
}

/* For people */

static void
print_line (Shown *self, guint seq)
{
  TmBox *box = tm_match_get_box (self->match);
  TmEntry entry;
  g_autofree char *words = NULL;

  tm_match_get_entry (self->match, seq, &entry);
  words = tm_text_dup_string (&entry.summary, box);
  g_print ("%5u  %s", seq, words);
  if (!entry.is_done)
    g_print (" (%s)", C_ ("journal", "taken back"));
  if (entry.is_override)
    g_print (" (%s)", C_ ("journal", "against the rules"));
  if (entry.note >= 0)
    g_print (" — %s", tm_box_get_string (box, entry.note));
  g_print ("\n");
}

static void
print_text (Shown *self, const TmHistoryOptions *options)
{
  for (guint seq = 1; seq <= tm_match_get_n_entries (self->match); seq++)
    print_line (self, seq);
  g_print ("\n");
  tm_cli_print_standing (self->match, self->table);
  tm_cli_print_achieved (self->info, self->achieved, tm_match_get_box (self->match));
  tm_cli_print_luck (self->match, &options->luck);
}

/**
 * tm_cli_history_show:
 * @database: an archive
 * @options: what was asked
 * @id: identifier of a match, or its beginning
 * @error: return location for an error
 *
 * Prints one match: its journal, the table, the score sheet and the result, the parts that were
 * played and what was earned.
 *
 * Returns: the exit status
 */
TmExit
tm_cli_history_show (TmDatabase *database,
                     const TmHistoryOptions *options,
                     const char *id,
                     GError **error)
{
  g_auto (Shown) shown = { 0 };
  guint n_entries;

  shown.info = tm_cli_history_find (database, id, error);
  if (shown.info == NULL)
    return TM_EXIT_INPUT;
  shown.match = tm_cli_history_load (database, shown.info, error);
  if (shown.match == NULL)
    return TM_EXIT_FILE;
  shown.achieved = tm_achieved_list_match (database, shown.info->uuid, error);
  if (shown.achieved == NULL)
    return TM_EXIT_FILE;
  n_entries = tm_match_get_n_entries (shown.match);
  if (options->at != TM_HISTORY_LAST
      && !tm_cli_check_number ("--at", options->at, 0, n_entries, error))
    return TM_EXIT_INPUT;
  shown.at
      = options->at != TM_HISTORY_LAST ? (guint) options->at : tm_match_get_last_done (shown.match);
  shown.table = tm_table_dup (tm_match_get_table (shown.match));
  if (!tm_match_table_at (shown.match, shown.at, shown.table))
    g_assert_not_reached ();

  if (options->json)
    print_json (&shown, options);
  else
    print_text (&shown, options);
  return TM_EXIT_DONE;
}
