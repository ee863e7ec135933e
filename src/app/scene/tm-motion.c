/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-motion.h"

#include <adwaita.h>

#define FADE_MS 100
/* What is new can be read from the first frame on, be it pale. */
#define FADE_FROM 0.4
#define PLAYING_KEY "tm-motion"

/* The style sheet moves whatever has the class; it keeps the class a little longer than that takes. */
static const struct
{
  const char *css_class;
  guint milliseconds;
} motions[] = {
  [TM_MOTION_SETTLE] = { "settling", 360 },
  [TM_MOTION_TURN] = { "turning", 280 },
};
G_STATIC_ASSERT (G_N_ELEMENTS (motions) == TM_N_MOTIONS);

/* A motion that is under way. It ends with its widget. */
typedef struct
{
  GtkWidget *widget;
  const char *css_class;
  guint timeout;
} Playing;

static void
playing_free (Playing *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_free (self);
}

static gboolean
over_cb (gpointer data)
{
  Playing *self = data;

  self->timeout = 0;
  gtk_widget_remove_css_class (self->widget, self->css_class);
  g_object_set_data (G_OBJECT (self->widget), PLAYING_KEY, NULL);

  return G_SOURCE_REMOVE;
}

static void
move (GtkWidget *widget, TmMotion motion)
{
  Playing *playing = g_new0 (Playing, 1);

  playing->widget = widget;
  playing->css_class = motions[motion].css_class;
  playing->timeout = g_timeout_add (motions[motion].milliseconds, over_cb, playing);
  g_object_set_data_full (G_OBJECT (widget), PLAYING_KEY, playing, (GDestroyNotify) playing_free);
  gtk_widget_add_css_class (widget, playing->css_class);
}

static void
fade (GtkWidget *widget)
{
  g_autoptr (AdwAnimation) animation
      = adw_timed_animation_new (widget, FADE_FROM, 1, FADE_MS,
                                 adw_property_animation_target_new (G_OBJECT (widget), "opacity"));

  adw_animation_set_follow_enable_animations_setting (animation, FALSE);
  gtk_widget_set_opacity (widget, FADE_FROM);
  adw_animation_play (animation);
}

/**
 * tm_motion_play:
 * @widget: what shows something new, which may be of any size and may be touched all the while
 * @motion: how it moves
 *
 * Lets a widget move for a moment, if it can be seen. Where people want no motion it fades in, which takes
 * a tenth of a second.
 *
 * Nothing waits for it: the widget shows, says and does what is new at once, and keeps its place. When it is
 * over, nothing is left of it.
 */
void
tm_motion_play (GtkWidget *widget, TmMotion motion)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (motion < TM_N_MOTIONS);

  if (!gtk_widget_get_mapped (widget))
    return;

  if (adw_get_enable_animations (widget))
    move (widget, motion);
  else
    fade (widget);
}
