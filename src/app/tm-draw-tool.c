/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include <glib/gi18n.h>

#include "engine/tm-odds.h"

#include "tm-draw-bags.h"
#include "tm-draw-row.h"
#include "tm-draw-tool.h"
#include "tm-keep.h"
#include "tm-odds-chart.h"
#include "tm-pictures.h"

/* An own bag has at least one kind, and at most so many. */
#define MAX_OWN_KINDS 40
#define OWN_BAG 0

/* Others would be rounded to never or always. */
#define SMALL_CHANCE 0.0005
#define LARGE_CHANCE 0.9995

struct _TmDrawTool
{
  GtkWidget parent_instance;

  GArray *bags; /* of TmDrawBag */
  TmKeep *keep;
  GVariant *kept;
  gboolean is_narrow;
  gboolean is_updating;
  char *announced;

  AdwComboRow *bag;
  AdwActionRow *draw_row;
  GtkSpinButton *n_drawn;
  GtkWidget *in_all_heading;
  GtkWidget *gone_heading;
  GtkSizeGroup *in_all_column;
  GtkSizeGroup *gone_column;
  GtkListBox *own_rows;
  GtkListBox *bag_rows;
  GtkWidget *add_row;

  GtkWidget *odds_card;
  AdwToggleGroup *relation;
  GtkSpinButton *number;
  GtkLabel *answer;
  GtkLabel *answer_fraction;
  TmOddsChart *chart;
  GtkLabel *figures;
  GtkLabel *accuracy;

  GtkLabel *result;
  GtkLabel *fraction;
  GtkLabel *explanation;
};

G_DEFINE_FINAL_TYPE (TmDrawTool, tm_draw_tool, GTK_TYPE_WIDGET)

/* What is asked. */
typedef struct
{
  guint n_wanted;
  guint n_left;
  guint n_drawn;
  gboolean has_wanted;
} Draw;

/* Rows */

static gboolean
is_own (TmDrawTool *self)
{
  return adw_combo_row_get_selected (self->bag) == OWN_BAG;
}

static GtkListBox *
get_rows (TmDrawTool *self)
{
  return is_own (self) ? self->own_rows : self->bag_rows;
}

/* %NULL after the last one. */
static TmDrawRow *
row_at (GtkListBox *rows, guint index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (rows, (int) index);

  return TM_IS_DRAW_ROW (row) ? TM_DRAW_ROW (row) : NULL;
}

static guint
count_rows (GtkListBox *rows)
{
  guint n = 0;

  while (row_at (rows, n) != NULL)
    n++;

  return n;
}

static Draw
read_draw (TmDrawTool *self)
{
  GtkListBox *rows = get_rows (self);
  Draw draw = { 0 };
  TmDrawRow *row;

  for (guint i = 0; (row = row_at (rows, i)) != NULL; i++)
    {
      draw.n_left += tm_draw_row_get_left (row);
      if (tm_draw_row_get_wanted (row))
        {
          draw.has_wanted = TRUE;
          draw.n_wanted += tm_draw_row_get_left (row);
        }
    }

  return draw;
}

/* Telling */

static char *
dup_percent (TmOdds *odds, gint64 lowest, gint64 highest)
{
  double chance = tm_odds_get_chance_between (odds, lowest, highest);
  gint64 first = tm_odds_get_value (odds, 0);
  gint64 last = tm_odds_get_value (odds, tm_odds_get_n_values (odds) - 1);
  gboolean is_open = lowest <= last && highest >= first && (lowest > first || highest < last);

  if (is_open && chance < SMALL_CHANCE)
    return g_strdup (_ ("below 0.1 %"));
  if (is_open && chance >= LARGE_CHANCE)
    return g_strdup (_ ("above 99.9 %"));

  /* Translators: a probability, in percent */
  return g_strdup_printf (_ ("%.1f %%"), chance * 100);
}

static char *
dup_exact (TmOdds *odds, gint64 lowest, gint64 highest)
{
  TmFraction fraction;

  return tm_odds_get_fraction_between (odds, lowest, highest, &fraction)
             ? tm_fraction_dup_string (fraction)
             : NULL;
}

