/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-paint.h"

#include "tm-chapters.h"
#include "tm-names.h"
#include "tm-options-form.h"
#include "tm-pictures.h"

#define TABLE_ID "table"
#define APP_ID_WORD "app"

/* So much room the value of a choice has beside its rule. */
#define VALUE_CHARS 15
#define VALUE_LINES 3
#define CHOICE_CHARS 30

struct _TmOptionsForm
{
  GtkWidget parent_instance;

  const TmGame *game;
  guint n_seats;
  GStrv names;
  /* By option; of a list of seats, the set of them. */
  GArray *values;
  GPtrArray *rows;
  guint64 allowed;

  AdwPreferencesGroup *sources;
  AdwPreferencesGroup *variants;
  AdwPreferencesGroup *house_rules_group;
  AdwExpanderRow *house_rules;
};

G_DEFINE_FINAL_TYPE (TmOptionsForm, tm_options_form, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const TmOptionSpec *
get_spec (TmOptionsForm *self, guint option)
{
  return &self->game->options[option];
}

static gint32 *
value_of (TmOptionsForm *self, guint option)
{
  return &g_array_index (self->values, gint32, option);
}

static gboolean
is_meaningful (const TmOptionSpec *spec, guint n_seats)
{
  return (spec->min_seats == 0 || n_seats >= spec->min_seats)
         && (spec->max_seats == 0 || n_seats <= spec->max_seats);
}

/* The list of what a house plays although it is against a rule. */
static gboolean
is_allowance (const TmOptionSpec *spec)
{
  return spec->param.is_list && g_str_equal (spec->param.id, TM_OPTION_ALLOW);
}

/* Some of those who play. */
static gboolean
is_seat_set (const TmOptionSpec *spec)
{
  return spec->param.is_list && spec->param.kind == TM_PARAM_SEAT;
}

/* Other lists, and words, come with what was made elsewhere, such as the cards of a box. */
static gboolean
is_in_form (const TmOptionSpec *spec)
{
  return is_allowance (spec) || is_seat_set (spec)
         || (!spec->param.is_list && spec->param.kind != TM_PARAM_TEXT);
}

/* Where no story is told there are no chapters. */
static gboolean
has_story (TmOptionsForm *self)
{
  int story = tm_chapters_find_story (self->game);

  return story >= 0 && g_array_index (self->values, gint32, story) != 0;
}

static void show_meaningful (TmOptionsForm *self);

static void
set_value (TmOptionsForm *self, GtkWidget *row, gint32 value)
{
  guint option = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "option"));

  *value_of (self, option) = value;
  show_meaningful (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
switched_cb (TmOptionsForm *self, GParamSpec *pspec, GtkWidget *row)
{
  set_value (self, row, adw_switch_row_get_active (ADW_SWITCH_ROW (row)));
}

static void
selected_cb (TmOptionsForm *self, GParamSpec *pspec, GtkWidget *row)
{
  set_value (self, row, (gint32) adw_combo_row_get_selected (ADW_COMBO_ROW (row)));
}

static void
counted_cb (TmOptionsForm *self, GParamSpec *pspec, GtkWidget *row)
{
  set_value (self, row, (gint32) adw_spin_row_get_value (ADW_SPIN_ROW (row)));
}

static void
toggled_cb (TmOptionsForm *self, GParamSpec *pspec, GtkWidget *group)
{
  set_value (self, group, (gint32) adw_toggle_group_get_active (ADW_TOGGLE_GROUP (group)));
}

static GtkWidget *
create_source_row (TmOptionsForm *self, guint option)
{
  const TmOptionSpec *spec = get_spec (self, option);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *group = adw_toggle_group_new ();
  const char *labels[] = { C_ ("source of chance", "Table"), C_ ("source of chance", "App") };

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      AdwToggle *toggle = adw_toggle_new ();

      adw_toggle_set_label (toggle, labels[i]);
      adw_toggle_set_tooltip (toggle, tm_word_get (spec->param.words[i].name));
      adw_toggle_group_add (ADW_TOGGLE_GROUP (group), toggle);
    }

  /* The words are whole, unless large letters would make the row wider than a phone. */
  adw_toggle_group_set_can_shrink (ADW_TOGGLE_GROUP (group), tm_paint_get_text_scale (group) > 1);
  adw_toggle_group_set_active (ADW_TOGGLE_GROUP (group), (guint) *value_of (self, option));
  gtk_widget_set_valign (group, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (group), "option", GUINT_TO_POINTER (option));
  gtk_accessible_update_property (GTK_ACCESSIBLE (group), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  tm_word_get (spec->param.name), -1);
  g_signal_connect_swapped (group, "notify::active", G_CALLBACK (toggled_cb), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), group);

  return row;
}

