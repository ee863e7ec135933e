/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-track-bar.h"

#include <glib/gi18n.h>

#include "tm-paint.h"

#define BOX 7
#define GAP 2
#define RADIUS 2.0f
#define RING 1.5f
#define MAX_BOXES 24
#define BAR_BOXES 12
#define WIDE_HEIGHT 8
#define WIDE_GAP 4
#define DOT 9
#define DOT_GAP 4
#define DOT_LINE 1.5f
#define NEWS_SECONDS 5

/**
 * TmTrackBar:
 *
 * A row of boxes, some of them filled. Those that were filled in the last five seconds have a
 * ring. More than 24 boxes become one bar. In other forms it fills the width, or is a row of dots.
 *
 * The CSS name is `trackbar`.
 */
struct _TmTrackBar
{
  TmNodeView parent_instance;

  TmTrackForm form;
  int old_value;
  guint news_timeout;
};

G_DEFINE_FINAL_TYPE (TmTrackBar, tm_track_bar, TM_TYPE_NODE_VIEW)

static int
count_boxes (const TmPart *part)
{
  return CLAMP (part->max, 1, MAX_BOXES);
}

static void
measure_dots (const TmPart *part, GtkOrientation orientation, int *minimum, int *natural)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL
                            ? DOT
                            : count_boxes (part) * (DOT + DOT_GAP) - DOT_GAP;
}

static void
measure_wide (const TmPart *part, GtkOrientation orientation, int *minimum, int *natural)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL
                            ? WIDE_HEIGHT
                            : count_boxes (part) * (WIDE_GAP + 1) - WIDE_GAP;
}

static void
tm_track_bar_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (widget));
  int n_boxes = part->max > MAX_BOXES ? BAR_BOXES : count_boxes (part);

  if (TM_TRACK_BAR (widget)->form == TM_TRACK_DOTS)
    measure_dots (part, orientation, minimum, natural);
  else if (TM_TRACK_BAR (widget)->form == TM_TRACK_WIDE)
    measure_wide (part, orientation, minimum, natural);
  else if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = n_boxes * (BOX + GAP) - GAP;
  else
    *minimum = *natural = BOX + 1;
}

static void
snapshot_bar (GtkSnapshot *snapshot,
              const TmPart *part,
              float width,
              gboolean is_rtl,
              const GdkRGBA *color,
              const GdkRGBA *empty)
{
  float filled = width * (float) CLAMP (part->value, 0, part->max) / (float) part->max;

  tm_paint_rounded (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, BOX), BOX / 2.0f, empty);
  tm_paint_rounded (snapshot, &GRAPHENE_RECT_INIT (is_rtl ? width - filled : 0, 0, filled, BOX),
                    BOX / 2.0f, color);
}

static void
snapshot_box (TmTrackBar *self,
              GtkSnapshot *snapshot,
              int index,
              float x,
              const GdkRGBA *color,
              const GdkRGBA *empty)
{
  const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (self));
  graphene_rect_t box = GRAPHENE_RECT_INIT (x, 0, BOX, BOX);
  gboolean is_filled = index < part->value;
  GdkRGBA ring = *color;

  if (is_filled && index >= self->old_value)
    {
      ring.alpha *= 0.4f;
      tm_paint_rounded (snapshot,
                        &GRAPHENE_RECT_INIT (x - RING, -RING, BOX + 2 * RING, BOX + 2 * RING),
                        RADIUS + RING, &ring);
    }
  tm_paint_rounded (snapshot, &box, RADIUS, is_filled ? color : empty);
}

static void
snapshot_wide (GtkSnapshot *snapshot,
               const TmPart *part,
               float width,
               gboolean is_rtl,
               const GdkRGBA colors[2])
{
  int n_boxes = count_boxes (part);
  float box = (width - (float) (n_boxes - 1) * WIDE_GAP) / (float) n_boxes;

  for (int i = 0; i < n_boxes; i++)
    {
      float x = (float) i * (box + WIDE_GAP);

      tm_paint_rounded (snapshot,
                        &GRAPHENE_RECT_INIT (is_rtl ? width - x - box : x, 0, box, WIDE_HEIGHT),
                        WIDE_HEIGHT / 2.0f, &colors[i < part->value ? 0 : 1]);
    }
}

