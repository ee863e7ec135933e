/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-luck-chart.h"

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-seat-mark.h"
#include "tm-luck-axis.h"
#include "tm-luck-range.h"
#include "tm-luck-row.h"
#include "tm-luck-words.h"

#define SOURCE_BOTH "both"
#define SOURCE_TABLE "table"
#define SOURCE_APP "app"

typedef struct
{
  char *name;
  int look;
} Person;

/**
 * TmLuckChart:
 *
 * How the dice of several people have fallen: for one face of one kind of dice, a row for everybody
 * with the range in which the chance of the face lies. What the app rolled and what the players
 * rolled stand in rows of their own, or only one of them is shown. Above it stands in a sentence
 * what is to be made of it.
 */
struct _TmLuckChart
{
  AdwBin parent_instance;

  GtkLabel *title;
  GtkDropDown *kind_choice;
  GtkDropDown *face_choice;
  AdwToggleGroup *source_choice;
  GtkLabel *verdict;
  GtkLabel *outlook;
  GtkLabel *elsewhere;
  GtkBox *rows;
  GtkLabel *note;
  GtkLabel *plan;

  TmLuck *luck;
  GArray *people;
  GArray *kinds;
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (TmLuckChart, tm_luck_chart, ADW_TYPE_BIN)

/* What is looked at */

static guint
get_kind (TmLuckChart *self)
{
  guint chosen = gtk_drop_down_get_selected (self->kind_choice);

  return chosen < self->kinds->len ? g_array_index (self->kinds, guint, chosen) : G_MAXUINT;
}

static gboolean
has_source (TmLuckChart *self, guint kind, TmSource source)
{
  for (guint i = 0; self->luck != NULL && i < tm_luck_get_n_dice (self->luck); i++)
    {
      const TmLuckDie *die = tm_luck_get_die (self->luck, i);

      if (die->piece_kind == kind && die->source == source)
        return TRUE;
    }

  return FALSE;
}

static gboolean
has_both (TmLuckChart *self)
{
  return has_source (self, get_kind (self), TM_SOURCE_TABLE)
         && has_source (self, get_kind (self), TM_SOURCE_APP);
}

/* Where there is only one source there is nothing to choose, whatever was chosen before. */
static gboolean
shows_source (TmLuckChart *self, TmSource source)
{
  const char *chosen = adw_toggle_group_get_active_name (self->source_choice);

  if (!has_both (self) || g_strcmp0 (chosen, SOURCE_BOTH) == 0)
    return TRUE;

  return g_strcmp0 (chosen, source == TM_SOURCE_TABLE ? SOURCE_TABLE : SOURCE_APP) == 0;
}

static gboolean
is_shown (TmLuckChart *self, const TmLuckDie *die)
{
  return die->piece_kind == get_kind (self) && shows_source (self, die->source);
}

static const Person *
get_person (TmLuckChart *self, int seat)
{
  return seat >= 0 && (guint) seat < self->people->len ? &g_array_index (self->people, Person, seat)
                                                       : NULL;
}

/* Everybody's, in the order of the people; last what is nobody's. */
static int
compare_dice (gconstpointer a, gconstpointer b, gpointer data)
{
  TmLuckChart *self = data;
  const TmLuckDie *one = tm_luck_get_die (self->luck, *(const guint *) a);
  const TmLuckDie *other = tm_luck_get_die (self->luck, *(const guint *) b);
  guint place = one->seat >= 0 ? (guint) one->seat : G_MAXUINT;
  guint other_place = other->seat >= 0 ? (guint) other->seat : G_MAXUINT;

  if (place != other_place)
    return place < other_place ? -1 : 1;

  return (int) one->source - (int) other->source;
}

static GArray *
list_dice (TmLuckChart *self)
{
  GArray *dice = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; self->luck != NULL && i < tm_luck_get_n_dice (self->luck); i++)
    if (is_shown (self, tm_luck_get_die (self->luck, i)))
      g_array_append_val (dice, i);
  g_array_sort_with_data (dice, compare_dice, self);

