/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-part.h"

struct _TmStage
{
  GArray *parts;
};

G_DEFINE_BOXED_TYPE (TmStage, tm_stage, tm_stage_ref, tm_stage_unref)

/**
 * tm_remark_new:
 * @grade: how grave it is
 * @sentence: the finding in words
 *
 * Makes a remark.
 *
 * Returns: (transfer full): the remark
 */
TmRemark *
tm_remark_new (TmGrade grade, const char *sentence)
{
  TmRemark *self = g_new0 (TmRemark, 1);

  self->grade = grade;
  self->sentence = g_strdup (sentence);
  return self;
}

/**
 * tm_remark_free:
 * @self: (transfer full) (nullable): a remark
 *
 * Frees a remark.
 */
void
tm_remark_free (TmRemark *self)
{
  if (self == NULL)
    return;
  g_free (self->sentence);
  g_free (self);
}

/**
 * tm_part_copy:
 * @self: (out caller-allocates): an initialised part
 * @from: what to copy
 *
 * Copies a part. Strings that are the same stay where they are.
 */
void
tm_part_copy (TmPart *self, const TmPart *from)
{
  TmPart old = *self;

  g_set_str (&old.owner, from->owner);
  g_set_str (&old.label, from->label);
  g_set_str (&old.detail, from->detail);
  g_set_str (&old.action, from->action);
  g_set_str (&old.remark, from->remark);
  for (guint side = 0; side < TM_N_SIDES; side++)
    {
      g_set_str (&old.sides[side].action, from->sides[side].action);
      g_set_str (&old.sides[side].remark, from->sides[side].remark);
    }
  *self = *from;
  self->owner = old.owner;
  self->label = old.label;
  self->detail = old.detail;
  self->action = old.action;
  self->remark = old.remark;
  for (guint side = 0; side < TM_N_SIDES; side++)
    {
      self->sides[side].action = old.sides[side].action;
      self->sides[side].remark = old.sides[side].remark;
    }
}

/**
 * tm_part_clear:
 * @self: a part
 *
 * Frees what the part owns, but not the part.
 */
void
tm_part_clear (TmPart *self)
{
  g_clear_pointer (&self->owner, g_free);
  g_clear_pointer (&self->label, g_free);
  g_clear_pointer (&self->detail, g_free);
  g_clear_pointer (&self->action, g_free);
  g_clear_pointer (&self->remark, g_free);
  for (guint side = 0; side < TM_N_SIDES; side++)
    {
      g_clear_pointer (&self->sides[side].action, g_free);
      g_clear_pointer (&self->sides[side].remark, g_free);
    }
}

static gboolean
sides_equal (const TmPart *self, const TmPart *other)
{
  if (self->edges != other->edges || self->trail != other->trail)
    return FALSE;
  for (guint i = 0; i < TM_N_SIDES; i++)
    {
      const TmPartSide *side = &self->sides[i];
      const TmPartSide *there = &other->sides[i];

      if (side->offer != there->offer || side->grade != there->grade
          || g_strcmp0 (side->action, there->action) != 0
          || g_strcmp0 (side->remark, there->remark) != 0)
        return FALSE;
    }
  return TRUE;
}

/**
 * tm_part_equal:
 * @self: a part
 * @other: another
 *
 * Tells whether two parts look and behave the same. Where they stand in their scenes does not
 * matter.
 *
 * Returns: whether they are the same to the reader
 */
gboolean
tm_part_equal (const TmPart *self, const TmPart *other)
{
  return self->kind == other->kind && self->role == other->role && self->state == other->state
         && self->seat == other->seat && self->look == other->look
         && self->has_value == other->has_value && self->value == other->value
         && self->min == other->min && self->max == other->max && self->step == other->step
         && self->high_is_good == other->high_is_good && self->slot == other->slot
         && self->piece == other->piece && self->offer == other->offer && self->key == other->key
         && self->is_pickable == other->is_pickable && self->option == other->option
         && self->choice == other->choice && self->choices == other->choices
         && self->is_greyed == other->is_greyed && self->is_open == other->is_open
         && self->symbol == other->symbol && g_strcmp0 (self->label, other->label) == 0
         && g_strcmp0 (self->detail, other->detail) == 0
         && g_strcmp0 (self->action, other->action) == 0 && self->grade == other->grade
         && g_strcmp0 (self->remark, other->remark) == 0
         && g_strcmp0 (self->owner, other->owner) == 0 && sides_equal (self, other);
}