static void
show_chance (
    GtkLabel *percent_label, GtkLabel *fraction_label, TmOdds *odds, gint64 lowest, gint64 highest)
{
  g_autofree char *percent = dup_percent (odds, lowest, highest);
  g_autofree char *fraction = dup_exact (odds, lowest, highest);

  gtk_label_set_label (percent_label, percent);
  gtk_label_set_label (fraction_label, fraction != NULL ? fraction : "");
  gtk_widget_set_tooltip_text (GTK_WIDGET (fraction_label), fraction);
  gtk_widget_set_visible (GTK_WIDGET (fraction_label), fraction != NULL);
}

/* Says something once, to those who listen to the page. */
static void
announce (TmDrawTool *self, const char *sentence)
{
  if (!g_set_str (&self->announced, sentence) || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  gtk_accessible_announce (GTK_ACCESSIBLE (self), sentence,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW);
}

static void
show_result (TmDrawTool *self, TmOdds *odds, const Draw *draw)
{
  const char *explanation = draw->n_wanted > 0 ? _ ("Chance of at least one wanted")
                                               : _ ("Nothing that is wanted is left");
  g_autofree char *sentence = NULL;

  show_chance (self->result, self->fraction, odds, 1, draw->n_drawn);
  gtk_label_set_label (self->explanation, explanation);
  gtk_widget_set_visible (GTK_WIDGET (self->result), TRUE);
  /* Translators: a chance read aloud: what of, percentage */
  sentence = g_strdup_printf (C_ ("spoken chance", "%s: %s"), explanation,
                              gtk_label_get_label (self->result));
  announce (self, sentence);
}

static void
show_hint (TmDrawTool *self, const char *hint)
{
  gtk_widget_set_visible (GTK_WIDGET (self->result), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->fraction), FALSE);
  gtk_widget_set_visible (self->odds_card, FALSE);
  gtk_label_set_label (self->explanation, hint);
  announce (self, hint);
}

static void
find_range (TmDrawTool *self, const Draw *draw, gint64 *lowest, gint64 *highest)
{
  const char *relation = adw_toggle_group_get_active_name (self->relation);

  *lowest = *highest = gtk_spin_button_get_value_as_int (self->number);
  if (g_strcmp0 (relation, "at-least") == 0)
    *highest = draw->n_drawn;
  else if (g_strcmp0 (relation, "at-most") == 0)
    *lowest = 0;
}

static void
show_figures (TmDrawTool *self, TmOdds *odds)
{
  g_autofree char *mean = g_strdup_printf ("%.2f", tm_odds_get_mean (odds));
  g_autofree char *deviation = g_strdup_printf ("%.2f", sqrt (tm_odds_get_variance (odds)));
  /* Translators: how many wanted things come on average, and the standard deviation */
  g_autofree char *figures
      = g_strdup_printf (_ ("%s on average, standard deviation %s"), mean, deviation);

  gtk_label_set_label (self->figures, figures);
}

static void
show_accuracy (TmDrawTool *self, TmOdds *odds)
{
  g_autofree char *words = g_strdup_printf (_ ("Not exact: every chance is right to within %.3g"),
                                            tm_odds_get_error (odds));

  gtk_label_set_label (self->accuracy, words);
  gtk_widget_set_visible (GTK_WIDGET (self->accuracy), !tm_odds_is_exact (odds));
}

static void
show_odds (TmDrawTool *self, TmOdds *odds, const Draw *draw)
{
  gint64 lowest;
  gint64 highest;

  find_range (self, draw, &lowest, &highest);
  show_chance (self->answer, self->answer_fraction, odds, lowest, highest);
  tm_odds_chart_set_odds (self->chart, odds, lowest, highest);
  show_figures (self, odds);
  show_accuracy (self, odds);
  gtk_widget_set_visible (self->odds_card, TRUE);
}

