/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-play-area.h"

#include <adwaita.h>

#include "tm-columns-layout.h"
#include "tm-node-list.h"
#include "tm-panel.h"

#define SPACING 12
#define ASIDE_WIDTH 280
#define USUAL_WIDTH 864
#define PANEL_WIDTH 220

/**
 * TmPlayArea:
 *
 * The mat, below it a note of the page and chances, and the panels about whoever is playing: in a
 * column beside the mat where there is room, side by side below it where there is less, one below
 * the other on a phone.
 *
 * A scene may have a second mat, for a board. It lies below the first one, and the panels beside
 * them have all the room that the board leaves. Where panels lie below, it stands where the scene
 * has it: below those that come before it, so that what is used most is near the dice.
 *
 * Whoever shows the area can have all but the first mat in a box elsewhere.
 */
struct _TmPlayArea
{
  GtkWidget parent_instance;

  GtkWidget *column;
  GtkWidget *mat;
  GtkWidget *below;
  GtkWidget *board;
  GtkWidget *odds;
  GtkWidget *note;
  GtkWidget *aside;
  GtkWidget *first;
  GtkWidget *rest;
  TmNodeList odds_list;
  TmNodeList aside_list;
  TmNodeList rest_list;
  gboolean is_row;
  gboolean is_narrow;
  gboolean is_roomy;
  gboolean is_apart;
  gboolean has_odds;
};

G_DEFINE_FINAL_TYPE (TmPlayArea, tm_play_area, GTK_TYPE_WIDGET)

static gboolean
is_beside (TmPlayArea *self)
{
  return self->aside_list.n_shown + self->rest_list.n_shown > 0 && self->is_roomy
         && !self->is_apart;
}

static gboolean
has_board (TmPlayArea *self)
{
  return gtk_widget_get_visible (self->board);
}

/* Where panels lie below the mat, the board stands among them, else below the mat. */
static void
place_board (TmPlayArea *self)
{
  gboolean is_among = self->is_apart || (has_board (self) && !is_beside (self));
  GtkWidget *parent = is_among ? self->aside : self->column;
  GtkWidget *before = is_among ? self->first : self->mat;

  if (gtk_widget_get_parent (self->below) == parent)
    return;
  g_object_ref (self->below);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->below)), self->below);
  gtk_box_insert_child_after (GTK_BOX (parent), self->below, before);
  g_object_unref (self->below);
}

static gboolean
has_aside (TmPlayArea *self)
{
  return self->is_apart || self->aside_list.n_shown + self->rest_list.n_shown > 0
         || gtk_widget_get_parent (self->below) == self->aside;
}

static GtkLayoutManager *
create_first_layout (gboolean is_row)
{
  GtkLayoutManager *layout;

  if (is_row)
    {
      layout = tm_columns_layout_new (SPACING);
      tm_columns_layout_set_column_width (TM_COLUMNS_LAYOUT (layout), PANEL_WIDTH);
      return layout;
    }
  layout = gtk_box_layout_new (GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), SPACING);
  return layout;
}

/* As many panels side by side as there is room for, or one below the other. */
static void
set_is_row (TmPlayArea *self, gboolean is_row)
{
  if (is_row == self->is_row)
    return;
  self->is_row = is_row;
  gtk_widget_set_layout_manager (self->first, create_first_layout (is_row));
}

static void
lay_out (TmPlayArea *self)
{
  place_board (self);
  set_is_row (self, !self->is_narrow && !is_beside (self) && !self->is_apart);
  gtk_widget_set_visible (self->first, self->aside_list.n_shown > 0);
  gtk_widget_set_visible (self->rest, self->rest_list.n_shown > 0);
  tm_columns_layout_set_is_beside (TM_COLUMNS_LAYOUT (gtk_widget_get_layout_manager (self->rest)),
                                   !self->is_narrow && !self->is_apart);
  gtk_widget_set_visible (self->odds, self->has_odds && self->odds_list.n_shown > 0);
  gtk_widget_set_visible (self->aside, has_aside (self));
  for (guint i = 0; i < self->odds_list.n_shown; i++)
    gtk_widget_set_vexpand (g_ptr_array_index (self->odds_list.views, i), TRUE);
  for (guint i = 0; i < self->aside_list.n_shown; i++)
    {
      GtkWidget *panel = g_ptr_array_index (self->aside_list.views, i);
      gboolean is_last
          = is_beside (self) && self->rest_list.n_shown == 0 && i + 1 == self->aside_list.n_shown;

      gtk_widget_set_vexpand (panel, is_last);
      tm_panel_set_may_scroll (TM_PANEL (panel), is_last && i > 0);
    }
}

