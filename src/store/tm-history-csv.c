/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-history-csv.h"

#include "config.h"

#include "tm-json.h"
#include "tm-match-load.h"

/* Tables are for other programs: words, states and times are the same in every language. */

#define MAX_FIELDS 20

typedef struct
{
  TmDatabase *database;
  TmHistoryRowFunc func;
  gpointer user_data;
  GPtrArray *fields;
} Lister;

static const char *const match_columns[]
    = { "match",   "game",    "title", "state",  "started",    "finished", "changed",
        "minutes", "seats",   "moves", "how",    "decided_by", "winners",  "result",
        "series",  "chapter", "note",  "origin", NULL };
static const char *const seat_columns[] = { "match", "seat", "name",  "player", "colour", "part",
                                            "team",  "rank", "score", "winner", NULL };
static const char *const move_columns[] = { "match", "line",     "time",  "move",  "params", "by",
                                            "state", "override", "grade", "after", "note",   NULL };

static const char *const *const columns[] = {
  [TM_TABLE_MATCHES] = match_columns,
  [TM_TABLE_SEATS] = seat_columns,
  [TM_TABLE_MOVES] = move_columns,
};

static const char *const states[] = { "running", "finished", "abandoned" };

/* Fields */

static void
add_text (Lister *self, const char *text)
{
  g_ptr_array_add (self->fields, g_strdup (text != NULL ? text : ""));
}

static void
add_number (Lister *self, gint64 number)
{
  g_ptr_array_add (self->fields, g_strdup_printf ("%" G_GINT64_FORMAT, number));
}

static void
add_number_unless_zero (Lister *self, gint64 number)
{
  if (number != 0)
    add_number (self, number);
  else
    add_text (self, NULL);
}

static void
add_time (Lister *self, gint64 time)
{
  g_ptr_array_add (self->fields, time != 0 ? tm_json_dup_time (time) : NULL);
  if (g_ptr_array_index (self->fields, self->fields->len - 1) == NULL)
    g_ptr_array_index (self->fields, self->fields->len - 1) = g_strdup ("");
}

static void
add_flag (Lister *self, gboolean flag)
{
  add_text (self, flag ? "yes" : "no");
}

static void
end_row (Lister *self)
{
  g_ptr_array_add (self->fields, NULL);
  self->func ((const char *const *) self->fields->pdata, self->user_data);
  g_ptr_array_set_size (self->fields, 0);
}

/* Matches and seats */

static char *
dup_winners (const TmMatchInfo *info)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint seat = 0; seat < info->n_seats; seat++)
    {
      const TmSeatInfo *seat_info = &info->seats[seat];

      if (!seat_info->has_result || !seat_info->is_winner)
        continue;
      g_string_append (names, names->len > 0 ? ", " : "");
      if (seat_info->name != NULL)
        g_string_append (names, seat_info->name);
      else
        g_string_append_printf (names, "%u", seat + 1);
    }
  return g_strdup (names->str);
}

static char *
dup_series_name (Lister *self, const TmMatchInfo *info)
{
  g_auto (GStrv) names
      = info->series != NULL
            ? tm_database_list_texts (self->database, NULL,
                                      "SELECT name FROM series WHERE uuid = ?", "t", info->series)
            : NULL;

  return names != NULL ? g_strdup (names[0]) : NULL;
}

static void
list_match (Lister *self, const TmMatchInfo *info)
{
  g_autofree char *winners = dup_winners (info);
  g_autofree char *sentence = tm_match_info_dup_sentence (info);
  g_autofree char *series = dup_series_name (self, info);
  gboolean is_over = info->state == TM_MATCH_FINISHED;

  add_text (self, info->uuid);
  add_text (self, info->game);
  add_text (self, info->title);
  add_text (self, states[info->state]);
  add_time (self, info->started);
  add_time (self, info->finished);
  add_time (self, info->changed);
  add_number_unless_zero (self, (info->length + 30 * G_USEC_PER_SEC) / (60 * G_USEC_PER_SEC));
  add_number (self, info->n_seats);
  add_number (self, info->n_moves);
  add_text (self, is_over ? tm_how_get_id (info->how) : NULL);
  add_text (self, info->decided_by);
  add_text (self, winners);
  add_text (self, sentence);
  add_text (self, series);
  add_number_unless_zero (self, info->chapter);
  add_text (self, info->note);
  add_text (self, info->origin);
  end_row (self);
}