/* No more can be drawn than there are, and no more can come than are drawn. */
static void
bound_draw (TmDrawTool *self, Draw *draw)
{
  g_autofree char *left
      = g_strdup_printf (ngettext ("%u is left", "%u are left", draw->n_left), draw->n_left);

  adw_action_row_set_subtitle (self->draw_row, left);
  gtk_spin_button_set_range (self->n_drawn, 1, MAX (1, draw->n_left));
  gtk_widget_set_sensitive (GTK_WIDGET (self->n_drawn), draw->n_left > 0);
  draw->n_drawn = (guint) gtk_spin_button_get_value_as_int (self->n_drawn);
  gtk_spin_button_set_range (self->number, 0, draw->n_drawn);
}

/* Keeping the own bag: a list of each of its numbers, one for each kind */

static GVariant *
create_body (TmDrawTool *self)
{
  g_auto (GVariantDict) body = G_VARIANT_DICT_INIT (NULL);
  g_auto (GVariantBuilder) names = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("as"));
  g_auto (GVariantBuilder) counts = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("ai"));
  g_auto (GVariantBuilder) gone = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("ai"));
  g_auto (GVariantBuilder) wanted = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("ai"));
  TmDrawRow *row;

  for (guint i = 0; (row = row_at (self->own_rows, i)) != NULL; i++)
    {
      guint in_all = tm_draw_row_get_in_all (row);

      g_variant_builder_add (&names, "s", tm_draw_row_get_own_name (row));
      g_variant_builder_add (&counts, "i", (gint32) in_all);
      g_variant_builder_add (&gone, "i", (gint32) (in_all - tm_draw_row_get_left (row)));
      g_variant_builder_add (&wanted, "i", (gint32) tm_draw_row_get_wanted (row));
    }
  g_variant_dict_insert_value (&body, "names", g_variant_builder_end (&names));
  g_variant_dict_insert_value (&body, "counts", g_variant_builder_end (&counts));
  g_variant_dict_insert_value (&body, "gone", g_variant_builder_end (&gone));
  g_variant_dict_insert_value (&body, "wanted", g_variant_builder_end (&wanted));

  return g_variant_ref_sink (g_variant_dict_end (&body));
}

static void
keep_own (TmDrawTool *self)
{
  g_autoptr (GVariant) body = create_body (self);
  const char *uuid = tm_keep_get_n (self->keep) > 0 ? tm_keep_get (self->keep, 0)->uuid : NULL;
  g_autofree char *before = g_strdup (uuid);

  if (self->kept != NULL && g_variant_equal (self->kept, body))
    return;

  g_clear_pointer (&self->kept, g_variant_unref);
  self->kept = g_steal_pointer (&body);
  tm_keep_put (self->keep, before, _ ("Own bag"), self->kept);
}

/* Bounding a number may change it, which asks again. */
static void
update (TmDrawTool *self)
{
  Draw draw;

  if (self->is_updating)
    return;

  self->is_updating = TRUE;
  draw = read_draw (self);
  bound_draw (self, &draw);
  self->is_updating = FALSE;
  if (is_own (self))
    keep_own (self);

  if (draw.n_left == 0)
    show_hint (self, _ ("Nothing is left to be drawn: put something into the bag"));
  else if (!draw.has_wanted)
    show_hint (self, _ ("Tick what you would like to draw"));
  else
    {
      g_autoptr (TmOdds) odds = tm_odds_new_draw (draw.n_wanted, draw.n_left, draw.n_drawn);

      show_result (self, odds, &draw);
      show_odds (self, odds, &draw);
    }
}

/* Filling */

static void
append (TmDrawTool *self, GtkListBox *rows, GtkWidget *row)
{
  tm_draw_row_set_columns (TM_DRAW_ROW (row), self->in_all_column, self->gone_column);
  tm_draw_row_set_narrow (TM_DRAW_ROW (row), self->is_narrow);
  g_signal_connect_swapped (row, "changed", G_CALLBACK (update), self);
  gtk_list_box_insert (rows, row, (int) count_rows (rows));
}

