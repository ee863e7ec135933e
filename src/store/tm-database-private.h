/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-database.h"

G_BEGIN_DECLS

/* Shared by the opening of a connection and its use. */
struct _TmDatabase
{
  sqlite3 *handle;
  char *path;
  /* Prepared once for each text, by the address of the constant. */
  GHashTable *statements;
};

G_END_DECLS
