/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene/tm-scene-view.h"

#include "tm-advice-strip.h"
#include "tm-finding-bar.h"
#include "tm-hand-over.h"
#include "tm-hand-reach.h"
#include "tm-held-hand.h"
#include "tm-journal-view.h"
#include "tm-judge-view.h"
#include "tm-match-page.h"
#include "tm-move-picker.h"
#include "tm-recorder.h"
#include "tm-sounds.h"

G_BEGIN_DECLS

/* The page is in three files: what it shows, what is recorded on it, and how the device lies. */
struct _TmMatchPage
{
  AdwNavigationPage parent_instance;

  TmRecorder *recorder;
  guint past_seq;
  int viewer;
  gboolean is_handed;
  gboolean wants_round;
  gboolean wants_large;
  gboolean has_filled;
  gboolean had_side;
  gboolean is_shown;
  guint awake_cookie;
  TmMatchSounds *sounds;

  AdwToastOverlay *toasts;
  AdwToast *toast;
  AdwMultiLayoutView *layouts;
  AdwOverlaySplitView *split;
  AdwViewStack *side_stack;
  AdwViewStack *narrow_stack;
  AdwWindowTitle *window_title;
  AdwBanner *trouble_banner;
  GtkRevealer *past_revealer;
  GtkLabel *past_label;
  AdwBottomSheet *bottom_sheet;
  AdwBin *sheet_bin;
  GtkWidget *undo_button;
  GtkWidget *redo_button;
  GtkWidget *judge_button;
  GtkWidget *side_button;
  GtkWidget *table;
  GtkWidget *bars;
  GtkWidget *header;
  GtkWidget *magnifier;
  GtkStack *primary_stack;
  GtkButton *primary_button;
  GtkImage *primary_sign;
  GtkWidget *roll_button;
  TmFindingBar *finding_bar;
  TmSceneView *scene_view;
  TmHandOver *hand_over;
  TmHeldHand *held_hand;
  TmHandReach *reach;
  TmJournalView *journal_view;
  TmJudgeView *judge_view;
  TmAdviceStrip *advice;

  TmMovePicker *picker;
  GtkPopover *popover;
  TmSceneFocus asker;
  gboolean is_asking;
  gboolean is_primary_asked;
  gboolean is_popover_waiting;
};

void tm_match_page_update (TmMatchPage *self);
void tm_match_page_focus_table (TmMatchPage *self);

void tm_match_page_install_moves (GtkWidgetClass *class);
void tm_match_page_init_moves (TmMatchPage *self);
void tm_match_page_show_remarks (TmMatchPage *self);
void tm_match_page_activate_offer (TmMatchPage *self, guint offer);
void tm_match_page_activate_primary (TmMatchPage *self, guint offer);
gboolean tm_match_page_drop_picks (TmMatchPage *self);
void tm_match_page_announce_line (TmMatchPage *self, guint seq);

void tm_match_page_install_round (GtkWidgetClass *class);
void tm_match_page_init_round (TmMatchPage *self);

G_END_DECLS