static void
renumber (TmDrawTool *self)
{
  guint n_rows = count_rows (self->own_rows);

  for (guint i = 0; i < n_rows; i++)
    tm_draw_row_set_number (row_at (self->own_rows, i), i + 1, n_rows > 1);
  gtk_widget_set_sensitive (self->add_row, n_rows < MAX_OWN_KINDS);
}

static void
removed_cb (TmDrawTool *self, GtkWidget *row)
{
  guint index = (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
  TmDrawRow *next;

  gtk_list_box_remove (self->own_rows, row);
  renumber (self);
  update (self);
  next = row_at (self->own_rows, MIN (index, count_rows (self->own_rows) - 1));
  gtk_widget_grab_focus (GTK_WIDGET (next));
}

/* The whole row can be touched. */
static void
row_activated_cb (GtkListBox *rows, TmDrawRow *row)
{
  tm_draw_row_toggle_wanted (row);
}

static GtkWidget *
append_own (TmDrawTool *self, guint count, gboolean is_wanted)
{
  GtkWidget *row = tm_draw_row_new_own (count, is_wanted);

  append (self, self->own_rows, row);
  g_signal_connect_swapped (row, "removed", G_CALLBACK (removed_cb), self);

  return row;
}

static void
add_activated_cb (TmDrawTool *self)
{
  GtkWidget *row;

  if (count_rows (self->own_rows) >= MAX_OWN_KINDS)
    return;

  row = append_own (self, 1, FALSE);
  renumber (self);
  update (self);
  gtk_widget_grab_focus (row);
}

/* Some faces are words within a sentence; here they stand alone. */
static char *
dup_title (const char *word)
{
  char first[7] = { 0 };
  g_autofree char *upper = NULL;

  if (*word == '\0')
    return g_strdup ("");

  g_utf8_strncpy (first, word, 1);
  upper = g_utf8_strup (first, -1);

  return g_strconcat (upper, g_utf8_next_char (word), NULL);
}

static void
fill_bag (TmDrawTool *self, const TmDrawBag *bag)
{
  gtk_list_box_remove_all (self->bag_rows);
  for (guint i = 0; i < bag->pieces->n_faces; i++)
    {
      guint count = tm_draw_bag_count (bag, i);
      const TmWord *face = &bag->pieces->faces[i];
      g_autofree char *name = dup_title (tm_word_get (face->name));

      if (count > 0)
        append (self, self->bag_rows, tm_draw_row_new_named (name, face->symbol, count));
    }
}

static void
bag_chosen_cb (TmDrawTool *self)
{
  guint chosen = adw_combo_row_get_selected (self->bag);

  if (chosen != OWN_BAG && chosen <= self->bags->len)
    fill_bag (self, &g_array_index (self->bags, TmDrawBag, chosen - 1));
  gtk_widget_set_visible (GTK_WIDGET (self->own_rows), is_own (self));
  gtk_widget_set_visible (GTK_WIDGET (self->bag_rows), !is_own (self));
  update (self);
}

static void
list_bags (TmDrawTool *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _ ("Own bag"));
  for (guint i = 0; i < self->bags->len; i++)
    {
      const TmDrawBag *bag = &g_array_index (self->bags, TmDrawBag, i);
      /* Translators: a game and what is drawn from its bag or deck, "Dungeon Roll: Treasure token" */
      g_autofree char *name = g_strdup_printf (C_ ("bag", "%s: %s"), tm_word_get (bag->game->name),
                                               tm_word_get (bag->pieces->name));

      gtk_string_list_append (names, name);
    }
  adw_combo_row_set_model (self->bag, G_LIST_MODEL (names));
}

/* Width */

static void
set_narrow (TmDrawTool *self, gboolean is_narrow)
{
  GtkListBox *lists[] = { self->own_rows, self->bag_rows };
  TmDrawRow *row;

  self->is_narrow = is_narrow;
  gtk_widget_set_visible (self->in_all_heading, !is_narrow);
  gtk_widget_set_visible (self->gone_heading, !is_narrow);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    for (guint j = 0; (row = row_at (lists[i], j)) != NULL; j++)
      tm_draw_row_set_narrow (row, is_narrow);
}

