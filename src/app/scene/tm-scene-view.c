/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-scene-view-private.h"

#include <adwaita.h>

#include "tm-banner.h"
#include "tm-board-rock.h"
#include "tm-board.h"
#include "tm-columns-layout.h"
#include "tm-flow-layout.h"
#include "tm-mat.h"
#include "tm-play-area.h"
#include "tm-round-table.h"
#include "tm-scene-host.h"
#include "tm-seat-card.h"
#include "tm-seat-hand.h"
#include "tm-seat-panel.h"
#include "tm-seat-strip.h"

#define NARROW_CONDITION "max-width: 599px"
#define ROOMY_CONDITION "min-width: 900px"
#define WIDE_CONDITION "min-width: 1100px"
#define MIN_WIDTH 320
#define MIN_HEIGHT 200
#define SPACING 12
#define SIDE_WIDTH 440
/* So wide is the side of a window that is not: a mine is wider than a dungeon. */
#define SMALL_SIDE_WIDTH 400
#define CARDS_SIDE_WIDTH 500

/**
 * TmSceneView:
 *
 * Shows a scene: the banner on top, then the mat, then the seats in table order, in columns
 * where there is room.
 *
 * Below 600 pixels it is narrow: the banner has no button (see [property@SceneView:primary-label]),
 * a seat is one row that opens its hand (see [signal@SceneView::seat-activated]), and what is in
 * store lies below, unless nothing else lies on the mat.
 *
 * From 1100 pixels on a board stands beside the seats, not above them. Panels about whoever is
 * playing stand beside the shared area from 900 pixels on, else below it; the seats are cards in a
 * row then. Chances lie below the shared area, and so does what [method@SceneView.set_note] gives.
 *
 * A mine is the largest thing there is: from 1100 pixels on all the height is its own, and everything
 * else, the banner too, stands beside it and is scrolled by itself. So does a dungeon of cards, from 900
 * pixels on; in less room, a few seats stand above that.
 *
 * Round the table (see [property@SceneView:round]) the seats stand at the sides, turned to those who
 * sit there, and everything else in the middle.
 *
 * A score sheet stands on top of the table, since whoever keeps one writes on it all the time.
 *
 * A new scene changes the widgets that are there, so that nothing moves and the frame is painted at
 * once. Keys that offers bear work while the focus is in the view: for the seat that has the focus
 * first, then for those whose turn it is. The CSS name is `sceneview`.
 */
G_DEFINE_FINAL_TYPE_WITH_CODE (TmSceneView,
                               tm_scene_view,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (TM_TYPE_SCENE_HOST, tm_scene_view_init_host))

/* Showing a stage */

static void
show_single (GtkWidget *view, const TmStage *stage, guint index)
{
  gtk_widget_set_visible (view, index != 0);
  if (index != 0)
    tm_node_view_set_stage (TM_NODE_VIEW (view), stage, index);
}

/* The board on the mat; 0: there is none. */
static guint
find_grid (TmSceneView *self)
{
  guint mat = tm_stage_find (self->stage, 0, TM_NODE_MAT);

  return mat != 0 ? tm_stage_find (self->stage, mat, TM_NODE_GRID) : 0;
}

static gboolean
has_mine (TmSceneView *self)
{
  guint grid = find_grid (self);

  return grid != 0 && tm_part_is_mine (tm_stage_get (self->stage, grid));
}

/* Seats beside a mine have little room, whether a panel is shown or not. */
static gboolean
is_central (TmSceneView *self)
{
  return tm_play_area_is_central (self->stage) || has_mine (self);
}

static TmNodeList *
choose_seat_list (TmSceneView *self)
{
  if (self->is_round)
    return NULL;
  if (self->is_narrow)
    return &self->strip_list;
  return is_central (self) ? &self->card_list : &self->panel_list;
}

static TmNodeList *
choose_list (TmSceneView *self, TmNodeKind kind)
{
  switch ((int) kind)
    {
    case TM_NODE_BANNER:
    case TM_NODE_MAT:
    case TM_NODE_PANEL:
    case TM_NODE_ODDS:
      return NULL;
    case TM_NODE_SEAT:
      return choose_seat_list (self);
    case TM_NODE_SHEET:
      return &self->sheet_list;
    default:
      return &self->extra_list;
    }
}

