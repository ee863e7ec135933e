/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A developer's window that shows every widget of a scene in every state.
 *
 *   gallery [--page NAME] [--dark] [--large] [--rtl] [--russian] [--whole]
 *           [--size WIDTHxHEIGHT] [--picture FILE.png] [--frames N]
 *
 * Pages are widgets, raiders, before, roll, roll-full, roll-empty, caves, caves-start, caves-full,
 * cards, cards-start, cards-grown, cards-full, dungeon, editor, mine, crowd, hand, luck. With --picture it saves what it shows and ends; with --frames it measures how
 * long a change of a scene with eight seats takes to the painted frame, that many times, and ends;
 * on the page "mine" it is a step of a team on a map, on "other-mine" another map each time. */

#include <adwaita.h>
#include <locale.h>

#include "scene/tm-chip.h"
#include "scene/tm-counter.h"
#include "scene/tm-die.h"
#include "scene/tm-glyphs.h"
#include "scene/tm-number-card.h"
#include "scene/tm-pile.h"
#include "scene/tm-room-card.h"
#include "scene/tm-scene-view.h"
#include "scene/tm-seat-mark.h"
#include "scene/tm-supply.h"
#include "scene/tm-symbol.h"
#include "scene/tm-symbols.h"
#include "scene/tm-track-bar.h"
#include "tm-games.h"
#include "tm-look.h"
#include "tm-luck-chart.h"
#include "scene-fixture.h"
#include "toy-stage.h"

static char *page_name = NULL;
static char *size_name = NULL;
static char *picture_name = NULL;
static int n_frames = 0;
static gboolean is_dark = FALSE;
static gboolean is_large = FALSE;
static gboolean is_rtl = FALSE;
static gboolean is_russian = FALSE;
static gboolean is_whole = FALSE;

static const GOptionEntry options[] = {
  { "page", 0, 0, G_OPTION_ARG_STRING, &page_name, "What to show", "NAME" },
  { "size", 0, 0, G_OPTION_ARG_STRING, &size_name, "Size of the window", "WIDTHxHEIGHT" },
  { "picture", 0, 0, G_OPTION_ARG_FILENAME, &picture_name, "Save a picture and end", "FILE" },
  { "frames", 0, 0, G_OPTION_ARG_INT, &n_frames, "Measure so many changes and end", "N" },
  { "dark", 0, 0, G_OPTION_ARG_NONE, &is_dark, "Dark style", NULL },
  { "large", 0, 0, G_OPTION_ARG_NONE, &is_large, "Text at 200 %", NULL },
  { "rtl", 0, 0, G_OPTION_ARG_NONE, &is_rtl, "From right to left", NULL },
  { "whole", 0, 0, G_OPTION_ARG_NONE, &is_whole, "All of a board, however small", NULL },
  { "russian", 0, 0, G_OPTION_ARG_NONE, &is_russian, "Dice with words as long as they get", NULL },
  { NULL },
};

/* -- Every widget in every state ------------------------------------------------------------------ */

static GtkWidget *
create_row (int spacing)
{
  return gtk_box_new (GTK_ORIENTATION_HORIZONTAL, spacing);
}

static void
add_under (GtkWidget *row, GtkWidget *thing, const char *caption)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *label = gtk_label_new (caption);

  gtk_widget_add_css_class (label, "caption");
  gtk_widget_set_halign (thing, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (thing, TRUE);
  gtk_widget_set_valign (thing, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (column), thing);
  gtk_box_append (GTK_BOX (column), label);
  gtk_widget_set_hexpand (column, TRUE);
  gtk_box_append (GTK_BOX (row), column);
}

static void
add_section (GtkWidget *page, const char *title, GtkWidget *content)
{
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (page), label);
  gtk_box_append (GTK_BOX (page), content);
}

static GtkWidget *
show_part (GtkWidget *view, TmPart part)
{
  tm_node_view_set_part (TM_NODE_VIEW (view), &part);
  return view;
}

static void
add_counter (
    GtkWidget *row, const char *caption, TmRole role, int before, int value, int max, guint state)
{
  GtkWidget *counter = tm_counter_new (TM_COUNTER_BIG);
  TmPart part = TM_PART_INIT;

  part.kind = TM_NODE_COUNTER;
  part.label = role == TM_ROLE_WOUND ? (char *) "Wounds" : (char *) "Treasure";
  part.symbol = role == TM_ROLE_WOUND ? "wound" : "coin";
  part.role = role;
  part.has_value = TRUE;
  part.max = max;
  part.high_is_good = role != TM_ROLE_WOUND;
  part.slot = 1;
  part.state = state;
  part.value = before;
  show_part (counter, part);
  part.value = value;
  show_part (counter, part);
  add_under (row, counter, caption);
}

