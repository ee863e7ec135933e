/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-application.h"

G_BEGIN_DECLS

/**
 * TmSearchProvider:
 *
 * Lets the desktop search in Tablemate, as `org.gnome.Shell.SearchProvider2` on the session bus.
 */
typedef struct _TmSearchProvider TmSearchProvider;

TmSearchProvider *
tm_search_provider_new (TmApplication *application, GDBusConnection *connection, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
void tm_search_provider_free (TmSearchProvider *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmSearchProvider, tm_search_provider_free)

G_END_DECLS