static void
show_others (TmSceneView *self, const TmStage *stage)
{
  TmNodeList *lists[] = { &self->extra_list, &self->sheet_list, &self->panel_list, &self->card_list,
                          &self->strip_list };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    tm_node_list_begin (lists[i]);
  for (guint i = tm_stage_get (stage, 0)->first_child; i != 0; i = tm_stage_get (stage, i)->next)
    {
      TmNodeList *list = choose_list (self, tm_stage_get (stage, i)->kind);

      if (list != NULL)
        tm_node_list_show (list, stage, i);
    }
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    tm_node_list_end (lists[i]);
}

static void
move_to (GtkWidget *widget, GtkWidget *box, GtkWidget *after)
{
  g_object_ref (widget);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (widget)), widget);
  gtk_box_insert_child_after (GTK_BOX (box), widget, after);
  g_object_unref (widget);
}

/* A board asks for as much height as is left. */
static void
resize_boards (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    resize_boards (child);
  if (TM_IS_BOARD (widget))
    tm_board_look_at_window (TM_BOARD (widget));
}

/* What else there is, such as the keys of a die, stands on top; where a mine is, below the panels that
 * stand beside it, so that the mine stays where it is. */
static GtkWidget *
choose_extras_box (TmSceneView *self)
{
  gboolean is_aside = has_mine (self) && self->is_roomy && !self->is_narrow && !self->is_round;

  return is_aside ? tm_play_area_get_aside (TM_PLAY_AREA (self->play)) : self->page;
}

static void
place_extras (TmSceneView *self)
{
  GtkWidget *aside = tm_play_area_get_aside (TM_PLAY_AREA (self->play));
  GtkWidget *box = choose_extras_box (self);

  gtk_widget_set_valign (aside, box == aside && !self->is_apart ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  if (gtk_widget_get_parent (self->extras) != box)
    move_to (self->extras, box, box == aside ? gtk_widget_get_first_child (aside) : NULL);
}

/* Beside a mine stand the banner, panels, seats, and what is in store. */
static void
set_is_apart (TmSceneView *self, gboolean is_apart)
{
  GtkWidget *aside = tm_play_area_get_aside (TM_PLAY_AREA (self->play));

  if (is_apart == self->is_apart)
    return;
  self->is_apart = is_apart;
  if (is_apart)
    gtk_widget_add_css_class (GTK_WIDGET (self), "apart");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "apart");
  gtk_widget_set_visible (self->side_scroller, is_apart);
  move_to (self->banner, is_apart ? self->side : self->box, NULL);
  tm_play_area_set_aside_box (TM_PLAY_AREA (self->play), is_apart ? GTK_BOX (self->side) : NULL);
  move_to (self->cards, is_apart ? aside : self->page,
           is_apart ? gtk_widget_get_first_child (aside) : self->table);
  move_to (self->store, is_apart ? self->side : self->page,
           gtk_widget_get_last_child (is_apart ? self->side : self->page));
  resize_boards (self->play);
}

static gboolean
has_cards (TmSceneView *self)
{
  guint grid = find_grid (self);

  return grid != 0 && tm_part_is_cards (tm_stage_get (self->stage, grid));
}

static gboolean
wants_apart (TmSceneView *self)
{
  return !self->is_round && has_mine (self)
         && (self->is_wide || (self->is_roomy && has_cards (self)));
}

/* What decides a match is seen together with the dungeon: a few seats leave it room below them. */
static gboolean
wants_seats_above (TmSceneView *self)
{
  return has_cards (self) && !self->is_round && !wants_apart (self)
         && tm_scene_view_has_few_seats (self);
}

/* A board is high: where there is room, it stands beside the seats. */
static void
place_mat (TmSceneView *self, guint mat)
{
  gboolean has_board = mat != 0 && tm_stage_find (self->stage, mat, TM_NODE_GRID) != 0;
  gboolean is_beside = has_board && (self->is_wide || self->is_apart) && !self->is_round;
  GtkLayoutManager *columns = gtk_widget_get_layout_manager (self->panels);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->table), is_beside
                                                                    ? GTK_ORIENTATION_HORIZONTAL
                                                                    : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_size_request (self->side,
                               has_cards (self) ? CARDS_SIDE_WIDTH
                               : self->is_wide  ? SIDE_WIDTH
                                                : SMALL_SIDE_WIDTH,
                               -1);
  gtk_widget_set_hexpand (self->panels, TRUE);
  gtk_widget_set_valign (self->play, is_beside ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  tm_columns_layout_set_is_beside (TM_COLUMNS_LAYOUT (columns), is_beside);
}

