/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "engine/tm-luck.h"

#include "scene/tm-magnifier.h"
#include "scene/tm-scene-host.h"
#include "scene/tm-turned.h"

#include "tm-application.h"
#include "tm-awake.h"
#include "tm-explain-dialog.h"
#include "tm-match-page-private.h"
#include "tm-names.h"
#include "tm-sheet-view.h"
#include "tm-stack-names.h"

/* So high is what a sheet is dragged by. */
#define HANDLE_HEIGHT 15

G_DEFINE_FINAL_TYPE (TmMatchPage, tm_match_page, ADW_TYPE_NAVIGATION_PAGE)

/* Whether journal and judge have pages of their own. */
static gboolean
is_narrow (TmMatchPage *self)
{
  return g_strcmp0 (adw_multi_layout_view_get_layout_name (self->layouts), "narrow") == 0;
}

/* Showing */

static int
find_roll (TmMatchPage *self)
{
  const TmOffers *offers = tm_recorder_get_offers (self->recorder);
  int primary = tm_offers_get_primary (offers);

  if (primary >= 0 && tm_recorder_draws (self->recorder, (guint) primary))
    return primary;

  for (guint i = 0; i < tm_offers_get_n (offers); i++)
    if (tm_offers_get (offers, i)->is_usual && tm_recorder_draws (self->recorder, i))
      return (int) i;

  return -1;
}

static gboolean
has_tally (TmMatchPage *self)
{
  return tm_match_get_game (tm_match_page_get_match (self))->tally != NULL;
}

/* Where nothing is tallied, the sheet still tells how the dice have fallen. */
static gboolean
has_sheet (TmMatchPage *self)
{
  g_autoptr (TmLuck) luck = NULL;

  if (has_tally (self))
    return TRUE;

  luck = tm_luck_new (tm_match_page_get_match (self), FALSE);

  return tm_luck_get_n_dice (luck) > 0;
}

/* When the match is over, the score sheet is what comes next. */
static gboolean
is_sheet_next (TmMatchPage *self)
{
  TmResult result = { 0 };

  tm_match_get_result (tm_match_page_get_match (self), &result);

  return result.ending != TM_ENDING_OPEN && self->past_seq == 0 && has_tally (self)
         && tm_offers_get_primary (tm_recorder_get_offers (self->recorder)) < 0;
}

/* What is long has two lines. */
static void
set_primary_label (TmMatchPage *self, const char *label)
{
  GtkLabel *words;

  gtk_button_set_label (self->primary_button, label);
  words = GTK_LABEL (gtk_button_get_child (self->primary_button));
  gtk_label_set_wrap (words, TRUE);
  gtk_label_set_lines (words, 2);
  gtk_label_set_justify (words, GTK_JUSTIFY_CENTER);
}

static void
show_primary (TmMatchPage *self)
{
  const TmOffers *offers = tm_recorder_get_offers (self->recorder);
  int primary = self->past_seq == 0 ? tm_offers_get_primary (offers) : -1;
  int roll = self->past_seq == 0 ? find_roll (self) : -1;

  gboolean is_sheet = is_sheet_next (self);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "match.primary", primary >= 0 || is_sheet);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "match.roll", roll >= 0);

  if (primary >= 0)
    {
      g_autofree char *label
          = tm_text_dup_string (&tm_offers_get (offers, (guint) primary)->label,
                                tm_match_get_box (tm_match_page_get_match (self)));

      set_primary_label (self, label);
    }
  else if (is_sheet)
    set_primary_label (self, _ ("Score Sheet"));

  /* Its place stays empty while the next move is made elsewhere. */
  gtk_stack_set_visible_child_name (self->primary_stack,
                                    primary >= 0 || is_sheet ? "button" : "nothing");
}