static GtkWidget *
create_switch_row (TmOptionsForm *self, guint option)
{
  GtkWidget *row = adw_switch_row_new ();

  adw_switch_row_set_active (ADW_SWITCH_ROW (row), *value_of (self, option) != 0);
  g_signal_connect_swapped (row, "notify::active", G_CALLBACK (switched_cb), self);

  return row;
}

static GtkWidget *
create_value_label (int n_chars)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), n_chars);

  return label;
}

static void
setup_value_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = create_value_label (VALUE_CHARS);

  gtk_label_set_lines (GTK_LABEL (label), VALUE_LINES);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_list_item_set_child (item, label);
}

static void
bind_value_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  const char *name = gtk_string_object_get_string (gtk_list_item_get_item (item));
  GtkWidget *label = gtk_list_item_get_child (item);
  int n_chars = (int) MIN (g_utf8_strlen (name, -1), VALUE_CHARS);

  /* The row gives as much height as a label of just this width needs. */
  gtk_label_set_width_chars (GTK_LABEL (label), n_chars);
  gtk_label_set_max_width_chars (GTK_LABEL (label), n_chars);
  gtk_label_set_label (GTK_LABEL (label), name);
  gtk_widget_set_tooltip_text (label, name);
}

static void
setup_choice_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = create_value_label (CHOICE_CHARS);
  GtkWidget *mark = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), mark);
  g_object_bind_property (item, "selected", mark, "visible", G_BINDING_SYNC_CREATE);
  gtk_list_item_set_child (item, box);
}

static void
bind_choice_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  const char *name = gtk_string_object_get_string (gtk_list_item_get_item (item));

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (gtk_list_item_get_child (item))),
                       name);
  gtk_list_item_set_accessible_label (item, name);
}

static GtkListItemFactory *
create_factory (GCallback setup, GCallback bind)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", setup, NULL);
  g_signal_connect (factory, "bind", bind, NULL);

  return factory;
}

/* A value of many words takes some lines in its row, and as many as it needs in the list. */
static void
wrap_values (AdwComboRow *row)
{
  g_autoptr (GtkListItemFactory) value
      = create_factory (G_CALLBACK (setup_value_cb), G_CALLBACK (bind_value_cb));
  g_autoptr (GtkListItemFactory) choice
      = create_factory (G_CALLBACK (setup_choice_cb), G_CALLBACK (bind_choice_cb));

  adw_combo_row_set_factory (row, value);
  adw_combo_row_set_list_factory (row, choice);
}

static GtkWidget *
create_combo_row (TmOptionsForm *self, guint option)
{
  const TmParam *param = &get_spec (self, option)->param;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *row = adw_combo_row_new ();

  for (guint i = 0; i < param->n_words; i++)
    gtk_string_list_append (names, tm_word_get (param->words[i].name));

  wrap_values (ADW_COMBO_ROW (row));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), (guint) *value_of (self, option));
  g_signal_connect_swapped (row, "notify::selected", G_CALLBACK (selected_cb), self);

  return row;
}

static GtkWidget *
create_spin_row (TmOptionsForm *self, guint option)
{
  const TmParam *param = &get_spec (self, option)->param;
  GtkWidget *row = adw_spin_row_new_with_range (param->min, param->max, 1);

  adw_spin_row_set_value (ADW_SPIN_ROW (row), *value_of (self, option));
  g_signal_connect_swapped (row, "notify::value", G_CALLBACK (counted_cb), self);

  return row;
}

/* What the open point is, in one line, for those who have not read the rulebook that closely. */
static const char *
get_subtitle (TmOptionsForm *self, const TmOptionSpec *spec)
{
  const TmArticle *article;

  if (spec->detail != NULL)
    return tm_word_get (spec->detail);
  if (spec->article == NULL)
    return NULL;

  article = tm_rulebook_find (self->game, spec->article);

  return article != NULL ? tm_word_get (article->title) : NULL;
}

static void
add_link (GtkWidget *row, const TmGame *game, const char *article)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("help-about-symbolic");

  gtk_widget_set_tooltip_text (button, _ ("What the rulebook says"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What the rulebook says"), -1);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.show-rule");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(ss)", game->id, article);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), button);
}

