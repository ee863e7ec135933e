/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/tm-archive.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TmRecordDeleteFunc:
 * @uuid: identifier of a match
 * @is_back: whether it is there again; else it is gone for good
 * @user_data: what was given to tm_record_delete()
 *
 * Called when the deletion of a match was taken back, or can no longer be.
 */
typedef void (*TmRecordDeleteFunc) (const char *uuid, gboolean is_back, gpointer user_data);

void tm_record_delete (GtkWidget *widget,
                       TmArchive *archive,
                       const char *uuid,
                       TmRecordDeleteFunc callback,
                       gpointer user_data,
                       GDestroyNotify destroy);

G_END_DECLS
