/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tm-cli-archive.h"
#include "tm-cli-args.h"
#include "tm-cli-json.h"
#include "tm-cli-text.h"
#include "tm-owners-box.h"

#include <glib/gi18n-lib.h>

enum
{
  TASK_SHOW,
  TASK_EXPORT,
  TASK_IMPORT,
  TASK_SET,
  TASK_FORGET,
};

static const TmCliTask tasks[] = {
  [TASK_SHOW] = { "show", 1 }, [TASK_EXPORT] = { "export", 2 }, [TASK_IMPORT] = { "import", 1 },
  [TASK_SET] = { "set", 3 },   [TASK_FORGET] = { "forget", 1 },
};

typedef struct
{
  guint task;
  gboolean json;
  gboolean replace;
  char **words;
  const TmGame *game;
  TmOwnersBox *box;
  TmOwnersBox *pack;
  guint n_changes;
} Call;

static void
call_clear (Call *self)
{
  g_clear_pointer (&self->box, tm_owners_box_free);
  g_clear_pointer (&self->pack, tm_owners_box_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Call, call_clear)

/* Showing */

static void
show_json (const Call *call)
{
  JsonBuilder *builder = tm_cli_json_begin ();

  tm_cli_json_string (builder, "game", call->game->id);
  json_builder_set_member_name (builder, "contents");
  json_builder_begin_object (builder);
  for (guint option = 0; option < call->game->n_options; option++)
    {
      const char *const *codes = tm_owners_box_get (call->box, option);

      if (codes == NULL)
        continue;
      json_builder_set_member_name (builder, call->game->options[option].param.id);
      json_builder_begin_array (builder);
      for (guint i = 0; codes[i] != NULL; i++)
        json_builder_add_string_value (builder, codes[i]);
      json_builder_end_array (builder);
    }
  json_builder_end_object (builder);
  tm_cli_json_finish (builder);
}

static void
show_text (const Call *call)
{
  for (guint option = 0; option < call->game->n_options; option++)
    {
      const char *const *codes = tm_owners_box_get (call->box, option);

      if (codes == NULL)
        continue;
      tm_cli_print_heading (tm_word_get (call->game->options[option].param.name));
      for (guint i = 0; codes[i] != NULL; i++)
        g_print ("%s\n", codes[i]);
    }
  if (tm_owners_box_count (call->box) == 0)
    g_print ("%s\n", _ ("Nothing is told yet."));
}

/* Looking up */

static gboolean
export_box (const Call *call, GError **error)
{
  if (tm_owners_box_count (call->box) > 0)
    return tm_owners_box_save_file (call->box, call->words[2], error);
  g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_NO, _ ("nothing is told of the box of %s yet"),
               call->game->id);
  return FALSE;
}

static TmExit
look_up (TmDatabase *database, gpointer user_data, GError **error)
{
  Call *call = user_data;

  call->box = tm_owners_box_read (database, call->game, error);
  if (call->box == NULL)
    return TM_EXIT_FILE;
  if (call->task == TASK_EXPORT)
    return export_box (call, error) ? TM_EXIT_DONE : TM_EXIT_FILE;
  if (call->task != TASK_SHOW)
    return TM_EXIT_DONE;
  if (call->json)
    show_json (call);
  else
    show_text (call);
  return TM_EXIT_DONE;
}

/* Changing */

/* A new archive is made where there is none yet: what is in it is read where it is written. */
static gboolean
write_change (TmDatabase *database, gpointer user_data, GError **error)
{
  Call *call = user_data;

  call->box = tm_owners_box_read (database, call->game, error);
  if (call->box == NULL)
    return FALSE;
  call->n_changes = tm_owners_box_count_changes (call->box, call->pack);
  if (call->task == TASK_FORGET || call->replace)
    return tm_owners_box_write (database, call->pack, error);
  return tm_owners_box_merge (call->box, call->pack, error)
         && tm_owners_box_write (database, call->box, error);
}

static int
find_part (const Call *call, GError **error)
{
  g_autoptr (GString) parts = g_string_new (NULL);
  int option = tm_game_find_option (call->game, call->words[2]);

  if (option >= 0 && tm_owners_box_has_option (call->game, (guint) option))
    return option;
  for (guint i = 0; i < call->game->n_options; i++)
    if (tm_owners_box_has_option (call->game, i))
      g_string_append_printf (parts, parts->len > 0 ? ", %s" : "%s",
                              call->game->options[i].param.id);
  g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
               _ ("“%s” is no part of the box of %s; accepted: %s"), call->words[2], call->game->id,
               parts->str);
  return -1;
}

static gboolean
read_records (Call *call, GError **error)
{
  int option = find_part (call, error);
  g_auto (GStrv) codes = NULL;

  if (option < 0)
    return FALSE;
  codes = tm_params_split_list (call->words[3]);
  return tm_owners_box_set (call->pack, (guint) option, (const char *const *) codes, error);
}

static gboolean
prepare (Call *call, GError **error)
{
  if (call->task == TASK_IMPORT)
    {
      call->pack = tm_owners_box_load_file (call->words[1], error);
      call->game = call->pack != NULL ? tm_owners_box_get_game (call->pack) : NULL;
      return call->game != NULL;
    }
  call->game = tm_cli_find_game (call->words[1], error);
  if (call->game == NULL)
    return FALSE;
  if (!tm_owners_box_has_options (call->game))
    {
      g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
                   _ ("nothing in the box of %s has to be told"), call->game->id);
      return FALSE;
    }
  call->pack = tm_owners_box_new (call->game);
  return call->task != TASK_SET || read_records (call, error);
}

static void
print_done (const Call *call)
{
  JsonBuilder *builder;

  if (!call->json)
    {
      if (call->task != TASK_FORGET)
        g_print (ngettext ("%u entry is new or changed.\n", "%u entries are new or changed.\n",
                           call->n_changes),
                 call->n_changes);
      return;
    }
  builder = tm_cli_json_begin ();
  tm_cli_json_string (builder, "task", tasks[call->task].name);
  tm_cli_json_string (builder, "game", call->game->id);
  tm_cli_json_number (builder, "changes", call->n_changes);
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
    { "replace", 'r', 0, G_OPTION_ARG_NONE, &call.replace,
      N_ ("import: forget what was told before"), NULL },
    TM_CLI_ENTRY_END,
  };
  g_auto (GStrv) rest = NULL;

  if (!tm_cli_parse (self, entries, args, &rest, error)
      || !tm_cli_check_count (self, rest, 2, 4, error)
      || !tm_cli_find_task (self, tasks, G_N_ELEMENTS (tasks), rest, &call.task, error))
    return TM_EXIT_INPUT;
  call.words = rest;
  if (call.replace && call.task != TASK_IMPORT)
    {
      g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
                   _ ("“box %s” does not take %s; accepted: %s"), tasks[call.task].name,
                   "--replace", "--json, --database");
      return TM_EXIT_INPUT;
    }
  if (!prepare (&call, error))
    return TM_EXIT_INPUT;
  if (call.task <= TASK_EXPORT)
    return tm_cli_archive_run (path, look_up, &call, error);
  if (!tm_cli_archive_write (path, write_change, &call, error))
    return TM_EXIT_FILE;
  print_done (&call);
  return TM_EXIT_DONE;
}

const TmCommand tm_command_box
    = { "box", "show GAME|export GAME FILE|import FILE|set GAME PART RECORDS|forget GAME",
        N_ ("Keeps what is printed on your own copy of a game"), run };
