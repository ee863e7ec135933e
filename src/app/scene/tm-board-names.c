/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-board-names.h"

#include <string.h>

#include "tm-paint.h"

#define SMALL_SIZE 11
#define LARGE_SIZE 13
#define LARGE_ROOM 20
#define TAG_SIZE 16
#define MINUS_SIGN "−"
#define LEFT_TO_RIGHT_MARK "\342\200\216"

struct _TmBoardNames
{
  char **columns;
  char **rows;
  guint n_columns;
  guint n_rows;
};

/* A number below zero has its sign in front, from whatever side one reads. */
static char *
dup_shown (const char *name)
{
  return g_str_has_prefix (name, MINUS_SIGN) ? g_strconcat (LEFT_TO_RIGHT_MARK, name, NULL)
                                             : g_strdup (name);
}

static gboolean
agree (char **name, const char *other)
{
  g_autofree char *shown = dup_shown (other);

  if (*name == NULL)
    *name = g_strdup (shown);
  return g_str_equal (*name, shown);
}

/* "C1" is column C, row 1, and "−3:4" column −3, row 4. */
static gboolean
read_name (TmBoardNames *self, guint cell, const char *name)
{
  g_autofree char *column = NULL;
  const char *colon, *row;

  if (name == NULL)
    return FALSE;
  colon = strchr (name, ':');
  row = colon != NULL ? colon + 1 : name + strcspn (name, "0123456789");
  if (*row == '\0')
    return FALSE;
  column = g_strndup (name, (gsize) ((colon != NULL ? colon : row) - name));
  return column[0] != '\0' && agree (&self->columns[cell % self->n_columns], column)
         && agree (&self->rows[cell / self->n_columns], row);
}

/**
 * tm_board_names_new:
 * @plan: a plan
 * @stage: a stage
 * @grid: the board in it
 *
 * Finds out what columns and rows are called from what the cells are called.
 *
 * Returns: (transfer full) (nullable): the names; %NULL: the cells are not called by column and row
 */
TmBoardNames *
tm_board_names_new (const TmBoardPlan *plan, const TmStage *stage, guint grid)
{
  g_autoptr (TmBoardNames) self = g_new0 (TmBoardNames, 1);
  guint cell = 0;

  self->n_columns = (guint) plan->n_columns;
  self->n_rows = (guint) MAX (plan->n_rows - (plan->has_margin ? 1 : 0), 0);
  self->columns = g_new0 (char *, self->n_columns + 1);
  self->rows = g_new0 (char *, self->n_rows + 1);
  for (guint i = tm_stage_get (stage, grid)->first_child;
       i != 0 && cell < self->n_columns * self->n_rows; i = tm_stage_get (stage, i)->next, cell++)
    if (!read_name (self, cell, tm_stage_get (stage, i)->detail))
      return NULL;
  return cell > 0 ? g_steal_pointer (&self) : NULL;
}

static void
free_names (char **names, guint n)
{
  for (guint i = 0; i < n; i++)
    g_free (names[i]);
  g_free (names);
}

/**
 * tm_board_names_free:
 * @self: (transfer full): some names
 *
 * Frees the names.
 */
void
tm_board_names_free (TmBoardNames *self)
{
  free_names (self->columns, self->n_columns);
  free_names (self->rows, self->n_rows);
  g_free (self);
}

/* In a mine rows are counted on the left, columns below: there is room between the doors. */
static void
snapshot_beside (const TmBoardNames *self,
                 GtkWidget *widget,
                 GtkSnapshot *snapshot,
                 const TmBoardPlan *plan,
                 TmPaintText *text,
                 const GdkRGBA *color)
{
  float room = MIN ((float) plan->rim - 2, LARGE_ROOM + 4);
  GdkRectangle place;

  for (guint i = 0; i < self->n_columns; i++)
    {
      tm_board_plan_get_place (plan, (int) (i + (self->n_rows - 1) * self->n_columns), &place);
      text->text = self->columns[i];
      tm_paint_text (widget, snapshot, text,
                     &GRAPHENE_RECT_INIT ((float) place.x, (float) (place.y + place.height) + 2,
                                          (float) place.width, room - 2),
                     color);
    }
  for (guint i = 0; i < self->n_rows; i++)
    {
      tm_board_plan_get_place (plan, (int) (i * self->n_columns), &place);
      text->text = self->rows[i];
      tm_paint_text (widget, snapshot, text,
                     &GRAPHENE_RECT_INIT ((float) place.x - room, (float) place.y, room - 2,
                                          (float) place.height),
                     color);
    }
}

/**
 * tm_board_names_snapshot:
 * @self: some names
 * @widget: the board
 * @snapshot: what to draw on
 * @plan: a plan with the size of its cells
 * @color: their color
 *
 * Writes the names above the columns and beside the rows, in a mine with
 * doors below the columns.
 */