static void
show_past (TmMatchPage *self)
{
  g_autofree char *sentence = NULL;

  gtk_revealer_set_reveal_child (self->past_revealer, self->past_seq != 0);
  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "match.go-back",
      self->past_seq != 0
          && self->past_seq != tm_match_get_last_done (tm_match_page_get_match (self)));
  if (self->past_seq == 0)
    return;

  sentence = g_strdup_printf (_ ("As it was after move %u"), self->past_seq);
  gtk_label_set_label (self->past_label, sentence);
}

/* Whoever the device was handed to sees the hand over the table, wherever else it lies. */
static void
show_hand (TmMatchPage *self, const TmScene *scene)
{
  static const int looks[TM_MAX_SEATS] = { 0, 1, 2, 3, 4, 5, 6, 7 };
  g_autoptr (TmStage) stage = NULL;
  g_autoptr (GPtrArray) remarks = NULL;

  tm_hand_reach_set_seat (self->reach, self->viewer);
  if (!self->is_handed || self->viewer == TM_NO_SEAT)
    {
      tm_held_hand_hide (self->held_hand);
      return;
    }

  stage = tm_stage_new_from_scene (scene, looks);
  remarks = tm_recorder_list_remarks (self->recorder);
  if (remarks != NULL)
    tm_stage_add_remarks (stage, remarks);
  tm_held_hand_show (self->held_hand, stage, self->viewer);
}

static void
show_scene (TmMatchPage *self)
{
  g_autoptr (TmScene) scene = NULL;

  if (self->past_seq != 0)
    scene = tm_recorder_create_past_scene (self->recorder, self->past_seq);
  if (scene == NULL)
    scene = tm_recorder_create_scene (self->recorder, self->viewer);

  tm_match_page_show_remarks (self);
  tm_scene_view_set_closing_action (
      self->scene_view, is_sheet_next (self) ? _ ("Score Sheet") : NULL, "match.primary");
  tm_scene_view_set_scene (self->scene_view, scene);
  show_hand (self, scene);
  if (self->viewer == TM_NO_SEAT)
    tm_hand_over_update (self->hand_over, scene);
}

/* The judge speaks about the table as it is now, not as it was. */
static void
show_advice (TmMatchPage *self)
{
  GSettings *settings = tm_application_get_settings (tm_application_get ());
  gboolean is_wanted = g_settings_get_boolean (settings, "show-odds");

  tm_scene_view_set_has_odds (self->scene_view, is_wanted);
  tm_advice_strip_set_is_active (self->advice, is_wanted && self->past_seq == 0);
}

static void
show_title (TmMatchPage *self)
{
  const TmGame *game = tm_match_get_game (tm_match_page_get_match (self));
  g_autofree char *title = tm_names_dup_played (tm_match_get_box (tm_match_page_get_match (self)));
  g_autofree char *subtitle = NULL;
  TmText progress = TM_TEXT_NONE;

  if (game->describe_progress != NULL)
    progress = game->describe_progress (tm_match_get_table (tm_match_page_get_match (self)));
  if (!tm_text_is_empty (&progress))
    subtitle = tm_text_dup_string (&progress, tm_match_get_box (tm_match_page_get_match (self)));

  adw_window_title_set_title (self->window_title, title);
  adw_window_title_set_subtitle (self->window_title, subtitle != NULL ? subtitle : "");
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), title);
}

/* Shows all anew. */
void
tm_match_page_update (TmMatchPage *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "match.undo",
                                 tm_match_can_undo (tm_match_page_get_match (self)));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "match.redo",
                                 tm_match_can_redo (tm_match_page_get_match (self)));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "match.sheet", has_sheet (self));
  show_scene (self);
  show_past (self);
  show_advice (self);
  show_primary (self);
  show_title (self);
}

/* What one has seen may lie elsewhere now: whoever wants to see more holds anew. */
static void
match_changed_cb (TmMatchPage *self)
{
  self->past_seq = 0;
  self->viewer = TM_NO_SEAT;
  tm_match_page_update (self);
}

static void
look_cb (TmMatchPage *self, int seat)
{
  if (self->recorder == NULL || self->viewer == seat)
    return;

  self->viewer = seat;
  show_scene (self);
}

