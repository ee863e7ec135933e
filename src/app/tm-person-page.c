/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-seat-mark.h"

#include "tm-follow.h"
#include "tm-history-choice.h"
#include "tm-history-look.h"
#include "tm-history-person.h"
#include "tm-person-page.h"
#include "tm-pictures.h"
#include "tm-toast.h"

#define LOOK_SIZE 22

/**
 * TmPersonPage:
 *
 * One person of the roster. [property@PersonPage:title] is the name.
 */
struct _TmPersonPage
{
  GtkWidget parent_instance;

  TmArchive *archive;
  char *uuid;
  char *name;
  gboolean is_setting;
  GtkToggleButton *looks[TM_N_SEAT_LOOKS];

  GtkScrolledWindow *scroller;
  AdwEntryRow *name_row;
  AdwWrapBox *look_box;
  AdwSwitchRow *offered_row;
  AdwActionRow *same_row;
  AdwPreferencesGroup *merged_group;
  GtkListBox *merged;
  GtkBox *facts;
};

G_DEFINE_FINAL_TYPE (TmPersonPage, tm_person_page, GTK_TYPE_WIDGET)

enum
{
  PROP_TITLE = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* What is kept for an Undo. */
typedef struct
{
  TmArchive *archive;
  char *uuid;
  char *other;
} Pair;

static Pair *
pair_new (TmArchive *archive, const char *uuid, const char *other)
{
  Pair *pair = g_new0 (Pair, 1);

  pair->archive = g_object_ref (archive);
  pair->uuid = g_strdup (uuid);
  pair->other = g_strdup (other);

  return pair;
}

static void
pair_free (gpointer data, GClosure *closure)
{
  Pair *pair = data;

  g_object_unref (pair->archive);
  g_free (pair->uuid);
  g_free (pair->other);
  g_free (pair);
}

static void
offer_undo (TmPersonPage *self, const char *title, GCallback undo, Pair *pair)
{
  AdwToast *toast = tm_toast_show (GTK_WIDGET (self), title);

  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_signal_connect_data (toast, "button-clicked", undo, pair, pair_free, 0);
}

static TmPlayerInfo *
find_player (GPtrArray *players, const char *uuid)
{
  for (guint i = 0; players != NULL && i < players->len; i++)
    {
      TmPlayerInfo *player = g_ptr_array_index (players, i);

      if (g_str_equal (player->uuid, uuid)
          || g_strv_contains ((const char *const *) player->merged, uuid))
        return player;
    }

  return NULL;
}

/* The name */

static void
undo_name_cb (AdwToast *toast, Pair *pair)
{
  tm_archive_rename_player (pair->archive, pair->uuid, pair->other);
}

static gboolean
is_taken (TmPersonPage *self, const char *name)
{
  g_autoptr (GPtrArray) players = tm_archive_list_players (self->archive, NULL);

  for (guint i = 0; players != NULL && i < players->len; i++)
    {
      const TmPlayerInfo *player = g_ptr_array_index (players, i);

      if (g_str_equal (player->name, name) && !g_str_equal (player->uuid, self->uuid))
        return TRUE;
    }

  return FALSE;
}

static void
name_applied_cb (TmPersonPage *self)
{
  g_autofree char *name = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name_row)));
  g_autofree char *words = NULL;

  g_strstrip (name);
  if (*name == '\0' || g_str_equal (name, self->name))
    {
      gtk_editable_set_text (GTK_EDITABLE (self->name_row), self->name);
      return;
    }
  if (is_taken (self, name))
    {
      /* Translators: a name that somebody else bears */
      words = g_strdup_printf (
          _ ("There is another %s. If it is the same person, join the two below."), name);
      tm_toast_show (GTK_WIDGET (self), words);
      gtk_editable_set_text (GTK_EDITABLE (self->name_row), self->name);
      return;
    }

  tm_archive_rename_player (self->archive, self->uuid, name);
  /* Translators: the old name of a person, the new one */
  words = g_strdup_printf (_ ("%s is called %s now"), self->name, name);
  offer_undo (self, words, G_CALLBACK (undo_name_cb),
              pair_new (self->archive, self->uuid, self->name));
}

/* The look */

static void
look_clicked_cb (TmPersonPage *self, GtkToggleButton *button)
{
  gboolean is_on = gtk_toggle_button_get_active (button);

  if (self->is_setting)
    return;

  for (int look = 0; look < TM_N_SEAT_LOOKS; look++)
    if (self->looks[look] == button)
      tm_archive_color_player (self->archive, self->uuid,
                               is_on ? tm_seat_look_get_css_class (look) : NULL);
}

static void
create_looks (TmPersonPage *self)
{
  for (int look = 0; look < TM_N_SEAT_LOOKS; look++)
    {
      GtkWidget *button = gtk_toggle_button_new ();
      const char *name = tm_seat_look_get_name (look);

      self->looks[look] = GTK_TOGGLE_BUTTON (button);
      gtk_button_set_child (GTK_BUTTON (button), tm_seat_mark_new (look, LOOK_SIZE));
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_add_css_class (button, "tm-look");
      gtk_widget_set_tooltip_text (button, name);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                      -1);
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (look_clicked_cb), self);
      adw_wrap_box_append (self->look_box, button);
    }
}

