/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-game-page.h"
#include "tm-history-fill.h"
#include "tm-history-filters.h"
#include "tm-history-list.h"
#include "tm-history-view.h"
#include "tm-history-words.h"
#include "tm-person-page.h"
#include "tm-pictures.h"
#include "tm-record-view.h"
#include "tm-series-page.h"

/* While a match goes on every move is a change; the lists follow at this pace, in milliseconds. */
#define REFRESH_AFTER 250

/**
 * TmHistoryView:
 *
 * The place of the history. What is chosen in the list on the left is shown on the right, or, where
 * there is no room for that, on a page of its own.
 */
struct _TmHistoryView
{
  GtkWidget parent_instance;

  TmArchive *archive;
  TmHistoryMode mode;
  gboolean is_stale;
  gboolean is_setting;
  guint refreshing;
  guint selecting;
  /* What is looked for. */
  char *words;

  AdwNavigationSplitView *split;
  AdwNavigationPage *content_page;
  GtkSearchEntry *entry;
  GtkToggleButton *filter_button;
  GtkWidget *add_button;
  AdwToggleGroup *modes;
  TmHistoryFilters *filters;
  GtkStack *lists;
  TmHistoryList *matches;
  TmHistoryIndex *indexes[TM_N_HISTORY_MODES];
  GtkStack *contents;
  GtkWidget *nothing_button;
  GtkWidget *subjects[TM_N_HISTORY_MODES];
};

G_DEFINE_FINAL_TYPE (TmHistoryView, tm_history_view, GTK_TYPE_WIDGET)

/* The words by which modes are known: names of pages and toggles. */
static const char *const mode_names[TM_N_HISTORY_MODES]
    = { "matches", "people", "games", "series" };

static gboolean
is_narrow (TmHistoryView *self)
{
  return adw_navigation_split_view_get_collapsed (self->split);
}

/* What is shown of one match, person, game or series */

/* Keys go on in the list: a toast that had the focus would never be over. */
static void
gone_cb (TmHistoryView *self, const char *uuid)
{
  tm_history_list_set_hidden (self->matches, uuid, TRUE);
  if (!is_narrow (self))
    tm_history_list_select_first (self->matches);
  gtk_widget_child_focus (GTK_WIDGET (self->matches), GTK_DIR_TAB_FORWARD);
}

static void
back_cb (TmHistoryView *self, const char *uuid)
{
  tm_history_list_set_hidden (self->matches, uuid, FALSE);
}