static void
handed_cb (TmMatchPage *self, int seat)
{
  self->is_handed = seat != TM_NO_SEAT;
  look_cb (self, seat);
}

/* Something is played from a hand, which nobody sees any more. */
static void
reached_cb (TmMatchPage *self, int offer, int piece)
{
  TmSceneHost *host = TM_SCENE_HOST (self->scene_view);

  tm_hand_over_let_go (self->hand_over);
  look_cb (self, TM_NO_SEAT);
  if (offer >= 0)
    TM_SCENE_HOST_GET_IFACE (host)->activate_offer (host, offer);
  else if (piece >= 0)
    TM_SCENE_HOST_GET_IFACE (host)->touch_piece (host, piece);
}

static gboolean
leave_round (TmMatchPage *self)
{
  if (!tm_scene_view_get_is_round (self->scene_view))
    return GDK_EVENT_PROPAGATE;
  g_object_set (self, "round", FALSE, NULL);

  return GDK_EVENT_STOP;
}

static gboolean
key_pressed_cb (TmMatchPage *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  gunichar key = gdk_keyval_to_unicode (keyval);

  if (keyval == GDK_KEY_Escape && self->past_seq == 0)
    return tm_match_page_drop_picks (self) || leave_round (self);
  if (key == 0 || self->past_seq != 0
      || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  return tm_scene_view_press_key (self->scene_view, key);
}

/* On a narrow table a seat is one row; touching it opens the seat's hand, which may be higher than the
 * table. */
static void
seat_activated_cb (TmMatchPage *self, int seat)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_widget_set_margin_top (scroller, HANDLE_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller),
                                 tm_scene_view_create_hand (self->scene_view, seat));
  adw_bin_set_child (self->sheet_bin, scroller);
  adw_bottom_sheet_set_open (self->bottom_sheet, TRUE);
}

/* Journal */

static void
line_activated_cb (TmMatchPage *self, guint seq)
{
  self->past_seq = seq == tm_match_get_last_done (tm_match_page_get_match (self)) ? 0 : seq;
  tm_finding_bar_hide (self->finding_bar);
  adw_view_stack_set_visible_child_name (self->narrow_stack, "table");
  tm_match_page_update (self);
}

/* Actions */

static void
undo_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmMatchPage *self = TM_MATCH_PAGE (widget);
  guint seq = tm_match_get_last_done (tm_match_page_get_match (self));
  g_autoptr (GError) error = NULL;

  tm_finding_bar_hide (self->finding_bar);
  if (tm_match_undo (tm_match_page_get_match (self), &error))
    tm_match_page_announce_line (self, seq);
  else
    tm_finding_bar_show_error (self->finding_bar, error->message);
}

static void
redo_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmMatchPage *self = TM_MATCH_PAGE (widget);
  g_autoptr (GError) error = NULL;

  tm_finding_bar_hide (self->finding_bar);
  if (tm_match_redo (tm_match_page_get_match (self), &error))
    tm_match_page_announce_line (self, tm_match_get_last_done (tm_match_page_get_match (self)));
  else
    tm_finding_bar_show_error (self->finding_bar, error->message);
}

static void
primary_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmMatchPage *self = TM_MATCH_PAGE (widget);
  int primary = tm_offers_get_primary (tm_recorder_get_offers (self->recorder));

  if (primary >= 0)
    tm_match_page_activate_primary (self, (guint) primary);
  else if (is_sheet_next (self))
    gtk_widget_activate_action (widget, "match.sheet", NULL);
}

static void
sheet_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmMatchPage *self = TM_MATCH_PAGE (widget);

  adw_dialog_present (tm_sheet_dialog_new (tm_match_page_get_match (self)), widget);
}

static void
roll_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmMatchPage *self = TM_MATCH_PAGE (widget);
  int roll = find_roll (self);

  if (roll >= 0)
    tm_match_page_activate_offer (self, (guint) roll);
}

