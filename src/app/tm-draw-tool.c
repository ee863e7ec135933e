/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include <glib/gi18n.h>

#include "engine/tm-odds.h"

#include "tm-bag-body.h"
#include "tm-chance.h"
#include "tm-draw-choices.h"
#include "tm-draw-hand.h"
#include "tm-draw-row.h"
#include "tm-draw-tool.h"
#include "tm-odds-chart.h"
#include "tm-pictures.h"
#include "tm-sounds.h"
#include "tm-toast.h"

/* As many can be drawn at a time if each is put back at once. */
#define MAX_REPLACED 100

/* Others would be rounded to never or always. */
#define SMALL_CHANCE 0.0005
#define LARGE_CHANCE 0.9995

struct _TmDrawTool
{
  GtkWidget parent_instance;

  TmDrawChoices *choices;
  guint chosen;
  TmBag *contents;
  GVariant *kept; /* the contents as they were last kept */
  int n_asked; /* how many are to be drawn, be they left or not */
  TmChance chance;
  gboolean is_narrow;
  gboolean is_updating;
  char *announced;

  /* What can be taken back, as long as the toast says so. */
  AdwToast *toast;
  char *before_name;
  TmBag *before;

  AdwComboRow *bag;
  AdwEntryRow *bag_name;
  TmDrawHand *hand;
  AdwActionRow *draw_row;
  GtkSpinButton *n_drawn;
  GtkWidget *in_all_heading;
  GtkWidget *gone_heading;
  GtkSizeGroup *in_all_column;
  GtkSizeGroup *gone_column;
  GtkListBox *own_rows;
  GtkListBox *bag_rows;
  GtkWidget *add_row;

  GtkWidget *odds_card;
  AdwToggleGroup *relation;
  GtkSpinButton *number;
  GtkLabel *answer;
  GtkLabel *answer_fraction;
  TmOddsChart *chart;
  GtkLabel *figures;
  GtkLabel *accuracy;

  GtkLabel *result;
  GtkLabel *fraction;
  GtkLabel *explanation;
};

G_DEFINE_FINAL_TYPE (TmDrawTool, tm_draw_tool, GTK_TYPE_WIDGET)

/* What is asked. */
typedef struct
{
  guint n_wanted;
  guint n_left;
  guint n_drawn;
  gboolean has_wanted;
} Draw;

/* Rows */

static gboolean
is_own (TmDrawTool *self)
{
  return tm_draw_choices_is_own (self->choices, self->chosen);
}

static GtkListBox *
get_rows (TmDrawTool *self)
{
  return is_own (self) ? self->own_rows : self->bag_rows;
}

/* %NULL after the last one. */
static TmDrawRow *
row_at (GtkListBox *rows, guint index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (rows, (int) index);

  return TM_IS_DRAW_ROW (row) ? TM_DRAW_ROW (row) : NULL;
}

static guint
count_rows (GtkListBox *rows)
{
  guint n = 0;

  while (row_at (rows, n) != NULL)
    n++;

  return n;
}

static Draw
read_draw (TmDrawTool *self)
{
  Draw draw = { .n_left = tm_bag_count_left (self->contents) };

  for (guint i = 0; i < tm_bag_get_n_kinds (self->contents); i++)
    {
      const TmBagKind *kind = tm_bag_get_kind (self->contents, i);

      if (kind->is_wanted)
        {
          draw.has_wanted = TRUE;
          draw.n_wanted += kind->count - kind->gone;
        }
    }

  return draw;
}

/* What the rows say now lies in the bag. */
static void
read_rows (TmDrawTool *self)
{
  GtkListBox *rows = get_rows (self);
  TmDrawRow *row;

  for (guint i = 0; (row = row_at (rows, i)) != NULL; i++)
    {
      TmBagKind kind = tm_draw_row_get_kind (row);

      tm_bag_set_kind (self->contents, i, &kind);
    }
}

