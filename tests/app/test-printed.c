/* SPDX-License-Identifier: GPL-3.0-or-later */

/* "Your box" of a game whose cards have to be named: a list that grows, suggestions, and names in forms. */

#include <adwaita.h>
#include <string.h>

#include "toy-album.h"
#include "toy-form.h"

#include "tm-face-picker.h"
#include "tm-param-field.h"
#include "tm-param-form.h"
#include "tm-printed-view.h"

#define ADDED "Тролль"
#define SUGGESTION "Suggestion, not confirmed"

typedef struct
{
  char *folder;
  TmArchive *archive;
  GtkWidget *window;
  AdwNavigationView *pages;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("tablemate-XXXXXX", NULL);
  path = g_build_filename (fixture->folder, "tablemate.db", NULL);
  fixture->archive = tm_archive_new (path);
  fixture->window = gtk_window_new ();
  fixture->pages = ADW_NAVIGATION_VIEW (adw_navigation_view_new ());
  adw_navigation_view_set_animate_transitions (fixture->pages, FALSE);
  adw_navigation_view_push (fixture->pages,
                            tm_printed_view_new (album_get_game (), 0, fixture->archive, &error));
  g_assert_no_error (error);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->pages));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  gtk_window_present (GTK_WINDOW (fixture->window));
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_assert_true (tm_archive_close (fixture->archive, NULL));
  g_object_unref (fixture->archive);
  g_free (fixture->folder);
}

static GtkWidget *
get_page (Fixture *fixture)
{
  return GTK_WIDGET (adw_navigation_view_get_visible_page (fixture->pages));
}

/* The rows of the list, behind those of the report. */
static GtkWidget *
get_row (Fixture *fixture, guint nth)
{
  GtkWidget *list = toy_form_find (get_page (fixture), GTK_TYPE_LIST_BOX, 1);

  g_assert_nonnull (list);

  return GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), (int) nth));
}

static void
assert_rows (Fixture *fixture, const char *const *titles)
{
  for (guint i = 0; titles[i] != NULL; i++)
    {
      GtkWidget *row = get_row (fixture, i);

      g_assert_nonnull (row);
      g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, titles[i]);
    }
  g_assert_null (get_row (fixture, g_strv_length ((char **) titles)));
}

static void
assert_detail (Fixture *fixture, guint nth, const char *detail)
{
  GtkWidget *row = get_row (fixture, nth);

  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, detail);
  g_assert_true (gtk_widget_has_css_class (row, "tm-suggested")
                 == (strstr (detail, SUGGESTION) != NULL));
}

static void
assert_told (Fixture *fixture, const char *expected)
{
  g_autoptr (TmOwnersBox) box = NULL;
  g_autoptr (GError) error = NULL;
  const char *const *records;
  g_autofree char *joined = NULL;

  g_assert_true (tm_archive_flush (fixture->archive, NULL));
  box = tm_archive_read_box (fixture->archive, album_get_game (), &error);
  g_assert_no_error (error);
  records = tm_owners_box_get (box, ALBUM_OPTION_CARDS);
  joined = records != NULL ? g_strjoinv ("|", (char **) records) : g_strdup ("");
  g_assert_cmpstr (joined, ==, expected);
}

static GtkWidget *
open_form (Fixture *fixture, guint nth)
{
  GtkWidget *list = get_page (fixture);

  gtk_widget_activate (get_row (fixture, nth));
  g_assert_true (get_page (fixture) != list);

  return get_page (fixture);
}

static GtkEditable *
find_entry (GtkWidget *within)
{
  return GTK_EDITABLE (toy_form_find (within, GTK_TYPE_ENTRY, 0));
}

static gboolean
can_save (GtkWidget *form)
{
  GtkWidget *button;
  guint nth = 0;

  do
    {
      button = toy_form_find (form, GTK_TYPE_BUTTON, nth++);
      g_assert_nonnull (button);
    }
  while (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), "printed.save") != 0);

  return gtk_widget_get_sensitive (button);
}

