/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "engine/tm-kit.h"
#include "tm-seat-mark.h"

G_BEGIN_DECLS

/* What stands and lies on a board as an object: pawns, tokens, crystals, numbers. Places are the
 * middle of the thing. */

void tm_figure_pawn (GtkSnapshot *snapshot, int look, const graphene_point_t *at, float size);
void tm_figure_fallen (
    GtkSnapshot *snapshot, int look, const graphene_point_t *at, float size, gboolean has_spot);
void tm_figure_spot (GtkSnapshot *snapshot, int look, const graphene_point_t *at, float size);
void tm_figure_token (GtkSnapshot *snapshot,
                      const char *symbol,
                      TmRole role,
                      const graphene_point_t *at,
                      float size,
                      gboolean is_turned);
void tm_figure_letter (GtkWidget *widget,
                       GtkSnapshot *snapshot,
                       const char *letter,
                       const graphene_point_t *at,
                       float size);
gboolean tm_figure_is_gem (const char *symbol);
void tm_figure_gem (GtkSnapshot *snapshot, const graphene_point_t *at, float size);
void tm_figure_step (GtkWidget *widget,
                     GtkSnapshot *snapshot,
                     gint32 step,
                     int look,
                     const graphene_point_t *at,
                     float size);
float tm_figure_pill (GtkWidget *widget,
                      GtkSnapshot *snapshot,
                      const char *text,
                      const graphene_point_t *corner,
                      float size,
                      const GdkRGBA *color);

G_END_DECLS
