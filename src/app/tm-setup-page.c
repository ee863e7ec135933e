/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "engine/tm-match.h"

#include "tm-chapters.h"
#include "tm-keep.h"
#include "tm-options-form.h"
#include "tm-people-list.h"
#include "tm-setup-page.h"
#include "tm-window.h"

struct _TmSetupPage
{
  AdwNavigationPage parent_instance;

  const TmGame *game;
  TmArchive *archive;
  TmRandom chance;
  /* What is set up without being in the form: a score sheet with its rows. */
  GVariant *kept;

  AdwToastOverlay *toasts;
  AdwWindowTitle *window_title;
  GtkLabel *tagline;
  TmPeopleList *people;
  TmOptionsForm *options;
  GtkWidget *sheet_group;
  AdwActionRow *sheet_row;
  GtkWidget *series_group;
  AdwSwitchRow *series_row;
  AdwPreferencesGroup *chance_group;
  AdwEntryRow *words;
  AdwActionRow *seal;
};

G_DEFINE_FINAL_TYPE (TmSetupPage, tm_setup_page, ADW_TYPE_NAVIGATION_PAGE)

/* Beginning */

static void
show_error (TmSetupPage *self, const char *message)
{
  AdwToast *toast = adw_toast_new (message);

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* What is told of the owner's box. Where the archive cannot be read, nothing is. */
static gboolean
apply_told (TmSetupPage *self, TmBox *box, GError **error)
{
  g_autoptr (TmOwnersBox) told = NULL;

  if (tm_owners_box_has_options (self->game))
    told = tm_archive_read_box (self->archive, self->game, NULL);

  return told == NULL || tm_owners_box_apply (told, box, error);
}

/* Lists and words that come with a sheet; the form has everything else. */
static gboolean
apply_kept (TmSetupPage *self, TmBox *box, GError **error)
{
  for (guint i = 0; self->kept != NULL && i < self->game->n_options; i++)
    {
      const TmParam *param = &self->game->options[i].param;
      g_autoptr (GVariant) value = g_variant_lookup_value (self->kept, param->id, NULL);

      if (value == NULL || !(param->is_list || param->kind == TM_PARAM_TEXT)
          || param->kind == TM_PARAM_SEAT || self->game->options[i].is_printed
          || g_str_equal (param->id, TM_OPTION_ALLOW))
        continue;
      if (!tm_box_set_option (box, param->id, value, error))
        return FALSE;
    }

  return TRUE;
}

static TmBox *
create_box (TmSetupPage *self, const char *const *names, GError **error)
{
  g_autoptr (TmBox) box = tm_box_new (self->game, g_strv_length ((GStrv) names), error);

  if (box == NULL || !tm_options_form_apply (self->options, box, error)
      || !apply_kept (self, box, error) || !apply_told (self, box, error))
    return NULL;

  for (guint i = 0; names[i] != NULL; i++)
    if (*names[i] != '\0')
      tm_box_set_seat_name (box, i, names[i]);

  return g_steal_pointer (&box);
}

static TmMatch *
create_match (TmSetupPage *self, TmBox *box)
{
  g_autofree char *hex = tm_random_dup_seed_hex (&self->chance);
  guint8 seed[TM_RANDOM_SEED_SIZE];

  for (guint i = 0; i < TM_RANDOM_SEED_SIZE; i++)
    seed[i]
        = (guint8) (g_ascii_xdigit_value (hex[2 * i]) << 4 | g_ascii_xdigit_value (hex[2 * i + 1]));

  return tm_match_new_sealed (box, seed, gtk_editable_get_text (GTK_EDITABLE (self->words)));
}

static void
keep_people (TmSetupPage *self, const char *const *names)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (*names[i] != '\0')
      tm_archive_put_player (self->archive, names[i], NULL);
}

static GStrv
dup_names (TmSetupPage *self)
{
  GStrv names = tm_people_list_dup_names (self->people);

  for (guint i = 0; names[i] != NULL; i++)
    g_strstrip (names[i]);

  return names;
}

/* The chapters of a story are added up. */
static void
choose_series (TmSetupPage *self, const TmBox *box, const char *const *names)
{
  TmWindow *window = TM_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  g_autofree char *series = NULL;

  if (!gtk_widget_get_visible (self->series_group))
    return;

  if (adw_switch_row_get_active (self->series_row))
    series = tm_chapters_ensure_series (self->archive, box, names);
  tm_window_set_series (window, series);
}

static void
start_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmSetupPage *self = TM_SETUP_PAGE (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (TmBox) box = NULL;
  g_autoptr (TmMatch) match = NULL;
  g_auto (GStrv) names = dup_names (self);

  /* What was told a moment ago may still be on its way to the disk. */
  tm_archive_flush (self->archive, NULL);
  box = create_box (self, (const char *const *) names, &error);
  if (box == NULL)
    {
      show_error (self, error->message);
      return;
    }

  choose_series (self, box, (const char *const *) names);
  match = create_match (self, box);
  keep_people (self, (const char *const *) names);
  tm_archive_watch (self->archive, match);
  tm_window_open_match (TM_WINDOW (gtk_widget_get_root (widget)), match);
}

