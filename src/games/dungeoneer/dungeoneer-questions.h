/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-battle.h"
#include "dungeoneer-map.h"
#include "dungeoneer-options.h"
#include "dungeoneer-quests.h"
#include "dungeoneer-spend.h"
#include "dungeoneer-variants.h"
#include "tm-game.h"

G_BEGIN_DECLS

/* The judge's questions. Each file of answers has its parameters, answers and fills; dungeoneer-questions.c has the
 * table. */

/* What all answers do with a fault: sets the entry "allowed" (or "legal") and "fault", and the verdict unless there
 * is none. dungeoneer-answers.c */
void dungeoneer_answer_fault (TmRuling *ruling, const char *id, DungeoneerFault fault);
DungeoneerRules dungeoneer_get_rules (TmRuling *ruling);

#define DUNGEONEER_N_QUESTIONS 46
extern const TmQuestion dungeoneer_questions[];

/* The map of a question, dungeoneer-sketch.c */
extern const TmSketch dungeoneer_map_sketch;

G_END_DECLS
