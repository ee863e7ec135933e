/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is touched on the page of a match becomes a recorded move. */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-sign.h"

#include "tm-journal-model.h"
#include "tm-match-page-private.h"

static void
close_picker (TmMatchPage *self)
{
  gtk_popover_popdown (self->popover);
  adw_bottom_sheet_set_open (self->bottom_sheet, FALSE);
}

static GtkWidget *
find_touched (TmMatchPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->scene_view)))
    return focus;

  return GTK_WIDGET (self->scene_view);
}

/* Who pressed the shortcut of what comes next looks at its button, wherever the focus is. */
static GtkWidget *
find_anchor (TmMatchPage *self)
{
  GtkWidget *primary = tm_scene_view_get_primary (self->scene_view);

  return self->is_primary_asked && gtk_widget_get_mapped (primary) ? primary : find_touched (self);
}

/* The popover hangs on the thing that was touched. */
static void
point_popover (TmMatchPage *self)
{
  GtkWidget *anchor = find_anchor (self);
  graphene_rect_t bounds;
  GdkRectangle area;

  if (!gtk_widget_compute_bounds (anchor, GTK_WIDGET (self->scene_view), &bounds))
    graphene_rect_init (&bounds, 0, 0, 1, 1);

  area = (GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width,
                          (int) bounds.size.height };
  if (anchor == GTK_WIDGET (self->scene_view))
    area.height = MIN (area.height, 120);
  gtk_popover_set_pointing_to (self->popover, &area);
}

/* What the focus goes back to; on a phone it may be the button below the table. While one form
 * follows another, it is what asked for the first. */
static void
keep_asker (TmMatchPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (!self->is_asking || focus == NULL
      || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->picker)))
    tm_scene_focus_keep (&self->asker, GTK_WIDGET (self));
  self->is_asking = TRUE;
}

/* The focus goes back to what was touched, or to what lies beside it if that is gone: in a picker that
 * is closed, keys would go nowhere. */
static void
return_focus (TmMatchPage *self)
{
  if (!self->is_asking || self->is_popover_waiting)
    return;
  self->is_asking = FALSE;
  tm_scene_view_give_back_focus (self->scene_view, &self->asker);
}

static void
sheet_moved_cb (TmMatchPage *self)
{
  if (!adw_bottom_sheet_get_open (self->bottom_sheet))
    return_focus (self);
}

static void
open_picker (TmMatchPage *self)
{
  GtkWidget *picker = GTK_WIDGET (self->picker);

  keep_asker (self);
  g_object_ref (picker);
  adw_bin_set_child (self->sheet_bin, NULL);
  gtk_popover_set_child (self->popover, NULL);

  if (tm_scene_view_get_narrow (self->scene_view))
    {
      adw_bin_set_child (self->sheet_bin, picker);
      adw_bottom_sheet_set_open (self->bottom_sheet, TRUE);
    }
  else
    {
      gtk_popover_set_child (self->popover, picker);
      point_popover (self);
      gtk_popover_popup (self->popover);
    }
  g_object_unref (picker);
}

static void
ask (TmMatchPage *self, const char *title)
{
  tm_move_picker_ask (self->picker, self->recorder, title);
  open_picker (self);
}

static void
ask_offer (TmMatchPage *self, guint offer)
{
  const TmOffer *touched = tm_offers_get (tm_recorder_get_offers (self->recorder), offer);
  g_autofree char *title
      = tm_text_dup_string (&touched->label, tm_match_get_box (tm_match_page_get_match (self)));

  ask (self, title);
}

/* A move that nobody touched bears the name of its kind. */
static void
ask_move (TmMatchPage *self)
{
  const TmGame *game = tm_match_get_game (tm_match_page_get_match (self));

  ask (self,
       tm_word_get (tm_game_get_move (game, tm_recorder_get_move (self->recorder)->kind)->name));
}

