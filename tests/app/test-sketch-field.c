/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A board in one line in a form: drawn with brushes and undone touch by touch, typed, drawn on a page
 * of its own, and cells set on the same board. */

#include <adwaita.h>

#include "scene/tm-board-private.h"
#include "scene/tm-scene-host.h"

#include "tm-brush-palette.h"
#include "tm-map-field.h"
#include "tm-param-field.h"
#include "tm-param-form.h"
#include "tm-sketch-field.h"
#include "tm-sketch-page.h"

#include "toy-form.h"

/* A mine of four columns and three rows. Its line names the cells with something on them: "b2:NE",
 * where tunnels lead, and "b2:3", how many gems lie there. */
#define COLUMNS 4
#define ROWS 3
#define N_CELLS (COLUMNS * ROWS)

enum
{
  BRUSH_TUNNEL,
  BRUSH_GEM,
  N_BRUSHES
};

enum
{
  CELL,
  MAP,
  MARKED,
  STEPS,
  N_PARAMS
};

typedef struct
{
  guint sides;
  guint n_gems;
} Cell;

static const char side_letters[] = "NESW";

/* The upper row first. */
static char *
dup_name (guint cell)
{
  return g_strdup_printf ("%c%u", 'a' + cell % COLUMNS, ROWS - cell / COLUMNS);
}

static gboolean
read_entry (const char *entry, Cell cells[N_CELLS])
{
  guint column = (guint) (entry[0] - 'a');
  guint row = entry[0] != '\0' ? (guint) (entry[1] - '1') : ROWS;
  Cell *cell;

  if (column >= COLUMNS || row >= ROWS || entry[2] != ':')
    return FALSE;

  cell = &cells[(ROWS - 1 - row) * COLUMNS + column];
  for (const char *mark = entry + 3; *mark != '\0'; mark++)
    if (strchr (side_letters, *mark) != NULL)
      cell->sides |= 1u << (strchr (side_letters, *mark) - side_letters);
    else if (g_ascii_isdigit (*mark))
      cell->n_gems = (guint) g_ascii_digit_value (*mark);
    else
      return FALSE;

  return TRUE;
}

static gboolean
read_line (const char *line, Cell cells[N_CELLS], GError **error)
{
  g_auto (GStrv) entries = g_strsplit (line, ",", -1);

  memset (cells, 0, N_CELLS * sizeof *cells);
  for (guint i = 0; entries[i] != NULL; i++)
    if (!read_entry (entries[i], cells))
      {
        g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
                     "Entry %u, “%s”: no cell from a1 to d3", i + 1, entries[i]);
        return FALSE;
      }

  return TRUE;
}

static char *
dup_line (const Cell cells[N_CELLS])
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; i < N_CELLS; i++)
    {
      g_autofree char *name = dup_name (i);

      if (cells[i].sides == 0 && cells[i].n_gems == 0)
        continue;
      g_string_append_printf (line, line->len > 0 ? ",%s:" : "%s:", name);
      for (guint side = 0; side < TM_N_SIDES; side++)
        if ((cells[i].sides & 1u << side) != 0)
          g_string_append_c (line, side_letters[side]);
      if (cells[i].n_gems > 0)
        g_string_append_printf (line, "%u", cells[i].n_gems);
    }

  return g_string_free (g_steal_pointer (&line), FALSE);
}

static gboolean
check (const char *line, GError **error)
{
  Cell cells[N_CELLS];

  return read_line (line, cells, error);
}

