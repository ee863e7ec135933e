/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "paper-dungeons/paper-dungeons-odds.h"

G_BEGIN_DECLS

/* The throws of Paper Dungeons, one by one. */
PaperColour throw_get_colour (guint die);
gboolean
throw_read (const guint8 faces[PAPER_N_COLOURS][6], guint code, gint32 thrown[PAPER_N_DICE]);

G_END_DECLS
