/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "scene/tm-number.h"
#include "scene/tm-seat-mark.h"

#include "tm-pictures.h"
#include "tm-result-cards.h"
#include "tm-result-words.h"

#define MARK_SIZE 16
#define SYMBOL_SIZE 15
#define MAX_COUNTERS 2
#define MAX_COLUMNS 4
#define CROWN_SIZE 14
#define MIN_NAME_CHARS 4
#define NAME_CHARS 5

/* What a card is made from. */
typedef struct
{
  TmMatch *match;
  TmStanding standing;
  guint counters[MAX_COUNTERS];
  guint n_counters;
} Result;

static gboolean
is_score (const Result *result, guint counter)
{
  const TmTable *table = tm_match_get_table (result->match);

  for (guint seat = 0; seat < result->standing.n_seats; seat++)
    if (tm_table_get_counter (table, counter, seat) != result->standing.scores[seat])
      return FALSE;

  return result->standing.has_scores;
}

/* A counter that nobody has touched tells nothing. */
static gboolean
is_untouched (const Result *result, guint counter)
{
  const TmTable *table = tm_match_get_table (result->match);
  const TmKit *kit = tm_box_get_kit (tm_match_get_box (result->match));

  for (guint seat = 0; seat < result->standing.n_seats; seat++)
    if (tm_table_get_counter (table, counter, seat) != kit->counters[counter].start)
      return FALSE;

  return TRUE;
}

/* The first that players watch and have used, but for the score itself. */
static void
choose_counters (Result *result)
{
  const TmKit *kit = tm_box_get_kit (tm_match_get_box (result->match));

  for (guint i = 0; i < kit->n_counters && result->n_counters < MAX_COUNTERS; i++)
    if (kit->counters[i].scope == TM_EACH_SEAT && kit->counters[i].is_shown
        && kit->counters[i].symbol != NULL && !is_score (result, i) && !is_untouched (result, i))
      result->counters[result->n_counters++] = i;
}

static GtkWidget *
create_label (const char *words, const char *css_class)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

static GtkWidget *
create_name (const char *name, guint seat)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  GtkWidget *label = create_label (name, "heading");

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), MIN_NAME_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_CHARS);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_tooltip_text (label, name);
  gtk_box_append (GTK_BOX (row), tm_seat_picture_new (seat, MARK_SIZE));
  gtk_box_append (GTK_BOX (row), label);

  return row;
}

static gboolean
is_winner (const TmStanding *standing, guint seat)
{
  return standing->ending == TM_ENDING_WON && (standing->winners & 1u << seat) != 0;
}

static GtkWidget *
create_place (const TmStanding *standing, guint seat)
{
  g_autofree char *words = tm_standing_dup_place (standing, seat);
  GtkWidget *place = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  GtkWidget *label = create_label (words != NULL ? words : "", "caption");

  /* Two cards stand side by side on a phone, whatever the words are. */
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (label, words);
  gtk_widget_add_css_class (place, "tm-result-place");
  if (is_winner (standing, seat))
    {
      gtk_widget_add_css_class (place, "won");
      gtk_box_append (GTK_BOX (place), tm_symbol_picture_new ("crown", CROWN_SIZE));
    }
  gtk_box_append (GTK_BOX (place), label);
  gtk_widget_set_visible (place, words != NULL);

  return place;
}

static void
append_counter (const Result *result, GtkWidget *row, guint counter, guint seat)
{
  TmBox *box = tm_match_get_box (result->match);
  const TmCounterSpec *spec = &tm_box_get_kit (box)->counters[counter];
  gint32 value = tm_table_get_counter (tm_match_get_table (result->match), counter, seat);
  g_autofree char *number = tm_number_dup (value);
  GtkWidget *part = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_box_append (GTK_BOX (part), tm_symbol_picture_new (spec->symbol, SYMBOL_SIZE));
  gtk_box_append (GTK_BOX (part), create_label (number, NULL));
  gtk_widget_set_tooltip_text (part, tm_word_get (spec->name));
  gtk_box_append (GTK_BOX (row), part);
}

static GtkWidget *
create_counters (const Result *result, guint seat)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_widget_add_css_class (row, "tm-result-counters");
  for (guint i = 0; i < result->n_counters; i++)
    append_counter (result, row, result->counters[i], seat);
  gtk_widget_set_visible (row, result->n_counters > 0);

  return row;
}

