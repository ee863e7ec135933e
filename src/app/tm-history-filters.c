/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "store/tm-statistics.h"

#include "tm-history-choice.h"
#include "tm-history-fill.h"
#include "tm-history-filters.h"
#include "tm-history-words.h"
#include "tm-pictures.h"

/* Keys of choices. */
#define ANY ""

#define THIS_WEEK "week"
#define THIS_MONTH "month"
#define THIS_YEAR "year"
#define RANGE "range"

#define WON "won"
#define LOST "lost"
#define RUNNING "running"
#define ABANDONED "abandoned"

struct _TmHistoryFilters
{
  GtkWidget parent_instance;

  /* The chosen game, for as long as a query borrows it. */
  char *game;

  TmHistoryChoice *games;
  TmHistoryChoice *people;
  GtkRevealer *more;
  TmHistoryChoice *times;
  TmHistoryChoice *outcomes;
  GtkWidget *range;
  GtkMenuButton *from_button;
  GtkMenuButton *to_button;
  GtkCalendar *from;
  GtkCalendar *to;
};

G_DEFINE_FINAL_TYPE (TmHistoryFilters, tm_history_filters, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
is_key (TmHistoryChoice *choice, const char *key)
{
  return g_str_equal (tm_history_choice_get_key (choice), key);
}

/* Time */

static gint64
find_day (GtkCalendar *calendar, int days_later)
{
  g_autoptr (GDateTime) date = gtk_calendar_get_date (calendar);
  g_autoptr (GDateTime) day
      = g_date_time_new_local (g_date_time_get_year (date), g_date_time_get_month (date),
                               g_date_time_get_day_of_month (date), 0, 0, 0);
  g_autoptr (GDateTime) moved = g_date_time_add_days (day, days_later);

  return g_date_time_to_unix (moved) * G_USEC_PER_SEC;
}

/* Weeks begin on Monday. */
static gint64
find_week (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) monday = g_date_time_add_days (now, 1 - g_date_time_get_day_of_week (now));

  return tm_history_find_day (g_date_time_to_unix (monday) * G_USEC_PER_SEC);
}

static gint64
find_year (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) first = g_date_time_new_local (g_date_time_get_year (now), 1, 1, 0, 0, 0);

  return g_date_time_to_unix (first) * G_USEC_PER_SEC;
}

static void
apply_time (TmHistoryFilters *self, TmMatchQuery *query)
{
  if (is_key (self->times, THIS_WEEK))
    query->since = find_week ();
  else if (is_key (self->times, THIS_MONTH))
    query->since = tm_history_find_month (g_get_real_time ());
  else if (is_key (self->times, THIS_YEAR))
    query->since = find_year ();
  else if (is_key (self->times, RANGE))
    {
      query->since = MIN (find_day (self->from, 0), find_day (self->to, 0));
      query->until = MAX (find_day (self->from, 1), find_day (self->to, 1));
    }
}

static void
show_range (TmHistoryFilters *self)
{
  g_autofree char *from = tm_history_dup_date (find_day (self->from, 0));
  g_autofree char *to = tm_history_dup_date (find_day (self->to, 0));

  gtk_menu_button_set_label (self->from_button, from);
  gtk_menu_button_set_label (self->to_button, to);
  gtk_widget_set_visible (self->range, is_key (self->times, RANGE));
}

