/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

/**
 * TmMatShare:
 * @TM_MAT_ALL: everything: what is played with, and to its side what is in store
 * @TM_MAT_MAIN: only what is played with
 * @TM_MAT_STORE: only what is in store: piles and supplies
 *
 * What a mat shows of the shared area.
 */
typedef enum
{
  TM_MAT_ALL,
  TM_MAT_MAIN,
  TM_MAT_STORE,
} TmMatShare;

#define TM_TYPE_MAT (tm_mat_get_type ())
G_DECLARE_FINAL_TYPE (TmMat, tm_mat, TM, MAT, TmNodeView)

GtkWidget *tm_mat_new (TmMatShare share);
gboolean tm_mat_has_main (const TmStage *stage, guint index);

void tm_mat_set_is_narrow (TmMat *self, gboolean is_narrow);
void tm_mat_set_share (TmMat *self, TmMatShare share);

G_END_DECLS
