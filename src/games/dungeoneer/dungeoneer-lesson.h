/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-printed.h"

G_BEGIN_DECLS

/**
 * DungeoneerLesson:
 * @turn: the move
 * @page: a [enum@DungeoneerPage]
 * @face: the card
 * @before: what was told of it, by layer
 * @now: what is told from now on
 *
 * A move that tells of a card, while it is resolved (dungeoneer-lesson.c).
 */
typedef struct
{
  DungeoneerTurn turn;
  guint page;
  gint32 face;
  gint32 before[DUNGEONEER_MAX_LAYERS];
  gint32 now[DUNGEONEER_MAX_LAYERS];
} DungeoneerLesson;

/* %FALSE: there is no room for the card, and the move was refused. */
gboolean dungeoneer_lesson_init (DungeoneerLesson *self,
                                 guint page,
                                 const TmMove *move,
                                 TmResolution *resolution);
const TmArgs *dungeoneer_lesson_get_args (const DungeoneerLesson *self);

void dungeoneer_lesson_take_number (DungeoneerLesson *self, guint param, guint layer);
/* Of a list: a layer each. */
void dungeoneer_lesson_take_numbers (DungeoneerLesson *self, guint param, guint first_layer);
/* Of choices, flags and faces. */
void dungeoneer_lesson_take_value (DungeoneerLesson *self, guint param, guint layer);
void dungeoneer_lesson_take_set (DungeoneerLesson *self, guint param, guint layer);
void dungeoneer_lesson_take_bit (DungeoneerLesson *self, guint param, guint layer, gint32 bit);
/* %FALSE: a record cannot keep it, and the move was refused. */
gboolean
dungeoneer_lesson_take_text (DungeoneerLesson *self, guint param, guint layer, gboolean is_type);
/* A check of which parts are told: @stat -1 and @threat 0 for those that stay. */
void dungeoneer_lesson_set_check (
    DungeoneerLesson *self, guint layer, int stat, gint32 threat, gboolean needs_stat);
void dungeoneer_lesson_take_check (
    DungeoneerLesson *self, guint stat, guint threat, guint layer, gboolean needs_stat);
/* Puts what is told on the table; %FALSE: it cannot be, and the move was refused. */
gboolean dungeoneer_lesson_end (DungeoneerLesson *self);

G_END_DECLS