static void
list_seats (Lister *self, const TmMatchInfo *info)
{
  for (guint seat = 0; seat < info->n_seats; seat++)
    {
      const TmSeatInfo *seat_info = &info->seats[seat];

      add_text (self, info->uuid);
      add_number (self, seat + 1);
      add_text (self, seat_info->name);
      add_text (self, seat_info->player);
      add_text (self, seat_info->colour);
      add_text (self, seat_info->part);
      add_number_unless_zero (self, seat_info->team);
      add_number_unless_zero (self, seat_info->rank);
      if (seat_info->has_result)
        {
          add_number (self, seat_info->score);
          add_flag (self, seat_info->is_winner);
        }
      else
        {
          add_text (self, NULL);
          add_text (self, NULL);
        }
      end_row (self);
    }
}

/* Moves */

static char *
dup_params (TmMatch *match, const TmMoveSpec *spec, const TmMove *move)
{
  g_autoptr (GVariant) params = g_variant_ref_sink (
      tm_params_dup_variant (spec->params, spec->n_params, tm_match_get_box (match), &move->args));
  g_autoptr (JsonNode) node = tm_json_new_from_variant (params);

  return json_to_string (node, FALSE);
}

static void
list_line (Lister *self, const TmMatchInfo *info, TmMatch *match, guint seq)
{
  const TmMoveSpec *spec;
  g_autofree char *params = NULL;
  TmEntry entry;
  TmMove move;

  tm_match_get_entry (match, seq, &entry);
  tm_match_get_move (match, seq, &move);
  spec = tm_game_get_move (tm_match_get_game (match), move.kind);
  params = dup_params (match, spec, &move);
  add_text (self, info->uuid);
  add_number (self, seq);
  add_time (self, entry.time);
  add_text (self, spec->id);
  add_text (self, params);
  add_text (self, move.source == TM_SOURCE_APP ? "app" : "table");
  add_text (self, entry.is_done ? "done" : "undone");
  add_flag (self, move.is_override);
  add_text (self, tm_grade_get_id (entry.grade));
  add_number (self, entry.previous);
  add_text (self, move.note >= 0 ? tm_box_get_string (tm_match_get_box (match), move.note) : NULL);
  end_row (self);
}

static gboolean
list_moves (Lister *self, const TmMatchInfo *info, GError **error)
{
  gint64 stamp;
  g_autoptr (TmMatch) match = tm_match_load (self->database, info->uuid, &stamp, error);

  for (guint seq = 1; match != NULL && seq <= tm_match_get_n_entries (match); seq++)
    list_line (self, info, match, seq);
  return match != NULL;
}

static gboolean
list_one (Lister *self, TmHistoryTable table, gint64 id, GError **error)
{
  g_autoptr (TmMatchInfo) info = tm_match_info_get (self->database, id, error);

  if (info == NULL)
    return FALSE;
  switch (table)
    {
    case TM_TABLE_MATCHES:
      list_match (self, info);
      return TRUE;
    case TM_TABLE_SEATS:
      list_seats (self, info);
      return TRUE;
    case TM_TABLE_MOVES:
    default:
      return list_moves (self, info, error);
    }
}

/**
 * tm_history_table_list:
 * @database: a connection
 * @table: which table
 * @query: (nullable): which matches; %NULL: all
 * @func: (scope call): gets the rows; the first has the names of the columns
 * @user_data: data for @func
 * @n_matches: (out): how many matches there are
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Tells a history row by row, in the order in which matches are listed.
 *
 * Returns: %FALSE if something cannot be read
 */
gboolean
tm_history_table_list (TmDatabase *database,
                       TmHistoryTable table,
                       const TmMatchQuery *query,
                       TmHistoryRowFunc func,
                       gpointer user_data,
                       guint *n_matches,
                       GError **error)
{
  TmMatchQuery all = TM_MATCH_QUERY_ALL;
  g_autoptr (GPtrArray) fields = g_ptr_array_new_full (MAX_FIELDS, g_free);
  g_autoptr (GArray) rows = tm_match_info_list_rows (database, query != NULL ? query : &all, error);
  Lister lister = { .database = database, .func = func, .user_data = user_data, .fields = fields };

  *n_matches = rows != NULL ? rows->len : 0;
  if (rows == NULL)
    return FALSE;
  func (columns[table], user_data);
  for (guint i = 0; i < rows->len; i++)
    if (!list_one (&lister, table, g_array_index (rows, TmMatchRow, i).id, error))
      return FALSE;
  return TRUE;
}