static GtkWidget *
create_counters (void)
{
  GtkWidget *row = create_row (12);

  add_counter (row, "normal", TM_ROLE_WOUND, 3, 3, 10, 0);
  add_counter (row, "changed, 5 s", TM_ROLE_TREASURE, 7, 9, 20, 0);
  add_counter (row, "worse", TM_ROLE_WOUND, 3, 6, 10, 0);
  add_counter (row, "at its limit of 20", TM_ROLE_TREASURE, 20, 20, 20, 0);
  add_counter (row, "seat is out", TM_ROLE_WOUND, 10, 10, 10, TM_STATE_OUT);
  return row;
}

static GtkWidget *
create_die (const char *symbol, int value, int max, int look, guint state, int size)
{
  TmPart part = TM_PART_INIT;

  part.kind = TM_NODE_DIE;
  part.label = (char *) symbol;
  part.symbol = symbol;
  part.has_value = symbol == NULL;
  part.value = value;
  part.max = max;
  part.look = look;
  part.state = state;
  part.offer = state == 0 ? 1 : -1;
  return show_part (tm_die_new (size), part);
}

static GtkWidget *
create_dice (void)
{
  static const char *const faces[]
      = { "champion", "fighter",  "cleric", "mage",  "thief",  "scroll",
          "goblin",   "skeleton", "ooze",   "chest", "potion", "dragon" };
  GtkWidget *mat = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *symbols = create_row (6);
  GtkWidget *numbers = create_row (6);
  GtkWidget *states = create_row (6);

  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    add_under (symbols, create_die (faces[i], 0, 0, -1, 0, 44), faces[i]);
  for (int i = 1; i <= 6; i++)
    add_under (numbers, create_die (NULL, i, 6, -1, 0, 44), "");
  for (int look = 0; look < 4; look++)
    add_under (numbers, create_die (NULL, look + 2, 6, look, 0, 44), "");
  add_under (numbers, create_die (NULL, 17, 20, -1, 0, 44), "");
  add_under (numbers, create_die (NULL, 10, 10, -1, 0, 48), "");
  add_under (states, create_die ("champion", 0, 0, -1, 0, 52), "normal");
  add_under (states, create_die ("champion", 0, 0, -1, TM_STATE_CHOSEN, 52), "selected");
  add_under (states, create_die ("champion", 0, 0, -1, TM_STATE_DONE, 52), "done");
  add_under (states, create_die ("dragon", 0, 0, -1, TM_STATE_SPENT, 52), "empty place");
  add_under (states, create_die ("champion", 0, 0, -1, TM_STATE_OUT, 52), "voided");
  add_under (states, create_die ("champion", 0, 0, -1, TM_STATE_WAITING, 52), "to be entered");
  add_under (states, create_die ("champion", 0, 0, -1, TM_STATE_CURRENT, 52), "current");
  add_under (states, create_die (NULL, 5, 10, -1, 0, 56), "level");
  gtk_widget_add_css_class (mat, "mat");
  gtk_box_append (GTK_BOX (mat), symbols);
  gtk_box_append (GTK_BOX (mat), numbers);
  gtk_box_append (GTK_BOX (mat), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (mat), states);
  return mat;
}

static GtkWidget *
create_room (guint state)
{
  g_autoptr (TmStage) stage = tm_stage_new ();
  GtkWidget *card = tm_room_card_new ();
  TmPart *part
      = tm_stage_add (stage, 0, TM_NODE_CARD, (state & TM_STATE_DARK) != 0 ? NULL : "Dragon");
  TmPart *glyph;

  part->symbol = (state & TM_STATE_DARK) != 0 ? NULL : "dragon";
  part->role = TM_ROLE_MONSTER;
  part->state = state;
  if (state == 0 || state == TM_STATE_CURRENT)
    {
      glyph = tm_stage_add (stage, 1, TM_NODE_GLYPH, "Strength");
      glyph->symbol = "shield";
      glyph->has_value = TRUE;
      glyph->value = 18;
      glyph = tm_stage_add (stage, 1, TM_NODE_GLYPH, "Wounds");
      glyph->symbol = "wound";
      glyph->has_value = TRUE;
      glyph->value = 3;
    }
  tm_stage_finish (stage);
  tm_room_card_set_width (TM_ROOM_CARD (card), 92);
  tm_node_view_set_stage (TM_NODE_VIEW (card), stage, 1);
  return card;
}

