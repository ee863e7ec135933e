/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-beside-card.h"
#include "tm-odds-chart.h"
#include "tm-pictures.h"
#include "tm-reasons-list.h"
#include "tm-rule-link.h"
#include "tm-ruling-view.h"
#include "tm-verdict-card.h"

struct _TmRulingView
{
  GtkWidget parent_instance;

  gboolean has_verdict;

  TmVerdictCard *verdict_card;
  GtkLabel *hint;
  GtkWidget *waiting;
  GtkBox *open_points;
  GtkBox *columns;
  GtkWidget *why_card;
  GtkBox *why;
  AdwWrapBox *articles;
  GtkWidget *odds_column;
  GtkWidget *odds_card;
  TmOddsChart *odds;
  TmBesideCard *beside_card;
};

G_DEFINE_FINAL_TYPE (TmRulingView, tm_ruling_view, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_READING_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
reading_clicked_cb (TmRulingView *self, GtkCheckButton *button)
{
  if (!gtk_check_button_get_active (button))
    return;

  g_signal_emit (self, signals[SIGNAL_READING_CHOSEN], 0,
                 GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "option")),
                 GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "value")));
}

static void
add_reading (TmRulingView *self,
             AdwWrapBox *parent,
             GtkCheckButton **group,
             const TmFinding *finding,
             gint32 value,
             const char *label)
{
  GtkWidget *button = gtk_check_button_new ();
  GtkWidget *words = gtk_label_new (label);

  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (button), words);
  gtk_check_button_set_group (GTK_CHECK_BUTTON (button), *group);
  *group = GTK_CHECK_BUTTON (button);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (button), value == finding->reading);
  gtk_widget_add_css_class (button, "tm-reading");
  g_object_set_data (G_OBJECT (button), "option", GINT_TO_POINTER (finding->option));
  g_object_set_data (G_OBJECT (button), "value", GINT_TO_POINTER (value));
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (reading_clicked_cb), self);
  adw_wrap_box_append (parent, button);
}

static void
add_readings (TmRulingView *self, AdwWrapBox *parent, const TmGame *game, const TmFinding *finding)
{
  const TmParam *param = &game->options[finding->option].param;
  GtkCheckButton *group = NULL;

  if (param->kind == TM_PARAM_FLAG)
    {
      add_reading (self, parent, &group, finding, FALSE, _ ("No"));
      add_reading (self, parent, &group, finding, TRUE, _ ("Yes"));
      return;
    }

  for (guint i = 0; i < param->n_words; i++)
    add_reading (self, parent, &group, finding, (gint32) i, tm_word_get (param->words[i].name));
}

static GtkWidget *
create_sign (void)
{
  GtkWidget *sign = gtk_image_new_from_icon_name ("dialog-question-symbolic");

  gtk_widget_set_valign (sign, GTK_ALIGN_START);
  gtk_widget_add_css_class (sign, "tm-sign");

  return sign;
}

static GtkWidget *
create_words (const char *text)
{
  GtkWidget *words = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);

  return words;
}

static void
add_open_point (TmRulingView *self, const TmGame *game, TmBox *box, const TmFinding *finding)
{
  GtkWidget *frame = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *title = create_words (_ ("The rulebook does not settle this"));
  GtkWidget *readings = adw_wrap_box_new ();
  g_autofree char *sentence = tm_text_dup_string (&finding->text, box);

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (readings), 12);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (readings), 6);
  adw_wrap_box_set_justify (ADW_WRAP_BOX (readings), ADW_JUSTIFY_FILL);
  adw_wrap_box_set_justify_last_line (ADW_WRAP_BOX (readings), TRUE);
  gtk_widget_add_css_class (title, "heading");
  gtk_widget_add_css_class (frame, "tm-finding");
  gtk_widget_add_css_class (frame, "tm-undecided");
  gtk_widget_set_hexpand (content, TRUE);

  gtk_box_append (GTK_BOX (content), title);
  gtk_box_append (GTK_BOX (content), create_words (sentence));
  if (finding->article != NULL)
    gtk_box_append (GTK_BOX (content), tm_rule_link_new (game, finding->article));
  if (finding->option >= 0)
    {
      add_readings (self, ADW_WRAP_BOX (readings), game, finding);
      gtk_box_append (GTK_BOX (content), readings);
    }
  gtk_box_append (GTK_BOX (frame), create_sign ());
  gtk_box_append (GTK_BOX (frame), content);
  gtk_box_append (self->open_points, frame);
}

