/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-seat-mark.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "tm-paint.h"

#define USUAL_SIZE 20
#define GRID 24

/* In the order of TmSeatLook. Shapes on a grid of 24; the colors are those of the style sheet. */
static const struct
{
  const char *css_class;
  const char *name;
  guint32 light;
  guint32 dark;
  const char *path;
} looks[TM_N_SEAT_LOOKS] = {
  { "blue", NC_ ("seat color", "Blue"), 0x1a4fa8, 0x78a9ff,
    "M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z" },
  { "vermilion", NC_ ("seat color", "Vermilion"), 0xa8330f, 0xfa7443,
    "M12 1.8c.8 0 1.5.4 1.9 1.1l8.2 14.8c.8 1.5-.2 3.3-1.9 3.3H3.8c-1.7 0-2.7-1.8-1.9-3.3"
    "l8.2-14.8c.4-.7 1.1-1.1 1.9-1.1z" },
  { "amber", NC_ ("seat color", "Amber"), 0xad7500, 0xf7d741,
    "M5.4 2.8h13.2a2.6 2.6 0 0 1 2.6 2.6v13.2a2.6 2.6 0 0 1 -2.6 2.6h-13.2"
    "a2.6 2.6 0 0 1 -2.6 -2.6v-13.2a2.6 2.6 0 0 1 2.6 -2.6z" },
  { "green", NC_ ("seat color", "Green"), 0x0d8f7f, 0x4be0b2,
    "M10.4 1.7c.9-.9 2.3-.9 3.2 0l8.7 8.7c.9.9.9 2.3 0 3.2l-8.7 8.7c-.9.9-2.3.9-3.2 0"
    "l-8.7-8.7c-.9-.9-.9-2.3 0-3.2z" },
  { "plum", NC_ ("seat color", "Plum"), 0xc42bb0, 0xe87fce,
    "M10.7 1.7c.8-.5 1.8-.5 2.6 0l7 4.1c.8.5 1.3 1.3 1.3 2.2v8c0 .9-.5 1.7-1.3 2.2l-7 4.1"
    "c-.8.5-1.8.5-2.6 0l-7-4.1c-.8-.5-1.3-1.3-1.3-2.2V8c0-.9.5-1.7 1.3-2.2z" },
  { "slate", NC_ ("seat color", "Slate"), 0x535c71, 0xc3ccd4,
    "M9 2h6c.6 0 1 .4 1 1v5h5c.6 0 1 .4 1 1v6c0 .6-.4 1-1 1h-5v5c0 .6-.4 1-1 1H9"
    "c-.6 0-1-.4-1-1v-5H3c-.6 0-1-.4-1-1V9c0-.6.4-1 1-1h5V3c0-.6.4-1 1-1z" },
  { "sky", NC_ ("seat color", "Sky"), 0x1379ab, 0x8fdcf7,
    "M12 1.5c.5 0 .9.2 1.2.6C15.5 5 20 10.8 20 14.5c0 4.4-3.6 8-8 8s-8-3.6-8-8"
    "c0-3.7 4.5-9.5 6.8-12.4.3-.4.7-.6 1.2-.6z" },
  { "umber", NC_ ("seat color", "Umber"), 0x4a2c1f, 0xbf8f6f,
    "M12 1.2c.6 0 1.1.3 1.3.9l2.3 6 6.4.4c1.3.1 1.8 1.7.8 2.5l-5 4.1 1.7 6.2"
    "c.3 1.2-1 2.2-2.1 1.5L12 19.3l-5.4 3.5c-1.1.7-2.4-.3-2.1-1.5l1.7-6.2-5-4.1"
    "c-1-.8-.5-2.4.8-2.5l6.4-.4 2.3-6c.2-.6.7-.9 1.3-.9z" },
};

static GskPath *
get_path (TmSeatLook look)
{
  static GskPath *paths[TM_N_SEAT_LOOKS];

  if (paths[look] == NULL)
    {
      paths[look] = gsk_path_parse (looks[look].path);
      g_assert (paths[look] != NULL);
    }
  return paths[look];
}

