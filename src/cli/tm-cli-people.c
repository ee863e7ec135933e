/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tm-cli-archive.h"
#include "tm-cli-args.h"
#include "tm-cli-history.h"
#include "tm-cli-json.h"
#include "tm-roster.h"

#include <glib/gi18n-lib.h>

enum
{
  TASK_LIST,
  TASK_RENAME,
  TASK_MERGE,
  TASK_SPLIT,
  TASK_HIDE,
  TASK_UNHIDE,
};

static const TmCliTask tasks[] = {
  [TASK_LIST] = { "list", 0 },   [TASK_RENAME] = { "rename", 2 }, [TASK_MERGE] = { "merge", 2 },
  [TASK_SPLIT] = { "split", 1 }, [TASK_HIDE] = { "hide", 1 },     [TASK_UNHIDE] = { "unhide", 1 },
};

typedef struct
{
  guint task;
  gboolean json;
  char **words;
  char *uuid;
  char *into;
} Call;

static void
call_clear (Call *self)
{
  g_free (self->uuid);
  g_free (self->into);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Call, call_clear)

/* The list */

static void
add_person (JsonBuilder *builder, const TmPlayerInfo *person)
{
  g_autofree char *last = tm_cli_history_dup_time (person->last_played);

  json_builder_begin_object (builder);
  tm_cli_json_string (builder, "id", person->uuid);
  tm_cli_json_string (builder, "name", person->name);
  tm_cli_json_string (builder, "color", person->colour);
  tm_cli_json_flag (builder, "hidden", person->is_hidden);
  tm_cli_json_number (builder, "matches", person->n_matches);
  tm_cli_json_string (builder, "last", last);
  json_builder_set_member_name (builder, "merged");
  json_builder_begin_array (builder);
  for (guint i = 0; person->merged[i] != NULL; i++)
    {
      json_builder_begin_object (builder);
      tm_cli_json_string (builder, "id", person->merged[i]);
      tm_cli_json_string (builder, "name", person->merged_names[i]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
print_json (GPtrArray *people)
{
  JsonBuilder *builder = tm_cli_json_begin ();

  json_builder_set_member_name (builder, "people");
  json_builder_begin_array (builder);
  for (guint i = 0; i < people->len; i++)
    add_person (builder, g_ptr_array_index (people, i));
  json_builder_end_array (builder);
  tm_cli_json_finish (builder);
}

static void
print_person (const TmPlayerInfo *person)
{
  g_print (ngettext ("%s: %u match", "%s: %u matches", person->n_matches), person->name,
           person->n_matches);
  if (*person->merged_names != NULL)
    {
      g_autofree char *names = tm_names_join ((const char *const *) person->merged_names);

      /* Translators: names under which the same person was known, too */
      g_print (_ (", also %s"), names);
    }
  if (person->is_hidden)
    g_print (" (%s)", C_ ("player", "hidden"));
  g_print ("\n");
}

static TmExit
list (TmDatabase *database, const Call *call, GError **error)
{
  g_autoptr (GPtrArray) people = tm_roster_list (database, error);

  if (people == NULL)
    return TM_EXIT_FILE;
  if (call->json)
    print_json (people);
  else
    for (guint i = 0; i < people->len; i++)
      print_person (g_ptr_array_index (people, i));
  return TM_EXIT_DONE;
}

/* Finding people: by the name that the list shows, or by identifier */

static char *
find_person (GPtrArray *people, const char *word)
{
  for (guint i = 0; i < people->len; i++)
    {
      const TmPlayerInfo *person = g_ptr_array_index (people, i);

      if (g_str_equal (person->name, word) || g_str_equal (person->uuid, word))
        return g_strdup (person->uuid);
    }
  return NULL;
}

static char *
find_merged (GPtrArray *people, const char *word)
{
  for (guint i = 0; i < people->len; i++)
    {
      const TmPlayerInfo *person = g_ptr_array_index (people, i);

      for (guint j = 0; person->merged[j] != NULL; j++)
        if (g_str_equal (person->merged_names[j], word) || g_str_equal (person->merged[j], word))
          return g_strdup (person->merged[j]);
    }
  return NULL;
}

static gboolean
refuse (const char *word, gboolean is_merged, GError **error)
{
  g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
               is_merged ? _ ("nobody called “%s” was merged into somebody else; accepted: a name "
                              "that “people list” shows after “also”")
                         : _ ("there is nobody called “%s”; accepted: a name that “people list” "
                              "shows"),
               word);
  return FALSE;
}

static gboolean
find_people (GPtrArray *people, Call *call, GError **error)
{
  gboolean is_split = call->task == TASK_SPLIT;

  call->uuid
      = is_split ? find_merged (people, call->words[1]) : find_person (people, call->words[1]);
  if (call->uuid == NULL)
    return refuse (call->words[1], is_split, error);
  if (call->task != TASK_MERGE)
    return TRUE;
  call->into = find_person (people, call->words[2]);
  if (call->into == NULL)
    return refuse (call->words[2], FALSE, error);
  if (!g_str_equal (call->uuid, call->into))
    return TRUE;
  g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
               _ ("“%s” and “%s” are the same person already"), call->words[1], call->words[2]);
  return FALSE;
}

static TmExit
look_up (TmDatabase *database, gpointer user_data, GError **error)
{
  Call *call = user_data;
  g_autoptr (GPtrArray) people = NULL;

  if (call->task == TASK_LIST)
    return list (database, call, error);
  people = tm_roster_list (database, error);
  if (people == NULL)
    return TM_EXIT_FILE;
  return find_people (people, call, error) ? TM_EXIT_DONE : TM_EXIT_INPUT;
}

/* Changing them */

static gboolean
write_change (TmDatabase *database, gpointer user_data, GError **error)
{
  const Call *call = user_data;

  switch (call->task)
    {
    case TASK_RENAME:
      return tm_roster_rename (database, call->uuid, call->words[2], error);
    case TASK_MERGE:
      return tm_roster_merge (database, call->uuid, call->into, error);
    case TASK_SPLIT:
      return tm_roster_split (database, call->uuid, error);
    case TASK_HIDE:
    case TASK_UNHIDE:
    default:
      return tm_roster_hide (database, call->uuid, call->task == TASK_HIDE, error);
    }
}

static gboolean
check_name (const Call *call, GError **error)
{
  if (call->task != TASK_RENAME || *call->words[2] != '\0')
    return TRUE;
  g_set_error_literal (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
                       _ ("a name is empty; accepted: at least one letter"));
  return FALSE;
}

static void
print_done (const Call *call)
{
  JsonBuilder *builder;

  if (!call->json)
    return;
  builder = tm_cli_json_begin ();
  tm_cli_json_string (builder, "task", tasks[call->task].name);
  tm_cli_json_string (builder, "id", call->uuid);
  tm_cli_json_string (builder, "into", call->into);
  tm_cli_json_finish (builder);
}

static TmExit
run (const TmCommand *self, char **args, GError **error)
{
  g_auto (Call) call = { 0 };
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = {
    TM_CLI_ENTRY_JSON (&call.json),
    { "database", 'd', 0, G_OPTION_ARG_FILENAME, &path, N_ ("The archive, instead of your own"),
      N_ ("FILE") },
    TM_CLI_ENTRY_END,
  };
  g_auto (GStrv) rest = NULL;
  TmExit status;

  if (!tm_cli_parse (self, entries, args, &rest, error)
      || !tm_cli_find_task (self, tasks, G_N_ELEMENTS (tasks), rest, &call.task, error))
    return TM_EXIT_INPUT;
  call.words = rest;
  if (!check_name (&call, error))
    return TM_EXIT_INPUT;
  status = tm_cli_archive_run (path, look_up, &call, error);
  if (status != TM_EXIT_DONE || call.task == TASK_LIST || (error != NULL && *error != NULL))
    return status;
  if (!tm_cli_archive_write (path, write_change, &call, error))
    return TM_EXIT_FILE;
  print_done (&call);
  return TM_EXIT_DONE;
}

const TmCommand tm_command_people
    = { "people", "list|rename NAME NEW|merge NAME INTO|split NAME|hide NAME|unhide NAME",
        N_ ("Lists the players and says who is who"), run };
