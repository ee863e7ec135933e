/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tm-cli-args.h"
#include "tm-cli-json.h"
#include "tm-cli-odds.h"
#include "tm-cli-text.h"

#include <glib/gi18n-lib.h>

#define MAX_POINTS 1000000
#define NOT_GIVEN G_MININT64

/* Things of one kind in the bag. */
typedef struct
{
  char *name;
  guint count; /* at first … */
  guint seen; /* … and how many of them have left */
  gint64 points;
  gboolean wanted;
} Kind;

/* A bag, and what is asked about it. */
typedef struct
{
  GArray *kinds; /* of Kind, in the order given */
  gint64 n_left;
  gint64 n_taken;
  char *at_least;
} Draw;

/* What comes of some of the kinds. */
typedef struct
{
  char *label;
  TmCliOdds answer;
} Part;

static void
kind_clear (gpointer data)
{
  Kind *self = data;

  g_clear_pointer (&self->name, g_free);
}

static void
draw_init (Draw *self)
{
  *self = (Draw) { .kinds = g_array_new (FALSE, TRUE, sizeof (Kind)), .n_taken = NOT_GIVEN };
  g_array_set_clear_func (self->kinds, kind_clear);
}

static void
draw_clear (Draw *self)
{
  g_clear_pointer (&self->kinds, g_array_unref);
  g_clear_pointer (&self->at_least, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Draw, draw_clear)

static Kind *
draw_get_kind (const Draw *self, guint index)
{
  return &g_array_index (self->kinds, Kind, index);
}

static void
part_free (gpointer data)
{
  Part *self = data;

  g_free (self->label);
  tm_cli_odds_clear (&self->answer);
  g_free (self);
}

/* Arguments */

static Kind *
find_kind (const Draw *self, const char *name)
{
  for (guint i = 0; i < self->kinds->len; i++)
    if (g_str_equal (draw_get_kind (self, i)->name, name))
      return draw_get_kind (self, i);
  return NULL;
}

static Kind *
find_known_kind (const Draw *self, const char *name, GError **error)
{
  g_autoptr (GString) known = g_string_new (NULL);
  Kind *kind = find_kind (self, name);

  if (kind != NULL)
    return kind;
  for (guint i = 0; i < self->kinds->len; i++)
    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", draw_get_kind (self, i)->name);
  g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
               _ ("there is no “%s” in the bag; accepted: %s"), name, known->str);
  return NULL;
}

static gboolean
read_number (
    const char *name, const char *text, gint64 min, gint64 max, gint64 *number, GError **error)
{
  if (g_ascii_string_to_signed (text, 10, G_MININT64, G_MAXINT64, number, NULL))
    return tm_cli_check_number (name, *number, min, max, error);
  g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT, _ ("%s is “%s”; accepted: a whole number"),
               name, text);
  return FALSE;
}

static gboolean
add_kind (Draw *self, const char *arg, GError **error)
{
  g_autofree char *name = NULL;
  const char *value;
  gint64 count;
  Kind kind;

  if (!tm_cli_split (arg, &name, &value, error)
      || !read_number (name, value, 0, TM_ODDS_MAX_VALUES - 1 - self->n_left, &count, error))
    return FALSE;
  if (find_kind (self, name) != NULL)
    {
      g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT, _ ("“%s” is given twice"), name);
      return FALSE;
    }

  kind = (Kind) { .name = g_steal_pointer (&name), .count = (guint) count };
  g_array_append_val (self->kinds, kind);
  self->n_left += count;
  return TRUE;
}

static gboolean
see_kind (Draw *self, const char *arg, GError **error)
{
  g_autofree char *name = NULL;
  const char *value;
  gint64 seen;
  Kind *kind;

  if (!tm_cli_split (arg, &name, &value, error))
    return FALSE;
  kind = find_known_kind (self, name, error);
  if (kind == NULL || !read_number (name, value, 0, kind->count - kind->seen, &seen, error))
    return FALSE;

  kind->seen += (guint) seen;
  self->n_left -= seen;
  return TRUE;
}

static gboolean
want_kind (Draw *self, const char *arg, GError **error)
{
  g_auto (GStrv) halves = g_strsplit (arg, "=", 2);
  Kind *kind = find_known_kind (self, halves[0] != NULL ? halves[0] : "", error);
  gint64 points = 1;

  if (kind == NULL
      || (halves[1] != NULL
          && !read_number (kind->name, halves[1], -MAX_POINTS, MAX_POINTS, &points, error)))
    return FALSE;
  if (kind->wanted)
    {
      g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT, _ ("“%s” is given twice"), kind->name);
      return FALSE;
    }

  kind->wanted = TRUE;
  kind->points = points;
  return TRUE;
}

/* Goes through lists such as "ring=1,scales=2". An empty one is refused like an empty name. */
static gboolean
read_lists (Draw *self,
            char **lists,
            gboolean (*read) (Draw *self, const char *arg, GError **error),
            GError **error)
{
  for (guint i = 0; lists != NULL && lists[i] != NULL; i++)
    {
      g_auto (GStrv) args = g_strsplit (lists[i], ",", -1);

      if (args[0] == NULL && !read (self, "", error))
        return FALSE;
      for (guint j = 0; args[j] != NULL; j++)
        if (!read (self, args[j], error))
          return FALSE;
    }
  return TRUE;
}

static gboolean
prepare (Draw *self, char **bag, char **given, char **want, GError **error)
{
  if (!read_lists (self, bag, add_kind, error) || !read_lists (self, given, see_kind, error)
      || !read_lists (self, want, want_kind, error))
    return FALSE;
  if (self->n_taken != NOT_GIVEN)
    return tm_cli_check_number ("--take", self->n_taken, 0, self->n_left, error);
  g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
               _ ("--take is missing; it tells how many are drawn"));
  return FALSE;
}

