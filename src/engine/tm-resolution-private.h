/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-resolution.h"

G_BEGIN_DECLS

/** TM_MAX_OPTIONS: the most options a game can have: what was consulted is a set of 64 bits. */
#define TM_MAX_OPTIONS 64

void tm_resolution_begin_reading (TmResolution *self, guint option, gint32 value);
void tm_resolution_set_readings (TmResolution *self, const gint32 *options);
guint64 tm_resolution_get_consulted (const TmResolution *self);
TmResolution *tm_resolution_get_scratch (TmResolution *self);
void tm_resolution_add_undecided (
    TmResolution *self, guint option, const char *article, const char *title, gint32 reading);
void tm_resolution_drop_changes (TmResolution *self);
void tm_resolution_apply (TmResolution *self, TmTable *table);

G_END_DECLS
