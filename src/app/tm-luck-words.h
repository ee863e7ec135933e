/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-luck.h"

G_BEGIN_DECLS

/**
 * TmLuckLook:
 * @name: whose dice they are, and who rolled where that is not clear
 * @die: what fell with the dice of a kind
 * @face: what fell of the face that is looked at
 *
 * One of the ranges that are shown together.
 */
typedef struct
{
  const char *name;
  const TmLuckDie *die;
  const TmLuckFace *face;
} TmLuckLook;

/* What is to be made of ranges of the same face and kind of dice. */

void tm_luck_words_get_fraction (const TmLuckLook *look, guint *n_shown, guint *n_sides);
char *tm_luck_words_dup_verdict (const TmLuckLook *looks, guint n_looks) G_GNUC_WARN_UNUSED_RESULT;
char *tm_luck_words_dup_outlook (const TmLuckLook *looks, guint n_looks) G_GNUC_WARN_UNUSED_RESULT;
char *tm_luck_words_dup_plan (double chance, double error_chance) G_GNUC_WARN_UNUSED_RESULT;
char *tm_luck_words_dup_range (const TmLuckFace *face) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
