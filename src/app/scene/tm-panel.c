/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-panel.h"

#include "engine/tm-text.h"

#include "tm-action-button.h"
#include "tm-node-list.h"
#include "tm-option-toggle.h"
#include "tm-panel-track.h"
#include "tm-phrase.h"
#include "tm-seat-mark.h"
#include "tm-symbol.h"
#include "tm-token.h"

#define PORTRAIT 30
#define MARK 14
#define LEAST_CONTENT 104
#define SPACING 9
#define TOKEN_SPACING 4

/**
 * TmPanel:
 *
 * A card beside the shared area about whoever is playing. With a symbol and a seat it begins with a
 * portrait, the name of the hero and whose hero it is; else with a heading. Below lie tracks,
 * sentences, buttons and tokens, and at its foot where its things come from. The CSS name is
 * `scenepanel`; with a portrait it has the style class `hero`.
 */
struct _TmPanel
{
  TmNodeView parent_instance;

  GtkWidget *top;
  GtkWidget *portrait;
  GtkWidget *symbol;
  GtkWidget *name;
  GtkWidget *mark;
  GtkWidget *detail;
  GtkWidget *caption;
  GtkWidget *scroller;
  GtkWidget *body;
  GtkWidget *foot;
  GtkWidget *toggle;
  TmNodeList things;
  gboolean may_scroll;
};

G_DEFINE_FINAL_TYPE (TmPanel, tm_panel, TM_TYPE_NODE_VIEW)

static void
set_words (GtkWidget *label, const char *words)
{
  gtk_label_set_text (GTK_LABEL (label), words != NULL ? words : "");
  gtk_widget_set_visible (label, words != NULL);
}

static void
set_is_hero (TmPanel *self, gboolean is_hero)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_set_visible (self->portrait, is_hero);
  gtk_box_set_spacing (GTK_BOX (self->body), is_hero ? SPACING : TOKEN_SPACING);
  if (is_hero)
    gtk_widget_add_css_class (widget, "hero");
  else
    gtk_widget_remove_css_class (widget, "hero");
  gtk_widget_remove_css_class (self->name, is_hero ? "heading" : "title-4");
  gtk_widget_add_css_class (self->name, is_hero ? "title-4" : "heading");
}

static void
tm_panel_update (TmNodeView *view, const TmPart *before)
{
  TmPanel *self = TM_PANEL (view);
  const TmPart *part = tm_node_view_get_part (view);
  gboolean is_hero = part->symbol != NULL && part->look >= 0;

  set_is_hero (self, is_hero);
  tm_symbol_set_symbol (TM_SYMBOL (self->symbol), part->symbol);
  set_words (self->name, part->label);
  set_words (self->detail, is_hero ? part->detail : NULL);
  set_words (self->caption, is_hero ? NULL : part->detail);
  tm_seat_mark_set_look (TM_SEAT_MARK (self->mark), part->look);
  gtk_widget_set_visible (self->foot, part->n_choices > 0);
  tm_option_toggle_set_part (TM_OPTION_TOGGLE (self->toggle), part);
}

/* A panel that may scroll shows two things or so at least. */
static void
limit (TmPanel *self)
{
  int natural;

  if (!self->may_scroll)
    return;
  gtk_widget_measure (self->body, GTK_ORIENTATION_VERTICAL, -1, NULL, &natural, NULL, NULL);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->scroller),
                                              MIN (natural, LEAST_CONTENT));
}

static void
tm_panel_update_children (TmNodeView *view, const TmStage *stage, guint index)
{
  TmPanel *self = TM_PANEL (view);

  tm_node_list_begin (&self->things);
  for (guint i = tm_stage_get (stage, index)->first_child; i != 0;
       i = tm_stage_get (stage, i)->next)
    tm_node_list_show (&self->things, stage, i);
  tm_node_list_end (&self->things);
  gtk_widget_set_visible (self->scroller, self->things.n_shown > 0);
  limit (self);
}

static GtkWidget *
create_thing (const TmPart *part, gpointer data)
{
  GtkWidget *view;

  switch ((int) part->kind)
    {
    case TM_NODE_TRACK:
      return tm_panel_track_new ();
    case TM_NODE_TEXT:
      return tm_phrase_new_with_heading ();
    case TM_NODE_CHIP:
      return tm_token_new ();
    case TM_NODE_BUTTON:
      view = part->piece >= 0 ? tm_action_button_new_toggle () : tm_action_button_new ();
      tm_action_button_set_is_wide (TM_ACTION_BUTTON (view), TRUE);
      return view;
    default:
      return tm_node_create (part, NULL);
    }
}

