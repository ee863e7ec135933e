/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tm-part.h"

G_BEGIN_DECLS

#define TM_MAX_PAWNS 4
#define TM_MAX_TOKENS 4

/**
 * TmPlaceThings:
 *
 * What there is on a cell of a mine, or at a door: tokens, pawns, and the numbers that lead there.
 */
typedef struct
{
  struct
  {
    const char *symbol;
    TmRole role;
    gint32 count;
    gboolean is_gone;
  } tokens[TM_MAX_TOKENS];
  guint n_tokens;
  struct
  {
    int look;
    const char *symbol;
    guint state;
  } pawns[TM_MAX_PAWNS];
  guint n_pawns;
  guint32 numbers;
} TmPlaceThings;

gboolean tm_place_things_read (TmPlaceThings *self, const TmStage *stage, guint place);
gboolean tm_place_things_has_turn (const TmPlaceThings *self);
char *tm_place_things_dup_numbers (guint32 numbers) G_GNUC_WARN_UNUSED_RESULT;
void tm_place_things_snapshot_event (const TmPlaceThings *self,
                                     GtkSnapshot *snapshot,
                                     const char *symbol,
                                     gboolean is_spent,
                                     float size);
void tm_place_things_snapshot_tokens (const TmPlaceThings *self,
                                      GtkWidget *widget,
                                      GtkSnapshot *snapshot,
                                      float size);
void tm_place_things_snapshot_pawns (const TmPlaceThings *self,
                                     GtkSnapshot *snapshot,
                                     const graphene_point_t *at,
                                     float size);
void tm_place_things_snapshot_numbers (const TmPlaceThings *self,
                                       GtkWidget *widget,
                                       GtkSnapshot *snapshot,
                                       float size);

G_END_DECLS
