/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-seat-mark.h"
#include "scene/tm-symbol.h"

#include "tm-change-chips.h"
#include "tm-journal-row.h"
#include "tm-pictures.h"

/* More changes than these are counted, not listed. */
#define MAX_CHIPS 8

struct _TmJournalRow
{
  GtkWidget parent_instance;

  TmJournalLine *line;

  TmSeatMark *mark;
  TmSymbol *symbol;
  GtkLabel *sentence;
  AdwWrapBox *chips;
  GtkLabel *detail;
  GtkWidget *overridden;
  GtkButton *why_button;
  TmSymbol *source;
};

G_DEFINE_FINAL_TYPE (TmJournalRow, tm_journal_row, GTK_TYPE_WIDGET)

static void
show_changes (TmJournalRow *self, TmMatch *match, guint seq)
{
  guint n_changes;
  const TmChange *changes = tm_match_get_changes (match, seq, &n_changes);

  gtk_widget_set_visible (
      GTK_WIDGET (self->chips),
      tm_change_chips_fill (self->chips, tm_match_get_box (match), changes, n_changes, MAX_CHIPS));
  /* What was filled while it was hidden still thinks it is as high as before. */
  gtk_widget_queue_resize (GTK_WIDGET (self->chips));
}

/* The seat the line is about: the first one its sentence names. */
static int
find_seat (const TmText *summary)
{
  for (guint i = 0; i < TM_TEXT_MAX_ARGS; i++)
    if (summary->args[i].kind == TM_TEXT_ARG_SEAT)
      return summary->args[i].number;

  return TM_NO_SEAT;
}

static void
show_picture (TmJournalRow *self, TmMatch *match, const TmEntry *entry)
{
  const TmMoveSpec *spec = tm_game_get_move (tm_match_get_game (match), entry->kind);
  int seat = find_seat (&entry->summary);

  gtk_widget_set_visible (GTK_WIDGET (self->mark), seat != TM_NO_SEAT);
  gtk_widget_set_visible (GTK_WIDGET (self->symbol), seat == TM_NO_SEAT);
  if (seat != TM_NO_SEAT)
    tm_seat_mark_set_look (self->mark, seat);
  else
    tm_symbol_set_symbol (self->symbol, spec->symbol != NULL ? spec->symbol : "journal");
}

static char *
dup_detail (TmMatch *match, const TmEntry *entry)
{
  const char *note
      = entry->note >= 0 ? tm_box_get_string (tm_match_get_box (match), entry->note) : NULL;
  g_autofree char *draw = NULL;

  if (entry->first_draw > 0)
    /* Translators: the number of a sealed draw of the app */
    draw = g_strdup_printf (entry->is_done ? _ ("draw %u") : _ ("draw %u, taken back"),
                            entry->first_draw);
  else if (!entry->is_done)
    draw = g_strdup (_ ("taken back"));

  if (note != NULL && *note != '\0' && draw != NULL)
    /* Translators: a note of the players, and where a draw came from */
    return g_strdup_printf (C_ ("journal detail", "%s · %s"), note, draw);

  return note != NULL && *note != '\0' ? g_strdup (note) : g_steal_pointer (&draw);
}

static void
show_source (TmJournalRow *self, const TmEntry *entry)
{
  gboolean is_app = entry->source == TM_SOURCE_APP;
  const char *name = is_app ? _ ("Drawn in the app") : _ ("Happened on the table");

  tm_symbol_set_symbol (self->source, is_app ? "app" : "table");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->source), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->source), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
}

static void
set_struck (GtkLabel *label, gboolean is_struck)
{
  PangoAttrList *attributes = NULL;

  if (is_struck)
    {
      attributes = pango_attr_list_new ();
      pango_attr_list_insert (attributes, pango_attr_strikethrough_new (TRUE));
    }

  gtk_label_set_attributes (label, attributes);
  g_clear_pointer (&attributes, pango_attr_list_unref);
}

static void
why_clicked_cb (TmJournalRow *self)
{
  if (self->line != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "match.explain", "u",
                                tm_journal_line_get_seq (self->line));
}

static void
tm_journal_row_dispose (GObject *object)
{
  TmJournalRow *self = TM_JOURNAL_ROW (object);

  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_JOURNAL_ROW);
  g_clear_object (&self->line);

  G_OBJECT_CLASS (tm_journal_row_parent_class)->dispose (object);
}

static void
tm_journal_row_class_init (TmJournalRowClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_journal_row_dispose;

  g_type_ensure (TM_TYPE_SEAT_MARK);
  g_type_ensure (TM_TYPE_SYMBOL);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-journal-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TmJournalRow, mark);
  gtk_widget_class_bind_template_child (widget_class, TmJournalRow, symbol);
  gtk_widget_class_bind_template_child (widget_class, TmJournalRow, sentence);
  gtk_widget_class_bind_template_child (widget_class, TmJournalRow, chips);
  gtk_widget_class_bind_template_child (widget_class, TmJournalRow, detail);
  gtk_widget_class_bind_template_child (widget_class, TmJournalRow, overridden);
  gtk_widget_class_bind_template_child (widget_class, TmJournalRow, why_button);
  gtk_widget_class_bind_template_child (widget_class, TmJournalRow, source);
  gtk_widget_class_bind_template_callback (widget_class, why_clicked_cb);
}

static void
tm_journal_row_init (TmJournalRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_journal_row_new:
 *
 * Makes a row without a line.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_journal_row_new (void)
{
  return g_object_new (TM_TYPE_JOURNAL_ROW, NULL);
}

/**
 * tm_journal_row_show:
 * @self: the row
 * @line: (nullable): a line, or %NULL to let go of the last one
 *
 * Shows a line.
 */
void
tm_journal_row_show (TmJournalRow *self, TmJournalLine *line)
{
  TmMatch *match;
  TmEntry entry;
  g_autofree char *sentence = NULL;
  g_autofree char *detail = NULL;

  g_return_if_fail (TM_IS_JOURNAL_ROW (self));

  g_set_object (&self->line, line);
  if (line == NULL)
    return;

  match = tm_journal_line_get_match (line);
  if (!tm_match_get_entry (match, tm_journal_line_get_seq (line), &entry))
    return;

  sentence = tm_text_dup_string (&entry.summary, tm_match_get_box (match));
  detail = dup_detail (match, &entry);

  gtk_label_set_label (self->sentence, sentence);
  set_struck (self->sentence, !entry.is_done);
  gtk_label_set_label (self->detail, detail != NULL ? detail : "");
  gtk_widget_set_visible (GTK_WIDGET (self->detail), detail != NULL);
  gtk_widget_set_visible (self->overridden, entry.is_override);
  show_picture (self, match, &entry);
  show_changes (self, match, entry.seq);
  show_source (self, &entry);

  if (entry.is_done)
    gtk_widget_remove_css_class (GTK_WIDGET (self), "dim-label");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self), "dim-label");
}