/* What stands on the card, for a screen reader. */
static char *
dup_spoken (const Result *result, guint32 group, guint seat)
{
  const TmStanding *standing = &result->standing;
  const TmKit *kit = tm_box_get_kit (tm_match_get_box (result->match));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  char *place = tm_standing_dup_place (standing, seat);
  gint32 score = tm_standing_get_score (standing, seat);

  g_strv_builder_take (builder, tm_standing_dup_names (standing, group));
  if (place != NULL)
    g_strv_builder_take (builder, place);
  if (standing->has_scores)
    g_strv_builder_take (
        builder,
        g_strdup_printf (ngettext ("%d point", "%d points", (gulong) ABS ((gint64) score)), score));
  for (guint i = 0; i < result->n_counters && group == 1u << seat; i++)
    g_strv_builder_take (builder,
                         /* Translators: a counter and its value */
                         g_strdup_printf (C_ ("counter", "%s %d"),
                                          tm_word_get (kit->counters[result->counters[i]].name),
                                          tm_table_get_counter (tm_match_get_table (result->match),
                                                                result->counters[i], seat)));
  parts = g_strv_builder_end (builder);

  return g_strjoinv (C_ ("score", ", "), parts);
}

static GtkWidget *
create_people (const TmStanding *standing, guint32 group)
{
  GtkWidget *people = adw_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (people), 12);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (people), 3);
  gtk_widget_set_hexpand (people, TRUE);
  for (guint seat = 0; seat < standing->n_seats; seat++)
    if (group & 1u << seat)
      adw_wrap_box_append (ADW_WRAP_BOX (people), create_name (standing->names[seat], seat));

  return people;
}

/* One for everybody who wins or loses together. */
static GtkWidget *
create_card (const Result *result, guint seat)
{
  const TmStanding *standing = &result->standing;
  guint32 group = tm_standing_get_group (standing, seat);
  gboolean is_alone = group == 1u << seat;
  GtkWidget *card = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  g_autofree char *spoken = dup_spoken (result, group, seat);

  gtk_box_append (GTK_BOX (head), is_alone ? create_name (standing->names[seat], seat)
                                           : create_people (standing, group));
  gtk_box_append (GTK_BOX (head), create_place (standing, seat));
  gtk_box_append (GTK_BOX (card), head);
  if (standing->has_scores)
    {
      g_autofree char *score = tm_number_dup (tm_standing_get_score (standing, seat));

      gtk_box_append (GTK_BOX (card), create_label (score, "tm-result-score"));
    }
  if (is_alone)
    gtk_box_append (GTK_BOX (card), create_counters (result, seat));

  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "tm-result-card");
  tm_seat_look_apply (card, is_alone ? (int) (seat % TM_N_SEAT_LOOKS) : TM_NO_LOOK);
  if (is_winner (standing, seat))
    gtk_widget_add_css_class (card, "won");
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);

  return card;
}

/**
 * tm_result_cards_new:
 * @match: a match; only read
 *
 * Makes cards with the result of a match, in the order of the places: who, the place, the score and
 * what else decides. Who wins and loses together stands on one card. Of a match that goes on they
 * tell how it stands, in the order of the table.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_result_cards_new (TmMatch *match)
{
  Result result = { .match = match };
  GtkWidget *cards = gtk_flow_box_new ();
  guint seats[TM_MAX_SEATS];
  guint32 shown = 0;
  guint n_cards = 0;
  guint n_seats;

  tm_standing_init_match (&result.standing, match);
  choose_counters (&result);
  n_seats = tm_standing_list_seats (&result.standing, seats);
  for (guint i = 0; i < n_seats; i++)
    {
      GtkWidget *card;

      if (shown & 1u << seats[i])
        continue;
      card = create_card (&result, seats[i]);
      gtk_flow_box_append (GTK_FLOW_BOX (cards), card);
      gtk_widget_set_focusable (gtk_widget_get_parent (card), FALSE);
      shown |= tm_standing_get_group (&result.standing, seats[i]);
      n_cards++;
    }
  tm_standing_clear (&result.standing);

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (cards), GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (cards), TRUE);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (cards), MIN (2, n_cards));
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (cards), MIN (MAX_COLUMNS, n_cards));
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (cards), 6);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (cards), 6);
  gtk_widget_add_css_class (cards, "tm-result-cards");
  gtk_accessible_update_property (GTK_ACCESSIBLE (cards), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Result"), -1);

  return cards;
}
