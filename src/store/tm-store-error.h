/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TmStoreError:
 * @TM_STORE_ERROR_BUSY: another program holds the database
 * @TM_STORE_ERROR_READ_ONLY: the place cannot be written to
 * @TM_STORE_ERROR_FULL: no room is left on the disk
 * @TM_STORE_ERROR_DAMAGED: what was read is not what was written
 * @TM_STORE_ERROR_NEWER: written by a later version of Tablemate
 * @TM_STORE_ERROR_FOREIGN: it belongs to another program
 * @TM_STORE_ERROR_IO: the disk or the file system failed
 * @TM_STORE_ERROR_MEMORY: the system gave no memory
 * @TM_STORE_ERROR_CONFLICT: another program has continued the same match
 * @TM_STORE_ERROR_NOT_FOUND: there is no such file, match or player
 * @TM_STORE_ERROR_INPUT: the contents of a file do not follow its format
 * @TM_STORE_ERROR_CLOSED: the archive was closed already
 * @TM_STORE_ERROR_INTERNAL: a statement is wrong: a defect of Tablemate
 *
 * What can go wrong when something is kept or fetched. Every message is one line for people and
 * says what to do about it.
 */
typedef enum
{
  TM_STORE_ERROR_BUSY,
  TM_STORE_ERROR_READ_ONLY,
  TM_STORE_ERROR_FULL,
  TM_STORE_ERROR_DAMAGED,
  TM_STORE_ERROR_NEWER,
  TM_STORE_ERROR_FOREIGN,
  TM_STORE_ERROR_IO,
  TM_STORE_ERROR_MEMORY,
  TM_STORE_ERROR_CONFLICT,
  TM_STORE_ERROR_NOT_FOUND,
  TM_STORE_ERROR_INPUT,
  TM_STORE_ERROR_CLOSED,
  TM_STORE_ERROR_INTERNAL,
} TmStoreError;

#define TM_STORE_ERROR (tm_store_error_quark ())
GQuark tm_store_error_quark (void);

void tm_store_set_errno_error (GError **error, int number, const char *file);
gboolean tm_store_fail_damaged_match (GError **error);
gboolean tm_store_fail_newer_match (GError **error, const char *what);
gboolean tm_store_error_is_lasting (const GError *error);

G_END_DECLS