/* Answers */

/* Of all kinds that are wanted together, or of one. */
static Part *
ask (const Draw *self, int only, GError **error)
{
  guint n_kinds = self->kinds->len;
  g_autofree gint64 *points = g_new0 (gint64, n_kinds);
  g_autofree guint *copies = g_new0 (guint, n_kinds);
  g_autoptr (GString) label = g_string_new (NULL);
  Part *part;
  TmOdds *odds;

  for (guint i = 0; i < n_kinds; i++)
    {
      const Kind *kind = draw_get_kind (self, i);

      copies[i] = kind->count - kind->seen;
      points[i] = only < 0 ? kind->points : (int) i == only;
      if (points[i] == 0 && !kind->wanted)
        continue;
      g_string_append_printf (label, "%s%s", label->len > 0 ? ", " : "", kind->name);
      if (points[i] != 1)
        g_string_append_printf (label, "=%" G_GINT64_FORMAT, points[i]);
    }

  odds = tm_odds_new_draw_sum (points, copies, n_kinds, (guint) self->n_taken);
  if (odds == NULL)
    {
      g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
                   _ ("the odds of this draw are too much work; fewer draws, or points with fewer "
                      "different sums, are accepted"));
      return NULL;
    }

  part = g_new0 (Part, 1);
  part->label = g_string_free (g_steal_pointer (&label), FALSE);
  part->answer.at_least = g_strdup (self->at_least);
  if (tm_cli_odds_take (&part->answer, odds, error))
    return part;
  part_free (part);
  return NULL;
}

static GPtrArray *
ask_all (const Draw *self, gboolean together, GError **error)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (part_free);

  for (guint i = 0; i < (together ? 1 : self->kinds->len); i++)
    {
      Part *part = ask (self, together ? -1 : (int) i, error);

      if (part == NULL)
        return NULL;
      g_ptr_array_add (parts, part);
    }
  return g_steal_pointer (&parts);
}

static void
print_json (const Draw *self, GPtrArray *parts)
{
  JsonBuilder *builder = tm_cli_json_begin ();

  json_builder_set_member_name (builder, "bag");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->kinds->len; i++)
    {
      const Kind *kind = draw_get_kind (self, i);

      json_builder_begin_object (builder);
      tm_cli_json_string (builder, "kind", kind->name);
      tm_cli_json_number (builder, "count", kind->count);
      tm_cli_json_number (builder, "seen", kind->seen);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  tm_cli_json_number (builder, "left", self->n_left);
  tm_cli_json_number (builder, "take", self->n_taken);
  json_builder_set_member_name (builder, "draws");
  json_builder_begin_array (builder);
  for (guint i = 0; i < parts->len; i++)
    {
      const Part *part = g_ptr_array_index (parts, i);

      json_builder_begin_object (builder);
      tm_cli_json_string (builder, "want", part->label);
      tm_cli_odds_json (builder, &part->answer);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  tm_cli_json_finish (builder);
}

static void
print_text (const Draw *self, GPtrArray *parts)
{
  g_autofree char *taken = g_strdup_printf ("%" G_GINT64_FORMAT, self->n_taken);
  g_autofree char *left = g_strdup_printf ("%" G_GINT64_FORMAT, self->n_left);

  /* Translators: how many things are drawn, and how many are in the bag before */
  g_print (_ ("Drawn: %s of %s"), taken, left);
  g_print ("\n");
  for (guint i = 0; i < parts->len; i++)
    {
      const Part *part = g_ptr_array_index (parts, i);

      tm_cli_print_heading (part->label);
      tm_cli_odds_print (&part->answer);
    }
}

/* Command */

static TmExit
run (const TmCommand *self, char **args, GError **error)
{
  g_auto (Draw) draw = { 0 };
  gboolean json = FALSE;
  g_auto (GStrv) want = NULL;
  g_auto (GStrv) given = NULL;
  g_auto (GStrv) rest = NULL;
  g_autoptr (GPtrArray) parts = NULL;

  draw_init (&draw);

  const GOptionEntry entries[] = {
    TM_CLI_ENTRY_JSON (&json),
    { "take", 'n', 0, G_OPTION_ARG_INT64, &draw.n_taken, N_ ("How many are drawn"), N_ ("N") },
    { "want", 0, 0, G_OPTION_ARG_STRING_ARRAY, &want,
      N_ ("Count these kinds together, or add up what they are worth; else each by itself"),
      N_ ("KIND[=POINTS],…") },
    { "given", 0, 0, G_OPTION_ARG_STRING_ARRAY, &given,
      N_ ("What has been seen to leave the bag before"), N_ ("KIND=SEEN,…") },
    { "at-least", 0, 0, G_OPTION_ARG_STRING, &draw.at_least,
      N_ ("Tell the chance of this total or more"), N_ ("N") },
    TM_CLI_ENTRY_END,
  };

  if (!tm_cli_parse (self, entries, args, &rest, error)
      || !tm_cli_check_count (self, rest, 1, G_MAXUINT, error)
      || !prepare (&draw, rest, given, want, error))
    return TM_EXIT_INPUT;
  parts = ask_all (&draw, want != NULL, error);
  if (parts == NULL)
    return TM_EXIT_INPUT;

  if (json)
    print_json (&draw, parts);
  else
    print_text (&draw, parts);
  return TM_EXIT_DONE;
}

const TmCommand tm_command_draw
    = { "draw", N_ ("KIND=COUNT… --take N"),
        N_ ("Tells the odds of drawing from a bag without putting anything back"), run };
