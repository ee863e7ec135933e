/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A hand that is held to be looked at: what lies in it is taken by letting go over it, with another
 * finger, and with keys, and nothing is taken by mere looking. */

#include <adwaita.h>

#include "scene/tm-secret.h"

#include "tm-hand-reach.h"
#include "tm-held-hand.h"

#include "toy-form.h"

#define SEAT 1
#define N_CARDS 12
#define PHONE_WIDTH 360
/* By the number of a card, what touching it does. */
#define OFFER_OF(card) (100 + (int) (card))

static const char *const names[N_CARDS] = {
  "Tuba's cane",         "Panama of outrage", "Face-basher",      "Shrinking draught",
  "Potion of hiding",    "Stinking boots",    "Steel slippers",   "Flash",
  "Scroll of summoning", "Toxic barrel",      "Telekinetic kick", "Weighty argument",
};

typedef struct
{
  GtkWidget *window;
  GtkWidget *page;
  GtkWidget *hand;
  GtkWidget *secret;
  TmHandReach *reach;
  int offer;
  int piece;
} Fixture;

static void
reached_cb (Fixture *fixture, int offer, int piece)
{
  fixture->offer = offer;
  fixture->piece = piece;
}

static void
wait_for_layout (Fixture *fixture)
{
  for (guint i = 0; i < 50; i++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_usleep (2000);
    }
}

/* The last card is picked, and the last but one cannot be touched. */
static void
add_card (TmStage *stage, guint parent, guint card)
{
  TmPart *part = tm_stage_add (stage, parent, TM_NODE_CHIP, names[card]);

  part->piece = (int) card;
  part->offer = card < N_CARDS - 2 ? OFFER_OF (card) : -1;
  part->is_pickable = card == N_CARDS - 1;
}

static TmStage *
create_stage (void)
{
  TmStage *stage = tm_stage_new ();
  TmPart *secret;
  guint row;

  secret = tm_stage_add (stage, 0, TM_NODE_SECRET, "Hand");
  secret->seat = SEAT;
  secret->owner = g_strdup ("Boris");
  secret->is_open = TRUE;
  tm_stage_add (stage, tm_stage_get_last (stage), TM_NODE_ROW, NULL);
  row = tm_stage_get_last (stage);
  for (guint i = 0; i < N_CARDS; i++)
    add_card (stage, row, i);
  tm_stage_finish (stage);

  return stage;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  gboolean is_over_table = GPOINTER_TO_INT (data);
  g_autoptr (TmStage) stage = create_stage ();

  fixture->offer = fixture->piece = -2;
  fixture->page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  fixture->hand = tm_held_hand_new ();
  fixture->secret = tm_secret_new ();
  gtk_box_append (GTK_BOX (fixture->page), fixture->secret);
  gtk_box_append (GTK_BOX (fixture->page), fixture->hand);
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), PHONE_WIDTH, 640);
  gtk_window_set_decorated (GTK_WINDOW (fixture->window), FALSE);
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->page);
  if (is_over_table)
    tm_held_hand_show (TM_HELD_HAND (fixture->hand), stage, SEAT);
  else
    tm_node_view_set_stage (TM_NODE_VIEW (fixture->secret), stage,
                            tm_stage_find (stage, 0, TM_NODE_SECRET));
  gtk_window_present (GTK_WINDOW (fixture->window));
  wait_for_layout (fixture);

  fixture->reach = tm_hand_reach_new (fixture->page);
  g_signal_connect_swapped (fixture->reach, "reached", G_CALLBACK (reached_cb), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_object_unref (fixture->reach);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
}

static GtkWidget *
find_card (GtkWidget *within, guint card)
{
  GtkWidget *view;

  for (guint i = 0; (view = toy_form_find (within, TM_TYPE_NODE_VIEW, i)) != NULL; i++)
    if (g_strcmp0 (tm_node_view_get_part (TM_NODE_VIEW (view))->label, names[card]) == 0)
      return view;

  g_assert_not_reached ();
}

static graphene_point_t
find_middle (Fixture *fixture, guint card)
{
  GtkWidget *view = find_card (fixture->page, card);
  graphene_rect_t bounds;
  graphene_point_t middle;

  g_assert_true (gtk_widget_compute_bounds (view, fixture->page, &bounds));
  graphene_rect_get_center (&bounds, &middle);

  return middle;
}

static void
expect (Fixture *fixture, int offer, int piece)
{
  wait_for_layout (fixture);
  g_assert_cmpint (fixture->offer, ==, offer);
  g_assert_cmpint (fixture->piece, ==, piece);
  fixture->offer = fixture->piece = -2;
}

/* From a button to a card, by the finger that holds. */
static void
slide (Fixture *fixture, guint card)
{
  graphene_point_t middle = find_middle (fixture, card);

  tm_hand_reach_press (fixture->reach, NULL, 180, 630);
  tm_hand_reach_set_seat (fixture->reach, SEAT);
  tm_hand_reach_move (fixture->reach, NULL, 180, 500);
  tm_hand_reach_move (fixture->reach, NULL, middle.x, middle.y);
  g_assert_cmpint (gtk_widget_has_css_class (find_card (fixture->page, card), "tm-aimed"), ==,
                   card != N_CARDS - 2);
  tm_hand_reach_release (fixture->reach, NULL, middle.x, middle.y);
  tm_hand_reach_set_seat (fixture->reach, TM_NO_SEAT);
}

