/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-dice-tiles.h"
#include "tm-pictures.h"

/* What became of a throw, as it looks and as it is read. */
static const struct
{
  TmDieMarks mark;
  const char *css_class;
  const char *word;
} marks[] = {
  { TM_DIE_EXTRA, "extra", NC_ ("die", "extra") },
  { TM_DIE_REROLLED, "gone", NC_ ("die", "rolled again") },
  { TM_DIE_DROPPED, "gone", NC_ ("die", "dropped") },
  { TM_DIE_EXPLODED, "exploded", NC_ ("die", "explodes") },
  { TM_DIE_SUCCESS, "success", NC_ ("die", "success") },
};

static void
add_tile (AdwWrapBox *tiles, const TmDie *die)
{
  g_autofree char *number = g_strdup_printf ("%d", die->value);
  const char *face = die->name != NULL ? die->name : number;
  g_autofree char *shown = die->marks & TM_DIE_EXPLODED ? g_strconcat (face, "!", NULL) : NULL;
  g_autoptr (GString) spoken = g_string_new (face);
  GtkWidget *tile = gtk_label_new (shown != NULL ? shown : face);

  gtk_widget_add_css_class (tile, "tm-die-tile");
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (die->marks & marks[i].mark)
      {
        gtk_widget_add_css_class (tile, marks[i].css_class);
        g_string_append_printf (spoken, ", %s", g_dpgettext2 (NULL, "die", marks[i].word));
      }
  gtk_label_set_ellipsize (GTK_LABEL (tile), PANGO_ELLIPSIZE_END);
  if (die->marks != 0)
    gtk_widget_set_tooltip_text (tile, spoken->str);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tile), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken->str,
                                  -1);
  adw_wrap_box_append (tiles, tile);
}

static void
add_words (AdwWrapBox *tiles, const char *words, gboolean is_first)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "caption");
  if (!is_first)
    gtk_widget_set_margin_start (label, 6);
  adw_wrap_box_append (tiles, label);
}

/**
 * tm_dice_tiles_fill:
 * @tiles: where to put the tiles, in place of those that are there
 * @dice: the roll
 * @result: what it gave
 * @max: how many dice are shown at most; the others are counted
 *
 * Shows each throw as a tile with its face. What does not count is struck out. If the roll has
 * several terms of dice, each stands in front of its own.
 */
void
tm_dice_tiles_fill (AdwWrapBox *tiles, const TmDice *dice, const TmDiceResult *result, guint max)
{
  guint n_terms = tm_dice_get_n_terms (dice);
  guint n_shown = 0;

  tm_wrap_box_clear (tiles);
  for (guint term = 0; term < n_terms && n_shown < max; term++)
    {
      g_autofree char *notation = tm_dice_dup_term_string (dice, term);

      if (n_terms > 1)
        add_words (tiles, notation, term == 0);
      for (guint i = 0; i < result->dice->len && n_shown < max; i++)
        {
          const TmDie *die = &g_array_index (result->dice, TmDie, i);

          if (die->term != term)
            continue;
          add_tile (tiles, die);
          n_shown++;
        }
    }

  if (n_shown < result->dice->len)
    {
      guint n_more = result->dice->len - n_shown;
      /* Translators: dice of a large roll that are not shown one by one */
      g_autofree char *more
          = g_strdup_printf (ngettext ("and %u more die", "and %u more dice", n_more), n_more);

      add_words (tiles, more, FALSE);
    }
}
