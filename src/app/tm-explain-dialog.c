/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "engine/tm-common-moves.h"

#include "tm-change-chips.h"
#include "tm-explain-dialog.h"
#include "tm-finding-card.h"
#include "tm-findings.h"
#include "tm-pictures.h"
#include "tm-reasons-list.h"

/* More changes than these tell nothing any more. */
#define MAX_CHIPS 40

/* What holds where the rules have no say: the players have set it, and the table is right. */
#define ARTICLE_BY_HAND "tablemate.adjust"

/**
 * TmExplained:
 * @match: the match
 * @move: the move
 * @resolution: what the rules made of it
 * @finding: the finding that was asked about, or %NULL
 * @changes: what it changed, or would change
 * @n_changes: how many changes there are
 * @was_recorded: whether it stands in the journal
 *
 * A move that is to be explained.
 */
typedef struct
{
  TmMatch *match;
  const TmMove *move;
  const TmResolution *resolution;
  const TmFinding *finding;
  const TmChange *changes;
  guint n_changes;
  gboolean was_recorded;
} TmExplained;

static GtkWidget *
create_label (const char *words, const char *css_class)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

static GtkBox *
add_group (GtkBox *content, const char *heading)
{
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);

  gtk_widget_add_css_class (group, "card");
  gtk_widget_add_css_class (group, "tm-padded");
  gtk_box_append (GTK_BOX (group), create_label (heading, "heading"));
  gtk_box_append (content, group);

  return GTK_BOX (group);
}

/* What happened, or what somebody wants to record. */
static void
add_sentence (GtkBox *content, const TmExplained *explained)
{
  const TmText *summary = tm_resolution_get_summary (explained->resolution);
  const TmGame *game = tm_match_get_game (explained->match);
  g_autofree char *sentence = NULL;

  if (!tm_text_is_empty (summary))
    sentence = tm_text_dup_string (summary, tm_match_get_box (explained->match));
  else
    sentence = g_strdup (tm_word_get (tm_game_get_move (game, explained->move->kind)->name));
  gtk_box_append (content, create_label (sentence, "title-4"));
}

static void
add_card (GtkBox *content, const TmExplained *explained, const TmFinding *finding)
{
  gtk_box_append (
      content,
      tm_finding_card_new (explained->match, finding,
                           explained->was_recorded ? TM_FINDING_TOLD : TM_FINDING_TOLD_AHEAD, 0));
}

/* The finding that was asked about comes first, the gravest ones next. */
static void
add_findings (GtkBox *content, const TmExplained *explained)
{
  g_autoptr (GPtrArray) findings = tm_findings_list_all (explained->resolution);

  if (explained->finding != NULL)
    add_card (content, explained, explained->finding);
  for (guint i = 0; i < findings->len; i++)
    if (g_ptr_array_index (findings, i) != explained->finding)
      add_card (content, explained, g_ptr_array_index (findings, i));
}

static gboolean
add_reasons (GtkBox *content, const TmExplained *explained)
{
  guint n_reasons;
  const TmReason *reasons = tm_resolution_get_reasons (explained->resolution, &n_reasons);

  if (n_reasons == 0)
    return FALSE;

  gtk_box_append (add_group (content, _ ("Why")),
                  tm_reasons_list_new (tm_match_get_game (explained->match),
                                       tm_match_get_box (explained->match), reasons, n_reasons));

  return TRUE;
}

static void
add_changes (GtkBox *content, const TmExplained *explained)
{
  GtkWidget *chips = g_object_ref_sink (adw_wrap_box_new ());

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (chips), 4);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (chips), 4);
  if (tm_change_chips_fill (ADW_WRAP_BOX (chips), tm_match_get_box (explained->match),
                            explained->changes, explained->n_changes, MAX_CHIPS))
    gtk_box_append (add_group (content, explained->was_recorded ? _ ("What it changed")
                                                                : _ ("What it would change")),
                    chips);
  g_object_unref (chips);
}

static GtkWidget *
create_cite (const char *words)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *symbol = tm_symbol_picture_new ("rules", 16);
  GtkWidget *cite = create_label (words, "caption");

  gtk_widget_add_css_class (symbol, "dim-label");
  gtk_widget_add_css_class (cite, "dim-label");
  gtk_box_append (GTK_BOX (row), symbol);
  gtk_box_append (GTK_BOX (row), cite);

  return row;
}

static void
add_article (GtkBox *content, const TmGame *game, const char *id)
{
  const TmArticle *article = id != NULL ? tm_rulebook_find (game, id) : NULL;
  GtkBox *group;

  if (article == NULL)
    return;

  group = add_group (content, tm_word_get (article->title));
  gtk_box_append (group, create_label (tm_word_get (article->body), NULL));
  gtk_box_append (group, create_cite (tm_word_get (article->cite)));
}