/* Buttons stand side by side in the banner unless panels take the room. */
static void
place_buttons (TmSceneView *self)
{
  tm_banner_set_is_roomy (TM_BANNER (self->banner), !self->is_narrow && !self->is_apart
                                                        && (self->is_roomy || !is_central (self)));
}

/* Seats in short stand at the bottom, where panels beside the mat need all the height there is. */
static void
place_cards (TmSceneView *self)
{
  gboolean is_filled = is_central (self) && self->is_roomy && !self->is_narrow;

  gtk_widget_set_vexpand (self->play, is_filled);
  gtk_widget_set_vexpand (self->cards, !is_filled && !tm_scene_view_has_seats_above (self));
  gtk_widget_set_visible (self->panels, self->panel_list.n_shown > 0);
  gtk_widget_set_visible (self->cards, self->card_list.n_shown > 0);
}

/* Where it is narrow, and where a mine needs the room, what is in store lies below the seats, unless the
 * mat would be empty. */
static gboolean
has_store_below (TmSceneView *self, guint mat)
{
  gboolean has_panel = tm_stage_find (self->stage, 0, TM_NODE_PANEL) != 0;
  gboolean is_tight
      = self->is_narrow || self->is_apart || (has_mine (self) && (has_panel || !self->is_roomy));

  return is_tight && mat != 0 && tm_mat_has_main (self->stage, mat);
}

static void
show_stage (TmSceneView *self)
{
  guint mat = tm_stage_find (self->stage, 0, TM_NODE_MAT);
  gboolean is_divided;

  set_is_apart (self, wants_apart (self));
  place_extras (self);
  tm_scene_view_place_seats (self, wants_seats_above (self));
  place_mat (self, mat);
  is_divided = has_store_below (self, mat);
  show_single (self->banner, self->stage,
               self->is_round ? 0 : tm_stage_find (self->stage, 0, TM_NODE_BANNER));
  tm_play_area_set_stage (TM_PLAY_AREA (self->play), self->stage,
                          is_divided ? TM_MAT_MAIN : TM_MAT_ALL);
  show_single (self->store, self->stage, is_divided ? mat : 0);
  show_others (self, self->stage);
  if (self->is_round)
    tm_round_table_set_stage (TM_ROUND_TABLE (self->round), self->stage);
  place_buttons (self);
  place_cards (self);
  for (guint i = 0; i < self->hands->len; i++)
    tm_seat_hand_set_stage (g_ptr_array_index (self->hands, i), self->stage);
}

/* Whether anything gets another parent now. */
static gboolean
has_to_move (TmSceneView *self)
{
  return self->is_apart != wants_apart (self)
         || tm_scene_view_has_seats_above (self) != wants_seats_above (self)
         || gtk_widget_get_parent (self->extras) != choose_extras_box (self);
}

/* What gets another parent would lose the focus. */
static void
show_and_keep_focus (TmSceneView *self)
{
  TmSceneFocus focus = { 0 };
  gboolean has_focus = tm_scene_focus_keep (&focus, self->bin);

  show_stage (self);
  if (has_focus)
    tm_scene_view_give_back_focus (self, &focus);
}

static gboolean
show_again_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  TmSceneView *self = TM_SCENE_VIEW (widget);

  if (has_to_move (self))
    show_and_keep_focus (self);
  return G_SOURCE_REMOVE;
}

/* While things are being laid out nothing gets another parent: that waits for the next frame. */
static void
show_in_place (TmSceneView *self)
{
  if (!has_to_move (self))
    show_stage (self);
  else
    gtk_widget_add_tick_callback (GTK_WIDGET (self), show_again_cb, NULL, NULL);
}

static void
set_is_narrow (TmSceneView *self, gboolean is_narrow)
{
  if (is_narrow == self->is_narrow)
    return;
  self->is_narrow = is_narrow;
  if (is_narrow)
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
  tm_banner_set_is_narrow (TM_BANNER (self->banner), is_narrow);
  tm_play_area_set_room (TM_PLAY_AREA (self->play), is_narrow, self->is_roomy);
  if (self->stage != NULL)
    show_in_place (self);
  g_object_notify (G_OBJECT (self), "narrow");
}

