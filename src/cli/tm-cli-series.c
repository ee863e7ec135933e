/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tm-cli-archive.h"
#include "tm-cli-args.h"
#include "tm-cli-history.h"
#include "tm-cli-json.h"
#include "tm-cli-text.h"
#include "tm-series.h"

#include <glib/gi18n-lib.h>

#define NOT_GIVEN G_MININT64
#define MAX_CHAPTER 10000

enum
{
  TASK_LIST,
  TASK_SHOW,
  TASK_NEW,
  TASK_ADD,
  TASK_REMOVE,
  TASK_DELETE,
};

static const TmCliTask tasks[] = {
  [TASK_LIST] = { "list", 0 }, [TASK_SHOW] = { "show", 1 },     [TASK_NEW] = { "new", 1 },
  [TASK_ADD] = { "add", 2 },   [TASK_REMOVE] = { "remove", 1 }, [TASK_DELETE] = { "delete", 1 },
};

typedef struct
{
  guint task;
  gboolean json;
  char **words;
  char *game;
  gint64 chapter;
  TmSeries *series;
  char *match;
} Call;

static void
call_clear (Call *self)
{
  g_clear_pointer (&self->series, tm_series_free);
  g_free (self->game);
  g_free (self->match);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Call, call_clear)

/* The list */

static void
add_series (JsonBuilder *builder, const TmSeries *series)
{
  g_autofree char *last = tm_cli_history_dup_time (series->last_played);

  tm_cli_json_string (builder, "id", series->uuid);
  tm_cli_json_string (builder, "name", series->name);
  tm_cli_json_string (builder, "game", series->game);
  tm_cli_json_string (builder, "note", series->note);
  tm_cli_json_number (builder, "matches", series->n_matches);
  tm_cli_json_string (builder, "last", last);
}

static TmExit
list (GPtrArray *all, const Call *call)
{
  JsonBuilder *builder;

  if (!call->json)
    {
      for (guint i = 0; i < all->len; i++)
        {
          const TmSeries *series = g_ptr_array_index (all, i);

          g_print (ngettext ("%s: %u match", "%s: %u matches", series->n_matches), series->name,
                   series->n_matches);
          g_print ("\n");
        }
      return TM_EXIT_DONE;
    }
  builder = tm_cli_json_begin ();
  json_builder_set_member_name (builder, "series");
  json_builder_begin_array (builder);
  for (guint i = 0; i < all->len; i++)
    {
      json_builder_begin_object (builder);
      add_series (builder, g_ptr_array_index (all, i));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  tm_cli_json_finish (builder);
  return TM_EXIT_DONE;
}

/* One series: its matches and who has how much */

static void
add_scores (JsonBuilder *builder, const TmSeriesTotal *total, guint n_matches)
{
  json_builder_set_member_name (builder, "scores");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n_matches; i++)
    if (total->has_score[i])
      json_builder_add_int_value (builder, total->scores[i]);
    else
      json_builder_add_null_value (builder);
  json_builder_end_array (builder);
}

