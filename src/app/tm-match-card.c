/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-game-picture.h"
#include "tm-match-card.h"
#include "tm-people.h"
#include "tm-pictures.h"

/* How long words ask for room. */
#define MAX_CHARS 10

/* When it was: the time today, the day this week, else the date. */
static char *
dup_when (gint64 time)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (time / G_USEC_PER_SEC);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  GTimeSpan ago = g_date_time_difference (now, then);

  if (ago < G_TIME_SPAN_DAY
      && g_date_time_get_day_of_month (now) == g_date_time_get_day_of_month (then))
    return g_date_time_format (then, "%H:%M");
  if (ago < 6 * G_TIME_SPAN_DAY)
    return g_date_time_format (then, "%A");

  return g_date_time_format (then, "%x");
}

static GtkWidget *
create_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  /* Cards are as wide as there is room, not as long words want. */
  gtk_label_set_max_width_chars (GTK_LABEL (label), MAX_CHARS);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

static GtkWidget *
create_people (const TmMatchInfo *info)
{
  GtkWidget *grid = gtk_grid_new ();
  int n_columns = info->n_seats <= 4 ? 2 : 3;

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
  gtk_widget_set_valign (grid, GTK_ALIGN_END);
  gtk_widget_set_vexpand (grid, TRUE);

  for (guint i = 0; i < info->n_seats; i++)
    {
      GtkWidget *person = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
      g_autofree char *name = tm_people_dup_name (info->seats[i].name, i);

      gtk_box_append (GTK_BOX (person), tm_seat_picture_new (i, 13));
      gtk_box_append (GTK_BOX (person), create_label (name, "caption"));
      gtk_grid_attach (GTK_GRID (grid), person, (int) i % n_columns, (int) i / n_columns, 1, 1);
    }

  return grid;
}

static GtkWidget *
create_head (const char *title, const char *when)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name = create_label (title, "heading");
  GtkWidget *time = create_label (when, "caption");

  gtk_widget_set_hexpand (name, TRUE);
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_lines (GTK_LABEL (name), 2);
  gtk_widget_add_css_class (time, "dim-label");
  gtk_widget_set_valign (name, GTK_ALIGN_BASELINE_FILL);
  gtk_widget_set_valign (time, GTK_ALIGN_BASELINE_FILL);
  gtk_box_append (GTK_BOX (head), name);
  gtk_box_append (GTK_BOX (head), time);

  return head;
}

/**
 * tm_match_card_new:
 * @info: a running match of a game that is registered
 *
 * Makes a card that tells what is played, where it stands and who plays, and that goes on with
 * the match when touched.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_match_card_new (const TmMatchInfo *info)
{
  const TmGame *game = tm_game_find (info->game);
  const char *title = info->title != NULL ? info->title : tm_word_get (game->name);
  g_autofree char *progress = tm_match_info_dup_progress (info);
  g_autofree char *when = dup_when (info->changed);
  g_autofree char *spoken = NULL;
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  gtk_box_append (GTK_BOX (words), create_head (title, when));
  if (progress != NULL && *progress != '\0')
    gtk_box_append (GTK_BOX (words), create_label (progress, NULL));
  gtk_box_append (GTK_BOX (words), create_people (info));
  gtk_widget_add_css_class (words, "tm-tile-words");
  gtk_widget_set_hexpand (words, TRUE);

  gtk_box_append (GTK_BOX (content), tm_game_picture_new (game, 76, 112));
  gtk_box_append (GTK_BOX (content), words);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "card");
  gtk_widget_add_css_class (button, "tm-tile");
  gtk_widget_set_overflow (button, GTK_OVERFLOW_HIDDEN);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.continue");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", info->uuid);

  /* Translators: a running match read aloud: the game and where it stands */
  spoken = g_strdup_printf (_ ("Continue %s, %s"), title, progress != NULL ? progress : when);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);

  return button;
}
