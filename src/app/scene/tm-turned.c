/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-turned.h"

#define QUARTER_DEGREES 90
#define TURN_MS 250
#define N_TRIES 6

/**
 * TmTurned:
 *
 * Turns a widget by quarters of a circle, so that it faces whoever sits at a side of the table. What
 * is turned can be touched as ever.
 *
 * The child may be shown larger or smaller than it is: as large as there is room for, between the two
 * scales of [method@Turned.set_scales].
 */
struct _TmTurned
{
  AdwBin parent_instance;

  guint quarters;
  double least;
  double most;
  /* How far the child still is from where it will be, in degrees. */
  double lag;
  AdwAnimation *animation;
};

G_DEFINE_FINAL_TYPE (TmTurned, tm_turned, ADW_TYPE_BIN)

enum
{
  PROP_QUARTERS = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static gboolean
is_sideways (TmTurned *self)
{
  return self->quarters % 2 == 1;
}

/* Measuring and placing */

static GtkSizeRequestMode
tm_turned_get_request_mode (GtkWidget *widget)
{
  return is_sideways (TM_TURNED (widget)) ? GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT
                                          : GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tm_turned_measure (GtkWidget *widget,
                   GtkOrientation orientation,
                   int for_size,
                   int *minimum,
                   int *natural,
                   int *minimum_baseline,
                   int *natural_baseline)
{
  TmTurned *self = TM_TURNED (widget);
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));
  GtkOrientation inner = orientation;

  if (child == NULL || !gtk_widget_should_layout (child))
    return;
  if (is_sideways (self))
    inner = orientation == GTK_ORIENTATION_HORIZONTAL ? GTK_ORIENTATION_VERTICAL
                                                      : GTK_ORIENTATION_HORIZONTAL;
  if (for_size >= 0)
    {
      int least_across;

      for_size = (int) (for_size / self->least);
      gtk_widget_measure (child,
                          inner == GTK_ORIENTATION_HORIZONTAL ? GTK_ORIENTATION_VERTICAL
                                                              : GTK_ORIENTATION_HORIZONTAL,
                          -1, &least_across, NULL, NULL, NULL);
      for_size = MAX (for_size, least_across);
    }
  gtk_widget_measure (child, inner, for_size, minimum, natural, NULL, NULL);
  *minimum = (int) (*minimum * self->least);
  *natural = MAX (*minimum, (int) (*natural * MIN (self->most, 1)));
}

static gboolean
has_room (TmTurned *self, int width, int height, double scale)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));
  int least_width;
  int wanted_height;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  if (least_width * scale > width)
    return FALSE;
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, (int) (width / scale), NULL, &wanted_height,
                      NULL, NULL);
  return wanted_height * scale <= height;
}

/* The largest scale at which there is room for all that the child wants to show. */
static double
find_scale (TmTurned *self, int width, int height)
{
  double least = self->least;
  double most = self->most;

  if (most <= least || has_room (self, width, height, most))
    return most;
  for (int i = 0; i < N_TRIES; i++)
    {
      double scale = (least + most) / 2;

      if (has_room (self, width, height, scale))
        least = scale;
      else
        most = scale;
    }
  return least;
}

static void
tm_turned_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TmTurned *self = TM_TURNED (widget);
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));
  int inner_width = is_sideways (self) ? height : width;
  int inner_height = is_sideways (self) ? width : height;
  int least;
  double scale;
  GskTransform *transform = NULL;

  if (child == NULL || !gtk_widget_should_layout (child))
    return;
  scale = find_scale (self, inner_width, inner_height);
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  inner_width = MAX ((int) (inner_width / scale), least);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, inner_width, &least, NULL, NULL, NULL);
  inner_height = MAX ((int) (inner_height / scale), least);

  transform = gsk_transform_translate (
      transform, &GRAPHENE_POINT_INIT ((float) width / 2, (float) height / 2));
  transform
      = gsk_transform_rotate (transform, (float) (self->quarters * QUARTER_DEGREES + self->lag));
  transform = gsk_transform_scale (transform, (float) scale, (float) scale);
  transform = gsk_transform_translate (
      transform, &GRAPHENE_POINT_INIT ((float) -inner_width / 2, (float) -inner_height / 2));
  gtk_widget_allocate (child, inner_width, inner_height, -1, transform);
}

