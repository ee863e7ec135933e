/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "tm-score-chart.h"
#include "tm-score-plot.h"

#define MIN_WIDTH 260
#define NATURAL_WIDTH 640

/**
 * TmScoreChart:
 *
 * The scores of a match over its moves: a line of steps for every seat with its shape where the
 * score changes, shaded stretches between milestones, and the scores at the end beside the lines.
 *
 * One step is marked. The pointer marks the one it is over; the arrow keys go from step to step, the
 * page keys from milestone to milestone. To a screen reader it is a slider over the moves whose
 * value is who had how much, described by who was ahead when. The CSS name is `scorechart`.
 */
struct _TmScoreChart
{
  GtkWidget parent_instance;

  TmScoreTrace *trace;
  guint step;
};

static void tm_score_chart_range_init (GtkAccessibleRangeInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TmScoreChart,
                               tm_score_chart,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_ACCESSIBLE_RANGE,
                                                      tm_score_chart_range_init))

enum
{
  PROP_STEP = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
tm_score_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TmScoreChart *self = TM_SCORE_CHART (widget);
  TmScorePlot plot;

  if (self->trace == NULL)
    return;

  tm_score_plot_init (&plot, widget, self->trace);
  tm_score_plot_snapshot (&plot, snapshot);
  /* The end is what the labels tell. */
  if (self->step < plot.n_steps || gtk_widget_is_focus (widget))
    tm_score_plot_snapshot_step (&plot, snapshot, self->step);
}

static void
tm_score_chart_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  TmScoreChart *self = TM_SCORE_CHART (widget);
  guint n_seats = self->trace != NULL ? tm_score_trace_get_n_seats (self->trace) : 0;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_WIDTH;
      *natural = NATURAL_WIDTH;
      return;
    }

  *minimum = *natural = tm_score_plot_measure (widget, n_seats, for_size);
}

static GtkSizeRequestMode
tm_score_chart_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Going from step to step */

static void
motion_cb (TmScoreChart *self, double x, double y)
{
  TmScorePlot plot;

  if (self->trace == NULL)
    return;

  tm_score_plot_init (&plot, GTK_WIDGET (self), self->trace);
  tm_score_chart_set_step (self, tm_score_plot_find_step (&plot, x));
}

static void
pressed_cb (TmScoreChart *self, int n_press, double x, double y)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  motion_cb (self, x, y);
}

/* The end of the stretch before a step, or of the one that it lies in. */
static guint
find_milestone (TmScoreChart *self, guint step, gboolean is_forward)
{
  guint found = is_forward ? tm_score_trace_get_n_steps (self->trace) : 0;

  for (guint i = 0; i < tm_score_trace_get_n_bands (self->trace); i++)
    {
      guint last = tm_score_trace_get_band (self->trace, i)->last;

      if (is_forward && last > step)
        return last;
      if (!is_forward && last < step)
        found = last;
    }

  return found;
}

static gboolean
move_cb (GtkWidget *widget, GVariant *how, gpointer user_data)
{
  TmScoreChart *self = TM_SCORE_CHART (widget);
  gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  guint n_steps = self->trace != NULL ? tm_score_trace_get_n_steps (self->trace) : 0;
  char key = (char) g_variant_get_byte (how);
  guint step = self->step;

  if (self->trace == NULL)
    return FALSE;

  if (is_mirrored && (key == '<' || key == '>'))
    key = key == '<' ? '>' : '<';
  if (key == '<' || key == '-')
    step = step > 0 ? step - 1 : 0;
  else if (key == '>' || key == '+')
    step = MIN (step + 1, n_steps);
  else if (key == 'b' || key == 'f')
    step = find_milestone (self, step, key == 'f');
  else
    step = key == 'h' ? 0 : n_steps;
  tm_score_chart_set_step (self, step);

  return TRUE;
}

