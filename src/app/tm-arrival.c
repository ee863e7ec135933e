/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-arrival.h"

typedef struct
{
  TmArrivalFunc arrive;
  GVariant *where;
} Journey;

static void
journey_free (gpointer data)
{
  Journey *self = data;

  g_variant_unref (self->where);
  g_free (self);
}

static gboolean
arrive_cb (GtkWidget *view, GdkFrameClock *clock, gpointer user_data)
{
  const Journey *journey = user_data;

  if (gtk_widget_get_width (view) == 0)
    return G_SOURCE_CONTINUE;

  journey->arrive (view, journey->where);

  return G_SOURCE_REMOVE;
}

/**
 * tm_arrival_wait:
 * @view: a widget that shows one thing beside its list or on a page of its own
 * @arrive: what opens that thing
 * @where: what to open, for @arrive; taken if it is floating
 *
 * Opens something in a widget as soon as it has its size: only then does it know in which of the two
 * ways it shows things. That is at once, or in a frame to come; never, if the widget goes before.
 */
void
tm_arrival_wait (GtkWidget *view, TmArrivalFunc arrive, GVariant *where)
{
  Journey *journey;

  g_return_if_fail (GTK_IS_WIDGET (view));
  g_return_if_fail (arrive != NULL);
  g_return_if_fail (where != NULL);

  journey = g_new0 (Journey, 1);
  journey->arrive = arrive;
  journey->where = g_variant_ref_sink (where);
  if (arrive_cb (view, NULL, journey) == G_SOURCE_REMOVE)
    journey_free (journey);
  else
    gtk_widget_add_tick_callback (view, arrive_cb, journey, journey_free);
}