static void
show_side (TmMatchPage *self, const char *name)
{
  if (is_narrow (self))
    {
      adw_view_stack_set_visible_child_name (self->narrow_stack, name);
      return;
    }

  adw_view_stack_set_visible_child_name (self->side_stack, name);
  adw_overlay_split_view_set_show_sidebar (self->split, TRUE);
}

/* Round the table there is no other button that puts away what this one has brought. */
static gboolean
put_away (TmMatchPage *self, const char *name)
{
  if (!tm_scene_view_get_is_round (self->scene_view)
      || !adw_overlay_split_view_get_show_sidebar (self->split)
      || g_strcmp0 (adw_view_stack_get_visible_child_name (self->side_stack), name) != 0)
    return FALSE;

  gtk_widget_activate_action (GTK_WIDGET (self), "match.side", NULL);

  return TRUE;
}

static void
journal_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmMatchPage *self = TM_MATCH_PAGE (widget);

  if (!put_away (self, "journal"))
    show_side (self, "journal");
}

static void
judge_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmMatchPage *self = TM_MATCH_PAGE (widget);

  if (put_away (self, "judge"))
    return;

  show_side (self, "judge");
  tm_judge_view_refill (self->judge_view);
}

static void
question_activated_cb (TmMatchPage *self, guint question)
{
  show_side (self, "judge");
  tm_judge_view_ask (self->judge_view, question);
}

static void
ruling_used_cb (TmMatchPage *self, guint question, const TmArgs *args)
{
  tm_match_page_use_ruling (self, question, args);
}

static void
side_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmMatchPage *self = TM_MATCH_PAGE (widget);
  gboolean show = !adw_overlay_split_view_get_show_sidebar (self->split);

  /* The focus does not stay behind in a pane that is gone: keys would have nowhere to go. */
  if (!show)
    gtk_widget_child_focus (GTK_WIDGET (self->scene_view), GTK_DIR_TAB_FORWARD);
  adw_overlay_split_view_set_show_sidebar (self->split, show);
}

static void
now_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmMatchPage *self = TM_MATCH_PAGE (widget);

  self->past_seq = 0;
  tm_match_page_update (self);
}

static void
go_back_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmMatchPage *self = TM_MATCH_PAGE (widget);
  g_autoptr (GError) error = NULL;

  if (self->past_seq != 0
      && !tm_match_go_back (tm_match_page_get_match (self), self->past_seq, &error))
    tm_finding_bar_show_error (self->finding_bar, error->message);
}

static void
explain_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmMatchPage *self = TM_MATCH_PAGE (widget);

  adw_dialog_present (
      tm_explain_dialog_new (tm_match_page_get_match (self), g_variant_get_uint32 (parameter)),
      widget);
}

static void
rules_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmMatchPage *self = TM_MATCH_PAGE (widget);

  gtk_widget_activate_action (widget, "win.show-rules", "s",
                              tm_match_get_game (tm_match_page_get_match (self))->id);
}

static void
box_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmMatchPage *self = TM_MATCH_PAGE (widget);

  gtk_widget_activate_action (widget, "win.open-box", "s",
                              tm_match_get_game (tm_match_page_get_match (self))->id);
}

/* The screen stays on while a match lies open that is not over, where somebody can see it. */

static gboolean
is_seen (TmMatchPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return self->is_shown && GTK_IS_WINDOW (root) && !gtk_window_is_suspended (GTK_WINDOW (root));
}

static void
update_awake (TmMatchPage *self)
{
  TmResult result = { 0 };

  if (self->recorder == NULL)
    return;

  tm_match_get_result (tm_match_page_get_match (self), &result);
  tm_awake_set (GTK_WIDGET (self), &self->awake_cookie,
                is_seen (self) && result.ending == TM_ENDING_OPEN, _ ("A match is open"));
}