static void
save (Fixture *fixture)
{
  GtkWidget *form = get_page (fixture);

  gtk_widget_activate_action (form, "printed.save", NULL);
  g_assert_true (get_page (fixture) != form);
}

/* A card is added by its name, and there is room for the next one. */
static void
test_new_card (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *form;

  assert_rows (fixture, (const char *const[]) { ALBUM_CORNER, ALBUM_SKELETON, "New card", NULL });
  form = open_form (fixture, 2);
  g_assert_cmpstr (gtk_entry_get_placeholder_text (GTK_ENTRY (find_entry (form))), ==,
                   "Name on the card");
  gtk_widget_activate_action (form, "printed.save", NULL);
  g_assert_true (get_page (fixture) == form);

  /* What is typed counts when it is saved, as it stands there. */
  gtk_editable_set_text (find_entry (form), " " ADDED);
  g_assert_true (can_save (form));
  save (fixture);
  assert_rows (fixture,
               (const char *const[]) { ADDED, ALBUM_CORNER, ALBUM_SKELETON, "New card", NULL });
  assert_told (fixture, ADDED "=?");

  form = open_form (fixture, 3);
  gtk_editable_set_text (find_entry (form), "Ещё один");
  save (fixture);
  assert_rows (fixture, (const char *const[]) { ADDED, "Ещё один", ALBUM_CORNER, ALBUM_SKELETON,
                                                "New card", NULL });
  gtk_widget_activate_action (get_page (fixture), "printed.undo", NULL);
  assert_rows (fixture,
               (const char *const[]) { ADDED, ALBUM_CORNER, ALBUM_SKELETON, "New card", NULL });
  assert_told (fixture, ADDED "=?");
}

static void
test_no_name (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *form = open_form (fixture, 2);

  gtk_editable_set_text (find_entry (form), "a=b");
  gtk_widget_activate_action (form, "printed.save", NULL);
  g_assert_true (get_page (fixture) == form);
  assert_told (fixture, "");
}

/* A suggestion is told once it is saved, altered or not. */
static void
test_suggestion (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  assert_detail (fixture, 0, "Strength 2\n" SUGGESTION);
  assert_detail (fixture, 2, "");
  open_form (fixture, 0);
  adw_navigation_view_pop (fixture->pages);
  assert_told (fixture, "");
  assert_detail (fixture, 0, "Strength 2\n" SUGGESTION);

  open_form (fixture, 0);
  save (fixture);
  assert_told (fixture, ALBUM_CORNER "=2");
  assert_rows (fixture, (const char *const[]) { ALBUM_CORNER, ALBUM_SKELETON, "New card", NULL });
  assert_detail (fixture, 0, "Strength 2");
  assert_detail (fixture, 1, "Strength 5\n" SUGGESTION);
  gtk_widget_activate_action (get_page (fixture), "printed.undo", NULL);
  assert_told (fixture, "");
  assert_detail (fixture, 0, "Strength 2\n" SUGGESTION);
}

/* Names in a form */

typedef struct
{
  TmBox *box;
  TmTable *table;
  GtkWidget *window;
  TmParamForm *form;
  GtkWidget *other;
  guint n_chosen;
} Asked;

static void
ask (Asked *self, guint move)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  TmArgs args;

  *self = (Asked) { .box = tm_box_new (album_get_game (), 1, NULL) };
  tm_box_add_face (self->box, 0, ALBUM_CORNER, NULL, NULL);
  tm_box_add_face (self->box, 0, ALBUM_SKELETON, NULL, NULL);
  self->table = tm_table_new (self->box);
  self->form = TM_PARAM_FORM (tm_param_form_new ());
  tm_args_init (&args);
  tm_param_form_ask (self->form, move, 1u << ALBUM_CARD, self->box, self->table, &args);
  g_signal_connect_swapped (self->form, "chosen", G_CALLBACK (toy_form_count_cb), &self->n_chosen);
  self->other = gtk_button_new_with_label ("Other");
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->form));
  gtk_box_append (GTK_BOX (content), self->other);
  self->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (self->window), content);
  gtk_window_present (GTK_WINDOW (self->window));
}

