/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-tray.h"

#include "tm-dice-layout.h"
#include "tm-die.h"
#include "tm-flow-layout.h"
#include "tm-focus-group.h"
#include "tm-node-list.h"
#include "tm-option-toggle.h"
#include "tm-paint.h"

#define LARGE_DIE 62
#define PHONE_DIE 48
#define LAIR_DIE 54
#define SMALL_DIE 48
#define TOUCH 44
#define LOOK_ONLY 36
#define USUAL_ROOM 7
#define INLINE_WORDS 124
/* From here on dice lie close together, and have narrower rings. */
#define MANY 5
#define LARGE_TEXT 1.4

/**
 * TmTray:
 *
 * A well in the felt in which dice lie: its name, how many there are, where they come from, and
 * the dice, as large as they fit side by side.
 *
 * A tray whose dice nobody rolls, such as the graveyard, has smaller ones; on a phone they lie
 * beside its name. Buttons among the dice stand beside the name, too. The CSS name is `tray`.
 */
struct _TmTray
{
  TmNodeView parent_instance;

  gboolean is_narrow;
  GtkWidget *header;
  GtkWidget *words;
  GtkWidget *name;
  GtkWidget *detail;
  GtkWidget *buttons;
  GtkWidget *toggle;
  GtkWidget *well;
  TmNodeList button_list;
  TmNodeList dice;
  gboolean has_touchable;
};

G_DEFINE_FINAL_TYPE (TmTray, tm_tray, TM_TYPE_NODE_VIEW)

static gboolean
is_rolled (const TmPart *part)
{
  return part->n_choices > 0;
}

static int
get_largest_die (TmTray *self, const TmPart *part)
{
  if (is_rolled (part))
    return self->is_narrow ? PHONE_DIE : LARGE_DIE;
  if (self->is_narrow && !self->has_touchable)
    return LOOK_ONLY;
  return part->max > 0 && part->max <= 4 ? LAIR_DIE : SMALL_DIE;
}

static void
set_css_class (GtkWidget *widget, const char *css_class, gboolean is_set)
{
  if (is_set)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

static gboolean
has_room_for_words (TmTray *self)
{
  return !self->is_narrow && tm_paint_get_text_scale (GTK_WIDGET (self)) < LARGE_TEXT;
}

/* On a phone what is not rolled takes one line: its name, and the dice beside it. */
static void
lay_out (TmTray *self)
{
  const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (self));
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  TmDiceLayout *dice = TM_DICE_LAYOUT (gtk_widget_get_layout_manager (self->well));
  gboolean is_inline = self->is_narrow && !is_rolled (part);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), is_inline ? GTK_ORIENTATION_HORIZONTAL
                                                                     : GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), is_inline ? 9 : 6);
  set_css_class (GTK_WIDGET (self), "inline", is_inline);
  set_css_class (GTK_WIDGET (self), "rolled", is_rolled (part));
  gtk_widget_set_hexpand (self->words, !is_inline);
  tm_flow_layout_set_line_length (TM_FLOW_LAYOUT (gtk_widget_get_layout_manager (self->words)),
                                  is_inline ? INLINE_WORDS : 0);
  gtk_widget_set_size_request (self->words, is_inline ? INLINE_WORDS : -1, -1);
  set_css_class (GTK_WIDGET (self), "many", self->dice.n_shown > MANY);
  gtk_widget_set_visible (self->well, !is_inline || self->dice.n_shown > 0);
  tm_dice_layout_set_sizes (dice, self->has_touchable ? TOUCH : LOOK_ONLY,
                            get_largest_die (self, part));
  tm_dice_layout_set_is_centered (dice, !is_rolled (part) && !is_inline);
  tm_option_toggle_set_has_words (TM_OPTION_TOGGLE (self->toggle), has_room_for_words (self));
}

static void
set_words (GtkWidget *label, const char *words)
{
  gtk_label_set_text (GTK_LABEL (label), words != NULL ? words : "");
  gtk_widget_set_visible (label, words != NULL);
}

static void
tm_tray_update (TmNodeView *view, const TmPart *before)
{
  TmTray *self = TM_TRAY (view);
  const TmPart *part = tm_node_view_get_part (view);

  set_words (self->name, part->label);
  set_words (self->detail, part->detail);
  tm_option_toggle_set_part (TM_OPTION_TOGGLE (self->toggle), part);
}

