/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-magnifier.h"

#define USUAL_WIDTH 1280
#define USUAL_HEIGHT 720
#define LEAST_WIDTH 900
#define LEAST_SCALE 1.25
#define MOST_SCALE 3

/**
 * TmMagnifier:
 *
 * Shows a widget larger than it is, so that a screen in the middle of the table or on the wall is read
 * from two metres: as if it were 1280 by 720 pixels large, whatever it is. Where there are less than
 * 900 pixels it shows the widget as it is.
 */
struct _TmMagnifier
{
  AdwBin parent_instance;

  gboolean is_large;
  double scale;
};

G_DEFINE_FINAL_TYPE (TmMagnifier, tm_magnifier, ADW_TYPE_BIN)

enum
{
  PROP_LARGE = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static double
choose_scale (TmMagnifier *self, int width, int height)
{
  double scale = MIN ((double) width / USUAL_WIDTH, (double) height / USUAL_HEIGHT);

  return self->is_large && width >= LEAST_WIDTH ? CLAMP (scale, LEAST_SCALE, MOST_SCALE) : 1;
}

/* The least it can be is the child in its own size: less is shown larger only where there is more. */
static void
tm_magnifier_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));

  if (child == NULL)
    return;
  gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
tm_magnifier_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TmMagnifier *self = TM_MAGNIFIER (widget);
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));
  int least_width;
  int least_height;
  double scale = choose_scale (self, width, height);

  if (child == NULL)
    return;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &least_height, NULL, NULL, NULL);
  if (width < least_width * scale || height < least_height * scale)
    scale = 1;
  self->scale = scale;
  gtk_widget_allocate (child, (int) (width / scale), (int) (height / scale), -1,
                       scale == 1 ? NULL
                                  : gsk_transform_scale (NULL, (float) scale, (float) scale));
}

static void
set_is_large (TmMagnifier *self, gboolean is_large)
{
  if (is_large == self->is_large)
    return;
  self->is_large = is_large;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LARGE]);
}

static void
tm_magnifier_get_property (GObject *object, guint property, GValue *value, GParamSpec *pspec)
{
  TmMagnifier *self = TM_MAGNIFIER (object);

  switch (property)
    {
    case PROP_LARGE:
      g_value_set_boolean (value, self->is_large);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tm_magnifier_set_property (GObject *object, guint property, const GValue *value, GParamSpec *pspec)
{
  TmMagnifier *self = TM_MAGNIFIER (object);

  switch (property)
    {
    case PROP_LARGE:
      set_is_large (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tm_magnifier_class_init (TmMagnifierClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tm_magnifier_get_property;
  object_class->set_property = tm_magnifier_set_property;
  widget_class->measure = tm_magnifier_measure;
  widget_class->size_allocate = tm_magnifier_size_allocate;

  /**
   * TmMagnifier:large:
   *
   * Whether it is to be read from far away.
   */
  properties[PROP_LARGE]
      = g_param_spec_boolean ("large", NULL, NULL, FALSE,
                              G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_css_name (widget_class, "tablemagnifier");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
tm_magnifier_init (TmMagnifier *self)
{
  self->scale = 1;
  /* It lays out its child itself. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}

/**
 * tm_magnifier_find_scale:
 * @widget: a widget
 *
 * Finds out how much larger than it is a widget is shown.
 *
 * Returns: the scale of the magnifier that it is in; 1 without one
 */
double
tm_magnifier_find_scale (GtkWidget *widget)
{
  GtkWidget *magnifier = gtk_widget_get_ancestor (widget, TM_TYPE_MAGNIFIER);

  return magnifier != NULL ? TM_MAGNIFIER (magnifier)->scale : 1;
}
