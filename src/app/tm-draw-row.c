/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-draw-row.h"
#include "tm-pictures.h"

#define SYMBOL_SIZE 20

struct _TmDrawRow
{
  GtkListBoxRow parent_instance;

  /* The own bag is named in an entry, the bag of a game by its faces. */
  char *fixed_name;
  char *symbol;
  guint number;

  guint n_outside; /* drawn, and not put back */

  GtkBox *content;
  GtkCheckButton *wanted;
  GtkWidget *name_entry;
  GtkWidget *remove_button;
  GtkBox *numbers;
  GtkWidget *in_all_caption;
  GtkSpinButton *in_all;
  GtkWidget *gone_caption;
  GtkSpinButton *gone;
};

G_DEFINE_FINAL_TYPE (TmDrawRow, tm_draw_row, GTK_TYPE_LIST_BOX_ROW)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_REMOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
set_spoken (gpointer widget, const char *spoken)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
}

static char *
dup_default_name (TmDrawRow *self)
{
  /* Translators: what one kind of things in a bag is called before anybody has named it */
  return g_strdup_printf (_ ("Kind %u"), self->number);
}

/* Tells a screen reader which kind each control is about. */
static void
name_controls (TmDrawRow *self)
{
  g_autofree char *name = tm_draw_row_dup_name (self);
  g_autofree char *own_name = dup_default_name (self);
  /* Translators: marks a kind of things in a bag as wanted, "Wanted: Ring" */
  g_autofree char *wanted = g_strdup_printf (_ ("Wanted: %s"), name);
  /* Translators: how many things of a kind a bag has at first, "Ring, in all" */
  g_autofree char *in_all = g_strdup_printf (_ ("%s, in all"), name);
  /* Translators: how many things of a kind have left a bag, "Ring, gone" */
  g_autofree char *gone = g_strdup_printf (_ ("%s, gone"), name);
  g_autofree char *entry = g_strdup_printf (_ ("Name of %s"), own_name);
  g_autofree char *removed = g_strdup_printf (_ ("Remove %s"), name);

  set_spoken (self, name);
  set_spoken (self->wanted, wanted);
  set_spoken (self->in_all, in_all);
  set_spoken (self->gone, gone);
  set_spoken (self->name_entry, entry);
  set_spoken (self->remove_button, removed);
  gtk_widget_set_tooltip_text (self->remove_button, removed);
}

