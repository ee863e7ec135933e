/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-glyphs.h"

#include <glib/gi18n.h>
#include <string.h>

#include "tm-paint.h"
#include "tm-seat-mark.h"
#include "tm-symbols.h"

#define SHIELD_PATH "M12 2.5l8.5 2.9v6.4c0 4.7-3.4 8.1-8.5 10-5.1-1.9-8.5-5.3-8.5-10V5.4z"
#define MAX_REPEATED 4
#define SHIELD_RATIO 2.2
#define REPEAT_RATIO 0.94
#define TYPE_RATIO 0.95
#define GAP_RATIO 0.35

static gboolean
is_shield (const TmGlyphs *self, guint i)
{
  return self->marks[i].has_value && g_strcmp0 (self->marks[i].symbol, "shield") == 0;
}

static gboolean
is_repeated (const TmGlyphs *self, guint i)
{
  const char *symbol = self->marks[i].symbol;
  gboolean can_be = g_strcmp0 (symbol, "wound") == 0 || g_strcmp0 (symbol, "heart") == 0;

  return can_be && self->marks[i].has_value && self->marks[i].value > 0
         && self->marks[i].value <= MAX_REPEATED;
}

/**
 * tm_glyphs_read:
 * @self: the marks to fill
 * @stage: a stage
 * @parent: the part whose children of kind %TM_NODE_GLYPH they are
 *
 * Reads the marks of a part, as many as there is room for.
 *
 * Returns: whether they differ from what was in @self
 */
gboolean
tm_glyphs_read (TmGlyphs *self, const TmStage *stage, guint parent)
{
  TmGlyphs now;

  memset (&now, 0, sizeof now);
  for (guint i = tm_stage_get (stage, parent)->first_child; i != 0;
       i = tm_stage_get (stage, i)->next)
    {
      const TmPart *part = tm_stage_get (stage, i);

      if (part->kind != TM_NODE_GLYPH || now.n_marks == TM_MAX_GLYPHS)
        continue;
      now.marks[now.n_marks].symbol = part->symbol;
      now.marks[now.n_marks].look = part->look;
      now.marks[now.n_marks].has_value = part->has_value;
      now.marks[now.n_marks].value = part->value;
      now.n_marks++;
    }
  /* NOLINTNEXTLINE(bugprone-suspicious-memory-comparison): both began as zeros */
  if (memcmp (self, &now, sizeof now) == 0)
    return FALSE;
  memcpy (self, &now, sizeof now);
  return TRUE;
}

static void
init_text (TmPaintText *text, char number[16], gint32 value, double size)
{
  g_snprintf (number, 16, "%d", value);
  *text = (TmPaintText) {
    .text = number, .size = size, .weight = PANGO_WEIGHT_ULTRABOLD, .x_align = 0.5f
  };
}

static double
measure_mark (const TmGlyphs *self, guint i, GtkWidget *widget, double size)
{
  TmPaintText text;
  char number[16];
  double width;

  if (is_shield (self, i))
    return size * SHIELD_RATIO;
  if (is_repeated (self, i))
    return self->marks[i].value * size * REPEAT_RATIO;
  width = self->marks[i].symbol != NULL || self->marks[i].look >= 0 ? size : 0;
  if (!self->marks[i].has_value)
    return width;
  init_text (&text, number, self->marks[i].value,
             size * TYPE_RATIO / tm_paint_get_text_scale (widget));
  return width + (width > 0 ? size * 0.2 : 0) + tm_paint_get_text_width (widget, &text) + 1;
}

/**
 * tm_glyphs_measure:
 * @self: some marks
 * @widget: the widget whose font is used
 * @size: height of a symbol in pixels
 *
 * Measures the marks.
 *
 * Returns: their width in pixels
 */
double
tm_glyphs_measure (const TmGlyphs *self, GtkWidget *widget, double size)
{
  double width = self->n_marks > 1 ? (self->n_marks - 1) * size * GAP_RATIO : 0;

  for (guint i = 0; i < self->n_marks; i++)
    width += measure_mark (self, i, widget, size);
  return width;
}

static void
snapshot_shield (GtkWidget *widget,
                 GtkSnapshot *snapshot,
                 gint32 value,
                 double x,
                 double middle,
                 double size,
                 const GdkRGBA *tint)
{
  static GskPath *path;
  static const GdkRGBA white = { 1, 1, 1, 1 };
  static const GdkRGBA dark = { 0.13f, 0.24f, 0.2f, 1 };
  /* On a card that is done the shield is as light as the numbers on others. */
  gboolean is_light = tint->green > 0.6f;
  TmPaintText text;
  char number[16];

  if (path == NULL)
    path = gsk_path_parse (SHIELD_PATH);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) (middle - size / 2)));
  gtk_snapshot_scale (snapshot, (float) size / TM_SYMBOL_GRID, (float) size / TM_SYMBOL_GRID);
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, tint);
  gtk_snapshot_restore (snapshot);
  init_text (&text, number, value, size * 0.42 / tm_paint_get_text_scale (widget));
  tm_paint_text (widget, snapshot, &text,
                 &GRAPHENE_RECT_INIT ((float) x, (float) (middle - size / 2), (float) size,
                                      (float) (size * 0.98)),
                 is_light ? &dark : &white);
}