static void
asked_clear (Asked *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  tm_table_free (self->table);
  tm_box_unref (self->box);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Asked, asked_clear)

/* The name of the card that is told; NULL: none is. */
static const char *
get_told (Asked *self)
{
  TmArgs args;

  tm_param_form_get_args (self->form, &args);
  g_assert_true (tm_param_form_is_complete (self->form) == tm_args_has (&args, ALBUM_CARD));
  if (!tm_args_has (&args, ALBUM_CARD))
    return NULL;

  return tm_box_get_face (self->box, 0, tm_args_get (&args, ALBUM_CARD))->code;
}

static void
type (Asked *self, const char *name)
{
  gtk_editable_set_text (find_entry (GTK_WIDGET (self->form)), name);
}

static guint
count_suggested (Asked *self)
{
  GtkWidget *wall = toy_form_find (GTK_WIDGET (self->form), ADW_TYPE_WRAP_BOX, 2);
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (wall); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += gtk_widget_get_visible (child);

  return n;
}

static void
test_typed (void)
{
  g_auto (Asked) asked = { 0 };

  ask (&asked, ALBUM_MOVE_PLAY);
  g_assert_null (get_told (&asked));
  type (&asked, "Тро");
  g_assert_null (get_told (&asked));
  g_assert_true (tm_param_form_can_settle (asked.form));
  type (&asked, "Тролль");
  g_assert_cmpuint (tm_box_get_n_faces (asked.box, 0), ==, 2);
  tm_param_form_settle (asked.form);
  g_assert_cmpstr (get_told (&asked), ==, "Тролль");
  g_assert_false (tm_param_form_can_settle (asked.form));
  g_assert_cmpuint (tm_box_get_n_faces (asked.box, 0), ==, 3);
  g_assert_cmpuint (asked.n_chosen, ==, 0);

  /* Whoever types on means another card. */
  type (&asked, "Тролль на мосту");
  g_assert_null (get_told (&asked));
  g_signal_emit_by_name (find_entry (GTK_WIDGET (asked.form)), "activate");
  g_assert_cmpstr (get_told (&asked), ==, "Тролль на мосту");
  g_assert_cmpuint (asked.n_chosen, ==, 1);
  g_assert_cmpstr (gtk_editable_get_text (find_entry (GTK_WIDGET (asked.form))), ==,
                   "Тролль на мосту");
}

static void
test_refused (void)
{
  g_auto (Asked) asked = { 0 };

  ask (&asked, ALBUM_MOVE_PLAY);
  type (&asked, "a=b");
  g_assert_false (tm_param_form_can_settle (asked.form));
  g_signal_emit_by_name (find_entry (GTK_WIDGET (asked.form)), "activate");
  g_assert_null (get_told (&asked));
  g_assert_cmpuint (tm_box_get_n_faces (asked.box, 0), ==, 2);
  type (&asked, "");
  g_assert_false (tm_param_form_can_settle (asked.form));
}

/* What is known is found by a part of its name, and needs no more than a touch. */
static void
test_known (void)
{
  g_auto (Asked) asked = { 0 };
  GtkWidget *wall;

  ask (&asked, ALBUM_MOVE_PLAY);
  g_assert_cmpuint (count_suggested (&asked), ==, 2);
  type (&asked, "скел");
  g_assert_cmpuint (count_suggested (&asked), ==, 1);
  type (&asked, "нет такой");
  g_assert_cmpuint (count_suggested (&asked), ==, 0);
  type (&asked, ALBUM_CORNER);
  g_assert_cmpstr (get_told (&asked), ==, ALBUM_CORNER);
  type (&asked, "уГОЛ");
  g_assert_cmpstr (get_told (&asked), ==, ALBUM_CORNER);
  g_assert_cmpuint (asked.n_chosen, ==, 0);
  type (&asked, "скел");
  wall = toy_form_find (GTK_WIDGET (asked.form), ADW_TYPE_WRAP_BOX, 2);
  g_signal_emit_by_name (gtk_widget_get_last_child (wall), "clicked");
  g_assert_cmpstr (get_told (&asked), ==, ALBUM_SKELETON);
  g_assert_cmpuint (asked.n_chosen, ==, 1);
}