/* The rows say what lies in the bag now. */
static void
write_rows (TmDrawTool *self)
{
  GtkListBox *rows = get_rows (self);
  gboolean was_updating = self->is_updating;
  TmDrawRow *row;

  self->is_updating = TRUE;
  for (guint i = 0; (row = row_at (rows, i)) != NULL; i++)
    tm_draw_row_set_kind (row, tm_bag_get_kind (self->contents, i),
                          tm_bag_count_outside (self->contents, i));
  self->is_updating = was_updating;
}

/* Telling */

static char *
dup_percent (TmOdds *odds, gint64 lowest, gint64 highest)
{
  double chance = tm_odds_get_chance_between (odds, lowest, highest);
  gint64 first = tm_odds_get_value (odds, 0);
  gint64 last = tm_odds_get_value (odds, tm_odds_get_n_values (odds) - 1);
  gboolean is_open = lowest <= last && highest >= first && (lowest > first || highest < last);

  if (is_open && chance < SMALL_CHANCE)
    return g_strdup (_ ("below 0.1 %"));
  if (is_open && chance >= LARGE_CHANCE)
    return g_strdup (_ ("above 99.9 %"));

  /* Translators: a probability, in percent */
  return g_strdup_printf (_ ("%.1f %%"), chance * 100);
}

static char *
dup_exact (TmOdds *odds, gint64 lowest, gint64 highest)
{
  TmFraction fraction;

  return tm_odds_get_fraction_between (odds, lowest, highest, &fraction)
             ? tm_fraction_dup_string (fraction)
             : NULL;
}

static void
show_chance (
    GtkLabel *percent_label, GtkLabel *fraction_label, TmOdds *odds, gint64 lowest, gint64 highest)
{
  g_autofree char *percent = dup_percent (odds, lowest, highest);
  g_autofree char *fraction = dup_exact (odds, lowest, highest);

  gtk_label_set_label (percent_label, percent);
  gtk_label_set_label (fraction_label, fraction != NULL ? fraction : "");
  gtk_widget_set_tooltip_text (GTK_WIDGET (fraction_label), fraction);
  gtk_widget_set_visible (GTK_WIDGET (fraction_label), fraction != NULL);
}

/* Says something once, to those who listen to the page. */
static void
announce (TmDrawTool *self, const char *sentence)
{
  if (!g_set_str (&self->announced, sentence) || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  gtk_accessible_announce (GTK_ACCESSIBLE (self), sentence,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW);
}

static void
show_result (TmDrawTool *self, TmOdds *odds, const Draw *draw)
{
  const char *explanation = draw->n_wanted > 0 ? _ ("Chance of at least one wanted")
                                               : _ ("Nothing that is wanted is left");
  g_autofree char *sentence = NULL;

  show_chance (self->result, self->fraction, odds, 1, draw->n_drawn);
  gtk_label_set_label (self->explanation, explanation);
  gtk_widget_set_visible (GTK_WIDGET (self->result), TRUE);
  /* Translators: a chance read aloud: what of, percentage */
  sentence = g_strdup_printf (C_ ("spoken chance", "%s: %s"), explanation,
                              gtk_label_get_label (self->result));
  announce (self, sentence);
}

static void
show_hint (TmDrawTool *self, const char *hint)
{
  gtk_widget_set_visible (GTK_WIDGET (self->result), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->fraction), FALSE);
  gtk_widget_set_visible (self->odds_card, FALSE);
  gtk_label_set_label (self->explanation, hint);
  announce (self, hint);
}

static void
find_range (TmDrawTool *self, const Draw *draw, gint64 *lowest, gint64 *highest)
{
  const char *relation = adw_toggle_group_get_active_name (self->relation);

  *lowest = *highest = gtk_spin_button_get_value_as_int (self->number);
  if (g_strcmp0 (relation, "at-least") == 0)
    *highest = draw->n_drawn;
  else if (g_strcmp0 (relation, "at-most") == 0)
    *lowest = 0;
}

