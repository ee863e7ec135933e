/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-part.h"

G_BEGIN_DECLS

const TmPart *tm_scene_keys_find (const TmStage *stage, gunichar key, int focused_seat);

G_END_DECLS
