/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-history-words.h"
#include "tm-import-toast.h"
#include "tm-imports-dialog.h"
#include "tm-status-pane.h"

#define UUID "tm-uuid"

struct _TmImportsDialog
{
  AdwDialog parent_instance;

  TmArchive *archive;
  /* Where toasts are shown. */
  GtkWidget *widget;

  GtkStack *stack;
  GtkListBox *rows;
};

G_DEFINE_FINAL_TYPE (TmImportsDialog, tm_imports_dialog, ADW_TYPE_DIALOG)

static void
undo_cb (TmImportsDialog *self, GtkButton *button)
{
  tm_import_toast_undo (self->widget, self->archive, g_object_get_data (G_OBJECT (button), UUID));
  adw_dialog_close (ADW_DIALOG (self));
}

static void
add_row (TmImportsDialog *self, const TmImportInfo *info)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_button_new ();
  g_autofree char *matches = tm_history_dup_n_matches (info->n_matches);
  g_autofree char *date = tm_history_dup_date (info->made);
  /* Translators: of an import: how many matches, and the date */
  g_autofree char *detail = g_strdup_printf (C_ ("import", "%s, %s"), matches, date);
  /* Translators: takes an import back; the name of a file */
  g_autofree char *spoken = g_strdup_printf (_ ("Take back %s"), info->name);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), info->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), detail);
  gtk_button_set_child (GTK_BUTTON (button), gtk_label_new (_ ("Take Back")));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
  g_object_set_data_full (G_OBJECT (button), UUID, g_strdup (info->uuid), g_free);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (undo_cb), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  gtk_list_box_append (self->rows, row);
}

static void
tm_imports_dialog_dispose (GObject *object)
{
  TmImportsDialog *self = TM_IMPORTS_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TM_TYPE_IMPORTS_DIALOG);
  g_clear_object (&self->archive);
  g_clear_object (&self->widget);

  G_OBJECT_CLASS (tm_imports_dialog_parent_class)->dispose (object);
}

static void
tm_imports_dialog_class_init (TmImportsDialogClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_imports_dialog_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-imports-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TmImportsDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, TmImportsDialog, rows);
}

static void
tm_imports_dialog_init (TmImportsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tm_status_pane_name_all (GTK_WIDGET (self));
}

/**
 * tm_imports_dialog_new:
 * @archive: the user's matches
 * @widget: a widget within the window's toasts
 *
 * Makes a dialog with everything that was imported.
 *
 * Returns: (transfer floating): the dialog
 */
AdwDialog *
tm_imports_dialog_new (TmArchive *archive, GtkWidget *widget)
{
  TmImportsDialog *self = g_object_new (TM_TYPE_IMPORTS_DIALOG, NULL);
  g_autoptr (GPtrArray) imports = tm_archive_list_imports (archive, NULL);

  self->archive = g_object_ref (archive);
  self->widget = g_object_ref (widget);
  for (guint i = 0; imports != NULL && i < imports->len; i++)
    add_row (self, g_ptr_array_index (imports, i));
  gtk_stack_set_visible_child_name (self->stack,
                                    imports != NULL && imports->len > 0 ? "imports" : "nothing");

  return ADW_DIALOG (self);
}