/* The second mat of a scene, or 0. */
static guint
find_board (const TmStage *stage)
{
  gboolean is_second = FALSE;

  for (guint i = tm_stage_get (stage, 0)->first_child; i != 0; i = tm_stage_get (stage, i)->next)
    {
      if (tm_stage_get (stage, i)->kind != TM_NODE_MAT)
        continue;
      if (is_second)
        return i;
      is_second = TRUE;
    }
  return 0;
}

static void
show_others (TmPlayArea *self, const TmStage *stage)
{
  gboolean is_behind = FALSE;

  tm_node_list_begin (&self->odds_list);
  tm_node_list_begin (&self->aside_list);
  tm_node_list_begin (&self->rest_list);
  for (guint i = tm_stage_get (stage, 0)->first_child; i != 0; i = tm_stage_get (stage, i)->next)
    {
      TmNodeKind kind = tm_stage_get (stage, i)->kind;

      if (kind == TM_NODE_PANEL)
        tm_node_list_show (is_behind ? &self->rest_list : &self->aside_list, stage, i);
      else if (kind == TM_NODE_ODDS)
        tm_node_list_show (&self->odds_list, stage, i);
      else if (kind == TM_NODE_MAT && i == find_board (stage))
        is_behind = TRUE;
    }
  tm_node_list_end (&self->odds_list);
  tm_node_list_end (&self->aside_list);
  tm_node_list_end (&self->rest_list);
}

static int
measure_width (GtkWidget *widget, gboolean is_natural)
{
  int minimum, natural;

  if (!gtk_widget_should_layout (widget))
    return 0;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  return is_natural ? natural : minimum;
}

static int
measure_height (GtkWidget *widget, int width)
{
  int natural;

  if (!gtk_widget_should_layout (widget))
    return 0;
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, measure_width (widget, FALSE)),
                      NULL, &natural, NULL, NULL);
  return natural;
}

static int
get_least_aside (TmPlayArea *self)
{
  return MAX (ASIDE_WIDTH, measure_width (self->aside, FALSE));
}

/* Beside a board panels have what it leaves. */
static int
get_aside_width (TmPlayArea *self, int width)
{
  int least = get_least_aside (self);
  int column;

  if (!has_board (self))
    return least;
  column = MAX (measure_width (self->column, FALSE), measure_width (self->board, TRUE));
  return MAX (least, width - SPACING - column);
}

static int
get_column_width (TmPlayArea *self, int width)
{
  return is_beside (self) ? width - SPACING - get_aside_width (self, width) : width;
}

/* Nothing below the mat takes no room. */
static void
show_below (TmPlayArea *self)
{
  gtk_widget_set_visible (self->below, gtk_widget_get_visible (self->board)
                                           || gtk_widget_get_visible (self->note)
                                           || gtk_widget_get_visible (self->odds));
}

static GtkSizeRequestMode
tm_play_area_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
measure_all_width (TmPlayArea *self, gboolean is_natural)
{
  int column = measure_width (self->column, is_natural);

  if (self->is_apart)
    return column;
  if (is_beside (self))
    return column + SPACING + get_least_aside (self);
  return MAX (column, measure_width (self->aside, is_natural));
}

static int
measure_all_height (TmPlayArea *self, int width)
{
  int column = measure_height (self->column, get_column_width (self, width));
  int aside;

  if (self->is_apart)
    return column;
  if (is_beside (self))
    {
      /* The last panel scrolls what it has no room for, so that the seats stay in sight. */
      gtk_widget_measure (self->aside, GTK_ORIENTATION_VERTICAL, get_aside_width (self, width),
                          &aside, NULL, NULL, NULL);
      return MAX (column, aside);
    }
  aside = measure_height (self->aside, width);
  return column + aside + (column > 0 && aside > 0 ? SPACING : 0);
}

static void
tm_play_area_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  TmPlayArea *self = TM_PLAY_AREA (widget);
  int width = for_size;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = measure_all_width (self, FALSE);
      *natural = MAX (measure_all_width (self, TRUE), *minimum);
      return;
    }
  if (width < 0)
    {
      /* A board is the lower the narrower it is, words are the higher: how low, the width tells. */
      *minimum = 0;
      *natural = measure_all_height (self, MAX (measure_all_width (self, FALSE), USUAL_WIDTH));
      return;
    }
  *minimum = *natural = measure_all_height (self, width);
}