  return dice;
}

static const char *
get_name (TmLuckChart *self, int seat)
{
  const Person *person = get_person (self, seat);

  if (person != NULL)
    return person->name;
  /* Translators: dice that were rolled in nobody's turn */
  return self->people->len > 0 ? C_ ("dice", "Nobody’s") : C_ ("dice", "Everybody’s");
}

/* Rows */

static char *
dup_full_name (TmLuckChart *self, const TmLuckDie *die)
{
  const char *name = get_name (self, die->seat);

  if (!has_both (self))
    return g_strdup (name);
  /* Translators: a person; “in the app” or “on the table” */
  return g_strdup_printf (_ ("%s, %s"), name, tm_word_get (tm_source_words[die->source].name));
}

static GtkWidget *
create_row (TmLuckChart *self, const TmLuckLook *look, double most, double step)
{
  const Person *person = get_person (self, look->die->seat);
  /* Translators: how often a face came up; how many rolls there were */
  g_autofree char *count = g_strdup_printf (_ ("%u of %u"), look->face->count, look->die->n_rolls);
  g_autofree char *range_words = tm_luck_words_dup_range (look->face);
  g_autofree char *spoken = tm_luck_range_dup_spoken (look->name, look->die, look->face);
  const TmLuckRowWords words = {
    .name = get_name (self, look->die->seat),
    .note = has_both (self) ? tm_word_get (tm_source_words[look->die->source].name) : NULL,
    .count = count,
    .range = range_words,
    .look = person != NULL ? person->look : TM_NO_LOOK,
  };
  GtkWidget *row;

  row = tm_luck_row_new (
      &words, tm_luck_range_new_in_chart (look->die, look->face, most, step, words.look));
  if (look->face->excludes_chance)
    gtk_widget_add_css_class (row, "unusual");
  gtk_widget_set_tooltip_text (row, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);

  return row;
}

static void
show_rows (TmLuckChart *self, const TmLuckLook *looks, guint n_looks)
{
  GtkWidget *child;
  double most = 0;
  double step;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_box_remove (self->rows, child);
  if (n_looks == 0)
    return;
  for (guint i = 0; i < n_looks; i++)
    most = MAX (most, MAX (looks[i].face->high, looks[i].face->chance));
  step = tm_luck_range_choose_step (&most);
  for (guint i = 0; i < n_looks; i++)
    tm_luck_row_append (self->rows, create_row (self, &looks[i], most, step));
  tm_luck_row_append (self->rows, tm_luck_row_new_axis (tm_luck_axis_new (most, step)));
}

/* Words */

static void
show_words (GtkLabel *label, char *words)
{
  gtk_label_set_label (label, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (label), words != NULL);
  g_free (words);
}

static gboolean
has_unusual (const TmLuckLook *looks, guint n_looks)
{
  for (guint i = 0; i < n_looks; i++)
    if (looks[i].face->excludes_chance)
      return TRUE;

  return FALSE;
}

/* What is not shown may be what there is to see. */
static gboolean
is_unusual_elsewhere (TmLuckChart *self)
{
  guint chosen = gtk_drop_down_get_selected (self->face_choice);

  for (guint i = 0; self->luck != NULL && i < tm_luck_get_n_dice (self->luck); i++)
    {
      const TmLuckDie *die = tm_luck_get_die (self->luck, i);

      for (guint face = 0; die->excludes_chance && face < die->n_faces; face++)
        if (tm_luck_get_face (self->luck, i, face)->excludes_chance
            && (!is_shown (self, die) || face != chosen))
          return TRUE;
    }

  return FALSE;
}