static GtkWidget *
create_row (TmOptionsForm *self, guint option)
{
  const TmOptionSpec *spec = get_spec (self, option);
  const char *subtitle = get_subtitle (self, spec);
  GtkWidget *row;

  if (tm_option_is_source (spec))
    row = create_source_row (self, option);
  else if (spec->param.kind == TM_PARAM_FLAG)
    row = create_switch_row (self, option);
  else if (spec->param.kind == TM_PARAM_CHOICE)
    row = create_combo_row (self, option);
  else
    row = create_spin_row (self, option);

  g_object_set_data (G_OBJECT (row), "option", GUINT_TO_POINTER (option));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), tm_word_get (spec->param.name));
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  if (spec->article != NULL)
    add_link (row, self->game, spec->article);

  return row;
}

static void
allowed_cb (TmOptionsForm *self, GParamSpec *pspec, GtkWidget *check)
{
  guint word = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (check), "word"));
  guint64 bit = G_GUINT64_CONSTANT (1) << word;

  if (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)))
    self->allowed |= bit;
  else
    self->allowed &= ~bit;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static GtkWidget *
create_check_row (TmOptionsForm *self, const TmParam *param, guint word)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *check = gtk_check_button_new ();

  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), (self->allowed >> word & 1) != 0);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (check), "word", GUINT_TO_POINTER (word));
  g_signal_connect_swapped (check, "notify::active", G_CALLBACK (allowed_cb), self);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), tm_word_get (param->words[word].name));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);

  return row;
}

static GtkWidget *
create_allowance_row (TmOptionsForm *self, guint option)
{
  const TmParam *param = &get_spec (self, option)->param;
  GtkWidget *row = adw_expander_row_new ();

  g_assert (param->n_words <= 64);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("What We Allow"));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row),
                                 _ ("Against a rule, but nothing is said about it"));
  for (guint i = 0; i < param->n_words; i++)
    adw_expander_row_add_row (ADW_EXPANDER_ROW (row), create_check_row (self, param, i));

  return row;
}

/* Seats */

static void
seat_cb (TmOptionsForm *self, GParamSpec *pspec, GtkWidget *row)
{
  guint option = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "option"));
  guint seat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "seat"));
  gint32 bit = 1 << seat;

  if (adw_switch_row_get_active (ADW_SWITCH_ROW (row)))
    *value_of (self, option) |= bit;
  else
    *value_of (self, option) &= ~bit;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static GtkWidget *
create_seats_row (TmOptionsForm *self, guint option)
{
  const TmOptionSpec *spec = get_spec (self, option);
  GtkWidget *row = adw_expander_row_new ();
  GPtrArray *seats = g_ptr_array_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), tm_word_get (spec->param.name));
  if (spec->detail != NULL)
    adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), tm_word_get (spec->detail));
  for (guint seat = 0; seat < self->game->max_seats; seat++)
    {
      GtkWidget *child = adw_switch_row_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (child), FALSE);
      adw_switch_row_set_active (ADW_SWITCH_ROW (child),
                                 (*value_of (self, option) >> seat & 1) != 0);
      g_object_set_data (G_OBJECT (child), "option", GUINT_TO_POINTER (option));
      g_object_set_data (G_OBJECT (child), "seat", GUINT_TO_POINTER (seat));
      g_signal_connect_swapped (child, "notify::active", G_CALLBACK (seat_cb), self);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (row), child);
      g_ptr_array_add (seats, child);
    }
  g_object_set_data_full (G_OBJECT (row), "seats", seats, (GDestroyNotify) g_ptr_array_unref);

  return row;
}

static void
show_seats (TmOptionsForm *self, GtkWidget *row)
{
  GPtrArray *seats = g_object_get_data (G_OBJECT (row), "seats");

  for (guint seat = 0; seat < seats->len; seat++)
    {
      GtkWidget *child = g_ptr_array_index (seats, seat);
      gboolean is_named = self->names != NULL && seat < g_strv_length (self->names);
      g_autofree char *name = tm_names_dup_shown (is_named ? self->names[seat] : "", seat);

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (child), name);
      gtk_widget_set_visible (child, seat < self->n_seats);
    }
}