static void
test_slide (Fixture *fixture, gconstpointer data)
{
  slide (fixture, 3);
  expect (fixture, OFFER_OF (3), -1);
  slide (fixture, N_CARDS - 1);
  expect (fixture, -1, N_CARDS - 1);
  slide (fixture, N_CARDS - 2);
  expect (fixture, -2, -2);
}

/* A finger that holds and trembles takes nothing, wherever it is. */
static void
test_look (Fixture *fixture, gconstpointer data)
{
  graphene_point_t middle = find_middle (fixture, 5);

  tm_hand_reach_press (fixture->reach, NULL, middle.x, middle.y);
  tm_hand_reach_set_seat (fixture->reach, SEAT);
  tm_hand_reach_move (fixture->reach, NULL, middle.x + 6, middle.y - 9);
  g_assert_false (gtk_widget_has_css_class (find_card (fixture->page, 5), "tm-aimed"));
  tm_hand_reach_release (fixture->reach, NULL, middle.x + 6, middle.y - 9);
  expect (fixture, -2, -2);
  tm_hand_reach_set_seat (fixture->reach, TM_NO_SEAT);

  /* Nor does anybody who does not look. */
  tm_hand_reach_press (fixture->reach, NULL, 180, 630);
  tm_hand_reach_move (fixture->reach, NULL, middle.x, middle.y);
  tm_hand_reach_release (fixture->reach, NULL, middle.x, middle.y);
  expect (fixture, -2, -2);
}

static void
test_second_finger (Fixture *fixture, gconstpointer data)
{
  gconstpointer first = GINT_TO_POINTER (1), second = GINT_TO_POINTER (2);
  graphene_point_t middle = find_middle (fixture, 8);

  tm_hand_reach_press (fixture->reach, first, 180, 630);
  tm_hand_reach_set_seat (fixture->reach, SEAT);
  tm_hand_reach_press (fixture->reach, second, middle.x, middle.y);
  tm_hand_reach_release (fixture->reach, second, middle.x, middle.y);
  tm_hand_reach_release (fixture->reach, first, 180, 630);
  expect (fixture, OFFER_OF (8), -1);
}

static void
test_keys (Fixture *fixture, gconstpointer data)
{
  g_assert_false (tm_hand_reach_press_key (fixture->reach, GDK_KEY_Return));
  tm_hand_reach_set_seat (fixture->reach, SEAT);
  /* The key that is held repeats itself. */
  g_assert_false (tm_hand_reach_press_key (fixture->reach, GDK_KEY_Return));
  g_assert_true (tm_hand_reach_press_key (fixture->reach, GDK_KEY_Right));
  g_assert_true (tm_hand_reach_press_key (fixture->reach, GDK_KEY_Right));
  g_assert_true (tm_hand_reach_press_key (fixture->reach, GDK_KEY_Down));
  g_assert_true (tm_hand_reach_press_key (fixture->reach, GDK_KEY_Left));
  g_assert_true (gtk_widget_has_css_class (find_card (fixture->page, 1), "tm-aimed"));
  g_assert_false (gtk_widget_has_css_class (find_card (fixture->page, 2), "tm-aimed"));
  g_assert_true (tm_hand_reach_press_key (fixture->reach, GDK_KEY_KP_Enter));
  expect (fixture, OFFER_OF (1), -1);

  /* Past the first is the last that can be taken. */
  tm_hand_reach_press_key (fixture->reach, GDK_KEY_Right);
  tm_hand_reach_press_key (fixture->reach, GDK_KEY_Left);
  tm_hand_reach_press_key (fixture->reach, GDK_KEY_KP_Enter);
  expect (fixture, -1, N_CARDS - 1);
  g_assert_false (tm_hand_reach_press_key (fixture->reach, GDK_KEY_x));
}

/* All cards are in sight on a phone. */
static void
test_room (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < N_CARDS; i++)
    {
      GtkWidget *card = find_card (fixture->page, i);
      graphene_point_t middle = find_middle (fixture, i);

      g_assert_true (gtk_widget_get_mapped (card));
      g_assert_cmpfloat (middle.x, >, 0);
      g_assert_cmpfloat (middle.x, <, PHONE_WIDTH);
      g_assert_cmpfloat (middle.y, <, 640);
    }
  g_assert_cmpint (gtk_widget_get_width (fixture->page), <=, PHONE_WIDTH);
}

/* What was seen is forgotten, not only covered. */
static void
test_hidden (Fixture *fixture, gconstpointer data)
{
  tm_held_hand_hide (TM_HELD_HAND (fixture->hand));
  g_assert_false (gtk_widget_get_visible (fixture->hand));
  g_assert_null (toy_form_find (fixture->hand, TM_TYPE_NODE_VIEW, 0));
}

static void
add_test (const char *name, gboolean is_over_table, void (*test) (Fixture *, gconstpointer))
{
  g_autofree char *path = g_strdup_printf ("/app/hand-reach/%s/%s",
                                           is_over_table ? "over-the-table" : "in-its-place", name);

  g_test_add (path, Fixture, GINT_TO_POINTER (is_over_table), set_up, test, tear_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  adw_init ();

  for (guint is_over_table = 0; is_over_table < 2; is_over_table++)
    {
      add_test ("let-go-over-a-card", is_over_table, test_slide);
      add_test ("looking-takes-nothing", is_over_table, test_look);
      add_test ("another-finger", is_over_table, test_second_finger);
      add_test ("keys", is_over_table, test_keys);
      add_test ("twelve-cards-on-a-phone", is_over_table, test_room);
    }
  add_test ("forgotten-when-hidden", TRUE, test_hidden);

  return g_test_run ();
}