static void
show_open_points (TmRulingView *self, const TmGame *game, TmRuling *ruling)
{
  guint n_findings;
  const TmFinding *findings = tm_ruling_get_undecided (ruling, &n_findings);

  tm_container_clear (self->open_points);
  for (guint i = 0; i < n_findings; i++)
    add_open_point (self, game, tm_ruling_get_box (ruling), &findings[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->open_points), n_findings > 0);
}

static gboolean
is_cited (const TmReason *reasons, guint n_reasons, const char *article)
{
  for (guint i = 0; i < n_reasons; i++)
    if (g_strcmp0 (reasons[i].article, article) == 0)
      return TRUE;

  return FALSE;
}

/* The steps with their rules, then the rules that no step names. */
static void
show_why (TmRulingView *self, const TmGame *game, TmRuling *ruling)
{
  guint n_reasons;
  guint n_articles;
  const TmReason *reasons = tm_ruling_get_reasons (ruling, &n_reasons);
  const char *const *articles = tm_ruling_get_articles (ruling, &n_articles);

  tm_container_clear (self->why);
  tm_wrap_box_clear (self->articles);

  if (n_reasons > 0)
    gtk_box_append (self->why,
                    tm_reasons_list_new (game, tm_ruling_get_box (ruling), reasons, n_reasons));
  for (guint i = 0; i < n_articles; i++)
    if (!is_cited (reasons, n_reasons, articles[i]))
      adw_wrap_box_append (self->articles, tm_rule_link_new (game, articles[i]));

  gtk_widget_set_visible (GTK_WIDGET (self->articles),
                          gtk_widget_get_first_child (GTK_WIDGET (self->articles)) != NULL);
  gtk_widget_set_visible (self->why_card, n_reasons + n_articles > 0);
}

static void
show_odds (TmRulingView *self, TmRuling *ruling)
{
  guint n_items;

  (void) tm_ruling_get_distribution (ruling, &n_items);
  tm_odds_chart_set_ruling (self->odds, ruling);
  gtk_widget_set_visible (self->odds_card, n_items > 0);
}

/* Without odds the reasoning has all the width. */
static void
odds_shown_cb (TmRulingView *self)
{
  gtk_widget_set_visible (self->odds_column,
                          gtk_widget_get_visible (self->odds_card)
                              || gtk_widget_get_visible (GTK_WIDGET (self->beside_card)));
}

static void
tm_ruling_view_dispose (GObject *object)
{
  tm_widget_dispose_children (GTK_WIDGET (object), TM_TYPE_RULING_VIEW);

  G_OBJECT_CLASS (tm_ruling_view_parent_class)->dispose (object);
}

static void
tm_ruling_view_class_init (TmRulingViewClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_ruling_view_dispose;

  /**
   * TmRulingView::reading-chosen:
   * @self: the view
   * @option: index of the open point among the game's options
   * @value: the reading
   *
   * Somebody wants the other reading.
   */
  signals[SIGNAL_READING_CHOSEN]
      = g_signal_new ("reading-chosen", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);

  g_type_ensure (TM_TYPE_BESIDE_CARD);
  g_type_ensure (TM_TYPE_ODDS_CHART);
  g_type_ensure (TM_TYPE_VERDICT_CARD);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-ruling-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TmRulingView, verdict_card);
  gtk_widget_class_bind_template_child (widget_class, TmRulingView, hint);
  gtk_widget_class_bind_template_child (widget_class, TmRulingView, waiting);
  gtk_widget_class_bind_template_child (widget_class, TmRulingView, open_points);
  gtk_widget_class_bind_template_child (widget_class, TmRulingView, columns);
  gtk_widget_class_bind_template_child (widget_class, TmRulingView, why_card);
  gtk_widget_class_bind_template_child (widget_class, TmRulingView, why);
  gtk_widget_class_bind_template_child (widget_class, TmRulingView, articles);
  gtk_widget_class_bind_template_child (widget_class, TmRulingView, odds_column);
  gtk_widget_class_bind_template_child (widget_class, TmRulingView, odds_card);
  gtk_widget_class_bind_template_child (widget_class, TmRulingView, odds);
  gtk_widget_class_bind_template_child (widget_class, TmRulingView, beside_card);
}