static GtkWidget *
create_subject (TmHistoryView *self, TmHistoryMode mode)
{
  GtkWidget *subject;

  switch (mode)
    {
    case TM_HISTORY_PEOPLE:
      return tm_person_page_new (self->archive);
    case TM_HISTORY_GAMES:
      return tm_game_page_new (self->archive);
    case TM_HISTORY_SERIES:
      return tm_series_page_new (self->archive);
    case TM_HISTORY_MATCHES:
    default:
      subject = tm_record_view_new (self->archive);
      g_signal_connect_object (subject, "gone", G_CALLBACK (gone_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (subject, "back", G_CALLBACK (back_cb), self, G_CONNECT_SWAPPED);
      return subject;
    }
}

static void
show_in (GtkWidget *subject, TmHistoryMode mode, const char *key)
{
  switch (mode)
    {
    case TM_HISTORY_MATCHES:
      tm_record_view_show (TM_RECORD_VIEW (subject), key);
      break;
    case TM_HISTORY_PEOPLE:
      tm_person_page_show (TM_PERSON_PAGE (subject), key);
      break;
    case TM_HISTORY_GAMES:
      tm_game_page_show (TM_GAME_PAGE (subject), key);
      break;
    case TM_HISTORY_SERIES:
      tm_series_page_show (TM_SERIES_PAGE (subject), key);
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
subject_gone_cb (AdwNavigationPage *page)
{
  GtkWidget *navigation = gtk_widget_get_ancestor (GTK_WIDGET (page), ADW_TYPE_NAVIGATION_VIEW);

  if (navigation != NULL)
    adw_navigation_view_pop (ADW_NAVIGATION_VIEW (navigation));
}

/* What is shown is read in a moment; until then it has no title of its own. */
static gboolean
transform_title (GBinding *binding, const GValue *from, GValue *to, gpointer user_data)
{
  const char *title = g_value_get_string (from);

  g_value_set_string (to, title != NULL && *title != '\0' ? title : _ ("History"));

  return TRUE;
}

static void
push_subject (TmHistoryView *self, TmHistoryMode mode, const char *key)
{
  GtkWidget *navigation = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_VIEW);
  GtkWidget *subject = create_subject (self, mode);
  GtkWidget *toolbar = adw_toolbar_view_new ();
  GtkWidget *header = adw_header_bar_new ();
  AdwNavigationPage *page = adw_navigation_page_new (toolbar, " ");

  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (toolbar), header);
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (toolbar), subject);
  g_object_bind_property_full (subject, "title", page, "title", G_BINDING_SYNC_CREATE,
                               transform_title, NULL, NULL, NULL);
  if (g_signal_lookup ("gone", G_OBJECT_TYPE (subject)) != 0)
    g_signal_connect_object (subject, "gone", G_CALLBACK (subject_gone_cb), page,
                             G_CONNECT_SWAPPED);
  show_in (subject, mode, key);
  adw_navigation_view_push (ADW_NAVIGATION_VIEW (navigation), page);
  /* A field for a name would bring up the keyboard of a phone. */
  gtk_widget_child_focus (header, GTK_DIR_TAB_FORWARD);
}

static GtkWidget *
ensure_subject (TmHistoryView *self, TmHistoryMode mode)
{
  if (self->subjects[mode] == NULL)
    {
      self->subjects[mode] = create_subject (self, mode);
      gtk_stack_add_named (self->contents, self->subjects[mode], mode_names[mode]);
    }

  return self->subjects[mode];
}

static void
show_subject (TmHistoryView *self, TmHistoryMode mode, const char *key)
{
  if (is_narrow (self))
    {
      push_subject (self, mode, key);
      return;
    }

  show_in (ensure_subject (self, mode), mode, key);
  gtk_stack_set_visible_child_name (self->contents, mode_names[mode]);
}

static void
chosen_cb (TmHistoryView *self, const char *key)
{
  show_subject (self, self->mode, key);
}

/* Before the first look there is "none", later "nothing". */
static gboolean
shows_subject (TmHistoryView *self)
{
  const char *name = gtk_stack_get_visible_child_name (self->contents);

  return !g_str_equal (name, "none") && !g_str_equal (name, "nothing");
}

/* Beside the list something is always shown, if there is anything. */
static void
select_something (TmHistoryView *self)
{
  if (is_narrow (self))
    return;

  gtk_stack_set_visible_child_name (self->contents, "nothing");
  if (self->mode == TM_HISTORY_MATCHES)
    {
      const char *uuid = tm_history_list_get_selected (self->matches);

      if (uuid != NULL && tm_history_list_select (self->matches, uuid))
        show_subject (self, self->mode, uuid);
      else
        tm_history_list_select_first (self->matches);
    }
  else
    {
      TmHistoryIndex *index = self->indexes[self->mode];

      if (tm_history_index_has_selected (index))
        show_subject (self, self->mode, tm_history_index_get_selected (index));
      else
        tm_history_index_select_first (index);
    }
}

/* Lists */

static char *
dup_count (TmHistoryView *self, guint n)
{
  switch (self->mode)
    {
    case TM_HISTORY_PEOPLE:
      return g_strdup_printf (ngettext ("%u person", "%u people", n), n);
    case TM_HISTORY_GAMES:
      return g_strdup_printf (ngettext ("%u game", "%u games", n), n);
    case TM_HISTORY_SERIES:
      /* Translators: how many series of matches */
      return g_strdup_printf (ngettext ("%u series", "%u series", n), n);
    case TM_HISTORY_MATCHES:
    default:
      return tm_history_dup_n_matches (n);
    }
}

static char *
dup_words (TmHistoryView *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));
}

static guint
list_matches (TmHistoryView *self, const char *words)
{
  TmMatchQuery query = TM_MATCH_QUERY_ALL;
  gboolean only_abandoned;

  query.words = *words != '\0' ? words : NULL;
  only_abandoned = tm_history_filters_apply (self->filters, &query);
  tm_history_list_look_for (self->matches, &query, only_abandoned,
                            query.words != NULL || !tm_history_filters_is_clear (self->filters));

  return tm_history_list_get_n (self->matches);
}

static guint
fill_index (TmHistoryView *self, const char *words)
{
  TmHistoryIndex *index = self->indexes[self->mode];

  switch (self->mode)
    {
    case TM_HISTORY_PEOPLE:
      return tm_history_fill_people (index, self->archive, words);
    case TM_HISTORY_GAMES:
      return tm_history_fill_games (index, self->archive, words);
    case TM_HISTORY_SERIES:
      return tm_history_fill_series (index, self->archive, words);
    case TM_HISTORY_MATCHES:
    default:
      g_return_val_if_reached (0);
    }
}

