/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>

#include "engine/tm-game.h"
#include "games/tm-games.h"
#include "scene/tm-action-button.h"
#include "scene/tm-chip.h"
#include "scene/tm-counter.h"
#include "scene/tm-die.h"
#include "scene/tm-flow-layout.h"
#include "scene/tm-node-list.h"
#include "scene/tm-number-card.h"
#include "scene/tm-numeral.h"
#include "scene/tm-scene-host.h"
#include "scene/tm-scene-view.h"
#include "scene/tm-seat-card.h"
#include "scene/tm-seat-hand.h"
#include "scene/tm-seat-mark.h"
#include "scene/tm-seat-panel.h"
#include "scene/tm-seat-strip.h"
#include "scene/tm-symbol-paintable.h"
#include "scene/tm-symbol.h"
#include "scene/tm-symbols.h"
#include "scene-fixture.h"
#include "toy-stage.h"

/* -- Symbols and seat marks ----------------------------------------------------------------------- */

static void
test_symbols_complete (void)
{
  const char *before = "";

  g_assert_cmpuint (tm_symbol_shapes_get_n (), ==, 86);
  for (guint i = 0; i < tm_symbol_shapes_get_n (); i++)
    {
      const char *name = tm_symbol_shapes_get_name (i);
      const TmSymbolShape *shape = tm_symbol_shape_find (name);

      g_assert_cmpstr (before, <, name);
      g_assert_nonnull (shape);
      g_assert_cmpstr (tm_symbol_shape_get_name (shape), ==, name);
      g_assert_nonnull (tm_symbol_shape_get_layer (shape, TM_SYMBOL_STROKE));
      before = name;
    }
  g_assert_null (tm_symbol_shape_find ("no-such-symbol"));
  g_assert_null (tm_symbol_shape_find (NULL));
}

static void
check_symbol (const char *game, const char *symbol)
{
  if (symbol != NULL && tm_symbol_shape_find (symbol) == NULL)
    {
      g_test_message ("%s has no symbol %s", game, symbol);
      g_test_fail ();
    }
}

static void
check_words (const char *game, const TmWord *words, guint n_words)
{
  for (guint i = 0; i < n_words; i++)
    check_symbol (game, words[i].symbol);
}

static void
check_params (const char *game, const TmParam *params, guint n_params)
{
  for (guint i = 0; i < n_params; i++)
    if (params[i].kind == TM_PARAM_CHOICE)
      check_words (game, params[i].words, params[i].n_words);
}

static void
check_kit (const char *game, const TmKit *kit)
{
  for (guint i = 0; i < kit->n_counters; i++)
    check_symbol (game, kit->counters[i].symbol);
  for (guint i = 0; i < kit->n_pieces; i++)
    check_words (game, kit->pieces[i].faces, kit->pieces[i].n_faces);
}

/* A name that nobody has drawn would show nothing. */
static void
test_symbols_of_games (void)
{
  guint n_games;
  const TmGame *const *games = tm_game_list (&n_games);

  g_assert_cmpuint (n_games, >, 0);
  for (guint i = 0; i < n_games; i++)
    {
      const TmGame *game = games[i];

      check_symbol (game->id, game->symbol);
      check_kit (game->id, game->kit);
      for (guint j = 0; j < game->n_moves; j++)
        {
          check_symbol (game->id, game->moves[j].symbol);
          check_params (game->id, game->moves[j].params, game->moves[j].n_params);
        }
      for (guint j = 0; j < game->n_questions; j++)
        {
          check_symbol (game->id, game->questions[j].symbol);
          check_params (game->id, game->questions[j].params, game->questions[j].n_params);
        }
      for (guint j = 0; j < game->n_achievements; j++)
        check_symbol (game->id, game->achievements[j].symbol);
    }
}

static void
test_symbols_within_grid (void)
{
  for (guint i = 0; i < tm_symbol_shapes_get_n (); i++)
    {
      const TmSymbolShape *shape = tm_symbol_shape_find (tm_symbol_shapes_get_name (i));

      for (TmSymbolLayer layer = TM_SYMBOL_SOFT; layer <= TM_SYMBOL_SOLID; layer++)
        {
          GskPath *path = tm_symbol_shape_get_layer (shape, layer);
          graphene_rect_t bounds;

          if (path == NULL)
            continue;
          g_assert_true (gsk_path_get_bounds (path, &bounds));
          g_assert_cmpfloat (bounds.origin.x, >=, 0);
          g_assert_cmpfloat (bounds.origin.y, >=, 0);
          g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, TM_SYMBOL_GRID);
          g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, TM_SYMBOL_GRID);
        }
    }
}