static void
became_narrow_cb (AdwBreakpoint *breakpoint, TmSceneView *self)
{
  set_is_narrow (self, TRUE);
}

static void
became_wide_cb (AdwBreakpoint *breakpoint, TmSceneView *self)
{
  set_is_narrow (self, FALSE);
}

static void
set_is_wide (TmSceneView *self, gboolean is_roomy, gboolean is_wide)
{
  if (is_wide == self->is_wide && is_roomy == self->is_roomy)
    return;
  self->is_roomy = is_roomy;
  self->is_wide = is_wide;
  tm_play_area_set_room (TM_PLAY_AREA (self->play), self->is_narrow, is_roomy);
  if (self->stage == NULL)
    return;
  place_mat (self, tm_stage_find (self->stage, 0, TM_NODE_MAT));
  place_buttons (self);
  place_cards (self);
  if (has_to_move (self))
    show_in_place (self);
}

static void
became_roomy_cb (AdwBreakpoint *breakpoint, TmSceneView *self)
{
  set_is_wide (self, TRUE, FALSE);
}

static void
became_very_wide_cb (AdwBreakpoint *breakpoint, TmSceneView *self)
{
  set_is_wide (self, TRUE, TRUE);
}

static void
became_less_wide_cb (AdwBreakpoint *breakpoint, TmSceneView *self)
{
  set_is_wide (self, FALSE, FALSE);
}

static const TmPart *
get_banner_part (TmSceneView *self)
{
  guint index = self->stage != NULL ? tm_stage_find (self->stage, 0, TM_NODE_BANNER) : 0;

  return index != 0 ? tm_stage_get (self->stage, index) : NULL;
}

/* The widget */

static GtkWidget *
create_panel (const TmPart *part, gpointer data)
{
  return tm_seat_panel_new (TM_SEAT_PANEL_TABLE);
}

static GtkWidget *
create_card (const TmPart *part, gpointer data)
{
  return tm_seat_card_new ();
}

static GtkWidget *
create_strip (const TmPart *part, gpointer data)
{
  return tm_seat_strip_new ();
}

static GtkWidget *
create_page (TmSceneView *self)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  self->extras = tm_flow_box_new (TM_FLOW_START, 9, 9);
  self->play = tm_play_area_new ();
  self->panels = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_layout_manager (self->panels, tm_columns_layout_new (SPACING));
  gtk_widget_set_vexpand (self->panels, TRUE);
  self->cards = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_layout_manager (self->cards, tm_columns_layout_new (SPACING));
  tm_columns_layout_set_column_width (
      TM_COLUMNS_LAYOUT (gtk_widget_get_layout_manager (self->cards)), TM_SEAT_CARD_WIDTH);
  gtk_widget_set_vexpand (self->cards, TRUE);
  self->strips = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_overflow (self->strips, GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (self->strips, "strips");
  self->table = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  self->side = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  gtk_widget_set_size_request (self->side, SIDE_WIDTH, -1);
  gtk_widget_add_css_class (self->side, "side");
  self->side_scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->side_scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->side_scroller), self->side);
  gtk_widget_set_hexpand (self->side_scroller, TRUE);
  gtk_widget_set_visible (self->side_scroller, FALSE);
  gtk_box_append (GTK_BOX (self->table), self->play);
  gtk_box_append (GTK_BOX (self->table), self->panels);
  gtk_box_append (GTK_BOX (self->table), self->side_scroller);
  self->store = tm_mat_new (TM_MAT_STORE);
  gtk_widget_set_visible (self->store, FALSE);
  gtk_box_append (GTK_BOX (page), self->extras);
  self->sheets = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  gtk_box_append (GTK_BOX (page), self->sheets);
  gtk_box_append (GTK_BOX (page), self->table);
  gtk_box_append (GTK_BOX (page), self->cards);
  gtk_box_append (GTK_BOX (page), self->strips);
  gtk_box_append (GTK_BOX (page), self->store);
  gtk_widget_add_css_class (page, "page");
  return page;
}

static void
sides_changed_cb (TmSceneView *self)
{
  g_object_notify (G_OBJECT (self), "sides");
}

