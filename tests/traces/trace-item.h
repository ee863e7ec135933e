/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-game.h"

G_BEGIN_DECLS

/* What can be done by chance with a game. */
typedef enum
{
  TRACE_MATCH,
  TRACE_QUESTION,
  TRACE_OPTION,
  TRACE_BOARDS,
  TRACE_N_KINDS,
} TraceKind;

/**
 * TraceItem:
 * @kind: what is done
 * @index: how many sit at the table, or the number of the question or of the option
 * @number: which of all of its kind
 *
 * One thing that is done by chance. The same number is the same chance.
 */
typedef struct
{
  TraceKind kind;
  guint index;
  guint number;
} TraceItem;

GArray *trace_item_list (const TmGame *game, guint n_numbers);
char *trace_item_dup_line (const TraceItem *self, const TmGame *game);
gboolean trace_item_read (TraceItem *self, const TmGame *game, const char *line);

char *trace_dup_declared (const TmGame *game);

G_END_DECLS
