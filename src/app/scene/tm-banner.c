/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-banner.h"

#include <adwaita.h>

#include "tm-die.h"
#include "tm-flow-layout.h"
#include "tm-lead-layout.h"
#include "tm-node-list.h"
#include "tm-scene-host.h"
#include "tm-sign.h"
#include "tm-steps.h"

#define LEVEL_DIE 62
#define SMALL_LEVEL_DIE 44
#define LEVEL_FACES 10
#define BESIDE_LENGTH 300
#define PLACE_CHARS 6
#define BESIDE_ROOM 240
#define BUTTONS_ROOM 360

/**
 * TmBanner:
 *
 * Where we are, what happened and what comes next: the steps of the turn, a sentence, a line
 * below, and the one primary button.
 *
 * A %TM_NODE_TEXT child is the place ("Level 2, room 3 of 5"), a die stands in front; so does the
 * level die of a banner with the symbol `d10`. Other buttons stand before the primary one, or below
 * the words where there is less room; on a phone at the end of the line if the words are short.
 * While there is nothing to do next, the primary button stays where it was, greyed, or does what
 * tm_banner_set_closing_action() says. When narrow, the banner has no steps and no primary button:
 * on a phone that is under the thumb. The CSS name is `scenebanner`.
 */
struct _TmBanner
{
  TmNodeView parent_instance;

  gboolean is_narrow;
  gboolean is_roomy;
  gboolean is_round;
  gboolean is_copy;
  GtkWidget *level;
  GtkWidget *front;
  GtkWidget *words;
  GtkWidget *line;
  GtkWidget *says;
  GtkWidget *beside;
  GtkWidget *place;
  GtkWidget *steps;
  GtkWidget *top;
  GtkWidget *sentence;
  GtkWidget *detail;
  GtkWidget *others;
  GtkWidget *primary;
  GtkWidget *sign;
  TmNodeList front_things;
  TmNodeList other_buttons;
  char *closing_label;
  char *closing_action;
};

G_DEFINE_FINAL_TYPE (TmBanner, tm_banner, TM_TYPE_NODE_VIEW)

static void
primary_clicked_cb (TmBanner *self)
{
  const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (self));

  if (part->offer >= 0)
    tm_scene_host_activate_offer (GTK_WIDGET (self), part->offer);
  else if (self->closing_label != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), self->closing_action, NULL);
}

/* The sign in the corner of the primary button. */
static void
show_remark (TmBanner *self, const TmPart *part)
{
  TmRemark remark = { 0 };

  if (part != NULL && part->remark != NULL)
    remark = (TmRemark) { .grade = part->grade, .sentence = part->remark };
  tm_sign_mark (GTK_IMAGE (self->sign), self->primary, remark.sentence != NULL ? &remark : NULL);
}

static void
update_primary (TmBanner *self, const TmPart *part)
{
  const char *words
      = part->offer >= 0 || self->closing_label == NULL ? part->action : self->closing_label;

  if (words != NULL)
    gtk_button_set_label (GTK_BUTTON (self->primary), words);
  show_remark (self, part->offer >= 0 ? part : NULL);
  gtk_widget_set_sensitive (self->primary, part->offer >= 0 || self->closing_label != NULL);
  gtk_widget_set_visible (
      self->primary, !self->is_narrow && gtk_button_get_label (GTK_BUTTON (self->primary)) != NULL);
}

static gboolean
has_level_die (const TmPart *part)
{
  return part->has_value && g_strcmp0 (part->symbol, "d10") == 0;
}

static void
update_level (TmBanner *self, const TmPart *part)
{
  TmPart die = TM_PART_INIT;

  gtk_widget_set_visible (self->level, has_level_die (part));
  if (!has_level_die (part))
    return;
  tm_die_set_size (TM_DIE (self->level), self->is_narrow ? SMALL_LEVEL_DIE : LEVEL_DIE);
  die.kind = TM_NODE_DIE;
  die.has_value = TRUE;
  die.value = part->value;
  die.max = LEVEL_FACES;
  tm_node_view_set_part (TM_NODE_VIEW (self->level), &die);
}