static void
tm_ruling_view_init (TmRulingView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->has_verdict = TRUE;
  g_signal_connect_swapped (self->odds_card, "notify::visible", G_CALLBACK (odds_shown_cb), self);
  g_signal_connect_swapped (self->beside_card, "notify::visible", G_CALLBACK (odds_shown_cb), self);
}

/**
 * tm_ruling_view_new:
 *
 * Makes an empty view.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_ruling_view_new (void)
{
  return g_object_new (TM_TYPE_RULING_VIEW, NULL);
}

/**
 * tm_ruling_view_set_has_verdict:
 * @self: the view
 * @has_verdict: whether it shows the verdict, or that stands elsewhere
 *
 * Sets whether the sentence itself is shown.
 */
void
tm_ruling_view_set_has_verdict (TmRulingView *self, gboolean has_verdict)
{
  g_return_if_fail (TM_IS_RULING_VIEW (self));

  self->has_verdict = has_verdict;
}

/**
 * tm_ruling_view_set_narrow:
 * @self: the view
 * @narrow: whether there is room for one column only
 *
 * Sets whether the odds stand below the reasoning instead of beside it.
 */
void
tm_ruling_view_set_narrow (TmRulingView *self, gboolean narrow)
{
  g_return_if_fail (TM_IS_RULING_VIEW (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->columns),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (self->columns, !narrow);
}

/**
 * tm_ruling_view_show:
 * @self: the view
 * @game: the game
 * @question: index of the question
 * @ruling: the answer; it is not kept
 *
 * Shows a ruling.
 */
void
tm_ruling_view_show (TmRulingView *self, const TmGame *game, guint question, TmRuling *ruling)
{
  g_return_if_fail (TM_IS_RULING_VIEW (self));

  gtk_widget_set_visible (GTK_WIDGET (self->hint), FALSE);
  gtk_widget_set_visible (self->waiting, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->verdict_card), self->has_verdict);
  tm_verdict_card_show (self->verdict_card, ruling);
  show_open_points (self, game, ruling);
  show_why (self, game, ruling);
  show_odds (self, ruling);
  tm_beside_card_show (self->beside_card, game, question, tm_ruling_get_box (ruling),
                       tm_ruling_get_args (ruling));
  gtk_widget_set_visible (GTK_WIDGET (self->columns), TRUE);
  odds_shown_cb (self);
}

static void
hide_all (TmRulingView *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->hint), FALSE);
  gtk_widget_set_visible (self->waiting, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->verdict_card), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->open_points), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->columns), FALSE);
  tm_beside_card_hide (self->beside_card);
}

/**
 * tm_ruling_view_show_hint:
 * @self: the view
 * @hint: what is still wrong with the situation
 *
 * Shows why there is no ruling yet.
 */
void
tm_ruling_view_show_hint (TmRulingView *self, const char *hint)
{
  g_return_if_fail (TM_IS_RULING_VIEW (self));

  hide_all (self);
  gtk_label_set_label (self->hint, hint);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->hint), GTK_ACCESSIBLE_PROPERTY_LABEL, hint,
                                  -1);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), self->has_verdict);
}

/**
 * tm_ruling_view_show_spinner:
 * @self: the view
 *
 * Shows that the ruling is being worked out.
 */
void
tm_ruling_view_show_spinner (TmRulingView *self)
{
  g_return_if_fail (TM_IS_RULING_VIEW (self));

  hide_all (self);
  gtk_widget_set_visible (self->waiting, self->has_verdict);
}