static gboolean
is_focused (GtkWidget *widget)
{
  return (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}

/* A part of a name is none as long as one looks among the suggestions; whoever goes on has typed a name. */
static void
test_left (void)
{
  g_auto (Asked) asked = { 0 };
  GtkWidget *wall;

  ask (&asked, ALBUM_MOVE_PLAY);
  gtk_widget_grab_focus (GTK_WIDGET (find_entry (GTK_WIDGET (asked.form))));
  type (&asked, "скел");
  wall = toy_form_find (GTK_WIDGET (asked.form), ADW_TYPE_WRAP_BOX, 2);
  gtk_widget_grab_focus (gtk_widget_get_last_child (wall));
  g_assert_true (is_focused (wall));
  g_assert_null (get_told (&asked));
  g_assert_cmpuint (tm_box_get_n_faces (asked.box, 0), ==, 2);
  gtk_widget_grab_focus (asked.other);
  g_assert_cmpstr (get_told (&asked), ==, "скел");
  g_assert_cmpuint (asked.n_chosen, ==, 0);
}

/* Who teaches a card is not asked which of the old ones it is. */
static void
test_taught (void)
{
  g_auto (Asked) asked = { 0 };

  ask (&asked, ALBUM_MOVE_TEACH);
  g_assert_cmpuint (count_suggested (&asked), ==, 0);
  type (&asked, "угол");
  g_assert_cmpuint (count_suggested (&asked), ==, 1);
}

/* A list of names: one after the other. */
static void
test_list (void)
{
  static const TmParam list[] = { { .id = "cards",
                                    .name = "Cards",
                                    .kind = TM_PARAM_FACE,
                                    .piece = "card",
                                    .is_list = TRUE,
                                    .is_unordered = TRUE,
                                    .min_items = 2,
                                    .max_items = 2 } };
  g_autoptr (TmBox) box = tm_box_new (album_get_game (), 1, NULL);
  g_autoptr (TmParamField) field
      = g_object_ref_sink (TM_PARAM_FIELD (tm_param_field_new (list, 0, box, NULL, TRUE)));
  GtkEditable *entry;
  const gint32 *values;
  TmArgs args;
  guint n;

  tm_args_init (&args);
  tm_param_field_load (field, &args);
  g_assert_false (tm_param_field_is_given (field));
  entry = find_entry (GTK_WIDGET (field));
  gtk_editable_set_text (entry, ALBUM_CORNER);
  g_assert_false (tm_param_field_has_typed (field));
  g_signal_emit_by_name (entry, "activate");
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "");
  gtk_editable_set_text (entry, ALBUM_SKELETON);
  g_assert_true (tm_param_field_has_typed (field));
  tm_param_field_settle (field);
  g_assert_true (tm_param_field_is_given (field));
  tm_param_field_store (field, &args);
  values = tm_args_get_list (&args, 0, &n);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpstr (tm_box_get_face (box, 0, values[0])->code, ==, ALBUM_CORNER);
  g_assert_cmpstr (tm_box_get_face (box, 0, values[1])->code, ==, ALBUM_SKELETON);
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  /* Not isolated: icons are looked for in the folders of the system. What is written lies elsewhere. */
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  album_register ();

  ADD ("/app/printed/new-card", test_new_card);
  ADD ("/app/printed/no-name-no-card", test_no_name);
  ADD ("/app/printed/suggestion", test_suggestion);
  g_test_add_func ("/app/names/typed", test_typed);
  g_test_add_func ("/app/names/refused", test_refused);
  g_test_add_func ("/app/names/known", test_known);
  g_test_add_func ("/app/names/left", test_left);
  g_test_add_func ("/app/names/taught", test_taught);
  g_test_add_func ("/app/names/list", test_list);

  return g_test_run ();
}