static void
test_symbol_widget (void)
{
  GtkWidget *symbol = g_object_ref_sink (tm_symbol_new ("wound", 20));
  g_autoptr (GdkPaintable) paintable = tm_symbol_paintable_new ("wound", 20);
  int minimum, natural;

  gtk_widget_measure (symbol, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, ==, 20);
  g_assert_cmpint (natural, ==, 20);
  g_assert_cmpstr (tm_symbol_get_symbol (TM_SYMBOL (symbol)), ==, "wound");
  tm_symbol_set_symbol (TM_SYMBOL (symbol), "no-such-symbol");
  g_assert_null (tm_symbol_get_symbol (TM_SYMBOL (symbol)));
  g_assert_cmpint (gdk_paintable_get_intrinsic_width (paintable), ==, 20);
  g_object_unref (symbol);
}

static void
test_seat_looks_differ (void)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) classes = g_hash_table_new (g_str_hash, g_str_equal);
  GtkWidget *mark = g_object_ref_sink (tm_seat_mark_new (TM_NO_LOOK, 20));

  for (int look = 0; look < TM_N_SEAT_LOOKS; look++)
    {
      g_assert_true (g_hash_table_add (names, (gpointer) tm_seat_look_get_name (look)));
      g_assert_true (g_hash_table_add (classes, (gpointer) tm_seat_look_get_css_class (look)));
      tm_seat_mark_set_look (TM_SEAT_MARK (mark), look);
      for (int other = 0; other < TM_N_SEAT_LOOKS; other++)
        g_assert_cmpint (gtk_widget_has_css_class (mark, tm_seat_look_get_css_class (other)), ==,
                         other == look);
    }
  g_object_unref (mark);
}

/* -- Parts and stages ----------------------------------------------------------------------------- */

static void
test_part_equal (void)
{
  TmPart one = TM_PART_INIT;
  TmPart other = TM_PART_INIT;

  one.label = g_strdup ("Wounds");
  tm_part_copy (&other, &one);
  g_assert_true (tm_part_equal (&one, &other));
  g_assert_true (one.label != other.label);
  other.node = 7;
  g_assert_true (tm_part_equal (&one, &other));
  other.value = 1;
  g_assert_false (tm_part_equal (&one, &other));
  tm_part_clear (&one);
  tm_part_clear (&other);
}

/* What the rules would say about touching a thing is its tooltip, and spoken; then no longer. */
static void
test_remark (void)
{
  g_autoptr (GPtrArray) remarks = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_remark_free);
  g_autoptr (GPtrArray) silence = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_remark_free);
  g_autoptr (TmStage) stage = tm_stage_new ();
  GtkWidget *button = g_object_ref_sink (tm_action_button_new ());
  TmPart *part = tm_stage_add (stage, 0, TM_NODE_BUTTON, "Flee");

  part->offer = 1;
  part->action = g_strdup ("Flee");
  g_ptr_array_add (remarks, NULL);
  g_ptr_array_add (remarks, tm_remark_new (TM_GRADE_ILLEGAL, "A way out exists."));
  tm_stage_add_remarks (stage, remarks);
  tm_stage_finish (stage);
  tm_node_view_set_part (TM_NODE_VIEW (button), tm_stage_get (stage, 1));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "A way out exists.");
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Flee. Against a rule: A way out exists.");

  g_ptr_array_set_size (silence, 2);
  tm_stage_add_remarks (stage, silence);
  tm_node_view_set_part (TM_NODE_VIEW (button), tm_stage_get (stage, 1));
  g_assert_null (gtk_widget_get_tooltip_text (button));
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Flee");
  g_object_unref (button);
}

