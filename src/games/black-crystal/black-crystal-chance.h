/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "black-crystal-setup.h"

G_BEGIN_DECLS

/* What the sources of chance and random play share. */

/* black-crystal-chance.c */
guint crystal_find_mover (const TmTable *table);

G_END_DECLS