static void
announce (TmMatchPage *self)
{
  const TmText *summary = tm_resolution_get_summary (tm_recorder_get_resolution (self->recorder));
  g_autofree char *sentence = NULL;

  if (tm_text_is_empty (summary))
    return;

  sentence = tm_text_dup_string (summary, tm_match_get_box (tm_match_page_get_match (self)));
  gtk_accessible_announce (GTK_ACCESSIBLE (self), sentence,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* What no resolution tells, such as what is taken back, is told in the words of the journal. */
void
tm_match_page_announce_line (TmMatchPage *self, guint seq)
{
  g_autofree char *sentence = tm_journal_dup_sentence (tm_match_page_get_match (self), seq);

  if (sentence != NULL)
    gtk_accessible_announce (GTK_ACCESSIBLE (self), sentence,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
finish (TmMatchPage *self, TmRecordStatus status, const GError *error)
{
  close_picker (self);

  switch (status)
    {
    case TM_RECORD_DONE:
    case TM_RECORD_REFUSED:
      tm_finding_bar_show (self->finding_bar, tm_match_page_get_match (self),
                           tm_recorder_get_move (self->recorder),
                           tm_recorder_get_resolution (self->recorder), status == TM_RECORD_DONE);
      if (status == TM_RECORD_DONE)
        announce (self);
      break;

    case TM_RECORD_FAILED:
      g_assert (error != NULL);
      tm_finding_bar_show_error (self->finding_bar, error->message);
      break;

    case TM_RECORD_ASK:
    default:
      break;
    }
}

/* One of several moves may have a question. */
static void
go_on (TmMatchPage *self, TmRecordStatus status, const GError *error)
{
  if (status == TM_RECORD_ASK)
    ask_move (self);
  else
    finish (self, status, error);
}

/* Records what somebody touched, or asks for what is missing. */
void
tm_match_page_activate_offer (TmMatchPage *self, guint offer)
{
  g_autoptr (GError) error = NULL;
  TmRecordStatus status;

  if (self->past_seq != 0 || offer >= tm_offers_get_n (tm_recorder_get_offers (self->recorder)))
    return;

  tm_finding_bar_hide (self->finding_bar);
  status = tm_recorder_begin (self->recorder, offer, &error);
  if (status == TM_RECORD_ASK)
    ask_offer (self, offer);
  else
    finish (self, status, error);
}

/* Does what comes next. */
void
tm_match_page_activate_primary (TmMatchPage *self, guint offer)
{
  self->is_primary_asked = TRUE;
  tm_match_page_activate_offer (self, offer);
  self->is_primary_asked = FALSE;
}

/**
 * tm_match_page_use_ruling:
 * @self: the page
 * @question: index of the question that was ruled on
 * @args: its situation
 *
 * Records the outcome of a ruling, asking for what the ruling does not say.
 */
void
tm_match_page_use_ruling (TmMatchPage *self, guint question, const TmArgs *args)
{
  TmMatch *match = tm_match_page_get_match (self);
  const TmGame *game = tm_match_get_game (match);
  TmMove moves[TM_MAX_USED];
  guint n_moves = tm_question_use (game, question, tm_match_get_table (match), args, moves);
  g_autoptr (GError) error = NULL;
  TmRecordStatus status;

  /* On a phone the judge hides the table, and with it what comes of the ruling. */
  adw_view_stack_set_visible_child_name (self->narrow_stack, "table");
  if (self->past_seq != 0)
    {
      self->past_seq = 0;
      tm_match_page_update (self);
    }
  if (n_moves == 0)
    {
      tm_finding_bar_show_error (self->finding_bar, _ ("This cannot be recorded."));
      return;
    }

  tm_finding_bar_hide (self->finding_bar);
  status = tm_recorder_use (self->recorder, moves, n_moves, &error);
  go_on (self, status, error);
}

static void
picker_completed_cb (TmMatchPage *self, gboolean is_override)
{
  g_autoptr (GError) error = NULL;
  TmRecordStatus status;
  TmArgs args;

  tm_move_picker_get_args (self->picker, &args);
  status = tm_recorder_answer (self->recorder, &args, is_override, &error);
  go_on (self, status, error);
}

/* The popover has the keys for itself: it gives way to the dialog, and comes back after it. */
static void
explanation_closed_cb (TmMatchPage *self)
{
  if (!self->is_popover_waiting)
    return;

  self->is_popover_waiting = FALSE;
  if (self->popover != NULL)
    gtk_popover_popup (self->popover);
}

static void
picker_explain_cb (TmMatchPage *self, AdwDialog *dialog)
{
  self->is_popover_waiting = gtk_widget_get_visible (GTK_WIDGET (self->popover));
  g_signal_connect_object (dialog, "closed", G_CALLBACK (explanation_closed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_popover_popdown (self->popover);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
picker_cancelled_cb (TmMatchPage *self)
{
  tm_recorder_cancel (self->recorder);
  close_picker (self);
}

static void
offer_activated_cb (TmMatchPage *self, int offer)
{
  if (offer >= 0)
    tm_match_page_activate_offer (self, (guint) offer);
}

/* What was typed is the one thing that the offer wants. */
static void
offer_answered_cb (TmMatchPage *self, int offer, const char *text)
{
  g_autoptr (GError) error = NULL;
  TmBox *box = tm_match_get_box (tm_match_page_get_match (self));
  TmRecordStatus status;
  guint32 missing;
  const TmMove *move;
  const TmMoveSpec *spec;
  TmArgs args;

  if (self->past_seq != 0 || offer < 0
      || (guint) offer >= tm_offers_get_n (tm_recorder_get_offers (self->recorder)))
    return;

  tm_finding_bar_hide (self->finding_bar);
  status = tm_recorder_begin (self->recorder, (guint) offer, &error);
  missing = tm_recorder_get_missing (self->recorder);
  if (status == TM_RECORD_ASK && missing != 0)
    {
      move = tm_recorder_get_move (self->recorder);
      spec = tm_game_get_move (tm_box_get_game (box), move->kind);
      tm_args_copy (&args, &move->args);
      if (tm_param_set_text (spec->params, (guint) g_bit_nth_lsf (missing, -1), box, text, &args,
                             &error))
        status = tm_recorder_answer (self->recorder, &args, FALSE, &error);
      else
        status = TM_RECORD_FAILED;
    }
  finish (self, status, error);
}

/* A piece is picked for the move to come, or dropped: nothing is recorded. */
static void
piece_touched_cb (TmMatchPage *self, int piece)
{
  if (self->past_seq != 0 || piece < 0)
    return;

  tm_finding_bar_hide (self->finding_bar);
  tm_recorder_touch (self->recorder, (guint) piece);
  tm_match_page_update (self);
}

/* Drops what is picked; tells whether anything was. */
gboolean
tm_match_page_drop_picks (TmMatchPage *self)
{
  if (!tm_recorder_drop_picks (self->recorder))
    return FALSE;

  tm_match_page_update (self);
  return TRUE;
}

static void
option_set_cb (TmMatchPage *self, int option, int value)
{
  g_autoptr (GError) error = NULL;

  if (self->past_seq != 0)
    return;

  tm_finding_bar_hide (self->finding_bar);
  if (tm_match_set_house_rule (tm_match_page_get_match (self), (guint) option, value, &error))
    tm_match_page_announce_line (self, tm_match_get_last_done (tm_match_page_get_match (self)));
  else
    tm_finding_bar_show_error (self->finding_bar, error->message);
}

static void
show_toast (TmMatchPage *self, const char *title)
{
  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  g_clear_object (&self->toast);

  self->toast = g_object_ref_sink (adw_toast_new (title));
  adw_toast_set_use_markup (self->toast, FALSE);
  adw_toast_set_button_label (self->toast, _ ("_Undo"));
  adw_toast_set_action_name (self->toast, "match.undo");
  adw_toast_overlay_add_toast (self->toasts, g_object_ref (self->toast));
}

static void
counter_set_cb (TmMatchPage *self, guint slot, int value, const char *why)
{
  const gint32 *slots = tm_table_get_slots (tm_match_get_table (tm_match_page_get_match (self)));
  int before = slots[slot];
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;

  if (self->past_seq != 0 || before == value)
    return;

  if (!tm_match_set_counter (tm_match_page_get_match (self), slot, value, why, &error))
    {
      tm_finding_bar_show_error (self->finding_bar, error->message);
      return;
    }

  title = tm_recorder_dup_correction (self->recorder, slot, before, value);
  show_toast (self, title);
}

static void
override_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmMatchPage *self = TM_MATCH_PAGE (widget);
  g_autoptr (GError) error = NULL;
  TmRecordStatus status = tm_recorder_override (self->recorder, &error);

  go_on (self, status, error);
}

static void
choose_reading_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmMatchPage *self = TM_MATCH_PAGE (widget);
  g_autoptr (GError) error = NULL;
  guint option;
  gint32 value;

  g_variant_get (parameter, "(ui)", &option, &value);
  go_on (self, tm_recorder_choose_reading (self->recorder, option, value, &error), error);
}

static void
create_picker (TmMatchPage *self)
{
  self->picker = TM_MOVE_PICKER (g_object_ref_sink (tm_move_picker_new ()));
  g_signal_connect_object (self->picker, "completed", G_CALLBACK (picker_completed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->picker, "cancelled", G_CALLBACK (picker_cancelled_cb), self,
                           G_CONNECT_SWAPPED);

  g_signal_connect_object (self->picker, "explain", G_CALLBACK (picker_explain_cb), self,
                           G_CONNECT_SWAPPED);

  g_set_weak_pointer (&self->popover, GTK_POPOVER (gtk_popover_new ()));
  gtk_widget_set_size_request (GTK_WIDGET (self->popover), 420, -1);
  gtk_popover_set_position (self->popover, GTK_POS_BOTTOM);
  gtk_widget_set_parent (GTK_WIDGET (self->popover), GTK_WIDGET (self->scene_view));
}

/* Installs the actions of findings. */
void
tm_match_page_install_moves (GtkWidgetClass *class)
{
  gtk_widget_class_install_action (class, "match.override", NULL, override_cb);
  gtk_widget_class_install_action (class, "match.choose-reading", "(ui)", choose_reading_cb);
}

/* On a phone there is room for the sentence and what can be done about it. */
static void
narrow_cb (TmMatchPage *self)
{
  tm_finding_bar_set_compact (self->finding_bar, tm_scene_view_get_narrow (self->scene_view));
}

/* Lets what can be touched say what the rules think of it. What was once is not judged. */
void
tm_match_page_show_remarks (TmMatchPage *self)
{
  g_autoptr (GPtrArray) remarks = NULL;
  int primary = tm_offers_get_primary (tm_recorder_get_offers (self->recorder));
  const TmRemark *remark = NULL;

  if (self->past_seq == 0)
    remarks = tm_recorder_list_remarks (self->recorder);
  if (remarks != NULL && primary >= 0)
    remark = g_ptr_array_index (remarks, primary);

  tm_scene_view_set_remarks (self->scene_view, remarks);
  tm_sign_mark (self->primary_sign, GTK_WIDGET (self->primary_button), remark);
}

/* Listens to the table. */
void
tm_match_page_init_moves (TmMatchPage *self)
{
  create_picker (self);
  g_signal_connect_object (self->popover, "closed", G_CALLBACK (return_focus), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->scene_view, "notify::narrow", G_CALLBACK (narrow_cb), self);
  g_signal_connect_swapped (self->bottom_sheet, "notify::open", G_CALLBACK (sheet_moved_cb), self);
  g_signal_connect_swapped (self->scene_view, "offer-activated", G_CALLBACK (offer_activated_cb),
                            self);
  g_signal_connect_swapped (self->scene_view, "offer-answered", G_CALLBACK (offer_answered_cb),
                            self);
  g_signal_connect_swapped (self->scene_view, "counter-set", G_CALLBACK (counter_set_cb), self);
  g_signal_connect_swapped (self->scene_view, "piece-touched", G_CALLBACK (piece_touched_cb), self);
  g_signal_connect_swapped (self->scene_view, "option-set", G_CALLBACK (option_set_cb), self);
}