void
tm_board_names_snapshot (const TmBoardNames *self,
                         GtkWidget *widget,
                         GtkSnapshot *snapshot,
                         const TmBoardPlan *plan,
                         const GdkRGBA *color)
{
  float room = MIN ((float) plan->left - (float) plan->gap / 2 - 2, LARGE_ROOM);
  double scale = tm_paint_get_text_scale (widget);
  TmPaintText text = {
    .size = (room >= LARGE_ROOM ? LARGE_SIZE : SMALL_SIZE) * MIN (scale, 1.25) / scale,
    .weight = PANGO_WEIGHT_BOLD,
    .x_align = 0.5f,
  };
  GdkRectangle place;

  if (plan->is_mine && !plan->is_cards)
    {
      snapshot_beside (self, widget, snapshot, plan, &text, color);
      return;
    }
  for (guint i = 0; i < self->n_columns; i++)
    {
      tm_board_plan_get_place (plan, (int) i, &place);
      text.text = self->columns[i];
      tm_paint_text (widget, snapshot, &text,
                     &GRAPHENE_RECT_INIT ((float) place.x, 1, (float) place.width, room), color);
    }
  for (guint i = 0; i < self->n_rows; i++)
    {
      tm_board_plan_get_place (plan, (int) (i * self->n_columns), &place);
      text.text = self->rows[i];
      tm_paint_text (widget, snapshot, &text,
                     &GRAPHENE_RECT_INIT (1, (float) place.y, room - 2, (float) place.height),
                     color);
    }
}

static void
snapshot_tag (GtkWidget *widget,
              GtkSnapshot *snapshot,
              const char *name,
              const graphene_rect_t *box)
{
  TmPaintText text = {
    .text = name,
    .size = SMALL_SIZE / MAX (tm_paint_get_text_scale (widget) / 1.25, 1),
    .weight = PANGO_WEIGHT_BOLD,
    .x_align = 0.5f,
  };
  GdkRGBA white, shade;

  tm_paint_rgba (&white, 0xffffff, 1);
  tm_paint_rgba (&shade, 0x10201a, 0.75f);
  tm_paint_rounded (snapshot, box, 5, &shade);
  tm_paint_text (widget, snapshot, &text, box, &white);
}

static void
snapshot_column_tags (const TmBoardNames *self,
                      GtkWidget *widget,
                      GtkSnapshot *snapshot,
                      const TmBoardPlan *plan,
                      const graphene_rect_t *sight,
                      float y)
{
  for (guint i = 0; i < self->n_columns; i++)
    {
      GdkRectangle place;
      float x;

      tm_board_plan_get_place (plan, (int) i, &place);
      x = (float) place.x + (float) (place.width - TAG_SIZE) / 2;
      if (x >= sight->origin.x + TAG_SIZE
          && x + TAG_SIZE <= sight->origin.x + sight->size.width - TAG_SIZE)
        snapshot_tag (widget, snapshot, self->columns[i],
                      &GRAPHENE_RECT_INIT (x, y, TAG_SIZE, TAG_SIZE));
    }
}

static void
snapshot_row_tags (const TmBoardNames *self,
                   GtkWidget *widget,
                   GtkSnapshot *snapshot,
                   const TmBoardPlan *plan,
                   const graphene_rect_t *sight)
{
  for (guint i = 0; i < self->n_rows; i++)
    {
      GdkRectangle place;
      float y;

      tm_board_plan_get_place (plan, (int) (i * self->n_columns), &place);
      y = (float) place.y + (float) (place.height - TAG_SIZE) / 2;
      if (y >= sight->origin.y + TAG_SIZE
          && y + TAG_SIZE <= sight->origin.y + sight->size.height - TAG_SIZE)
        snapshot_tag (widget, snapshot, self->rows[i],
                      &GRAPHENE_RECT_INIT (sight->origin.x + 1, y, TAG_SIZE, TAG_SIZE));
    }
}

/**
 * tm_board_names_snapshot_close:
 * @self: some names
 * @widget: the board
 * @snapshot: what to draw on, the board at 0, 0
 * @plan: a plan with the size of its cells
 * @sight: the part of the board that is in sight
 *
 * Writes those names at the rim of what is in sight that are out of sight where they belong.
 */
void
tm_board_names_snapshot_close (const TmBoardNames *self,
                               GtkWidget *widget,
                               GtkSnapshot *snapshot,
                               const TmBoardPlan *plan,
                               const graphene_rect_t *sight)
{
  float bottom = sight->origin.y + sight->size.height;
  GdkRectangle first, last;

  tm_board_plan_get_place (plan, 0, &first);
  tm_board_plan_get_place (plan, (int) (self->n_rows * self->n_columns) - 1, &last);
  if (plan->is_cards && sight->origin.y > (float) first.y - TAG_SIZE)
    snapshot_column_tags (self, widget, snapshot, plan, sight, sight->origin.y + 1);
  else if (!plan->is_cards && bottom < (float) (last.y + last.height) + TAG_SIZE)
    snapshot_column_tags (self, widget, snapshot, plan, sight, bottom - TAG_SIZE - 1);
  if (sight->origin.x > (float) plan->left - TAG_SIZE)
    snapshot_row_tags (self, widget, snapshot, plan, sight);
}
