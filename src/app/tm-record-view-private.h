/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-film-bar.h"
#include "tm-record-view.h"
#include "tm-score-chart.h"

G_BEGIN_DECLS

/* The view is in three files: what it shows, what lies below the film, and what is done with a
 * match. */
struct _TmRecordView
{
  AdwBin parent_instance;

  TmArchive *archive;
  TmMatchInfo *info;
  TmMatch *match;
  TmScoreTrace *trace;
  TmFilm *film;
  GBinding *film_binding;
  char *title;
  char *saved_note;
  guint load_step;
  guint load_source;

  GtkStack *stack;
  AdwStatusPage *trouble;
  GtkLabel *title_label;
  GtkLabel *when_label;
  GtkLabel *state_label;
  GtkWidget *badge;
  GtkLabel *badge_label;
  GtkWidget *continue_button;
  GtkWidget *chapter_button;
  GtkWidget *again_button;
  GtkMenuButton *menu_button;
  GtkStack *body;
  AdwBin *cards;
  GtkWidget *chart_card;
  TmScoreChart *chart;
  GtkLabel *readout;
  GtkExpander *table_expander;
  GtkWidget *film_card;
  TmFilmBar *film_bar;
  GtkWidget *note_card;
  GtkTextView *note;
  AdwPreferencesGroup *rulings;
  GPtrArray *ruling_rows;
  AdwBin *achieved;
  AdwBin *luck;
};

void tm_record_view_fill_sections (TmRecordView *self);
void tm_record_view_show_note (TmRecordView *self);
void tm_record_view_save_note (TmRecordView *self);

void tm_record_view_install_actions (GtkWidgetClass *class);
void tm_record_view_update_actions (TmRecordView *self);

void tm_record_view_forget (TmRecordView *self);
void tm_record_view_tell_gone (TmRecordView *self, const char *uuid, gboolean is_back);

G_END_DECLS
