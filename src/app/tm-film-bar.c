/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-film-bar.h"
#include "tm-journal-row.h"
#include "tm-score-chart.h"

/* So many pictures are passed by a page key. */
#define PAGE 10

/**
 * TmFilmBar:
 *
 * A slider over the moves of a match, with buttons for a picture back, a picture on, and to let it
 * run; below it what happened, as the journal has it, and if it is wanted who had how much then.
 */
struct _TmFilmBar
{
  AdwBin parent_instance;

  TmFilm *film;
  TmJournalModel *journal;
  gboolean has_scores;

  GtkWidget *back_button;
  GtkButton *play_button;
  GtkWidget *on_button;
  GtkScale *scale;
  GtkAdjustment *adjustment;
  GtkLabel *position;
  GtkStack *stack;
  TmJournalRow *row;
  GtkLabel *scores;
};

G_DEFINE_FINAL_TYPE (TmFilmBar, tm_film_bar, ADW_TYPE_BIN)

static guint
get_n_steps (TmFilmBar *self)
{
  return tm_score_trace_get_n_steps (tm_film_get_trace (self->film));
}

/* Showing */

static void
show_line (TmFilmBar *self)
{
  guint seq = tm_film_get_seq (self->film);
  guint n_lines = g_list_model_get_n_items (G_LIST_MODEL (self->journal));
  g_autoptr (TmJournalLine) line = NULL;

  /* The newest line is the first of the list. */
  if (seq > 0 && seq <= n_lines)
    line = g_list_model_get_item (G_LIST_MODEL (self->journal), n_lines - seq);
  tm_journal_row_show (self->row, line);
  gtk_stack_set_visible_child_name (self->stack, line != NULL ? "line" : "beginning");
}

static char *
dup_position (TmFilmBar *self)
{
  guint step = tm_film_get_step (self->film);

  if (step == 0)
    return g_strdup (_ ("Beginning"));

  /* Translators: the number of a move, and how many there are */
  return g_strdup_printf (_ ("Move %u of %u"), step, get_n_steps (self));
}

static char *
dup_spoken (TmFilmBar *self, const char *position)
{
  guint seq = tm_film_get_seq (self->film);
  TmMatch *match = tm_film_get_match (self->film);
  g_autofree char *summary = NULL;
  TmEntry entry;

  if (seq == 0 || !tm_match_get_entry (match, seq, &entry))
    return g_strdup (position);

  summary = tm_text_dup_string (&entry.summary, tm_match_get_box (match));
  /* Translators: where the film is, as "Move 3 of 96", and what happened in this move */
  return g_strdup_printf (_ ("%s: %s"), position, summary);
}

static void
show_position (TmFilmBar *self)
{
  guint step = tm_film_get_step (self->film);
  g_autofree char *position = dup_position (self);
  g_autofree char *spoken = dup_spoken (self, position);

  gtk_label_set_label (self->position, position);
  gtk_adjustment_set_value (self->adjustment, step);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  spoken, -1);
  gtk_widget_set_sensitive (self->back_button, step > 0);
  gtk_widget_set_sensitive (self->on_button, step < get_n_steps (self));
}

static void
show_scores (TmFilmBar *self)
{
  const TmScoreTrace *trace = tm_film_get_trace (self->film);
  g_autofree char *scores = tm_score_trace_dup_scores (trace, tm_film_get_step (self->film));

  gtk_label_set_label (self->scores, scores);
  gtk_widget_set_visible (GTK_WIDGET (self->scores),
                          self->has_scores && tm_score_trace_has_scores (trace));
}

static void
moved_cb (TmFilmBar *self)
{
  show_line (self);
  show_position (self);
  show_scores (self);
}

static void
playing_cb (TmFilmBar *self)
{
  gboolean is_playing = tm_film_get_playing (self->film);
  const char *name = is_playing ? C_ ("film", "Pause") : C_ ("film", "Play");

  gtk_button_set_icon_name (self->play_button, is_playing ? "media-playback-pause-symbolic"
                                                          : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->play_button), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
}

/* Moving */

static void
move (TmFilmBar *self, int n_steps)
{
  if (self->film == NULL)
    return;

  tm_film_set_playing (self->film, FALSE);
  tm_film_move (self->film, n_steps);
}

