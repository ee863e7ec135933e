/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-match-file-private.h"

#include "config.h"

#include "tm-change-words.h"

#include <glib/gi18n-lib.h>

#define MAX_NOTE_LENGTH 2000

static const char *const move_members[]
    = { "kind",  "params", "by",    "override", "note", "seq",    "after",  "time",
        "state", "draw",   "grade", "changes",  "name", "result", "expect", NULL };
static const char *const draw_members[] = { "first", "params", NULL };

/* Moves */

typedef struct
{
  const char *id;
  TmStepKind kind;
} ControlWord;

static const ControlWord control_words[] = {
  { "undo", TM_STEP_UNDO },
  { "redo", TM_STEP_REDO },
  { "go-back", TM_STEP_GO_BACK },
};

static char *
join_move_ids (const TmGame *game)
{
  GString *ids = g_string_new (NULL);

  for (guint i = 0; i < game->n_moves; i++)
    g_string_append_printf (ids, "%s, ", game->moves[i].id);
  g_string_append_printf (ids, "%s, %s, undo, redo, go-back",
                          tm_game_get_move (game, TM_MOVE_ADJUST)->id,
                          tm_game_get_move (game, TM_MOVE_HOUSE_RULE)->id);
  return g_string_free (ids, FALSE);
}

static gboolean
read_kind (TmMatchFile *self, JsonObject *object, TmJsonPlace *place, TmStep *step, GError **error)
{
  const TmGame *game = tm_box_get_game (self->box);
  gsize length = tm_json_place_enter (place, "kind");
  const char *id;
  int kind;

  if (!tm_json_get_string (json_object_get_member (object, "kind"), place, &id, error))
    return FALSE;
  step->kind = TM_STEP_MOVE;
  for (guint i = 0; i < G_N_ELEMENTS (control_words); i++)
    if (g_str_equal (control_words[i].id, id))
      step->kind = control_words[i].kind;
  if (step->kind == TM_STEP_MOVE)
    {
      kind = tm_game_find_move (game, id);
      if (kind < 0)
        {
          g_autofree char *ids = join_move_ids (game);
          return tm_json_place_fail (place, error, _ ("“%s” is not a move of %s; accepted are: %s"),
                                     id, game->id, ids);
        }
      step->move.kind = (guint) kind;
    }
  tm_json_place_leave (place, length);
  return TRUE;
}

static gboolean
read_go_back (JsonObject *params, TmJsonPlace *place, TmStep *step, GError **error)
{
  static const char *const known[] = { "seq", NULL };
  gint64 seq;
  gsize length;

  if (!tm_json_check_members (params, place, known, error))
    return FALSE;
  length = tm_json_place_enter (place, "seq");
  if (!tm_json_get_number (json_object_get_member (params, "seq"), place, 0,
                           TM_MATCH_FILE_MAX_STEPS, &seq, error))
    return FALSE;
  tm_json_place_leave (place, length);
  step->go_back = (guint) seq;
  return TRUE;
}

static gboolean
read_move_param (TmMatchFile *self,
                 const TmMoveSpec *spec,
                 const char *id,
                 JsonNode *node,
                 TmJsonPlace *place,
                 TmArgs *args,
                 GError **error)
{
  gsize length = tm_json_place_enter (place, id);
  int param = tm_params_find (spec->params, spec->n_params, id);
  g_autoptr (GVariant) value = NULL;

  if (param < 0)
    {
      g_autoptr (GPtrArray) ids = g_ptr_array_new ();
      g_autofree char *list = NULL;

      for (guint i = 0; i < spec->n_params; i++)
        g_ptr_array_add (ids, (gpointer) spec->params[i].id);
      g_ptr_array_add (ids, NULL);
      list = ids->len > 1 ? g_strjoinv (", ", (char **) ids->pdata) : g_strdup (_ ("none"));
      return tm_json_place_fail (place, error, _ ("“%s” has no such parameter; accepted are: %s"),
                                 spec->id, list);
    }
  value = tm_json_dup_variant (node, place, error);
  if (value == NULL)
    return FALSE;
  if (!tm_param_set_variant (spec->params, (guint) param, self->box, value, args, error))
    return tm_json_place_prefix (place, error);
  tm_json_place_leave (place, length);
  return TRUE;
}