static void
add_row (TmOptionsForm *self, guint option)
{
  const TmOptionSpec *spec = get_spec (self, option);
  GtkWidget *row;

  if (is_allowance (spec))
    {
      row = create_allowance_row (self, option);
      g_ptr_array_add (self->rows, row);
      adw_preferences_group_add (self->house_rules_group, row);
      return;
    }
  if (!is_in_form (spec))
    {
      g_ptr_array_add (self->rows, NULL);
      return;
    }

  row = is_seat_set (spec) ? create_seats_row (self, option) : create_row (self, option);
  g_ptr_array_add (self->rows, row);

  if (spec->article != NULL)
    adw_expander_row_add_row (self->house_rules, row);
  else if (tm_option_is_source (spec))
    adw_preferences_group_add (self->sources, row);
  else
    adw_preferences_group_add (self->variants, row);
}

static guint64
read_allowed (TmBox *box, guint option)
{
  guint n_values;
  const gint32 *values = tm_box_get_option_list (box, option, &n_values);
  guint64 allowed = 0;

  for (guint i = 0; i < n_values; i++)
    allowed |= G_GUINT64_CONSTANT (1) << values[i];

  return allowed;
}

static gint32
read_seats (TmBox *box, guint option)
{
  guint n_values;
  const gint32 *values = tm_box_get_option_list (box, option, &n_values);
  gint32 seats = 0;

  for (guint i = 0; i < n_values; i++)
    seats |= 1 << values[i];

  return seats;
}

static char *
dup_seats (TmOptionsForm *self, guint option)
{
  GString *text = g_string_new (NULL);

  for (guint seat = 0; seat < self->n_seats; seat++)
    if ((*value_of (self, option) >> seat & 1) != 0)
      g_string_append_printf (text, text->len > 0 ? ",%u" : "%u", seat);

  return g_string_free_and_steal (text);
}

static char *
dup_allowed (TmOptionsForm *self, const TmParam *param)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < param->n_words; i++)
    if ((self->allowed >> i & 1) != 0)
      g_string_append_printf (text, text->len > 0 ? ",%s" : "%s", param->words[i].id);

  return g_string_free_and_steal (text);
}

/* Values of an earlier match; what no longer fits keeps its default. */
static void
load_values (TmOptionsForm *self, GVariant *values)
{
  g_autoptr (TmBox) box = tm_box_new (self->game, self->game->max_seats, NULL);
  GVariantIter iter;
  const char *id;
  GVariant *value;

  if (values != NULL)
    {
      g_variant_iter_init (&iter, values);
      while (g_variant_iter_loop (&iter, "{&sv}", &id, &value))
        {
          int option = tm_game_find_option (self->game, id);

          if (option >= 0 && is_in_form (get_spec (self, (guint) option)))
            tm_box_set_option (box, id, value, NULL);
        }
    }

  g_array_set_size (self->values, self->game->n_options);
  for (guint i = 0; i < self->game->n_options; i++)
    {
      *value_of (self, i)
          = is_seat_set (get_spec (self, i)) ? read_seats (box, i) : tm_box_get_option (box, i);
      if (is_allowance (get_spec (self, i)))
        self->allowed = read_allowed (box, i);
    }
}

static void
show_meaningful (TmOptionsForm *self)
{
  guint n_sources = 0;
  guint n_variants = 0;
  guint n_house_rules = 0;
  guint n_allowances = 0;

  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (self->rows, i);
      const TmOptionSpec *spec = get_spec (self, i);
      gboolean is_shown
          = is_meaningful (spec, self->n_seats) && (!spec->is_chapter || has_story (self));

      if (row == NULL)
        continue;

      if (is_seat_set (spec))
        show_seats (self, row);
      gtk_widget_set_visible (row, is_shown);
      if (!is_shown)
        continue;
      if (is_allowance (spec))
        n_allowances++;
      else if (spec->article != NULL)
        n_house_rules++;
      else if (tm_option_is_source (spec))
        n_sources++;
      else
        n_variants++;
    }

  gtk_widget_set_visible (GTK_WIDGET (self->sources), n_sources > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->variants), n_variants > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->house_rules), n_house_rules > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->house_rules_group), n_house_rules + n_allowances > 0);
}

static void
tm_options_form_dispose (GObject *object)
{
  tm_widget_dispose_children (GTK_WIDGET (object), TM_TYPE_OPTIONS_FORM);

  G_OBJECT_CLASS (tm_options_form_parent_class)->dispose (object);
}

