/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Seats above a dungeon, so that what decides a match is seen together with it. */

#include "tm-scene-view-private.h"

#include "tm-columns-layout.h"

/* So many seats leave a dungeon below them its room, on a phone and on a desk. */
#define MOST_STRIPS_ABOVE 2
#define MOST_CARDS_ABOVE 3
#define SPACING 12
/* All counters of a seat stand side by side there. */
#define CARD_WIDTH_ABOVE 560

static guint
count_seats (const TmStage *stage)
{
  guint n_seats = 0;

  for (guint i = tm_stage_get (stage, 0)->first_child; i != 0; i = tm_stage_get (stage, i)->next)
    n_seats += tm_stage_get (stage, i)->kind == TM_NODE_SEAT;
  return n_seats;
}

static void
put_after (TmSceneView *self, GtkWidget *widget, GtkWidget *before)
{
  if (gtk_widget_get_prev_sibling (widget) != before)
    gtk_box_reorder_child_after (GTK_BOX (self->page), widget, before);
}

/**
 * tm_scene_view_has_few_seats:
 * @self: a view with a stage
 *
 * Tells whether the seats leave a dungeon below them its room.
 *
 * Returns: whether they do
 */
gboolean
tm_scene_view_has_few_seats (TmSceneView *self)
{
  return count_seats (self->stage) <= (self->is_narrow ? MOST_STRIPS_ABOVE : MOST_CARDS_ABOVE);
}

/**
 * tm_scene_view_has_seats_above:
 * @self: a view
 *
 * Tells where the seats are.
 *
 * Returns: whether they stand above the mat
 */
gboolean
tm_scene_view_has_seats_above (TmSceneView *self)
{
  return gtk_widget_get_next_sibling (self->strips) == self->table;
}

/**
 * tm_scene_view_place_seats:
 * @self: a view
 * @is_above: whether they stand above the mat
 *
 * Puts the seats above the mat, or below it.
 */
void
tm_scene_view_place_seats (TmSceneView *self, gboolean is_above)
{
  GtkWidget *before = is_above ? self->sheets : self->table;

  tm_columns_layout_set_column_width (
      TM_COLUMNS_LAYOUT (gtk_widget_get_layout_manager (self->cards)),
      is_above ? CARD_WIDTH_ABOVE : TM_SEAT_CARD_WIDTH);
  if (gtk_widget_get_parent (self->cards) == self->page)
    {
      put_after (self, self->cards, before);
      before = self->cards;
    }
  put_after (self, self->strips, before);
}

/**
 * tm_scene_view_measure_seats_above:
 * @self: a view
 * @width: width of the page
 *
 * Tells how much of the height seats take that stand above a dungeon.
 *
 * Returns: a height; 0: the seats stand elsewhere
 */
int
tm_scene_view_measure_seats_above (TmSceneView *self, int width)
{
  GtkWidget *seats;
  int least, height;

  g_return_val_if_fail (TM_IS_SCENE_VIEW (self), 0);
  if (!tm_scene_view_has_seats_above (self))
    return 0;
  seats = self->is_narrow ? self->strips : self->cards;
  gtk_widget_measure (seats, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (seats, GTK_ORIENTATION_VERTICAL, MAX (width, least), &height, NULL, NULL,
                      NULL);
  return height + SPACING;
}