static char *
paint (const char *line, guint brush, const TmArgs *choices, guint cell, int side)
{
  Cell cells[N_CELLS];
  guint n_gems;

  g_assert_true (read_line (line, cells, NULL));
  g_assert_cmpuint (cell, <, N_CELLS);
  if ((brush == BRUSH_TUNNEL) != (side >= 0))
    return NULL;
  if (brush == BRUSH_TUNNEL)
    {
      /* Rock all around. */
      if ((side == TM_SIDE_UP && cell < COLUMNS)
          || (side == TM_SIDE_DOWN && cell >= N_CELLS - COLUMNS)
          || (side == TM_SIDE_LEFT && cell % COLUMNS == 0)
          || (side == TM_SIDE_RIGHT && cell % COLUMNS == COLUMNS - 1))
        return NULL;
      cells[cell].sides ^= 1u << side;
      return dup_line (cells);
    }

  n_gems = (guint) tm_args_get (choices, 0);
  cells[cell].n_gems = cells[cell].n_gems == n_gems ? 0 : n_gems;

  return dup_line (cells);
}

static void
present (TmScene *scene, const char *line, int brush)
{
  Cell cells[N_CELLS];
  guint grid;

  g_assert_true (read_line (line, cells, NULL));
  tm_scene_add (scene, 0, TM_NODE_GRID, tm_text ("Mine"))->max = COLUMNS;
  grid = tm_scene_get_last (scene);
  for (guint i = 0; i < N_CELLS; i++)
    {
      gint32 number = (gint32) ((ROWS - 1 - i / COLUMNS) * COLUMNS + i % COLUMNS);
      TmNode *node = tm_scene_add (scene, grid, TM_NODE_CELL,
                                   tm_text ("%s gems", tm_arg_number ((gint32) cells[i].n_gems)));

      node->detail = tm_text ("%s", tm_arg_cell (0, number));
      if (cells[i].n_gems > 0)
        {
          node->symbol = "gem";
          tm_node_set_value (node, (gint32) cells[i].n_gems, 3);
        }
      for (guint side = 0; side < TM_N_SIDES; side++)
        if ((cells[i].sides & 1u << side) != 0)
          node->edges |= TM_EDGE (side, TM_EDGE_PASSAGE);
    }
  /* A way in is no cell. */
  tm_scene_add_door (scene, grid, N_CELLS - 1, TM_SIDE_DOWN, TM_NO_SEAT, tm_text ("Way in"));
}

static TmText
describe (const char *line)
{
  gint32 n_gems = 0;
  Cell cells[N_CELLS];

  g_assert_true (read_line (line, cells, NULL));
  for (guint i = 0; i < N_CELLS; i++)
    n_gems += (gint32) cells[i].n_gems;

  return tm_text ("%s gems in all", tm_arg_number (n_gems));
}

static const TmParam gem_params[] = { TM_NUMBER_OR ("gems", "Gems", 1, 3, "2") };

static const TmBrush brushes[] = {
  [BRUSH_TUNNEL] = { .id = "tunnel", .name = "Tunnel", .group = "Dig", .target = TM_BRUSH_EDGE },
  [BRUSH_GEM] = { .id = "gem",
                  .name = "Gems",
                  .symbol = "gem",
                  .group = "Find",
                  .target = TM_BRUSH_CELL,
                  .params = gem_params,
                  .n_params = G_N_ELEMENTS (gem_params) },
};

static const TmSketch sketch = {
  .brushes = brushes,
  .n_brushes = N_BRUSHES,
  .check = check,
  .paint = paint,
  .present = present,
  .describe = describe,
};

static const TmParam params[] = {
  [CELL] = TM_CELL ("cell", "Cell", "mine"),
  [MAP] = { .id = "map",
            .name = "Map",
            .kind = TM_PARAM_TEXT,
            .is_optional = TRUE,
            .standard = "a1:N",
            .sketch = &sketch },
  [MARKED] = TM_CELLS_OR ("marked", "Marked", "mine", 0, 2, "", .is_unordered = TRUE),
  [STEPS] = TM_NUMBER ("steps", "Steps", 0, 9),
};

static const TmGridSpec grids[] = { { .id = "mine",
                                      .name = "Mine",
                                      .columns = COLUMNS,
                                      .rows = ROWS,
                                      .first_row = 1,
                                      .scope = TM_SHARED,
                                      .is_lettered = TRUE,
                                      .is_small = TRUE } };