static void
fill (TmHistoryView *self)
{
  g_autofree char *count = NULL;
  guint n = self->mode == TM_HISTORY_MATCHES ? list_matches (self, self->words)
                                             : fill_index (self, self->words);

  count = dup_count (self, n);
  gtk_search_entry_set_placeholder_text (self->entry, count);
  self->is_stale = FALSE;
}

static void
fill_and_select (TmHistoryView *self)
{
  fill (self);
  select_something (self);
}

/* The list comes first: what it leads to is made once it is on view. */
static gboolean
select_cb (gpointer user_data)
{
  TmHistoryView *self = user_data;

  self->selecting = 0;
  tm_history_list_show_all (self->matches);
  select_something (self);

  return G_SOURCE_REMOVE;
}

static void
refresh (TmHistoryView *self)
{
  tm_history_filters_fill (self->filters, self->archive);
  if (self->mode != TM_HISTORY_MATCHES)
    fill (self);
  else
    {
      g_autofree char *count = NULL;

      tm_history_list_refresh (self->matches);
      count = dup_count (self, tm_history_list_get_n (self->matches));
      gtk_search_entry_set_placeholder_text (self->entry, count);
      self->is_stale = FALSE;
    }

  if (!is_narrow (self) && !shows_subject (self))
    select_something (self);
}

static gboolean
refresh_cb (gpointer user_data)
{
  TmHistoryView *self = user_data;

  self->refreshing = 0;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    refresh (self);

  return G_SOURCE_REMOVE;
}

static void
archive_changed_cb (TmHistoryView *self)
{
  self->is_stale = TRUE;
  if (self->refreshing == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->refreshing = g_timeout_add (REFRESH_AFTER, refresh_cb, self);
}

/* What is asked for */

/* The entry also tells when nothing was typed. */
static void
search_changed_cb (TmHistoryView *self)
{
  g_autofree char *words = dup_words (self);

  if (g_set_str (&self->words, words))
    fill_and_select (self);
}

static void
clear_search_cb (TmHistoryView *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
}

static void
set_words (TmHistoryView *self, const char *words)
{
  g_set_str (&self->words, words);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), words);
}

static void
filters_changed_cb (TmHistoryView *self)
{
  fill_and_select (self);
}

static void
filter_toggled_cb (TmHistoryView *self)
{
  tm_history_filters_show_more (self->filters, gtk_toggle_button_get_active (self->filter_button));
}

static void
cleared_cb (TmHistoryView *self)
{
  set_words (self, "");
  tm_history_filters_clear (self->filters);
  fill_and_select (self);
}

static void
show_mode (TmHistoryView *self, TmHistoryMode mode)
{
  self->mode = mode;
  self->is_setting = TRUE;
  adw_toggle_group_set_active_name (self->modes, mode_names[mode]);
  self->is_setting = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->filters), mode == TM_HISTORY_MATCHES);
  gtk_widget_set_visible (GTK_WIDGET (self->filter_button), mode == TM_HISTORY_MATCHES);
  gtk_widget_set_visible (self->add_button, mode == TM_HISTORY_SERIES);
  gtk_widget_set_visible (self->nothing_button, mode == TM_HISTORY_SERIES);
  gtk_stack_set_visible_child_name (self->lists, mode_names[mode]);
}

static void
mode_chosen_cb (TmHistoryView *self)
{
  const char *name = adw_toggle_group_get_active_name (self->modes);

  for (guint mode = 0; !self->is_setting && mode < TM_N_HISTORY_MODES; mode++)
    if (g_strcmp0 (name, mode_names[mode]) == 0)
      {
        set_words (self, "");
        show_mode (self, mode);
        fill_and_select (self);
      }
}

static void
add_series_cb (TmHistoryView *self)
{
  TmSeries series = { .name = (char *) _ ("New Series") };
  g_autofree char *uuid = tm_archive_put_series (self->archive, &series);

  if (uuid != NULL)
    tm_history_view_open (self, TM_HISTORY_SERIES, uuid);
}

static void
collapsed_cb (TmHistoryView *self)
{
  gboolean narrow = is_narrow (self);

  tm_history_list_set_narrow (self->matches, narrow);
  for (guint mode = 0; mode < TM_N_HISTORY_MODES; mode++)
    if (self->indexes[mode] != NULL)
      tm_history_index_set_narrow (self->indexes[mode], narrow);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    select_something (self);
}