static void
show_sentences (TmLuckChart *self, const TmLuckLook *looks, guint n_looks)
{
  gboolean is_unusual = has_unusual (looks, n_looks);
  const char *elsewhere = is_unusual_elsewhere (self)
                              ? _ ("Another face, or other dice, fell as chance does not explain.")
                              : NULL;
  guint n_shown = 0;
  guint n_sides = 0;

  if (n_looks > 0)
    tm_luck_words_get_fraction (&looks[0], &n_shown, &n_sides);
  show_words (self->verdict, tm_luck_words_dup_verdict (looks, n_looks));
  show_words (self->outlook, tm_luck_words_dup_outlook (looks, n_looks));
  show_words (self->elsewhere, g_strdup (elsewhere));
  if (is_unusual)
    gtk_widget_add_css_class (GTK_WIDGET (self->verdict), "unusual");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->verdict), "unusual");
  show_words (self->note,
              n_looks == 0
                  ? NULL
                  /* Translators: below a chart; “1 in 6” is the chance of a face of a fair die */
                  : g_strdup_printf (
                        _ ("The bars are where the chance lies, going by these rolls. Those of "
                           "all faces and dice together are right 95 times out of 100. "
                           "Dashed: a fair die, %u in %u."),
                        n_shown, n_sides));
  show_words (self->plan, n_looks == 0
                              ? NULL
                              : tm_luck_words_dup_plan (looks[0].face->chance,
                                                        tm_luck_get_error_chance (self->luck)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  gtk_label_get_label (self->verdict), -1);
}

static void
clear_look (gpointer data)
{
  g_free ((char *) ((TmLuckLook *) data)->name);
}

static void
show (TmLuckChart *self)
{
  guint face = gtk_drop_down_get_selected (self->face_choice);
  g_autoptr (GArray) dice = list_dice (self);
  g_autoptr (GArray) looks = g_array_new (FALSE, FALSE, sizeof (TmLuckLook));

  g_array_set_clear_func (looks, clear_look);
  for (guint i = 0; i < dice->len; i++)
    {
      guint index = g_array_index (dice, guint, i);
      const TmLuckDie *die = tm_luck_get_die (self->luck, index);
      const TmLuckLook look
          = { .name = dup_full_name (self, die),
              .die = die,
              .face = tm_luck_get_face (self->luck, index, MIN (face, die->n_faces - 1)) };

      g_array_append_val (looks, look);
    }
  show_rows (self, (const TmLuckLook *) looks->data, looks->len);
  show_sentences (self, (const TmLuckLook *) looks->data, looks->len);
}

/* Choices */

static const char *
get_kind_name (TmLuckChart *self, guint kind)
{
  return tm_word_get (tm_luck_get_game (self->luck)->kit->pieces[kind].name);
}

static void
fill_faces (TmLuckChart *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint kind = get_kind (self);

  for (guint i = 0; self->luck != NULL && i < tm_luck_get_n_dice (self->luck); i++)
    {
      const TmLuckDie *die = tm_luck_get_die (self->luck, i);

      if (die->piece_kind != kind)
        continue;
      for (guint face = 0; face < die->n_faces; face++)
        gtk_string_list_append (names, tm_luck_get_face_name (self->luck, i, face));
      break;
    }
  gtk_drop_down_set_model (self->face_choice, G_LIST_MODEL (names));
}

static void
fill_kinds (TmLuckChart *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  g_array_set_size (self->kinds, 0);
  for (guint i = 0; i < tm_luck_get_n_dice (self->luck); i++)
    {
      guint kind = tm_luck_get_die (self->luck, i)->piece_kind;

      if (self->kinds->len > 0 && g_array_index (self->kinds, guint, self->kinds->len - 1) == kind)
        continue;
      g_array_append_val (self->kinds, kind);
      gtk_string_list_append (names, get_kind_name (self, kind));
    }
  gtk_drop_down_set_model (self->kind_choice, G_LIST_MODEL (names));
}

