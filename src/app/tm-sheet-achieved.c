/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-sheet-achieved.h"

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-seat-mark.h"
#include "scene/tm-symbol.h"

#define MARK_SIZE 18
#define SYMBOL_SIZE 20

/* What is known without the archive: what this match has earned by itself. */
static void
add_own (TmMatch *match, GPtrArray *list)
{
  const TmGame *game = tm_match_get_game (match);

  for (guint seat = 0;
       game->get_achieved != NULL && seat < tm_box_get_n_seats (tm_match_get_box (match)); seat++)
    {
      guint32 achieved = game->get_achieved (tm_match_get_table (match), seat);

      for (guint i = 0; i < game->n_achievements; i++)
        if (achieved & 1u << i && !game->achievements[i].is_collected)
          {
            TmAchieved *one = g_new0 (TmAchieved, 1);

            one->seat = seat;
            one->achievement = g_strdup (game->achievements[i].id);
            one->spec = &game->achievements[i];
            g_ptr_array_add (list, one);
          }
    }
}

static GPtrArray *
list_achieved (TmMatch *match, TmArchive *archive)
{
  const char *uuid = tm_archive_get_uuid (match);
  GPtrArray *list = NULL;
  TmResult result;

  tm_match_get_result (match, &result);
  if (result.ending != TM_ENDING_OPEN && archive != NULL && uuid != NULL)
    list = tm_archive_list_match_achievements (archive, uuid, NULL);
  if (list != NULL)
    return list;

  list = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_achieved_free);
  if (result.ending != TM_ENDING_OPEN)
    add_own (match, list);

  return list;
}

static GtkWidget *
create_label (const char *words)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);

  return label;
}

static GtkWidget *
create_row (GtkWidget *picture, GtkWidget *label)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_set_valign (picture, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (row), picture);
  gtk_box_append (GTK_BOX (row), label);

  return row;
}

static GtkWidget *
create_seat (TmMatch *match, guint seat)
{
  GtkWidget *part = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *name = tm_box_dup_seat_name (tm_match_get_box (match), seat);
  GtkWidget *label = create_label (name);

  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (part), create_row (tm_seat_mark_new ((int) seat, MARK_SIZE), label));

  return part;
}

static GtkWidget *
create_achievement (const TmAchieved *achieved)
{
  const TmAchievement *spec = achieved->spec;
  const char *name = spec != NULL ? tm_word_get (spec->name) : achieved->achievement;
  const char *symbol = spec != NULL ? spec->symbol : NULL;

  return create_row (tm_symbol_new (symbol != NULL ? symbol : "star", SYMBOL_SIZE),
                     create_label (name));
}

/**
 * tm_sheet_achieved_new:
 * @match: a match; only read
 * @archive: (nullable): where it is kept; %NULL: nowhere
 *
 * Makes the section of the score sheet that tells who has earned what in a match that is over, also
 * what took the matches before it. It does not follow the match afterwards.
 *
 * Returns: (transfer floating): a new widget, hidden if nobody has earned anything
 */
GtkWidget *
tm_sheet_achieved_new (TmMatch *match, TmArchive *archive)
{
  g_autoptr (GPtrArray) list = list_achieved (match, archive);
  GtkWidget *section = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *heading = create_label (_ ("Achievements"));
  GtkWidget *part = NULL;
  int last = TM_NO_SEAT;

  gtk_widget_add_css_class (section, "sheet-section");
  gtk_widget_add_css_class (heading, "heading");
  gtk_widget_set_visible (section, list->len > 0);
  gtk_box_append (GTK_BOX (section), heading);
  for (guint i = 0; i < list->len; i++)
    {
      const TmAchieved *achieved = g_ptr_array_index (list, i);

      if ((int) achieved->seat != last)
        {
          part = create_seat (match, achieved->seat);
          gtk_box_append (GTK_BOX (section), part);
          last = (int) achieved->seat;
        }
      gtk_box_append (GTK_BOX (part), create_achievement (achieved));
    }

  return section;
}
