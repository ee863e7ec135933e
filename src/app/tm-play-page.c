/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-game-tile.h"
#include "tm-match-card.h"
#include "tm-pictures.h"
#include "tm-play-page.h"

/* So many running matches are offered at first; the rest comes with one touch. */
#define FEW_MATCHES 6

struct _TmPlayPage
{
  GtkWidget parent_instance;

  TmArchive *archive;
  gboolean shows_all;

  GtkWidget *first_section;
  GtkWidget *continue_section;
  GtkWidget *all_button;
  GtkFlowBox *matches;
  GtkFlowBox *games;
};

G_DEFINE_FINAL_TYPE (TmPlayPage, tm_play_page, GTK_TYPE_WIDGET)

static void
append_tile (GtkFlowBox *box, GtkWidget *tile)
{
  GtkWidget *child;

  gtk_flow_box_append (box, tile);
  child = gtk_widget_get_parent (tile);
  gtk_widget_set_focusable (child, FALSE);
}

static GPtrArray *
list_running (TmPlayPage *self)
{
  TmMatchQuery query = { .with_running = TRUE, .limit = self->shows_all ? 0 : FEW_MATCHES + 1 };

  return tm_archive_list_matches (self->archive, &query, NULL);
}

static guint
count_matches (TmPlayPage *self, const char *game)
{
  TmMatchQuery query = TM_MATCH_QUERY_ALL;
  g_autoptr (GPtrArray) matches = NULL;

  query.game = game;
  matches = tm_archive_list_matches (self->archive, &query, NULL);

  return matches != NULL ? matches->len : 0;
}

/* Where nothing was ever played, something may be looked at. */
static void
show_counts (TmPlayPage *self)
{
  GtkFlowBoxChild *child;
  guint n_matches = 0;

  for (int i = 0; (child = gtk_flow_box_get_child_at_index (self->games, i)) != NULL; i++)
    {
      GtkWidget *tile = gtk_flow_box_child_get_child (child);

      guint n_played = count_matches (self, tm_game_tile_get_game (tile));

      tm_game_tile_set_n_matches (tile, n_played);
      n_matches += n_played;
    }

  gtk_widget_set_visible (self->first_section, n_matches == 0);
}

static void
all_clicked_cb (TmPlayPage *self)
{
  self->shows_all = TRUE;
  tm_play_page_refresh (self);
}

static void
archive_changed_cb (TmPlayPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    tm_play_page_refresh (self);
}

static void
tm_play_page_dispose (GObject *object)
{
  TmPlayPage *self = TM_PLAY_PAGE (object);

  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_PLAY_PAGE);
  g_clear_object (&self->archive);

  G_OBJECT_CLASS (tm_play_page_parent_class)->dispose (object);
}

static void
tm_play_page_class_init (TmPlayPageClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_play_page_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tablemate/Tablemate/ui/tm-play-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TmPlayPage, first_section);
  gtk_widget_class_bind_template_child (widget_class, TmPlayPage, continue_section);
  gtk_widget_class_bind_template_child (widget_class, TmPlayPage, all_button);
  gtk_widget_class_bind_template_child (widget_class, TmPlayPage, matches);
  gtk_widget_class_bind_template_child (widget_class, TmPlayPage, games);
  gtk_widget_class_bind_template_callback (widget_class, all_clicked_cb);
}

static void
tm_play_page_init (TmPlayPage *self)
{
  guint n_games;
  const TmGame *const *games = tm_game_list (&n_games);

  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < n_games; i++)
    append_tile (self->games, tm_game_tile_new (games[i]));
}

/**
 * tm_play_page_new:
 * @archive: the user's matches
 *
 * Makes a page that shows the matches of an archive, and follows it.
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
tm_play_page_new (TmArchive *archive)
{
  TmPlayPage *self;

  g_return_val_if_fail (TM_IS_ARCHIVE (archive), NULL);

  self = g_object_new (TM_TYPE_PLAY_PAGE, NULL);
  self->archive = g_object_ref (archive);
  g_signal_connect_object (archive, "changed", G_CALLBACK (archive_changed_cb), self,
                           G_CONNECT_SWAPPED);
  tm_play_page_refresh (self);

  return GTK_WIDGET (self);
}

/* The place of the focus among the running matches; the button for more of them comes after those on
 * view. -1: it is elsewhere. */
static int
find_focus (TmPlayPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *child;

  if (focus == NULL)
    return -1;
  if (focus == self->all_button)
    return FEW_MATCHES;

  child = gtk_widget_get_ancestor (focus, GTK_TYPE_FLOW_BOX_CHILD);
  if (child == NULL || gtk_widget_get_parent (child) != GTK_WIDGET (self->matches))
    return -1;

  return gtk_flow_box_child_get_index (GTK_FLOW_BOX_CHILD (child));
}

/* To what lies there now; if there are no running matches any more, to the games. */
static void
pass_focus (TmPlayPage *self, int place)
{
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (self->matches, place);

  if (child == NULL)
    child = gtk_flow_box_get_child_at_index (self->matches, 0);
  if (child == NULL)
    child = gtk_flow_box_get_child_at_index (self->games, 0);
  gtk_widget_child_focus (GTK_WIDGET (child), GTK_DIR_TAB_FORWARD);
}

/**
 * tm_play_page_refresh:
 * @self: the page
 *
 * Lists the running matches and counts all of them anew. If the archive cannot be read, none are listed; the window says
 * why.
 */
void
tm_play_page_refresh (TmPlayPage *self)
{
  g_autoptr (GPtrArray) running = NULL;
  guint n_shown = 0;
  int place;

  g_return_if_fail (TM_IS_PLAY_PAGE (self));

  place = find_focus (self);
  running = list_running (self);
  gtk_flow_box_remove_all (self->matches);

  for (guint i = 0; running != NULL && i < running->len; i++)
    {
      const TmMatchInfo *info = g_ptr_array_index (running, i);

      if (tm_game_find (info->game) == NULL || (!self->shows_all && n_shown == FEW_MATCHES))
        continue;

      append_tile (self->matches, tm_match_card_new (info));
      n_shown++;
    }

  show_counts (self);
  gtk_widget_set_visible (self->continue_section, n_shown > 0);
  gtk_widget_set_visible (self->all_button,
                          !self->shows_all && running != NULL && running->len > FEW_MATCHES);
  if (place >= 0)
    pass_focus (self, place);
}