/* The first thing in the page would be the way out of it. */
static gboolean
focus_table_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  TmMatchPage *self = TM_MATCH_PAGE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  /* What moves to another place leaves its focus with the pane it stood in. */
  if (focus != NULL && !GTK_IS_SCROLLED_WINDOW (focus)
      && gtk_widget_is_ancestor (focus, self->table))
    return G_SOURCE_REMOVE;
  return tm_scene_view_focus_next (self->scene_view) ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

/* Gives the focus to what comes next as soon as the table is laid out. */
void
tm_match_page_focus_table (TmMatchPage *self)
{
  gtk_widget_add_tick_callback (GTK_WIDGET (self), focus_table_cb, NULL, NULL);
}

static gboolean
has_lost_focus (TmMatchPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return self->is_shown && focus != NULL && !gtk_widget_get_mapped (focus)
         && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

static gboolean
regain_focus_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  return has_lost_focus (TM_MATCH_PAGE (widget)) ? focus_table_cb (widget, clock, data)
                                                 : G_SOURCE_REMOVE;
}

/* When what has the focus goes, as it may when the window becomes wider, the next in line can be the
 * sheet of the phone, which is not seen: no key would get anywhere. What only comes is left alone. */
static void
focus_moved_cb (TmMatchPage *self)
{
  if (has_lost_focus (self))
    gtk_widget_add_tick_callback (GTK_WIDGET (self), regain_focus_cb, NULL, NULL);
}

