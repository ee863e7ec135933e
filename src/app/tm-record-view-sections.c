/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stands below the film: notes, rulings, what was earned, how the dice fell. */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-record-view-private.h"
#include "tm-sheet-achieved.h"
#include "tm-sheet-luck.h"

/* Notes */

static char *
dup_note (TmRecordView *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->note);
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);

  return g_strstrip (gtk_text_buffer_get_text (buffer, &start, &end, FALSE));
}

/* Shows the note that is kept, unless somebody is writing another. */
void
tm_record_view_show_note (TmRecordView *self)
{
  const char *note = self->info->note != NULL ? self->info->note : "";
  g_autofree char *shown = dup_note (self);
  gboolean is_first = self->saved_note == NULL;

  /* What was written just now may not be on the disk yet. */
  if (!is_first && (!g_str_equal (shown, self->saved_note) || !tm_archive_is_saved (self->archive)))
    return;

  if (is_first || !g_str_equal (shown, note))
    gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->note), note, -1);
  g_free (self->saved_note);
  self->saved_note = g_strdup (note);
  gtk_text_view_set_editable (self->note,
                              tm_archive_get_mode (self->archive) == TM_ARCHIVE_READ_WRITE);
}

/* Keeps what was written. */
void
tm_record_view_save_note (TmRecordView *self)
{
  g_autofree char *note = NULL;

  if (self->info == NULL || self->saved_note == NULL)
    return;

  note = dup_note (self);
  if (g_str_equal (note, self->saved_note))
    return;

  tm_archive_set_match_note (self->archive, self->info->uuid, note);
  g_free (self->saved_note);
  self->saved_note = g_steal_pointer (&note);
}

/* Rulings */

static char *
dup_subtitle (const TmSavedRuling *ruling)
{
  const TmGame *game = tm_game_find (ruling->game);
  int question = game != NULL ? tm_game_find_question (game, ruling->question) : -1;
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (ruling->made / G_USEC_PER_SEC);
  g_autoptr (GDateTime) made = utc != NULL ? g_date_time_to_local (utc) : NULL;
  g_autofree char *time = made != NULL ? g_date_time_format (made, "%H:%M") : g_strdup ("");

  if (question < 0)
    return g_steal_pointer (&time);

  /* Translators: when a question was asked, and which */
  return g_strdup_printf (C_ ("ruling", "%s · %s"), time,
                          tm_word_get (game->questions[question].title));
}

static GtkWidget *
create_ruling (const TmSavedRuling *ruling)
{
  GtkWidget *row = adw_expander_row_new ();
  GtkWidget *text = gtk_label_new (ruling->text);
  g_autofree char *subtitle = dup_subtitle (ruling);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), ruling->verdict);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), subtitle);
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (text), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_label_set_selectable (GTK_LABEL (text), TRUE);
  gtk_widget_add_css_class (text, "tm-padded");
  adw_expander_row_add_row (ADW_EXPANDER_ROW (row), text);

  return row;
}

static void
show_rulings (TmRecordView *self)
{
  const TmRulingQuery query = { .match = self->info->uuid };
  g_autoptr (GPtrArray) rulings = tm_archive_list_rulings (self->archive, &query, NULL);

  for (guint i = 0; i < self->ruling_rows->len; i++)
    adw_preferences_group_remove (self->rulings, g_ptr_array_index (self->ruling_rows, i));
  g_ptr_array_set_size (self->ruling_rows, 0);

  for (guint i = 0; rulings != NULL && i < rulings->len; i++)
    {
      GtkWidget *row = create_ruling (g_ptr_array_index (rulings, i));

      g_ptr_array_add (self->ruling_rows, row);
      adw_preferences_group_add (self->rulings, row);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->rulings), self->ruling_rows->len > 0);
}

/* A section that has nothing to say is hidden, and the card around it with it. */
static void
put_section (AdwBin *card, GtkWidget *section)
{
  adw_bin_set_child (card, section);
  gtk_widget_set_visible (GTK_WIDGET (card), gtk_widget_get_visible (section));
}

/* Shows all that takes reading other things than the match. */
void
tm_record_view_fill_sections (TmRecordView *self)
{
  show_rulings (self);
  put_section (self->achieved, tm_sheet_achieved_new (self->match, self->archive));
  put_section (self->luck, tm_sheet_luck_new (self->match));
}