static GtkWidget *
create_power (int number, guint state, gboolean is_greyed)
{
  TmPart part = TM_PART_INIT;

  part.kind = TM_NODE_NUMBER_CARD;
  part.has_value = TRUE;
  part.value = number;
  part.state = state;
  part.look = 0;
  part.is_greyed = is_greyed;
  part.offer = state == 0 && !is_greyed ? 1 : -1;
  return show_part (tm_number_card_new (40), part);
}

static GtkWidget *
create_cards (void)
{
  GtkWidget *mat = create_row (12);

  add_under (mat, create_room (0), "face up");
  add_under (mat, create_room (TM_STATE_DARK), "face down");
  add_under (mat, create_room (TM_STATE_CURRENT), "current");
  add_under (mat, create_room (TM_STATE_DONE), "done");
  add_under (mat, create_power (4, 0, FALSE), "in hand");
  add_under (mat, create_power (5, TM_STATE_CHOSEN, FALSE), "played");
  add_under (mat, create_power (3, TM_STATE_SPENT, FALSE), "spent");
  add_under (mat, create_power (2, 0, TRUE), "not now");
  gtk_widget_add_css_class (mat, "mat");
  return mat;
}

static GtkWidget *
create_small (
    GtkWidget *view, TmNodeKind kind, const char *label, const char *symbol, int value, int max)
{
  TmPart part = TM_PART_INIT;

  part.kind = kind;
  part.label = (char *) label;
  part.symbol = symbol;
  part.has_value = TRUE;
  part.value = value;
  part.max = max;
  part.role = kind == TM_NODE_TRACK ? TM_ROLE_WOUND : TM_ROLE_NONE;
  return show_part (view, part);
}

static GtkWidget *
create_smalls (void)
{
  GtkWidget *row = create_row (12);

  add_under (row, create_small (tm_chip_new (), TM_NODE_CHIP, "Sword", "fighter", 1, 0), "chip");
  add_under (row, create_small (tm_chip_new (), TM_NODE_CHIP, "Crystal", "crystal", 2, 0),
             "several");
  add_under (row, create_small (tm_chip_new (), TM_NODE_BADGE, "First", "first", 1, 0), "badge");
  add_under (row, create_small (tm_track_bar_new (), TM_NODE_TRACK, NULL, NULL, 3, 10), "track");
  add_under (row, create_small (tm_track_bar_new (), TM_NODE_TRACK, NULL, NULL, 30, 60),
             "long track");
  add_under (row, create_small (tm_supply_new (), TM_NODE_SUPPLY, "Torches", "torch", 3, 0),
             "supply");
  add_under (row, create_small (tm_pile_new (), TM_NODE_PILE, "Level", NULL, 3, 0), "pile");
  add_under (row, create_small (tm_pile_new (), TM_NODE_PILE, "Level", NULL, 0, 0), "empty pile");
  return row;
}

static GtkWidget *
create_seats (void)
{
  GtkWidget *row = create_row (12);

  for (int look = 0; look < TM_N_SEAT_LOOKS; look++)
    add_under (row, tm_seat_mark_new (look, 34), tm_seat_look_get_name (look));
  return row;
}

static GtkWidget *
create_symbols (void)
{
  GtkWidget *box = adw_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), 14);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (box), 14);
  for (guint i = 0; i < tm_symbol_shapes_get_n (); i++)
    {
      GtkWidget *symbol = tm_symbol_new (tm_symbol_shapes_get_name (i), 24);

      gtk_widget_set_can_target (symbol, TRUE);
      gtk_widget_set_tooltip_text (symbol, tm_symbol_shapes_get_name (i));
      adw_wrap_box_append (ADW_WRAP_BOX (box), symbol);
    }
  return box;
}

