/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Parameters about cells and links of a lettered grid are set on a map: what each touch does, what
 * keys do, what is told to who cannot see it, and that all of it can be spelled instead. */

#include <adwaita.h>

#include "scene/tm-board-private.h"
#include "scene/tm-scene-host.h"

#include "tm-map-field.h"
#include "tm-map-layer.h"
#include "tm-param-field.h"
#include "tm-param-form.h"

#include "toy-form.h"

enum
{
  FROM,
  TO,
  WALLS,
  WATER,
  TUNNELS,
  TRAPS,
  WAY,
  ROOMS,
  STEPS,
  N_PARAMS
};

static const char *const room_names[] = { "First", "Second", "Third" };

static const TmParam params[] = {
  [FROM] = TM_CELL ("from", "From", "dungeon"),
  [TO] = TM_CELL_OR ("to", "To", "dungeon", NULL),
  [WALLS] = TM_LINKS_OR ("walls", "Walls", "dungeon", 0, 3, ""),
  [WATER] = TM_LINKS_OR ("water", "Water", "dungeon", 0, 40, ""),
  [TUNNELS] = TM_LINKS_OR ("tunnels", "Tunnels", "dungeon", 0, 6, ""),
  [TRAPS] = TM_CELLS_OR ("traps", "Traps", "dungeon", 0, 2, "", .is_unordered = TRUE),
  [WAY] = { .id = "way",
            .name = "Way",
            .kind = TM_PARAM_CELL,
            .piece = "dungeon",
            .is_list = TRUE,
            .min_items = 1,
            .max_items = 6 },
  [ROOMS] = TM_CELLS_OR ("rooms", "Rooms", "dungeon", 0, 3, "", .item_names = room_names),
  [STEPS] = TM_NUMBER ("steps", "Steps", 0, 9),
};

/* The free table with a board of three columns: two rows and the ways in below them, which is A0. */
static const TmGridSpec grids[] = {
  { .id = "dungeon",
    .name = "Dungeon",
    .columns = 3,
    .rows = 3,
    .scope = TM_SHARED,
    .is_lettered = TRUE },
  { .id = "board", .name = "Board", .columns = 3, .rows = 2, .scope = TM_SHARED },
};

static TmBox *
create_box (void)
{
  return toy_form_create_box (2);
}

static gint32
read_cell (TmBox *box, const char *name)
{
  gint32 cell;

  g_assert_true (tm_box_find_cell (box, 0, name, &cell));

  return cell;
}

/* A field for some of the parameters, the first of which is chosen. */
static TmMapField *
create_field (TmBox *box, const guint *indices, guint n_indices, const TmArgs *args)
{
  TmMapField *field
      = g_object_ref_sink (TM_MAP_FIELD (tm_map_field_new (params, box, NULL, FALSE)));

  for (guint i = 0; i < n_indices; i++)
    tm_map_field_add (field, indices[i], args);

  return field;
}

static TmMapField *
create_single (TmBox *box, guint index)
{
  TmArgs args;

  tm_args_init (&args);

  return create_field (box, &index, 1, &args);
}

/* The board shows the upper row first. */
static int
find_place (TmBox *box, const char *name)
{
  gint32 cell = read_cell (box, name);

  return (2 - cell / 3) * 3 + cell % 3;
}

static TmBoard *
get_board (GtkWidget *field)
{
  return TM_BOARD (toy_form_find (field, TM_TYPE_BOARD, 0));
}

static const TmPart *
get_part (TmMapField *field, TmBox *box, const char *name)
{
  return tm_board_get_part (get_board (GTK_WIDGET (field)), find_place (box, name));
}

static void
touch (TmMapField *field, TmBox *box, const char *name)
{
  TmBoard *board = get_board (GTK_WIDGET (field));

  tm_node_view_activate (TM_NODE_VIEW (tm_board_get_cell (board, find_place (box, name))));
}

static void
touch_side (TmMapField *field, TmBox *box, const char *name, TmSide side)
{
  tm_scene_host_activate_offer (GTK_WIDGET (get_board (GTK_WIDGET (field))),
                                get_part (field, box, name)->sides[side].offer);
}