/* Whether they are offered */

static void
offered_cb (TmPersonPage *self)
{
  if (!self->is_setting && self->name != NULL)
    tm_archive_hide_player (self->archive, self->uuid,
                            !adw_switch_row_get_active (self->offered_row));
}

/* Who else it is */

static void
undo_join_cb (AdwToast *toast, Pair *pair)
{
  tm_archive_split_player (pair->archive, pair->uuid);
}

static void
undo_split_cb (AdwToast *toast, Pair *pair)
{
  tm_archive_merge_players (pair->archive, pair->uuid, pair->other);
}

static void
join (TmPersonPage *self, const char *uuid)
{
  g_autoptr (GPtrArray) players = tm_archive_list_players (self->archive, NULL);
  const TmPlayerInfo *other = find_player (players, uuid);
  g_autofree char *words = NULL;

  if (other == NULL)
    return;

  tm_archive_merge_players (self->archive, uuid, self->uuid);
  /* Translators: two names of one person */
  words = g_strdup_printf (_ ("%s and %s are one person now"), self->name, other->name);
  offer_undo (self, words, G_CALLBACK (undo_join_cb), pair_new (self->archive, uuid, self->uuid));
}

static void
join_response_cb (TmPersonPage *self, const char *response, AdwAlertDialog *dialog)
{
  TmHistoryChoice *choice
      = TM_HISTORY_CHOICE (gtk_widget_get_first_child (adw_alert_dialog_get_extra_child (dialog)));

  if (g_str_equal (response, "join"))
    join (self, tm_history_choice_get_key (choice));
}

static char *
dup_preview (const TmPlayerInfo *self, const TmPlayerInfo *other)
{
  /* Translators: what comes of joining two persons: a name, how many matches; the other name, how
   * many matches; the name that both will have */
  return g_strdup_printf (
      _ ("Matches of %s: %u. Matches of %s: %u. From now on all of them count for %s; on the "
         "tables and in the journals the names stay as they were. It can be taken back."),
      self->name, self->n_matches, other->name, other->n_matches, self->name);
}

/* What will come of it is said before it is done. */
static void
show_preview (TmPersonPage *self, TmHistoryChoice *choice)
{
  GtkWidget *preview = gtk_widget_get_next_sibling (GTK_WIDGET (choice));
  g_autoptr (GPtrArray) players = tm_archive_list_players (self->archive, NULL);
  const TmPlayerInfo *player = find_player (players, self->uuid);
  const TmPlayerInfo *other = find_player (players, tm_history_choice_get_key (choice));
  g_autofree char *words
      = player != NULL && other != NULL ? dup_preview (player, other) : g_strdup ("");

  gtk_label_set_label (GTK_LABEL (preview), words);
}

static void
choice_chosen_cb (TmPersonPage *self, TmHistoryChoice *choice)
{
  show_preview (self, choice);
}

static GtkWidget *
create_choice (TmPersonPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *choice = tm_history_choice_new ();
  GtkWidget *preview = gtk_label_new (NULL);
  g_autoptr (GPtrArray) players = tm_archive_list_players (self->archive, NULL);

  for (guint i = 0; players != NULL && i < players->len; i++)
    {
      const TmPlayerInfo *player = g_ptr_array_index (players, i);

      if (!g_str_equal (player->uuid, self->uuid))
        tm_history_choice_add (TM_HISTORY_CHOICE (choice), player->uuid, player->name);
    }
  g_object_set (choice, "choice-name", _ ("Person"), NULL);
  gtk_label_set_wrap (GTK_LABEL (preview), TRUE);
  gtk_label_set_xalign (GTK_LABEL (preview), 0);
  gtk_box_append (GTK_BOX (box), choice);
  gtk_box_append (GTK_BOX (box), preview);
  show_preview (self, TM_HISTORY_CHOICE (choice));
  g_signal_connect_object (choice, "chosen", G_CALLBACK (choice_chosen_cb), self,
                           G_CONNECT_SWAPPED);

  return box;
}