/* The open point that a house rule settles. */
static const char *
get_open_point (const TmExplained *explained)
{
  const TmGame *game = tm_match_get_game (explained->match);

  for (guint i = 0; i < game->n_options; i++)
    if (game->options[i].article != NULL
        && tm_house_rule_is_about (tm_match_get_box (explained->match), explained->move,
                                   game->options[i].param.id))
      return game->options[i].article;

  return ARTICLE_BY_HAND;
}

/* The rule in full: the one that was asked about, or, where no step was taken, the one that the move
 * rests on all the same. */
static void
add_rule (GtkBox *content, const TmExplained *explained, gboolean has_reasons)
{
  const TmGame *game = tm_match_get_game (explained->match);
  g_autoptr (GPtrArray) findings = tm_findings_list_all (explained->resolution);
  const TmFinding *finding
      = explained->finding != NULL ? explained->finding : tm_findings_get_gravest (findings);

  if (explained->finding == NULL && has_reasons)
    return;

  if (finding != NULL && finding->article != NULL)
    add_article (content, game, finding->article);
  else if (explained->move->kind == TM_MOVE_HOUSE_RULE)
    add_article (content, game, get_open_point (explained));
  else
    add_article (content, game, ARTICLE_BY_HAND);
}

static AdwDialog *
create_dialog (GtkWidget *content)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_widget_set_margin_start (content, 18);
  gtk_widget_set_margin_end (content, 18);
  gtk_widget_set_margin_top (content, 6);
  gtk_widget_set_margin_bottom (content, 18);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), content);

  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), scroller);
  adw_dialog_set_title (dialog, _ ("Why?"));
  adw_dialog_set_content_width (dialog, 480);
  adw_dialog_set_child (dialog, view);

  return dialog;
}

static void
add_all (GtkBox *content, const TmExplained *explained)
{
  gboolean has_reasons;

  add_findings (content, explained);
  has_reasons = add_reasons (content, explained);
  add_changes (content, explained);
  add_rule (content, explained, has_reasons);
}

/* What the journal alone knows: words of the players, and whether it still counts. */
static void
add_circumstances (GtkBox *content, TmMatch *match, const TmEntry *entry)
{
  const char *note
      = entry->note >= 0 ? tm_box_get_string (tm_match_get_box (match), entry->note) : NULL;

  if (note != NULL && *note != '\0')
    gtk_box_append (content, create_label (note, "dim-label"));
  if (!entry->is_done)
    gtk_box_append (content,
                    create_label (_ ("Taken back: it does not count any more."), "dim-label"));
}

/**
 * tm_explain_dialog_new:
 * @match: a match
 * @seq: a line of its journal
 *
 * Makes a dialog that says why a move did what it did, step by step, with the rules.
 *
 * Returns: (transfer floating): the dialog
 */
AdwDialog *
tm_explain_dialog_new (TmMatch *match, guint seq)
{
  g_autoptr (TmResolution) resolution = tm_resolution_new (tm_match_get_box (match));
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  TmExplained explained = { .match = match, .resolution = resolution, .was_recorded = TRUE };
  g_autofree char *sentence = NULL;
  TmEntry entry;
  TmMove move;

  if (tm_match_get_entry (match, seq, &entry))
    {
      sentence = tm_text_dup_string (&entry.summary, tm_match_get_box (match));
      gtk_box_append (GTK_BOX (content), create_label (sentence, "title-4"));
      add_circumstances (GTK_BOX (content), match, &entry);

      tm_match_get_move (match, seq, &move);
      tm_match_explain (match, seq, resolution);
      explained.move = &move;
      explained.changes = tm_match_get_changes (match, seq, &explained.n_changes);
      add_all (GTK_BOX (content), &explained);
    }

  return create_dialog (content);
}

/**
 * tm_explain_dialog_new_for_finding:
 * @match: a match
 * @move: a move of it, recorded or not
 * @resolution: what the rules made of it, with reasons; it is not kept
 * @finding: one of the findings
 * @was_recorded: whether the move stands in the journal
 *
 * Makes a dialog that says why the rules remark on a move: the finding, the steps, and the rule in
 * full.
 *
 * Returns: (transfer floating): the dialog
 */
AdwDialog *
tm_explain_dialog_new_for_finding (TmMatch *match,
                                   const TmMove *move,
                                   const TmResolution *resolution,
                                   const TmFinding *finding,
                                   gboolean was_recorded)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  TmExplained explained = { .match = match,
                            .move = move,
                            .resolution = resolution,
                            .finding = finding,
                            .was_recorded = was_recorded };

  explained.changes = tm_resolution_get_changes (resolution, &explained.n_changes);
  add_sentence (GTK_BOX (content), &explained);
  add_all (GTK_BOX (content), &explained);

  return create_dialog (content);
}