static void
shown_cb (TmMatchPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  self->is_shown = TRUE;
  /* While it came, what is laid out for another width may have lost the focus. */
  tm_match_page_focus_table (self);
  g_signal_handlers_disconnect_by_func (root, update_awake, self);
  g_signal_handlers_disconnect_by_func (root, focus_moved_cb, self);
  g_signal_connect_object (root, "notify::focus-widget", G_CALLBACK (focus_moved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (root, "notify::suspended", G_CALLBACK (update_awake), self,
                           G_CONNECT_SWAPPED);
  update_awake (self);
}

static void
hidden_cb (TmMatchPage *self)
{
  self->is_shown = FALSE;
  tm_awake_release (&self->awake_cookie);
}

static void
tm_match_page_dispose (GObject *object)
{
  TmMatchPage *self = TM_MATCH_PAGE (object);

  hidden_cb (self);
  if (self->popover != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->popover));
  g_clear_weak_pointer (&self->popover);
  tm_scene_focus_clear (&self->asker);
  g_clear_object (&self->toast);
  g_clear_object (&self->picker);
  g_clear_object (&self->reach);
  g_clear_object (&self->sounds);
  adw_navigation_page_set_child (ADW_NAVIGATION_PAGE (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), TM_TYPE_MATCH_PAGE);
  g_clear_object (&self->recorder);

  G_OBJECT_CLASS (tm_match_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *class)
{
  gtk_widget_class_bind_template_child (class, TmMatchPage, toasts);
  gtk_widget_class_bind_template_child (class, TmMatchPage, layouts);
  gtk_widget_class_bind_template_child (class, TmMatchPage, split);
  gtk_widget_class_bind_template_child (class, TmMatchPage, side_stack);
  gtk_widget_class_bind_template_child (class, TmMatchPage, narrow_stack);
  gtk_widget_class_bind_template_child (class, TmMatchPage, window_title);
  gtk_widget_class_bind_template_child (class, TmMatchPage, trouble_banner);
  gtk_widget_class_bind_template_child (class, TmMatchPage, past_revealer);
  gtk_widget_class_bind_template_child (class, TmMatchPage, past_label);
  gtk_widget_class_bind_template_child (class, TmMatchPage, bottom_sheet);
  gtk_widget_class_bind_template_child (class, TmMatchPage, sheet_bin);
  gtk_widget_class_bind_template_child (class, TmMatchPage, table);
  gtk_widget_class_bind_template_child (class, TmMatchPage, bars);
  gtk_widget_class_bind_template_child (class, TmMatchPage, header);
  gtk_widget_class_bind_template_child (class, TmMatchPage, magnifier);
  gtk_widget_class_bind_template_child (class, TmMatchPage, primary_stack);
  gtk_widget_class_bind_template_child (class, TmMatchPage, primary_button);
  gtk_widget_class_bind_template_child (class, TmMatchPage, primary_sign);
  gtk_widget_class_bind_template_child (class, TmMatchPage, roll_button);
  gtk_widget_class_bind_template_child (class, TmMatchPage, finding_bar);
  gtk_widget_class_bind_template_child (class, TmMatchPage, scene_view);
  gtk_widget_class_bind_template_child (class, TmMatchPage, hand_over);
  gtk_widget_class_bind_template_child (class, TmMatchPage, held_hand);
  gtk_widget_class_bind_template_child (class, TmMatchPage, journal_view);
  gtk_widget_class_bind_template_child (class, TmMatchPage, judge_view);
  gtk_widget_class_bind_template_callback (class, handed_cb);
  gtk_widget_class_bind_template_callback (class, ruling_used_cb);
  gtk_widget_class_bind_template_callback (class, line_activated_cb);
}

static void
install_actions (GtkWidgetClass *class)
{
  gtk_widget_class_install_action (class, "match.undo", NULL, undo_cb);
  gtk_widget_class_install_action (class, "match.redo", NULL, redo_cb);
  gtk_widget_class_install_action (class, "match.primary", NULL, primary_cb);
  gtk_widget_class_install_action (class, "match.roll", NULL, roll_cb);
  gtk_widget_class_install_action (class, "match.sheet", NULL, sheet_cb);
  tm_match_page_install_moves (class);
  gtk_widget_class_install_action (class, "match.journal", NULL, journal_cb);
  gtk_widget_class_install_action (class, "match.judge", NULL, judge_cb);
  gtk_widget_class_install_action (class, "match.side", NULL, side_cb);
  gtk_widget_class_install_action (class, "match.now", NULL, now_cb);
  gtk_widget_class_install_action (class, "match.go-back", NULL, go_back_cb);
  gtk_widget_class_install_action (class, "match.explain", "u", explain_cb);
  gtk_widget_class_install_action (class, "match.rules", NULL, rules_cb);
  gtk_widget_class_install_action (class, "match.box", NULL, box_cb);
}

static void
tm_match_page_class_init (TmMatchPageClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_match_page_dispose;

  g_type_ensure (TM_TYPE_FINDING_BAR);
  g_type_ensure (TM_TYPE_HAND_OVER);
  g_type_ensure (TM_TYPE_HELD_HAND);
  g_type_ensure (TM_TYPE_JOURNAL_VIEW);
  g_type_ensure (TM_TYPE_JUDGE_VIEW);
  g_type_ensure (TM_TYPE_MAGNIFIER);
  g_type_ensure (TM_TYPE_SCENE_VIEW);
  g_type_ensure (TM_TYPE_TURNED);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-match-page.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_child (widget_class, TmMatchPage, undo_button);
  gtk_widget_class_bind_template_child (widget_class, TmMatchPage, redo_button);
  gtk_widget_class_bind_template_child (widget_class, TmMatchPage, judge_button);
  gtk_widget_class_bind_template_child (widget_class, TmMatchPage, side_button);
  install_actions (widget_class);
  tm_match_page_install_round (widget_class);
}

static void
tm_match_page_init (TmMatchPage *self)
{
  GtkEventController *keys;
  GSettings *settings = tm_application_get_settings (tm_application_get ());

  self->viewer = TM_NO_SEAT;
  gtk_widget_init_template (GTK_WIDGET (self));
  tm_stack_name_pages (self->side_stack);
  tm_stack_name_pages (self->narrow_stack);
  adw_multi_layout_view_set_layout_name (self->layouts, "wide");
  tm_match_page_init_moves (self);

  self->reach = tm_hand_reach_new (GTK_WIDGET (self));
  g_signal_connect_object (self->reach, "reached", G_CALLBACK (reached_cb), self,
                           G_CONNECT_SWAPPED);

  keys = gtk_event_controller_key_new ();
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);

  g_signal_connect_swapped (self->scene_view, "seat-activated", G_CALLBACK (seat_activated_cb),
                            self);
  g_signal_connect_swapped (self->scene_view, "look", G_CALLBACK (look_cb), self);
  g_object_bind_property (self->scene_view, "narrow", self->bottom_sheet, "reveal-bottom-bar",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->bottom_sheet, "bottom-bar-height", self->table, "margin-bottom",
                          G_BINDING_SYNC_CREATE);
  g_signal_connect (self, "showing", G_CALLBACK (tm_match_page_focus_table), NULL);
  g_signal_connect (self, "shown", G_CALLBACK (shown_cb), NULL);
  g_signal_connect (self, "hidden", G_CALLBACK (hidden_cb), NULL);
  g_signal_connect_object (settings, "changed::keep-awake", G_CALLBACK (update_awake), self,
                           G_CONNECT_SWAPPED);
  adw_overlay_split_view_set_show_sidebar (self->split,
                                           g_settings_get_boolean (settings, "side-pane"));
  tm_match_page_init_round (self);
}

static void
sound_cb (TmMatchPage *self, TmChimeSound sound)
{
  if (self->is_shown)
    tm_sounds_play (sound);
}

static void
create_sounds (TmMatchPage *self)
{
  self->sounds = tm_match_sounds_new (tm_match_page_get_match (self));
  g_signal_connect_object (self->sounds, "sound", G_CALLBACK (sound_cb), self, G_CONNECT_SWAPPED);
}

static void
create_advice (TmMatchPage *self)
{
  GSettings *settings = tm_application_get_settings (tm_application_get ());

  self->advice = TM_ADVICE_STRIP (tm_advice_strip_new (tm_match_page_get_match (self)));
  g_signal_connect_object (self->advice, "question-activated", G_CALLBACK (question_activated_cb),
                           self, G_CONNECT_SWAPPED);
  tm_scene_view_set_note (self->scene_view, GTK_WIDGET (self->advice));
  g_signal_connect_object (settings, "changed::show-odds", G_CALLBACK (show_advice), self,
                           G_CONNECT_SWAPPED);
}

/**
 * tm_match_page_new:
 * @match: a match
 *
 * Makes a page on which a match is played.
 *
 * Returns: (transfer floating): the page
 */
AdwNavigationPage *
tm_match_page_new (TmMatch *match)
{
  TmMatchPage *self = g_object_new (TM_TYPE_MATCH_PAGE, NULL);

  self->recorder = tm_recorder_new (match);
  tm_journal_view_set_match (self->journal_view, match);
  tm_judge_view_set_match (self->judge_view, match);
  create_advice (self);
  create_sounds (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "match.box",
                                 tm_match_get_game (match)->printed != NULL);
  g_signal_connect_object (match, "changed", G_CALLBACK (match_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "changed", G_CALLBACK (update_awake), self, G_CONNECT_SWAPPED);
  tm_match_page_update (self);

  return ADW_NAVIGATION_PAGE (self);
}

/**
 * tm_match_page_get_match:
 * @self: the page
 *
 * Gets the match that is played.
 *
 * Returns: (transfer none): the match
 */
TmMatch *
tm_match_page_get_match (TmMatchPage *self)
{
  g_return_val_if_fail (TM_IS_MATCH_PAGE (self), NULL);

  return tm_recorder_get_match (self->recorder);
}

/**
 * tm_match_page_set_trouble:
 * @self: the page
 * @message: (nullable): what is wrong with the keeping of the match, and what to do; %NULL: nothing
 *
 * Shows trouble above the table. Playing goes on.
 */
void
tm_match_page_set_trouble (TmMatchPage *self, const char *message)
{
  g_return_if_fail (TM_IS_MATCH_PAGE (self));

  adw_banner_set_title (self->trouble_banner, message != NULL ? message : "");
  adw_banner_set_revealed (self->trouble_banner, message != NULL);
}