static void
snapshot_seat (GtkSnapshot *snapshot, int look, double x, double y, double size)
{
  GdkRGBA color;

  tm_seat_look_get_color (look, &color);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  tm_seat_look_snapshot (look, snapshot, size, &color);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_mark (const TmGlyphs *self,
               guint i,
               GtkWidget *widget,
               GtkSnapshot *snapshot,
               double x,
               double middle,
               double size,
               const GdkRGBA *ink,
               const GdkRGBA *tint)
{
  double width = measure_mark (self, i, widget, size);
  double symbol = 0;
  TmPaintText text;
  char number[16];

  if (is_shield (self, i))
    {
      snapshot_shield (widget, snapshot, self->marks[i].value, x, middle, size * SHIELD_RATIO,
                       tint);
      return;
    }
  if (is_repeated (self, i))
    {
      for (int k = 0; k < self->marks[i].value; k++)
        tm_paint_symbol (snapshot, self->marks[i].symbol, x + k * size * REPEAT_RATIO,
                         middle - size / 2, size * 0.88, tint);
      return;
    }
  if (self->marks[i].symbol != NULL)
    tm_paint_symbol (snapshot, self->marks[i].symbol, x, middle - size / 2, size, tint);
  else if (self->marks[i].look >= 0)
    snapshot_seat (snapshot, self->marks[i].look, x, middle - size / 2, size);
  if (self->marks[i].symbol != NULL || self->marks[i].look >= 0)
    symbol = size * 1.2;
  if (!self->marks[i].has_value)
    return;
  init_text (&text, number, self->marks[i].value,
             size * TYPE_RATIO / tm_paint_get_text_scale (widget));
  tm_paint_text (widget, snapshot, &text,
                 &GRAPHENE_RECT_INIT ((float) (x + symbol), (float) (middle - size),
                                      (float) (width - symbol), (float) (2 * size)),
                 ink);
}

/**
 * tm_glyphs_snapshot:
 * @self: some marks
 * @widget: the widget they belong to
 * @snapshot: what to draw on
 * @box: where to draw them: in the middle; they are made smaller if they do not fit
 * @size: height of a symbol in pixels
 * @ink: color of numbers
 * @tint: color of symbols
 *
 * Draws the marks side by side.
 */
void
tm_glyphs_snapshot (const TmGlyphs *self,
                    GtkWidget *widget,
                    GtkSnapshot *snapshot,
                    const graphene_rect_t *box,
                    double size,
                    const GdkRGBA *ink,
                    const GdkRGBA *tint)
{
  double width = tm_glyphs_measure (self, widget, size);
  double middle = box->origin.y + box->size.height / 2;
  double x;

  if (self->n_marks == 0)
    return;
  if (width > box->size.width)
    {
      size *= box->size.width / width;
      width = box->size.width;
    }
  x = box->origin.x + (box->size.width - width) / 2;
  for (guint i = 0; i < self->n_marks; i++)
    {
      snapshot_mark (self, i, widget, snapshot, x, middle, size, ink, tint);
      x += measure_mark (self, i, widget, size) + size * GAP_RATIO;
    }
}

static char *
dup_mark_name (const TmPart *part)
{
  if (part->label == NULL)
    return part->has_value ? g_strdup_printf ("%d", part->value) : NULL;
  if (part->has_value)
    return g_strdup_printf (C_ ("scene", "%s: %d"), part->label, part->value);
  return g_strdup (part->label);
}

/**
 * tm_glyphs_dup_name:
 * @stage: a stage
 * @parent: the part whose children the marks are
 *
 * Puts the part and its marks into words, for screen readers.
 *
 * Returns: (transfer full): the words
 */
char *
tm_glyphs_dup_name (const TmStage *stage, guint parent)
{
  const TmPart *above = tm_stage_get (stage, parent);
  g_autofree char *name = g_strdup (above->label != NULL ? above->label : "");

  for (guint i = above->first_child; i != 0; i = tm_stage_get (stage, i)->next)
    {
      g_autofree char *mark = dup_mark_name (tm_stage_get (stage, i));
      g_autofree char *longer = NULL;

      if (mark == NULL)
        continue;
      longer = name[0] == '\0' ? g_strdup (mark)
                               : g_strdup_printf (C_ ("scene", "%s, %s"), name, mark);
      g_set_str (&name, longer);
    }
  return g_steal_pointer (&name);
}