/**
 * tm_seat_look_get_name:
 * @look: a look
 *
 * Gets the name of the color, for people.
 *
 * Returns: (transfer none): the name, translated
 */
const char *
tm_seat_look_get_name (TmSeatLook look)
{
  g_return_val_if_fail (look < TM_N_SEAT_LOOKS, NULL);
  return g_dpgettext2 (NULL, "seat color", looks[look].name);
}

/**
 * tm_seat_look_get_css_class:
 * @look: a look
 *
 * Gets the style class that sets the variable `--seat` to the color of a seat, for a widget and
 * everything in it.
 *
 * Returns: (transfer none): the class
 */
const char *
tm_seat_look_get_css_class (TmSeatLook look)
{
  g_return_val_if_fail (look < TM_N_SEAT_LOOKS, NULL);
  return looks[look].css_class;
}

/**
 * tm_seat_look_get_color:
 * @look: a look
 * @color: (out): its color
 *
 * Gets the color of a seat in the light or dark style, whichever is in use, for what is drawn
 * into a widget that has another color.
 */
void
tm_seat_look_get_color (TmSeatLook look, GdkRGBA *color)
{
  gboolean is_dark = adw_style_manager_get_dark (adw_style_manager_get_default ());

  g_return_if_fail (look < TM_N_SEAT_LOOKS);
  tm_paint_rgba (color, is_dark ? looks[look].dark : looks[look].light, 1);
}

/**
 * tm_seat_look_get_paper_color:
 * @look: a look
 * @color: (out): its color
 *
 * Gets the color of a seat for what is drawn on light ground in both styles, such as a map.
 */
void
tm_seat_look_get_paper_color (TmSeatLook look, GdkRGBA *color)
{
  g_return_if_fail (look < TM_N_SEAT_LOOKS);
  tm_paint_rgba (color, looks[look].light, 1);
}

/**
 * tm_seat_look_apply:
 * @widget: a widget
 * @look: a [enum@TmSeatLook], or %TM_NO_LOOK
 *
 * Gives a widget the style class of a look and takes away those of all others.
 */
void
tm_seat_look_apply (GtkWidget *widget, int look)
{
  for (int i = 0; i < TM_N_SEAT_LOOKS; i++)
    {
      if (i == look)
        gtk_widget_add_css_class (widget, looks[i].css_class);
      else
        gtk_widget_remove_css_class (widget, looks[i].css_class);
    }
}

/**
 * tm_seat_look_snapshot:
 * @look: a look
 * @snapshot: what to draw on
 * @size: width and height in logical pixels
 * @color: the color of the seat
 *
 * Draws the shape of a seat into the square from 0, 0 to @size, @size.
 */
void
tm_seat_look_snapshot (TmSeatLook look, GtkSnapshot *snapshot, double size, const GdkRGBA *color)
{
  g_return_if_fail (look < TM_N_SEAT_LOOKS);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, (float) size / GRID, (float) size / GRID);
  gtk_snapshot_append_fill (snapshot, get_path (look), GSK_FILL_RULE_WINDING, color);
  gtk_snapshot_restore (snapshot);
}

/**
 * tm_seat_look_draw:
 * @look: a look
 * @cr: what to draw on, such as paper
 * @x: left edge
 * @y: upper edge
 * @size: width and height
 *
 * Draws the shape of a seat in its color on white.
 */
void
tm_seat_look_draw (TmSeatLook look, cairo_t *cr, double x, double y, double size)
{
  GdkRGBA color;

  g_return_if_fail (look < TM_N_SEAT_LOOKS);
  tm_paint_rgba (&color, looks[look].light, 1);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / GRID, size / GRID);
  gdk_cairo_set_source_rgba (cr, &color);
  gsk_path_to_cairo (get_path (look), cr);
  cairo_fill (cr);
  cairo_restore (cr);
}

/**
 * TmSeatMark:
 *
 * The mark of a seat: its shape in its color.
 *
 * It stands beside the name, so screen readers skip it. The CSS name is `seatmark`.
 */