static TmSketchField *
create_field (TmBox *box, const char *line)
{
  TmSketchField *field
      = g_object_ref_sink (TM_SKETCH_FIELD (tm_sketch_field_new (params, MAP, box, FALSE)));
  g_autoptr (GError) error = NULL;
  TmArgs args;

  tm_args_init (&args);
  if (line != NULL)
    g_assert_true (tm_param_set_text (params, MAP, box, line, &args, &error));
  g_assert_no_error (error);
  tm_sketch_field_load (field, &args);

  return field;
}

static void
expect_in (const TmArgs *args, TmBox *box, guint param, const char *wanted)
{
  g_autofree char *spelled = NULL;

  if (!tm_args_has (args, param))
    {
      g_assert_cmpstr (wanted, ==, NULL);
      return;
    }

  spelled = tm_param_dup_value_spelling (&params[param], box, tm_args_get (args, param));
  g_assert_cmpstr (spelled, ==, wanted);
}

static void
expect (TmSketchField *field, TmBox *box, guint param, const char *wanted)
{
  TmArgs args;

  tm_args_init (&args);
  tm_sketch_field_store (field, &args);
  expect_in (&args, box, param, wanted);
}

static TmBoard *
get_board (gpointer within)
{
  return TM_BOARD (toy_form_find (GTK_WIDGET (within), TM_TYPE_BOARD, 0));
}

static int
find_place (const char *name)
{
  return (ROWS - 1 - (name[1] - '1')) * COLUMNS + name[0] - 'a';
}

static const TmPart *
get_part (gpointer within, const char *name)
{
  return tm_board_get_part (get_board (within), find_place (name));
}

static void
touch (gpointer within, const char *name)
{
  tm_node_view_activate (TM_NODE_VIEW (tm_board_get_cell (get_board (within), find_place (name))));
}

static void
touch_side (gpointer within, const char *name, TmSide side)
{
  int offer = get_part (within, name)->sides[side].offer;

  g_assert_cmpint (offer, >=, 0);
  tm_scene_host_activate_offer (GTK_WIDGET (get_board (within)), offer);
}

static GtkWidget *
get_brush_button (gpointer within, guint brush)
{
  return toy_form_find (toy_form_find (GTK_WIDGET (within), TM_TYPE_BRUSH_PALETTE, 0),
                        GTK_TYPE_TOGGLE_BUTTON, brush);
}

static void
take_brush (gpointer within, guint brush)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (get_brush_button (within, brush)), TRUE);
}

static void
press (gpointer within, const char *tooltip)
{
  g_signal_emit_by_name (toy_form_find_button (GTK_WIDGET (within), tooltip), "clicked");
}

static gboolean
can_press (gpointer within, const char *tooltip)
{
  return gtk_widget_get_sensitive (toy_form_find_button (GTK_WIDGET (within), tooltip));
}

static GtkEditable *
get_entry (gpointer within)
{
  return GTK_EDITABLE (toy_form_find (GTK_WIDGET (within), GTK_TYPE_ENTRY, 0));
}

static GtkLabel *
find_label (gpointer within, const char *words)
{
  GtkWidget *label;

  for (guint i = 0; (label = toy_form_find (GTK_WIDGET (within), GTK_TYPE_LABEL, i)) != NULL; i++)
    if (g_strcmp0 (gtk_label_get_label (GTK_LABEL (label)), words) == 0)
      return GTK_LABEL (label);

  return NULL;
}