static void
add_breakpoints (TmSceneView *self)
{
  AdwBreakpoint *narrow = adw_breakpoint_new (adw_breakpoint_condition_parse (NARROW_CONDITION));
  AdwBreakpoint *roomy = adw_breakpoint_new (adw_breakpoint_condition_parse (ROOMY_CONDITION));
  AdwBreakpoint *wide = adw_breakpoint_new (adw_breakpoint_condition_parse (WIDE_CONDITION));

  g_signal_connect (narrow, "apply", G_CALLBACK (became_narrow_cb), self);
  g_signal_connect (narrow, "unapply", G_CALLBACK (became_wide_cb), self);
  adw_breakpoint_bin_add_breakpoint (ADW_BREAKPOINT_BIN (self->bin), narrow);
  g_signal_connect (roomy, "apply", G_CALLBACK (became_roomy_cb), self);
  g_signal_connect (roomy, "unapply", G_CALLBACK (became_less_wide_cb), self);
  adw_breakpoint_bin_add_breakpoint (ADW_BREAKPOINT_BIN (self->bin), roomy);
  g_signal_connect (wide, "apply", G_CALLBACK (became_very_wide_cb), self);
  g_signal_connect (wide, "unapply", G_CALLBACK (became_less_wide_cb), self);
  adw_breakpoint_bin_add_breakpoint (ADW_BREAKPOINT_BIN (self->bin), wide);
}

static void
forget_hand_cb (gpointer data, GObject *hand)
{
  TmSceneView *self = data;

  g_ptr_array_remove (self->hands, hand);
}

static void
tm_scene_view_dispose (GObject *object)
{
  TmSceneView *self = TM_SCENE_VIEW (object);

  for (guint i = 0; self->hands != NULL && i < self->hands->len; i++)
    g_object_weak_unref (g_ptr_array_index (self->hands, i), forget_hand_cb, self);
  g_clear_pointer (&self->hands, g_ptr_array_unref);
  g_clear_pointer (&self->remarks, g_ptr_array_unref);
  g_clear_pointer (&self->bin, gtk_widget_unparent);
  g_clear_pointer (&self->stage, tm_stage_unref);
  tm_node_list_clear (&self->extra_list);
  tm_node_list_clear (&self->sheet_list);
  tm_node_list_clear (&self->panel_list);
  tm_node_list_clear (&self->card_list);
  tm_node_list_clear (&self->strip_list);
  G_OBJECT_CLASS (tm_scene_view_parent_class)->dispose (object);
}

static void
tm_scene_view_class_init (TmSceneViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tm_scene_view_dispose;
  tm_scene_view_install_signals (object_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "sceneview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tm_scene_view_init (TmSceneView *self)
{
  for (int i = 0; i < TM_MAX_SEATS; i++)
    self->looks[i] = i;
  self->hands = g_ptr_array_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->page = create_page (self);
  self->banner = tm_banner_new ();
  gtk_widget_set_visible (self->banner, FALSE);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->page);
  /* The least height of cards and boards is that of small ones. */
  gtk_scrollable_set_vscroll_policy (
      GTK_SCROLLABLE (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (self->scroller))),
      GTK_SCROLL_NATURAL);
  gtk_widget_set_vexpand (self->scroller, TRUE);
  gtk_box_append (GTK_BOX (self->box), self->banner);
  gtk_box_append (GTK_BOX (self->box), self->scroller);
  self->round = tm_round_table_new ();
  gtk_widget_set_vexpand (self->round, TRUE);
  gtk_widget_set_visible (self->round, FALSE);
  gtk_box_append (GTK_BOX (self->box), self->round);
  g_signal_connect_swapped (self->round, "notify::sides", G_CALLBACK (sides_changed_cb), self);

  self->bin = adw_breakpoint_bin_new ();
  gtk_widget_set_size_request (self->bin, MIN_WIDTH, MIN_HEIGHT);
  adw_breakpoint_bin_set_child (ADW_BREAKPOINT_BIN (self->bin), self->box);
  gtk_widget_set_parent (self->bin, GTK_WIDGET (self));
  add_breakpoints (self);

  tm_node_list_init (&self->extra_list, self->extras, tm_node_create, NULL);
  tm_node_list_init (&self->sheet_list, self->sheets, tm_node_create, NULL);
  tm_node_list_init (&self->card_list, self->cards, create_card, NULL);
  tm_node_list_init (&self->panel_list, self->panels, create_panel, NULL);
  tm_node_list_init (&self->strip_list, self->strips, create_strip, NULL);
  tm_scene_view_init_keys (self);
}