static void
show_json (const TmSeries *series, GPtrArray *matches, GPtrArray *totals)
{
  JsonBuilder *builder = tm_cli_json_begin ();

  add_series (builder, series);
  json_builder_set_member_name (builder, "chapters");
  json_builder_begin_array (builder);
  for (guint i = 0; i < matches->len; i++)
    {
      const TmMatchInfo *match = g_ptr_array_index (matches, i);

      json_builder_begin_object (builder);
      tm_cli_json_number (builder, "chapter", match->chapter);
      tm_cli_json_string (builder, "id", match->uuid);
      tm_cli_json_string (builder, "game", match->game);
      tm_cli_json_string (builder, "state", tm_cli_history_get_state_id (match->state));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "totals");
  json_builder_begin_array (builder);
  for (guint i = 0; i < totals->len; i++)
    {
      const TmSeriesTotal *total = g_ptr_array_index (totals, i);

      json_builder_begin_object (builder);
      tm_cli_json_string (builder, "player", total->player);
      tm_cli_json_string (builder, "name", total->name);
      tm_cli_json_number (builder, "matches", total->n_matches);
      tm_cli_json_number (builder, "wins", total->n_wins);
      tm_cli_json_number (builder, "total", total->total);
      add_scores (builder, total, matches->len);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  tm_cli_json_finish (builder);
}

static void
print_total (const TmSeriesTotal *total, guint n_matches)
{
  g_autoptr (GString) scores = g_string_new (NULL);
  g_autofree char *sum = g_strdup_printf ("%" G_GINT64_FORMAT, total->total);

  for (guint i = 0; i < n_matches; i++)
    if (total->has_score[i])
      g_string_append_printf (scores, "%s%d", scores->len > 0 ? " + " : "", total->scores[i]);
  /* Translators: a player; the running total; the scores that it is the sum of */
  g_print (_ ("%s: %s = %s"), total->name, sum, scores->str);
  g_print ("\n");
}

static void
show_text (const TmSeries *series, GPtrArray *matches, GPtrArray *totals)
{
  tm_cli_print_heading (series->name);
  for (guint i = 0; i < matches->len; i++)
    {
      const TmMatchInfo *match = g_ptr_array_index (matches, i);
      g_autofree char *name = tm_match_info_dup_name (match);
      g_autofree char *time = tm_cli_history_dup_local_time (match->started);
      g_autofree char *sentence = tm_match_info_dup_sentence (match);

      g_print ("%3u  %s  %s  %s", match->chapter, match->uuid, time, name);
      g_print (*sentence != '\0' ? " (%s)\n" : "\n", sentence);
    }
  for (guint i = 0; i < totals->len; i++)
    print_total (g_ptr_array_index (totals, i), matches->len);
}

static TmExit
show (TmDatabase *database, const Call *call, GError **error)
{
  TmMatchQuery query = TM_MATCH_QUERY_ALL;
  g_autoptr (GPtrArray) matches = NULL;
  g_autoptr (GPtrArray) totals = NULL;

  query.series = call->series->uuid;
  matches = tm_match_info_list (database, &query, error);
  if (matches == NULL)
    return TM_EXIT_FILE;
  totals = tm_series_list_totals (matches);
  if (call->json)
    show_json (call->series, matches, totals);
  else
    show_text (call->series, matches, totals);
  return TM_EXIT_DONE;
}

/* Looking up */

static TmSeries *
find_series (GPtrArray *all, const char *word)
{
  for (guint i = 0; i < all->len; i++)
    {
      const TmSeries *series = g_ptr_array_index (all, i);

      if (g_str_equal (series->name, word) || g_str_equal (series->uuid, word))
        return tm_series_copy (series);
    }
  return NULL;
}

static TmExit
find_match (TmDatabase *database, Call *call, const char *id, GError **error)
{
  g_autoptr (TmMatchInfo) info = tm_cli_history_find (database, id, error);

  if (info == NULL)
    return TM_EXIT_INPUT;
  call->match = g_strdup (info->uuid);
  return TM_EXIT_DONE;
}

static TmExit
look_up_series (TmDatabase *database, Call *call, GPtrArray *all, GError **error)
{
  call->series = find_series (all, call->words[1]);
  if (call->series == NULL)
    {
      g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
                   _ ("there is no series “%s”; accepted: a name that “series list” shows"),
                   call->words[1]);
      return TM_EXIT_INPUT;
    }
  if (call->task == TASK_SHOW)
    return show (database, call, error);
  return call->task == TASK_ADD ? find_match (database, call, call->words[2], error) : TM_EXIT_DONE;
}

static TmExit
look_up (TmDatabase *database, gpointer user_data, GError **error)
{
  Call *call = user_data;
  g_autoptr (GPtrArray) all = NULL;

  if (call->task == TASK_REMOVE)
    return find_match (database, call, call->words[1], error);
  all = tm_series_list (database, error);
  if (all == NULL)
    return TM_EXIT_FILE;
  return call->task == TASK_LIST ? list (all, call) : look_up_series (database, call, all, error);
}

/* Changing */

