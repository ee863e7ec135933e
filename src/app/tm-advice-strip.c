/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-advice-strip.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "scene/tm-flow-layout.h"
#include "scene/tm-symbol.h"

#define SYMBOL 18
#define SPINNER 16
#define ROW_HEIGHT 40
#define NO_QUESTION G_MAXUINT

/* A row stands for one live question. It stays as long as its question matters, so that nothing
 * jumps while an answer is worked out. */
typedef struct
{
  GtkWidget *button;
  GtkWidget *label;
  GtkWidget *spinner;
  guint question;
} Row;

struct _TmAdviceStrip
{
  GtkWidget parent_instance;

  TmMatch *match;
  TmAdvisor *advisor;
  GtkWidget *rows_box;
  GArray *rows;
};

G_DEFINE_FINAL_TYPE (TmAdviceStrip, tm_advice_strip, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_QUESTION_ACTIVATED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static Row *
get_row (TmAdviceStrip *self, guint index)
{
  return &g_array_index (self->rows, Row, index);
}

static void
clicked_cb (TmAdviceStrip *self, GtkWidget *button)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (get_row (self, i)->button == button)
      {
        g_signal_emit (self, signals[SIGNAL_QUESTION_ACTIVATED], 0, get_row (self, i)->question);
        return;
      }
}

static void
add_row (TmAdviceStrip *self)
{
  Row row = { .question = NO_QUESTION };
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);

  row.label = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (row.label), 0);
  gtk_label_set_wrap (GTK_LABEL (row.label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (row.label), GTK_NATURAL_WRAP_NONE);
  gtk_widget_set_hexpand (row.label, TRUE);
  row.spinner = adw_spinner_new ();
  gtk_widget_set_size_request (row.spinner, SPINNER, SPINNER);
  gtk_widget_set_valign (row.spinner, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), tm_symbol_new ("judge", SYMBOL));
  gtk_box_append (GTK_BOX (content), row.label);
  gtk_box_append (GTK_BOX (content), row.spinner);
  row.button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (row.button), content);
  gtk_button_set_can_shrink (GTK_BUTTON (row.button), TRUE);
  gtk_widget_add_css_class (row.button, "flat");
  gtk_widget_set_size_request (row.button, -1, ROW_HEIGHT);
  gtk_widget_set_tooltip_text (row.button, _ ("Ask the Judge"));
  g_signal_connect_swapped (row.button, "clicked", G_CALLBACK (clicked_cb), self);
  gtk_box_append (GTK_BOX (self->rows_box), row.button);
  g_array_append_val (self->rows, row);
}

static void
drop_row (TmAdviceStrip *self)
{
  gtk_box_remove (GTK_BOX (self->rows_box), get_row (self, self->rows->len - 1)->button);
  g_array_set_size (self->rows, self->rows->len - 1);
}

static void
set_words (Row *row, const char *words, gboolean is_settled)
{
  if (is_settled)
    gtk_widget_remove_css_class (row->label, "dim-label");
  else
    gtk_widget_add_css_class (row->label, "dim-label");
  if (words == NULL)
    return;

  gtk_label_set_label (GTK_LABEL (row->label), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
}

/* Until the answer is there the row keeps its place: for a moment with what it said, dimmed, then
 * under the name of its question. */
static void
show_row (TmAdviceStrip *self, guint index)
{
  Row *row = get_row (self, index);
  guint question = tm_advisor_get_question (self->advisor, index);
  const char *verdict = tm_advisor_get_verdict (self->advisor, index);
  gboolean is_slow = tm_advisor_is_slow (self->advisor, index);
  gboolean is_pending = tm_advisor_is_pending (self->advisor, index);
  const char *title = tm_word_get (tm_match_get_game (self->match)->questions[question].title);

  if (verdict != NULL)
    set_words (row, verdict, TRUE);
  else if (is_slow || row->question != question)
    set_words (row, title, FALSE);
  else
    set_words (row, NULL, FALSE);
  row->question = question;
  gtk_widget_set_visible (row->button, verdict != NULL || is_pending);
  gtk_widget_set_visible (row->spinner, is_slow);
}

static void
show (TmAdviceStrip *self)
{
  guint n_rows = tm_advisor_get_n (self->advisor);

  gboolean has_words = FALSE;

  while (self->rows->len < n_rows)
    add_row (self);
  while (self->rows->len > n_rows)
    drop_row (self);
  for (guint i = 0; i < n_rows; i++)
    {
      show_row (self, i);
      has_words = has_words || gtk_widget_get_visible (get_row (self, i)->button);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), has_words);
}

static void
tm_advice_strip_dispose (GObject *object)
{
  TmAdviceStrip *self = TM_ADVICE_STRIP (object);

  if (self->advisor != NULL)
    tm_advisor_set_is_active (self->advisor, FALSE);
  g_clear_object (&self->advisor);
  g_clear_object (&self->match);
  g_clear_pointer (&self->rows_box, gtk_widget_unparent);

  G_OBJECT_CLASS (tm_advice_strip_parent_class)->dispose (object);
}

static void
tm_advice_strip_finalize (GObject *object)
{
  g_array_unref (TM_ADVICE_STRIP (object)->rows);

  G_OBJECT_CLASS (tm_advice_strip_parent_class)->finalize (object);
}

static void
tm_advice_strip_class_init (TmAdviceStripClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_advice_strip_dispose;
  G_OBJECT_CLASS (class)->finalize = tm_advice_strip_finalize;

  /**
   * TmAdviceStrip::question-activated:
   * @self: the strip
   * @question: index of the question in the game
   *
   * Somebody wants to see the whole ruling.
   */
  signals[SIGNAL_QUESTION_ACTIVATED]
      = g_signal_new ("question-activated", TM_TYPE_ADVICE_STRIP, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "advicestrip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tm_advice_strip_init (TmAdviceStrip *self)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  self->rows_box = tm_flow_box_new (TM_FLOW_FILL, 6, 0);
  gtk_widget_set_parent (self->rows_box, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "tm-advice");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Judge"),
                                  -1);
}

/**
 * tm_advice_strip_new:
 * @match: a match
 *
 * Makes a strip that does not ask yet. It shows only while the judge has something to say.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_advice_strip_new (TmMatch *match)
{
  TmAdviceStrip *self = g_object_new (TM_TYPE_ADVICE_STRIP, NULL);

  self->match = g_object_ref (match);
  self->advisor = tm_advisor_new (match);
  g_signal_connect_object (self->advisor, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);

  return GTK_WIDGET (self);
}

/**
 * tm_advice_strip_set_is_active:
 * @self: the strip
 * @is_active: whether the table is shown as it is now, and anybody wants to know
 *
 * Starts to ask, or stops and hides what was said.
 */
void
tm_advice_strip_set_is_active (TmAdviceStrip *self, gboolean is_active)
{
  g_return_if_fail (TM_IS_ADVICE_STRIP (self));

  tm_advisor_set_is_active (self->advisor, is_active);
}
