/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-table.h"

G_BEGIN_DECLS

/**
 * TmGrade:
 * @TM_GRADE_NOTE: worth knowing
 * @TM_GRADE_UNDECIDED: the rulebook does not settle it, and here it matters
 * @TM_GRADE_ILLEGAL: against a rule; recorded only if the players override it
 * @TM_GRADE_IMPOSSIBLE: cannot be represented; never recorded
 *
 * How grave a finding is, from harmless to grave.
 */
typedef enum
{
  TM_GRADE_NOTE,
  TM_GRADE_UNDECIDED,
  TM_GRADE_ILLEGAL,
  TM_GRADE_IMPOSSIBLE,
} TmGrade;

const char *tm_grade_get_id (TmGrade grade);

/**
 * TmFinding:
 * @grade: how grave it is
 * @id: stable name of the finding, such as "not-turn"
 * @article: id of the rule article it rests on
 * @text: the finding in words
 * @option: index of the option that chooses between the readings, for @TM_GRADE_UNDECIDED; else -1
 * @reading: the option's value in force; else 0
 *
 * Something the rules remark on in a move or a question. Its strings are constants of the game.
 */
typedef struct
{
  TmGrade grade;
  const char *id;
  const char *article;
  TmText text;
  int option;
  gint32 reading;
} TmFinding;

/**
 * TmReason:
 * @article: (nullable): id of the rule article; %NULL for a plain step of arithmetic
 * @text: the step in words
 *
 * One step of the reasoning.
 */
typedef struct
{
  const char *article;
  TmText text;
} TmReason;

/**
 * TmResolution:
 *
 * What the rules make of one move, or of one question: findings, reasons and, for a move, the
 * changes to the table. Rules fill it; nothing else does. The table it holds is a working copy on
 * which every change shows at once.
 */
typedef struct _TmResolution TmResolution;

TmResolution *tm_resolution_new (TmBox *box) G_GNUC_WARN_UNUSED_RESULT;
void tm_resolution_free (TmResolution *self);
void tm_resolution_reset (TmResolution *self, const TmTable *table, gboolean with_reasons);

/* Reading */
const TmTable *tm_resolution_get_table (const TmResolution *self);
gint32 tm_resolution_get_option (TmResolution *self, guint option);
gboolean tm_resolution_wants_reasons (const TmResolution *self);

/* Changing the table */
void tm_resolution_set_slot (TmResolution *self, guint slot, gint32 value);
void tm_resolution_set_phase (TmResolution *self, guint phase);
void tm_resolution_set_turn (TmResolution *self, guint32 seats);
void tm_resolution_set_option (TmResolution *self, guint option, gint32 value);
void tm_resolution_set_shared (TmResolution *self, guint counter, gint32 value);
void tm_resolution_set_counter (TmResolution *self, guint counter, guint seat, gint32 value);
gint32 tm_resolution_add_counter (TmResolution *self, guint counter, guint seat, gint32 amount);

/** TM_TOP: the place above all pieces of a zone. */
#define TM_TOP G_MININT32
/** TM_BOTTOM: the place below all pieces of a zone. */
#define TM_BOTTOM G_MAXINT32
void tm_resolution_move_piece (TmResolution *self, guint piece, guint zone, gint32 place);
void tm_resolution_move_all (TmResolution *self, guint from_zone, guint to_zone);
void tm_resolution_set_face (TmResolution *self, guint piece, gint32 face);
void tm_resolution_turn_piece (TmResolution *self, guint piece, gboolean up);
void tm_resolution_set_mark (TmResolution *self, guint piece, guint mark, gint32 value);
void tm_resolution_set_cell (
    TmResolution *self, guint grid, int seat, guint layer, guint column, guint row, gint32 value);
void tm_resolution_push_event (TmResolution *self, const gint32 parts[TM_EVENT_PARTS]);
void tm_resolution_pop_event (TmResolution *self);

/* Findings and reasons */
void tm_resolution_add_finding (
    TmResolution *self, TmGrade grade, const char *id, const char *article, TmText text);
gboolean
tm_resolution_refuse (TmResolution *self, const char *id, const char *article, TmText text);
void tm_resolution_add_reason (TmResolution *self, const char *article, TmText text);
void tm_resolution_set_summary (TmResolution *self, TmText text, TmText detail);
gboolean tm_resolution_is_refused (const TmResolution *self);

/* Results */
const TmChange *tm_resolution_get_changes (const TmResolution *self, guint *n_changes);
const TmFinding *tm_resolution_get_findings (const TmResolution *self, guint *n_findings);
const TmReason *tm_resolution_get_reasons (const TmResolution *self, guint *n_reasons);
const TmText *tm_resolution_get_summary (const TmResolution *self);
const TmText *tm_resolution_get_detail (const TmResolution *self);
TmGrade tm_resolution_get_grade (const TmResolution *self);
const TmFinding *tm_resolution_find (const TmResolution *self, const char *id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmResolution, tm_resolution_free)

G_END_DECLS
