/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "tm-odds-chart.h"
#include "tm-odds-summary.h"
#include "tm-pictures.h"
#include "tm-roll-odds.h"

/* So long the odds may take before it is worth saying that they take long. */
#define PATIENCE_MILLISECONDS 300
/* Significant digits of a percentage; more of them where it is close to a hundred. */
#define FEW_DIGITS 4
#define MANY_DIGITS 8
#define NEARLY_SURE 0.999
#define MIN_NUMBER_CHARS 3

struct _TmRollOdds
{
  GtkWidget parent_instance;

  TmDice *dice;
  TmOddsSummary *summary;
  GCancellable *work;
  guint patience;
  gboolean is_filling;
  gboolean has_number;
  gint64 number_asked;

  GtkLabel *notation;
  GtkWidget *waiting;
  GtkLabel *trouble;
  GtkWidget *content;
  AdwWrapBox *figures;
  AdwWrapBox *quantiles;
  GtkLabel *accuracy;
  TmOddsChart *chart;
  AdwToggleGroup *relation;
  GtkSpinButton *number;
  GtkLabel *chance;
  GtkLabel *fraction;
};

G_DEFINE_FINAL_TYPE (TmRollOdds, tm_roll_odds, GTK_TYPE_WIDGET)

/* Figures */

static void
add_figure (AdwWrapBox *box, const char *caption, const char *figure)
{
  GtkWidget *cell = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  GtkWidget *above = gtk_label_new (caption);
  GtkWidget *below = gtk_label_new (figure);
  /* Translators: a figure read aloud: what it is, and the number */
  g_autofree char *spoken = g_strdup_printf (C_ ("figure", "%s: %s"), caption, figure);

  gtk_widget_add_css_class (above, "caption");
  gtk_widget_add_css_class (above, "dim-label");
  gtk_label_set_xalign (GTK_LABEL (above), 0);
  gtk_widget_add_css_class (below, "heading");
  gtk_widget_add_css_class (below, "numeric");
  gtk_label_set_xalign (GTK_LABEL (below), 0);
  gtk_box_append (GTK_BOX (cell), above);
  gtk_box_append (GTK_BOX (cell), below);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  adw_wrap_box_append (box, cell);
}

static void
show_figures (TmRollOdds *self)
{
  g_autofree char *mean = g_strdup_printf ("%.6g", self->summary->mean);
  g_autofree char *deviation = g_strdup_printf ("%.6g", self->summary->deviation);

  tm_wrap_box_clear (self->figures);
  add_figure (self->figures, _ ("Mean"), mean);
  add_figure (self->figures, _ ("Standard deviation"), deviation);

  tm_wrap_box_clear (self->quantiles);
  for (guint i = 0; i < TM_ODDS_SUMMARY_N_QUANTILES; i++)
    {
      /* Translators: a round percentage */
      g_autofree char *share = g_strdup_printf (_ ("%g %%"), tm_odds_summary_quantiles[i] * 100);
      g_autofree char *total = g_strdup_printf ("%" G_GINT64_FORMAT, self->summary->quantiles[i]);

      add_figure (self->quantiles, share, total);
    }
}

static void
show_accuracy (TmRollOdds *self)
{
  TmOdds *odds = self->summary->odds;
  g_autoptr (GString) words = g_string_new (NULL);

  if (!tm_odds_is_exact (odds))
    g_string_append_printf (words, _ ("Not exact: every chance is right to within %.3g"),
                            tm_odds_get_error (odds));
  if (tm_odds_get_missing (odds) > 0)
    {
      if (words->len > 0)
        g_string_append_c (words, '\n');
      g_string_append_printf (words,
                              _ ("Explosions beyond the limit are left out: a chance of %.3g"),
                              tm_odds_get_missing (odds));
    }
  gtk_label_set_label (self->accuracy, words->str);
  gtk_widget_set_visible (GTK_WIDGET (self->accuracy), words->len > 0);
}

/* The question */

static void
get_range (TmRollOdds *self, gint64 *lowest, gint64 *highest)
{
  const char *relation = adw_toggle_group_get_active_name (self->relation);
  gint64 number = (gint64) gtk_spin_button_get_value (self->number);

  *lowest = g_strcmp0 (relation, "at-most") == 0 ? G_MININT64 : number;
  *highest = g_strcmp0 (relation, "at-least") == 0 ? G_MAXINT64 : number;
}

