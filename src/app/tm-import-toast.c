/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What came of an import, and how to take it back. */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-import-toast.h"
#include "tm-toast.h"

/* An import on its way to the disk. */
typedef struct
{
  GtkWidget *widget;
  TmArchive *archive;
  TmImport *import;
  gulong handler;
} Waiting;

static void
waiting_free (gpointer data, GClosure *closure)
{
  Waiting *self = data;

  g_object_unref (self->widget);
  g_object_unref (self->archive);
  tm_import_unref (self->import);
  g_free (self);
}

/**
 * tm_import_toast_undo:
 * @widget: a widget within the window's toasts
 * @archive: the user's matches
 * @uuid: identifier of an import
 *
 * Takes an import back as a whole, and says what came of it.
 */
void
tm_import_toast_undo (GtkWidget *widget, TmArchive *archive, const char *uuid)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;
  guint n_kept = 0;

  if (!tm_archive_undo_import (archive, uuid, &n_kept, &error))
    words = g_strdup (error->message);
  else if (n_kept == 0)
    words = g_strdup (_ ("The import is taken back"));
  else
    words = g_strdup_printf (
        ngettext ("The import is taken back; %u piece was changed since and stays",
                  "The import is taken back; %u pieces were changed since and stay", n_kept),
        n_kept);
  if (gtk_widget_get_root (widget) != NULL)
    tm_toast_show (widget, words);
}

static void
undo_cb (AdwToast *toast, Waiting *self)
{
  tm_import_toast_undo (self->widget, self->archive, tm_import_get_uuid (self->import));
}

static void
show_done (GtkWidget *widget, TmArchive *archive, TmImport *import)
{
  AdwToast *toast;
  Waiting *undo;
  /* Translators: the name of a file */
  g_autofree char *words = g_strdup_printf (_ ("“%s” is imported"), tm_import_get_name (import));

  if (gtk_widget_get_root (widget) == NULL)
    return;

  toast = tm_toast_show (widget, words);
  undo = g_new0 (Waiting, 1);
  undo->widget = g_object_ref (widget);
  undo->archive = g_object_ref (archive);
  undo->import = tm_import_ref (import);
  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (undo_cb), undo, waiting_free, 0);
}

static void
archive_changed_cb (TmArchive *archive, Waiting *self)
{
  TmImportState state = tm_import_get_state (self->import);
  g_autoptr (GError) error = NULL;

  if (state == TM_IMPORT_DONE)
    show_done (self->widget, archive, self->import);
  else if (state == TM_IMPORT_FAILED)
    {
      error = tm_import_dup_fault (self->import);
      if (gtk_widget_get_root (self->widget) != NULL)
        tm_toast_show (self->widget, error != NULL ? error->message : _ ("Nothing was imported"));
    }
  else
    return;

  g_signal_handler_disconnect (archive, self->handler);
}

/**
 * tm_import_toast_await:
 * @widget: a widget within the window's toasts
 * @archive: the user's matches
 * @import: an import that is being written
 *
 * Says how an import went as soon as that is known, and offers to take it back.
 */
void
tm_import_toast_await (GtkWidget *widget, TmArchive *archive, TmImport *import)
{
  Waiting *waiting = g_new0 (Waiting, 1);

  waiting->widget = g_object_ref (widget);
  waiting->archive = g_object_ref (archive);
  waiting->import = tm_import_ref (import);
  waiting->handler = g_signal_connect_data (archive, "changed", G_CALLBACK (archive_changed_cb),
                                            waiting, waiting_free, 0);
}