static void
back_cb (TmFilmBar *self)
{
  move (self, -1);
}

static void
on_cb (TmFilmBar *self)
{
  move (self, 1);
}

static void
play_cb (TmFilmBar *self)
{
  if (self->film != NULL)
    tm_film_set_playing (self->film, !tm_film_get_playing (self->film));
}

static gboolean
change_value_cb (TmFilmBar *self, GtkScrollType scroll, double value)
{
  if (self->film == NULL)
    return FALSE;

  tm_film_set_playing (self->film, FALSE);
  tm_film_set_step (self->film, (guint) (CLAMP (value, 0, get_n_steps (self)) + 0.5));

  return TRUE;
}

static gboolean
tm_film_bar_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (TM_FILM_BAR (widget)->play_button));
}

static void
tm_film_bar_dispose (GObject *object)
{
  TmFilmBar *self = TM_FILM_BAR (object);

  if (self->film != NULL)
    tm_journal_row_show (self->row, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), TM_TYPE_FILM_BAR);
  if (self->film != NULL)
    g_signal_handlers_disconnect_by_data (self->film, self);
  g_clear_object (&self->journal);
  g_clear_object (&self->film);

  G_OBJECT_CLASS (tm_film_bar_parent_class)->dispose (object);
}

static void
tm_film_bar_class_init (TmFilmBarClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_film_bar_dispose;
  widget_class->grab_focus = tm_film_bar_grab_focus;

  g_type_ensure (TM_TYPE_JOURNAL_ROW);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tablemate/Tablemate/ui/tm-film-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TmFilmBar, back_button);
  gtk_widget_class_bind_template_child (widget_class, TmFilmBar, play_button);
  gtk_widget_class_bind_template_child (widget_class, TmFilmBar, on_button);
  gtk_widget_class_bind_template_child (widget_class, TmFilmBar, scale);
  gtk_widget_class_bind_template_child (widget_class, TmFilmBar, adjustment);
  gtk_widget_class_bind_template_child (widget_class, TmFilmBar, position);
  gtk_widget_class_bind_template_child (widget_class, TmFilmBar, stack);
  gtk_widget_class_bind_template_child (widget_class, TmFilmBar, row);
  gtk_widget_class_bind_template_child (widget_class, TmFilmBar, scores);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_cb);
  gtk_widget_class_bind_template_callback (widget_class, change_value_cb);
}

/* The wheel scrolls the page that the bar stands on: it shall not run the film on the way. */
static void
leave_wheel (GtkWidget *scale)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (scale);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
    }
}

static void
tm_film_bar_init (TmFilmBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  leave_wheel (GTK_WIDGET (self->scale));
}

/**
 * tm_film_bar_new:
 *
 * Makes a bar without a film.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_film_bar_new (void)
{
  return g_object_new (TM_TYPE_FILM_BAR, NULL);
}

/**
 * tm_film_bar_set_film:
 * @self: a bar
 * @film: a film
 *
 * Runs a film, and follows it.
 */
void
tm_film_bar_set_film (TmFilmBar *self, TmFilm *film)
{
  g_return_if_fail (TM_IS_FILM_BAR (self));
  g_return_if_fail (TM_IS_FILM (film));

  if (self->film != NULL)
    g_signal_handlers_disconnect_by_data (self->film, self);
  g_set_object (&self->film, film);
  g_clear_object (&self->journal);
  self->journal = tm_journal_model_new (tm_film_get_match (film));
  gtk_adjustment_configure (self->adjustment, tm_film_get_step (film), 0, get_n_steps (self), 1,
                            PAGE, 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->play_button), get_n_steps (self) > 0);
  g_signal_connect_object (film, "notify::step", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (film, "notify::playing", G_CALLBACK (playing_cb), self,
                           G_CONNECT_SWAPPED);
  moved_cb (self);
  playing_cb (self);
}

/**
 * tm_film_bar_set_has_scores:
 * @self: a bar
 * @has_scores: whether it shows who had how much
 *
 * Shows the scores at the picture, or leaves them to a chart nearby, as at first.
 */
void
tm_film_bar_set_has_scores (TmFilmBar *self, gboolean has_scores)
{
  g_return_if_fail (TM_IS_FILM_BAR (self));

  self->has_scores = has_scores;
  if (self->film != NULL)
    show_scores (self);
}
