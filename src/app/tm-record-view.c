/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-symbol.h"

#include "tm-follow.h"
#include "tm-record-view-private.h"
#include "tm-record-words.h"
#include "tm-result-cards.h"
#include "tm-score-table.h"
#include "tm-status-pane.h"

/* How long the window may wait while a match is read, in microseconds. */
#define BUDGET 6000

/**
 * TmRecordView:
 *
 * One match of the history: what was played and when, the result, the scores over the moves, the
 * film of the match, notes, the rulings that were asked for, what was earned and how the dice fell.
 *
 * The match is read piece by piece while the window goes on. [property@RecordView:title] is what was
 * played. Deleted matches are told by [signal@RecordView::gone] at once, and by
 * [signal@RecordView::back] if the deletion is taken back.
 */
G_DEFINE_FINAL_TYPE (TmRecordView, tm_record_view, ADW_TYPE_BIN)

enum
{
  PROP_TITLE = 1,
  N_PROPS
};

enum
{
  SIGNAL_GONE,
  SIGNAL_BACK,
  N_SIGNALS
};

/* In the order in which a match is read. */
enum
{
  LOAD_MATCH,
  LOAD_SCORES,
  LOAD_CHECK,
  LOAD_SECTIONS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* The head */

static void
set_title (TmRecordView *self, char *title)
{
  g_free (self->title);
  self->title = title;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
}

static void
show_head (TmRecordView *self)
{
  g_autofree char *when = tm_record_dup_when (self->info);
  g_autofree char *state = tm_record_dup_state (self->info);

  set_title (self, tm_match_info_dup_name (self->info));
  gtk_label_set_label (self->title_label, self->title);
  gtk_label_set_label (self->when_label, when);
  gtk_label_set_label (self->state_label, state);
  gtk_widget_set_visible (self->badge, FALSE);
  tm_record_view_update_actions (self);
}

/* Whether what the app drew is what the seal says. */
static void
show_badge (TmRecordView *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;
  guint n_checked = 0;
  gboolean is_good;

  if (self->info->state != TM_MATCH_FINISHED || tm_match_get_random (self->match) == NULL)
    return;

  is_good = tm_match_verify (self->match, &n_checked, &error);
  if (is_good && n_checked == 0)
    return;

  words = is_good ? g_strdup_printf (ngettext ("%u draw verified", "%u draws verified", n_checked),
                                     n_checked)
                  : g_strdup (_ ("Draws do not fit the seal"));
  gtk_label_set_label (self->badge_label, words);
  gtk_widget_set_tooltip_text (
      self->badge, is_good ? _ ("What the app drew follows from the seal that was shown before the "
                                "first move.")
                           : error->message);
  if (is_good)
    gtk_widget_remove_css_class (self->badge, "wrong");
  else
    gtk_widget_add_css_class (self->badge, "wrong");
  gtk_widget_set_visible (self->badge, TRUE);
}

/* The scores and the film */

static void
table_expanded_cb (TmRecordView *self)
{
  if (self->trace != NULL && gtk_expander_get_expanded (self->table_expander)
      && gtk_expander_get_child (self->table_expander) == NULL)
    gtk_expander_set_child (self->table_expander, tm_score_table_new (self->trace));
}

static void
stepped_cb (TmRecordView *self)
{
  g_autofree char *words = NULL;

  if (self->trace == NULL)
    return;

  words = tm_score_trace_dup_step (self->trace, tm_score_chart_get_step (self->chart));
  gtk_label_set_label (self->readout, words);
}

static void
show_scores (TmRecordView *self)
{
  gboolean has_scores
      = tm_score_trace_has_scores (self->trace) && tm_score_trace_get_n_steps (self->trace) > 0;

  gtk_widget_set_visible (self->chart_card, has_scores);
  gtk_widget_set_visible (self->film_card, tm_score_trace_get_n_steps (self->trace) > 0);
  tm_score_chart_set_trace (self->chart, self->trace);
  stepped_cb (self);
  gtk_expander_set_expanded (self->table_expander, FALSE);
  gtk_expander_set_child (self->table_expander, NULL);

  self->film = tm_film_new (self->match, self->trace);
  tm_film_bar_set_film (self->film_bar, self->film);
  self->film_binding
      = g_object_bind_property (self->film, "step", self->chart, "step", G_BINDING_BIDIRECTIONAL);
}

/* Reading */

static void
show_trouble (TmRecordView *self, const char *message)
{
  g_autofree char *safe = g_markup_escape_text (message, -1);

  tm_record_view_forget (self);
  adw_status_page_set_description (self->trouble, safe);
  gtk_stack_set_visible_child_name (self->stack, "trouble");
}

static gboolean
load_match (TmRecordView *self)
{
  g_autoptr (GError) error = NULL;

  self->match = tm_archive_load_match (self->archive, self->info->uuid, &error);
  if (self->match == NULL)
    {
      /* What is left to be done ends with the match. */
      self->load_source = 0;
      show_trouble (self, error->message);
      return G_SOURCE_REMOVE;
    }

  self->trace = tm_score_trace_begin (self->match);
  self->load_step = LOAD_SCORES;

  return G_SOURCE_CONTINUE;
}

static gboolean
load_cb (gpointer data)
{
  TmRecordView *self = data;

  switch (self->load_step)
    {
    case LOAD_MATCH:
      return load_match (self);

    case LOAD_SCORES:
      if (!tm_score_trace_go_on (self->trace, BUDGET))
        return G_SOURCE_CONTINUE;
      adw_bin_set_child (self->cards, tm_result_cards_new (self->match));
      show_scores (self);
      tm_record_view_update_actions (self);
      gtk_stack_set_visible_child_name (self->body, "match");
      self->load_step = LOAD_CHECK;
      return G_SOURCE_CONTINUE;

    case LOAD_CHECK:
      show_badge (self);
      self->load_step = LOAD_SECTIONS;
      return G_SOURCE_CONTINUE;

    case LOAD_SECTIONS:
    default:
      self->load_source = 0;
      tm_record_view_fill_sections (self);
      return G_SOURCE_REMOVE;
    }
}

static void
forget_match (TmRecordView *self)
{
  g_clear_handle_id (&self->load_source, g_source_remove);
  if (self->film != NULL)
    tm_film_set_playing (self->film, FALSE);
  /* The film may still be shown on a page of its own: there it stays where it is. */
  g_clear_pointer (&self->film_binding, g_binding_unbind);
  tm_score_chart_set_trace (self->chart, NULL);
  g_clear_object (&self->film);
  g_clear_pointer (&self->trace, tm_score_trace_unref);
  g_clear_object (&self->match);
}

static void
begin_loading (TmRecordView *self)
{
  forget_match (self);
  gtk_stack_set_visible_child_name (self->body, "loading");
  gtk_stack_set_visible_child_name (self->stack, "record");
  self->load_step = LOAD_MATCH;
  self->load_source = g_idle_add (load_cb, self);
}

/* Shows nothing any more. */
void
tm_record_view_forget (TmRecordView *self)
{
  tm_record_view_save_note (self);
  forget_match (self);
  g_clear_pointer (&self->info, tm_match_info_free);
  gtk_stack_set_visible_child_name (self->stack, "nothing");
  set_title (self, g_strdup (""));
  tm_record_view_update_actions (self);
}

/* Says that a match has disappeared, or come back. */
void
tm_record_view_tell_gone (TmRecordView *self, const char *uuid, gboolean is_back)
{
  g_signal_emit (self, signals[is_back ? SIGNAL_BACK : SIGNAL_GONE], 0, uuid);
}

static gboolean
is_same (const TmMatchInfo *info, const TmMatchInfo *other)
{
  return info->changed == other->changed && info->n_moves == other->n_moves
         && info->state == other->state;
}

/* There is nothing to be kept of a match that somebody else has deleted. */
static void
lose_match (TmRecordView *self)
{
  g_autofree char *uuid = g_strdup (self->info->uuid);

  g_clear_pointer (&self->saved_note, g_free);
  tm_record_view_forget (self);
  tm_record_view_tell_gone (self, uuid, FALSE);
}

/* Somebody may have gone on with the match, corrected it, written a note, or deleted it. */
static void
update (GtkWidget *widget)
{
  TmRecordView *self = TM_RECORD_VIEW (widget);
  g_autoptr (TmMatchInfo) info = NULL;
  g_autoptr (GError) error = NULL;

  if (self->info == NULL)
    return;

  info = tm_archive_find_match (self->archive, self->info->uuid, &error);
  if (g_error_matches (error, TM_STORE_ERROR, TM_STORE_ERROR_NOT_FOUND))
    lose_match (self);
  if (info == NULL)
    return;

  if (!is_same (info, self->info))
    {
      tm_match_info_free (self->info);
      self->info = g_steal_pointer (&info);
      show_head (self);
      begin_loading (self);
      return;
    }

  tm_match_info_free (self->info);
  self->info = g_steal_pointer (&info);
  tm_record_view_show_note (self);
}

/* Nobody looks any more. */
static void
unmapped_cb (TmRecordView *self)
{
  if (self->film != NULL)
    tm_film_set_playing (self->film, FALSE);
}

static void
tm_record_view_get_property (GObject *object, guint property, GValue *value, GParamSpec *pspec)
{
  switch (property)
    {
    case PROP_TITLE:
      g_value_set_string (value, TM_RECORD_VIEW (object)->title);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tm_record_view_dispose (GObject *object)
{
  TmRecordView *self = TM_RECORD_VIEW (object);

  if (self->archive != NULL)
    {
      tm_record_view_save_note (self);
      forget_match (self);
    }
  g_clear_pointer (&self->ruling_rows, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), TM_TYPE_RECORD_VIEW);
  g_clear_pointer (&self->info, tm_match_info_free);
  g_clear_object (&self->archive);

  G_OBJECT_CLASS (tm_record_view_parent_class)->dispose (object);
}

static void
tm_record_view_finalize (GObject *object)
{
  TmRecordView *self = TM_RECORD_VIEW (object);

  g_free (self->title);
  g_free (self->saved_note);

  G_OBJECT_CLASS (tm_record_view_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *class)
{
  gtk_widget_class_bind_template_child (class, TmRecordView, stack);
  gtk_widget_class_bind_template_child (class, TmRecordView, trouble);
  gtk_widget_class_bind_template_child (class, TmRecordView, title_label);
  gtk_widget_class_bind_template_child (class, TmRecordView, when_label);
  gtk_widget_class_bind_template_child (class, TmRecordView, state_label);
  gtk_widget_class_bind_template_child (class, TmRecordView, badge);
  gtk_widget_class_bind_template_child (class, TmRecordView, badge_label);
  gtk_widget_class_bind_template_child (class, TmRecordView, continue_button);
  gtk_widget_class_bind_template_child (class, TmRecordView, chapter_button);
  gtk_widget_class_bind_template_child (class, TmRecordView, again_button);
  gtk_widget_class_bind_template_child (class, TmRecordView, menu_button);
  gtk_widget_class_bind_template_child (class, TmRecordView, body);
  gtk_widget_class_bind_template_child (class, TmRecordView, cards);
  gtk_widget_class_bind_template_child (class, TmRecordView, chart_card);
  gtk_widget_class_bind_template_child (class, TmRecordView, chart);
  gtk_widget_class_bind_template_child (class, TmRecordView, readout);
  gtk_widget_class_bind_template_child (class, TmRecordView, table_expander);
  gtk_widget_class_bind_template_child (class, TmRecordView, film_card);
  gtk_widget_class_bind_template_child (class, TmRecordView, film_bar);
  gtk_widget_class_bind_template_child (class, TmRecordView, note_card);
  gtk_widget_class_bind_template_child (class, TmRecordView, note);
  gtk_widget_class_bind_template_child (class, TmRecordView, rulings);
  gtk_widget_class_bind_template_child (class, TmRecordView, achieved);
  gtk_widget_class_bind_template_child (class, TmRecordView, luck);
  gtk_widget_class_bind_template_callback (class, table_expanded_cb);
  gtk_widget_class_bind_template_callback (class, stepped_cb);
  gtk_widget_class_bind_template_callback (class, tm_record_view_save_note);
}

static void
install_signals (TmRecordViewClass *class)
{
  /**
   * TmRecordView::gone:
   * @self: the view
   * @uuid: identifier of a match
   *
   * The match is not to be shown any more, since somebody has deleted it.
   */
  signals[SIGNAL_GONE] = g_signal_new ("gone", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  /**
   * TmRecordView::back:
   * @self: the view
   * @uuid: identifier of a match
   *
   * The deletion of a match was taken back.
   */
  signals[SIGNAL_BACK] = g_signal_new ("back", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
tm_record_view_class_init (TmRecordViewClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->get_property = tm_record_view_get_property;
  object_class->dispose = tm_record_view_dispose;
  object_class->finalize = tm_record_view_finalize;

  /**
   * TmRecordView:title:
   *
   * What was played; "" while no match is shown.
   */
  properties[PROP_TITLE]
      = g_param_spec_string ("title", NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  install_signals (class);

  g_type_ensure (TM_TYPE_FILM_BAR);
  g_type_ensure (TM_TYPE_SCORE_CHART);
  g_type_ensure (TM_TYPE_SYMBOL);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-record-view.ui");
  bind_children (widget_class);
  tm_record_view_install_actions (widget_class);
}

static void
tm_record_view_init (TmRecordView *self)
{
  self->title = g_strdup ("");
  self->ruling_rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  tm_status_pane_name_all (GTK_WIDGET (self));
  g_signal_connect (self, "unmap", G_CALLBACK (unmapped_cb), NULL);
}

/**
 * tm_record_view_new:
 * @archive: the user's archive
 *
 * Makes a view that shows no match yet.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_record_view_new (TmArchive *archive)
{
  TmRecordView *self = g_object_new (TM_TYPE_RECORD_VIEW, NULL);

  self->archive = g_object_ref (archive);
  tm_follow_archive (GTK_WIDGET (self), archive, update);
  tm_record_view_update_actions (self);

  return GTK_WIDGET (self);
}

/**
 * tm_record_view_show:
 * @self: a view
 * @uuid: (nullable): identifier of a match; %NULL: none
 *
 * Shows a match. Its head is there at once, the rest as soon as it is read.
 */
void
tm_record_view_show (TmRecordView *self, const char *uuid)
{
  g_autoptr (GError) error = NULL;
  TmMatchInfo *info;

  g_return_if_fail (TM_IS_RECORD_VIEW (self));

  if (uuid == NULL)
    {
      tm_record_view_forget (self);
      return;
    }
  if (self->info != NULL && g_str_equal (self->info->uuid, uuid))
    return;

  tm_record_view_save_note (self);
  info = tm_archive_find_match (self->archive, uuid, &error);
  if (info == NULL)
    {
      show_trouble (self, error->message);
      return;
    }

  g_clear_pointer (&self->info, tm_match_info_free);
  g_clear_pointer (&self->saved_note, g_free);
  self->info = info;
  show_head (self);
  tm_record_view_show_note (self);
  begin_loading (self);
}

/**
 * tm_record_view_get_uuid:
 * @self: a view
 *
 * Gets which match is shown.
 *
 * Returns: (transfer none) (nullable): its identifier; %NULL if there is none
 */
const char *
tm_record_view_get_uuid (TmRecordView *self)
{
  g_return_val_if_fail (TM_IS_RECORD_VIEW (self), NULL);

  return self->info != NULL ? self->info->uuid : NULL;
}

/**
 * tm_record_view_get_title:
 * @self: a view
 *
 * Gets what was played.
 *
 * Returns: (transfer none): the name of the game, or the title of a free table; "" if there is no
 *   match
 */
const char *
tm_record_view_get_title (TmRecordView *self)
{
  g_return_val_if_fail (TM_IS_RECORD_VIEW (self), NULL);

  return self->title;
}