static void
show_figures (TmDrawTool *self, TmOdds *odds)
{
  g_autofree char *mean = g_strdup_printf ("%.2f", tm_odds_get_mean (odds));
  g_autofree char *deviation = g_strdup_printf ("%.2f", sqrt (tm_odds_get_variance (odds)));
  /* Translators: how many wanted things come on average, and the standard deviation */
  g_autofree char *figures
      = g_strdup_printf (_ ("%s on average, standard deviation %s"), mean, deviation);

  gtk_label_set_label (self->figures, figures);
}

static void
show_accuracy (TmDrawTool *self, TmOdds *odds)
{
  g_autofree char *words = g_strdup_printf (_ ("Not exact: every chance is right to within %.3g"),
                                            tm_odds_get_error (odds));

  gtk_label_set_label (self->accuracy, words);
  gtk_widget_set_visible (GTK_WIDGET (self->accuracy), !tm_odds_is_exact (odds));
}

static void
show_odds (TmDrawTool *self, TmOdds *odds, const Draw *draw)
{
  gint64 lowest;
  gint64 highest;

  find_range (self, draw, &lowest, &highest);
  show_chance (self->answer, self->answer_fraction, odds, lowest, highest);
  tm_odds_chart_set_odds (self->chart, odds, lowest, highest);
  show_figures (self, odds);
  show_accuracy (self, odds);
  gtk_widget_set_visible (self->odds_card, TRUE);
}

/* No more can be drawn than there are, and no more can come than are drawn. */
static void
bound_draw (TmDrawTool *self, Draw *draw)
{
  guint most = tm_bag_is_replacing (self->contents) ? MAX_REPLACED : MAX (1, draw->n_left);
  g_autofree char *left
      = g_strdup_printf (ngettext ("%u is left", "%u are left", draw->n_left), draw->n_left);

  adw_action_row_set_subtitle (self->draw_row, left);
  gtk_spin_button_set_range (self->n_drawn, 1, most);
  gtk_spin_button_set_value (self->n_drawn, MIN ((guint) self->n_asked, most));
  gtk_widget_set_sensitive (GTK_WIDGET (self->n_drawn), draw->n_left > 0);
  draw->n_drawn = (guint) gtk_spin_button_get_value_as_int (self->n_drawn);
  gtk_spin_button_set_range (self->number, 0, draw->n_drawn);
}

/* What was drawn */

static void
show_hand (TmDrawTool *self, const Draw *draw)
{
  guint n_things = tm_bag_get_n_drawn (self->contents);
  g_autofree TmDrawnThing *things = g_new0 (TmDrawnThing, n_things);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  GtkListBox *rows = get_rows (self);

  for (guint i = 0; i < tm_bag_get_n_kinds (self->contents); i++)
    g_ptr_array_add (names, tm_draw_row_dup_name (row_at (rows, i)));
  for (guint i = 0; i < n_things; i++)
    {
      TmBagThing thing = tm_bag_get_drawn (self->contents, i);

      things[i].name = g_ptr_array_index (names, thing.kind);
      things[i].symbol = tm_draw_row_get_symbol (row_at (rows, thing.kind));
      things[i].is_back = thing.is_back;
    }
  tm_draw_hand_set_things (self->hand, things, n_things);
  tm_draw_hand_set_draw (self->hand, draw->n_drawn, draw->n_left,
                         tm_bag_is_replacing (self->contents));
  tm_draw_hand_set_full (self->hand, tm_bag_is_full (self->contents));
}

/* Keeping */

static void
keep (TmDrawTool *self)
{
  g_autoptr (GVariant) body = g_variant_ref_sink (tm_bag_create_body (self->contents));
  g_autofree char *name = NULL;

  if (self->kept != NULL && g_variant_equal (self->kept, body))
    return;

  g_clear_pointer (&self->kept, g_variant_unref);
  self->kept = g_steal_pointer (&body);
  name = tm_draw_choices_dup_name (self->choices, self->chosen);
  self->chosen = tm_draw_choices_put (self->choices, self->chosen, name, self->contents);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "bag.delete",
                                 tm_draw_choices_is_kept (self->choices, self->chosen));
}