static GtkWidget *
create_widgets_page (void)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_widget_set_margin_start (page, 24);
  gtk_widget_set_margin_end (page, 24);
  gtk_widget_set_margin_top (page, 24);
  gtk_widget_set_margin_bottom (page, 24);
  add_section (page, "Counter", create_counters ());
  add_section (page, "Die", create_dice ());
  add_section (page, "Card", create_cards ());
  add_section (page, "Chip, badge, track, supply, pile", create_smalls ());
  add_section (page, "Seats: colour and shape", create_seats ());
  add_section (page, "Symbols", create_symbols ());
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), page);
  return scroller;
}

/* -- Whole scenes --------------------------------------------------------------------------------- */

static void
touched_cb (TmSceneView *view, int number, gpointer data)
{
  g_print ("%s %d\n", (const char *) data, number);
}

static GtkWidget *
create_view (TmStage *stage)
{
  GtkWidget *view = tm_scene_view_new ();

  tm_scene_view_set_stage (TM_SCENE_VIEW (view), stage);
  g_signal_connect (view, "offer-activated", G_CALLBACK (touched_cb), (gpointer) "offer");
  g_signal_connect (view, "piece-touched", G_CALLBACK (touched_cb), (gpointer) "piece");
  g_signal_connect (view, "seat-activated", G_CALLBACK (touched_cb), (gpointer) "seat");
  return view;
}

static GtkWidget *
create_raiders_page (void)
{
  g_autoptr (TmStage) before = toy_stage_create_raiders (FALSE);
  g_autoptr (TmStage) after = toy_stage_create_raiders (TRUE);
  GtkWidget *view = create_view (before);

  tm_scene_view_set_stage (TM_SCENE_VIEW (view), after);
  return view;
}

static GtkWidget *
create_before_page (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_raiders (FALSE);

  return create_view (stage);
}

static GtkWidget *
create_roll_page (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_roll (TOY_ROLL_MOCK_UP, is_russian);

  return create_view (stage);
}

static GtkWidget *
create_roll_full_page (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_roll (TOY_ROLL_FULL, is_russian);

  return create_view (stage);
}

static GtkWidget *
create_roll_empty_page (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_roll (TOY_ROLL_EMPTY, is_russian);

  return create_view (stage);
}

static GtkWidget *
create_caves_page (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_caves (TOY_MINE_MOCK_UP, -1);

  return create_view (stage);
}

static GtkWidget *
create_caves_start_page (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_caves (TOY_MINE_START, -1);

  return create_view (stage);
}

static GtkWidget *
create_caves_full_page (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_caves (TOY_MINE_FULL, -1);

  return create_view (stage);
}

static GtkWidget *
create_card_table (ToyCards kind)
{
  g_autoptr (TmStage) stage = toy_stage_create_cards (kind, is_russian);

  return create_view (stage);
}

static GtkWidget *
create_cards_page (void)
{
  return create_card_table (TOY_CARDS_MIDDLE);
}

static GtkWidget *
create_cards_start_page (void)
{
  return create_card_table (TOY_CARDS_START);
}

static GtkWidget *
create_cards_grown_page (void)
{
  return create_card_table (TOY_CARDS_GROWN);
}

static GtkWidget *
create_cards_full_page (void)
{
  return create_card_table (TOY_CARDS_FULL);
}

static GtkWidget *
create_dungeon_page (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_dungeon (FALSE);

  return create_view (stage);
}

static GtkWidget *
create_editor_page (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_dungeon (TRUE);

  return create_view (stage);
}

static GtkWidget *
create_mine_page (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_mine (3, FALSE);

  return create_view (stage);
}

static GtkWidget *
create_crowd_page (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_crowd (TM_MAX_SEATS, 0);
  g_autoptr (TmStage) next = toy_stage_create_crowd (TM_MAX_SEATS, 1);
  GtkWidget *view = create_view (stage);

  tm_scene_view_set_stage (TM_SCENE_VIEW (view), next);
  return view;
}

static GtkWidget *
create_hand_page (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *view = create_before_page ();

  gtk_box_append (GTK_BOX (box), view);
  gtk_widget_set_vexpand (view, TRUE);
  gtk_box_append (GTK_BOX (box), tm_scene_view_create_hand (TM_SCENE_VIEW (view), 2));
  return box;
}

/* -- Luck ------------------------------------------------------------------------------------------ */

static void
add_fallen (GArray *counts, guint kind, TmSource source, int seat, guint face, guint n, guint rest)
{
  const TmGame *game = tm_game_find ("dungeon-roll");
  guint n_faces = game->kit->pieces[kind].n_faces;

  for (guint i = 0; i < n_faces; i++)
    {
      const TmLuckCount count
          = { kind, source, seat, i, i == face ? n : (rest + i) / (n_faces - 1) };

      g_array_append_val (counts, count);
    }
}