static void
tm_panel_finalize (GObject *object)
{
  tm_node_list_clear (&TM_PANEL (object)->things);
  G_OBJECT_CLASS (tm_panel_parent_class)->finalize (object);
}

static void
tm_panel_class_init (TmPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TmNodeViewClass *view_class = TM_NODE_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tm_panel_finalize;
  view_class->update = tm_panel_update;
  view_class->update_children = tm_panel_update_children;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "scenepanel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
create_label (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

static GtkWidget *
create_portrait (TmPanel *self)
{
  GtkWidget *portrait = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *overlay = gtk_overlay_new ();

  self->symbol = tm_symbol_new (NULL, PORTRAIT);
  gtk_widget_set_hexpand (self->symbol, TRUE);
  gtk_widget_set_halign (self->symbol, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->symbol, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (portrait), self->symbol);
  gtk_widget_set_hexpand (portrait, FALSE);
  gtk_widget_set_valign (portrait, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (portrait, "portrait");
  self->mark = tm_seat_mark_new (TM_NO_LOOK, MARK);
  gtk_widget_set_halign (self->mark, GTK_ALIGN_END);
  gtk_widget_set_valign (self->mark, GTK_ALIGN_END);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), portrait);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->mark);
  gtk_widget_set_valign (overlay, GTK_ALIGN_CENTER);
  return overlay;
}

static void
add_top (TmPanel *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->portrait = create_portrait (self);
  self->name = create_label ();
  self->detail = create_label ();
  self->caption = create_label ();
  gtk_widget_add_css_class (self->caption, "caption");
  gtk_widget_add_css_class (self->caption, "soft");
  gtk_widget_set_valign (self->caption, GTK_ALIGN_BASELINE_CENTER);
  gtk_box_append (GTK_BOX (words), self->name);
  gtk_box_append (GTK_BOX (words), self->detail);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  self->top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  gtk_widget_add_css_class (self->top, "top");
  gtk_box_append (GTK_BOX (self->top), self->portrait);
  gtk_box_append (GTK_BOX (self->top), words);
  gtk_box_append (GTK_BOX (self->top), self->caption);
  gtk_widget_set_parent (self->top, GTK_WIDGET (self));
}

static void
add_foot (TmPanel *self)
{
  self->toggle = tm_option_toggle_new ();
  tm_option_toggle_set_is_wide (TM_OPTION_TOGGLE (self->toggle), TRUE);
  self->foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->foot, "foot");
  gtk_widget_set_vexpand (self->foot, TRUE);
  gtk_widget_set_valign (self->foot, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (self->foot), self->toggle);
  gtk_widget_set_parent (self->foot, GTK_WIDGET (self));
}

/* Keys stop at what scrolls where nothing in it can be touched. */
static void
add_scroller (TmPanel *self)
{
  GtkScrolledWindow *scroller
      = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  gtk_scrolled_window_set_child (scroller, self->body);
  gtk_scrolled_window_set_propagate_natural_height (scroller, TRUE);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (scroller), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  self, NULL, -1);
  gtk_widget_set_parent (GTK_WIDGET (scroller), GTK_WIDGET (self));
  self->scroller = GTK_WIDGET (scroller);
}

static void
tm_panel_init (TmPanel *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  add_top (self);
  self->body = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  gtk_widget_add_css_class (self->body, "body");
  add_scroller (self);
  tm_panel_set_may_scroll (self, FALSE);
  add_foot (self);
  tm_node_list_init (&self->things, self->body, create_thing, NULL);
}

/**
 * tm_panel_new:
 *
 * Makes a panel.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_panel_new (void)
{
  return g_object_new (TM_TYPE_PANEL, NULL);
}

/**
 * tm_panel_set_may_scroll:
 * @self: a panel
 * @may_scroll: whether it may be lower than its content
 *
 * Lets a panel with many things scroll them, so that what is below stays in sight.
 */
void
tm_panel_set_may_scroll (TmPanel *self, gboolean may_scroll)
{
  g_return_if_fail (TM_IS_PANEL (self));
  self->may_scroll = may_scroll;
  if (!may_scroll)
    gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->scroller), -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  may_scroll ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER);
  limit (self);
}
