/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-brush-set.h"

struct _TmBrushSet
{
  GObject parent_instance;

  const TmBrush *brushes;
  guint n_brushes;
  TmBox *box;
  guint index;
  /* What is chosen for each brush. */
  TmArgs *chosen;
};

G_DEFINE_FINAL_TYPE (TmBrushSet, tm_brush_set, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
tm_brush_set_finalize (GObject *object)
{
  TmBrushSet *self = TM_BRUSH_SET (object);

  g_clear_pointer (&self->box, tm_box_unref);
  g_free (self->chosen);

  G_OBJECT_CLASS (tm_brush_set_parent_class)->finalize (object);
}

static void
tm_brush_set_class_init (TmBrushSetClass *class)
{
  G_OBJECT_CLASS (class)->finalize = tm_brush_set_finalize;

  /**
   * TmBrushSet::changed:
   * @self: the brushes
   *
   * Another brush is in hand, or something else is chosen for it.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tm_brush_set_init (TmBrushSet *self)
{
}

/* What is usual is chosen for every brush. */
static void
choose_usual (TmBrushSet *self)
{
  self->chosen = g_new0 (TmArgs, self->n_brushes);
  for (guint i = 0; i < self->n_brushes; i++)
    {
      g_autoptr (GError) error = NULL;

      tm_args_init (&self->chosen[i]);
      if (!tm_params_complete (self->brushes[i].params, self->brushes[i].n_params, self->box,
                               &self->chosen[i], &error))
        g_warning ("%s: %s", self->brushes[i].id, error->message);
    }
}

/**
 * tm_brush_set_new:
 * @brushes: (array length=n_brushes): the brushes, at least one; they must outlive the set
 * @n_brushes: how many there are
 * @box: the box that names seats and faces
 *
 * Makes a set of brushes, the first of which is in hand.
 *
 * Returns: (transfer full): the set
 */
TmBrushSet *
tm_brush_set_new (const TmBrush *brushes, guint n_brushes, TmBox *box)
{
  TmBrushSet *self = g_object_new (TM_TYPE_BRUSH_SET, NULL);

  self->brushes = brushes;
  self->n_brushes = n_brushes;
  self->box = tm_box_ref (box);
  choose_usual (self);

  return self;
}

/**
 * tm_brush_set_get_box:
 * @self: the brushes
 *
 * Gets the box that names seats and faces.
 *
 * Returns: (transfer none): the box
 */
TmBox *
tm_brush_set_get_box (TmBrushSet *self)
{
  g_return_val_if_fail (TM_IS_BRUSH_SET (self), NULL);

  return self->box;
}

/**
 * tm_brush_set_get_n:
 * @self: the brushes
 *
 * Counts the brushes.
 *
 * Returns: how many there are
 */
guint
tm_brush_set_get_n (TmBrushSet *self)
{
  g_return_val_if_fail (TM_IS_BRUSH_SET (self), 0);

  return self->n_brushes;
}

/**
 * tm_brush_set_get:
 * @self: the brushes
 * @index: index of a brush
 *
 * Gets a brush.
 *
 * Returns: (transfer none): the brush
 */
const TmBrush *
tm_brush_set_get (TmBrushSet *self, guint index)
{
  g_return_val_if_fail (TM_IS_BRUSH_SET (self) && index < self->n_brushes, NULL);

  return &self->brushes[index];
}

/**
 * tm_brush_set_get_index:
 * @self: the brushes
 *
 * Tells which brush is in hand.
 *
 * Returns: its index
 */
guint
tm_brush_set_get_index (TmBrushSet *self)
{
  g_return_val_if_fail (TM_IS_BRUSH_SET (self), 0);

  return self->index;
}

/**
 * tm_brush_set_set_index:
 * @self: the brushes
 * @index: index of a brush
 *
 * Takes a brush in hand.
 */
void
tm_brush_set_set_index (TmBrushSet *self, guint index)
{
  g_return_if_fail (TM_IS_BRUSH_SET (self) && index < self->n_brushes);

  if (index == self->index)
    return;

  self->index = index;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/**
 * tm_brush_set_get_brush:
 * @self: the brushes
 *
 * Gets the brush that is in hand.
 *
 * Returns: (transfer none): the brush
 */
const TmBrush *
tm_brush_set_get_brush (TmBrushSet *self)
{
  g_return_val_if_fail (TM_IS_BRUSH_SET (self), NULL);

  return &self->brushes[self->index];
}

/**
 * tm_brush_set_get_choices:
 * @self: the brushes
 *
 * Gets what is chosen for the brush in hand.
 *
 * Returns: (transfer none): the values of its parameters
 */
const TmArgs *
tm_brush_set_get_choices (TmBrushSet *self)
{
  g_return_val_if_fail (TM_IS_BRUSH_SET (self), NULL);

  return &self->chosen[self->index];
}

/**
 * tm_brush_set_choose:
 * @self: the brushes
 * @param: index of a parameter of the brush in hand
 * @value: its value
 *
 * Chooses something for the brush in hand.
 */
void
tm_brush_set_choose (TmBrushSet *self, guint param, gint32 value)
{
  g_return_if_fail (TM_IS_BRUSH_SET (self));

  if (tm_args_has (&self->chosen[self->index], param)
      && tm_args_get (&self->chosen[self->index], param) == value)
    return;

  tm_args_set (&self->chosen[self->index], param, value);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}