static void
renamed_cb (TmDrawRow *self)
{
  name_controls (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
wanted_cb (TmDrawRow *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
gone_cb (TmDrawRow *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* No more can leave than there are. */
static void
in_all_cb (TmDrawRow *self)
{
  gtk_spin_button_set_range (self->gone, self->n_outside, gtk_spin_button_get_value (self->in_all));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
remove_clicked_cb (TmDrawRow *self)
{
  g_signal_emit (self, signals[SIGNAL_REMOVED], 0);
}

static void
tm_draw_row_dispose (GObject *object)
{
  /* The template would take the child away without telling the row, which does it again. */
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), TM_TYPE_DRAW_ROW);

  G_OBJECT_CLASS (tm_draw_row_parent_class)->dispose (object);
}

static void
tm_draw_row_finalize (GObject *object)
{
  g_free (TM_DRAW_ROW (object)->fixed_name);
  g_free (TM_DRAW_ROW (object)->symbol);

  G_OBJECT_CLASS (tm_draw_row_parent_class)->finalize (object);
}

static gboolean
tm_draw_row_grab_focus (GtkWidget *widget)
{
  TmDrawRow *self = TM_DRAW_ROW (widget);

  return gtk_widget_grab_focus (self->fixed_name == NULL ? self->name_entry
                                                         : GTK_WIDGET (self->wanted));
}

static void
tm_draw_row_class_init (TmDrawRowClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_draw_row_dispose;
  object_class->finalize = tm_draw_row_finalize;
  widget_class->grab_focus = tm_draw_row_grab_focus;

  /**
   * TmDrawRow::changed:
   * @self: the row
   *
   * There are more or fewer of the kind, it has another name, or it is no longer wanted, or wanted
   * now.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TmDrawRow::removed:
   * @self: the row
   *
   * The kind is to go.
   */
  signals[SIGNAL_REMOVED] = g_signal_new ("removed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tablemate/Tablemate/ui/tm-draw-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TmDrawRow, content);
  gtk_widget_class_bind_template_child (widget_class, TmDrawRow, wanted);
  gtk_widget_class_bind_template_child (widget_class, TmDrawRow, name_entry);
  gtk_widget_class_bind_template_child (widget_class, TmDrawRow, remove_button);
  gtk_widget_class_bind_template_child (widget_class, TmDrawRow, numbers);
  gtk_widget_class_bind_template_child (widget_class, TmDrawRow, in_all_caption);
  gtk_widget_class_bind_template_child (widget_class, TmDrawRow, in_all);
  gtk_widget_class_bind_template_child (widget_class, TmDrawRow, gone_caption);
  gtk_widget_class_bind_template_child (widget_class, TmDrawRow, gone);
  gtk_widget_class_bind_template_callback (widget_class, renamed_cb);
  gtk_widget_class_bind_template_callback (widget_class, wanted_cb);
  gtk_widget_class_bind_template_callback (widget_class, in_all_cb);
  gtk_widget_class_bind_template_callback (widget_class, gone_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_clicked_cb);
}

static void
tm_draw_row_init (TmDrawRow *self)
{
  self->number = 1;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_spin_button_set_range (self->in_all, 0, TM_BAG_MAX_COUNT);
  tm_draw_row_ignore_wheel (self->in_all);
  tm_draw_row_ignore_wheel (self->gone);
}

/**
 * tm_draw_row_new_own:
 *
 * Makes a row that is named by whoever uses it, and can go.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_draw_row_new_own (void)
{
  TmDrawRow *self = g_object_new (TM_TYPE_DRAW_ROW, NULL);

  tm_draw_row_set_number (self, 1, TRUE);

  return GTK_WIDGET (self);
}

/* The name can be touched, too. */
static void
show_name (TmDrawRow *self, const char *symbol)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *label = gtk_label_new (self->fixed_name);

  if (symbol != NULL)
    gtk_box_append (GTK_BOX (box), tm_symbol_picture_new (symbol, SYMBOL_SIZE));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_margin_start (box, 3);
  gtk_check_button_set_child (self->wanted, box);
  gtk_widget_set_hexpand (GTK_WIDGET (self->wanted), TRUE);
  gtk_widget_set_visible (self->name_entry, FALSE);
  gtk_widget_set_visible (self->remove_button, FALSE);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), TRUE);
}

/**
 * tm_draw_row_new_named:
 * @name: what the kind is called
 * @symbol: (nullable): name of its symbol
 *
 * Makes a row for what lies in the box of a game.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_draw_row_new_named (const char *name, const char *symbol)
{
  TmDrawRow *self = g_object_new (TM_TYPE_DRAW_ROW, NULL);

  self->fixed_name = g_strdup (name);
  self->symbol = g_strdup (symbol);
  show_name (self, symbol);
  name_controls (self);

  return GTK_WIDGET (self);
}

/**
 * tm_draw_row_set_columns:
 * @self: the row
 * @in_all: the width of how many there are
 * @gone: the width of how many have left
 *
 * Lines the numbers up with those of other rows.
 */
void
tm_draw_row_set_columns (TmDrawRow *self, GtkSizeGroup *in_all, GtkSizeGroup *gone)
{
  g_return_if_fail (TM_IS_DRAW_ROW (self));

  gtk_size_group_add_widget (in_all, GTK_WIDGET (self->in_all));
  gtk_size_group_add_widget (gone, GTK_WIDGET (self->gone));
}

/**
 * tm_draw_row_set_number:
 * @self: a row that can be named
 * @number: which one it is, from 1
 * @can_go: whether it may be removed
 *
 * Sets what the row is called as long as nobody names it.
 */
void
tm_draw_row_set_number (TmDrawRow *self, guint number, gboolean can_go)
{
  g_autofree char *name = NULL;

  g_return_if_fail (TM_IS_DRAW_ROW (self));

  self->number = number;
  name = dup_default_name (self);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->name_entry), name);
  gtk_widget_set_sensitive (self->remove_button, can_go);
  name_controls (self);
}

/**
 * tm_draw_row_set_narrow:
 * @self: the row
 * @is_narrow: whether the numbers stand below the name, each beside its caption
 *
 * Fits the row to the width that there is.
 */