/* The form */

/* A chapter goes into the series of the one before it, if the same people play, or begins one. */
static void
show_series (TmSetupPage *self, const char *const *names)
{
  g_autoptr (TmBox) box = create_box (self, names, NULL);
  gboolean is_shown = box != NULL && tm_chapters_has_story (box);
  g_autoptr (TmMatchInfo) before = NULL;
  g_autofree char *name = NULL;
  g_autofree char *title = NULL;

  gtk_widget_set_visible (self->series_group, is_shown);
  if (!is_shown)
    return;

  name = tm_chapters_dup_name (box);
  before = tm_chapters_find_before (self->archive, box, names);
  title = before != NULL && before->series != NULL
              /* Translators: the name of a series of matches, such as a campaign */
              ? g_strdup_printf (_ ("Go on with the series “%s”"), name)
              /* Translators: the name of a series of matches, such as a campaign */
              : g_strdup_printf (_ ("Begin the series “%s”"), name);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->series_row), title);
}

static void
changed_cb (TmSetupPage *self)
{
  g_auto (GStrv) names = dup_names (self);

  tm_options_form_set_people (self->options, (const char *const *) names);
  show_series (self, (const char *const *) names);
  gtk_widget_set_visible (GTK_WIDGET (self->chance_group),
                          tm_options_form_draws_in_app (self->options));
}

/* The sheet */

static void
show_sheet (TmSetupPage *self)
{
  g_auto (GStrv) rows = self->kept != NULL ? tm_keep_dup_texts (self->kept, "rows") : NULL;
  g_autofree char *title = self->kept != NULL ? tm_keep_dup_text (self->kept, "title") : NULL;
  guint n_rows = rows != NULL ? g_strv_length (rows) : 0;
  g_autofree char *subtitle = g_strdup_printf (ngettext ("%u row", "%u rows", n_rows), n_rows);

  gtk_widget_set_visible (self->sheet_group, n_rows > 0);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->sheet_row),
                                 title != NULL && *title != '\0' ? title : _ ("Score sheet"));
  adw_action_row_set_subtitle (self->sheet_row, subtitle);
}

static void
no_sheet_cb (TmSetupPage *self)
{
  g_clear_pointer (&self->kept, g_variant_unref);
  show_sheet (self);
}

/* Only a sheet is taken over: without one there is nothing to be seen of lists and words. */
static void
load_sheet (TmSetupPage *self, const TmLastSetup *setup)
{
  g_auto (GStrv) rows
      = setup != NULL && setup->options != NULL ? tm_keep_dup_texts (setup->options, "rows") : NULL;

  if (rows != NULL && rows[0] != NULL)
    self->kept = g_variant_ref (setup->options);
  show_sheet (self);
}

/* Who sat at the table the last time, whatever was played; %NULL if nothing ever was. */
static GStrv
dup_last_people (TmSetupPage *self)
{
  TmMatchQuery query = TM_MATCH_QUERY_ALL;
  g_autoptr (GPtrArray) matches = NULL;
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  const TmMatchInfo *last;

  query.limit = 1;
  matches = tm_archive_list_matches (self->archive, &query, NULL);
  if (matches == NULL || matches->len == 0)
    return NULL;

  last = g_ptr_array_index (matches, 0);
  for (guint seat = 0; seat < last->n_seats; seat++)
    g_strv_builder_add (names, last->seats[seat].name != NULL ? last->seats[seat].name : "");

  return g_strv_builder_end (names);
}

static void
seat_people (TmSetupPage *self, const TmLastSetup *last)
{
  static const char *const nobody[] = { "", "", "", NULL };
  g_auto (GStrv) people = last == NULL ? dup_last_people (self) : NULL;

  if (last != NULL)
    tm_people_list_set_names (self->people, (const char *const *) last->names);
  else
    tm_people_list_set_names (self->people, people != NULL ? (const char *const *) people : nobody);
}

static void
load_people (TmSetupPage *self, const TmLastSetup *last)
{
  g_autoptr (GPtrArray) players = tm_archive_list_players (self->archive, NULL);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) roster = NULL;

  for (guint i = 0; players != NULL && i < players->len; i++)
    {
      const TmPlayerInfo *player = g_ptr_array_index (players, i);

      if (!player->is_hidden)
        g_strv_builder_add (names, player->name);
    }

  roster = g_strv_builder_end (names);
  tm_people_list_set_bounds (self->people, self->game->min_seats, self->game->max_seats);
  tm_people_list_set_roster (self->people, (const char *const *) roster);
  seat_people (self, last);
}

static void
show_seal (TmSetupPage *self)
{
  g_autofree char *seal = tm_random_dup_seal (&self->chance);

  adw_action_row_set_subtitle (self->seal, seal);
}