static void
snapshot_dots (
    GtkSnapshot *snapshot, const TmPart *part, float width, gboolean is_rtl, const GdkRGBA *color)
{
  GdkRGBA ink = *color;

  ink.alpha *= 0.85f;
  for (int i = 0; i < count_boxes (part); i++)
    {
      float x = (float) i * (DOT + DOT_GAP);
      graphene_rect_t box = GRAPHENE_RECT_INIT (is_rtl ? width - x - DOT : x, 0, DOT, DOT);
      GskRoundedRect ring;

      if (i < part->value)
        {
          tm_paint_rounded (snapshot, &box, DOT / 2.0f, &ink);
          continue;
        }
      gsk_rounded_rect_init_from_rect (&ring, &box, DOT / 2.0f);
      gtk_snapshot_append_border (snapshot, &ring,
                                  (float[4]) { DOT_LINE, DOT_LINE, DOT_LINE, DOT_LINE },
                                  (GdkRGBA[4]) { ink, ink, ink, ink });
    }
}

static void
tm_track_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TmTrackBar *self = TM_TRACK_BAR (widget);
  const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (widget));
  float width = (float) gtk_widget_get_width (widget);
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GdkRGBA color, empty;

  gtk_widget_get_color (widget, &color);
  gtk_widget_get_color (gtk_widget_get_parent (widget), &empty);
  empty.alpha *= 0.18f;
  if (self->form == TM_TRACK_DOTS)
    {
      snapshot_dots (snapshot, part, width, is_rtl, &color);
      return;
    }
  if (self->form == TM_TRACK_WIDE && part->max <= MAX_BOXES)
    {
      snapshot_wide (snapshot, part, width, is_rtl, (GdkRGBA[2]) { color, empty });
      return;
    }
  if (part->max > MAX_BOXES)
    {
      snapshot_bar (snapshot, part, width, is_rtl, &color, &empty);
      return;
    }
  for (int i = 0; i < count_boxes (part); i++)
    {
      float x = (float) i * (BOX + GAP);

      snapshot_box (self, snapshot, i, is_rtl ? width - x - BOX : x, &color, &empty);
    }
}

static gboolean
news_over_cb (gpointer data)
{
  TmTrackBar *self = data;

  self->news_timeout = 0;
  self->old_value = tm_node_view_get_part (TM_NODE_VIEW (self))->value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

static void
tm_track_bar_update (TmNodeView *view, const TmPart *before)
{
  TmTrackBar *self = TM_TRACK_BAR (view);
  const TmPart *part = tm_node_view_get_part (view);
  gboolean is_same = before->has_value && before->seat == part->seat && before->max == part->max;

  if (before->max != part->max)
    gtk_widget_queue_resize (GTK_WIDGET (view));
  gtk_widget_queue_draw (GTK_WIDGET (view));
  if (!is_same)
    {
      self->old_value = part->value;
      return;
    }
  if (self->news_timeout == 0)
    self->old_value = before->value;
  g_clear_handle_id (&self->news_timeout, g_source_remove);
  self->news_timeout = g_timeout_add_seconds (NEWS_SECONDS, news_over_cb, self);
}

static char *
tm_track_bar_dup_name (TmNodeView *view)
{
  const TmPart *part = tm_node_view_get_part (view);

  if (part->label == NULL)
    /* Translators: so many boxes of a track are filled. */
    return g_strdup_printf (C_ ("scene", "%d of %d"), part->value, part->max);
  /* Translators: a track by its name, and how many of its boxes are filled. */
  return g_strdup_printf (C_ ("scene", "%s, %d of %d"), part->label, part->value, part->max);
}

static void
tm_track_bar_dispose (GObject *object)
{
  TmTrackBar *self = TM_TRACK_BAR (object);

  g_clear_handle_id (&self->news_timeout, g_source_remove);
  G_OBJECT_CLASS (tm_track_bar_parent_class)->dispose (object);
}

static void
tm_track_bar_class_init (TmTrackBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TmNodeViewClass *view_class = TM_NODE_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tm_track_bar_dispose;
  widget_class->measure = tm_track_bar_measure;
  widget_class->snapshot = tm_track_bar_snapshot;
  view_class->update = tm_track_bar_update;
  view_class->dup_name = tm_track_bar_dup_name;
  gtk_widget_class_set_css_name (widget_class, "trackbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tm_track_bar_init (TmTrackBar *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/**
 * tm_track_bar_new:
 *
 * Makes a track.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_track_bar_new (void)
{
  return g_object_new (TM_TYPE_TRACK_BAR, NULL);
}

/**
 * tm_track_bar_set_form:
 * @self: a track
 * @form: what its boxes look like
 *
 * Changes what the boxes of the track look like.
 */
void
tm_track_bar_set_form (TmTrackBar *self, TmTrackForm form)
{
  g_return_if_fail (TM_IS_TRACK_BAR (self));
  if (self->form == form)
    return;
  self->form = form;
  gtk_widget_set_halign (GTK_WIDGET (self),
                         form == TM_TRACK_WIDE ? GTK_ALIGN_FILL : GTK_ALIGN_START);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
