/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/tm-table.h"

#include "tm-brush-board.h"
#include "tm-sketch-draft.h"

/* So many touches can be taken back. */
#define MAX_STEPS 200

struct _TmSketchDraft
{
  GObject parent_instance;

  const TmParam *param;
  TmBox *box;
  /* Nothing lies on it: boards are described without one. */
  TmTable *table;
  TmBrushSet *brushes;

  /* What was typed last, the last line that describes a board, and one without anything on it. */
  char *line;
  char *board;
  char *blank;
  char *error;
  GPtrArray *steps;
  gboolean is_touched;
  gboolean is_typing;
};

G_DEFINE_FINAL_TYPE (TmSketchDraft, tm_sketch_draft, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const TmSketch *
get_sketch (TmSketchDraft *self)
{
  return self->param->sketch;
}

static gboolean
is_board (TmSketchDraft *self, const char *line)
{
  return get_sketch (self)->check (line, NULL);
}

static void
set_line (TmSketchDraft *self, const char *line)
{
  g_autoptr (GError) error = NULL;

  g_set_str (&self->line, line);
  g_clear_pointer (&self->error, g_free);
  if (get_sketch (self)->check (self->line, &error))
    g_set_str (&self->board, self->line);
  else
    self->error = g_strdup (error->message);
}

static void
changed (TmSketchDraft *self)
{
  self->is_touched = TRUE;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* What is there now can be had again. */
static void
keep_step (TmSketchDraft *self)
{
  if (self->board == NULL)
    return;

  g_ptr_array_add (self->steps, g_strdup (self->board));
  if (self->steps->len > MAX_STEPS)
    g_ptr_array_remove_index (self->steps, 0);
}

/* Where nothing was told: what the parameter is if it is left out, or an empty board. */
static void
find_blank (TmSketchDraft *self)
{
  const char *standard = self->param->standard;

  if (is_board (self, ""))
    self->blank = g_strdup ("");
  else if (standard != NULL && is_board (self, standard))
    self->blank = g_strdup (standard);
}

static void
tm_sketch_draft_finalize (GObject *object)
{
  TmSketchDraft *self = TM_SKETCH_DRAFT (object);

  g_clear_object (&self->brushes);
  g_clear_pointer (&self->table, tm_table_free);
  g_clear_pointer (&self->box, tm_box_unref);
  g_free (self->line);
  g_free (self->board);
  g_free (self->blank);
  g_free (self->error);
  g_ptr_array_unref (self->steps);

  G_OBJECT_CLASS (tm_sketch_draft_parent_class)->finalize (object);
}

static void
tm_sketch_draft_class_init (TmSketchDraftClass *class)
{
  G_OBJECT_CLASS (class)->finalize = tm_sketch_draft_finalize;

  /**
   * TmSketchDraft::changed:
   * @self: the draft
   *
   * The line is another.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tm_sketch_draft_init (TmSketchDraft *self)
{
  self->steps = g_ptr_array_new_with_free_func (g_free);
  self->line = g_strdup ("");
}

/**
 * tm_sketch_draft_new:
 * @param: a declared parameter with a sketch; it must outlive the draft
 * @box: the box that names seats and faces
 *
 * Begins with what the parameter is if it is left out, or else with an empty board.
 *
 * Returns: (transfer full): the draft
 */
TmSketchDraft *
tm_sketch_draft_new (const TmParam *param, TmBox *box)
{
  TmSketchDraft *self = g_object_new (TM_TYPE_SKETCH_DRAFT, NULL);

  self->param = param;
  self->box = tm_box_ref (box);
  self->table = tm_table_new (box);
  self->brushes = tm_brush_set_new (param->sketch->brushes, param->sketch->n_brushes, box);
  find_blank (self);
  tm_sketch_draft_load (self, NULL);

  return self;
}

/**
 * tm_sketch_draft_get_param:
 * @self: the draft
 *
 * Gets the parameter that is drawn.
 *
 * Returns: (transfer none): the parameter
 */
const TmParam *
tm_sketch_draft_get_param (TmSketchDraft *self)
{
  g_return_val_if_fail (TM_IS_SKETCH_DRAFT (self), NULL);

  return self->param;
}

/**
 * tm_sketch_draft_get_brushes:
 * @self: the draft
 *
 * Gets what is drawn with.
 *
 * Returns: (transfer none): the brushes
 */
TmBrushSet *
tm_sketch_draft_get_brushes (TmSketchDraft *self)
{
  g_return_val_if_fail (TM_IS_SKETCH_DRAFT (self), NULL);

  return self->brushes;
}

/* The line */

/**
 * tm_sketch_draft_load:
 * @self: the draft
 * @line: (nullable): a line; %NULL: none is given
 *
 * Begins with a line, before which there is nothing to go back to.
 */
void
tm_sketch_draft_load (TmSketchDraft *self, const char *line)
{
  const char *standard = self->param->standard;

  g_return_if_fail (TM_IS_SKETCH_DRAFT (self));

  g_ptr_array_set_size (self->steps, 0);
  self->is_touched = line != NULL;
  self->is_typing = FALSE;
  g_clear_pointer (&self->board, g_free);
  if (line == NULL && standard != NULL && is_board (self, standard))
    line = standard;
  if (line == NULL)
    line = self->blank;

  if (line != NULL)
    set_line (self, line);
}

/**
 * tm_sketch_draft_type:
 * @self: the draft
 * @line: what was typed
 *
 * Takes a line as it is typed. As long as it is wrong the board stays as it was. What is typed in one
 * go is taken back in one step.
 */
void
tm_sketch_draft_type (TmSketchDraft *self, const char *line)
{
  g_return_if_fail (TM_IS_SKETCH_DRAFT (self));

  if (g_str_equal (line, self->line))
    return;

  if (!self->is_typing)
    keep_step (self);
  self->is_typing = TRUE;
  set_line (self, line);
  changed (self);
}

/**
 * tm_sketch_draft_get_line:
 * @self: the draft
 *
 * Gets the line, right or wrong.
 *
 * Returns: (transfer none): the line
 */
const char *
tm_sketch_draft_get_line (TmSketchDraft *self)
{
  g_return_val_if_fail (TM_IS_SKETCH_DRAFT (self), NULL);

  return self->line;
}

/**
 * tm_sketch_draft_get_board:
 * @self: the draft
 *
 * Gets the last line that describes a board.
 *
 * Returns: (transfer none) (nullable): the line; %NULL: there was none yet
 */
const char *
tm_sketch_draft_get_board (TmSketchDraft *self)
{
  g_return_val_if_fail (TM_IS_SKETCH_DRAFT (self), NULL);

  return self->board;
}

/**
 * tm_sketch_draft_get_error:
 * @self: the draft
 *
 * Says what is wrong with the line.
 *
 * Returns: (transfer none) (nullable): a message for people; %NULL: nothing
 */
const char *
tm_sketch_draft_get_error (TmSketchDraft *self)
{
  g_return_val_if_fail (TM_IS_SKETCH_DRAFT (self), NULL);

  return self->error;
}

/**
 * tm_sketch_draft_is_touched:
 * @self: the draft
 *
 * Tells whether the line was given, typed or drawn.
 *
 * Returns: whether it is more than what is usual
 */
gboolean
tm_sketch_draft_is_touched (TmSketchDraft *self)
{
  g_return_val_if_fail (TM_IS_SKETCH_DRAFT (self), FALSE);

  return self->is_touched;
}

/**
 * tm_sketch_draft_dup_words:
 * @self: the draft
 *
 * Says what is on the board.
 *
 * Returns: (transfer full): a few words, "12 tiles, 2 dwarfs"; empty if there is no board
 */
char *
tm_sketch_draft_dup_words (TmSketchDraft *self)
{
  TmText words;

  g_return_val_if_fail (TM_IS_SKETCH_DRAFT (self), NULL);

  if (self->board == NULL)
    return g_strdup ("");
  words = get_sketch (self)->describe (self->board);

  return tm_text_is_empty (&words) ? g_strdup ("") : tm_text_dup_string (&words, self->box);
}

/* Painting */

static char *
dup_painted (TmSketchDraft *self, guint cell, int side)
{
  if (self->board == NULL)
    return NULL;

  return get_sketch (self)->paint (self->board, tm_brush_set_get_index (self->brushes),
                                   tm_brush_set_get_choices (self->brushes), cell, side);
}

/**
 * tm_sketch_draft_can_paint:
 * @self: the draft
 * @cell: index of a cell on the board
 * @side: one of its sides, or %TM_PLACE_WHOLE
 *
 * Tells whether the brush in hand does anything there.
 *
 * Returns: whether it does
 */
gboolean
tm_sketch_draft_can_paint (TmSketchDraft *self, guint cell, int side)
{
  g_autofree char *line = NULL;

  g_return_val_if_fail (TM_IS_SKETCH_DRAFT (self), FALSE);

  line = dup_painted (self, cell, side);

  return line != NULL;
}

/**
 * tm_sketch_draft_paint:
 * @self: the draft
 * @cell: index of a cell on the board
 * @side: one of its sides, or %TM_PLACE_WHOLE
 *
 * Puts there what the brush in hand holds, or takes it away again.
 *
 * Returns: whether anything has changed
 */
gboolean
tm_sketch_draft_paint (TmSketchDraft *self, guint cell, int side)
{
  g_autofree char *line = NULL;

  g_return_val_if_fail (TM_IS_SKETCH_DRAFT (self), FALSE);

  line = dup_painted (self, cell, side);
  if (line == NULL)
    return FALSE;

  keep_step (self);
  self->is_typing = FALSE;
  set_line (self, line);
  changed (self);

  return TRUE;
}

/**
 * tm_sketch_draft_can_undo:
 * @self: the draft
 *
 * Tells whether a touch can be taken back.
 *
 * Returns: whether one can
 */
gboolean
tm_sketch_draft_can_undo (TmSketchDraft *self)
{
  g_return_val_if_fail (TM_IS_SKETCH_DRAFT (self), FALSE);

  return self->steps->len > 0;
}

/**
 * tm_sketch_draft_undo:
 * @self: the draft
 *
 * Takes the last touch back.
 */
void
tm_sketch_draft_undo (TmSketchDraft *self)
{
  g_autofree char *line = NULL;

  g_return_if_fail (TM_IS_SKETCH_DRAFT (self));

  if (self->steps->len == 0)
    return;

  line = g_ptr_array_steal_index (self->steps, self->steps->len - 1);
  self->is_typing = FALSE;
  set_line (self, line);
  changed (self);
}

/**
 * tm_sketch_draft_can_clear:
 * @self: the draft
 *
 * Tells whether there is anything to take away.
 *
 * Returns: whether there is
 */
gboolean
tm_sketch_draft_can_clear (TmSketchDraft *self)
{
  g_return_val_if_fail (TM_IS_SKETCH_DRAFT (self), FALSE);

  return self->blank != NULL && !g_str_equal (self->line, self->blank);
}

/**
 * tm_sketch_draft_clear:
 * @self: the draft
 *
 * Takes everything away.
 */
void
tm_sketch_draft_clear (TmSketchDraft *self)
{
  g_return_if_fail (TM_IS_SKETCH_DRAFT (self));

  if (!tm_sketch_draft_can_clear (self))
    return;

  keep_step (self);
  self->is_typing = FALSE;
  set_line (self, self->blank);
  changed (self);
}

/* The board */

/**
 * tm_sketch_draft_create_scene:
 * @self: the draft
 * @is_painting: whether the brush in hand is used, so that it is shown where
 *
 * Shows the board.
 *
 * Returns: (transfer full): a scene with the board, if there is one
 */
TmScene *
tm_sketch_draft_create_scene (TmSketchDraft *self, gboolean is_painting)
{
  TmScene *scene;

  g_return_val_if_fail (TM_IS_SKETCH_DRAFT (self), NULL);

  scene = tm_scene_new (self->table, NULL, TM_NO_SEAT);
  if (self->board != NULL)
    get_sketch (self)->present (scene, self->board,
                                is_painting ? (int) tm_brush_set_get_index (self->brushes) : -1);

  return scene;
}

static int
find_cell (TmSketchDraft *self, guint grid, const TmNode *node)
{
  g_autofree char *name
      = tm_text_is_empty (&node->detail) ? NULL : tm_text_dup_string (&node->detail, self->box);
  gint32 cell;

  return name != NULL && tm_box_find_cell (self->box, grid, name, &cell) ? cell : -1;
}

static guint
count_found (const GArray *cells)
{
  guint n_found = 0;

  for (guint i = 0; i < cells->len; i++)
    n_found += g_array_index (cells, gint32, i) >= 0;

  return n_found;
}

/**
 * tm_sketch_draft_find_cells:
 * @self: the draft
 * @grid: index of a grid of the box
 *
 * Finds the cells of a grid on the board, by their names.
 *
 * Returns: (transfer full) (nullable) (element-type gint32): by index of a cell on the board, the
 *   number of the cell, -1: none; %NULL unless the board has all cells of the grid
 */
GArray *
tm_sketch_draft_find_cells (TmSketchDraft *self, guint grid)
{
  g_autoptr (TmScene) scene = NULL;
  g_autoptr (GArray) cells = NULL;
  guint n_columns, n_rows, board;

  g_return_val_if_fail (TM_IS_SKETCH_DRAFT (self), NULL);

  scene = tm_sketch_draft_create_scene (self, FALSE);
  board = tm_brush_board_find_grid (scene);
  if (board == 0)
    return NULL;

  cells = g_array_new (FALSE, FALSE, sizeof (gint32));
  for (guint i = tm_scene_get_node (scene, board)->first_child; i != 0;
       i = tm_scene_get_node (scene, i)->next)
    {
      const TmNode *node = tm_scene_get_node (scene, i);
      gint32 cell = node->kind == TM_NODE_CELL ? find_cell (self, grid, node) : -1;

      if (node->kind == TM_NODE_CELL)
        g_array_append_val (cells, cell);
    }
  tm_box_get_grid_size (self->box, grid, &n_columns, &n_rows);

  return count_found (cells) == n_columns * n_rows && n_columns * n_rows > 0
             ? g_steal_pointer (&cells)
             : NULL;
}