static char *
dup_values (TmMapField *field, TmBox *box, guint param)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_values;
  const gint32 *values;
  TmArgs args;

  tm_args_init (&args);
  tm_map_field_store (field, &args);
  if (!tm_args_has (&args, param))
    return g_strdup ("nothing");
  values = tm_args_get_list (&args, param, &n_values);
  for (guint i = 0; i < n_values; i++)
    {
      g_autofree char *value = tm_param_dup_value_spelling (&params[param], box, values[i]);

      g_string_append_printf (text, i > 0 ? " %s" : "%s", value);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
expect (TmMapField *field, TmBox *box, guint param, const char *wanted)
{
  g_autofree char *values = dup_values (field, box, param);

  g_assert_cmpstr (values, ==, wanted);
}

static void
test_one (void)
{
  g_autoptr (TmBox) box = create_box ();
  g_autoptr (TmMapField) field = create_single (box, FROM);
  g_autoptr (TmMapField) optional = create_single (box, TO);
  guint n_changes = 0;

  g_signal_connect_swapped (field, "changed", G_CALLBACK (toy_form_count_cb), &n_changes);
  g_assert_false (tm_map_field_is_complete (field));
  expect (field, box, FROM, "nothing");
  touch (field, box, "B2");
  touch (field, box, "C0");
  expect (field, box, FROM, "C0");
  g_assert_cmpuint (n_changes, ==, 2);
  g_assert_true (tm_map_field_is_complete (field));

  /* What must be there stays; what may be left out can be taken away. */
  touch (field, box, "C0");
  expect (field, box, FROM, "C0");
  g_assert_true (tm_map_field_is_complete (optional));
  touch (optional, box, "A1");
  expect (optional, box, TO, "A1");
  touch (optional, box, "A1");
  expect (optional, box, TO, "nothing");
}

static void
test_way (void)
{
  g_autoptr (TmBox) box = create_box ();
  g_autoptr (TmMapField) field = create_single (box, WAY);

  touch (field, box, "A0");
  touch (field, box, "A1");
  touch (field, box, "B1");
  touch (field, box, "A1");
  expect (field, box, WAY, "A0 A1 B1 A1");
  g_assert_cmpuint (get_part (field, box, "A1")->trail, ==,
                    1u << TM_SIDE_DOWN | 1u << TM_SIDE_RIGHT);
  g_assert_cmpstr (get_part (field, box, "A1")->label, ==, "A1, Way, 2, Way, 4");
  touch (field, box, "A1");
  expect (field, box, WAY, "A0 A1 B1");

  /* No more than there is room for. */
  touch (field, box, "C1");
  touch (field, box, "C2");
  touch (field, box, "B2");
  touch (field, box, "A2");
  expect (field, box, WAY, "A0 A1 B1 C1 C2 B2");
}

static void
test_sets (void)
{
  g_autoptr (TmBox) box = create_box ();
  g_autoptr (TmMapField) traps = create_single (box, TRAPS);
  g_autoptr (TmMapField) rooms = create_single (box, ROOMS);

  expect (traps, box, TRAPS, "nothing");
  touch (traps, box, "B1");
  touch (traps, box, "C2");
  touch (traps, box, "A1");
  expect (traps, box, TRAPS, "B1 C2");
  touch (traps, box, "B1");
  expect (traps, box, TRAPS, "C2");

  /* A few named cells are in an order, too, but each is another one. */
  touch (rooms, box, "A1");
  touch (rooms, box, "B1");
  touch (rooms, box, "A2");
  touch (rooms, box, "A1");
  expect (rooms, box, ROOMS, "B1 A2");
}

static void
test_sides (void)
{
  g_autoptr (TmBox) box = create_box ();
  g_autoptr (TmMapField) field = create_single (box, WALLS);

  touch_side (field, box, "B1", TM_SIDE_UP);
  touch_side (field, box, "C2", TM_SIDE_LEFT);
  expect (field, box, WALLS, "B1-B2 B2-C2");
  g_assert_cmpuint (TM_EDGE_GET (get_part (field, box, "B1")->edges, TM_SIDE_UP), ==, TM_EDGE_WALL);

  /* From the other cell it is the same side. */
  touch_side (field, box, "B2", TM_SIDE_DOWN);
  expect (field, box, WALLS, "B2-C2");
  g_assert_cmpint (get_part (field, box, "A2")->sides[TM_SIDE_UP].offer, ==, -1);
  g_assert_cmpint (get_part (field, box, "A0")->sides[TM_SIDE_RIGHT].offer, ==, -1);
  g_assert_cmpint (get_part (field, box, "A0")->sides[TM_SIDE_UP].offer, >=, 0);
}

static void
test_ends (void)
{
  g_autoptr (TmBox) box = create_box ();
  static const guint indices[] = { TUNNELS, WALLS, WATER };
  g_autoptr (TmMapField) field = NULL;
  TmArgs args;

  tm_args_init (&args);
  field = create_field (box, indices, G_N_ELEMENTS (indices), &args);
  touch (field, box, "C2");
  g_assert_true (tm_part_is (get_part (field, box, "C2"), TM_STATE_CHOSEN));
  expect (field, box, TUNNELS, "nothing");
  touch (field, box, "A2");
  expect (field, box, TUNNELS, "A2-C2");
  g_assert_false (tm_part_is (get_part (field, box, "C2"), TM_STATE_CHOSEN));
  g_assert_cmpstr (get_part (field, box, "A2")->label, ==, "A2, Tunnels to C2");

  /* The same end again calls it off, and so does another parameter. */
  touch (field, box, "B1");
  touch (field, box, "B1");
  touch (field, box, "A1");
  tm_map_field_choose (field, WATER);
  touch (field, box, "B1");
  touch (field, box, "B2");
  expect (field, box, TUNNELS, "A2-C2");
  expect (field, box, WATER, "B1-B2");
  expect (field, box, WALLS, "nothing");
}

/* Links look different in their order, whatever they are called. */
static void
test_looks (void)
{
  g_autoptr (TmBox) box = create_box ();
  static const guint indices[] = { WALLS, FROM, WATER, TUNNELS };
  g_autoptr (TmMapField) field = NULL;
  TmArgs args;

  tm_args_init (&args);
  tm_args_set (&args, FROM, read_cell (box, "B0"));
  tm_args_set (&args, WALLS, tm_link_new (read_cell (box, "A1"), read_cell (box, "B1")));
  tm_args_set (&args, WATER, tm_link_new (read_cell (box, "A1"), read_cell (box, "A2")));
  tm_args_set (&args, TUNNELS, tm_link_new (read_cell (box, "A2"), read_cell (box, "C2")));
  field = create_field (box, indices, G_N_ELEMENTS (indices), &args);
  g_assert_cmphex (get_part (field, box, "A1")->edges, ==,
                   TM_EDGE (TM_SIDE_RIGHT, TM_EDGE_WALL) | TM_EDGE (TM_SIDE_UP, TM_EDGE_WATER));
  g_assert_cmphex (get_part (field, box, "C2")->edges, ==,
                   TM_EDGE (TM_SIDE_RIGHT, TM_EDGE_PASSAGE));
  g_assert_nonnull (get_part (field, box, "B0")->symbol);
  g_assert_cmpstr (get_part (field, box, "B0")->label, ==, "B0, From");
  expect (field, box, WALLS, "A1-B1");

  /* Only what is chosen can be touched. */
  g_assert_cmpint (get_part (field, box, "A1")->sides[TM_SIDE_RIGHT].offer, >=, 0);
  tm_map_field_choose (field, FROM);
  g_assert_cmpint (get_part (field, box, "A1")->sides[TM_SIDE_RIGHT].offer, ==, -1);
  g_assert_cmpuint (tm_map_field_get_chosen (field), ==, FROM);
}

static void
spell (GtkWidget *within, guint nth, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (toy_form_find (within, GTK_TYPE_ENTRY, nth)), text);
}