static void
test_stage_greys_out (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_raiders (FALSE);
  guint n_greyed = 0, n_touchable = 0;

  for (guint i = 1; i < tm_stage_get_n_parts (stage); i++)
    {
      const TmPart *part = tm_stage_get (stage, i);

      g_assert_false (part->is_greyed && part->offer >= 0);
      g_assert_false (part->is_greyed && tm_part_is (part, TM_STATE_SPENT));
      n_greyed += part->is_greyed;
      n_touchable += part->offer >= 0;
    }
  /* Vera may lay three cards or use two items; nobody else has anything to be greyed. */
  g_assert_cmpuint (n_touchable, ==, 5);
  g_assert_cmpuint (n_greyed, ==, 0);
}

static void
test_stage_greys_siblings (void)
{
  g_autoptr (TmStage) stage = tm_stage_new ();

  tm_stage_add (stage, 0, TM_NODE_ROW, NULL);
  tm_stage_add (stage, 1, TM_NODE_NUMBER_CARD, "1")->offer = 3;
  tm_stage_add (stage, 1, TM_NODE_NUMBER_CARD, "2");
  tm_stage_add (stage, 1, TM_NODE_NUMBER_CARD, "3")->state = TM_STATE_SPENT;
  tm_stage_add (stage, 0, TM_NODE_BUTTON, "Flee");
  tm_stage_finish (stage);
  g_assert_false (tm_stage_get (stage, 2)->is_greyed);
  g_assert_true (tm_stage_get (stage, 3)->is_greyed);
  g_assert_false (tm_stage_get (stage, 4)->is_greyed);
  g_assert_true (tm_stage_get (stage, 5)->is_greyed);
}

/* -- Widgets -------------------------------------------------------------------------------------- */

static void
test_numeral_keeps_room (void)
{
  GtkWidget *numeral = g_object_ref_sink (tm_numeral_new ("numeral", "00"));
  int minimum, before, after;

  tm_numeral_set_text (TM_NUMERAL (numeral), "3");
  gtk_widget_measure (numeral, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &before, NULL, NULL);
  g_assert_cmpint (minimum, <, before);
  tm_numeral_set_text (TM_NUMERAL (numeral), "11");
  gtk_widget_measure (numeral, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &after, NULL, NULL);
  g_assert_cmpint (before, ==, after);
  g_object_unref (numeral);
}

static void
test_targets_large_enough (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_raiders (FALSE);
  SceneFixture fixture;
  GtkWidget *card;

  scene_fixture_open (&fixture, stage, 1000);
  card = scene_find_view (GTK_WIDGET (fixture.view), TM_NODE_NUMBER_CARD, 2, 4);
  g_assert_nonnull (card);
  g_assert_true (gtk_widget_contains (card, -2, 10));
  g_assert_true (gtk_widget_contains (card, gtk_widget_get_width (card) + 1, 10));
  g_assert_cmpint (gtk_widget_get_width (card) + 4, >=, 44);
  g_assert_cmpint (gtk_widget_get_height (card), >=, 44);
  scene_fixture_close (&fixture);
}

static void
test_touch_makes_offer (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_raiders (FALSE);
  SceneFixture fixture;
  GtkWidget *card;

  scene_fixture_open (&fixture, stage, 1000);
  card = scene_find_view (GTK_WIDGET (fixture.view), TM_NODE_NUMBER_CARD, 2, 4);
  g_assert_true (gtk_widget_get_focusable (card));
  g_assert_true (gtk_widget_activate_action (card, "node.activate", NULL));
  g_assert_cmpint (fixture.told.offer, ==, tm_node_view_get_part (TM_NODE_VIEW (card))->offer);
  g_assert_true (gtk_widget_activate_action (card, "node.menu", NULL));
  g_assert_cmpint (fixture.told.node, ==, (int) tm_node_view_get_part (TM_NODE_VIEW (card))->node);

  /* A card that is spent cannot be touched. */
  card = scene_find_view (GTK_WIDGET (fixture.view), TM_NODE_NUMBER_CARD, 2, 2);
  g_assert_false (gtk_widget_get_focusable (card));
  tm_node_view_activate (TM_NODE_VIEW (card));
  g_assert_cmpuint (fixture.told.n_offers, ==, 1);
  scene_fixture_close (&fixture);
}

