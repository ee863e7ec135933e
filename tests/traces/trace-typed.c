/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is typed, rightly and wrongly: values of options, what is printed on the owner's copy, and boards
 * that a line describes. What is taken is kept with what became of it, what is refused with the words. */

#include "trace.h"

#include "../games/random-options.h"
#include "tm-printed.h"

#include <string.h>

/* How often each option and each board is typed. */
#define N_TYPED 40
#define MAX_SLIPS 3
#define MAX_PART 8
#define N_TRIES 8
#define N_STROKES 12
/* What separates the parts of a line in one game or another, and what parts are made of. */
static const char letters[] = "=:/,;+-?&.#@*|()0123456789abcdefnsewxyNSEWbf _";

/* A slip: a letter too much, one missing, another one, a part twice, or the end missing. */
static void
slip (Trace *trace, GString *line)
{
  gsize at = (gsize) trace_below (trace, (guint) line->len + 1);
  gsize wanted = (gsize) trace_below (trace, MAX_PART) + 1;
  gsize length = MIN (line->len - at, wanted);
  char letter = letters[trace_below (trace, G_N_ELEMENTS (letters) - 1)];
  g_autofree char *part = g_strndup (line->str + at, length);

  switch (trace_below (trace, 6))
    {
    case 0:
      g_string_insert_c (line, (gssize) at, letter);
      break;
    case 1:
      g_string_erase (line, (gssize) at, (gssize) MIN (line->len - at, 1));
      break;
    case 2:
      if (at < line->len)
        line->str[at] = letter;
      break;
    case 3:
      g_string_insert (line, trace_below (trace, (guint) line->len + 1), part);
      break;
    case 4:
      g_string_erase (line, (gssize) at, (gssize) length);
      break;
    default:
      g_string_truncate (line, at);
      break;
    }
}

static char *
dup_slipped (Trace *trace, const char *line)
{
  GString *slipped = g_string_new (line);
  guint n_slips = (guint) trace_below (trace, MAX_SLIPS + 1);

  for (guint i = 0; i < n_slips; i++)
    slip (trace, slipped);
  if (!g_utf8_validate (slipped->str, -1, NULL))
    g_string_assign (slipped, line);
  return g_string_free (slipped, FALSE);
}

/* Options */

static void
add_options (Trace *trace, TmBox *box)
{
  g_autoptr (GVariant) options = g_variant_ref_sink (tm_box_dup_options (box));
  g_autofree char *text = g_variant_print (options, FALSE);

  digest_add_id (&trace->digest, text);
}

/* The records of a page that an owner has told, with a slip in one of them. */
static void
type_records (Trace *trace, TmBox *box, const char *id, GVariant *value)
{
  g_auto (GStrv) records = g_variant_dup_strv (value, NULL);
  guint n_records = g_strv_length (records);
  g_autoptr (GVariant) typed = NULL;
  g_autoptr (GError) error = NULL;
  guint index;

  index = (guint) trace_below (trace, n_records);
  {
    g_autofree char *before = records[index];

    records[index] = dup_slipped (trace, before);
  }
  typed = g_variant_ref_sink (g_variant_new_strv ((const char *const *) records, -1));
  digest_add_number (&trace->digest, tm_box_set_option (box, id, typed, &error));
  digest_add_error (&trace->digest, error);
}

static void
type_text (Trace *trace, TmBox *box, const char *id, const char *text)
{
  g_autofree char *typed = dup_slipped (trace, text);
  g_autoptr (GError) error = NULL;

  digest_add_number (&trace->digest, tm_box_set_option_from_text (box, id, typed, &error));
  digest_add_error (&trace->digest, error);
}

static gboolean
has_value (const TmBox *box, guint option)
{
  g_autoptr (GVariant) options = g_variant_ref_sink (tm_box_dup_options (box));
  g_autoptr (GVariant) value
      = g_variant_lookup_value (options, tm_box_get_game (box)->options[option].param.id, NULL);

  return value != NULL && (!g_variant_is_container (value) || g_variant_n_children (value) > 0);
}