/* Without replacement, or with it. */
static TmOdds *
create_odds (TmDrawTool *self, const Draw *draw)
{
  const gint64 values[] = { 0, 1 };
  const guint64 weights[] = { draw->n_left - draw->n_wanted, draw->n_wanted };
  g_autoptr (TmOdds) one = NULL;

  if (!tm_bag_is_replacing (self->contents))
    return tm_odds_new_draw (draw->n_wanted, draw->n_left, draw->n_drawn);

  one = tm_odds_new_weighted (values, weights, G_N_ELEMENTS (values));

  return tm_odds_power (one, draw->n_drawn);
}

/* Bounding a number may change it, which asks again. */
static void
update (TmDrawTool *self)
{
  Draw draw;

  if (self->is_updating)
    return;

  self->is_updating = TRUE;
  draw = read_draw (self);
  bound_draw (self, &draw);
  self->is_updating = FALSE;
  keep (self);
  show_hand (self, &draw);

  if (draw.n_left == 0)
    show_hint (self, _ ("Nothing is left to be drawn: put something into the bag"));
  else if (!draw.has_wanted)
    show_hint (self, _ ("Tick what you would like to draw"));
  else
    {
      g_autoptr (TmOdds) odds = create_odds (self, &draw);

      show_result (self, odds, &draw);
      show_odds (self, odds, &draw);
    }
}

static void
n_drawn_cb (TmDrawTool *self)
{
  if (self->is_updating)
    return;

  self->n_asked = gtk_spin_button_get_value_as_int (self->n_drawn);
  update (self);
}

/* Taking back */

static void
forget_before (TmDrawTool *self)
{
  AdwToast *toast = self->toast;

  g_clear_weak_pointer (&self->toast);
  g_clear_pointer (&self->before, tm_bag_free);
  g_clear_pointer (&self->before_name, g_free);
  if (toast != NULL)
    adw_toast_dismiss (toast);
}

static void show_choices (TmDrawTool *self, guint chosen);

/* A bag with a name was deleted; one without is another state of what is shown. */
static void
take_back_cb (TmDrawTool *self, AdwToast *toast)
{
  if (toast != self->toast || self->before == NULL)
    return;

  if (self->before_name != NULL)
    show_choices (self, tm_draw_choices_add (self->choices, self->before_name, self->before));
  else
    {
      g_clear_pointer (&self->contents, tm_bag_free);
      self->contents = g_steal_pointer (&self->before);
      write_rows (self);
      update (self);
    }
  forget_before (self);
}

