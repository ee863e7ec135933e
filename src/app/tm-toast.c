/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-toast.h"

/**
 * tm_toast_show:
 * @widget: a widget in a window
 * @title: one sentence, shown as it is
 *
 * Shows a toast over the page that a widget stands on.
 *
 * Returns: (transfer none): the toast, to which a button can be added at once
 */
AdwToast *
tm_toast_show (GtkWidget *widget, const char *title)
{
  AdwToast *toast = adw_toast_new (title);
  GtkWidget *overlay = gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);

  g_return_val_if_fail (overlay != NULL, toast);

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), toast);

  return toast;
}
