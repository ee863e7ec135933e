/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-command.h"
#include "tm-database.h"

G_BEGIN_DECLS

/* The archive that a command reads or writes. */

/**
 * TmCliArchiveFunc:
 * @database: a connection for reading
 * @user_data: what was given to tm_cli_archive_run()
 * @error: return location for an error
 *
 * Does what a command does with an archive.
 *
 * Returns: the exit status
 */
typedef TmExit (*TmCliArchiveFunc) (TmDatabase *database, gpointer user_data, GError **error);

TmExit
tm_cli_archive_run (const char *path, TmCliArchiveFunc func, gpointer user_data, GError **error);
gboolean
tm_cli_archive_write (const char *path, TmDatabaseFunc write, gpointer data, GError **error);

G_END_DECLS