/* Names the dice, as far as no choice does. */
static char *
dup_title (TmLuckChart *self)
{
  guint kind = get_kind (self);
  TmSource source = has_source (self, kind, TM_SOURCE_APP) ? TM_SOURCE_APP : TM_SOURCE_TABLE;
  const char *source_name = tm_word_get (tm_source_words[source].name);

  if (self->kinds->len == 0 || (self->kinds->len > 1 && has_both (self)))
    return g_strdup (_ ("Luck of the Dice"));
  if (self->kinds->len > 1)
    /* Translators: “in the app” or “on the table” */
    return g_strdup_printf (_ ("Luck of the Dice, %s"), source_name);
  if (has_both (self))
    /* Translators: a kind of dice */
    return g_strdup_printf (_ ("Luck: %s"), get_kind_name (self, kind));

  /* Translators: a kind of dice; “in the app” or “on the table” */
  return g_strdup_printf (_ ("Luck: %s, %s"), get_kind_name (self, kind), source_name);
}

/* The kind has been chosen. */
static void
show_kind (TmLuckChart *self)
{
  g_autofree char *title = dup_title (self);

  gtk_label_set_label (self->title, title);
  gtk_widget_set_visible (GTK_WIDGET (self->kind_choice), self->kinds->len > 1);
  gtk_widget_set_visible (GTK_WIDGET (self->face_choice), self->kinds->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->source_choice), self->kinds->len > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->source_choice), has_both (self));
}

/* The face that is the farthest from chance; if chance explains all, the last one of the first
 * kind, which no result has chosen. */
static void
choose_first (TmLuckChart *self)
{
  double farthest = 0;
  guint kind = 0;
  guint chosen = G_MAXUINT;

  for (guint i = 0; i < tm_luck_get_n_dice (self->luck); i++)
    {
      const TmLuckDie *die = tm_luck_get_die (self->luck, i);

      for (guint face = 0; die->excludes_chance && face < die->n_faces; face++)
        {
          const TmLuckFace *fallen = tm_luck_get_face (self->luck, i, face);
          double distance = MAX (fallen->low - fallen->chance, fallen->chance - fallen->high);

          if (fallen->excludes_chance && distance > farthest)
            {
              farthest = distance;
              kind = die->piece_kind;
              chosen = face;
            }
        }
    }
  if (chosen == G_MAXUINT && self->kinds->len > 0)
    {
      kind = g_array_index (self->kinds, guint, 0);
      chosen = tm_luck_get_die (self->luck, 0)->n_faces - 1;
    }
  tm_luck_chart_show_face (self, kind, chosen);
}

static void
kind_chosen_cb (TmLuckChart *self)
{
  if (self->is_filling)
    return;
  self->is_filling = TRUE;
  fill_faces (self);
  gtk_drop_down_set_selected (
      self->face_choice,
      MAX (g_list_model_get_n_items (gtk_drop_down_get_model (self->face_choice)), 1) - 1);
  self->is_filling = FALSE;
  show_kind (self);
  show (self);
}

static void
choice_changed_cb (TmLuckChart *self)
{
  if (!self->is_filling && self->luck != NULL)
    show (self);
}

/* The widget */

static void
clear_person (gpointer data)
{
  g_free (((Person *) data)->name);
}

static void
tm_luck_chart_dispose (GObject *object)
{
  TmLuckChart *self = TM_LUCK_CHART (object);

  self->is_filling = TRUE;
  gtk_widget_dispose_template (GTK_WIDGET (self), TM_TYPE_LUCK_CHART);

  G_OBJECT_CLASS (tm_luck_chart_parent_class)->dispose (object);
}

static void
tm_luck_chart_finalize (GObject *object)
{
  TmLuckChart *self = TM_LUCK_CHART (object);

  g_clear_pointer (&self->luck, tm_luck_free);
  g_array_unref (self->people);
  g_array_unref (self->kinds);

  G_OBJECT_CLASS (tm_luck_chart_parent_class)->finalize (object);
}