static void
tm_tray_update_children (TmNodeView *view, const TmStage *stage, guint index)
{
  TmTray *self = TM_TRAY (view);

  self->has_touchable = FALSE;
  tm_node_list_begin (&self->button_list);
  tm_node_list_begin (&self->dice);
  for (guint i = tm_stage_get (stage, index)->first_child; i != 0;
       i = tm_stage_get (stage, i)->next)
    {
      const TmPart *part = tm_stage_get (stage, i);

      if (part->kind == TM_NODE_DIE && tm_part_is_touchable (part))
        self->has_touchable = TRUE;
      tm_node_list_show (part->kind == TM_NODE_BUTTON ? &self->button_list : &self->dice, stage, i);
    }
  tm_node_list_end (&self->button_list);
  tm_node_list_end (&self->dice);
  lay_out (self);
}

static GtkWidget *
create_thing (const TmPart *part, gpointer data)
{
  if (part->kind == TM_NODE_DIE)
    return tm_die_new_shrinkable (LARGE_DIE);
  return tm_node_create (part, NULL);
}

static void
tm_tray_finalize (GObject *object)
{
  TmTray *self = TM_TRAY (object);

  tm_node_list_clear (&self->button_list);
  tm_node_list_clear (&self->dice);
  G_OBJECT_CLASS (tm_tray_parent_class)->finalize (object);
}

static void
tm_tray_class_init (TmTrayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TmNodeViewClass *view_class = TM_NODE_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tm_tray_finalize;
  view_class->update = tm_tray_update;
  view_class->update_children = tm_tray_update_children;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "tray");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
create_label (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
add_header (TmTray *self)
{
  self->name = create_label ("name");
  self->detail = create_label ("soft");
  self->words = tm_flow_box_new (TM_FLOW_START, 9, 0);
  gtk_widget_set_hexpand (self->words, TRUE);
  gtk_widget_set_valign (self->words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->words), self->name);
  gtk_box_append (GTK_BOX (self->words), self->detail);
  self->buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->toggle = tm_option_toggle_new ();
  self->header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  gtk_widget_add_css_class (self->header, "top");
  gtk_box_append (GTK_BOX (self->header), self->words);
  gtk_box_append (GTK_BOX (self->header), self->buttons);
  gtk_box_append (GTK_BOX (self->header), self->toggle);
  gtk_widget_set_hexpand (self->header, FALSE);
  gtk_widget_set_parent (self->header, GTK_WIDGET (self));
}

static void
tm_tray_init (TmTray *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  add_header (self);
  self->well = tm_focus_group_new ("box", GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_set_layout_manager (self->well, tm_dice_layout_new ());
  gtk_widget_add_css_class (self->well, "well");
  gtk_widget_set_hexpand (self->well, TRUE);
  gtk_widget_set_vexpand (self->well, TRUE);
  gtk_widget_set_parent (self->well, widget);
  tm_node_list_init (&self->button_list, self->buttons, tm_node_create, NULL);
  tm_node_list_init (&self->dice, self->well, create_thing, NULL);
}

/**
 * tm_tray_new:
 *
 * Makes a tray.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_tray_new (void)
{
  return g_object_new (TM_TYPE_TRAY, NULL);
}

/**
 * tm_tray_set_is_narrow:
 * @self: a tray
 * @is_narrow: whether it stands on a phone
 *
 * Makes the tray low, or lets it have all its room again.
 */
void
tm_tray_set_is_narrow (TmTray *self, gboolean is_narrow)
{
  g_return_if_fail (TM_IS_TRAY (self));
  self->is_narrow = is_narrow;
  lay_out (self);
}

/**
 * tm_tray_get_room:
 * @self: a tray
 *
 * Gets how many dice the tray has room for.
 *
 * Returns: how many, at least 1
 */
int
tm_tray_get_room (TmTray *self)
{
  const TmPart *part;

  g_return_val_if_fail (TM_IS_TRAY (self), 1);
  part = tm_node_view_get_part (TM_NODE_VIEW (self));
  return part->max > 0 ? part->max : USUAL_ROOM;
}