/* Offers to bring back a bag as it was before. */
static void
offer_before (TmDrawTool *self, const char *title, const char *name, TmBag *before)
{
  AdwToast *toast;

  forget_before (self);
  self->before = before;
  self->before_name = g_strdup (name);
  toast = tm_toast_show (GTK_WIDGET (self), title);
  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_set_weak_pointer (&self->toast, toast);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (take_back_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Drawing */

static void
announce_drawn (TmDrawTool *self, guint n_things)
{
  guint n_drawn = tm_bag_get_n_drawn (self->contents);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  g_autofree char *list = NULL;
  g_autofree char *sentence = NULL;

  for (guint i = n_drawn - n_things; i < n_drawn; i++)
    {
      TmBagThing thing = tm_bag_get_drawn (self->contents, i);

      g_strv_builder_take (builder, tm_draw_row_dup_name (row_at (get_rows (self), thing.kind)));
    }
  names = g_strv_builder_end (builder);
  list = g_strjoinv (", ", names);
  /* Translators: what came out of a bag, read aloud: "Drawn: Ring, Sword" */
  sentence = g_strdup_printf (_ ("Drawn: %s"), list);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), sentence,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
draw_cb (TmDrawTool *self, guint n_things)
{
  g_autoptr (GError) error = NULL;
  TmRandom *random = tm_chance_draw (&self->chance, &error);

  if (random == NULL)
    tm_toast_show (GTK_WIDGET (self), error->message);
  else if (tm_bag_draw (self->contents, random, n_things))
    {
      tm_sounds_play (TM_CHIME_ROLL);
      forget_before (self);
      write_rows (self);
      update (self);
      announce_drawn (self, n_things);
    }
  else
    tm_toast_show (GTK_WIDGET (self), _ ("Put something back before more is drawn"));
}

static void
put_back_cb (TmDrawTool *self, guint index)
{
  TmBagThing thing = tm_bag_get_drawn (self->contents, index);
  TmBag *before = tm_bag_copy (self->contents);
  g_autofree char *name = tm_draw_row_dup_name (row_at (get_rows (self), thing.kind));
  /* Translators: said after a drawn thing was put back into the bag, "Put back: Ring" */
  g_autofree char *put_back = g_strdup_printf (_ ("Put back: %s"), name);
  /* Translators: said after a drawn thing, in the bag again, is no longer listed */
  g_autofree char *forgotten = g_strdup_printf (_ ("Forgotten: %s"), name);

  tm_bag_put_back (self->contents, index);
  write_rows (self);
  update (self);
  offer_before (self, thing.is_back ? forgotten : put_back, NULL, before);
}

static void
put_all_back_cb (TmDrawTool *self)
{
  TmBag *before = tm_bag_copy (self->contents);

  tm_bag_put_all_back (self->contents);
  write_rows (self);
  update (self);
  offer_before (self, _ ("Everything is in the bag again"), NULL, before);
}

static void
replacing_cb (TmDrawTool *self, gboolean is_replacing)
{
  forget_before (self);
  tm_bag_set_replacing (self->contents, is_replacing);
  update (self);
}

/* Filling */

static void
row_changed_cb (TmDrawTool *self)
{
  if (self->is_updating)
    return;

  forget_before (self);
  read_rows (self);
  update (self);
}

static void
append (TmDrawTool *self, GtkListBox *rows, GtkWidget *row)
{
  tm_draw_row_set_columns (TM_DRAW_ROW (row), self->in_all_column, self->gone_column);
  tm_draw_row_set_narrow (TM_DRAW_ROW (row), self->is_narrow);
  g_signal_connect_swapped (row, "changed", G_CALLBACK (row_changed_cb), self);
  gtk_list_box_insert (rows, row, (int) count_rows (rows));
}

static void
renumber (TmDrawTool *self)
{
  guint n_rows = count_rows (self->own_rows);

  for (guint i = 0; i < n_rows; i++)
    tm_draw_row_set_number (row_at (self->own_rows, i), i + 1, n_rows > 1);
  gtk_widget_set_sensitive (self->add_row, n_rows < TM_BAG_MAX_KINDS);
}

static void
removed_cb (TmDrawTool *self, GtkWidget *row)
{
  guint index = (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
  TmDrawRow *next;

  forget_before (self);
  tm_bag_remove_kind (self->contents, index);
  gtk_list_box_remove (self->own_rows, row);
  renumber (self);
  update (self);
  next = row_at (self->own_rows, MIN (index, count_rows (self->own_rows) - 1));
  gtk_widget_grab_focus (GTK_WIDGET (next));
}

/* The whole row can be touched. */
static void
row_activated_cb (GtkListBox *rows, TmDrawRow *row)
{
  tm_draw_row_toggle_wanted (row);
}

static GtkWidget *
append_own (TmDrawTool *self)
{
  GtkWidget *row = tm_draw_row_new_own ();

  append (self, self->own_rows, row);
  g_signal_connect_swapped (row, "removed", G_CALLBACK (removed_cb), self);

  return row;
}

static void
add_activated_cb (TmDrawTool *self)
{
  GtkWidget *row;

  if (!tm_bag_add_kind (self->contents, "", 1))
    return;

  forget_before (self);
  row = append_own (self);
  renumber (self);
  write_rows (self);
  update (self);
  gtk_widget_grab_focus (row);
}

static void
clear_rows (GtkListBox *rows)
{
  TmDrawRow *row;

  while ((row = row_at (rows, 0)) != NULL)
    gtk_list_box_remove (rows, GTK_WIDGET (row));
}

static void
fill_rows (TmDrawTool *self)
{
  clear_rows (self->own_rows);
  clear_rows (self->bag_rows);
  for (guint i = 0; i < tm_bag_get_n_kinds (self->contents); i++)
    {
      if (is_own (self))
        append_own (self);
      else
        append (
            self, self->bag_rows,
            tm_draw_row_new_named (tm_bag_get_kind (self->contents, i)->name,
                                   tm_draw_choices_get_symbol (self->choices, self->chosen, i)));
    }
  if (is_own (self))
    renumber (self);
  write_rows (self);
}

/* Choosing */

static void
show_chosen (TmDrawTool *self)
{
  g_autofree char *name = tm_draw_choices_dup_name (self->choices, self->chosen);

  self->is_updating = TRUE;
  forget_before (self);
  g_clear_pointer (&self->contents, tm_bag_free);
  self->contents = tm_draw_choices_create_bag (self->choices, self->chosen);
  g_clear_pointer (&self->kept, g_variant_unref);
  self->kept = g_variant_ref_sink (tm_bag_create_body (self->contents));
  fill_rows (self);
  gtk_editable_set_text (GTK_EDITABLE (self->bag_name), name);
  gtk_widget_set_visible (GTK_WIDGET (self->bag_name), is_own (self));
  gtk_widget_set_visible (GTK_WIDGET (self->own_rows), is_own (self));
  gtk_widget_set_visible (GTK_WIDGET (self->bag_rows), !is_own (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "bag.delete",
                                 tm_draw_choices_is_kept (self->choices, self->chosen));
  self->is_updating = FALSE;
  update (self);
}

static void
bag_chosen_cb (TmDrawTool *self)
{
  guint chosen = adw_combo_row_get_selected (self->bag);

  if (self->is_updating || chosen == self->chosen || chosen == GTK_INVALID_LIST_POSITION)
    return;

  self->chosen = chosen;
  show_chosen (self);
}

static void
show_choices (TmDrawTool *self, guint chosen)
{
  g_autoptr (GListModel) names = tm_draw_choices_create_names (self->choices);

  self->is_updating = TRUE;
  adw_combo_row_set_model (self->bag, names);
  self->chosen = MIN (chosen, g_list_model_get_n_items (names) - 1);
  adw_combo_row_set_selected (self->bag, self->chosen);
  self->is_updating = FALSE;
  show_chosen (self);
}

static void
rename_cb (TmDrawTool *self)
{
  g_autofree char *name = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->bag_name)));

  g_strstrip (name);
  if (*name == '\0')
    show_chosen (self);
  else
    show_choices (self, tm_draw_choices_put (self->choices, self->chosen, name, self->contents));
}

static void
new_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmDrawTool *self = TM_DRAW_TOOL (widget);

  show_choices (self, tm_draw_choices_add (self->choices, _ ("Own bag"), NULL));
  gtk_widget_grab_focus (GTK_WIDGET (self->bag_name));
}