/**
 * tm_scene_view_new:
 *
 * Makes a view that shows nothing yet.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_scene_view_new (void)
{
  return g_object_new (TM_TYPE_SCENE_VIEW, NULL);
}

/**
 * tm_scene_view_set_scene:
 * @self: a view
 * @scene: a scene; only read
 *
 * Shows a scene. It is put into words here and now; neither it nor its table is needed
 * afterwards.
 */
void
tm_scene_view_set_scene (TmSceneView *self, const TmScene *scene)
{
  g_autoptr (TmStage) stage = NULL;

  g_return_if_fail (TM_IS_SCENE_VIEW (self));
  g_return_if_fail (scene != NULL);
  stage = tm_stage_new_from_scene (scene, self->looks);
  if (self->remarks != NULL)
    tm_stage_add_remarks (stage, self->remarks);
  tm_scene_view_set_stage (self, stage);
}

/**
 * tm_scene_view_set_stage:
 * @self: a view
 * @stage: a finished stage
 *
 * Shows a stage. Widgets that show the same thing as before are kept, and so is the focus.
 */
void
tm_scene_view_set_stage (TmSceneView *self, TmStage *stage)
{
  g_return_if_fail (TM_IS_SCENE_VIEW (self));
  g_return_if_fail (stage != NULL);
  tm_stage_ref (stage);
  g_clear_pointer (&self->stage, tm_stage_unref);
  self->stage = stage;
  show_and_keep_focus (self);
  g_object_notify (G_OBJECT (self), "primary-label");
  g_object_notify (G_OBJECT (self), "primary-offer");
}

/**
 * tm_scene_view_set_looks:
 * @self: a view
 * @looks: the [enum@TmSeatLook] of each seat
 *
 * Gives the seats their colors and shapes, from the next scene on. Until then seat 0 is the
 * first look, seat 1 the second, and so on.
 */
void
tm_scene_view_set_looks (TmSceneView *self, const int looks[TM_MAX_SEATS])
{
  g_return_if_fail (TM_IS_SCENE_VIEW (self));
  for (int i = 0; i < TM_MAX_SEATS; i++)
    self->looks[i] = looks[i];
}

/**
 * tm_scene_view_set_remarks:
 * @self: a view
 * @remarks: (element-type TmRemark) (nullable): by offer, what the rules would say about it; an
 *   element that is %NULL: nothing
 *
 * Lets what makes an offer bear a sign of what the rules would say about it, from the next scene on.
 */
void
tm_scene_view_set_remarks (TmSceneView *self, GPtrArray *remarks)
{
  g_return_if_fail (TM_IS_SCENE_VIEW (self));
  if (remarks != NULL)
    g_ptr_array_ref (remarks);
  g_clear_pointer (&self->remarks, g_ptr_array_unref);
  self->remarks = remarks;
}

/**
 * tm_scene_view_set_has_odds:
 * @self: a view
 * @has_odds: whether chances are shown
 *
 * Shows the chances of a scene, or leaves them out.
 */
void
tm_scene_view_set_has_odds (TmSceneView *self, gboolean has_odds)
{
  g_return_if_fail (TM_IS_SCENE_VIEW (self));
  tm_play_area_set_has_odds (TM_PLAY_AREA (self->play), has_odds);
}

/**
 * tm_scene_view_set_note:
 * @self: a view
 * @note: (nullable): a widget, or %NULL
 *
 * Puts a widget of the page below the shared area. There is room for it while it is visible.
 */
void
tm_scene_view_set_note (TmSceneView *self, GtkWidget *note)
{
  g_return_if_fail (TM_IS_SCENE_VIEW (self));
  tm_play_area_set_note (TM_PLAY_AREA (self->play), note);
}

/**
 * tm_scene_view_set_closing_action:
 * @self: a view
 * @label: (nullable): what the button is called; %NULL: no such action
 * @action: name of an action that an ancestor has, without a parameter
 *
 * Gives the primary button of the banner something to do while the scene has no offer for it, such
 * as after the end of a match, from the next scene on.
 */
void
tm_scene_view_set_closing_action (TmSceneView *self, const char *label, const char *action)
{
  g_return_if_fail (TM_IS_SCENE_VIEW (self));
  tm_banner_set_closing_action (TM_BANNER (self->banner), label, action);
  tm_round_table_set_closing_action (TM_ROUND_TABLE (self->round), label, action);
}