static void
test_typed (void)
{
  g_autoptr (TmBox) box = create_box ();
  static const guint indices[] = { FROM, WALLS };
  g_autoptr (TmMapField) field = NULL;
  TmArgs args;

  tm_args_init (&args);
  tm_args_set (&args, WALLS, tm_link_new (read_cell (box, "A1"), read_cell (box, "B1")));
  field = create_field (box, indices, G_N_ELEMENTS (indices), &args);
  g_assert_null (toy_form_find (GTK_WIDGET (field), GTK_TYPE_ENTRY, 0));
  tm_map_field_set_typed (field, TRUE);
  g_assert_cmpstr (
      gtk_editable_get_text (GTK_EDITABLE (toy_form_find (GTK_WIDGET (field), GTK_TYPE_ENTRY, 1))),
      ==, "A1-B1");
  spell (GTK_WIDGET (field), 0, "C2");
  spell (GTK_WIDGET (field), 1, "B2-B1");
  expect (field, box, FROM, "C2");
  expect (field, box, WALLS, "B1-B2");
  spell (GTK_WIDGET (field), 0, "Z9");
  expect (field, box, FROM, "nothing");
  g_assert_false (tm_map_field_is_complete (field));
  spell (GTK_WIDGET (field), 0, "A0");
  tm_map_field_set_typed (field, FALSE);
  g_assert_null (toy_form_find (GTK_WIDGET (field), GTK_TYPE_ENTRY, 0));
  g_assert_cmpstr (get_part (field, box, "A0")->label, ==, "A0, From");
}

static void
test_clear (void)
{
  g_autoptr (TmBox) box = create_box ();
  g_autoptr (TmMapField) field = create_single (box, TRAPS);
  GtkWidget *button = toy_form_find_button (GTK_WIDGET (field), "Clear");

  touch (field, box, "B1");
  touch (field, box, "B2");
  g_signal_emit_by_name (button, "clicked");
  expect (field, box, TRAPS, "");
  g_assert_false (gtk_widget_get_sensitive (button));
}