static gboolean
write_change (TmDatabase *database, gpointer user_data, GError **error)
{
  const Call *call = user_data;

  switch (call->task)
    {
    case TASK_NEW:
      return tm_series_write (database, call->series, error);
    case TASK_ADD:
      return tm_match_label_series (database, call->match, call->series->uuid,
                                    call->chapter != NOT_GIVEN ? (guint) call->chapter : 0, error);
    case TASK_REMOVE:
      return tm_match_label_series (database, call->match, NULL, 0, error);
    case TASK_DELETE:
    default:
      return tm_series_delete (database, call->series->uuid, error);
    }
}

static gboolean
refuse_option (const Call *call, const char *option, GError **error)
{
  g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
               _ ("“series %s” does not take %s; accepted: %s"), tasks[call->task].name, option,
               "--json, --database");
  return FALSE;
}

static gboolean
check (Call *call, GError **error)
{
  if (call->game != NULL && call->task != TASK_NEW)
    return refuse_option (call, "--game", error);
  if (call->chapter != NOT_GIVEN && call->task != TASK_ADD)
    return refuse_option (call, "--chapter", error);
  if (call->game != NULL && tm_cli_find_game (call->game, error) == NULL)
    return FALSE;
  if (call->task == TASK_NEW && *call->words[1] == '\0')
    {
      g_set_error_literal (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
                           _ ("a name is empty; accepted: at least one letter"));
      return FALSE;
    }
  return call->chapter == NOT_GIVEN
         || tm_cli_check_number ("--chapter", call->chapter, 1, MAX_CHAPTER, error);
}

static void
make_series (Call *call)
{
  call->series = g_new0 (TmSeries, 1);
  call->series->uuid = g_uuid_string_random ();
  call->series->name = g_strdup (call->words[1]);
  call->series->game = g_strdup (call->game);
}

static void
print_done (const Call *call)
{
  JsonBuilder *builder;

  if (call->task == TASK_NEW && !call->json)
    g_print ("%s\n", call->series->uuid);
  if (!call->json)
    return;
  builder = tm_cli_json_begin ();
  tm_cli_json_string (builder, "task", tasks[call->task].name);
  tm_cli_json_string (builder, "id", call->series != NULL ? call->series->uuid : NULL);
  tm_cli_json_string (builder, "match", call->match);
  tm_cli_json_finish (builder);
}

static TmExit
run (const TmCommand *self, char **args, GError **error)
{
  g_auto (Call) call = { .chapter = NOT_GIVEN };
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = {
    TM_CLI_ENTRY_JSON (&call.json),
    { "database", 'd', 0, G_OPTION_ARG_FILENAME, &path, N_ ("The archive, instead of your own"),
      N_ ("FILE") },
    { "game", 'g', 0, G_OPTION_ARG_STRING, &call.game, N_ ("new: of this game"), N_ ("GAME") },
    { "chapter", 'c', 0, G_OPTION_ARG_INT64, &call.chapter,
      N_ ("add: the place of the match in the series; after the others unless told"), N_ ("N") },
    TM_CLI_ENTRY_END,
  };
  g_auto (GStrv) rest = NULL;
  TmExit status = TM_EXIT_DONE;

  if (!tm_cli_parse (self, entries, args, &rest, error)
      || !tm_cli_find_task (self, tasks, G_N_ELEMENTS (tasks), rest, &call.task, error))
    return TM_EXIT_INPUT;
  call.words = rest;
  if (!check (&call, error))
    return TM_EXIT_INPUT;
  if (call.task == TASK_NEW)
    make_series (&call);
  else
    status = tm_cli_archive_run (path, look_up, &call, error);
  if (status != TM_EXIT_DONE || call.task <= TASK_SHOW || (error != NULL && *error != NULL))
    return status;
  if (!tm_cli_archive_write (path, write_change, &call, error))
    return TM_EXIT_FILE;
  print_done (&call);
  return TM_EXIT_DONE;
}

const TmCommand tm_command_series
    = { "series", "list|show SERIES|new NAME|add SERIES MATCH|remove MATCH|delete SERIES",
        N_ ("Groups matches, such as the chapters of a campaign"), run };
