/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-node-list.h"

#include "tm-action-button.h"
#include "tm-board.h"
#include "tm-chance-bar.h"
#include "tm-chip.h"
#include "tm-counter.h"
#include "tm-die.h"
#include "tm-number-card.h"
#include "tm-odds-card.h"
#include "tm-panel.h"
#include "tm-phrase.h"
#include "tm-pile.h"
#include "tm-room-card.h"
#include "tm-row.h"
#include "tm-score-sheet.h"
#include "tm-secret.h"
#include "tm-supply.h"
#include "tm-track-bar.h"
#include "tm-tray.h"

#define CARD_WIDTH 40
#define DIE_SIZE 56

/**
 * tm_node_create:
 * @part: what is to be shown
 * @data: not used
 *
 * Makes the usual widget for a part. Banner, mat and seats have their own places; steps, glyphs
 * on cards and cells are drawn by what they stand on.
 *
 * Returns: (transfer floating) (nullable): the widget, or %NULL if the part is not shown by
 *   itself
 */
GtkWidget *
tm_node_create (const TmPart *part, gpointer data)
{
  switch (part->kind)
    {
    case TM_NODE_ROW:
      return tm_row_new ();
    case TM_NODE_CARD:
      return tm_room_card_new ();
    case TM_NODE_NUMBER_CARD:
      return tm_number_card_new (CARD_WIDTH);
    case TM_NODE_DIE:
      return tm_die_new (DIE_SIZE);
    case TM_NODE_PILE:
      return tm_pile_new ();
    case TM_NODE_SUPPLY:
      return tm_supply_new ();
    case TM_NODE_GLYPH:
    case TM_NODE_CHIP:
    case TM_NODE_BADGE:
      return tm_chip_new ();
    case TM_NODE_COUNTER:
      return tm_counter_new (TM_COUNTER_BOARD);
    case TM_NODE_TRACK:
      return tm_track_bar_new ();
    case TM_NODE_GRID:
      return tm_board_new ();
    case TM_NODE_BUTTON:
      return tm_action_button_new ();
    case TM_NODE_TEXT:
      return tm_phrase_new ();
    case TM_NODE_SECRET:
      return tm_secret_new ();
    case TM_NODE_TRAY:
      return tm_tray_new ();
    case TM_NODE_PANEL:
      return tm_panel_new ();
    case TM_NODE_ODDS:
      return tm_odds_card_new ();
    case TM_NODE_BAR:
      return tm_chance_bar_new ();
    case TM_NODE_SHEET:
      return tm_score_sheet_new ();
    case TM_NODE_SCENE:
    case TM_NODE_BANNER:
    case TM_NODE_STEP:
    case TM_NODE_MAT:
    case TM_NODE_SEAT:
    case TM_NODE_CELL:
    case TM_NODE_LINE:
    case TM_NODE_ENTRY:
    default:
      return NULL;
    }
}

/**
 * tm_node_list_init:
 * @self: a list
 * @box: the widget whose children they are; they go behind those it has
 * @create: makes the widgets
 * @data: for @create
 *
 * Starts with no widgets.
 */
void
tm_node_list_init (TmNodeList *self, GtkWidget *box, TmNodeFactory create, gpointer data)
{
  self->box = box;
  self->create = create;
  self->data = data;
  self->views = g_ptr_array_new ();
  self->n_shown = 0;
}

/**
 * tm_node_list_clear:
 * @self: a list
 *
 * Frees the list; the widgets belong to their box.
 */
void
tm_node_list_clear (TmNodeList *self)
{
  g_clear_pointer (&self->views, g_ptr_array_unref);
}

/**
 * tm_node_list_begin:
 * @self: a list
 *
 * Starts to show a new stage.
 */
void
tm_node_list_begin (TmNodeList *self)
{
  self->n_shown = 0;
}

static gboolean
is_alike (const TmPart *one, const TmPart *other)
{
  return one->kind == other->kind;
}