/* A sure thing and an impossible one are told well enough by their percentage. */
static char *
dup_fraction (TmOdds *odds, gint64 lowest, gint64 highest)
{
  TmFraction fraction;

  return tm_odds_get_fraction_between (odds, lowest, highest, &fraction) && fraction.denominator > 1
             ? tm_fraction_dup_string (fraction)
             : NULL;
}

/* Says a chance in two labels, and both of them as one to a screen reader. Returns what it reads. */
static char *
show_chance (TmRollOdds *self, double chance, const char *fraction)
{
  /* Translators: a probability in percent, with so many digits as the first number says */
  g_autofree char *percent = g_strdup_printf (
      _ ("%.*g %%"), chance > NEARLY_SURE ? MANY_DIGITS : FEW_DIGITS, chance * 100);
  /* Translators: a chance read aloud: percentage, exact fraction */
  char *spoken = fraction != NULL ? g_strdup_printf (_ ("%s, exactly %s"), percent, fraction)
                                  : g_strdup (percent);

  gtk_label_set_label (self->chance, percent);
  gtk_label_set_label (self->fraction, fraction != NULL ? fraction : "");
  gtk_widget_set_visible (GTK_WIDGET (self->fraction), fraction != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chance), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spoken, -1);

  return spoken;
}

static char *
answer (TmRollOdds *self)
{
  TmOdds *odds = self->summary->odds;
  g_autofree char *fraction = NULL;
  gint64 lowest;
  gint64 highest;

  get_range (self, &lowest, &highest);
  fraction = dup_fraction (odds, lowest, highest);
  tm_odds_chart_set_odds (self->chart, self->summary->shown, lowest, highest);

  return show_chance (self, tm_odds_get_chance_between (odds, lowest, highest), fraction);
}

static void
asked_cb (TmRollOdds *self)
{
  g_autofree char *spoken = NULL;

  if (self->summary == NULL || self->is_filling)
    return;

  spoken = answer (self);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), spoken,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
number_cb (TmRollOdds *self)
{
  if (self->is_filling)
    return;

  self->has_number = TRUE;
  self->number_asked = (gint64) gtk_spin_button_get_value (self->number);
  asked_cb (self);
}

/* How many characters the longest number has; one has room for some in any case. */
static int
get_width (gint64 lowest, gint64 highest)
{
  g_autofree char *first = g_strdup_printf ("%" G_GINT64_FORMAT, lowest);
  g_autofree char *last = g_strdup_printf ("%" G_GINT64_FORMAT, highest);

  return (int) MAX (MIN_NUMBER_CHARS, MAX (strlen (first), strlen (last)));
}

/* What one has asked about stays as long as it can come up; else it is the middle. */
static void
set_bounds (TmRollOdds *self)
{
  TmOdds *odds = self->summary->odds;
  gint64 median = self->summary->quantiles[TM_ODDS_SUMMARY_N_QUANTILES / 2];
  gint64 lowest = tm_odds_get_value (odds, 0);
  gint64 highest = tm_odds_get_value (odds, tm_odds_get_n_values (odds) - 1);
  gboolean stays
      = self->has_number && self->number_asked >= lowest && self->number_asked <= highest;

  gtk_spin_button_set_range (self->number, (double) lowest, (double) highest);
  gtk_spin_button_set_value (self->number, (double) (stays ? self->number_asked : median));
  gtk_editable_set_width_chars (GTK_EDITABLE (self->number), get_width (lowest, highest));
}

/* The work */

static void
show_odds (TmRollOdds *self)
{
  self->is_filling = TRUE;
  show_figures (self);
  show_accuracy (self);
  set_bounds (self);
  self->is_filling = FALSE;
  g_free (answer (self));
}

static void
show_trouble (TmRollOdds *self, const char *trouble)
{
  gtk_label_set_label (self->trouble, trouble != NULL ? trouble : "");
  gtk_widget_set_visible (GTK_WIDGET (self->trouble), trouble != NULL);
  gtk_widget_set_visible (self->content, trouble == NULL);
}

static void
work_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;
  TmOdds *odds;

  if (g_task_return_error_if_cancelled (task))
    return;

  odds = tm_dice_odds (data, &error);
  if (odds == NULL)
    {
      g_task_return_error (task, error);
      return;
    }

  g_task_return_pointer (task, tm_odds_summary_new (odds), (GDestroyNotify) tm_odds_summary_free);
}

