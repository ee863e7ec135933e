/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "store/tm-owners-box.h"

#include "tm-box-page.h"
#include "tm-card-set.h"
#include "tm-follow.h"
#include "tm-pack-dialog.h"
#include "tm-pictures.h"
#include "tm-printed-editor.h"
#include "tm-printed-report.h"
#include "tm-printed-view.h"
#include "tm-toast.h"

#define PICTURE_SIZE 32
#define BAR_WIDTH 72

struct _TmBoxPage
{
  AdwNavigationPage parent_instance;

  const TmGame *game;
  TmArchive *archive;
  /* By page. */
  GPtrArray *rows;
  GPtrArray *bars;

  AdwWindowTitle *window_title;
  GtkWidget *card_words;
  AdwPreferencesGroup *pages;
  GtkBox *sets;
};

G_DEFINE_FINAL_TYPE (TmBoxPage, tm_box_page, ADW_TYPE_NAVIGATION_PAGE)

/* What is printed */

static void
show_page (TmBoxPage *self, const TmTable *table, guint page)
{
  g_autoptr (GArray) remarks = g_array_new (FALSE, FALSE, sizeof (TmText));
  g_autofree char *share = NULL;
  guint n_known = 0;
  guint n_values = 0;

  self->game->printed->report (table, page, remarks, &n_known, &n_values);
  share = tm_printed_dup_share (n_known, n_values);
  adw_action_row_set_subtitle (g_ptr_array_index (self->rows, page), share);
  tm_printed_bar_show (g_ptr_array_index (self->bars, page), n_known, n_values);
}

static void
show_pages (GtkWidget *widget)
{
  TmBoxPage *self = TM_BOX_PAGE (widget);
  g_autoptr (TmBox) box = NULL;
  g_autoptr (TmMatch) match = NULL;

  if (self->game->printed == NULL)
    return;

  box = tm_printed_create_box (self->game, self->archive, NULL);
  if (box == NULL)
    return;

  match = tm_match_new (box);
  for (guint page = 0; page < self->rows->len; page++)
    show_page (self, tm_match_get_table (match), page);
}

static void
row_activated_cb (TmBoxPage *self, AdwActionRow *row)
{
  GtkWidget *navigation = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_VIEW);
  g_autoptr (GError) error = NULL;
  AdwNavigationPage *view;
  guint page;

  if (!g_ptr_array_find (self->rows, row, &page))
    return;

  view = tm_printed_view_new (self->game, page, self->archive, &error);
  if (view == NULL)
    tm_toast_show (GTK_WIDGET (self), error->message);
  else
    adw_navigation_view_push (ADW_NAVIGATION_VIEW (navigation), view);
}

static void
add_page (TmBoxPage *self, const TmPrintedPage *page)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *bar = tm_printed_bar_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), tm_word_get (page->name));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_widget_set_size_request (bar, BAR_WIDTH, -1);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             tm_symbol_picture_new (page->symbol, PICTURE_SIZE));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), bar);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  g_signal_connect_swapped (row, "activated", G_CALLBACK (row_activated_cb), self);
  g_ptr_array_add (self->rows, row);
  g_ptr_array_add (self->bars, bar);
  adw_preferences_group_add (self->pages, row);
}

/* Packs */

static void
export_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmBoxPage *self = TM_BOX_PAGE (widget);

  tm_pack_dialog_save (widget, self->archive, self->game);
}

static void
import_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tm_pack_dialog_choose (widget, TM_BOX_PAGE (widget)->archive);
}

static void
forget_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmBoxPage *self = TM_BOX_PAGE (widget);

  tm_pack_dialog_forget (widget, self->archive, self->game);
}

static void
tm_box_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TM_TYPE_BOX_PAGE);
  g_clear_object (&TM_BOX_PAGE (object)->archive);

  G_OBJECT_CLASS (tm_box_page_parent_class)->dispose (object);
}

static void
tm_box_page_finalize (GObject *object)
{
  g_ptr_array_unref (TM_BOX_PAGE (object)->rows);
  g_ptr_array_unref (TM_BOX_PAGE (object)->bars);

  G_OBJECT_CLASS (tm_box_page_parent_class)->finalize (object);
}

static void
tm_box_page_class_init (TmBoxPageClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_box_page_dispose;
  object_class->finalize = tm_box_page_finalize;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tablemate/Tablemate/ui/tm-box-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TmBoxPage, window_title);
  gtk_widget_class_bind_template_child (widget_class, TmBoxPage, card_words);
  gtk_widget_class_bind_template_child (widget_class, TmBoxPage, pages);
  gtk_widget_class_bind_template_child (widget_class, TmBoxPage, sets);

  gtk_widget_class_install_action (widget_class, "box.export", NULL, export_cb);
  gtk_widget_class_install_action (widget_class, "box.import", NULL, import_cb);
  gtk_widget_class_install_action (widget_class, "box.forget", NULL, forget_cb);
}

static void
tm_box_page_init (TmBoxPage *self)
{
  self->rows = g_ptr_array_new ();
  self->bars = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_box_page_new:
 * @game: a game of which copies can differ, see tm_owners_box_has_options()
 * @archive: where it is remembered
 *
 * Makes a page on which the owner tells what the copy in hand says.
 *
 * Returns: (transfer floating): the page
 */
AdwNavigationPage *
tm_box_page_new (const TmGame *game, TmArchive *archive)
{
  TmBoxPage *self = g_object_new (TM_TYPE_BOX_PAGE, NULL);
  gboolean has_sets = FALSE;

  self->game = game;
  self->archive = g_object_ref (archive);
  adw_window_title_set_subtitle (self->window_title, tm_word_get (game->name));
  for (guint i = 0; i < game->n_options; i++)
    if (tm_owners_box_has_option (game, i) && !game->options[i].is_printed)
      {
        gtk_box_append (self->sets, tm_card_set_new (game, i, archive));
        has_sets = TRUE;
      }
  for (guint page = 0; game->printed != NULL && page < game->printed->n_pages; page++)
    add_page (self, &game->printed->pages[page]);

  gtk_widget_set_visible (GTK_WIDGET (self->pages), game->printed != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->sets), has_sets);
  gtk_widget_set_visible (self->card_words, has_sets);
  tm_follow_archive (GTK_WIDGET (self), archive, show_pages);
  show_pages (GTK_WIDGET (self));

  return ADW_NAVIGATION_PAGE (self);
}