void
tm_draw_row_set_narrow (TmDrawRow *self, gboolean is_narrow)
{
  g_return_if_fail (TM_IS_DRAW_ROW (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->content), is_narrow
                                                                      ? GTK_ORIENTATION_VERTICAL
                                                                      : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (self->content, is_narrow ? 6 : 12);
  gtk_box_set_homogeneous (self->numbers, is_narrow);
  gtk_box_set_spacing (self->numbers, is_narrow ? 6 : 12);
  gtk_widget_set_visible (self->in_all_caption, is_narrow);
  gtk_widget_set_visible (self->gone_caption, is_narrow);
}

/**
 * tm_draw_row_set_kind:
 * @self: the row
 * @kind: what it is to show
 * @n_outside: how many of the kind were drawn and not put back
 *
 * Shows a kind. What lies outside has gone as long as it is not put back.
 */
void
tm_draw_row_set_kind (TmDrawRow *self, const TmBagKind *kind, guint n_outside)
{
  g_return_if_fail (TM_IS_DRAW_ROW (self));

  self->n_outside = n_outside;
  if (self->fixed_name == NULL
      && !g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->name_entry)), kind->name))
    gtk_editable_set_text (GTK_EDITABLE (self->name_entry), kind->name);
  gtk_check_button_set_active (self->wanted, kind->is_wanted);
  gtk_spin_button_set_range (self->in_all, n_outside, TM_BAG_MAX_COUNT);
  gtk_spin_button_set_value (self->in_all, kind->count);
  gtk_spin_button_set_range (self->gone, n_outside, kind->count);
  gtk_spin_button_set_value (self->gone, kind->gone);
}

/**
 * tm_draw_row_get_kind:
 * @self: the row
 *
 * Gets what the row shows.
 *
 * Returns: the kind, whose name lives as long as the row does not change
 */
TmBagKind
tm_draw_row_get_kind (TmDrawRow *self)
{
  TmBagKind kind = { 0 };

  g_return_val_if_fail (TM_IS_DRAW_ROW (self), kind);

  kind.name = self->fixed_name != NULL
                  ? self->fixed_name
                  : (char *) gtk_editable_get_text (GTK_EDITABLE (self->name_entry));
  kind.count = (guint) gtk_spin_button_get_value_as_int (self->in_all);
  kind.gone = (guint) gtk_spin_button_get_value_as_int (self->gone);
  kind.is_wanted = gtk_check_button_get_active (self->wanted);

  return kind;
}

/**
 * tm_draw_row_dup_name:
 * @self: the row
 *
 * Makes what the kind is called, be it named or not.
 *
 * Returns: (transfer full): the name
 */
char *
tm_draw_row_dup_name (TmDrawRow *self)
{
  const char *typed;

  g_return_val_if_fail (TM_IS_DRAW_ROW (self), NULL);

  typed = gtk_editable_get_text (GTK_EDITABLE (self->name_entry));
  if (self->fixed_name != NULL)
    return g_strdup (self->fixed_name);

  return *typed != '\0' ? g_strdup (typed) : dup_default_name (self);
}

/**
 * tm_draw_row_get_symbol:
 * @self: the row
 *
 * Gets the symbol of the kind.
 *
 * Returns: (transfer none) (nullable): its name
 */
const char *
tm_draw_row_get_symbol (TmDrawRow *self)
{
  g_return_val_if_fail (TM_IS_DRAW_ROW (self), NULL);

  return self->symbol;
}

/**
 * tm_draw_row_toggle_wanted:
 * @self: the row
 *
 * Makes the kind wanted, or no longer wanted.
 */
void
tm_draw_row_toggle_wanted (TmDrawRow *self)
{
  g_return_if_fail (TM_IS_DRAW_ROW (self));

  gtk_check_button_set_active (self->wanted, !gtk_check_button_get_active (self->wanted));
}

/**
 * tm_draw_row_ignore_wheel:
 * @spin_button: a number on a page that scrolls
 *
 * Lets the wheel scroll the page, and not change the number that happens to lie under the pointer.
 */
void
tm_draw_row_ignore_wheel (GtkSpinButton *spin_button)
{
  g_autoptr (GListModel) controllers = NULL;
  guint n_controllers;

  g_return_if_fail (GTK_IS_SPIN_BUTTON (spin_button));

  controllers = gtk_widget_observe_controllers (GTK_WIDGET (spin_button));
  n_controllers = g_list_model_get_n_items (controllers);
  for (guint i = 0; i < n_controllers; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
    }
}