static void
duplicate_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmDrawTool *self = TM_DRAW_TOOL (widget);
  g_autofree char *name = tm_draw_choices_dup_name (self->choices, self->chosen);

  show_choices (self, tm_draw_choices_add (self->choices, name, self->contents));
}

static void
delete_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmDrawTool *self = TM_DRAW_TOOL (widget);
  g_autofree char *name = tm_draw_choices_dup_name (self->choices, self->chosen);
  TmBag *before = tm_bag_copy (self->contents);

  tm_draw_choices_delete (self->choices, self->chosen);
  show_choices (self, self->chosen > 0 ? self->chosen - 1 : 0);
  offer_before (self, _ ("Bag deleted"), name, before);
}

/* Width */

static void
set_narrow (TmDrawTool *self, gboolean is_narrow)
{
  GtkListBox *lists[] = { self->own_rows, self->bag_rows };
  TmDrawRow *row;

  self->is_narrow = is_narrow;
  gtk_widget_set_visible (self->in_all_heading, !is_narrow);
  gtk_widget_set_visible (self->gone_heading, !is_narrow);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    for (guint j = 0; (row = row_at (lists[i], j)) != NULL; j++)
      tm_draw_row_set_narrow (row, is_narrow);
}

static void
narrow_cb (TmDrawTool *self)
{
  set_narrow (self, TRUE);
}

