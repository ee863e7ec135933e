/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-follow.h"

#define KEY "tm-follow"

typedef struct
{
  TmFollowFunc update;
  gboolean is_stale;
} Follow;

static void
changed_cb (GtkWidget *widget)
{
  Follow *follow = g_object_get_data (G_OBJECT (widget), KEY);

  follow->is_stale = !gtk_widget_get_mapped (widget);
  if (!follow->is_stale)
    follow->update (widget);
}

static void
mapped_cb (GtkWidget *widget)
{
  Follow *follow = g_object_get_data (G_OBJECT (widget), KEY);

  if (follow->is_stale)
    changed_cb (widget);
}

/**
 * tm_follow_archive:
 * @widget: a widget
 * @archive: what it shows something of
 * @update: (scope forever): called when the archive has changed
 *
 * Follows an archive for as long as there is the widget. While nobody sees it, changes wait: they are
 * shown all at once when it is seen again.
 */
void
tm_follow_archive (GtkWidget *widget, TmArchive *archive, TmFollowFunc update)
{
  Follow *follow;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (TM_IS_ARCHIVE (archive));

  follow = g_new0 (Follow, 1);
  follow->update = update;
  g_object_set_data_full (G_OBJECT (widget), KEY, follow, g_free);
  g_signal_connect_object (archive, "changed", G_CALLBACK (changed_cb), widget, G_CONNECT_SWAPPED);
  g_signal_connect_after (widget, "map", G_CALLBACK (mapped_cb), NULL);
}
