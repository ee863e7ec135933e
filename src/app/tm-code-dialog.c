/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-code-dialog.h"
#include "tm-qr-code.h"
#include "tm-status-pane.h"

#define TM_TYPE_CODE_DIALOG (tm_code_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TmCodeDialog, tm_code_dialog, TM, CODE_DIALOG, AdwDialog)

/* A denser code than this is too fine for the camera of a usual phone in front of a usual screen. */
#define MAX_MODULES 133

/**
 * TmCodeDialog:
 *
 * Hands a link to another device: as a QR code to be looked at by its camera, and as text to be
 * copied. Nothing goes over a network.
 */
struct _TmCodeDialog
{
  AdwDialog parent_instance;

  AdwToastOverlay *toasts;
  AdwStatusPage *too_long;
  GtkLabel *explanation;
  AdwBin *place;
  GtkLabel *link_label;

  char *link;
};

G_DEFINE_FINAL_TYPE (TmCodeDialog, tm_code_dialog, ADW_TYPE_DIALOG)

static void
copy_cb (TmCodeDialog *self)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->link);
  adw_toast_overlay_add_toast (self->toasts, adw_toast_new (_ ("Link copied")));
}

static void
show_link (TmCodeDialog *self)
{
  GtkWidget *code = tm_qr_code_new (self->link);
  gboolean is_shown = tm_qr_code_is_drawn (TM_QR_CODE (code))
                      && tm_qr_code_get_n_modules (TM_QR_CODE (code)) <= MAX_MODULES;

  adw_bin_set_child (self->place, code);
  gtk_widget_set_visible (GTK_WIDGET (self->place), is_shown);
  gtk_widget_set_visible (GTK_WIDGET (self->explanation), is_shown);
  gtk_widget_set_visible (GTK_WIDGET (self->too_long), !is_shown);
  gtk_label_set_label (self->link_label, self->link);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->link_label), is_shown ? self->link : NULL);
}

static void
tm_code_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TM_TYPE_CODE_DIALOG);

  G_OBJECT_CLASS (tm_code_dialog_parent_class)->dispose (object);
}

static void
tm_code_dialog_finalize (GObject *object)
{
  g_free (TM_CODE_DIALOG (object)->link);

  G_OBJECT_CLASS (tm_code_dialog_parent_class)->finalize (object);
}

static void
tm_code_dialog_class_init (TmCodeDialogClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_code_dialog_dispose;
  G_OBJECT_CLASS (class)->finalize = tm_code_dialog_finalize;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-code-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TmCodeDialog, toasts);
  gtk_widget_class_bind_template_child (widget_class, TmCodeDialog, too_long);
  gtk_widget_class_bind_template_child (widget_class, TmCodeDialog, explanation);
  gtk_widget_class_bind_template_child (widget_class, TmCodeDialog, place);
  gtk_widget_class_bind_template_child (widget_class, TmCodeDialog, link_label);
  gtk_widget_class_bind_template_callback (widget_class, copy_cb);
}

static void
tm_code_dialog_init (TmCodeDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tm_status_pane_name_all (GTK_WIDGET (self));
}

/**
 * tm_code_dialog_new:
 * @heading: what the link is for, as a title
 * @link: the link
 *
 * Makes a dialog that shows a link as a QR code. If it is too long for one, the dialog says so and
 * lets it be copied.
 *
 * Returns: (transfer floating): the dialog
 */
AdwDialog *
tm_code_dialog_new (const char *heading, const char *link)
{
  TmCodeDialog *self;

  g_return_val_if_fail (heading != NULL, NULL);
  g_return_val_if_fail (link != NULL, NULL);

  self = g_object_new (TM_TYPE_CODE_DIALOG, "title", heading, NULL);
  self->link = g_strdup (link);
  show_link (self);

  return ADW_DIALOG (self);
}