static void
install_keys (GtkWidgetClass *class)
{
  static const struct
  {
    guint key;
    char how;
  } keys[] = {
    { GDK_KEY_Left, '<' },     { GDK_KEY_KP_Left, '<' },   { GDK_KEY_Right, '>' },
    { GDK_KEY_KP_Right, '>' }, { GDK_KEY_Down, '-' },      { GDK_KEY_Up, '+' },
    { GDK_KEY_Page_Up, 'b' },  { GDK_KEY_Page_Down, 'f' }, { GDK_KEY_Home, 'h' },
    { GDK_KEY_End, 'e' },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (class, keys[i].key, 0, move_cb, "y", keys[i].how);
}

static gboolean
tm_score_chart_set_current_value (GtkAccessibleRange *range, double value)
{
  TmScoreChart *self = TM_SCORE_CHART (range);

  if (self->trace == NULL || value < 0)
    return FALSE;

  tm_score_chart_set_step (self, (guint) MIN (value, tm_score_trace_get_n_steps (self->trace)));

  return TRUE;
}

static void
tm_score_chart_range_init (GtkAccessibleRangeInterface *iface)
{
  iface->set_current_value = tm_score_chart_set_current_value;
}

/* For a screen reader */

static void
say_step (TmScoreChart *self)
{
  g_autofree char *words = tm_score_trace_dup_step (self->trace, self->step);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW,
                                  (double) self->step, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, words,
                                  -1);
}

static void
say_trace (TmScoreChart *self)
{
  g_autofree char *words = tm_score_trace_dup_description (self->trace);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
                                  (double) tm_score_trace_get_n_steps (self->trace), -1);
}

static void
tm_score_chart_get_property (GObject *object, guint property, GValue *value, GParamSpec *pspec)
{
  switch (property)
    {
    case PROP_STEP:
      g_value_set_uint (value, TM_SCORE_CHART (object)->step);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tm_score_chart_set_property (GObject *object,
                             guint property,
                             const GValue *value,
                             GParamSpec *pspec)
{
  switch (property)
    {
    case PROP_STEP:
      tm_score_chart_set_step (TM_SCORE_CHART (object), g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tm_score_chart_finalize (GObject *object)
{
  TmScoreChart *self = TM_SCORE_CHART (object);

  g_clear_pointer (&self->trace, tm_score_trace_unref);

  G_OBJECT_CLASS (tm_score_chart_parent_class)->finalize (object);
}

static void
tm_score_chart_class_init (TmScoreChartClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->get_property = tm_score_chart_get_property;
  object_class->set_property = tm_score_chart_set_property;
  object_class->finalize = tm_score_chart_finalize;
  widget_class->measure = tm_score_chart_measure;
  widget_class->snapshot = tm_score_chart_snapshot;
  widget_class->get_request_mode = tm_score_chart_get_request_mode;

  /**
   * TmScoreChart:step:
   *
   * The step that is marked.
   */
  properties[PROP_STEP]
      = g_param_spec_uint ("step", NULL, NULL, 0, G_MAXUINT, 0,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "scorechart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
  install_keys (widget_class);
}

static void
tm_score_chart_init (TmScoreChart *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *press = gtk_gesture_click_new ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Score over time"), -1);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (gtk_widget_queue_draw), NULL);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

/**
 * tm_score_chart_new:
 *
 * Makes an empty chart.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_score_chart_new (void)
{
  return g_object_new (TM_TYPE_SCORE_CHART, NULL);
}

/**
 * tm_score_chart_set_trace:
 * @self: a chart
 * @trace: (nullable): scores over the moves; %NULL for an empty chart
 *
 * Shows the scores of a match, and marks its end.
 */
void
tm_score_chart_set_trace (TmScoreChart *self, TmScoreTrace *trace)
{
  g_return_if_fail (TM_IS_SCORE_CHART (self));

  if (trace != NULL)
    tm_score_trace_ref (trace);
  g_clear_pointer (&self->trace, tm_score_trace_unref);
  self->trace = trace;
  self->step = trace != NULL ? tm_score_trace_get_n_steps (trace) : 0;
  if (trace != NULL)
    {
      say_trace (self);
      say_step (self);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STEP]);
}

/**
 * tm_score_chart_set_step:
 * @self: a chart
 * @step: a step; beyond the last one, the last one
 *
 * Marks a step.
 */
void
tm_score_chart_set_step (TmScoreChart *self, guint step)
{
  g_return_if_fail (TM_IS_SCORE_CHART (self));

  step = self->trace != NULL ? MIN (step, tm_score_trace_get_n_steps (self->trace)) : 0;
  if (step == self->step)
    return;

  self->step = step;
  say_step (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STEP]);
}

/**
 * tm_score_chart_get_step:
 * @self: a chart
 *
 * Gets the step that is marked.
 *
 * Returns: the step
 */
guint
tm_score_chart_get_step (TmScoreChart *self)
{
  g_return_val_if_fail (TM_IS_SCORE_CHART (self), 0);

  return self->step;
}