static void
same_activated_cb (TmPersonPage *self)
{
  /* Translators: heading of a dialog: a person turns out to be somebody who is listed, too */
  AdwDialog *dialog = adw_alert_dialog_new (_ ("The Same Person"), NULL);
  AdwAlertDialog *alert = ADW_ALERT_DIALOG (dialog);

  adw_alert_dialog_set_extra_child (alert, create_choice (self));
  /* Translators: makes two persons one */
  adw_alert_dialog_add_responses (alert, "cancel", _ ("_Cancel"), "join", _ ("_Join"), NULL);
  adw_alert_dialog_set_response_appearance (alert, "join", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_close_response (alert, "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (join_response_cb), self,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
split_clicked_cb (TmPersonPage *self, GtkButton *button)
{
  const char *uuid = g_object_get_data (G_OBJECT (button), "uuid");
  const char *name = g_object_get_data (G_OBJECT (button), "name");
  /* Translators: two names that were thought to be one person */
  g_autofree char *words
      = g_strdup_printf (_ ("%s and %s are two persons again"), self->name, name);

  tm_archive_split_player (self->archive, uuid);
  offer_undo (self, words, G_CALLBACK (undo_split_cb), pair_new (self->archive, uuid, self->uuid));
}

static void
add_merged (TmPersonPage *self, const char *uuid, const char *name)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_button_new ();
  /* Translators: lets a name be a person of its own again */
  g_autofree char *spoken = g_strdup_printf (_ ("Separate %s"), name);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  /* A label that the button makes would be its name as well. */
  gtk_button_set_child (GTK_BUTTON (button), gtk_label_new (_ ("Separate")));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
  g_object_set_data_full (G_OBJECT (button), "uuid", g_strdup (uuid), g_free);
  g_object_set_data_full (G_OBJECT (button), "name", g_strdup (name), g_free);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (split_clicked_cb), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  gtk_list_box_append (self->merged, row);
}

/* Showing */

static void
show_settings (TmPersonPage *self, const TmPlayerInfo *player)
{
  int look = tm_history_look_find (player->colour);

  self->is_setting = TRUE;
  if (g_set_str (&self->name, player->name))
    {
      gtk_editable_set_text (GTK_EDITABLE (self->name_row), player->name);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
    }
  for (int i = 0; i < TM_N_SEAT_LOOKS; i++)
    gtk_toggle_button_set_active (self->looks[i], i == look);
  adw_switch_row_set_active (self->offered_row, !player->is_hidden);
  gtk_list_box_remove_all (self->merged);
  for (guint i = 0; player->merged[i] != NULL; i++)
    add_merged (self, player->merged[i], player->merged_names[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->merged_group), player->merged[0] != NULL);
  self->is_setting = FALSE;
}

static void
load (TmPersonPage *self)
{
  g_autoptr (GPtrArray) players = NULL;
  const TmPlayerInfo *player;

  if (self->uuid == NULL)
    return;

  players = tm_archive_list_players (self->archive, NULL);
  player = find_player (players, self->uuid);
  tm_container_clear (self->facts);
  gtk_widget_set_visible (GTK_WIDGET (self->scroller), player != NULL);
  if (player == NULL)
    return;

  gtk_widget_set_visible (GTK_WIDGET (self->same_row), players->len > 1);
  show_settings (self, player);
  tm_history_person_fill (self->facts, self->archive, player);
}

static void
update (GtkWidget *widget)
{
  load (TM_PERSON_PAGE (widget));
}

static void
tm_person_page_get_property (GObject *object, guint property, GValue *value, GParamSpec *pspec)
{
  TmPersonPage *self = TM_PERSON_PAGE (object);

  switch (property)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->name);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tm_person_page_dispose (GObject *object)
{
  TmPersonPage *self = TM_PERSON_PAGE (object);

  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_PERSON_PAGE);
  g_clear_object (&self->archive);
  g_clear_pointer (&self->uuid, g_free);
  g_clear_pointer (&self->name, g_free);

  G_OBJECT_CLASS (tm_person_page_parent_class)->dispose (object);
}

static void
tm_person_page_class_init (TmPersonPageClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->get_property = tm_person_page_get_property;
  object_class->dispose = tm_person_page_dispose;

  /**
   * TmPersonPage:title:
   *
   * The name of the person.
   */
  properties[PROP_TITLE]
      = g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-person-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TmPersonPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, TmPersonPage, name_row);
  gtk_widget_class_bind_template_child (widget_class, TmPersonPage, look_box);
  gtk_widget_class_bind_template_child (widget_class, TmPersonPage, offered_row);
  gtk_widget_class_bind_template_child (widget_class, TmPersonPage, same_row);
  gtk_widget_class_bind_template_child (widget_class, TmPersonPage, merged_group);
  gtk_widget_class_bind_template_child (widget_class, TmPersonPage, merged);
  gtk_widget_class_bind_template_child (widget_class, TmPersonPage, facts);
  gtk_widget_class_bind_template_callback (widget_class, name_applied_cb);
  gtk_widget_class_bind_template_callback (widget_class, offered_cb);
  gtk_widget_class_bind_template_callback (widget_class, same_activated_cb);
}

static void
tm_person_page_init (TmPersonPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  create_looks (self);
}

/**
 * tm_person_page_new:
 * @archive: the user's matches
 *
 * Makes a page without a person.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_person_page_new (TmArchive *archive)
{
  TmPersonPage *self = g_object_new (TM_TYPE_PERSON_PAGE, NULL);

  self->archive = g_object_ref (archive);
  tm_follow_archive (GTK_WIDGET (self), archive, update);

  return GTK_WIDGET (self);
}

/**
 * tm_person_page_show:
 * @self: the page
 * @uuid: identifier of a person
 *
 * Shows a person, and follows what the archive says of them.
 */
void
tm_person_page_show (TmPersonPage *self, const char *uuid)
{
  g_return_if_fail (TM_IS_PERSON_PAGE (self));

  if (g_set_str (&self->uuid, uuid))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  load (self);
}
