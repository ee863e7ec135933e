/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-numeral.h"

/* Digits have no descenders: the line is as high as they need. */
#define LINE_RATIO 0.86
#define STRIKE_RATIO 0.07f

/**
 * TmNumeral:
 *
 * A number that changes without anything moving: its minimum width is that of the text, its
 * natural width that of a reserve, so that its container can keep room. Its font comes from CSS;
 * digits are tabular. The CSS name is given at construction.
 */
struct _TmNumeral
{
  GtkWidget parent_instance;

  char *text;
  char *reserve;
  gboolean is_struck;
  gboolean is_underlined;
};

G_DEFINE_FINAL_TYPE (TmNumeral, tm_numeral, GTK_TYPE_WIDGET)

static PangoLayout *
create_layout (TmNumeral *self, const char *text)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoAttrList *attributes = pango_attr_list_new ();

  /* A sign stands before its number in every script. */
  pango_context_set_base_dir (pango_layout_get_context (layout), PANGO_DIRECTION_LTR);
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  if (self->is_underlined)
    pango_attr_list_insert (attributes, pango_attr_underline_new (PANGO_UNDERLINE_SINGLE));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  return layout;
}

static void
tm_numeral_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  TmNumeral *self = TM_NUMERAL (widget);
  g_autoptr (PangoLayout) layout
      = create_layout (self, self->text[0] != '\0' ? self->text : self->reserve);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = width;
      pango_layout_set_text (layout, self->reserve, -1);
      pango_layout_get_pixel_size (layout, natural, NULL);
      *natural = MAX (*minimum, *natural);
    }
  else
    {
      *minimum = *natural = (int) (height * LINE_RATIO + 0.5);
    }
}

static void
tm_numeral_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TmNumeral *self = TM_NUMERAL (widget);
  g_autoptr (PangoLayout) layout = create_layout (self, self->text);
  gboolean is_centered = gtk_widget_has_css_class (widget, "centered");
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int room = gtk_widget_get_width (widget);
  int width, height;
  GdkRGBA color;
  float x;

  gtk_widget_get_color (widget, &color);
  pango_layout_get_pixel_size (layout, &width, &height);
  x = is_centered ? (room - width) / 2.0f : is_rtl ? room - width : 0;
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT (x, (gtk_widget_get_height (widget) - height) / 2.0f));
  gtk_snapshot_append_layout (snapshot, layout, &color);
  if (self->is_struck)
    gtk_snapshot_append_color (
        snapshot, &color,
        &GRAPHENE_RECT_INIT (-2, height * 0.52f, width + 4, height * STRIKE_RATIO));
}

static void
tm_numeral_finalize (GObject *object)
{
  TmNumeral *self = TM_NUMERAL (object);

  g_free (self->text);
  g_free (self->reserve);
  G_OBJECT_CLASS (tm_numeral_parent_class)->finalize (object);
}

static void
tm_numeral_class_init (TmNumeralClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tm_numeral_finalize;
  widget_class->measure = tm_numeral_measure;
  widget_class->snapshot = tm_numeral_snapshot;
  gtk_widget_class_set_css_name (widget_class, "numeral");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tm_numeral_init (TmNumeral *self)
{
  self->text = g_strdup ("");
  self->reserve = g_strdup ("");
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/**
 * tm_numeral_new:
 * @css_name: its name in style sheets
 * @reserve: the widest text to be expected
 *
 * Makes a numeral.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_numeral_new (const char *css_name, const char *reserve)
{
  TmNumeral *self = g_object_new (TM_TYPE_NUMERAL, "css-name", css_name, NULL);

  tm_numeral_set_reserve (self, reserve);
  return GTK_WIDGET (self);
}

/**
 * tm_numeral_set_text:
 * @self: a numeral
 * @text: the number, as people read it
 *
 * Changes what is shown. As digits are tabular, only another number of them is laid out anew.
 */
void
tm_numeral_set_text (TmNumeral *self, const char *text)
{
  gboolean is_other_width;

  g_return_if_fail (TM_IS_NUMERAL (self));
  is_other_width = g_utf8_strlen (text, -1) != g_utf8_strlen (self->text, -1);
  if (!g_set_str (&self->text, text))
    return;
  if (is_other_width)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * tm_numeral_get_text:
 * @self: a numeral
 *
 * Gets what is shown.
 *
 * Returns: (transfer none): the text
 */
const char *
tm_numeral_get_text (TmNumeral *self)
{
  g_return_val_if_fail (TM_IS_NUMERAL (self), NULL);
  return self->text;
}

/**
 * tm_numeral_set_reserve:
 * @self: a numeral
 * @reserve: the widest text to be expected
 *
 * Changes for which text room is kept.
 */
void
tm_numeral_set_reserve (TmNumeral *self, const char *reserve)
{
  g_return_if_fail (TM_IS_NUMERAL (self));
  if (g_set_str (&self->reserve, reserve))
    gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * tm_numeral_set_is_struck:
 * @self: a numeral
 * @is_struck: whether the number no longer counts
 *
 * Strikes the number through.
 */
void
tm_numeral_set_is_struck (TmNumeral *self, gboolean is_struck)
{
  g_return_if_fail (TM_IS_NUMERAL (self));
  if (self->is_struck == is_struck)
    return;
  self->is_struck = is_struck;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * tm_numeral_set_is_underlined:
 * @self: a numeral
 * @is_underlined: whether there is a line below, which tells a 6 from a 9 that is read from the
 *   other side of the table
 *
 * Underlines the number.
 */
void
tm_numeral_set_is_underlined (TmNumeral *self, gboolean is_underlined)
{
  g_return_if_fail (TM_IS_NUMERAL (self));
  if (self->is_underlined == is_underlined)
    return;
  self->is_underlined = is_underlined;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