/* One map for all of them, and a field for what is no cell. */
static void
test_form (void)
{
  g_autoptr (TmBox) box = create_box ();
  g_autoptr (TmParamForm) form = g_object_ref_sink (TM_PARAM_FORM (tm_param_form_new ()));
  guint n_changes = 0;
  TmMapField *field;
  TmArgs args;

  tm_args_init (&args);
  g_signal_connect_swapped (form, "changed", G_CALLBACK (toy_form_count_cb), &n_changes);
  tm_param_form_show (form, params, N_PARAMS, N_PARAMS, box, NULL, &args);
  field = TM_MAP_FIELD (toy_form_find (GTK_WIDGET (form), TM_TYPE_MAP_FIELD, 0));
  g_assert_null (toy_form_find (GTK_WIDGET (form), TM_TYPE_MAP_FIELD, 1));
  g_assert_nonnull (toy_form_find (GTK_WIDGET (form), TM_TYPE_PARAM_FIELD, 0));
  g_assert_null (toy_form_find (GTK_WIDGET (form), TM_TYPE_PARAM_FIELD, 1));

  /* There is an example at once; the first touch takes its place. */
  tm_param_form_get_args (form, &args);
  g_assert_cmpint (tm_args_get (&args, FROM), ==, read_cell (box, "A0"));
  g_assert_false (tm_args_has (&args, WALLS));
  g_assert_true (tm_param_form_is_complete (form));
  tm_map_field_choose (field, WAY);
  touch (field, box, "B1");
  tm_param_form_get_args (form, &args);
  g_assert_cmpint (tm_args_get (&args, WAY), ==, read_cell (box, "B1"));
  g_assert_cmpuint (n_changes, ==, 1);

  /* Filled anew, it goes on in the same way. */
  tm_param_form_show (form, params, N_PARAMS, N_PARAMS, box, NULL, &args);
  field = TM_MAP_FIELD (toy_form_find (GTK_WIDGET (form), TM_TYPE_MAP_FIELD, 0));
  g_assert_cmpuint (tm_map_field_get_chosen (field), ==, WAY);
  touch (field, box, "B1");
  g_assert_false (tm_param_form_is_complete (form));
}

static void
test_verdict (void)
{
  g_autoptr (TmBox) box = create_box ();
  g_autoptr (TmMapField) field = create_single (box, FROM);
  GtkWidget *label = NULL;

  tm_map_field_show_verdict (field, "Two steps");
  for (guint i = 0; label == NULL; i++)
    {
      GtkWidget *one = toy_form_find (GTK_WIDGET (field), GTK_TYPE_LABEL, i);

      if (gtk_widget_has_css_class (one, "tm-map-verdict"))
        label = one;
    }
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, "Two steps");
  g_assert_true (gtk_widget_get_visible (label));
  g_assert_true (gtk_widget_get_visible (gtk_widget_get_parent (label)));
  tm_map_field_show_verdict (field, NULL);
  g_assert_false (gtk_widget_get_visible (label));
  g_assert_false (gtk_widget_get_visible (gtk_widget_get_parent (label)));
}

static void
test_other_grids (void)
{
  static const TmParam plain = TM_CELL ("cell", "Cell", "board");
  g_autoptr (TmBox) box = create_box ();

  g_assert_false (tm_map_layer_can_show (&plain, box));
  g_assert_false (tm_map_layer_can_show (&params[STEPS], box));
  for (guint i = 0; i < STEPS; i++)
    g_assert_true (tm_map_layer_can_show (&params[i], box));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  adw_init ();
  toy_form_set_up (grids, G_N_ELEMENTS (grids));

  g_test_add_func ("/app/map-field/one-cell", test_one);
  g_test_add_func ("/app/map-field/way/goes-on-and-back", test_way);
  g_test_add_func ("/app/map-field/sets/each-touch-takes-one-in-or-out", test_sets);
  g_test_add_func ("/app/map-field/links/side-is-one-place", test_sides);
  g_test_add_func ("/app/map-field/links/one-end-then-the-other", test_ends);
  g_test_add_func ("/app/map-field/links/look-by-order", test_looks);
  g_test_add_func ("/app/map-field/typed-instead", test_typed);
  g_test_add_func ("/app/map-field/cleared", test_clear);
  g_test_add_func ("/app/map-field/one-map-in-a-form", test_form);
  g_test_add_func ("/app/map-field/verdict-beside-the-map", test_verdict);
  g_test_add_func ("/app/map-field/only-lettered-grids", test_other_grids);

  return g_test_run ();
}