static gboolean
read_params (
    TmMatchFile *self, JsonObject *object, TmJsonPlace *place, TmStep *step, GError **error)
{
  const TmMoveSpec *spec;
  gsize length = tm_json_place_enter (place, "params");
  JsonNode *node = json_object_get_member (object, "params");
  JsonObject *params = NULL;
  JsonObjectIter iter;
  const char *id;
  JsonNode *value;

  if (node != NULL && !tm_json_get_object (node, place, &params, error))
    return FALSE;
  if (step->kind == TM_STEP_GO_BACK && params == NULL)
    return tm_json_place_fail (place, error, _ ("“go-back” needs {\"seq\": line of the journal}"));
  if (step->kind == TM_STEP_GO_BACK && !read_go_back (params, place, step, error))
    return FALSE;
  if (step->kind == TM_STEP_MOVE && params != NULL)
    {
      spec = tm_game_get_move (tm_box_get_game (self->box), step->move.kind);
      json_object_iter_init_ordered (&iter, params);
      while (json_object_iter_next_ordered (&iter, &id, &value))
        if (!read_move_param (self, spec, id, value, place, &step->move.args, error))
          return FALSE;
    }
  tm_json_place_leave (place, length);
  return TRUE;
}

static gboolean
read_source (JsonObject *object, TmJsonPlace *place, TmStep *step, GError **error)
{
  JsonNode *node = json_object_get_member (object, "by");
  gsize length = tm_json_place_enter (place, "by");
  const char *by = "table";

  if (node != NULL && !tm_json_get_string (node, place, &by, error))
    return FALSE;
  if (!g_str_equal (by, "app") && !g_str_equal (by, "table"))
    return tm_json_place_fail (place, error, _ ("“%s” is not accepted; accepted are: app, table"),
                               by);
  step->move.source = g_str_equal (by, "app") ? TM_SOURCE_APP : TM_SOURCE_TABLE;
  tm_json_place_leave (place, length);
  return TRUE;
}

static gboolean
read_words (TmMatchFile *self, JsonObject *object, TmJsonPlace *place, TmStep *step, GError **error)
{
  JsonNode *node = json_object_get_member (object, "override");
  gsize length = tm_json_place_enter (place, "override");
  const char *note;

  if (node != NULL && !tm_json_get_flag (node, place, &step->move.is_override, error))
    return FALSE;
  tm_json_place_leave (place, length);

  if (!tm_json_read_short (object, "note", MAX_NOTE_LENGTH, place, &note, error))
    return FALSE;
  step->move.note = note != NULL ? tm_box_intern (self->box, note) : -1;
  return TRUE;
}

/* How an exported move stood in the journal */

static gboolean
read_state (JsonObject *object, TmJsonPlace *place, TmStep *step, GError **error)
{
  JsonNode *node = json_object_get_member (object, "state");
  gsize length = tm_json_place_enter (place, "state");
  const char *state = "done";

  if (node != NULL && !tm_json_get_string (node, place, &state, error))
    return FALSE;
  if (!g_str_equal (state, "done") && !g_str_equal (state, "undone"))
    return tm_json_place_fail (place, error, _ ("“%s” is not accepted; accepted are: done, undone"),
                               state);
  step->is_exported = node != NULL;
  step->is_done = g_str_equal (state, "done");
  tm_json_place_leave (place, length);
  return TRUE;
}

static gboolean
read_grade (JsonObject *object, TmJsonPlace *place, TmStep *step, GError **error)
{
  JsonNode *node = json_object_get_member (object, "grade");
  gsize length = tm_json_place_enter (place, "grade");
  const char *id = tm_grade_get_id (TM_GRADE_NOTE);

  if (node != NULL && !tm_json_get_string (node, place, &id, error))
    return FALSE;
  step->grade = TM_GRADE_NOTE;
  while (step->grade < TM_GRADE_IMPOSSIBLE && !g_str_equal (tm_grade_get_id (step->grade), id))
    step->grade++;
  if (step->grade == TM_GRADE_IMPOSSIBLE)
    return tm_json_place_fail (
        place, error, _ ("“%s” is not accepted; accepted are: note, undecided, illegal"), id);
  tm_json_place_leave (place, length);
  return TRUE;
}