/**
 * tm_part_is:
 * @self: a part
 * @state: one or several states
 *
 * Tells whether the part is in any of the states.
 *
 * Returns: whether it is
 */
gboolean
tm_part_is (const TmPart *self, TmNodeState state)
{
  return (self->state & state) != 0;
}

/**
 * tm_part_is_touchable:
 * @self: a part
 *
 * Tells whether touching the part does something now: makes an offer, picks a piece, or sets a
 * counter.
 *
 * Returns: whether it does
 */
gboolean
tm_part_is_touchable (const TmPart *self)
{
  return self->offer >= 0 || self->is_pickable
         || (self->kind == TM_NODE_COUNTER && self->slot >= 0);
}

/**
 * tm_stage_new:
 *
 * Makes a stage with nothing on it but the root.
 *
 * Returns: (transfer full): a new stage
 */
TmStage *
tm_stage_new (void)
{
  TmStage *self = g_rc_box_new0 (TmStage);
  TmPart root = TM_PART_INIT;

  root.kind = TM_NODE_SCENE;
  self->parts = g_array_new (FALSE, FALSE, sizeof (TmPart));
  g_array_set_clear_func (self->parts, (GDestroyNotify) tm_part_clear);
  g_array_append_val (self->parts, root);
  return self;
}

static void
stage_clear (gpointer data)
{
  TmStage *self = data;

  g_array_unref (self->parts);
}

/**
 * tm_stage_ref:
 * @self: a stage
 *
 * Adds a reference.
 *
 * Returns: (transfer full): @self
 */
TmStage *
tm_stage_ref (TmStage *self)
{
  return g_rc_box_acquire (self);
}

/**
 * tm_stage_unref:
 * @self: (transfer full): a stage
 *
 * Drops a reference.
 */
void
tm_stage_unref (TmStage *self)
{
  g_rc_box_release_full (self, stage_clear);
}

/**
 * tm_stage_add:
 * @self: a stage
 * @parent: index of the part it belongs to
 * @kind: what it is
 * @label: (nullable): its name or sentence
 *
 * Adds a part behind its siblings. It belongs to the seat that its parent belongs to.
 *
 * Returns: (transfer none): the part, to be filled in; valid until the next one is added
 */
TmPart *
tm_stage_add (TmStage *self, guint parent, TmNodeKind kind, const char *label)
{
  TmPart part = TM_PART_INIT;
  guint index = self->parts->len;
  TmPart *above;

  g_return_val_if_fail (parent < index, NULL);
  above = &g_array_index (self->parts, TmPart, parent);
  part.kind = kind;
  part.label = g_strdup (label);
  part.node = index;
  part.parent = parent;
  part.seat = above->seat;
  part.look = above->look;
  part.owner = g_strdup (above->kind == TM_NODE_SEAT ? above->label : above->owner);
  if (above->last_child == 0)
    above->first_child = index;
  else
    g_array_index (self->parts, TmPart, above->last_child).next = index;
  above->last_child = index;
  g_array_append_val (self->parts, part);
  return &g_array_index (self->parts, TmPart, index);
}

static void
set_remark (const GPtrArray *remarks, int offer, char **sentence, TmGrade *grade)
{
  const TmRemark *remark;

  if (offer < 0 || (guint) offer >= remarks->len)
    return;
  remark = g_ptr_array_index (remarks, offer);
  g_set_str (sentence, remark != NULL ? remark->sentence : NULL);
  *grade = remark != NULL ? remark->grade : TM_GRADE_NOTE;
}

/**
 * tm_stage_add_remarks:
 * @self: a stage
 * @remarks: (element-type TmRemark): by offer, what the rules would say about it; %NULL: nothing
 *
 * Lets every part that makes an offer bear what the rules would say about it.
 */