static void
tm_options_form_finalize (GObject *object)
{
  TmOptionsForm *self = TM_OPTIONS_FORM (object);

  g_array_unref (self->values);
  g_ptr_array_unref (self->rows);
  g_strfreev (self->names);

  G_OBJECT_CLASS (tm_options_form_parent_class)->finalize (object);
}

static void
tm_options_form_class_init (TmOptionsFormClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_options_form_dispose;
  object_class->finalize = tm_options_form_finalize;

  /**
   * TmOptionsForm::changed:
   * @self: the form
   *
   * An option has another value.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-options-form.ui");
  gtk_widget_class_bind_template_child (widget_class, TmOptionsForm, sources);
  gtk_widget_class_bind_template_child (widget_class, TmOptionsForm, variants);
  gtk_widget_class_bind_template_child (widget_class, TmOptionsForm, house_rules_group);
  gtk_widget_class_bind_template_child (widget_class, TmOptionsForm, house_rules);
}

static void
tm_options_form_init (TmOptionsForm *self)
{
  self->values = g_array_new (FALSE, TRUE, sizeof (gint32));
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_options_form_set_game:
 * @self: the form, without a game
 * @game: a game
 * @values: (nullable): options to begin with, `a{sv}`; %NULL: the defaults
 *
 * Makes a row for every option of a game that has one value, and one for what is allowed.
 */
void
tm_options_form_set_game (TmOptionsForm *self, const TmGame *game, GVariant *values)
{
  g_return_if_fail (TM_IS_OPTIONS_FORM (self));
  g_return_if_fail (self->game == NULL);

  self->game = game;
  load_values (self, values);
  for (guint i = 0; i < game->n_options; i++)
    add_row (self, i);
  self->n_seats = game->max_seats;
  show_meaningful (self);
}

/**
 * tm_options_form_set_people:
 * @self: the form
 * @names: (array zero-terminated=1): who plays; "" for somebody without a name
 *
 * Hides what means nothing for so many, and names those who can be chosen.
 */
void
tm_options_form_set_people (TmOptionsForm *self, const char *const *names)
{
  g_return_if_fail (TM_IS_OPTIONS_FORM (self));

  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  self->n_seats = g_strv_length (self->names);
  show_meaningful (self);
}

/**
 * tm_options_form_draws_in_app:
 * @self: the form
 *
 * Tells whether the app shall draw anything, as far as the options say it.
 *
 * Returns: whether a component is in the app
 */
gboolean
tm_options_form_draws_in_app (TmOptionsForm *self)
{
  g_return_val_if_fail (TM_IS_OPTIONS_FORM (self), FALSE);

  for (guint i = 0; i < self->game->n_options; i++)
    if (tm_option_is_source (get_spec (self, i))
        && is_meaningful (get_spec (self, i), self->n_seats) && *value_of (self, i) == 1)
      return TRUE;

  return FALSE;
}

/* A value as the options of a box are spelled. */
static char *
dup_value (TmOptionsForm *self, guint option)
{
  const TmParam *param = &get_spec (self, option)->param;

  if (is_seat_set (get_spec (self, option)))
    return dup_seats (self, option);
  if (param->is_list)
    return dup_allowed (self, param);
  if (get_spec (self, option)->is_chapter && !has_story (self))
    return g_strdup_printf ("%d", param->min);
  if (param->kind == TM_PARAM_FLAG)
    return g_strdup (*value_of (self, option) ? "yes" : "no");
  if (param->kind == TM_PARAM_CHOICE)
    return g_strdup (param->words[*value_of (self, option)].id);
  return g_strdup_printf ("%d", *value_of (self, option));
}

/**
 * tm_options_form_apply:
 * @self: the form
 * @box: a box of the game
 * @error: return location for an error
 *
 * Puts the values into a box that no match has been made of yet.
 *
 * Returns: whether the box took all of them
 */
gboolean
tm_options_form_apply (TmOptionsForm *self, TmBox *box, GError **error)
{
  g_return_val_if_fail (TM_IS_OPTIONS_FORM (self), FALSE);

  for (guint i = 0; i < self->game->n_options; i++)
    {
      g_autofree char *text = NULL;

      if (!is_in_form (get_spec (self, i)))
        continue;

      text = dup_value (self, i);
      if (!tm_box_set_option_from_text (box, get_spec (self, i)->param.id, text, error))
        return FALSE;
    }

  return TRUE;
}