static GtkLayoutManager *
create_others_layout (gboolean is_beside)
{
  GtkLayoutManager *layout = tm_flow_layout_new (is_beside ? TM_FLOW_END : TM_FLOW_START, 9, 6);

  if (is_beside)
    tm_flow_layout_set_line_length (TM_FLOW_LAYOUT (layout), BESIDE_LENGTH);
  return layout;
}

static GtkLayoutManager *
create_line_layout (gboolean is_narrow)
{
  GtkLayoutManager *layout;

  if (is_narrow)
    return tm_flow_layout_new (TM_FLOW_SPREAD, 9, 6);
  layout = gtk_box_layout_new (GTK_ORIENTATION_HORIZONTAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 18);
  return layout;
}

static int
get_length (GtkWidget *button)
{
  int natural;

  gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

/* What would leave the words no room beside it stands below them. */
static gboolean
has_long_others (TmBanner *self)
{
  int length = 0;

  for (guint i = 0; i < self->other_buttons.n_shown; i++)
    length += get_length (g_ptr_array_index (self->other_buttons.views, i));
  return length > BESIDE_ROOM || length + get_length (self->primary) > BUTTONS_ROOM;
}

/* Beside the primary button, or below the words; on a phone beside the words if they are short. */
static void
place_others (TmBanner *self)
{
  gboolean has_others = self->other_buttons.n_shown > 0;
  gboolean is_beside = self->is_narrow || (self->is_roomy && !has_long_others (self));
  GtkWidget *parent = is_beside ? self->beside : self->words;

  gtk_widget_set_visible (self->beside, has_others && parent == self->beside);
  if (gtk_widget_get_parent (self->others) == parent)
    return;
  g_object_ref (self->others);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->others)), self->others);
  gtk_box_append (GTK_BOX (parent), self->others);
  g_object_unref (self->others);
  gtk_widget_set_hexpand (self->others, parent != self->beside);
  gtk_widget_set_layout_manager (self->others, create_others_layout (parent == self->beside));
}