static void
test_drawn (void)
{
  g_autoptr (TmBox) box = toy_form_create_box (2);
  g_autoptr (TmSketchField) field = create_field (box, NULL);
  guint n_changes = 0;

  g_signal_connect_swapped (field, "changed", G_CALLBACK (toy_form_count_cb), &n_changes);
  /* What is usual is shown, but not said. */
  g_assert_cmpstr (gtk_editable_get_text (get_entry (field)), ==, "a1:N");
  g_assert_cmpuint (TM_EDGE_GET (get_part (field, "a1")->edges, TM_SIDE_UP), ==, TM_EDGE_PASSAGE);
  expect (field, box, MAP, NULL);
  g_assert_true (tm_sketch_field_is_complete (field));

  touch_side (field, "b1", TM_SIDE_RIGHT);
  expect (field, box, MAP, "a1:N,b1:E");
  g_assert_cmpstr (gtk_editable_get_text (get_entry (field)), ==, "a1:N,b1:E");
  g_assert_cmpint (get_part (field, "b1")->offer, ==, -1);
  g_assert_cmpint (get_part (field, "a1")->sides[TM_SIDE_LEFT].offer, ==, -1);

  /* A side is one place from wherever it is touched, and the same brush takes away what it put. */
  touch_side (field, "c1", TM_SIDE_LEFT);
  expect (field, box, MAP, "a1:N");

  take_brush (field, BRUSH_GEM);
  g_assert_cmpint (get_part (field, "b1")->sides[TM_SIDE_RIGHT].offer, ==, -1);
  touch (field, "d3");
  expect (field, box, MAP, "d3:2,a1:N");
  g_assert_nonnull (find_label (field, "2 gems in all"));
  g_assert_cmpuint (n_changes, ==, 3);
}

/* What is chosen for a brush says what it puts. */
static void
test_choices (void)
{
  g_autoptr (TmBox) box = toy_form_create_box (2);
  g_autoptr (TmSketchField) field = create_field (box, "");
  GtkWidget *group;

  take_brush (field, BRUSH_GEM);
  group = toy_form_find (GTK_WIDGET (field), ADW_TYPE_TOGGLE_GROUP, 0);
  g_assert_cmpuint (adw_toggle_group_get_active (ADW_TOGGLE_GROUP (group)), ==, 1);
  adw_toggle_group_set_active (ADW_TOGGLE_GROUP (group), 2);
  touch (field, "a3");
  expect (field, box, MAP, "a3:3");
}

static void
test_undo (void)
{
  g_autoptr (TmBox) box = toy_form_create_box (2);
  g_autoptr (TmSketchField) field = create_field (box, "b2:1");

  g_assert_false (can_press (field, "Undo"));
  take_brush (field, BRUSH_GEM);
  touch (field, "a1");
  touch (field, "c2");
  touch (field, "b2");
  expect (field, box, MAP, "b2:2,c2:2,a1:2");
  press (field, "Undo");
  expect (field, box, MAP, "b2:1,c2:2,a1:2");
  press (field, "Clear");
  expect (field, box, MAP, "");
  g_assert_false (can_press (field, "Clear"));
  press (field, "Undo");
  press (field, "Undo");
  expect (field, box, MAP, "b2:1,a1:2");
  press (field, "Undo");
  expect (field, box, MAP, "b2:1");
  g_assert_false (can_press (field, "Undo"));
  g_assert_true (can_press (field, "Clear"));
}

/* As long as what is typed is wrong, the board stays, and the error is told. */
static void
test_typed (void)
{
  g_autoptr (TmBox) box = toy_form_create_box (2);
  g_autoptr (TmSketchField) field = create_field (box, "b2:1");
  const char *message = "Entry 2, “e1:N”: no cell from a1 to d3";
  GtkEditable *entry = get_entry (field);

  gtk_editable_set_text (entry, "b2:3");
  expect (field, box, MAP, "b2:3");
  g_assert_cmpint (get_part (field, "b2")->value, ==, 3);
  gtk_editable_set_text (entry, "b2:3,e1:N");
  expect (field, box, MAP, "b2:3");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (find_label (field, message))));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (entry), "error"));
  gtk_test_accessible_assert_state (entry, GTK_ACCESSIBLE_STATE_INVALID,
                                    GTK_ACCESSIBLE_INVALID_TRUE);
  g_assert_false (tm_sketch_field_is_complete (field));

  gtk_editable_set_text (entry, "b2:3,d1:N");
  expect (field, box, MAP, "b2:3,d1:N");
  g_assert_null (find_label (field, message));
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (entry), "error"));
  g_assert_true (tm_sketch_field_is_complete (field));

  /* What was typed in one go is taken back in one. */
  press (field, "Undo");
  expect (field, box, MAP, "b2:1");
  gtk_editable_set_text (entry, "nonsense");
  press (field, "Undo");
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "b2:1");

  /* Nothing is a line, too. */
  gtk_editable_set_text (entry, "");
  while (g_main_context_iteration (NULL, FALSE))
    ;
  expect (field, box, MAP, "");
}