static void
type_option (Trace *trace, TmBox *box, guint option)
{
  const char *id = tm_box_get_game (box)->options[option].param.id;
  g_autoptr (GVariant) options = g_variant_ref_sink (tm_box_dup_options (box));
  g_autoptr (GVariant) value = g_variant_lookup_value (options, id, NULL);

  if (!has_value (box, option))
    type_text (trace, box, id, "");
  else if (g_variant_is_of_type (value, G_VARIANT_TYPE_STRING_ARRAY))
    type_records (trace, box, id, value);
  else
    {
      g_autofree char *text = g_variant_is_of_type (value, G_VARIANT_TYPE_STRING)
                                  ? g_variant_dup_string (value, NULL)
                                  : g_variant_print (value, FALSE);

      type_text (trace, box, id, text);
    }
}

void
trace_option (Trace *self, const TmGame *game, guint option)
{
  for (guint n = 0; n < N_TYPED; n++)
    {
      guint n_seats
          = game->min_seats + (guint) trace_below (self, game->max_seats - game->min_seats + 1);
      g_autoptr (TmBox) box = tm_box_new (game, n_seats, NULL);

      /* What was not chosen by chance in many tries has no value that chance could choose. */
      for (guint i = 0; i < N_TRIES && !has_value (box, option); i++)
        random_options_choose (box, &self->random, OPTIONS_LISTS);
      random_options_print (box, &self->random);
      type_option (self, box, option);
      add_options (self, box);
    }
}

/* Boards */

static void
add_board (Trace *trace, const TmSketch *sketch, const TmTable *table, const char *line)
{
  g_autoptr (TmScene) scene = tm_scene_new (table, NULL, TM_NO_SEAT);
  TmText words = sketch->describe (line);

  digest_add_text (&trace->digest, &words);
  sketch->present (scene, line, trace_below (trace, sketch->n_brushes + 1) - 1);
  digest_add_scene (&trace->digest, scene);
}

/* A few strokes, one over the other. */
static void
paint_board (Trace *trace, const TmSketch *sketch, const TmTable *table, const char *line)
{
  g_autofree char *painted = g_strdup (line);
  TmRandom before = trace->random;
  guint n_columns;
  guint n_cells = tm_sketch_count_cells (sketch, table, line, &n_columns);

  for (guint i = 0; i < N_STROKES && n_cells > 0; i++)
    {
      guint brush = (guint) trace_below (trace, sketch->n_brushes);
      guint cell = (guint) trace_below (trace, n_cells);
      TmArgs choices;
      int side = trace_sample_brush (trace, &sketch->brushes[brush], table, &choices);
      char *next = sketch->paint (painted, brush, &choices, cell, side);

      digest_add_id (&trace->digest, next);
      if (next != NULL)
        {
          g_free (painted);
          painted = next;
        }
    }
  trace->random = before;
}

static void
type_board (Trace *trace, const TmParam *params, guint param)
{
  const TmSketch *sketch = params[param].sketch;
  TmBox *box = tm_match_get_box (trace->match);
  const TmTable *table = tm_match_get_table (trace->match);
  g_autoptr (GError) error = NULL;
  g_autofree char *line = NULL;
  TmArgs args;

  tm_args_init (&args);
  tm_param_sample_values (params, param, table, &trace->random, &args);
  line = dup_slipped (trace, tm_box_get_string (box, tm_args_get (&args, param)));
  if (sketch->check (line, &error))
    {
      add_board (trace, sketch, table, line);
      paint_board (trace, sketch, table, line);
    }
  digest_add_error (&trace->digest, error);
}

void
trace_boards (Trace *self, const TmGame *game, guint question)
{
  const TmQuestion *spec = &game->questions[question];

  for (guint param = 0; param < spec->n_params; param++)
    for (guint n = 0; spec->params[param].sketch != NULL && n < N_TYPED; n++)
      type_board (self, spec->params, param);
}
