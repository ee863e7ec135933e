/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-score-cell.h"

#include <glib/gi18n.h>

#include "engine/tm-formula.h"

#include "tm-number.h"
#include "tm-scene-host.h"

/**
 * TmScoreCell:
 *
 * A cell of a score sheet: the number, and below it what was typed if that was more than a number.
 *
 * A cell that can be written is edited in its place: by a touch, by Enter, or by typing a number
 * right away. Enter keeps what was typed (see [signal@ScoreCell::kept]), and so does leaving the
 * cell; Escape drops it. What is no arithmetic is not kept. The CSS name is `scorecell`.
 */
struct _TmScoreCell
{
  TmNodeView parent_instance;

  GtkWidget *number;
  GtkWidget *typed;
  GtkWidget *text;
  gboolean is_left;
  char *seat;
  char *line;
};

enum
{
  SIGNAL_KEPT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TmScoreCell, tm_score_cell, TM_TYPE_NODE_VIEW)

/* What stands in the cell, as it was typed. */
static char *
dup_content (TmScoreCell *self)
{
  const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (self));

  if (part->label != NULL && *part->label != '\0')
    return g_strdup (part->label);
  return part->has_value ? g_strdup_printf ("%d", part->value) : g_strdup ("");
}

/* Editing */

static void
end_editing (TmScoreCell *self)
{
  g_autoptr (GtkWidget) text = g_steal_pointer (&self->text);

  if (text == NULL)
    return;
  gtk_widget_set_visible (self->number, TRUE);
  gtk_widget_set_visible (self->typed, *gtk_label_get_text (GTK_LABEL (self->typed)) != '\0');
  gtk_widget_remove_css_class (GTK_WIDGET (self), "editing");
  gtk_widget_unparent (text);
}

static gboolean
is_acceptable (TmScoreCell *self, const char *text)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  g_autoptr (GError) error = NULL;
  gint32 value;

  if (*stripped == '\0' || tm_formula_evaluate_text (stripped, &value, &error))
    return TRUE;
  gtk_widget_add_css_class (self->text, "error");
  gtk_widget_set_tooltip_text (self->text, error->message);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->text), GTK_ACCESSIBLE_STATE_INVALID,
                               GTK_ACCESSIBLE_INVALID_TRUE, -1);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), error->message,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  return FALSE;
}

/* Hands up what was typed, unless it was there before. */
static void
keep (TmScoreCell *self, const char *typed)
{
  g_autofree char *text = g_strstrip (g_strdup (typed));
  g_autofree char *before = dup_content (self);
  int offer = tm_node_view_get_part (TM_NODE_VIEW (self))->offer;

  if (offer >= 0 && !g_str_equal (text, before))
    tm_scene_host_answer_offer (GTK_WIDGET (self), offer, text);
}

static void
activate_cb (TmScoreCell *self)
{
  g_autofree char *typed = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->text)));

  if (!is_acceptable (self, typed))
    return;
  end_editing (self);
  keep (self, typed);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  g_signal_emit (self, signals[SIGNAL_KEPT], 0);
}

static gboolean
left_cb (gpointer data)
{
  TmScoreCell *self = data;

  self->is_left = FALSE;
  end_editing (self);
  return G_SOURCE_REMOVE;
}

/* What was typed is kept at once, be it that the whole page is left. The text goes later: whoever
 * moves the focus is still on its way up from it. */
static void
leave_cb (TmScoreCell *self)
{
  if (self->text == NULL || self->is_left)
    return;
  self->is_left = TRUE;
  g_idle_add_full (G_PRIORITY_HIGH, left_cb, g_object_ref (self), g_object_unref);
  keep (self, gtk_editable_get_text (GTK_EDITABLE (self->text)));
}