/* A cell is told by its place alone: by what that is called, as a board may grow to all sides. */
static gboolean
is_the_same (const TmPart *one, const TmPart *other)
{
  if (one->kind == TM_NODE_CELL && other->kind == TM_NODE_CELL)
    return g_strcmp0 (one->detail, other->detail) == 0;
  return is_alike (one, other) && one->seat == other->seat && one->piece == other->piece
         && one->slot == other->slot;
}

static int
find_same (TmNodeList *self, const TmPart *part)
{
  for (guint i = self->n_shown; i < self->views->len; i++)
    {
      if (is_the_same (tm_node_view_get_part (g_ptr_array_index (self->views, i)), part))
        return (int) i;
    }
  return -1;
}

static void
bring_forward (TmNodeList *self, guint from)
{
  GtkWidget *view = g_ptr_array_steal_index (self->views, from);
  GtkWidget *before = self->n_shown > 0 ? g_ptr_array_index (self->views, self->n_shown - 1) : NULL;

  g_ptr_array_insert (self->views, (int) self->n_shown, view);
  if (before != NULL)
    gtk_widget_insert_after (view, self->box, before);
  else
    gtk_widget_insert_before (view, self->box, g_ptr_array_index (self->views, 1));
}

static GtkWidget *
insert_new (TmNodeList *self, const TmPart *part)
{
  GtkWidget *view = self->create (part, self->data);

  if (view == NULL)
    return NULL;
  if (self->n_shown > 0)
    gtk_widget_insert_after (view, self->box, g_ptr_array_index (self->views, self->n_shown - 1));
  else if (self->views->len > 0)
    gtk_widget_insert_before (view, self->box, g_ptr_array_index (self->views, 0));
  else
    gtk_widget_insert_before (view, self->box, NULL);
  g_ptr_array_insert (self->views, (int) self->n_shown, view);
  return view;
}

/* Whether a cell that is shown is still to come. */
static gboolean
is_to_come (TmNodeList *self, const TmStage *stage, guint index)
{
  const TmPart *shown = tm_node_view_get_part (g_ptr_array_index (self->views, self->n_shown));

  if (shown->kind != TM_NODE_CELL)
    return FALSE;
  for (guint i = tm_stage_get (stage, index)->next; i != 0; i = tm_stage_get (stage, i)->next)
    if (is_the_same (shown, tm_stage_get (stage, i)))
      return TRUE;
  return FALSE;
}

static GtkWidget *
find_or_create (TmNodeList *self, const TmStage *stage, guint index)
{
  const TmPart *part = tm_stage_get (stage, index);
  int same = find_same (self, part);

  if (same > (int) self->n_shown)
    bring_forward (self, (guint) same);
  if (same >= 0)
    return g_ptr_array_index (self->views, self->n_shown);
  /* A widget in the same place that shows the same kind of thing may as well show this one. */
  if (self->n_shown < self->views->len
      && is_alike (tm_node_view_get_part (g_ptr_array_index (self->views, self->n_shown)), part)
      && !is_to_come (self, stage, index))
    return g_ptr_array_index (self->views, self->n_shown);
  return insert_new (self, part);
}

/**
 * tm_node_list_show:
 * @self: a list
 * @stage: a stage
 * @index: the part to show next
 *
 * Shows a part behind those shown since tm_node_list_begin().
 *
 * Returns: (transfer none) (nullable): its widget, or %NULL if the part is not shown
 */
GtkWidget *
tm_node_list_show (TmNodeList *self, const TmStage *stage, guint index)
{
  GtkWidget *view = find_or_create (self, stage, index);

  if (view == NULL)
    return NULL;
  self->n_shown++;
  tm_node_view_set_stage (TM_NODE_VIEW (view), stage, index);
  return view;
}

/**
 * tm_node_list_end:
 * @self: a list
 *
 * Removes the widgets of everything that was not shown again.
 */
void
tm_node_list_end (TmNodeList *self)
{
  while (self->views->len > self->n_shown)
    gtk_widget_unparent (g_ptr_array_steal_index (self->views, self->views->len - 1));
  gtk_widget_set_visible (self->box,
                          self->n_shown > 0 || gtk_widget_get_first_child (self->box) != NULL);
}