static void
place_scroller (TmSceneView *self)
{
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->scroller),
                                                    self->is_round);
  g_object_ref (self->scroller);
  if (self->is_round)
    {
      gtk_box_remove (GTK_BOX (self->box), self->scroller);
      tm_round_table_set_middle (TM_ROUND_TABLE (self->round), self->scroller);
    }
  else
    {
      tm_round_table_set_middle (TM_ROUND_TABLE (self->round), NULL);
      gtk_box_insert_child_after (GTK_BOX (self->box), self->scroller, self->banner);
    }
  g_object_unref (self->scroller);
}

/**
 * tm_scene_view_set_is_round:
 * @self: a view
 * @is_round: whether people sit round the device
 *
 * Turns the seats to those who sit there, or shows them one beside the other again.
 */
void
tm_scene_view_set_is_round (TmSceneView *self, gboolean is_round)
{
  g_return_if_fail (TM_IS_SCENE_VIEW (self));
  if (is_round == self->is_round)
    return;
  self->is_round = is_round;
  if (is_round)
    gtk_widget_add_css_class (GTK_WIDGET (self), "round");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "round");
  place_scroller (self);
  gtk_widget_set_visible (self->round, is_round);
  if (self->stage != NULL)
    {
      show_stage (self);
      resize_boards (self->play);
    }
  g_object_notify (G_OBJECT (self), "round");
}

/**
 * tm_scene_view_get_is_round:
 * @self: a view
 *
 * Tells whether people sit round the device.
 *
 * Returns: whether the seats are turned to those who sit there
 */
gboolean
tm_scene_view_get_is_round (TmSceneView *self)
{
  g_return_val_if_fail (TM_IS_SCENE_VIEW (self), FALSE);
  return self->is_round;
}

/**
 * tm_scene_view_turn:
 * @self: a view
 *
 * Moves everybody who sits round the device on to the next side, clockwise.
 */
void
tm_scene_view_turn (TmSceneView *self)
{
  g_return_if_fail (TM_IS_SCENE_VIEW (self));
  tm_round_table_turn (TM_ROUND_TABLE (self->round));
}

/**
 * tm_scene_view_get_narrow:
 * @self: a view
 *
 * Tells whether there is no room for panels.
 *
 * Returns: whether the view is less than 600 pixels wide
 */
gboolean
tm_scene_view_get_narrow (TmSceneView *self)
{
  g_return_val_if_fail (TM_IS_SCENE_VIEW (self), FALSE);
  return self->is_narrow;
}

/**
 * tm_scene_view_get_primary_offer:
 * @self: a view
 *
 * Gets the offer that the primary action makes.
 *
 * Returns: its index; -1: none
 */
int
tm_scene_view_get_primary_offer (TmSceneView *self)
{
  const TmPart *banner;

  g_return_val_if_fail (TM_IS_SCENE_VIEW (self), -1);
  banner = get_banner_part (self);
  return banner != NULL ? banner->offer : -1;
}

/**
 * tm_scene_view_get_primary_label:
 * @self: a view
 *
 * Gets what the primary action is called.
 *
 * Returns: (transfer none) (nullable): the label, or %NULL while there is no primary action;
 *   valid until the next scene
 */
const char *
tm_scene_view_get_primary_label (TmSceneView *self)
{
  const TmPart *banner;

  g_return_val_if_fail (TM_IS_SCENE_VIEW (self), NULL);
  banner = get_banner_part (self);
  return banner != NULL ? banner->action : NULL;
}

/**
 * tm_scene_view_create_hand:
 * @self: a view
 * @seat: a seat, from 0
 *
 * Makes a widget that shows one seat by itself, for a bottom sheet. It follows the scenes that
 * the view shows; what is touched in it is told by the view.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_scene_view_create_hand (TmSceneView *self, int seat)
{
  GtkWidget *hand;

  g_return_val_if_fail (TM_IS_SCENE_VIEW (self), NULL);
  hand = tm_seat_hand_new (TM_SCENE_HOST (self), seat);
  g_ptr_array_add (self->hands, hand);
  g_object_weak_ref (G_OBJECT (hand), forget_hand_cb, self);
  if (self->stage != NULL)
    tm_seat_hand_set_stage (TM_SEAT_HAND (hand), self->stage);
  return hand;
}