static void
tm_setup_page_dispose (GObject *object)
{
  TmSetupPage *self = TM_SETUP_PAGE (object);

  adw_navigation_page_set_child (ADW_NAVIGATION_PAGE (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), TM_TYPE_SETUP_PAGE);
  g_clear_object (&self->archive);
  g_clear_pointer (&self->kept, g_variant_unref);

  G_OBJECT_CLASS (tm_setup_page_parent_class)->dispose (object);
}

static void
tm_setup_page_class_init (TmSetupPageClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_setup_page_dispose;

  g_type_ensure (TM_TYPE_OPTIONS_FORM);
  g_type_ensure (TM_TYPE_PEOPLE_LIST);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-setup-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TmSetupPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, TmSetupPage, window_title);
  gtk_widget_class_bind_template_child (widget_class, TmSetupPage, tagline);
  gtk_widget_class_bind_template_child (widget_class, TmSetupPage, people);
  gtk_widget_class_bind_template_child (widget_class, TmSetupPage, options);
  gtk_widget_class_bind_template_child (widget_class, TmSetupPage, sheet_group);
  gtk_widget_class_bind_template_child (widget_class, TmSetupPage, sheet_row);
  gtk_widget_class_bind_template_child (widget_class, TmSetupPage, series_group);
  gtk_widget_class_bind_template_child (widget_class, TmSetupPage, series_row);
  gtk_widget_class_bind_template_child (widget_class, TmSetupPage, chance_group);
  gtk_widget_class_bind_template_child (widget_class, TmSetupPage, words);
  gtk_widget_class_bind_template_child (widget_class, TmSetupPage, seal);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, no_sheet_cb);

  gtk_widget_class_install_action (widget_class, "setup.start", NULL, start_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK,
                                       "setup.start", NULL);
}

static void
tm_setup_page_init (TmSetupPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_setup_page_new:
 * @game: a game
 * @archive: the user's archive, which remembers how the game was set up the last time
 *
 * Makes a page that sets up a match as the last one was: the same people, the same options.
 *
 * Returns: (transfer floating): the page
 */
AdwNavigationPage *
tm_setup_page_new (const TmGame *game, TmArchive *archive)
{
  g_autoptr (TmLastSetup) last = tm_archive_get_last_setup (archive, game->id, NULL);

  return tm_setup_page_new_like (game, archive, last);
}

/**
 * tm_setup_page_new_like:
 * @game: a game
 * @archive: the user's archive
 * @setup: (nullable): people in their order, and options; %NULL: whoever played anything last, and the
 *   defaults
 *
 * Makes a page that sets up a match like another one.
 *
 * Returns: (transfer floating): the page
 */
AdwNavigationPage *
tm_setup_page_new_like (const TmGame *game, TmArchive *archive, const TmLastSetup *setup)
{
  TmSetupPage *self = g_object_new (TM_TYPE_SETUP_PAGE, NULL);
  g_autoptr (GError) error = NULL;

  self->game = game;
  self->archive = g_object_ref (archive);
  adw_window_title_set_title (self->window_title, tm_word_get (game->name));
  gtk_label_set_label (self->tagline, tm_word_get (game->tagline));

  tm_options_form_set_game (self->options, game, setup != NULL ? setup->options : NULL);
  load_sheet (self, setup);
  load_people (self, setup);

  if (tm_random_init_fresh (&self->chance, "", &error))
    show_seal (self);
  else
    {
      gtk_widget_action_set_enabled (GTK_WIDGET (self), "setup.start", FALSE);
      show_error (self, error->message);
    }
  changed_cb (self);

  return ADW_NAVIGATION_PAGE (self);
}

/* The names as they were at that table; "" for a seat without one. */
static GStrv
dup_seated (const TmMatchInfo *info)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint seat = 0; seat < info->n_seats; seat++)
    g_strv_builder_add (names, info->seats[seat].name != NULL ? info->seats[seat].name : "");

  return g_strv_builder_end (names);
}

/**
 * tm_setup_page_new_after:
 * @archive: the user's archive
 * @uuid: identifier of one of its matches
 * @is_next: whether the chapter after that match is set up, where the game has chapters
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Makes a page that sets up a match like one of the history: the same people, the same options.
 *
 * Returns: (transfer floating) (nullable): the page; %NULL if the match cannot be read
 */
AdwNavigationPage *
tm_setup_page_new_after (TmArchive *archive, const char *uuid, gboolean is_next, GError **error)
{
  g_autoptr (TmMatchInfo) info = tm_archive_find_match (archive, uuid, error);
  g_autoptr (TmMatch) match = info != NULL ? tm_archive_load_match (archive, uuid, error) : NULL;
  g_autoptr (GVariant) options = NULL;
  g_auto (GStrv) names = NULL;

  if (match == NULL)
    return NULL;

  options = is_next ? tm_chapters_dup_next (tm_match_get_box (match))
                    : g_variant_ref_sink (tm_box_dup_options (tm_match_get_box (match)));
  names = dup_seated (info);

  return tm_setup_page_new_like (tm_match_get_game (match), archive,
                                 &(TmLastSetup) { .names = names, .options = options });
}