/* The widget */

/* A series is begun here, and wide enough a window offers that beside the list; everything else begins with a
 * match. */
static GtkWidget *
create_empty_button (TmHistoryView *self, TmHistoryMode mode)
{
  GtkWidget *button
      = gtk_button_new_with_mnemonic (mode == TM_HISTORY_SERIES ? _ ("New Series") : _ ("_Play"));

  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "pill");
  gtk_widget_add_css_class (button, "suggested-action");
  if (mode != TM_HISTORY_SERIES)
    {
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.show-shelf");
      return button;
    }

  g_signal_connect_swapped (button, "clicked", G_CALLBACK (add_series_cb), self);
  g_object_bind_property (self->split, "collapsed", button, "visible", G_BINDING_SYNC_CREATE);
  return button;
}

static void
create_indexes (TmHistoryView *self)
{
  static const struct
  {
    const char *name;
    const char *empty;
    const char *what;
  } words[TM_N_HISTORY_MODES] = {
    [TM_HISTORY_PEOPLE]
    = { N_ ("People"), N_ ("Nobody Here"), N_ ("Whoever plays a match is listed here.") },
    [TM_HISTORY_GAMES]
    = { N_ ("Games"), N_ ("No Games"), N_ ("What was played to the end is listed here.") },
    [TM_HISTORY_SERIES]
    = { N_ ("Series"), N_ ("No Series"),
        N_ ("A series holds matches that belong together, such as the chapters of a campaign.") },
  };

  for (guint mode = TM_HISTORY_PEOPLE; mode < TM_N_HISTORY_MODES; mode++)
    {
      GtkWidget *index = tm_history_index_new (_ (words[mode].name));

      self->indexes[mode] = TM_HISTORY_INDEX (index);
      tm_history_index_set_empty (self->indexes[mode], _ (words[mode].empty), _ (words[mode].what),
                                  create_empty_button (self, mode));
      g_signal_connect_swapped (index, "chosen", G_CALLBACK (chosen_cb), self);
      gtk_stack_add_named (self->lists, index, mode_names[mode]);
    }
}

/* Typing looks for something as long as the place is on view, be it the switcher of places that has
 * the focus. */
static void
tm_history_view_map (GtkWidget *widget)
{
  TmHistoryView *self = TM_HISTORY_VIEW (widget);

  if (self->is_stale)
    refresh (self);
  GTK_WIDGET_CLASS (tm_history_view_parent_class)->map (widget);
  gtk_search_entry_set_key_capture_widget (
      self->entry, gtk_widget_get_ancestor (widget, ADW_TYPE_NAVIGATION_PAGE));
}

static void
tm_history_view_unmap (GtkWidget *widget)
{
  gtk_search_entry_set_key_capture_widget (TM_HISTORY_VIEW (widget)->entry, NULL);
  GTK_WIDGET_CLASS (tm_history_view_parent_class)->unmap (widget);
}

static void
tm_history_view_dispose (GObject *object)
{
  TmHistoryView *self = TM_HISTORY_VIEW (object);

  g_clear_handle_id (&self->refreshing, g_source_remove);
  g_clear_handle_id (&self->selecting, g_source_remove);
  tm_widget_dispose_children (GTK_WIDGET (object), TM_TYPE_HISTORY_VIEW);
  g_clear_object (&self->archive);
  g_clear_pointer (&self->words, g_free);

  G_OBJECT_CLASS (tm_history_view_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-history-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TmHistoryView, split);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryView, content_page);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryView, entry);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryView, filter_button);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryView, add_button);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryView, modes);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryView, filters);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryView, lists);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryView, matches);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryView, contents);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryView, nothing_button);
  gtk_widget_class_bind_template_callback (widget_class, add_series_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, clear_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, cleared_cb);
  gtk_widget_class_bind_template_callback (widget_class, collapsed_cb);
  gtk_widget_class_bind_template_callback (widget_class, filter_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, filters_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, mode_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
}

static void
tm_history_view_class_init (TmHistoryViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_history_view_dispose;
  widget_class->map = tm_history_view_map;
  widget_class->unmap = tm_history_view_unmap;

  g_type_ensure (TM_TYPE_HISTORY_FILTERS);
  g_type_ensure (TM_TYPE_HISTORY_LIST);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bind_template (widget_class);
}

static void
tm_history_view_init (TmHistoryView *self)
{
  self->words = g_strdup ("");
  self->is_setting = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->is_setting = FALSE;
  create_indexes (self);
}

