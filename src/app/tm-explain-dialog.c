/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-explain-dialog.h"
#include "tm-finding-card.h"
#include "tm-reasons-list.h"

static void
add_findings (GtkBox *content, TmMatch *match, const TmResolution *resolution)
{
  guint n_findings;
  const TmFinding *findings = tm_resolution_get_findings (resolution, &n_findings);

  for (guint i = 0; i < n_findings; i++)
    {
      GtkWidget *card = tm_finding_card_new (tm_match_get_game (match), tm_match_get_box (match),
                                             &findings[i], TRUE);

      tm_finding_card_make_static (TM_FINDING_CARD (card));
      gtk_box_append (content, card);
    }
}

static GtkWidget *
create_content (TmMatch *match, guint seq)
{
  g_autoptr (TmResolution) resolution = tm_resolution_new (tm_match_get_box (match));
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  g_autofree char *sentence = NULL;
  GtkWidget *label;
  TmEntry entry;
  guint n_reasons;
  const TmReason *reasons;

  gtk_widget_set_margin_start (content, 18);
  gtk_widget_set_margin_end (content, 18);
  gtk_widget_set_margin_bottom (content, 18);

  if (tm_match_get_entry (match, seq, &entry))
    sentence = tm_text_dup_string (&entry.summary, tm_match_get_box (match));
  label = gtk_label_new (sentence);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "title-4");
  gtk_box_append (GTK_BOX (content), label);

  tm_match_explain (match, seq, resolution);
  reasons = tm_resolution_get_reasons (resolution, &n_reasons);
  gtk_box_append (GTK_BOX (content),
                  tm_reasons_list_new (tm_match_get_game (match), tm_match_get_box (match), reasons,
                                       n_reasons));
  add_findings (GTK_BOX (content), match, resolution);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), content);

  return scroller;
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
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *view = adw_toolbar_view_new ();

  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), create_content (match, seq));
  adw_dialog_set_title (dialog, _ ("Why?"));
  adw_dialog_set_content_width (dialog, 480);
  adw_dialog_set_child (dialog, view);

  return dialog;
}