void
tm_stage_add_remarks (TmStage *self, const GPtrArray *remarks)
{
  for (guint i = 0; i < self->parts->len; i++)
    {
      TmPart *part = &g_array_index (self->parts, TmPart, i);

      set_remark (remarks, part->offer, &part->remark, &part->grade);
      for (guint side = 0; side < TM_N_SIDES; side++)
        set_remark (remarks, part->sides[side].offer, &part->sides[side].remark,
                    &part->sides[side].grade);
    }
}

/**
 * tm_stage_get_last:
 * @self: a stage
 *
 * Gets the index of the part that was added last.
 *
 * Returns: the index
 */
guint
tm_stage_get_last (const TmStage *self)
{
  return self->parts->len - 1;
}

static gboolean
is_alike (const TmPart *one, const TmPart *other)
{
  return one->kind == other->kind && !tm_part_is (other, TM_STATE_SPENT | TM_STATE_DONE);
}

/* Whether a thing, rather than a counter, does something when it is touched. */
static gboolean
is_live (const TmPart *part)
{
  return part->offer >= 0 || part->is_pickable;
}

static gboolean
has_touchable_sibling (const TmStage *self, const TmPart *part)
{
  const TmPart *above = tm_stage_get (self, part->parent);

  for (guint i = above->first_child; i != 0; i = tm_stage_get (self, i)->next)
    {
      const TmPart *sibling = tm_stage_get (self, i);

      if (is_live (sibling) && is_alike (part, sibling))
        return TRUE;
    }
  return FALSE;
}

/* A pawn is too small to be touched by itself: the place where it stands makes its offer, unless it
 * makes one of its own. */
static void
lend_offer (TmStage *self, const TmPart *pawn)
{
  TmPart *place = &g_array_index (self->parts, TmPart, pawn->parent);

  if (pawn->kind != TM_NODE_PAWN || pawn->offer < 0 || place->offer >= 0)
    return;
  place->offer = pawn->offer;
  place->key = pawn->key;
  g_set_str (&place->action, pawn->action);
}

/**
 * tm_stage_finish:
 * @self: a stage
 *
 * Works out what follows from the whole: a thing that cannot be touched while others of its kind
 * beside it can is greyed, and where a pawn stands its offer can be made. Called once, after the last
 * part was added.
 */
void
tm_stage_finish (TmStage *self)
{
  for (guint i = 1; i < self->parts->len; i++)
    {
      TmPart *part = &g_array_index (self->parts, TmPart, i);
      gboolean can_be_touched = part->kind == TM_NODE_NUMBER_CARD || part->kind == TM_NODE_CHIP
                                || part->kind == TM_NODE_DIE;
      gboolean is_set_apart = tm_part_is (part, TM_STATE_SPENT | TM_STATE_DONE | TM_STATE_CHOSEN);

      lend_offer (self, part);
      part->is_greyed = part->kind == TM_NODE_BUTTON && !is_live (part);
      if (can_be_touched && !is_live (part) && !is_set_apart)
        part->is_greyed = has_touchable_sibling (self, part);
    }
}

/**
 * tm_stage_get_n_parts:
 * @self: a stage
 *
 * Counts the parts, the root included.
 *
 * Returns: how many
 */
guint
tm_stage_get_n_parts (const TmStage *self)
{
  return self->parts->len;
}

/**
 * tm_stage_get:
 * @self: a stage
 * @part: index of a part
 *
 * Gets a part.
 *
 * Returns: (transfer none): the part
 */
const TmPart *
tm_stage_get (const TmStage *self, guint part)
{
  g_return_val_if_fail (part < self->parts->len, NULL);
  return &g_array_index (self->parts, TmPart, part);
}

/**
 * tm_stage_find:
 * @self: a stage
 * @parent: index of a part
 * @kind: what to look for
 *
 * Finds the first child of a kind.
 *
 * Returns: its index; 0: none
 */
guint
tm_stage_find (const TmStage *self, guint parent, TmNodeKind kind)
{
  for (guint i = tm_stage_get (self, parent)->first_child; i != 0; i = tm_stage_get (self, i)->next)
    {
      if (tm_stage_get (self, i)->kind == kind)
        return i;
    }
  return 0;
}
