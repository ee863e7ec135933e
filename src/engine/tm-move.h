/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-params.h"

G_BEGIN_DECLS

/**
 * TmSource:
 * @TM_SOURCE_TABLE: it happened among the real things and was told to Tablemate
 * @TM_SOURCE_APP: Tablemate drew it
 *
 * Where the chance in a move came from.
 */
typedef enum
{
  TM_SOURCE_TABLE,
  TM_SOURCE_APP,
} TmSource;

/**
 * TmMove:
 * @kind: index into the game's moves, or one of [enum@TmCommonMove]
 * @source: where its chance parameters come from
 * @is_override: whether the players want it recorded although it is illegal
 * @note: words of the players, as tm_box_intern() gave them; -1: none
 * @args: its parameters
 *
 * Something that happens in a match. A plain value: copy it by assignment, no clean-up.
 */
typedef struct
{
  guint kind;
  TmSource source;
  gboolean is_override;
  gint32 note;
  TmArgs args;
} TmMove;

G_END_DECLS