static void
narrow_cb (TmDrawTool *self)
{
  set_narrow (self, TRUE);
}

static void
wide_cb (TmDrawTool *self)
{
  set_narrow (self, FALSE);
}

/* As it was left, or two kinds to begin with. */
static void
fill_own (TmDrawTool *self)
{
  gint64 counts[MAX_OWN_KINDS];
  gint64 gone[MAX_OWN_KINDS];
  gint64 wanted[MAX_OWN_KINDS];
  GVariant *body = tm_keep_get_n (self->keep) > 0 ? tm_keep_get (self->keep, 0)->body : NULL;
  g_auto (GStrv) names = body != NULL ? tm_keep_dup_texts (body, "names") : NULL;
  guint n_kinds = body != NULL ? tm_keep_read_numbers (body, "counts", counts, MAX_OWN_KINDS) : 0;

  for (guint i = 0; i < n_kinds && names[i] != NULL; i++)
    {
      gboolean has_gone = tm_keep_read_numbers (body, "gone", gone, MAX_OWN_KINDS) > i;
      gboolean is_wanted
          = tm_keep_read_numbers (body, "wanted", wanted, MAX_OWN_KINDS) > i && wanted[i] != 0;
      GtkWidget *row
          = append_own (self, (guint) CLAMP (counts[i], 0, TM_DRAW_ROW_MAX_COUNT), is_wanted);

      tm_draw_row_set_own (TM_DRAW_ROW (row), names[i],
                           has_gone ? (guint) CLAMP (gone[i], 0, TM_DRAW_ROW_MAX_COUNT) : 0);
    }
  if (row_at (self->own_rows, 0) == NULL)
    {
      append_own (self, 5, TRUE);
      append_own (self, 15, FALSE);
    }
  renumber (self);
  self->kept = create_body (self);
}

static void
tm_draw_tool_dispose (GObject *object)
{
  tm_widget_dispose_children (GTK_WIDGET (object), TM_TYPE_DRAW_TOOL);

  G_OBJECT_CLASS (tm_draw_tool_parent_class)->dispose (object);
}

static void
tm_draw_tool_finalize (GObject *object)
{
  TmDrawTool *self = TM_DRAW_TOOL (object);

  g_array_unref (self->bags);
  tm_keep_free (self->keep);
  g_clear_pointer (&self->kept, g_variant_unref);
  g_free (self->announced);

  G_OBJECT_CLASS (tm_draw_tool_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, bag);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, draw_row);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, n_drawn);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, in_all_heading);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, gone_heading);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, in_all_column);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, gone_column);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, own_rows);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, bag_rows);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, add_row);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, odds_card);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, relation);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, number);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, answer);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, answer_fraction);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, chart);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, figures);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, accuracy);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, result);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, fraction);
  gtk_widget_class_bind_template_child (widget_class, TmDrawTool, explanation);
}

static void
tm_draw_tool_class_init (TmDrawToolClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_draw_tool_dispose;
  object_class->finalize = tm_draw_tool_finalize;

  g_type_ensure (TM_TYPE_ODDS_CHART);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tablemate/Tablemate/ui/tm-draw-tool.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_bind_template_callback (widget_class, bag_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, narrow_cb);
  gtk_widget_class_bind_template_callback (widget_class, wide_cb);
}

static void
tm_draw_tool_init (TmDrawTool *self)
{
  self->bags = tm_draw_bags_list ();
  self->keep = tm_keep_new ("bag");
  self->is_updating = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  tm_draw_row_ignore_wheel (self->n_drawn);
  tm_draw_row_ignore_wheel (self->number);
  list_bags (self);
  fill_own (self);
  self->is_updating = FALSE;
  bag_chosen_cb (self);
}

/**
 * tm_draw_tool_new:
 *
 * Makes the page that tells the odds of drawing. It scrolls by itself and keeps the result in view.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_draw_tool_new (void)
{
  return g_object_new (TM_TYPE_DRAW_TOOL, NULL);
}