static void
tm_luck_chart_class_init (TmLuckChartClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_luck_chart_dispose;
  G_OBJECT_CLASS (class)->finalize = tm_luck_chart_finalize;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-luck-chart.ui");
  gtk_widget_class_bind_template_child (widget_class, TmLuckChart, title);
  gtk_widget_class_bind_template_child (widget_class, TmLuckChart, kind_choice);
  gtk_widget_class_bind_template_child (widget_class, TmLuckChart, face_choice);
  gtk_widget_class_bind_template_child (widget_class, TmLuckChart, source_choice);
  gtk_widget_class_bind_template_child (widget_class, TmLuckChart, verdict);
  gtk_widget_class_bind_template_child (widget_class, TmLuckChart, outlook);
  gtk_widget_class_bind_template_child (widget_class, TmLuckChart, elsewhere);
  gtk_widget_class_bind_template_child (widget_class, TmLuckChart, rows);
  gtk_widget_class_bind_template_child (widget_class, TmLuckChart, note);
  gtk_widget_class_bind_template_child (widget_class, TmLuckChart, plan);
  gtk_widget_class_bind_template_callback (widget_class, kind_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, choice_changed_cb);
  gtk_widget_class_set_css_name (widget_class, "luckchart");
}

static void
tm_luck_chart_init (TmLuckChart *self)
{
  self->people = g_array_new (FALSE, FALSE, sizeof (Person));
  g_array_set_clear_func (self->people, clear_person);
  self->kinds = g_array_new (FALSE, FALSE, sizeof (guint));
  self->is_filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->is_filling = FALSE;
  show_kind (self);
}

/**
 * tm_luck_chart_new:
 *
 * Makes an empty chart.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_luck_chart_new (void)
{
  return g_object_new (TM_TYPE_LUCK_CHART, NULL);
}

/**
 * tm_luck_chart_set:
 * @self: a chart
 * @luck: (transfer full): how the dice have fallen
 * @people: (array length=n_people) (nullable): whose they are, by the `seat` of the dice; is copied
 * @n_people: how many there are; 0: all dice are everybody's
 *
 * Shows the luck of several people. The face that chance explains the least is chosen, if there is
 * one.
 */
void
tm_luck_chart_set (TmLuckChart *self, TmLuck *luck, const TmLuckPerson *people, guint n_people)
{
  g_return_if_fail (TM_IS_LUCK_CHART (self));
  g_return_if_fail (luck != NULL);
  g_return_if_fail (people != NULL || n_people == 0);

  g_clear_pointer (&self->luck, tm_luck_free);
  self->luck = luck;
  g_array_set_size (self->people, 0);
  for (guint i = 0; i < n_people; i++)
    {
      const Person person = { g_strdup (people[i].name), people[i].look };

      g_array_append_val (self->people, person);
    }
  self->is_filling = TRUE;
  fill_kinds (self);
  self->is_filling = FALSE;
  choose_first (self);
}

/**
 * tm_luck_chart_show_face:
 * @self: a chart
 * @piece_kind: index of a piece kind
 * @face: one of its faces
 *
 * Chooses what is looked at. A kind that was not rolled is not chosen.
 */
void
tm_luck_chart_show_face (TmLuckChart *self, guint piece_kind, guint face)
{
  g_return_if_fail (TM_IS_LUCK_CHART (self));

  self->is_filling = TRUE;
  for (guint i = 0; i < self->kinds->len; i++)
    if (g_array_index (self->kinds, guint, i) == piece_kind)
      gtk_drop_down_set_selected (self->kind_choice, i);
  fill_faces (self);
  if (face < g_list_model_get_n_items (gtk_drop_down_get_model (self->face_choice)))
    gtk_drop_down_set_selected (self->face_choice, face);
  self->is_filling = FALSE;
  show_kind (self);
  show (self);
}
