/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-status-pane.h"

#include <adwaita.h>

static void
show_title (AdwStatusPage *page)
{
  GtkWidget *pane = gtk_widget_get_first_child (GTK_WIDGET (page));

  gtk_accessible_update_property (GTK_ACCESSIBLE (pane), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adw_status_page_get_title (page), -1);
}

/* What has no role of its own cannot be named. */
static void
name_pane (AdwStatusPage *page)
{
  GtkWidget *pane = gtk_widget_get_first_child (GTK_WIDGET (page));

  if (!GTK_IS_SCROLLED_WINDOW (pane))
    return;
  g_object_set (pane, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  g_signal_connect (page, "notify::title", G_CALLBACK (show_title), NULL);
  show_title (page);
}

/**
 * tm_status_pane_name_all:
 * @above: a widget that is not shown yet
 *
 * Names the panes in which the status pages below a widget are scrolled. Where a page has nothing else
 * that could, its pane has the focus.
 */
void
tm_status_pane_name_all (GtkWidget *above)
{
  g_return_if_fail (GTK_IS_WIDGET (above));

  if (ADW_IS_STATUS_PAGE (above))
    name_pane (ADW_STATUS_PAGE (above));
  for (GtkWidget *child = gtk_widget_get_first_child (above); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    tm_status_pane_name_all (child);
}
