/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tm-dice.h"

G_BEGIN_DECLS

typedef enum
{
  TM_TEST_NONE,
  TM_TEST_EQUAL,
  TM_TEST_NOT_EQUAL,
  TM_TEST_LESS,
  TM_TEST_LESS_OR_EQUAL,
  TM_TEST_GREATER,
  TM_TEST_GREATER_OR_EQUAL,
} TmTestKind;

/* A comparison such as `>=5`. */
typedef struct
{
  TmTestKind kind;
  gint64 value;
} TmTest;

/* What is kept of several dice or parts; `n_kept` is all of them where nothing is dropped. */
typedef struct
{
  guint n_kept;
  gboolean lowest;
  TmTest success; /* counts instead of adding up; may be none */
} TmChoice;

/* Dice of one sort that are thrown together, such as `4d6r1!kh3`. */
typedef struct
{
  guint n_dice;
  guint n_faces;
  gint32 *faces; /* own faces in the order written; NULL for 1 … n_faces */
  GPtrArray *names; /* of the own faces with the values 1, 2, …; NULL if they are numbers */
  TmTest reroll;
  gboolean reroll_once;
  TmTest explode;
  TmChoice choice;
  guint index; /* among all terms of the roll, from left to right */
} TmDiceTerm;

typedef enum
{
  TM_DICE_NUMBER,
  TM_DICE_TERM,
  TM_DICE_GROUP,
  TM_DICE_NEGATE,
  TM_DICE_ADD,
  TM_DICE_SUBTRACT,
  TM_DICE_MULTIPLY,
  TM_DICE_DIVIDE,
} TmDiceKind;

typedef struct _TmDiceNode TmDiceNode;

struct _TmDiceNode
{
  TmDiceKind kind;
  gint64 low; /* no total is below this … */
  gint64 high; /* … or above this */

  GPtrArray *children; /* of TmDiceNode: the operands, or the parts of a group */
  TmDiceTerm *term; /* of a term */
  TmChoice choice; /* of a group */
};

struct _TmDice
{
  gatomicrefcount ref_count;
  TmDiceNode *root;
  GPtrArray *terms; /* of TmDiceTerm, borrowed from the nodes */
};

TmDiceNode *tm_dice_node_new (TmDiceKind kind);
void tm_dice_node_free (TmDiceNode *node);
TmDiceNode *tm_dice_node_get_child (const TmDiceNode *node, guint index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmDiceNode, tm_dice_node_free)

static inline gboolean
tm_test_passes (const TmTest *test, gint64 value)
{
  switch (test->kind)
    {
    case TM_TEST_EQUAL:
      return value == test->value;
    case TM_TEST_NOT_EQUAL:
      return value != test->value;
    case TM_TEST_LESS:
      return value < test->value;
    case TM_TEST_LESS_OR_EQUAL:
      return value <= test->value;
    case TM_TEST_GREATER:
      return value > test->value;
    case TM_TEST_GREATER_OR_EQUAL:
      return value >= test->value;
    case TM_TEST_NONE:
    default:
      return FALSE;
    }
}

/* The value of a face; @index is below the number of faces. */
static inline gint32
tm_dice_term_get_face (const TmDiceTerm *term, guint index)
{
  return term->faces != NULL ? term->faces[index] : (gint32) index + 1;
}

/* The lowest and the highest face that can stand, that is, is not rerolled again and again. */
void tm_dice_term_get_face_bounds (const TmDiceTerm *term, gint32 *lowest, gint32 *highest);
const char *tm_dice_term_get_name (const TmDiceTerm *term, gint64 value);

/* How often a throw of the die is made again. */
double tm_dice_term_get_reroll_share (const TmDiceTerm *term);
double tm_dice_term_get_explode_share (const TmDiceTerm *term);
double tm_dice_term_get_mean_throws (const TmDiceTerm *term);

gint64 tm_choice_sum (const TmChoice *choice, const gint64 *values, guint n_values, gboolean *kept);

/* Finds out how low and how high a node can go; FALSE if that passes TM_DICE_MAX_TOTAL. */
gboolean tm_dice_node_find_bounds (TmDiceNode *node);

char *tm_dice_node_dup_string (const TmDiceNode *node);
char *tm_dice_term_dup_string (const TmDiceTerm *term);

G_END_DECLS