static GtkWidget *
create_luck_card (const GArray *counts)
{
  static const TmLuckPerson people[] = { { "Anna", TM_SEAT_BLUE_CIRCLE },
                                         { "Boris", TM_SEAT_VERMILION_TRIANGLE },
                                         { "Vera", TM_SEAT_AMBER_SQUARE },
                                         { "Gleb", TM_SEAT_GREEN_DIAMOND } };
  GtkWidget *chart = tm_luck_chart_new ();
  GtkWidget *card = adw_bin_new ();

  tm_luck_chart_set (TM_LUCK_CHART (chart),
                     tm_luck_new_from_counts (tm_game_find ("dungeon-roll"),
                                              (const TmLuckCount *) counts->data, counts->len,
                                              G_N_ELEMENTS (people)),
                     people, G_N_ELEMENTS (people));
  adw_bin_set_child (ADW_BIN (card), chart);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "tm-padded");
  return card;
}

static GtkWidget *
create_luck_page (void)
{
  g_autoptr (GArray) few = g_array_new (FALSE, FALSE, sizeof (TmLuckCount));
  g_autoptr (GArray) many = g_array_new (FALSE, FALSE, sizeof (TmLuckCount));
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  for (int seat = 0; seat < 4; seat++)
    {
      add_fallen (few, 1, TM_SOURCE_TABLE, seat, 5, (const guint[]) { 6, 11, 8, 5 }[seat],
                  (const guint[]) { 39, 29, 42, 36 }[seat]);
      add_fallen (many, 0, TM_SOURCE_TABLE, seat, 5, (const guint[]) { 160, 171, 149, 33 }[seat],
                  (const guint[]) { 800, 500, 760, 170 }[seat]);
      add_fallen (many, 0, TM_SOURCE_APP, seat, 5, (const guint[]) { 31, 52, 40, 44 }[seat], 210);
      add_fallen (many, 1, TM_SOURCE_APP, seat, 5, 40, 190);
    }
  gtk_widget_set_margin_start (page, 12);
  gtk_widget_set_margin_end (page, 12);
  gtk_widget_set_margin_top (page, 12);
  gtk_box_append (GTK_BOX (page), create_luck_card (few));
  gtk_box_append (GTK_BOX (page), create_luck_card (many));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), page);
  return scroller;
}

static const struct
{
  const char *name;
  GtkWidget *(*create) (void);
} pages[] = {
  { "widgets", create_widgets_page },
  { "raiders", create_raiders_page },
  { "before", create_before_page },
  { "roll", create_roll_page },
  { "caves", create_caves_page },
  { "crowd", create_crowd_page },
  { "hand", create_hand_page },
  { "luck", create_luck_page },
  { "roll-full", create_roll_full_page },
  { "roll-empty", create_roll_empty_page },
  { "dungeon", create_dungeon_page },
  { "editor", create_editor_page },
  { "mine", create_mine_page },
  { "other-mine", create_mine_page },
  { "caves-start", create_caves_start_page },
  { "caves-full", create_caves_full_page },
  { "cards", create_cards_page },
  { "cards-start", create_cards_start_page },
  { "cards-grown", create_cards_grown_page },
  { "cards-full", create_cards_full_page },
};

static GtkWidget *
create_page (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      if (g_strcmp0 (name, pages[i].name) == 0)
        return pages[i].create ();
    }
  return pages[0].create ();
}

/* -- From a change to the frame -------------------------------------------------------------------- */

typedef struct
{
  TmSceneView *view;
  GtkWindow *window;
  GArray *times;
  gint64 start;
  int step;
} Stopwatch;

static int
compare_times (gconstpointer a, gconstpointer b)
{
  gint64 one = *(const gint64 *) a, other = *(const gint64 *) b;

  return (one > other) - (one < other);
}

static double
get_percentile (GArray *times, double share)
{
  guint index = MIN ((guint) (share * times->len), times->len - 1);

  return (double) g_array_index (times, gint64, index) / 1000;
}