/**
 * tm_history_view_new:
 * @archive: the user's matches
 *
 * Makes the place of the history.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_history_view_new (TmArchive *archive)
{
  TmHistoryView *self = g_object_new (TM_TYPE_HISTORY_VIEW, NULL);

  self->archive = g_object_ref (archive);
  tm_history_list_set_archive (self->matches, archive);
  tm_history_filters_fill (self->filters, archive);
  show_mode (self, TM_HISTORY_MATCHES);
  fill (self);
  self->selecting = g_idle_add_full (G_PRIORITY_LOW, select_cb, self, NULL);
  g_signal_connect_object (archive, "changed", G_CALLBACK (archive_changed_cb), self,
                           G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

/**
 * tm_history_view_open:
 * @self: the place
 * @mode: what to look at
 * @key: identifier of a match, person or series, or a key from tm_history_join_game()
 *
 * Shows one match, person, game or series. The list is widened to all of them.
 */
void
tm_history_view_open (TmHistoryView *self, TmHistoryMode mode, const char *key)
{
  g_return_if_fail (TM_IS_HISTORY_VIEW (self));
  g_return_if_fail (key != NULL);

  g_clear_handle_id (&self->selecting, g_source_remove);
  tm_history_list_show_all (self->matches);
  set_words (self, "");
  tm_history_filters_clear (self->filters);
  show_mode (self, mode);
  fill (self);
  if (mode == TM_HISTORY_MATCHES)
    tm_history_list_select (self->matches, key);
  else
    tm_history_index_select (self->indexes[mode], key);
  show_subject (self, mode, key);
}

static void
list_filtered (TmHistoryView *self)
{
  set_words (self, "");
  show_mode (self, TM_HISTORY_MATCHES);
  fill_and_select (self);
}

/**
 * tm_history_view_list_person:
 * @self: the place
 * @uuid: identifier of a person
 *
 * Lists the matches of a person.
 */
void
tm_history_view_list_person (TmHistoryView *self, const char *uuid)
{
  g_return_if_fail (TM_IS_HISTORY_VIEW (self));

  tm_history_filters_clear (self->filters);
  tm_history_filters_set_player (self->filters, uuid);
  list_filtered (self);
}

/**
 * tm_history_view_list_game:
 * @self: the place
 * @key: a key from tm_history_join_game()
 *
 * Lists the matches of a game.
 */
void
tm_history_view_list_game (TmHistoryView *self, const char *key)
{
  g_autofree char *game = NULL;
  const char *title;

  g_return_if_fail (TM_IS_HISTORY_VIEW (self));

  game = tm_history_split_game (key, &title);
  tm_history_filters_clear (self->filters);
  tm_history_filters_set_game (self->filters, game, title);
  list_filtered (self);
}

/**
 * tm_history_view_look_for:
 * @self: the place
 * @words: what is looked for
 *
 * Lists the matches that have these words, as if they had been typed.
 */
void
tm_history_view_look_for (TmHistoryView *self, const char *words)
{
  g_return_if_fail (TM_IS_HISTORY_VIEW (self));
  g_return_if_fail (words != NULL);

  g_clear_handle_id (&self->selecting, g_source_remove);
  tm_history_list_show_all (self->matches);
  tm_history_filters_clear (self->filters);
  set_words (self, words);
  show_mode (self, TM_HISTORY_MATCHES);
  fill_and_select (self);
}

/**
 * tm_history_view_go:
 * @self: the place
 * @what: "match", "person", "game" or "series" to show one; "person-matches" or "game-matches" to
 *   list those of one
 * @key: which, see tm_history_view_open()
 *
 * Goes where an action leads.
 *
 * Returns: %FALSE if there is no such thing to show
 */
gboolean
tm_history_view_go (TmHistoryView *self, const char *what, const char *key)
{
  static const char *const subjects[TM_N_HISTORY_MODES] = { "match", "person", "game", "series" };

  g_return_val_if_fail (TM_IS_HISTORY_VIEW (self), FALSE);

  for (guint mode = 0; mode < TM_N_HISTORY_MODES; mode++)
    if (g_str_equal (what, subjects[mode]))
      {
        tm_history_view_open (self, mode, key);
        return TRUE;
      }

  if (g_str_equal (what, "person-matches"))
    tm_history_view_list_person (self, key);
  else if (g_str_equal (what, "game-matches"))
    tm_history_view_list_game (self, key);
  else
    return FALSE;

  return TRUE;
}