static void
emit_changed (TmHistoryFilters *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
time_chosen_cb (TmHistoryFilters *self)
{
  show_range (self);
  emit_changed (self);
}

static void
day_chosen_cb (TmHistoryFilters *self)
{
  gtk_menu_button_popdown (self->from_button);
  gtk_menu_button_popdown (self->to_button);
  show_range (self);
  emit_changed (self);
}

/* What can be chosen */

static void
add_titles (TmHistoryFilters *self, GPtrArray *played)
{
  for (guint i = 0; i < played->len; i++)
    {
      const TmPlayedGame *one = g_ptr_array_index (played, i);
      g_autofree char *key = tm_history_join_game (one->game, one->title);

      if (*one->title != '\0')
        tm_history_choice_add (self->games, key, one->title);
    }
}

static void
fill_games (TmHistoryFilters *self, TmArchive *archive)
{
  TmDatabase *reader = tm_archive_get_reader (archive, NULL);
  g_autoptr (GPtrArray) played = reader != NULL ? tm_statistics_list_games (reader, NULL) : NULL;
  guint n_games;
  const TmGame *const *games = tm_game_list (&n_games);

  tm_history_choice_clear (self->games);
  tm_history_choice_add (self->games, ANY, _ ("All games"));
  for (guint i = 0; i < n_games; i++)
    tm_history_choice_add (self->games, games[i]->id, tm_word_get (games[i]->name));
  if (played != NULL)
    add_titles (self, played);
}

static void
fill_people (TmHistoryFilters *self, TmArchive *archive)
{
  g_autoptr (GPtrArray) players = tm_archive_list_players (archive, NULL);

  tm_history_choice_clear (self->people);
  tm_history_choice_add (self->people, ANY, _ ("Everyone"));
  for (guint i = 0; players != NULL && i < players->len; i++)
    {
      const TmPlayerInfo *player = g_ptr_array_index (players, i);

      tm_history_choice_add (self->people, player->uuid, player->name);
    }
}

static void
fill_fixed (TmHistoryFilters *self)
{
  tm_history_choice_add (self->times, ANY, _ ("Any time"));
  tm_history_choice_add (self->times, THIS_WEEK, _ ("This week"));
  tm_history_choice_add (self->times, THIS_MONTH, _ ("This month"));
  tm_history_choice_add (self->times, THIS_YEAR, _ ("This year"));
  /* Translators: matches from one day to another, which are chosen then */
  tm_history_choice_add (self->times, RANGE, _ ("Between…"));
  tm_history_choice_add (self->outcomes, ANY, _ ("Any result"));
  /* Translators: filters of a list of matches */
  tm_history_choice_add (self->outcomes, WON, C_ ("matches", "Won"));
  tm_history_choice_add (self->outcomes, LOST, C_ ("matches", "Lost"));
  tm_history_choice_add (self->outcomes, RUNNING, C_ ("matches", "Running"));
  tm_history_choice_add (self->outcomes, ABANDONED, C_ ("matches", "Abandoned"));
}

static void
tm_history_filters_dispose (GObject *object)
{
  tm_widget_dispose_children (GTK_WIDGET (object), TM_TYPE_HISTORY_FILTERS);

  G_OBJECT_CLASS (tm_history_filters_parent_class)->dispose (object);
}

static void
tm_history_filters_finalize (GObject *object)
{
  g_free (TM_HISTORY_FILTERS (object)->game);

  G_OBJECT_CLASS (tm_history_filters_parent_class)->finalize (object);
}

static void
tm_history_filters_class_init (TmHistoryFiltersClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_history_filters_dispose;
  object_class->finalize = tm_history_filters_finalize;

  /**
   * TmHistoryFilters::changed:
   * @self: the filters
   *
   * Other matches are wanted.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (TM_TYPE_HISTORY_CHOICE);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-history-filters.ui");
  gtk_widget_class_bind_template_child (widget_class, TmHistoryFilters, games);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryFilters, people);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryFilters, more);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryFilters, times);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryFilters, outcomes);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryFilters, range);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryFilters, from_button);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryFilters, to_button);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryFilters, from);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryFilters, to);
  gtk_widget_class_bind_template_callback (widget_class, emit_changed);
  gtk_widget_class_bind_template_callback (widget_class, time_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, day_chosen_cb);
}

static void
tm_history_filters_init (TmHistoryFilters *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_fixed (self);
  show_range (self);
}

/**
 * tm_history_filters_fill:
 * @self: the filters
 * @archive: the user's matches
 *
 * Offers the games, titles and people that the archive knows. What is chosen stays so, if it is
 * still there.
 */
void
tm_history_filters_fill (TmHistoryFilters *self, TmArchive *archive)
{
  g_return_if_fail (TM_IS_HISTORY_FILTERS (self));

  fill_games (self, archive);
  fill_people (self, archive);
}

/**
 * tm_history_filters_show_more:
 * @self: the filters
 * @shows_more: whether time and result can be chosen, too
 *
 * Shows or hides what is chosen less often.
 */
void
tm_history_filters_show_more (TmHistoryFilters *self, gboolean shows_more)
{
  g_return_if_fail (TM_IS_HISTORY_FILTERS (self));

  gtk_revealer_set_reveal_child (self->more, shows_more);
}

/**
 * tm_history_filters_clear:
 * @self: the filters
 *
 * Wants all matches again, without a word to anybody.
 */
void
tm_history_filters_clear (TmHistoryFilters *self)
{
  g_return_if_fail (TM_IS_HISTORY_FILTERS (self));

  tm_history_choice_set_key (self->games, ANY);
  tm_history_choice_set_key (self->people, ANY);
  tm_history_choice_set_key (self->times, ANY);
  tm_history_choice_set_key (self->outcomes, ANY);
  show_range (self);
}

/**
 * tm_history_filters_set_game:
 * @self: the filters
 * @game: identifier of a game
 * @title: (nullable): a title of a free table
 *
 * Wants the matches of a game, without a word to anybody.
 */
void
tm_history_filters_set_game (TmHistoryFilters *self, const char *game, const char *title)
{
  g_autofree char *key = tm_history_join_game (game, title);

  g_return_if_fail (TM_IS_HISTORY_FILTERS (self));

  tm_history_choice_set_key (self->games, key);
}

/**
 * tm_history_filters_set_player:
 * @self: the filters
 * @uuid: identifier of a person
 *
 * Wants the matches of a person, without a word to anybody.
 */
void
tm_history_filters_set_player (TmHistoryFilters *self, const char *uuid)
{
  g_return_if_fail (TM_IS_HISTORY_FILTERS (self));

  tm_history_choice_set_key (self->people, uuid);
}

/**
 * tm_history_filters_is_clear:
 * @self: the filters
 *
 * Tells whether all matches are wanted.
 *
 * Returns: whether nothing is left out
 */
gboolean
tm_history_filters_is_clear (TmHistoryFilters *self)
{
  g_return_val_if_fail (TM_IS_HISTORY_FILTERS (self), TRUE);

  return is_key (self->games, ANY) && is_key (self->people, ANY) && is_key (self->times, ANY)
         && is_key (self->outcomes, ANY);
}

static void
apply_game (TmHistoryFilters *self, TmMatchQuery *query)
{
  g_free (self->game);
  self->game = tm_history_split_game (tm_history_choice_get_key (self->games), &query->title);
  query->game = *self->game != '\0' ? self->game : NULL;
}

/**
 * tm_history_filters_apply:
 * @self: the filters
 * @query: (inout): a query for all matches; it borrows strings of the filters until they change
 *
 * Narrows a query down to what is wanted.
 *
 * Returns: whether only those of its matches are wanted that will not go on
 */
gboolean
tm_history_filters_apply (TmHistoryFilters *self, TmMatchQuery *query)
{
  g_return_val_if_fail (TM_IS_HISTORY_FILTERS (self), FALSE);

  apply_game (self, query);
  query->player = is_key (self->people, ANY) ? NULL : tm_history_choice_get_key (self->people);
  apply_time (self, query);
  if (is_key (self->outcomes, WON))
    query->outcome = TM_OUTCOME_WON;
  else if (is_key (self->outcomes, LOST))
    query->outcome = TM_OUTCOME_LOST;
  query->with_over = !is_key (self->outcomes, RUNNING);
  query->with_running = query->outcome == TM_OUTCOME_ANY && !is_key (self->outcomes, ABANDONED);

  return is_key (self->outcomes, ABANDONED);
}