struct _TmSeatMark
{
  GtkWidget parent_instance;

  int look;
  int size;
};

G_DEFINE_FINAL_TYPE (TmSeatMark, tm_seat_mark, GTK_TYPE_WIDGET)

enum
{
  PROP_LOOK = 1,
  PROP_SIZE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
tm_seat_mark_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  TmSeatMark *self = TM_SEAT_MARK (widget);

  *minimum = *natural = (int) (self->size * tm_paint_get_text_scale (widget));
}

static void
tm_seat_mark_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TmSeatMark *self = TM_SEAT_MARK (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int size = MIN (width, height);
  GdkRGBA color;

  if (self->look == TM_NO_LOOK)
    return;
  gtk_widget_get_color (widget, &color);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((width - size) / 2.0f, (height - size) / 2.0f));
  tm_seat_look_snapshot (self->look, snapshot, size, &color);
}

static void
tm_seat_mark_get_property (GObject *object, guint property, GValue *value, GParamSpec *pspec)
{
  TmSeatMark *self = TM_SEAT_MARK (object);

  switch (property)
    {
    case PROP_LOOK:
      g_value_set_int (value, self->look);
      break;
    case PROP_SIZE:
      g_value_set_int (value, self->size);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tm_seat_mark_set_property (GObject *object, guint property, const GValue *value, GParamSpec *pspec)
{
  TmSeatMark *self = TM_SEAT_MARK (object);

  switch (property)
    {
    case PROP_LOOK:
      tm_seat_mark_set_look (self, g_value_get_int (value));
      break;
    case PROP_SIZE:
      self->size = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tm_seat_mark_class_init (TmSeatMarkClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tm_seat_mark_get_property;
  object_class->set_property = tm_seat_mark_set_property;
  widget_class->measure = tm_seat_mark_measure;
  widget_class->snapshot = tm_seat_mark_snapshot;

  /**
   * TmSeatMark:look:
   *
   * A [enum@TmSeatLook], or %TM_NO_LOOK for an empty place.
   */
  properties[PROP_LOOK]
      = g_param_spec_int ("look", NULL, NULL, TM_NO_LOOK, TM_N_SEAT_LOOKS - 1, TM_NO_LOOK,
                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  /**
   * TmSeatMark:size:
   *
   * Width and height in pixels, before text scaling.
   */
  properties[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 1, 1024, USUAL_SIZE,
                                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "seatmark");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tm_seat_mark_init (TmSeatMark *self)
{
  self->look = TM_NO_LOOK;
  self->size = USUAL_SIZE;
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/**
 * tm_seat_mark_new:
 * @look: a [enum@TmSeatLook], or %TM_NO_LOOK
 * @size: width and height in pixels, before text scaling
 *
 * Makes the mark of a seat.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_seat_mark_new (int look, int size)
{
  return g_object_new (TM_TYPE_SEAT_MARK, "look", look, "size", size, NULL);
}

/**
 * tm_seat_mark_set_look:
 * @self: a seat mark
 * @look: a [enum@TmSeatLook], or %TM_NO_LOOK
 *
 * Changes color and shape.
 */
void
tm_seat_mark_set_look (TmSeatMark *self, int look)
{
  g_return_if_fail (TM_IS_SEAT_MARK (self));
  g_return_if_fail (look >= TM_NO_LOOK && look < TM_N_SEAT_LOOKS);
  if (look == self->look)
    return;
  self->look = look;
  tm_seat_look_apply (GTK_WIDGET (self), look);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOOK]);
}

/**
 * tm_seat_mark_get_look:
 * @self: a seat mark
 *
 * Gets color and shape.
 *
 * Returns: a [enum@TmSeatLook], or %TM_NO_LOOK
 */
int
tm_seat_mark_get_look (TmSeatMark *self)
{
  g_return_val_if_fail (TM_IS_SEAT_MARK (self), TM_NO_LOOK);
  return self->look;
}