static gboolean
text_key_cb (GtkEventControllerKey *controller,
             guint keyval,
             guint keycode,
             GdkModifierType modifiers,
             TmScoreCell *self)
{
  if (keyval != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  end_editing (self);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  return GDK_EVENT_STOP;
}

/* A bare text has no role: whoever cannot see would not hear what is typed. */
static GtkWidget *
create_text (TmScoreCell *self)
{
  GtkWidget *text
      = g_object_new (GTK_TYPE_TEXT, "accessible-role", GTK_ACCESSIBLE_ROLE_TEXT_BOX, NULL);
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  g_autofree char *name = TM_NODE_VIEW_GET_CLASS (self)->dup_name (TM_NODE_VIEW (self));

  gtk_editable_set_alignment (GTK_EDITABLE (text), 0.5f);
  gtk_editable_set_width_chars (GTK_EDITABLE (text), 4);
  gtk_text_set_input_purpose (GTK_TEXT (text), GTK_INPUT_PURPOSE_FREE_FORM);
  gtk_text_set_max_length (GTK_TEXT (text), TM_FORMULA_MAX_LENGTH / 4);
  gtk_accessible_update_property (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_swapped (text, "activate", G_CALLBACK (activate_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (text, focus);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (text_key_cb), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (text, keys);
  return text;
}

static gboolean
is_start (gunichar key)
{
  return g_unichar_isdigit (key) || key == '(' || key == '-' || key == '+' || key == 0x2212;
}

/* Whoever types a number on a cell means to write it there. */
static gboolean
key_cb (GtkEventControllerKey *controller,
        guint keyval,
        guint keycode,
        GdkModifierType modifiers,
        TmScoreCell *self)
{
  gunichar key = gdk_keyval_to_unicode (keyval);
  char typed[8] = "";

  if (self->text != NULL || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval != GDK_KEY_Delete && keyval != GDK_KEY_BackSpace)
    {
      if (!is_start (key))
        return GDK_EVENT_PROPAGATE;
      g_unichar_to_utf8 (key, typed);
    }
  return tm_score_cell_begin (self, typed) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

/* As a part of the scene */

static void
tm_score_cell_activate (TmNodeView *view)
{
  TmScoreCell *self = TM_SCORE_CELL (view);

  if (self->text == NULL)
    tm_score_cell_begin (self, NULL);
}

static void
tm_score_cell_update (TmNodeView *view, const TmPart *before)
{
  TmScoreCell *self = TM_SCORE_CELL (view);
  const TmPart *part = tm_node_view_get_part (view);
  gboolean is_broken = tm_part_is (part, TM_STATE_WARNING);
  g_autofree char *number = part->has_value ? tm_number_dup (part->value) : NULL;
  const char *typed = part->label != NULL ? part->label : "";

  gtk_label_set_text (GTK_LABEL (self->number), number != NULL ? number : is_broken ? "—" : "");
  gtk_label_set_text (GTK_LABEL (self->typed), typed);
  gtk_widget_set_visible (self->typed, *typed != '\0' && self->text == NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), is_broken ? part->detail : NULL);
}

static char *
tm_score_cell_dup_name (TmNodeView *view)
{
  TmScoreCell *self = TM_SCORE_CELL (view);
  const TmPart *part = tm_node_view_get_part (view);
  const char *seat = self->seat != NULL ? self->seat : "";
  const char *line = self->line != NULL ? self->line : "";

  if (tm_part_is (part, TM_STATE_WARNING) && part->detail != NULL)
    /* Translators: player, row of a score sheet, and what is wrong with it */
    return g_strdup_printf (C_ ("score sheet", "%s, %s: %s"), seat, line, part->detail);
  if (!part->has_value)
    /* Translators: player and row of a score sheet */
    return g_strdup_printf (C_ ("score sheet", "%s, %s: empty"), seat, line);
  if (part->label == NULL || *part->label == '\0')
    /* Translators: player, row of a score sheet, and the number there */
    return g_strdup_printf (C_ ("score sheet", "%s, %s: %d"), seat, line, part->value);
  /* Translators: player, row of a score sheet, the arithmetic there, and what it comes to */
  return g_strdup_printf (C_ ("score sheet", "%s, %s: %s = %d"), seat, line, part->label,
                          part->value);
}

static void
tm_score_cell_dispose (GObject *object)
{
  TmScoreCell *self = TM_SCORE_CELL (object);

  g_clear_object (&self->text);
  G_OBJECT_CLASS (tm_score_cell_parent_class)->dispose (object);
}

static void
tm_score_cell_finalize (GObject *object)
{
  TmScoreCell *self = TM_SCORE_CELL (object);

  g_free (self->seat);
  g_free (self->line);
  G_OBJECT_CLASS (tm_score_cell_parent_class)->finalize (object);
}

static void
tm_score_cell_class_init (TmScoreCellClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TmNodeViewClass *view_class = TM_NODE_VIEW_CLASS (klass);

  object_class->dispose = tm_score_cell_dispose;
  object_class->finalize = tm_score_cell_finalize;
  view_class->update = tm_score_cell_update;
  view_class->activate = tm_score_cell_activate;
  view_class->dup_name = tm_score_cell_dup_name;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "scorecell");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);

  /**
   * TmScoreCell::kept:
   * @self: the cell
   *
   * What was typed was kept by Enter: the next cell below is meant to be written.
   */
  signals[SIGNAL_KEPT] = g_signal_new ("kept", TM_TYPE_SCORE_CELL, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                       NULL, G_TYPE_NONE, 0);
}

static void
tm_score_cell_init (TmScoreCell *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  self->number = gtk_label_new (NULL);
  gtk_widget_set_vexpand (self->number, TRUE);
  gtk_widget_add_css_class (self->number, "numeric");
  gtk_widget_set_parent (self->number, GTK_WIDGET (self));
  self->typed = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->typed), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (self->typed), 12);
  gtk_widget_add_css_class (self->typed, "caption");
  gtk_widget_add_css_class (self->typed, "dimmed");
  gtk_widget_set_visible (self->typed, FALSE);
  gtk_widget_set_parent (self->typed, GTK_WIDGET (self));
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/**
 * tm_score_cell_new:
 *
 * Makes an empty cell.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_score_cell_new (void)
{
  return g_object_new (TM_TYPE_SCORE_CELL, NULL);
}

/**
 * tm_score_cell_set_place:
 * @self: a cell
 * @seat: whose it is
 * @line: name of its line
 *
 * Says where the cell is, for those who cannot see it.
 */
void
tm_score_cell_set_place (TmScoreCell *self, const char *seat, const char *line)
{
  g_autofree char *name = NULL;

  g_return_if_fail (TM_IS_SCORE_CELL (self));
  if (!(g_set_str (&self->seat, seat) | g_set_str (&self->line, line)))
    return;
  name = tm_score_cell_dup_name (TM_NODE_VIEW (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/**
 * tm_score_cell_begin:
 * @self: a cell
 * @typed: (nullable): what is in it at first; %NULL: what was there, to be changed or replaced
 *
 * Begins to edit the cell.
 *
 * Returns: whether it can be written
 */
gboolean
tm_score_cell_begin (TmScoreCell *self, const char *typed)
{
  g_autofree char *content = dup_content (self);

  g_return_val_if_fail (TM_IS_SCORE_CELL (self), FALSE);
  if (tm_node_view_get_part (TM_NODE_VIEW (self))->offer < 0 || self->text != NULL)
    return FALSE;
  self->text = g_object_ref_sink (create_text (self));
  gtk_widget_set_visible (self->number, FALSE);
  gtk_widget_set_visible (self->typed, FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "editing");
  gtk_widget_set_vexpand (self->text, TRUE);
  gtk_widget_set_parent (self->text, GTK_WIDGET (self));
  gtk_editable_set_text (GTK_EDITABLE (self->text), typed != NULL ? typed : content);
  gtk_widget_grab_focus (self->text);
  if (typed != NULL)
    gtk_editable_set_position (GTK_EDITABLE (self->text), -1);
  return TRUE;
}