static gboolean
read_lines (JsonObject *object, guint index, TmJsonPlace *place, TmStep *step, GError **error)
{
  JsonNode *seq = json_object_get_member (object, "seq");
  JsonNode *after = json_object_get_member (object, "after");
  gint64 number = 0;
  gsize length = tm_json_place_enter (place, "seq");

  if (seq != NULL && !tm_json_get_number (seq, place, index + 1, index + 1, &number, error))
    return FALSE;
  tm_json_place_leave (place, length);

  length = tm_json_place_enter (place, "after");
  if (after != NULL && !tm_json_get_number (after, place, 0, index, &number, error))
    return FALSE;
  tm_json_place_leave (place, length);
  step->has_previous = after != NULL;
  step->previous = after != NULL ? (guint) number : 0;
  return TRUE;
}

static gboolean
read_drawn (TmMatchFile *self, JsonArray *ids, TmJsonPlace *place, TmStep *step, GError **error)
{
  const TmMoveSpec *spec = tm_game_get_move (tm_box_get_game (self->box), step->move.kind);

  for (guint i = 0; i < json_array_get_length (ids); i++)
    {
      gsize length = tm_json_place_enter_index (place, i);
      const char *id;
      int param;

      if (!tm_json_get_string (json_array_get_element (ids, i), place, &id, error))
        return FALSE;
      param = tm_params_find (spec->params, spec->n_params, id);
      if (param < 0)
        return tm_json_place_fail (place, error, _ ("“%s” has no parameter “%s”"), spec->id, id);
      step->drawn |= 1u << param;
      tm_json_place_leave (place, length);
    }
  return TRUE;
}

static gboolean
read_draw (TmMatchFile *self, JsonObject *object, TmJsonPlace *place, TmStep *step, GError **error)
{
  JsonNode *node = json_object_get_member (object, "draw");
  JsonObject *draw;
  JsonArray *ids;
  gint64 first;
  gsize outer, length;

  if (node == NULL || step->kind != TM_STEP_MOVE)
    return TRUE;
  outer = tm_json_place_enter (place, "draw");
  if (!tm_json_get_object (node, place, &draw, error)
      || !tm_json_check_members (draw, place, draw_members, error))
    return FALSE;
  length = tm_json_place_enter (place, "first");
  if (!tm_json_get_number (json_object_get_member (draw, "first"), place, 1, G_MAXINT32, &first,
                           error))
    return FALSE;
  tm_json_place_leave (place, length);
  step->first_draw = (guint) first;

  length = tm_json_place_enter (place, "params");
  if (!tm_json_get_array (json_object_get_member (draw, "params"), place, &ids, error)
      || !read_drawn (self, ids, place, step, error))
    return FALSE;
  tm_json_place_leave (place, length);
  tm_json_place_leave (place, outer);
  return TRUE;
}

/* Reads what an entry of `moves` has changed. */
gboolean
tm_match_step_read_changes (
    TmMatchFile *self, JsonObject *object, TmJsonPlace *place, GArray *changes, GError **error)
{
  gsize outer = tm_json_place_enter (place, "changes");
  JsonArray *array;

  if (!tm_json_get_array (json_object_get_member (object, "changes"), place, &array, error))
    return FALSE;
  g_array_set_size (changes, 0);
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      gsize length = tm_json_place_enter_index (place, i);
      TmChange change;

      if (!tm_change_words_read (json_array_get_element (array, i), self->box, place, &change,
                                 error))
        return FALSE;
      g_array_append_val (changes, change);
      tm_json_place_leave (place, length);
    }
  tm_json_place_leave (place, outer);
  return TRUE;
}

/* Reads one entry of `moves`. */
gboolean
tm_match_step_read (
    TmMatchFile *self, guint index, TmJsonPlace *place, TmStep *step, GError **error)
{
  gsize length = tm_json_place_enter_index (place, index);
  JsonObject *object;

  *step = (TmStep) { .is_done = TRUE };
  tm_args_init (&step->move.args);
  if (!tm_json_get_object (json_array_get_element (self->moves, index), place, &object, error)
      || !tm_json_check_members (object, place, move_members, error)
      || !read_kind (self, object, place, step, error)
      || !read_params (self, object, place, step, error)
      || !read_source (object, place, step, error) || !read_words (self, object, place, step, error)
      || !read_state (object, place, step, error)
      || !tm_json_read_time (object, place, &step->time, error)
      || !read_grade (object, place, step, error) || !read_lines (object, index, place, step, error)
      || !read_draw (self, object, place, step, error))
    return FALSE;
  tm_json_place_leave (place, length);
  return TRUE;
}
