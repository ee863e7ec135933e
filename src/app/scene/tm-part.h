/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "engine/tm-resolution.h"
#include "engine/tm-scene.h"

G_BEGIN_DECLS

/**
 * TmRemark:
 * @grade: how grave it is
 * @sentence: the finding in words
 *
 * What the rules would say about a move that is offered, before it is made.
 */
typedef struct
{
  TmGrade grade;
  char *sentence;
} TmRemark;

TmRemark *tm_remark_new (TmGrade grade, const char *sentence) G_GNUC_WARN_UNUSED_RESULT;
void tm_remark_free (TmRemark *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmRemark, tm_remark_free)

/**
 * TmPartSide:
 * @offer: index of the offer that touching it makes; -1: it cannot be touched now
 * @action: what touching it does, or %NULL
 * @remark: what the rules would say about that, or %NULL
 * @grade: of the remark
 *
 * What can be done with one side of a cell.
 */
typedef struct
{
  int offer;
  char *action;
  char *remark;
  TmGrade grade;
} TmPartSide;

/**
 * TmPart:
 * @kind: what it is
 * @role: what it means
 * @state: set of [flags@TmNodeState]
 * @seat: whose it is, or %TM_NO_SEAT
 * @look: color and shape of that seat, or -1
 * @owner: name of that seat, or %NULL
 * @label: its name or sentence, or %NULL
 * @detail: a second line, or %NULL
 * @action: what touching it does, or %NULL
 * @remark: what the rules would say about that, or %NULL
 * @grade: a [enum@TmGrade], of the remark
 * @symbol: name of a symbol, or %NULL; a constant
 * @has_value: whether @value says something
 * @value: the number
 * @min: the smallest it can be
 * @max: the largest it can be, or how many there are
 * @step: how far + and − go on a counter; 0: to the next number
 * @high_is_good: whether a rise is good news
 * @slot: the counter behind it; -1: none
 * @piece: the piece behind it; -1: none
 * @offer: index of the offer that touching it makes; -1: it cannot be touched now
 * @is_pickable: whether touching it picks its piece for the move to come, or drops it
 * @option: index of an option that can be switched here; -1: none, or not now
 * @option_name: (nullable): what the option is called, an `N_()` string; a constant
 * @choices: (array length=n_choices) (nullable): its values; constants
 * @n_choices: how many there are
 * @choice: index of the value now
 * @key: the key that makes the offer, as a Unicode character; 0: none
 * @edges: of a cell: what there is on its sides; see TM_EDGE_GET()
 * @trail: of a cell: the sides, as bits `1 << side`, towards which the way of its seat leads
 * @sides: of a cell: by [enum@TmSide], what can be done with its sides
 * @is_greyed: whether others like it can be touched now and it cannot
 * @is_open: whether it is a secret and whom it belongs to looks at it now
 * @node: its index in the scene
 * @parent: index of the parent
 * @first_child: index of the first child; 0: none
 * @next: index of the next sibling; 0: none
 *
 * One thing of a scene in the reader's words: a [struct@TmNode] with its sentences made, which
 * is all that a widget needs to show it.
 */
typedef struct
{
  TmNodeKind kind;
  TmRole role;
  guint state;
  int seat;
  int look;
  char *owner;
  char *label;
  char *detail;
  char *action;
  char *remark;
  TmGrade grade;
  const char *symbol;
  gboolean has_value;
  gint32 value;
  gint32 min;
  gint32 max;
  guint step;
  gboolean high_is_good;
  int slot;
  int piece;
  int offer;
  gboolean is_pickable;
  int option;
  const char *option_name;
  const TmWord *choices;
  guint n_choices;
  gint32 choice;
  gunichar key;
  guint32 edges;
  guint trail;
  TmPartSide sides[TM_N_SIDES];
  gboolean is_greyed;
  gboolean is_open;
  guint node;
  guint parent;
  guint first_child;
  guint last_child;
  guint next;
} TmPart;

/* A part that stands for nothing; the start of one made by hand. */
#define TM_PART_INIT                                                                    \
  {                                                                                     \
    .seat = TM_NO_SEAT, .look = -1, .slot = -1, .piece = -1, .offer = -1, .option = -1, \
    .sides                                                                              \
        = { { .offer = -1 },                                                            \
            { .offer = -1 },                                                            \
            { .offer = -1 },                                                            \
            { .offer = -1 } }                                                           \
  }

void tm_part_copy (TmPart *self, const TmPart *from);
void tm_part_clear (TmPart *self);
gboolean tm_part_equal (const TmPart *self, const TmPart *other);
gboolean tm_part_is (const TmPart *self, TmNodeState state);
gboolean tm_part_is_touchable (const TmPart *self);

/* A scene as parts: a tree in one array, the root at 0. Reference counted, and constant once it
 * is shown. */
#define TM_TYPE_STAGE (tm_stage_get_type ())
GType tm_stage_get_type (void) G_GNUC_CONST;
typedef struct _TmStage TmStage;

TmStage *tm_stage_new (void) G_GNUC_WARN_UNUSED_RESULT;
TmStage *tm_stage_new_from_scene (const TmScene *scene, const int looks[TM_MAX_SEATS])
    G_GNUC_WARN_UNUSED_RESULT;
TmStage *tm_stage_ref (TmStage *self);
void tm_stage_unref (TmStage *self);

/* Building. The pointer stays valid until the next part is added. */
TmPart *tm_stage_add (TmStage *self, guint parent, TmNodeKind kind, const char *label);
guint tm_stage_get_last (const TmStage *self);
void tm_stage_add_remarks (TmStage *self, const GPtrArray *remarks);
void tm_stage_finish (TmStage *self);

guint tm_stage_get_n_parts (const TmStage *self);
const TmPart *tm_stage_get (const TmStage *self, guint part);
guint tm_stage_find (const TmStage *self, guint parent, TmNodeKind kind);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmStage, tm_stage_unref)

G_END_DECLS