static void
finish_measuring (Stopwatch *watch)
{
  g_array_sort (watch->times, compare_times);
  g_print ("median %.2f ms, p90 %.2f ms, p99 %.2f ms, longest %.2f ms\n",
           get_percentile (watch->times, 0.5), get_percentile (watch->times, 0.9),
           get_percentile (watch->times, 0.99), get_percentile (watch->times, 1));
  g_array_unref (watch->times);
  gtk_window_destroy (watch->window);
}

/* A step of a team on a map, another map altogether, or eight seats. */
static gboolean
is_map (void)
{
  return g_strcmp0 (page_name, "mine") == 0 || g_strcmp0 (page_name, "other-mine") == 0;
}

static TmStage *
create_next (int step)
{
  if (is_map ())
    return toy_stage_create_mine (step, g_strcmp0 (page_name, "other-mine") == 0);

  return toy_stage_create_crowd (TM_MAX_SEATS, step);
}

static gboolean
change_cb (gpointer data)
{
  Stopwatch *watch = data;
  g_autoptr (TmStage) stage = NULL;

  if ((int) watch->times->len >= n_frames)
    {
      finish_measuring (watch);
      return G_SOURCE_REMOVE;
    }
  if (watch->start != 0)
    return G_SOURCE_CONTINUE;
  watch->start = g_get_monotonic_time ();
  stage = create_next (++watch->step);
  tm_scene_view_set_stage (watch->view, stage);
  return G_SOURCE_CONTINUE;
}

static void
after_paint_cb (GdkFrameClock *clock, Stopwatch *watch)
{
  gint64 time;

  if (watch->start == 0)
    return;
  time = g_get_monotonic_time () - watch->start;
  g_array_append_val (watch->times, time);
  watch->start = 0;
}

static void
start_measuring (GtkWindow *window, TmSceneView *view)
{
  static Stopwatch watch;
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));

  watch.view = view;
  watch.window = window;
  watch.times = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), &watch);
  g_timeout_add (37, change_cb, &watch);
}

/* -- The window ----------------------------------------------------------------------------------- */

static gboolean
show_whole_cb (gpointer data)
{
  GtkWidget *board = scene_find_view (data, TM_NODE_GRID, -1, -1);

  if (board != NULL)
    gtk_widget_activate_action (board, "board.zoom-whole", NULL);
  return G_SOURCE_REMOVE;
}

static gboolean
save_picture_cb (gpointer data)
{
  GtkWindow *window = data;
  GtkWidget *content = adw_application_window_get_content (ADW_APPLICATION_WINDOW (window));
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (content);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (content),
                          gtk_widget_get_height (content));
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (
      gtk_native_get_renderer (GTK_NATIVE (window)), node,
      &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (content),
                           (float) gtk_widget_get_height (content)));
  if (!gdk_texture_save_to_png (texture, picture_name))
    g_printerr ("Cannot write %s\n", picture_name);
  gtk_window_destroy (window);
  return G_SOURCE_REMOVE;
}

static void
activate_cb (GtkApplication *application, gpointer data)
{
  GtkWidget *window = adw_application_window_new (application);
  GtkWidget *content = adw_toolbar_view_new ();
  GtkWidget *page;
  int width = 1280, height = 800;

  if (size_name != NULL)
    sscanf (size_name, "%dx%d", &width, &height);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      is_dark ? ADW_COLOR_SCHEME_FORCE_DARK
                                              : ADW_COLOR_SCHEME_FORCE_LIGHT);
  if (is_large)
    g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * PANGO_SCALE, NULL);
  tm_look_complete ();
  if (is_rtl)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  page = create_page (n_frames > 0 && !is_map () ? "crowd" : page_name);
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (content), page);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (content), adw_header_bar_new ());
  gtk_widget_add_css_class (content, "table-page");
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), content);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  if (is_whole)
    g_timeout_add (700, show_whole_cb, page);
  if (picture_name != NULL)
    g_timeout_add (1500, save_picture_cb, window);
  if (n_frames > 0)
    start_measuring (GTK_WINDOW (window), TM_SCENE_VIEW (page));
}

int
main (int argc, char *argv[])
{
  g_autoptr (AdwApplication) application = NULL;

  setlocale (LC_ALL, "");
  tm_games_register ();
  application = adw_application_new ("io.github.tablemate.Gallery", G_APPLICATION_NON_UNIQUE);
  g_application_set_resource_base_path (G_APPLICATION (application),
                                        "/io/github/tablemate/Tablemate");
  g_application_add_main_option_entries (G_APPLICATION (application), options);
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