static void
stop (TmRollOdds *self)
{
  g_cancellable_cancel (self->work);
  g_clear_object (&self->work);
  g_clear_handle_id (&self->patience, g_source_remove);
}

static void
worked_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TmRollOdds) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TmOddsSummary) summary = g_task_propagate_pointer (G_TASK (result), &error);
  g_autofree char *notation = NULL;

  /* Nobody waits for it any more. */
  if (g_task_get_cancellable (G_TASK (result)) != self->work)
    return;

  stop (self);
  g_clear_pointer (&self->summary, tm_odds_summary_free);
  self->summary = g_steal_pointer (&summary);
  notation = tm_dice_dup_string (self->dice);
  gtk_label_set_label (self->notation, notation);
  gtk_widget_set_visible (self->waiting, FALSE);
  show_trouble (self, error != NULL ? error->message : NULL);
  if (self->summary != NULL)
    show_odds (self);
}

static gboolean
patience_over_cb (gpointer user_data)
{
  TmRollOdds *self = user_data;

  self->patience = 0;
  gtk_widget_set_visible (self->waiting, TRUE);

  return G_SOURCE_REMOVE;
}

static void
work (TmRollOdds *self)
{
  g_autoptr (GTask) task = NULL;

  self->work = g_cancellable_new ();
  self->patience = g_timeout_add (PATIENCE_MILLISECONDS, patience_over_cb, self);

  task = g_task_new (NULL, self->work, worked_cb, g_object_ref (self));
  g_task_set_source_tag (task, work);
  g_task_set_task_data (task, tm_dice_ref (self->dice), (GDestroyNotify) tm_dice_unref);
  g_task_run_in_thread (task, work_in_thread);
}

static void
tm_roll_odds_dispose (GObject *object)
{
  TmRollOdds *self = TM_ROLL_ODDS (object);

  stop (self);
  g_clear_pointer (&self->dice, tm_dice_unref);
  g_clear_pointer (&self->summary, tm_odds_summary_free);
  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_ROLL_ODDS);

  G_OBJECT_CLASS (tm_roll_odds_parent_class)->dispose (object);
}

static void
tm_roll_odds_class_init (TmRollOddsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_roll_odds_dispose;

  g_type_ensure (TM_TYPE_ODDS_CHART);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tablemate/Tablemate/ui/tm-roll-odds.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, TmRollOdds, notation);
  gtk_widget_class_bind_template_child (widget_class, TmRollOdds, waiting);
  gtk_widget_class_bind_template_child (widget_class, TmRollOdds, trouble);
  gtk_widget_class_bind_template_child (widget_class, TmRollOdds, content);
  gtk_widget_class_bind_template_child (widget_class, TmRollOdds, figures);
  gtk_widget_class_bind_template_child (widget_class, TmRollOdds, quantiles);
  gtk_widget_class_bind_template_child (widget_class, TmRollOdds, accuracy);
  gtk_widget_class_bind_template_child (widget_class, TmRollOdds, chart);
  gtk_widget_class_bind_template_child (widget_class, TmRollOdds, relation);
  gtk_widget_class_bind_template_child (widget_class, TmRollOdds, number);
  gtk_widget_class_bind_template_child (widget_class, TmRollOdds, chance);
  gtk_widget_class_bind_template_child (widget_class, TmRollOdds, fraction);
  gtk_widget_class_bind_template_callback (widget_class, asked_cb);
  gtk_widget_class_bind_template_callback (widget_class, number_cb);
}

static void
tm_roll_odds_init (TmRollOdds *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_roll_odds_new:
 *
 * Makes an empty card.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_roll_odds_new (void)
{
  return g_object_new (TM_TYPE_ROLL_ODDS, NULL);
}

/**
 * tm_roll_odds_set_dice:
 * @self: the card
 * @dice: (nullable): a roll; %NULL if there is none at the moment
 *
 * Works out the odds of a roll and shows them. That happens in a thread of its own; a roll that was
 * given before and is still worked on is forgotten. Without a roll the last odds stay, greyed.
 */
void
tm_roll_odds_set_dice (TmRollOdds *self, TmDice *dice)
{
  g_return_if_fail (TM_IS_ROLL_ODDS (self));

  stop (self);
  gtk_widget_set_visible (self->waiting, FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self), dice != NULL);
  if (dice == NULL)
    return;

  tm_dice_ref (dice);
  g_clear_pointer (&self->dice, tm_dice_unref);
  self->dice = dice;
  work (self);
}