static void
test_accessible_names (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_raiders (FALSE);
  SceneFixture fixture;
  GtkWidget *counter, *card;

  scene_fixture_open (&fixture, stage, 1000);
  counter = scene_find_view (GTK_WIDGET (fixture.view), TM_NODE_COUNTER, 0, 2);
  card = scene_find_view (GTK_WIDGET (fixture.view), TM_NODE_NUMBER_CARD, 0, 5);
  gtk_test_accessible_assert_role (counter, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON);
  gtk_test_accessible_assert_property (counter, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Anna, Wounds, 2 of 10");
  gtk_test_accessible_assert_property (counter, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 2.0);
  gtk_test_accessible_assert_property (counter, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, 10.0);
  gtk_test_accessible_assert_role (card, GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON);
  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL, "Power card 5, played");
  gtk_test_accessible_assert_state (card, GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  scene_fixture_close (&fixture);
}

static void
test_everything_named (GtkWidget *above)
{
  if (TM_IS_NODE_VIEW (above) && gtk_widget_get_focusable (above))
    {
      g_autofree char *name = TM_NODE_VIEW_GET_CLASS (above)->dup_name (TM_NODE_VIEW (above));

      g_assert_cmpstr (name, !=, "");
    }
  for (GtkWidget *child = gtk_widget_get_first_child (above); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    test_everything_named (child);
}

static void
test_nothing_nameless (void)
{
  g_autoptr (TmStage) raiders = toy_stage_create_raiders (FALSE);
  g_autoptr (TmStage) roll = toy_stage_create_roll (TOY_ROLL_FULL, FALSE);
  SceneFixture fixture;

  scene_fixture_open (&fixture, raiders, 1000);
  test_everything_named (GTK_WIDGET (fixture.view));
  tm_scene_view_set_stage (fixture.view, roll);
  test_everything_named (GTK_WIDGET (fixture.view));
  scene_fixture_close (&fixture);
}

static GtkWidget *
find_chip (GtkWidget *within, const char *label)
{
  GtkWidget *found = NULL;

  if (TM_IS_CHIP (within)
      && g_strcmp0 (tm_node_view_get_part (TM_NODE_VIEW (within))->label, label) == 0)
    return within;
  for (GtkWidget *child = gtk_widget_get_first_child (within); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_chip (child, label);
  return found;
}

/* What a chip shows without words, and what it is called. */
static void
check_chip (GtkWidget *card, const char *label, const char *number, const char *name)
{
  GtkWidget *chip = find_chip (card, label);
  GtkWidget *shown = chip != NULL ? gtk_widget_get_last_child (chip) : NULL;

  g_assert_true (GTK_IS_LABEL (shown));
  g_assert_cmpint (gtk_widget_get_visible (shown), ==, number != NULL);
  if (number != NULL)
    g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (shown)), ==, number);
  gtk_test_accessible_assert_property (chip, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

/* One thing needs no number, a measure of one does. */
static void
test_measures (void)
{
  static const struct
  {
    TmNodeKind kind;
    const char *label;
    int value;
    int max;
  } things[] = {
    { TM_NODE_CHIP, "Torch", 1, 2 },      { TM_NODE_CHIP, "Key", 2, 2 },
    { TM_NODE_GLYPH, "Melee", 1, 0 },     { TM_NODE_GLYPH, "Boons", 0, 2 },
    { TM_NODE_GLYPH, "Treasures", 1, 0 },
  };
  g_autoptr (TmStage) stage = tm_stage_new ();
  g_autoptr (GtkWidget) card = g_object_ref_sink (tm_seat_card_new ());
  guint seat;

  tm_stage_add (stage, 0, TM_NODE_SEAT, "Anna");
  seat = tm_stage_get_last (stage);
  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    {
      TmPart *part = tm_stage_add (stage, seat, things[i].kind, things[i].label);

      part->symbol = "sword";
      part->has_value = TRUE;
      part->value = things[i].value;
      part->max = things[i].max;
    }
  tm_node_view_set_stage (TM_NODE_VIEW (card), stage, seat);
  check_chip (card, "Torch", NULL, "Torch");
  check_chip (card, "Key", "2", "Key × 2");
  check_chip (card, "Melee", "1", "Melee: 1");
  check_chip (card, "Boons", "0 of 2", "Boons: 0 of 2");
  check_chip (card, "Treasures", "1", "Treasures: 1");
}

static void
test_counter_set_by_hand (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_raiders (FALSE);
  SceneFixture fixture;
  GtkWidget *counter, *popover, *spin, *entry, *button;

  scene_fixture_open (&fixture, stage, 1000);
  counter = scene_find_view (GTK_WIDGET (fixture.view), TM_NODE_COUNTER, 1, 2);
  g_assert_true (gtk_widget_activate_action (counter, "node.activate", NULL));
  scene_fixture_iterate (300);
  popover = scene_find_type (counter, GTK_TYPE_POPOVER);
  g_assert_nonnull (popover);
  spin = scene_find_type (popover, GTK_TYPE_SPIN_BUTTON);
  entry = scene_find_type (popover, GTK_TYPE_ENTRY);
  button = gtk_widget_get_last_child (gtk_popover_get_child (GTK_POPOVER (popover)));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, 2);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 99);
  gtk_editable_set_text (GTK_EDITABLE (entry), " miscounted ");
  g_signal_emit_by_name (button, "clicked");
  scene_fixture_iterate (300);
  g_assert_cmpuint (fixture.told.n_sets, ==, 1);
  g_assert_cmpuint (fixture.told.slot, ==, 2);
  g_assert_cmpint (fixture.told.value, ==, 10);
  g_assert_cmpstr (fixture.told.why, ==, "miscounted");
  g_assert_null (scene_find_type (counter, GTK_TYPE_POPOVER));
  scene_fixture_close (&fixture);
}

static void
test_counter_steps (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_raiders (FALSE);
  SceneFixture fixture;
  GtkWidget *counter;

  scene_fixture_open (&fixture, stage, 1000);
  counter = scene_find_view (GTK_WIDGET (fixture.view), TM_NODE_COUNTER, 1, 2);
  g_assert_true (gtk_widget_activate_action (counter, "counter.increase", NULL));
  g_assert_cmpint (fixture.told.value, ==, 3);
  g_assert_true (gtk_widget_activate_action (counter, "counter.decrease", NULL));
  g_assert_cmpint (fixture.told.value, ==, 1);
  g_assert_null (fixture.told.why);
  GTK_ACCESSIBLE_RANGE_GET_IFACE (counter)->set_current_value (GTK_ACCESSIBLE_RANGE (counter), 7);
  g_assert_cmpint (fixture.told.value, ==, 7);
  scene_fixture_close (&fixture);
}

/* -- The renderer --------------------------------------------------------------------------------- */

static void
test_view_updates_in_place (void)
{
  g_autoptr (TmStage) before = toy_stage_create_raiders (FALSE);
  g_autoptr (TmStage) after = toy_stage_create_raiders (TRUE);
  SceneFixture fixture;
  GtkWidget *counter, *card, *panel;

  scene_fixture_open (&fixture, before, 1000);
  panel = scene_find_type (GTK_WIDGET (fixture.view), TM_TYPE_SEAT_PANEL);
  counter = scene_find_view (GTK_WIDGET (fixture.view), TM_NODE_COUNTER, 2, 3);
  card = scene_find_view (GTK_WIDGET (fixture.view), TM_NODE_NUMBER_CARD, 2, 3);
  tm_scene_view_set_stage (fixture.view, after);
  scene_fixture_iterate (50);
  g_assert_true (panel == scene_find_type (GTK_WIDGET (fixture.view), TM_TYPE_SEAT_PANEL));
  g_assert_true (counter == scene_find_view (GTK_WIDGET (fixture.view), TM_NODE_COUNTER, 2, 6));
  g_assert_true (card == scene_find_view (GTK_WIDGET (fixture.view), TM_NODE_NUMBER_CARD, 2, 3));
  g_assert_true (gtk_widget_has_css_class (card, "chosen"));
  g_assert_false (gtk_widget_get_focusable (card));
  scene_fixture_close (&fixture);
}

static GtkWidget *
create_die (const TmPart *part, gpointer data)
{
  return tm_die_new (44);
}

static void
show_dice (TmNodeList *list, const int *pieces, guint n_pieces)
{
  g_autoptr (TmStage) stage = tm_stage_new ();

  for (guint i = 0; i < n_pieces; i++)
    tm_stage_add (stage, 0, TM_NODE_DIE, "die")->piece = pieces[i];
  tm_node_list_begin (list);
  for (guint i = 0; i < n_pieces; i++)
    tm_node_list_show (list, stage, i + 1);
  tm_node_list_end (list);
}

static void
test_list_follows_pieces (void)
{
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  GtkWidget *first, *second, *third;
  TmNodeList list;

  tm_node_list_init (&list, box, create_die, NULL);
  show_dice (&list, (int[]) { 1, 2, 3 }, 3);
  first = g_ptr_array_index (list.views, 0);
  second = g_ptr_array_index (list.views, 1);
  third = g_ptr_array_index (list.views, 2);

  show_dice (&list, (int[]) { 3, 1 }, 2);
  g_assert_cmpuint (list.views->len, ==, 2);
  g_assert_true (g_ptr_array_index (list.views, 0) == third);
  g_assert_true (g_ptr_array_index (list.views, 1) == first);
  g_assert_true (gtk_widget_get_first_child (box) == third);
  g_assert_true (gtk_widget_get_last_child (box) == first);
  g_assert_false (second == third);

  show_dice (&list, (int[]) { 4, 3, 1, 5 }, 4);
  g_assert_cmpuint (list.views->len, ==, 4);
  g_assert_true (gtk_widget_get_last_child (box) == g_ptr_array_index (list.views, 3));
  show_dice (&list, NULL, 0);
  g_assert_null (gtk_widget_get_first_child (box));
  tm_node_list_clear (&list);
  g_object_unref (box);
}

static void
test_view_narrow (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_raiders (TRUE);
  SceneFixture fixture;
  GtkWidget *strip;

  scene_fixture_open (&fixture, stage, 400);
  g_assert_true (tm_scene_view_get_narrow (fixture.view));
  g_assert_cmpint (tm_scene_view_get_primary_offer (fixture.view), ==, 1);
  g_assert_cmpstr (tm_scene_view_get_primary_label (fixture.view), ==, "Next room");
  strip = scene_find_type (GTK_WIDGET (fixture.view), TM_TYPE_SEAT_STRIP);
  g_assert_nonnull (strip);
  g_assert_cmpint (gtk_widget_get_height (strip), >=, 64);
  g_assert_null (scene_find_type (GTK_WIDGET (fixture.view), TM_TYPE_SEAT_PANEL));
  g_assert_true (gtk_widget_activate_action (strip, "node.activate", NULL));
  g_assert_cmpint (fixture.told.seat, ==, 0);
  scene_fixture_close (&fixture);
}

static void
test_view_wide (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_raiders (TRUE);
  SceneFixture fixture;
  GtkWidget *anna, *boris;
  graphene_rect_t a, b;

  scene_fixture_open (&fixture, stage, 1000);
  g_assert_false (tm_scene_view_get_narrow (fixture.view));
  g_assert_null (scene_find_type (GTK_WIDGET (fixture.view), TM_TYPE_SEAT_STRIP));
  anna = scene_find_view (GTK_WIDGET (fixture.view), TM_NODE_SEAT, 0, -1);
  boris = scene_find_view (GTK_WIDGET (fixture.view), TM_NODE_SEAT, 1, -1);
  g_assert_true (gtk_widget_compute_bounds (anna, GTK_WIDGET (fixture.view), &a));
  g_assert_true (gtk_widget_compute_bounds (boris, GTK_WIDGET (fixture.view), &b));
  g_assert_cmpfloat (a.origin.y, ==, b.origin.y);
  g_assert_cmpfloat (a.origin.x + a.size.width, <, b.origin.x);
  scene_fixture_close (&fixture);
}

static void
test_view_keys (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_crowd (4, 2);
  SceneFixture fixture;

  scene_fixture_open (&fixture, stage, 1000);
  g_assert_false (tm_scene_view_press_key (fixture.view, 'x'));
  g_assert_cmpuint (fixture.told.n_offers, ==, 0);
  /* Only the third seat has its hand open. */
  g_assert_true (tm_scene_view_press_key (fixture.view, '4'));
  g_assert_cmpint (fixture.told.offer, ==, 2 * 5 + 4);
  scene_fixture_close (&fixture);
}

static void
test_hand_follows_view (void)
{
  g_autoptr (TmStage) before = toy_stage_create_raiders (FALSE);
  g_autoptr (TmStage) after = toy_stage_create_raiders (TRUE);
  SceneFixture fixture;
  GtkWidget *window, *hand;

  scene_fixture_open (&fixture, before, 400);
  window = gtk_window_new ();
  hand = tm_scene_view_create_hand (fixture.view, 2);
  gtk_window_set_child (GTK_WINDOW (window), hand);
  gtk_window_present (GTK_WINDOW (window));
  scene_fixture_wait_for_width (hand);
  g_assert_true (gtk_widget_activate_action (scene_find_view (hand, TM_NODE_NUMBER_CARD, 2, 4),
                                             "node.activate", NULL));
  g_assert_cmpint (fixture.told.offer, ==, 2 * 5 + 4);
  tm_scene_view_set_stage (fixture.view, after);
  g_assert_nonnull (scene_find_view (hand, TM_NODE_COUNTER, 2, 6));
  gtk_window_destroy (GTK_WINDOW (window));
  scene_fixture_iterate (10);
  tm_scene_view_set_stage (fixture.view, before);
  scene_fixture_close (&fixture);
}

static void
test_flow_balances (void)
{
  GtkWidget *box = g_object_ref_sink (tm_flow_box_new (TM_FLOW_FILL, 0, 0));
  int height;

  for (int i = 0; i < 4; i++)
    {
      GtkWidget *child = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

      gtk_widget_set_size_request (child, 100, 10);
      gtk_box_append (GTK_BOX (box), child);
    }
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, 400, NULL, &height, NULL, NULL);
  g_assert_cmpint (height, ==, 10);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, 399, NULL, &height, NULL, NULL);
  g_assert_cmpint (height, ==, 20);
  gtk_widget_size_allocate (box, &(GtkAllocation) { 0, 0, 399, 20 }, -1);
  /* Two and two, not three and one. */
  g_assert_cmpint (gtk_widget_get_width (gtk_widget_get_first_child (box)), >=, 199);
  g_object_unref (box);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  scene_fixture_init ();
  tm_games_register ();

  g_test_add_func ("/app/scene/symbols/all-parse", test_symbols_complete);
  g_test_add_func ("/app/scene/symbols/every-game-has-its-own", test_symbols_of_games);
  g_test_add_func ("/app/scene/symbols/lie-within-their-grid", test_symbols_within_grid);
  g_test_add_func ("/app/scene/symbols/widget-has-its-size", test_symbol_widget);
  g_test_add_func ("/app/scene/seats/looks-differ", test_seat_looks_differ);
  g_test_add_func ("/app/scene/parts/equal-to-the-reader", test_part_equal);
  g_test_add_func ("/app/scene/parts/bear-remarks", test_remark);
  g_test_add_func ("/app/scene/stage/greys-only-what-waits", test_stage_greys_out);
  g_test_add_func ("/app/scene/stage/greys-beside-what-can-be-touched", test_stage_greys_siblings);
  g_test_add_func ("/app/scene/numeral/keeps-room", test_numeral_keeps_room);
  g_test_add_func ("/app/scene/flow/lines-of-like-length", test_flow_balances);
  g_test_add_func ("/app/scene/list/follows-pieces", test_list_follows_pieces);
  g_test_add_func ("/app/scene/touch/targets-are-large", test_targets_large_enough);
  g_test_add_func ("/app/scene/touch/makes-the-offer", test_touch_makes_offer);
  g_test_add_func ("/app/scene/access/names-and-states", test_accessible_names);
  g_test_add_func ("/app/scene/access/nothing-is-nameless", test_nothing_nameless);
  g_test_add_func ("/app/scene/chip/measures-have-numbers", test_measures);
  g_test_add_func ("/app/scene/counter/set-by-hand", test_counter_set_by_hand);
  g_test_add_func ("/app/scene/counter/steps", test_counter_steps);
  g_test_add_func ("/app/scene/view/updates-in-place", test_view_updates_in_place);
  g_test_add_func ("/app/scene/view/narrow-has-rows", test_view_narrow);
  g_test_add_func ("/app/scene/view/wide-has-two-columns", test_view_wide);
  g_test_add_func ("/app/scene/view/keys", test_view_keys);
  g_test_add_func ("/app/scene/view/hand-follows", test_hand_follows_view);
  return g_test_run ();
}