static void
tm_banner_update (TmNodeView *view, const TmPart *before)
{
  TmBanner *self = TM_BANNER (view);
  const TmPart *part = tm_node_view_get_part (view);

  gtk_label_set_text (GTK_LABEL (self->sentence), part->label != NULL ? part->label : "");
  gtk_label_set_text (GTK_LABEL (self->detail), part->detail != NULL ? part->detail : "");
  gtk_widget_set_visible (self->detail, part->detail != NULL);
  update_level (self, part);
  if (before->label != NULL && part->label != NULL && g_strcmp0 (before->label, part->label) != 0
      && !self->is_copy && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_accessible_announce (GTK_ACCESSIBLE (self), part->label,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

static void
update_place (TmBanner *self, const TmStage *stage, guint index)
{
  guint place = tm_stage_find (stage, index, TM_NODE_TEXT);
  const char *words = place != 0 ? tm_stage_get (stage, place)->label : NULL;

  gtk_label_set_text (GTK_LABEL (self->place), words != NULL ? words : "");
  gtk_label_set_width_chars (GTK_LABEL (self->place),
                             words != NULL ? (int) MIN (g_utf8_strlen (words, -1), PLACE_CHARS)
                                           : 0);
  gtk_widget_set_visible (self->place, words != NULL);
}

/* A greyed button is not in sight while another one does what it has done. */
static void
show_doubled (TmBanner *self, const TmStage *stage, guint index)
{
  const char *words = gtk_button_get_label (GTK_BUTTON (self->primary));
  gboolean is_doubled = FALSE;

  for (guint i = tm_stage_get (stage, index)->first_child; i != 0;
       i = tm_stage_get (stage, i)->next)
    {
      const TmPart *part = tm_stage_get (stage, i);

      if (part->kind == TM_NODE_BUTTON && g_strcmp0 (part->label, words) == 0)
        is_doubled = !gtk_widget_get_sensitive (self->primary);
    }
  gtk_widget_set_opacity (self->primary, is_doubled ? 0 : 1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->primary), GTK_ACCESSIBLE_STATE_HIDDEN,
                               is_doubled, -1);
}

static void
tm_banner_update_children (TmNodeView *view, const TmStage *stage, guint index)
{
  TmBanner *self = TM_BANNER (view);
  gboolean has_steps = tm_stage_find (stage, index, TM_NODE_STEP) != 0;

  update_place (self, stage, index);
  tm_node_view_set_stage (TM_NODE_VIEW (self->steps), stage, index);
  gtk_widget_set_visible (self->top, !self->is_narrow && !self->is_round
                                         && (has_steps || gtk_widget_get_visible (self->place)));
  tm_node_list_begin (&self->front_things);
  tm_node_list_begin (&self->other_buttons);
  for (guint i = tm_stage_get (stage, index)->first_child; i != 0;
       i = tm_stage_get (stage, i)->next)
    {
      TmNodeKind kind = tm_stage_get (stage, i)->kind;

      if (kind == TM_NODE_BUTTON)
        tm_node_list_show (&self->other_buttons, stage, i);
      else if (kind != TM_NODE_STEP && kind != TM_NODE_TEXT)
        tm_node_list_show (&self->front_things, stage, i);
    }
  tm_node_list_end (&self->front_things);
  gtk_widget_set_visible (self->front, self->front_things.n_shown > 0);
  tm_node_list_end (&self->other_buttons);
  update_primary (self, tm_node_view_get_part (view));
  show_doubled (self, stage, index);
  place_others (self);
}

/* The button is there to be touched. */
static gboolean
tm_banner_is_touchable (TmNodeView *view)
{
  return FALSE;
}

static GtkWidget *
create_front (const TmPart *part, gpointer data)
{
  GtkWidget *view = tm_node_create (part, NULL);

  if (view != NULL)
    gtk_widget_set_valign (view, GTK_ALIGN_CENTER);
  return view;
}

static GtkWidget *
create_other (const TmPart *part, gpointer data)
{
  GtkWidget *view = tm_node_create (part, NULL);

  gtk_widget_add_css_class (view, "pill");
  return view;
}

static void
tm_banner_finalize (GObject *object)
{
  TmBanner *self = TM_BANNER (object);

  tm_node_list_clear (&self->front_things);
  tm_node_list_clear (&self->other_buttons);
  g_free (self->closing_label);
  g_free (self->closing_action);
  G_OBJECT_CLASS (tm_banner_parent_class)->finalize (object);
}

static void
tm_banner_class_init (TmBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TmNodeViewClass *view_class = TM_NODE_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tm_banner_finalize;
  view_class->update = tm_banner_update;
  view_class->update_children = tm_banner_update_children;
  view_class->is_touchable = tm_banner_is_touchable;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tablemate/Tablemate/ui/scene-banner.ui");
  gtk_widget_class_bind_template_child (widget_class, TmBanner, level);
  gtk_widget_class_bind_template_child (widget_class, TmBanner, front);
  gtk_widget_class_bind_template_child (widget_class, TmBanner, words);
  gtk_widget_class_bind_template_child (widget_class, TmBanner, beside);
  gtk_widget_class_bind_template_child (widget_class, TmBanner, line);
  gtk_widget_class_bind_template_child (widget_class, TmBanner, says);
  gtk_widget_class_bind_template_child (widget_class, TmBanner, top);
  gtk_widget_class_bind_template_child (widget_class, TmBanner, place);
  gtk_widget_class_bind_template_child (widget_class, TmBanner, steps);
  gtk_widget_class_bind_template_child (widget_class, TmBanner, sentence);
  gtk_widget_class_bind_template_child (widget_class, TmBanner, detail);
  gtk_widget_class_bind_template_child (widget_class, TmBanner, others);
  gtk_widget_class_bind_template_child (widget_class, TmBanner, primary);
  gtk_widget_class_bind_template_child (widget_class, TmBanner, sign);
  gtk_widget_class_bind_template_callback (widget_class, primary_clicked_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "scenebanner");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
tm_banner_init (TmBanner *self)
{
  g_type_ensure (TM_TYPE_DIE);
  g_type_ensure (TM_TYPE_STEPS);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_orientable_set_orientation (
      GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))), GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_layout_manager (self->says, tm_lead_layout_new (18));
  gtk_widget_set_layout_manager (self->others, create_others_layout (FALSE));
  tm_node_list_init (&self->front_things, self->front, create_front, NULL);
  tm_node_list_init (&self->other_buttons, self->others, create_other, NULL);
}

/**
 * tm_banner_new:
 *
 * Makes a banner.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_banner_new (void)
{
  return g_object_new (TM_TYPE_BANNER, NULL);
}

/**
 * tm_banner_get_primary:
 * @self: a banner
 *
 * Gets the button for what comes next.
 *
 * Returns: (transfer none): the button, which may be greyed or hidden
 */
GtkWidget *
tm_banner_get_primary (TmBanner *self)
{
  g_return_val_if_fail (TM_IS_BANNER (self), NULL);
  return self->primary;
}

/**
 * tm_banner_set_is_narrow:
 * @self: a banner
 * @is_narrow: whether it stands on a phone
 *
 * Leaves out, or shows again, what a phone has elsewhere.
 */
void
tm_banner_set_is_narrow (TmBanner *self, gboolean is_narrow)
{
  g_return_if_fail (TM_IS_BANNER (self));
  if (self->is_narrow == is_narrow)
    return;
  self->is_narrow = is_narrow;
  if (is_narrow)
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
  gtk_widget_set_visible (self->top, !is_narrow);
  gtk_widget_set_layout_manager (self->line, create_line_layout (is_narrow));
  update_primary (self, tm_node_view_get_part (TM_NODE_VIEW (self)));
  update_level (self, tm_node_view_get_part (TM_NODE_VIEW (self)));
  place_others (self);
}

/**
 * tm_banner_set_is_round:
 * @self: a banner
 * @is_copy: whether another banner says the same
 *
 * Lets the banner stand on a table that people sit round: it has no steps. A copy announces nothing.
 */
void
tm_banner_set_is_round (TmBanner *self, gboolean is_copy)
{
  g_return_if_fail (TM_IS_BANNER (self));
  self->is_round = TRUE;
  self->is_copy = is_copy;
  gtk_widget_add_css_class (GTK_WIDGET (self), "round");
  gtk_widget_set_visible (self->top, FALSE);
}

/**
 * tm_banner_set_is_roomy:
 * @self: a banner
 * @is_roomy: whether there is room for all buttons at its end
 *
 * Places the buttons besides the primary one.
 */
void
tm_banner_set_is_roomy (TmBanner *self, gboolean is_roomy)
{
  g_return_if_fail (TM_IS_BANNER (self));
  self->is_roomy = is_roomy;
  if (is_roomy || self->is_narrow)
    gtk_widget_remove_css_class (GTK_WIDGET (self), "compact");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
  place_others (self);
}

/**
 * tm_banner_set_closing_action:
 * @self: a banner
 * @label: (nullable): what the button is called; %NULL: no such action
 * @action: name of an action that an ancestor has, without a parameter
 *
 * Gives the primary button something to do while there is no offer for it, from the next scene on.
 */
void
tm_banner_set_closing_action (TmBanner *self, const char *label, const char *action)
{
  g_return_if_fail (TM_IS_BANNER (self));
  g_return_if_fail (action != NULL);
  g_set_str (&self->closing_label, label);
  g_set_str (&self->closing_action, action);
}