static void
allocate (GtkWidget *widget, GtkWidget *child, int x, int y, int width, int height)
{
  if (!gtk_widget_should_layout (child))
    return;
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (widget) - x - width;
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
}

static void
tm_play_area_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TmPlayArea *self = TM_PLAY_AREA (widget);
  int column = get_column_width (self, width);
  int aside;

  if (self->is_apart)
    {
      allocate (widget, self->column, 0, 0, width, height);
      return;
    }
  if (is_beside (self))
    {
      allocate (widget, self->column, 0, 0, column, height);
      allocate (widget, self->aside, column + SPACING, 0, width - column - SPACING, height);
      return;
    }
  aside = measure_height (self->aside, width);
  if (aside > 0)
    allocate (widget, self->aside, 0, height - aside, width, aside);
  allocate (widget, self->column, 0, 0, width, height - (aside > 0 ? aside + SPACING : 0));
}

static void
tm_play_area_dispose (GObject *object)
{
  TmPlayArea *self = TM_PLAY_AREA (object);

  tm_node_list_clear (&self->odds_list);
  tm_node_list_clear (&self->aside_list);
  tm_node_list_clear (&self->rest_list);
  g_clear_pointer (&self->column, gtk_widget_unparent);
  if (self->aside != NULL && gtk_widget_get_parent (self->aside) == GTK_WIDGET (object))
    gtk_widget_unparent (self->aside);
  g_clear_object (&self->aside);
  G_OBJECT_CLASS (tm_play_area_parent_class)->dispose (object);
}

static void
tm_play_area_class_init (TmPlayAreaClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tm_play_area_dispose;
  widget_class->get_request_mode = tm_play_area_get_request_mode;
  widget_class->measure = tm_play_area_measure;
  widget_class->size_allocate = tm_play_area_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tm_play_area_init (TmPlayArea *self)
{
  self->has_odds = TRUE;
  self->mat = tm_mat_new (TM_MAT_ALL);
  self->odds = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  gtk_widget_set_vexpand (self->odds, TRUE);
  self->note = adw_bin_new ();
  gtk_widget_set_visible (self->note, FALSE);
  self->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  gtk_widget_set_hexpand (self->column, TRUE);
  self->board = tm_mat_new (TM_MAT_ALL);
  gtk_widget_set_visible (self->board, FALSE);
  self->below = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  gtk_box_append (GTK_BOX (self->below), self->board);
  gtk_box_append (GTK_BOX (self->below), self->note);
  gtk_box_append (GTK_BOX (self->below), self->odds);
  for (GtkWidget *child = gtk_widget_get_first_child (self->below); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    g_signal_connect_object (child, "notify::visible", G_CALLBACK (show_below), self,
                             G_CONNECT_SWAPPED);
  show_below (self);
  gtk_box_append (GTK_BOX (self->column), self->mat);
  gtk_box_append (GTK_BOX (self->column), self->below);
  gtk_widget_set_parent (self->column, GTK_WIDGET (self));
  self->first = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_layout_manager (self->first, create_first_layout (FALSE));
  self->rest = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_layout_manager (self->rest, tm_columns_layout_new (SPACING));
  self->aside = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING));
  gtk_box_append (GTK_BOX (self->aside), self->first);
  gtk_box_append (GTK_BOX (self->aside), self->rest);
  gtk_widget_set_parent (self->aside, GTK_WIDGET (self));
  gtk_widget_set_vexpand (GTK_WIDGET (self), FALSE);
  tm_node_list_init (&self->odds_list, self->odds, tm_node_create, NULL);
  tm_node_list_init (&self->aside_list, self->first, tm_node_create, NULL);
  tm_node_list_init (&self->rest_list, self->rest, tm_node_create, NULL);
}

/**
 * tm_play_area_new:
 *
 * Makes an empty area.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_play_area_new (void)
{
  return g_object_new (TM_TYPE_PLAY_AREA, NULL);
}

/**
 * tm_play_area_is_central:
 * @stage: a stage
 *
 * Tells whether a match goes on in the middle of the table, in trays and panels about whoever is
 * playing, rather than in front of each seat.
 *
 * Returns: whether it does, and seats need little room
 */
