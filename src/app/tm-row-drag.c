/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-row-drag.h"

#define HOT_SPOT 24

static GdkContentProvider *
prepare_cb (GtkWidget *row)
{
  return gdk_content_provider_new_typed (G_OBJECT_TYPE (row), row);
}

static void
drag_begin_cb (GtkWidget *row, GdkDrag *drag, GtkDragSource *source)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (row);

  gtk_drag_source_set_icon (source, picture, HOT_SPOT, HOT_SPOT);
}

static gboolean
drop_cb (GtkWidget *row, const GValue *value)
{
  GtkWidget *dragged;

  if (!G_VALUE_HOLDS (value, G_OBJECT_TYPE (row)))
    return FALSE;

  dragged = g_value_get_object (value);
  if (dragged != row)
    g_signal_emit_by_name (row, "dropped", dragged);

  return TRUE;
}

/**
 * tm_row_drag_enable:
 * @row: a row whose class has the signal "dropped", with the row that was dragged here
 * @handle: what the row is dragged by: a part of it, or the row itself
 *
 * Lets a row be dragged, and others of its kind be dropped on it. Its list moves the row that was
 * dragged to the place of the one it was dropped on.
 */
void
tm_row_drag_enable (GtkWidget *row, GtkWidget *handle)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_OBJECT_TYPE (row), GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (prepare_cb), row);
  g_signal_connect_swapped (source, "drag-begin", G_CALLBACK (drag_begin_cb), row);
  gtk_widget_add_controller (handle, GTK_EVENT_CONTROLLER (source));

  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), row);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (target));
}