static void
choose_layer (gpointer within, const char *name)
{
  GtkLabel *label = find_label (within, name);

  gtk_toggle_button_set_active (
      GTK_TOGGLE_BUTTON (gtk_widget_get_ancestor (GTK_WIDGET (label), GTK_TYPE_TOGGLE_BUTTON)),
      TRUE);
}

/* Cells of the same grid are set by touching the same board. */
static void
test_cells (void)
{
  g_autoptr (TmBox) box = toy_form_create_box (2);
  g_autoptr (TmSketchField) field = create_field (box, "b2:1");
  TmArgs args;

  tm_args_init (&args);
  g_assert_true (tm_sketch_field_add (field, CELL, &args));
  g_assert_true (tm_sketch_field_add (field, MARKED, &args));
  g_assert_false (tm_sketch_field_add (field, STEPS, &args));
  g_assert_false (tm_sketch_field_is_complete (field));

  choose_layer (field, "Cell");
  g_assert_cmpint (get_part (field, "b1")->sides[TM_SIDE_RIGHT].offer, ==, -1);
  g_assert_false (gtk_widget_get_mapped (get_brush_button (field, 0)));
  touch (field, "b2");
  expect (field, box, CELL, "b2");
  g_assert_cmpstr (get_part (field, "b2")->label, ==, "1 gems, Cell");
  g_assert_nonnull (find_label (field, "Cell: b2"));
  g_assert_true (tm_sketch_field_is_complete (field));

  choose_layer (field, "Marked");
  touch (field, "a1");
  touch (field, "d3");
  g_assert_nonnull (find_label (field, "Marked: a1, d3"));
  press (field, "Clear");
  g_assert_nonnull (find_label (field, "Marked: none"));

  /* The board is what it was. */
  expect (field, box, MAP, "b2:1");
  expect (field, box, CELL, "b2");
  tm_sketch_field_choose (field, MAP);
  touch_side (field, "a1", TM_SIDE_UP);
  expect (field, box, MAP, "a2:S,b2:1");
}

/* There is more room on a page of its own, which draws the same. */
static void
test_page (void)
{
  g_autoptr (TmBox) box = toy_form_create_box (2);
  g_autoptr (TmSketchField) field = create_field (box, "b2:1");
  GtkWidget *window = gtk_window_new ();
  GtkWidget *view = adw_navigation_view_new ();
  AdwNavigationPage *page;

  adw_navigation_view_add (ADW_NAVIGATION_VIEW (view),
                           adw_navigation_page_new (GTK_WIDGET (field), "Form"));
  gtk_window_set_child (GTK_WINDOW (window), view);
  take_brush (field, BRUSH_GEM);
  press (field, "Draw on a page of its own");
  page = adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (view));
  g_assert_true (TM_IS_SKETCH_PAGE (page));
  g_assert_cmpstr (adw_navigation_page_get_title (page), ==, "Map");

  touch (page, "c3");
  expect (field, box, MAP, "c3:2,b2:1");
  g_assert_cmpint (get_part (field, "c3")->value, ==, 2);
  take_brush (page, BRUSH_TUNNEL);
  g_assert_true (
      gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (get_brush_button (field, BRUSH_TUNNEL))));
  touch_side (page, "a1", TM_SIDE_UP);
  expect (field, box, MAP, "c3:2,a2:S,b2:1");
  gtk_widget_activate_action (GTK_WIDGET (page), "sketch.undo", NULL);
  expect (field, box, MAP, "c3:2,b2:1");
  gtk_widget_activate_action (GTK_WIDGET (page), "sketch.clear", NULL);
  expect (field, box, MAP, "");
  gtk_window_destroy (GTK_WINDOW (window));
}