gboolean
tm_play_area_is_central (const TmStage *stage)
{
  guint mat = tm_stage_find (stage, 0, TM_NODE_MAT);

  return tm_stage_find (stage, 0, TM_NODE_PANEL) != 0
         || (mat != 0 && tm_stage_find (stage, mat, TM_NODE_TRAY) != 0);
}

/**
 * tm_play_area_set_stage:
 * @self: an area
 * @stage: a finished stage
 * @share: what the mat shows of the shared area
 *
 * Shows the shared area of a stage, its chances and its panels.
 */
void
tm_play_area_set_stage (TmPlayArea *self, const TmStage *stage, TmMatShare share)
{
  guint mat = tm_stage_find (stage, 0, TM_NODE_MAT);
  guint board = find_board (stage);

  g_return_if_fail (TM_IS_PLAY_AREA (self));
  tm_mat_set_is_narrow (TM_MAT (self->mat), self->is_narrow);
  tm_mat_set_share (TM_MAT (self->mat), share);
  gtk_widget_set_visible (self->mat, mat != 0);
  if (mat != 0)
    tm_node_view_set_stage (TM_NODE_VIEW (self->mat), stage, mat);
  gtk_widget_set_visible (self->board, board != 0);
  if (board != 0)
    tm_node_view_set_stage (TM_NODE_VIEW (self->board), stage, board);
  show_others (self, stage);
  lay_out (self);
}

/**
 * tm_play_area_set_room:
 * @self: an area
 * @is_narrow: whether it stands on a phone
 * @is_roomy: whether there is room for panels beside the mat
 *
 * Places the panels. Trays become low, or high again, with the next stage.
 */
void
tm_play_area_set_room (TmPlayArea *self, gboolean is_narrow, gboolean is_roomy)
{
  g_return_if_fail (TM_IS_PLAY_AREA (self));
  if (self->is_narrow == is_narrow && self->is_roomy == is_roomy)
    return;
  self->is_narrow = is_narrow;
  self->is_roomy = is_roomy;
  lay_out (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * tm_play_area_set_aside_box:
 * @self: an area
 * @box: (nullable): a box; %NULL: the area shows all of it itself
 *
 * Puts all but the first mat behind what is in a box.
 */
void
tm_play_area_set_aside_box (TmPlayArea *self, GtkBox *box)
{
  GtkWidget *parent;

  g_return_if_fail (TM_IS_PLAY_AREA (self));
  parent = gtk_widget_get_parent (self->aside);
  if (parent == (box != NULL ? GTK_WIDGET (box) : GTK_WIDGET (self)))
    return;
  if (parent == GTK_WIDGET (self))
    gtk_widget_unparent (self->aside);
  else
    gtk_box_remove (GTK_BOX (parent), self->aside);
  if (box != NULL)
    gtk_box_append (box, self->aside);
  else
    gtk_widget_set_parent (self->aside, GTK_WIDGET (self));
  self->is_apart = box != NULL;
  lay_out (self);
}

/**
 * tm_play_area_get_aside:
 * @self: an area
 *
 * Gets the box of panels, and of all else that is put into a box elsewhere, the panels first.
 *
 * Returns: (transfer none): a box
 */
GtkWidget *
tm_play_area_get_aside (TmPlayArea *self)
{
  g_return_val_if_fail (TM_IS_PLAY_AREA (self), NULL);
  return self->aside;
}

/**
 * tm_play_area_set_has_odds:
 * @self: an area
 * @has_odds: whether chances are shown
 *
 * Shows the chances of a stage, or leaves them out.
 */
void
tm_play_area_set_has_odds (TmPlayArea *self, gboolean has_odds)
{
  g_return_if_fail (TM_IS_PLAY_AREA (self));
  self->has_odds = has_odds;
  lay_out (self);
}

/**
 * tm_play_area_set_note:
 * @self: an area
 * @note: (nullable): a widget, or %NULL
 *
 * Puts a widget below the mat. It takes room while it is visible.
 */
void
tm_play_area_set_note (TmPlayArea *self, GtkWidget *note)
{
  g_return_if_fail (TM_IS_PLAY_AREA (self));
  adw_bin_set_child (ADW_BIN (self->note), note);
  if (note == NULL)
    gtk_widget_set_visible (self->note, FALSE);
  else
    g_object_bind_property (note, "visible", self->note, "visible", G_BINDING_SYNC_CREATE);
}