static void
wide_cb (TmDrawTool *self)
{
  set_narrow (self, FALSE);
}

static void
tm_draw_tool_dispose (GObject *object)
{
  g_clear_weak_pointer (&TM_DRAW_TOOL (object)->toast);
  tm_widget_dispose_children (GTK_WIDGET (object), TM_TYPE_DRAW_TOOL);

  G_OBJECT_CLASS (tm_draw_tool_parent_class)->dispose (object);
}

static void
tm_draw_tool_finalize (GObject *object)
{
  TmDrawTool *self = TM_DRAW_TOOL (object);

  tm_draw_choices_free (self->choices);
  tm_bag_free (self->contents);
  g_clear_pointer (&self->before, tm_bag_free);
  g_free (self->before_name);
  g_clear_pointer (&self->kept, g_variant_unref);
  g_free (self->announced);

  G_OBJECT_CLASS (tm_draw_tool_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, bag);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, bag_name);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, hand);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, draw_row);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, n_drawn);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, in_all_heading);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, gone_heading);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, in_all_column);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, gone_column);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, own_rows);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, bag_rows);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, add_row);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, odds_card);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, relation);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, number);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, answer);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, answer_fraction);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, chart);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, figures);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, accuracy);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, result);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, fraction);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, explanation);
}

static void
tm_draw_tool_class_init (TmDrawToolClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_draw_tool_dispose;
  object_class->finalize = tm_draw_tool_finalize;

  g_type_ensure (TM_TYPE_DRAW_HAND);
  g_type_ensure (TM_TYPE_ODDS_CHART);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tablemate/Tablemate/ui/tm-draw-tool.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_bind_template_callback (widget_class, n_drawn_cb);
  gtk_widget_class_bind_template_callback (widget_class, bag_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, rename_cb);
  gtk_widget_class_bind_template_callback (widget_class, draw_cb);
  gtk_widget_class_bind_template_callback (widget_class, put_back_cb);
  gtk_widget_class_bind_template_callback (widget_class, put_all_back_cb);
  gtk_widget_class_bind_template_callback (widget_class, replacing_cb);
  gtk_widget_class_bind_template_callback (widget_class, narrow_cb);
  gtk_widget_class_bind_template_callback (widget_class, wide_cb);
  gtk_widget_class_install_action (widget_class, "bag.new", NULL, new_cb);
  gtk_widget_class_install_action (widget_class, "bag.duplicate", NULL, duplicate_cb);
  gtk_widget_class_install_action (widget_class, "bag.delete", NULL, delete_cb);
}

static void
tm_draw_tool_init (TmDrawTool *self)
{
  self->choices = tm_draw_choices_new ();
  self->is_updating = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  tm_draw_row_ignore_wheel (self->n_drawn);
  tm_draw_row_ignore_wheel (self->number);
  self->n_asked = gtk_spin_button_get_value_as_int (self->n_drawn);
  show_choices (self, 0);
}

/**
 * tm_draw_tool_new:
 *
 * Makes the page that draws, and tells the odds of it. It scrolls by itself and keeps the result in view.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_draw_tool_new (void)
{
  return g_object_new (TM_TYPE_DRAW_TOOL, NULL);
}