/* Turning */

static void
lag_cb (double lag, gpointer data)
{
  TmTurned *self = data;

  self->lag = lag;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
animate (TmTurned *self, double from)
{
  if (self->animation == NULL)
    {
      self->animation = adw_timed_animation_new (
          GTK_WIDGET (self), 0, 0, TURN_MS, adw_callback_animation_target_new (lag_cb, self, NULL));
      adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_EASE_OUT_CUBIC);
    }
  adw_timed_animation_set_value_from (ADW_TIMED_ANIMATION (self->animation), from);
  adw_animation_play (self->animation);
}

/* The widget */

static void
tm_turned_get_property (GObject *object, guint property, GValue *value, GParamSpec *pspec)
{
  TmTurned *self = TM_TURNED (object);

  switch (property)
    {
    case PROP_QUARTERS:
      g_value_set_uint (value, self->quarters);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tm_turned_set_property (GObject *object, guint property, const GValue *value, GParamSpec *pspec)
{
  TmTurned *self = TM_TURNED (object);

  switch (property)
    {
    case PROP_QUARTERS:
      tm_turned_set_quarters (self, g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tm_turned_dispose (GObject *object)
{
  TmTurned *self = TM_TURNED (object);

  g_clear_object (&self->animation);
  G_OBJECT_CLASS (tm_turned_parent_class)->dispose (object);
}

static void
tm_turned_class_init (TmTurnedClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tm_turned_get_property;
  object_class->set_property = tm_turned_set_property;
  object_class->dispose = tm_turned_dispose;
  widget_class->get_request_mode = tm_turned_get_request_mode;
  widget_class->measure = tm_turned_measure;
  widget_class->size_allocate = tm_turned_size_allocate;

  /**
   * TmTurned:quarters:
   *
   * By how many quarters of a circle it is turned, clockwise.
   */
  properties[PROP_QUARTERS]
      = g_param_spec_uint ("quarters", NULL, NULL, 0, TM_QUARTERS - 1, 0,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_css_name (widget_class, "turned");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
tm_turned_init (TmTurned *self)
{
  self->least = 1;
  self->most = 1;
  /* It lays out its child itself. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}

/**
 * tm_turned_new:
 * @child: (nullable): a widget
 *
 * Makes a widget that turns another one, by nothing as yet.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_turned_new (GtkWidget *child)
{
  return g_object_new (TM_TYPE_TURNED, "child", child, NULL);
}

/**
 * tm_turned_set_quarters:
 * @self: a widget
 * @quarters: quarters of a circle, clockwise, from 0 to 3; 2: upside down
 *
 * Turns the child, the shorter way round.
 */
void
tm_turned_set_quarters (TmTurned *self, guint quarters)
{
  int by;

  g_return_if_fail (TM_IS_TURNED (self));
  g_return_if_fail (quarters < TM_QUARTERS);
  if (quarters == self->quarters)
    return;
  by = (int) quarters - (int) self->quarters;
  if (by > TM_QUARTERS / 2)
    by -= TM_QUARTERS;
  else if (by < -TM_QUARTERS / 2)
    by += TM_QUARTERS;
  self->quarters = quarters;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    animate (self, self->lag - by * QUARTER_DEGREES);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_QUARTERS]);
}

/**
 * tm_turned_get_quarters:
 * @self: a widget
 *
 * Gets by how much the child is turned.
 *
 * Returns: quarters of a circle, clockwise, from 0 to 3
 */
guint
tm_turned_get_quarters (TmTurned *self)
{
  g_return_val_if_fail (TM_IS_TURNED (self), 0);
  return self->quarters;
}

/**
 * tm_turned_set_scales:
 * @self: a widget
 * @least: how small the child may become; above 0, 1 being its own size
 * @most: how large it may become; at least @least
 *
 * Lets the child be as large as there is room for. Until then it keeps its size.
 */
void
tm_turned_set_scales (TmTurned *self, double least, double most)
{
  g_return_if_fail (TM_IS_TURNED (self));
  g_return_if_fail (least > 0 && most >= least);
  if (least == self->least && most == self->most)
    return;
  self->least = least;
  self->most = most;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
