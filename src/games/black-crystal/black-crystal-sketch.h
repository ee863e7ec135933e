/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-sketch.h"

G_BEGIN_DECLS

/* The mine as a board that a line of text describes, for the questions that ask for one. */

/* black-crystal-sketch.c */
extern const TmSketch crystal_map_sketch;

G_END_DECLS
