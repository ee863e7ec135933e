/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-record-delete.h"
#include "tm-toast.h"

/* A match that will be deleted when its toast is over. */
typedef struct
{
  TmArchive *archive;
  char *uuid;
  gboolean is_decided;
  TmRecordDeleteFunc callback;
  gpointer user_data;
  GDestroyNotify destroy;
} Doom;

static void
doom_free (Doom *self)
{
  if (self->destroy != NULL)
    self->destroy (self->user_data);
  g_object_unref (self->archive);
  g_free (self->uuid);
  g_free (self);
}

static void
decide (Doom *doom, gboolean is_back)
{
  if (doom->is_decided)
    return;

  doom->is_decided = TRUE;
  if (!is_back)
    tm_archive_delete_match (doom->archive, doom->uuid);
  if (doom->callback != NULL)
    doom->callback (doom->uuid, is_back, doom->user_data);
}

static void
undo_cb (AdwToast *toast, Doom *doom)
{
  decide (doom, TRUE);
}

/* The toast is over, also after it was taken back. */
static void
dismissed_cb (AdwToast *toast, Doom *doom)
{
  decide (doom, FALSE);
}

/**
 * tm_record_delete:
 * @widget: a widget in the window
 * @archive: the archive that has the match
 * @uuid: identifier of a match
 * @callback: (nullable): called when it is decided
 * @user_data: data for @callback
 * @destroy: (nullable): frees @user_data
 *
 * Lets a match disappear, with a toast that brings it back. It is deleted when the toast is over, be it
 * that the window is closed; if the program is ended from outside before that, it stays.
 */
void
tm_record_delete (GtkWidget *widget,
                  TmArchive *archive,
                  const char *uuid,
                  TmRecordDeleteFunc callback,
                  gpointer user_data,
                  GDestroyNotify destroy)
{
  Doom *doom = g_new0 (Doom, 1);
  AdwToast *toast;

  doom->archive = g_object_ref (archive);
  doom->uuid = g_strdup (uuid);
  doom->callback = callback;
  doom->user_data = user_data;
  doom->destroy = destroy;

  toast = tm_toast_show (widget, _ ("The match was deleted."));
  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_object_set_data_full (G_OBJECT (toast), "doom", doom, (GDestroyNotify) doom_free);
  g_signal_connect (toast, "button-clicked", G_CALLBACK (undo_cb), doom);
  g_signal_connect (toast, "dismissed", G_CALLBACK (dismissed_cb), doom);
}
