/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-sheet-luck.h"

#include "config.h"

#include <glib/gi18n.h>

#include "engine/tm-luck.h"
#include "scene/tm-symbol.h"
#include "tm-luck-range.h"

#define SYMBOL_SIZE 20
#define NAME_CHARS 14

enum
{
  COLUMN_FACE,
  COLUMN_COUNT,
  COLUMN_EXPECTED,
  COLUMN_RANGE,
};

static GtkWidget *
create_label (const char *words, const char *css_class)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

static void
append_text (GtkWidget *box, const TmText *text, const TmBox *names, const char *css_class)
{
  g_autofree char *words = tm_text_is_empty (text) ? NULL : tm_text_dup_string (text, names);

  if (words != NULL)
    gtk_box_append (GTK_BOX (box), create_label (words, css_class));
}

/* Rows */

static void
attach_heading (GtkGrid *grid, guint column, const char *words)
{
  GtkWidget *label = create_label (words, "caption");

  gtk_widget_add_css_class (label, "heading-cell");
  gtk_label_set_xalign (GTK_LABEL (label), column == COLUMN_RANGE ? 0 : 1);
  gtk_grid_attach (grid, label, (int) column, 0, 1, 1);
}

static GtkWidget *
create_face_cell (const TmBox *box, guint kind, guint face)
{
  const TmFace *spec = tm_box_get_face (box, kind, (gint32) face);
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name
      = create_label (tm_word_get (tm_box_get_face_name (box, kind, (gint32) face)), NULL);

  if (spec->symbol != NULL)
    {
      GtkWidget *symbol = tm_symbol_new (spec->symbol, SYMBOL_SIZE);

      gtk_widget_set_valign (symbol, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (cell), symbol);
    }
  gtk_label_set_max_width_chars (GTK_LABEL (name), NAME_CHARS);
  gtk_box_append (GTK_BOX (cell), name);

  return cell;
}

static void
attach_number (GtkGrid *grid, guint column, guint row, const char *words, gboolean is_unusual)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  if (is_unusual)
    gtk_widget_add_css_class (label, "unusual");
  gtk_grid_attach (grid, label, (int) column, (int) row, 1, 1);
}

static void
attach_face (GtkGrid *grid, const TmBox *box, const TmLuck *luck, guint index, guint i, double most)
{
  const TmLuckDie *die = tm_luck_get_die (luck, index);
  const TmLuckFace *face = tm_luck_get_face (luck, index, i);
  g_autofree char *count = g_strdup_printf ("%u", face->count);
  g_autofree char *expected = g_strdup_printf ("%.1f", face->expected);
  g_autofree char *spoken
      = tm_luck_range_dup_spoken (tm_luck_get_face_name (luck, index, i), die, face);
  GtkWidget *range = tm_luck_range_new (die, face, most);

  gtk_grid_attach (grid, create_face_cell (box, die->piece_kind, tm_luck_get_side (luck, index, i)),
                   COLUMN_FACE, (int) i + 1, 1, 1);
  attach_number (grid, COLUMN_COUNT, i + 1, count, face->excludes_chance);
  attach_number (grid, COLUMN_EXPECTED, i + 1, expected, FALSE);
  gtk_widget_set_hexpand (range, TRUE);
  gtk_widget_set_valign (range, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (range, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (range), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
  gtk_grid_attach (grid, range, COLUMN_RANGE, (int) i + 1, 1, 1);
}

static GtkWidget *
create_grid (const TmBox *box, const TmLuck *luck, guint index)
{
  const TmLuckDie *die = tm_luck_get_die (luck, index);
  GtkWidget *grid = gtk_grid_new ();
  double most = 0;

  for (guint i = 0; i < die->n_faces; i++)
    most = MAX (most, tm_luck_get_face (luck, index, i)->high);
  gtk_widget_add_css_class (grid, "luck");
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  attach_heading (GTK_GRID (grid), COLUMN_COUNT, C_ ("face of a die", "Came up"));
  attach_heading (GTK_GRID (grid), COLUMN_EXPECTED, C_ ("face of a die", "Expected"));
  attach_heading (GTK_GRID (grid), COLUMN_RANGE, C_ ("face of a die", "Its chance"));
  for (guint i = 0; i < die->n_faces; i++)
    attach_face (GTK_GRID (grid), box, luck, index, i, most);

  return grid;
}

/* Dice */

static GtkWidget *
create_die (const TmBox *box, const TmLuck *luck, guint index)
{
  const TmLuckDie *die = tm_luck_get_die (luck, index);
  GtkWidget *part = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  const TmText verdict = tm_luck_describe (luck, index);
  const TmText outlook = tm_luck_describe_outlook (luck, index);
  /* Translators: a kind of dice; “in the app” or “on the table” */
  g_autofree char *heading = g_strdup_printf (
      _ ("%s, %s"), tm_word_get (tm_box_get_kit (box)->pieces[die->piece_kind].name),
      tm_word_get (tm_source_words[die->source].name));

  gtk_box_append (GTK_BOX (part), create_label (heading, "heading"));
  append_text (part, &verdict, box, die->excludes_chance ? "unusual" : NULL);
  gtk_box_append (GTK_BOX (part), create_grid (box, luck, index));
  append_text (part, &outlook, box, "soft");

  return part;
}

/**
 * tm_sheet_luck_new:
 * @match: a match; only read
 *
 * Makes the section of the score sheet that tells how the dice have fallen, and how far chance
 * explains it. It does not follow the match afterwards.
 *
 * Returns: (transfer floating): a new widget, hidden if no dice were rolled
 */
GtkWidget *
tm_sheet_luck_new (TmMatch *match)
{
  g_autoptr (TmLuck) luck = tm_luck_new (match, FALSE);
  GtkWidget *section = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);

  gtk_widget_add_css_class (section, "sheet-section");
  gtk_widget_set_visible (section, tm_luck_get_n_dice (luck) > 0);
  gtk_box_append (GTK_BOX (section), create_label (_ ("Luck of the Dice"), "heading"));
  for (guint die = 0; die < tm_luck_get_n_dice (luck); die++)
    gtk_box_append (GTK_BOX (section), create_die (tm_match_get_box (match), luck, die));
  gtk_box_append (
      GTK_BOX (section),
      create_label (_ ("The bar is the range in which the chance of the face lies, going "
                       "by these rolls; the dot is what fell, the stroke a fair die. "
                       "All bars together are right in 95 of 100 matches."),
                    "soft"));

  return section;
}