static TmSketchField *
get_sketch (TmParamForm *form)
{
  return TM_SKETCH_FIELD (toy_form_find (GTK_WIDGET (form), TM_TYPE_SKETCH_FIELD, 0));
}

/* One board for the line and the cells, and a field for what is neither. */
static void
test_form (void)
{
  g_autoptr (TmBox) box = toy_form_create_box (2);
  g_autoptr (TmParamForm) form = g_object_ref_sink (TM_PARAM_FORM (tm_param_form_new ()));
  g_autoptr (GError) error = NULL;
  guint n_changes = 0;
  TmArgs args;

  tm_args_init (&args);
  g_assert_true (tm_param_set_text (params, MAP, box, "c1:W3", &args, &error));
  g_signal_connect_swapped (form, "changed", G_CALLBACK (toy_form_count_cb), &n_changes);
  tm_param_form_show (form, params, N_PARAMS, N_PARAMS, box, NULL, &args);
  g_assert_null (toy_form_find (GTK_WIDGET (form), TM_TYPE_SKETCH_FIELD, 1));
  g_assert_null (toy_form_find (GTK_WIDGET (form), TM_TYPE_MAP_FIELD, 0));
  g_assert_null (toy_form_find (GTK_WIDGET (form), TM_TYPE_PARAM_FIELD, 1));

  /* What is filled in from a match shows at once. */
  g_assert_cmpint (get_part (form, "c1")->value, ==, 3);
  tm_param_form_get_args (form, &args);
  expect_in (&args, box, MAP, "c1:W3");
  expect_in (&args, box, CELL, "a1");

  choose_layer (form, "Cell");
  touch (form, "d2");
  g_assert_cmpuint (n_changes, ==, 1);
  tm_param_form_get_args (form, &args);
  expect_in (&args, box, CELL, "d2");

  /* Filled anew, it goes on in the same way. */
  tm_sketch_field_choose (get_sketch (form), MAP);
  take_brush (form, BRUSH_GEM);
  tm_param_form_show (form, params, N_PARAMS, N_PARAMS, box, NULL, &args);
  touch (form, "c1");
  tm_param_form_get_args (form, &args);
  expect_in (&args, box, MAP, "c1:W2");
  expect_in (&args, box, CELL, "d2");
  g_assert_true (tm_param_form_is_complete (form));
  gtk_editable_set_text (get_entry (form), "?");
  g_assert_false (tm_param_form_is_complete (form));
}

static void
test_names (void)
{
  g_autoptr (TmBox) box = toy_form_create_box (2);
  g_autoptr (TmSketchField) field = create_field (box, NULL);

  gtk_test_accessible_assert_role (field, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (field, GTK_ACCESSIBLE_PROPERTY_LABEL, "Map");
  gtk_test_accessible_assert_property (get_entry (field), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Map as a line");
  gtk_test_accessible_assert_property (get_brush_button (field, BRUSH_GEM),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Gems");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  adw_init ();
  toy_form_set_up (grids, G_N_ELEMENTS (grids));

  g_test_add_func ("/app/sketch-field/drawn-with-brushes", test_drawn);
  g_test_add_func ("/app/sketch-field/brushes-have-choices", test_choices);
  g_test_add_func ("/app/sketch-field/undone-touch-by-touch", test_undo);
  g_test_add_func ("/app/sketch-field/typed-beside-the-board", test_typed);
  g_test_add_func ("/app/sketch-field/cells-on-the-same-board", test_cells);
  g_test_add_func ("/app/sketch-field/page-of-its-own", test_page);
  g_test_add_func ("/app/sketch-field/one-board-in-a-form", test_form);
  g_test_add_func ("/app/sketch-field/named-for-screen-readers", test_names);

  return g_test_run ();
}
